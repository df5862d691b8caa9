"""The log: what happened, told in sentences.

A game says once how each kind of its events is told, and which are told by nobody because another line tells of them
or because they only mark a moment. Events come in the order in which they began, each after its cause; a sentence is a
message with names in it, so that two people read it in two languages.

    story = Storyteller[Lcg, Scene](Scene)

    @story.tells(Drawn)
    def _drawn(scene: Scene, event: Drawn) -> Line:
        return Line(text=text("log-drawn", player=player(event.seat), count=event.count), seat=event.seat)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import UNSET

from dejarik.kernel.events import Event, Moment
from dejarik.kernel.games import game_of
from dejarik.kernel.sent import Maybe, Sent
from dejarik.kernel.text import Text, text
from dejarik.kernel.windows import Occurrence

if TYPE_CHECKING:
    from dejarik.kernel.state import Outcome, State

S = TypeVar("S", bound="State")
S_contra = TypeVar("S_contra", bound="State", contravariant=True)  # who tells of any state tells of one kind
E = TypeVar("E", bound=Event)


class Line(Sent, kw_only=True):
    """A sentence of the log. What it names are messages of their own or words (a page sets them off), a player among
    them as the message `player`, in whose place a page puts the name; numbers are plain."""

    text: Text
    seat: Maybe[int] = UNSET  # whose figure, card or choice it is about
    depth: Maybe[int] = UNSET  # how many texts it lies within, where it is within any
    besides: Maybe[Text] = UNSET  # in words, what a page draws behind the sentence
    heading: Maybe[bool] = UNSET  # whether a new part of the game begins with it, such as a round
    act: Maybe[str] = (
        UNSET  # what sort of act begins with it, of those that a page lists and plays one by one
    )


def player(seat: int) -> Text:
    """A player in a sentence: by seats, counted from 1, where nobody knows a name."""
    return text("player", seat=seat + 1)


class Scene(Generic[S]):
    """What a teller looks at besides its event: the state after it all, who listens, and the events around it."""

    def __init__(self, state: S, events: Sequence[Event], seat: int | None) -> None:
        self.state = state
        self.events = events
        self.seat = seat
        self.place = 0  # of the event that is being told

    def before(self) -> Iterator[Event]:
        """What happened before it since the last choice, the latest first."""
        return reversed(self.events[: self.place])

    def after(self) -> Sequence[Event]:
        """What happened after it until the next decision."""
        return self.events[self.place + 1 :]


def _over(state: State, outcome: Outcome) -> Line:
    """The last line of a game."""
    game = game_of(state)
    reason = game.outcome_text(outcome)
    if game.leads_on(outcome):
        return Line(text=reason)
    if not outcome.winners:
        return Line(text=text("kernel-over-draw", reason=reason))
    *others, winners = (player(seat) for seat in outcome.winners)
    for each in reversed(others):
        winners = text("kernel-and", first=each, rest=winners)
    said = text("kernel-over", reason=reason, winners=winners, count=len(outcome.winners))
    return Line(text=said, seat=outcome.winners[0])


Sc = TypeVar("Sc", bound=Scene[Any])
Teller = Callable[[Any, Any], Line | None]


def _placed(line: Line, event: Event) -> Line:
    """A line within the text that it is due to, and of that text's player where it is nobody else's."""
    if event.due_to is not None:
        if line.depth is UNSET:
            line.depth = event.due_to.depth
        if line.seat is UNSET and event.due_to.seat >= 0:
            line.seat = event.due_to.seat
    return line


class Storyteller(Generic[S_contra, Sc]):
    """How the events of a game are told. `scene` makes what a teller looks at, once for the events of a choice."""

    def __init__(self, scene: Callable[[S_contra, Sequence[Event], int | None], Sc]) -> None:
        self._scene = scene
        self._told: dict[type[Event], Teller] = {}
        self._cancelled: dict[type[Event], Teller] = {}
        self._occasions: dict[type[Event], Teller] = {}
        self._coming: dict[type[Event], Teller] = {}
        self._silent: set[type[Event]] = set()
        self._acts: dict[type[Event], str] = {}

    # --- How a game says it

    def tells(
        self, kind: type[E]
    ) -> Callable[[Callable[[Sc, E], Line | None]], Callable[[Sc, E], Line | None]]:
        """The line for such an event, or None where there is nothing to say."""
        return self._into(self._told, kind)

    def tells_cancelled(
        self, kind: type[E]
    ) -> Callable[[Callable[[Sc, E], Line | None]], Callable[[Sc, E], Line | None]]:
        """The line for such an event that was cancelled; without one nothing is said."""
        return self._into(self._cancelled, kind)

    def tells_occasion(
        self, kind: type[E]
    ) -> Callable[[Callable[[Sc, E], Line | None]], Callable[[Sc, E], Line | None]]:
        """The line for such an event while it can be reacted to, where it is not that of the log."""
        return self._into(self._occasions, kind)

    def tells_before(
        self, kind: type[E]
    ) -> Callable[[Callable[[Sc, E], Line | None]], Callable[[Sc, E], Line | None]]:
        """The line for such an event while it can be interrupted: it has not happened, and may never."""
        return self._into(self._coming, kind)

    def silent(self, *kinds: type[Event]) -> None:
        """Nothing is said of these: another line tells of them, or they only mark a moment."""
        self._silent.update(kinds)

    def acts(self, sort: str, *kinds: type[Event]) -> None:
        """With such an event an act begins: something that whoever looks on wants to follow by itself. What is told
        after it belongs to it, until the next one."""
        self._acts.update(dict.fromkeys(kinds, sort))

    @staticmethod
    def _into(
        table: dict[type[Event], Teller], kind: type[E]
    ) -> Callable[[Callable[[Sc, E], Line | None]], Callable[[Sc, E], Line | None]]:
        def declare(teller: Callable[[Sc, E], Line | None]) -> Callable[[Sc, E], Line | None]:
            if kind in table:
                raise TypeError(f"{kind.__name__} is told twice")
            table[kind] = teller
            return teller

        return declare

    def tells_of(self, event: Event) -> bool:
        """Whether there is a line for such an event."""
        return type(event) in (self._cancelled if event.cancelled else self._told)

    def tells_before_it(self, kind: type[Event]) -> bool:
        """Whether there is a line for such an event that has not happened yet."""
        return kind in self._coming

    def tells_what_it_is_about(self, kind: type[Event], moment: Moment) -> bool:
        """Whether there is a line for such an event while it can be reacted to."""
        before = moment is Moment.BEFORE and kind in self._coming
        return before or kind in self._occasions or kind in self._told

    # --- What is told

    @property
    def known(self) -> frozenset[type[Event]]:
        """The kinds of events that are told, or known to need no telling."""
        return frozenset(self._told) | self._silent

    def tell(self, state: S_contra, events: Sequence[Event], seat: int | None) -> list[Line]:
        """The lines for what happened, in order; at the end of the game its last line says who has won and why."""
        scene = self._scene(state, events, seat)
        lines = []
        for scene.place, event in enumerate(events):
            teller = (self._cancelled if event.cancelled else self._told).get(type(event))
            line = None if teller is None else teller(scene, event)
            if line is not None:
                if not event.cancelled and type(event) in self._acts:
                    line.act = self._acts[type(event)]
                lines.append(_placed(line, event))
        return lines if state.outcome is None else [*lines, _over(state, state.outcome)]

    def occasion(self, state: S_contra, seat: int | None) -> list[Line]:
        """The lines for what can be reacted to now."""
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, Occurrence):
            return []
        events = [event for event in top.events if not event.cancelled]
        scene = self._scene(state, events, seat)
        coming = self._coming if top.moment is Moment.BEFORE else {}
        lines = []
        for scene.place, event in enumerate(events):
            kind = type(event)
            teller = coming.get(kind) or self._occasions.get(kind) or self._told.get(kind)
            line = None if teller is None else teller(scene, event)
            if line is not None:
                lines.append(line)
        return lines
