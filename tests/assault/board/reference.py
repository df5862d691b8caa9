"""The rules of sight, counting and movement once more, written slowly and literally.

It follows the text of the rules space by space with fractions and dictionaries and shares no code with the product's
sets of spaces, so that the two can be compared on boards nobody thought of.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass, field
from fractions import Fraction

Cell = tuple[int, int]
Edge = frozenset[Cell]
Number = Fraction | int
Polygon = list[tuple[Number, Number]]


@dataclass
class Table:
    """A board as dictionaries and sets."""

    cells: set[Cell]
    walls: set[Edge] = field(default_factory=set)
    blocking_edges: set[Edge] = field(default_factory=set)
    impassable_edges: set[Edge] = field(default_factory=set)
    doors: set[Edge] = field(default_factory=set)
    blocking: set[Cell] = field(default_factory=set)
    impassable: set[Cell] = field(default_factory=set)
    difficult: set[Cell] = field(default_factory=set)
    shields: set[Cell] = field(default_factory=set)

    def edge_shut(self, one: Cell, other: Cell, *, impassable: bool = False, terrain: bool = True) -> bool:
        if one not in self.cells or other not in self.cells:
            return True
        edge = frozenset((one, other))
        if edge in self.walls or edge in self.doors:
            return True
        return terrain and (edge in self.blocking_edges or (impassable and edge in self.impassable_edges))


# Neighbours (section 3.3)


def neighbours(
    table: Table, p: Cell, q: Cell, squares: set[Cell], *, impassable: bool = False, terrain: bool = True
) -> bool:
    """The reference code of section 3.3; the space that is left may be anything."""
    if q not in table.cells or q in squares or p == q:
        return False
    dx, dy = q[0] - p[0], q[1] - p[1]
    if max(abs(dx), abs(dy)) != 1:
        return False
    if 0 in (dx, dy):
        return not table.edge_shut(p, q, impassable=impassable, terrain=terrain)

    def way(c: Cell) -> bool:
        return (
            c in table.cells
            and c not in squares
            and not table.edge_shut(p, c, impassable=impassable, terrain=terrain)
            and not table.edge_shut(c, q, impassable=impassable, terrain=terrain)
        )

    return way((p[0] + dx, p[1])) or way((p[0], p[1] + dy))


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def distance(table: Table, one: Cell, other: Cell) -> int | None:
    """Counting spaces with both end points left out of the blocking terrain (CORE-SPACE-20, -24)."""
    squares = table.blocking - {one, other}
    reached = {one: 0}
    front = [one]
    for p in front:
        for q in around(p):
            if q not in reached and neighbours(table, p, q, squares):
                reached[q] = reached[p] + 1
                front.append(q)
    return reached.get(other)


# Sight (section 5.2)


def clip(polygon: Polygon, a: Number, b: Number, c: Number) -> Polygon:
    """The part of a polygon where a*x + b*y >= c."""
    kept: Polygon = []
    for i, (x, y) in enumerate(polygon):
        px, py = polygon[i - 1]
        here, before = a * x + b * y - c, a * px + b * py - c
        if (here > 0 and before < 0) or (here < 0 and before > 0):
            t = Fraction(before) / (Fraction(before) - Fraction(here))
            kept.append((px + t * (x - px), py + t * (y - py)))
        if here >= 0:
            kept.append((x, y))
    return kept


def area(polygon: Polygon) -> Number:
    total: Number = 0
    for i, (x, y) in enumerate(polygon):
        px, py = polygon[i - 1]
        total += px * y - x * py
    return total if total >= 0 else -total


def overlaps_square(triangle: Polygon, square: Cell) -> bool:
    x, y = square
    part = clip(clip(clip(clip(triangle, 1, 0, x), -1, 0, -x - 1), 0, 1, y), 0, -1, -y - 1)
    return len(part) > 2 and area(part) > 0


def overlaps_edge(triangle: Polygon, edge: Edge) -> bool:
    """Whether the open segment between the two squares meets the open triangle."""
    (x, y), (x2, y2) = sorted(edge)
    a, b = ((x + 1, y), (x + 1, y + 1)) if y == y2 else ((x, y + 1), (x + 1, y + 1))
    assert (x2 - x) + (y2 - y) == 1
    low, high = Fraction(0), Fraction(1)
    for i in range(3):
        (px, py), (qx, qy), (rx, ry) = triangle[i], triangle[(i + 1) % 3], triangle[(i + 2) % 3]
        inside = 1 if (qx - px) * (ry - py) - (qy - py) * (rx - px) > 0 else -1

        def side(point: Cell) -> Number:
            return inside * ((qx - px) * (point[1] - py) - (qy - py) * (point[0] - px))  # noqa: B023

        start, end = side(a), side(b)
        if start <= 0 and end <= 0:
            return False
        if start < 0 or end < 0 or start == 0 or end == 0:
            t = Fraction(start) / Fraction(start - end)
            if start <= 0:
                low = max(low, t)
            else:
                high = min(high, t)
    return low < high


def ring_open(table: Table, p: Cell, s: Cell, n: Cell) -> bool:
    squares = [(p[0] - 1, p[1] - 1), (p[0], p[1] - 1), (p[0], p[1]), (p[0] - 1, p[1])]
    if s == n:
        return True
    for turn in (1, -1):
        at = squares.index(s)
        while True:
            following = (at + turn) % 4
            if table.edge_shut(squares[at], squares[following]):
                break
            if squares[following] == n:
                return True
            if squares[following] in table.blocking | table.shields:
                break
            at = following
    return False


def sees(table: Table, s: Cell, t: Cell, figures: set[Cell]) -> bool:
    """The reference algorithm of section 5.2 for one space of each; `figures` are the other figures' spaces."""
    if s == t:
        return True
    xs, ys = sorted((s[0], t[0])), sorted((s[1], t[1]))
    box = [(x, y) for x in range(xs[0], xs[1] + 1) for y in range(ys[0], ys[1] + 1)]
    solid = [
        c
        for c in box
        if c not in table.cells or (c in table.blocking | table.shields | figures and c not in (s, t))
    ]
    segments = [
        edge for edge in table.walls | table.doors | table.blocking_edges if all(c in box for c in edge)
    ]
    corners = [(0, 0), (1, 0), (1, 1), (0, 1)]
    for px, py in corners:
        p = (s[0] + px, s[1] + py)
        n = (p[0] if t[0] >= p[0] else p[0] - 1, p[1] if t[1] >= p[1] else p[1] - 1)
        for i in range(4):
            q1 = (t[0] + corners[i][0], t[1] + corners[i][1])
            q2 = (t[0] + corners[(i + 1) % 4][0], t[1] + corners[(i + 1) % 4][1])
            triangle: Polygon = [p, q1, q2]
            if area(triangle) == 0 or not ring_open(table, p, s, n):
                continue
            beyond = (t[0] + (0, 1, 0, -1)[i], t[1] + (-1, 0, 1, 0)[i])
            outside = (p[1] < t[1], p[0] > t[0] + 1, p[1] > t[1] + 1, p[0] < t[0])[i]
            if outside and beyond in table.cells and table.edge_shut(t, beyond):
                continue
            if any(overlaps_square(triangle, square) for square in solid):
                continue
            if any(overlaps_edge(triangle, edge) for edge in segments):
                continue
            return True
    return False


# Movement (sections 6 and 7)


@dataclass
class Walker:
    """A figure that moves: its base is (columns, rows) as it lies."""

    start: Cell
    size: tuple[int, int] = (1, 1)
    ignores_terrain: bool = False


def covered(at: Cell, size: tuple[int, int]) -> list[Cell]:
    return [(at[0] + x, at[1] + y) for x in range(size[0]) for y in range(size[1])]


def may_stand(table: Table, walker: Walker, at: Cell, size: tuple[int, int]) -> bool:
    shut: set[Cell] = set() if walker.ignores_terrain else table.blocking | table.impassable
    cells = covered(at, size)
    if any(c not in table.cells or c in shut for c in cells):
        return False
    return not any(
        table.edge_shut(c, d, impassable=True, terrain=not walker.ignores_terrain)
        for c in cells
        for d in ((c[0] + 1, c[1]), (c[0], c[1] + 1))
        if d in cells
    )


State = tuple[Cell, tuple[int, int]]


def one_step(table: Table, walker: Walker, state: State, turning: bool) -> list[State]:
    at, size = state
    terrain = not walker.ignores_terrain
    if size == (1, 1):
        shut = table.blocking | table.impassable if terrain else set()
        return [
            (q, size) for q in around(at) if neighbours(table, at, q, shut, impassable=True, terrain=terrain)
        ]
    found: list[State] = []
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        new = (at[0] + dx, at[1] + dy)
        if may_stand(table, walker, new, size) and not any(
            table.edge_shut(c, (c[0] + dx, c[1] + dy), impassable=True, terrain=terrain)
            for c in covered(at, size)
        ):
            found.append((new, size))
    if turning and size[0] != size[1]:
        turned = (size[1], size[0])
        old = set(covered(at, size))
        for x in range(at[0] - 3, at[0] + 4):
            for y in range(at[1] - 3, at[1] + 4):
                both = len(old & set(covered((x, y), turned)))
                if 2 * both >= len(old) and may_stand(table, walker, (x, y), turned):
                    found.append(((x, y), turned))
    return found


def reachable(
    table: Table, walker: Walker, points: int, hostile: set[Cell], *, moving_spaces: bool = False
) -> dict[State, int]:
    """Every state within the points, whether or not the figure could stop there, with its cheapest cost."""
    best: dict[State, int] = {}
    queue: list[tuple[int, State]] = [(0, (walker.start, walker.size))]
    while queue:
        cost, state = heapq.heappop(queue)
        if state in best:
            continue
        best[state] = cost
        for following in one_step(table, walker, state, not moving_spaces):
            price = 1
            if not moving_spaces and not walker.ignores_terrain:
                cells = set(covered(*following))
                price += bool(cells & table.difficult) + bool(cells & hostile)
            if following not in best and cost + price <= points:
                heapq.heappush(queue, (cost + price, following))
    return best
