"""Jerjerrod's Task: units, enhancements, events and the fate card of the challenge deck."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.rules.edge import EdgeWon
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.tokens import ShieldChanged
from dejarik.lcg.rules.values import capacity, resources, unit_damage, units

TASK = "jerjerrods-task-445"
PIPELINE = "along-the-sanctuary-pipeline-443"
AMBITION = "lemelisks-ambition-442"


def task(picture: str, light: int = 2) -> Table:
    return Table(picture, format="jerjerrod", light=light)


# --- Units --------------------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-MOVE-07")
def test_a_construction_droid_chooses_which_of_two_cards_stays_on_top() -> None:
    table = task("""
        dark units: construction-droid-446
        dark deck: darth-vader-451, tie-interceptor-448
    """).actions("dark")
    table.choose("use:construction-droid-446.plan").choose("choose:tie-interceptor-448")
    deck = table.player("dark").command_deck
    assert (deck[-1], deck[0]) == ("tie-interceptor-448", "darth-vader-451")
    assert table.card("construction-droid-446").focus == 1


def test_a_construction_droid_has_nothing_to_choose_from_a_single_card() -> None:
    table = task("""
        dark units: construction-droid-446
        dark only-deck: darth-vader-451
    """).actions("dark")
    assert not table.can("use:construction-droid")


def test_death_star_guards_come_in_any_action_window_for_a_resource() -> None:
    table = task("""
        dark hand: death-star-guards-447
        light1 units: twilek-loyalist-15
    """).conflict("light")
    table.engage(PIPELINE, ["twilek-loyalist-15"], until="use:death-star-guards")
    table.choose("use:death-star-guards-447.enter").pay()
    assert table.state.find(Engagement) is not None
    assert table.in_play("death-star-guards-447")


@pytest.mark.rule("LCGC-KW-01", "LCGC-KW-03")
def test_a_tie_interceptor_brings_edge_and_a_shield() -> None:
    table = task("""
        dark units: tie-interceptor-448
        light1 units: twilek-loyalist-15
    """).conflict("light")
    table.engage(PIPELINE, ["twilek-loyalist-15"], ["tie-interceptor-448"], until="shield:")
    table.choose(f"shield:{PIPELINE}").settle()
    assert table.happened(ShieldChanged)[0] == ShieldChanged(card=table.id(PIPELINE), by=1)
    (won,) = table.happened(EdgeWon)
    assert won.totals == {table.seat("light1"): 0, table.seat("dark"): 1}


@pytest.mark.rule("LCGC-DMG-02")
def test_a_defense_fleet_makes_the_own_objectives_stronger_while_it_is_there() -> None:
    table = task(f"""
        dark objectives: {PIPELINE} damage=5, {AMBITION}
        dark units: destroyer-defense-fleet-449 damage=2
        light1 units: luke-skywalker-92
        light1 hand: yoda-166
    """)
    assert capacity(table.state, table.id(PIPELINE)) == 6
    assert capacity(table.state, table.id("a-heros-journey-2")) == 4
    table.conflict("light").engage(
        AMBITION,
        ["luke-skywalker-92"],
        ["destroyer-defense-fleet-449"],
        edge=[("light1", "yoda-166")],
    )
    table.settle()
    assert not table.in_play("destroyer-defense-fleet-449")
    assert not table.in_play(PIPELINE)


def test_a_shuttle_that_generates_a_resource_readies_another_unit() -> None:
    table = task(f"""
        dark objectives: {TASK} focus=1
        dark units: lambda-class-shuttle-450, darth-vader-451 focus=2
        dark hand: death-star-guards-447
    """).actions("dark")
    table.choose("use:death-star-guards-447.enter").choose("use:lambda-class-shuttle-450.ready")
    assert table.card("darth-vader-451").focus == 1
    assert table.card("lambda-class-shuttle-450").focus == 1


def test_a_shuttle_is_not_asked_when_no_other_unit_is_focused() -> None:
    table = task(f"""
        dark objectives: {TASK} focus=1
        dark units: lambda-class-shuttle-450, darth-vader-451
        dark hand: death-star-guards-447
    """).actions("dark")
    table.choose("use:death-star-guards-447.enter")
    assert not table.can("use:lambda-class-shuttle")
    assert table.in_play("death-star-guards-447")


def test_vader_strikes_harder_for_every_own_objective() -> None:
    table = task(f"""
        dark objectives: {PIPELINE}, {AMBITION}, {TASK}
        dark units: darth-vader-451
    """)
    assert unit_damage(table.state, table.id("darth-vader-451")) == 1 + 3


@pytest.mark.rule("LCGC-ENH-07")
def test_moff_jerjerrod_doubles_the_resources_of_the_objective_he_is_put_on() -> None:
    table = task("dark hand: moff-jerjerrod-452").deployment("dark")
    table.choose("play:moff-jerjerrod-452").choose(f"host:{PIPELINE}").pay()
    assert resources(table.state, table.id(PIPELINE)) == 4
    assert resources(table.state, table.id(AMBITION)) == 1
    assert table.id("moff-jerjerrod-452") not in units(table.state)


def test_moff_jerjerrod_may_be_a_unit_like_any_other() -> None:
    table = task("dark hand: moff-jerjerrod-452").deployment("dark")
    table.choose("play:moff-jerjerrod-452").choose("unit").pay()
    assert table.id("moff-jerjerrod-452") in units(table.state)
    assert resources(table.state, table.id(PIPELINE)) == 2


def test_piett_loses_a_token_in_every_phase_of_every_turn() -> None:
    table = task("dark units: admiral-piett-453 focus=9").turn("light")
    for left in (8, 7, 6):
        table.pass_until("use:admiral-piett-453").choose("use:admiral-piett-453.ready")
        assert table.card("admiral-piett-453").focus == left


def test_palpatine_brings_back_a_lost_objective() -> None:
    table = task(f"""
        dark objectives: {PIPELINE}, {AMBITION}, {TASK}, {TASK}
        dark hand: emperor-palpatine-454
        light1 victory: {TASK}
        light2 victory: heightened-security-444
    """).deployment("dark")
    table.play("emperor-palpatine-454").choose("use:emperor-palpatine-454.regain")
    table.choose("choose:heightened-security-444")
    assert table.card("heightened-security-444").seat == table.seat("dark")
    assert (table.player("light1").victory, table.player("light2").victory) == ([TASK], [])


def test_palpatine_is_not_asked_when_nothing_was_lost() -> None:
    table = task(f"""
        dark objectives: {PIPELINE}, {AMBITION}, {TASK}, {TASK}
        dark hand: emperor-palpatine-454
    """).deployment("dark")
    table.play("emperor-palpatine-454")
    assert not table.can("use:emperor-palpatine")


# --- Enhancements -------------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-ENH-03")
def test_a_construction_yard_repairs_an_own_objective_or_vehicle_after_the_refresh() -> None:
    table = task(f"""
        dark objectives: {PIPELINE} damage=1, {AMBITION}
        dark units: tie-interceptor-448 damage=1, darth-vader-451 damage=1
        dark enhancements: orbital-construction-yard-456
    """).refresh("dark")
    table.choose("use:orbital-construction-yard-456.repair")
    assert set(table.options()) == {f"target:{PIPELINE}", "target:tie-interceptor-448"}
    table.choose("target:tie-interceptor-448")
    assert table.card("tie-interceptor-448").damage == 0


@pytest.mark.rule("LCG-TEXT-03")
def test_a_tactical_command_center_makes_each_light_player_damage_an_own_unit() -> None:
    table = task(f"""
        dark enhancements: tactical-command-center-457
        dark hand: {TASK}
        light1 units: yoda-166, luke-skywalker-92
    """).actions("dark")
    table.choose(f"use:{TASK}.build").pay().choose("use:tactical-command-center-457.shell")
    assert table.asked.seat == table.seat("light1")
    table.choose("choose:luke-skywalker-92")
    assert table.card("luke-skywalker-92").damage == 1


def test_a_tactical_command_center_is_silent_when_the_light_side_has_no_units() -> None:
    table = task(f"""
        dark enhancements: tactical-command-center-457
        dark hand: {TASK}
    """).actions("dark")
    table.choose(f"use:{TASK}.build").pay()
    assert not table.can("use:tactical-command-center")


def test_a_strategic_command_center_repairs_when_anybodys_objective_comes() -> None:
    table = task(f"""
        dark objectives: {PIPELINE} damage=2, {AMBITION}, heightened-security-444
        dark enhancements: strategic-command-center-458
        light1 objectives: a-heros-journey-2
    """).refresh("light")
    table.choose("use:strategic-command-center-458.repair")
    assert table.card(PIPELINE).damage == 1


@pytest.mark.rule("LCGC-DMG-04", "LCGC-ABL-01")
def test_the_shield_generator_takes_all_damage_until_it_burns_out() -> None:
    table = task(f"""
        dark objectives: {PIPELINE}, {AMBITION}, heightened-security-444
        dark enhancements: endor-shield-generator-459 damage=3
        light1 units: red-five-113
        light2 units: red-five-113
    """).conflict("light")
    table.engage(PIPELINE, ["red-five-113"], until="support:").settle()
    assert not table.in_play("endor-shield-generator-459")  # 3 by the strike, 1 more unopposed
    assert table.player("dark").discard == ["endor-shield-generator-459"]
    assert table.card(PIPELINE).damage == 0
    assert table.card("heightened-security-444").damage == 0


# --- Events and the fate card -------------------------------------------------------------------------


@pytest.mark.rule("LCGC-ABL-08", "LCGC-EVT-01")
def test_signal_jam_cancels_an_ability_and_is_discarded() -> None:
    table = task("""
        dark hand: signal-jam-460
        light1 units: luke-skywalker-92 focus=1
        light1 enhancements: trust-your-feelings-153 on luke-skywalker-92
    """).actions("light")
    table.choose("use:trust-your-feelings-153.ready").choose("use:signal-jam-460").pay()
    table.choose("word:cancelling-discard")
    assert table.card("luke-skywalker-92").focus == 1
    assert table.card("trust-your-feelings-153").focus == 1  # what was paid stays paid
    assert table.player("dark").discard == ["signal-jam-460"]


def test_signal_jam_returns_to_the_deck_for_a_resource() -> None:
    table = task("""
        dark hand: signal-jam-460
        light1 units: luke-skywalker-92 focus=1
        light1 enhancements: trust-your-feelings-153 on luke-skywalker-92
    """).actions("light")
    table.choose("use:trust-your-feelings-153.ready").choose("use:signal-jam-460").pay()
    table.choose("word:cancelling-shuffle").pay()
    assert "signal-jam-460" in table.player("dark").command_deck
    assert not table.player("dark").discard


@pytest.mark.rule("LCGC-KW-11")
def test_signal_jam_does_not_cancel_forced_abilities() -> None:
    table = task("""
        dark hand: signal-jam-460
        dark enhancements: endor-shield-generator-459
        light1 units: red-five-113
    """).conflict("light")
    table.engage(PIPELINE, ["red-five-113"], until="use:signal-jam").settle()
    assert table.card("endor-shield-generator-459").damage == 4
    assert "signal-jam-460" in table.hand("dark")


def test_double_efforts_let_a_card_generate_twice_as_much() -> None:
    table = task(f"""
        dark objectives: {TASK}, {TASK}
        dark hand: we-shall-double-our-efforts-461, destroyer-defense-fleet-449
    """).deployment("dark")
    table.choose("play:destroyer-defense-fleet-449").pay()
    table.choose("use:we-shall-double-our-efforts-461")
    assert table.in_play("destroyer-defense-fleet-449")
    assert sorted(table.state.cards[id].focus for id in table.ids(TASK)) == [0, 2]


def test_double_efforts_are_not_offered_when_nothing_more_is_needed() -> None:
    table = task(f"""
        dark objectives: {TASK}, {TASK}
        dark hand: we-shall-double-our-efforts-461, tie-interceptor-448
    """).deployment("dark")
    table.choose("play:tie-interceptor-448").choose(f"pay:{TASK}*2")
    assert table.in_play("tie-interceptor-448")
    assert table.hand("dark") == ["we-shall-double-our-efforts-461"]


@pytest.mark.rule("LCGC-RES-09")
def test_double_efforts_pay_for_what_would_be_too_expensive() -> None:
    table = task(f"""
        dark objectives: {TASK}, {TASK}
        dark aside: death-star-ii-455
        dark hand: we-shall-double-our-efforts-461
        dial: 16
    """).actions("dark")
    table.choose("use:death-star-ii-455.build").choose("use:we-shall-double-our-efforts-461")
    assert table.in_play("death-star-ii-455")  # 6 resources of 4 focus tokens


@pytest.mark.rule("LCGC-ABL-04")
def test_what_is_not_paid_in_full_does_not_come() -> None:
    table = task(f"""
        dark objectives: {TASK}, {AMBITION}
        dark hand: we-shall-double-our-efforts-461, destroyer-defense-fleet-449
    """).deployment("dark")
    table.choose("play:destroyer-defense-fleet-449").pay().answer("pass", "pass")  # for each card that pays
    assert not table.in_play("destroyer-defense-fleet-449")
    assert "destroyer-defense-fleet-449" in table.hand("dark")
    assert table.card(TASK).focus == 2


@pytest.mark.rule("LCGC-ENG-08", "LCGC-ENG-06")
def test_fleet_ambush_brings_a_vehicle_as_a_declared_defender() -> None:
    table = task("""
        dark hand: fleet-ambush-462
        dark only-deck: darth-vader-451, tie-interceptor-448, destroyer-defense-fleet-449
        light1 units: twilek-loyalist-15
    """).conflict("light")
    table.engage(PIPELINE, ["twilek-loyalist-15"], until="use:fleet-ambush").play("fleet-ambush-462")
    assert table.options() == ["choose:destroyer-defense-fleet-449", "choose:tie-interceptor-448"]
    table.choose("choose:tie-interceptor-448").pass_until("shield:")  # it has Shielding, so it was declared
    assert table.state.the(Engagement).defenders == table.ids("tie-interceptor-448")
    assert sorted(table.player("dark").command_deck) == ["darth-vader-451", "destroyer-defense-fleet-449"]


@pytest.mark.rule("LCGC-ENG-04")
def test_the_ambushing_vehicle_is_one_of_the_two_that_a_lonely_rumor_monger_demands() -> None:
    table = task("""
        dark hand: fleet-ambush-462
        dark only-deck: tie-interceptor-448
        dark units: death-star-guards-447
        light1 units: arcona-rumor-monger-427
    """).conflict("light")
    table.engage(PIPELINE, ["arcona-rumor-monger-427"], until="use:fleet-ambush").play("fleet-ambush-462")
    table.pass_until("defend:").choose("defend:death-star-guards-447").pass_until("strike:")
    assert len(table.state.the(Engagement).defenders) == 2


def test_fleet_ambush_may_find_nothing() -> None:
    table = task("""
        dark hand: fleet-ambush-462
        dark only-deck: darth-vader-451
        light1 units: twilek-loyalist-15
    """).conflict("light")
    table.engage(PIPELINE, ["twilek-loyalist-15"], until="use:fleet-ambush").play("fleet-ambush-462")
    assert not table.cards_of("dark", CardType.UNIT)
    assert table.player("dark").discard == ["fleet-ambush-462"]


@pytest.mark.rule("LCGC-EDGE-11")
def test_change_of_plan_starts_the_edge_battle_over_and_draws_a_card() -> None:
    table = task("""
        dark hand: change-of-plan-464
        dark units: construction-droid-446
        dark deck: tie-interceptor-448
        light1 units: twilek-loyalist-15
        light1 hand: heat-of-battle-65
    """).conflict("light")
    table.engage(
        PIPELINE,
        ["twilek-loyalist-15"],
        ["construction-droid-446"],
        edge=[("light1", "heat-of-battle-65"), ("dark", "change-of-plan-464")],
        until="edge:tie-interceptor-448",
    )
    assert table.in_play("construction-droid-446")  # no other fate card took effect
    assert table.player("light1").discard == ["heat-of-battle-65"]
    assert table.hand("dark") == ["tie-interceptor-448"]
