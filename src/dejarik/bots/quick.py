"""A player that decides quickly: it determinizes what it sees and goes by the game's policy, without looking ahead.

It keeps one policy for all its games, as a person who sits on: what that remembers is opinion, and bound to no game.
Whatever goes wrong in its head, it answers: then with any legal answer, and a line in the log.
"""

from __future__ import annotations

import logging

from dejarik.kernel.answers import Choice, Ratings
from dejarik.kernel.driver import Turn
from dejarik.kernel.games import AnyGame
from dejarik.kernel.rng import Rng

_log = logging.getLogger(__name__)


class QuickPlayer:
    """Takes what the game's policy would."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        assert game.mind is not None, f"{game.name} has no mind"
        self._game, self._mind = game, game.mind
        self._rng = Rng.seeded(seed)
        self._policy = self._mind.policy(self._rng.split())

    def choose(self, turn: Turn) -> Choice:
        ratings: Ratings
        try:
            imagined = self._mind.imagine(turn.sight, turn.memory, self._rng.split())
            ratings = self._policy.rate(imagined)
        except Exception:
            _log.exception("could not judge decision %d of %s", turn.number, self._game.name)
            ratings = {}
        if not ratings:
            return turn.random_answer(self._rng)
        return turn.best_answer(ratings, self._rng)
