"""Steps 4 to 8 of an attack for dice already rolled: modifiers, surges spent in the best way, damage.

`Spending` turns the totals of both pools into the best outcome for the attacker's goal, written as an integer
of `dejarik.assault.dice.tally`. It does not roll and does not reroll; `resolve` is the same chapter of the
rules for one roll, step by step.
"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.dice.attack import (
    HARMFUL,
    AttackNumbers,
    Goal,
    Side,
    TargetKind,
    conditions_gained,
    flat_modifiers,
)
from dejarik.assault.dice.conversions import amounts, converted
from dejarik.assault.dice.faces import Symbols
from dejarik.assault.dice.purchases import CONDITION_QUANTITIES, Purchase, affordable
from dejarik.assault.dice.tally import Quantity, TallyLayout

IN_REACH = 0  # the shortfall of a melee attack
Column = tuple[int, int, int]  # damage, surges and shortfall of an attack roll, modifiers included

GOAL_QUANTITIES: dict[Goal, tuple[Quantity, ...]] = {
    Goal.DAMAGE: (Quantity.DAMAGE,),
    Goal.DEFEAT: (Quantity.DEFEAT,),
    Goal.STUN: (Quantity.STUN,),
    Goal.BLEED: (Quantity.BLEED,),
    Goal.WEAKEN: (Quantity.WEAKEN,),
    Goal.FOCUS: (Quantity.FOCUS,),
    Goal.HIDE: (Quantity.HIDE,),
    Goal.RECOVER: (Quantity.RECOVER_DAMAGE, Quantity.RECOVER_STRAIN),
    Goal.BLAST: (Quantity.BLAST,),
    Goal.CLEAVE: (Quantity.CLEAVE,),
}

# What is wanted when the goal leaves a choice open, the most important first.
AFTER_THE_GOAL: tuple[tuple[Quantity, ...], ...] = (
    (Quantity.DEFEAT,),
    (Quantity.DAMAGE,),
    tuple(CONDITION_QUANTITIES.values()),
    (Quantity.BLAST, Quantity.CLEAVE),
    (Quantity.RECOVER_DAMAGE, Quantity.RECOVER_STRAIN),
    (Quantity.HIT,),
)

HARMFUL_GOALS = frozenset(Goal(condition.value) for condition in HARMFUL)


def wishes(goal: Goal) -> tuple[tuple[Quantity, ...], ...]:
    """The goal, then everything else that is worth having."""
    return (GOAL_QUANTITIES[goal], *AFTER_THE_GOAL)


def most_possible(attack: AttackNumbers, rolled: Symbols) -> dict[Quantity, int]:
    """For each quantity that can happen, an amount never exceeded; `rolled` is the most the dice can show."""
    flat = flat_modifiers(attack)
    damage = rolled.damage + flat.damage
    every = attack.modifiers
    for ability in attack.surges:
        every += ability.effect
        damage += max(0, ability.effect.damage)
    if attack.conversions:  # at worst every other symbol ends as damage
        damage = max(0, damage) + rolled.surge + rolled.block + rolled.evade + rolled.dodge
        damage += max(0, flat.surge) + max(0, flat.block) + max(0, flat.evade) + max(0, flat.dodge)
    most = {
        Quantity.DAMAGE: max(0, damage),
        Quantity.DEFEAT: 0 if attack.health is None else 1,
        Quantity.HIT: 1,
        Quantity.BLAST: every.blast,
        Quantity.CLEAVE: every.cleave,
        Quantity.RECOVER_DAMAGE: every.recover_damage,
        Quantity.RECOVER_STRAIN: every.recover_strain,
    }
    gained = conditions_gained(attack, every.conditions, defeated=False)
    for condition, quantity in CONDITION_QUANTITIES.items():  # in one order, as it decides between equals
        if condition in gained:
            most[quantity] = 1
    return {quantity: amount for quantity, amount in most.items() if amount}


class Spending:
    """The best outcomes of one attack."""

    def __init__(self, attack: AttackNumbers, tally: TallyLayout, rolled: Symbols) -> None:
        """`rolled` is the most the dice can show."""
        flat = flat_modifiers(attack)
        self._flat = flat
        self._conversions = attack.conversions
        self._distance = attack.distance or None  # at distance 0 no accuracy is needed (CORE-ATTACK-22)
        self._most_evade = max(0, rolled.evade + flat.evade)
        self._health = attack.health if attack.health is not None else tally.most(Quantity.DAMAGE) + 1
        self._damage = tally.units(Quantity.DAMAGE)
        # A defeated target gains no condition, so for such a goal more damage can be worse.
        all_of_them = (
            attack.health is not None and attack.target is TargetKind.FIGURE and attack.goal in HARMFUL_GOALS
        )
        most_surges = max(0, rolled.surge + flat.surge)
        if attack.conversions:
            most_surges += rolled.damage + max(0, flat.damage) + rolled.block + rolled.evade + rolled.dodge
            most_surges += max(0, flat.block) + max(0, flat.evade) + max(0, flat.dodge)
        priced = {}
        self._purchases: list[list[Purchase]] = []
        for effects in affordable(attack.surges, most_surges, all_of_them=all_of_them):
            for effect in effects:
                if effect not in priced:
                    priced[effect] = Purchase(effect, attack, tally)
            self._purchases.append([priced[effect] for effect in effects])
        self._most_useful_surges = len(self._purchases) - 1
        self._most_pierce = max(purchase.pierce for purchase in priced.values())
        self._least_accuracy = min(purchase.accuracy for purchase in priced.values())
        self._most_accuracy = max(purchase.accuracy for purchase in priced.values())
        self._known: dict[tuple[int, int], dict[Column, int]] = {}

    def column(self, damage: int, surge: int, accuracy: int) -> Column:
        """An attack roll with its modifiers; rolls that cannot end differently get the same column."""
        flat = self._flat
        damage += flat.damage
        surge += flat.surge
        shortfall = IN_REACH
        if self._distance is not None:
            shortfall = self._distance - accuracy - flat.accuracy
            shortfall = min(max(shortfall, self._least_accuracy), self._most_accuracy + 1)
        if not self._conversions:
            surge = min(max(surge, 0), self._most_evade + self._most_useful_surges)
        return damage, surge, shortfall

    def row(self, columns: Sequence[Column], block: int, evade: int, dodge: int) -> list[int]:
        """The best outcome of every column against one defence roll."""
        flat = self._flat
        block += flat.block
        evade += flat.evade
        dodge += flat.dodge
        if self._conversions:
            return [
                self._convert(Symbols(damage, surge, 0, block, evade, dodge), shortfall, 0)
                for damage, surge, shortfall in columns
            ]
        return self._spend(columns, block, evade, dodge)

    def _spend(self, columns: Sequence[Column], block: int, evade: int, dodge: int) -> list[int]:
        evade = max(0, evade)
        dodge = max(0, dodge)
        block = max(0, block - self._flat.pierce)  # CORE-KEYWORD-20
        beyond_pierce = max(0, block - self._most_pierce)  # blocks that no purchase can pierce
        block -= beyond_pierce
        known = self._known.setdefault((block, dodge), {})
        most_surges = self._most_useful_surges
        outcomes = []
        for damage, surge, shortfall in columns:
            surge -= evade  # CORE-ATTACK-19
            if surge < 0:
                surge = 0
            elif surge > most_surges:
                surge = most_surges
            state = (damage - beyond_pierce, surge, shortfall)
            outcome = known.get(state)
            if outcome is None:
                outcome = known[state] = self._best(damage - beyond_pierce, surge, shortfall, block, dodge)
            outcomes.append(outcome)
        return outcomes

    def _best(self, damage: int, surge: int, shortfall: int, block: int, dodge: int) -> int:
        best = 0
        for purchase in self._purchases[surge]:  # CORE-ATTACK-20
            # CORE-ATTACK-21, CORE-ATTACK-23
            if dodge + purchase.dodge > 0 or (self._distance is not None and shortfall > purchase.accuracy):
                outcome = purchase.missed
            else:
                suffered = damage + purchase.damage - max(0, block - purchase.pierce)
                if suffered <= 0:
                    outcome = purchase.blocked  # CORE-ATTACK-29: no damage, and yet no miss
                elif suffered >= self._health:
                    outcome = purchase.defeated + self._damage[suffered]
                else:
                    outcome = purchase.hurt + self._damage[suffered]
            if outcome > best:
                best = outcome
        return best

    def _convert(self, results: Symbols, shortfall: int, at: int) -> int:
        """Step 4 from the conversion `at` on, each at its owner's best, then the surges (CORE-DICE-09)."""
        if at == len(self._conversions):
            column = (results.damage, results.surge, shortfall)
            return self._spend((column,), results.block, results.evade, results.dodge)[0]
        conversion = self._conversions[at]
        outcomes = [
            self._convert(converted(results, conversion, amount), shortfall, at + 1)
            for amount in amounts(results, conversion)
        ]
        return max(outcomes) if conversion.side is Side.ATTACKER else min(outcomes)
