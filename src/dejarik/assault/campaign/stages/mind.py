"""What bots think between two missions: they learn what they can, buy what makes them stronger, fit it, and go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dejarik.assault.campaign.log_party import brought_by
from dejarik.assault.campaign.outfits import gain
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.stages.aftermath import HERO
from dejarik.assault.campaign.stages.departing import FIT, GIVE, LEAVE, READY, TAKE_OFF
from dejarik.assault.campaign.stages.empire import BUY_AGENDA
from dejarik.assault.campaign.stages.hiding import determinize
from dejarik.assault.campaign.stages.rebels import BUY, LEARN, SELL, Shopping, price
from dejarik.kernel import Option, Ratings, Rng, decision
from dejarik.kernel.minds import Mind

_WORTH = {
    **dict.fromkeys((LEARN, BUY_AGENDA), 2.0),
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
        return {place: _rated(state, option) for place, option in enumerate(asked.options)}


def _rated(state: StageState, option: Option) -> float:
    """Nothing is bought that helps nobody; it goes to whom it helps most."""
    log, top = state.campaign, state.stack[-1]
    if option.verb is BUY:
        helped = max(gain(brought_by(log, seat), option.value) for seat in log.seats)
        return helped / max(1, price(state, option.value)) if helped > 0 else -1.0
    if option.verb is HERO and isinstance(top, Shopping):
        return gain(brought_by(log, option.value), top.bought)
    return _WORTH.get(option.verb, 0.0)
