"""2v2: seats and order, who may engage whom, five objectives or the dial at 16.

dark 1   dark 2
light 2  light 1        each player faces the one opposite
"""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import Problem, Rng, apply, decision, start, view
from dejarik.kernel.answers import random_answer
from dejarik.kernel.engine import run
from dejarik.lcg.decks.deck import Deck, random_team
from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.formats import TWO_AGAINST_TWO
from dejarik.lcg.game import GAME
from dejarik.lcg.opening import Options, check_decks
from dejarik.lcg.rules.leaving import destroy
from dejarik.lcg.rules.setup import OrderChosen
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.turn import BalancePhase, Refresh
from dejarik.lcg.rules.victory import DialMoved, move_dial

DARK_OBJECTIVE = "shadows-of-dathomir-45"
LIGHT_OBJECTIVE = "a-heros-journey-2"


def decks(dark: int = 2, light: int = 2) -> tuple[Deck, ...]:
    rng = Rng.seeded(7)
    return (*random_team(rng, Side.DARK, dark), *random_team(rng, Side.LIGHT, light))


def started() -> Lcg:
    """A game from its very beginning: seats 1 and 2 are dark, 3 and 4 light."""
    state: Lcg = start(GAME, Options("2v2", decks()), 5)
    return state


def asked_of(state: Lcg) -> tuple[int, str]:
    asked = decision(state)
    assert asked is not None
    return asked.seat, asked.prompt.id


def two_teams(picture: str = "") -> Table:
    return Table(picture, format="2v2")


def result(table: Table) -> tuple[str, tuple[int, ...]] | None:
    outcome = table.state.outcome
    return None if outcome is None else (outcome.reason, outcome.winners)


# --- Teams and seats ----------------------------------------------------------------------------------


@pytest.mark.rule("LCG-2V2-01", "LCGC-TEAM-01")
def test_a_game_needs_two_players_of_each_side() -> None:
    check_decks(TWO_AGAINST_TWO, decks())
    with pytest.raises(Problem, match="lcg-team-size"):
        check_decks(TWO_AGAINST_TWO, decks(dark=3, light=1))
    with pytest.raises(Problem, match="lcg-players"):
        check_decks(TWO_AGAINST_TWO, decks(dark=2, light=1))


@pytest.mark.rule("LCGC-TEAM-02", "LCG-DECK-02")
def test_the_limits_on_sets_hold_for_a_team_together() -> None:
    dark = random_team(Rng.seeded(1), Side.DARK, 1)[0]
    light = random_team(Rng.seeded(2), Side.LIGHT, 2)
    three_copies = Deck("same", dark.affiliation, dark.sets)
    with pytest.raises(Problem, match="lcg-bad-team"):
        check_decks(TWO_AGAINST_TWO, (dark, three_copies, *light))


@pytest.mark.rule("LCG-2V2-02", "LCG-2V2-05", "LCGC-2V2-01")
def test_teammates_sit_side_by_side_and_everybody_faces_one_opponent() -> None:
    table = two_teams()
    around = [table.seat(who) for who in ("dark1", "dark2", "light1", "light2")]
    assert table.state.order == around
    facing = {
        who: TWO_AGAINST_TWO.targets(table.state, table.seat(who))
        for who in ("dark1", "dark2", "light1", "light2")
    }
    assert facing == {
        "dark1": [table.seat("light2")],
        "dark2": [table.seat("light1")],
        "light1": [table.seat("dark2")],
        "light2": [table.seat("dark1")],
    }


@pytest.mark.rule("LCG-2V2-03", "LCGC-2V2-01")
def test_the_dark_team_chooses_its_order_first_and_the_light_team_knows_it() -> None:
    state = started()
    assert asked_of(state) == (0, "lcg-order")
    told = [event for event in apply(state, "player:2") if isinstance(event, OrderChosen)]
    assert [(event.side, event.order) for event in told] == [(Side.DARK, [1, 0])]
    assert [state.players[seat].number for seat in (0, 1)] == [2, 1]
    assert asked_of(state) == (2, "lcg-order")
    assert [player["number"] for player in view(state, 2)["state"]["players"][:2]] == [2, 1]
    apply(state, "player:3")
    assert state.order == [1, 0, 2, 3]


@pytest.mark.rule("LCG-2V2-04", "LCGC-TEAM-03")
def test_the_order_never_changes_afterwards() -> None:
    state = started()
    rng = Rng.seeded(3)
    apply(state, "player:2")
    apply(state, "player:3")
    numbers = [player.number for player in state.players]
    for _ in range(300):
        asked = decision(state)
        if asked is None:
            break
        apply(state, random_answer(asked, rng))
        assert [player.number for player in state.players] == numbers
        assert state.order == [1, 0, 2, 3]


@pytest.mark.rule("LCG-2V2-06", "LCG-2V2-08", "LCGC-2V2-02")
def test_the_dark_team_begins_and_turns_alternate() -> None:
    state = started()
    rng = Rng.seeded(3)
    sides: list[tuple[int, Side]] = []
    while decision(state) is not None and len(sides) < 4:
        turn = (state.round, state.side)
        if state.phase.value != "setup" and turn not in sides:
            sides.append(turn)
        asked = decision(state)
        assert asked is not None
        apply(state, random_answer(asked, rng))
    assert sides == [(1, Side.DARK), (1, Side.LIGHT), (2, Side.DARK), (2, Side.LIGHT)]


@pytest.mark.rule("LCG-2V2-07", "LCGC-2V2-02", "LCGC-TEAM-03")
def test_player_1_acts_before_player_2_in_each_phase() -> None:
    table = two_teams("dark1 hand: tie-fighter-149\ndark2 hand: tie-fighter-149").turn("dark")
    seen: list[tuple[str, int]] = []
    while table.state.side is Side.DARK:
        seen.append((table.state.phase.value, table.asked.seat))
        table.decline()
    for phase in ("draw", "deployment"):
        seats = [seat for name, seat in seen if name == phase]
        assert seats == sorted(seats)
        assert set(seats) == {0, 1}


# --- Who may engage whom ------------------------------------------------------------------------------


@pytest.mark.rule("LCG-2V2-09", "LCGC-2V2-01")
def test_only_the_objectives_of_the_player_opposite_can_be_engaged() -> None:
    table = two_teams("light1 units: red-five-113").conflict("light").pass_until("engage:")
    owners = {table.state.cards[option.value].seat for option in table.asked.options if option.value}
    assert owners == {table.seat("dark2")}


@pytest.mark.rule("LCG-2V2-10", "LCGC-2V2-01")
def test_tactics_icons_reach_every_enemy_unit() -> None:
    table = two_teams("""
        light1 units: twilek-smuggler-156
        dark1 units: darth-vader-35
        dark2 units: tie-fighter-149
    """).conflict("light")
    table.engage(DARK_OBJECTIVE, ["twilek-smuggler-156"], until="target:")
    assert table.options() == [
        "target:darth-vader-35",
        "target:tie-fighter-149",
    ]  # dark 1 is not the one opposite


@pytest.mark.rule("LCG-2V2-10", "LCGC-2V2-01")
def test_card_effects_reach_every_enemy() -> None:
    table = two_teams("""
        dark1 hand: force-choke-59
        light1 units: rebel-trooper-112
        light2 units: rookie-pilot-120
    """).actions("dark")
    table.choose("use:force-choke-59")
    assert table.can("target:rebel-trooper-112")
    assert table.can("target:rookie-pilot-120")


# --- Winning ------------------------------------------------------------------------------------------


def attack(victory: str) -> Table:
    """Player 1 of the light side destroys an objective of player 2 of the dark side."""
    table = two_teams(f"""
        {victory}
        light1 units: red-five-113
        dark2 objectives: {DARK_OBJECTIVE} damage=4, {DARK_OBJECTIVE}, {DARK_OBJECTIVE}
    """).conflict("light")
    return table.engage(DARK_OBJECTIVE, ["red-five-113"]).settle()


@pytest.mark.rule("LCG-WIN-01", "LCGC-2V2-03")
def test_the_light_team_wins_with_the_fifth_objective_of_both_together() -> None:
    two = f"{DARK_OBJECTIVE}, {DARK_OBJECTIVE}"
    table = attack(f"light1 victory: {two}\nlight2 victory: {two}")
    assert result(table) == ("objectives", (2, 3))
    table = attack(f"light1 victory: {DARK_OBJECTIVE}\nlight2 victory: {two}")
    assert result(table) is None  # four
    assert len(table.player("light1").victory) == 2


@pytest.mark.rule("LCG-WIN-01", "LCGC-OBJ-01")
@pytest.mark.parametrize(("destroyed", "over"), [(3, False), (4, True)])
def test_an_objective_that_the_dark_side_destroyed_itself_counts_too(destroyed: int, over: bool) -> None:
    pile = ", ".join([DARK_OBJECTIVE] * destroyed)
    table = two_teams(f"light2 victory: {pile}\ndark1 hand: tie-fighter-149").deployment("dark")
    destroy(table.state, table.seat("dark1"), table.id(DARK_OBJECTIVE))
    run(table.state)
    assert result(table) == (("objectives", (2, 3)) if over else None)


@pytest.mark.rule("LCG-WIN-02", "LCGC-2V2-03")
@pytest.mark.parametrize(("dial", "over"), [(11, False), (14, False), (15, True)])
def test_the_dark_team_wins_with_the_dial_at_16(dial: int, over: bool) -> None:
    table = two_teams(f"dial: {dial}\nbalance: light\nlight1 hand: tie-fighter-149")
    table.start(BalancePhase(side=Side.DARK), side="dark")
    assert result(table) == (("dial", (0, 1)) if over else None)


@pytest.mark.rule("LCG-WIN-02")
def test_the_dial_may_go_past_16() -> None:
    table = two_teams("dial: 14\ndark1 hand: tie-fighter-149").deployment("dark")
    move_dial(table.state, 3)
    run(table.state)
    assert result(table) == ("dial", (0, 1))


@pytest.mark.rule("LCG-TURN-03", "LCG-2V2-07")
@pytest.mark.parametrize(("balance", "expected"), [("light", 4), ("dark", 5)])
def test_the_dial_moves_once_in_the_turn_of_a_team(balance: str, expected: int) -> None:
    table = two_teams(f"dial: 3\nbalance: {balance}\ndark1 hand: tie-fighter-149").turn("dark")
    while table.state.side is Side.DARK:
        table.decline()
    assert table.state.dial == expected


@pytest.mark.rule("LCG-WIN-03")
def test_an_objective_that_a_supporting_unit_destroyed_goes_to_the_attacking_player() -> None:
    table = two_teams(f"""
        dark1 units: dark-side-apprentice-33
        dark2 units: tie-bomber-148
        light2 objectives: {LIGHT_OBJECTIVE} damage=2
    """).conflict("dark")
    table.engage(LIGHT_OBJECTIVE, ["dark-side-apprentice-33"], until="support:")
    table.choose("support:tie-bomber-148").choose("yes").settle()
    assert table.player("dark1").victory == [LIGHT_OBJECTIVE]
    assert table.player("dark2").victory == []


@pytest.mark.rule("LCG-WIN-03", "LCGC-2V2-04")
def test_the_dial_counts_the_own_victory_pile_of_who_destroyed_the_objective() -> None:
    table = two_teams(f"""
        dark1 victory: {LIGHT_OBJECTIVE}
        dark2 victory: {LIGHT_OBJECTIVE}, {LIGHT_OBJECTIVE}, {LIGHT_OBJECTIVE}
        dark1 units: tie-bomber-148, tie-fighter-149 focus=1
        light2 objectives: {LIGHT_OBJECTIVE} damage=3, {LIGHT_OBJECTIVE}, {LIGHT_OBJECTIVE}
    """).conflict("dark")
    table.engage(LIGHT_OBJECTIVE, ["tie-bomber-148"]).settle()
    assert len(table.player("dark1").victory) == 2
    assert next(event.by for event in table.events if isinstance(event, DialMoved)) == 2


@pytest.mark.rule("LCG-WIN-03")
def test_two_objectives_for_one_and_one_for_the_other_move_the_dial_by_four() -> None:
    table = two_teams("dark1 hand: tie-fighter-149").deployment("dark")
    for who, victim in (("dark1", "light2"), ("dark1", "light2"), ("dark2", "light1")):
        objective = next(
            id for id in table.ids(LIGHT_OBJECTIVE) if table.state.cards[id].seat == table.seat(victim)
        )
        destroy(table.state, table.seat(who), objective)
        run(table.state)
    assert table.state.dial == 1 + 2 + 1


@pytest.mark.rule("LCG-WIN-04", "LCGC-2V2-04")
def test_the_dark_players_choose_who_gets_an_objective_that_the_light_side_destroyed() -> None:
    table = two_teams(f"dark2 victory: {LIGHT_OBJECTIVE}\ndark1 hand: tie-fighter-149").deployment("dark")
    destroy(table.state, table.seat("light1"), table.id(LIGHT_OBJECTIVE))
    run(table.state)
    assert asked_of(table.state) == (0, "lcg-award")
    table.choose("player:2")
    assert len(table.player("dark2").victory) == 2
    assert table.state.dial == 2


@pytest.mark.rule("LCG-WIN-05", "LCGC-2V2-05")
def test_an_empty_deck_does_not_lose_the_game() -> None:
    table = two_teams("dark1 only-deck: \ndark1 hand: tie-fighter-149").draw("dark").choose("keep")
    assert table.hand("dark1") == ["tie-fighter-149"]
    assert result(table) is None
    table = two_teams(
        f"dark1 objective-deck: \ndark1 objectives: {DARK_OBJECTIVE}\nlight1 hand: rebel-trooper-112"
    )
    table.start(Refresh(seat=0), side="dark")
    assert result(table) is None
    assert len(table.cards_of("dark1", CardType.OBJECTIVE)) == 1


@pytest.mark.rule("LCG-WIN-06", "LCGC-2V2-06")
def test_a_card_that_makes_its_controller_lose_makes_the_whole_team_lose() -> None:
    table = two_teams(
        "dark1 objectives: the-heart-of-the-empire-142\ndark1 hand: tie-fighter-149"
    ).deployment("dark")
    destroy(table.state, table.seat("light1"), table.id("the-heart-of-the-empire-142"))
    run(table.state)
    assert result(table) == ("card", (2, 3))


@pytest.mark.rule("LCG-WIN-07", "LCGC-2V2-06")
def test_a_card_gives_its_own_team_no_other_way_to_win() -> None:
    """A Trench Run lets the dial be attacked, and wins when it is destroyed: in a duel."""
    picture = "light enhancements: trench-run-150 on death-star-dial\nlight units: red-five-113"
    duel = Table(picture).conflict("light").pass_until("engage:")
    assert duel.can("engage:death-star-dial")
    teams = two_teams(picture).conflict("light").pass_until("engage:")
    assert not teams.can("engage:death-star-dial")


@pytest.mark.rule("LCG-WIN-02")
def test_the_multiplayer_dial_does_not_stop_at_12() -> None:
    table = two_teams("dial: 11\ndark1 hand: tie-fighter-149").deployment("dark")
    move_dial(table.state, 3)
    run(table.state)
    assert table.state.dial == 14
    assert result(table) is None
