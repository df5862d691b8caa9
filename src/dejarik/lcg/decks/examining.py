"""What is right and wrong with a deck that somebody builds: its problems, its numbers, its text, what can be added.

Carries nothing of deck building itself (that is in `deck`); it says for every objective set what those rules would say
if it were added, so that a page that builds decks needs no rule of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from itertools import islice
from typing import Annotated, Any, TypeVar

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.kernel.sent import Sent
from dejarik.kernel.text import Text, text
from dejarik.lcg.content.definitions import is_complete
from dejarik.lcg.decks.deck import (
    HUNT_MOST,
    SETS,
    STARTER_SETS,
    SUPPORT_SETS,
    Deck,
    problems,
)
from dejarik.lcg.decks.deck_text import read_deck, write_deck
from dejarik.lcg.decks.octgn import read_o8d, write_o8d
from dejarik.lcg.facts.cards import Card, CardId, CardType, Challenge, Icons, Role
from dejarik.lcg.facts.library import all_sets, card, challenge_deck, is_card
from dejarik.messages import Language

MOST_SETS = 100
GIVEN = "deck.txt"  # what a text is called where something is wrong with it
GIVEN_O8D = "deck.o8d"

Id = Annotated[str, msgspec.Meta(max_length=80)]
Ids = Annotated[tuple[Id, ...], msgspec.Meta(max_length=MOST_SETS)]
_UNFINISHED = "lcg-deck-too-small"  # of every deck on the way to its last set


class Purpose(Enum):
    """What a deck is built for, as far as its size goes."""

    DUEL = "duel"
    """Also for teams."""
    STARTER = "starter"
    HUNT = "hunt"
    """For the dark side against The Hunt for Skywalker (LCG-HS-03)."""

    @property
    def wanted(self) -> int:
        """How many sets it has at least, or usually."""
        return STARTER_SETS if self is Purpose.STARTER else SETS

    @property
    def most(self) -> int | None:
        return HUNT_MOST if self is Purpose.HUNT else None


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as a page writes it: its affiliation card by id, its sets by number."""

    affiliation: Id = ""
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    sets: Ids = ()
    challenge: Challenge = Challenge.NONE
    support: Ids = ()
    purpose: Purpose = Purpose.DUEL


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as people write it."""

    text: str
    purpose: Purpose = Purpose.DUEL


class Exported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as OCTGN writes it."""

    o8d: str
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    purpose: Purpose = Purpose.DUEL


class Resources(Sent, kw_only=True):
    """The resource values of a deck, by the kind of card."""

    affiliation: int
    objectives: int
    command: int


class CountedIcons(Sent, kw_only=True):
    """Combat icons of the three types."""

    unit: int
    blast: int
    tactics: int


class DeckIcons(Sent, kw_only=True):
    """The combat icons of a deck's command cards together."""

    normal: CountedIcons
    edge: CountedIcons


class Statistics(Sent, kw_only=True):
    """What the cards of a deck have together. What is counted stands by its word, the most frequent first."""

    command: int  # command cards
    objectives: int
    types: dict[str, int]
    costs: dict[str, int]
    average_cost: float
    resources: Resources
    capacity: int  # of the objectives
    force: int
    average_force: float
    icons: DeckIcons
    unique: int
    affiliations: dict[str, int]
    keywords: dict[str, int]
    traits: dict[str, int]
    fate: dict[str, int]  # by key, in the order in which they would be resolved


class Examined(Sent, kw_only=True):
    """Everything that can be said about a deck."""

    legal: bool
    sets: int  # how many it has
    wanted: int  # how many it takes at least, or usually
    problems: list[Text]
    incomplete: list[str]  # keys of cards that the program does not play completely yet
    statistics: Statistics
    refused: dict[str, Text]  # the sets that can't be added, each with why
    deck: Deck  # the same deck, in order
    text: dict[str, str]  # its file, by language
    o8d: str | None  # its file for OCTGN, where it can be one


def examine_deck(document: Any) -> Examined:
    """Everything that can be said about a deck; a `Problem` for what is none."""
    given, purpose = _read(document)
    deck = _ordered(given)
    wrong = _problems(deck, purpose)
    return Examined(
        legal=not wrong,
        sets=len(deck.support if deck.challenge else deck.sets),
        wanted=SUPPORT_SETS if deck.challenge else purpose.wanted,
        problems=wrong,
        incomplete=[str(each.id) for each in incomplete(deck)],
        statistics=_statistics(deck),
        refused=dict(_refused(deck, purpose)),
        deck=deck,
        text={language.value: write_deck(deck, language) for language in Language},
        o8d=_exported(deck),
    )


def _problems(deck: Deck, purpose: Purpose) -> list[Text]:
    return problems(deck, starter=purpose is Purpose.STARTER, most=purpose.most)


# --- Reading


def read_given(written: str) -> Deck:
    """The deck that a text from outside describes."""
    return checked(read_deck(written, GIVEN))


def checked(deck: Deck) -> Deck:
    """Refuses what is far too large to be a deck, before anybody takes the time to look at it."""
    if max(len(deck.sets), len(deck.support)) > MOST_SETS:
        raise Problem("lcg-deck-too-many-sets", most=MOST_SETS)
    return deck


def _read(document: Any) -> tuple[Deck, Purpose]:
    if isinstance(document, dict) and "text" in document:
        written = _converted(document, Written)
        return read_given(written.text), written.purpose
    if isinstance(document, dict) and "o8d" in document:
        exported = _converted(document, Exported)
        return checked(read_o8d(exported.o8d.encode(), GIVEN_O8D, exported.name)), exported.purpose
    given = _converted(document, Document)
    name = " ".join(given.name.split())
    return Deck(name, CardId(given.affiliation), given.sets, given.challenge, given.support), given.purpose


Form = TypeVar("Form")


def _converted(document: Any, form: type[Form]) -> Form:
    try:
        return msgspec.convert(document, form)
    except msgspec.ValidationError as reason:
        raise Problem("lcg-deck-malformed", reason=str(reason)[:200]) from None


def _ordered(deck: Deck) -> Deck:
    """The sets in the order of their numbers, so that copies stand together."""
    order = {each.number: place for place, each in enumerate(all_sets())}
    sets, support = (
        tuple(sorted(numbers, key=lambda number: order.get(number, len(order))))
        for numbers in (deck.sets, deck.support)
    )
    return msgspec.structs.replace(deck, sets=sets, support=support)


def _exported(deck: Deck) -> str | None:
    """The deck as an OCTGN file, where it can be one."""
    if not is_card(deck.affiliation) or card(deck.affiliation).type is not CardType.AFFILIATION:
        return None
    try:
        return write_o8d(deck)
    except Problem:
        return None


# --- Numbers


def _statistics(deck: Deck) -> Statistics:
    """What the cards of a deck have together."""
    command, objectives = [card(id) for id in deck.command], [card(id) for id in deck.objectives]
    if deck.challenge:
        first = (Role.OBJECTIVE, Role.STARTING_OBJECTIVE)
        objectives = [card(id) for id in challenge_deck(deck.challenge) if card(id).role in first]
        command += [card(id) for id in deck.reinforcements]
    costs = [each.cost for each in command if each.cost is not None]
    return Statistics(
        command=len(command),
        objectives=len(objectives),
        types=_counted(each.type.value for each in command),
        costs={str(cost): count for cost, count in sorted(Counter(costs).items())},
        average_cost=_average(costs),
        resources=Resources(
            affiliation=card(deck.affiliation).resources if is_card(deck.affiliation) else 0,
            objectives=sum(each.resources for each in objectives),
            command=sum(each.resources for each in command),
        ),
        capacity=sum(each.capacity for each in objectives),
        force=sum(each.force for each in command),
        average_force=_average([each.force for each in command]),
        icons=DeckIcons(
            normal=_icons(each.normal for each in command),
            edge=_icons(each.edge for each in command),
        ),
        unique=sum(each.unique for each in command),
        affiliations=_counted(each.affiliation.value for each in command),
        keywords=_counted(keyword.value for each in command for keyword in sorted(each.keywords)),
        traits=_counted(trait.value for each in command for trait in sorted(each.traits)),
        fate=_fate(command),
    )


def _counted(words: Iterable[str]) -> dict[str, int]:
    """How often each occurs, the most frequent first."""
    return dict(sorted(Counter(words).items(), key=lambda entry: (-entry[1], entry[0])))


def _average(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 1) if numbers else 0.0


def _icons(icons: Iterable[Icons]) -> CountedIcons:
    total = sum(icons, Icons())
    return CountedIcons(unit=total.unit, blast=total.blast, tactics=total.tactics)


def _fate(command: Iterable[Card]) -> dict[str, int]:
    """The fate cards in the order in which they would be resolved."""
    fates = Counter(each for each in command if each.type is CardType.FATE)
    ordered = sorted(fates, key=lambda each: (each.priority or 0, each.id))
    return {str(each.id): fates[each] for each in ordered}


# --- What would be wrong with one set more


def _refused(deck: Deck, purpose: Purpose) -> Iterable[tuple[str, Text]]:
    """The sets that can't be added, each with the first reason; what is wrong already is none."""
    already = _problems(deck, purpose)
    for each in all_sets():
        if each.number in deck.support:  # LCG-SUPPORT-01
            yield each.number, text("lcg-deck-support-count", wanted=SUPPORT_SETS)
            continue
        larger = _problems(_with(deck, each.number), purpose)
        new = (why for why in larger if why not in already and why.id != _UNFINISHED)
        yield from ((each.number, why) for why in islice(new, 1))


def _with(deck: Deck, number: str) -> Deck:
    if deck.challenge is Challenge.SKYWALKER:
        return msgspec.structs.replace(deck, support=(*deck.support, number))
    return msgspec.structs.replace(deck, sets=(*deck.sets, number))


def incomplete(deck: Deck) -> tuple[Card, ...]:
    """The cards of a deck that the program does not play completely yet."""
    ids = (*deck.objectives, *deck.command, *deck.reinforcements)
    if deck.challenge:
        ids = (*challenge_deck(deck.challenge), *deck.reinforcements)
    return tuple(card(id) for id in dict.fromkeys(ids) if not is_complete(id))
