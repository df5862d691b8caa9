"""Imperial Navy of the core set: every card of the sets 30 to 32 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import view
from dejarik.lcg.facts.cards import Keyword
from dejarik.lcg.rules.values import blast_damage, has_keyword, reserve_value, unit_damage

# --- 30: Defense Protocol -----------------------------------------------------------------------------


@pytest.mark.rule("LCGC-DRAW-02", "LCGC-ABL-04")
def test_defense_protocol_pays_for_a_damage_with_reserve_for_the_phase() -> None:
    table = Table("""
        dark objectives: defense-protocol-40
        light units: luke-skywalker-92
    """).draw("dark")
    table.choose("use:defense-protocol-40")  # Luke is the only unit
    assert table.card("luke-skywalker-92").damage == 1
    assert len(table.hand("dark")) == 5
    assert reserve_value(table.state, table.seat("dark")) == 6  # the phase is over


def test_defense_protocol_is_for_the_own_draw_phase() -> None:
    table = Table("""
        dark objectives: defense-protocol-40
        light units: luke-skywalker-92
        light hand: yoda-166
    """).draw("light")
    assert table.can("discard:yoda-166")  # the phase is past its beginning


@pytest.mark.rule("LCGC-KW-04", "LCGC-EDGE-06")
def test_tie_attack_squadron_is_stronger_when_a_fate_card_lay_in_the_edge_stack() -> None:
    table = Table("""
        dark units: tie-attack-squadron-147
        dark hand: target-of-opportunity-170
        light objectives: the-secret-of-yavin-4-144
        light units: redemption-115
    """).conflict("dark")
    squadron = table.id("tie-attack-squadron-147")
    assert unit_damage(table.state, squadron) == 1
    edge = [("dark", "target-of-opportunity-170")]
    table.engage("the-secret-of-yavin-4-144", ["tie-attack-squadron-147"], edge=edge)
    assert unit_damage(table.state, squadron) == 2
    assert has_keyword(table.state, squadron, Keyword.TARGETED_STRIKE)
    table.choose("icon:unit")
    assert table.card("redemption-115").damage == 2  # although it takes no part
    table.settle()
    assert unit_damage(table.state, squadron) == 1


def test_tie_attack_squadron_gains_nothing_from_other_cards_or_the_enemys_fate() -> None:
    table = Table("""
        dark units: tie-attack-squadron-147, darth-vader-35
        dark hand: force-choke-59
        light objectives: the-secret-of-yavin-4-144
        light units: corellian-engineer-25
        light hand: heat-of-battle-65
    """).conflict("dark")
    table.engage(
        "the-secret-of-yavin-4-144",
        ["tie-attack-squadron-147", "darth-vader-35"],
        ["corellian-engineer-25"],
        edge=[("dark", "force-choke-59"), ("light", "heat-of-battle-65")],
    )
    assert table.can("strike:")
    squadron = table.id("tie-attack-squadron-147")
    assert unit_damage(table.state, squadron) == 1
    assert not has_keyword(table.state, squadron, Keyword.TARGETED_STRIKE)


# --- 31: The Endor Gambit -----------------------------------------------------------------------------


def test_the_endor_gambit_readies_any_vehicle() -> None:
    table = Table("""
        dark objectives: the-endor-gambit-140
        dark units: at-st-11 focus=2, darth-vader-35 focus=3
        light units: x-wing-163 focus=1
    """).refresh("dark")
    table.choose("use:the-endor-gambit-140")
    assert table.options() == ["target:at-st-11", "target:x-wing-163"]
    table.choose("target:at-st-11")
    assert table.card("at-st-11").focus == 0


@pytest.mark.rule("LCGC-SHD-03", "LCGC-RES-08")
def test_at_st_commander_buys_a_shield_for_a_participating_vehicle() -> None:
    table = Table("""
        dark units: at-st-11, tie-bomber-148 shields=1, tie-fighter-149, death-star-trooper-38, at-st-commander-12
        light objectives: a-heros-journey-2
    """).conflict("dark")
    assert not table.can("use:at-st-commander-12")
    attackers = ["at-st-11", "tie-bomber-148", "death-star-trooper-38"]
    table.engage("a-heros-journey-2", attackers, until="use:at-st-commander-12")
    table.choose("use:at-st-commander-12").choose("pay:sith")  # only the AT-ST can take it
    assert table.card("at-st-11").shields == 1
    assert sum(card.focus for card in table.state.cards.values()) == 1


@pytest.mark.rule("LCGC-PLAY-05")
def test_at_st_commander_is_not_offered_without_a_vehicle_to_shield() -> None:
    table = Table("""
        dark units: tie-bomber-148 shields=1, at-st-11, at-st-commander-12
        light objectives: a-heros-journey-2
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["tie-bomber-148"], until="use:at-st-commander-12")
    assert not table.can("use:at-st-commander-12")


def test_at_st_draws_a_card_when_it_arrives() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark hand: at-st-11
        dark deck: darth-vader-35
    """).deployment("dark")
    table.play("at-st-11").choose("use:at-st-11")
    assert table.hand("dark") == ["darth-vader-35"]


@pytest.mark.rule("LCGC-KW-03")
def test_aft_armor_plating_gives_shielding() -> None:
    table = Table("""
        dark units: at-st-11
        dark enhancements: aft-armor-plating-10 on at-st-11
        light objectives: a-heros-journey-2
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["at-st-11"], until="shield:")
    table.choose("shield:at-st-11")
    assert table.card("at-st-11").shields == 1


# --- 32: Take Them Prisoner ---------------------------------------------------------------------------


@pytest.mark.rule("LCGC-CAP-01", "LCGC-MOVE-07", "LCG-TEXT-01")
def test_take_them_prisoner_captures_one_of_the_top_three_cards_of_a_deck() -> None:
    table = Table(
        """
        dark1 objectives: imperial-command-73, death-and-despayre-36
        dark1 objective-deck: take-them-prisoner-131
        light1 deck: rebel-trooper-112, luke-skywalker-92, yoda-166, leia-organa-88
        """,
        format="2v2",
    ).refresh("dark")
    table.choose("use:take-them-prisoner-131")
    table.choose("player:3")
    assert table.options() == ["choose:rebel-trooper-112", "choose:luke-skywalker-92", "choose:yoda-166"]
    assert "luke-skywalker-92" not in str(view(table.state, table.seat("light1")))
    table.choose("choose:luke-skywalker-92")
    table.choose("choose:yoda-166", "choose:rebel-trooper-112")  # the highest first
    assert table.captured("take-them-prisoner-131") == ["luke-skywalker-92"]
    assert table.player("light1").command_deck[-3:] == ["leia-organa-88", "rebel-trooper-112", "yoda-166"]


def test_take_them_prisoner_takes_what_a_small_deck_has() -> None:
    table = Table("""
        dark objectives: imperial-command-73, death-and-despayre-36
        dark objective-deck: take-them-prisoner-131
        light only-deck: yoda-166
        light hand: our-most-desperate-hour-96
        light units: rebel-trooper-112
    """).refresh("dark")
    table.choose("use:take-them-prisoner-131")
    assert table.captured("take-them-prisoner-131") == ["yoda-166"]
    assert table.player("light").command_deck == []


DETENTION = """
    dark affiliation: imperial-navy
    dark objectives: imperial-command-73, death-and-despayre-36
    dark hand: detained-42
"""


@pytest.mark.rule("LCGC-CAP-02", "LCGC-STR-05", "LCGC-CAP-01")
def test_detained_captures_an_enemy_attacker_after_its_strike() -> None:
    table = Table(f"{DETENTION}\nlight units: luke-skywalker-92 committed").conflict("light")
    table.engage("imperial-command-73", ["luke-skywalker-92"], until="use:detained-42")
    assert table.card("imperial-command-73").damage == 2  # the strike is over
    table.play("detained-42")
    assert table.options() == ["choose:imperial-command-73", "choose:death-and-despayre-36"]
    table.choose("choose:death-and-despayre-36")
    assert table.captured("death-and-despayre-36") == ["luke-skywalker-92"]
    assert not table.in_play("luke-skywalker-92")
    assert table.player("light").discard == []  # captured, not destroyed
    assert table.card("imperial-command-73").damage == 2  # and no attacker is left for a reward


def test_detained_is_no_use_against_vehicles_or_defenders() -> None:
    vehicle = Table(f"{DETENTION}\nlight units: x-wing-163").conflict("light")
    vehicle.engage("imperial-command-73", ["x-wing-163"], until="use:detained-42")
    assert not vehicle.can("use:detained-42")
    defender = Table(f"""
        {DETENTION}
        dark units: darth-vader-35
        light objectives: a-heros-journey-2
        light units: guardian-of-peace-109 shields=1, redemption-115
    """).conflict("dark")
    defender.engage("a-heros-journey-2", ["darth-vader-35"], ["redemption-115"], until="use:detained-42")
    defender.settle()
    assert defender.hand("dark") == ["detained-42"]


@pytest.mark.rule("LCG-TEXT-04")
def test_detained_may_bring_a_captive_to_a_teammates_objective() -> None:
    table = Table(
        """
        dark1 affiliation: imperial-navy
        dark1 objectives: imperial-command-73
        dark1 hand: detained-42
        dark2 objectives: death-and-despayre-36
        light2 units: luke-skywalker-92
        """,
        format="2v2",
    ).conflict("light")
    table.engage("imperial-command-73", ["luke-skywalker-92"], until="use:detained-42")
    table.play("detained-42")
    assert table.options() == ["choose:imperial-command-73", "choose:death-and-despayre-36"]


@pytest.mark.rule("LCGC-ENG-13")
def test_trooper_assault_strengthens_all_attacking_troopers_for_the_engagement() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73
        dark units: death-star-trooper-38, kuati-security-team-136, tie-fighter-149, espo-trooper-126
        dark hand: trooper-assault-152
        light objectives: the-secret-of-yavin-4-144
        light units: redemption-115
    """).conflict("dark")
    attackers = ["death-star-trooper-38", "kuati-security-team-136", "tie-fighter-149"]
    table.engage("the-secret-of-yavin-4-144", attackers, ["redemption-115"], until="use:trooper-assault-152")
    table.play("trooper-assault-152").pass_until("defend:")

    def icons(key: str) -> tuple[int, int]:
        return unit_damage(table.state, table.id(key)), blast_damage(table.state, table.id(key))

    assert [icons(key) for key in attackers] == [(2, 1), (2, 1), (0, 0)]
    assert icons("espo-trooper-126") == (0, 0)  # it does not attack
    table.settle()
    assert icons("death-star-trooper-38") == (1, 0)


def test_trooper_assault_needs_attacking_troopers() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73
        dark units: tie-fighter-149, espo-trooper-126
        dark hand: trooper-assault-152
        light objectives: a-heros-journey-2
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["tie-fighter-149"], until="use:trooper-assault-152")
    assert not table.can("use:trooper-assault-152")


@pytest.mark.rule("LCGC-ENH-06", "LCGC-ENH-07")
def test_tear_this_ship_apart_discards_an_enhancement_that_is_not_limited() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark units: tie-fighter-149
        dark enhancements: control-room-24, black-squadron-pilot-17 on tie-fighter-149
        dark hand: tear-this-ship-apart-134
        light units: luke-skywalker-92
        light enhancements: jedi-lightsaber-102 on luke-skywalker-92, hidden-outpost-49
    """).actions("dark")
    table.play("tear-this-ship-apart-134")
    assert table.options() == ["target:black-squadron-pilot-17", "target:jedi-lightsaber-102"]
    table.choose("target:jedi-lightsaber-102")
    assert table.player("light").discard == ["jedi-lightsaber-102"]


def test_tear_this_ship_apart_spares_limited_cards() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark enhancements: control-room-24
        dark hand: tear-this-ship-apart-134
    """).actions("dark")
    assert not table.can("use:tear-this-ship-apart-134")
