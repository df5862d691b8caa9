"""Reading the data files of the boxes, `facts/<set>/<kind>.json`, and checking what holds for cards of all kinds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from dejarik.assault.dice.faces import Die, DieKind
from dejarik.assault.facts.cards import Box, Card, CardId, EffectKind, EffectName, PrintedSurge
from dejarik.authoring.datafiles import check_folders, read, wrong_entry
from dejarik.authoring.mistakes import unknown
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text

FACTS = Path(__file__).parent
SHARED_KINDS = ("deployment", "command", "companions", "forms", "conditions")
CAMPAIGN_KINDS = ("heroes", "hero-class", "items", "supply", "rewards", "imperial-class", "agenda")

C = TypeVar("C", bound=Card)


def read_cards(kind: str, card_type: type[C], check: Callable[[C], Text | None]) -> Mapping[CardId, C]:
    """The cards of one kind by their ids, in the order of the boxes; a Mistake where one can't be right."""
    check_folders(FACTS, [box.folder for box in Box], (*SHARED_KINDS, *CAMPAIGN_KINDS))
    found: dict[CardId, C] = {}
    for box in Box:
        for card in cards_in(kind, card_type, box):
            wrong = _wrong_price(card) or check(card)
            if card.set is not box:
                wrong = text("content-other-set", set=card.set.value)
            if card.id in found and card != msgspec.structs.replace(
                found[card.id], set=card.set, count=card.count
            ):
                wrong = text("content-twice")
            if wrong is not None:
                raise wrong_entry(_file(kind, box), card.id, wrong)
            found.setdefault(card.id, card)
    return found


def cards_in(kind: str, card_type: type[C], box: Box) -> list[C]:
    """The cards of one file."""
    return read(_file(kind, box), card_type)


def find(cards: Mapping[CardId, C], id: str) -> C:
    """The card of this id; a Problem that names it where there is none."""
    try:
        return cards[CardId(id)]
    except KeyError:
        raise Problem("content-no-such-card", card=id) from None


def of_box(cards: Mapping[CardId, C], box: Box | None) -> tuple[C, ...]:
    """The cards of one box, or of all."""
    return tuple(card for card in cards.values() if box is None or card.set is box)


def _file(kind: str, box: Box) -> Path:
    return FACTS / box.folder / f"{kind}.json"


# --- What holds for every card


def no_check(card: Card) -> Text | None:
    """For cards about which nothing can be wrong that their types allow."""
    return None


def wrong_surge(card: Card, surges: Iterable[PrintedSurge]) -> Text | None:
    """That a surge ability names an effect which is not on the card."""
    names: set[EffectName] = {effect.name for effect in card.effects}
    for surge in surges:
        if surge.name and surge.name not in names:
            return unknown(text("content-what-surge"), surge.name, names)
    return None


def wrong_dice(attack: tuple[Die, ...], defence: tuple[Die, ...]) -> Text | None:
    """That a die of the other kind is among them."""
    kinds = [(die, DieKind.ATTACK) for die in attack] + [(die, DieKind.DEFENCE) for die in defence]
    for die, kind in kinds:
        if die.kind is not kind:
            return text("content-wrong-die", die=die.value)
    return None


def wrong_card(id: CardId, known: Collection[CardId]) -> Text | None:
    """That it names a card which there is not; an empty name is none."""
    return unknown(text("content-what-card"), id, known) if id and id not in known else None


def _wrong_price(card: Card) -> Text | None:
    """That an effect's kind says what becomes of the card, and its prices do not."""
    for effect in card.effects:
        paid = {
            EffectKind.EXHAUST: effect.exhaust,
            EffectKind.DEPLETE: effect.deplete,
            EffectKind.DISCARD: effect.discard,
        }
        if not paid.get(effect.kind, True):
            return text("content-unpaid", effect=effect.name, price=effect.kind.value)
    return None
