"""Attacks in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dejarik.assault.dice.attack import (
    AttackEffect,
    Condition,
    Conversion,
    RerollEffect,
    Side,
    SurgeAbility,
    Will,
)
from dejarik.assault.dice.faces import DicePool, DieKind, Symbol
from dejarik.assault.dice.notation import (
    read_conditions,
    read_conversion,
    read_effect,
    read_pool,
    read_reroll,
    read_surge,
)
from dejarik.kernel.errors import Problem


@pytest.mark.parametrize(
    ("written", "effect"),
    [
        ("+1 damage", AttackEffect(damage=1)),
        ("1 damage", AttackEffect(damage=1)),
        ("-2 accuracy", AttackEffect(accuracy=-2)),
        ("+2 surges", AttackEffect(surge=2)),
        ("+1 block, -1 evade", AttackEffect(block=1, evade=-1)),
        ("-1 dodge", AttackEffect(dodge=-1)),
        ("Pierce 2", AttackEffect(pierce=2)),
        ("+1 damage and blast 1", AttackEffect(damage=1, blast=1)),
        ("cleave 2,  bleed", AttackEffect(cleave=2, conditions=frozenset({Condition.BLEEDING}))),
        ("recover 2 damage", AttackEffect(recover_damage=2)),
        ("recover 1 strain", AttackEffect(recover_strain=1)),
        ("focus, weaken", AttackEffect(conditions=frozenset({Condition.FOCUSED, Condition.WEAKENED}))),
    ],
)
def test_effects_read_as_on_the_cards(written: str, effect: AttackEffect) -> None:
    assert read_effect(written) == effect


@pytest.mark.rule("CORE-SURGE-01")
def test_a_surge_ability_costs_1_unless_its_cost_stands_in_front() -> None:
    assert read_surge("+2 damage") == SurgeAbility(AttackEffect(damage=2), cost=1)
    assert read_surge("2: blast 3") == SurgeAbility(AttackEffect(blast=3), cost=2)
    assert read_surge("2 surges: stun").cost == 2


def test_a_reroll_is_of_the_own_dice_unless_the_side_stands_in_front() -> None:
    assert read_reroll("attack:1") == RerollEffect(Side.ATTACKER, DieKind.ATTACK, 1)
    assert read_reroll("defense:2") == RerollEffect(Side.DEFENDER, DieKind.DEFENCE, 2)
    assert read_reroll("attacker:defence:1") == RerollEffect(Side.ATTACKER, DieKind.DEFENCE, 1)


def test_a_conversion_is_of_all_results_and_forced_unless_it_says_otherwise() -> None:
    assert read_conversion("dodge to evade") == Conversion(Side.DEFENDER, Symbol.DODGE, Symbol.EVADE)
    assert read_conversion("may 1 damage to surge") == Conversion(
        Side.ATTACKER, Symbol.DAMAGE, Symbol.SURGE, 1, Will.MAY
    )
    assert read_conversion("attacker: must dodge to evade").side is Side.ATTACKER


def test_pools_and_conditions_are_lists() -> None:
    assert read_pool("Blue, green") == DicePool.of("blue", "green")
    assert read_pool("") == DicePool()
    assert read_conditions("focus,hide") == {Condition.FOCUSED, Condition.HIDDEN}


@pytest.mark.parametrize(
    ("message", "read", "written"),
    [
        ("odds-unknown-die", read_pool, "purple"),
        ("odds-unreadable-effect", read_effect, ""),
        ("odds-unreadable-effect", read_effect, "+1"),
        ("odds-unreadable-effect", read_effect, "+1 damage pierce 2"),
        ("odds-unreadable-effect", read_effect, "pierce"),
        ("odds-unreadable-effect", read_surge, "2:"),
        ("odds-unreadable-reroll", read_reroll, "attack"),
        ("odds-unreadable-reroll", read_reroll, "anybody:attack:1"),
        ("odds-unreadable-conversion", read_conversion, "accuracy to damage"),
        ("odds-unknown-condition", read_conditions, "hungry"),
    ],
)
def test_what_cannot_be_read_is_refused_with_an_example(
    message: str, read: Callable[[str], object], written: str
) -> None:
    with pytest.raises(Problem) as problem:
        read(written)
    assert problem.value.message.id == message
