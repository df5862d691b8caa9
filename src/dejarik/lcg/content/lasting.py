"""What lasts for a time: icons and values that cards have until the end of a strike, an engagement, a phase.

The end comes with the scope (`rules`: "strike", "engagement", "phase", "turn"); all that ends there ends together
(LCGC-TIM-08).
"""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.kernel import How, Use
from dejarik.kernel.procedures import ScopeName
from dejarik.kernel.queries import ValueName
from dejarik.lcg.content.aiming import Deed
from dejarik.lcg.rules.state import Lcg


def change_for(state: Lcg, scope: ScopeName, subjects: Iterable[int], query: ValueName, amount: int) -> None:
    """These cards, or players, have so much more of a value until the scope ends."""
    for subject in subjects:
        state.modify(query, How.ADD, amount, subject=subject, until=state.scope(scope))


def forbid_for(state: Lcg, scope: ScopeName, subjects: Iterable[int], query: ValueName) -> None:
    """These cards, or players, may not do it until the scope ends."""
    for subject in subjects:
        state.modify(query, How.FORBID, subject=subject, until=state.scope(scope))


def allow_for(state: Lcg, scope: ScopeName, subjects: Iterable[int], query: ValueName) -> None:
    """These cards, or players, may do it until the scope ends."""
    for subject in subjects:
        state.modify(query, How.ALLOW, subject=subject, until=state.scope(scope))


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
