"""Players that search (`search`): the veteran, who is quick about it, and the master.

What such a player does follows from its seed, the number of the decision, its view and its memory. So it may be made
anew for every decision, and a game that was saved goes on as if it had never been interrupted.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from dejarik.bots.search import Level, Search, Thought
from dejarik.kernel.answers import Choice
from dejarik.kernel.decisions import Decision
from dejarik.kernel.driver import Turn
from dejarik.kernel.games import AnyGame
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import State

_log = logging.getLogger(__name__)

VETERAN = Level(playouts=24, most=4)
MASTER = Level(playouts=96)
LEVELS = {"veteran": VETERAN, "master": MASTER}

#: Who wants to know what was thought about a decision: in the world that the first impression was of.
Witness = Callable[[State, Decision, Thought], None]


class SearchPlayer:
    """Takes what looks best at first, or what playouts show to be better."""

    def __init__(self, game: AnyGame, seed: int, level: Level, witness: Witness | None = None) -> None:
        assert game.mind is not None, f"{game.name} has no mind"
        self._game, self._mind = game, game.mind
        self._seed, self._level, self._witness = seed, level, witness

    def choose(self, turn: Turn) -> Choice:
        rng = Rng(word=Rng.seeded(self._seed).word ^ Rng.seeded(turn.number).word)
        if not turn.has_choice:
            return turn.best_answer({}, rng)
        try:
            return self._thought_out(turn, rng)
        except Exception:
            _log.exception("could not judge decision %d of %s", turn.number, self._game.name)
            return turn.random_answer(rng)

    def _thought_out(self, turn: Turn, rng: Rng) -> Choice:
        asks_why = self._witness is not None
        search = Search(self._mind, turn.sight, turn.memory, self._level, rng, asks_why=asks_why)
        thought = search.think()
        if not isinstance(thought, Thought):
            return turn.best_answer(thought, rng) if thought else turn.random_answer(rng)
        if self._witness is not None:
            self._witness(search.first, search.asked, thought)
        return turn.answer_at(thought.places)
