"""Names by which content calls what the rules know: values that it changes, and scopes that bound it in time.

A misspelt one would go unnoticed: nobody asks that value, and what lasts for a scope that never begins lasts for the
game. What stands in a definition is checked when all content has been read (`misnamed`). What is handed on while an
effect is carried out is found by reading the code, where a parameter is annotated as such a name (`misnamed_in_code`).
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from types import ModuleType

from dejarik.authoring.mistakes import arguments, calls, mistake, mistake_at, unknown
from dejarik.kernel import Definition, Text, text
from dejarik.kernel.errors import Mistake
from dejarik.kernel.procedures import scope_names
from dejarik.kernel.queries import value_names


def misnamed(
    texts: Iterable[tuple[str, str, Definition]], package: str, more: Collection[str] = ()
) -> Iterator[Mistake]:
    """The names in definitions that the rules of a package do not know. Each text comes with its key and place; `more`
    are names of values that are made from data."""
    values, scopes = {*value_names(package), *more}, scope_names(package)
    for key, place, definition in texts:
        for constant in definition.constants:
            if constant.query not in values:
                yield mistake(key, _no_value(constant.query, values), place)
        for ability in definition.abilities:
            if ability.limit is not None and ability.limit.per not in scopes:
                yield mistake(key, _no_scope(ability.limit.per, scopes), place)


def misnamed_in_code(content: ModuleType, package: str) -> Iterator[Mistake]:
    """The names written out in the code of a game's content that its rules do not know."""
    known = {"ValueName": (value_names(package), _no_value), "ScopeName": (scope_names(package), _no_scope)}
    for path, _, call, called in calls(content):
        for annotation, (names, wrong) in known.items():
            for argument in arguments(call, called, annotation):
                given = argument.value if isinstance(argument, ast.Constant) else None
                if isinstance(given, str) and given not in names:
                    yield mistake_at(path, argument.lineno, wrong(given, names))


def _no_value(given: str, known: Collection[str]) -> Text:
    return unknown(text("content-what-value"), given, known)


def _no_scope(given: str, known: Collection[str]) -> Text:
    return unknown(text("content-what-scope"), given, sorted(known))
