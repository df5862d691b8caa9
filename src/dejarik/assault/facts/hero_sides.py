"""The two sides of a hero sheet as cards of their own (CORE-HERO-01): a figure's card says which side counts.

`diala-passil` is the healthy side, `diala-passil-wounded` the other one. So whoever asks what is printed for a figure
need not know that heroes can be wounded.
"""

from __future__ import annotations

from functools import cache

from dejarik.assault.facts.campaign_cards import HeroSheet, HeroSide
from dejarik.assault.facts.campaign_library import all_heroes, hero
from dejarik.assault.facts.cards import CardId

_WOUNDED = "-wounded"


def wounded_side(sheet: str) -> CardId:
    """The card of a figure whose hero is wounded."""
    return CardId(f"{sheet}{_WOUNDED}")


def sheet_id(card: str) -> CardId:
    """The hero whose side a card is; any other card is itself."""
    return CardId(card.removesuffix(_WOUNDED)) if is_hero_side(card) else CardId(card)


@cache
def _sides() -> dict[str, tuple[HeroSheet, HeroSide]]:
    healthy = {str(each.id): (each, each.healthy) for each in all_heroes()}
    return healthy | {str(wounded_side(each.id)): (each, each.wounded) for each in all_heroes()}


def hero_sides() -> frozenset[str]:
    """All sides of all heroes."""
    return frozenset(_sides())


def is_hero_side(card: str) -> bool:
    return card in _sides()


def is_wounded_side(card: str) -> bool:
    return is_hero_side(card) and card.endswith(_WOUNDED)


def sheet_of(card: str) -> HeroSheet:
    """The sheet that has this side."""
    return _sides()[card][0] if is_hero_side(card) else hero(card)


def side_of(card: str) -> HeroSide:
    """What is printed on a side."""
    return _sides()[card][1]
