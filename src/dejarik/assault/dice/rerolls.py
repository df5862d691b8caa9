"""Step 3 of an attack: both sides reroll as well as the rules let them (CORE-ATTACK-15 to CORE-ATTACK-17).

Backward induction over tables of outcomes: a row for each position of the defence pool, a column for each
position of the attack pool. The attacker's effects come first, in any order the attacker likes, and each may
be used with the earlier results in view; then the defender's. What follows the rerolls is given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dejarik.assault.dice.attack import RerollEffect, Side
from dejarik.assault.dice.faces import DieKind
from dejarik.assault.dice.pools import OpenPool, Pool, RerollPlan

Table = list[Sequence[int]]
Effects = tuple[RerollEffect, ...]
Choose = Callable[..., int]  # max or min


def useful(rerolls: Sequence[RerollEffect], attack: Pool, defence: Pool) -> Effects:
    """The reroll effects that find dice to reroll, the attacker's first, none for more dice than there are."""
    sizes = {DieKind.ATTACK: len(attack.dice), DieKind.DEFENCE: len(defence.dice)}
    found = [
        RerollEffect(effect.side, effect.kind, min(effect.up_to, sizes[effect.kind])) for effect in rerolls
    ]
    found = [effect for effect in found if effect.up_to]
    return tuple(sorted(found, key=lambda effect: effect.side is Side.DEFENDER))


def reroll_cases(effects: Effects) -> int:
    """By how much rerolling multiplies the number of equally likely cases."""
    return int(6 ** sum(effect.up_to for effect in effects))


class RerollStep:
    """The value of an attack before step 3, given the outcomes that follow it."""

    def __init__(self, attack: Pool, defence: Pool, effects: Effects, outcomes: Table) -> None:
        """`outcomes` has a row for each total of the defence pool, a column for each of the attack pool."""
        self._pools = {DieKind.ATTACK: attack, DieKind.DEFENCE: defence}
        self._open = {kind: _open(pool, kind, effects) for kind, pool in self._pools.items()}
        self._effects = effects
        self._solved: dict[Effects, Table] = {(): outcomes}

    def value(self) -> int:
        """The sum over all rolls of what they come to."""
        attack = self._open[DieKind.ATTACK] or self._pools[DieKind.ATTACK]
        defence = self._open[DieKind.DEFENCE] or self._pools[DieKind.DEFENCE]
        return defence.start.of([attack.start.of(row) for row in self._before(self._effects)])

    def _before(self, effects: Effects) -> Table:
        """The table of values while these effects can still be used."""
        if effects not in self._solved:
            self._solved[effects] = self._solve(effects)
        return self._solved[effects]

    def _solve(self, effects: Effects) -> Table:
        attackers = tuple(effect for effect in effects if effect.side is Side.ATTACKER)
        mine = attackers or effects  # CORE-ATTACK-15: the attacker's rerolls first
        best_of: Choose = max if attackers else min
        # CORE-ATTACK-17: whoever stops leaves all own effects unused.
        others = effects[len(attackers) :] if attackers else ()
        best = self._unused(mine, others)
        for effect in dict.fromkeys(mine):
            best = self._used(effect, _without(effects, effect), best, best_of)
        return best

    def _unused(self, mine: Effects, others: Effects) -> Table:
        scale = reroll_cases(mine)
        table: Table = [[value * scale for value in row] for row in self._before(others)]
        opened = {kind for kind in DieKind if _touches(mine, kind) and not _touches(others, kind)}
        attack, defence = self._open[DieKind.ATTACK], self._open[DieKind.DEFENCE]
        if attack is not None and DieKind.ATTACK in opened:
            table = [attack.to_total(row) for row in table]
        if defence is not None and DieKind.DEFENCE in opened:
            table = list(defence.to_total(table))
        return table

    def _used(self, effect: RerollEffect, rest: Effects, stay: Table, best_of: Choose) -> Table:
        opened = self._open[effect.kind]
        assert opened is not None
        plan = opened.plan(effect.up_to, last=not _touches(rest, effect.kind))
        after = self._before(rest)
        if effect.kind is DieKind.ATTACK:
            return _row_by_row(plan, after, stay, best_of)
        return _turned(_row_by_row(plan, _turned(after), _turned(stay), best_of))


def _row_by_row(plan: RerollPlan, after: Table, stay: Table, best_of: Choose) -> Table:
    known: dict[tuple[int, ...], Sequence[int]] = {}  # against a dodge, for one, many rows are the same
    best: Table = []
    for after_row, stay_row in zip(after, stay, strict=True):
        key = (*after_row, *stay_row)
        if key not in known:
            known[key] = plan.best(after_row, stay_row, best_of)
        best.append(known[key])
    return best


def _turned(table: Table) -> Table:
    return list(zip(*table, strict=True))


def _open(pool: Pool, kind: DieKind, effects: Effects) -> OpenPool | None:
    sizes = [effect.up_to for effect in effects if effect.kind is kind]
    return pool.open(sum(sizes) - min(sizes)) if sizes else None


def _touches(effects: Effects, kind: DieKind) -> bool:
    return any(effect.kind is kind for effect in effects)


def _without(effects: Effects, used: RerollEffect) -> Effects:
    place = effects.index(used)
    return effects[:place] + effects[place + 1 :]
