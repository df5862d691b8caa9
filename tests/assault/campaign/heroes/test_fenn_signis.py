"""Fenn Signis: what his sheet and his class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import Roll, black, blue, green, white

from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.values import health

RIFLE = "fenn-signis-infantry-rifle"
HIT: list[Roll] = [blue(4, damage=2), green(2, damage=2), black(block=1)]  # 3 damage
FOE = "trandoshan-hunter-elite"


def fenn(picture: str = "| A   .   f |", *cards: str, weapon: str = RIFLE, **more: str) -> MissionTable:
    figures = {"A": FOE, "f": "fenn-signis"} | more
    return MissionTable(picture, figures, cards={"f": [weapon, *(f"fenn-signis-{card}" for card in cards)]})


def shot(table: MissionTable, dice: list[Roll] = HIT) -> MissionTable:
    return table.roll(dice).attack_with("f", "A")


# --- His sheet


@pytest.mark.rule("CORE-KEYWORD-10", "CORE-ATTACK-31", "CORE-ABILITY-04")
def test_havoc_shot_is_blast_1_for_1_strain() -> None:
    table = shot(fenn("| B   A   .   f |", B=FOE)).choose("use:fenn-signis.havoc-shot")
    assert (table.damage("A"), table.damage("B"), table.strain("f")) == (3, 1, 1)


def test_havoc_shot_needs_a_ranged_weapon_and_strain_that_can_be_suffered() -> None:
    table = fenn("| A   f |", weapon="gaarkhan-vibro-ax").attack_with("f", "A")
    assert table.offers("use:fenn-signis.havoc-shot") == []
    table = shot(fenn().tire("f", 4))
    assert table.is_idle


@pytest.mark.rule("CORE-RECOVER-01")
def test_lone_wolf_recovers_strain_at_the_end_of_an_activation_without_friends_beside_him() -> None:
    table = fenn("| A   f   .   d |", d="diala-passil").tire("f", 2).activate("f").choose("end")
    assert table.strain("f") == 1
    table = fenn("| A   f   d |", d="diala-passil").tire("f", 2).activate("f").choose("end")
    assert table.strain("f") == 2
    table = fenn("| A   f   .   d |", d="diala-passil")
    table.occur(Damaged(target=table.id("f"), amount=12, by=0)).tire("f", 2).activate("f").choose("end")
    assert table.strain("f") == 2, "not on the wounded side"


# --- Tactical Movement, Take Cover, Adrenaline Rush, Weapon Expert


@pytest.mark.rule("CORE-MOVE-06")
def test_tactical_movement_gives_2_points_to_him_or_to_a_friend_within_3() -> None:
    for letter, space in (("f", "B1"), ("d", "F1")):
        table = fenn(
            "| f   .   .   d   .   .   .   x   .   A |", "tactical-movement", d="diala-passil", x="gaarkhan"
        )
        table.activate("f").choose("use:fenn-signis-tactical-movement")
        assert [option for option in table.options if option.endswith(str(table.id("x")))] == []
        table.pick(letter)
        if letter == "f":
            assert table.figure("f").points == 2
        else:
            table.choose("go:F1")
            assert table.space("d") == space
        assert table.is_exhausted("fenn-signis-tactical-movement")


@pytest.mark.rule("CORE-ATTACK-14")
def test_take_cover_adds_a_white_die_to_his_defence() -> None:
    table = fenn("| A   .   f |", "take-cover").roll(
        [blue(4, damage=2), green(2, damage=2), black(block=1), white(dodge=1)]
    )
    table.attack_with("A", "f").choose("use:fenn-signis-take-cover.take-cover")
    assert (table.damage("f"), table.strain("f")) == (0, 2)  # 1 more by Relentless
    assert table.is_exhausted("fenn-signis-take-cover")
    table.roll([blue(4, damage=2), green(2, damage=2), black(block=1)]).attack_with("A", "f")
    assert (table.damage("f"), table.is_idle) == (3, True), "exhausted, and the die was for one attack"


@pytest.mark.rule("CORE-TEST-03", "CORE-RECOVER-04")
def test_adrenaline_rush_recovers_3_strain_by_a_test_of_strength_when_he_was_hurt() -> None:
    hurt = [blue(4, damage=2), green(2, damage=2), black(block=1)]
    table = fenn("| A   .   f |", "adrenaline-rush", A="stormtrooper").tire("f", 2).roll(hurt)
    table.attack_with("A", "f").roll([blue(2, surge=1), green(1, damage=2)])
    table.choose("use:fenn-signis-adrenaline-rush")
    assert (table.strain("f"), table.damage("f")) == (0, 2)  # 3 damage, of which 1 is recovered
    table = fenn("| A   .   f |", "adrenaline-rush", A="stormtrooper").tire("f", 2).roll(hurt)
    table.attack_with("A", "f").roll([blue(2, damage=1), green(1, damage=2)])
    table.choose("use:fenn-signis-adrenaline-rush")
    assert (table.strain("f"), table.damage("f")) == (2, 3), "the test has failed"
    missed = [blue(2, damage=1), green(1, damage=2), black(block=3)]
    table = fenn("| A   .   f |", "adrenaline-rush", A="stormtrooper").roll(missed).attack_with("A", "f")
    assert table.is_idle


def test_weapon_expert_is_pierce_1_and_2_accuracy() -> None:
    far = [blue(2, damage=1), green(1, damage=2), black(block=2)]
    table = shot(fenn("| A   .   .   .   f |", "weapon-expert"), far)
    table.choose("use:fenn-signis-weapon-expert.weapon-expert", "pass")
    assert (table.damage("A"), table.strain("f")) == (2, 1)  # accuracy 5 of 4, 3 damage, 2 - 1 block
    table = shot(fenn("| A   .   .   .   f |", "weapon-expert"), far).choose("pass")
    assert table.damage("A") == 0


# --- Suppressive Fire, Trench Fighter


def test_suppressive_fire_makes_everybody_hit_choose_damage_or_stun() -> None:
    table = shot(fenn("| B   A   .   f |", "suppressive-fire", B=FOE)).choose("use:fenn-signis.havoc-shot")
    table.choose("use:fenn-signis-suppressive-fire.suppressive-fire")
    assert table.decision.seat == 0
    table.choose("choose:suffer-1-damage", "choose:become-stunned")
    assert (table.damage("A"), table.damage("B"), table.strain("f")) == (4, 1, 2)
    assert [table.has(letter, Condition.STUNNED) for letter in "AB"] == [False, True]
    assert table.is_exhausted("fenn-signis-suppressive-fire")


def test_suppressive_fire_hurts_whom_is_stunned_and_needs_a_havoc_shot() -> None:
    table = shot(fenn("| A   .   f |", "suppressive-fire").give("A", Condition.STUNNED))
    table.choose("use:fenn-signis.havoc-shot", "use:fenn-signis-suppressive-fire")
    assert (table.damage("A"), table.is_idle) == (4, True)
    table = shot(fenn("| A   .   f |", "suppressive-fire")).choose("pass")
    assert table.is_idle


@pytest.mark.rule("CORE-COND-02")
def test_suppressive_fire_hurts_who_cannot_be_stunned() -> None:
    table = shot(fenn("| o   A   .   f |", "suppressive-fire", o="onar-koma"))
    table.choose("use:fenn-signis.havoc-shot", "use:fenn-signis-suppressive-fire", "choose:become-stunned")
    assert (table.has("A", Condition.STUNNED), table.damage("o"), table.is_idle) == (True, 2, True)


def test_trench_fighter_is_2_damage_against_a_figure_within_3() -> None:
    table = shot(fenn("| A   .   .   f |", "trench-fighter")).choose("use:fenn-signis-trench-fighter", "pass")
    assert table.damage("A") == 5
    assert table.is_exhausted("fenn-signis-trench-fighter")
    table = fenn("| A   .   .   .   f |", "trench-fighter").attack_with("f", "A")
    assert table.offers("use:fenn-signis-trench-fighter") == []


# --- Rebel Elite, Superior Positioning


def test_rebel_elite_is_tougher_and_havoc_shot_is_blast_2() -> None:
    table = fenn("| B   A   .   f |", "rebel-elite", B=FOE)
    assert (health(table.state, table.id("f")), endurance(table.state, table.id("f"))) == (15, 5)
    shot(table).choose("use:fenn-signis.havoc-shot")
    assert (table.damage("A"), table.damage("B"), table.strain("f")) == (3, 2, 1)


def test_reposition_moves_and_focuses_and_alert_blocks_while_he_is_focused() -> None:
    table = fenn("| A   .   f   .   .   .   . |", "superior-positioning", A="stormtrooper").activate("f")
    table.choose("special:fenn-signis-superior-positioning.reposition", "move:G1")
    assert (table.space("f"), table.has("f", Condition.FOCUSED), table.strain("f")) == ("G1", True, 1)
    assert table.offers("special:fenn-signis-superior-positioning") == []
    for focused, damage in ((True, 1), (False, 2)):
        table = fenn("| A   .   f |", "superior-positioning", A="stormtrooper")
        if focused:
            table.give("f", Condition.FOCUSED)
        table.roll([blue(4, damage=2), green(1, damage=2), black(block=2)]).attack_with("A", "f")
        assert table.damage("f") == damage
