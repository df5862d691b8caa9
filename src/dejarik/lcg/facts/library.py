"""The cards, objective sets and challenge decks of the two boxes, read once from the data files and checked.

The data lies under `lcg/content/<box>`: cards in several files, `sets.json`, `challenges.json`. Everything is looked
up by its id and listed in the order of the boxes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from dejarik.authoring.datafiles import check_folders, read, wrong_entry
from dejarik.authoring.mistakes import unknown
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.lcg.facts.cards import (
    Affiliation,
    Box,
    Card,
    CardId,
    CardType,
    Challenge,
    ChallengeDeck,
    Keyword,
    ObjectiveSet,
    PrintedSet,
    Role,
    Side,
)
from dejarik.messages import declare_family

FACTS = Path(__file__).parent
CARD_FILES = ("affiliations", "components", "light", "dark", "jerjerrod", "skywalker")
CARDS_BESIDE_OBJECTIVE = 5
PAID_FOR = frozenset({CardType.UNIT, CardType.ENHANCEMENT, CardType.EVENT})

DEATH_STAR_DIAL = CardId("death-star-dial")
THE_HUNT_FOR_SKYWALKER = CardId("the-hunt-for-skywalker")
"""The facedown side of the nine objectives of that challenge deck."""


@cache  # asked for every value of every card
def card(id: str) -> Card:
    """The card with this id."""
    try:
        return _cards()[CardId(id)]
    except KeyError:
        raise Problem("content-no-such-card", card=id) from None


def is_card(id: str) -> bool:
    return id in _cards()


def all_cards(box: Box | None = None) -> tuple[Card, ...]:
    """Every card of all boxes or of one, the two components that are no cards included (`Card.is_component`)."""
    return tuple(each for each in _cards().values() if box is None or each.box is box)


def by_reference(reference: str) -> Card:
    """The card with this box and collector number: `core-set:92`."""
    found = _references().get(reference)
    if found is None:
        raise Problem("content-no-such-card", card=reference)
    return found


@cache
def facedown_side() -> Card:
    """What is printed on the facedown side of objectives that are laid out so (LCG-HS-05)."""
    return next(each for each in all_cards() if each.role is Role.FACEDOWN)


def title(id: str) -> Text:
    """The title of a card, for people."""
    return card(id).name


def affiliation_card(affiliation: Affiliation) -> Card:
    """The affiliation card of an affiliation; neutral has none."""
    return card(affiliation.value)


def affiliation_cards(side: Side | None = None) -> tuple[Card, ...]:
    """The six affiliation cards, or the three of a side."""
    found = (each for each in all_cards() if each.type is CardType.AFFILIATION)
    return tuple(each for each in found if side is None or each.side is side)


def objective_set(number: str) -> ObjectiveSet:
    """The objective set with this number."""
    try:
        return _sets()[number]
    except KeyError:
        raise Problem("lcg-no-such-set", number=number) from None


def is_objective_set(number: str) -> bool:
    return number in _sets()


def all_sets(side: Side | None = None) -> tuple[ObjectiveSet, ...]:
    """The objective sets, or those of a side, in the order of their numbers."""
    return tuple(each for each in _sets().values() if side is None or each.side is side)


def set_of_objective(id: str) -> ObjectiveSet:
    """The set an objective belongs to; the objectives of the challenge decks belong to none."""
    for each in all_sets():
        if each.objective == id:
            return each
    raise Problem("lcg-no-set-of", card=card(id).name)


def challenge_deck(challenge: str) -> tuple[CardId, ...]:
    """All 59 cards of a challenge deck, each as often as there are copies; `Card.role` says what they are for."""
    found = _challenges().get(challenge)
    if found is None:
        raise Problem("lcg-no-such-challenge", challenge=challenge)
    return tuple(id for id, copies in found.cards.items() for _ in range(copies))


# --- Reading


@cache
def _cards() -> Mapping[CardId, Card]:
    check_folders(FACTS, [box.folder for box in Box], (*CARD_FILES, "sets", "challenges"))
    found: dict[CardId, Card] = {}
    for path, box in _files(*CARD_FILES):
        for each in read(path, Card):
            wrong = _wrong_card(each)
            if each.box is not box:
                wrong = text("content-other-set", set=each.box.value)
            elif each.id in found:
                wrong = text("content-twice")
            if wrong is not None:
                raise wrong_entry(path, each.id, wrong)
            found[each.id] = each
    return found


@cache
def _references() -> Mapping[str, Card]:
    return {each.reference: each for each in _cards().values()}


@cache
def _sets() -> Mapping[str, ObjectiveSet]:
    found: dict[str, ObjectiveSet] = {}
    for path, box in _files("sets"):
        for each in read(path, PrintedSet, "number"):
            wrong = _wrong_set(each)
            if each.number in found:
                wrong = text("content-twice")
            if wrong is not None:
                raise wrong_entry(path, each.number, wrong, "number")
            objective = _cards()[each.objective]
            assert objective.side is not None  # checked
            found[each.number] = ObjectiveSet(
                number=each.number,
                objective=each.objective,
                cards=each.cards,
                side=objective.side,
                affiliation=objective.affiliation,
                box=box,
            )
    return found


@cache
def _challenges() -> Mapping[str, ChallengeDeck]:
    found: dict[str, ChallengeDeck] = {}
    for path, _ in _files("challenges"):
        for each in read(path, ChallengeDeck, "challenge"):
            for id in each.cards:
                wrong = _wrong_challenge_card(id, each.challenge)
                if wrong is not None:
                    raise wrong_entry(path, each.challenge.value, wrong, "challenge")
            found[each.challenge.value] = each
    return found


def _files(*kinds: str) -> Iterator[tuple[Path, Box]]:
    for box in Box:
        for kind in kinds:
            path = FACTS / box.folder / f"{kind}.json"
            if path.exists():
                yield path, box


# --- What holds for every card


def _wrong_card(card: Card) -> Text | None:
    if not card.reference.startswith(f"{card.box.value}:"):
        return text("content-other-set", set=card.reference)
    if card.affiliation.side not in (None, card.side):  # LCGC-SIDE-02
        return text("lcg-content-affiliation", affiliation=card.affiliation.word)
    for wrong, field in (
        ((card.type in PAID_FOR) == (card.cost is None), "cost"),
        ((card.type is CardType.FATE) == (card.priority is None), "priority"),
        (card.type is CardType.ENHANCEMENT and card.attachment is None, "attachment"),
        (card.type is CardType.UNIT and not card.capacity, "capacity"),
        ((Keyword.PROTECT in card.keywords) == (card.protect is None), "protect"),
        ((Keyword.EDGE in card.keywords) != (card.edge_bonus > 0), "edge_bonus"),
        ((card.type is CardType.AFFILIATION) != (card.reserve > 0), "reserve"),
    ):
        if wrong:
            return text("lcg-content-field", field=field, type=card.type.word)
    return None


def _wrong_set(printed: PrintedSet) -> Text | None:
    for id in (printed.objective, *printed.cards):
        if id not in _cards():
            return unknown(text("content-what-card"), id, _cards())
    objective = _cards()[printed.objective]
    if objective.type is not CardType.OBJECTIVE or len(printed.cards) != CARDS_BESIDE_OBJECTIVE:
        return text("lcg-content-set-size")  # LCGC-DECK-01
    for id in printed.cards:
        each = _cards()[id]
        if not each.is_command_card or each.side is not objective.side or each.challenge:
            return text("lcg-content-set-card", card=id)
    return None


def _wrong_challenge_card(id: CardId, challenge: Challenge) -> Text | None:
    if id not in _cards():
        return unknown(text("content-what-card"), id, _cards())
    if _cards()[id].challenge is not challenge:  # LCG-CHAL-03
        return text("lcg-content-set-card", card=id)
    return None


declare_family("lcg-card-*", lambda: (each.name.id for each in all_cards()))
declare_family("lcg-text-*", lambda: (f"lcg-text-{each.id}" for each in all_cards() if each.has_text))
