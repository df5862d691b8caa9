"""Armour and equipment of the Item decks."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.party import EmpireBrought, HeroBrought, Party, problems
from dejarik.assault.campaign.rules.wounds import INCAPACITATED
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.values import health
from dejarik.kernel import NOBODY

FOE = "trandoshan-hunter-elite"  # a black die, Health 7
NONE_LEFT = 5  # Diala's Endurance: what costs strain is not offered


def bearing(*cards: str, picture: str = "| A   .   d |", **more: str) -> MissionTable:
    figures = {"A": "stormtrooper", "d": "diala-passil"} | more
    return MissionTable(picture, cards={"d": cards}, **figures)  # type: ignore[arg-type]


def use(table: MissionTable, card: str, ability: str = "") -> MissionTable:
    table.choose(f"use:{card}.{ability or card}")
    return table


def is_depleted(table: MissionTable, card: str) -> bool:
    return table.state.sources[table.source(card)].zone == "depleted"


def attacked(table: MissionTable, die: object) -> MissionTable:
    """The stormtrooper hits for 4, and this die defends."""
    table.tire("d", NONE_LEFT).roll([blue(3, damage=2), green(1, damage=2), die])  # type: ignore[list-item]
    table.attack_with("A", "d")
    return table


# --- Armour


@pytest.mark.rule("CORE-DICE-09")
@pytest.mark.parametrize("tier", [1, 2])
def test_combat_coat_converts_evades_to_blocks(tier: int) -> None:
    card = f"combat-coat-tier-{tier}"
    table = attacked(bearing(card), white(evade=1))
    use(table, card, "convert")
    assert (table.damage("d"), health(table.state, table.id("d"))) == (3, 14)
    table = attacked(bearing(card), white(block=1))
    assert table.damage("d") == 3, "there is no evade, and nobody is asked"


@pytest.mark.parametrize("tier", [2, 3])
def test_laminate_armor_blocks_once_until_it_is_readied(tier: int) -> None:
    card = f"laminate-armor-tier-{tier}"
    table = attacked(bearing(card), white(block=1))
    use(table, card, "plating")
    assert (table.damage("d"), table.is_exhausted(card)) == (2, True)
    assert health(table.state, table.id("d")) == 15


def test_environment_hazard_suit_heals_more_in_a_rest() -> None:
    table = bearing("environment-hazard-suit").hurt("d", 8).activate("d").choose("special:rules-hero.rest")
    assert table.damage("d") == 2


def test_environment_hazard_suit_heals_5_or_all_conditions_once() -> None:
    for choice, left in (("recover-5", (1, 2)), ("discard-all-harmful", (6, 0))):
        table = bearing("environment-hazard-suit").hurt("d", 6).activate("d")
        table.give("d", Condition.STUNNED, Condition.WEAKENED)
        use(table, "environment-hazard-suit", "environment-hazard-suit-emergency").choose(f"choose:{choice}")
        assert (table.damage("d"), len(table.figure("d").conditions)) == left
        assert is_depleted(table, "environment-hazard-suit")
        table.choose("special:rules-hero.rest")
        assert table.damage("d") == max(0, left[0] - 5), "the rest heals no more than usual"


def test_admirals_uniform_lets_a_friend_reroll_any_dice_of_an_attack() -> None:
    table = MissionTable(
        "| A   f   .   d |",
        A=FOE,
        d="diala-passil",
        f="diala-passil",
        cards={"d": ["admirals-uniform"], "f": ["dh-17"]},
    )
    table.roll([green(1, surge=1), yellow(0, surge=1), black(block=1)]).attack_with("f", "A")
    use(table, "admirals-uniform", "command").roll([green(2, damage=2), yellow(2, damage=1)])
    assert table.decision.seat == table.figure("f").seat
    table.choose(["die:attack:0:green", "die:attack:1:yellow"])
    assert (table.damage("A"), table.is_exhausted("admirals-uniform")) == (2, True)


def test_admirals_uniform_lets_its_wearer_reroll_a_test_and_reaches_3_spaces() -> None:
    table = bearing("admirals-uniform").roll([blue(2, damage=1)]).test("d", Attribute.TECH)
    table.roll([blue(2, surge=1)])
    use(table, "admirals-uniform", "command")
    assert table.tested.passed
    table = MissionTable(
        "| f   .   .   .   d |", d="diala-passil", f="diala-passil", cards={"d": ["admirals-uniform"]}
    )
    table.roll([blue(2, damage=1)]).test("f", Attribute.TECH)
    assert table.is_idle


# --- Medicine


def test_portable_medkit_heals_somebody_after_a_rest_once_a_mission() -> None:
    table = bearing("portable-medkit", picture="| A   f   d |", f="diala-passil").hurt("f", 4).tire("f", 2)
    table.hurt("d", 9).activate("d").choose("special:rules-hero.rest")
    use(table, "portable-medkit").pick("f")
    assert (table.damage("f"), table.strain("f"), table.damage("d")) == (1, 1, 4)
    assert is_depleted(table, "portable-medkit")


def test_bacta_pump_recovers_strain_or_a_condition_when_the_activation_begins() -> None:
    for choice, left in (("recover-strain", (1, 1)), ("discard-harmful", (2, 0))):
        table = bearing("bacta-pump").tire("d", 2).give("d", Condition.WEAKENED).activate("d")
        table.choose(f"choose:{choice}")
        assert (table.strain("d"), len(table.figure("d").conditions)) == left
    table = bearing("bacta-pump").activate("d")
    assert "move" in table.options, "there is nothing to recover"


def test_emergency_injector_recovers_2_strain_and_a_condition_of_a_friend() -> None:
    table = (
        bearing("emergency-injector", picture="| A   f   d |", f="diala-passil").tire("f", 3).activate("d")
    )
    table.give("f", Condition.STUNNED, Condition.BLEEDING)
    use(table, "emergency-injector").choose("choose:bleed")
    assert (table.strain("f"), table.figure("f").conditions) == (1, [Condition.STUNNED])
    assert is_depleted(table, "emergency-injector")


@pytest.mark.rule("CORE-INCAP-02")
def test_medicine_is_not_offered_for_an_incapacitated_hero() -> None:
    cards = ("emergency-injector", "adrenal-stim", "portable-medkit")
    table = bearing(*cards, picture="| A   f   d |", f="diala-passil").tire("f", 3).activate("d")
    table.give("d", Condition.FOCUSED)
    table.hero("f").incapacitated = True
    table.state.enter(INCAPACITATED, NOBODY, subject=table.id("f"))
    table.refresh()
    assert (table.offers("use:emergency-injector"), table.offers("use:adrenal-stim")) == ([], [])
    table.choose("special:rules-hero.rest")
    assert table.offers("use:portable-medkit") == []


# --- Tools


@pytest.mark.rule("CORE-TEST-11")
@pytest.mark.parametrize(
    ("card", "ability", "attribute"),
    [
        ("survival-gear", "athletics", Attribute.STRENGTH),
        ("slicing-tools", "expert-tools", Attribute.TECH),
        ("combat-visor", "scanner", Attribute.INSIGHT),
    ],
)
def test_a_die_is_rerolled_in_tests_of_one_attribute(card: str, ability: str, attribute: Attribute) -> None:
    rolls = {
        Attribute.STRENGTH: [blue(2, damage=1), green(1, damage=2)],
        Attribute.TECH: [blue(2, damage=1)],
        Attribute.INSIGHT: [blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)],
    }
    table = bearing(card).roll(rolls[attribute]).test("d", attribute)
    use(table.roll([blue(2, surge=1)]), card, ability)
    if table.offers("die:0"):
        table.choose(["die:0:blue"])
    assert (table.tested.passed, table.is_exhausted(card)) == (True, True)
    other = next(each for each in Attribute if each is not attribute)
    table = bearing(card).roll(rolls[other]).test("d", other)
    assert not table.tested.passed
    assert table.is_idle, "nobody is asked"


@pytest.mark.rule("CORE-TERRAIN-01")
def test_survival_gear_crosses_difficult_terrain_but_not_hostile_figures_for_free() -> None:
    for cards, cost in (((), 2), (("survival-gear",), 1)):
        table = bearing(*cards, picture="| d   ~   .   .   .   A |").activate("d").choose("move")
        table.choose("go:B1")
        assert table.figure("d").points == 4 - cost


def test_slicing_tools_hurt_and_stun_a_droid_beside_the_bearer() -> None:
    for surge in (1, 0):
        table = bearing("slicing-tools", picture="| A   d |", A="probe-droid").activate("d")
        table.roll([blue(2, surge=1) if surge else blue(2, damage=1)])
        table.choose("special:slicing-tools.slice-droid", "pass")  # no reroll
        assert (table.damage("A"), table.has("A", Condition.STUNNED)) == (surge, bool(surge))
    assert bearing("slicing-tools", picture="| A   d |").activate("d").offers("special:slicing") == []


def test_combat_visor_gives_2_accuracy_for_1_strain() -> None:
    table = bearing("combat-visor", "dh-17", A=FOE).activate("d")
    table.roll([green(1, damage=2), yellow(0, surge=1), black(block=1)]).choose("attack")
    use(table, "combat-visor", "aim-assist")
    assert (table.attack.accuracy, table.strain("d"), table.is_exhausted("combat-visor")) == (3, 1, False)


def test_combat_visor_is_not_offered_where_accuracy_does_nothing() -> None:
    table = bearing("combat-visor", "vibroblade", picture="| A   d |", A=FOE, d="gaarkhan").activate("d")
    table.roll([green(1, damage=2), green(1, damage=2), black(block=1)]).choose("attack")
    assert (table.damage("A"), table.strain("d")) == (3, 0), "nobody is asked in a melee attack"


# --- For fights


def test_extra_ammunition_rerolls_a_die_of_a_ranged_weapon() -> None:
    table = bearing("extra-ammunition", "dh-17", A=FOE).activate("d")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=3)]).choose("attack")
    use(table.roll([yellow(2, damage=1)]), "extra-ammunition").choose(["die:attack:1:yellow"])
    assert (table.damage("A"), table.is_exhausted("extra-ammunition")) == (0, True)
    table = bearing("extra-ammunition", "vibroblade", A=FOE, picture="| A   d |").tire("d", NONE_LEFT)
    table.activate("d").roll([green(1, damage=2), green(1, damage=2), black(block=1)]).choose("attack")
    assert table.damage("A") == 3, "nobody is asked"


def test_combat_knife_hurts_a_foe_beside_the_bearer() -> None:
    table = bearing("combat-knife", picture="| A   d |", A=FOE).activate("d").roll([green(1, damage=2)])
    use(table, "combat-knife")
    assert (table.damage("A"), table.strain("d"), table.is_exhausted("combat-knife")) == (2, 1, True)
    assert bearing("combat-knife").activate("d").offers("use:combat-knife") == []


def test_concussion_grenades_hurt_and_stun_everybody_around_a_space() -> None:
    table = bearing("concussion-grenades", picture="| d   .   A   B   C |", A=FOE, B=FOE, C=FOE).activate("d")
    table.roll([green(1, damage=2)]).choose("special:concussion-grenades", "space:C1")
    assert [table.damage(letter) for letter in "dABC"] == [0, 2, 2, 0]
    assert [table.has(letter, Condition.STUNNED) for letter in "dABC"] == [False, True, True, False]
    assert is_depleted(table, "concussion-grenades")


def test_personal_shields_block_5_once_a_mission() -> None:
    table = attacked(bearing("personal-shields"), white())
    use(table, "personal-shields")
    assert (table.damage("d"), is_depleted(table, "personal-shields")) == (0, True)


def test_reinforced_helmet_makes_the_attacker_reroll_a_die() -> None:
    table = attacked(bearing("reinforced-helmet"), white())
    table.roll([blue(2, surge=1)])
    use(table, "reinforced-helmet", "deflecting-shell").choose(["die:attack:0:blue"])
    assert table.attack.damage_results == 2
    assert table.is_exhausted("reinforced-helmet")


def test_a_hero_has_one_helmet() -> None:
    empire = EmpireBrought("military-might", ())
    others = HeroBrought("gaarkhan", ())
    one = HeroBrought("diala-passil", ("reinforced-helmet",))
    two = HeroBrought("diala-passil", ("reinforced-helmet", "reinforced-helmet"))
    assert [len(problems(Party((hero, others), empire))) for hero in (one, two)] == [0, 2], (
        "nor are there two"
    )


# --- Power tokens


@pytest.mark.rule("CORE-POWER-04")
def test_power_charger_doubles_a_token_that_is_spent() -> None:
    table = bearing("power-charger", "dh-17", A=FOE).give("d", PowerToken.DAMAGE).activate("d")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=3)]).choose("attack", "token:damage")
    use(table, "power-charger", "overcharge")
    assert (table.damage("A"), table.is_exhausted("power-charger")) == (3, True)
    table = bearing("power-charger").give("d", PowerToken.BLOCK)
    table.roll([blue(3, damage=2), green(1, damage=2), white()]).tire("d", NONE_LEFT).attack_with("A", "d")
    table.choose("token:block")
    assert table.damage("d") == 3, "a block token is not doubled"


@pytest.mark.parametrize("first", ["self-sufficient.double-token", "power-charger.overcharge"])
def test_a_token_that_adds_2_instead_of_1_adds_no_more_by_a_second_card(first: str) -> None:
    cards = ("power-charger", "self-sufficient", "service-rifle")
    table = bearing(*cards, A=FOE, d="ko-tun-feralo")
    table.figure("d").power.append(PowerToken.DAMAGE)
    table.attack_with("d", "A").choose("token:damage").choose(f"use:{first}")
    assert table.attack.tally.damage == 2
    assert table.offers("use:power-charger") == []
    assert table.is_exhausted("power-charger") is first.startswith("power")


def test_supply_pack_gives_two_tokens_of_choice_when_the_mission_begins() -> None:
    table = bearing("supply-pack").occur(MissionBegins()).choose("token:damage", "token:evade")
    assert table.figure("d").power == [PowerToken.DAMAGE, PowerToken.EVADE]


def test_supply_pack_heals_2_or_a_condition() -> None:
    for choice, left in (("recover-2", (3, 1)), ("discard-harmful", (5, 0))):
        table = bearing("supply-pack").hurt("d", 5).give("d", Condition.WEAKENED).activate("d")
        use(table, "supply-pack", "field-aid").choose(f"choose:{choice}")
        assert (table.damage("d"), len(table.figure("d").conditions)) == left
        assert is_depleted(table, "supply-pack")


def test_surges_buy_power_tokens() -> None:
    table = bearing("power-charger", "dh-17", A=FOE).activate("d")
    table.roll([green(1, surge=1), yellow(1, damage=2), black(block=3)]).choose("attack")
    table.choose(f"surge:{table.source('power-charger')}.surge-while-attacking", "token:surge")
    assert table.figure("d").power == [PowerToken.SURGE]
