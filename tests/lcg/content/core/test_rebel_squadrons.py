"""Rebel Alliance of the core set: every card of the sets 12 to 14 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.rules.engagement import Engagement, EngagementEnds
from dejarik.lcg.rules.victory import CARD

REBELS = "light affiliation: rebel-alliance\n"

# --- 12: Draw Their Fire ------------------------------------------------------------------------------

TRAP = (
    REBELS
    + """
    light objectives: draw-their-fire-82, draw-their-fire-82
    light hand: admiral-ackbar-7
    light units: luke-skywalker-92
    dark objectives: shadows-of-dathomir-45
    dark units: darth-vader-35, death-star-trooper-38, kuati-security-team-136
"""
)


@pytest.mark.rule("LCGC-ENG-08", "LCGC-PLAY-01", "LCGC-RES-10")
def test_admiral_ackbar_joins_an_engagement_and_hits_every_enemy_in_it() -> None:
    table = Table(TRAP).conflict("dark")
    table.engage(
        "draw-their-fire-82", ["darth-vader-35", "death-star-trooper-38"], until="use:admiral-ackbar-7.play"
    )
    table.play("admiral-ackbar-7").choose("use:admiral-ackbar-7.trap")
    assert not table.in_play("death-star-trooper-38")
    assert table.card("darth-vader-35").damage == 1
    assert table.card("kuati-security-team-136").damage == 0
    # He came before the defenders were declared: he defends with them, and Luke is asked beside him.
    assert table.state.the(Engagement).defenders == [table.id("admiral-ackbar-7")]
    table.pass_until("defend:")
    assert table.options() == ["defend:luke-skywalker-92"]
    table.choose("defend:luke-skywalker-92")
    assert table.state.the(Engagement).defenders == [
        table.id("admiral-ackbar-7"),
        table.id("luke-skywalker-92"),
    ]


def test_admiral_ackbar_can_be_deployed_like_anybody_else() -> None:
    table = Table(TRAP).deployment("light")
    table.play("admiral-ackbar-7")
    assert table.in_play("admiral-ackbar-7")
    assert table.card("darth-vader-35").damage == 0


def test_without_an_engagement_there_is_no_action_for_admiral_ackbar() -> None:
    assert not Table(TRAP).actions("light").can("use:admiral-ackbar-7")


@pytest.mark.rule("LCGC-RES-05", "LCGC-TIM-01")
def test_admiral_ackbar_has_to_be_paid_for() -> None:
    table = Table(TRAP.replace("draw-their-fire-82, draw-their-fire-82", "jedi-training-86")).conflict("dark")
    table.engage("jedi-training-86", ["darth-vader-35"], until="use:admiral-ackbar-7")
    assert not table.can("use:admiral-ackbar-7")  # 2 resources for a cost of 3


@pytest.mark.rule("LCGC-TIM-09")
def test_an_x_wing_escort_takes_an_opposing_vehicle_along() -> None:
    table = Table(
        REBELS
        + """
        light units: x-wing-escort-164
        light hand: fall-back-54
        dark units: tie-fighter-149, tie-bomber-148, darth-vader-35
    """
    ).actions("dark")
    table.choose("use:fall-back-54").choose("use:x-wing-escort-164.avenge")
    assert table.asked.seat == table.seat("dark")
    assert table.options() == ["choose:tie-fighter-149", "choose:tie-bomber-148"]
    table.choose("choose:tie-bomber-148")
    assert table.player("dark").discard == ["tie-bomber-148"]
    assert table.hand("light") == ["x-wing-escort-164"]


def test_an_x_wing_escort_takes_nobody_along_where_there_is_no_vehicle() -> None:
    table = Table(
        REBELS
        + """
        light units: x-wing-escort-164
        light hand: fall-back-54
        dark units: darth-vader-35
    """
    ).actions("dark")
    table.choose("use:fall-back-54")
    assert table.hand("light") == ["x-wing-escort-164"]


@pytest.mark.rule("LCGC-REF-02")
def test_a_fleet_command_center_shields_a_unit_after_the_refresh_phase() -> None:
    table = Table("""
        light enhancements: fleet-command-center-57
        light units: luke-skywalker-92
        dark units: darth-vader-35 shields=1
    """).refresh("light")
    table.choose("use:fleet-command-center-57.shield")  # Vader has a shield: there is nobody but Luke
    assert table.card("luke-skywalker-92").shields == 1


@pytest.mark.rule("LCGC-REF-02")
def test_a_fleet_command_center_waits_for_the_end_of_its_own_refresh_phase() -> None:
    picture = """
        light enhancements: fleet-command-center-57
        light units: luke-skywalker-92, repair-droid-116, home-one-70 damage=1
    """
    table = Table(picture).refresh("light")
    assert table.can("use:repair-droid-116")  # the action window comes first
    assert not Table(picture).refresh("dark").can("use:fleet-command-center-57")


def test_heroic_sacrifice_destroys_an_enemy_vehicle_that_costs_4_or_less() -> None:
    table = Table(
        REBELS
        + """
        light units: x-wing-163, luke-skywalker-92
        light hand: heroic-sacrifice-47
        dark units: devastator-44, tie-fighter-149, tie-bomber-148, darth-vader-35
    """
    ).actions("dark")
    table.play("heroic-sacrifice-47")  # the X-Wing is the only Vehicle to sacrifice
    assert table.options() == ["target:tie-fighter-149", "target:tie-bomber-148"]
    table.choose("target:tie-bomber-148")
    assert table.player("light").discard == ["x-wing-163", "heroic-sacrifice-47"]
    assert table.player("dark").discard == ["tie-bomber-148"]


@pytest.mark.rule("LCGC-PLAY-05")
def test_heroic_sacrifice_needs_both_a_vehicle_and_a_target() -> None:
    no_vehicle = """
        light units: luke-skywalker-92
        light hand: heroic-sacrifice-47
        dark units: tie-fighter-149
    """
    no_target = """
        light units: x-wing-163
        light hand: heroic-sacrifice-47
        dark units: devastator-44
    """
    for picture in (no_vehicle, no_target):
        assert not Table(REBELS + picture).actions("light").can("use:heroic-sacrifice-47")


# --- 13: Mobilize the Squadrons -----------------------------------------------------------------------


@pytest.mark.rule("LCGC-REF-02")
def test_mobilize_the_squadrons_readies_an_objective_or_enhancement_of_its_player() -> None:
    table = Table("""
        light objectives: mobilize-the-squadrons-123, jedi-training-86 focus=3, a-heros-journey-2
        light units: luke-skywalker-92 focus=3
        light enhancements: hidden-outpost-49 focus=2
    """).refresh("light")
    table.choose("use:mobilize-the-squadrons-123.ready")
    assert table.options() == ["target:jedi-training-86", "target:hidden-outpost-49"]
    table.choose("target:hidden-outpost-49")
    assert table.card("hidden-outpost-49").focus == 0
    assert table.card("jedi-training-86").focus == 2


TRENCH = """
    light units: red-five-113
    light enhancements: trench-run-150 on death-star-dial
    dark objectives: shadows-of-dathomir-45
"""


@pytest.mark.rule("LCGC-WIN-04", "LCGC-ENH-01")
def test_the_light_side_wins_with_ten_damage_on_the_dial() -> None:
    table = Table(TRENCH).conflict("light")
    table.card("death-star-dial").damage = 6
    table.engage("death-star-dial", ["red-five-113"]).settle()
    assert table.over
    assert table.state.outcome is not None
    assert table.state.outcome.reason == CARD
    assert table.state.outcome.winners == (table.seat("light"),)


def test_less_damage_stays_on_the_dial() -> None:
    table = Table(TRENCH).conflict("light")
    table.engage("death-star-dial", ["red-five-113"]).settle()
    assert table.card("death-star-dial").damage == 4  # a blast of 3, and nobody opposed it


def test_trench_run_is_played_on_the_dial() -> None:
    table = Table(REBELS + "light hand: trench-run-150").deployment("light")
    table.play("trench-run-150")
    assert table.card("trench-run-150").host == table.state.dial_card


def test_without_trench_run_the_dial_is_out_of_reach() -> None:
    table = Table("""
        light units: red-five-113
        dark objectives: shadows-of-dathomir-45
    """).conflict("light")
    assert table.options() == ["engage:shadows-of-dathomir-45", "done"]


def test_the_dial_is_no_objective_for_anything_else() -> None:
    table = Table(TRENCH + "light hand: target-of-opportunity-133").conflict("light")
    table.engage("death-star-dial", ["red-five-113"], edge=[("light", "target-of-opportunity-133")]).settle()
    assert table.card("death-star-dial").damage == 4


def test_nothing_can_target_trench_run() -> None:
    table = Table(TRENCH + "light units: ewok-scout-53\nlight hand: yub-yub-168").actions("light")
    assert not table.can("use:yub-yub-168")


@pytest.mark.rule("LCG-WIN-07", "LCGC-2V2-06")
def test_two_against_two_no_card_changes_how_its_own_team_wins() -> None:
    table = Table(
        """
        light1 units: red-five-113
        light1 enhancements: trench-run-150 on death-star-dial
        dark2 objectives: shadows-of-dathomir-45
    """,
        format="2v2",
    ).conflict("light")
    assert table.options() == ["engage:shadows-of-dathomir-45", "done"]


@pytest.mark.rule("LCGC-SHD-03")
def test_covering_fire_shields_all_friendly_participants_for_a_sacrifice() -> None:
    table = Table("""
        light units: red-five-113, luke-skywalker-92 shields=1, rebel-trooper-112, yoda-166
        light hand: covering-fire-77
        dark objectives: shadows-of-dathomir-45
        dark units: kuati-security-team-136
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["red-five-113", "luke-skywalker-92"], until="use:covering-fire")
    table.play("covering-fire-77").choose("choose:rebel-trooper-112")
    shields = {key: table.card(key).shields for key in ("red-five-113", "luke-skywalker-92", "yoda-166")}
    assert shields == {"red-five-113": 1, "luke-skywalker-92": 1, "yoda-166": 0}


@pytest.mark.rule("LCGC-PLAY-05")
def test_covering_fire_is_not_offered_when_nobody_would_be_left_to_shield() -> None:
    table = Table("""
        light units: red-five-113
        light hand: covering-fire-77
        dark objectives: shadows-of-dathomir-45
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["red-five-113"], until="use:covering-fire")
    assert not table.can("use:covering-fire-77")


# --- 14: Decoy at Dantooine ---------------------------------------------------------------------------

DECOY = """
    light objectives: decoy-at-dantooine-39 damage=4, jedi-training-86 damage=4
    dark units: tie-bomber-148, tie-fighter-149
"""


@pytest.mark.rule("LCGC-DIAL-01", "LCGC-OBJ-02")
@pytest.mark.parametrize("falls", ["decoy-at-dantooine-39", "jedi-training-86"])
def test_a_decoy_turns_the_dial_back_when_an_objective_of_its_player_falls(falls: str) -> None:
    table = Table("dial: 4\n" + DECOY).conflict("dark")
    table.engage(falls, ["tie-bomber-148"], until="use:decoy")
    table.choose("use:decoy-at-dantooine-39.mislead").settle()
    assert table.state.dial == 4  # one back, and one on for the first destroyed objective


@pytest.mark.rule("LCGC-PLAY-05", "LCGC-DIAL-01")
def test_a_decoy_does_not_turn_the_dial_below_1() -> None:
    table = Table("dial: 1\n" + DECOY).conflict("dark")
    table.engage("jedi-training-86", ["tie-bomber-148"], until="use:decoy")
    assert not table.can("use:decoy-at-dantooine-39")


@pytest.mark.rule("LCGC-CON-02", "LCGC-ENG-14")
def test_after_a_wookiee_navigator_survived_the_same_objective_can_be_engaged_again() -> None:
    table = Table("""
        light units: wookiee-navigator-162, luke-skywalker-92
        dark objectives: the-heart-of-the-empire-142
    """).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["wookiee-navigator-162"], until="use:wookiee")
    table.pass_until("use:wookiee").choose("use:wookiee-navigator-162.again").pass_until("engage:")
    table.choose("engage:the-heart-of-the-empire-142").settle()
    assert table.card("the-heart-of-the-empire-142").damage == 2 + 3  # the Wookiee's attack, and Luke's


@pytest.mark.rule("LCGC-ABL-03")
def test_two_wookiee_navigators_give_two_further_engagements() -> None:
    table = Table("""
        light units: wookiee-navigator-162, wookiee-navigator-162, luke-skywalker-92, jedi-in-hiding-84
        dark objectives: the-heart-of-the-empire-142
    """).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["wookiee-navigator-162"] * 2, until="use:wookiee")
    for _ in range(2):
        table.pass_until("use:wookiee").choose("use:wookiee-navigator-162.again")
    for attacker in ("luke-skywalker-92", "jedi-in-hiding-84"):
        table.engage("the-heart-of-the-empire-142", [attacker]).settle()
    table.pass_until("commit:")
    assert len(table.happened(EngagementEnds)) == 3


def test_a_wookiee_navigator_who_was_not_there_changes_nothing() -> None:
    table = Table("""
        light units: wookiee-navigator-162, luke-skywalker-92
        dark objectives: the-heart-of-the-empire-142, shadows-of-dathomir-45
    """).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["luke-skywalker-92"]).settle()
    table.pass_until("engage:")
    assert table.options() == ["engage:shadows-of-dathomir-45", "done"]


def test_a_false_lead_turns_the_dial_back_when_its_host_leaves_play() -> None:
    table = Table("""
        dial: 4
        light objectives: jedi-training-86 damage=4, a-heros-journey-2
        light enhancements: false-lead-55 on jedi-training-86
        dark units: tie-bomber-148
    """).conflict("dark")
    table.engage("jedi-training-86", ["tie-bomber-148"], until="use:false-lead-55")
    table.choose("use:false-lead-55.mislead").settle()
    assert table.state.dial == 4
    assert table.player("light").discard == ["false-lead-55"]


@pytest.mark.rule("LCGC-ZONE-03", "LCGC-TEAM-17")
def test_fall_back_returns_a_unit_of_its_own_player() -> None:
    table = Table(
        REBELS
        + """
        light1 units: luke-skywalker-92 damage=2, rebel-trooper-112
        light1 hand: fall-back-54
        light2 units: yoda-166
    """,
        format="2v2",
    ).actions("dark")
    table.choose("use:fall-back-54")
    assert table.options() == ["target:luke-skywalker-92", "target:rebel-trooper-112"]
    table.choose("target:luke-skywalker-92")
    assert table.hand("light") == ["luke-skywalker-92"]


@pytest.mark.rule("LCGC-TIE-02", "LCG-TEXT-03")
def test_a_new_hope_leaves_every_player_three_units() -> None:
    table = Table(
        REBELS
        + """
        light hand: a-new-hope-4
        light units: luke-skywalker-92, yoda-166
        dark units: darth-vader-35, tie-fighter-149, tie-bomber-148, kuati-security-team-136
    """
    ).actions("dark")
    table.play("a-new-hope-4")
    assert table.asked.seat == table.seat("dark")  # the active player chooses first
    table.choose("choose:darth-vader-35", "choose:tie-bomber-148", "choose:kuati-security-team-136")
    assert table.in_play("tie-fighter-149")  # all of them return together
    table.choose("choose:yoda-166")
    assert table.cards_of("light", CardType.UNIT) == ["yoda-166"]
    assert table.cards_of("dark", CardType.UNIT) == [
        "darth-vader-35", "tie-bomber-148", "kuati-security-team-136",
    ]  # fmt: skip
    assert table.hand("dark") == ["tie-fighter-149"]
    assert table.hand("light") == ["luke-skywalker-92"]


def test_a_new_hope_concerns_all_four_players() -> None:
    table = Table(
        REBELS
        + """
        light1 hand: a-new-hope-4
        light1 units: luke-skywalker-92
        light2 units: yoda-166
        dark2 units: darth-vader-35
    """,
        format="2v2",
    ).actions("dark")
    table.play("a-new-hope-4")
    asked = []
    for _ in range(3):
        asked.append(table.asked.seat)
        table.choose()
    assert asked == [table.seat("dark2"), table.seat("light1"), table.seat("light2")]
    assert table.hand("dark2") == ["darth-vader-35"]
    assert table.hand("light2") == ["yoda-166"]
