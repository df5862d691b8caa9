"""Military Might: what the cards of the deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.imperial.scene import HIT, empire, fight_on, fit
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, yellow

from dejarik.assault.campaign.rules.prices import deployment_cost
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack.reports import ResultsModified
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.values import health

SHOW = "military-might-show-of-force"
MEDIC = "military-might-combat-medic"
GRENADES = "military-might-riot-grenades"
ARMOUR = "military-might-assault-armor"
AWE = "military-might-shock-and-awe"


def duel(*cards: str, row: str = "A.d", **more: int) -> MissionTable:
    return empire(row, *cards, A="stormtrooper", **more)  # type: ignore[arg-type]


@pytest.mark.rule("CORE-CARD-01")
def test_show_of_force_focuses_the_attacker_in_time_and_is_exhausted() -> None:
    table = duel(SHOW)
    table.attack_with("A", "d").choose(f"use:{SHOW}.show-of-force")
    assert [die.colour for die in table.attack.attack_dice] == [Die.BLUE, Die.GREEN, Die.GREEN]
    assert table.is_exhausted(SHOW)
    fight_on(table)
    assert not table.has("A", Condition.FOCUSED)
    table.attack_with("A", "d")
    assert table.offers(f"use:{SHOW}") == []


def test_show_of_force_is_not_for_heroes_nor_for_who_is_focused() -> None:
    table = duel(SHOW, row="Ad")
    table.attack_with("d", "A")
    assert table.offers(f"use:{SHOW}") == []
    table = duel(SHOW).give("A", Condition.FOCUSED)
    table.attack_with("A", "d")
    assert table.offers(f"use:{SHOW}") == []


@pytest.mark.rule("CORE-THREAT-05")
def test_a_combat_medic_treats_a_trooper_and_everybody_beside_it_for_threat() -> None:
    table = empire("ABC.d", MEDIC, threat=2, A="stormtrooper", B="imperial-officer", C="stormtrooper")
    table.hurt("A", 1).hurt("B", 2).hurt("C", 2)
    table.activate("A").choose("end", f"use:{MEDIC}.combat-medic")
    assert [table.damage(letter) for letter in "ABC"] == [0, 0, 2]
    assert (table.state.threat, table.is_exhausted(MEDIC)) == (1, True)


def test_a_combat_medic_does_not_come_to_officers_nor_without_threat_nor_for_nothing() -> None:
    for threat, letter, hurt in ((1, "B", 1), (0, "A", 1), (1, "A", 0)):
        table = empire("A.B.d", MEDIC, threat=threat, A="stormtrooper", B="imperial-officer")
        table.hurt("A", hurt).hurt("B", hurt).activate(letter).choose("end")
        assert table.offers(f"use:{MEDIC}") == []


@pytest.mark.rule("CORE-TEST-09")
def test_riot_grenades_strain_everybody_there_who_fails_a_test_of_insight() -> None:
    table = empire("A..dB", A="stormtrooper", B="stormtrooper-elite")
    fit(table, GRENADES, "A").roll([blue(2, damage=1), green(1, damage=2), yellow(1, damage=2)])
    table.activate("A").choose(f"special:{GRENADES}.riot-grenades")
    assert len(table.offers("space:")) == 4, "three spaces away at most"
    table.choose("space:D1")
    assert (table.strain("d"), table.damage("B"), table.damage("A")) == (1, 0, 0)
    assert table.is_exhausted(GRENADES)
    assert table.offers(f"special:{GRENADES}") == []


@pytest.mark.rule("CORE-CARD-07")
def test_assault_armour_adds_health_and_rerolls_a_black_die_alone() -> None:
    table = fit(empire("Ad", A="stormtrooper"), ARMOUR, "A")
    assert health(table.state, table.id("A")) == 5
    table.attack_with("d", "A").choose(f"use:{ARMOUR}.reroll")
    assert table.attack.defence_dice[0].rerolled
    assert table.is_exhausted(ARMOUR)
    table = fit(empire("Ad", A="imperial-officer"), ARMOUR, "A").attack_with("d", "A")
    assert table.offers(f"use:{ARMOUR}") == [], "an officer rolls a white die"


def test_endless_ranks_make_troopers_cheaper_to_deploy() -> None:
    table = duel("military-might-endless-ranks")
    assert [deployment_cost(table.state, card) for card in ("stormtrooper", "imperial-officer")] == [5, 2]
    assert deployment_cost(duel().state, "stormtrooper") == 6


def test_shock_troopers_have_a_surge_more_within_two_spaces() -> None:
    for row, surges in (("A.d", 1), ("A..d", 0)):
        table = duel("military-might-shock-troopers", row=row)
        table.roll(HIT).attack_with("A", "d")
        fight_on(table)
        modified = [event for event in table.events if isinstance(event, ResultsModified)]
        assert sum(event.tally.surge for event in modified) == surges
    table = empire("Ad", "military-might-shock-troopers", A="imperial-officer").attack_with("A", "d")
    assert not table.offers("surge:")


def test_sustained_fire_is_another_attack_and_then_stuns() -> None:
    card = "military-might-sustained-fire"
    table = duel(card)
    table.roll(HIT * 2).attack_with("A", "d")
    while not table.offers(f"use:{card}"):
        table.choose("pass" if "pass" in table.options else "done")
    table.choose(f"use:{card}.sustained-fire")
    assert not table.has("A", Condition.STUNNED)
    fight_on(table)
    assert (table.damage("d"), table.has("A", Condition.STUNNED), table.is_exhausted(card)) == (4, True, True)


def test_shock_and_awe_gathers_tokens_and_spends_them_on_damage() -> None:
    table = duel(AWE, threat=1)
    table.occur(RoundEnds(round=1)).choose("choose:spend-threat")
    assert table.state.threat == 0
    table.occur(RoundEnds(round=2))
    assert table.is_idle, "there is no threat for a second token"
    table.roll(HIT).attack_with("A", "d")
    table.choose(f"use:{AWE}.unleash")
    assert table.offers(f"use:{AWE}") == [], "one each attack"
    fight_on(table)
    assert table.damage("d") == 3
    for _ in range(2):
        table.attack_with("A", "d").choose(f"use:{AWE}.unleash")
        fight_on(table)
    table.attack_with("A", "d")
    assert table.offers(f"use:{AWE}") == [], "all three are spent"


def test_combat_veterans_hit_and_bear_more() -> None:
    table = fit(empire("Ad", A="stormtrooper"), "military-might-combat-veterans", "A")
    table.roll(HIT).attack_with("A", "d")
    fight_on(table)
    assert table.damage("d") == 3
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=2)]).attack_with("d", "A")
    fight_on(table)
    assert table.damage("A") == 1
