"""Decisions: the only way anything from outside comes into a game.

A decision says who is asked, what for, and every legal option: what taking it is (a verb) and what it is done to (a
value). There are four kinds: choose one, choose some, put in order, distribute. What an option is called and how it is
told to people follows from its verb when somebody asks, so options cost nothing that nobody looks at. An answer is
checked against the decision in `answers`; no rule of any game is needed for that.

A decision may belong to several seats (`partners`): each sees it, and the answer of any of them is the answer. How they
come to terms is theirs, or their table's; the game gets one answer and does not know whose it was.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from dejarik.kernel import sent
from dejarik.kernel.records import Record, copy
from dejarik.kernel.sent import CHOOSE, DISTRIBUTE, ORDER, SOME
from dejarik.kernel.sent import Kind as Kind
from dejarik.kernel.text import Argument, Text

if TYPE_CHECKING:
    from dejarik.kernel.state import State


def itself(state: Any, asked: Decision, value: object) -> str:
    """The name of a value that is readable as it is."""
    return str(value)


def as_fact(name: str) -> Callable[[Any, Decision, Any], dict[str, Any]]:
    """The facts of an option that tells its value and nothing else."""
    return lambda state, asked, value: {name: value}


class Verb:
    """What taking an option is, and how that is told. Declared once, beside the questions that offer it:

        SHOOT = Verb("shoot", lambda state, asked, id: text("arena-shoot", target=name(state, id)), itself)

    `word` begins the ids of its options, `name` gives what follows the colon (`shoot:7`; nothing: the word is the id).
    `label` are the words for people, `facts` what else a page is told. These are functions of the state, the decision
    and the option's value, and change nothing. An option whose verb `declines` is a no: nothing is done.

    Which answers come to the same is told likewise (`obvious`): `idle` where taking the option changes nothing that
    counts, `alike` by a value that is equal for options of which it does not matter which one is taken.
    """

    __slots__ = ("alike", "declines", "facts", "idle", "label", "name", "word")

    def __init__(
        self,
        word: str,
        label: Text | Callable[[Any, Decision, Any], Text],
        name: Callable[[Any, Decision, Any], str] | None = None,
        facts: Callable[[Any, Decision, Any], dict[str, Any]] | None = None,
        *,
        declines: bool = False,
        idle: Callable[[Any, Decision, Any], bool] | None = None,
        alike: Callable[[Any, Decision, Any], Hashable] | None = None,
    ) -> None:
        self.word = word
        self.label = label
        self.name = name
        self.facts = facts
        self.declines = declines
        self.idle = idle
        self.alike = alike

    def __repr__(self) -> str:
        return self.word


def own_value(value: Any) -> Any:
    """An equal value that shares nothing which could change; None where it is not known how to make one."""
    if isinstance(value, Record):
        return copy(value)
    if isinstance(value, tuple):
        parts = [own_value(part) for part in value]
        if None in parts:
            return None
        return tuple(parts) if type(value) is tuple else type(value)(*parts)
    unchanging = isinstance(value, (int, str, Enum)) or (
        isinstance(value, msgspec.Struct) and value.__struct_config__.frozen
    )
    return value if unchanging else None


class Option(msgspec.Struct, frozen=True, gc=False):
    """One legal answer: a verb, and what it is done to.

    `value` is what the procedure that asks receives (without one, the verb's word); it never leaves the engine.
    `cap` is the most that a distribution may give to this option. Options of equal states are equal, so one may be
    tried out on a copy; what has been taken is used up, since a procedure may go on with its value.
    """

    verb: Verb
    value: Any = None
    cap: int = 0

    @property
    def received(self) -> Any:
        """What the procedure that asks receives when this option is taken."""
        return self.verb.word if self.value is None else self.value


#: Arguments of a prompt that are made for those who look, as the words of options are.
Details = Callable[[Any, "Decision"], Mapping[str, Argument]]

#: A distribution that most people would take: amounts by the options' values, or None.
Suggestion = Callable[[Any], Mapping[Any, int] | None]


class Decision(msgspec.Struct, gc=False):
    """What the game waits for. `number` counts the decisions of the game, from 0."""

    seat: int
    prompt: Text
    options: list[Option]
    kind: Kind = CHOOSE
    least: int = 1
    most: int = 1
    number: int = -1
    about: dict[str, Any] = {}
    pause: bool = False  # asked even when there is only one answer
    bluff: bool = (
        False  # asked whatever a hidden hand holds: an answer that comes at once would tell something
    )
    window: bool = False  # an occasion to do something, which comes again and again and is mostly passed
    suggested: Suggestion | None = (
        None  # amounts by value that could be given as they are, for those who look
    )
    among: tuple[Option, ...] = ()  # one of these must get something, where amounts are given
    ordering: bool = False  # which of these comes first: those that are not taken are carried out after it
    partners: tuple[int, ...] = ()  # further seats that may answer; `seat` is the one that is asked first
    details: Details | None = None  # what the prompt mentions besides (`worded`)
    needless: bool = (
        False  # there is nothing to choose: asked only where the game waits for it already, in a copy
    )
    # in which hidden cards were dealt anew

    @property
    def seats(self) -> tuple[int, ...]:
        """Everybody who may answer."""
        return (self.seat, *self.partners)

    @property
    def has_answer(self) -> bool:
        """Whether there is any legal answer; a decision without one is a fault of the rules."""
        if self.kind is CHOOSE:
            return bool(self.options)
        if self.kind is ORDER:
            return True
        return 0 <= self.least <= min(self.most, self._room)

    @property
    def is_plain(self) -> bool:
        """Whether there is exactly one answer, so that nobody needs to be asked."""
        if self.pause:
            return False
        if self.kind is CHOOSE:
            return len(self.options) == 1
        if self.kind is ORDER:
            return len(self.options) < 2
        if not self.has_answer:
            return False
        if self.least == self._room or self.most == 0:
            return True
        alone = self.kind is DISTRIBUTE and len(self.options) == 1
        return alone and self.least == min(self.most, self._room)

    @property
    def refusal(self) -> Option | None:
        """The option with which nothing is done, where one is chosen and there is such an option."""
        if self.kind is not CHOOSE:
            return None
        return next((option for option in self.options if option.verb.declines), None)

    def is_idle(self, state: State) -> bool:
        """Whether there is nothing to choose but to do nothing, or what changes nothing."""
        return self.refusal is not None and all(
            option.verb.declines or self.is_idle_option(state, option) for option in self.options
        )

    def is_idle_option(self, state: State, option: Option) -> bool:
        """Whether taking this option changes nothing that counts."""
        idle = option.verb.idle
        return idle is not None and idle(state, self, option.value)

    @property
    def _room(self) -> int:
        """The most that all options can take together."""
        return len(self.options) if self.kind is SOME else sum(option.cap for option in self.options)

    # --- For those who look -----------------------------------------------------------------------------

    def worded(self, state: State) -> Text:
        """The prompt with all that it mentions."""
        if self.details is None:
            return self.prompt
        return Text(self.prompt.id, {**self.details(state, self), **self.prompt.args})

    def id_of(self, state: State, option: Option) -> str:
        """The stable readable id of an option: `move:F7`."""
        verb = option.verb
        if verb.name is None:
            return verb.word
        name = verb.name(state, self, option.value)
        return f"{verb.word}:{name}" if verb.word else name

    def ids(self, state: State) -> list[str]:
        """The ids of all options, in their order."""
        return [self.id_of(state, option) for option in self.options]

    def label_of(self, state: State, option: Option) -> Text:
        """The words for an option."""
        label = option.verb.label
        return label if isinstance(label, Text) else label(state, self, option.value)

    def facts_of(self, state: State, option: Option) -> dict[str, Any]:
        """What a page is told about an option beside its label."""
        facts = option.verb.facts
        return {} if facts is None else facts(state, self, option.value)

    def find(self, state: State, id: str) -> Option | None:
        """The option with this id, if there is one."""
        for option in self.options:
            if id.startswith(option.verb.word) and self.id_of(state, option) == id:
                return option
        return None

    def show(self, state: State) -> dict[str, Any]:
        """The decision as whoever may answer sees it: plain data, and nothing of the state."""
        suggested = self.suggestion(state)
        shown = sent.Decision(
            number=self.number,
            seat=self.seat,
            partners=list(self.partners) or UNSET,
            kind=self.kind,
            prompt=self.worded(state),
            options=[],
            least=self.least,
            most=self.most,
            window=self.window or UNSET,
            suggested=UNSET if suggested is None else suggested,
            among=[self.id_of(state, option) for option in self.among] or UNSET,
            about=self.about or UNSET,
        )
        plain: dict[str, Any] = msgspec.to_builtins(shown)
        plain["options"] = [self._shown(state, option) for option in self.options]
        return plain

    def suggestion(self, state: State) -> dict[str, int] | None:
        """The amounts that most people would give, by the ids of the options."""
        found = None if self.suggested is None else self.suggested(state)
        if found is None:
            return None
        amounts = ((option, found.get(option.value, 0)) for option in self.options)
        return {self.id_of(state, option): amount for option, amount in amounts if amount}

    def _shown(self, state: State, option: Option) -> dict[str, Any]:
        shown = sent.Option(
            id=self.id_of(state, option),
            verb=option.verb.word,
            label=self.label_of(state, option),
            declines=option.verb.declines or UNSET,
            idle=self.is_idle_option(state, option) or UNSET,
            cap=option.cap if self.kind is DISTRIBUTE else UNSET,
        )
        return {**msgspec.to_builtins(self.facts_of(state, option)), **msgspec.to_builtins(shown)}


def each_of(verb: Verb, values: Iterable[object]) -> list[Option]:
    """An option of the same verb for each of these."""
    return [Option(verb, value) for value in values]


def choose(
    seat: int,
    prompt: Text,
    options: list[Option],
    *,
    about: dict[str, Any] | None = None,
    pause: bool = False,
    bluff: bool = False,
    window: bool = False,
    ordering: bool = False,
    partners: tuple[int, ...] = (),
    details: Details | None = None,
    needless: bool = False,
) -> Decision:
    """Choose exactly one of these."""
    return Decision(
        seat,
        prompt,
        options,
        about=about or {},
        pause=pause,
        bluff=bluff,
        window=window,
        ordering=ordering,
        partners=partners,
        details=details,
        needless=needless,
    )


def choose_some(
    seat: int,
    prompt: Text,
    options: list[Option],
    least: int,
    most: int,
    *,
    about: dict[str, Any] | None = None,
    partners: tuple[int, ...] = (),
) -> Decision:
    """Choose from `least` to `most` of these."""
    return Decision(
        seat,
        prompt,
        options,
        SOME,
        least,
        min(most, len(options)),
        about=about or {},
        partners=partners,
    )


def put_in_order(
    seat: int,
    prompt: Text,
    options: list[Option],
    *,
    about: dict[str, Any] | None = None,
    partners: tuple[int, ...] = (),
) -> Decision:
    """Put all of these in an order."""
    count = len(options)
    return Decision(seat, prompt, options, ORDER, count, count, about=about or {}, partners=partners)


def distribute(
    seat: int,
    prompt: Text,
    options: list[Option],
    least: int,
    most: int,
    *,
    about: dict[str, Any] | None = None,
    suggested: Suggestion | None = None,
    among: tuple[Option, ...] = (),
    partners: tuple[int, ...] = (),
) -> Decision:
    """Give amounts to these, each at most its `cap`, from `least` to `most` together, at least 1, and something to one
    of those `among` them, where there are such; what can take nothing is not offered."""
    options = [option for option in options if option.cap > 0]
    if among and most == 1:
        options, among = list(among), ()
    room = sum(option.cap for option in options)
    return Decision(
        seat,
        prompt,
        options,
        DISTRIBUTE,
        min(least, room),
        min(most, room),
        about=about or {},
        suggested=suggested,
        among=among,
        partners=partners,
    )
