"""Victory points and the end of a skirmish (CORE-VP, CORE-WIN, IA-VP, IA-NEGCOST, IA-ATTACH)."""

from __future__ import annotations

import pytest
from tests.assault.rules.rounds import by_mission, play_round, sit_out, used
from tests.assault.rules.scenes import PREFIX, lend, use
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.content.blocks import during, points_cost, rule, special
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import check_end, gain, pay
from dejarik.kernel import NOBODY, Outcome, Use

LINE = """
| A   .   .   .   .   a |
| B   .   .   .   .   b |
"""


def line() -> Table:
    return Table(LINE, A="stormtrooper", B="snowtrooper", a="royal-guard", b="rebel-trooper")


def outcome(table: Table) -> tuple[str, tuple[int, ...]] | None:
    ended: Outcome | None = table.state.outcome
    return None if ended is None else (ended.reason, ended.winners)


# --- Points -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-VP-01", "CORE-VP-06")
@pytest.mark.parametrize("by", [0, 1, NOBODY])
def test_a_defeated_figure_is_worth_its_figure_cost_whoever_defeats_it(by: int) -> None:
    table = line()
    table.occur(Damaged(target=table.id("a"), amount=8, by=by))
    assert (table.vp(0), table.vp(1)) == (4, 0)
    assert table.state.players[0].vp_from_defeats == 4


@pytest.mark.rule("CORE-VP-02", "IA-ATTACH-06")
def test_the_last_figure_of_a_group_is_worth_its_attachment_too() -> None:
    table = Table(
        "| A   .   .   .   s   t |", groups=("st",), A="stormtrooper", s="sentry-droid", t="sentry-droid"
    )
    table.attach("s", "targeting-computer")  # cost 1, on a group of 3 points a figure
    table.occur(Damaged(target=table.id("s"), amount=5, by=0))
    assert table.vp(0) == 3
    table.occur(Damaged(target=table.id("t"), amount=5, by=0))
    assert table.vp(0) == 7


@pytest.mark.rule("CORE-VP-02", "IA-NEGCOST-04")
def test_an_attachment_of_negative_cost_lowers_what_the_group_is_worth() -> None:
    table = Table(LINE, A="han-solo-scoundrel", B="mak-eshkarey-skirmish", a="royal-guard", b="rebel-trooper")
    table.attach("A", "rogue-smuggler")  # -2 on a figure of 12
    table.occur(Damaged(target=table.id("A"), amount=12, by=1))
    assert table.vp(1) == 10


@pytest.mark.rule("CORE-VP-03")
def test_missions_and_abilities_give_points_too() -> None:
    table = lend(by_mission(line(), "dawn-bonus"), "A", "bonus")
    play_round(table)
    assert table.vp(0) == 10
    table.choose(f"activate:{table.figure('A').group}")
    use(table, "bonus")
    assert table.vp(0) == 13
    assert table.state.players[0].vp_from_defeats == 0


@pytest.mark.rule("CORE-VP-04", "IA-VP-02", "IA-VP-01")
def test_points_never_go_below_zero() -> None:
    table = lend(line(), "A", "robbery")
    gain(table.state, 1, 1)
    table.activate("A")
    use(table, "robbery")
    assert table.vp(1) == 0  # loses 3, has 1
    gain(table.state, 1, 2)
    assert table.vp(1) == 2  # the loss beyond is forgotten


@pytest.mark.rule("CORE-VP-05", "IA-VP-03", "IA-VP-01")
def test_who_has_too_few_points_can_not_pay_them_and_is_made_to_pay_what_there_is() -> None:
    table = lend(lend(line(), "A", "bribe"), "A", "extort")
    gain(table.state, 0, 1)
    gain(table.state, 1, 2)
    table.refresh()
    table.activate("A")
    assert not table.offers("use:rule-test-bribe")  # costs 2
    use(table, "extort")  # 3 points, and there are only 2
    assert (table.vp(0), table.vp(1)) == (3, 0)
    use(table, "bribe")
    assert table.vp(0) == 1


# --- The end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-WIN-01")
def test_the_game_ends_as_soon_as_a_player_has_40_points() -> None:
    table = lend(line(), "A", "bonus")
    gain(table.state, 0, 37)
    table.activate("A")
    assert outcome(table) is None
    use(table, "bonus")  # 3 more
    assert outcome(table) == ("points", (0,))


@pytest.mark.rule("CORE-WIN-01")
def test_the_most_points_win_not_the_first_to_reach_40() -> None:
    table = lend(line(), "A", "bonus-for-all")
    gain(table.state, 0, 37)
    gain(table.state, 1, 39)
    table.activate("A")
    use(table, "bonus-for-all")  # 40 and 42
    assert outcome(table) == ("points", (1,))


@pytest.mark.rule("CORE-WIN-02")
def test_who_has_no_figures_left_loses_whatever_the_points() -> None:
    table = lend(Table("| A   .   .   a |", A="stormtrooper", a="royal-guard"), "A", "dusk-death")
    gain(table.state, 0, 39)
    sit_out(play_round(table))
    assert outcome(table) == ("elimination", (1,))


@pytest.mark.rule("CORE-WIN-03", "CORE-OPEN-04")
def test_the_end_is_looked_at_when_an_effect_is_resolved_completely() -> None:
    """Both sides score from one effect: nobody wins in the middle of it."""
    table = by_mission(line(), "dusk-doom")
    gain(table.state, 0, 38)
    gain(table.state, 1, 38)
    sit_out(play_round(table))
    # Four figures fall at once: 4 + 2 points for seat 0, 2 + 2 for seat 1.
    assert (table.vp(0), table.vp(1)) == (44, 42)
    assert outcome(table) == ("elimination", (0,))


@pytest.mark.rule("CORE-WIN-03", "IA-4P-10")
def test_a_mission_rule_that_ends_the_game_leaves_no_time_for_the_players_effects() -> None:
    table = lend(by_mission(line(), "dusk-bonus"), "a", "dusk-bonus")
    gain(table.state, 0, 30)
    gain(table.state, 1, 39)
    sit_out(play_round(table))
    assert used(table) == ["dusk-bonus"]
    assert outcome(table) == ("points", (0,))


@pytest.mark.rule("CORE-WIN-01", "CORE-WIN-03")
@pytest.mark.parametrize(("points", "ended"), [(38, ("elimination", (1,))), (39, ("points", (0,)))])
def test_nobody_bleeds_after_an_action_that_has_ended_the_game(
    points: int, ended: tuple[str, tuple[int, ...]]
) -> None:
    table = lend(Table("| A   .   .   a |", A="stormtrooper", a="royal-guard"), "A", "special-bonus")
    gain(table.state, 0, points)
    table.give("A", Condition.BLEEDING).hurt("A", 2).activate("A")
    use(table, "special-bonus", "special")
    assert outcome(table) == ended


@pytest.mark.rule("CORE-WIN-01", "CORE-WIN-03")
def test_nobody_is_asked_about_an_action_that_has_ended_the_game() -> None:
    table = lend(line(), "A", "special-bonus")
    gain(table.state, 0, 39)
    table.hand(0, "to-the-limit").activate("A")
    use(table, "special-bonus", "special")
    assert outcome(table) == ("points", (0,))


@pytest.mark.rule("CORE-WIN-04")
def test_when_both_lose_everything_at_once_the_points_decide() -> None:
    table = by_mission(line(), "dusk-doom")
    gain(table.state, 1, 5)
    sit_out(play_round(table))
    assert (table.vp(0), table.vp(1)) == (6, 9)
    assert outcome(table) == ("elimination", (1,))


@pytest.mark.rule("CORE-WIN-05", "CORE-EXMISC-17")
def test_a_tie_goes_to_who_has_more_points_from_defeated_figures() -> None:
    table = lend(line(), "A", "bonus-for-all")
    for seat, from_defeats in ((0, 28), (1, 31)):
        gain(table.state, seat, 37)
        table.state.players[seat].vp_from_defeats = from_defeats
    table.activate("A")
    use(table, "bonus-for-all")
    assert outcome(table) == ("points", (1,))


@pytest.mark.rule("CORE-WIN-06")
@pytest.mark.parametrize(("damage", "winner"), [(2, 0), (3, 0), (5, 1), (7, 1)])
def test_then_to_who_has_lost_less_health_in_groups_that_are_still_there(damage: int, winner: int) -> None:
    """Seat 0: damage on a guard, whatever it is worth. Seat 1: 1 damage and a fallen trooper of 3 Health whose group
    lives on."""
    table = Table(
        """
        | A   .   .   .   .   a |
        | .   .   .   .   .   b |
        """,
        groups=("ab",),
        A="royal-guard",
        a="rebel-trooper",
        b="rebel-trooper",
    )
    lend(table, "A", "bonus-for-all")
    table.hurt("A", damage).hurt("b", 1)
    table.occur(Damaged(target=table.id("a"), amount=3, by=NOBODY))
    for seat in (0, 1):
        table.state.players[seat].vp = 37
        table.state.players[seat].vp_from_defeats = 2
    table.activate("A")
    use(table, "bonus-for-all")
    assert outcome(table) == ("points", (winner,))


@pytest.mark.rule("CORE-WIN-07")
def test_and_then_the_higher_accuracy_of_a_blue_die_rolled_again_while_it_is_equal() -> None:
    table = Table("| A   .   .   .   a |", A="stormtrooper", a="stormtrooper")
    lend(table, "A", "bonus-for-all")
    for seat in (0, 1):
        gain(table.state, seat, 37)
    table.script(0, 1, 2, 4)  # 2 and 2; then 3 and 4
    table.activate("A")
    use(table, "bonus-for-all")
    assert outcome(table) == ("points", (1,))


# --- Texts made up for these rules ------------------------------------------------------------------------


def rob(state: SkirmishState, use: Use) -> None:
    gain(state, 1 - use.seat, -3)


def bonus_for_all(state: SkirmishState, use: Use) -> None:
    for player in state.players:
        gain(state, player.seat, 3)


def extort(state: SkirmishState, use: Use) -> None:
    pay(state, 1 - use.seat, use.seat, 3)


def bonus(state: SkirmishState, use: Use) -> None:
    gain(state, use.seat, 1)


rule(PREFIX + "robbery", during("robbery", rob))
rule(PREFIX + "bribe", during("bribe", lambda state, use: None, costs=(points_cost(2),)))
rule(PREFIX + "extort", during("extort", extort))
rule(PREFIX + "special-bonus", special("special-bonus", bonus))
rule(PREFIX + "bonus-for-all", during("bonus-for-all", bonus_for_all))


@pytest.mark.rule("CORE-WIN-02")
def test_between_two_players_who_has_no_figure_left_loses_whatever_the_points() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    gain(table.state, 1, 40)
    table.occur(Damaged(target=table.id("b"), amount=9, by=0))
    check_end(table.state)
    assert outcome(table) == ("elimination", (0,))


@pytest.mark.rule("IA-4P-24", "CORE-WIN-04", "CORE-DEFEAT-09")
@pytest.mark.parametrize("sides", [Sides.TWO_PLAYER, Sides.FREE_FOR_ALL])
def test_who_loses_the_last_figure_still_scores_for_those_who_fall_with_it(sides: Sides) -> None:
    table = Table(
        "| A   .   b |", sides=sides, A="ig-88-assassin-droid", b="luke-skywalker-hero-of-the-rebellion"
    )
    table.occur(
        Damaged(target=table.id("A"), amount=20, by=1),
        Damaged(target=table.id("b"), amount=20, by=0),
    )
    assert [player.eliminated for player in table.state.players[:2]] == [True, True]
    assert (table.vp(0), table.vp(1)) == (10, 12)


@pytest.mark.rule("CORE-WIN-01", "CORE-WIN-02")
def test_nobody_has_lost_before_the_first_round_and_nothing_is_decided_twice() -> None:
    table = Table("| A   .   . |", A="stormtrooper")
    table.state.round = 0
    check_end(table.state)
    assert (table.state.outcome, table.state.players[1].eliminated) == (None, False)
    table.state.round = 1
    table.state.finish("time", 1)
    check_end(table.state)
    assert table.state.outcome == Outcome("time", (1,))
