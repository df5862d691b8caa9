"""Sith of the core set: every card of the sets 21 and 22 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.rules.values import blast_damage, unit_damage
from dejarik.lcg.rules.victory import CARD

# --- 21: Black Squadron Assault -----------------------------------------------------------------------


def test_black_squadron_assault_readies_one_of_your_squadron() -> None:
    table = Table("""
        dark objectives: black-squadron-assault-16
        dark units: tie-advanced-146 focus=2, backstabber-13 focus=1, tie-fighter-149 focus=1
    """).actions("dark")
    table.choose("use:black-squadron-assault-16")
    assert table.options() == ["choose:tie-advanced-146", "choose:backstabber-13"]
    table.choose("choose:tie-advanced-146")
    assert table.card("tie-advanced-146").focus == 1
    assert table.card("black-squadron-assault-16").focus == 1


@pytest.mark.rule("LCGC-TOK-02", "LCGC-PLAY-05")
def test_black_squadron_assault_is_not_offered_for_ready_units_or_when_it_is_focused() -> None:
    ready = Table("dark objectives: black-squadron-assault-16\ndark units: tie-advanced-146")
    assert not ready.actions("dark").can("use:black-squadron-assault-16")
    used = Table("""
        dark objectives: black-squadron-assault-16 focus=1
        dark units: tie-advanced-146 focus=1
    """)
    assert not used.actions("dark").can("use:black-squadron-assault-16")


@pytest.mark.rule("LCG-TEXT-04")
def test_black_squadron_assault_is_for_the_player_alone_not_for_the_team() -> None:
    table = Table(
        "dark1 objectives: black-squadron-assault-16\ndark2 units: tie-advanced-146 focus=1", format="2v2"
    ).actions("dark")
    assert not table.can("use:black-squadron-assault-16")


@pytest.mark.rule("LCGC-STR-05", "LCGC-CARD-09")
def test_vaders_tie_advanced_borrows_the_icons_of_a_unit_from_the_deck_for_one_strike() -> None:
    table = Table("""
        dark units: vaders-tie-advanced-160
        dark deck: emperor-palpatine-51
        light objectives: the-secret-of-yavin-4-144
        light units: redemption-115
    """).conflict("dark")
    table.engage(
        "the-secret-of-yavin-4-144", ["vaders-tie-advanced-160"], until="use:vaders-tie-advanced-160"
    )
    table.choose("use:vaders-tie-advanced-160")
    assert table.player("dark").discard == ["emperor-palpatine-51"]
    table.choose("icon:tactics")  # 2 of the Emperor's, and 1 by the edge
    assert table.card("redemption-115").focus == 3
    # Blast: 1 of its own, 1 and by the edge 1 of the Emperor's; and 1 more, since nobody opposed the attack.
    table.settle()
    assert table.card("the-secret-of-yavin-4-144").damage == 4
    assert blast_damage(table.state, table.id("vaders-tie-advanced-160")) == 1


def test_vaders_tie_advanced_gains_nothing_from_a_card_that_is_no_unit() -> None:
    table = Table("""
        dark units: vaders-tie-advanced-160
        dark deck: force-choke-59
        light objectives: a-heros-journey-2
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["vaders-tie-advanced-160"], until="use:vaders-tie-advanced-160")
    table.choose("use:vaders-tie-advanced-160").settle()
    assert table.player("dark").discard == ["force-choke-59"]
    assert table.card("a-heros-journey-2").damage == 2


@pytest.mark.rule("LCGC-ENG-10", "LCGC-ENG-14")
def test_tie_advanced_hits_the_objective_once_more_after_an_unopposed_attack() -> None:
    table = Table("""
        dark units: tie-advanced-146
        light objectives: the-secret-of-yavin-4-144
    """).conflict("dark")
    table.engage("the-secret-of-yavin-4-144", ["tie-advanced-146"], until="use:tie-advanced-146")
    assert table.card("the-secret-of-yavin-4-144").damage == 2
    table.choose("use:tie-advanced-146")
    assert table.card("the-secret-of-yavin-4-144").damage == 3


def test_tie_advanced_gets_nothing_for_an_attack_that_was_opposed() -> None:
    table = Table("""
        dark units: tie-advanced-146
        light objectives: the-secret-of-yavin-4-144
        light units: corellian-engineer-25
    """).conflict("dark")
    table.engage("the-secret-of-yavin-4-144", ["tie-advanced-146"], ["corellian-engineer-25"]).settle()
    assert table.card("the-secret-of-yavin-4-144").damage == 1
    assert not table.can("use:tie-advanced-146")


@pytest.mark.rule("LCGC-ENH-07")
def test_black_squadron_pilot_is_a_unit_or_an_enhancement_of_your_fighter() -> None:
    picture = """
        dark units: tie-fighter-149, darth-vader-35
        dark hand: black-squadron-pilot-17
        light units: x-wing-163
    """
    unit = Table(picture).deployment("dark").choose("play:black-squadron-pilot-17")
    assert unit.options() == ["unit", "host:tie-fighter-149"]
    unit.choose("unit").pay()
    assert unit_damage(unit.state, unit.id("black-squadron-pilot-17")) == 0  # its icons need the edge
    assert unit_damage(unit.state, unit.id("tie-fighter-149")) == 0

    flying = Table(picture).deployment("dark").choose("play:black-squadron-pilot-17")
    flying.choose("host:tie-fighter-149").pay()
    fighter = flying.id("tie-fighter-149")
    assert flying.card("black-squadron-pilot-17").host == fighter
    assert (unit_damage(flying.state, fighter), blast_damage(flying.state, fighter)) == (1, 1)


def test_im_on_the_leader_focuses_an_enemy_fighter() -> None:
    table = Table("""
        dark units: tie-fighter-149
        dark hand: im-on-the-leader-71
        light units: luke-skywalker-92, x-wing-163, y-wing-165
    """).actions("dark")
    table.play("im-on-the-leader-71")
    assert table.options() == ["target:x-wing-163", "target:y-wing-165"]
    table.choose("target:x-wing-163")
    assert table.card("x-wing-163").focus == 1


@pytest.mark.rule("LCGC-SHD-01")
def test_a_shield_stops_the_focus_token_of_im_on_the_leader() -> None:
    table = Table("""
        dark hand: im-on-the-leader-71
        light units: x-wing-163 shields=1
    """).actions("dark")
    table.play("im-on-the-leader-71").choose("shield:1")
    assert (table.card("x-wing-163").focus, table.card("x-wing-163").shields) == (0, 0)


@pytest.mark.rule("LCGC-EDGE-04")
def test_target_of_opportunity_hits_the_engaged_objective_for_the_attacker() -> None:
    table = Table("""
        dark units: advisor-to-the-emperor-9
        dark hand: target-of-opportunity-170
        light objectives: a-heros-journey-2
    """).conflict("dark")
    edge = [("dark", "target-of-opportunity-170")]
    table.engage("a-heros-journey-2", ["advisor-to-the-emperor-9"], edge=edge).settle()
    assert table.card("a-heros-journey-2").damage == 2  # 1 of it is the reward


def test_target_of_opportunity_does_nothing_for_the_defender() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45
        dark units: kuati-security-team-136
        dark hand: target-of-opportunity-170
        light units: rebel-trooper-112
    """).conflict("light")
    edge = [("dark", "target-of-opportunity-170")]
    table.engage("shadows-of-dathomir-45", ["rebel-trooper-112"], ["kuati-security-team-136"], edge=edge)
    assert table.player("dark").discard == ["target-of-opportunity-170"]
    assert table.card("shadows-of-dathomir-45").damage == 0


# --- 22: The Heart of the Empire ----------------------------------------------------------------------


@pytest.mark.rule("LCGC-WIN-04")
def test_who_loses_the_heart_of_the_empire_loses_the_game() -> None:
    table = Table("""
        dark objectives: the-heart-of-the-empire-142 damage=9
        light units: rebel-trooper-112
    """).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["rebel-trooper-112"]).settle()
    assert table.over
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == (CARD, (table.seat("light"),))


@pytest.mark.rule("LCG-WIN-06")
def test_the_heart_of_the_empire_loses_the_game_for_the_whole_team() -> None:
    table = Table(
        """
        dark1 objectives: the-heart-of-the-empire-142
        dark1 hand: superlaser-blast-128
        dark1 affiliation: imperial-navy
        dark2 objectives: shadows-of-dathomir-45
        dark1 enhancements: control-room-24
        """,
        format="2v2",
    ).actions("dark")
    table.play("superlaser-blast-128").choose("target:the-heart-of-the-empire-142")
    assert table.over
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.winners == (table.seat("light1"), table.seat("light2"))


@pytest.mark.rule("LCGC-CARD-15", "LCGC-KW-05")
def test_coruscant_defense_fleet_defends_and_protects_but_never_attacks() -> None:
    table = Table("""
        dark units: coruscant-defense-fleet-26
        light objectives: a-heros-journey-2
    """).conflict("dark")
    assert not table.can("engage:")
    defence = Table("""
        dark objectives: the-heart-of-the-empire-142
        dark units: coruscant-defense-fleet-26
        light units: red-five-113
        light hand: yoda-166
    """).conflict("light")
    defence.engage(
        "the-heart-of-the-empire-142",
        ["red-five-113"],
        ["coruscant-defense-fleet-26"],
        edge=[("light", "yoda-166")],
        until="protect:",
    )
    defence.choose("protect:coruscant-defense-fleet-26*3")
    assert defence.card("coruscant-defense-fleet-26").damage == 3
    assert defence.card("the-heart-of-the-empire-142").damage == 0


@pytest.mark.rule("LCGC-TIM-08")
def test_force_stasis_keeps_an_enemy_out_of_all_engagements_of_the_phase() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45
        dark hand: force-stasis-62
        light units: luke-skywalker-92, red-five-113, x-wing-163
    """).conflict("light")
    table.play("force-stasis-62")  # Vehicles can't be chosen: only Luke is left
    table.pass_until("engage:").choose("engage:shadows-of-dathomir-45")
    assert table.options() == ["attack:red-five-113", "attack:x-wing-163"]
    table.choose("attack:x-wing-163").pass_until("commit:")
    assert not table.state.modifiers  # it ended with the phase


@pytest.mark.rule("LCGC-PLAY-04", "LCGC-MOVE-02")
def test_there_is_no_escape_puts_all_units_under_their_owners_decks() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45, imperial-command-73, shadows-of-dathomir-45
        dark units: rancor-107, tie-fighter-149
        dark hand: there-is-no-escape-139
        light units: yoda-166 committed
        light enhancements: trust-your-feelings-153 on yoda-166
    """).force("dark")
    table.pass_until("use:there-is-no-escape-139").play("there-is-no-escape-139")
    assert not any(table.in_play(key) for key in ("rancor-107", "tie-fighter-149", "yoda-166"))
    assert sorted(table.player("dark").command_deck[:2]) == ["rancor-107", "tie-fighter-149"]
    assert table.player("light").command_deck[0] == "yoda-166"
    assert table.player("light").discard == ["trust-your-feelings-153"]


def test_there_is_no_escape_is_for_force_phases_only() -> None:
    table = Table("dark units: rancor-107\ndark hand: there-is-no-escape-139").deployment("dark")
    assert not table.can("use:there-is-no-escape-139")
