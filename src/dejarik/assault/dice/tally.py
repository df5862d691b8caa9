"""All statistics of an attack as one integer, so that averaging and choosing are a sum and a `max`.

An outcome ("3 damage, stunned, 1 strain recovered") becomes an integer made of fields: first what is wanted,
in the order in which it is wanted, then one counter for each amount of each quantity. Adding such integers,
weighted by how often they happen, counts everything at once without loss; comparing two sums compares
what is wanted first. It carries no rule: it is arithmetic for the other modules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from fractions import Fraction

Distribution = dict[int, Fraction]


class Quantity(Enum):
    """What is counted in an outcome."""

    DAMAGE = "damage"
    DEFEAT = "defeat"
    HIT = "hit"
    STUN = "stun"
    BLEED = "bleed"
    WEAKEN = "weaken"
    FOCUS = "focus"
    HIDE = "hide"
    BLAST = "blast"
    CLEAVE = "cleave"
    RECOVER_DAMAGE = "recover-damage"
    RECOVER_STRAIN = "recover-strain"


class TallyLayout:
    """The layout of the fields for one attack.

    `most` bounds the amount of each quantity that can happen at all; `wishes` lists what is wanted, the most
    important first, each the sum of its quantities; `cases` is the number of equally likely cases in the end.
    """

    __slots__ = ("_columns", "_units", "_width", "cases")

    def __init__(
        self, most: Mapping[Quantity, int], wishes: Sequence[tuple[Quantity, ...]], cases: int
    ) -> None:
        self.cases = cases
        largest = max(1, sum(most.values()))
        self._width = (largest * cases).bit_length()
        # From the lowest field up: the counters, small amounts lowest, and the wishes on top.
        self._columns: dict[Quantity, range] = {}
        next_field = 0
        for quantity in reversed(list(most)):
            self._columns[quantity] = range(next_field, next_field + most[quantity])
            next_field += most[quantity]
        wish_units = dict.fromkeys(most, 0)
        possible = dict.fromkeys(tuple(quantity for quantity in wish if quantity in most) for wish in wishes)
        for wish in reversed(possible):
            for quantity in wish:
                wish_units[quantity] += 1 << (next_field * self._width)
            next_field += 1
        self._units: dict[Quantity, list[int]] = {
            quantity: [0]
            + [
                (1 << (column * self._width)) + amount * wish_units[quantity]
                for amount, column in enumerate(columns, start=1)
            ]
            for quantity, columns in self._columns.items()
        }

    def unit(self, quantity: Quantity, amount: int) -> int:
        """The contribution of that amount to an outcome; an outcome is the sum over its quantities."""
        return self._units[quantity][amount] if amount and quantity in self._units else 0

    def units(self, quantity: Quantity) -> list[int]:
        """`unit` for every amount from 0 up."""
        return self._units.get(quantity, [0])

    def most(self, quantity: Quantity) -> int:
        """The largest amount that can happen."""
        return len(self.units(quantity)) - 1

    def distribution(self, total: int, quantity: Quantity) -> Distribution:
        """How likely each amount is, given the weighted sum of all outcomes."""
        mask = (1 << self._width) - 1
        found: Distribution = {}
        rest = self.cases
        for amount, column in enumerate(self._columns.get(quantity, ()), start=1):
            count = (total >> (column * self._width)) & mask
            if count:
                found[amount] = Fraction(count, self.cases)
                rest -= count
        return {0: Fraction(rest, self.cases), **found} if rest else found


def expectation(distribution: Distribution) -> Fraction:
    """The average amount."""
    return sum((amount * chance for amount, chance in distribution.items()), Fraction(0))
