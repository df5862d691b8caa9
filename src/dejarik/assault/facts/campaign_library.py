"""The campaign's cards of the four boxes, read once from the data files and checked.

`hero`, `class_card`, `item`, `supply`, `reward`, `imperial_class` and `agenda` look a card up by its id; `all_…` list
them in the order of the boxes; decks are the cards that lie together. Deployment, Companion and Condition cards, which
skirmishes have too, are in `library`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from dejarik.assault.facts import library
from dejarik.assault.facts.campaign_cards import (
    AgendaCard,
    ClassCard,
    Gear,
    HeroSheet,
    ImperialClassCard,
    ItemCard,
    RewardCard,
    SupplyCard,
)
from dejarik.assault.facts.campaign_vocabulary import AgendaType, DeckId, ItemTrait
from dejarik.assault.facts.cards import Box, Card, CardId, HostRestriction
from dejarik.assault.facts.reading import find, of_box, read_cards, wrong_card, wrong_dice, wrong_surge
from dejarik.authoring.mistakes import unknown
from dejarik.kernel.text import Text, text
from dejarik.messages import declare_family

TIERS = (1, 2, 3)


@cache
def _heroes() -> Mapping[CardId, HeroSheet]:
    return read_cards("heroes", HeroSheet, _check_hero)


@cache
def _class_cards() -> Mapping[CardId, ClassCard]:
    return read_cards("hero-class", ClassCard, _check_class_card)


@cache
def _items() -> Mapping[CardId, ItemCard]:
    return read_cards("items", ItemCard, _check_item)


@cache
def _supply() -> Mapping[CardId, SupplyCard]:
    return read_cards("supply", SupplyCard, _check_companion)


@cache
def _rewards() -> Mapping[CardId, RewardCard]:
    return read_cards("rewards", RewardCard, _check_reward)


@cache
def _imperial_class() -> Mapping[CardId, ImperialClassCard]:
    return read_cards("imperial-class", ImperialClassCard, _check_imperial_class)


@cache
def _agenda() -> Mapping[CardId, AgendaCard]:
    return read_cards("agenda", AgendaCard, _check_agenda)


def hero(id: str) -> HeroSheet:
    """The hero sheet with this id."""
    return find(_heroes(), id)


def class_card(id: str) -> ClassCard:
    """The Class card of a hero with this id."""
    return find(_class_cards(), id)


def item(id: str) -> ItemCard:
    """The Item card with this id."""
    return find(_items(), id)


def supply(id: str) -> SupplyCard:
    """The Supply card with this id."""
    return find(_supply(), id)


def reward(id: str) -> RewardCard:
    """The Reward card with this id."""
    return find(_rewards(), id)


def imperial_class(id: str) -> ImperialClassCard:
    """The Imperial Class card with this id."""
    return find(_imperial_class(), id)


def agenda(id: str) -> AgendaCard:
    """The Agenda card with this id."""
    return find(_agenda(), id)


def all_heroes(box: Box | None = None) -> tuple[HeroSheet, ...]:
    """The heroes of all boxes or of one."""
    return of_box(_heroes(), box)


def all_class_cards(box: Box | None = None) -> tuple[ClassCard, ...]:
    """The heroes' Class cards of all boxes or of one."""
    return of_box(_class_cards(), box)


def all_items(box: Box | None = None) -> tuple[ItemCard, ...]:
    """The Item cards of all boxes or of one."""
    return of_box(_items(), box)


def all_supply(box: Box | None = None) -> tuple[SupplyCard, ...]:
    """The Supply cards of all boxes or of one."""
    return of_box(_supply(), box)


def supply_traits(card: str) -> tuple[ItemTrait, ...]:
    """The traits of a Supply card."""
    return _supply()[CardId(card)].traits


def all_rewards(box: Box | None = None) -> tuple[RewardCard, ...]:
    """The Reward cards of all boxes or of one."""
    return of_box(_rewards(), box)


def all_imperial_class(box: Box | None = None) -> tuple[ImperialClassCard, ...]:
    """The Imperial Class cards of all boxes or of one."""
    return of_box(_imperial_class(), box)


def all_agenda(box: Box | None = None) -> tuple[AgendaCard, ...]:
    """The Agenda cards of all boxes or of one."""
    return of_box(_agenda(), box)


def all_campaign_cards() -> tuple[Card, ...]:
    """Every card that only a campaign has, of every kind; an id names only one of them."""
    return (
        *all_heroes(),
        *all_class_cards(),
        *all_items(),
        *all_supply(),
        *all_rewards(),
        *all_imperial_class(),
        *all_agenda(),
    )


def every_card() -> tuple[Card, ...]:
    """Every card of both ways to play."""
    return (*library.all_cards(), *all_campaign_cards())


@cache
def _medical() -> frozenset[str]:
    cards: tuple[Gear | SupplyCard, ...] = (*all_class_cards(), *all_items(), *all_rewards(), *all_supply())
    return frozenset(card.id for card in cards if ItemTrait.MEDICAL in card.traits)


def is_medical(card: str) -> bool:
    """Whether a card of a hero has the trait Medical."""
    return card in _medical()


@cache
def _shared() -> frozenset[str]:
    return frozenset(card.id for card in all_rewards() if card.shared)


def is_shared(card: str) -> bool:
    """Whether a Reward card is of all Rebels and tied to no hero."""
    return card in _shared()


@cache
def _item_ids() -> frozenset[str]:
    return frozenset(card.id for card in all_campaign_cards() if isinstance(card, Gear) and card.kind.is_item)


def is_item(card: str) -> bool:
    """Whether a card is an item of whatever deck: class cards and rewards may be some (CORE-ITEM-01, -08)."""
    return card in _item_ids()


# --- Decks


def class_deck(hero: str) -> tuple[ClassCard, ...]:
    """The Class cards of a hero, those it begins with included."""
    return tuple(card for card in _class_cards().values() if card.hero == hero)


def starting_cards(hero: str) -> tuple[ClassCard, ...]:
    """The Class cards that a hero begins with."""
    return tuple(card for card in class_deck(hero) if card.starting)


def item_deck(tier: int, box: Box | None = None) -> tuple[ItemCard, ...]:
    """The Item cards of a tier."""
    return tuple(card for card in all_items(box) if card.tier == tier)


def imperial_decks(box: Box | None = None) -> tuple[DeckId, ...]:
    """The names of the Imperial class decks."""
    return tuple(dict.fromkeys(card.deck for card in all_imperial_class(box)))


def imperial_deck(name: str) -> tuple[ImperialClassCard, ...]:
    """The cards of an Imperial class deck, those it begins with included."""
    return tuple(card for card in _imperial_class().values() if card.deck == name)


def is_imperial_class(card: str) -> bool:
    """Whether it is a card of an Imperial class deck."""
    return card in _imperial_class()


def agenda_of(mission: str) -> AgendaCard | None:
    """The Agenda card of a side mission or forced mission; None: it has a card of its own, or none."""
    of_missions = [card for card in all_agenda() if card.mission is not None]
    return next((card for card in of_missions if mission in [effect.name for effect in card.effects]), None)


def agenda_decks(box: Box | None = None) -> tuple[DeckId, ...]:
    """The names of the Agenda sets, of which six are chosen (CORE-AGENDA-01)."""
    return tuple(dict.fromkeys(card.deck for card in all_agenda(box)))


def agenda_deck(name: str) -> tuple[AgendaCard, ...]:
    """The cards of an Agenda set."""
    return tuple(card for card in _agenda().values() if card.deck == name)


# --- What holds for them


def _check_hero(card: HeroSheet) -> Text | None:
    known = {effect.name for effect in card.effects}
    for side in (card.healthy, card.wounded):
        for name in side.effects:
            if name not in known:
                return unknown(text("content-what-effect"), name, known)
        dice = (*side.strength, *side.insight, *side.tech)
        if wrong := wrong_dice(dice, side.defence) or wrong_surge(card, side.surges):
            return wrong
    return _check_companion(card)


def _check_class_card(card: ClassCard) -> Text | None:
    if card.starting == (card.experience > 0):
        return text("content-starting-price")
    return wrong_card(card.hero, _heroes()) or _check_gear(card) or _check_companion(card)


def _check_item(card: ItemCard) -> Text | None:
    if card.tier not in TIERS:
        return text("content-no-such-tier", tier=card.tier)
    return _check_gear(card)


def _check_reward(card: RewardCard) -> Text | None:
    return wrong_card(card.hero, _heroes()) or _check_gear(card) or _check_companion(card)


def _check_gear(card: Gear) -> Text | None:
    if (card.attack.type if card.attack else None) is not card.kind.weapon:
        return text("content-weapon-without-attack")
    return wrong_dice(card.attack.dice if card.attack else (), ()) or wrong_surge(card, card.surges)


def _check_imperial_class(card: ImperialClassCard) -> Text | None:
    if card.starting == (card.experience > 0):
        return text("content-starting-price")
    return wrong_dice((), card.defence) or wrong_surge(card, card.surges) or _check_companion(card)


def _check_agenda(card: AgendaCard) -> Text | None:
    is_mission = card.type in (AgendaType.SIDE_MISSION, AgendaType.FORCED_MISSION)
    if is_mission != (card.mission is not None):
        return text("content-agenda-mission")
    if card.mission is None:
        return None
    rewards = {*_rewards(), *(each.id for each in library.all_deployment())}
    return wrong_card(card.mission.reward, rewards)


def _check_companion(
    card: HeroSheet | ClassCard | SupplyCard | RewardCard | ImperialClassCard,
) -> Text | None:
    return wrong_card(card.companion, [each.id for each in library.all_companions()])


declare_family("card-*", lambda: (id for card in every_card() for id in card.messages))


def attaches_to(id: str) -> HostRestriction | None:
    """What an Attachment of the campaign can be put on; None: it is none."""
    printed = _imperial_class().get(CardId(id)) or _rewards().get(CardId(id))
    return printed.attaches_to if printed is not None else None


declare_family("imperial-class-*", lambda: (f"imperial-class-{deck}" for deck in imperial_decks()))
declare_family("agenda-deck-*", lambda: (f"agenda-deck-{deck}" for deck in agenda_decks()))
