"""Which turn it is, and whom what is in progress concerns: for players who want to be asked only then."""

from __future__ import annotations

from dejarik.assault.rules.activation.activation import GroupActivation
from dejarik.assault.rules.attack import Attack, find_target
from dejarik.assault.rules.ground import are_opponents
from dejarik.assault.rules.state import Assault
from dejarik.kernel import NOBODY
from dejarik.kernel.concerning import is_concerned

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

    def is_own(id: int) -> bool:
        target = find_target(state, id) if id else None
        return target is not None and getattr(target, "seat", NOBODY) == seat

    if any(isinstance(each, Attack) and is_own(each.target) for each in state.stack):
        return True
    return is_concerned(
        state,
        lambda other: are_opponents(state, other, seat),
        lambda event: any(is_own(getattr(event, name, 0)) for name in _FIGURES),
    )
