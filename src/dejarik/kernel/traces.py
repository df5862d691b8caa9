"""Whether a piece of the rules has changed anything, for the log: a text that did nothing is told otherwise."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.kernel.records import Hidden, Record

if TYPE_CHECKING:
    from dejarik.kernel.procedures import Procedure
    from dejarik.kernel.state import State

_ASIDE = frozenset({"number", "serial", "stack", "uses"})  # what a use that does nothing changes too
_encoder = msgspec.msgpack.Encoder()


class Trace(Record):
    """How everything but one procedure stood at a moment, as a number, and what had been shown to anybody by then."""

    found: Hidden[int] = 0
    number: Hidden[int] = -1
    lessons: Hidden[int] = 0

    @classmethod
    def of(cls, state: State, but: Procedure) -> Trace:
        return cls(_footprint(state, but), state.number, state.lessons)

    def is_unchanged(self, state: State, but: Procedure) -> bool:
        """Whether nothing has changed since, and nobody has learned anything."""
        known = self.lessons if self.number == state.number else 0
        return state.lessons == known and self.found == _footprint(state, but)


def _footprint(state: State, but: Procedure) -> int:
    below = [each for each in state.stack if each is not but]
    return zlib.crc32(_encoder.encode((_parts_of(type(state))(state), below)))


@cache
def _parts_of(kind: type[State]) -> Callable[[State], tuple[Any, ...]]:
    """What is looked at of states of this class."""
    return attrgetter(*(name for name in kind.__struct_fields__ if name not in _ASIDE))
