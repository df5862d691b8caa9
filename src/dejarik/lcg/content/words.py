"""Which messages the texts of cards name: prompts of choices (`lcg-pick-…`) and words to choose from (`lcg-word-…`).

The code is read, not run, so that a word without a message, or a message that nothing names, is found by the tests.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from dejarik.messages import declare_family


def _modules() -> Iterator[list[ast.AST]]:
    """The parts of each module with texts of cards."""
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        yield list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def _constants(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def _prompts() -> Iterable[str]:
    """Every prompt of a choice: `lcg-pick`, `lcg-pick-…`."""
    found = (word for parts in _modules() for word in _constants(parts[0]))
    return dict.fromkeys(word for word in found if re.fullmatch("lcg-pick(-[a-z]+)*", word))


def _words() -> Iterable[str]:
    """The words in lists of `pick_word`, also where the list has a name."""
    return dict.fromkeys(
        f"lcg-word-{word}"
        for parts in _modules()
        for part in parts
        if isinstance(part, ast.Call) and getattr(part.func, "id", "") == "pick_word"
        for word in _words_of(part.args[2], parts)
    )


def _words_of(argument: ast.AST, parts: Sequence[ast.AST]) -> Iterator[str]:
    yield from _constants(argument)
    names = {part.id for part in ast.walk(argument) if isinstance(part, ast.Name)}
    for part in parts:
        if isinstance(part, ast.Assign) and any(getattr(each, "id", "") in names for each in part.targets):
            yield from _constants(part.value)


declare_family("lcg-pick*", _prompts, arguments=("card",))
declare_family("lcg-word-*", _words)
