"""The odds are exact: they agree with a brute force that shares no code with them, and with dice rolled at random."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from hypothesis import given, settings
from msgspec.structs import replace
from tests.assault.dice.attacks import attacks
from tests.assault.dice.brute_force import TABLE, brute_force, finish

from dejarik.assault.dice.attack import (
    AttackEffect,
    AttackNumbers,
    RerollEffect,
    Side,
    SurgeAbility,
    dice_rolled,
)
from dejarik.assault.dice.faces import DicePool, Die, DieKind, total
from dejarik.assault.dice.notation import read_surge
from dejarik.assault.dice.odds import Odds, odds
from dejarik.assault.dice.resolve import best_spending, resolve
from dejarik.assault.dice.tally import expectation

pytestmark = pytest.mark.slow


def wanted(found: Odds) -> tuple[Fraction, ...]:
    """The averages that both sides play for, the most important first."""
    return (
        found.goal,
        found.defeat or Fraction(0),
        found.expected_damage,
        sum(found.conditions.values(), Fraction(0)),
        expectation(found.blast) + expectation(found.cleave),
        expectation(found.recover_damage) + expectation(found.recover_strain),
        1 - found.miss,
    )


@pytest.mark.rule("CORE-ATTACK-20", "CORE-ATTACK-23", "CORE-ATTACK-29")
def test_of_two_endings_that_are_worth_the_same_the_attacker_prefers_the_hit() -> None:
    attack = AttackNumbers(
        attack_pool=DicePool((Die.BLUE,)),
        distance=4,
        modifiers=AttackEffect(block=9),
        surges=(SurgeAbility(AttackEffect(accuracy=2), 1),),
    )
    # Accuracy 2, 2, 3, 3, 4 and 5; one of the twos and one of the threes have a surge for two more.
    assert odds(attack).miss == Fraction(2, 6)
    assert odds(attack).expected_damage == 0


@given(attacks(most_attack=3, most_defence=1) | attacks(most_attack=1, most_defence=2))
@settings(max_examples=60)
def test_without_rerolls_the_odds_are_those_of_counting_every_roll(attack: AttackNumbers) -> None:
    expected = brute_force(attack)
    found = odds(attack)
    assert wanted(found) == expected.wanted
    damage: dict[int, Fraction] = {}
    for ending, chance in expected.endings.items():
        damage[ending.damage] = damage.get(ending.damage, Fraction(0)) + chance
    assert found.damage == damage


@given(attacks(most_defence=1, most_conversions=2))
@settings(max_examples=60)
def test_with_conversions_the_odds_are_those_of_counting_every_roll(attack: AttackNumbers) -> None:
    assert wanted(odds(attack)) == brute_force(attack).wanted


@given(attacks(most_attack=2, most_defence=1, most_rerolls=2))
@settings(max_examples=30)
def test_with_rerolls_the_odds_are_those_of_trying_every_way_to_play(attack: AttackNumbers) -> None:
    assert wanted(odds(attack)) == brute_force(attack).wanted


@given(attacks(most_attack=2, most_defence=1, most_rerolls=1, most_conversions=1))
@settings(max_examples=30)
def test_rerolls_and_conversions_together_are_exact(attack: AttackNumbers) -> None:
    assert wanted(odds(attack)) == brute_force(attack).wanted


def test_three_reroll_effects_over_both_pools_are_exact() -> None:
    """The attacker has one of each kind and chooses the order; the defender may touch what is not locked."""
    attack = AttackNumbers(
        DicePool.of("blue", "yellow"),
        DicePool.of("white"),
        distance=3,
        surges=(read_surge("+1 damage"), read_surge("+2 accuracy")),
        rerolls=(
            RerollEffect(Side.ATTACKER, DieKind.ATTACK, 1),
            RerollEffect(Side.ATTACKER, DieKind.DEFENCE, 1),
            RerollEffect(Side.DEFENDER, DieKind.ATTACK, 1),
        ),
    )
    assert wanted(odds(attack)) == brute_force(attack).wanted


def test_a_miss_is_counted_exactly_when_no_surge_can_avoid_it() -> None:
    attack = AttackNumbers(
        DicePool.of("green", "yellow"), DicePool.of("white"), distance=3, surges=(read_surge("+1 damage"),)
    )
    missed = sum(chance for ending, chance in brute_force(attack).endings.items() if ending.missed)
    assert odds(attack).miss == missed


@given(attacks(most_attack=3, most_rerolls=2, most_conversions=1))
@settings(max_examples=50)
def test_all_chances_of_one_question_sum_to_1(attack: AttackNumbers) -> None:
    found = odds(attack)
    for distribution in (
        found.damage,
        found.recover_damage,
        found.recover_strain,
        found.blast,
        found.cleave,
    ):
        assert sum(distribution.values()) == 1
        assert all(0 < chance <= 1 for chance in distribution.values())
    for chance in (found.miss, found.defeat or Fraction(0), *found.conditions.values()):
        assert 0 <= chance <= 1
    assert found.miss <= found.damage.get(0, 0)
    if attack.health is not None:
        enough = (chance for amount, chance in found.damage.items() if amount >= attack.health)
        assert found.defeat == sum(enough, Fraction(0))


@given(attacks(most_attack=3, most_rerolls=1))
@settings(max_examples=50)
def test_one_more_reroll_of_the_attacker_never_lowers_the_goal(attack: AttackNumbers) -> None:
    before = odds(attack).goal
    for kind in DieKind:
        more = replace(attack, rerolls=(*attack.rerolls, RerollEffect(Side.ATTACKER, kind, 1)))
        assert odds(more).goal >= before


@given(attacks(most_attack=3, most_rerolls=1))
@settings(max_examples=50)
def test_one_more_reroll_of_the_defender_never_raises_the_goal(attack: AttackNumbers) -> None:
    before = odds(attack).goal
    for kind in DieKind:
        more = replace(attack, rerolls=(*attack.rerolls, RerollEffect(Side.DEFENDER, kind, 1)))
        assert odds(more).goal <= before


@given(attacks(most_attack=3, most_rerolls=1))
@settings(max_examples=50)
def test_one_more_surge_or_surge_ability_never_lowers_the_goal(attack: AttackNumbers) -> None:
    before = odds(attack).goal
    one_more = SurgeAbility(AttackEffect(damage=1, accuracy=1))
    assert odds(replace(attack, surges=(*attack.surges, one_more))).goal >= before
    assert odds(replace(attack, modifiers=attack.modifiers + AttackEffect(surge=1))).goal >= before


@given(attacks(most_attack=2, most_defence=1))
@settings(max_examples=30)
def test_spending_as_advised_at_every_roll_gives_the_odds(attack: AttackNumbers) -> None:
    dice = (*dice_rolled(attack).dice, *attack.defence_pool.dice)
    damage = []
    for faces in product(*(die.faces for die in dice)):
        shown = total(faces)
        damage.append(resolve(attack, shown, best_spending(attack, shown)).damage)
    assert Fraction(sum(damage), len(damage)) == odds(attack).expected_damage


ATTACKS_ROLLED = 200_000


def agrees(counts: dict[int, int], exact: dict[int, Fraction]) -> bool:
    """Whether every count lies within five standard errors of its exact chance."""
    for amount, chance in exact.items():
        error = sqrt(chance * (1 - chance) / ATTACKS_ROLLED)
        if abs(counts.get(amount, 0) / ATTACKS_ROLLED - chance) > 5 * error:
            return False
    return set(counts) <= set(exact)


@pytest.mark.rule("CORE-DICE-07")
def test_200000_rerolled_attacks_agree_within_the_statistical_error() -> None:
    attack = AttackNumbers(
        DicePool.of("red"), DicePool.of("black"), rerolls=(RerollEffect(Side.ATTACKER, DieKind.ATTACK, 1),)
    )
    dice = random.Random(20_140)
    red = [damage for damage, _, _ in TABLE["red"]]
    black = [block for block, _, _ in TABLE["black"]]
    # The best an attacker can do here: reroll what is worse than the average of a new roll.
    average = {block: sum(max(0, damage - block) for damage in red) / 6 for block in black}
    counts: Counter[int] = Counter()
    for _ in range(ATTACKS_ROLLED):
        damage, block = dice.choice(red), dice.choice(black)
        if average[block] > max(0, damage - block):
            damage = dice.choice(red)
        counts[max(0, damage - block)] += 1
    assert agrees(counts, odds(attack).damage)


def test_200000_attacks_with_surges_agree_within_the_statistical_error() -> None:
    attack = AttackNumbers(
        DicePool.of("blue", "green", "yellow"),
        DicePool.of("black", "white"),
        distance=5,
        surges=tuple(map(read_surge, ("+1 damage", "pierce 2", "+2 accuracy", "2: +3 damage"))),
    )
    dice = random.Random(1977)
    known: dict[tuple[int, ...], int] = {}
    counts: Counter[int] = Counter()
    for _ in range(ATTACKS_ROLLED):
        faces = [dice.choice(TABLE[colour]) for colour in ("blue", "green", "yellow", "black", "white")]
        totals = tuple(
            sum(face[place] for face in part) for part in (faces[:3], faces[3:]) for place in range(3)
        )
        if totals not in known:
            (ending,) = finish(attack, faces[:3], faces[3:]).endings
            known[totals] = ending.damage
        counts[known[totals]] += 1
    assert agrees(counts, odds(attack).damage)
