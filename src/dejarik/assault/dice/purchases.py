"""Which surge abilities can be bought together, and what a purchase is worth (rules: Surges, Keywords).

Of all combinations that so many surges can pay for, only those are kept that no other one beats in
everything. Which of them is best for a given roll is decided in `dejarik.assault.dice.spending`.
"""

from __future__ import annotations

from functools import lru_cache

from dejarik.assault.dice.attack import (
    AttackEffect,
    AttackNumbers,
    Condition,
    SurgeAbility,
    conditions_gained,
)
from dejarik.assault.dice.tally import Quantity, TallyLayout

CONDITION_QUANTITIES = {
    Condition.STUNNED: Quantity.STUN,
    Condition.BLEEDING: Quantity.BLEED,
    Condition.WEAKENED: Quantity.WEAKEN,
    Condition.FOCUSED: Quantity.FOCUS,
    Condition.HIDDEN: Quantity.HIDE,
}


class Purchase:
    """Some surge abilities bought together, with what they are worth in each of the four endings."""

    __slots__ = ("accuracy", "blocked", "damage", "defeated", "dodge", "hurt", "missed", "pierce")

    def __init__(self, bought: AttackEffect, attack: AttackNumbers, tally: TallyLayout) -> None:
        effect = bought + attack.modifiers
        self.damage = bought.damage
        self.accuracy = bought.accuracy
        self.pierce = bought.pierce - bought.block  # a block taken away and a block ignored are the same
        self.dodge = bought.dodge
        # CORE-KEYWORD-31: Recover works whatever happens to the target.
        self.missed = tally.unit(Quantity.RECOVER_DAMAGE, effect.recover_damage)
        self.missed += tally.unit(Quantity.RECOVER_STRAIN, effect.recover_strain)
        self.blocked = self.missed + tally.unit(Quantity.HIT, 1)
        # CORE-KEYWORD-10, CORE-KEYWORD-15, CORE-KEYWORD-33: these need 1 damage suffered.
        spread = tally.unit(Quantity.BLAST, effect.blast) + tally.unit(Quantity.CLEAVE, effect.cleave)
        self.hurt = self.blocked + spread
        self.defeated = self.blocked + spread + tally.unit(Quantity.DEFEAT, 1)
        if effect.conditions:
            for condition in conditions_gained(attack, effect.conditions, defeated=False):
                self.hurt += tally.unit(CONDITION_QUANTITIES[condition], 1)
            for condition in conditions_gained(attack, effect.conditions, defeated=True):
                self.defeated += tally.unit(CONDITION_QUANTITIES[condition], 1)


@lru_cache(maxsize=1024)
def affordable(
    abilities: tuple[SurgeAbility, ...], surges: int, *, all_of_them: bool
) -> list[list[AttackEffect]]:
    """For every number of surges up to `surges`, or until more buy nothing: the purchases worth a thought.

    `all_of_them` keeps also the purchases that another one beats, for goals that are not served by more.
    """
    surges = min(surges, sum(ability.cost for ability in abilities))
    found: list[list[AttackEffect]] = [[AttackEffect()] for _ in range(surges + 1)]
    for ability in abilities:  # CORE-SURGE-02: each of them at most once
        for available in range(surges, ability.cost - 1, -1):
            bought = [effect + ability.effect for effect in found[available - ability.cost]]
            found[available] = _without_beaten(found[available] + bought, all_of_them=all_of_them)
    return found


def _without_beaten(effects: list[AttackEffect], *, all_of_them: bool) -> list[AttackEffect]:
    kept: list[AttackEffect] = []
    for effect in effects:
        if effect in kept:
            continue
        if not all_of_them:
            if any(_as_good(other, effect) for other in kept):
                continue
            kept = [other for other in kept if not _as_good(effect, other)]
        kept.append(effect)
    return kept


def _as_good(one: AttackEffect, other: AttackEffect) -> bool:
    """Whether the attacker loses nothing by having `one` instead of `other`."""
    return (
        one.damage >= other.damage
        and one.accuracy >= other.accuracy
        and one.pierce >= other.pierce
        and one.block <= other.block
        and one.dodge <= other.dodge
        and one.blast >= other.blast
        and one.cleave >= other.cleave
        and one.recover_damage >= other.recover_damage
        and one.recover_strain >= other.recover_strain
        and one.conditions >= other.conditions
    )
