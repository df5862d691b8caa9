"""A player that takes what looks best now: it determinizes what it sees and lets the game rate the options.

It looks at its turn only, like a person at the table. Whatever goes wrong in its head, it answers: then with any legal
answer, and a line in the log.
"""

from __future__ import annotations

import logging
from typing import Any

from dejarik.kernel.answers import Choice, Ratings
from dejarik.kernel.driver import Turn
from dejarik.kernel.games import AnyGame
from dejarik.kernel.rng import Rng

_log = logging.getLogger(__name__)


class GreedyPlayer:
    """Takes the option that the game rates highest; of equals, any."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        assert game.mind is not None, f"{game.name} has no mind"
        self._game, self._mind = game, game.mind
        self.rng = Rng.seeded(seed)

    def choose(self, turn: Turn) -> Choice:
        ratings: Ratings
        chance = self.rng.split()
        if not turn.has_choice:
            return turn.best_answer({}, self.rng)
        try:
            ratings = self.rate(self._mind.imagine(turn.sight, turn.memory, chance))
        except Exception:
            _log.exception("could not judge decision %d of %s", turn.number, self._game.name)
            ratings = {}
        if not ratings:
            return turn.random_answer(self.rng)
        return turn.best_answer(ratings, self.rng)

    def rate(self, state: Any) -> Ratings:
        """How good each option looks to this player."""
        return self._mind.rate(state)
