"""The light side's objective sets 91 to 93: every card is played, alone and in a team."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import hunt
from tests.lcg.table import Table

from dejarik.kernel.engine import run
from dejarik.lcg.rules.edge import EdgeWon
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.values import unit_damage
from dejarik.lcg.rules.zones import hand

ENGAGED = "shadows-of-dathomir-45"  # three of them are the dark side's objectives where a picture names none


# --- 91: Watchers in the Wasteland --------------------------------------------------------------------


@pytest.mark.rule("LCG-RESERVE-01")
def test_watchers_count_the_cards_in_light_common_reserves_in_a_struggle() -> None:
    table = Table(
        """
        balance: dark
        light1 objectives: watchers-in-the-wasteland-416
        light1 reserve: twilek-loyalist-15
        light2 reserve: twilek-loyalist-15
        dark1 reserve: kuati-security-team-136
        dark1 units: dark-side-apprentice-33 committed
        """,
        format="2v2",
    ).force("dark")
    while table.state.phase.value == "force" and table.state.side.value == "dark":
        table.decline()
    assert table.state.balance.value == "light"  # 2 against 1


def test_watchers_count_nothing_without_common_reserves() -> None:
    table = Table("""
        balance: dark
        light objectives: watchers-in-the-wasteland-416
    """).force("dark")
    assert table.state.balance.value == "dark"


@pytest.mark.rule("LCG-TEXT-04", "LCG-TEXT-03")
def test_obi_wan_lets_each_friendly_player_take_back_the_top_discard() -> None:
    table = Table(
        """
        light1 units: obi-wan-kenobi-417 committed
        light1 discard: twilek-loyalist-15, rancor-107
        light2 discard: yoda-166
        dark1 discard: rancor-107
        """,
        format="2v2",
    ).force("dark")
    table.pass_until("use:obi-wan-kenobi-417.take-back").choose("use:obi-wan")
    assert table.asked.seat == table.seat("light1")
    table.choose("none")
    assert table.asked.seat == table.seat("light2")
    table.choose("choose:yoda-166")
    assert table.hand("light2") == ["yoda-166"]
    assert table.player("light1").discard == ["twilek-loyalist-15", "rancor-107"]


def test_obi_wan_does_nothing_after_a_struggle_that_is_lost_or_tied() -> None:
    table = Table("""
        light units: obi-wan-kenobi-417 committed focus=1
        light discard: yoda-166
    """).force("dark")
    assert not table.can("use:obi-wan")


def test_wolfmen_come_back_from_the_discard_pile_when_a_struggle_is_won_by_three() -> None:
    table = Table("""
        light units: obi-wan-kenobi-417 committed
        light discard: shistavanen-wolfman-418, twilek-loyalist-15, shistavanen-wolfman-418
    """).force("dark")
    wolves = [id for id in table.pass_until("use:shistavanen").ids_offered if "wolf" in id]
    assert len(wolves) == 2
    table.choose(wolves[1])  # the one that was discarded last
    table.pass_until("use:shistavanen").choose("use:shistavanen")
    assert len(table.ids("shistavanen-wolfman-418")) == 2
    assert table.player("light").discard == ["twilek-loyalist-15"]


def test_a_lead_of_two_brings_no_wolfman_back() -> None:
    table = Table("""
        light units: obi-wan-kenobi-417 committed
        light discard: shistavanen-wolfman-418
        dark units: dark-side-apprentice-33 committed, dark-side-apprentice-33 committed
    """).force("dark")
    assert not table.can("use:shistavanen")


def test_force_cleansing_readies_and_heals_its_host_when_the_dial_rises() -> None:
    table = Table("""
        light units: luke-skywalker-92 focus=2 damage=2
        light enhancements: force-cleansing-419 on luke-skywalker-92
    """).turn("dark")
    table.pass_until("use:force-cleansing-419").choose("use:force-cleansing-419")
    assert (table.card("luke-skywalker-92").focus, table.card("luke-skywalker-92").damage) == (1, 1)


def test_force_cleansing_is_not_offered_for_a_ready_and_unhurt_host() -> None:
    table = Table("""
        light units: obi-wan-kenobi-417
        light enhancements: force-cleansing-419 on obi-wan-kenobi-417
    """).turn("dark")
    assert not table.can("use:force-cleansing-419")


@pytest.mark.rule("LCGC-FATE-02", "LCGC-EDGE-07")
def test_supporting_fire_lets_a_teammate_add_a_card_to_the_edge_stack() -> None:
    table = Table(
        """
        dark2 units: kuati-security-team-136
        light1 units: twilek-loyalist-15
        light1 hand: supporting-fire-420, luke-skywalker-92
        light2 hand: yoda-166, heat-of-battle-65
        """,
        format="2v2",
    ).conflict("light")
    table.engage(
        ENGAGED,
        ["twilek-loyalist-15"],
        ["kuati-security-team-136"],
        edge=[("light1", "supporting-fire-420")],
        until="player:",
    )
    table.choose("player:4")
    assert table.asked.seat == table.seat("light2")
    assert table.options() == ["choose:yoda-166", "none"]  # no fate card
    table.choose("choose:yoda-166")
    assert table.player("light2").discard == ["yoda-166"]  # its owner's pile
    (won,) = table.happened(EdgeWon)
    assert won.totals == {table.seat("light1"): 6, table.seat("dark2"): 0}


@pytest.mark.rule("LCG-RESERVE-05")
def test_supporting_fire_can_be_answered_with_a_card_of_the_common_reserve() -> None:
    table = Table(
        """
        dark2 units: kuati-security-team-136
        light1 units: twilek-loyalist-15
        light1 hand: supporting-fire-420
        light2 reserve: yoda-166
        """,
        format="2v2",
    ).conflict("light")
    table.engage(
        ENGAGED,
        ["twilek-loyalist-15"],
        ["kuati-security-team-136"],
        edge=[("light1", "supporting-fire-420")],
        until="player:",
    )
    table.choose("player:3").choose("choose:yoda-166")  # a teammate may use it as well
    assert table.player("light2").discard == ["yoda-166"]
    (won,) = table.happened(EdgeWon)
    assert won.totals[table.seat("light1")] == 6


@pytest.mark.rule("LCG-SUPPORT-05")
def test_supporting_fire_can_be_answered_with_a_reinforcement() -> None:
    table = hunt("""
        light support: obi-wan-kenobi-417 under rebel-command-469
        light hand: supporting-fire-420
        light units: rebel-sentry-474
        dark units: kuati-security-team-136
    """).conflict("dark")
    table.engage(
        "facedown",
        ["kuati-security-team-136"],
        ["rebel-sentry-474"],
        edge=[("light", "supporting-fire-420")],
        until="choose:obi-wan",
    )
    table.choose("choose:obi-wan-kenobi-417")
    assert table.player("light").discard == ["supporting-fire-420", "obi-wan-kenobi-417"]


def test_supporting_fire_in_a_duel_asks_only_its_player_who_may_decline() -> None:
    table = Table("""
        dark units: kuati-security-team-136
        light units: twilek-loyalist-15
        light hand: supporting-fire-420, yoda-166
    """).conflict("light")
    table.engage(
        ENGAGED,
        ["twilek-loyalist-15"],
        ["kuati-security-team-136"],
        edge=[("light", "supporting-fire-420")],
        until="choose:yoda",
    )
    table.choose("none")
    assert table.hand("light") == ["yoda-166"]


# --- 92: Blue Squadron Support ------------------------------------------------------------------------


@pytest.mark.rule("LCG-TEXT-04")
def test_blue_squadron_support_shows_each_friendly_player_two_cards() -> None:
    table = Table(
        """
        light1 objectives: blue-squadron-support-421
        light1 deck: yoda-166, luke-skywalker-92
        light2 only-deck: rancor-107
        """,
        format="2v2",
    ).actions("light")
    table.choose("use:blue-squadron-support-421.scout")
    assert table.options() == ["choose:yoda-166", "choose:luke-skywalker-92"]
    table.choose("choose:luke")
    assert table.hand("light1") == ["luke-skywalker-92"]
    assert not any(table.state.sources[id].open for id in hand(table.state, table.seat("light1")))
    assert table.player("light1").command_deck[0] == "yoda-166"  # the bottom
    assert table.hand("light2") == ["rancor-107"]  # a single card is taken without a question
    assert table.card("blue-squadron-support-421").focus == 1


def test_blue_leader_damages_another_objective_when_striking_as_an_attacker() -> None:
    table = Table("""
        light units: blue-leader-422
        dark objectives: the-heart-of-the-empire-142, shadows-of-dathomir-45
    """).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["blue-leader-422"], until="use:blue-leader")
    table.choose("use:blue-leader-422.strafe")
    assert "target:the-heart-of-the-empire-142" not in table.options()
    table.choose("target:shadows-of-dathomir-45")
    assert table.card("shadows-of-dathomir-45").damage == 1


def test_blue_leader_does_not_strafe_while_defending() -> None:
    table = Table("""
        light objectives: a-heros-journey-2, a-heros-journey-2
        light units: blue-leader-422
        dark units: kuati-security-team-136
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["kuati-security-team-136"], ["blue-leader-422"])
    for _ in range(4):
        if table.can("strike:"):
            assert not table.can("use:blue-leader")
        table.decline()
        assert not table.can("use:blue-leader")


@pytest.mark.rule("LCG-TEXT-05")
def test_a_b_wing_lets_the_other_friendly_players_draw() -> None:
    table = Table("light1 units: b-wing-423", format="2v2").conflict("light")
    table.engage(ENGAGED, ["b-wing-423"], until="use:b-wing")
    table.choose("use:b-wing-423.draw")
    assert (len(table.hand("light1")), len(table.hand("light2"))) == (0, 1)


def test_a_b_wing_does_nothing_in_a_duel() -> None:
    table = Table("light units: b-wing-423").conflict("light")
    table.engage(ENGAGED, ["b-wing-423"], until="use:b-wing").settle()
    assert not table.hand("light")


@pytest.mark.rule("LCG-2V2-10")
def test_rapid_fire_hits_one_unit_of_each_opponent() -> None:
    table = Table(
        """
        light1 hand: rapid-fire-424
        light1 affiliation: rebel-alliance
        dark1 units: darth-vader-35, heavy-stormtrooper-squad-67
        dark2 units: emperor-palpatine-51
        """,
        format="2v2",
    ).actions("light")
    table.play("rapid-fire-424").choose("target:darth-vader-35")
    assert table.options() == ["target:emperor-palpatine-51", "none"]
    table.choose("target:emperor-palpatine-51")
    assert table.card("darth-vader-35").damage == table.card("emperor-palpatine-51").damage == 1


def test_rapid_fire_hits_one_unit_in_a_duel_and_only_on_the_own_turn() -> None:
    picture = """
        light hand: rapid-fire-424
        light affiliation: rebel-alliance
        dark units: darth-vader-35, heavy-stormtrooper-squad-67
    """
    table = Table(picture).actions("light")
    table.play("rapid-fire-424").choose("target:heavy-stormtrooper-squad-67")
    assert (table.card("heavy-stormtrooper-squad-67").damage, table.card("darth-vader-35").damage) == (1, 0)
    assert not Table(picture).actions("dark").can("use:rapid-fire")


# --- 93: Rendar's Wrath -------------------------------------------------------------------------------


def test_rendars_wrath_damages_a_defender_without_company() -> None:
    table = Table("""
        light objectives: rendars-wrath-425
        light units: twilek-loyalist-15
        dark units: darth-vader-35
    """).conflict("light")
    table.engage(ENGAGED, ["twilek-loyalist-15"], ["darth-vader-35"], until="use:rendars-wrath")
    table.choose("use:rendars-wrath-425.shoot")
    assert table.card("darth-vader-35").damage == 1


def test_rendars_wrath_leaves_two_defenders_alone() -> None:
    table = Table("""
        light objectives: rendars-wrath-425
        light units: twilek-loyalist-15
        dark units: darth-vader-35, heavy-stormtrooper-squad-67
    """).conflict("light")
    table.engage(
        ENGAGED,
        ["twilek-loyalist-15"],
        ["darth-vader-35", "heavy-stormtrooper-squad-67"],
        until="use:rendars",
    )
    assert not table.can("use:rendars-wrath")


def test_dash_gains_unit_damage_until_the_end_of_the_engagement() -> None:
    table = Table("""
        light affiliation: smugglers-and-spies
        light units: dash-rendar-426
        dark units: darth-vader-35
    """).conflict("light")
    table.engage(ENGAGED, ["dash-rendar-426"], until="use:dash-rendar")
    table.choose("use:dash-rendar-426.hire").pay()
    table.pass_until("defend:").choose("defend:darth-vader-35").settle()
    assert table.card("darth-vader-35").damage == 1
    assert unit_damage(table.state, table.id("dash-rendar-426")) == 0


@pytest.mark.parametrize(("defenders", "alone"), [("", True), ("death-star-trooper-38", False)])
def test_who_is_declared_later_is_alone_only_if_nobody_else_defends(defenders: str, alone: bool) -> None:
    table = Table(f"""
        light objectives: rendars-wrath-425
        light units: twilek-loyalist-15
        light hand: yoda-166
        dark objectives: {ENGAGED}
        dark units: darth-vader-35 focus=1, {defenders}
    """).conflict("light")
    table.engage(ENGAGED, ["twilek-loyalist-15"], [defenders] if defenders else [], until="edge:")
    table.state.the(Engagement).join(table.state, table.id("darth-vader-35"), declared=True)
    run(table.state)
    assert table.can("use:rendars-wrath-425.shoot") is alone


def test_a_teammate_may_hire_dash_too_and_pays() -> None:
    table = Table(
        "light1 affiliation: smugglers-and-spies\nlight1 hand: dash-rendar-426", format="2v2"
    ).deployment("light")
    table.play("dash-rendar-426")
    table.pass_until("engage:")
    table.engage(ENGAGED, ["dash-rendar-426"], until="use:dash-rendar")
    table.decline()
    assert table.asked.seat == table.seat("light2")
    table.choose("use:dash-rendar-426.hire").pay()
    mate = table.player("light2")
    assert sum(card.focus for card in table.state.cards.values() if card.seat == mate.seat) == 1


@pytest.mark.rule("LCGC-PLAY-05")
def test_dash_may_be_hired_while_he_takes_no_part() -> None:
    table = Table("light units: dash-rendar-426, luke-skywalker-92").conflict("light")
    table.engage(ENGAGED, ["luke-skywalker-92"], until="use:dash-rendar")
    table.choose("use:dash-rendar-426.hire").pay()
    assert unit_damage(table.state, table.id("dash-rendar-426")) == 1


def test_outside_an_engagement_nobody_hires_dash() -> None:
    assert not Table("light units: dash-rendar-426").actions("light").can("use:dash")


def test_a_lonely_rumor_monger_is_met_by_two_defenders_or_none() -> None:
    table = Table("""
        light units: arcona-rumor-monger-427
        dark units: darth-vader-35, heavy-stormtrooper-squad-67, kuati-security-team-136
    """).conflict("light")
    table.engage(ENGAGED, ["arcona-rumor-monger-427"], until="yes")
    table.choose("yes")
    assert (table.asked.least, table.asked.most) == (2, 3)


def test_one_unit_cannot_defend_against_a_lonely_rumor_monger() -> None:
    table = Table("""
        light units: arcona-rumor-monger-427
        dark units: darth-vader-35
    """).conflict("light")
    table.engage(ENGAGED, ["arcona-rumor-monger-427"], ["darth-vader-35"])
    table.settle()
    assert table.card("darth-vader-35").focus == 0


def test_a_rumor_monger_in_company_is_met_by_any_defence() -> None:
    table = Table("""
        light units: arcona-rumor-monger-427, twilek-loyalist-15
        dark units: darth-vader-35
    """).conflict("light")
    table.engage(ENGAGED, ["arcona-rumor-monger-427", "twilek-loyalist-15"], until="defend:")
    assert table.can("defend:darth-vader-35")


@pytest.mark.rule("LCG-DEFEND-02")
def test_a_teammate_alone_cannot_support_against_a_lonely_rumor_monger() -> None:
    table = Table(
        """
        light1 units: arcona-rumor-monger-427
        dark1 units: darth-vader-35
        """,
        format="2v2",
    ).conflict("light")
    table.engage(ENGAGED, ["arcona-rumor-monger-427"], until="support:")
    assert not table.can("support:")


def test_smuggling_shipment_readies_a_card_of_each_of_two_friendly_players() -> None:
    table = Table(
        """
        light1 objectives: a-heros-journey-2 focus=1, a-heros-journey-2 focus=1
        light2 objectives: a-heros-journey-2 focus=2
        light1 hand: smuggling-shipment-428
        """,
        format="2v2",
    ).actions("light")
    table.play("smuggling-shipment-428").choose("target:a-heros-journey-2").choose("target:a-heros-journey-2")
    mine, other, theirs = table.ids("a-heros-journey-2")
    assert [table.state.cards[id].focus for id in (mine, other, theirs)] == [0, 1, 1]


def test_smuggling_shipment_is_not_offered_when_all_sources_are_ready() -> None:
    assert not Table("light hand: smuggling-shipment-428").actions("light").can("use:smuggling")
