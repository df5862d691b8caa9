"""The state: everything a game is at one moment, and the few verbs that every game needs.

All of it is plain data (`records.py`): what is being carried out is the stack of
procedures, what can react is the table of sources, what lasts is modifiers with an end.
Beside the data hang caches that can be thrown away at any time; they are never saved,
compared or sent.
"""

from __future__ import annotations

import enum
from collections.abc import Collection
from functools import cached_property
from typing import TYPE_CHECKING, NewType, TypeVar

from dejarik.kernel.abilities import IN_PLAY, due_to_now, note_report
from dejarik.kernel.events import Event
from dejarik.kernel.games import game_of
from dejarik.kernel.listening import Index, lasting_sources
from dejarik.kernel.procedures import AnyProcedure, Procedure, ScopeName, scope_label
from dejarik.kernel.records import Hidden, Public, Record, Seen, copy
from dejarik.kernel.rng import Rng
from dejarik.kernel.windows import NOBODY, Occurrence

if TYPE_CHECKING:
    from dejarik.kernel.queries import ValueName

#: A seat at the table, from 0. `NOBODY` is the seat of the rules themselves.
Seat = int

#: The subject of a modifier that concerns all subjects.
EVERYBODY = -1

SourceId = NewType("SourceId", int)
NO_SOURCE = SourceId(0)

P = TypeVar("P", bound=Procedure)


class Outcome(Record, omit_defaults=True):
    """How a game ended: why, and who won. No winner is a draw."""

    reason: Public[str]
    winners: Public[tuple[Seat, ...]] = ()
    by: Public[str] = ""  # the key of the text that decided it, where one did


class Source(Record):
    """Something whose text counts: a card in a zone, a condition on a figure, a mission's rule.

    `key` names its definition in the content, `subject` what it belongs to (a figure,
    say). A source that is not `open` shows its key to its own seat only. `until` is
    the scope that it ends with, if it is an effect that lasts for a time.
    """

    key: Seen[str]
    seat: Public[Seat]
    zone: Public[str] = IN_PLAY
    subject: Public[int] = 0
    open: Public[bool] = True
    until: Public[str] = ""

    def seen(self, eyes: Collection[int]) -> bool:
        return self.open or self.seat in eyes


class How(enum.Enum):
    """What a modifier does to the value it meets."""

    ADD = "add"
    SET = "set"
    ALLOW = "allow"
    FORBID = "forbid"


ADD, SET, ALLOW, FORBID = How


class Modifier(Record):
    """A lasting change of one value, of one subject or of everybody.

    It ends with the scope `until`, and with its source if it has one.
    """

    query: Public[str]
    how: Public[How]
    value: Public[int] = 0
    subject: Public[int] = EVERYBODY
    source: Public[int] = 0
    until: Public[str] = ""
    key: Public[str] = ""  # of the text that made it, where that is told of when its source is gone


class Unforeseen(Exception):
    """Somebody would learn something now, in a copy that only looks ahead (`obvious`)."""


class State(Record, dict=True, gc=True, kw_only=True):
    """A game at one moment. A game derives its own state from this and adds its fields."""

    game: Public[str]
    rng: Hidden[Rng]
    number: Public[int] = 0  # of the decision that is waited for
    serial: Public[int] = 0  # the last id that was given out
    stack: Public[list[AnyProcedure]] = []
    sources: Public[dict[int, Source]] = {}
    modifiers: Public[list[Modifier]] = []
    uses: Public[dict[str, dict[str, int]]] = {}  # scope → ability of a source → times
    outcome: Public[Outcome | None] = None

    # --- Procedures -------------------------------------------------------------------------------

    def push(self, *procedures: Procedure) -> None:
        """Carry these out, the first one first, then go on with what is in progress.

        What one step starts is carried out in the order in which it is written: a second push comes later."""
        stack = self.stack
        base: int = self.__dict__.get("base_", len(stack))
        for procedure in reversed(procedures):
            procedure.under = base - 1
            if procedure.scope:
                procedure.frame = self.new_id()
        stack[base:base] = procedures[::-1]

    def find(self, kind: type[P]) -> P | None:
        """The innermost procedure of that class in progress."""
        for procedure in reversed(self.stack):
            if isinstance(procedure, kind):
                return procedure
        return None

    def the(self, kind: type[P]) -> P:
        """The innermost procedure of that class, which must be in progress."""
        found = self.find(kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} is in progress")
        return found

    def occur(self, *events: Event) -> None:
        """Let these happen at the same time, with their windows before and after."""
        self.push(Occurrence(events=list(events)))

    @property
    def taking_effect(self) -> Occurrence:
        """The events that take effect in this step, to whoever is one of them."""
        occurrence = self.stack[self.__dict__["base_"] - 1]
        assert isinstance(occurrence, Occurrence)
        return occurrence

    def finish(self, reason: str, *winners: Seat, by: str = "") -> None:
        """The game is over; `by` is the text that decided it."""
        self.outcome = Outcome(reason, winners, by)

    # --- What happened, for those who watch -------------------------------------------------------

    def log(self, event: Event, place: int | None = None) -> None:
        """Report an event that nothing reacts to, or that has taken effect; at its place before what came of it."""
        if "unheard" in self.__dict__:  # `is_unheard`, asked for every event there is
            return
        entry = copy(event)
        entry.due_to = due_to_now(self)
        if entry.due_to is not None and entry.is_effect and not entry.cancelled:
            note_report(self)
        if place is None:
            self.journal.append(entry)
        else:
            self.journal.insert(place, entry)

    @property
    def is_unheard(self) -> bool:
        """Whether nobody hears of what happens here (`engine.rehearsal`). Not part of the state."""
        return "unheard" in self.__dict__

    def learn(self, by: int = NOBODY) -> None:
        """Something hidden has been shown to somebody: taking back is no longer free. `by`: a seat has shown what it
        alone knew, and has learned nothing itself: for that seat it still is."""
        if "foreseeing_" in self.__dict__:
            raise Unforeseen
        self.__dict__["learned"] = self.lessons + 1
        self.__dict__.setdefault("shown_by_", set()).add(by)

    @property
    def has_learned(self) -> bool:
        """Whether the last answer showed anybody something hidden."""
        return self.lessons > 0

    def has_learned_besides(self, seat: int) -> bool:
        """Whether the last answer showed anybody something hidden, other than what this seat has shown of its own."""
        return self.has_learned and self.__dict__["shown_by_"] != {seat}

    @property
    def lessons(self) -> int:
        """How often the last answer has shown anybody something hidden, until now."""
        return int(self.__dict__.get("learned", 0))

    @cached_property
    def journal(self) -> list[Event]:
        """The events since the last decision was answered. Not part of the state."""
        return []

    # --- Ids and sources --------------------------------------------------------------------------

    @cached_property
    def index(self) -> Index:
        """What listens to what. It follows from the sources, and is no part of the state."""
        return Index.built(self)

    def new_id(self) -> int:
        """An id that was never used in this game."""
        self.serial += 1
        return self.serial

    def enter(
        self,
        key: str,
        seat: Seat,
        *,
        zone: str = IN_PLAY,
        subject: int = 0,
        open: bool = True,
        until: str = "",
    ) -> SourceId:
        """Something whose text counts comes into a zone. Coming back later it is a new source."""
        id = SourceId(self.new_id())
        self.sources[id] = Source(key, seat, zone, subject, open, until)
        index: Index | None = self.__dict__.get("index")
        if index is not None:
            self.index = index.including(game_of(self).definition(key), id, zone)
        return id

    def leave(self, id: int) -> Source:
        """A source leaves its zone: what it modified and counted goes with it."""
        source = self.sources.pop(id)
        index: Index | None = self.__dict__.get("index")
        if index is not None:
            self.index = index.without(id)
        if self.modifiers:
            self.modifiers = [modifier for modifier in self.modifiers if modifier.source != id]
        mark = f"{id}."
        for scope in [
            scope for scope, counts in self.uses.items() if any(key.startswith(mark) for key in counts)
        ]:
            kept = {key: times for key, times in self.uses[scope].items() if not key.startswith(mark)}
            self._keep_uses(scope, kept)
        return source

    def relocate(self, id: int, zone: str, *, open: bool | None = None) -> None:
        """The same source goes on in another zone, with its history."""
        source = self.sources[id]
        source.zone = zone
        if open is not None:
            source.open = open
        index: Index | None = self.__dict__.get("index")
        if index is not None:
            definition = game_of(self).definition(source.key)
            self.index = index.without(id).including(definition, id, zone)

    def reindex(self, ids: Collection[int] | None = None) -> None:
        """These sources were changed by hand (a hidden hand dealt anew), or any: what listens is found anew."""
        index: Index | None = self.__dict__.get("index")
        if ids is None:
            self.__dict__.pop("index", None)
        elif index is not None:
            self.index = index.renewed(self, ids)

    def lend(self, twin: State) -> None:
        """Let an equal copy begin with what has been worked out here. A game adds what else it keeps beside its
        states; what changes there with the state is lent as a copy."""
        index: Index | None = self.__dict__.get("index")
        if index is not None:
            twin.index = index  # never altered, so it can be shared

    # --- Time -------------------------------------------------------------------------------------

    def expire(self, label: str) -> None:
        """A scope ends: with it end its modifiers, its limits and its lasting sources."""
        if self.modifiers:
            self.modifiers = [modifier for modifier in self.modifiers if modifier.until != label]
        self.uses.pop(label, None)
        for id in [id for id in lasting_sources(self) if self.sources[id].until == label]:
            self.leave(id)

    def scope(self, name: ScopeName) -> str:
        """The label of the innermost scope of that name; `game` when there is none."""
        return scope_label(self, name)

    def modify(
        self,
        query: ValueName,
        how: How,
        value: int = 0,
        *,
        subject: int = EVERYBODY,
        source: int = 0,
        until: str = "",
        key: str = "",
    ) -> None:
        """Change a value for a time (`until` is a scope's label) or while a source is there; `key` for the log."""
        if not until and not source:
            raise ValueError(f"a modifier of {query} needs an end: a scope or a source")
        cause = due_to_now(self)
        key = key or (
            self.sources[source].key if source in self.sources else "" if cause is None else cause.key
        )
        self.modifiers.append(Modifier(query, how, value, subject, source, until, key))

    def used(self, scope: str, key: str) -> int:
        """How often something was used in a scope."""
        counts = self.uses.get(scope)
        return counts.get(key, 0) if counts else 0

    def count_use(self, scope: str, key: str) -> None:
        counts = self.uses.setdefault(scope, {})
        counts[key] = counts.get(key, 0) + 1

    def _keep_uses(self, scope: str, counts: dict[str, int]) -> None:
        if counts:
            self.uses[scope] = counts
        else:
            del self.uses[scope]


__all__ = [
    "EVERYBODY",
    "IN_PLAY",
    "NOBODY",
    "How",
    "Modifier",
    "Outcome",
    "Seat",
    "Source",
    "SourceId",
    "State",
]
