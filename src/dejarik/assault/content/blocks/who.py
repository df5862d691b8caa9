"""Who and what an ability speaks of: the figure whose it is, the attack in progress, the side it is on.

A condition or effect that looks at what it reacts to takes the event as its third parameter, with its type. It is a
named function then: of a lambda nobody could tell whether it fits the event that the ability listens to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, overload

from dejarik.assault.rules.attack import Attack, AttackEvent
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use
from dejarik.kernel.abilities import takes_event

H = TypeVar("H", contravariant=True)
#: The state that a text is written for: any game's, or that of a skirmish.
S = TypeVar("S", bound=Assault)

When_ = Callable[[S, Use], bool]


Do = Callable[[S, Use], None]


class WhenHearing(Protocol[H]):
    """A condition about an event of this kind."""

    def __call__(self, state: Any, use: Use, event: H, /) -> bool: ...


class DoHearing(Protocol[H]):
    """An effect that depends on an event of this kind."""

    def __call__(self, state: Any, use: Use, event: H, /) -> None: ...


class AboutFigure(Protocol):
    """Something that happens to a figure."""

    figure: int


def me(state: Assault, use: Use) -> Figure:
    """The figure whose ability is used ("you", IA-YOU-01)."""
    return state.figures[use.subject]


def here(state: Assault, use: Use) -> bool:
    """The figure is on the board."""
    figure = state.figures.get(use.subject)
    return figure is not None and figure.space >= 0


def mover(state: Assault, use: Use) -> int:
    """Who moves and attacks with the figure: its own player, also when a team-mate's card makes it (R-IA-16), or else
    who resolves the ability (IA-ATTACK-03)."""
    figure = me(state, use)
    return figure.seat if team(state, figure.seat) == team(state, use.seat) else use.seat


def the_attack(state: Assault) -> Attack:
    return state.the(Attack)


def attacking(state: Assault, use: Use, event: AttackEvent) -> bool:
    """The figure is the attacker."""
    return event.attacker == use.subject


def defending(state: Assault, use: Use, event: AttackEvent) -> bool:
    """The figure is the target."""
    return event.target == use.subject


def it_is_me(state: Assault, use: Use, event: AboutFigure) -> bool:
    """The event happens to this very figure."""
    return event.figure == use.subject


@overload
def both(*conditions: When_[S]) -> When_[S]: ...  # type: ignore[overload-overlap]  # a function takes the event or not
@overload
def both(*conditions: When_[S] | WhenHearing[H]) -> WhenHearing[H]: ...
def both(*conditions: Any) -> Any:
    """All of these hold."""
    if not any(takes_event(condition) for condition in conditions):
        return lambda state, use: all(condition(state, use) for condition in conditions)
    hearing = [condition if takes_event(condition) else _deaf(condition) for condition in conditions]
    return lambda state, use, event: all(condition(state, use, event) for condition in hearing)


def _deaf(condition: When_[Any]) -> WhenHearing[object]:
    return lambda state, use, event: condition(state, use)
