"""From where to where one may go in a single step: the neighbour rules, worked out for a whole map at once.

Carries CORE-SPACE-06 to -12 and -16, CORE-MOVE-10 to -14: edges, the diagonal intersection test and the table of what
hinders adjacency and counting, a small figure's step, and the step of a figure that ignores terrain. Costs, figures and
bases larger than one space are not here.
"""

from __future__ import annotations

from enum import IntEnum

from dejarik.assault.board.grid import Spaces
from dejarik.assault.board.ground import Doors, Ground


class Way(IntEnum):
    """What hinders: the rows of the table in CORE-SPACE-16."""

    COUNTING = 0
    """Adjacency and counting spaces: walls, doors, blocking edges and blocking spaces hinder."""
    WALKING = 1
    """An ordinary step: impassable edges and spaces hinder as well."""
    IGNORING_TERRAIN = 2
    """A step of a Massive or Mobile figure: only walls and doors hinder (CORE-TERRAIN-09)."""


COUNTING, WALKING, IGNORING_TERRAIN = Way


class Passages:
    """For each of the eight directions the spaces that can be left that way, and how far the number changes."""

    __slots__ = ("enterable", "free_east", "free_south", "leave", "shifts")

    def __init__(self, ground: Ground, way: Way, closed: Doors, opened: Spaces = 0) -> None:
        """`opened` are blocking spaces that do not hinder here (CORE-SPACE-24, CORE-TERRAIN-14)."""
        stride, on_map = ground.stride, ground.on_map
        east, south = ground.walls_east, ground.walls_south
        enterable = on_map
        if way is not Way.IGNORING_TERRAIN:
            east |= ground.blocking_east
            south |= ground.blocking_south
            enterable &= ~ground.blocking | opened
        if way is Way.WALKING:
            east |= ground.impassable_east
            south |= ground.impassable_south
            enterable &= ~ground.impassable
        for door in range(closed.bit_length()):
            if closed >> door & 1:
                east |= ground.east_of_door[door]
                south |= ground.south_of_door[door]
        self.enterable: Spaces = enterable
        self.free_east: Spaces = on_map & on_map >> 1 & ~east
        self.free_south: Spaces = on_map & on_map >> stride & ~south
        self.shifts: tuple[int, ...] = (
            -stride,
            1,
            stride,
            -1,
            1 - stride,
            stride + 1,
            stride - 1,
            -stride - 1,
        )
        self.leave: tuple[Spaces, ...] = self._straight(stride) + self._diagonal(stride)

    def _straight(self, stride: int) -> tuple[Spaces, ...]:
        """CORE-SPACE-07, CORE-MOVE-11: the edge is free and the entered space can be entered."""
        enterable = self.enterable
        return (
            (self.free_south & enterable) << stride,
            self.free_east & enterable >> 1,
            self.free_south & enterable >> stride,
            (self.free_east & enterable) << 1,
        )

    def _diagonal(self, stride: int) -> tuple[Spaces, ...]:
        """CORE-SPACE-10: one of the two ways round the corner must be open."""
        north, east, south, west = self._straight(stride)
        free_east, free_south, enterable = self.free_east, self.free_south, self.enterable
        north_east = east & free_south << (stride - 1) | north & free_east << stride
        south_east = east & free_south >> 1 | south & free_east >> stride
        south_west = west & free_south << 1 | south & free_east >> (stride - 1)
        north_west = west & free_south << (stride + 1) | north & free_east << (stride + 1)
        return (
            north_east & enterable << (stride - 1),
            south_east & enterable >> (stride + 1),
            south_west & enterable >> (stride - 1),
            north_west & enterable << (stride + 1),
        )

    def neighbours(self, spaces: Spaces) -> Spaces:
        """Everything one step away from some space of the set."""
        north, east, south, west, north_east, south_east, south_west, north_west = self.leave
        stride = self.shifts[2]
        return (
            (spaces & north) >> stride
            | (spaces & east) << 1
            | (spaces & south) << stride
            | (spaces & west) >> 1
            | (spaces & north_east) >> (stride - 1)
            | (spaces & south_east) << (stride + 1)
            | (spaces & south_west) << (stride - 1)
            | (spaces & north_west) >> (stride + 1)
        )
