"""Objects that fill several spaces or block those they lie in, such as barricades."""

from __future__ import annotations

from dejarik.assault.board import Spaces
from dejarik.assault.board.mapdata import Edge
from dejarik.assault.campaign.rules.layout import layout_of
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.rules.ground import forget_board
from dejarik.assault.rules.state import NOWHERE, Token


def spaces_filled(state: MissionState, token: Token) -> Spaces:
    """The spaces of an object: its own, or all that it fills."""
    found = 0
    for space in state.extents.get(token.id, (token.space,)):
        found |= 1 << space
    return found


def open_edges(state: MissionState) -> frozenset[Edge]:
    """Pairs of spaces between which no wall counts: those of each object and area that is a gap now."""
    layout = layout_of(state)
    places = [each.spaces for each in layout.areas if each.name in state.gaps]
    places += [each.spaces for each in layout.objects if each.kind in state.gaps]
    return frozenset((one, other) for spaces in places for one in spaces for other in spaces if one != other)


def break_through(state: MissionState, name: str) -> None:
    """Walls between the spaces of these objects, or of this area, are ignored from now on."""
    if name not in state.gaps:
        state.gaps.append(name)
        forget_board(state)


def blocked_spaces(state: MissionState) -> Spaces:
    """The spaces that objects block as long as they stand: for moving, seeing, counting and adjacency."""
    return _filled_by(state, mission_text(state).obstacles)


def impassable_spaces(state: MissionState) -> Spaces:
    """The spaces that objects make impassable as long as they lie there (CORE-MOVE-11)."""
    return _filled_by(state, mission_text(state).impassables)


def _filled_by(state: MissionState, kinds: frozenset[str]) -> Spaces:
    found = 0
    for token in state.tokens.values():
        if token.kind in kinds and token.space != NOWHERE:
            found |= spaces_filled(state, token)
    return found
