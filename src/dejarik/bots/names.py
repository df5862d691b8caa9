"""Bots by name, as on the command line and at the table."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.bots.greedy import GreedyPlayer
from dejarik.bots.quick import QuickPlayer
from dejarik.bots.rookie import RookiePlayer
from dejarik.kernel.driver import Player, RandomPlayer
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame

_BOTS: dict[str, Callable[[AnyGame, int], Player]] = {
    "greedy": GreedyPlayer,
    "quick": QuickPlayer,
    "rookie": RookiePlayer,
    "random": lambda game, seed: RandomPlayer(seed),
}


def bot_names(game: AnyGame | None = None) -> list[str]:
    """All bots; with a game, those that can play it: only a game with a mind has bots that think."""
    if game is None or game.mind is not None:
        return sorted(_BOTS)
    return ["random"]


def find_bot(name: str, game: AnyGame, seed: int) -> Player:
    """The bot of that name for this game; a clear problem when there is none."""
    known = bot_names(game)
    if name not in known:
        raise Problem("sim-bot-unknown", name=name[:80], bots=", ".join(known))
    return _BOTS[name](game, seed)
