"""The lines of sight themselves, for people: which were drawn, and what stands in the way of each.

Follows CORE-LOS-02 to -16 like `sighttable`, but names every obstacle instead of only asking whether there is one. The
page shows these lines; the rules use `sight`, and the two always agree.
"""

from __future__ import annotations

from enum import Enum

import msgspec

from dejarik.assault.board.grid import ALL_SPACES, NO_SPACES, Point, Space, SpaceName, Spaces, space_name
from dejarik.assault.board.ground import Ground
from dejarik.assault.board.sight import perch_openings, sight_obstacles
from dejarik.assault.board.situation import FigureId, Situation, Thing, ThingKind
from dejarik.assault.board.triangles import Triangle, squares_of_line, triangles
from dejarik.authoring.words import Worded


class ObstacleKind(Worded, Enum, family="sight-obstacle"):
    """What can stand in the way of sight (CORE-LOS-06)."""

    WALL = "wall"
    DOOR = "door"
    BLOCKING_EDGE = "blocking-edge"
    BLOCKING_SPACE = "blocking-space"
    ENERGY_SHIELD = "energy-shield"
    FIGURE = "figure"
    OFF_MAP = "off-map"
    CORNER = "corner"
    """Obstacles meet at the corner the lines start from (CORE-LOS-11)."""


class ObstaclePlace(Enum):
    """Where an obstacle stands in the way."""

    FIRST_LINE = "first-line"
    SECOND_LINE = "second-line"
    BOTH_LINES = "both-lines"
    BETWEEN = "between"
    START = "start"
    TARGET_SIDE = "target-side"


class Obstacle(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing in the way: a square has one space, an edge has the two it separates."""

    kind: ObstacleKind
    place: ObstaclePlace
    spaces: tuple[SpaceName, ...] = ()
    figure: FigureId | None = None


class SightLines(msgspec.Struct, frozen=True):
    """One pair of lines: from a corner of the viewer's space to both ends of a side of the target's space."""

    viewer: SpaceName
    target: SpaceName
    start: Point
    ends: tuple[Point, Point]
    obstacles: tuple[Obstacle, ...]

    @property
    def clear(self) -> bool:
        """Whether nothing is in the way."""
        return not self.obstacles


def sight_lines(
    situation: Situation, viewer: Thing, target: Thing, *, through: Spaces = NO_SPACES
) -> list[SightLines]:
    """Every pair of lines from viewer to target, the clear ones first, then those with the fewest obstacles."""
    if situation.heights & (viewer.spaces | target.spaces):
        situation, through = situation.from_above(), ALL_SPACES
    blockers = sight_obstacles(situation, viewer, target, through)
    blocking = situation.board.blocking if target.kind is ThingKind.SPACE else 0
    found = [
        _Drawing(situation, viewer, target, start, end, blockers).lines(triangle)
        for start in viewer.cells
        for end in target.cells
        if start != end and not blocking >> end & 1  # CORE-LOS-21
        for triangle in triangles(*_apart(situation.board, start, end))
    ]
    return sorted(found, key=lambda lines: len(lines.obstacles))


def best_sight_lines(
    situation: Situation, viewer: Thing, target: Thing, *, through: Spaces = NO_SPACES
) -> SightLines | None:
    """The pair of lines to show: a clear one if there is one; none where there is nothing to draw."""
    lines = sight_lines(situation, viewer, target, through=through)
    return lines[0] if lines else None


def _apart(ground: Ground, start: Space, end: Space) -> tuple[int, int]:
    (x, y), (other_x, other_y) = ground.cell(start), ground.cell(end)
    return other_x - x, other_y - y


class _Drawing:
    """The lines between one space of the viewer and one space of the target."""

    def __init__(
        self, situation: Situation, viewer: Thing, target: Thing, start: Space, end: Space, blockers: int
    ) -> None:
        self.situation = situation
        self.board = situation.board
        self.start = start
        self.end = end
        self.blockers = blockers
        self.opened = perch_openings(situation, viewer, start) | perch_openings(situation, target, end)
        self.x, self.y = self.board.cell(start)

    def lines(self, triangle: Triangle) -> SightLines:
        points = [(x + self.x, y + self.y) for x, y in triangle.points]
        first, second = squares_of_line(points[0], points[1]), squares_of_line(points[0], points[2])
        squares = [
            (x + self.x, y + self.y) for y, left, right in triangle.rows for x in range(left, right + 1)
        ]

        def place(*touched: Point) -> ObstaclePlace:
            on_first, on_second = first.issuperset(touched), second.issuperset(touched)
            if on_first and on_second:
                return ObstaclePlace.BOTH_LINES
            if on_first:
                return ObstaclePlace.FIRST_LINE
            return ObstaclePlace.SECOND_LINE if on_second else ObstaclePlace.BETWEEN

        obstacles: list[Obstacle] = []
        if not self._corner_open(triangle):
            obstacles.append(Obstacle(ObstacleKind.CORNER, ObstaclePlace.START))
        for square in squares:
            obstacles += self._in_square(square, place(square))
        crossed = set(squares)
        for x, y in squares:
            for other in ((x + 1, y), (x, y + 1)):
                if other in crossed:
                    obstacles += self._on_edge((x, y), other, place((x, y), other))
        if triangle.from_outside:  # CORE-LOS-10
            x, y = self.board.cell(self.end)
            beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))[triangle.side]
            obstacles += self._on_edge((x, y), beside, ObstaclePlace.TARGET_SIDE)
        return SightLines(
            viewer=self.board.name(self.start),
            target=self.board.name(self.end),
            start=points[0],
            ends=(points[1], points[2]),
            obstacles=tuple(obstacles),
        )

    def _corner_open(self, triangle: Triangle) -> bool:
        """CORE-LOS-11."""
        if triangle.towards == (triangle.corner + 2) % 4:
            return True
        ways = self.board.sight.corner_ways(self.start, triangle.corner, triangle.towards, self.opened)
        return any(not way & self.blockers for way in ways)

    def _in_square(self, square: Point, place: ObstaclePlace) -> list[Obstacle]:
        """CORE-LOS-09 (a)."""
        space = self.board.at(square)
        names = (space_name(square),)
        if space is None:
            return [Obstacle(ObstacleKind.OFF_MAP, place, names)]
        if space in (self.start, self.end):
            return []
        if (self.board.blocking & ~self.opened) >> space & 1:
            return [Obstacle(ObstacleKind.BLOCKING_SPACE, place, names)]
        found: list[Obstacle] = []
        if self.situation.shields >> space & 1:
            found.append(Obstacle(ObstacleKind.ENERGY_SHIELD, place, names))
        elif self.blockers >> space & 1:
            found += [
                Obstacle(ObstacleKind.FIGURE, place, names, who.id)
                for who in self.situation.figures_in(1 << space)
            ][:1]
        return found

    def _on_edge(self, square: Point, other: Point, place: ObstaclePlace) -> list[Obstacle]:
        """CORE-LOS-09 (b)."""
        one, two = self.board.at(square), self.board.at(other)
        if one is None or two is None:
            return []
        board = self.board
        edge = 1 << min(one, two)
        sideways = square[1] == other[1]
        names = (board.name(Space(min(one, two))), board.name(Space(max(one, two))))
        if edge & (board.walls_east if sideways else board.walls_south):
            return [Obstacle(ObstacleKind.WALL, place, names)]
        if edge & (board.blocking_east if sideways else board.blocking_south):
            return [Obstacle(ObstacleKind.BLOCKING_EDGE, place, names)]
        closed = board.barriers(self.situation.closed)[0 if sideways else 1]
        return [Obstacle(ObstacleKind.DOOR, place, names)] if edge & closed else []
