"""Shapes made of spaces: the outline of a set of cells as closed loops, and lines of many sides joined to long ones.

Coordinates are corner points of the grid, as in `drawing`; `SCALE` turns them into units of the picture.
"""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault.board.grid import Cell, Point

SCALE = 40
"""Units of the picture for one space."""

Segment = tuple[Point, Point]


def loops(cells: Iterable[Cell]) -> list[list[Point]]:
    """The outline of some cells: closed loops of corner points, the cells on the right hand of each.

    Cells that touch only at a corner get loops of their own; holes run the other way round.
    """
    ways = _outer_sides(frozenset(cells))
    left = {(corner, step): None for corner, steps in ways.items() for step in steps}
    found: list[list[Point]] = []
    while left:
        corner, step = next(iter(left))
        loop: list[Point] = []
        while (corner, step) in left:
            del left[corner, step]
            corner = (corner[0] + step[0], corner[1] + step[1])
            # Where two cells touch at a corner there are two ways on: the right turn stays with the same cell.
            onward = next(way for way in _from_right(step) if way in ways[corner])
            if onward != step:
                loop.append(corner)
            step = onward
        found.append(loop)
    return found


def _outer_sides(cells: frozenset[Cell]) -> dict[Point, list[Point]]:
    """The outer sides of cells as steps from corner to corner, clockwise around each cell."""
    ways: dict[Point, list[Point]] = {}
    for x, y in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        for beside, corner, step in (
            ((x, y - 1), (x, y), (1, 0)),
            ((x + 1, y), (x + 1, y), (0, 1)),
            ((x, y + 1), (x + 1, y + 1), (-1, 0)),
            ((x - 1, y), (x, y + 1), (0, -1)),
        ):
            if beside not in cells:
                ways.setdefault(corner, []).append(step)
    return ways


def _from_right(step: Point) -> tuple[Point, Point, Point]:
    """The ways on at a corner, the right turn first (down is positive, so right of (1, 0) is (0, 1))."""
    x, y = step
    return (-y, x), (x, y), (y, -x)


def runs(segments: Iterable[Segment]) -> list[Segment]:
    """Sides that follow each other in a straight line, joined; each side once, in reading order."""
    across: dict[int, set[int]] = {}
    down: dict[int, set[int]] = {}
    for (x, y), (other_x, other_y) in segments:
        if y == other_y:
            across.setdefault(y, set()).add(min(x, other_x))
        else:
            down.setdefault(x, set()).add(min(y, other_y))
    joined = [((first, y), (last, y)) for y in sorted(across) for first, last in _stretches(across[y])]
    return joined + [((x, first), (x, last)) for x in sorted(down) for first, last in _stretches(down[x])]


def _stretches(numbers: set[int]) -> list[tuple[int, int]]:
    """`{3, 4, 7}` is `[(3, 5), (7, 8)]`: from the start of the first to the end of the last."""
    found: list[tuple[int, int]] = []
    for value in sorted(numbers):
        if found and found[-1][1] == value:
            found[-1] = (found[-1][0], value + 1)
        else:
            found.append((value, value + 1))
    return found


def outline_path(cells: Iterable[Cell]) -> str:
    """The outline of cells as the `d` of a path."""
    return "".join("M" + "L".join(f"{x * SCALE} {y * SCALE}" for x, y in loop) + "Z" for loop in loops(cells))


def line_path(segments: Iterable[Segment]) -> str:
    """Sides of spaces as the `d` of a path, joined to long lines."""
    return "".join(
        f"M{x * SCALE} {y * SCALE}" + (f"H{end_x * SCALE}" if y == end_y else f"V{end_y * SCALE}")
        for (x, y), (end_x, end_y) in runs(segments)
    )


def centre(cell: Cell) -> tuple[int, int]:
    """The middle of a space, in units of the picture."""
    return cell[0] * SCALE + SCALE // 2, cell[1] * SCALE + SCALE // 2
