"""Reads a command line against the declared commands; every mistake is one sentence for the person who typed it.

The options of every command (`--lang`, `--json`, `--debug`, `--help`) may stand anywhere. It is not argparse,
whose sentences exist in English only and change between versions of Python.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dejarik.cli.command import Command, Flag, Option, Parameter, Positional, Repeated, ValueKind
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import Language

_LANGUAGE: ValueKind[str] = ValueKind(
    text("cli-placeholder-text"), str, tuple(language.value for language in Language)
)
LANG: Option[str | None] = Option("--lang", text("cli-option-lang"), None, kind=_LANGUAGE)
JSON = Flag("--json", text("cli-option-json"))
DEBUG = Flag("--debug", text("cli-option-debug"))
HELP = Flag("--help", text("cli-option-help"))
VERSION = Flag("--version", text("cli-option-version"))
EVERYWHERE: tuple[Parameter[Any], ...] = (LANG, JSON, DEBUG, HELP, VERSION)
SHORT: Mapping[str, str] = {"-h": "--help", "-V": "--version"}


@dataclass
class Reading:
    """What a command line says. `path` is the program and the commands named so far, outermost first."""

    path: list[Command]
    values: dict[Parameter[Any], object] = field(default_factory=dict)

    @property
    def command(self) -> Command:
        return self.path[-1]

    @property
    def words(self) -> str:
        """`dejarik army check`"""
        return " ".join(command.name for command in self.path)


def wants(arguments: Sequence[str], flag: Flag) -> bool:
    """Whether a flag is given, also in a command line that can't be read otherwise."""
    given = arguments[: list(arguments).index("--")] if "--" in arguments else arguments
    return any(SHORT.get(argument, argument) == flag.name for argument in given)


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The value of `--lang`, also in a command line that can't be read otherwise."""
    for position, argument in enumerate(arguments):
        if argument == "--":
            return None
        if argument == LANG.name and position + 1 < len(arguments):
            return arguments[position + 1]
        if argument.startswith(LANG.name + "="):
            return argument.partition("=")[2]
    return None


@dataclass(frozen=True)
class Program:
    """The outermost command: it knows its commands by name and loads the one that is used."""

    root: Command
    names: tuple[str, ...]
    load: Callable[[str], Command]


def read(arguments: Sequence[str], program: Program) -> Reading:
    """The command and its parameters; a Problem says what is wrong.

    With `--help` or `--version` a command line need not be complete, only readable.
    """
    reading = Reading([program.root])
    rest = list(arguments)
    plain: list[str] = []
    while rest:
        argument = rest.pop(0)
        if argument == "--":
            plain.extend(rest)
            break
        if argument.startswith("-") and len(argument) > 1 and not _is_number(argument):
            _read_option(argument, rest, reading)
            continue
        inner = None if plain else _inner_command(argument, reading, program)
        if inner is not None:
            reading.path.append(inner)
        else:
            plain.append(argument)
    _read_positionals(plain, reading)
    if HELP not in reading.values and VERSION not in reading.values:
        _complete(reading)
    return reading


def _is_number(argument: str) -> bool:
    return argument[1:].isdigit()


def _inner_command(word: str, reading: Reading, program: Program) -> Command | None:
    """The sub-command that a word names where one may stand; None if the word is a value."""
    inner = {command.name: command for command in reading.command.commands}
    outermost = reading.command is program.root
    if word in (program.names if outermost else inner):
        return program.load(word) if outermost else inner[word]
    if (outermost or inner) and not reading.command.positionals:
        known = program.names if outermost else list(inner)
        raise Problem("cli-unknown-command", given=word, hint=_hint(word, known, reading.words))
    return None


def _hint(given: str, known: Sequence[str], command: str) -> Text:
    from difflib import get_close_matches

    closest = get_close_matches(given, known, n=1)
    return text("cli-hint-closest", closest=closest[0]) if closest else text("cli-hint-help", command=command)


def _read_option(argument: str, rest: list[str], reading: Reading) -> None:
    written, equals, value = argument.partition("=")
    name = SHORT.get(written, written)
    takes = [*reading.command.parameters, *EVERYWHERE]
    options = {parameter.name: parameter for parameter in takes if not isinstance(parameter, Positional)}
    parameter = options.get(name)
    if parameter is None:
        raise Problem("cli-unknown-option", given=written, hint=_hint(written, list(options), reading.words))
    if isinstance(parameter, Flag):
        if equals:
            raise Problem("cli-option-takes-no-value", option=written)
        reading.values[parameter] = True
        return
    if not equals:
        if not rest or rest[0].startswith("--"):
            raise Problem("cli-option-needs-value", option=written)
        value = rest.pop(0)
    if isinstance(parameter, Repeated):
        earlier = reading.values.get(parameter, ())
        assert isinstance(earlier, tuple)
        reading.values[parameter] = (*earlier, _value(parameter.kind.read, value, name))
    elif isinstance(parameter, Option):
        if parameter in reading.values:
            raise Problem("cli-option-twice", option=written)
        reading.values[parameter] = _value(parameter.kind.read, value, name)


def _value(read_value: Callable[[str], object], given: str, place: str | Text) -> object:
    try:
        return read_value(given)
    except Problem as problem:
        raise Problem("cli-bad-value", place=place, problem=problem.message) from None


def _read_positionals(plain: Sequence[str], reading: Reading) -> None:
    positionals = reading.command.positionals
    for positional, given in zip(positionals, plain, strict=False):
        reading.values[positional] = _value(positional.kind.read, given, positional.kind.placeholder)
    if len(plain) > len(positionals):
        raise Problem("cli-too-many", given=plain[len(positionals)], command=reading.words)


def _complete(reading: Reading) -> None:
    """Everything that is required is there."""
    for positional in reading.command.positionals:
        if positional.required and positional not in reading.values:
            raise Problem(
                "cli-missing", name=positional.kind.placeholder, help=positional.help, command=reading.words
            )
    if reading.command.run is None and reading.command.commands:
        known = ", ".join(command.name for command in reading.command.commands)
        raise Problem("cli-command-missing", command=reading.words, known=known)
