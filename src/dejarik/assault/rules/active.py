"""Whose activation is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from dejarik.assault.rules.state import Assault, Figure

if TYPE_CHECKING:
    from dejarik.assault.rules.activation import Activation


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
