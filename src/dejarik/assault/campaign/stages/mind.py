"""What bots think between two missions: they buy what they can, fit what fits, and go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.stages.departing import FIT, GIVE, LEAVE, READY, TAKE_OFF
from dejarik.assault.campaign.stages.empire import BUY_AGENDA
from dejarik.assault.campaign.stages.hiding import determinize
from dejarik.assault.campaign.stages.rebels import BUY, LEARN, SELL
from dejarik.kernel import Ratings, Rng, decision
from dejarik.kernel.minds import Mind

_WORTH = {
    **dict.fromkeys((LEARN, BUY, BUY_AGENDA), 2.0),
    FIT: 1.0,
    **dict.fromkeys((LEAVE, READY), 0.5),
    **dict.fromkeys((SELL, GIVE, TAKE_OFF), -1.0),
}


class StageMind(Mind[StageState]):
    """Knows what is worth something, and little of what is worth more."""

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> StageState:
        return determinize(view, rng)

    def rate(self, state: StageState) -> Ratings:
        asked = decision(state)
        if asked is None:
            return {}
        return {place: _WORTH.get(option.verb, 0.0) for place, option in enumerate(asked.options)}
