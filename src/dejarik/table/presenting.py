"""What a game adds to a view for the page. A game that fails at it costs the page its extras, never the game."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from dejarik.kernel.games import AnyGame
from dejarik.kernel.state import State
from dejarik.table.words import Viewer

_log = logging.getLogger(__name__)


def present(game: AnyGame, state: State, viewer: Viewer) -> dict[str, Any]:
    """`Game.present`, or nothing."""
    return _tried(game, state, lambda: game.present(state, viewer))


def present_to_all(game: AnyGame, state: State) -> dict[str, msgspec.Raw]:
    """What is presented to everybody, already written: each page adds what is its own."""
    shown = _tried(game, state, lambda: game.present_to_all(state))
    return {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in shown.items()}


def present_to(game: AnyGame, state: State, viewer: Viewer) -> dict[str, Any]:
    """What is presented to one seat only."""
    return _tried(game, state, lambda: game.present_to(state, viewer))


def _tried(game: AnyGame, state: State, presenting: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    try:
        return presenting()
    except Exception:
        _log.exception("%s can't present decision %s", game.name, state.number)
        return {}
