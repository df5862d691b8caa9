"""Cards of the campaign to look up: both sides of the heroes, what heroes carry, and the Empire's cards."""

from __future__ import annotations

from functools import cache

from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_cards import (
    AgendaCard,
    ClassCard,
    Gear,
    HeroSheet,
    HeroSide,
    ImperialClassCard,
    ItemCard,
    SupplyCard,
)
from dejarik.assault.facts.campaign_library import all_campaign_cards
from dejarik.assault.facts.campaign_vocabulary import GearKind
from dejarik.assault.facts.cards import Card
from dejarik.assault.facts.hero_sides import wounded_side
from dejarik.assault.showing.cards import (
    attack_shown,
    card_shown,
    effects_shown,
    keywords_shown,
    surges_shown,
)
from dejarik.assault.showing.catalogue_records import CampaignCard, CampaignCardType, Printed
from dejarik.kernel import text


def campaign_cards_shown() -> dict[str, CampaignCard]:
    """Every card of the campaign, by its id; a hero's wounded side has one of its own."""
    found: dict[str, CampaignCard] = {}
    for card in all_campaign_cards():
        if isinstance(card, HeroSheet):
            found[str(card.id)] = _side(card, card.healthy)
            found[str(wounded_side(card.id))] = _side(card, card.wounded)
        else:
            found[str(card.id)] = _card(card)
    return found


def any_card(id: str) -> Printed | None:
    """One card of whatever kind; None when there is none of this id."""
    return _campaign().get(id) or card_shown(id)


@cache
def _campaign() -> dict[str, CampaignCard]:
    return campaign_cards_shown()


def _side(card: HeroSheet, side: HeroSide) -> CampaignCard:
    shown = _plain(card, "hero")
    named = [effect.name for effect in card.effects]
    shown.effects = [
        told for name, told in zip(named, effects_shown(card), strict=True) if name in side.effects
    ]
    shown.surges = surges_shown(card, side.surges)
    shown.faction = card.faction
    shown.health, shown.endurance, shown.speed = side.health, side.endurance, side.speed
    shown.defence = list(side.defence)
    shown.attributes = {
        "strength": list(side.strength),
        "insight": list(side.insight),
        "tech": list(side.tech),
    }
    if card.has_subtitle:
        shown.subtitle = text(f"card-{card.id}-subtitle")
    return shown


def _card(card: Card) -> CampaignCard:
    shown = _plain(card, _type(card))
    shown.keywords = keywords_shown(card)
    if isinstance(card, Gear | ImperialClassCard):
        shown.surges = surges_shown(card, card.surges)
    if isinstance(card, Gear):
        shown.attack = attack_shown(card.attack)
        shown.slots = card.modification_slots
        if card.kind is not GearKind.NONE:
            shown.kind, shown.kind_name = card.kind, card.kind.word
    if isinstance(card, ClassCard | ImperialClassCard):
        shown.cost = card.experience
    if isinstance(card, ItemCard | AgendaCard):
        shown.cost = card.cost
    if isinstance(card, Gear | SupplyCard):
        shown.traits = [trait.word for trait in card.traits]
    return shown


def _type(card: Card) -> CampaignCardType:
    match card:
        case ClassCard():
            return "class"
        case ItemCard():
            return "item"
        case SupplyCard():
            return "supply"
        case ImperialClassCard():
            return "imperial-class"
        case AgendaCard():
            return "agenda"
        case _:
            return "reward"


def _plain(card: Card, type: CampaignCardType) -> CampaignCard:
    return CampaignCard(
        type=type,
        set=card.set,
        name=card.name,
        keywords=[],
        bonuses=[],
        surges=[],
        effects=effects_shown(card),
        complete=is_complete(card.id),
    )
