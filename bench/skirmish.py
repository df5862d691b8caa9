"""Speed of whole skirmishes: games and decisions a second with random players, on one core, maps already compiled."""

from __future__ import annotations

import time

from dejarik.assault.game import GAME
from dejarik.kernel import Rng, register
from dejarik.kernel.driver import RandomPlayer, play
from dejarik.kernel.match import Match

GAMES = 6


def metrics() -> dict[str, tuple[float, str]]:
    """Two-player games with ready-made armies over all two-player maps; the same games once before, to warm up."""
    register(GAME)
    _play(GAMES)
    start = time.perf_counter()
    decisions = _play(GAMES)
    seconds = time.perf_counter() - start
    return {
        "skirmish games, two random players": (GAMES / seconds, "games/s"),
        "skirmish decisions, two random players": (decisions / seconds, "decisions/s"),
    }


def _play(games: int) -> int:
    rng = Rng.seeded(2)
    decisions = 0
    for number in range(games):
        match = Match(GAME, GAME.options_from({"players": "2"}, rng), number)
        play(match, [RandomPlayer(2 * number), RandomPlayer(2 * number + 1)])
        decisions += len(match.choices)
    return decisions
