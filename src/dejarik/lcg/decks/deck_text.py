"""Decks as text that people write and read: one objective set a line, by its objective or its number.

    Name: Wisdom of the Old Master
    Affiliation: Jedi

    Sets:
    2x A Hero's Journey
    In You Must Go      # a comment
    7

A challenge deck has a line `Challenge:` instead, and The Hunt for Skywalker its two sets under `Support:`. Everything
may be written in English or Polish. Lists as other builders and forums write them are read, too (`authoring.listing`);
command cards in them are passed over, for sets are taken whole, and without an affiliation it is that of the sets.
Whether the deck is legal is not asked here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from dejarik.authoring import listing
from dejarik.authoring.listing import (
    LONGEST_FILE,
    LONGEST_NAME,
    MOST_COPIES,
    ListReader,
    counted,
    load_text,
    plain,
)
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
from dejarik.messages import Language, say

#: What headings are called in lists of other builders, and those of cards that come with their sets.
_ELSEWHERE = {
    "objectivesets": "sets",
    "totalobjectivesets": "sets",
    "objectives": "sets",
    "objective": "sets",
    "zestawycelow": "sets",
    "cele": "sets",
    "faction": "affiliation",
    "frakcja": "affiliation",
    "title": "name",
    "deckname": "name",
}
_COMMAND_CARDS = (
    "unit", "units", "event", "events", "enhancement", "enhancements", "fate", "fatecards", "commandcards",
    "commanddeck", "jednostki", "wydarzenia", "ulepszenia", "kartylosu", "kartydowodztwa", "taliadowodztwa",
)  # fmt: skip


class Heading(listing.Heading, family="lcg-deck-file"):
    """What a line with a colon is about."""

    NAME = "name"
    AFFILIATION = "affiliation"
    CHALLENGE = "challenge"
    SETS = "sets"
    SUPPORT = "support"


# --- Writing


def write_deck(deck: Deck, language: Language = Language.ENGLISH) -> str:
    """The deck as text. Reading it again gives the same deck."""
    lines = [Heading.NAME.headed(" ".join(deck.name.split()), language)]
    if deck.affiliation:
        known = is_card(deck.affiliation)
        label = say(card(deck.affiliation).name, language) if known else deck.affiliation
        lines.append(Heading.AFFILIATION.headed(label, language))
    if deck.challenge:
        lines.append(Heading.CHALLENGE.headed(say(deck.challenge.word, language), language))
    for heading, numbers in ((Heading.SETS, deck.sets), (Heading.SUPPORT, deck.support)):
        if numbers:
            lines += [
                "",
                f"{heading.said(language)}:",
                *counted(label_of(each, language) for each in numbers),
            ]
    return "\n".join(lines) + "\n"


def label_of(number: str, language: Language) -> str:
    """What a set is called: its objective; of a number that no set has, the number."""
    return say(objective_set(number).name, language) if is_objective_set(number) else number


# --- Reading


def load_deck(path: Path) -> Deck:
    """The deck of a file; a `BadFile` that names the file and the line where it can't be read."""
    return read_deck(load_text(path), str(path))


def read_deck(written: str, file: str) -> Deck:
    """The deck that a text describes; `file` is named where something is wrong."""
    if len(written) > LONGEST_FILE:
        raise BadFile("lcg-deck-file-too-long", file=file)
    reader = _Reader()
    reader.read(written, file)
    affiliation = reader.affiliation
    if not affiliation and not reader.challenge:
        affiliation = _affiliation_of(reader.entries[Heading.SETS])
        if not affiliation:
            raise BadFile("lcg-deck-file-nobody", file=file)
    return Deck(
        reader.name,
        affiliation,
        tuple(reader.entries[Heading.SETS]),
        reader.challenge,
        tuple(reader.entries[Heading.SUPPORT]),
    )


def _affiliation_of(sets: Iterable[str]) -> CardId:
    """The affiliation of a deck that does not say it, if its sets are of one; neutral ones say nothing."""
    of_sets = {card(objective_set(number).objective).affiliation for number in sets}
    found = [each.id for each in affiliation_cards() if each.affiliation in of_sets]
    return found[0] if len(found) == 1 else NO_AFFILIATION


class _Reader(ListReader[Heading, str]):
    """A deck while its lines are read."""

    headings = Heading
    name_heading = Heading.NAME
    also_called = _ELSEWHERE
    passed_over = _COMMAND_CARDS

    def __init__(self) -> None:
        super().__init__((Heading.SETS, Heading.SUPPORT))
        self.affiliation = NO_AFFILIATION
        self.challenge = Challenge.NONE

    def alone(self, line: str) -> bool:
        named = _affiliations().get(plain(line), NO_AFFILIATION)
        self.affiliation = self.affiliation or named
        return bool(named)

    def value(self, heading: Heading, given: str) -> Text | None:
        if heading is Heading.AFFILIATION:
            self.affiliation = _affiliations().get(plain(given), NO_AFFILIATION)
            if self.affiliation:
                return None
            known = ", ".join(affiliation_labels())
            return text("lcg-deck-file-unknown-affiliation", given=given[:LONGEST_NAME], known=known)
        self.challenge = _challenges().get(plain(given), Challenge.NONE)
        if self.challenge:
            return None
        known = ", ".join(challenge_labels())
        return text("lcg-deck-file-unknown-challenge", given=given[:LONGEST_NAME], known=known)

    def find(self, part: Heading, given: str) -> str | Text | None:
        return find_set(given)

    def nothing(self, part: Heading, given: str) -> Text:
        return unknown(given[:LONGEST_NAME], _labels())

    def part_of(self, given: str) -> Heading | Text:
        return Heading.SUPPORT if self.challenge else Heading.SETS

    def wrong_number(self, copies: int) -> Text:
        return text("lcg-deck-file-number", given=copies, most=MOST_COPIES)


def find_set(given: str) -> str | None:
    """The number of the set that somebody means: its number, or its objective's title or id."""
    return _sets().get(plain(given))


def affiliation_labels(language: Language = Language.ENGLISH) -> list[str]:
    return [say(each.name, language) for each in affiliation_cards()]


def challenge_labels(language: Language = Language.ENGLISH) -> list[str]:
    return [say(each.word, language) for each in Challenge if each]


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
