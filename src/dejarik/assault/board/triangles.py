"""The triangles of line of sight: a corner of the viewer's space and a side of the target's space.

Carries CORE-LOS-02, -04, -05 and the exact test of CORE-LOS-09 in whole numbers: which squares overlap the open
triangle. It depends only on how far apart the two spaces are, not on the map; what stands in those squares is asked
elsewhere.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from dejarik.assault.board.grid import Point

CORNERS: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The corners of a square, clockwise from the top left one."""

Row = tuple[int, int, int]
"""A row of squares: its y, and the first and the last x."""


class Triangle(NamedTuple):
    """One way to draw the two lines, with the viewer's space at (0, 0)."""

    corner: int
    """Which corner of the viewer's space the lines start from, 0 to 3."""
    side: int
    """Which side of the target's space they end at: 0 top, 1 right, 2 bottom, 3 left."""
    points: tuple[Point, Point, Point]
    """The start and the two ends."""
    rows: tuple[Row, ...]
    """The squares whose inside the open triangle overlaps."""
    towards: int
    """The quadrant at the start that the target lies in: 0 up left, 1 up right, 2 down right, 3 down left."""
    from_outside: bool
    """Whether the start lies on the outer side of the target's side (CORE-LOS-10)."""


def rows_of(points: tuple[Point, Point, Point]) -> tuple[Row, ...]:
    """The squares that the open triangle overlaps, row by row (CORE-LOS-09).

    All corners are grid points, so that within one row of squares the triangle is bounded by two straight sides.
    """
    top = min(points[0][1], points[1][1], points[2][1])
    bottom = max(points[0][1], points[1][1], points[2][1])
    lefts, rights = [_FAR] * (bottom - top), [-_FAR] * (bottom - top)
    for first, second in ((points[0], points[1]), (points[1], points[2]), (points[2], points[0])):
        (x0, y0), (x1, y1) = (first, second) if first[1] < second[1] else (second, first)
        for row, (left, right) in enumerate(_passed(x1 - x0, y1 - y0), y0 - top):
            if x0 + left < lefts[row]:
                lefts[row] = x0 + left
            if x0 + right > rights[row]:
                rights[row] = x0 + right
    return tuple(zip(range(top, bottom), lefts, rights, strict=True))


_FAR = 1 << 20  # farther than any square


@cache
def _passed(across: int, down: int) -> tuple[tuple[int, int], ...]:
    """The first and the last square that a line takes up in each of the rows that it goes down through. Lines of the
    same slope are in many triangles."""
    found: list[tuple[int, int]] = []
    for row in range(down):
        start, end = sorted((row * across, (row + 1) * across))
        found.append((start // down, -(-end // down) - 1))
    return tuple(found)


def squares_of_line(start: Point, end: Point) -> frozenset[Point]:
    """The squares whose inside a straight line passes through."""
    (x0, y0), (x1, y1) = (start, end) if start[1] <= end[1] else (end, start)
    if x0 == x1 or y0 == y1:
        return frozenset()
    height = y1 - y0
    passed: set[Point] = set()
    for y in range(y0, y1):
        ends = sorted(x0 * height + (line - y0) * (x1 - x0) for line in (y, y + 1))
        passed |= {(x, y) for x in range(ends[0] // height, -(-ends[1] // height))}
    return frozenset(passed)


@cache
def triangles(columns: int, rows: int) -> tuple[Triangle, ...]:
    """All pairs of lines from a space to the space so many columns right of and rows below it."""
    found: list[Triangle] = []
    for corner, start in enumerate(CORNERS):
        for side in range(4):
            (x1, y1), (x2, y2) = CORNERS[side], CORNERS[(side + 1) % 4]
            first, second = (columns + x1, rows + y1), (columns + x2, rows + y2)
            area = (first[0] - start[0]) * (second[1] - start[1]) - (second[0] - start[0]) * (
                first[1] - start[1]
            )
            if area == 0:  # CORE-LOS-05
                continue
            points = (start, first, second)
            found.append(
                Triangle(
                    corner,
                    side,
                    points,
                    rows_of(points),
                    _quadrant(start, columns, rows),
                    # Going round a square clockwise, its inside is on the right: a positive area means
                    # that the start lies on that side of the edge as well.
                    area < 0,
                )
            )
    return tuple(found)


def _quadrant(start: Point, columns: int, rows: int) -> int:
    right = columns >= start[0]
    below = rows >= start[1]
    if below:
        return 2 if right else 3
    return 1 if right else 0
