"""Jerjerrod's Task: Death Star II, Fully Armed, and the objectives of the challenge deck."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel.engine import run
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.rules.edge import EdgeWon
from dejarik.lcg.rules.leaving import bounce
from dejarik.lcg.rules.paying import means
from dejarik.lcg.rules.state import ASIDE, LOAN
from dejarik.lcg.rules.values import capacity, cost, reserve_value
from dejarik.lcg.rules.zones import in_reserve

DEATH_STAR = "death-star-ii-455"
TASK = "jerjerrods-task-445"
PIPELINE = "along-the-sanctuary-pipeline-443"


def task(picture: str, light: int = 2) -> Table:
    return Table(picture, format="jerjerrod", light=light)


def aside(table: Table) -> int:
    return next(id for id, source in table.state.sources.items() if source.zone == ASIDE)


# --- Death Star II ------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-DIAL-04", "LCGC-JT-07", "LCGC-JT-02")
def test_the_dial_makes_the_death_star_cheaper() -> None:
    table = task(f"dark aside: {DEATH_STAR}\ndial: 9")
    assert cost(table.state, aside(table)) == 13
    table.state.dial = 30
    assert cost(table.state, aside(table)) == 0


def test_the_death_star_comes_into_play_when_its_cost_is_paid() -> None:
    table = task(f"""
        dark aside: {DEATH_STAR}
        dial: 18
    """).actions("dark")
    assert means(table.state, 0) == 4
    table.choose(f"use:{DEATH_STAR}.build").pay()
    assert table.card(DEATH_STAR).seat == 0
    assert means(table.state, 0) == 0


def test_the_death_star_is_not_offered_while_it_is_too_expensive() -> None:
    table = task(f"""
        dark aside: {DEATH_STAR}
        dial: 17
    """).actions("dark")
    assert not table.can(f"use:{DEATH_STAR}")


@pytest.mark.rule("LCGC-JT-06", "LCGC-CH-03")
def test_a_player_whose_objective_leaves_play_loses_the_affiliation_card_and_plays_on() -> None:
    table = task(f"""
        dark units: {DEATH_STAR}, darth-vader-451
        light1 objectives: a-heros-journey-2 damage=3, a-heros-journey-2
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["darth-vader-451"]).settle()
    first = table.player("light1")
    assert (first.taken, first.affiliation, first.out) == (True, 0, False)
    assert not table.player("light2").taken
    assert reserve_value(table.state, first.seat) == 6
    assert not table.over


@pytest.mark.rule("LCG-JT-10", "LCGC-JT-04")
def test_the_last_affiliation_card_beneath_the_death_star_wins() -> None:
    table = task(f"""
        dark units: {DEATH_STAR}, darth-vader-451
        light1 objectives: a-heros-journey-2 damage=3, a-heros-journey-2
    """)
    table.player("light2").taken = True
    table.conflict("dark").engage("a-heros-journey-2", ["darth-vader-451"]).settle()
    assert table.over
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.winners) == ("card", (0,))


def test_without_the_death_star_in_play_nobody_loses_an_affiliation_card() -> None:
    table = task(f"""
        dark aside: {DEATH_STAR}
        dark units: darth-vader-451
        light1 objectives: a-heros-journey-2 damage=3, a-heros-journey-2
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["darth-vader-451"]).settle()
    assert not table.player("light1").taken


@pytest.mark.rule("LCG-TEXT-02", "LCG-TEXT-03")
def test_when_the_death_star_strikes_each_opponent_destroys_an_own_unit_or_objective() -> None:
    table = task(f"""
        dark units: {DEATH_STAR}
        light1 units: twilek-loyalist-15
        light2 units: yoda-166, luke-skywalker-92
        light2 objectives: a-heros-journey-2
    """).conflict("dark")
    table.engage("a-heros-journey-2", [DEATH_STAR], until=f"use:{DEATH_STAR}.fire")
    table.choose(f"use:{DEATH_STAR}.fire")
    assert table.asked.seat == table.seat("light1")
    table.choose("choose:twilek-loyalist-15")
    assert table.asked.seat == table.seat("light2")
    assert set(table.options()) == {
        "choose:yoda-166",
        "choose:luke-skywalker-92",
        "choose:a-heros-journey-2",
    }
    table.choose("choose:luke-skywalker-92")
    assert not table.in_play("twilek-loyalist-15")
    assert not table.in_play("luke-skywalker-92")


@pytest.mark.rule("LCGC-ENG-11")
def test_a_strike_is_under_way_when_the_death_stars_shot_destroys_the_engaged_objective() -> None:
    table = task(f"""
        dark units: {DEATH_STAR}, darth-vader-451
        light1 units: yoda-166
        light2 objectives: jedi-training-86, last-minute-rescue-118
    """).conflict("dark")
    table.engage("jedi-training-86", [DEATH_STAR, "darth-vader-451"]).choose(f"strike:{DEATH_STAR}")
    table.choose(f"use:{DEATH_STAR}.fire").choose("choose:yoda-166").choose("choose:jedi-training-86")
    table.settle()
    assert table.card(DEATH_STAR).focus == 1  # it was chosen to strike
    assert table.card("darth-vader-451").focus == 0  # nobody strikes any more


@pytest.mark.rule("LCG-JT-11", "LCGC-JT-05")
def test_the_light_side_wins_when_the_death_star_is_destroyed() -> None:
    table = task(f"""
        dark units: {DEATH_STAR} damage=21
        light1 units: luke-skywalker-92
    """).conflict("light")
    table.engage("heightened-security-444", ["luke-skywalker-92"], [DEATH_STAR])
    table.settle()
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.winners) == ("card", (1, 2))


def test_a_death_star_that_would_return_to_a_hand_is_set_aside_again() -> None:
    table = task(f"dark units: {DEATH_STAR}").actions("dark")
    bounce(table.state, 0, table.id(DEATH_STAR))
    run(table.state)
    assert not table.in_play(DEATH_STAR)
    assert table.state.sources[aside(table)].key == DEATH_STAR
    assert not table.hand("dark")


# --- Fully Armed --------------------------------------------------------------------------------------

RICH = ", ".join([TASK] * 7)


def test_fully_armed_puts_a_player_out_of_the_game() -> None:
    table = task(f"""
        dark objectives: {RICH}, {PIPELINE}
        dark units: {DEATH_STAR}
        dark hand: fully-armed-463
        light1 units: yoda-166, twilek-loyalist-15
        light1 enhancements: jedi-lightsaber-102 on twilek-loyalist-15
        light1 hand: luke-skywalker-92
        light1 reserve: counter-stroke-28
        light2 units: red-five-113
    """).actions("dark")
    table.play("fully-armed-463").choose("player:2")
    first = table.player("light1")
    assert (first.out, first.taken) == (True, True)
    assert not table.cards_of("light1", CardType.UNIT) + table.cards_of("light1", CardType.OBJECTIVE)
    assert not table.hand("light1")
    assert table.in_play("red-five-113")
    assert not table.over
    for _ in range(40):  # the game goes on without that player
        assert table.asked.seat != first.seat
        table.decline()


@pytest.mark.rule("LCG-RESERVE-10", "LCGC-TEAM-14")
@pytest.mark.parametrize(("light", "kept"), [(2, False), (3, True)])
def test_who_has_no_teammate_left_has_no_common_reserve(light: int, kept: bool) -> None:
    table = task(
        f"""
        dark objectives: {RICH}, {PIPELINE}
        dark units: {DEATH_STAR}
        dark hand: fully-armed-463
        light2 reserve: counter-stroke-28
        """,
        light=light,
    ).actions("dark")
    table.play("fully-armed-463").choose("player:2")
    assert bool(in_reserve(table.state, table.seat("light2"))) is kept
    assert table.player("light2").discard == ([] if kept else ["counter-stroke-28"])
    borrowers = [source.seat for source in table.state.sources.values() if source.zone == LOAN]
    assert borrowers == ([table.seat("light3")] if kept else [])


@pytest.mark.rule("LCGC-TEAM-03", "LCGC-TEAM-14")
def test_on_the_light_sides_turn_the_others_go_on_after_fully_armed() -> None:
    table = task(
        f"""
        dark objectives: {RICH}, {PIPELINE}
        dark units: {DEATH_STAR}
        dark hand: fully-armed-463
        light1 hand: twilek-loyalist-15
        light1 objectives: a-heros-journey-2
        light2 hand: twilek-loyalist-15
        light3 hand: twilek-loyalist-15
        """,
        light=3,
    ).deployment("light")
    table.choose("pass")
    table.play("fully-armed-463").choose("player:2")
    assert table.asked.seat == table.seat("light2")
    table.play("twilek-loyalist-15").pass_until("play:twilek-loyalist-15")
    assert table.asked.seat == table.seat("light3")


@pytest.mark.rule("LCGC-TEAM-03", "LCGC-TEAM-14")
def test_a_phase_begins_with_the_first_player_who_is_still_in_the_game() -> None:
    table = task("dark units: admiral-piett-453 focus=1")
    table.player("light1").out = True
    table.deployment("light")
    assert table.can("use:admiral-piett-453.ready")  # reacts to the beginning of the phase
    assert table.state.active == table.seat("light2")


def test_fully_armed_on_the_last_player_with_an_affiliation_card_wins() -> None:
    table = task(f"""
        dark objectives: {RICH}, {PIPELINE}
        dark units: {DEATH_STAR}
        dark hand: fully-armed-463
    """)
    table.player("light1").taken = True
    table.actions("dark").play("fully-armed-463").choose("player:3")
    assert table.over


def test_fully_armed_needs_the_death_star_in_play() -> None:
    table = task(f"""
        dark objectives: {RICH}, {PIPELINE}
        dark aside: {DEATH_STAR}
        dark hand: fully-armed-463
    """).actions("dark")
    assert not table.can("use:fully-armed")


@pytest.mark.rule("LCGC-ABL-08", "LCGC-CARD-15")
def test_the_light_side_cannot_cancel_fully_armed() -> None:
    table = task(f"""
        dark objectives: {RICH}, {PIPELINE}
        dark units: {DEATH_STAR}
        dark hand: fully-armed-463, fleet-ambush-462
        light1 units: twilek-loyalist-15
        light1 hand: counter-stroke-28
        light2 hand: counter-stroke-28
    """).actions("dark")
    table.play("fully-armed-463")
    assert table.can("player:2")


def test_the_light_side_can_cancel_other_events_of_the_deck() -> None:
    table = task("""
        dark hand: fleet-ambush-462
        light1 units: twilek-loyalist-15
        light1 hand: counter-stroke-28
    """).conflict("light")
    table.engage(PIPELINE, ["twilek-loyalist-15"], until="use:fleet-ambush").play("fleet-ambush-462")
    assert table.can("use:counter-stroke-28")


# --- The objectives -----------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-DRAW-02")
def test_lemelisks_ambition_raises_the_reserve_value_for_each_opponent_left() -> None:
    table = task("", light=3)
    assert reserve_value(table.state, 0) == 6 + 3
    table.player("light2").out = True
    assert reserve_value(table.state, 0) == 6 + 2


@pytest.mark.rule("LCGC-REF-02")
def test_the_pipeline_readies_all_objectives_after_the_refresh() -> None:
    table = task(f"""
        dark objectives: {PIPELINE} focus=2, lemelisks-ambition-442 focus=3, heightened-security-444
    """).refresh("dark")
    table.choose(f"use:{PIPELINE}.ready")
    assert (table.card(PIPELINE).focus, table.card("lemelisks-ambition-442").focus) == (0, 1)


def test_the_pipeline_is_not_offered_when_the_refresh_left_nothing_to_do() -> None:
    table = task(f"dark objectives: {PIPELINE} focus=1").refresh("dark")
    assert not table.can(f"use:{PIPELINE}")


@pytest.mark.rule("LCGC-ABL-04", "LCGC-ABL-05")
def test_heightened_security_repairs_and_then_shields_an_objective_once_a_turn() -> None:
    table = task(f"""
        dark objectives: {PIPELINE} damage=2, heightened-security-444, lemelisks-ambition-442
    """).actions("dark")
    table.choose("use:heightened-security-444.repair")
    assert (table.card(PIPELINE).damage, table.card(PIPELINE).shields) == (1, 1)
    assert not table.can("use:heightened-security")


def test_heightened_security_needs_a_damaged_objective_and_the_own_turn() -> None:
    assert not task("").actions("dark").can("use:heightened-security")
    table = task(f"dark objectives: {PIPELINE} damage=2, heightened-security-444").actions("light")
    assert table.pass_until("use:heightened-security").state.side.value == "dark"


@pytest.mark.rule("LCGC-KW-05")
def test_heightened_security_protects_other_objectives() -> None:
    table = task("light1 units: red-five-113").conflict("light")
    table.engage(PIPELINE, ["red-five-113"], until="protect:")
    table.choose("protect:heightened-security-444*3").settle()
    assert table.card("heightened-security-444").damage == 3
    assert table.card(PIPELINE).damage == 1  # nobody opposed the attack


@pytest.mark.rule("LCG-JT-13", "LCG-JT-14", "LCGC-JT-03")
def test_a_task_comes_into_play_from_the_hand_for_a_resource_and_draws_a_card() -> None:
    table = task(f"dark hand: {TASK}, {TASK}").actions("dark")
    table.choose(f"use:{TASK}.build").pay()
    assert len(table.cards_of("dark", CardType.OBJECTIVE)) == 4
    assert len(table.hand("dark")) == 2  # one is left, one was drawn
    assert not table.can(f"use:{TASK}")  # one a turn, all copies together


@pytest.mark.rule("LCG-JT-15", "LCGC-PLAY-01")
def test_a_task_is_not_played_like_a_unit() -> None:
    table = task(f"dark hand: {TASK}").deployment("dark")
    assert table.can(f"use:{TASK}")
    assert not table.can(f"play:{TASK}")


def test_a_task_is_not_built_on_the_light_sides_turn() -> None:
    table = task(f"""
        dark hand: {TASK}
        light1 units: twilek-loyalist-15
    """).conflict("light")
    assert not table.can(f"use:{TASK}")


@pytest.mark.rule("LCGC-JT-07")
@pytest.mark.parametrize(("light", "expected"), [(2, 4), (3, 6)])
def test_a_task_can_take_two_damage_for_each_light_player_who_began(light: int, expected: int) -> None:
    table = task(f"dark objectives: {TASK}", light=light)
    table.player("light2").out = True
    assert capacity(table.state, table.id(TASK)) == expected


@pytest.mark.rule("LCG-JT-16", "LCGC-EDGE-03")
def test_a_task_in_an_edge_stack_is_worth_nothing() -> None:
    table = task(f"""
        dark hand: {TASK}
        dark units: construction-droid-446
        light1 units: twilek-loyalist-15
        light1 hand: twilek-loyalist-15
    """).conflict("light")
    table.engage(
        PIPELINE,
        ["twilek-loyalist-15"],
        ["construction-droid-446"],
        edge=[("light1", "twilek-loyalist-15"), ("dark", TASK)],
    )
    (won,) = table.happened(EdgeWon)
    assert won.totals == {table.seat("light1"): 1, table.seat("dark"): 0}
    assert table.player("dark").discard == [TASK]
