"""What bots ask of the card game: what could be behind a view, and how good the options look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dejarik.kernel import Ratings, Rng
from dejarik.kernel.minds import Mind
from dejarik.lcg import determinization, evaluation
from dejarik.lcg.rules.state import Lcg


class CardMind(Mind[Lcg]):
    """Draws what can't be seen from the sets that have shown themselves, and rates by `evaluation`."""

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Lcg:
        return determinization.determinize(view, rng)

    def rate(self, state: Lcg) -> Ratings:
        return evaluation.rate(state)
