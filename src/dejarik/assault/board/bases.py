"""Bases of figures and where they stand: footprints, positions, and where a turned base can end up.

Carries CORE-TERM-05 and the geometry of CORE-LARGE-01, -04 and -05. Whether a position is legal is decided by
`steps` and `placing`.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from functools import cache
from typing import NamedTuple

from dejarik.assault.board.grid import Space, Spaces


class Lying(IntEnum):
    """Which way a base that is not square lies: its long side up and down, or across."""

    UPRIGHT = 0
    ACROSS = 1


class Position(NamedTuple):
    """Where a figure stands: the top left space of its base, and which way the base lies."""

    space: Space
    lying: Lying = Lying.UPRIGHT


@cache
def position_at(space: int, lying: int) -> Position:
    """The position with these numbers. There are few, and they are asked for again and again."""
    return Position(Space(space), Lying(lying))


class Base(Enum):
    """The four bases of the game, as the cards write them (CORE-LARGE-01)."""

    SMALL = "1x1"
    LONG = "1x2"
    SQUARE = "2x2"
    HUGE = "2x3"

    __hash__ = object.__hash__  # each is one object, and quicker to find by that than by its name

    def __init__(self, size: str) -> None:
        short, long = (int(number) for number in size.split("x"))
        self.short = short
        self.long = long
        self.is_small = long == 1
        self.lyings: tuple[Lying, ...] = (Lying.UPRIGHT,) if short == long else (Lying.UPRIGHT, Lying.ACROSS)

    def extent(self, lying: Lying) -> tuple[int, int]:
        """Columns and rows the base covers."""
        return (self.short, self.long) if lying is Lying.UPRIGHT else (self.long, self.short)

    def offsets(self, lying: Lying, stride: int) -> tuple[int, ...]:
        """How far the numbers of its spaces are from the top left one, on a board with this stride."""
        columns, rows = self.extent(lying)
        return tuple(row * stride + column for row in range(rows) for column in range(columns))

    def footprint(self, position: Position, stride: int) -> Spaces:
        """The spaces the base covers in this position."""
        covered = 0
        for offset in self.offsets(position.lying, stride):
            covered |= 1 << offset
        return covered << position.space

    def turns(self, lying: Lying, stride: int) -> tuple[int, ...]:
        """Where the top left space may go when the base is turned by 90 degrees (CORE-LARGE-05).

        Old and new footprint share at least half of their spaces; that leaves these four results.
        """
        if len(self.lyings) == 1:
            return ()
        if lying is Lying.UPRIGHT:
            return (-1, 0, stride - 1, stride)
        return (-stride, 1 - stride, 0, 1)
