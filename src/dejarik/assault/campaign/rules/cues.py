"""When something of a mission is due, for people who see it at a table of their own (`campaign.companion`).

The rules of a mission that is played here listen to events of the kernel. Where people play with their own figures
there are none: they say what has happened, and the *cues* of the mission say what follows from it. A condition that
can be judged by what has been told is a `Known` one; every other is left to the Imperial player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.facts.campaign_records import Side


class Course(Protocol):
    """What is known of a mission where people play with their own figures."""

    @property
    def happened(self) -> Sequence[str]: ...

    @property
    def round(self) -> int: ...

    @property
    def healthy(self) -> int:
        """How many heroes are not wounded."""

    @property
    def at_end_of_round(self) -> bool: ...

    @property
    def won(self) -> Side | None: ...


@dataclass(frozen=True, slots=True)
class Known:
    """A condition that can be judged by the course alone; `judge` says None where that does not tell."""

    test: Callable[[MissionState], bool]
    judge: Callable[[Course], bool | None]
    is_plain: bool = True
    """Whether the course always tells."""

    def __call__(self, state: MissionState) -> bool:
        return self.test(state)


def known(judge: Callable[[Course], bool | None]) -> Callable[[Callable[[MissionState], bool]], Known]:
    """A condition written as a function, with how it is judged."""
    return lambda test: Known(test, judge)


def judged(condition: Callable[[MissionState], bool] | None, course: Course) -> bool | None:
    """Whether something holds, for all that has been told; None: that does not tell. No condition always holds."""
    if condition is None:
        return True
    return condition.judge(course) if isinstance(condition, Known) else None


def all_judged(conditions: Sequence[Callable[[MissionState], bool] | None], course: Course) -> bool | None:
    """Whether all of these hold."""
    found = [judged(each, course) for each in conditions]
    return False if False in found else None if None in found else True


class Sign(StrEnum):
    """What people see."""

    ROUND_ENDS = "round-ends"
    ROUND_BEGINS = "round-begins"
    STATUS_BEGINS = "status-begins"
    OPENED = "opened"  # a door
    DEALT_WITH = "dealt-with"  # an object: used, claimed, tested, retrieved
    DESTROYED = "destroyed"  # an object
    REVEALED = "revealed"  # a token that lay face down
    COUNTED = "counted"  # something that the mission counts
    TOLD = "told"  # another event has been carried out
    DEFEATED = "defeated"  # a figure of a card
    FALLEN = "fallen"  # any figure
    WOUNDED = "wounded"  # a hero
    ALL_WOUNDED = "all-wounded"
    ESCAPED = "escaped"  # a figure of a card, or any
    ENTERED = "entered"  # an area
    MOVED = "moved"  # somebody, to where it matters
    LAID = "laid"  # a section of the map
    ELSE = "else"  # the mission's rules say what


@dataclass(frozen=True, slots=True)
class Cue:
    """A sign, what it is about (doors, kinds, cards, areas, sections, events, by their names in the data; none: any),
    and how often it was seen, or in which round; 0: whenever."""

    sign: Sign
    names: tuple[str, ...] = ()
    number: int = 0
    first: int = 0  # the first round
    colour: str = ""
    only: tuple[Callable[[MissionState], bool], ...] = ()
    """Conditions that narrow it."""


@dataclass(frozen=True, slots=True)
class Due:
    """When an event happens or a mission is over: at any of these cues, if a condition holds; once, or each time."""

    cues: tuple[Cue, ...] = ()
    when: Callable[[MissionState], bool] | None = None
    each: bool = False


def needs_words(due: Due) -> bool:
    """Whether the mission itself has to tell people what to look for."""
    conditions = [due.when, *(each for cue in due.cues for each in cue.only)]
    return any(cue.sign is Sign.ELSE for cue in due.cues) or any(
        each is not None and not is_plain(each) for each in conditions
    )


def is_plain(condition: Callable[[MissionState], bool]) -> bool:
    """Whether what has been told always says whether something holds."""
    return isinstance(condition, Known) and condition.is_plain


@dataclass(frozen=True, slots=True)
class Ending:
    """A way in which a mission can be over."""

    side: Side
    reason: str
    due: Due = Due()
