"""Words for people: turns a `Text` into a sentence in English or Polish.

The sentences are in `locale/<language>/*.ftl` (Project Fluent), one file a subject. A message may refer to
messages of its own file and to the terms of `terms.ftl`. Nothing here decides what is said, only how.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALE = Path(__file__).parent / "locale"
SHARED_TERMS = "terms.ftl"

#: Fluent writes `{???}` for an argument of more than 2500 characters; those longer than this are put in afterwards.
LONG = 1000

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*)$")


class Language(Enum):
    """A language that every sentence of the program exists in."""

    ENGLISH = "en"
    POLISH = "pl"


def choose_language(explicit: str | None, environ: Mapping[str, str]) -> Language:
    """The language asked for, else the first of the usual variables that is set, else English.

    A variable decides as soon as it is not empty: `LC_ALL=C` means English, whatever `LANG` says.
    """
    if explicit is not None:
        known = {language.value: language for language in Language}
        if explicit.lower() not in known:
            raise Problem("language-unknown", given=explicit, known=", ".join(known))
        return known[explicit.lower()]
    for variable in ("DEJARIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(variable, "")
        if value:
            return Language.POLISH if re.match(r"pl(?![a-z])", value.lower()) else Language.ENGLISH
    return Language.ENGLISH


def say(text: Text, language: Language) -> str:
    """The text as a person reads it; arguments that are texts are said first, in the same language.

    A message that does not exist is shown by its id: a game never stops for want of words.
    """
    shelf = _shelf(language)
    if not text.args:
        plain = shelf.plain.get(text.id)
        if plain is not None:
            return plain
    arguments = {
        name: say(value, language) if isinstance(value, Text) else value for name, value in text.args.items()
    }
    return shelf.format(text.id, arguments) or str(text)


def lacking(ids: Iterable[str]) -> Iterator[tuple[str, Language]]:
    """Those of these messages that do not exist, each with the language that lacks it."""
    for id in ids:
        for language in Language:
            if not _shelf(language).has(id):
                yield id, language


class _Shelf:
    """The messages of one language.

    Files are scanned for ids when the shelf is made; Fluent (a tenth of a second to load) is called only for
    messages that are more than one plain line, and reads only the files those are in.
    """

    def __init__(self, language: Language) -> None:
        self._language = language
        self.plain: dict[str, str] = {}
        self._home: dict[str, str] = {}
        self._source: dict[str, str] = {}
        self._opened: set[str] = set()
        self._bundle: FluentBundle | None = None
        folder = LOCALE / language.value
        for path in sorted(folder.rglob("*.ftl")):
            name = path.relative_to(folder).as_posix()
            self._source[name] = path.read_text(encoding="utf-8")
            self._scan(name)

    def _scan(self, name: str) -> None:
        lines = self._source[name].splitlines()
        for line, following in zip(lines, [*lines[1:], ""], strict=True):
            entry = _ENTRY.match(line)
            if entry is None:
                continue
            self._home[entry[1]] = name
            if entry[2] and "{" not in line and not following.startswith(" "):
                self.plain[entry[1]] = entry[2].rstrip()

    def has(self, id: str) -> bool:
        return id in self._home

    def format(self, id: str, arguments: dict[str, str | int]) -> str | None:
        home = self._home.get(id)
        if home is None:
            return None
        bundle = self._open(home)
        value = bundle.get_message(id).value
        if value is None:
            return None
        long = {name: each for name, each in arguments.items() if isinstance(each, str) and len(each) > LONG}
        sentence, _ = bundle.format_pattern(value, {**arguments, **{name: _mark(name) for name in long}})
        said = str(sentence).replace("!.", "!")  # a name that ends with a mark of its own
        for name, each in long.items():
            said = said.replace(_mark(name), each)
        return said

    def _open(self, name: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._language.value], use_isolating=False)
            if SHARED_TERMS in self._source:
                self._open(SHARED_TERMS)
        if name not in self._opened:
            self._opened.add(name)
            self._bundle.add_resource(FluentResource(self._source[name]))
        return self._bundle


def _mark(name: str) -> str:
    """What stands for a long argument until the sentence is made."""
    return f"\ue000{name}\ue001"


@cache
def _shelf(language: Language) -> _Shelf:
    return _Shelf(language)


@dataclass(frozen=True)
class MessageFamily:
    """Messages whose ids are made from data, such as `rule-area-*`: one for every id that `ids()` gives."""

    pattern: str
    ids: Callable[[], Iterable[str]]
    arguments: frozenset[str]

    def holds(self, id: str) -> bool:
        """Whether an id (or an id with `*` in place of its varying part) has this family's shape."""
        shape = ".+".join(re.escape(part) for part in self.pattern.split("*"))
        return re.fullmatch(shape, id) is not None


_families: dict[str, MessageFamily] = {}


def declare_family(pattern: str, ids: Callable[[], Iterable[str]], arguments: Collection[str] = ()) -> None:
    """Promise that every message id of `ids()` exists in every language, and that no other has this pattern.

    `ids` gives whole message ids; it is called by the tests only, so it may load content.
    """
    _families[pattern] = MessageFamily(pattern, ids, frozenset(arguments))


def families() -> tuple[MessageFamily, ...]:
    """Every family declared by the modules imported so far."""
    return tuple(_families.values())
