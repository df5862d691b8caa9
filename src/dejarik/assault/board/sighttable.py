"""For each pair of spaces the pairs of lines that walls and terrain leave, and what else would block each of them.

Carries CORE-LOS-02 to -15 as far as the map decides. Every remaining pair of lines is one integer, and a situation's
figures, energy shields and closed doors are one integer of the same form; the lines are clear when the two have no bit
in common. Pairs of spaces are worked out when they are first asked for. Who looks at whom is decided in `sight`.
"""

from __future__ import annotations

from functools import cache

from dejarik.assault.board.grid import Space, Spaces
from dejarik.assault.board.ground import Doors, Ground
from dejarik.assault.board.triangles import Triangle, triangles

Lines = tuple[int, ...]
"""What would block each pair of lines.

From the lowest bit: the squares between the lines (figures and shields block there), the doors in the way, and the
squares beside the starting corner where only an energy shield blocks.
"""

Cells = tuple[Space, ...]

_KEPT_ANSWERS = 20_000

_Shape = tuple[int, int, int, int, bool, Spaces, Spaces, Spaces]
"""A triangle on a board with a certain stride: corner, side, quadrant, quadrant of the viewer, from outside,
squares without viewer and target, crossed sides to the right, crossed sides below."""


class SightTable:
    """Lines of sight of one board."""

    __slots__ = (
        "_barrier_east",
        "_barrier_south",
        "_clear",
        "_corner_bits",
        "_corner_ways",
        "_door_bits",
        "_ground",
        "_lines",
        "_opened_lines",
        "_solid",
    )

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._solid: Spaces = ((1 << ground.size) - 1) & ~ground.on_map | ground.blocking
        self._barrier_east, self._barrier_south = ground.barriers(0)
        self._door_bits = ground.size
        self._corner_bits = ground.size + len(ground.map.doors)
        self._corner_ways: dict[tuple[Space, int, int, Spaces], tuple[int, ...]] = {}
        self._lines: dict[int, Lines] = {}
        self._clear: dict[tuple[Cells, Cells, int], bool] = {}
        self._opened_lines: dict[tuple[Space, Space, Spaces], Lines] = {}

    def obstacles(self, shields: Spaces, closed: Doors) -> int:
        """Energy shields and closed doors in the form of the lines; figures are added by or-ing their spaces."""
        return shields | closed << self._door_bits | shields << self._corner_bits

    def is_clear(self, starts: Cells, ends: Cells, obstacles: int) -> bool:
        """Whether some pair of lines between some of these spaces is clear of the obstacles."""
        key = (starts, ends, obstacles)
        found = self._clear.get(key)
        if found is None:
            if len(self._clear) >= _KEPT_ANSWERS:
                self._clear.clear()
            found = self._clear[key] = self._find_clear(starts, ends, obstacles)
        return found

    def _find_clear(self, starts: Cells, ends: Cells, obstacles: int) -> bool:
        for start in starts:
            for end in ends:
                for lines in self.lines(start, end):
                    if not lines & obstacles:
                        return True
        return False

    def lines(self, viewer: Space, target: Space) -> Lines:
        """What would block each pair of lines from one space to another."""
        key = viewer * self._door_bits + target
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self._work_out(viewer, target, 0)
        return found

    def lines_with(self, viewer: Space, target: Space, opened: Spaces) -> Lines:
        """The same, with some blocking spaces left out of account (CORE-TERRAIN-14)."""
        if not opened:
            return self.lines(viewer, target)
        key = (viewer, target, opened)
        found = self._opened_lines.get(key)
        if found is None:
            found = self._opened_lines[key] = self._work_out(viewer, target, opened)
        return found

    def _work_out(self, viewer: Space, target: Space, opened: Spaces) -> Lines:
        ground = self._ground
        if not ground.on_map >> target & 1:  # of a section that is not laid
            return ()
        stride = ground.stride
        columns = target % stride - viewer % stride
        rows = target // stride - viewer // stride
        origin = viewer + min(columns, 0) + min(rows, 0) * stride
        solid = self._solid & ~opened
        barrier_east, barrier_south = self._barrier_east, self._barrier_south
        door_east, door_south = ground.door_east, ground.door_south
        found: list[int] = []
        for corner, side, towards, standing, from_outside, squares, east, south in _shapes(
            stride, columns, rows
        ):
            squares <<= origin
            if squares & solid:  # CORE-LOS-09 (a)
                continue
            east <<= origin
            south <<= origin
            if from_outside:  # CORE-LOS-10
                if side == 0:
                    south |= 1 << target - stride if target >= stride else 0
                elif side == 1:
                    east |= 1 << target
                elif side == 2:
                    south |= 1 << target
                elif target:
                    east |= 1 << target - 1
            if east & barrier_east or south & barrier_south:  # CORE-LOS-09 (b)
                continue
            doors = 0
            if east & door_east or south & door_south:
                doors = self._doors_among(east, south)
            if towards == standing:
                found.append(squares | doors)
            else:
                for way in self.corner_ways(viewer, corner, towards, opened):  # CORE-LOS-11
                    found.append(squares | doors | way)
        return _smallest(found)

    def corner_ways(self, viewer: Space, corner: int, towards: int, opened: Spaces) -> tuple[int, ...]:
        """The ways round the starting corner that are not shut for good: what else would shut each of them."""
        key = (viewer, corner, towards, opened)
        found = self._corner_ways.get(key)
        if found is None:
            x, y = self._ground.corner(viewer, corner)
            standing = (corner + 2) % 4
            ways = [self._way_round(x, y, standing, towards, turn, opened) for turn in (1, -1)]
            found = self._corner_ways[key] = _smallest([way for way in ways if way is not None])
        return found

    def _way_round(self, x: int, y: int, start: int, end: int, turn: int, opened: Spaces) -> int | None:
        """CORE-LOS-11: one way round a corner point, from the viewer's square to the one towards the target.

        None when a wall or terrain shuts it, otherwise the doors and shields that would.
        """
        ground = self._ground
        squares = ((x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y))
        hindrances = 0
        at = start
        while at != end:
            following = (at + turn) % 4
            first, second = ground.at(squares[at]), ground.at(squares[following])
            if first is None or second is None:
                return None
            upper = min(first, second)
            edge = 1 << upper
            sideways = abs(first - second) == 1
            if edge & (self._barrier_east if sideways else self._barrier_south):
                return None
            if edge & (ground.door_east if sideways else ground.door_south):
                hindrances |= self._doors_among(edge if sideways else 0, 0 if sideways else edge)
            if following != end:
                if (ground.blocking & ~opened) >> second & 1:
                    return None
                hindrances |= 1 << second + self._corner_bits
            at = following
        return hindrances

    def _doors_among(self, east: Spaces, south: Spaces) -> int:
        ground = self._ground
        found = 0
        for door in range(len(ground.map.doors)):
            if east & ground.east_of_door[door] or south & ground.south_of_door[door]:
                found |= 1 << door + self._door_bits
        return found


@cache
def _shapes(stride: int, columns: int, rows: int) -> tuple[_Shape, ...]:
    """Every triangle from a space to the one so far away, on boards with this stride."""
    return tuple(_on_board(triangle, stride, columns, rows) for triangle in triangles(columns, rows))


def _on_board(triangle: Triangle, stride: int, columns: int, rows: int) -> _Shape:
    """The triangle as sets of squares, counted from the top left square of the box round both spaces."""
    left, top = min(columns, 0), min(rows, 0)
    squares = 0
    for y, first, last in triangle.rows:
        squares |= ((1 << last - first + 1) - 1) << (y - top) * stride + first - left
    ends = 1 << -top * stride - left | 1 << (rows - top) * stride + columns - left
    # A triangle has no dents: it crosses a side exactly when it overlaps the squares on both sides of it.
    east = squares & squares >> 1
    south = squares & squares >> stride
    return (
        triangle.corner,
        triangle.side,
        triangle.towards,
        (triangle.corner + 2) % 4,
        triangle.from_outside,
        squares & ~ends,
        east,
        south,
    )


def _smallest(found: list[int]) -> Lines:
    """Without those that are blocked whenever another one is; the easiest ones first."""
    kept: list[int] = []
    for lines in sorted(set(found), key=lambda lines: (lines.bit_count(), lines)):
        if not any(other & lines == other for other in kept):
            kept.append(lines)
    return tuple(kept)
