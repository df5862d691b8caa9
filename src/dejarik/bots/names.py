"""Bots by name, as on the command line and at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dejarik.bots.greedy import GreedyPlayer
from dejarik.bots.quick import QuickPlayer
from dejarik.bots.rookie import DREAMY, RookiePlayer
from dejarik.bots.searching import LEVELS, SearchPlayer
from dejarik.kernel.driver import Player, RandomPlayer
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame

_BOTS: dict[str, Callable[[AnyGame, int], Player]] = {
    "greedy": GreedyPlayer,
    "quick": QuickPlayer,
    "rookie": RookiePlayer,
    "story": partial(RookiePlayer, misjudged=DREAMY),
    **{name: partial(SearchPlayer, level=level) for name, level in LEVELS.items()},
    "random": lambda game, seed: RandomPlayer(seed),
}

UNPROVEN = frozenset({"story", "veteran", "master"})
"""Those that people choose only where a game says that figures show them apart (`Mind.levels`)."""


def bot_names(game: AnyGame | None = None) -> list[str]:
    """All bots; with a game, those that can play it: only a game with a mind has bots that think, and only one whose
    mind looks ahead has some that search."""
    if game is None:
        return sorted(_BOTS)
    if game.mind is None:
        return ["random"]
    return sorted(name for name in _BOTS if game.mind.looks_ahead or name not in LEVELS)


def offered_bots(game: AnyGame) -> list[str]:
    """Those that people choose among: a level is offered when figures show it apart from the one below it."""
    return [name for name in bot_names(game) if name not in UNPROVEN or name in levels_of(game)]


def levels_of(game: AnyGame) -> list[str]:
    """How hard people can have it against bots, the easiest first; empty: nobody knows."""
    return [] if game.mind is None else list(game.mind.levels)


def find_bot(name: str, game: AnyGame, seed: int) -> Player:
    """The bot of that name for this game; a clear problem when there is none."""
    known = bot_names(game)
    if name not in known:
        raise Problem("sim-bot-unknown", name=name[:80], bots=", ".join(known))
    return _BOTS[name](game, seed)
