"""Events: what happens in a game, as records that others can look at and change.

An event lies in an `Occurrence` (`windows.py`) while it happens: before it takes effect it
can be altered, replaced or cancelled ("would"); after it, others react ("after").
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from dejarik.kernel.records import Family, Public, Record


class DueTo(msgspec.Struct, frozen=True):
    """The text that something came from: whose card does it, and how many texts lie around it."""

    key: str
    ability: str
    seat: int
    source: int
    depth: int


class EventFamily(Family):
    __slots__ = ()
    members: ClassVar[dict[str, type]] = {}


class Event(Record, EventFamily, kw_only=True):
    """Something that happens. `happen` is its effect; an event without one is an occasion.

    `due_to` is known of what was logged: the innermost text that was being carried out, if there was one. Likewise
    `cancelled_by`, of what a text has cancelled (`abilities.cancel`)."""

    #: Whether the log hears of it when it takes effect; what is logged as soon as it begins is not logged again.
    logged: ClassVar[bool] = True
    #: Whether the text that it is due to has done something with it; a choice alone is nothing yet.
    is_effect: ClassVar[bool] = True

    cancelled: Public[bool] = False
    due_to: Public[DueTo | None] = None
    cancelled_by: Public[DueTo | None] = None

    def happen(self, state: Any) -> None:
        """Take effect. Procedures pushed here are carried out before anybody reacts."""


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = EventFamily


class Moment(enum.Enum):
    """The two windows around an event."""

    BEFORE = "before"
    AFTER = "after"


BEFORE, AFTER = Moment  # for whoever asks at every event: naming a member by its class takes long
