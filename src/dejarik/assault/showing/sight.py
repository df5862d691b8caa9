"""Lines of sight to draw (CORE-LOS): between two figures, to a token or a door, or from a figure to a space."""

from __future__ import annotations

from itertools import product

import msgspec

from dejarik.assault import board
from dejarik.assault.board import ALL_SPACES, NO_SPACES, SightLines, Situation, Space, Spaces, Thing
from dejarik.assault.rules.ground import piece, situation
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.showing.records import Obstacle, Sight


def sight_shown(
    state: Assault, viewer: Figure, target: Thing, *, through_figures: bool = False
) -> Sight | None:
    """The best pair of lines and what is in its way; None where there is nothing to draw."""
    through = ALL_SPACES if through_figures else NO_SPACES
    known = situation(state)
    one, other = _pair(known, piece(state, viewer), target, through)
    lines = board.best_sight_lines(known, one, other, through=through)
    return None if lines is None else _lines(lines)


def _pair(known: Situation, viewer: Thing, target: Thing, through: Spaces) -> tuple[Thing, Thing]:
    """The two between which lines are drawn, each narrowed to one space: the nearest two of which one is seen from the
    other, else the nearest two. To draw the lines of all spaces of large figures would take too long."""
    cell = known.board.cell

    def apart(pair: tuple[Space, Space]) -> int:
        (x, y), (other_x, other_y) = cell(pair[0]), cell(pair[1])
        return (x - other_x) ** 2 + (y - other_y) ** 2

    pairs = sorted(product(viewer.cells, target.cells), key=apart)
    narrowed = [
        (msgspec.structs.replace(viewer, cells=(start,)), msgspec.structs.replace(target, cells=(end,)))
        for start, end in pairs
        if start != end
    ]
    for one, other in narrowed:
        if board.visible_spaces(known, one, other, through=through) & 1 << other.cells[0]:
            return one, other
    return narrowed[0] if narrowed else (viewer, target)


def _lines(lines: SightLines) -> Sight:
    return Sight(
        start=lines.start,
        ends=lines.ends,
        clear=lines.clear,
        blocked=[
            Obstacle(
                kind=obstacle.kind.word,
                what=obstacle.kind,
                spaces=[str(space) for space in obstacle.spaces],
                figure=None if obstacle.figure is None else int(obstacle.figure),
            )
            for obstacle in lines.obstacles
        ],
    )
