"""Decks as OCTGN files (`.o8d`): the XML that the community's plug-in and deck builders exchange.

A file lists cards, not sets, in the sections Affiliation, Command Deck and Objective Deck. It is read as whole sets:
the objectives say which, and the command cards have to agree (LCGC-DECK-01). Cards are known by the ids of the plug-in,
which are in `octgn.json`, and where an id is not known by their titles. Challenge decks have no such file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

import msgspec

from dejarik.authoring.listing import LONGEST_FILE, LONGEST_NAME, MOST_COPIES, load_bytes, plain
from dejarik.kernel.errors import BadFile, Problem
from dejarik.kernel.text import Text, text
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.facts.cards import Card, CardId, CardType
from dejarik.lcg.facts.library import all_cards, card, is_objective_set, objective_set, set_of_objective

GAME = "d5cf89e5-1984-4873-8ae0-f06eea411bb3"
"""The plug-in for this game."""
CARD_ID = "ff4fb461-8060-457a-9c16-{:012}"
"""How the plug-in makes the id of a card from its number; every card of every set has its own."""
NUMBERS = Path(__file__).parent / "octgn.json"
MOST_NAMED = 5  # cards that a sentence names


class Section(Enum):
    """The parts of a deck file, as the plug-in calls them."""

    AFFILIATION = "Affiliation"
    COMMAND = "Command Deck"
    OBJECTIVES = "Objective Deck"


# How others call them.
SECTIONS = {plain(section.value): section for section in Section} | {
    "objective": Section.OBJECTIVES,
    "objectives": Section.OBJECTIVES,
    "command": Section.COMMAND,
    "commands": Section.COMMAND,
    "commandcards": Section.COMMAND,
    "affiliations": Section.AFFILIATION,
}


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plug-in's numbers: of an affiliation card; of the six cards of a set, the objective first."""

    affiliations: dict[CardId, int]
    sets: dict[str, tuple[int, int, int, int, int, int]]


@cache
def _numbers() -> _Numbers:
    return msgspec.json.decode(NUMBERS.read_bytes(), type=_Numbers)


# --- Writing


def write_o8d(deck: Deck) -> str:
    """The deck as an OCTGN file."""
    if deck.challenge:
        raise Problem("lcg-o8d-challenge", challenge=deck.challenge.word)
    unknown = [number for number in deck.sets if not is_objective_set(number)]
    if unknown:
        raise Problem("lcg-no-such-set", number=unknown[0])
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f"<deck game={quoteattr(GAME)}>"]
    for section, cards in _parts(deck).items():
        lines.append(f"  <section name={quoteattr(section.value)}>")
        lines += [_line(number, title, copies) for (number, title), copies in Counter(cards).items()]
        lines.append("  </section>")
    return "\n".join([*lines, "</deck>"]) + "\n"


def _parts(deck: Deck) -> Mapping[Section, list[tuple[int, str]]]:
    """The plug-in's numbers and the titles of all cards, by section."""
    affiliation = card(deck.affiliation)
    parts: dict[Section, list[tuple[int, str]]] = {section: [] for section in Section}
    parts[Section.AFFILIATION] = [(_numbers().affiliations[affiliation.id], affiliation.title)]
    for number in deck.sets:
        chosen = objective_set(number)
        objective, *others = _numbers().sets[number]
        parts[Section.OBJECTIVES].append((objective, card(chosen.objective).title))
        parts[Section.COMMAND] += [
            (each, card(id).title) for each, id in zip(others, chosen.cards, strict=True)
        ]
    return parts


def _line(number: int, title: str, copies: int) -> str:
    return f'    <card qty="{copies}" id="{CARD_ID.format(number)}">{escape(title)}</card>'


# --- Reading


def load_o8d(path: Path) -> Deck:
    """The deck of an OCTGN file, named after the file."""
    return read_o8d(load_bytes(path), str(path), path.stem)


def read_o8d(content: bytes, file: str, name: str = "") -> Deck:
    """The deck that an OCTGN file holds; a `BadFile` says what is wrong with it."""
    if len(content) > LONGEST_FILE:
        raise BadFile("lcg-deck-file-too-long", file=file)
    listed = _Listing()
    wrong = listed.read(content)
    if wrong is None and listed.strangers:
        wrong = text("lcg-o8d-strangers", cards=_some(listed.strangers))
    if wrong is None and len(listed.affiliations) != 1:
        wrong = text("lcg-o8d-affiliations", count=len(listed.affiliations))
    wrong = wrong or _disagreement(listed)
    if wrong is not None:
        raise BadFile("lcg-o8d-bad", file=file, problem=wrong)
    return Deck(name, listed.affiliations[0], tuple(listed.sets))


def _disagreement(listed: _Listing) -> Text | None:
    """LCGC-DECK-01: sets are taken whole. A file without any command cards is read as if it had them."""
    if not listed.command:
        return None
    wanted = Counter(card(id).title for number in listed.sets for id in objective_set(number).cards)
    missing, surplus = wanted - listed.command, listed.command - wanted
    if missing:
        return text("lcg-o8d-missing", cards=_some(missing))
    if surplus:
        return text("lcg-o8d-surplus", cards=_some(surplus))
    return None


def _some(titles: Counter[str]) -> str:
    """The first of these titles, with how many there are of each."""
    named = [f"{count}x {title}" if count > 1 else title for title, count in titles.items()]
    return ", ".join(named[:MOST_NAMED]) + (", …" if len(named) > MOST_NAMED else "")


class _Listing:
    """What a file lists, while it is read. Document types, and with them entities, are refused."""

    def __init__(self) -> None:
        self.affiliations: list[CardId] = []
        self.sets: list[str] = []
        self.command: Counter[str] = Counter()
        self.strangers: Counter[str] = Counter()
        self._wrong: Text | None = None
        self._section: Section | None = None
        self._depth = 0
        self._id = ""
        self._copies = 0
        self._title = ""

    def read(self, content: bytes) -> Text | None:
        """Reads a whole file; answers what is wrong with it."""
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self._doctype
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        try:
            parser.Parse(content, True)
        except expat.ExpatError as reason:
            return self._wrong or text("lcg-o8d-no-xml", reason=str(reason))
        except _Refused:
            pass
        return self._wrong

    def _refuse(self, wrong: Text) -> None:
        self._wrong = wrong
        raise _Refused

    def _doctype(self, name: str, system: str | None, public: str | None, internal: bool) -> None:
        self._refuse(text("lcg-o8d-doctype"))

    def _start(self, element: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        if self._depth == 1:
            if element != "deck":
                self._refuse(text("lcg-o8d-no-deck"))
            if attributes.get("game", GAME).lower() != GAME:
                self._refuse(text("lcg-o8d-other-game"))
        elif element == "section":
            self._section = SECTIONS.get(plain(attributes.get("name", "")))
        elif element == "card":
            self._id, self._title = attributes.get("id", "").lower(), ""
            self._copies = self._number(attributes.get("qty", "1"))

    def _number(self, given: str) -> int:
        if not (given.isascii() and given.isdigit() and 1 <= int(given[:9]) <= MOST_COPIES):
            self._refuse(text("lcg-deck-file-number", given=given[:LONGEST_NAME], most=MOST_COPIES))
        return int(given)

    def _text(self, characters: str) -> None:
        self._title += characters

    def _end(self, element: str) -> None:
        self._depth -= 1
        if element == "section":
            self._section = None
        elif element == "card":
            self._take(" ".join(self._title.split()))

    def _take(self, title: str) -> None:
        found = _by_id().get(self._id) or _by_title(title, self._section)
        if found is None:
            self.strangers[title[:LONGEST_NAME] or self._id[:LONGEST_NAME]] += self._copies
        elif found.type is CardType.AFFILIATION:
            self.affiliations += [found.id] * self._copies
        elif found.type is CardType.OBJECTIVE:
            self.sets += [set_of_objective(found.id).number] * self._copies
        else:
            self.command[found.title] += self._copies


class _Refused(Exception):
    """Reading ends here; the listing knows why."""


@cache
def _by_id() -> Mapping[str, Card]:
    found = {CARD_ID.format(number): card(id) for id, number in _numbers().affiliations.items()}
    for number, ids in _numbers().sets.items():
        chosen = objective_set(number)
        for octgn, id in zip(ids, (chosen.objective, *chosen.cards), strict=True):
            found[CARD_ID.format(octgn)] = card(id)
    return found


@cache
def _titles() -> Mapping[str, tuple[Card, ...]]:
    """The cards of decks by their English titles; a title can be a card of either side."""
    found: dict[str, list[Card]] = {}
    for each in all_cards():
        if not each.challenge and not each.is_component:
            found.setdefault(plain(each.title), []).append(each)
    return {title: tuple(cards) for title, cards in found.items()}


def _by_title(title: str, section: Section | None) -> Card | None:
    """The card of a title; of several, one that belongs into the section. Which side it is on makes no difference."""
    named = _titles().get(plain(title), ())
    fitting = [each for each in named if section in (None, _section_of(each))]
    return next(iter(fitting or named), None)


def _section_of(found: Card) -> Section:
    if found.type is CardType.AFFILIATION:
        return Section.AFFILIATION
    return Section.OBJECTIVES if found.type is CardType.OBJECTIVE else Section.COMMAND
