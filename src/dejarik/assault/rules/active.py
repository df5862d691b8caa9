"""Whose activation is going on, and who is nobody's friend meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from dejarik.assault.rules.state import Assault, Figure

if TYPE_CHECKING:
    from dejarik.assault.rules.activation import Activation
    from dejarik.assault.rules.attack import Attack


def activation(state: Assault) -> Activation | None:
    """The activation in progress, the innermost one."""
    for procedure in reversed(state.stack):
        if procedure.scope == "activation":
            return cast("Activation", procedure)
    return None


def is_active(state: Assault, figure: Figure) -> bool:
    """Whether this figure is being activated."""
    current = activation(state)
    return current is not None and current.figure == figure.id


def activation_of(state: Assault, figure: Figure) -> Activation | None:
    """The figure's own activation, also while another one interrupts it."""
    for procedure in state.stack:
        if procedure.scope == "activation" and cast("Activation", procedure).figure == figure.id:
            return cast("Activation", procedure)
    return None


def borrowed(state: Assault) -> int:
    """The figure that another player attacks with just now: to it everybody is hostile (IA-ATTACK-05). 0: none."""
    for procedure in reversed(state.stack):
        if procedure.scope == "attack" and cast("Attack", procedure).borrowed:
            return cast("Attack", procedure).attacker
    return 0
