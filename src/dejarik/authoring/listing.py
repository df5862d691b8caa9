"""Armies and decks as text that people write and read: headings with a colon, and one entry a line below them.

    Name: Line of Echo Base

    Deployment:
    2x Echo Base Trooper        # a comment

What the headings are and what an entry means is the game's to say (`ListReader`); what is wrong is said with its line.
Everything may be written in every language.
"""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import groupby
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from dejarik.authoring.words import Worded
from dejarik.kernel.errors import BadFile
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, say

MOST_COPIES = 20
LONGEST_FILE = 100_000
LONGEST_NAME = 80  # where a name that nothing has is repeated

_HEADED = re.compile(r"([^\W\d]+) *:(.*)")
_COMMENT = re.compile(r"(^|\s)#.*")


class Heading(Worded, Enum):
    """What a line with a colon is about. Each list has headings of its own, in words of every language."""

    def said(self, language: Language) -> str:
        return say(self.word, language)

    def headed(self, value: str, language: Language) -> str:
        """The line with this heading."""
        return f"{self.said(language)}: {value}".rstrip()


H = TypeVar("H", bound=Heading)
E = TypeVar("E", bound=str)


def plain(name: str) -> str:
    """A name without case, accents and punctuation, so that names can be compared as people write them."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if letter.isalnum())


def counted(labels: Iterable[str]) -> Iterator[str]:
    """The labels, those that follow their like only counted: `2x A Hero's Journey`."""
    for label, copies in groupby(labels):
        count = len(list(copies))
        yield f"{count}x {label}" if count > 1 else label


def load_bytes(path: Path) -> bytes:
    """What a file holds, as far as a list can be long."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST_FILE + 1)
    except OSError as reason:
        why = reason.strerror or str(reason)
        raise BadFile("list-file-unreadable", file=str(path), reason=why) from None


def load_text(path: Path) -> str:
    """The text of a file; a `BadFile` that names it where it can't be read."""
    try:
        return load_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as reason:
        raise BadFile("list-file-unreadable", file=str(path), reason=str(reason)) from None


class ListReader(ABC, Generic[H, E]):
    """A list while its lines are read: its name, and the entries below each of its parts."""

    headings: type[H]
    name_heading: H
    counting: ClassVar[re.Pattern[str]]
    """How many copies are said before an entry: its first group is the number."""

    def __init__(self, parts: Iterable[H]) -> None:
        self.name = ""
        self.entries: dict[H, list[E]] = {part: [] for part in parts}
        self._below: H | None = None
        self._seen: set[H] = set()
        self._called = {plain(each.said(language)): each for each in self.headings for language in Language}

    @abstractmethod
    def value(self, heading: H, given: str) -> Text | None:
        """Takes what stands behind a heading that has no entries; answers what is wrong with it."""

    @abstractmethod
    def find(self, part: H, given: str) -> E | Text:
        """The entry of a part that somebody means, or that there is none."""

    @abstractmethod
    def outside(self) -> Text:
        """That an entry stands below no part."""

    @abstractmethod
    def wrong_number(self, copies: int) -> Text:
        """That there can't be so many copies."""

    def read(self, written: str, file: str) -> None:
        """Reads all lines; `file` is named where something is wrong."""
        for number, line in enumerate(written.splitlines(), start=1):
            wrong = self._take(line.strip())
            if wrong is not None:
                raise BadFile("list-file-line", file=file, line=number, problem=wrong)

    def _take(self, line: str) -> Text | None:
        """Reads one line; answers what is wrong with it."""
        headed = _HEADED.fullmatch(line)
        heading = self._called.get(plain(headed[1])) if headed else None
        if headed and heading is self.name_heading:  # everything else in this line is the name, also a “#”
            self.name = " ".join(headed[2].split())
            return self._once(heading, headed[1])
        line = _COMMENT.sub("", line).strip()
        if not line:
            return None
        headed = _HEADED.fullmatch(line)
        if headed is None:
            return self._entry(line)
        if heading is None:
            known = ", ".join(each.said(language) for language in Language for each in self.headings)
            return text("list-file-unknown-heading", given=headed[1], known=known)
        return self._once(heading, headed[1]) or self._behind(heading, headed[2].strip())

    def _once(self, heading: H, given: str) -> Text | None:
        if heading in self._seen:
            return text("list-file-twice", heading=given)
        self._seen.add(heading)
        return None

    def _behind(self, heading: H, given: str) -> Text | None:
        if heading not in self.entries:
            return self.value(heading, given)
        self._below = heading
        return self._entry(given) if given else None

    def _entry(self, line: str) -> Text | None:
        if self._below is None:
            return self.outside()
        times = self.counting.match(line)
        copies = int(times[1]) if times else 1
        if not 1 <= copies <= MOST_COPIES:
            return self.wrong_number(copies)
        found = self.find(self._below, line[times.end() :] if times else line)
        if isinstance(found, Text):
            return found
        self.entries[self._below] += [found] * copies
        return None
