"""Players for people who are new: they think as the greedy one does and often misjudge, by a point or more.

So they see what is plainly good and err where options are near each other, as somebody does who has just learned
a game. How much they err is what makes a level (`names`).
"""

from __future__ import annotations

from typing import Any

from dejarik.bots.greedy import GreedyPlayer
from dejarik.kernel.answers import Ratings
from dejarik.kernel.games import AnyGame
from dejarik.kernel.rng import Rng

MISJUDGED = 2.0
"""By how much an option may look better or worse to a rookie than it is, in the points that games rate in …"""
DREAMY = 8.0
"""… and to somebody who plays so that a story is told."""
_GRAIN = 1000


class RookiePlayer(GreedyPlayer):
    """Takes the option that looks best to somebody who misjudges, by so much at most."""

    def __init__(self, game: AnyGame, seed: int, misjudged: float = MISJUDGED) -> None:
        super().__init__(game, seed)
        self._misjudged = misjudged

    def rate(self, state: Any) -> Ratings:
        return {place: worth + self._error() for place, worth in super().rate(state).items()}

    def _error(self) -> float:
        """Small errors are likelier than large ones: the mean of two that are equally likely."""
        return self._misjudged * (_upto_one(self.rng) + _upto_one(self.rng)) / 2


def _upto_one(rng: Rng) -> float:
    """From -1 to 1."""
    return rng.below(2 * _GRAIN + 1) / _GRAIN - 1
