"""What the goals of a mission are about, as bots ask for it: objects to use, to destroy, to carry somewhere and to
keep, figures to defeat and to protect, a place to reach.

This is advice and no rule. What the Rebels want counts while the goal is told, so that nobody's bot knows what is still
to come; what the Empire wants (`imperials_want`), from one event to another. Each side wants to keep the other from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import REBEL_TEAM, MissionState
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.memos import waiting_memo

#: Whether something holds for one object, and whether a figure is one of some.
OfToken = Callable[[MissionState, Token], bool]
Whom = Callable[[MissionState, Figure], bool]


@dataclass(frozen=True, slots=True)
class Wants:
    """What has to be done for a goal."""

    #: To interact with objects of these kinds; doors are to be opened.
    use: tuple[str, ...] = ()
    #: To come next to objects of these kinds, doors too: something can be done there, though not by interacting.
    visit: tuple[str, ...] = ()
    #: To destroy objects of these kinds.
    destroy: tuple[str, ...] = ()
    #: To defeat these figures.
    defeat: Whom | None = None
    #: That all heroes are next to a place of this kind, or all of `who`; of the Empire, that one figure is.
    reach: str = ""
    who: Whom | None = None
    #: That all heroes, or all of `who`, go into a place of this kind itself.
    enter: str = ""
    #: Places of this kind lead from one to another: ladders, hidden passages. Who has no way on foot to where it has to
    #: be goes there, and figures that are driven are nearer by them.
    via: str = ""
    #: To come next to one of these sections of the map, none of which is laid yet.
    find: tuple[str, ...] = ()
    #: To pick up objects of these kinds, and to have them brought next to a place of the kind `to`; without one, to
    #: where who carries them may escape, if there is such a way out.
    carry: tuple[str, ...] = ()
    to: str = ""
    #: That what is carried has to be brought into the place itself.
    into: bool = False
    #: To pick up objects of these kinds, which are of use beside what has to be destroyed.
    tools: tuple[str, ...] = ()
    #: To drive these figures, which are nobody's, to the place `to`: the others want them far away from it.
    drive: Whom | None = None
    #: To stand beside these figures, where something has to be done.
    beside: Whom | None = None
    #: That these figures are not defeated.
    protect: Whom | None = None
    #: That objects of these kinds stay: the others should not come near them.
    keep: tuple[str, ...] = ()
    #: What the mission counts under these names (`count`) is progress, instead of objects that are gone: for those
    #: that both sides want.
    counts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Demand:
    """The attribute test that an object asks of who interacts with it: what is rolled in vain stays there."""

    attributes: tuple[Attribute, ...]
    needed: int


@dataclass(frozen=True, slots=True)
class Usable:
    """Which figures can interact with objects of a kind, whether with one of them as things stand, which figures keep
    everybody from it by standing there, and what has to be passed for it."""

    by: Whom
    now: OfToken
    guards: Whom | None = None
    test: Demand | None = None


@dataclass(frozen=True, slots=True)
class MissionWants:
    """What all goals of a mission are about, in their order, the kinds of objects that can be used, and what the Empire
    wants and when."""

    goals: Mapping[str, Wants] = field(default_factory=dict)
    #: By kind: each way to use them, for the sides may use them in different ways.
    usable: Mapping[str, Sequence[Usable]] = field(default_factory=dict)
    imperial: Sequence[tuple[Condition, Wants]] = ()
    #: What is counted until a side wins by it: the side and the name of the counter.
    tallies: Sequence[tuple[int, str]] = ()

    def all_of(self, side: int) -> list[Wants]:
        """Everything that a side will ever want."""
        return list(self.goals.values()) if side == REBEL_TEAM else [wants for _, wants in self.imperial]


_WANTS: dict[str, MissionWants] = {}
_NOTHING = MissionWants()


def declare_wants(id: str, wants: MissionWants) -> None:
    """Make the wants of a mission known. Its module does so once."""
    _WANTS[id] = wants


def wants_of(state: MissionState) -> MissionWants:
    return _WANTS.get(state.mission, _NOTHING)


def wanted_now(state: MissionState, side: int) -> list[Wants]:
    """What a side wants now: the Rebels, what the goals are about that they have been told and have not achieved."""
    memo = waiting_memo(state)
    found: list[Wants] | None = memo.get(("wanted", side))
    if found is None:
        known = wants_of(state)
        if side == REBEL_TEAM:
            found = [wants for goal, wants in known.goals.items() if goal in state.goals]
        else:
            found = [wants for holds, wants in known.imperial if holds(state)]
        memo["wanted", side] = found
    return found


def brought_by(event: str) -> Whom:
    """The figures of groups that an event brought."""
    return lambda state, figure: state.arrivals.get(figure.group) == event


def of_card(*cards: str) -> Whom:
    """The figures of these cards, or with these names of the mission's own figures."""
    return lambda state, figure: figure.card in [card_named(state, card) for card in cards]
