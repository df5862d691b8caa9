"""Steps 4 to 8 of one attack, for the faces that were rolled, in the words and order of the rules.

This is what happens at the table: the attacker says which surge abilities to pay for, and the outcome follows.
`best_spending` advises what to pay for. Rolling, rerolls and the figures themselves are elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from dejarik.assault.dice.attack import (
    AttackEffect,
    AttackNumbers,
    Condition,
    Conversion,
    Goal,
    Will,
    conditions_gained,
    flat_modifiers,
)
from dejarik.assault.dice.conversions import amounts, converted
from dejarik.assault.dice.faces import Symbols
from dejarik.kernel.errors import Refused


class AttackOutcome(msgspec.Struct, frozen=True):
    """What an attack did."""

    damage: int  # after blocks, not limited by the target's Health
    missed: bool
    defeated: bool
    conditions: frozenset[Condition]
    blast: int
    cleave: int
    recover_damage: int
    recover_strain: int


def modified(attack: AttackNumbers, rolled: Symbols, conversions_used: Sequence[int] = ()) -> Symbols:
    """The results at the end of step 4.

    `conversions_used` says, for each conversion that its owner may use, how many results it changes.
    Totals below zero count as zero when they are used (CORE-DICE-08), so they are kept until then.
    """
    flat = flat_modifiers(attack)
    # CORE-ATTACK-18
    results = rolled + Symbols(flat.damage, flat.surge, flat.accuracy, flat.block, flat.evade, flat.dodge)
    wanted = list(conversions_used)
    for conversion in attack.conversions:
        results = converted(results, conversion, _amount(results, conversion, wanted))
    # CORE-ATTACK-19
    surges = max(0, max(0, results.surge) - max(0, results.evade))
    return msgspec.structs.replace(results, surge=surges)


def _amount(results: Symbols, conversion: Conversion, wanted: list[int]) -> int:
    possible = amounts(results, conversion)
    if conversion.will is Will.MUST:
        return possible[-1]
    amount = wanted.pop(0) if wanted else 0
    if amount not in possible:
        raise Refused("odds-conversion-amount", amount=amount, most=possible[-1])
    return amount


def resolve(
    attack: AttackNumbers, rolled: Symbols, spent_on: Sequence[int] = (), conversions_used: Sequence[int] = ()
) -> AttackOutcome:
    """The outcome when the attacker pays for the surge abilities `spent_on`, by their places in the attack."""
    results = modified(attack, rolled, conversions_used)
    effect = attack.modifiers
    # CORE-ATTACK-20, CORE-SURGE-02
    if len(set(spent_on)) < len(spent_on):
        raise Refused("odds-surge-twice")
    price = sum(attack.surges[ability].cost for ability in spent_on)
    if price > results.surge:
        raise Refused("odds-surge-unpaid", price=price, surges=results.surge)
    bought = sum((attack.surges[ability].effect for ability in spent_on), AttackEffect())
    effect += bought
    # CORE-ATTACK-21
    accuracy = results.accuracy + bought.accuracy
    out_of_reach = attack.distance is not None and max(0, accuracy) < attack.distance
    # CORE-ATTACK-23
    missed = out_of_reach or results.dodge + bought.dodge > 0
    blocks_left = max(0, results.block + bought.block - effect.pierce)
    damage = 0 if missed else max(0, results.damage + bought.damage - blocks_left)
    # CORE-ATTACK-24
    defeated = attack.health is not None and damage >= attack.health
    # CORE-ATTACK-25: Blast, Cleave and condition keywords need damage (CORE-KEYWORD-33), Recover does not.
    gained = conditions_gained(attack, effect.conditions, defeated=defeated) if damage else frozenset()
    return AttackOutcome(
        damage=damage,
        missed=missed,
        defeated=defeated,
        conditions=gained,
        blast=effect.blast if damage else 0,
        cleave=effect.cleave if damage else 0,
        recover_damage=effect.recover_damage,
        recover_strain=effect.recover_strain,
    )


def best_spending(
    attack: AttackNumbers, rolled: Symbols, conversions_used: Sequence[int] = ()
) -> tuple[int, ...]:
    """The surge abilities that serve the attack's goal best after this roll; as few of them as do so."""
    surges = modified(attack, rolled, conversions_used).surge
    best: tuple[int, ...] = ()
    best_worth = worth(attack.goal, resolve(attack, rolled, best, conversions_used))
    for size in range(1, len(attack.surges) + 1):
        for bought in combinations(range(len(attack.surges)), size):
            if sum(attack.surges[ability].cost for ability in bought) <= surges:
                found = worth(attack.goal, resolve(attack, rolled, bought, conversions_used))
                if found > best_worth:
                    best, best_worth = bought, found
    return best


def worth(goal: Goal, outcome: AttackOutcome) -> tuple[int, ...]:
    """What the attacker compares outcomes by: the goal, then what `odds` wants after it, in the same order."""
    recovered = outcome.recover_damage + outcome.recover_strain
    wanted = {
        Goal.DAMAGE: outcome.damage,
        Goal.DEFEAT: int(outcome.defeated),
        Goal.RECOVER: recovered,
        Goal.BLAST: outcome.blast,
        Goal.CLEAVE: outcome.cleave,
    }
    first = wanted[goal] if goal in wanted else int(Condition(goal.value) in outcome.conditions)
    conditions = len(outcome.conditions)
    spread, hit = outcome.blast + outcome.cleave, int(not outcome.missed)
    return first, int(outcome.defeated), outcome.damage, conditions, spread, recovered, hit
