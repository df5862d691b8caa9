"""Exact odds of an attack: both sides reroll, and the attacker spends surges, as well as they can.

`odds` is what the page shows before a shot, what bots weigh and what `dejarik odds` prints. It knows the dice
chapters of the rules (Dice, Attacks, Surges, Keywords, Conditions, Power tokens) and nothing of the board.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from dejarik.assault.dice.attack import AttackNumbers, Condition, check, dice_rolled
from dejarik.assault.dice.faces import Symbols
from dejarik.assault.dice.pools import picker, pool_of
from dejarik.assault.dice.purchases import CONDITION_QUANTITIES
from dejarik.assault.dice.rerolls import RerollStep, reroll_cases, useful
from dejarik.assault.dice.spending import GOAL_QUANTITIES, Spending, most_possible, wishes
from dejarik.assault.dice.tally import Distribution, Quantity, TallyLayout, expectation

CERTAIN = Fraction(1)
IMPOSSIBLE = Fraction(0)


class Odds(msgspec.Struct, frozen=True):
    """How likely everything is that the attack can do. All numbers are exact."""

    damage: Distribution  # after blocks, not limited by the target's Health; a miss is 0
    expected_damage: Fraction
    miss: Fraction  # too little accuracy, or a dodge; an attack that is fully blocked has not missed
    defeat: Fraction | None  # None: the target's Health was not given
    conditions: dict[Condition, Fraction]
    recover_damage: Distribution
    recover_strain: Distribution
    blast: Distribution  # what each figure next to the target space suffers
    cleave: Distribution  # what can be dealt to other figures, all Cleave abilities together
    goal: Fraction  # the average of what the attacker wanted most


def odds(attack: AttackNumbers) -> Odds:
    """The odds of this attack, played by both sides for (and against) its goal.

    Where the goal leaves a choice open, the attacker wants defeat, then damage, conditions, Blast and Cleave,
    then to recover, and last to hit rather than to miss; the defender wants the opposite.
    Raises `Problem` for an impossible attack.
    """
    check(attack)
    attack_pool = pool_of(dice_rolled(attack).dice, with_accuracy=attack.distance is not None)
    defence_pool = pool_of(attack.defence_pool.dice, with_accuracy=False)
    rerolls = useful(attack.rerolls, attack_pool, defence_pool)
    cases = 6 ** (len(attack_pool.dice) + len(defence_pool.dice)) * reroll_cases(rerolls)
    most = Symbols(*attack_pool.most, *defence_pool.most)
    tally = TallyLayout(most_possible(attack, most), wishes(attack.goal), cases)
    spending = Spending(attack, tally, most)

    columns = [spending.column(*shown) for shown in attack_pool.totals]
    different = {column: place for place, column in enumerate(dict.fromkeys(columns))}
    spread = picker([different[column] for column in columns])
    outcomes = [spread(spending.row(tuple(different), *shown)) for shown in defence_pool.totals]

    total = RerollStep(attack_pool, defence_pool, rerolls, outcomes).value()
    return _read(attack, tally, total)


def _read(attack: AttackNumbers, tally: TallyLayout, total: int) -> Odds:
    damage = tally.distribution(total, Quantity.DAMAGE)
    averages = [expectation(tally.distribution(total, quantity)) for quantity in GOAL_QUANTITIES[attack.goal]]
    return Odds(
        damage=damage,
        expected_damage=expectation(damage),
        miss=1 - _chance(tally, total, Quantity.HIT),
        defeat=None if attack.health is None else _chance(tally, total, Quantity.DEFEAT),
        conditions={
            condition: _chance(tally, total, quantity) for condition, quantity in CONDITION_QUANTITIES.items()
        },
        recover_damage=tally.distribution(total, Quantity.RECOVER_DAMAGE),
        recover_strain=tally.distribution(total, Quantity.RECOVER_STRAIN),
        blast=tally.distribution(total, Quantity.BLAST),
        cleave=tally.distribution(total, Quantity.CLEAVE),
        goal=sum(averages, IMPOSSIBLE),
    )


def _chance(tally: TallyLayout, total: int, quantity: Quantity) -> Fraction:
    return tally.distribution(total, quantity).get(1, IMPOSSIBLE)
