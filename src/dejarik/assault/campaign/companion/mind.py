"""What bots think of a mission that people tell: nothing. It happens at a table
that they do not see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dejarik.assault.campaign.companion.hiding import determinize
from dejarik.assault.campaign.companion.state import ToldState
from dejarik.kernel import Ratings, Rng, decision
from dejarik.kernel.minds import Mind


class ToldMind(Mind[ToldState]):
    """Likes every answer as much as any other, but goes on where it can."""

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> ToldState:
        return determinize(view, rng)

    def rate(self, state: ToldState) -> Ratings:
        asked = decision(state)
        if asked is None:
            return {}
        return {place: float(option.verb.word in _ONWARDS) for place, option in enumerate(asked.options)}


#: What leads to the end of a mission that nobody plays.
_ONWARDS = frozenset({"end-round", "ending", "event", "enter", "agree"})
