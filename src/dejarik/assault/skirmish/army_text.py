"""Armies as text that people write and read: one card a line, by name or id, in English or Polish.

    Name: Line of Echo Base
    Faction: Rebel

    Deployment:
    Leia Organa, Rebel Commander
    2x Echo Base Trooper (elite)

    Command:
    Planning            # a comment

A name alone is the regular card; a mark in brackets says otherwise. Whether the army is legal is not asked here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from itertools import groupby
from pathlib import Path

from dejarik.assault.facts.cards import CardId, CommandCard, DeploymentCard, Faction, GameMode
from dejarik.assault.facts.library import all_command, all_deployment, deployment, is_command, is_deployment
from dejarik.assault.skirmish.armies import AFFILIATIONS, Army, unknown_card
from dejarik.kernel.errors import BadFile
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, declare_family, say

MOST_COPIES = 20
LONGEST_FILE = 100_000
LONGEST_NAME = 80  # of a card, where a name that no card has is repeated

_COUNTED = re.compile(r"([0-9]{1,4}) *[x×] +(?=\S)")
_MARKED = re.compile(r"(.*\S) *\(([^()]*)\)")
_HEADED = re.compile(r"([^\W\d]+) *:(.*)")
_COMMENT = re.compile(r"(^|\s)#.*")


class Heading(Enum):
    """What a line with a colon is about."""

    NAME = "name"
    FACTION = "faction"
    DEPLOYMENT = "deployment"
    COMMAND = "command"

    def said(self, language: Language) -> str:
        return say(text(f"army-file-{self.value}"), language)


class Mark(Enum):
    """What can stand in brackets behind a name."""

    ELITE = "elite"
    REGULAR = "regular"
    CAMPAIGN = "campaign"

    def said(self, language: Language) -> str:
        return say(text(f"army-mark-{self.value}"), language)


# --- Writing


def write_army(army: Army, language: Language = Language.ENGLISH) -> str:
    """The army as text. Reading it again gives the same army."""
    lines = [
        f"{Heading.NAME.said(language)}: {' '.join(army.name.split())}".rstrip(),
        f"{Heading.FACTION.said(language)}: {say(army.faction.word, language)}",
        "",
        f"{Heading.DEPLOYMENT.said(language)}:",
        *_counted(_label_of(id, language) for id in army.cards),
        "",
        f"{Heading.COMMAND.said(language)}:",
        *_counted(_label_of(id, language) for id in army.command),
    ]
    return "\n".join(lines) + "\n"


def _counted(labels: Iterable[str]) -> Iterable[str]:
    for label, copies in groupby(labels):
        count = len(list(copies))
        yield f"{count}x {label}" if count > 1 else label


def _label_of(id: CardId, language: Language) -> str:
    if is_deployment(id):
        return label(deployment(id), language)
    return say(text(f"card-{id}"), language) if is_command(id) else id


def label(card: DeploymentCard | CommandCard, language: Language) -> str:
    """The name of a card as army files write it: `Luke Skywalker, Jedi Knight`, `Stormtrooper (elite)`."""
    name = say(card.name, language)
    if isinstance(card, CommandCard):
        return name
    if card.has_subtitle:
        name += f", {say(text(f'card-{card.id}-subtitle'), language)}"
    marks = [mark.said(language) for mark in _marks(card)]
    return f"{name} ({', '.join(marks)})" if marks else name


def _marks(card: DeploymentCard) -> list[Mark]:
    marks = [Mark.ELITE] if card.elite and not card.unique else []
    return marks if GameMode.SKIRMISH in card.modes else [*marks, Mark.CAMPAIGN]


# --- Reading


def load_army(path: Path) -> Army:
    """The army of a file; a `BadFile` that names the file and the line where it can't be read."""
    try:
        content = path.read_bytes()[: LONGEST_FILE + 1]
        written = content.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as reason:
        why = reason.strerror if isinstance(reason, OSError) and reason.strerror else str(reason)
        raise BadFile("army-file-unreadable", file=str(path), reason=why) from None
    return read_army(written, str(path))


def read_army(written: str, file: str) -> Army:
    """The army that a text describes; `file` is named where something is wrong."""
    if len(written) > LONGEST_FILE:
        raise BadFile("army-file-too-long", file=file)
    reader = _Reader()
    for number, line in enumerate(written.splitlines(), start=1):
        wrong = reader.take(line.strip())
        if wrong is not None:
            raise BadFile("army-file-line", file=file, line=number, problem=wrong)
    if reader.faction is None:
        raise BadFile("army-file-no-faction", file=file)
    deployed = tuple(reader.cards[Heading.DEPLOYMENT])
    return Army(reader.name, reader.faction, deployed, tuple(reader.cards[Heading.COMMAND]))


class _Reader:
    """An army while its lines are read."""

    def __init__(self) -> None:
        self.name = ""
        self.faction: Faction | None = None
        self.cards: dict[Heading, list[CardId]] = {Heading.DEPLOYMENT: [], Heading.COMMAND: []}
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
            return self._card(line)
        if heading is None:
            known = ", ".join(each.said(language) for language in Language for each in Heading)
            return text("army-file-unknown-heading", given=headed[1], known=known)
        if heading is Heading.FACTION:
            return self._faction(headed[2].strip()) or self._once(heading, headed[1])
        self._below = heading
        rest = headed[2].strip()
        return self._once(heading, headed[1]) or (self._card(rest) if rest else None)

    def _once(self, heading: Heading, given: str) -> Text | None:
        if heading in self._seen:
            return text("army-file-twice", heading=given)
        self._seen.add(heading)
        return None

    def _faction(self, given: str) -> Text | None:
        for faction in AFFILIATIONS:
            if plain(given) in {plain(faction.value), *(plain(say(faction.word, each)) for each in Language)}:
                self.faction = faction
                return None
        known = ", ".join(faction.value for faction in AFFILIATIONS)
        return text("army-file-unknown-faction", given=given, known=known)

    def _card(self, line: str) -> Text | None:
        if self._below is None:
            return text("army-file-outside")
        counted = _COUNTED.match(line)
        copies = int(counted[1]) if counted else 1
        if not 1 <= copies <= MOST_COPIES:
            return text("army-file-number", given=copies, most=MOST_COPIES)
        found = _find(self._below, line[counted.end() :] if counted else line)
        if isinstance(found, Text):
            return found
        self.cards[self._below] += [found] * copies
        return None


def plain(name: str) -> str:
    """A name without case, accents and punctuation, so that names can be compared as people write them."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if letter.isalnum())


@cache
def _headings() -> Mapping[str, Heading]:
    return {plain(heading.said(language)): heading for heading in Heading for language in Language}


def _mark_named(given: str) -> Mark | None:
    words = {plain(mark.said(language)): mark for mark in Mark for language in Language}
    return words.get(plain(given))


@cache
def _index(part: Heading) -> Mapping[str, tuple[CardId, ...]]:
    """Cards by everything they are called, marks left out: id, name, name with subtitle, in both languages."""
    found: dict[str, dict[CardId, None]] = {}
    cards: tuple[DeploymentCard | CommandCard, ...]
    cards = all_deployment() if part is Heading.DEPLOYMENT else all_command()
    for card in cards:
        for language in Language:
            name = say(card.name, language)
            full = label(card, language).split(" (")[0]
            for called in (name, full):
                found.setdefault(plain(called), {})[card.id] = None
    return {called: tuple(ids) for called, ids in found.items()}


def _find(part: Heading, given: str) -> CardId | Text:
    known = is_deployment if part is Heading.DEPLOYMENT else is_command
    if known(given):
        return CardId(given)
    name, marks = _without_marks(given)
    ids = _index(part).get(plain(name), ())
    if part is Heading.DEPLOYMENT:
        ids = _narrowed([deployment(id) for id in ids], marks)
    if len(ids) == 1:
        return ids[0]
    if ids:
        cards = "; ".join(_label_of(id, Language.ENGLISH) for id in ids)
        return text("army-file-ambiguous", given=given, cards=cards)
    return unknown_card(given[:LONGEST_NAME], _labels(part))


def _without_marks(given: str) -> tuple[str, set[Mark]]:
    marked = _MARKED.fullmatch(given)
    if marked is None:
        return given, set()
    marks = {_mark_named(word) for word in marked[2].split(",")}
    return (given, set()) if None in marks else (marked[1], {mark for mark in marks if mark})


def _narrowed(cards: list[DeploymentCard], marks: set[Mark]) -> tuple[CardId, ...]:
    """Of several cards of one name those that the marks mean: without any, the regular one for skirmishes."""
    if Mark.ELITE in marks:
        cards = [card for card in cards if card.elite]
    elif Mark.REGULAR in marks:
        cards = [card for card in cards if not card.elite]
    else:
        cards = [card for card in cards if card.unique or not card.elite] or cards
    in_skirmishes = [card for card in cards if GameMode.SKIRMISH in card.modes]
    if Mark.CAMPAIGN in marks:
        return tuple(card.id for card in cards if card not in in_skirmishes)
    return tuple(card.id for card in in_skirmishes or cards)


@cache
def _labels(part: Heading) -> list[str]:
    """What cards are called, to say which come close to a name that none has."""
    cards: tuple[DeploymentCard | CommandCard, ...]
    cards = all_deployment() if part is Heading.DEPLOYMENT else all_command()
    return list(dict.fromkeys(label(card, language) for card in cards for language in Language))


declare_family("army-file-*", lambda: (f"army-file-{heading.value}" for heading in Heading))
declare_family("army-mark-*", lambda: (f"army-mark-{mark.value}" for mark in Mark))
