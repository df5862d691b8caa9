"""Which turn it is, and whom what is in progress concerns: for players who want to be asked only then."""

from __future__ import annotations

from dejarik.assault.rules.activation.activation import GroupActivation
from dejarik.assault.rules.attack import Attack, find_target
from dejarik.assault.rules.ground import are_opponents
from dejarik.assault.rules.state import Assault
from dejarik.kernel import NOBODY, Event, Occurrence, Use
from dejarik.kernel.abilities import AbilityUsed

#: The fields in which events name the figures that they happen to.
_FIGURES = ("figure", "target")


def turn_label(state: Assault) -> str | None:
    """A turn is the activation of a group."""
    found = state.find(GroupActivation)
    if found is None:
        return None
    left = state.groups[found.group].activations if found.group in state.groups else 0
    return f"turn:{state.round}:{found.group}:{left}"


def concerns(state: Assault, seat: int) -> bool:
    """Whether a player's figure is attacked, an opponent uses a card, or something happens to a figure of theirs."""
    for procedure in state.stack:
        match procedure:
            case Attack() if _is_own(state, procedure.target, seat):
                return True
            case Use() if _is_opposed(state, procedure.seat, seat):
                return True
            case Occurrence() if any(_is_about(state, event, seat) for event in procedure.events):
                return True
    return False


def _is_own(state: Assault, id: int, seat: int) -> bool:
    target = find_target(state, id) if id else None
    return target is not None and getattr(target, "seat", NOBODY) == seat


def _is_opposed(state: Assault, by: int, seat: int) -> bool:
    return by != NOBODY and are_opponents(state, by, seat)


def _is_about(state: Assault, event: Event, seat: int) -> bool:
    if isinstance(event, AbilityUsed):
        return _is_opposed(state, event.seat, seat)
    return any(_is_own(state, getattr(event, name, 0), seat) for name in _FIGURES)
