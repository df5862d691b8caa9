"""What a game adds to a view for the page. A game that fails at it costs the page its extras, never the game."""

from __future__ import annotations

import logging
from typing import Any

from dejarik.kernel.games import AnyGame
from dejarik.kernel.state import State
from dejarik.table.words import Viewer

_log = logging.getLogger(__name__)


def present(game: AnyGame, state: State, viewer: Viewer) -> dict[str, Any]:
    """`Game.present`, or nothing."""
    try:
        return game.present(state, viewer)
    except Exception:
        _log.exception("%s can't present decision %s to %s", game.name, state.number, viewer)
        return {}
