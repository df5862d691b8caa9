"""Lines of sight to draw (CORE-LOS): between two figures, to a token or a door, or from a figure to a space."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import ALL_SPACES, NO_SPACES, SightLines, Thing
from dejarik.assault.board.words import obstacle_name
from dejarik.assault.rules.ground import piece, situation
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.skirmish.presenting.plain import Shown, words


def sight_shown(
    state: Assault, viewer: Figure, target: Thing, *, through_figures: bool = False
) -> Shown | None:
    """The best pair of lines and what is in its way; None where there is nothing to draw."""
    through = ALL_SPACES if through_figures else NO_SPACES
    lines = board.best_sight_lines(situation(state), piece(state, viewer), target, through=through)
    return None if lines is None else _lines(lines)


def _lines(lines: SightLines) -> Shown:
    return {
        "from": list(lines.start),
        "to": [list(point) for point in lines.ends],
        "clear": lines.clear,
        "blocked": [
            {
                "kind": words(obstacle_name(obstacle.kind)),
                "what": obstacle.kind.value,
                "spaces": [str(space) for space in obstacle.spaces],
                "figure": None if obstacle.figure is None else int(obstacle.figure),
            }
            for obstacle in lines.obstacles
        ],
    }
