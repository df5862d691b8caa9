"""Placing, deploying and pushing: where a figure may be put without walking there.

Carries CORE-PLACE-01 to -06, CORE-PUSH-01 to -06, CORE-MOVE-26, CORE-LARGE-14, CORE-MASSIVE-06 to -10, CORE-SETUP-06.
Who chooses among equals, and when, is decided by the rules above.
"""

from __future__ import annotations

from dejarik.assault.board.bases import Lying, Position
from dejarik.assault.board.grid import ALL_SPACES, NO_SPACES, Space, Spaces, each
from dejarik.assault.board.movement import Manner, Mobility, Reach, reach
from dejarik.assault.board.situation import COMPANION, Piece, Situation, Thing, object_thing


def placements(
    situation: Situation,
    mover: Piece,
    *,
    touching: Spaces = ALL_SPACES,
    inside: Spaces = ALL_SPACES,
    forbidden: Spaces = NO_SPACES,
) -> list[Position]:
    """Every position where the figure may be placed (CORE-PLACE-02).

    `touching`: at least one of its spaces is one of these, the indicated spaces (CORE-PLACE-04). `inside`: all of
    them are, for zones (CORE-SETUP-06).
    """
    walk = Mobility(situation, mover, forbidden=forbidden)
    sets: list[Spaces] = []
    for lying, ends in zip(mover.base.lyings, walk.ends, strict=True):
        if touching != ALL_SPACES:
            ends &= walk.steps.touching(lying, touching)
        if inside != ALL_SPACES:
            ends &= walk.steps.inside(lying, inside)
        sets.append(ends)
    return _positions(sets)


def closest_placements(
    situation: Situation, mover: Piece, goal: Thing, *, forbidden: Spaces = NO_SPACES
) -> list[Position]:
    """The legal positions as close as possible to something, its own spaces included (CORE-PLACE-06).

    Where counting leads to no legal position at all, walls are ignored, so that a figure always finds a place.
    """
    walk = Mobility(situation, mover, forbidden=forbidden)
    lyings = mover.base.lyings
    board = situation.board
    counting = board.counting(situation.closed, goal.spaces & board.blocking)
    for near in counting.rings(goal.spaces):
        sets = [
            ends & walk.steps.touching(lying, near | goal.spaces)
            for lying, ends in zip(lyings, walk.ends, strict=True)
        ]
        if any(sets):
            return _positions(sets)
    return _closest_on_grid(situation, mover, _positions(walk.ends), goal.spaces)


def push(situation: Situation, mover: Piece, spaces: int, *, forbidden: Spaces = NO_SPACES) -> Reach:
    """Everything within a push of up to so many spaces (CORE-PUSH-01 to -04, -06)."""
    return reach(situation, mover, spaces, Manner.SPACES, forbidden=forbidden)


def push_exactly(
    situation: Situation, mover: Piece, spaces: int, *, forbidden: Spaces = NO_SPACES
) -> list[Position]:
    """The ends of a push of exactly so many spaces; a way may turn back on itself."""
    walk = Mobility(situation, mover, Manner.SPACES, forbidden=forbidden)
    front = {mover.position}
    for _ in range(spaces):
        front = {position for before in front for position, _ in walk.next_positions(before)}
    return sorted(position for position in front if walk.can_end(position))


def closest_ends(situation: Situation, mover: Piece, *, forbidden: Spaces = NO_SPACES) -> list[Position]:
    """Where a figure goes that cannot stay where it is: the ends of the shortest pushes.

    CORE-MOVE-26, CORE-LARGE-14, CORE-MASSIVE-06, -08, -09. Empty only when the board has no place for it; when no
    push leads anywhere it is placed in the nearest legal position.
    """
    walk = Mobility(situation, mover, Manner.SPACES, forbidden=forbidden)
    levels = walk.widen(mover.position, situation.board.size, until_end=True)
    sets = [level[-1] & ends for level, ends in zip(levels, walk.ends, strict=True)]
    if any(sets):
        return _positions(sets)
    return closest_placements(situation, mover, object_thing(mover.spaces), forbidden=forbidden)


def displaced(situation: Situation, massive: Piece) -> tuple[list[Piece], list[Piece]]:
    """The figures that a Massive figure pushes aside where it stands: friendly ones first, then the others.

    CORE-MASSIVE-06, -07, -12. Companions may share its spaces and stay (CORE-COMPANION-04).
    """
    met = [
        who
        for who in situation.figures_in(massive.spaces)
        if who.id != massive.id and not who.nature & COMPANION
    ]
    friendly = [who for who in met if who.team == massive.team]
    return friendly, [who for who in met if who.team != massive.team]


def _positions(sets: list[Spaces]) -> list[Position]:
    return [
        Position(space, lying) for lying, spaces in zip(Lying, sets, strict=False) for space in each(spaces)
    ]


def _closest_on_grid(
    situation: Situation, mover: Piece, positions: list[Position], goal: Spaces
) -> list[Position]:
    """The positions with the fewest squares between them and the goal, as the crow flies."""
    board = situation.board
    targets = [board.cell(space) for space in each(goal)]

    def gap(position: Position) -> int:
        x, y = board.cell(Space(position.space))
        columns, rows = mover.base.extent(position.lying)
        return min(max(x - tx, tx - (x + columns - 1), y - ty, ty - (y + rows - 1), 0) for tx, ty in targets)

    if not positions:
        return []
    nearest = min(gap(position) for position in positions)
    return [position for position in positions if gap(position) == nearest]
