"""What a page shows before a choice: ways, odds, lines of sight, what effects do; and what can be looked up."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.assault.table import Table
from tests.receiving import received

from dejarik.assault.content.missions.blocks.bombardment import Guns
from dejarik.assault.dice.attack import (
    AttackEffect,
    AttackNumbers,
    Condition,
    PowerToken,
    RerollEffect,
    Side,
    SurgeAbility,
)
from dejarik.assault.dice.faces import DicePool, Die, DieKind, Symbols
from dejarik.assault.dice.odds import odds
from dejarik.assault.game import GAME
from dejarik.assault.rules.attack import AttackResolved, Reroll, attack_with
from dejarik.kernel import Rng, saves
from dejarik.kernel.match import Match

Shown = dict[str, Any]


def hint(table: Table, option: str, seat: int | None = 0) -> Shown:
    before = saves.digest(table.state)
    found: Shown = received(GAME.presenter.hint(table.state, seat, option))
    assert saves.digest(table.state) == before, "a hint changed the state"
    return found


def declaring(table: Table, letter: str) -> Table:
    """A figure is about to declare an attack."""
    return table.push(attack_with(table.state, table.figure(letter)))


def as_shown(attack: AttackNumbers) -> Shown:
    """The odds that a page should show of an attack given as numbers."""
    counted = odds(attack)
    assert counted.defeat is not None
    return {
        "damage": {str(amount): float(chance) for amount, chance in sorted(counted.damage.items())},
        "expected": float(counted.expected_damage),
        "miss": float(counted.miss),
        "defeat": float(counted.defeat),
    }


def the_odds(found: Shown) -> Shown:
    return {key: found["odds"][key] for key in ("damage", "expected", "miss", "defeat")}


# --- Going ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-MOVE-01")
def test_the_action_move_shows_every_space_in_reach() -> None:
    table = Table("| A   .   .   .   .   .   b |", A="stormtrooper", b="rebel-trooper").activate("A")
    assert hint(table, "move") == {"reach": ["A1", "B1", "C1", "D1", "E1"], "points": 4}


@pytest.mark.rule("CORE-MOVE-16")
def test_an_end_of_a_movement_shows_the_way_and_what_each_step_costs() -> None:
    table = Table("| A   ~   .   .   .   .   b |", A="stormtrooper", b="rebel-trooper").activate("A")
    table.choose("move")
    assert hint(table, "go:C1") == {
        "ends": ["C1"],
        "cost": 3,
        "path": [{"spaces": ["B1"], "cost": 2}, {"spaces": ["C1"], "cost": 1}],
    }


def test_the_end_of_a_large_figure_names_all_spaces_that_it_would_cover() -> None:
    table = Table(
        """
        | A   A   .   . |
        | A   A   .   . |
        | A   A   .   b |
        """,
        A="at-st-elite",
        b="rebel-trooper",
    )
    table.activate("A").choose("move")
    assert hint(table, "go:B1")["ends"] == ["B1", "C1", "B2", "C2", "B3", "C3"]


# --- Odds -----------------------------------------------------------------------------------------------


def test_an_attack_that_a_card_makes_possible_shows_the_card_and_its_targets() -> None:
    picture = "| A   B   c |"
    table = Table(picture, A="stormtrooper", B="stormtrooper", c="rebel-trooper").hand(0, "marksman")
    found = hint(table.activate("A"), "attack:marksman")
    assert found["card"] == "marksman"
    assert [(target["id"], target["distance"]) for target in found["targets"]] == [(table.id("c"), 2)]


STORMTROOPER_SURGES = (
    SurgeAbility(AttackEffect(damage=1)),
    SurgeAbility(AttackEffect(accuracy=2)),
)


def test_a_target_shows_the_exact_odds_of_the_attack() -> None:
    table = declaring(Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper"), "A")
    found = hint(table, f"attack:{table.id('b')}")
    assert (found["distance"], found["needs"], found["melee"]) == (3, 3, False)
    assert the_odds(found) == as_shown(
        AttackNumbers(
            DicePool.of("blue", "green"),
            DicePool.of("white"),
            3,
            surges=STORMTROOPER_SURGES,
            health=3,
        )
    )
    assert found["odds"]["complete"] is True


@pytest.mark.rule("CORE-COND-18")
@pytest.mark.parametrize("conditions", [[], [Condition.FOCUSED]])
def test_there_are_no_odds_while_a_figure_has_to_choose_its_dice(conditions: list[Condition]) -> None:
    """Also when Focused has a die of its own."""
    table = Table("| A   .   .   b |", A="ig-88-assassin-droid", b="rebel-trooper").give("A", *conditions)
    declaring(table, "A")
    assert hint(table, f"attack:{table.id('b')}")["odds"] is None


def test_the_odds_are_what_the_engine_plays_over_all_rolls() -> None:
    """Every roll of the three dice is played out; of the surge abilities the one is taken that hurts most, and the one
    for accuracy, the second, where both hurt the same."""
    table = declaring(Table("| A   .   .   .   b |", A="stormtrooper", b="rebel-trooper"), "A")
    shown = hint(table, f"attack:{table.id('b')}")["odds"]
    played: Counter[int] = Counter()
    missed = 0
    for faces in product(range(6), repeat=3):
        table = Table("| A   .   .   .   b |", A="stormtrooper", b="rebel-trooper").script(*faces)
        table.attack_with("A", "b")
        while options := table.offers("surge:"):
            best = max(reversed(options), key=lambda option: hint(table, option)["suffers"])
            table.choose(best)
        (resolved,) = (event for event in table.events if isinstance(event, AttackResolved))
        played[resolved.damage] += 1
        missed += resolved.missed
    for damage in (0, 1, 2):
        assert played[damage] / 216 == pytest.approx(shown["damage"][str(damage)])
    assert played[3] / 216 == pytest.approx(
        shown["defeat"]
    )  # a rebel trooper suffers no more than its 3 Health
    assert missed / 216 == pytest.approx(shown["miss"])


@pytest.mark.rule("CORE-ATTACK-15")
def test_the_odds_count_the_rerolls_that_abilities_in_play_allow() -> None:
    """Squad Training: beside a friendly trooper a stormtrooper may reroll an attack die."""
    table = Table(
        """
        | A   .   .   b |
        | C   .   .   . |
        """,
        A="stormtrooper",
        C="stormtrooper",
        b="rebel-trooper",
    )
    found = hint(declaring(table, "A"), f"attack:{table.id('b')}")
    assert the_odds(found) == as_shown(
        AttackNumbers(
            DicePool.of("blue", "green"),
            DicePool.of("white"),
            3,
            surges=STORMTROOPER_SURGES,
            rerolls=(RerollEffect(Side.ATTACKER, DieKind.ATTACK, 1),),
            health=3,
        )
    )


@pytest.mark.rule("CORE-COND-16", "CORE-COND-17", "CORE-COND-19", "CORE-POWER-04")
def test_the_odds_count_conditions_and_power_tokens() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper")
    table.give("A", Condition.FOCUSED, Condition.WEAKENED, PowerToken.DAMAGE).give("b", Condition.HIDDEN)
    found = hint(declaring(table, "A"), f"attack:{table.id('b')}")
    assert found["attack_dice"] == ["blue", "green", "green"]
    assert the_odds(found) == as_shown(
        AttackNumbers(
            DicePool.of("blue", "green", "green"),
            DicePool.of("white"),
            3,
            modifiers=AttackEffect(damage=1, surge=-1, accuracy=-2),
            surges=STORMTROOPER_SURGES,
            health=3,
        )
    )


def test_the_odds_count_damage_that_the_target_has() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper").hurt("b", 2)
    found = hint(declaring(table, "A"), f"attack:{table.id('b')}")
    assert found["odds"]["defeat"] == pytest.approx(1 - found["odds"]["damage"]["0"])


def test_the_action_attack_shows_the_odds_against_every_target() -> None:
    table = Table("| b   .   A   .   c |", A="stormtrooper", b="rebel-trooper", c="rebel-trooper").activate(
        "A"
    )
    found = hint(table, "attack")["targets"]
    assert [target["id"] for target in found] == [table.id("b"), table.id("c")]
    assert all(target["odds"]["expected"] > 0 for target in found)


def test_odds_can_be_looked_up_by_anybody_at_any_time() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper")
    found = hint(table, f"odds:{table.id('b')}:{table.id('A')}", seat=None)
    assert found["attack_dice"]
    assert found["defence_dice"] == ["black"]
    assert found["sight"]["clear"] is True


def test_command_cards_in_hands_change_no_odds() -> None:
    plain = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper")
    armed = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper")
    armed.hand(0, "deadeye", "take-initiative").hand(1, "deflection", "element-of-surprise")
    asked = f"odds:{plain.id('A')}:{plain.id('b')}"
    assert hint(plain, asked) == hint(armed, asked)


# --- Sight ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-LOS-03")
def test_lines_of_sight_go_from_a_corner_to_both_ends_of_a_side() -> None:
    table = declaring(Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper"), "A")
    sight = hint(table, f"attack:{table.id('b')}")["sight"]
    assert sight["clear"] is True
    assert sight["blocked"] == []
    (x, y), (other_x, other_y) = sight["to"]
    assert abs(x - other_x) + abs(y - other_y) == 1


@pytest.mark.rule("CORE-LOS-14")
def test_a_figure_in_the_way_is_named() -> None:
    table = Table("| A   c   .   b |", A="stormtrooper", b="rebel-trooper", c="rebel-trooper")
    found = hint(table, f"sight:{table.id('A')}:D1", seat=None)
    assert found["sees"] is False
    assert found["distance"] == 3
    assert {"figure"} == {obstacle["what"] for obstacle in found["sight"]["blocked"]}
    assert table.id("c") in {obstacle["figure"] for obstacle in found["sight"]["blocked"]}


# --- Effects --------------------------------------------------------------------------------------------


def test_a_surge_ability_shows_what_the_target_would_suffer_with_it() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper").activate("A")
    table.roll(
        [
            (Die.BLUE, Symbols(accuracy=3, damage=1, surge=1)),
            (Die.GREEN, Symbols(accuracy=2, damage=2)),
            (Die.WHITE, Symbols(block=1)),
        ]
    )
    table.choose("attack")
    suffered = {hint(table, option)["suffers"] for option in table.offers("surge:")}
    assert suffered == {2, 3}  # +2 Accuracy changes nothing, +1 damage does
    found = {str(hint(table, option)["text"]): hint(table, option) for option in table.offers("surge:")}
    told = {(each["before"], each["suffers"], each["defeats"], each["idle"]) for each in found.values()}
    assert told == {(2, 2, False, True), (2, 3, True, False)}  # the third point of three


def test_a_surge_that_would_defeat_anyhow_does_not_say_so() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper").hurt("b", 1).activate("A")
    table.roll(
        [
            (Die.BLUE, Symbols(accuracy=3, damage=1, surge=1)),
            (Die.GREEN, Symbols(accuracy=2, damage=2)),
            (Die.WHITE, Symbols(block=1)),
        ]
    )
    table.choose("attack")
    assert {hint(table, option)["defeats"] for option in table.offers("surge:")} == {False}


def test_a_special_action_is_told_in_words() -> None:
    table = Table("| A   .   b |", A="darth-vader-lord-of-the-sith", b="rebel-trooper").activate("A")
    (option,) = table.offers("special:darth-vader-lord-of-the-sith.force-choke")
    found = hint(table, option)
    assert found["text"] == {"id": "card-darth-vader-lord-of-the-sith-force-choke-text"}
    assert found["card"] == "darth-vader-lord-of-the-sith"


def test_a_command_card_is_told_in_words_to_the_seat_that_could_play_it_only() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "urgency").activate("A")
    assert hint(table, "special:urgency.urgency")["card"] == "urgency"
    assert hint(table, "special:urgency.urgency", seat=1) == {}
    assert hint(table, "special:urgency.urgency", seat=None) == {}


# --- What is asked for ----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-SETUP-04")
def test_a_zone_shows_its_spaces_and_what_lies_in_it() -> None:
    match = Match(GAME, GAME.options_from({"map": "moisture-farm", "mission": "A"}, Rng.seeded(1)), 3)
    while match.decision is not None and match.decision.prompt.id != "setup-zone":
        match.apply(match.decision.options[0])
    assert match.decision is not None
    for option in match.decision.options:
        id = match.decision.id_of(match.state, option)
        found = received(match.game.presenter.hint(match.state, match.decision.seat, id))
        assert found["text"]["args"] == {"count": len(found["spaces"])}
        assert found["zone"] == option.value


@pytest.mark.rule("CORE-SETUP-02")
def test_nobody_has_initiative_before_it_is_decided() -> None:
    match = Match(GAME, GAME.options_from({"map": "moisture-farm", "mission": "A"}, Rng.seeded(1)), 3)
    assert match.decision is not None
    assert match.decision.prompt.id == "setup-initiative"
    assert received(match.game.presenter.present(match.state, 0))["initiative"] is None
    match.apply("player:1")
    assert received(match.game.presenter.present(match.state, 0))["initiative"] == 1


@pytest.mark.rule("CORE-INTERACT-01")
def test_a_door_that_could_be_opened_is_explained() -> None:
    table = Table(
        """
        | A = .   b |
        | . = .   . |
        """,
        A="stormtrooper",
        b="rebel-trooper",
    ).activate("A")
    (option,) = table.offers("interact:")
    found = hint(table, option)
    assert found["text"] == {"id": "shown-door"}
    assert found["token"] in table.state.tokens


@pytest.mark.rule("CORE-DICE-01", "CORE-ATTACK-16")
def test_a_die_that_could_be_rerolled_shows_its_face_and_its_average() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper").activate("A")
    table.roll(
        [
            (Die.BLUE, Symbols(accuracy=3, damage=1, surge=1)),
            (Die.GREEN, Symbols(accuracy=2, damage=2)),
            (Die.WHITE, Symbols(block=1)),
        ]
    )
    table.choose("attack").push(Reroll(seat=0, pools=["attack"]))
    (blue,) = table.offers("die:attack:0:blue")
    found = hint(table, blue)
    assert found["symbols"] == {"accuracy": 3, "damage": 1, "surge": 1}
    assert found["average"] == pytest.approx({"accuracy": 19 / 6, "damage": 7 / 6, "surge": 2 / 6})


def test_what_a_card_asks_for_is_told_in_the_words_of_the_card() -> None:
    table = Table(
        """
        | A   .   b |
        | .   .   c |
        """,
        A="darth-vader-lord-of-the-sith",
        b="rebel-trooper",
        c="rebel-trooper",
    )
    table.activate("A").choose("special:darth-vader-lord-of-the-sith.force-choke")
    for letter in "bc":
        found = hint(table, f"choose:{table.id(letter)}")
        assert found["target"] == table.id(letter)
        assert found["text"] == {"id": "card-darth-vader-lord-of-the-sith-force-choke-text"}


@pytest.mark.rule("CORE-DICE-01")
def test_a_space_under_fire_shows_who_is_hit_and_how_hard() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hurt("b", 1)
    table.push(Guns(seats=[0], die=Die.GREEN, key="nal-hutta-borderlands-a"))
    found = hint(table, "fire:C1")
    assert found["expected"] == pytest.approx(8 / 6)
    assert found["targets"] == [
        {"id": table.id("b"), "defeat": pytest.approx(3 / 6)}
    ]  # two of its three left


# --- Looking things up ----------------------------------------------------------------------------------


def test_a_figure_is_explained_with_the_sources_of_its_values() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").give("A", Condition.STUNNED)
    found = hint(table, f"figure:{table.id('A')}", seat=None)
    values = {value["name"]["id"]: value for value in found["values"]}
    assert values["shown-value-health"]["value"] == values["shown-value-health"]["printed"] == 3
    named = [effect["name"]["id"] for effect in found["effects"]]
    assert "card-stormtrooper-squad-training" in named
    assert "card-stunned-paralysed" in named


def test_a_card_can_be_looked_up() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    assert hint(table, "card:stormtrooper", seat=None)["cost"] == 6
    assert hint(table, "card:urgency", seat=None)["timing"] == "special-action"


@pytest.mark.parametrize(
    "nonsense",
    ["", ":", "go:ZZ99", "figure:", "figure:99999999999999999999", "token:x", "card:none", "sight:1", "sight:3:ZZ",
     "odds:3", "odds:3:3", "attack", "surge:1.1", "figure:-1", "figure:²"],
)  # fmt: skip
def test_what_means_nothing_gets_no_answer(nonsense: str) -> None:
    assert hint(Table("| A   .   b |", A="stormtrooper", b="rebel-trooper"), nonsense) == {}
