"""Games that follow each other, such as the stages of a campaign, played by bots from the first to the last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dejarik.bots import find_bot
from dejarik.kernel.driver import play
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame
from dejarik.kernel.match import Match
from dejarik.kernel.rng import Rng


def play_series(game: AnyGame, options: Any, bots: tuple[str, ...], seed: int) -> Iterator[Match]:
    """Each game as soon as it is over. All that happens follows from the seed; a bot stays in its seat."""
    rng = Rng.seeded(seed).split()
    seats = game.seats(options)
    if len(bots) not in (1, seats):
        raise Problem("sim-bots-count", bots=len(bots), seats=seats)
    names = bots if len(bots) == seats else bots * seats
    players = [find_bot(name, game, rng.below(2**63)) for name in names]
    following = options
    while following is not None:
        match = Match(game, following, rng.below(2**31))
        play(match, players)
        yield match
        following = game.sequel(following, match.state)
