"""Imperial Navy of the core set: every card of the sets 26 to 29 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.rules.values import blast_damage, capacity
from dejarik.lcg.rules.zones import Revealed

# --- 26: Imperial Command -----------------------------------------------------------------------------


@pytest.mark.rule("LCGC-REF-02", "LCGC-ABL-06")
def test_motti_takes_a_focus_token_from_one_of_your_units_after_you_refresh() -> None:
    table = Table("""
        dark units: admiral-motti-8, devastator-44 focus=4, tie-fighter-149 focus=2
        light units: luke-skywalker-92 focus=2
    """).refresh("dark")
    table.choose("use:admiral-motti-8")
    assert table.options() == ["target:devastator-44", "target:tie-fighter-149"]
    table.choose("target:tie-fighter-149")
    assert (table.card("devastator-44").focus, table.card("tie-fighter-149").focus) == (2, 0)


def test_motti_cares_for_units_of_his_player_only() -> None:
    table = Table(
        "dark1 units: admiral-motti-8\ndark2 units: devastator-44 focus=4\ndark2 hand: force-choke-59",
        format="2v2",
    ).refresh("dark")
    assert table.options() == ["use:force-choke-59.play", "pass"]  # the phase has come to its actions


@pytest.mark.rule("LCGC-ABL-09", "LCGC-ENH-03")
def test_orbital_bombardment_adds_blast_to_all_units_of_its_player() -> None:
    table = Table(
        """
        dark1 enhancements: orbital-bombardment-103
        dark1 units: tie-bomber-148, duty-officer-48
        dark2 units: tie-bomber-148
        light1 units: y-wing-165
        """,
        format="2v2",
    )
    state = table.state
    assert [blast_damage(state, id) for id in table.ids("tie-bomber-148")] == [2, 1]
    assert blast_damage(state, table.id("duty-officer-48")) == 1
    assert blast_damage(state, table.id("y-wing-165")) == 1


# --- 27: Kuat Reinforcements --------------------------------------------------------------------------

KUAT = """
    dark affiliation: imperial-navy
    dark objectives: kuat-reinforcements-87, imperial-command-73
    dark hand: devastator-44, tie-bomber-148, rancor-107, force-choke-59
"""


@pytest.mark.rule("LCGC-RES-09")
def test_kuat_reinforcements_make_a_vehicle_cheaper_for_discarded_cards() -> None:
    table = Table(KUAT).deployment("dark").choose("play:devastator-44")
    assert table.asked.least == 2  # it costs 6, and there are 4 resources
    table.choose("discard:rancor-107", "discard:force-choke-59").pay()
    assert table.in_play("devastator-44")
    assert sorted(table.player("dark").discard) == ["force-choke-59", "rancor-107"]
    assert sum(card.focus for card in table.state.cards.values()) == 4


def test_kuat_reinforcements_leave_a_price_of_at_least_one() -> None:
    table = Table(KUAT).deployment("dark").choose("play:tie-bomber-148")
    assert (table.asked.least, table.asked.most) == (0, 1)


def test_kuat_reinforcements_are_for_vehicles() -> None:
    table = Table(KUAT).deployment("dark").choose("play:rancor-107")
    assert not table.can("discard:")


def test_kuat_reinforcements_also_help_a_vehicle_that_is_played_into_an_engagement() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark objectives: kuat-reinforcements-87
        dark units: tie-fighter-149
        dark hand: backstabber-13, rancor-107
        light objectives: a-heros-journey-2
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["tie-fighter-149"], until="use:backstabber-13")
    table.choose("use:backstabber-13.play").pay()  # 3 for 2 resources: the other card has to go
    assert table.in_play("backstabber-13")
    assert table.player("dark").discard == ["rancor-107"]


@pytest.mark.rule("LCGC-ENG-08", "LCGC-PLAY-03")
def test_backstabber_is_played_into_an_engagement_and_hits_the_objective() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark units: tie-fighter-149
        dark objectives: imperial-command-73
        dark hand: backstabber-13
        light objectives: the-secret-of-yavin-4-144
    """).conflict("dark")
    assert not table.can("use:backstabber-13")  # no engagement yet
    table.engage("the-secret-of-yavin-4-144", ["tie-fighter-149"], until="use:backstabber-13")
    table.play("backstabber-13").choose("use:backstabber-13.stab")
    assert table.card("the-secret-of-yavin-4-144").damage == 1
    table.pass_until("strike:")
    assert sorted(table.options()) == ["strike:backstabber-13", "strike:tie-fighter-149"]


@pytest.mark.rule("LCGC-ENG-08")
def test_backstabber_can_join_the_defence_before_defenders_are_declared() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark units: kuati-security-team-136
        dark objectives: imperial-command-73
        dark hand: backstabber-13
        light units: luke-skywalker-92
    """).conflict("light")
    table.engage("imperial-command-73", ["luke-skywalker-92"], until="use:backstabber-13")
    table.play("backstabber-13").choose("pass")  # it would hit the player's own objective
    table.pass_until("defend:")
    assert table.options() == ["defend:kuati-security-team-136"]
    table.choose("defend:kuati-security-team-136").pass_until("strike:")
    assert table.options() == ["strike:backstabber-13", "strike:kuati-security-team-136"]


def test_backstabber_hits_nothing_when_it_is_played_in_the_deployment_phase() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73
        dark hand: backstabber-13, espo-trooper-126
    """).deployment("dark")
    table.play("backstabber-13")
    assert table.in_play("backstabber-13")
    assert not table.can("use:backstabber-13")


@pytest.mark.rule("LCGC-KW-12")
def test_backstabber_can_not_join_while_another_is_in_play() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark units: backstabber-13, tie-fighter-149
        dark hand: backstabber-13, force-choke-59
        light objectives: a-heros-journey-2
        light units: luke-skywalker-92
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["tie-fighter-149"], until="use:")
    assert table.options() == ["use:force-choke-59.play", "pass"]


def test_tallon_roll_takes_a_focus_token_from_any_fighter() -> None:
    table = Table("""
        dark units: tie-fighter-149, tie-bomber-148 focus=2
        dark hand: tallon-roll-132
        light units: luke-skywalker-92 focus=1, x-wing-163 focus=1
    """).actions("dark")
    table.choose("use:tallon-roll-132")
    assert table.options() == ["target:tie-bomber-148", "target:x-wing-163"]
    table.choose("target:tie-bomber-148")
    assert table.card("tie-bomber-148").focus == 1


@pytest.mark.rule("LCGC-PLAY-05")
def test_tallon_roll_is_not_offered_for_ready_fighters() -> None:
    table = Table("dark units: tie-fighter-149\ndark hand: tallon-roll-132").actions("dark")
    assert not table.can("use:tallon-roll-132")


@pytest.mark.rule("LCGC-ABL-07", "LCGC-ENG-13")
def test_death_from_above_adds_blast_to_two_attacking_vehicles_for_the_engagement() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark units: tie-fighter-149, tie-bomber-148, at-st-11, death-star-trooper-38
        dark hand: death-from-above-37
        light objectives: the-secret-of-yavin-4-144
    """).conflict("dark")
    attackers = ["tie-fighter-149", "tie-bomber-148", "death-star-trooper-38"]
    table.engage("the-secret-of-yavin-4-144", attackers, until="use:death-from-above-37")
    table.play("death-from-above-37")
    assert table.options() == ["target:tie-fighter-149", "target:tie-bomber-148"]
    table.choose("target:tie-fighter-149", "target:tie-bomber-148")
    # The edge is won by now: 1 more for either of them beside the event.
    assert [blast_damage(table.state, table.id(key)) for key in attackers] == [2, 3, 0]
    table.settle()
    assert not table.in_play("the-secret-of-yavin-4-144")  # 5, and 1 for no opposition
    assert blast_damage(table.state, table.id("tie-bomber-148")) == 1


def test_death_from_above_needs_an_attacking_vehicle() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark units: death-star-trooper-38, at-st-11
        dark hand: death-from-above-37
        light objectives: a-heros-journey-2
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["death-star-trooper-38"], until="use:death-from-above-37")
    assert not table.can("use:death-from-above-37")


# --- 28: The Ultimate Power ---------------------------------------------------------------------------


@pytest.mark.rule("LCGC-ENG-04")
def test_the_ultimate_power_can_not_be_attacked_by_more_than_two_units() -> None:
    table = Table("""
        dark objectives: the-ultimate-power-145, imperial-command-73
        light units: luke-skywalker-92, x-wing-163, y-wing-165
    """).conflict("light")
    table.choose("engage:the-ultimate-power-145")
    assert table.asked.most == 2


@pytest.mark.rule("LCGC-ENG-04", "LCG-ATTACK-01")
def test_teammates_do_not_get_around_the_ultimate_power() -> None:
    picture = """
        dark2 objectives: the-ultimate-power-145
        light1 units: luke-skywalker-92, x-wing-163
        light2 units: y-wing-165
    """
    alone = Table(picture, format="2v2").conflict("light").choose("engage:the-ultimate-power-145")
    alone.choose("attack:luke-skywalker-92")
    assert any("y-wing-165" in option for option in alone.options())
    both = Table(picture, format="2v2").conflict("light").choose("engage:the-ultimate-power-145")
    both.choose("attack:luke-skywalker-92", "attack:x-wing-163")
    assert not any("y-wing-165" in option for option in both.options())


@pytest.mark.rule("LCGC-EX-12", "LCGC-DMG-02", "LCGC-OBJ-02")
def test_an_enemy_objective_falls_when_tarkin_arrives_and_its_capacity_drops() -> None:
    table = Table("""
        dial: 2
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73 damage=4
        dark hand: grand-moff-tarkin-63
        dark victory: draw-their-fire-82
        light objectives: the-rebel-fleet-143 damage=4, draw-their-fire-82
    """).deployment("dark")
    table.play("grand-moff-tarkin-63")
    assert table.player("dark").victory == ["draw-their-fire-82", "the-rebel-fleet-143"]
    assert table.state.dial == 4  # two objectives in the pile
    assert capacity(table.state, table.id("draw-their-fire-82")) == 4
    assert capacity(table.state, table.id("imperial-command-73")) == 5  # his own objectives are safe


@pytest.mark.rule("LCGC-MOVE-07")
def test_superlaser_engineer_finds_great_works_of_the_navy() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark hand: superlaser-engineer-129
        dark deck: superlaser-blast-128, orbital-bombardment-103, control-room-24, devastator-44, force-lightning-60
    """).deployment("dark")
    table.play("superlaser-engineer-129").choose("use:superlaser-engineer-129")
    # Too cheap is the Control Room, no event or enhancement the Devastator, of the Sith the Lightning.
    assert table.options() == ["choose:control-room-24", "choose:devastator-44", "choose:force-lightning-60"]
    assert table.hand("dark") == ["orbital-bombardment-103", "superlaser-blast-128"]
    assert [event.keys for event in table.happened(Revealed)] == [
        ["superlaser-blast-128", "orbital-bombardment-103", "control-room-24", "devastator-44", "force-lightning-60"]
    ]  # fmt: skip
    table.choose("choose:devastator-44", "choose:force-lightning-60", "choose:control-room-24")
    bottom = table.player("dark").command_deck[:3]
    assert bottom == ["control-room-24", "force-lightning-60", "devastator-44"]  # the highest last


def test_superlaser_engineer_does_not_search_an_empty_deck() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark hand: superlaser-engineer-129, espo-trooper-126
        dark only-deck:
    """).deployment("dark")
    table.play("superlaser-engineer-129")
    assert table.in_play("superlaser-engineer-129")
    assert not table.can("use:superlaser-engineer-129")


@pytest.mark.rule("LCGC-PLAY-04", "LCGC-DMG-05")
def test_superlaser_blast_destroys_any_objective_in_the_own_turn() -> None:
    picture = """
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73, death-and-despayre-36
        dark hand: superlaser-blast-128, force-choke-59
        light objectives: the-secret-of-yavin-4-144 shields=1
        light units: yoda-166
    """
    table = Table(picture).actions("dark").play("superlaser-blast-128")
    assert len(table.options()) == 3
    table.choose("target:the-secret-of-yavin-4-144")
    assert table.player("dark").victory == ["the-secret-of-yavin-4-144"]
    assert Table(picture).actions("light").options() == ["use:force-choke-59.play", "pass"]


# --- 29: Death and Despayre ---------------------------------------------------------------------------


@pytest.mark.rule("LCGC-RES-08", "LCGC-DIAL-01")
def test_devastator_and_the_officer_spend_resources_on_the_dial_when_an_objective_falls() -> None:
    table = Table("""
        dial: 1
        dark units: devastator-44, imperial-officer-74
        dark objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        light objectives: a-heros-journey-2, draw-their-fire-82
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["devastator-44"], until="use:devastator-44")
    assert table.state.dial == 2
    table.choose("use:devastator-44").pay()
    assert table.state.dial == 3
    table.choose("use:imperial-officer-74").pay()
    assert table.state.dial == 4
    assert sum(table.state.cards[id].focus for id in table.ids("shadows-of-dathomir-45")) + table.state.cards[
        table.player("dark").affiliation
    ].focus == 3  # fmt: skip


@pytest.mark.rule("LCGC-ABL-04")
def test_devastator_needs_a_resource_and_an_enemy_objective() -> None:
    poor = Table("""
        dark units: devastator-44
        dark objectives: shadows-of-dathomir-45 focus=1
        light objectives: a-heros-journey-2, draw-their-fire-82
    """)
    poor.state.cards[poor.player("dark").affiliation].focus = 1
    poor.conflict("dark").engage("a-heros-journey-2", ["devastator-44"], until="use:devastator-44")
    assert not poor.can("use:devastator-44")
    own = Table("""
        dark units: devastator-44
        dark objectives: shadows-of-dathomir-45 damage=4, shadows-of-dathomir-45
        light units: red-five-113, x-wing-163
    """).conflict("light")
    own.engage("shadows-of-dathomir-45", ["red-five-113"], until="use:devastator-44")
    assert not own.can("use:devastator-44")


@pytest.mark.rule("LCGC-DMG-02", "LCGC-ENH-01", "LCGC-ENH-04")
def test_an_objective_lives_on_its_defense_upgrade() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73
        dark hand: defense-upgrade-41
        light objectives: a-heros-journey-2
    """).deployment("dark")
    table.choose("play:defense-upgrade-41")
    assert table.options() == ["host:imperial-command-73", "host:a-heros-journey-2"]
    table.choose("host:imperial-command-73").pay()
    assert capacity(table.state, table.id("imperial-command-73")) == 8

    torn = Table("""
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73 damage=6, death-and-despayre-36
        dark enhancements: defense-upgrade-41 on imperial-command-73
        dark hand: tear-this-ship-apart-134
    """).actions("dark")
    torn.play("tear-this-ship-apart-134")
    assert not torn.in_play("imperial-command-73")
    assert torn.player("light").victory == ["imperial-command-73"]
