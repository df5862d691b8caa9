"""Whom what is in progress concerns, as far as it is the same in every game: what opponents use, and events."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.kernel.abilities import AbilityUsed, Use
from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.kernel.windows import NOBODY, Occurrence


def is_concerned(
    state: State, is_opponent: Callable[[int], bool], happens_to_own: Callable[[Event], bool]
) -> bool:
    """Whether an opponent of somebody uses something now, or something happens to what is theirs."""

    def is_opposed(seat: int) -> bool:
        return seat != NOBODY and is_opponent(seat)

    for procedure in state.stack:
        match procedure:
            case Use() if is_opposed(procedure.seat):
                return True
            case Occurrence():
                for event in procedure.events:
                    if is_opposed(event.seat) if isinstance(event, AbilityUsed) else happens_to_own(event):
                        return True
    return False
