"""Threat: what the Imperial player pays with in a mission (CORE-THREAT)."""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault.campaign.rules.state import MOST_THREAT, MissionState
from dejarik.kernel import Cost, Event, Moment, Permission, Public, Query

#: Whether threat may rise now: a mission may forbid it. Asked about no subject (0).
can_gain_threat = Permission[MissionState]("can-gain-threat", lambda state, subject: True)


#: What cards make of the mission's threat level. Asked about no subject (0).
threat_level = Query[MissionState]("threat-level", lambda state, subject: state.threat_level, least=0)


class ThreatRises(Event):
    """Threat is about to rise, to 20 at most; what is above is lost (CORE-THREAT-01)."""

    logged: ClassVar[bool] = False
    amount: Public[int]

    def happen(self, state: MissionState) -> None:
        if self.amount <= 0:  # a text has taken all of it away
            state.log(ThreatChanged(amount=0, threat=state.threat))
        _change(state, min(self.amount, MOST_THREAT - state.threat))


class ThreatChanged(Event):
    """The Imperial player has more threat than before, or less."""

    amount: Public[int]
    threat: Public[int]  # what there is now
    spent: Public[bool] = False


def gain_threat(state: MissionState, amount: int) -> None:
    """Threat rises: at once, unless somebody has something to say to it."""
    if not can_gain_threat(state, 0):
        return
    rise = ThreatRises(amount=amount)
    if state.index.listens(ThreatRises, Moment.BEFORE):
        state.occur(rise)
    else:
        rise.happen(state)


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
