"""Line of sight between figures, objects and spaces.

Carries CORE-LOS-01 to -23, CORE-TERRAIN-12 to -14 and -16, CORE-DOOR-07 and -08, IA-SHIELD. The answer is yes or no;
`sightlines` says which lines were drawn and what stands in their way.
"""

from __future__ import annotations

from dejarik.assault.board.distance import door_object
from dejarik.assault.board.grid import ALL_SPACES, NO_SPACES, Space, Spaces
from dejarik.assault.board.ground import DoorId
from dejarik.assault.board.situation import FIGURE, MASSIVE, SPACE, Situation, Thing


def can_see(situation: Situation, viewer: Thing, target: Thing, *, through: Spaces = NO_SPACES) -> bool:
    """Whether the viewer has line of sight to the target. Not the same as the other way round (CORE-LOS-01).

    `through` are spaces whose figures do not block this time (`ALL_SPACES`: no figure does).
    """
    target_spaces = target.spaces
    if viewer.spaces & target_spaces:  # CORE-LOS-19
        return True
    if situation.heights and situation.heights & (viewer.spaces | target_spaces):
        situation, through = situation.from_above(), ALL_SPACES
    board = situation.board
    if target.kind is SPACE and target_spaces & board.blocking:  # CORE-LOS-21
        return bool(visible_spaces(situation, viewer, target, through=through))
    obstacles = sight_obstacles(situation, viewer, target, through)
    if (viewer.spaces | target_spaces) & board.perches:
        return bool(visible_spaces(situation, viewer, target, through=through))
    return board.sight.is_clear(viewer.cells, target.cells, obstacles)


def visible_spaces(
    situation: Situation, viewer: Thing, target: Thing, *, through: Spaces = NO_SPACES
) -> Spaces:
    """Those of the target's spaces that the viewer sees: what an attacker may name as target space.

    CORE-LOS-03, CORE-LARGE-12.
    """
    if situation.heights and situation.heights & (viewer.spaces | target.spaces):
        situation, through = situation.from_above(), ALL_SPACES
    obstacles = sight_obstacles(situation, viewer, target, through)
    found = viewer.spaces & target.spaces
    blocking = situation.board.blocking if target.kind is SPACE else 0
    for end in target.cells:
        if blocking >> end & 1:  # CORE-LOS-21
            continue
        for start in viewer.cells:
            if _clear(situation, viewer, start, target, end, obstacles):
                found |= 1 << end
                break
    return found


def can_see_door(situation: Situation, viewer: Thing, door: DoorId, *, through: Spaces = NO_SPACES) -> bool:
    """Whether the viewer can aim at a door (CORE-DOOR-07, CORE-LOS-23).

    Standing next to it is enough, even when no space on that side is empty (CORE-DOOR-08).
    """
    if viewer.spaces & situation.board.door_spaces[door]:
        return True
    return can_see(situation, viewer, door_object(situation, door), through=through)


def sight_obstacles(situation: Situation, viewer: Thing, target: Thing, through: Spaces) -> int:
    """Everything that hinders sight between these two during play, in the form of the table's lines."""
    obstacles = situation.obstacles
    if (viewer.nature | target.nature) & MASSIVE or through == ALL_SPACES:  # CORE-LOS-16
        return obstacles
    return obstacles | situation.sight_blocking & ~(viewer.spaces | target.spaces | through)  # CORE-LOS-14


def perch_openings(situation: Situation, thing: Thing, space: Space) -> Spaces:
    """Blocking spaces round an enclosed perch that do not hinder who stands there (CORE-TERRAIN-14)."""
    if thing.kind is not FIGURE:
        return 0
    return situation.board.perch_openings.get(space, 0)


def _clear(
    situation: Situation, viewer: Thing, start: Space, target: Thing, end: Space, obstacles: int
) -> bool:
    if start == end:
        return True
    opened = perch_openings(situation, viewer, start) | perch_openings(situation, target, end)
    return any(not lines & obstacles for lines in situation.board.sight.lines_with(start, end, opened))
