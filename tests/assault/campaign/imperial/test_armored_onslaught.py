"""Armored Onslaught: what the cards of the deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.imperial.scene import HIT, empire, fight_on, fit, until
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, red, white, yellow

from dejarik.assault.campaign.rules.heroes import is_depleted
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.values import health

MUNITIONS = "armored-onslaught-explosive-munitions"
CORPS = "armored-onslaught-armor-corps"
REPAIRS = "armored-onslaught-automated-repairs"
ENTRY = "armored-onslaught-explosive-entry"
FIREPOWER = "armored-onslaught-heavy-firepower"
MORTAR = "armored-onslaught-mortar"
REACTIVE = "armored-onslaught-reactive-armor"
SHIELDS = "armored-onslaught-power-to-shields"
DOMINANCE = "armored-onslaught-rapid-dominance"


def colours(table: MissionTable) -> list[Die]:
    return [die.colour for die in table.attack.attack_dice]


def test_explosive_munitions_swap_a_die_for_a_red_one_and_hurt_who_stands_beside() -> None:
    table = empire("A.de", MUNITIONS, A="stormtrooper", e="diala-passil").attack_with("A", "d")
    table.choose(f"use:{MUNITIONS}.explosive-munitions").roll([blue(2, damage=1), red(2), white()])
    table.choose(f"use:{MUNITIONS}-lasting.explosive-munitions", "die:green")
    assert colours(table) == [Die.BLUE, Die.RED]
    fight_on(table)
    assert (table.damage("d"), table.damage("e"), table.is_exhausted(MUNITIONS)) == (3, 1, True)


def test_the_swap_may_be_left_out_and_melee_attacks_have_none() -> None:
    table = empire("A.d", MUNITIONS, A="stormtrooper").attack_with("A", "d")
    table.choose(f"use:{MUNITIONS}.explosive-munitions", "pass")
    assert colours(table) == [Die.BLUE, Die.GREEN]
    table = empire("Ad", MUNITIONS, A="royal-guard").attack_with("A", "d")
    assert table.offers(f"use:{MUNITIONS}") == []


def test_the_armor_corps_lets_troopers_beside_droids_reroll_a_defence_die() -> None:
    table = empire("BAd", CORPS, A="stormtrooper", B="probe-droid").attack_with("d", "A")
    table.choose(f"use:{CORPS}.armor-corps")
    assert table.attack.defence_dice[0].rerolled
    table = empire("B.Ad", CORPS, A="stormtrooper", B="probe-droid").attack_with("d", "A")
    assert table.offers(f"use:{CORPS}") == []


def test_automated_repairs_by_surge_and_by_action() -> None:
    table = fit(empire("A.d", A="probe-droid"), REPAIRS, "A").hurt("A", 4)
    table.roll([blue(2, surge=1), yellow(1, damage=2), yellow(1, damage=2), white()]).attack_with("A", "d")
    until(table, "surge:").choose(f"surge:{table.source(REPAIRS)}.automated-repairs-surge")
    assert (table.damage("A"), table.is_exhausted(REPAIRS)) == (2, True)
    fight_on(table)
    table.activate("A")
    assert table.offers(f"special:{REPAIRS}") == []
    table = fit(empire("A.d", A="probe-droid"), REPAIRS, "A").hurt("A", 4).activate("A")
    table.choose(f"special:{REPAIRS}.automated-repairs-action")
    assert (table.damage("A"), table.is_exhausted(REPAIRS)) == (3, True)


def test_an_explosive_entry_hurts_and_weakens_rebels_beside_who_is_deployed() -> None:
    table = empire("dAB.e", ENTRY, A="stormtrooper", B="stormtrooper", e="diala-passil")
    table.roll([green(1, damage=2)]).occur(Deployed(figure=table.id("A"))).choose(
        f"use:{ENTRY}.explosive-entry"
    )
    assert (table.damage("d"), table.has("d", Condition.WEAKENED), table.damage("e")) == (2, True, 0)
    assert (table.damage("B"), table.is_exhausted(ENTRY)) == (0, True)
    table = empire("A.d", ENTRY, A="stormtrooper").occur(Deployed(figure=table.id("A")))
    assert table.is_idle


def test_heavy_firepower_gives_a_red_die_for_three_damage() -> None:
    picture = "| A   A   .   d |"
    table = empire(picture, FIREPOWER, A="e-web-engineer").attack_with("A", "d")
    table.roll([blue(3, damage=2), yellow(2, surge=1), white()]).choose(f"use:{FIREPOWER}.heavy-firepower")
    fight_on(table)
    assert (table.damage("d"), table.is_exhausted(FIREPOWER)) == (5, True)
    table = empire("A.d", FIREPOWER, A="stormtrooper").attack_with("A", "d")
    assert table.offers(f"use:{FIREPOWER}") == [], "no red die"


def test_heavy_firepower_may_take_the_red_die_that_explosive_munitions_bring() -> None:
    table = empire("A.d", MUNITIONS, FIREPOWER, A="stormtrooper").attack_with("A", "d")
    table.choose(f"use:{MUNITIONS}.explosive-munitions").roll([blue(2, damage=1), white()])
    table.choose(f"use:{MUNITIONS}-lasting.explosive-munitions", "die:green")
    table.choose(f"use:{FIREPOWER}.heavy-firepower")
    assert colours(table) == [Die.BLUE]
    fight_on(table)
    assert table.damage("d") == 4


def test_a_mortar_hurts_everybody_on_a_space_and_next_to_it() -> None:
    table = empire("A.Bde", MORTAR, A="stormtrooper", B="stormtrooper-elite", e="diala-passil")
    table.roll([red(2)]).activate("A").choose(f"special:{MORTAR}.mortar")
    assert len(table.options) == 4
    table.choose("space:D1")
    assert [table.damage(letter) for letter in "ABde"] == [0, 2, 2, 2]
    assert (table.is_exhausted(MORTAR), table.offers(f"special:{MORTAR}")) == (True, [])
    assert empire("A.d", MORTAR, A="stormtrooper").activate("d").offers(f"special:{MORTAR}") == []


def test_reactive_armour_adds_health_and_blocks_for_an_evade_on_a_black_die() -> None:
    for die, damage in ((black(evade=1), 2), (black(block=1), 3)):
        table = fit(empire("Ad", A="probe-droid"), REACTIVE, "A")
        assert health(table.state, table.id("A")) == 7
        table.roll([green(1, damage=2), yellow(1, damage=2), die]).attack_with("d", "A")
        fight_on(table)
        assert table.damage("A") == damage


@pytest.mark.parametrize("word", ["pierce", "blast", "cleave", "stun", "bleed"])
def test_power_to_shields_takes_one_keyword_from_an_attack(word: str) -> None:
    table = empire("BdAC", SHIELDS, threat=1, A="royal-guard", B="royal-guard", C="royal-guard")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=2)])
    table.attack_with("d", "A")
    until(table, f"use:{SHIELDS}").choose(f"use:{SHIELDS}.power-to-shields")
    attack = table.attack
    attack.tally.add(AttackEffect(pierce=1, blast=1, cleave=1, conditions=frozenset({Condition.STUNNED})))
    table.choose(f"choose:{word}", "decline")
    assert table.is_exhausted(SHIELDS)
    until(table, "cleave:" if word != "cleave" else "idle")
    fight_on(table)
    protector = 1  # of the guard beside it
    expected = max(0, 4 - max(0, 2 + protector - (word != "pierce")))
    assert table.damage("A") == expected
    assert table.damage("C") == (word != "blast")
    assert table.has("A", Condition.STUNNED) is (word != "stun")


def test_power_to_shields_is_readied_for_threat() -> None:
    table = empire("dA", SHIELDS, threat=1, A="stormtrooper")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=2)]).attack_with("d", "A")
    until(table, f"use:{SHIELDS}")
    table.choose(f"use:{SHIELDS}.power-to-shields", "choose:pierce", "choose:spend-threat")
    assert (table.state.threat, table.is_exhausted(SHIELDS)) == (0, False)
    table = empire("dA", SHIELDS, A="stormtrooper").roll(HIT).attack_with("A", "d")
    while not table.is_idle:
        assert table.offers(f"use:{SHIELDS}") == []
        table.choose("pass")


def test_rapid_dominance_is_one_more_action_for_heavy_weapons() -> None:
    picture = "| A   A   B   d |"
    table = empire(picture, DOMINANCE, threat=2, A="e-web-engineer", B="stormtrooper").activate("A")
    table.choose(f"use:{DOMINANCE}.rapid-dominance-extra-action")
    assert (table.decision.about["actions"], table.state.threat, table.is_exhausted(DOMINANCE)) == (
        3,
        0,
        True,
    )
    table = empire(picture, DOMINANCE, threat=2, A="e-web-engineer", B="stormtrooper").activate("B")
    assert table.offers(f"use:{DOMINANCE}") == []


def test_rapid_dominance_readies_a_vehicle_or_heavy_weapon() -> None:
    picture = "| A   A   B   d |"
    for letter in "Bd":
        table = empire(picture, DOMINANCE, threat=3, A="e-web-engineer", B="stormtrooper")
        group = table.state.groups[table.figure("A").group]
        group.exhaust()
        table.refresh()
        table.activate(letter)
        if letter == "d":
            table.choose("end")
        table.choose(f"use:{DOMINANCE}.rapid-dominance-ready-group")
        assert (group.ready, table.state.threat) == (True, 0)
        assert is_depleted(table.state, table.source(DOMINANCE))
