"""Threat: what the Imperial player pays with in a mission (CORE-THREAT)."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MOST_THREAT, MissionState
from dejarik.kernel import Cost, Event, Permission, Public

#: Whether threat may rise now: a mission may forbid it. Asked about no subject (0).
can_gain_threat = Permission[MissionState]("can-gain-threat", lambda state, subject: True)


class ThreatChanged(Event):
    """The Imperial player has more threat than before, or less."""

    amount: Public[int]
    threat: Public[int]  # what there is now
    spent: Public[bool] = False


def gain_threat(state: MissionState, amount: int) -> None:
    """Threat rises, to 20 at most; what is above is lost (CORE-THREAT-01)."""
    if can_gain_threat(state, 0):
        _change(state, min(amount, MOST_THREAT - state.threat))


def lose_threat(state: MissionState, amount: int) -> None:
    """Threat falls, never below 0 (CORE-THREAT-01)."""
    _change(state, -min(amount, state.threat))


def spend_threat(state: MissionState, amount: int) -> None:
    """A price is paid; it is never more than there is (CORE-THREAT-05)."""
    assert amount <= state.threat
    _change(state, -amount, spent=True)


def threat_cost(amount: int) -> Cost:
    """Threat as the price of an ability (CORE-THREAT-05)."""
    return Cost(
        lambda state, use: bool(state.threat >= amount),
        lambda state, use: spend_threat(state, amount),
    )


def _change(state: MissionState, amount: int, *, spent: bool = False) -> None:
    if amount:
        state.threat += amount
        state.log(ThreatChanged(amount=amount, threat=state.threat, spent=spent))
