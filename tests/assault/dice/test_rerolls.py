"""Step 3: who rerolls what, when, and how often."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dejarik.assault.dice.attack import AttackEffect, AttackNumbers, RerollEffect, Side
from dejarik.assault.dice.faces import DicePool, DieKind
from dejarik.assault.dice.notation import read_reroll
from dejarik.assault.dice.odds import Odds, odds
from dejarik.kernel.errors import Problem

RED_AVERAGE = Fraction(13, 6)


def red_with(*rerolls: str) -> Fraction:
    return odds(AttackNumbers(DicePool.of("red"), rerolls=tuple(map(read_reroll, rerolls)))).expected_damage


@pytest.mark.rule("CORE-DICE-07")
def test_a_rerolled_die_keeps_the_new_result_better_or_worse() -> None:
    """A 1 is rerolled (on average 13/6), a 2 too; a 3 is kept. A reroll may end with 1 damage."""
    found = odds(AttackNumbers(DicePool.of("red"), rerolls=(read_reroll("attack:1"),)))
    assert found.expected_damage == Fraction(4, 6) * RED_AVERAGE + Fraction(2, 6) * 3
    assert found.damage[1] == Fraction(4, 6) * Fraction(1, 6)


@pytest.mark.rule("CORE-ATTACK-16")
def test_a_die_is_rerolled_at_most_once_whoever_has_more_rerolls() -> None:
    once = red_with("attack:1")
    assert red_with("attack:1", "attack:1") == once
    assert red_with("attack:1", "attack:3") == once


@pytest.mark.rule("CORE-ATTACK-16")
def test_the_defender_cannot_touch_an_attack_die_that_the_attacker_has_rerolled() -> None:
    """The attacker locks 1s and 2s by rerolling; only a 3 that was kept can be rerolled by the defender.

    To keep a 3 is then worth 13/6, the same as rerolling it at once.
    """
    assert red_with("attack:1", "defender:attack:1") == RED_AVERAGE


@pytest.mark.rule("CORE-ATTACK-16")
def test_different_dice_can_be_rerolled_by_different_effects() -> None:
    two_reds = DicePool.of("red", "red")
    one = odds(AttackNumbers(two_reds, rerolls=(read_reroll("attack:1"),)))
    two = odds(AttackNumbers(two_reds, rerolls=(read_reroll("attack:1"), read_reroll("attack:1"))))
    assert two.expected_damage == 2 * red_with("attack:1") > one.expected_damage


@pytest.mark.rule("CORE-ATTACK-15", "CORE-ATTACK-17")
def test_the_attacker_decides_before_knowing_what_the_defender_will_roll() -> None:
    """Red against a black die that the defender may reroll: were the attacker last, the attack would be better."""
    attack = AttackNumbers(
        DicePool.of("red"),
        DicePool.of("black"),
        rerolls=(read_reroll("attack:1"), read_reroll("defense:1")),
    )
    red, black = [1, 2, 2, 2, 3, 3], [1, 1, 2, 2, 3, 0]

    def average(values: list[Fraction]) -> Fraction:
        return sum(values, Fraction(0)) / len(values)

    def after_defender(damage: int, block: int) -> Fraction:
        keep = Fraction(max(0, damage - block))
        return min(keep, average([Fraction(max(0, damage - new)) for new in black]))

    def after_attacker(damage: int, block: int) -> Fraction:
        return max(after_defender(damage, block), average([after_defender(new, block) for new in red]))

    expected = average([after_attacker(damage, block) for damage in red for block in black])
    assert odds(attack).expected_damage == expected


@pytest.mark.rule("CORE-EXATT-09", "CORE-ATTACK-16")
def test_a_defence_die_that_the_attacker_made_the_defender_reroll_is_locked() -> None:
    """With 3 damage on the table the attacker rerolls every black face but the evade, and that one is kept.

    The defender's own reroll then only ever meets the evade face.
    """
    attack = AttackNumbers(
        DicePool(),
        DicePool.of("black"),
        modifiers=AttackEffect(damage=3),
        rerolls=(read_reroll("attacker:defense:1"), read_reroll("defense:1")),
    )
    rerolled = Fraction(2 + 2 + 1 + 1 + 0 + 3, 6)
    # Kept, a face is worth at most what the defender's reroll leaves of it.
    kept = [min(Fraction(value), rerolled) for value in (2, 2, 1, 1, 0, 3)]
    assert odds(attack).expected_damage == sum(max(rerolled, value) for value in kept) / 6


def test_an_effect_for_any_number_of_dice_rerolls_every_one_that_should_be() -> None:
    any_number = odds(AttackNumbers(DicePool.of("red", "red", "red"), rerolls=(read_reroll("attack:3"),)))
    assert any_number.expected_damage == 3 * red_with("attack:1")


def test_a_reroll_of_several_dice_is_one_roll_and_two_effects_are_two() -> None:
    """With two effects the second is used after seeing the first; that is worth something for a sum of symbols."""
    attack = DicePool.of("yellow", "yellow")

    def found(*rerolls: str) -> Odds:
        return odds(AttackNumbers(attack, distance=3, rerolls=tuple(map(read_reroll, rerolls))))

    assert found("attack:1", "attack:1").goal > found("attack:2").goal > found("attack:1").goal


def test_a_reroll_without_dice_to_reroll_changes_nothing() -> None:
    attack = DicePool.of("blue", "green")
    assert odds(AttackNumbers(attack, distance=3, rerolls=(read_reroll("defense:2"),))) == odds(
        AttackNumbers(attack, distance=3)
    )


def test_the_order_of_dice_in_a_pool_does_not_matter() -> None:
    one, other = (
        odds(
            AttackNumbers(
                DicePool.of(*dice), DicePool.of("white"), distance=4, rerolls=(read_reroll("attack:1"),)
            )
        )
        for dice in (("red", "blue", "green"), ("green", "red", "blue"))
    )
    assert one == other


@pytest.mark.parametrize(
    ("message", "rerolls"),
    [
        ("odds-reroll-count", (RerollEffect(Side.ATTACKER, DieKind.ATTACK, 0),)),
        ("odds-too-many-rerolls", (RerollEffect(Side.ATTACKER, DieKind.ATTACK, 1),) * 5),
    ],
)
def test_impossible_rerolls_are_refused_with_a_reason(
    message: str, rerolls: tuple[RerollEffect, ...]
) -> None:
    with pytest.raises(Problem) as problem:
        odds(AttackNumbers(DicePool.of("red"), rerolls=rerolls))
    assert problem.value.message.id == message


def test_a_pool_too_large_to_be_rerolled_is_refused() -> None:
    with pytest.raises(Problem) as problem:
        odds(AttackNumbers(DicePool.of(*["red"] * 7), rerolls=(read_reroll("attack:1"),)))
    assert problem.value.message.id == "odds-too-many-dice"
