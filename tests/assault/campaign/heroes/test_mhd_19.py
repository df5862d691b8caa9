"""MHD-19: what his sheet and his class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import AttackResolved
from dejarik.assault.rules.events import RoundBegins
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.texts import CardDefinition, write, written
from dejarik.assault.rules.values import can_be_affected, can_recover, health, speed
from dejarik.kernel import Use

SIDEARM = "mhd-19-sidearm-blaster"
STAFF = "diala-passil-plasteel-staff"
FOE = "trandoshan-hunter-elite"
SHOT = [blue(3, damage=2), green(1, damage=2)]  # of a Stormtrooper


def droid(picture: str, *cards: str, **more: str) -> MissionTable:
    figures = {"A": FOE, "m": "mhd-19"} | more
    given = {"m": [SIDEARM, *(f"mhd-19-{card}" for card in cards)]}
    if "d" in figures:
        given["d"] = [STAFF]
    return MissionTable(picture, cards=given, **figures)  # type: ignore[arg-type]


def lies(table: MissionTable, key: str, letter: str) -> bool:
    return any(
        source.key == key and source.subject == table.id(letter) for source in table.state.sources.values()
    )


def stock(table: MissionTable, *supply: str) -> None:
    """The Supply deck. What its cards do does not matter here."""
    for key in supply:
        if key not in written():
            write(key, CardDefinition())
    table.state.supply = list(supply)


# --- His sheet


def test_medical_loadout_takes_a_medical_card_out_of_the_supply_deck() -> None:
    table = droid("| m   .   A |")
    stock(table, "adrenal-stim", "shock-grenade", "bacta-infusion", "adrenal-stim")
    table.activate("m").choose("special:mhd-19.medical-loadout")
    assert table.options == ["card:adrenal-stim", "card:bacta-infusion"]
    table.choose("card:bacta-infusion")
    assert sorted(table.state.supply) == ["adrenal-stim", "adrenal-stim", "shock-grenade"]
    assert lies(table, "bacta-infusion", "m")
    assert table.strain("m") == 1


def test_medical_loadout_needs_such_a_card() -> None:
    table = droid("| m   .   A |")
    stock(table, "shock-grenade")
    table.activate("m")
    assert table.offers("special:mhd-19") == []


def test_medical_cards_do_nothing_for_him() -> None:
    table = droid("| m   d   A |", d="diala-passil").hurt("m", 3)
    assert can_recover(table.state, table.id("m"))
    table.state.stack.append(
        Use(source=0, key="bacta-infusion", ability="", seat=1, subject=table.id("m"))  # is carried out
    )
    for letter, affected in (("m", False), ("d", True)):
        assert can_recover(table.state, table.id(letter)) is affected
        assert can_be_affected(table.state, table.id(letter)) is affected


@pytest.mark.parametrize("supply", ["adrenal-stim", "bacta-infusion", "emergency-medpac"])
def test_medical_cards_are_not_wasted_on_him(supply: str) -> None:
    table = droid("| m   d   A |", d="diala-passil").hurt("m", 3).tire("m", 2)
    table.give("m", Condition.WEAKENED).give("d", Condition.FOCUSED)
    table.state.enter(supply, table.figure("d").seat, subject=table.id("d"))
    table.activate("d")
    if supply == "emergency-medpac":
        table.choose("special:rules-hero.rest")
    assert table.offers(f"use:{supply}") == []
    assert table.decision.prompt.id == "activation-prompt"


def test_a_medical_item_does_not_change_his_values() -> None:
    for letter, values in (("m", (12, 4)), ("d", (10, 6))):
        table = droid("| m   d   A |", d="diala-passil")
        table.state.enter("cybernetic-arm", table.figure(letter).seat, subject=table.id(letter))
        assert (health(table.state, table.id(letter)), endurance(table.state, table.id(letter))) == values


def test_he_is_ready_for_service_if_he_has_not_attacked() -> None:
    table = droid("| m   .   A |").activate("m").choose("end")
    assert table.has("m", Condition.FOCUSED)
    table = droid("| m   .   A |").activate("m").choose("attack")
    skip(table).choose("end")
    assert not table.has("m", Condition.FOCUSED)


# --- Bacta Injector, Improper Procedure, Field Surgeon


def test_the_bacta_injector_heals_a_friend_beside_him_or_takes_a_harmful_condition() -> None:
    inject = "use:mhd-19-bacta-injector.bacta-injector"
    for choice, damage, conditions in (("recover", 1, [Condition.STUNNED]), ("discard:", 2, [])):
        table = droid("| m   d   .   A |", "bacta-injector", d="diala-passil").hurt("d", 2)
        table.give("d", Condition.STUNNED).activate("m").choose(inject)
        assert table.options == ["recover", "discard:stun"], "one of them"
        table.choose(next(option for option in table.options if option.startswith(choice)))
        assert (table.damage("d"), table.figure("d").conditions) == (damage, conditions)
        assert (table.strain("m"), table.is_exhausted("mhd-19-bacta-injector")) == (1, True)
    table = droid("| m   d   .   A |", "bacta-injector", d="diala-passil").activate("m")
    assert table.offers(inject) == [], "she needs nothing"


def test_an_improper_procedure_hurts_and_weakens_a_foe_beside_him() -> None:
    table = droid("| m   A |", "improper-procedure").activate("m")
    table.choose("use:mhd-19-improper-procedure.improper-procedure")
    assert (table.damage("A"), table.has("A", Condition.WEAKENED), table.strain("m")) == (1, True, 1)
    assert table.is_exhausted("mhd-19-improper-procedure")


def test_a_field_surgeon_heals_a_friend_by_a_surge_once_until_the_card_is_ready() -> None:
    table = droid("| d   m   .   A |", "field-surgeon", d="diala-passil").hurt("d", 3).activate("m")
    heal = f"surge:{table.source('mhd-19-field-surgeon')}.field-surgeon-healing-shot"
    table.roll([blue(2, surge=1), yellow(2, surge=1), black(block=1)]).choose("attack", heal)
    assert table.damage("d") == 1
    assert table.is_exhausted("mhd-19-field-surgeon")
    assert table.offers(heal) == []
    skip(table)
    table.roll([blue(2, surge=1), yellow(2, surge=1), black(block=1)]).choose("attack")
    assert table.offers(heal) == []


def test_a_field_surgeon_avenges_a_hero() -> None:
    for damage in (11, 0):
        table = droid(
            "| .   d   .   A |\n| m   .   .   . |", "field-surgeon", A="stormtrooper", d="diala-passil"
        )
        table.hurt("d", damage).roll([*SHOT, white()]).attack_with("A", "d")
        if not damage:
            with pytest.raises(AssertionError, match="not offered"):
                skip(table, "use:mhd-19-field-surgeon")
            continue
        revenge = "use:mhd-19-field-surgeon.field-surgeon-vengeance"
        skip(table, revenge).roll([blue(5, damage=1), yellow(1, damage=2), black(block=1)])
        table.choose(revenge)
        skip(table)
        fights = [event for event in table.events if isinstance(event, AttackResolved)]
        assert (fights[0].attacker, fights[0].target, fights[0].damage) == (table.id("m"), table.id("A"), 2)


# --- Fuel Injection, Adrenal Vapor


def test_fuel_injection_moves_him_when_a_friend_near_him_was_attacked() -> None:
    fuel = "use:mhd-19-fuel-injection.fuel-injection"
    table = droid("| m   .   .   d   .   A |", "fuel-injection", A="stormtrooper", d="diala-passil")
    assert speed(table.state, table.id("m")) == 5
    table.roll([*SHOT, white()]).attack_with("A", "d")
    skip(table, fuel).choose(fuel, "move:C1")
    assert (table.space("m"), table.strain("m")) == ("C1", 1)
    assert table.is_exhausted("mhd-19-fuel-injection")
    table = droid("| m   .   .   .   .   d   .   A |", "fuel-injection", A="stormtrooper", d="diala-passil")
    table.roll([*SHOT, white()]).attack_with("A", "d")
    with pytest.raises(AssertionError, match="not offered"):
        skip(table, fuel)


@pytest.mark.rule("CORE-ATTACK-14", "CORE-SURGE-01")
def test_adrenal_vapor_adds_a_yellow_die_and_a_surge_ability_to_a_friends_attack() -> None:
    vapor = "use:mhd-19-adrenal-vapor.adrenal-vapor"
    table = droid("| A   d   .   m |", "adrenal-vapor", d="diala-passil").hurt("d", 2).activate("d")
    table.choose("attack")
    skip(table, vapor).roll([green(1, surge=1), yellow(1, damage=2), yellow(1, damage=2), black(block=1)])
    table.choose(vapor)
    skip(table, "surge:")
    assert table.strain("m") == 2
    table.choose(next(option for option in table.options if option.endswith(".adrenal-vapor")))
    assert (table.damage("d"), table.damage("A")) == (1, 3)
    table.roll([green(1, surge=1), yellow(1, damage=2), black(block=1)]).choose("attack")
    skip(table, "surge:")
    assert [option for option in table.options if option.endswith("adrenal-vapor")] == []


def test_adrenal_vapor_is_not_for_himself() -> None:
    table = droid("| A   .   m |", "adrenal-vapor").activate("m")
    table.roll([blue(2, surge=1), yellow(1, damage=2), black(block=1)]).choose("attack")
    assert [option for option in table.options if option.endswith("adrenal-vapor")] == []


# --- Miracle Worker, Bacta Radiator, Combat Override


@pytest.mark.rule("CORE-WOUND-01", "CORE-CARD-03")
def test_a_miracle_worker_prevents_the_defeat_of_another_hero() -> None:
    miracle = "use:mhd-19-miracle-worker.miracle-worker"
    table = droid("| m   .   .   .   d   A |", "miracle-worker", d="diala-passil")
    table.occur(Damaged(target=table.id("d"), amount=12, by=0)).choose(miracle)
    assert (table.damage("d"), table.hero("d").wounded) == (9, False)
    table.occur(Damaged(target=table.id("d"), amount=12, by=0))
    assert table.hero("d").wounded, "it is depleted"
    table = droid("| m   .   .   .   .   d   A |", "miracle-worker", d="diala-passil")
    table.occur(Damaged(target=table.id("d"), amount=12, by=0))
    assert table.hero("d").wounded, "too far away"


def test_the_bacta_radiator_heals_all_friends_near_him_at_the_start_of_a_round() -> None:
    table = droid("| m   .   d   .   e   A |", "bacta-radiator", d="diala-passil", e="vinto-hreeda")
    for letter in "mde":
        table.hurt(letter, 3).tire(letter, 2)
    table.occur(RoundBegins(round=2))
    assert [(table.damage(letter), table.strain(letter)) for letter in "mde"] == [(2, 1), (2, 1), (3, 2)]
    table = droid("| m   .   d   A |", "bacta-radiator", d="diala-passil").hurt("d", 3).tire("d", 2)
    table.occur(RoundBegins(round=2))
    assert (table.damage("d"), table.strain("d")) == (1, 0), "two heroes have two activation tokens each"


def test_combat_override_finds_an_explosive_card() -> None:
    table = droid("| m   .   A |", "combat-override")
    stock(table, "adrenal-stim", "shock-grenade")
    table.activate("m").choose("use:mhd-19-combat-override.combat-override-arm")
    assert (table.state.supply, table.strain("m")) == (["adrenal-stim"], 2)
    assert lies(table, "shock-grenade", "m")
    assert table.is_exhausted("mhd-19-combat-override")


@pytest.mark.rule("CORE-ACTION-08")
def test_combat_override_attacks_3_times_and_hurts_him() -> None:
    hit = [blue(2, damage=1), yellow(1, damage=2), black(block=1)]
    table = droid("| m   .   A |", "combat-override").activate("m").roll([*hit, *hit, *hit])
    table.choose("special:mhd-19-combat-override.combat-override-barrage")
    skip(table)
    assert (table.damage("A"), table.damage("m")) == (6, 3)
    assert table.decision.about["actions"] == 0
    assert table.offers("use:mhd-19-combat-override") == []


@pytest.mark.rule("CORE-ACT-10", "CORE-WOUND-04")
def test_combat_override_is_over_when_he_is_wounded_in_it() -> None:
    table = droid("| m   .   A |", "combat-override").activate("m")
    table.roll([blue(2, surge=1), yellow(1, damage=2), black(block=1)])
    table.choose("special:mhd-19-combat-override.combat-override-barrage")
    table.occur(Damaged(target=table.id("m"), amount=12, by=0))
    skip(table)
    assert (table.hero("m").wounded, table.damage("m"), table.is_idle) == (True, 0, True)
    assert len([event for event in table.events if isinstance(event, AttackResolved)]) == 1
