"""What a dice pool can show, compressed: equal faces together, equal totals together, never one roll by one.

A roll is written as one integer (`Code`) so that adding dice is adding integers. While dice may still be
rerolled, a pool is in a `PoolPosition`: the sum of the locked dice, and the face of each die that is still free.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import gcd
from operator import itemgetter, mul
from typing import TypeVar

from dejarik.assault.dice.faces import FACES, Die, Symbols

Code = int
FreeDie = tuple[int, Code]  # the die, by its place in `Die`, and what it shows
PoolPosition = tuple[Code, tuple[FreeDie, ...]]
Item = TypeVar("Item")
Row = Sequence[int]

BITS = 8
MASK = (1 << BITS) - 1
DICE = tuple(Die)
SMALL_MIXTURE = 6  # cases


def encode(symbols: Symbols) -> Code:
    """A face as an integer. Attack and defence symbols share the places, as no die shows both."""
    return (
        symbols.damage
        + symbols.block
        + ((symbols.surge + symbols.evade) << BITS)
        + ((symbols.accuracy + symbols.dodge) << 2 * BITS)
    )


def decode(code: Code) -> tuple[int, int, int]:
    """(damage, surge, accuracy) of an attack roll, or (block, evade, dodge) of a defence roll."""
    return code & MASK, (code >> BITS) & MASK, code >> 2 * BITS


def picker(indices: Sequence[int]) -> Callable[[Sequence[Item]], Sequence[Item]]:
    """A fast function that takes these places out of a row."""
    if len(indices) == 1:
        only = indices[0]
        return lambda row: (row[only],)
    return itemgetter(*indices)


class Mixture:
    """A weighted sum over some places of a row."""

    __slots__ = ("_factor", "_pick", "_weights")

    def __init__(self, places: dict[int, int]) -> None:
        self._factor = gcd(*places.values())
        weights = {place: weight // self._factor for place, weight in places.items()}
        self._weights: tuple[int, ...] | None = None
        if sum(weights.values()) <= SMALL_MIXTURE:  # taking a place twice is faster than multiplying by 2
            self._pick = picker([place for place, weight in weights.items() for _ in range(weight)])
        else:
            self._pick = picker(tuple(weights))
            self._weights = tuple(weights.values())

    def of(self, row: Row) -> int:
        """The sum over that row."""
        if self._weights is None:
            return self._factor * sum(self._pick(row))
        total: int = sum(map(mul, self._pick(row), self._weights))
        return self._factor * total


class RerollPlan:
    """Every way to use one reroll effect, from every position: which mixtures of later places it can become."""

    __slots__ = ("_mixtures", "_options")

    def __init__(self, mixtures: Sequence[dict[int, int]], choices: Sequence[Sequence[int]]) -> None:
        self._mixtures = [Mixture(places) for places in mixtures]
        # The values to choose from are those of the mixtures, followed by that of each position as it is.
        # The n-th of the options takes the n-th choice of every position; where there is none, it stays.
        self._options = [
            picker(
                [
                    choice[nth] if nth < len(choice) else stay
                    for stay, choice in enumerate(choices, start=len(mixtures))
                ]
            )
            for nth in range(max(map(len, choices)))
        ]

    def best(self, after: Row, stay: Row, best_of: Callable[..., int]) -> Row:
        """For each position the best of staying as it is and of every reroll, by `best_of` (max or min)."""
        if not self._options:
            return stay
        values = [mixture.of(after) for mixture in self._mixtures]
        values.extend(stay)
        return list(map(best_of, stay, *(option(values) for option in self._options)))


class Pool:
    """One pool's totals, and its positions while dice may be rerolled."""

    def __init__(self, dice: tuple[Die, ...], *, with_accuracy: bool) -> None:
        self.dice = tuple(sorted(DICE.index(die) for die in dice))
        self._with_accuracy = with_accuracy
        totals = self.totals_of(self.dice)
        self.totals = [decode(code) for code in totals]
        self.start = Mixture(dict(enumerate(totals.values())))
        self._total_index = {code: index for index, code in enumerate(totals)}
        self._open: dict[int, OpenPool] = {}

    def open(self, most_locked: int) -> OpenPool:
        """The positions of this pool when up to `most_locked` dice are rerolled before its last reroll effect."""
        most_locked = min(most_locked, len(self.dice))
        if most_locked not in self._open:
            self._open[most_locked] = OpenPool(self, most_locked)
        return self._open[most_locked]

    def index_of_total(self, code: Code) -> int:
        return self._total_index[code]

    @property
    def most(self) -> tuple[int, int, int]:
        """The most of each symbol that a roll can show."""
        first, second, third = zip(*self.totals, strict=True)
        return max(first), max(second), max(third)

    def faces(self, die: int) -> dict[Code, int]:
        """The different faces of a die, with how many of its six sides show them."""
        return _faces(die, self._with_accuracy)

    def totals_of(self, dice: tuple[int, ...]) -> dict[Code, int]:
        """What some of its dice can show together."""
        return _totals(dice, self._with_accuracy)


class OpenPool:
    """The positions of a pool of which dice may still be rerolled."""

    def __init__(self, pool: Pool, most_locked: int) -> None:
        self._pool = pool
        self._most_locked = most_locked
        self.positions: list[PoolPosition] = []
        for locked in sub_multisets(pool.dice, most_locked):
            free = without(pool.dice, locked)
            for code in pool.totals_of(locked):
                self.positions.extend((code, faces) for faces in self._free_faces(free))
        self._index = {position: index for index, position in enumerate(self.positions)}
        start = self._free_faces(pool.dice)
        self.start = Mixture({self._index[(0, faces)]: weight for faces, weight in start.items()})
        self.to_total = picker(
            [pool.index_of_total(locked + sum(code for _, code in free)) for locked, free in self.positions]
        )
        self._plans: dict[tuple[int, bool], RerollPlan] = {}

    def plan(self, up_to: int, *, last: bool) -> RerollPlan:
        """The ways to reroll up to so many free dice; after the `last` reroll only totals are told apart."""
        key = (up_to, last)
        if key not in self._plans:
            self._plans[key] = self._make_plan(up_to, last=last)
        return self._plans[key]

    def _make_plan(self, up_to: int, *, last: bool) -> RerollPlan:
        mixtures: dict[tuple[PoolPosition, tuple[int, ...]], int] = {}
        places: list[dict[int, int]] = []
        choices: list[list[int]] = []
        for locked, free in self.positions:
            options: set[int] = set()
            room = len(free) if last else self._most_locked - (len(self._pool.dice) - len(free))
            for rerolled in sub_multisets(free, min(up_to, room)):
                if not rerolled:
                    continue
                kept = without(free, rerolled)
                before: PoolPosition = (locked, kept)
                if last:
                    before = (locked + sum(code for _, code in kept), ())
                dice = tuple(die for die, _ in rerolled)
                key = (before, dice)
                if key not in mixtures:
                    mixtures[key] = len(places)
                    places.append(self._places_after(before, dice, 6 ** (up_to - len(dice)), last=last))
                options.add(mixtures[key])
            choices.append(sorted(options))
        return RerollPlan(places, choices)

    def _places_after(
        self, before: PoolPosition, dice: tuple[int, ...], scale: int, *, last: bool
    ) -> dict[int, int]:
        locked, kept = before
        rolls = self._pool.totals_of(dice).items()
        if last:
            return {self._pool.index_of_total(locked + code): weight * scale for code, weight in rolls}
        return {self._index[(locked + code, kept)]: weight * scale for code, weight in rolls}

    def _free_faces(self, dice: tuple[int, ...]) -> dict[tuple[FreeDie, ...], int]:
        found: dict[tuple[FreeDie, ...], int] = {(): 1}
        for die in dice:
            more: dict[tuple[FreeDie, ...], int] = {}
            for shown, ways in found.items():
                for code, weight in self._pool.faces(die).items():
                    key = tuple(sorted((*shown, (die, code))))
                    more[key] = more.get(key, 0) + ways * weight
            found = more
        return found


@lru_cache(maxsize=256)
def pool_of(dice: tuple[Die, ...], *, with_accuracy: bool) -> Pool:
    """The pool of these dice, in any order, prepared once."""
    return Pool(dice, with_accuracy=with_accuracy)


@lru_cache(maxsize=64)
def _faces(die: int, with_accuracy: bool) -> dict[Code, int]:
    found: dict[Code, int] = {}
    for face in FACES[DICE[die]]:
        code = encode(face)
        if not with_accuracy:
            code &= (1 << 2 * BITS) - 1 if face.accuracy else -1
        found[code] = found.get(code, 0) + 1
    return found


@lru_cache(maxsize=4096)
def _totals(dice: tuple[int, ...], with_accuracy: bool) -> dict[Code, int]:
    if not dice:
        return {0: 1}
    found: dict[Code, int] = {}
    for rest, ways in _totals(dice[:-1], with_accuracy).items():
        for code, weight in _faces(dice[-1], with_accuracy).items():
            found[rest + code] = found.get(rest + code, 0) + ways * weight
    return found


def sub_multisets(items: tuple[Item, ...], most: int) -> list[tuple[Item, ...]]:
    """Every selection of up to `most` of the sorted items, equal ones told apart by number only."""
    found: dict[tuple[Item, ...], None] = {}
    for size in range(min(most, len(items)) + 1):
        found.update(dict.fromkeys(combinations(items, size)))
    return list(found)


def without(items: tuple[Item, ...], taken: tuple[Item, ...]) -> tuple[Item, ...]:
    """The sorted items that are left."""
    left = list(items)
    for item in taken:
        left.remove(item)
    return tuple(left)
