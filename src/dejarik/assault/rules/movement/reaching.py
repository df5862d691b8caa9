"""Where a figure can get to as it stands, and where of that a movement may end (CORE-MOVE-10 to -14)."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import NO_SPACES, Ease, Manner, Reach
from dejarik.assault.rules.ground import mobile_piece, piece_at, position_of, situation_for
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement.steps import End
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.values import crosses_terrain, moves_with_ease
from dejarik.kernel import Option, Verb


def reach_by_points(state: Assault, figure: Figure) -> Reach:
    """All that a figure can reach with its movement points."""
    known, barred = situation_for(state, figure), mode_of(state).closed_to(state, figure)
    points, ease = figure.points, ease_of(state, figure)
    mover = mobile_piece(state, figure)
    memo, key = known.memo, ("reach", figure.id, mover.nature, points, barred, ease)
    found = memo.get(key)
    if found is None:
        found = memo[key] = board.reach(known, mover, points, forbidden=barred, ease=ease)
    assert isinstance(found, Reach)
    return found


def reach_by_spaces(state: Assault, figure: Figure, spaces: int) -> Reach:
    """All that is within so many spaces of a figure that moves or is pushed (CORE-MOVE-30, CORE-PUSH-01)."""
    known, barred = situation_for(state, figure), mode_of(state).closed_to(state, figure)
    return board.reach(known, mobile_piece(state, figure), spaces, Manner.SPACES, forbidden=barred)


def ease_of(state: Assault, figure: Figure) -> Ease:
    """The extra costs of movement that a figure does not pay."""
    if moves_with_ease(state, figure.id):
        return Ease.DIFFICULT_TERRAIN | Ease.HOSTILE_FIGURES
    return Ease.DIFFICULT_TERRAIN if crosses_terrain(state, figure.id) else Ease.NONE


def end_options(
    state: Assault, figure: Figure, found: Reach, verb: Verb, *, willing: bool = True
) -> list[Option]:
    """One option for every place where a movement can end, but staying, and but where nobody may of its own will."""
    here = position_of(figure)
    barred = mode_of(state).barred_ends(state, figure) if willing else NO_SPACES
    return [
        Option(verb, End(position, cost))
        for position, cost in found.ends().items()
        if position != here and not (barred and piece_at(state, figure, position).spaces & barred)
    ]
