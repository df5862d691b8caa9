"""Armies and decks as text that people write and read: headings with a colon, and one entry a line below them.

    Name: Line of Echo Base

    Deployment:
    2x Echo Base Trooper        # a comment

What the headings are and what an entry means is the game's to say (`ListReader`); all that is wrong is said at once,
each with its line. Everything may be written in every language, and as people write lists elsewhere: a title on top,
headings without a colon or with a sum (`Command Cards (15/15)`), bullets, `2 Name` and `Name x2`, points or a box
behind a name.
"""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
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

MOST_PROBLEMS = 20  # that are told of one list

_HEADED = re.compile(r"([^\W\d]+(?: +[^\W\d]+)*) *:(.*)")
_COMMENT = re.compile(r"(^|\s)#.*")
_BULLET = re.compile(r"(?:[-–—*+] +|[•▪·◦‣] *)(?=\S)")
_COPIES = re.compile(r"([0-9]{1,4}) *(?:[x×] *| +)(?=\S)")
_COPIES_BEHIND = re.compile(r"(.*\S) +\(?[x×] *([0-9]{1,4})\)?")
#: A sum behind a heading, and points or a box behind a name.
_SUM = re.compile(r"[0-9]+ */ *[0-9]+.*|[(\[].*[)\]]")
_BEHIND = re.compile(r"(.*\S) *(?:[(\[][^()\[\]]*[)\]]|[-–—=:] *[0-9]+(?: *[^\W\d]+)?)")
#: Headings whose lines say nothing that is not known.
_SUMS = frozenset({"points", "total", "cost", "punkty", "razem", "koszt"})


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
    also_called: ClassVar[Mapping[str, str]] = {}
    """What headings are called elsewhere, in plain letters: the value of each."""
    passed_over: ClassVar[Collection[str]] = ()
    """Headings, in plain letters, below which nothing is read."""

    def __init__(self, parts: Iterable[H]) -> None:
        self.name = ""
        self.entries: dict[H, list[E]] = {part: [] for part in parts}
        self._below: H | None = None
        self._passes_over = False
        self._seen: set[H] = set()
        self._called = {plain(each.said(language)): each for each in self.headings for language in Language}
        self._called |= {called: self.headings(value) for called, value in self.also_called.items()}

    @abstractmethod
    def value(self, heading: H, given: str) -> Text | None:
        """Takes what stands behind a heading that has no entries; answers what is wrong with it."""

    @abstractmethod
    def find(self, part: H, given: str) -> E | Text | None:
        """The entry of a part that somebody means; that there are several; none if there is nothing of this name."""

    @abstractmethod
    def nothing(self, part: H, given: str) -> Text:
        """That there is nothing of this name, and what comes close."""

    @abstractmethod
    def part_of(self, given: str) -> H | Text:
        """The part of an entry that stands below none, or that it can't be told."""

    @abstractmethod
    def alone(self, line: str) -> bool:
        """Takes a line before all parts that says something about the list, such as its faction; whether it does."""

    @abstractmethod
    def wrong_number(self, copies: int) -> Text:
        """That there can't be so many copies."""

    def read(self, written: str, file: str) -> None:
        """Reads all lines; `file` is named where something is wrong, and all that is wrong is told."""
        lines = [line.strip() for line in written.splitlines()]
        wrong = []
        for number, line in enumerate(lines, start=1):
            if self._is_title(lines, number - 1):
                self.name = " ".join(line.split())
                continue
            problem = self._take(line)
            if problem is not None:
                wrong.append(text("list-file-line", file=file, line=number, problem=problem))
            if len(wrong) == MOST_PROBLEMS:
                break
        if wrong:
            raise bad_list(wrong)

    def _is_title(self, lines: list[str], place: int) -> bool:
        """Whether a line is the name: the first of all, apart from what follows, and nothing else."""
        line, rest = lines[place], lines[place + 1 :]
        if not line or any(lines[:place]) or not any(rest) or line.startswith("#") or self._is_headed(line):
            return False
        is_apart = not rest[0] or self._is_headed(rest[0])
        return is_apart and not self.alone(_without_sum(line)) and not self._is_entry(line)

    def _is_headed(self, line: str) -> bool:
        return self._heading_of(line) is not None or _HEADED.fullmatch(line) is not None

    def _is_entry(self, line: str) -> bool:
        """Whether a line before all parts is an entry."""
        _, name = _counted(line)
        part = self.part_of(name)
        return isinstance(part, Text) or self._found(part, name) is not None

    def _take(self, line: str) -> Text | None:
        """Reads one line; answers what is wrong with it."""
        headed = _HEADED.fullmatch(line)
        heading = self._called.get(plain(headed[1])) if headed else None
        if headed and heading is self.name_heading:  # everything else in this line is the name, also a “#”
            self.name = " ".join(headed[2].split())
            return self._once(heading, headed[1])
        line = _COMMENT.sub("", line).strip()
        headed = _HEADED.fullmatch(line)
        called = _without_sum(headed[1] if headed else line)
        if not line or plain(called) in _SUMS:
            return None
        if plain(called) in self.passed_over:
            self._passes_over = True
            return None
        heading = self._heading_of(called)
        if heading is not None and (headed or heading in self.entries):
            self._passes_over = False
            return self._once(heading, called) or self._behind(heading, headed[2].strip() if headed else "")
        if headed and " " not in headed[1]:
            known = ", ".join(each.said(language) for language in Language for each in self.headings)
            return text("list-file-unknown-heading", given=headed[1], known=known)
        return self._line(line)

    def _heading_of(self, line: str) -> H | None:
        return self._called.get(plain(_without_sum(line)))

    def _once(self, heading: H, given: str) -> Text | None:
        if heading in self._seen:
            return text("list-file-twice", heading=given)
        self._seen.add(heading)
        return None

    def _behind(self, heading: H, given: str) -> Text | None:
        if heading not in self.entries:
            return self.value(heading, given)
        self._below = heading
        return self._entry(given) if given and not _SUM.fullmatch(given) else None

    def _line(self, line: str) -> Text | None:
        """Reads a line that is no heading."""
        if self._passes_over or (self._below is None and self.alone(_without_sum(line))):
            return None
        return self._entry(_BULLET.sub("", line, count=1) if _BULLET.match(line) else line)

    def _entry(self, line: str) -> Text | None:
        copies, name = _counted(line)
        if not 1 <= copies <= MOST_COPIES:
            return self.wrong_number(copies)
        part = self._below or self.part_of(name)
        if isinstance(part, Text):
            return part
        found = self._found(part, name)
        if found is None:
            return self.nothing(part, name)
        if isinstance(found, Text):
            return found
        self.entries[part] += [found] * copies
        return None

    def _found(self, part: H, name: str) -> E | Text | None:
        """What an entry means; what stands behind its name may be points or a box."""
        found = self.find(part, name)
        behind = _BEHIND.fullmatch(name) if found is None else None
        return found if behind is None else self.find(part, behind[1])


def bad_list(wrong: Sequence[Text]) -> BadFile:
    """All that is wrong with a list, one below the other."""
    *others, told = wrong
    for each in reversed(others):
        told = text("list-file-lines", first=each, rest=told)
    return BadFile(told.id, **told.args)


def _counted(line: str) -> tuple[int, str]:
    """How many copies are meant, and of what."""
    ahead = _COPIES.match(line)
    if ahead:
        return int(ahead[1]), line[ahead.end() :]
    behind = _COPIES_BEHIND.fullmatch(line)
    return (int(behind[2]), behind[1]) if behind else (1, line)


def _without_sum(line: str) -> str:
    """A heading without the sum behind it: `Command Cards (15/15)`."""
    behind = _BEHIND.fullmatch(line)
    return behind[1] if behind else line
