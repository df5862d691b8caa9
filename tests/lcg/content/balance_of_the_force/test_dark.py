"""The dark side's objective sets 94 to 96: every card is played, alone and in a team."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.rules.state import Phase
from dejarik.lcg.rules.strikes import FocusedToStrike
from dejarik.lcg.rules.values import blast_damage

ENGAGED = "a-heros-journey-2"  # three of them are the light side's objectives where a picture names none


# --- 94: The Emperor's Hand ---------------------------------------------------------------------------


@pytest.mark.rule("LCG-RESERVE-01")
def test_the_emperors_hand_counts_the_cards_in_dark_common_reserves_in_a_struggle() -> None:
    table = Table(
        """
        dark1 objectives: the-emperors-hand-429
        dark2 reserve: kuati-security-team-136
        light1 reserve: twilek-loyalist-15
        """,
        format="2v2",
    ).force("dark")
    assert table.state.balance.value == "dark"


def test_mara_loses_a_token_at_the_end_of_the_turn_and_may_serve_a_teammate() -> None:
    table = Table("dark1 units: mara-jade-430 focus=2", format="2v2").force("dark")
    table.pass_until("use:mara-jade").choose("use:mara-jade-430.serve")
    assert table.card("mara-jade-430").focus == 1
    assert table.options() == ["player:1", "player:2"]
    table.choose("player:2")
    assert table.card("mara-jade-430").seat == table.seat("dark2")


def test_mara_may_be_kept() -> None:
    table = Table("dark1 units: mara-jade-430 focus=1", format="2v2").force("dark")
    table.pass_until("use:mara-jade").answer("use:mara-jade-430.serve", "player:1")
    assert table.card("mara-jade-430").seat == table.seat("dark1")


def test_a_ready_mara_stays_where_she_is() -> None:
    table = Table("dark1 units: mara-jade-430", format="2v2").force("dark")
    while table.state.side.value == "dark":
        assert not table.can("use:mara-jade")
        table.decline()


def test_an_agent_readies_when_control_of_a_unit_is_gained() -> None:
    table = Table("""
        dark units: agent-of-the-hand-431 focus=1
        dark hand: join-me-432
        light units: twilek-loyalist-15
    """).deployment("dark")
    table.play("join-me-432").choose("use:agent-of-the-hand-431.gain")
    assert table.card("agent-of-the-hand-431").focus == 0
    assert table.card("twilek-loyalist-15").seat == table.seat("dark")


@pytest.mark.rule("LCG-RESERVE-05", "LCGC-TEAM-12")
def test_an_agent_readies_when_a_card_of_anothers_common_reserve_is_played() -> None:
    table = Table(
        """
        dark1 units: agent-of-the-hand-431 focus=1
        dark2 reserve: dark-side-apprentice-33
        """,
        format="2v2",
    ).deployment("dark")
    table.play("dark-side-apprentice-33").pass_until("use:agent").choose("use:agent-of-the-hand-431.reserve")
    assert table.card("agent-of-the-hand-431").focus == 0


def test_an_agent_does_not_ready_when_the_own_reserve_is_played() -> None:
    table = Table(
        """
        dark1 units: agent-of-the-hand-431 focus=1
        dark1 reserve: dark-side-apprentice-33
        """,
        format="2v2",
    ).deployment("dark")
    table.play("dark-side-apprentice-33")
    assert not table.can("use:agent")


@pytest.mark.rule("LCG-DEFEND-01")
def test_an_agent_readies_for_a_unit_that_supports_but_not_for_the_own_one_that_comes_back() -> None:
    table = Table(
        """
        dark1 units: agent-of-the-hand-431 focus=3
        dark2 units: darth-vader-35, agent-of-the-hand-431 focus=3
        light2 units: twilek-loyalist-15
        """,
        format="2v2",
    ).conflict("light")
    table.engage("shadows-of-dathomir-45", ["twilek-loyalist-15"], until="support:")
    table.choose("support:darth-vader-35").choose("yes").choose("use:agent-of-the-hand-431.gain")
    assert table.state.phase is Phase.DRAW  # of the next turn: nobody was asked again, and all were refreshed
    assert table.card("darth-vader-35").seat == table.seat("dark2")
    assert [table.card(f"agent-of-the-hand-431/{number}").focus for number in (1, 2)] == [1, 2]


def test_an_agent_readies_for_a_unit_of_ones_own_that_a_teammate_controls_and_lends() -> None:
    table = Table(
        """
        dark1 units: agent-of-the-hand-431 focus=3
        dark2 units: mara-jade-430, agent-of-the-hand-431 focus=3
        light2 units: twilek-loyalist-15
        """,
        format="2v2",
    )
    table.card("mara-jade-430").owner = table.seat("dark1")  # who has handed her over
    table.conflict("light").engage("shadows-of-dathomir-45", ["twilek-loyalist-15"], until="support:")
    table.choose("support:mara-jade-430").choose("yes").choose("use:agent-of-the-hand-431.gain")
    table.settle()
    assert table.card("mara-jade-430").seat == table.seat("dark2")
    assert not table.can("use:agent-of-the-hand-431.gain")  # dark2 only gets her back


@pytest.mark.rule("LCGC-MOVE-05", "LCGC-PLAY-04")
def test_join_me_takes_control_of_a_character_that_is_not_unique() -> None:
    picture = """
        dark hand: join-me-432
        light units: luke-skywalker-92, twilek-loyalist-15 damage=0 focus=1, red-five-113
    """
    table = Table(picture).deployment("dark")
    table.play("join-me-432")
    taken = table.card("twilek-loyalist-15")  # the only one that fits: nobody is asked
    assert (taken.seat, taken.owner, taken.focus) == (table.seat("dark"), table.seat("light"), 1)
    assert not Table(picture).actions("dark").can("use:join-me")
    assert not Table(picture).deployment("light").can("use:join-me")


def test_supporting_fire_lets_a_dark_teammate_help() -> None:
    table = Table(
        """
        dark1 units: kuati-security-team-136
        dark1 hand: supporting-fire-433, darth-vader-35
        dark2 hand: emperor-palpatine-51
        light2 units: twilek-loyalist-15
        """,
        format="2v2",
    ).conflict("dark")
    table.engage(
        ENGAGED,
        ["kuati-security-team-136"],
        ["twilek-loyalist-15"],
        edge=[("dark1", "supporting-fire-433")],
        until="player:",
    )
    table.choose("player:2").choose("choose:emperor-palpatine-51")
    assert table.player("dark2").discard == ["emperor-palpatine-51"]


# --- 95: Repair and Refurbish -------------------------------------------------------------------------


@pytest.mark.rule("LCG-TEXT-03")
def test_repair_and_refurbish_lets_each_friendly_player_repair_an_own_objective() -> None:
    table = Table(
        """
        dark1 objectives: repair-and-refurbish-434 damage=1
        dark2 objectives: shadows-of-dathomir-45 damage=2, the-heart-of-the-empire-142
        """,
        format="2v2",
    ).turn("dark")
    table.choose("use:repair-and-refurbish-434.repair")
    table.choose("none")
    assert table.asked.seat == table.seat("dark2")
    assert table.options() == ["choose:shadows-of-dathomir-45", "none"]
    table.choose("choose:shadows")
    assert table.card("shadows-of-dathomir-45").damage == 1
    assert table.card("repair-and-refurbish-434").damage == 1


def test_repair_and_refurbish_is_not_offered_without_damage() -> None:
    assert not Table("dark objectives: repair-and-refurbish-434").turn("dark").can("use:repair")


@pytest.mark.rule("LCGC-DMG-06")
def test_thunderflare_shifts_damage_from_a_friendly_to_an_enemy_objective() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45 damage=2
        dark units: thunderflare-435
        light objectives: a-heros-journey-2, the-ruins-of-alderaan-470
    """).conflict("dark")
    table.engage(ENGAGED, ["thunderflare-435"], until="use:thunderflare")
    table.choose("use:thunderflare-435.shift").choose("target:the-ruins-of-alderaan-470")
    assert table.card("shadows-of-dathomir-45").damage == 1
    assert table.card("the-ruins-of-alderaan-470").damage == 1


def test_thunderflare_has_nothing_to_shift_from_undamaged_objectives() -> None:
    table = Table("dark units: thunderflare-435").conflict("dark")
    table.engage(ENGAGED, ["thunderflare-435"], until="use:thunderflare")
    assert not table.can("use:thunderflare")


def test_a_logistics_officer_may_be_played_for_a_teammate_and_repairs() -> None:
    table = Table(
        """
        dark1 hand: logistics-officer-436
        dark1 objectives: shadows-of-dathomir-45 damage=1
        dark2 objectives: the-heart-of-the-empire-142 damage=1
        """,
        format="2v2",
    ).deployment("dark")
    table.choose("play:logistics-officer-436").choose("player:2").pay()
    assert table.asked.seat == table.seat("dark1")  # who played it picks the objective
    table.choose("choose:the-heart-of-the-empire-142")
    officer = table.card("logistics-officer-436")
    assert (officer.seat, officer.owner) == (table.seat("dark2"), table.seat("dark1"))
    assert table.card("the-heart-of-the-empire-142").damage == 0


def test_a_logistics_officer_may_be_played_for_the_first_player_too() -> None:
    table = Table("dark2 hand: logistics-officer-436\ndark2 objectives: shadows-of-dathomir-45", format="2v2")
    table.deployment("dark").choose("play:logistics-officer-436").choose("player:1").pay()
    officer = table.card("logistics-officer-436")
    assert (officer.seat, officer.owner) == (table.seat("dark1"), table.seat("dark2"))
    assert table.seat("dark1") == 0


def test_a_logistics_officer_of_ones_own_repairs_nothing() -> None:
    table = Table("""
        dark hand: logistics-officer-436
        dark objectives: shadows-of-dathomir-45 damage=1
    """).deployment("dark")
    table.play("logistics-officer-436")
    assert table.card("logistics-officer-436").seat == table.seat("dark")
    assert table.card("shadows-of-dathomir-45").damage == 1


def test_a_weapons_upgrade_on_a_teammates_vehicle_draws_a_card() -> None:
    table = Table(
        """
        dark1 hand: weapons-upgrade-437
        dark1 affiliation: imperial-navy
        dark2 units: tie-fighter-149
        """,
        format="2v2",
    ).deployment("dark")
    before = blast_damage(table.state, table.id("tie-fighter-149"))
    table.play("weapons-upgrade-437")
    assert len(table.hand("dark1")) == 1
    assert blast_damage(table.state, table.id("tie-fighter-149")) == before + 1


def test_a_weapons_upgrade_on_an_own_vehicle_draws_nothing() -> None:
    table = Table("""
        dark hand: weapons-upgrade-437
        dark affiliation: imperial-navy
        dark units: tie-fighter-149
    """).deployment("dark")
    table.play("weapons-upgrade-437")
    assert not table.hand("dark")


# --- 96: Mercenary Support ----------------------------------------------------------------------------


@pytest.mark.rule("LCGC-PLAY-03", "LCGC-TIM-08")
def test_mercenary_support_puts_a_mercenary_into_play_until_the_end_of_the_phase() -> None:
    table = Table(
        """
        dark1 objectives: mercenary-support-438
        dark1 hand: trandoshan-security-team-440, darth-vader-35
        """,
        format="2v2",
    ).conflict("dark")
    table.choose("use:mercenary-support-438.hire").choose("player:2")
    assert table.card("trandoshan-security-team-440").seat == table.seat("dark2")
    assert table.card("mercenary-support-438").focus == 1
    while table.state.phase.value == "conflict":
        table.decline()
    assert not table.in_play("trandoshan-security-team-440")
    assert table.player("dark1").discard == ["trandoshan-security-team-440"]


def test_mercenary_support_is_not_offered_without_a_mercenary_in_hand() -> None:
    table = Table("""
        dark objectives: mercenary-support-438
        dark hand: darth-vader-35
    """).actions("dark")
    assert not table.can("use:mercenary-support")


def test_punishing_one_brings_a_captured_card_to_another_objective() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45, the-heart-of-the-empire-142
        dark units: punishing-one-439
        light captured: yoda-166 under shadows-of-dathomir-45
    """).deployment("dark")
    table.choose("use:punishing-one-439.transport")
    assert table.captured("the-heart-of-the-empire-142") == ["yoda-166"]
    assert table.captured("shadows-of-dathomir-45") == []


def test_punishing_one_is_not_offered_without_prisoners_or_in_other_phases() -> None:
    assert not Table("dark units: punishing-one-439").deployment("dark").can("use:punishing")
    table = Table("""
        dark objectives: shadows-of-dathomir-45, the-heart-of-the-empire-142
        dark units: punishing-one-439
        light captured: yoda-166 under shadows-of-dathomir-45
    """).deployment("light")
    table.pass_until("use:punishing")
    assert (table.state.side.value, table.state.phase.value) == ("dark", "deployment")


@pytest.mark.rule("LCGC-STR-12")
def test_a_trandoshan_team_may_strike_for_a_dark_objective_without_taking_part() -> None:
    table = Table("""
        dark units: trandoshan-security-team-440, kuati-security-team-136
        light units: luke-skywalker-92
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["luke-skywalker-92"], ["kuati-security-team-136"])
    assert "strike:trandoshan-security-team-440" in table.options()
    table.choose("strike:trandoshan-security-team-440")
    if table.can("icon:"):
        table.choose("icon:unit")
    assert table.card("luke-skywalker-92").damage == 2  # the dark side has the edge


def test_a_trandoshan_team_strikes_for_a_teammates_objective_if_its_player_agrees() -> None:
    for answer, strikes in (("yes", True), ("no", False)):
        table = Table(
            """
            dark1 units: kuati-security-team-136
            dark2 units: trandoshan-security-team-440
            light2 units: luke-skywalker-92
            """,
            format="2v2",
        ).conflict("light")
        table.engage("shadows-of-dathomir-45", ["luke-skywalker-92"], ["kuati-security-team-136"])
        table.choose("strike:trandoshan-security-team-440")
        assert table.asked.seat == table.seat("dark2")
        table.choose(answer)
        assert not table.can("strike:trandoshan")
        struck = [event.unit for event in table.happened(FocusedToStrike)]
        assert (table.id("trandoshan-security-team-440") in struck) is strikes


def test_a_trandoshan_team_does_not_strike_from_outside_against_light_objectives() -> None:
    table = Table("""
        dark units: trandoshan-security-team-440, kuati-security-team-136
        light units: luke-skywalker-92
    """).conflict("dark")
    table.engage(ENGAGED, ["kuati-security-team-136"], ["luke-skywalker-92"], until="strike:tran")
    table.settle()
    assert table.card("trandoshan-security-team-440").focus == 0


@pytest.mark.rule("LCGC-CAP-01", "LCGC-CAP-02")
def test_a_price_on_their_heads_captures_a_unit_of_each_of_two_light_players() -> None:
    table = Table(
        """
        dark1 hand: a-price-on-their-heads-441
        dark1 affiliation: scum-and-villainy
        dark1 objectives: shadows-of-dathomir-45, the-heart-of-the-empire-142, mercenary-support-438
        light1 units: yoda-166
        light2 units: luke-skywalker-92, twilek-loyalist-15
        """,
        format="2v2",
    ).actions("dark")
    table.play("a-price-on-their-heads-441").choose("target:yoda-166").choose("target:luke-skywalker-92")
    table.choose("choose:the-heart-of-the-empire-142").choose("choose:mercenary-support-438")
    assert table.captured("the-heart-of-the-empire-142") == ["yoda-166"]
    assert table.captured("mercenary-support-438") == ["luke-skywalker-92"]
    assert table.cards_of("light2", CardType.UNIT) == ["twilek-loyalist-15"]


def test_a_price_on_their_heads_captures_one_unit_in_a_duel() -> None:
    table = Table("""
        dark hand: a-price-on-their-heads-441
        dark affiliation: scum-and-villainy
        dark objectives: shadows-of-dathomir-45, the-heart-of-the-empire-142, mercenary-support-438
        light units: yoda-166, luke-skywalker-92
    """).actions("dark")
    table.play("a-price-on-their-heads-441").choose("target:yoda-166").choose("choose:mercenary-support-438")
    assert table.captured("mercenary-support-438") == ["yoda-166"]
    assert table.in_play("luke-skywalker-92")
