"""Agenda cards in a mission (CORE-AGENDA-02): secret ones are played from the hand, some of them for influence.

Others lie open like Class cards. What becomes of a card that has been played, the campaign asks it after the mission.
"""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.rules.state import HAND
from dejarik.kernel import Cost, Event, Public, Use
from dejarik.kernel.listening import sources_in


class InfluenceSpent(Event):
    """The Imperial player has paid with influence."""

    amount: Public[int]
    influence: Public[int]  # what there is now


def secret_agendas(state: MissionState) -> list[int]:
    """The agendas in the Imperial hand, by their sources."""
    return sources_in(state, HAND, EMPIRE)


def play_cost() -> Cost:
    """The card leaves the hand and is known to everybody."""
    return Cost(lambda state, use: use.source in state.sources, _play)


def _play(state: MissionState, use: Use) -> None:
    state.leave(use.source)
    state.learn()
    empire(state).played.append(use.key)


def influence_cost(amount: int) -> Cost:
    """Influence that the Imperial player must have."""
    return Cost(
        lambda state, use: bool(empire(state).influence >= amount),
        lambda state, use: _spend(state, amount),
    )


def _spend(state: MissionState, amount: int) -> None:
    player = empire(state)
    player.influence -= amount
    state.log(InfluenceSpent(amount=amount, influence=player.influence))
