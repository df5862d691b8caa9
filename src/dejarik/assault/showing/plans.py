"""A map as a plain plan, for those who show what happened where in many games."""

from __future__ import annotations

from functools import cache

from dejarik.assault.board.drawing import Ink, LineKind, drawing_of
from dejarik.assault.board.library import load_map, load_mission_map, map_ids, mission_map_ids
from dejarik.kernel.chronicles import Ground


@cache
def ground(id: str) -> Ground | None:
    """The plan of a skirmish map or of a mission's map, with all its sections."""
    if id not in (*map_ids(), *mission_map_ids()):
        return None
    drawing = drawing_of(load_map(id) if id in map_ids() else load_mission_map(id))
    return Ground(
        {str(square.name): square.cell for square in drawing.squares},
        tuple(str(square.name) for square in drawing.squares if square.ink is Ink.BLOCKING),
        tuple((line.start, line.end) for line in drawing.lines if line.kind is LineKind.WALL),
    )
