"""Armies as text that people write and read: one card a line, by name or id, in English or Polish.

    Name: Line of Echo Base
    Faction: Rebel

    Deployment:
    Leia Organa, Rebel Commander
    2x Echo Base Trooper (elite)

    Command:
    Planning            # a comment

A name alone is the regular card; a mark in brackets says otherwise, or “Elite” before the name. Lists as other
builders and forums write them are read, too (`authoring.listing`): cards may stand below no heading, and without a
faction it is that of the cards. Whether the army is legal is not asked here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from pathlib import Path

from dejarik.assault.facts.cards import CardId, CommandCard, DeploymentCard, Faction, GameMode
from dejarik.assault.facts.library import all_command, all_deployment, deployment, is_command, is_deployment
from dejarik.assault.skirmish.armies import AFFILIATIONS, Army, unknown_card
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
from dejarik.authoring.words import Worded
from dejarik.kernel.errors import BadFile
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, say

_MARKED = re.compile(r"(.*\S) *\(([^()]*)\)")
_ELITE_AHEAD = re.compile(r"(?:elite|elitarn[ayie]) +(.*)", re.IGNORECASE)
#: What headings are called in lists of other builders.
_ELSEWHERE = {
    "deploymentcards": "deployment",
    "deployments": "deployment",
    "deploymentdeck": "deployment",
    "army": "deployment",
    "kartyrozstawienia": "deployment",
    "commandcards": "command",
    "commanddeck": "command",
    "kartydowodzenia": "command",
    "taliadowodzenia": "command",
    "affiliation": "faction",
    "przynaleznosc": "faction",
    "frakcja": "faction",
    "title": "name",
    "armyname": "name",
    "listname": "name",
}


class Heading(listing.Heading, family="army-file"):
    """What a line with a colon is about."""

    NAME = "name"
    FACTION = "faction"
    DEPLOYMENT = "deployment"
    COMMAND = "command"


class Mark(Worded, Enum, family="army-mark"):
    """What can stand in brackets behind a name."""

    ELITE = "elite"
    REGULAR = "regular"
    CAMPAIGN = "campaign"


# --- Writing


def write_army(army: Army, language: Language = Language.ENGLISH) -> str:
    """The army as text. Reading it again gives the same army."""
    lines = [
        Heading.NAME.headed(" ".join(army.name.split()), language),
        Heading.FACTION.headed(say(army.faction.word, language), language),
        "",
        Heading.DEPLOYMENT.headed("", language),
        *counted(_label_of(id, language) for id in army.cards),
        "",
        Heading.COMMAND.headed("", language),
        *counted(_label_of(id, language) for id in army.command),
    ]
    return "\n".join(lines) + "\n"


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
    marks = [say(mark.word, language) for mark in _marks(card)]
    return f"{name} ({', '.join(marks)})" if marks else name


def _marks(card: DeploymentCard) -> list[Mark]:
    marks = [Mark.ELITE] if card.elite and not card.unique else []
    return marks if GameMode.SKIRMISH in card.modes else [*marks, Mark.CAMPAIGN]


# --- Reading


def load_army(path: Path) -> Army:
    """The army of a file; a `BadFile` that names the file and the line where it can't be read."""
    return read_army(load_text(path), str(path))


def read_army(written: str, file: str) -> Army:
    """The army that a text describes; `file` is named where something is wrong."""
    if len(written) > LONGEST_FILE:
        raise BadFile("army-file-too-long", file=file)
    reader = _Reader()
    reader.read(written, file)
    deployed = tuple(reader.entries[Heading.DEPLOYMENT])
    faction = reader.faction or _faction_of(deployed)
    if faction is None:
        raise BadFile("army-file-no-faction", file=file)
    return Army(reader.name, faction, deployed, tuple(reader.entries[Heading.COMMAND]))


def _faction_of(cards: Sequence[CardId]) -> Faction | None:
    """The faction of an army that does not say it, if its cards are of one."""
    found = {deployment(id).faction for id in cards} & set(AFFILIATIONS)
    return found.pop() if len(found) == 1 else None


class _Reader(ListReader[Heading, CardId]):
    """An army while its lines are read."""

    headings = Heading
    name_heading = Heading.NAME
    also_called = _ELSEWHERE

    def __init__(self) -> None:
        super().__init__((Heading.DEPLOYMENT, Heading.COMMAND))
        self.faction: Faction | None = None

    def alone(self, line: str) -> bool:
        self.faction = self.faction or _faction_named(line)
        return _faction_named(line) is not None

    def value(self, heading: Heading, given: str) -> Text | None:
        self.faction = _faction_named(given)
        if self.faction is not None:
            return None
        known = ", ".join(faction.value for faction in AFFILIATIONS)
        return text("army-file-unknown-faction", given=given, known=known)

    def find(self, part: Heading, given: str) -> CardId | Text | None:
        return _find(part, given)

    def nothing(self, part: Heading, given: str) -> Text:
        return unknown_card(given[:LONGEST_NAME], _labels(part))

    def part_of(self, given: str) -> Heading | Text:
        parts = [part for part in self.entries if _find(part, given) is not None]
        return text("army-file-outside") if len(parts) > 1 else [*parts, Heading.DEPLOYMENT][0]

    def wrong_number(self, copies: int) -> Text:
        return text("army-file-number", given=copies, most=MOST_COPIES)


def _faction_named(given: str) -> Faction | None:
    for faction in AFFILIATIONS:
        if plain(given) in {plain(faction.value), *(plain(say(faction.word, each)) for each in Language)}:
            return faction
    return None


def _mark_named(given: str) -> Mark | None:
    words = {plain(say(mark.word, language)): mark for mark in Mark for language in Language}
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


def _find(part: Heading, given: str) -> CardId | Text | None:
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
    return None


def _without_marks(given: str) -> tuple[str, set[Mark]]:
    ahead = _ELITE_AHEAD.fullmatch(given)
    if ahead is not None:
        return ahead[1], {Mark.ELITE}
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
