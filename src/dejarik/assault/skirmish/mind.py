"""What bots ask of a skirmish: what could be behind a view, and how good the options look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dejarik.assault import evaluation
from dejarik.assault.evaluation.quick import QuickPolicy
from dejarik.assault.skirmish import determinization, stakes
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Ratings, Rng
from dejarik.kernel.minds import Mind, Policy

__all__ = ["SkirmishMind", "stakes"]


class SkirmishMind(Mind[SkirmishState]):
    """Draws hands and decks that could be, and rates by `evaluation`."""

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> SkirmishState:
        return determinization.determinize(view, rng)

    def rate(self, state: SkirmishState) -> Ratings:
        return evaluation.rate(state)

    def policy(self, rng: Rng) -> Policy[SkirmishState]:
        return QuickPolicy(rng)
