"""What a game shows, for the page. A game that fails at it costs the page its extras, never the game."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from dejarik.kernel import engine
from dejarik.kernel.games import AnyGame
from dejarik.kernel.sent import Sent, parts
from dejarik.kernel.state import State
from dejarik.table.differences import Part, write
from dejarik.table.words import Viewer

T = TypeVar("T")
_log = logging.getLogger(__name__)
_NOTHING = Sent()


def present(game: AnyGame, state: State, viewer: Viewer) -> dict[str, object]:
    """`Presenter.present`, or nothing."""
    return _tried(game, state, lambda: game.presenter.present(state, viewer)) or {}


def present_standing(
    game: AnyGame, options: object, state: State, viewer: Viewer
) -> dict[str, object] | None:
    """How the games that follow each other stand: `Presenter.standing`, presented."""
    standing = _tried(game, state, lambda: game.presenter.standing(options, state))
    return None if standing is None else present(game, standing, viewer)


def present_to_all(game: AnyGame, state: State) -> dict[str, Part]:
    """What is presented to everybody, already written: each page adds what is its own."""
    return write(parts(_tried(game, state, lambda: game.presenter.present_to_all(state)) or _NOTHING))


def present_to(game: AnyGame, state: State, viewer: Viewer) -> dict[str, Part]:
    """What is presented to one seat only."""
    return write(parts(_tried(game, state, lambda: game.presenter.present_to(state, viewer)) or _NOTHING))


def hints_for(game: AnyGame, state: State, viewer: Viewer, options: Iterable[str]) -> dict[str, Sent]:
    """`Presenter.hint` for each of these."""
    return {option: game.presenter.hint(state, viewer, option) for option in options}


def _tried(game: AnyGame, state: State, presenting: Callable[[], T]) -> T | None:
    try:
        return presenting()
    except Exception:
        _log.exception("%s can't present decision %s", game.name, state.number)
        return None


def viewer_of(state: State, seats: Sequence[int]) -> Viewer:
    """The seat through which the holder of these seats looks: the first that is asked, else the first."""
    decision = engine.decision(state)
    asked = () if decision is None else decision.seats
    return next((seat for seat in asked if seat in seats), seats[0] if seats else None)
