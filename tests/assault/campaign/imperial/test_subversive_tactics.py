"""Subversive Tactics: what the cards of the deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.imperial.scene import HIT, empire, fight_on, fit, until
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.events import RoundEnds

DOUBT = "subversive-tactics-prey-upon-doubt"
STRIKE = "subversive-tactics-surgical-strike"
EXPLOIT = "subversive-tactics-exploit-weakness"
PRESSURE = "subversive-tactics-heavy-pressure"
EXECUTIONER = "subversive-tactics-executioner"
WEARY = "subversive-tactics-weary-target"


def duel(*cards: str, row: str = "A.d", threat: int = 0) -> MissionTable:
    return empire(row, *cards, threat=threat, A="stormtrooper")


@pytest.mark.rule("CORE-STRAIN-02")
def test_who_doubts_suffers_strain_or_gives_the_target_an_evade() -> None:
    table = duel(DOUBT, row="Ad").attack_with("d", "A").choose(f"use:{DOUBT}.prey-upon-doubt")
    assert (table.decision.seat, table.options) == (1, ["choose:suffer-strain", "choose:evade"])
    table.choose("choose:suffer-strain")
    assert table.strain("d") == 1
    table = duel(DOUBT, row="Ad").tire("d", 5)
    table.roll([green(1, surge=1), yellow(0, surge=1), black(block=1)]).attack_with("d", "A")
    table.choose(f"use:{DOUBT}.prey-upon-doubt")
    fight_on(table)
    assert (table.strain("d"), table.damage("A")) == (5, 0), "no strain beyond Endurance: an evade"
    table = duel(DOUBT).attack_with("A", "d")
    assert table.offers(f"use:{DOUBT}") == []


def test_savage_weapons_pierce_and_make_bleed() -> None:
    table = fit(duel(), "subversive-tactics-savage-weaponry", "A")
    table.roll([blue(2, surge=1), green(1, damage=2), white(block=1)]).attack_with("A", "d")
    until(table, "surge:")
    bleed = table.source("subversive-tactics-savage-weaponry")
    table.choose(f"surge:{bleed}.1")
    fight_on(table)
    assert (table.damage("d"), table.has("d", Condition.BLEEDING)) == (2, True)


def test_a_surgical_strike_hurts_and_tires_the_target_even_of_a_miss() -> None:
    table = duel(STRIKE)
    table.roll([blue(2, damage=1), green(1, damage=2), white(dodge=1)]).attack_with("A", "d")
    until(table, f"use:{STRIKE}").choose(f"use:{STRIKE}.surgical-strike")
    assert (table.damage("d"), table.strain("d"), table.is_exhausted(STRIKE)) == (1, 1, True)


def test_somebody_exploits_a_rest_with_an_attack_on_that_hero() -> None:
    table = empire("A.d..e", EXPLOIT, A="stormtrooper", e="diala-passil").roll(HIT)
    table.activate("d").choose("special:rules-hero.rest", f"use:{EXPLOIT}.exploit-weakness")
    assert table.options == ["choose:perform-a-move", "choose:perform-an-attack"]
    table.choose("choose:perform-an-attack")
    while not table.offers("end"):
        table.choose("pass" if "pass" in table.options else "done")
    assert (table.damage("d"), table.damage("e")) == (2, 0)
    assert table.is_exhausted(EXPLOIT)


def test_or_with_a_move() -> None:
    table = duel(EXPLOIT).activate("d")
    table.choose("special:rules-hero.rest", f"use:{EXPLOIT}.exploit-weakness", "choose:perform-a-move")
    assert table.decision.seat == 0
    table.choose("go:B1", "stop")
    assert table.space("A") == "B1"


def test_under_heavy_pressure_strain_takes_the_place_of_damage() -> None:
    for strain, result in ((0, (2, 0)), (4, (5, 1))):
        table = duel(PRESSURE).tire("d", strain).roll(HIT).attack_with("A", "d")
        until(table, f"use:{PRESSURE}").choose(f"use:{PRESSURE}.heavy-pressure")
        assert (table.strain("d"), table.damage("d")) == result
    table = duel(PRESSURE, row="Ad").attack_with("d", "A")
    assert table.offers(f"use:{PRESSURE}") == []


@pytest.mark.parametrize(("strain", "damage"), [(1, 3), (3, 5), (5, 5)])
def test_an_executioner_adds_the_targets_strain(strain: int, damage: int) -> None:
    table = duel(EXECUTIONER, threat=1).tire("d", strain).roll(HIT).attack_with("A", "d")
    table.choose(f"use:{EXECUTIONER}.executioner")
    fight_on(table)
    assert (table.damage("d"), table.state.threat) == (damage, 0)


def test_an_executioner_needs_strain_and_threat() -> None:
    for strain, threat in ((0, 1), (1, 0)):
        table = duel(EXECUTIONER, threat=threat).tire("d", strain).attack_with("A", "d")
        assert table.offers(f"use:{EXECUTIONER}") == []


def test_a_weary_target_suffers_two_strain_at_the_end_of_each_round() -> None:
    table = empire("A.de", WEARY, A="stormtrooper", e="diala-passil").tire("d", 4)
    table.occur(RoundEnds(round=1)).pick("d")
    assert (table.strain("d"), table.damage("d")) == (5, 1)
    table.occur(RoundEnds(round=2))
    assert (table.strain("d"), table.strain("e")) == (5, 2), "only one hero is below Endurance"


def test_no_quarter_is_a_surge_against_heroes_with_two_strain() -> None:
    for strain, surges in ((2, 1), (1, 0)):
        table = duel("subversive-tactics-no-quarter").tire("d", strain).attack_with("A", "d")
        assert table.attack.tally.surge == surges


def test_oppression_is_an_evade_against_heroes_with_two_strain() -> None:
    for strain, evades in ((2, 1), (1, 0)):
        table = duel("subversive-tactics-oppression", row="Ad").tire("d", strain)
        table.roll([green(1, surge=1), yellow(0, surge=1), black(block=1)]).attack_with("d", "A")
        assert table.attack.surges_left == 2 - evades
