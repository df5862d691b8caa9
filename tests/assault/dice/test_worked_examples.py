"""The worked attack examples of the rules, number by number."""

from __future__ import annotations

import pytest
from tests.assault.dice.attacks import rolled

from dejarik.assault.dice.attack import (
    HERO_RECOVERY,
    AttackEffect,
    AttackNumbers,
    Condition,
    RerollEffect,
    Side,
)
from dejarik.assault.dice.faces import DicePool, DieKind, Symbols
from dejarik.assault.dice.notation import read_effect, read_surge
from dejarik.assault.dice.odds import odds
from dejarik.assault.dice.resolve import modified, resolve

STUNNED, WEAKENED, FOCUSED, HIDDEN = (
    frozenset({Condition(word)}) for word in ("stun", "weaken", "focus", "hide")
)
STRAIN, PIERCE, STUN, DAMAGE = range(4)


def rifle(distance: int, defence: str = "black") -> AttackNumbers:
    """A Focused hero with a blue and green weapon against a Hidden, Weakened figure with Health 5 and 1 damage."""
    return AttackNumbers(
        attack_pool=DicePool.of("blue", "green"),
        defence_pool=DicePool.of(defence),
        distance=distance,
        modifiers=read_effect("+1 accuracy"),
        surges=(HERO_RECOVERY, read_surge("pierce 1"), read_surge("stun"), read_surge("+1 damage")),
        rerolls=(RerollEffect(Side.DEFENDER, DieKind.DEFENCE),),
        attacker_conditions=FOCUSED,
        target_conditions=HIDDEN | WEAKENED,
        health=4,
    )


ATTACK_DICE = (
    "blue: 3 accuracy, 1 damage, 1 surge",
    "green: 1 accuracy, 1 damage, 1 surge",
    "green: 2 accuracy, 1 damage, 1 surge",
)


@pytest.mark.rule("CORE-EXATT-01", "CORE-ATTACK-30")
def test_a_full_ranged_attack() -> None:
    before_reroll = rolled(*ATTACK_DICE, "black: 1 evade")
    assert before_reroll == Symbols(damage=3, surge=3, accuracy=6, evade=1)
    after_reroll = rolled(*ATTACK_DICE, "black: 2 block")
    results = modified(rifle(3), after_reroll)
    assert (results.accuracy, results.damage, results.surge, results.block) == (5, 3, 3, 2)
    assert max(0, results.evade) == 0
    outcome = resolve(rifle(3), after_reroll, [STRAIN, PIERCE, STUN])
    assert (outcome.damage, outcome.missed, outcome.defeated) == (2, False, False)
    assert (outcome.recover_strain, outcome.conditions) == (1, STUNNED)


@pytest.mark.rule("CORE-EXATT-02")
def test_the_same_attack_at_distance_6_misses_and_the_strain_stays_recovered() -> None:
    outcome = resolve(rifle(6), rolled(*ATTACK_DICE, "black: 2 block"), [STRAIN, PIERCE, STUN])
    assert (outcome.missed, outcome.damage, outcome.conditions) == (True, 0, frozenset())
    assert outcome.recover_strain == 1


@pytest.mark.rule("CORE-EXATT-03")
def test_the_same_attack_against_a_dodge_deals_nothing_and_surges_can_be_spent() -> None:
    outcome = resolve(rifle(3, "white"), rolled(*ATTACK_DICE, "white: 1 dodge"), [STRAIN])
    assert (outcome.missed, outcome.damage, outcome.recover_strain) == (True, 0, 1)


def red_and_yellow(**changes: object) -> AttackNumbers:
    fields: dict[str, object] = {
        "attack_pool": DicePool.of("red", "yellow"),
        "defence_pool": DicePool.of("white"),
        "attacker_conditions": WEAKENED,
    }
    return AttackNumbers(**{**fields, **changes})  # type: ignore[arg-type]


MELEE_DICE = ("red: 2 damage, 1 surge", "yellow: 1 accuracy, 1 damage, 1 surge", "white: 1 block, 1 evade")


@pytest.mark.rule("CORE-EXATT-04")
def test_a_weakened_attacker_in_melee() -> None:
    assert modified(red_and_yellow(), rolled(*MELEE_DICE)).surge == 0
    assert resolve(red_and_yellow(), rolled(*MELEE_DICE)).damage == 2


@pytest.mark.rule("CORE-EXATT-05")
def test_cleave_deals_its_damage_after_the_target_is_defeated() -> None:
    outcome = resolve(red_and_yellow(modifiers=AttackEffect(cleave=1), health=2), rolled(*MELEE_DICE))
    assert (outcome.defeated, outcome.cleave) == (True, 1)


@pytest.mark.rule("CORE-EXATT-07")
def test_without_damage_blast_cleave_and_conditions_do_nothing_though_the_attack_did_not_miss() -> None:
    attack = AttackNumbers(
        DicePool.of("red"), DicePool.of("black"), modifiers=read_effect("blast 1, cleave 1, stun")
    )
    outcome = resolve(attack, rolled("red: 2 damage", "black: 3 block"))
    assert (outcome.missed, outcome.damage) == (False, 0)
    assert (outcome.blast, outcome.cleave, outcome.conditions) == (0, 0, frozenset())


@pytest.mark.rule("CORE-EXATT-08")
def test_pierce_beyond_the_blocks_adds_no_damage() -> None:
    attack = AttackNumbers(
        DicePool.of("red"), DicePool.of("black"), modifiers=read_effect("+1 damage, pierce 3")
    )
    assert resolve(attack, rolled("red: 3 damage", "black: 1 block")).damage == 4


@pytest.mark.rule("CORE-EXATT-10")
def test_evades_beyond_the_surges_do_nothing() -> None:
    attack = AttackNumbers(DicePool.of("red"), DicePool.of("black", "white"))
    shown = rolled("red: 2 damage, 1 surge", "black: 1 evade", "white: 1 evade")
    assert modified(attack, shown).surge == 0
    assert resolve(attack, shown).damage == 2


@pytest.mark.rule("CORE-EXATT-11")
def test_the_surge_of_a_hidden_attacker_can_be_evaded() -> None:
    attack = AttackNumbers(DicePool.of("red"), DicePool.of("white"), attacker_conditions=HIDDEN)
    assert modified(attack, rolled("red: 3 damage", "white: 1 evade")).surge == 0


@pytest.mark.rule("CORE-EXATT-12", "CORE-COND-18")
def test_a_focused_attacker_can_become_focused_anew() -> None:
    attack = AttackNumbers(DicePool.of("red"), attacker_conditions=FOCUSED, surges=(read_surge("focus"),))
    shown = rolled("red: 2 damage", "green: 1 accuracy, 1 surge")
    assert resolve(attack, shown, [0]).conditions == FOCUSED
    assert odds(attack).conditions[Condition.FOCUSED] > 0


@pytest.mark.rule("CORE-EXATT-13")
def test_a_ranged_attack_without_accuracy_misses_even_an_adjacent_target() -> None:
    assert resolve(
        AttackNumbers(DicePool.of("yellow"), distance=1), rolled("yellow: 1 damage, 2 surge")
    ).missed
