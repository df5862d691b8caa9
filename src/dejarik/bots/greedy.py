"""A player that takes what looks best now: it imagines what it can't see and lets the game rate the options.

It looks at its turn only, like a person at the table. Whatever goes wrong in its head, it answers: then with any legal
answer, and a line in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

from dejarik.kernel.decisions import Answer, Decision, Kind, Option
from dejarik.kernel.driver import Turn
from dejarik.kernel.games import AnyGame
from dejarik.kernel.rng import Rng

_log = logging.getLogger(__name__)


class GreedyPlayer:
    """Takes the option that the game rates highest; of equals, any."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._rng = Rng.seeded(seed)

    def choose(self, turn: Turn) -> Answer:
        try:
            imagined = self._game.imagine(turn.view, self._rng.split())
            ratings = self._game.rate(imagined)
        except Exception:
            _log.exception("could not judge decision %d of %s", turn.decision.number, self._game.name)
            ratings = {}
        if not ratings:
            return turn.random_answer(self._rng)
        return best_answer(turn.decision, ratings, self._rng)


def best_answer(decision: Decision, ratings: Mapping[str, float], rng: Rng) -> Answer:
    """The legal answer made of what is rated highest. An option without a rating is worth nothing, neither good
    nor bad: of those that need not be taken, only the good ones are."""
    options = list(decision.options)
    rng.shuffle(options)  # so that equals come in any order

    def rating(option: Option) -> float:
        return ratings.get(option.id, 0.0)

    if decision.kind is Kind.CHOOSE:
        return max(options, key=rating).id
    options.sort(key=rating, reverse=True)
    if decision.kind is Kind.ORDER:
        return [option.id for option in options]
    if decision.kind is Kind.SOME:
        good = sum(rating(option) > 0 for option in options)
        return [option.id for option in options[: min(decision.most, max(decision.least, good))]]
    return _amounts(decision, [(option, rating(option) > 0) for option in options])


def _amounts(decision: Decision, wanted: list[tuple[Option, bool]]) -> dict[str, int]:
    """As much as possible to the best ones; to those that are not good, no more than has to be given."""
    amounts: dict[str, int] = {}
    given = 0
    for option, good in wanted:
        room = (decision.most if good else decision.least) - given
        amount = max(0, min(option.cap, room))
        if amount:
            amounts[option.id] = amount
            given += amount
    return amounts
