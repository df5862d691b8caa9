"""What deploying and reinforcing a group costs in threat (CORE-DEPLOY-04, -08), and the occasion for what lowers it for
once."""

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
    return max(0, cost_of(card) - _taken_off(state, card, "discounts"))


def can_be_reinforced_at_all(card: str) -> bool:
    """CORE-DEPLOY-09: whether a cost is printed for it."""
    return is_deployment(card) and deployment(card).reinforcement_cost > 0


def reinforcement_cost(state: MissionState, card: str) -> int:
    """What a figure more costs, less what texts in play take off it."""
    return max(0, deployment(card).reinforcement_cost - _taken_off(state, card, "reinforcement_discounts"))


def _taken_off(state: MissionState, card: str, kind: str) -> int:
    texts = (definition_of(state.sources[id].key) for id in sources_with(state, kind))
    return sum(getattr(text, kind)(state, card) for text in texts)


def keep_out(state: MissionState, card: str) -> None:
    """A group that has come back to the hand is not deployed again before the next round."""
    state.memory[_kept(state, card)] = kept_out(state, card) + 1


def kept_out(state: MissionState, card: str) -> int:
    """How many groups of a card in the hand are kept out of this round."""
    return state.memory.get(_kept(state, card), 0)


def _kept(state: MissionState, card: str) -> str:
    return f"kept-out:{state.round}:{card}"
