"""What a page shows of a skirmish: the table for a seat and for spectators, figures, and the attack in progress."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.assault.table import Table
from tests.receiving import received

from dejarik.assault.board import SpaceName
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die, Symbols
from dejarik.assault.game import GAME
from dejarik.assault.rules.figures.damage import strain
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.objects.tokens import add_token, controller_of_token
from dejarik.assault.showing.attacks import attack_shown
from dejarik.assault.showing.figures import figures_shown, groups_shown
from dejarik.assault.showing.tokens import tokens_shown
from dejarik.assault.skirmish.presenting.table import hand_shown
from dejarik.assault.skirmish.rules.commands import DiscardCommand, hand
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Rng, apply, clone, decision, saves, start
from dejarik.kernel.answers import random_answer

Shown = dict[str, Any]


def a_game(map_id: str = "moisture-farm", mission: str = "A", decisions: int = 120) -> SkirmishState:
    """A game with ready-made armies, some way into it."""
    rng = Rng.seeded(7)
    state: SkirmishState = start(GAME, GAME.options_from({"map": map_id, "mission": mission}, rng), 7)
    for _ in range(decisions):
        asked = decision(state)
        assert asked is not None
        apply(state, random_answer(asked, rng))
    return state


def shown(table: Table, letter: str) -> Shown:
    """A figure of a table as it is shown."""
    return next(each for each in received(figures_shown(table.state)) if each["id"] == table.id(letter))


def the_attack(table: Table) -> Shown:
    found: Shown | None = received(attack_shown(table.state))
    assert found is not None
    return found


# --- The table ------------------------------------------------------------------------------------------


def test_the_table_shows_map_mission_players_figures_and_tokens() -> None:
    state = a_game()
    found = received(GAME.presenter.present(state, 0))
    assert found["map"] == {"id": "moisture-farm", "name": {"id": "map-name-moisture-farm"}}
    assert found["mission"]["key"] == "moisture-farm-a"
    assert found["goal"] == 40
    assert [player["seat"] for player in found["players"]] == [0, 1]
    assert {figure["id"] for figure in found["figures"]} == set(state.figures)
    assert {token["id"] for token in found["tokens"]} == set(state.tokens)
    assert {group["id"] for group in found["groups"]} == set(state.groups)
    assert json.loads(json.dumps(found)) == found


@pytest.mark.rule("CORE-WIN-01", "CORE-FOUR-03")
def test_a_team_battle_shows_the_points_of_the_team_and_its_goal() -> None:
    state = a_game("temple-gardens", "B", decisions=0)
    state.players[0].vp, state.players[2].vp = 10, 7
    found = received(GAME.presenter.present(state, 0))
    assert found["goal"] == (60 if found["mode"] == "team" else 40)
    expected = 17 if found["mode"] == "team" else 10
    assert found["players"][0]["goal_vp"] == expected


def test_a_seat_is_shown_its_own_hand_and_spectators_none() -> None:
    state = a_game()
    own = [card["card"] for card in received(GAME.presenter.present(state, 1))["hand"]]
    assert own == [state.sources[id].key for id in hand(state, 1)]
    assert own
    assert received(GAME.presenter.present(state, None))["hand"] == []
    assert [player["hand"] for player in received(GAME.presenter.present(state, None))["players"]] == [
        len(hand(state, seat)) for seat in (0, 1)
    ]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_that_is_shown_depends_on_what_is_hidden(seat: int | None) -> None:
    state = a_game()
    twin = clone(state)
    GAME.redeal(twin, seat, Rng.seeded(99))
    assert twin != state
    assert received(GAME.presenter.present(twin, seat)) == received(GAME.presenter.present(state, seat))


def test_showing_leaves_the_state_as_it_was() -> None:
    state = a_game()
    before = saves.digest(state)
    received(GAME.presenter.present(state, 0))
    assert saves.digest(state) == before


def test_a_door_is_shown_with_the_spaces_at_its_sides() -> None:
    state = a_game("massassi-ruins", "A", decisions=0)
    doors = [token for token in received(tokens_shown(state)) if token["kind"] == "door"]
    assert [door["door"] for door in doors] == list(range(len(doors)))
    assert all(len(door["spaces"]) == 4 for door in doors)


@pytest.mark.rule("CORE-CONTROL-01")
def test_a_token_shows_the_team_that_controls_it() -> None:
    table = Table(
        """
        | .   .   .   .   . |
        | .   A   .   .   . |
        | .   .   .   .   b |
        """,
        A="stormtrooper",
        b="rebel-trooper",
    )
    ground = board_for(table.state)
    expected = {}
    for space in ("A1", "C1", "E1", "A3", "C3", "D3", "D2", "B2"):
        token = add_token(table.state, "crate", int(ground.space(SpaceName(space))))
        expected[token.id] = controller_of_token(table.state, token)
    assert {token["id"]: token["controller"] for token in received(tokens_shown(table.state))} == expected
    assert set(expected.values()) == {0, 1, None}


# --- Figures --------------------------------------------------------------------------------------------


def test_a_figure_shows_where_it_stands_and_its_values() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    table.hurt("A", 1).give("A", Condition.STUNNED, PowerToken.BLOCK)
    figure = shown(table, "A")
    assert figure["spaces"] == ["A1"]
    assert (figure["health"], figure["damage"], figure["speed"]) == (3, 1, 4)
    assert figure["conditions"] == ["stun"]
    assert figure["power"] == ["block"]
    assert figure["attack"] == {"melee": False, "dice": ["blue", "green"], "choose": 0}
    assert figure["defence"] == ["black"]


def test_a_large_figure_shows_all_spaces_of_its_base() -> None:
    table = Table("""
        | A   A   . |
        | A   A   . |
        | A   A   b |""", A="at-st-elite", b="rebel-trooper")  # fmt: skip
    assert shown(table, "A")["spaces"] == ["A1", "B1", "A2", "B2", "A3", "B3"]
    assert shown(table, "A")["base"] == "2x3"


@pytest.mark.rule("CORE-COND-17")
def test_a_focused_figure_shows_its_green_die() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").give("A", Condition.FOCUSED)
    assert shown(table, "A")["attack"]["dice"] == ["blue", "green", "green"]


def test_the_active_figure_shows_its_actions_and_movement_points() -> None:
    table = Table("| A   .   .   .   b |", A="stormtrooper", b="rebel-trooper").activate("A")
    table.choose("move")
    figure = shown(table, "A")
    assert (figure["active"], figure["actions"], figure["points"]) == (True, 1, 4)
    assert (shown(table, "b")["active"], shown(table, "b")["actions"]) == (False, None)


@pytest.mark.rule("CORE-ACT-06")
def test_the_figures_of_an_exhausted_group_have_been_activated() -> None:
    table = Table("| A   B   c |", groups=["AB"], A="stormtrooper", B="stormtrooper", c="rebel-trooper")
    table.state.groups[table.figure("A").group].exhaust()
    assert [shown(table, letter)["activated"] for letter in "ABc"] == [True, True, False]
    assert [group["ready"] for group in received(groups_shown(table.state))] == [False, True]


# --- The attack -----------------------------------------------------------------------------------------


def test_without_an_attack_none_is_shown() -> None:
    assert received(attack_shown(Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").state)) is None


def test_an_attack_that_is_being_declared_has_no_target_and_no_dice() -> None:
    table = Table("| b   .   A   .   c |", A="stormtrooper", b="rebel-trooper", c="rebel-trooper")
    table.activate("A").choose("attack")
    found = the_attack(table)
    assert (found["step"], found["target"], found["attack_dice"]) == ("declare", None, [])


@pytest.mark.rule("CORE-ATTACK-22", "CORE-ATTACK-23")
def test_an_attack_in_progress_shows_dice_totals_and_what_the_target_would_suffer() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper").activate("A")
    table.roll(
        [
            (Die.BLUE, Symbols(accuracy=3, damage=1, surge=1)),
            (Die.GREEN, Symbols(accuracy=2, damage=2)),
            (Die.WHITE, Symbols(block=1)),
        ]
    )
    table.choose("attack")
    found = the_attack(table)
    assert found["step"] == "surges"
    assert (found["target"], found["target_kind"], found["distance"]) == (table.id("b"), "figure", 3)
    assert [die["colour"] for die in found["attack_dice"]] == ["blue", "green"]
    assert found["attack_dice"][0]["symbols"] == {"damage": 1, "surge": 1, "accuracy": 3}
    assert found["totals"] == {
        "damage": 3, "surge": 1, "accuracy": 5, "block": 1, "evade": 0, "dodge": 0, "pierce": 0, "needs": 3,
    }  # fmt: skip
    assert found["suffers"] == 2


def test_surge_abilities_that_were_bought_are_listed() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="darth-vader-lord-of-the-sith").activate("A")
    table.roll(
        [
            (Die.BLUE, Symbols(accuracy=3, damage=1, surge=1)),
            (Die.GREEN, Symbols(accuracy=2, damage=1, surge=1)),
            (Die.BLACK, Symbols(block=1)),
            (Die.BLACK, Symbols(block=1)),
        ]
    )
    table.choose("attack")
    if "pass" in table.options:  # Vader may reroll
        table.choose("pass")
    before = the_attack(table)
    table.choose(table.offers("surge:")[0])
    after = the_attack(table)
    assert before["bought"] == []
    assert [each["id"] for each in after["bought"]] == ["surge-name"]
    assert after["totals"]["surge"] == before["totals"]["surge"] - 1


# --- The hand -------------------------------------------------------------------------------------------


def test_a_card_in_hand_names_the_options_that_play_it_now() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "take-initiative", "urgency")
    table.activate("A")
    found = {card["card"]: card["options"] for card in received(hand_shown(table.state, 0))}
    assert found["take-initiative"] == []
    assert found["urgency"] == ["special:urgency.urgency"]
    assert found["urgency"][0] in table.options


def test_a_card_in_hand_names_the_option_that_discards_it() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "urgency", "deadeye")
    table.push(DiscardCommand(seat=0))
    for card in received(hand_shown(table.state, 0)):
        assert card["options"] == [f"discard:{card['card']}#{card['source']}"]
        assert card["options"][0] in table.options


def test_discarding_from_the_deck_concerns_no_card_in_hand() -> None:
    """Its options are called by numbers, and so are the cards in hand."""
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "urgency", "deadeye")
    table.deck(0, *["take-initiative"] * 9)
    strain(table.state, table.figure("A"), 9, by=1)
    table.push()
    assert table.offers("discard:")
    assert all(card["options"] == [] for card in received(hand_shown(table.state, 0)))
