"""The quick policy: heuristics for each kind of option, habits for texts, and a look at what a fight would bring.

Nothing is tried out on copies, so a decision takes about as long as applying it. What follows from cards alone is kept
for as long as the program runs.
"""

from __future__ import annotations

from collections import Counter

from dejarik.kernel import Decision, Option, Use, decision
from dejarik.kernel.answers import Ratings
from dejarik.kernel.minds import Policy
from dejarik.kernel.sent import CHOOSE
from dejarik.lcg.evaluation.heuristics import rate_by_heuristics
from dejarik.lcg.evaluation.quick.habits import habit_of
from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.edge import EDGE_CARD, EdgeBattle
from dejarik.lcg.rules.state import Lcg

OFTEN = 3
"""So often a text is used in a turn: something that costs nothing would else be done for ever."""


class QuickPolicy(Policy[Lcg]):
    """Decides without trying anything out."""

    def __init__(self) -> None:
        self._used: Counter[tuple[int, int, str]] = Counter()  # how often a use looked best, by turn and text

    def rate(self, state: Lcg) -> Ratings:
        asked = decision(state)
        if asked is None:
            return {}
        ratings = rate_by_heuristics(state, asked)
        for place, option in enumerate(asked.options):
            if isinstance(option.value, Use):
                ratings[place] = self._habit(state, option.value)
            elif option.verb is EDGE_CARD:
                ratings[place] = _edge(state, asked, option.value, ratings[place])
        if asked.kind is CHOOSE:
            self._note(state, asked.options[max(ratings, key=ratings.__getitem__)])
        return ratings

    def _habit(self, state: Lcg, use: Use) -> float:
        if self._used and self._used[_turn(state), use.seat, f"{use.key}.{use.ability}"] >= OFTEN:
            return -1.0
        return habit_of(use.key, use.ability)

    def _note(self, state: Lcg, best: Option) -> None:
        if isinstance(use := best.value, Use):
            self._used[_turn(state), use.seat, f"{use.key}.{use.ability}"] += 1


def _turn(state: Lcg) -> int:
    return 2 * state.round + (state.side is Side.LIGHT)


def _edge(state: Lcg, asked: Decision, id: int, rating: float) -> float:
    if state.the(EdgeBattle).contested or look_up(state.sources[id].key).type is CardType.FATE:
        return rating
    return -1.0
