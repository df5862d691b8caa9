"""What abilities hear: conditions and effects that look at their event, and what several events have in common.

Whatever an ability is made of takes the state and the use, and the event with its type where that matters: a function
for another event than the one that the ability is about is a mistake that the type checker finds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar, overload

from dejarik.kernel import Use
from dejarik.kernel.abilities import takes_event
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.state import Lcg

#: An event, or what several events have in common.
H = TypeVar("H")

#: A condition without an event: of an action, or of what is there.
Plain = Callable[[Lcg, Use], bool]
#: A condition on what has happened or is about to happen.
Hears = Callable[[Lcg, Use, H], bool]
When = Plain | Hears[H]
#: What an ability does, with or without a look at its event.
Do = Callable[[Lcg, Use], None] | Callable[[Lcg, Use, H], None]


class AboutCard(Protocol):
    """An event that is about one card."""

    @property
    def card(self) -> int: ...


class AboutFighter(AboutCard, Protocol):
    """An event about a unit in an engagement, on one side of it."""

    @property
    def attacks(self) -> bool: ...


class OfSide(Protocol):
    """Something in the turn of a side."""

    @property
    def side(self) -> Side: ...


class OfPlayer(Protocol):
    """Something that a player does."""

    @property
    def seat(self) -> int: ...


@overload
def both(*conditions: Plain) -> Plain: ...  # type: ignore[overload-overlap]  # only for no conditions at all


@overload
def both(*conditions: When[H]) -> Hears[H]: ...


def both(*conditions: Callable[..., bool]) -> Callable[..., bool]:
    """All of these hold, asked in this order. It hears the event if any of them does."""
    hearing = [takes_event(condition) for condition in conditions]
    if not any(hearing):
        return lambda state, use: all(condition(state, use) for condition in conditions)
    asked = list(zip(conditions, hearing, strict=True))
    return lambda state, use, event: all(
        condition(state, use, event) if hears else condition(state, use) for condition, hears in asked
    )
