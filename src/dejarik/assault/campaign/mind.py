"""What bots ask of a mission: what could be behind a view, and how good the options look."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from dejarik.assault import evaluation
from dejarik.assault.campaign import determinization, stakes
from dejarik.assault.campaign.bearings import aims_for, bearing
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.tempers import Temper, Tempered
from dejarik.assault.evaluation.quick import QuickPolicy
from dejarik.kernel import Ratings, Rng
from dejarik.kernel.minds import Bearing, Mind, Policy

__all__ = ["MissionMind", "stakes"]


class MissionMind(Mind[MissionState]):
    """Draws a hand and agendas that could be, and rates by `evaluation`."""

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> MissionState:
        return determinization.determinize(view, rng)

    def rate(self, state: MissionState) -> Ratings:
        return evaluation.rate(state)

    def policy(self, rng: Rng) -> Policy[MissionState]:
        return QuickPolicy(rng)

    def characters(self, rng: Rng) -> list[Policy[MissionState]]:
        return [
            self.policy(rng.split()) if each is Temper.USUAL else Tempered(self.policy(rng.split()), each)
            for each in Temper
        ]

    def bearing(self, state: MissionState) -> Bearing:
        return bearing(state)

    def aims_for(self, state: MissionState, missing: Collection[str]) -> Mapping[int, int | None]:
        return aims_for(state, missing)
