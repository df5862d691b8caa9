"""Objects that fill several spaces or block those they lie in, such as barricades."""

from __future__ import annotations

from dejarik.assault.board import Spaces
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.rules.state import NOWHERE, Token


def spaces_filled(state: MissionState, token: Token) -> Spaces:
    """The spaces of an object: its own, or all that it fills."""
    found = 0
    for space in state.extents.get(token.id, (token.space,)):
        found |= 1 << space
    return found


def blocked_spaces(state: MissionState) -> Spaces:
    """The spaces that objects block as long as they stand: for moving, seeing, counting and adjacency."""
    kinds = mission_text(state).obstacles
    found = 0
    for token in state.tokens.values():
        if token.kind in kinds and token.space != NOWHERE:
            found |= spaces_filled(state, token)
    return found
