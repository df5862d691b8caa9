"""Turns and phases (LCGC-TURN to LCGC-FRC): who acts when, refreshing, drawing, deploying."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import Outcome
from dejarik.kernel.engine import run
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.state import Phase
from dejarik.lcg.rules.turn import LONGEST, Course, Refreshed, TurnBegins
from dejarik.lcg.rules.victory import STALEMATE
from dejarik.lcg.rules.zones import Drawn, hand


@pytest.mark.rule("LCGC-TURN-04", "LCGC-TURN-03", "LCGC-TIM-06", "LCGC-RES-10")
def test_in_an_action_window_the_active_player_is_first_and_two_passes_in_a_row_close_it() -> None:
    table = Table("""
        dark hand: force-choke-59, tallon-roll-132
        dark units: tie-fighter-149 focus=1
        light hand: our-most-desperate-hour-96, our-most-desperate-hour-96
        light units: twilek-loyalist-15
    """).actions("light")
    assert table.asked.seat == table.seat("light")
    table.choose("pass")
    assert table.asked.seat == table.seat("dark")
    table.choose("use:tallon-roll-132")  # an action on the turn of the other player
    assert table.asked.seat == table.seat("light")
    table.choose("use:our-most-desperate-hour-96")
    assert table.card("twilek-loyalist-15").shields == 1  # resolved before anybody acts again
    assert table.asked.seat == table.seat("dark")
    table.choose("pass")
    table.choose("pass")
    assert table.state.side is Side.DARK  # the window is closed, and with it this turn over


@pytest.mark.rule("LCGC-TURN-03")
def test_an_action_window_says_when_it_is() -> None:
    can_act = "dark hand: tallon-roll-132\ndark units: tie-fighter-149 focus=3"
    prompt = Table(can_act).refresh("dark").asked.prompt
    assert (prompt.id, str(prompt.args["when"])) == ("lcg-act", "lcg-when-phase-ends(phase=refresh)")


@pytest.mark.rule("CORE-TIMING-12", "LCGC-TURN-03")
def test_with_bluff_windows_being_asked_tells_nothing_about_a_hand() -> None:
    """Only Tallon Roll has anything to do here; with the other card the turn would be over. Light holds nothing."""
    asked = {}
    for bluff in (True, False):
        for card in ("tallon-roll-132", "force-choke-59"):
            table = Table(f"dark hand: {card}\ndark units: tie-fighter-149 focus=1")
            table.state.bluff = bluff
            table.actions("light")
            asked[bluff, card] = table.state.side is Side.LIGHT and table.asked.seat == table.seat("dark")
    assert asked == {
        (True, "tallon-roll-132"): True,
        (True, "force-choke-59"): True,
        (False, "tallon-roll-132"): True,
        (False, "force-choke-59"): False,
    }


@pytest.mark.rule("CORE-TIMING-12", "LCGC-DEP-01")
def test_with_bluff_windows_nobody_is_asked_with_an_empty_hand_and_nothing_to_do() -> None:
    table = Table()
    table.state.bluff = True
    table.deployment("light")
    assert table.state.phase is not Phase.DEPLOYMENT


@pytest.mark.rule("CORE-TIMING-12", "LCGC-DEP-02")
def test_with_bluff_windows_only_who_deploys_is_asked_because_of_units_that_the_hand_might_hold() -> None:
    """No action could be used here by whatever is in hand. Light's resources are all spent, but some units are free."""
    picture = "light hand: twilek-loyalist-15"
    table = Table(picture)
    table.state.bluff = True
    table.deployment("dark")
    assert (table.state.side, table.state.phase) == (Side.LIGHT, Phase.BALANCE)  # it asked nobody
    table = Table(picture + "\nlight objectives: a-heros-journey-2 focus=1")
    table.state.bluff = True
    table.card("jedi").focus = 1
    table.deployment("light")
    assert (table.asked.seat, table.asked.prompt.id, table.options()) == (1, "lcg-deploy", ["pass"])


@pytest.mark.rule("LCGC-TURN-06", "LCGC-EX-15")
def test_on_the_first_light_turn_focus_tokens_stay_but_shields_go() -> None:
    table = Table("light units: yoda-166 focus=2 shields=1, twilek-loyalist-15 focus=1")
    table.player("light").turns = 0
    table.refresh("light")
    assert (table.card("yoda-166").focus, table.card("yoda-166").shields) == (2, 0)
    assert table.card("twilek-loyalist-15").focus == 1


@pytest.mark.rule("LCGC-REF-01", "LCGC-KW-02", "LCGC-TOK-04", "LCGC-TOK-01")
def test_a_refresh_removes_one_focus_token_elite_two_all_shields_and_no_damage() -> None:
    table = Table("""
        dark units: darth-vader-35 focus=2 shields=1 damage=1, kuati-security-team-136 focus=2
        dark objectives: shadows-of-dathomir-45 focus=2 shields=1, imperial-command-73 focus=1
        dark objective-deck: counsel-of-the-sith-27, fall-of-the-jedi-99
        light units: luke-skywalker-92 focus=1 shields=1
    """).refresh("dark")
    assert table.card("darth-vader-35").focus == 0
    assert (table.card("darth-vader-35").shields, table.card("darth-vader-35").damage) == (0, 1)
    assert table.card("kuati-security-team-136").focus == 1  # still exhausted
    assert (table.card("shadows-of-dathomir-45").focus, table.card("imperial-command-73").focus) == (1, 0)
    assert table.in_play("counsel-of-the-sith-27")  # three objectives again
    assert not table.in_play("fall-of-the-jedi-99")
    assert (table.card("luke-skywalker-92").focus, table.card("luke-skywalker-92").shields) == (1, 1)


@pytest.mark.rule("LCGC-REF-03")
def test_an_enhancement_on_an_enemy_card_refreshes_with_its_own_controller() -> None:
    picture = """
        dark objectives: shadows-of-dathomir-45
        light enhancements: stolen-plans-124 on shadows-of-dathomir-45 focus=2
    """
    assert Table(picture).refresh("dark").card("stolen-plans-124").focus == 2
    assert Table(picture).refresh("light").card("stolen-plans-124").focus == 1


@pytest.mark.rule("LCGC-SHD-04")
def test_shields_last_through_the_turn_of_the_opponent() -> None:
    picture = "light units: guardian-of-peace-109 shields=1"
    assert Table(picture).refresh("dark").card("guardian-of-peace-109").shields == 1
    assert Table(picture).refresh("light").card("guardian-of-peace-109").shields == 0


@pytest.mark.rule("LCGC-REF-02")
def test_after_you_refresh_comes_when_the_objectives_have_been_replaced() -> None:
    table = Table("""
        light objectives: last-minute-rescue-118
        light objective-deck: a-heros-journey-2, a-heros-journey-2
        light units: luke-skywalker-92 damage=1
    """)
    table.refresh("light").choose("use:last-minute-rescue-118")
    assert len(table.ids("a-heros-journey-2")) == 2
    assert table.card("luke-skywalker-92").damage == 0
    assert table.happened(Refreshed)


@pytest.mark.rule("LCGC-DRAW-03", "LCGC-DRAW-01")
def test_cards_are_drawn_one_at_a_time_from_the_top() -> None:
    deck = [
        "yoda-166",
        "red-five-113",
        "luke-skywalker-92",
        "r2-d2-106",
        "mon-mothma-98",
        "x-wing-163",
        "rookie-pilot-120",
    ]
    table = Table(f"light only-deck: {', '.join(deck)}").draw("light")
    drawn = [table.state.sources[id].key for id in hand(table.state, table.seat("light"))]
    assert drawn == deck[:6]  # in this order
    assert table.player("light").command_deck == deck[6:]


@pytest.mark.rule("LCGC-DRAW-03", "LCGC-WIN-03")
def test_what_the_deck_still_has_is_drawn_before_it_is_found_empty() -> None:
    table = Table("light only-deck: yoda-166, red-five-113").draw("light")
    assert table.hand("light") == ["red-five-113", "yoda-166"]
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.winners) == ("empty-deck", (table.seat("dark"),))
    teams = Table("light1 only-deck: yoda-166, red-five-113", format="2v2").draw("light")
    assert teams.hand("light1") == ["red-five-113", "yoda-166"]
    assert teams.state.outcome is None


@pytest.mark.rule("LCGC-DEP-01", "LCGC-DEP-02", "LCGC-DEP-03", "LCGC-MOVE-01", "LCGC-PLAY-02")
def test_the_active_player_deploys_and_the_others_may_act_in_between() -> None:
    table = Table("""
        light hand: rebel-trooper-112, rebel-trooper-112
        dark hand: rebel-trooper-112, force-choke-59
        dark units: death-star-trooper-38
    """)
    table.deployment("light").choose("play:rebel-trooper-112")
    trooper = table.card("rebel-trooper-112")
    assert (trooper.focus, trooper.damage, trooper.shields, trooper.committed) == (0, 0, 0, False)
    assert trooper.seat == table.seat("light")
    assert table.asked.seat == table.seat("dark")
    assert table.can("use:force-choke-59")
    assert not table.can("play:")
    table.choose("use:force-choke-59").choose("target:rebel-trooper-112")
    assert table.asked.seat == table.seat("light")
    assert table.can("play:rebel-trooper-112")


@pytest.mark.rule("LCGC-DEP-03")
def test_a_unit_may_attack_in_the_turn_it_came() -> None:
    table = Table("light hand: rebel-trooper-112").turn("light")
    table.pass_until("play:rebel-trooper-112").choose("play:rebel-trooper-112")
    table.pass_until("engage:")
    assert table.state.side is Side.LIGHT


@pytest.mark.rule("LCGC-CON-01", "LCGC-CON-02", "LCGC-ENG-09")
def test_one_engages_as_often_as_one_likes_each_objective_once() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45, imperial-command-73
        light units: red-five-113, y-wing-165, rebel-trooper-112
    """)
    table.conflict("light").engage("shadows-of-dathomir-45", ["y-wing-165"]).settle()
    table.pass_until("engage:")
    assert table.options() == ["engage:imperial-command-73", "done"]
    table.engage("imperial-command-73", ["red-five-113"]).settle()
    assert not table.can("engage:")


@pytest.mark.rule("LCGC-FRC-01", "LCGC-FORCE-02")
def test_in_the_force_phase_one_commits_then_struggles_then_acts() -> None:
    table = Table("""
        light units: yoda-166
        dark units: tie-fighter-149 focus=1
        dark hand: tallon-roll-132
        balance: dark
    """).force("light")
    table.choose("commit:yoda-166")
    assert table.state.balance is Side.LIGHT
    assert table.can("use:tallon-roll-132")


@pytest.mark.rule("LCGC-BAL-03")
def test_a_win_in_the_balance_phase_ends_the_game_at_once() -> None:
    table = Table("dial: 11\nlight hand: rebel-trooper-112")
    table.turn("dark")
    assert table.over
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "dial"
    table = Table("""
        dark objectives: shadows-of-dathomir-45 damage=4
        light victory: imperial-command-73, imperial-command-73
    """).turn("light")
    table.pass_until("balance:").choose("balance:shadows-of-dathomir-45")
    assert table.over
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "objectives"


@pytest.mark.rule("LCGC-TURN-02")
def test_what_reacts_to_the_beginning_of_a_turn_comes_before_the_balance_phase() -> None:
    table = Table("light objectives: mission-briefing-97\ndial: 3").turn("dark")
    assert table.can("use:mission-briefing-97")
    assert table.state.dial == 3
    assert table.happened(TurnBegins) == []


@pytest.mark.rule("LCGC-TURN-02", "LCGC-TURN-03")
def test_a_player_of_the_side_whose_turn_begins_is_the_active_one() -> None:
    table = Table("light objectives: mission-briefing-97", format="2v2")
    table.state.active = table.seat("light2")
    table.turn("dark")
    assert table.state.active == table.seat("dark1")


@pytest.mark.rule("LCGC-TIE-05")
@pytest.mark.parametrize(("rounds", "over"), [(LONGEST - 1, False), (LONGEST, True)])
def test_a_game_of_too_many_rounds_has_no_winner(rounds: int, over: bool) -> None:
    table = Table()
    table.state.round = rounds
    table.state.push(Course(next=Side.DARK))
    run(table.state)
    assert table.state.outcome == (Outcome(STALEMATE) if over else None)


@pytest.mark.rule("LCGC-EX-11", "LCGC-DRAW-01", "LCGC-DRAW-02")
@pytest.mark.parametrize(
    ("held", "discards", "drawn", "left"),
    [(3, True, 4, 6), (3, False, 3, 6), (8, True, 0, 6), (8, False, 0, 6)],
)
def test_example_the_hand_is_brought_to_the_reserve_value(
    held: int, discards: bool, drawn: int, left: int
) -> None:
    table = Table(f"dark hand: {', '.join(['twist-of-fate-171'] * held)}").draw("dark")
    table.choose("discard:" if discards else "keep")
    if held > left + discards:
        surplus = held - left - discards
        assert (table.asked.least, table.asked.most) == (surplus, surplus)
        table.choose(*["discard:"] * surplus)
    assert len(table.hand("dark")) == left
    assert sum(event.count for event in table.happened(Drawn) if event.seat == table.seat("dark")) == drawn


@pytest.mark.rule("LCGC-EX-11")
def test_example_with_reconnaissance_mission_the_reserve_value_is_seven() -> None:
    table = Table("light objectives: reconnaissance-mission-127").draw("light")
    assert len(table.hand("light")) == 7


@pytest.mark.rule("LCGC-TIM-03")
def test_the_active_player_orders_what_is_forced_also_for_others() -> None:
    """Two hirelings of the dark side have to go at the end of a phase of the light side."""
    table = Table("""
        dark objectives: mercenary-support-438, mercenary-support-438
        dark hand: trandoshan-security-team-440, boba-fett-19
        light hand: our-most-desperate-hour-96
    """).deployment("light")
    table.pass_until("use:mercenary-support-438").choose("use:mercenary-support-438").choose(
        "choose:boba-fett"
    )
    table.pass_until("use:mercenary-support-438").choose("use:mercenary-support-438")
    table.pass_until("use:mercenary-support-438.dismiss")
    assert table.asked.seat == table.seat("light")
    assert table.options() == ["use:mercenary-support-438.dismiss"] * 2  # no passing
    table.choose("use:mercenary-support-438.dismiss")
    assert len(table.player("dark").discard) == 2


@pytest.mark.rule("LCGC-TURN-01", "LCGC-BAL-01")
def test_what_happens_as_a_turn_begins_is_not_in_the_last_phase_of_the_enemys_turn() -> None:
    table = Table("dark objectives: repair-and-refurbish-434 damage=1")
    table.state.phase = Phase.FORCE
    table.turn("dark")
    assert table.can("use:repair-and-refurbish-434.repair")
    assert table.state.phase is Phase.BALANCE
