"""Diala Passil: what her sheet and her class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import AttackResolved
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.values import moves_with_ease, speed

STAFF = "diala-passil-plasteel-staff"


def diala(picture: str = "| A   d |", *cards: str, **more: str) -> MissionTable:
    figures = {"A": "trandoshan-hunter-elite", "d": "diala-passil"} | more
    return MissionTable(picture, figures, cards={"d": [STAFF, *(f"diala-passil-{card}" for card in cards)]})


# --- Her sheet


@pytest.mark.rule("CORE-ATTACK-12", "CORE-STRAIN-02")
def test_precise_strike_takes_a_die_out_of_the_targets_pool_for_2_strain() -> None:
    table = diala().activate("d").roll([green(1, damage=2), yellow(0, surge=1)])
    table.choose("attack", "use:diala-passil.precise-strike")
    assert (table.strain("d"), table.attack.defence_dice) == (2, [])
    table.choose("done")
    assert table.damage("A") == 2


def test_precise_strike_is_used_once_an_activation_and_not_by_a_wounded_diala() -> None:
    table = diala().activate("d").roll([green(1, surge=1), yellow(0, surge=1)])
    table.choose("attack", "use:diala-passil.precise-strike", "done", "attack")
    assert table.offers("use:diala-passil.precise-strike") == []
    table = diala()
    table.occur(Damaged(target=table.id("d"), amount=12, by=0))
    table.activate("d").choose("attack")
    assert table.offers("use:diala-passil") == []


@pytest.mark.rule("CORE-ATTACK-14")
def test_precise_strike_may_take_a_die_that_an_attachment_adds_to_the_pool() -> None:
    table = diala(A="stormtrooper").activate("d")
    table.attach("A", "technological-superiority-cloaking-device")
    table.choose("attack", "use:diala-passil.precise-strike")
    assert table.options == ["choose:black", "choose:white"]
    table.choose("choose:white")
    assert [die.colour for die in table.attack.defence_dice] == [Die.BLACK]


def test_precise_strike_needs_a_melee_weapon() -> None:
    table = MissionTable(
        "| A   d |",
        A="trandoshan-hunter-elite",
        d="diala-passil",
        cards={"d": ["gideon-argus-holdout-blaster"]},
    )
    table.activate("d").choose("attack")
    assert table.offers("use:diala-passil.precise-strike") == []


@pytest.mark.rule("CORE-ATTACK-15", "CORE-HERO-01")
def test_foresight_rerolls_a_defence_die_for_1_strain_on_both_sides_of_the_sheet() -> None:
    for wounded in (False, True):
        table = diala(A="stormtrooper")
        if wounded:
            table.occur(Damaged(target=table.id("d"), amount=12, by=0))
        name = table.figure("d").card
        table.roll([blue(3, damage=2), green(1, damage=2), white()])
        table.attack_with("A", "d").roll([white(dodge=1)])
        table.choose(f"use:{name}.foresight")
        assert (table.strain("d"), table.damage("d")) == (1, 0)


# --- Force Throw


@pytest.mark.rule("CORE-TEST-03", "CORE-PUSH-01", "CORE-CARD-01")
def test_force_throw_pushes_a_small_figure_and_hurts_a_foe() -> None:
    table = diala("| d   A   .   .   . |", "force-throw").activate("d")
    table.roll([blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)])
    table.choose("use:diala-passil-force-throw.force-throw", "push:D1")
    assert (table.space("A"), table.damage("A"), table.strain("d")) == ("D1", 1, 2)
    assert table.is_exhausted("diala-passil-force-throw")
    assert table.offers("use:diala-passil-force-throw") == []


def test_force_throw_does_nothing_when_the_test_fails() -> None:
    table = diala("| d   A   .   .   . |", "force-throw").activate("d")
    table.roll([blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)])
    table.choose("use:diala-passil-force-throw.force-throw")
    assert (table.space("A"), table.damage("A"), table.strain("d")) == ("B1", 0, 2)


def test_force_throw_hurts_no_friend_and_needs_somebody_within_3_spaces() -> None:
    table = diala("| d   f   .   .   .   A |", "force-throw", f="gaarkhan")
    table.activate("d").roll([blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)])
    table.choose("use:diala-passil-force-throw.force-throw", "push:D1")
    assert (table.space("f"), table.damage("f")) == ("D1", 0)
    table = diala("| d   .   .   .   A |", "force-throw").activate("d")
    assert table.offers("use:diala-passil-force-throw") == []


# --- Force Adept


@pytest.mark.rule("CORE-ATTACK-15", "CORE-TIMING-03")
def test_guide_lets_a_friend_reroll_an_attack_die() -> None:
    table = MissionTable(
        "| A   f   .   .   d |",
        A="trandoshan-hunter-elite",
        f="gaarkhan",
        d="diala-passil",
        cards={"d": [STAFF, "diala-passil-force-adept"], "f": ["gaarkhan-vibro-ax"]},
    )
    table.script(0).roll([yellow(0, surge=1), black(block=1)]).attack_with("f", "A")  # red: 1 damage
    table.script(4).choose("use:diala-passil-force-adept.guide", ["die:attack:0:red"])
    assert (table.strain("d"), table.attack.damage_results) == (1, 3)


@pytest.mark.rule("CORE-TEST-11")
def test_guide_rerolls_a_die_of_a_test_once() -> None:
    table = diala("| d   A   .   .   . |", "force-throw", "force-adept").activate("d")
    table.roll([blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)])
    table.choose("use:diala-passil-force-throw.force-throw").roll([yellow(0, surge=1)])
    table.choose("use:diala-passil-force-adept.guide", ["die:2:yellow"])
    assert table.offers("use:diala-passil-force-adept") == [], "once a test"
    assert table.offers("push:"), "the test is passed"
    assert table.strain("d") == 3


@pytest.mark.rule("CORE-ABILITY-02")
def test_whoever_is_guided_may_keep_the_dice() -> None:
    table = MissionTable(
        "| A   f   .   .   d |",
        A="trandoshan-hunter-elite",
        f="gaarkhan",
        d="diala-passil",
        cards={"d": [STAFF, "diala-passil-force-adept"], "f": ["gaarkhan-vibro-ax"]},
    )
    table.script(4).roll([yellow(0, surge=1), black(block=1)]).attack_with("f", "A")  # red: 3 damage
    table.choose("use:diala-passil-force-adept.guide")
    assert table.decision.seat == table.figure("f").seat
    table.choose([])
    assert (table.strain("d"), table.attack.damage_results) == (1, 3)
    table = diala("| A   d |", "force-adept").roll([blue(2, surge=1)]).test("d", Attribute.TECH)
    table.choose("pass", "use:diala-passil-force-adept.guide", [])
    assert table.tested.passed


@pytest.mark.rule("CORE-TEST-01")
def test_force_aided_test_adds_a_blue_die_to_strength_and_tech() -> None:
    for attribute, dice in ((Attribute.STRENGTH, "bgb"), (Attribute.TECH, "bb"), (Attribute.INSIGHT, "bgy")):
        table = diala("| A   d |", "force-adept")
        table.test("d", attribute)
        if attribute is not Attribute.INSIGHT:
            table.choose("use:diala-passil-force-adept.force-aided-test")
            assert table.is_exhausted("diala-passil-force-adept")
        assert "".join(die.colour.value[0] for die in table.tested.dice) == dice


# --- Battle Meditation, Defensive Stance, Art of Movement


@pytest.mark.rule("CORE-ACTION-13", "CORE-TEST-10")
def test_battle_meditation_focuses_somebody_when_she_rests() -> None:
    table = diala("| d   A   .   f |", "battle-meditation", f="gaarkhan").tire("d", 2).activate("d")
    table.roll([blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)])
    table.choose("special:rules-hero.rest", "use:diala-passil-battle-meditation").pick("f")
    assert table.has("f", Condition.FOCUSED)
    assert not table.has("d", Condition.FOCUSED)
    assert table.strain("d") == 0
    table.roll([blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)])
    table.choose("special:rules-hero.rest", "use:diala-passil-battle-meditation")
    assert not table.has("d", Condition.FOCUSED), "the test has failed"


@pytest.mark.rule("CORE-ATTACK-25")
def test_defensive_stance_blocks_with_foresight_and_focuses_her_unless_she_is_hurt() -> None:
    table = diala("| A   .   d |", "defensive-stance", A="stormtrooper")
    table.roll([blue(3, damage=2), green(1, damage=1, surge=1), white()]).attack_with("A", "d")
    table.roll([white(evade=1)]).choose("use:diala-passil.foresight")
    assert table.damage("d") == 2  # 3 damage, 1 block
    assert not table.has("d", Condition.FOCUSED)
    table.roll([blue(3, damage=2), green(1, damage=1, surge=1), white(dodge=1)]).attack_with("A", "d")
    table.choose("pass", "done")
    assert (table.damage("d"), table.has("d", Condition.FOCUSED)) == (2, True)


def test_art_of_movement_is_1_speed_and_no_extra_costs() -> None:
    table = diala("| A   d |", "art-of-movement")
    assert speed(table.state, table.id("d")) == 5
    assert moves_with_ease(table.state, table.id("d"))
    assert not moves_with_ease(table.state, table.id("A"))


# --- Snap Kick, Way of the Sarlacc, Dancing Weapon


def test_snap_kick_hurts_a_foe_beside_her_after_an_attack_with_a_melee_weapon() -> None:
    table = diala("| A   d   B |", "snap-kick", B="trandoshan-hunter-elite").activate("d")
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=3)]).choose("attack").pick("A")
    table.choose("pass").roll([green(3, damage=2)])
    table.choose("use:diala-passil-snap-kick.snap-kick").pick("B")
    assert (table.damage("A"), table.damage("B")) == (0, 2)
    assert table.is_exhausted("diala-passil-snap-kick")


@pytest.mark.rule("CORE-ACTION-08")
def test_way_of_the_sarlacc_strikes_every_foe_beside_her_once() -> None:
    table = diala(
        "| A   d   B   C |", "way-of-the-sarlacc", B="trandoshan-hunter-elite", C="trandoshan-hunter-elite"
    ).activate("d")
    hit = [green(1, damage=2), yellow(2, damage=1), black(block=1)]
    table.roll([*hit, *hit]).choose("special:diala-passil-way-of-the-sarlacc").pick("B")
    table.choose("pass", "pass")
    assert [table.damage(letter) for letter in "ABC"] == [2, 2, 0]
    assert table.strain("d") == 2
    assert len([event for event in table.events if isinstance(event, AttackResolved)]) == 2


def test_way_of_the_sarlacc_needs_a_foe_beside_her_and_a_melee_weapon() -> None:
    table = diala("| A   .   d |", "way-of-the-sarlacc").activate("d")
    assert table.offers("special:diala-passil-way-of-the-sarlacc") == []
    cards = ["gideon-argus-holdout-blaster", "diala-passil-way-of-the-sarlacc"]
    table = MissionTable(
        "| A   d |", A="trandoshan-hunter-elite", d="diala-passil", cards={"d": cards}
    ).activate("d")
    assert table.offers("special:diala-passil-way-of-the-sarlacc") == []


@pytest.mark.rule("CORE-ATTACK-21", "CORE-SURGE-01")
def test_dancing_weapon_is_a_ranged_attack_with_a_melee_weapon_a_blue_die_and_a_surge_ability() -> None:
    table = diala("| A   .   .   .   .   d |", "dancing-weapon").activate("d")
    table.roll([green(1, surge=1), yellow(2, damage=1), blue(2, damage=1), black(block=1)])
    table.choose("special:diala-passil-dancing-weapon.dancing-weapon", "pass")
    assert [option.split(".")[1] for option in table.offers("surge:")] == [
        "recover",
        "1",
        "2",
        "dancing-weapon",
    ]
    assert (table.attack.melee, table.attack.accuracy, table.strain("d")) == (False, 5, 1)
    table.choose(next(option for option in table.options if option.endswith("dancing-weapon")))
    assert table.damage("A") == 2  # 3 damage, 1 block
    table = diala("| A   d |", "dancing-weapon").activate("d")
    table.roll([green(1, surge=1), yellow(2, damage=1), black(block=1)]).choose("attack", "pass")
    assert [option for option in table.options if option.endswith("dancing-weapon")] == []
