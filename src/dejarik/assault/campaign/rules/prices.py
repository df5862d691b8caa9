"""What deploying a group costs in threat (CORE-DEPLOY-04, -08), and the occasion for what lowers it for once."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.facts.library import deployment, is_deployment
from dejarik.assault.rules.printed import cost_of
from dejarik.assault.rules.texts import definition_of, sources_with
from dejarik.kernel import Event, Public


class DuringDeployment(Event):
    """Not an event that happens but the occasion of an optional deployment: abilities listen to it to be offered."""

    seat: Public[int]


def deployment_cost(state: MissionState, card: str) -> int:
    """The cost of a Deployment card, less what texts in play take off it."""
    taken = 0
    for id in sources_with(state, "discounts"):
        discounts = definition_of(state.sources[id].key).discounts
        taken += discounts(state, card) if discounts is not None else 0
    return max(0, cost_of(card) - taken)


def reinforcement_cost(card: str) -> int:
    """What a figure more costs; 0: the card prints nothing, and its group can't be reinforced (CORE-DEPLOY-09)."""
    return deployment(card).reinforcement_cost if is_deployment(card) else 0
