"""Abilities: what a card's text does, by the events it listens to; and the using of one.

Definitions are content: they live in code under a key and never in a state. The state
holds sources that name a key; from those follows what listens to what (`listening`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from inspect import Parameter, signature
from types import FunctionType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from dejarik.kernel.events import DueTo, Event, Moment
from dejarik.kernel.games import game_of
from dejarik.kernel.procedures import Procedure, ScopeName
from dejarik.kernel.records import Hidden, Public
from dejarik.kernel.traces import Trace

if TYPE_CHECKING:
    from dejarik.kernel.queries import Constant
    from dejarik.kernel.state import Source, State

IN_PLAY = "play"

E = TypeVar("E", bound=Event)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Limit:
    """How often an ability may be used: `times` in each scope `per` ("round", "attack", "game"), and not outside.

    Counted for each source, or with `by_key` for all sources of the same key and seat.
    """

    per: ScopeName
    times: int = 1
    by_key: bool = False

    def counter(self, use: Use) -> str:
        return f"{use.seat}/{use.key}.{use.ability}" if self.by_key else f"{use.source}.{use.ability}"

    def left(self, state: State, use: Use) -> bool:
        scope = state.scope(self.per)
        if scope == "game" != self.per:
            return False  # what is limited for a time can't be used outside of it
        return state.used(scope, self.counter(use)) < self.times

    def count(self, state: State, use: Use) -> None:
        state.count_use(state.scope(self.per), self.counter(use))


@dataclass(frozen=True, slots=True)
class Cost:
    """Something to pay in full before an ability takes effect, or it can't be used."""

    payable: Callable[[Any, Use], bool]
    pay: Callable[[Any, Use], None]


def always(state: Any, use: Use) -> bool:
    return True


def hearing(function: Callable[..., T], on: type[Event]) -> Callable[[Any, Use], T]:
    """A function of the state and the use; one that also takes the event gets the one that is reacted to.

    So content writes `def avenge(state, use, event: Defeated)` where the event matters, and leaves it out elsewhere.
    """
    if not takes_event(function):
        return function
    return lambda state, use: function(state, use, use.event(state, on))


def takes_event(function: Callable[..., Any]) -> bool:
    """Whether a function of an ability takes the event besides the state and the use."""
    wanted = _arguments(function)
    if wanted not in (2, 3):
        raise TypeError(f"{function} takes {wanted} arguments, not (state, use) or (state, use, event)")
    return wanted == 3


def _arguments(function: Callable[..., Any]) -> int:
    """How many arguments have to be given. Thousands of functions are asked while content is read, and nearly all are
    plain ones, whose code says it at once."""
    if type(function) is FunctionType and not hasattr(function, "__wrapped__"):
        return function.__code__.co_argcount - len(function.__defaults__ or ())
    return sum(
        parameter.default is Parameter.empty
        and parameter.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
        for parameter in signature(function).parameters.values()
    )


@dataclass(frozen=True, slots=True)
class Ability(Generic[E]):
    """One ability of a text: when it may be used, what it costs, what it does.

    Each cost is asked alone whether it can be paid, so the costs of one ability draw on different things.

    A forced ability is not a choice. `when` says whether it would do anything now: an
    ability that has no legal target is never offered. `aim` chooses targets once the costs are paid, before
    anybody can cancel it; `after` follows in any case, also when it has been cancelled.

    `do` and `when` take the state and the use, and the event with its type where it matters to them.
    """

    name: str
    on: type[E]
    do: Callable[[Any, Use], None] | Callable[[Any, Use, E], None]
    when: Callable[[Any, Use], bool] | Callable[[Any, Use, E], bool] = always
    moment: Moment = Moment.AFTER
    forced: bool = False
    limit: Limit | None = None
    costs: tuple[Cost, ...] = ()
    zones: tuple[str, ...] = (IN_PLAY,)
    aim: Callable[[Any, Use], None] | None = None
    after: Callable[[Any, Use], None] | None = None
    resolve: Callable[[Any, Use], None] = field(init=False, repr=False, compare=False)
    holds: Callable[[Any, Use], bool] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "resolve", hearing(self.do, self.on))
        object.__setattr__(self, "holds", hearing(self.when, self.on))

    def usable(self, state: State, use: Use) -> bool:
        """Whether it may be used now: within its limit, in its moment, at a price that can be paid."""
        if self.limit is not None and not self.limit.left(state, use):
            return False
        for cost in self.costs:  # mostly quicker to ask than whether it would do anything
            if not cost.payable(state, use):
                return False
        return self.holds(state, use)


@dataclass(frozen=True, slots=True)
class Definition:
    """All that the text behind a key does."""

    abilities: tuple[Ability[Any], ...] = ()
    constants: tuple[Constant, ...] = ()
    zones: frozenset[str] = field(init=False)  # where any of it counts
    #: What any of it listens to, before it takes effect and after.
    hears: Mapping[Moment, tuple[type[Event], ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        hears = {
            moment: tuple({each.on for each in self.abilities if each.moment is moment}) for moment in Moment
        }
        object.__setattr__(self, "hears", hears)
        zones = {zone for ability in self.abilities for zone in ability.zones}
        zones.update(zone for constant in self.constants for zone in constant.zones)
        object.__setattr__(self, "zones", frozenset(zones))

    def ability(self, name: str) -> Ability[Any]:
        for ability in self.abilities:
            if ability.name == name:
                return ability
        raise KeyError(name)


class AbilityUsed(Event):
    """An ability is used: its costs are paid, and it can still be cancelled. The log hears of it before them, and again
    when it has been cancelled or a decision came in between and it then did nothing."""

    logged = False
    source: Public[int]
    key: Public[str]
    ability: Public[str]
    seat: Public[int]
    subject: Public[int] = 0
    forced: Public[bool] = False
    idle: Public[bool] = False  # known of what was logged: it has changed nothing …
    over: Public[bool] = False  # … which shows only now, after it was told that it is used

    def happen(self, state: State) -> None:
        state.the(Use).resolve(state)


class Use(Procedure):
    """An ability being used: pay, aim, announce, resolve. It remembers a source that leaves meanwhile."""

    source: Public[int]
    key: Public[str]
    ability: Public[str]
    seat: Public[int]
    subject: Public[int] = 0
    which: Public[int] = 0  # of the events of the window it reacts in
    targets: Public[list[int]] = []
    before: Hidden[Trace] = msgspec.field(default_factory=Trace)  # it took effect
    reported: Hidden[bool] = False  # since then the log has heard of something that it did

    @classmethod
    def of(cls, id: int, source: Source, ability: str, which: int = 0) -> Use:
        return cls(
            source=id, key=source.key, ability=ability, seat=source.seat, subject=source.subject, which=which
        )

    def definition(self, state: State) -> Ability[Any]:
        return game_of(state).definition(self.key).ability(self.ability)

    def event(self, state: State, kind: type[E]) -> E:
        """The event that this ability reacts to: of the window around it, or around the top of the stack. What a text
        makes somebody use reacts to what the text itself reacts to."""
        event = self._window(state)[self.which]
        if not isinstance(event, kind):
            raise TypeError(
                f"{self.key}.{self.ability} reacts to {type(event).__name__}, not to {kind.__name__}"
            )
        return event

    def replace(self, state: State, event: Event) -> None:
        """Let something else happen instead of the event that this ability reacts to."""
        self._window(state)[self.which] = event

    def _window(self, state: State) -> list[Event]:
        stack = iter(reversed(state.stack))
        if self.at:  # it is being carried out: skip what it has started
            for procedure in stack:
                if procedure is self:
                    break
        for procedure in stack:
            events: list[Event] | None = getattr(procedure, "events", None)
            if events is not None and not getattr(procedure, "is_a_use", False):
                return events
        raise LookupError(f"{self.key}.{self.ability} reacts to nothing")

    # --- The steps --------------------------------------------------------------------------------

    def pay(self, state: State) -> None:
        if not state.is_unheard:
            begun = self._announcement(state)
            begun.due_to = due_to_now(state, self)
            state.journal.append(begun)
        ability = self.definition(state)
        if ability.limit is not None:
            ability.limit.count(state, self)
        for cost in ability.costs:
            cost.pay(state, self)

    def take_aim(self, state: State) -> None:
        aim = self.definition(state).aim
        if aim is not None:
            aim(state, self)

    def announce(self, state: State) -> None:
        if not state.is_unheard:
            self.before, self.reported = Trace.of(state, self), False
        listening = state.index.listens
        anybody = listening(AbilityUsed, Moment.BEFORE) or listening(AbilityUsed, Moment.AFTER)
        if anybody or game_of(state).has_bluff_windows(state):  # a hidden hand might listen
            state.occur(self._announcement(state))
        else:
            self.resolve(state)

    def resolve(self, state: State) -> None:
        self.definition(state).resolve(state, self)

    def follow(self, state: State) -> None:
        if not state.is_unheard and not self.reported and self.before.is_unchanged(state, self):
            self._note_idle(state)
        after = self.definition(state).after
        if after is not None:
            after(state, self)

    steps = (pay, take_aim, announce, follow)

    def _announcement(self, state: State) -> AbilityUsed:
        return AbilityUsed(
            source=self.source,
            key=self.key,
            ability=self.ability,
            seat=self.seat,
            subject=self.subject,
            forced=self.definition(state).forced,
        )

    def _note_idle(self, state: State) -> None:
        """The log knows that this did nothing: at its place, or here where that was told with an earlier decision."""
        for event in reversed(state.journal):
            if type(event) is AbilityUsed and event.source == self.source and event.ability == self.ability:
                event.idle = not event.cancelled
                return
        idle = self._announcement(state)
        idle.idle, idle.over, idle.due_to = True, True, due_to_now(state, self)
        state.journal.append(idle)


def cancel(state: State, event: Event) -> None:
    """An event does not happen, because of the text that is being carried out."""
    event.cancelled, event.cancelled_by = True, due_to_now(state)


def note_report(state: State) -> None:
    """The log hears of something that the texts have done which are being carried out."""
    for each in state.stack:
        if type(each) is Use:
            each.reported = True


def due_to_now(state: State, but: Use | None = None) -> DueTo | None:
    """The innermost text that is being carried out, but for this one."""
    depth, use = 0, None
    for each in state.stack:
        if type(each) is Use and each is not but:
            depth, use = depth + 1, each
    return None if use is None else DueTo(use.key, use.ability, use.seat, use.source, depth)


def usable_now(state: State, kind: type[Event], moment: Moment, seats: tuple[int, ...]) -> list[Use]:
    """The abilities of these seats that could be used on an occasion of this class, outside a window."""
    uses, sources = [], state.sources
    for id, ability in state.index.listening_for(state, kind, moment, seats):
        use = Use.of(id, sources[id], ability.name)
        if ability.usable(state, use):
            uses.append(use)
    return uses
