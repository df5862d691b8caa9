"""The module of a mission as it is written: its words of the language with what is given to them, and its strings.

The code is read, not run. An argument counts where it is written out or is a name that the module knows; what is put
together in a loop or function is not seen, and nobody complains about it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from inspect import Parameter, signature
from pathlib import Path

from dejarik.assault.content import definitions
from dejarik.assault.content.campaign import language, missions
from dejarik.authoring.mistakes import place_in


@dataclass(frozen=True)
class Word:
    """A word of the language where a module uses it: what is given to each of its parameters."""

    name: str
    given: Mapping[str, tuple[object, ...]]
    node: ast.Call

    def strings(self, parameter: str) -> list[str]:
        return [value for value in self.given.get(parameter, ()) if isinstance(value, str) and value]

    def number(self, parameter: str) -> int:
        """The number that is given, 0 if none is or it can't be read."""
        return next((value for value in self.given.get(parameter, ()) if isinstance(value, int)), 0)

    def argument(self, parameter: str, place: int) -> ast.expr | None:
        """What is written for a parameter."""
        by_name = [each.value for each in self.node.keywords if each.arg == parameter]
        by_place = self.node.args[place : place + 1] if place >= 0 else []
        return next(iter([*by_name, *by_place]), None)


@dataclass(frozen=True)
class MissionSource:
    """The module of one mission."""

    path: Path
    known: Mapping[str, object]
    tree: ast.Module

    @cached_property
    def words(self) -> list[Word]:
        return list(self.words_in(self.tree))

    def words_in(self, tree: ast.AST) -> Iterator[Word]:
        """The words of the language in a piece of the code."""
        for node in ast.walk(tree):
            word = self.word(node)
            if word is not None:
                yield word

    def word(self, node: ast.AST) -> Word | None:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            return None
        called = self.known.get(node.func.id)
        if not callable(called) or not getattr(called, "__module__", "").startswith(language.__name__):
            return None
        return Word(str(getattr(called, "__name__", node.func.id)), self._given(node, called), node)

    def _given(self, call: ast.Call, called: Callable[..., object]) -> dict[str, tuple[object, ...]]:
        parameters = list(signature(called).parameters.values())
        by_place = [each for each in parameters if each.kind is Parameter.POSITIONAL_OR_KEYWORD]
        rest = next((each.name for each in parameters if each.kind is Parameter.VAR_POSITIONAL), "")
        given: dict[str, tuple[object, ...]] = {}
        for place, argument in enumerate(call.args):
            name = by_place[place].name if place < len(by_place) else rest
            given[name] = (*given.get(name, ()), *self._values(argument))
        return given | {each.arg: self._values(each.value) for each in call.keywords if each.arg}

    def _values(self, written: ast.expr) -> tuple[object, ...]:
        match written:
            case ast.Constant(value=value):
                return (value,)
            case ast.Name(id=name):
                named = self.known.get(name)
                return tuple(named) if isinstance(named, list | tuple | set | frozenset) else (named,)
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
                return tuple(value for part in parts for value in self._values(part))
            case ast.Starred(value=inner):
                return self._values(inner)
        return ()

    @cached_property
    def strings(self) -> frozenset[str]:
        """All strings that the module knows, written out or by a name that it uses."""
        written: set[str] = set()
        for node in ast.walk(self.tree):
            values = self._values(node) if isinstance(node, ast.Constant | ast.Name) else ()
            written |= {value for value in values if isinstance(value, str)}
        return frozenset(written)

    def place(self, node: ast.AST | None = None) -> str:
        """Where something is: the file, and the line."""
        return place_in(self.path, getattr(node, "lineno", 0))

    def place_of_event(self, event: str) -> str:
        found = [word.node for word in self.words if word.name == "event" and event in word.strings("name")]
        return self.place(found[0] if found else None)


@cache
def source_of(mission: str) -> MissionSource:
    """The module of a mission that is written."""
    definitions.load()
    module = sys.modules[f"{missions.__name__}.{mission.replace('-', '_')}"]
    path = Path(str(module.__file__))
    return MissionSource(path, vars(module), ast.parse(path.read_text(encoding="utf-8")))
