"""Rebel Alliance of the core set: every card of the sets 8 to 11 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.rules.edge import EdgeWon
from dejarik.lcg.rules.leaving import Captured
from dejarik.lcg.rules.values import blast_damage, unit_damage

REBELS = "light affiliation: rebel-alliance\n"

# --- 8: The Defense of Yavin 4 ------------------------------------------------------------------------

YAVIN = (
    REBELS
    + """
    light objectives: the-defense-of-yavin-4-138
    light hand: home-one-70, rebel-trooper-112, rebel-trooper-112, rebel-trooper-112
"""
)


@pytest.mark.rule("LCGC-RES-09")
def test_cards_can_be_discarded_to_make_a_vehicle_cheaper() -> None:
    table = Table(YAVIN).deployment("light")
    table.choose("play:home-one-70")
    # Home One costs 5 and there are 2 resources: three cards have to go.
    assert table.hand("light") == []
    table.pay()
    assert table.in_play("home-one-70")
    assert table.player("light").discard == ["rebel-trooper-112"] * 3


def test_a_discount_never_makes_a_vehicle_free() -> None:
    table = Table(
        REBELS
        + """
        light objectives: the-defense-of-yavin-4-138
        light hand: y-wing-165, rebel-trooper-112, rebel-trooper-112, rebel-trooper-112
    """
    ).deployment("light")
    table.choose("play:y-wing-165")
    assert (table.asked.least, table.asked.most) == (0, 1)  # of 2 resources 1 must be paid


def test_only_vehicles_are_made_cheaper_and_only_for_the_player_of_the_objective() -> None:
    table = Table(YAVIN + "light hand: mon-mothma-98").deployment("light")
    assert table.can("play:home-one-70")
    assert not table.can("play:mon-mothma-98")
    teammate = Table(
        """
        light1 objectives: the-defense-of-yavin-4-138
        light2 affiliation: rebel-alliance
        light2 objectives: the-rebel-fleet-143
        light2 hand: home-one-70, rebel-trooper-112, rebel-trooper-112, rebel-trooper-112
    """,
        format="2v2",
    ).deployment("light")
    assert not teammate.can("play:home-one-70")


@pytest.mark.rule("LCGC-OBJ-01")
def test_red_two_is_readied_by_the_fall_of_any_objective() -> None:
    table = Table("""
        balance: light
        light units: red-two-114 focus=2
        dark objectives: shadows-of-dathomir-45 damage=4
    """).turn("light")
    table.choose("balance:shadows-of-dathomir-45").choose("use:red-two-114.ready")
    assert table.card("red-two-114").focus == 0  # one token more has gone in the refresh


def test_red_two_is_not_asked_when_it_is_ready() -> None:
    table = Table("""
        light units: red-two-114
        dark objectives: shadows-of-dathomir-45 damage=4
    """).turn("light")
    table.choose("balance:shadows-of-dathomir-45")
    assert not table.can("use:red-two-114")


def test_an_astromech_upgrade_adds_icons() -> None:
    table = Table("""
        light units: y-wing-165
        light enhancements: astromech-droid-upgrade-158 on y-wing-165
    """)
    ship = table.id("y-wing-165")
    assert (unit_damage(table.state, ship), blast_damage(table.state, ship)) == (1, 2)


@pytest.mark.rule("LCGC-EVT-02", "LCGC-ABL-04")
def test_rebel_assault_hits_an_enemy_unit_or_objective_once_a_turn() -> None:
    table = Table(
        REBELS
        + """
        light units: luke-skywalker-92
        light hand: rebel-assault-108, rebel-assault-108
        dark units: darth-vader-35
        dark objectives: shadows-of-dathomir-45
    """
    ).actions("dark")
    table.play("rebel-assault-108")
    assert table.options() == ["target:darth-vader-35", "target:shadows-of-dathomir-45"]
    table.choose("target:shadows-of-dathomir-45")
    assert table.card("shadows-of-dathomir-45").damage == 2
    assert not table.can("use:rebel-assault-108")


# --- 9: Mission Briefing ------------------------------------------------------------------------------


def test_mission_briefing_draws_when_an_opposing_turn_begins() -> None:
    table = Table("light objectives: mission-briefing-97").turn("dark")
    table.choose("use:mission-briefing-97.draw")
    assert len(table.hand("light")) == 1


@pytest.mark.rule("LCGC-PLAY-05")
def test_mission_briefing_draws_nothing_from_an_empty_deck() -> None:
    table = Table("""
        light objectives: mission-briefing-97
        light only-deck:
    """).turn("dark")
    assert not table.can("use:mission-briefing-97")


@pytest.mark.rule("LCGC-EX-03", "LCGC-KW-01")
def test_mon_mothma_wins_an_edge_battle_in_which_nothing_is_placed() -> None:
    table = Table("""
        light units: mon-mothma-98
        dark objectives: shadows-of-dathomir-45
        dark units: kuati-security-team-136
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["mon-mothma-98"], ["kuati-security-team-136"], until="strike:")
    table.settle()
    # Her tactics icon counts with the edge only: with it she strikes first, and the defender never does.
    assert table.card("mon-mothma-98").damage == 0
    assert [event.seat for event in table.happened(EdgeWon)] == [table.seat("light")]


def test_battlefield_engineers_ready_an_enhancement_of_their_player_as_attackers() -> None:
    table = Table("""
        light units: battlefield-engineers-14
        light enhancements: hidden-outpost-49 focus=1, dagobah-training-grounds-31
        dark objectives: shadows-of-dathomir-45
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["battlefield-engineers-14"], until="use:battlefield")
    table.choose("use:battlefield-engineers-14.ready")
    assert table.card("hidden-outpost-49").focus == 0


def test_defending_engineers_ready_nothing() -> None:
    table = Table("""
        light objectives: the-rebel-fleet-143
        light units: battlefield-engineers-14
        light enhancements: hidden-outpost-49 focus=1
        dark units: tie-fighter-149
    """).conflict("dark")
    table.engage(
        "the-rebel-fleet-143", ["tie-fighter-149"], ["battlefield-engineers-14"], until="use:battlefield"
    )
    assert not table.can("use:battlefield-engineers-14")


@pytest.mark.rule("LCGC-STR-05")
def test_an_a_wing_draws_when_it_is_focused_to_strike() -> None:
    table = Table("""
        light units: a-wing-5
        dark objectives: shadows-of-dathomir-45
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["a-wing-5"], until="use:a-wing-5")
    table.choose("use:a-wing-5.draw")
    assert len(table.hand("light")) == 1


@pytest.mark.rule("LCGC-TEAM-17", "LCG-TEXT-01")
def test_a_heavy_blaster_emplacement_makes_an_opponent_choose_a_unit() -> None:
    table = Table("""
        light enhancements: heavy-blaster-emplacement-66
        dark units: darth-vader-35, kuati-security-team-136
    """).actions("dark")
    table.choose("use:heavy-blaster-emplacement-66.fire")
    assert table.asked.seat == table.seat("dark")
    table.choose("choose:kuati-security-team-136")
    assert table.card("kuati-security-team-136").damage == 1
    assert table.card("heavy-blaster-emplacement-66").focus == 1


@pytest.mark.rule("LCG-TEXT-01")
def test_among_two_opponents_the_controller_says_which_one_chooses() -> None:
    table = Table(
        """
        light1 enhancements: heavy-blaster-emplacement-66
        dark1 units: darth-vader-35
        dark2 units: kuati-security-team-136, death-star-trooper-38
    """,
        format="2v2",
    ).actions("dark")
    table.choose("use:heavy-blaster-emplacement-66.fire")
    assert (table.asked.seat, table.options()) == (table.seat("light1"), ["player:1", "player:2"])
    table.choose("player:2")
    assert table.asked.seat == table.seat("dark2")
    assert table.options() == ["choose:kuati-security-team-136", "choose:death-star-trooper-38"]


@pytest.mark.rule("LCGC-PLAY-05")
def test_there_is_nothing_to_fire_at_without_enemy_units() -> None:
    table = Table("""
        light enhancements: heavy-blaster-emplacement-66
        light units: luke-skywalker-92
    """).actions("light")
    assert not table.can("use:heavy-blaster-emplacement-66")


# --- 10: Fleeing the Empire ---------------------------------------------------------------------------


@pytest.mark.rule("LCGC-REF-02", "LCGC-SHD-03")
def test_fleeing_the_empire_shields_something_once_the_refresh_phase_is_over() -> None:
    table = Table("""
        light objectives: fleeing-the-empire-56
        light units: luke-skywalker-92 shields=1, leia-organa-88
        dark units: darth-vader-35
    """).refresh("light")
    table.choose("use:fleeing-the-empire-56.shield")
    assert table.can("target:fleeing-the-empire-56")
    assert not table.can("target:darth-vader-35")
    table.choose("target:luke-skywalker-92")
    assert table.card("luke-skywalker-92").shields == 1  # his old one vanished in the refresh


LEIA = """
    dark objectives: shadows-of-dathomir-45, imperial-command-73
    dark hand: force-choke-59
    light objectives: fleeing-the-empire-56 focus=3
    light units: leia-organa-88, luke-skywalker-92 focus=1
"""


@pytest.mark.rule("LCGC-CAP-01", "LCGC-MOVE-08")
def test_leia_is_captured_where_her_opponent_likes_and_frees_all_cards_of_her_player() -> None:
    table = Table(LEIA).actions("dark")
    table.choose("use:force-choke-59").choose("target:leia-organa-88")
    assert table.asked.seat == table.seat("dark")
    table.choose("choose:imperial-command-73").choose("use:leia-organa-88.inspire")
    assert table.captured("imperial-command-73") == ["leia-organa-88"]
    assert table.card("luke-skywalker-92").focus == 0
    assert table.card("fleeing-the-empire-56").focus == 0
    assert len(table.happened(Captured)) == 1


def test_leia_is_captured_even_when_she_would_return_to_a_hand() -> None:
    table = Table(LEIA + REBELS + "light hand: fall-back-54").actions("dark").pass_until("use:fall-back")
    table.choose("use:fall-back-54").choose("target:leia-organa-88")
    table.choose("choose:shadows-of-dathomir-45").choose("pass")
    assert table.captured("shadows-of-dathomir-45") == ["leia-organa-88"]
    assert table.card("luke-skywalker-92").focus == 1


@pytest.mark.rule("LCGC-ENH-02")
def test_stolen_plans_draw_when_their_host_generates_resources() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45, imperial-command-73
        light enhancements: stolen-plans-124 on shadows-of-dathomir-45
        dark hand: kuati-security-team-136, heavy-stormtrooper-squad-67
    """).deployment("dark")
    table.choose("play:kuati-security-team-136").choose("pay:imperial-command-73*2")
    assert not table.can("use:stolen-plans-124")
    table.choose("play:heavy-stormtrooper-squad-67").choose("pay:shadows-of-dathomir-45*2")
    table.choose("use:stolen-plans-124.draw")
    assert len(table.hand("light")) == 1


@pytest.mark.rule("LCGC-ABL-04", "LCGC-ABL-05", "LCGC-MOVE-03")
def test_youre_my_only_hope_draws_two_for_a_sacrifice_and_costs_the_opponent_a_card() -> None:
    table = Table(
        REBELS
        + """
        light units: rebel-trooper-112, luke-skywalker-92
        light hand: youre-my-only-hope-167
        dark hand: force-choke-59, darth-vader-35
    """
    ).actions("light")
    table.play("youre-my-only-hope-167").choose("choose:rebel-trooper-112")
    assert len(table.hand("light")) == 2
    assert table.asked.seat == table.seat("dark")
    table.choose("choose:darth-vader-35")
    assert table.player("dark").discard == ["darth-vader-35"]
    assert table.player("light").discard == ["rebel-trooper-112", "youre-my-only-hope-167"]


@pytest.mark.rule("LCGC-ABL-04")
def test_youre_my_only_hope_needs_a_unit_to_sacrifice() -> None:
    table = Table(REBELS + "light hand: youre-my-only-hope-167").actions("light")
    assert not table.can("use:youre-my-only-hope-167")


# --- 11: The Rebel Fleet ------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-ENG-04")
def test_only_vehicles_may_attack_the_rebel_fleet() -> None:
    table = Table("""
        light objectives: the-rebel-fleet-143, jedi-training-86
        dark units: darth-vader-35, tie-fighter-149, tie-bomber-148
    """).conflict("dark")
    table.choose("engage:the-rebel-fleet-143")
    assert table.options() == ["attack:tie-fighter-149", "attack:tie-bomber-148"]


def test_without_vehicles_the_rebel_fleet_can_t_be_engaged() -> None:
    table = Table("""
        light objectives: the-rebel-fleet-143, jedi-training-86
        dark units: darth-vader-35
    """).conflict("dark")
    assert table.options() == ["engage:jedi-training-86", "done"]


@pytest.mark.rule("LCGC-DMG-03")
def test_home_one_bombards_all_other_enemy_objectives_when_it_attacks() -> None:
    table = Table("""
        light units: home-one-70
        dark objectives: shadows-of-dathomir-45, imperial-command-73, death-and-despayre-36
    """).conflict("light")
    table.engage("imperial-command-73", ["home-one-70"], until="use:home-one-70")
    table.choose("use:home-one-70.bombard").settle()
    assert table.card("shadows-of-dathomir-45").damage == 1
    assert table.card("death-and-despayre-36").damage == 1
    assert table.card("imperial-command-73").damage == 3  # its blast, and nobody opposed it


def test_a_repair_droid_heals_a_vehicle_once_a_turn() -> None:
    table = Table("""
        light units: repair-droid-116, home-one-70 damage=2, luke-skywalker-92 damage=1
    """).actions("dark")
    table.choose("use:repair-droid-116.repair")
    assert table.card("home-one-70").damage == 1
    assert not table.can("use:repair-droid-116")
