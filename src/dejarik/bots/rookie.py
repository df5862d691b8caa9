"""A player for people who are new: it thinks as the greedy one does and often misjudges, by a point or two.

So it sees what is plainly good and errs where options are near each other, as somebody does who has just learned
a game.
"""

from __future__ import annotations

from typing import Any

from dejarik.bots.greedy import GreedyPlayer
from dejarik.kernel.answers import Ratings
from dejarik.kernel.rng import Rng

MISJUDGED = 2.0
"""By how much an option may look better or worse than it is, in the points that games rate in."""
_GRAIN = 1000


class RookiePlayer(GreedyPlayer):
    """Takes the option that looks best to somebody who misjudges."""

    def rate(self, state: Any) -> Ratings:
        return {place: worth + self._error() for place, worth in super().rate(state).items()}

    def _error(self) -> float:
        """Small errors are likelier than large ones: the mean of two that are equally likely."""
        return MISJUDGED * (_upto_one(self.rng) + _upto_one(self.rng)) / 2


def _upto_one(rng: Rng) -> float:
    """From -1 to 1."""
    return rng.below(2 * _GRAIN + 1) / _GRAIN - 1
