"""What bots ask of a skirmish: what could be behind a view, and how good the options look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dejarik.assault.skirmish import imagining, judgement
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Ratings, Rng
from dejarik.kernel.minds import Mind


class SkirmishMind(Mind[SkirmishState]):
    """Imagines hands and decks, and rates by `judgement`."""

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> SkirmishState:
        return imagining.imagined(view, rng)

    def rate(self, state: SkirmishState) -> Ratings:
        return judgement.rate(state)
