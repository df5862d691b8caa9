"""Facts of a table that are worked out once and hold as long as nothing changes: several pages ask for the same, and
each of them more than once.

A moment ends with every line of the journal and with every choice of the game, also one that is not a line yet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, overload

from dejarik.kernel.state import State

T = TypeVar("T")
Self = TypeVar("Self", bound="HasMoments")


class Game(Protocol):
    """A match, as far as it has moments."""

    state: State


class HasMoments(Protocol):
    """A table that has moments."""

    moment: Moment
    position: int

    @property
    def match(self) -> Game: ...


class Moment:
    """A place in the journal and in the game, and what is known of it."""

    def __init__(self) -> None:
        self.position = self.number = -1
        self.state: State | None = None
        self.known: dict[str, Any] = {}


class momentary(Generic[Self, T]):  # it is used as a decorator
    """A property that is worked out once a moment."""

    def __init__(self, find: Callable[[Self], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, table: None, owner: type[Self]) -> momentary[Self, T]: ...

    @overload
    def __get__(self, table: Self, owner: type[Self]) -> T: ...

    def __get__(self, table: Self | None, owner: type[Self]) -> T | momentary[Self, T]:
        if table is None:
            return self
        moment, state = table.moment, table.match.state
        is_past = moment.position != table.position or moment.number != state.number
        if is_past or moment.state is not state:
            moment.position, moment.number, moment.state = table.position, state.number, state
            moment.known = {}
        known = moment.known
        if self._name not in known:
            known[self._name] = self._find(table)
        found: T = known[self._name]
        return found
