"""Defeat (CORE-DEFEAT): when a figure is defeated, what goes with it, and what stays."""

from __future__ import annotations

import pytest
from tests.assault.rules.scenes import in_force, lend, put_token, use
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.figures.damage import Damaged, Defeated
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.objects.tokens import retrieve
from dejarik.assault.rules.reports import Dismissed
from dejarik.assault.rules.state import NOWHERE

LINE = "| A   B   .   b   c |"


def line() -> Table:
    return Table(LINE, A="stormtrooper", B="stormtrooper", b="rebel-trooper", c="rebel-trooper")


@pytest.mark.rule("CORE-DEFEAT-01")
def test_what_replaces_a_defeat_comes_before_it() -> None:
    table = lend(line(), "b", "cling-to-life")
    table.occur(Damaged(target=table.id("b"), amount=3, by=0))
    assert table.damage("b") == 2
    assert table.vp(0) == 0


@pytest.mark.rule("CORE-DEFEAT-02")
def test_everything_on_the_figure_goes_and_what_it_carried_stays_in_its_space() -> None:
    table = line().give("b", Condition.FOCUSED, PowerToken.BLOCK)
    crate = put_token(table, "A1", "holocron")
    retrieve(table.state, table.figure("b"), crate)
    assert crate.space == NOWHERE
    table.occur(Damaged(target=table.id("b"), amount=3, by=0))
    assert table.is_defeated("b")
    assert (crate.carrier, crate.space) == (0, 3)  # D1
    assert not [source for source in table.state.sources.values() if source.subject == table.id("b")]


@pytest.mark.rule("CORE-DEFEAT-03")
def test_being_removed_is_no_leaving_of_a_space() -> None:
    table = line()
    table.occur(Damaged(target=table.id("b"), amount=3, by=0))
    assert table.is_defeated("b")
    assert not [event for event in table.events if isinstance(event, Moved)]


@pytest.mark.rule("CORE-DEFEAT-04", "CORE-ACT-10")
def test_a_defeat_ends_the_figures_activation_and_not_its_groups() -> None:
    table = Table(
        LINE, groups=("AB",), A="stormtrooper", B="stormtrooper", b="rebel-trooper", c="rebel-trooper"
    )
    lend(table, "A", "pay-in-blood").hurt("A", 1)
    table.push(GroupActivation(group=table.figure("A").group, seat=0)).choose(f"figure:{table.id('A')}")
    use(table, "pay-in-blood")
    assert table.is_defeated("A")
    assert table.decision.about["figure"] == table.id("B")  # the last one is activated without asking
    table.choose("end")
    assert table.is_idle


@pytest.mark.rule("CORE-DEFEAT-05")
def test_of_a_large_figure_its_player_chooses_the_space_where_the_token_stays() -> None:
    table = Table(
        "| A   .   n   n   c |\n| .   .   n   n   . |", A="stormtrooper", n="nexu", c="rebel-trooper"
    )
    crate = put_token(table, "A1", "holocron")
    retrieve(table.state, table.figure("n"), crate)
    table.occur(Damaged(target=table.id("n"), amount=6, by=0))
    assert (table.decision.seat, table.options) == (1, ["space:C1", "space:D1", "space:C2", "space:D2"])
    table.choose("space:D2")
    assert space_name(table.state, crate.space) == "D2"
    assert table.is_idle


@pytest.mark.rule("CORE-DEFEAT-09", "CORE-GROUP-05", "CORE-VP-01")
def test_the_opponent_scores_and_the_card_of_a_group_that_is_gone_leaves_play() -> None:
    table = Table(
        LINE, groups=("bc",), A="stormtrooper", B="stormtrooper", b="rebel-trooper", c="rebel-trooper"
    )
    group = table.figure("b").group
    table.occur(Damaged(target=table.id("b"), amount=3, by=0))
    assert (table.vp(0), group in table.state.groups) == (2, True)
    table.occur(Damaged(target=table.id("c"), amount=3, by=0))
    assert (table.vp(0), group in table.state.groups) == (4, False)


@pytest.mark.rule("CORE-DEFEAT-09")
def test_the_opponent_scores_also_when_nobody_of_its_side_did_it() -> None:
    table = line()
    table.occur(Damaged(target=table.id("b"), amount=3, by=1))
    assert table.vp(0) == 2


@pytest.mark.rule("CORE-DEFEAT-01", "CORE-KEYWORD-14")
def test_who_reacts_to_a_defeat_comes_after_everybody_has_suffered() -> None:
    table = in_force(lend(line(), "c", "may-mourn"), "count-defeats").hurt("c", 1)
    table.occur(
        Damaged(target=table.id("b"), amount=3, by=0),
        Damaged(target=table.id("c"), amount=1, by=0),
        Damaged(target=table.id("B"), amount=3, by=0),
    )
    assert table.decision.seat == 1  # b's friend reacts, and by now
    assert table.damage("c") == 2
    assert table.is_defeated("B")
    assert (table.vp(0), table.vp(1)) == (2 + 2, 2)  # the cost of each, and two defeats counted
    table.choose("use:")
    assert table.has("c", Condition.FOCUSED)
    assert table.is_idle


@pytest.mark.rule("CORE-DEFEAT-01", "CORE-KEYWORD-14")
@pytest.mark.parametrize("order", ["bc", "cb"])
def test_who_has_no_health_left_does_not_act_before_it_is_defeated_with_the_others(order: str) -> None:
    """Executor is for a champion who lives, whoever is counted first."""
    table = Table("| A   .   b   c |", A="nexu", b="royal-guard", c="royal-guard-champion")
    table.occur(*(Damaged(target=table.id(letter), amount=20, by=0) for letter in order))
    assert table.is_defeated("b")
    assert table.is_defeated("c")
    assert table.is_idle  # nobody was asked
    assert [event.figure for event in table.events if isinstance(event, Defeated)] == [
        table.id(letter) for letter in order
    ]


@pytest.mark.rule("CORE-DEFEAT-01", "CORE-KEYWORD-14")
def test_who_reacts_to_one_of_several_defeats_finds_all_of_them_gone() -> None:
    table = Table("| A   b   c   d |", A="nexu", b="royal-guard-champion", c="royal-guard", d="royal-guard")
    table.occur(*(Damaged(target=table.id(letter), amount=20, by=0) for letter in "cd"))
    assert table.is_defeated("c")
    assert table.is_defeated("d")
    assert table.decision.seat == 1
    assert len(table.offers("use:royal-guard-champion.executor")) == 2  # to either of them, once in a round
    table.choose(table.offers("use:royal-guard-champion.executor")[1])
    assert table.offers("use:royal-guard-champion.executor") == []


@pytest.mark.rule("CORE-DAMAGE-01", "CORE-DEFEAT-01")
def test_several_shots_of_one_moment_defeat_a_figure_once() -> None:
    table = in_force(line(), "count-defeats")
    table.occur(*(Damaged(target=table.id("b"), amount=3, by=0) for _ in range(2)))
    assert table.vp(0) == 2 + 1  # b's cost, and one defeat counted
    assert table.is_idle


def test_a_group_that_is_dismissed_is_told_figure_by_figure_and_nobody_scores() -> None:
    table = Table(
        "| A   .   .   .   s   t |", groups=("st",), A="stormtrooper", s="sentry-droid", t="sentry-droid"
    )
    group, gone = table.state.groups[table.figure("s").group], [table.id("s"), table.id("t")]
    dismiss_group(table.state, group)
    told = [event.figure for event in table.state.journal if isinstance(event, Dismissed)]
    assert told == gone
    assert not table.state.figures.keys() & set(gone)
    assert group.id not in table.state.groups
    assert (table.vp(0), table.vp(1)) == (0, 0)
