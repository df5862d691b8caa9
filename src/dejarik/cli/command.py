"""A command as data: its name, what it says about itself, what it takes, and the function that does it.

The same declaration is read by the parser, by `--help` and by the tests. Parameters are typed keys: in the
function, `call[GAMES]` is an `int` when `GAMES` is an `Option[int]`. Nothing here reads or prints.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, say

T = TypeVar("T")
E = TypeVar("E", bound=Enum)


_REQUIRED: Any = None
"""The default that a required word never uses."""


class ExitCode(IntEnum):
    """What the shell is told."""

    DONE = 0
    FAILED = 1
    """The work was done and its answer is bad (a violation, an unfinished game), or the program broke."""
    REFUSED = 2
    """What was asked for is wrong or not there; nothing was done."""
    INTERRUPTED = 130


@dataclass(frozen=True)
class ValueKind(Generic[T]):
    """How a word of the command line becomes a value."""

    placeholder: Text
    """What stands for the value in usage and help: `N`, `FILE`."""
    read: Callable[[str], T]
    """Turns the word into a value, or raises a Problem that says what would be right."""
    choices: tuple[str, ...] | Callable[[], tuple[str, ...]] = ()
    """What there is to choose from; a function, where it takes long to find out."""


WORD: ValueKind[str] = ValueKind(text("cli-placeholder-text"), str)
ID: ValueKind[str] = ValueKind(text("cli-placeholder-id"), str)
FILE: ValueKind[Path] = ValueKind(text("cli-placeholder-file"), Path)


def number(minimum: int | None = None, maximum: int | None = None) -> ValueKind[int]:
    """A whole number, from `minimum` to `maximum` where these are given."""

    def read(given: str) -> int:
        try:
            value = int(given)
        except ValueError:
            raise Problem("cli-not-a-number", given=given) from None
        if minimum is not None and value < minimum:
            raise Problem("cli-number-too-small", given=given, minimum=minimum)
        if maximum is not None and value > maximum:
            raise Problem("cli-number-too-large", given=given, maximum=maximum)
        return value

    return ValueKind(text("cli-placeholder-number"), read)


def one_of(choices: type[E], placeholder: Text) -> ValueKind[E]:
    """A member of an enum, written as its value."""
    members = {str(member.value): member for member in choices}

    def read(given: str) -> E:
        if given not in members:
            raise Problem("cli-not-a-choice", given=given, choices=", ".join(members))
        return members[given]

    return ValueKind(placeholder, read, tuple(members))


def words() -> ValueKind[tuple[str, ...]]:
    """Words separated by commas."""

    def read(given: str) -> tuple[str, ...]:
        return tuple(part.strip() for part in given.split(",") if part.strip())

    return ValueKind(text("cli-placeholder-list"), read)


@dataclass(frozen=True, eq=False)
class Parameter(Generic[T]):
    """Something a command takes. It is also the key to its value: `call[parameter]`."""

    name: str
    help: Text
    default: T

    def initial(self) -> T:
        """The value when the command line does not mention it."""
        return self.default


@dataclass(frozen=True, eq=False)
class Flag(Parameter[bool]):
    """`--name`, present or not."""

    default: bool = False


@dataclass(frozen=True, eq=False, kw_only=True)
class Option(Parameter[T]):
    """`--name VALUE` or `--name=VALUE`, at most once."""

    kind: ValueKind[Any]


@dataclass(frozen=True, eq=False, kw_only=True)
class Repeated(Parameter[tuple[T, ...]]):
    """`--name VALUE`, any number of times."""

    kind: ValueKind[T]
    default: tuple[T, ...] = ()


@dataclass(frozen=True, eq=False, kw_only=True)
class Positional(Parameter[T]):
    """A word by its place. Usage and help show its kind's placeholder."""

    kind: ValueKind[Any]
    required: bool = True
    default: T = _REQUIRED


@dataclass(frozen=True)
class Report:
    """What a command found: for `--json` the data, for people the lines."""

    data: Mapping[str, object]
    lines: tuple[str, ...] = ()
    exit_code: ExitCode = ExitCode.DONE


@dataclass(frozen=True)
class Call:
    """One use of a command: its parameters' values and the reader's language."""

    language: Language
    json: bool = False
    values: Mapping[Parameter[Any], object] = field(default_factory=dict)

    def __getitem__(self, parameter: Parameter[T]) -> T:
        return cast(T, self.values[parameter]) if parameter in self.values else parameter.initial()

    def say(self, id: str, /, **args: str | int | Text) -> str:
        """The message in the reader's language."""
        return say(text(id, **args), self.language)


@dataclass(frozen=True)
class Command:
    """A sub-command, possibly with sub-commands of its own."""

    name: str
    summary: Text
    run: Callable[[Call], Report] | None = None
    parameters: tuple[Parameter[Any], ...] = ()
    commands: tuple[Command, ...] = ()
    examples: Text | None = None

    @property
    def positionals(self) -> tuple[Positional[Any], ...]:
        return tuple(parameter for parameter in self.parameters if isinstance(parameter, Positional))
