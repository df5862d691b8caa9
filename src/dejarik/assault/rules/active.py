"""Whose activation is going on, and who is nobody's friend meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from dejarik.assault.rules.reports import ActionsGained
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use

if TYPE_CHECKING:
    from dejarik.assault.rules.activation import Activation
    from dejarik.assault.rules.attack import Attack


def activation(state: Assault) -> Activation | None:
    """The activation in progress, the innermost one."""
    for procedure in reversed(state.stack):
        if procedure.scope == "activation":
            return cast("Activation", procedure)
    return None


def on_turn(state: Assault) -> tuple[int, ...]:
    """The player whose figure is being activated, also while something interrupts that; nobody between activations."""
    for procedure in state.stack:
        if procedure.scope == "activation":
            id = cast("Activation", procedure).figure
            figure = state.figures.get(id) or state.fallen.get(id)
            return () if figure is None else (figure.seat,)
    return ()


def is_active(state: Assault, figure: Figure) -> bool:
    """Whether this figure is being activated."""
    current = activation(state)
    return current is not None and current.figure == figure.id


def gain_actions(state: Assault, actions: int) -> None:
    """The figure that is activated may perform so many additional actions."""
    current = activation(state)
    if current is not None and actions:
        current.actions += actions
        state.log(ActionsGained(figure=current.figure, actions=actions))


def in_special_action(state: Assault) -> bool:
    """Whether what is being resolved is part of a special action: its own text and the attacks in it with their surge
    abilities, but no reaction to them, which is a text of its own."""
    current = activation(state)
    if current is None or not current.special:
        return False
    texts = (place for place in reversed(range(len(state.stack))) if isinstance(state.stack[place], Use))
    innermost = next(texts, 0)
    return innermost > 0 and state.stack[innermost - 1] is current


def is_cut_short(state: Assault, figure: int) -> bool:
    """Whether what is being resolved belongs to an activation of the figure that has ended meanwhile (CORE-ACT-10,
    CORE-WOUND-04): an action, or what is used during it, but no reaction, which is a text of its own."""
    current = activation(state)
    if current is None or current.figure != figure or not current.broken:
        return False
    for place in reversed(range(len(state.stack))):
        if isinstance(state.stack[place], Use):
            return state.stack[place - 1] is current
        if state.stack[place] is current:
            break
    return True


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
