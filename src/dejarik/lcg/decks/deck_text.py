"""Decks as text that people write and read: one objective set a line, by its objective or its number.

    Name: Wisdom of the Old Master
    Affiliation: Jedi

    Sets:
    2x A Hero's Journey
    In You Must Go      # a comment
    7

A challenge deck has a line `Challenge:` instead, and The Hunt for Skywalker its two sets under `Support:`. Everything
may be written in English or Polish. Whether the deck is legal is not asked here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from itertools import groupby
from pathlib import Path

from dejarik.kernel.errors import BadFile
from dejarik.kernel.text import Text, text
from dejarik.lcg.decks.deck import NO_AFFILIATION, Deck, unknown
from dejarik.lcg.facts.cards import CardId, Challenge
from dejarik.lcg.facts.library import (
    affiliation_cards,
    all_sets,
    card,
    is_card,
    is_objective_set,
    objective_set,
)
from dejarik.messages import Language, declare_family, say

MOST_COPIES = 20
LONGEST_FILE = 100_000
LONGEST_NAME = 80  # of a set, where a name that no set has is repeated

_COUNTED = re.compile(r"([0-9]{1,4}) *[x×] *(?=\S)")
_HEADED = re.compile(r"([^\W\d]+) *:(.*)")
_COMMENT = re.compile(r"(^|\s)#.*")


class Heading(Enum):
    """What a line with a colon is about."""

    NAME = "name"
    AFFILIATION = "affiliation"
    CHALLENGE = "challenge"
    SETS = "sets"
    SUPPORT = "support"

    def said(self, language: Language) -> str:
        return say(text(f"lcg-deck-file-{self.value}"), language)


# --- Writing


def write_deck(deck: Deck, language: Language = Language.ENGLISH) -> str:
    """The deck as text. Reading it again gives the same deck."""
    lines = [_headed(Heading.NAME, " ".join(deck.name.split()), language)]
    if deck.affiliation:
        known = is_card(deck.affiliation)
        label = say(card(deck.affiliation).name, language) if known else deck.affiliation
        lines.append(_headed(Heading.AFFILIATION, label, language))
    if deck.challenge:
        lines.append(_headed(Heading.CHALLENGE, say(deck.challenge.word, language), language))
    for heading, numbers in ((Heading.SETS, deck.sets), (Heading.SUPPORT, deck.support)):
        if numbers:
            lines += [
                "",
                f"{heading.said(language)}:",
                *counted(label_of(each, language) for each in numbers),
            ]
    return "\n".join(lines) + "\n"


def _headed(heading: Heading, value: str, language: Language) -> str:
    return f"{heading.said(language)}: {value}".rstrip()


def counted(labels: Iterable[str]) -> Iterable[str]:
    """The labels, those that follow their like only counted: `2x A Hero's Journey`."""
    for label, copies in groupby(labels):
        count = len(list(copies))
        yield f"{count}x {label}" if count > 1 else label


def label_of(number: str, language: Language) -> str:
    """What a set is called: its objective; of a number that no set has, the number."""
    return say(objective_set(number).name, language) if is_objective_set(number) else number


# --- Reading


def load_deck(path: Path) -> Deck:
    """The deck of a file; a `BadFile` that names the file and the line where it can't be read."""
    try:
        written = load_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as reason:
        raise BadFile("lcg-deck-file-unreadable", file=str(path), reason=str(reason)) from None
    return read_deck(written, str(path))


def load_bytes(path: Path) -> bytes:
    """What a file holds, as far as a deck can be long."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST_FILE + 1)
    except OSError as reason:
        why = reason.strerror or str(reason)
        raise BadFile("lcg-deck-file-unreadable", file=str(path), reason=why) from None


def read_deck(written: str, file: str) -> Deck:
    """The deck that a text describes; `file` is named where something is wrong."""
    if len(written) > LONGEST_FILE:
        raise BadFile("lcg-deck-file-too-long", file=file)
    reader = _Reader()
    for number, line in enumerate(written.splitlines(), start=1):
        wrong = reader.take(line.strip())
        if wrong is not None:
            raise BadFile("lcg-deck-file-line", file=file, line=number, problem=wrong)
    if not reader.affiliation and not reader.challenge:
        raise BadFile("lcg-deck-file-nobody", file=file)
    return Deck(
        reader.name,
        reader.affiliation,
        tuple(reader.sets[Heading.SETS]),
        reader.challenge,
        tuple(reader.sets[Heading.SUPPORT]),
    )


class _Reader:
    """A deck while its lines are read."""

    def __init__(self) -> None:
        self.name = ""
        self.affiliation = NO_AFFILIATION
        self.challenge = Challenge.NONE
        self.sets: dict[Heading, list[str]] = {Heading.SETS: [], Heading.SUPPORT: []}
        self._below: Heading | None = None
        self._seen: set[Heading] = set()

    def take(self, line: str) -> Text | None:
        """Reads one line; answers what is wrong with it."""
        headed = _HEADED.fullmatch(line)
        heading = _headings().get(plain(headed[1])) if headed else None
        if headed and heading is Heading.NAME:  # everything else in this line is the name, also a “#”
            self.name = " ".join(headed[2].split())
            return self._once(heading, headed[1])
        line = _COMMENT.sub("", line).strip()
        if not line:
            return None
        headed = _HEADED.fullmatch(line)
        if headed is None:
            return self._set(line)
        if heading is None:
            known = ", ".join(each.said(language) for language in Language for each in Heading)
            return text("lcg-deck-file-unknown-heading", given=headed[1], known=known)
        return self._once(heading, headed[1]) or self._value(heading, headed[2].strip())

    def _once(self, heading: Heading, given: str) -> Text | None:
        if heading in self._seen:
            return text("lcg-deck-file-twice", heading=given)
        self._seen.add(heading)
        return None

    def _value(self, heading: Heading, given: str) -> Text | None:
        if heading is Heading.AFFILIATION:
            self.affiliation = _affiliations().get(plain(given), NO_AFFILIATION)
            if self.affiliation:
                return None
            known = ", ".join(affiliation_labels())
            return text("lcg-deck-file-unknown-affiliation", given=given[:LONGEST_NAME], known=known)
        if heading is Heading.CHALLENGE:
            self.challenge = _challenges().get(plain(given), Challenge.NONE)
            if self.challenge:
                return None
            known = ", ".join(challenge_labels())
            return text("lcg-deck-file-unknown-challenge", given=given[:LONGEST_NAME], known=known)
        self._below = heading
        return self._set(given) if given else None

    def _set(self, line: str) -> Text | None:
        if self._below is None:
            return text("lcg-deck-file-outside")
        times = _COUNTED.match(line)
        copies = int(times[1]) if times else 1
        if not 1 <= copies <= MOST_COPIES:
            return text("lcg-deck-file-number", given=copies, most=MOST_COPIES)
        given = line[times.end() :] if times else line
        number = find_set(given)
        if number is None:
            return unknown(given[:LONGEST_NAME], _labels())
        self.sets[self._below] += [number] * copies
        return None


def find_set(given: str) -> str | None:
    """The number of the set that somebody means: its number, or its objective's title or id."""
    return _sets().get(plain(given))


def plain(name: str) -> str:
    """A name without case, accents and punctuation, so that names can be compared as people write them."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if letter.isalnum())


def affiliation_labels(language: Language = Language.ENGLISH) -> list[str]:
    return [say(each.name, language) for each in affiliation_cards()]


def challenge_labels(language: Language = Language.ENGLISH) -> list[str]:
    return [say(each.word, language) for each in Challenge if each]


@cache
def _headings() -> Mapping[str, Heading]:
    return {plain(heading.said(language)): heading for heading in Heading for language in Language}


@cache
def _affiliations() -> Mapping[str, CardId]:
    names = {plain(each.id): each.id for each in affiliation_cards()}
    return names | {
        plain(say(each.name, language)): each.id for each in affiliation_cards() for language in Language
    }


@cache
def _challenges() -> Mapping[str, Challenge]:
    known = [each for each in Challenge if each]
    names = {plain(each.value): each for each in known}
    return names | {plain(say(each.word, language)): each for each in known for language in Language}


@cache
def _sets() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for each in all_sets():
        labels = (label_of(each.number, language) for language in Language)
        for called in (each.number, each.objective, card(each.objective).title, *labels):
            found[plain(called)] = each.number
    return found


@cache
def _labels() -> list[str]:
    """What sets are called, to say which come close to a name that none has."""
    return list(
        dict.fromkeys(label_of(each.number, language) for each in all_sets() for language in Language)
    )


declare_family("lcg-deck-file-*", lambda: (f"lcg-deck-file-{heading.value}" for heading in Heading))
