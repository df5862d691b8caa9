"""What lasts for a time: icons and values that cards have until the end of a strike, an engagement, a phase.

The end comes with the scope (`rules`: "strike", "engagement", "phase", "turn"); all that ends there ends together
(LCGC-TIM-08).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dejarik.kernel import How, Use
from dejarik.lcg.rules.state import Lcg, in_play


def change_for(state: Lcg, scope: str, subjects: Iterable[int], query: str, amount: int) -> None:
    """These cards, or players, have so much more of a value until the scope ends."""
    for subject in subjects:
        state.modify(query, How.ADD, amount, subject=subject, until=state.scope(scope))


def forbid_for(state: Lcg, scope: str, subjects: Iterable[int], query: str) -> None:
    """These cards, or players, may not do it until the scope ends."""
    for subject in subjects:
        state.modify(query, How.FORBID, subject=subject, until=state.scope(scope))


def allow_for(state: Lcg, scope: str, subjects: Iterable[int], query: str) -> None:
    """These cards, or players, may do it until the scope ends."""
    for subject in subjects:
        state.modify(query, How.ALLOW, subject=subject, until=state.scope(scope))


def targets_gain(scope: str, *queries: str) -> Callable[[Lcg, Use], None]:
    """Each target has 1 more of these values until the scope ends: `targets_gain("engagement", "blast-damage")`."""

    def gain(state: Lcg, use: Use) -> None:
        reached = [id for id in use.targets if in_play(state, id)]
        for query in queries:
            change_for(state, scope, reached, query, 1)

    return gain


def targets_cannot(scope: str, *queries: str) -> Callable[[Lcg, Use], None]:
    """Each target may not do this until the scope ends: `targets_cannot("phase", "can-attack")`."""

    def stop(state: Lcg, use: Use) -> None:
        reached = [id for id in use.targets if in_play(state, id)]
        for query in queries:
            forbid_for(state, scope, reached, query)

    return stop
