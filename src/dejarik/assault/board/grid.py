"""The grid under every map: names of spaces, directions, and sets of spaces as integers.

Carries CORE-SPACE-01 to -03. A space is a number, counted row by row over the box that encloses the map, and
a set of spaces is one integer with a bit for each of them, so that unions, overlaps and shifts of whole sets are
single operations. What lies on the grid (walls, terrain, figures) is not known here.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, IntEnum
from functools import lru_cache
from typing import NewType

from dejarik.kernel.errors import Problem

SpaceName = NewType("SpaceName", str)
"""A space as people read it: column letters and row number, `F7`, after Z come AA, BB, CC (CORE-SPACE-02)."""

Space = NewType("Space", int)
"""A space as a compiled board counts it; means something only together with that board."""

Spaces = int
"""A set of spaces: bit `s` is set when space `s` is in it."""

Point = tuple[int, int]
"""A corner point of the grid: (0, 0) is the top left corner of A1 (CORE-SPACE-02)."""

Cell = tuple[int, int]
"""Column and row of a space, both counted from 0: A1 is (0, 0)."""

NO_SPACES: Spaces = 0
ALL_SPACES: Spaces = -1

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_KEPT_NAMES = 8192  # putting a map together asks for the same names again and again


class SpaceSide(Enum):
    """The four sides of a space."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"


SIDE_STEP: dict[SpaceSide, Cell] = {
    SpaceSide.NORTH: (0, -1),
    SpaceSide.EAST: (1, 0),
    SpaceSide.SOUTH: (0, 1),
    SpaceSide.WEST: (-1, 0),
}


class Direction(IntEnum):
    """The eight ways out of a space, the four straight ones first."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    NORTH_EAST = 4
    SOUTH_EAST = 5
    SOUTH_WEST = 6
    NORTH_WEST = 7


DIRECTION_STEP: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
STRAIGHT: tuple[Direction, ...] = tuple(Direction)[:4]


def column_name(column: int) -> str:
    """Letters of a column: 0 is A, 25 is Z, 26 is AA, 27 is BB, 52 is AAA."""
    return _LETTERS[column % 26] * (column // 26 + 1)


@lru_cache(maxsize=_KEPT_NAMES)
def space_name(cell: Cell) -> SpaceName:
    """The name people use for the space in this column and row."""
    return SpaceName(f"{column_name(cell[0])}{cell[1] + 1}")


@lru_cache(maxsize=_KEPT_NAMES)
def cell_of(name: SpaceName) -> Cell:
    """Column and row of a named space; a name that is none is a `board-bad-space-name` problem."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    first = letters[:1]
    if (
        not digits
        or digits[0] == "0"
        or not first
        or first not in _LETTERS
        or letters != first * len(letters)
    ):
        raise Problem("board-bad-space-name", space=name)
    return _LETTERS.index(first) + 26 * (len(letters) - 1), int(digits) - 1


def reading_order(name: SpaceName) -> tuple[int, int]:
    """Sort key: row by row from the top, each row from the left."""
    column, row = cell_of(name)
    return row, column


def each(spaces: Spaces) -> Iterator[Space]:
    """The members of a set of spaces, in reading order."""
    while spaces:
        lowest = spaces & -spaces
        yield Space(lowest.bit_length() - 1)
        spaces ^= lowest


def members(spaces: Spaces) -> tuple[Space, ...]:
    """The members of a set of spaces, in reading order, as a tuple."""
    return tuple(each(spaces))


def shifted(spaces: Spaces, by: int) -> Spaces:
    """The whole set moved `by` numbers further (or back, when negative)."""
    return spaces << by if by >= 0 else spaces >> -by
