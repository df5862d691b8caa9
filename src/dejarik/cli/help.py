"""The pages of `--help`, written from the declared commands in the reader's language."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any

from dejarik.cli.command import Command, Flag, Option, Parameter, Positional, Repeated
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, say

_COLUMN = 26


def _columns() -> int:
    """The width of the terminal. `shutil` knows it too, and takes longer to load than all of this module."""
    given = os.environ.get("COLUMNS", "")
    if given.isdigit() and int(given):
        return int(given)
    try:
        return os.get_terminal_size().columns or 80
    except OSError:  # it is none
        return 80


def page(
    path: Sequence[Command],
    everywhere: Iterable[Parameter[Any]],
    inner: Sequence[Command],
    language: Language,
) -> str:
    """What a command is for, how it is written, and everything it takes."""
    command = path[-1]
    width = max(60, min(_columns(), 110))

    lines = [
        say(command.summary, language),
        "",
        f"{say(text('cli-help-usage'), language)} {usage(path, bool(inner), language)}",
    ]

    def section(title: Text, rows: Iterable[tuple[str, Text]]) -> None:
        written = [line for term, help in rows for line in _row(term, say(help, language), width)]
        if written:
            lines.extend(["", say(title, language), *written])

    options = [parameter for parameter in command.parameters if not isinstance(parameter, Positional)]
    section(text("cli-help-commands"), ((each.name, each.summary) for each in inner))
    section(text("cli-help-arguments"), ((_term(each, language), each.help) for each in command.positionals))
    section(text("cli-help-options"), ((_term(each, language), each.help) for each in options))
    section(text("cli-help-everywhere"), ((_term(each, language), each.help) for each in everywhere))
    if command.examples is not None:
        examples = say(command.examples, language).splitlines()
        lines.extend(
            ["", say(text("cli-help-examples"), language), *(f"  {example}" for example in examples)]
        )
    return "\n".join(lines)


def usage(path: Sequence[Command], has_commands: bool, language: Language) -> str:
    """`dejarik army check [options] FILE`"""
    command = path[-1]
    words = [each.name for each in path]
    if has_commands:
        inner = f"{say(text('cli-placeholder-command'), language)} …"
        words.append(inner if command.run is None else f"[{inner}]")
    words.append("[--…]")
    for positional in command.positionals:
        shown = say(positional.kind.placeholder, language)
        words.append(shown if positional.required else f"[{shown}]")
    return " ".join(words)


def _term(parameter: Parameter[Any], language: Language) -> str:
    if isinstance(parameter, Flag):
        return parameter.name
    assert isinstance(parameter, Positional | Option | Repeated)
    kind = parameter.kind
    placeholder = say(kind.placeholder, language)
    choices = "|".join(kind.choices() if callable(kind.choices) else kind.choices)
    if isinstance(parameter, Positional):
        return f"{placeholder} ({choices})" if choices else placeholder
    return f"{parameter.name} {choices or placeholder}"


def _row(term: str, help: str, width: int) -> list[str]:
    written = wrap(help, width - _COLUMN) or [""]
    first = f"  {term}".ljust(_COLUMN)
    if len(first) > _COLUMN:
        return [first, *(" " * _COLUMN + line for line in written)]
    return [first + written[0], *(" " * _COLUMN + line for line in written[1:])]
