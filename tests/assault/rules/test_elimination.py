"""Who is out of a skirmish, and turns of those who are not: what is easily forgotten with four players."""

from __future__ import annotations

import pytest
from tests.assault.rules.rounds import asks, idle_turn, play_round, play_rounds
from tests.assault.rules.test_four_players import outcome, ring
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.rules.state import NOWHERE
from dejarik.assault.skirmish.rules.rounds import (
    LAST_ROUND,
    ActivationPassed,
    ActivationPhase,
    InitiativePassed,
    claim_initiative,
)
from dejarik.assault.skirmish.rules.victory import Eliminated, TieBreak, TieCompared, check_end, gain
from dejarik.kernel import How, Rng

UPGRADE = "rebel-high-command"


def lose_figures(table: Table, *letters: str) -> None:
    """Figures are gone, and not by a defeat."""
    for letter in letters:
        del table.state.figures[table.id(letter)]
    table.refresh()


@pytest.mark.rule("IA-4P-26", "IA-4P-27", "CORE-FOUR-08")
def test_who_has_no_figure_left_however_they_left_loses_hand_and_upgrades_and_nobody_else_does() -> None:
    table = ring().hand(1, "take-initiative").hand(2, "take-initiative")
    for seat in (1, 2):
        table.upgrade(seat, UPGRADE)
    lose_figures(table, "b")
    check_end(table.state)
    assert [player.eliminated for player in table.state.players] == [False, True, False, False]
    assert [event.seat for event in table.state.journal if isinstance(event, Eliminated)] == [1]
    assert (table.hand_of(1), table.hand_of(2)) == ([], ["take-initiative"])
    assert [source.seat for source in table.state.sources.values() if source.key == UPGRADE] == [2]
    assert outcome(table) is None


@pytest.mark.rule("CORE-FOUR-03")
def test_a_team_may_win_as_long_as_one_of_it_may() -> None:
    table = ring(Sides.TEAM)
    table.state.modify("can-win", How.FORBID, subject=0, until=table.state.scope("round"))
    gain(table.state, 0, 30)
    gain(table.state, 2, 30)
    check_end(table.state)
    assert outcome(table) == ("points", (0, 2))


@pytest.mark.rule("CORE-WIN-05")
def test_nothing_is_compared_where_one_alone_is_left() -> None:
    table = ring()
    gain(table.state, 0, 30)
    gain(table.state, 1, 40)
    check_end(table.state)
    assert outcome(table) == ("points", (1,))
    assert not [event for event in table.state.journal if isinstance(event, TieCompared)]


@pytest.mark.rule("CORE-WIN-05", "CORE-WIN-06")
def test_who_is_out_after_the_first_comparison_is_not_compared_again() -> None:
    table = ring()
    for seat, from_defeats in ((0, 10), (1, 30)):
        gain(table.state, seat, 40)
        table.state.players[seat].vp_from_defeats = from_defeats
    check_end(table.state)
    assert outcome(table) == ("points", (1,))
    compared = [event.by for event in table.state.journal if isinstance(event, TieCompared)]
    assert compared == [TieBreak.DEFEATS]


# --- Turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("IA-4P-22")
def test_an_early_activation_without_a_ready_group_goes_by_and_the_next_early_one_comes() -> None:
    table = ring()
    table.state.groups[table.figure("b").group].exhaust()
    table.push(ActivationPhase(turn=0, early=[1, 2]))
    assert asks(table) == (2, "activate-group")


def test_between_two_players_the_token_is_taken_and_everybody_hears_of_it() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    claim_initiative(table.state, 1)
    assert table.state.initiative == 1
    assert [event.seat for event in table.state.journal if isinstance(event, InitiativePassed)] == [1]


@pytest.mark.rule("CORE-ROUND-08")
def test_with_four_players_one_opponent_with_more_ready_groups_is_enough_to_pass() -> None:
    table = Table(
        "| A   b   B   C   d |",
        seats={"A": 0, "b": 1, "B": 1, "C": 2, "d": 3},
        sides=Sides.FREE_FOR_ALL,
        A="stormtrooper",
        b="rebel-trooper",
        B="rebel-saboteur",
        C="royal-guard",
        d="echo-base-trooper",
    )
    play_round(table)
    assert "pass" in table.options, "1 against 2, 1 and 1"


@pytest.mark.rule("CORE-SKIRMISH-03")
def test_a_group_with_one_figure_on_the_board_can_be_activated() -> None:
    table = Table("| A   B   .   b |", groups=("AB",), A="stormtrooper", B="stormtrooper", b="rebel-trooper")
    table.figure("B").space = NOWHERE
    table.refresh()
    play_round(table)
    assert table.decision.about.get("figure") == table.id("A")


def test_rounds_do_not_go_on_for_ever() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    play_rounds(table)
    table.state.round = LAST_ROUND
    table.state.players[1].vp = 3
    idle_turn(table, "A")
    idle_turn(table, "b")
    assert (table.state.round, outcome(table)) == (LAST_ROUND, ("time", (1,)))


@pytest.mark.rule("CORE-ROUND-08")
def test_who_is_bound_to_pass_goes_on_only_when_everybody_has_passed_in_a_row() -> None:
    table = Table(
        "| A   .   b   c   d |",
        seats={"A": 0, "b": 1, "c": 1, "d": 1},
        A="stormtrooper",
        b="rebel-trooper",
        c="rebel-saboteur",
        d="echo-base-trooper",
    )
    table.state.modify("must-pass", How.ALLOW, subject=0, until="game")
    play_round(table)
    for letter in "bcd":
        assert asks(table)[0] == 1
        idle_turn(table, letter)
    passed = [event.seat for event in table.events if isinstance(event, ActivationPassed) and event.bound]
    assert passed == [0, 0, 0, 0, 0]  # before each of the others, and twice in a row when nobody else is left
    assert table.decision.about.get("figure") == table.id("A")


@pytest.mark.rule("CORE-MASSIVE-11")
def test_who_pushed_others_aside_may_move_again_when_a_round_begins() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "sit-tight")
    table.figure("A").stopped = table.figure("b").stopped = True
    play_round(table)
    assert table.offers("use:sit-tight") != [], "before any activation"
    assert (table.figure("A").stopped, table.figure("b").stopped) == (False, False)


@pytest.mark.rule("CORE-WIN-07")
def test_a_tie_to_the_last_is_decided_by_the_accuracy_of_blue_dice() -> None:
    winners = set()
    for seed in range(30):
        table = ring()
        table.state.rng = Rng.seeded(seed)
        for seat in (0, 1):
            gain(table.state, seat, 40)
        check_end(table.state)
        ended = outcome(table)
        assert ended is not None
        rolled = [
            e.amounts for e in table.state.journal if isinstance(e, TieCompared) and e.by is TieBreak.DIE
        ]
        assert {each for amounts in rolled for each in amounts.values()} <= {2, 3, 4, 5}
        assert rolled[-1][ended[1][0]] == max(rolled[-1].values())
        winners.add(ended)
    assert winners == {("points", (0,)), ("points", (1,))}
