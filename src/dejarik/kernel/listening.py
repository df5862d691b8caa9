"""What listens to what: the abilities and constants of all sources in play, found by events and queries.

It follows from the table of sources, so that opening a window costs what listens to it and not what exists.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from dejarik.kernel.events import AFTER, BEFORE, Event, Moment
from dejarik.kernel.games import game_of
from dejarik.kernel.memos import Memo, new_memo

if TYPE_CHECKING:
    from dejarik.kernel.abilities import Ability, Definition
    from dejarik.kernel.queries import Constant
    from dejarik.kernel.state import State


class Listener(NamedTuple):
    """An ability of a source, ready to react."""

    source: int
    ability: Ability[Any]


class Steady(NamedTuple):
    """A constant ability of a source."""

    source: int
    constant: Constant


Heard = dict[type[Event], tuple[Listener, ...]]


class Index:
    """What every source in its zone listens to and changes. Never altered: a change makes a new one,
    so that the copies of a state can share it. `memo` is for what a game works out from the sources alone."""

    __slots__ = ("_after", "_before", "_heard_after", "_heard_before", "_known", "constants", "memo")

    def __init__(self) -> None:
        self._before: Heard = {}
        self._after: Heard = {}
        self.constants: dict[
            str, tuple[Steady, ...]
        ] = {}  # by the value that they change, in the order of sources
        self._known: dict[int, tuple[Definition, ...]] = {}  # of sources that listen or change anything
        self._heard_before: Heard = {}  # by the class of the event itself, its bases included
        self._heard_after: Heard = {}
        self.memo: Memo = new_memo()

    @classmethod
    def built(cls, state: State) -> Index:
        index = cls()
        definition = game_of(state).definition
        for id, source in sorted(state.sources.items()):
            index._add(definition(source.key), id, source.zone)
        return index

    def including(self, definition: Definition, id: int, zone: str) -> Index:
        if zone not in definition.zones:
            return self._same()
        index = self._besides((definition,))
        index._add(definition, id, zone)
        return index

    def without(self, *ids: int) -> Index:
        gone = {id: self._known[id] for id in ids if id in self._known}
        if not gone:
            return self._same()
        index = self._besides([definition for each in gone.values() for definition in each])
        for id, definitions in gone.items():
            index._drop(definitions, id)
        return index

    def renewed(self, state: State, ids: Collection[int]) -> Index:
        """The same after the texts of these sources have become others, all at once."""
        definition, sources = game_of(state).definition, state.sources
        gone = {id: self._known[id] for id in ids if id in self._known}
        come = [(definition(sources[id].key), id, sources[id].zone) for id in sorted(ids)]
        come = [each for each in come if each[2] in each[0].zones]
        if not gone and not come:
            return self._same()
        index = self._besides(
            [*(text for texts in gone.values() for text in texts), *(text for text, *_ in come)]
        )
        for id, definitions in gone.items():
            index._drop(definitions, id)
        for text, id, zone in come:
            index._add(text, id, zone)
        return index

    def _besides(self, changed: Collection[Definition]) -> Index:
        """A copy in which these texts are about to come or go: what has been heard by others is still known."""
        index = Index()
        index._before, index._after, index.constants = (
            dict(self._before),
            dict(self._after),
            dict(self.constants),
        )
        index._known = dict(self._known)
        index._heard_before = _unchanged(self._heard_before, changed, BEFORE)
        index._heard_after = _unchanged(self._heard_after, changed, AFTER)
        return index

    def _same(self) -> Index:
        """The same listeners, but sources have changed: only the memo begins anew."""
        index = Index()
        index._before, index._after, index.constants = self._before, self._after, self.constants
        index._known = self._known
        index._heard_before, index._heard_after = self._heard_before, self._heard_after
        return index

    def listens(self, kind: type[Event], moment: Moment) -> tuple[Listener, ...]:
        """The abilities that listen to an event of this class, in the order of their sources."""
        heard = self._heard_before if moment is BEFORE else self._heard_after
        found = heard.get(kind)
        if found is None:
            listening = self._before if moment is BEFORE else self._after
            all_of_them = [listener for base in _events_of(kind) for listener in listening.get(base, ())]
            found = heard[kind] = tuple(sorted(all_of_them, key=_by_source))
        return found

    def differences(self, other: Index) -> list[str]:
        """What listens here otherwise than in another index, whatever has been asked of either."""
        found = []
        for moment in Moment:
            mine, theirs = (each._before if moment is BEFORE else each._after for each in (self, other))
            found += [
                f"what listens to {kind.__name__} {moment.value} it takes effect"
                for kind in {*mine, *theirs, *(self._heard_before if moment is BEFORE else self._heard_after)}
                if self.listens(kind, moment) != other.listens(kind, moment)
            ]
        found += [
            f"what changes {name}"
            for name in {*self.constants, *other.constants}
            if self.constants.get(name) != other.constants.get(name)
        ]
        return found

    def same_as(self, other: Index) -> bool:
        """Whether the same listens (`memos`)."""
        return not self.differences(other)

    def listening_for(
        self, state: State, kind: type[Event], moment: Moment, seats: tuple[int, ...]
    ) -> list[Listener]:
        """Those of these seats."""
        found: list[Listener] | None = self.memo.get((kind, moment, seats))
        if found is None:
            sources = state.sources
            found = self.memo[kind, moment, seats] = [
                each for each in self.listens(kind, moment) if sources[each.source].seat in seats
            ]
        return found

    def _add(self, definition: Definition, id: int, zone: str) -> None:
        if zone not in definition.zones:
            return
        self._known[id] = (*self._known.get(id, ()), definition)
        for ability in definition.abilities:
            if zone in ability.zones:
                listening = self._before if ability.moment is BEFORE else self._after
                listening[ability.on] = (*listening.get(ability.on, ()), Listener(id, ability))
        for constant in definition.constants:
            if zone in constant.zones:
                known = self.constants.get(constant.query, ())
                self.constants[constant.query] = tuple(sorted((*known, Steady(id, constant)), key=_by_source))

    def _drop(self, definitions: Collection[Definition], id: int) -> None:
        del self._known[id]
        for definition in definitions:
            for ability in definition.abilities:
                _drop_from(self._before if ability.moment is BEFORE else self._after, ability.on, id)
            for constant in definition.constants:
                _drop_from(self.constants, constant.query, id)


def _by_source(entry: Listener | Steady) -> int:
    return entry.source


@cache
def _events_of(kind: type[Event]) -> tuple[type[Event], ...]:
    """A class of events and its bases that are classes of events."""
    return tuple(base for base in kind.__mro__ if issubclass(base, Event))


def _unchanged(heard: Heard, changed: Collection[Definition], moment: Moment) -> Heard:
    """What is still heard by the same after these texts have come or gone."""
    kinds = tuple(kind for each in changed for kind in each.hears[moment])
    if not kinds:
        return heard  # and whatever is found later: the same listen
    return {kind: found for kind, found in heard.items() if not issubclass(kind, kinds)}


K = TypeVar("K")
V = TypeVar("V", Listener, Steady)


def _drop_from(entries: dict[K, tuple[V, ...]], key: K, id: int) -> None:
    kept = tuple(entry for entry in entries.get(key, ()) if entry[0] != id)
    if kept:
        entries[key] = kept
    else:
        entries.pop(key, None)


def sources_in(state: State, zone: str, seat: int) -> list[int]:
    """The sources of a seat in a zone, by their ids; worked out once for each change of the sources."""
    memo = state.index.memo
    found: list[int] | None = memo.get((zone, seat))
    if found is None:
        found = memo[zone, seat] = [
            id for id, source in state.sources.items() if source.zone == zone and source.seat == seat
        ]
    return list(found)


def lasting_sources(state: State) -> list[int]:
    """The sources that end with a scope, whichever; worked out once for each change of the sources."""
    memo = state.index.memo
    found: list[int] | None = memo.get("lasting")
    if found is None:
        found = memo["lasting"] = [id for id, source in state.sources.items() if source.until]
    return found
