"""Objectives, the dial, winning (LCGC-OBJ, LCGC-DIAL, LCGC-WIN) and the Force (LCGC-FORCE)."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import How
from dejarik.kernel.procedures import Procedure
from dejarik.kernel.records import Public
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.actions import ActionWindow
from dejarik.lcg.rules.arriving import take_control
from dejarik.lcg.rules.damage import Dealing, deal
from dejarik.lcg.rules.edge import EdgeWon
from dejarik.lcg.rules.force import force_total, free_force_cards
from dejarik.lcg.rules.leaving import bounce, destroy_all
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.tokens import heal
from dejarik.lcg.rules.turn import BalancePhase
from dejarik.lcg.rules.victory import DialMoved


class Destroy(Procedure):
    """For tests: these cards are destroyed at the same time, by an effect of a player."""

    cards: Public[list[int]]
    by: Public[int]

    def go(self, state: Lcg) -> None:
        destroy_all(state, self.cards, by=self.by)

    steps = (go,)


def destroying(table: Table, key: str, count: int = 1, by: str = "dark") -> Destroy:
    return Destroy(cards=table.ids(key)[:count], by=table.seat(by))


@pytest.mark.rule("LCGC-EX-07", "LCGC-OBJ-02", "LCGC-WIN-02", "LCGC-BAL-01")
@pytest.mark.parametrize(("balance", "dial"), [("dark", 14), ("light", 12)])
def test_three_objectives_and_two_turns_bring_the_dial_to_its_end(balance: str, dial: int) -> None:
    table = Table(f"balance: {balance}\ndial: 4")
    first, second, third = (Destroy(cards=[id], by=0) for id in table.ids("a-heros-journey-2"))
    turn = BalancePhase(side=Side.DARK)
    table.start(first, turn, second, BalancePhase(side=Side.DARK), third)
    assert table.state.dial == dial
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.winners) == ("dial", (table.seat("dark"),))


@pytest.mark.rule("LCGC-OBJ-03", "LCGC-WIN-01")
def test_the_third_destroyed_dark_objective_wins_and_the_dial_stands_still() -> None:
    table = Table("light units: twilek-loyalist-15\ndark hand: force-choke-59")
    table.start(
        destroying(table, "shadows-of-dathomir-45", 2, by="light"), ActionWindow(), side="light"
    )  # the window waits for the dark side
    assert not table.over
    assert table.state.dial == 0
    assert table.player("light").victory == ["shadows-of-dathomir-45"] * 2
    table = Table()
    table.start(destroying(table, "shadows-of-dathomir-45", 3, by="light"), side="light")
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.dial) == ("objectives", 0)
    assert table.state.outcome.winners == (table.seat("light"),)


@pytest.mark.rule("LCGC-TIE-03")
def test_objectives_destroyed_together_move_one_at_a_time() -> None:
    table = Table("dial: 1\nlight hand: our-most-desperate-hour-96\nlight units: twilek-loyalist-15")
    table.start(destroying(table, "a-heros-journey-2", 2), ActionWindow(), side="light")
    assert table.player("dark").victory == ["a-heros-journey-2"] * 2
    assert [event.by for event in table.state.journal if isinstance(event, DialMoved)] == [1, 2]
    assert table.state.dial == 1 + 1 + 2


@pytest.mark.rule("LCGC-OBJ-04")
def test_an_objective_that_leaves_play_otherwise_counts_for_nobody() -> None:
    table = Table("dial: 1\nlight hand: rebel-trooper-112")
    gone = table.ids("a-heros-journey-2")[0]

    class Leave(Procedure):
        def go(self, state: Lcg) -> None:
            bounce(state, 0, gone)

        steps = (go,)

    before = len(table.player("dark").victory)
    table.start(Leave(), side="light")
    assert len(table.player("dark").victory) == before == 0
    assert table.player("light").victory == []


@pytest.mark.rule("LCGC-MOVE-06")
def test_an_objective_under_foreign_control_counts_for_its_controller() -> None:
    table = Table("light hand: our-most-desperate-hour-96\nlight units: twilek-loyalist-15")
    taken = table.ids("shadows-of-dathomir-45")[0]

    class Take(Procedure):
        def go(self, state: Lcg) -> None:
            take_control(state, 1, taken)

        steps = (go,)

    table.start(Take(), Destroy(cards=[taken], by=0), ActionWindow(), side="light")
    assert table.player("dark").victory == ["shadows-of-dathomir-45"]
    assert table.state.dial == 1


@pytest.mark.rule("LCGC-WIN-03", "LCGC-DRAW-01")
def test_who_has_to_draw_from_an_empty_deck_loses_at_once_an_empty_deck_alone_is_harmless() -> None:
    table = Table("light hand: rebel-trooper-112, rebel-trooper-112, rebel-trooper-112")
    table.player("light").command_deck = ["twilek-loyalist-15"] * 3
    table.draw("light").choose("keep")
    assert not table.player("light").command_deck
    assert not table.over
    table = Table("light hand: rebel-trooper-112")
    table.player("light").command_deck = ["twilek-loyalist-15"]
    table.draw("light").choose("keep")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "empty-deck"
    assert table.state.outcome.winners == (table.seat("dark"),)
    table = Table("light objectives: a-heros-journey-2")
    table.player("light").objective_deck = []
    table.refresh("light")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "empty-deck"


@pytest.mark.rule("LCGC-WIN-05", "LCGC-TIE-03")
@pytest.mark.parametrize(
    ("order", "reason", "winner"),
    [(("light", "dark"), "dial", "dark"), (("dark", "light"), "objectives", "light")],
)
@pytest.mark.parametrize("active", ["dark", "light"])
def test_whose_condition_is_met_first_wins(
    order: tuple[str, str], reason: str, winner: str, active: str
) -> None:
    """Of two objectives that fall together one is counted after the other, the dial with it."""
    table = Table("dial: 11\nlight victory: imperial-command-73, imperial-command-73")
    fallen = {"light": table.ids("a-heros-journey-2")[0], "dark": table.ids("shadows-of-dathomir-45")[0]}
    table.start(Destroy(cards=[fallen[side] for side in order], by=0), side=active)
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.winners) == (reason, (table.seat(winner),))


@pytest.mark.rule("LCGC-WIN-05", "LCGC-TIE-03", "LCGC-DMG-02")
@pytest.mark.parametrize(("first", "reason"), [("light", "dial"), ("dark", "objectives")])
def test_objectives_that_fall_to_one_damage_count_in_the_order_in_which_they_came_into_play(
    first: str, reason: str
) -> None:
    objectives = {
        "light": "light objectives: a-heros-journey-2 damage=4",
        "dark": "dark objectives: shadows-of-dathomir-45 damage=4",
    }
    second = "dark" if first == "light" else "light"
    table = Table(f"""
        dial: 11
        light victory: imperial-command-73, imperial-command-73
        {objectives[first]}
        {objectives[second]}
    """)
    table.start(
        Dealing(
            seat=0,
            cards=[table.id("shadows-of-dathomir-45"), table.id("a-heros-journey-2")],
            amounts=[1, 1],
        )
    )
    assert table.state.outcome is not None
    assert table.state.outcome.reason == reason


@pytest.mark.rule("LCGC-WIN-04", "LCGC-WIN-05")
@pytest.mark.parametrize(("order", "reason"), [(("light", "dark"), "dial"), (("dark", "light"), "card")])
def test_a_card_that_decides_the_game_is_counted_in_its_turn(order: tuple[str, str], reason: str) -> None:
    table = Table("dial: 11\ndark objectives: the-heart-of-the-empire-142")
    fallen = {"light": table.ids("a-heros-journey-2")[0], "dark": table.id("the-heart-of-the-empire-142")}
    table.start(Destroy(cards=[fallen[side] for side in order], by=1), side="light")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == reason


@pytest.mark.rule("LCGC-DMG-07")
def test_no_more_damage_is_removed_than_there_is() -> None:
    table = Table("light units: luke-skywalker-92 damage=1")
    assert heal(table.state, table.id("luke-skywalker-92"), 3) == 1
    assert table.card("luke-skywalker-92").damage == 0


# --- The Force ----------------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-FORCE-01", "LCGC-FORCE-03")
def test_three_force_cards_a_side_and_what_is_committed_stays() -> None:
    table = Table("""
        light units: yoda-166 committed, luke-skywalker-92, twilek-loyalist-15, red-five-113
        dark hand: force-choke-59
    """)
    assert free_force_cards(table.state, Side.LIGHT) == 2
    table.force("light")
    assert table.asked.most == 2
    assert not table.can("commit:yoda-166")  # nobody is withdrawn, nobody committed twice
    table.choose("commit:twilek-loyalist-15", "commit:luke-skywalker-92")
    assert free_force_cards(table.state, Side.LIGHT) == 0
    table.pass_until("use:force-choke-59").choose("use:force-choke-59").choose("target:twilek-loyalist-15")
    assert free_force_cards(table.state, Side.LIGHT) == 1


@pytest.mark.rule("LCGC-FORCE-02", "LCGC-FORCE-05")
def test_exhausted_units_may_be_committed_and_committed_ones_may_attack() -> None:
    table = Table("light units: luke-skywalker-92 focus=1, r2-d2-106").force("light")
    assert {"commit:luke-skywalker-92", "commit:r2-d2-106"} <= set(table.options())
    table = Table("light units: luke-skywalker-92 committed").conflict("light")
    assert table.can("engage:")


@pytest.mark.rule("LCGC-FORCE-07", "LCGC-TIE-01")
def test_a_tie_does_not_move_the_marker() -> None:
    for balance in ("light", "dark"):
        table = Table(f"""
            balance: {balance}
            light units: yoda-166 committed
            dark units: emperor-palpatine-51 committed
        """).force("light")
        assert force_total(table.state, Side.LIGHT) == force_total(table.state, Side.DARK) == 5
        assert table.state.balance is Side(balance)


@pytest.mark.rule("LCGC-FORCE-08", "LCGC-KW-01")
def test_edge_means_nothing_in_a_force_struggle() -> None:
    table = Table("light units: mon-mothma-98 committed")
    assert force_total(table.state, Side.LIGHT) == 2


@pytest.mark.rule("LCGC-FORCE-09")
def test_a_committed_unit_that_changes_sides_is_no_longer_committed() -> None:
    table = Table("""
        dark hand: join-me-432
        dark objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        light units: believer-in-the-old-ways-154 committed
    """).deployment("dark")
    table.choose("use:join-me-432").pay()
    assert table.card("believer-in-the-old-ways-154").seat == table.seat("dark")
    assert not table.card("believer-in-the-old-ways-154").committed
    assert free_force_cards(table.state, Side.LIGHT) == 3


@pytest.mark.rule("LCGC-EX-09", "LCGC-FORCE-04", "LCGC-KW-02")
@pytest.mark.parametrize(
    ("picture", "left"),
    [("darth-vader-35 focus=2 committed", 0), ("kuati-security-team-136 focus=2 committed", 1)],
)
def test_elite_units_recover_from_a_committed_strike_in_one_refresh(picture: str, left: int) -> None:
    table = Table(f"dark units: {picture}").refresh("dark")
    assert table.card(picture.split()[0]).focus == left


@pytest.mark.rule("LCGC-FORCE-04")
def test_a_committed_unit_gets_two_focus_tokens_when_it_strikes() -> None:
    table = Table("""
        light units: luke-skywalker-92 committed, rebel-trooper-112
        dark objectives: imperial-command-73
    """).conflict("light")
    table.engage("imperial-command-73", ["luke-skywalker-92", "rebel-trooper-112"])
    table.choose("strike:luke-skywalker-92")
    assert table.card("luke-skywalker-92").focus == 2


# --- Sides and captives -------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-SIDE-03", "LCGC-SIDE-04")
def test_friend_and_enemy_go_by_control() -> None:
    """A light unit under dark control is an enemy of the light side: it can be struck at, and strikes for the dark."""
    table = Table("light units: luke-skywalker-92\ndark objectives: imperial-command-73")
    table.put(table.seat("dark"), "believer-in-the-old-ways-154")
    table.conflict("light").engage(
        "imperial-command-73", ["luke-skywalker-92"], ["believer-in-the-old-ways-154"]
    )
    table.settle()
    assert table.card("luke-skywalker-92").damage == 1
    assert not table.in_play("believer-in-the-old-ways-154")


@pytest.mark.rule("LCGC-CAP-06", "LCGC-CAP-04")
def test_any_number_of_cards_can_be_captured_at_one_objective_and_all_come_back() -> None:
    table = Table("""
        dark objectives: imperial-command-73
        light captured: yoda-166 under imperial-command-73, luke-skywalker-92 under imperial-command-73
    """)
    assert len(table.captured("imperial-command-73")) == 2
    table.start(Destroy(cards=[table.id("imperial-command-73")], by=1), side="dark")
    assert {"yoda-166", "luke-skywalker-92"} <= set(table.hand("light"))


@pytest.mark.rule("LCGC-KW-10", "LCGC-KW-01", "LCGC-EDGE-07")
def test_edge_values_of_participants_add_up_also_on_one_unit() -> None:
    table = Table("""
        light units: mon-mothma-98, shistavanen-wolfman-418, mon-mothma-98 focus=1
        light hand: yoda-166
        dark units: tie-interceptor-448, tie-interceptor-448 focus=1
        dark objectives: imperial-command-73
    """).conflict("light")
    wolfman = table.id("shistavanen-wolfman-418")
    table.state.modify("edge", How.ADD, 2, subject=wolfman, source=wolfman)  # Edge (2) besides its Edge (1)
    table.engage(
        "imperial-command-73",
        ["mon-mothma-98", "shistavanen-wolfman-418"],
        ["tie-interceptor-448"],
        edge=[("light", "yoda-166")],
    )
    won = table.happened(EdgeWon)
    assert [event.totals for event in won] == [{table.seat("light"): 5 + 1 + 1 + 2, table.seat("dark"): 1}]
    assert [(event.seat, event.margin) for event in won] == [(table.seat("light"), 8)]


@pytest.mark.rule("LCGC-KW-10", "LCGC-KW-02")
def test_elite_twice_removes_no_third_focus_token() -> None:
    table = Table("dark units: darth-vader-35 focus=4")
    vader = table.id("darth-vader-35")
    table.state.modify("keyword-elite", How.ALLOW, subject=vader, source=vader)
    assert table.refresh("dark").card("darth-vader-35").focus == 2


@pytest.mark.rule("LCGC-TIM-07")
def test_the_steps_of_the_game_are_no_actions_and_cannot_be_cancelled() -> None:
    """Counter-stroke waits for an event: a refresh, a draw and the dial pass without a question."""
    table = Table("light hand: counter-stroke-28\nlight objectives: mission-briefing-97 focus=1").turn("dark")
    while not table.over and table.state.side is Side.DARK:
        assert not table.can("use:counter-stroke-28")
        table.decline()


@pytest.mark.rule("LCGC-TIM-04")
def test_optional_reactions_alternate_one_each_the_active_player_first() -> None:
    """Both sides have two reactions to the beginning of the dark side's turn."""
    table = Table("""
        dark objectives: repair-and-refurbish-434 damage=3, repair-and-refurbish-434
        light objectives: mission-briefing-97, mission-briefing-97
    """).turn("dark")
    dark, light = table.seat("dark"), table.seat("light")
    repair, brief = "use:repair-and-refurbish-434.repair", "use:mission-briefing-97.draw"
    asked = []
    for answer in (repair, "choose:", brief, repair, "choose:", brief):
        asked.append((table.asked.seat, table.options()))
        table.choose(answer)
    choices = ["choose:repair-and-refurbish-434", "none"]
    assert asked == [
        (dark, [repair, repair, "pass"]),
        (dark, choices),
        (light, [brief, brief, "pass"]),
        (dark, [repair, "pass"]),
        (dark, choices),
        (light, [brief, "pass"]),
    ]


@pytest.mark.rule("LCGC-TIM-04")
def test_who_passed_may_react_once_more_after_the_other_until_both_pass_in_a_row() -> None:
    table = Table("""
        dark objectives: repair-and-refurbish-434 damage=3
        light objectives: mission-briefing-97, mission-briefing-97
    """).turn("dark")
    dark, light = table.seat("dark"), table.seat("light")
    table.choose("pass")
    assert table.asked.seat == light
    table.choose("use:mission-briefing-97")
    assert (table.asked.seat, table.can("use:repair-and-refurbish-434")) == (dark, True)
    table.choose("pass")
    assert (table.asked.seat, table.can("use:mission-briefing-97")) == (light, True)
    table.choose("pass")
    assert not table.can("use:")  # dark passed, then light


def test_damage_by_an_effect_reaches_nobody_who_is_gone() -> None:
    table = Table("light units: luke-skywalker-92")
    height = len(table.state.stack)
    deal(table.state, table.seat("dark"), [999], 2)
    assert len(table.state.stack) == height
