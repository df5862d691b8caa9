"""What lasts for a time: icons and values that cards have until the end of a strike, an engagement, a phase.

The end comes with the scope (`rules`: "strike", "engagement", "phase", "turn"); all that ends there ends together
(LCGC-TIM-08).
"""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.kernel import Event, How, Public, Use
from dejarik.kernel.procedures import ScopeName
from dejarik.kernel.queries import ValueName
from dejarik.lcg.content.aiming import Deed
from dejarik.lcg.rules.paying import next_play
from dejarik.lcg.rules.state import Lcg


class Lasting(Event):
    """A value of a card or of a player is different for a time: by so much, or it is allowed or forbidden."""

    subject: Public[int]  # a card, or a seat where the value is a player's
    query: Public[str]
    until: Public[str]  # the scope
    by: Public[int] = 0


def _last(state: Lcg, scope: ScopeName, subject: int, query: ValueName, how: How, amount: int = 0) -> None:
    state.modify(query, how, amount, subject=subject, until=state.scope(scope))
    state.log(Lasting(subject=subject, query=query, by=amount, until=scope))


def change_for(state: Lcg, scope: ScopeName, subjects: Iterable[int], query: ValueName, amount: int) -> None:
    """These cards, or players, have so much more of a value until the scope ends."""
    for subject in subjects if amount else ():
        _last(state, scope, subject, query, How.ADD, amount)


def forbid_for(state: Lcg, scope: ScopeName, subjects: Iterable[int], query: ValueName) -> None:
    """These cards, or players, may not do it until the scope ends."""
    for subject in subjects:
        _last(state, scope, subject, query, How.FORBID)


def allow_for(state: Lcg, scope: ScopeName, subjects: Iterable[int], query: ValueName) -> None:
    """These cards, or players, may do it until the scope ends."""
    for subject in subjects:
        _last(state, scope, subject, query, How.ALLOW)


def they_gain(scope: ScopeName, *queries: ValueName) -> Deed:
    """Each of them has 1 more of these values until the scope ends: `they_gain("engagement", "blast-damage")`."""

    def gain(state: Lcg, use: Use, ids: list[int]) -> None:
        for query in queries:
            change_for(state, scope, ids, query, 1)

    return gain


def they_cannot(scope: ScopeName, *queries: ValueName) -> Deed:
    """None of them may do this until the scope ends: `they_cannot("phase", "can-attack")`."""

    def stop(state: Lcg, use: Use, ids: list[int]) -> None:
        for query in queries:
            forbid_for(state, scope, ids, query)

    return stop


def help_next_play(state: Lcg, use: Use) -> None:
    """The next card that the player pays for in this phase costs 1 less and needs no resource match."""
    seat, end = use.seat, next_play(use.seat)
    state.modify("discount", How.ADD, 1, subject=seat, until=end, key=use.key)
    state.modify("match-waived", How.ALLOW, subject=seat, until=end)
    state.log(Lasting(subject=seat, query="discount", by=1, until="next-play"))
