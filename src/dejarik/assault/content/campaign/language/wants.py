"""What the goals of a mission are about, as bots ask for it: objects to use and to destroy, figures to defeat, a
place to reach.

This is advice and no rule. It counts while the goal is told, so that nobody's bot knows what is still to come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.rules.state import Figure, Token

#: Whether something holds for one object.
OfToken = Callable[[MissionState, Token], bool]


@dataclass(frozen=True, slots=True)
class Wants:
    """What has to be done for a goal."""

    #: To interact with objects of these kinds; doors are to be opened.
    use: tuple[str, ...] = ()
    #: To destroy objects of these kinds.
    destroy: tuple[str, ...] = ()
    #: To defeat these figures.
    defeat: Callable[[MissionState, Figure], bool] | None = None
    #: That all heroes are next to a place of this kind.
    reach: str = ""


@dataclass(frozen=True, slots=True)
class Usable:
    """Which figures can interact with objects of a kind, whether with one of them as things stand, and which figures
    keep everybody from it by standing there."""

    by: Callable[[MissionState, Figure], bool]
    now: OfToken
    guards: Callable[[MissionState, Figure], bool] | None = None


@dataclass(frozen=True, slots=True)
class MissionWants:
    """What all goals of a mission are about, in their order, and the kinds of objects that can be used."""

    goals: Mapping[str, Wants] = field(default_factory=dict)
    usable: Mapping[str, Usable] = field(default_factory=dict)


_WANTS: dict[str, MissionWants] = {}
_NOTHING = MissionWants()


def declare_wants(id: str, wants: MissionWants) -> None:
    """Make the wants of a mission known. Its module does so once."""
    _WANTS[id] = wants


def wants_of(state: MissionState) -> MissionWants:
    return _WANTS.get(state.mission, _NOTHING)


def wanted_now(state: MissionState) -> list[Wants]:
    """What the goals are about that the Rebels have been told and have not achieved."""
    return [wants for goal, wants in wants_of(state).goals.items() if goal in state.goals]


def brought_by(event: str) -> Callable[[MissionState, Figure], bool]:
    """The figures of groups that an event brought."""
    return lambda state, figure: state.arrivals.get(figure.group) == event
