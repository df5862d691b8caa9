"""Who and what an ability speaks of: the figure whose it is, the attack in progress, the side it is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use

When_ = Callable[[Any, Use], bool]


Do = Callable[[Any, Use], None]


def me(state: Assault, use: Use) -> Figure:
    """The figure whose ability is used ("you", IA-YOU-01)."""
    return state.figures[use.subject]


def here(state: Assault, use: Use) -> bool:
    """The figure is on the board."""
    figure = state.figures.get(use.subject)
    return figure is not None and figure.space >= 0


def the_attack(state: Assault) -> Attack:
    return state.the(Attack)


def attacking(state: Assault, use: Use) -> bool:
    """The figure is the attacker."""
    return bool(use.event(state).attacker == use.subject)


def defending(state: Assault, use: Use) -> bool:
    """The figure is the target."""
    return bool(use.event(state).target == use.subject)


def it_is_me(state: Assault, use: Use) -> bool:
    """The event happens to this very figure."""
    return bool(use.event(state).figure == use.subject)


def always(state: Any, use: Use) -> bool:
    return True


def both(*conditions: When_) -> When_:
    return lambda state, use: all(condition(state, use) for condition in conditions)
