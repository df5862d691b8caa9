"""Events: what happens in a game, as records that others can look at and change.

An event lies in an `Occurrence` (`windows.py`) while it happens: before it takes effect it
can be altered, replaced or cancelled ("would"); after it, others react ("after").
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any, ClassVar

from dejarik.kernel.records import Family, Public, Record


class EventFamily(Family):
    __slots__ = ()
    members: ClassVar[dict[str, type]] = {}


class Event(Record, EventFamily, kw_only=True):
    """Something that happens. `happen` is its effect; an event without one is an occasion."""

    cancelled: Public[bool] = False

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
