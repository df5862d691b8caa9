"""Who takes part in a mission and with what: heroes with their cards, the Empire with its class, agendas and villains.

A mission played alone brings them as they are; in a campaign they come from its log. What breaks the rules of items
(CORE-ITEM) is named, not mended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec

from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_cards import ClassCard, Gear, ItemCard, RewardCard
from dejarik.assault.facts.campaign_library import (
    agenda,
    all_agenda,
    all_campaign_cards,
    all_heroes,
    all_items,
    all_rewards,
    class_deck,
    hero,
    imperial_deck,
    imperial_decks,
)
from dejarik.assault.facts.campaign_vocabulary import AgendaType, Camp, GearKind, ItemTrait, RewardType
from dejarik.assault.facts.cards import Card, CardId, DeploymentCard, GameMode, Role
from dejarik.assault.facts.library import all_deployment
from dejarik.kernel import Rng, Text, text

MOST_HEROES, FEWEST_HEROES = 4, 2
#: CORE-ITEM-02.
MOST_WEAPONS, MOST_ARMOUR, MOST_EQUIPMENT = 2, 1, 3


class HeroBrought(msgspec.Struct, frozen=True):
    """A hero with the cards that come into the mission: class cards, items, rewards. `on` says which weapon each
    modification is attached to."""

    hero: str
    cards: tuple[str, ...] = ()
    on: dict[str, str] = {}
    bounty: bool = False
    """Whether the hero still has a bounty token of an earlier mission (CORE-STAGE-05)."""


class EmpireBrought(msgspec.Struct, frozen=True):
    """The Imperial player's class with the cards bought, agendas in hand and in play, rewards, villains, and the
    influence that is left."""

    deck: str
    cards: tuple[str, ...] = ()
    agendas: tuple[str, ...] = ()
    villains: tuple[str, ...] = ()
    influence: int = 0


class Party(msgspec.Struct, frozen=True):
    """Both sides of a mission. An ally is brought by the Rebels (CORE-ALLY-03), and so are credits to spend."""

    heroes: tuple[HeroBrought, ...]
    empire: EmpireBrought
    ally: str = ""
    credits: int = 0


# --- What is wrong with it ------------------------------------------------------------------------


@cache
def _cards() -> dict[str, Card]:
    return {card.id: card for card in all_campaign_cards()}


def printed_card(id: str) -> Card:
    """What is printed on a card of the campaign."""
    return _cards()[id]


def _deployment() -> list[DeploymentCard]:
    """Those that are not for the skirmish alone (CORE-CARD-09)."""
    return [card for card in all_deployment() if GameMode.CAMPAIGN in card.modes]


def problems(party: Party) -> list[Text]:
    """Everything that the rules forbid."""
    return [*_party_problems(party), *(wrong for each in party.heroes for wrong in hero_problems(each))]


def _party_problems(party: Party) -> Iterator[Text]:
    if not FEWEST_HEROES <= len(party.heroes) <= MOST_HEROES:
        yield text("party-heroes", count=len(party.heroes), fewest=FEWEST_HEROES, most=MOST_HEROES)
    names = [each.hero for each in party.heroes]
    for name in dict.fromkeys(names):
        if name not in {sheet.id for sheet in all_heroes()}:
            yield text("party-no-hero", hero=name[:40])
        elif names.count(name) > 1:
            yield text("party-hero-twice", hero=hero(name).name)
    brought = Counter(card for each in party.heroes for card in each.cards if card in _cards())
    for card, times in brought.items():
        if times > _cards()[card].count:
            yield text("party-card-twice", card=_cards()[card].name)
    if party.empire.deck not in imperial_decks():
        yield text("party-no-class", deck=party.empire.deck[:40])
    agendas = {each.id for each in all_agenda()}
    unknown = [card for card in party.empire.cards if card not in _cards()]
    unknown += [card for card in party.empire.agendas if card not in agendas]
    yield from (text("party-no-card", card=card[:40]) for card in unknown)
    for card in (*party.empire.villains, *((party.ally,) if party.ally else ())):
        printed = next((each for each in all_deployment() if each.id == card), None)
        if printed is None:
            yield text("party-no-card", card=card[:40])
        elif GameMode.CAMPAIGN not in printed.modes:  # CORE-CARD-09
            yield text("party-skirmish-only", card=printed.name)


def hero_problems(brought: HeroBrought) -> Iterator[Text]:
    """What the rules forbid of what one hero brings."""
    unknown = [card for card in brought.cards if card not in _cards()]
    if unknown or brought.hero not in {sheet.id for sheet in all_heroes()}:
        yield from (text("party-no-card", card=card[:40]) for card in unknown)
        return
    named = hero(brought.hero).name
    gear = _gear(brought)
    for kind, most, _ in _surplus(gear):
        yield text("party-too-many", hero=named, kind=kind, most=most)
    for each in (_cards()[card] for card in brought.cards):
        if not _may_belong_to(each, brought.hero):
            yield text("party-foreign-card", hero=named, card=each.name)
    yield from _modification_problems(brought, gear)


def _gear(brought: HeroBrought) -> list[Gear]:
    return [found for card in brought.cards if isinstance(found := _cards()[card], Gear)]


def _surplus(gear: list[Gear]) -> Iterator[tuple[Text, int, list[Gear]]]:
    """Of which there is too much (CORE-ITEM-02): the word for it, how many there may be, and the cards."""
    for kinds, most in (
        ((GearKind.MELEE_WEAPON, GearKind.RANGED_WEAPON), MOST_WEAPONS),
        ((GearKind.ARMOUR,), MOST_ARMOUR),
        ((GearKind.EQUIPMENT,), MOST_EQUIPMENT),
    ):
        found = [each for each in gear if each.kind in kinds]
        if len(found) > most:
            yield kinds[0].word, most, found
    helmets = [each for each in gear if ItemTrait.HELMET in each.traits]
    if len(helmets) > 1:  # every card with it says so
        yield ItemTrait.HELMET.word, 1, helmets


def surplus(brought: HeroBrought) -> list[str]:
    """The cards of which one has to stay behind, because a hero cannot bring them all."""
    return list(dict.fromkeys(card.id for _, _, cards in _surplus(_gear(brought)) for card in cards))


def _may_belong_to(card: Card, hero: str) -> bool:
    """CORE-ITEM-03: items are anybody's, class cards and personal rewards one hero's; other cards are no hero's."""
    match card:
        case ClassCard(hero=owner):
            return owner == hero
        case RewardCard(side=side, hero=owner):
            return side is Camp.REBEL and owner in ("", hero)
        case _:
            return isinstance(card, ItemCard)


def _modification_problems(brought: HeroBrought, gear: list[Gear]) -> Iterator[Text]:
    """CORE-ITEM-04, -05: on a weapon of its kind, at most as many as it has bars, no two of a common trait."""
    weapons = {each.id: each for each in gear if each.kind.weapon is not None}
    carried: dict[str, list[Gear]] = {}
    for each in gear:
        if each.kind.modifies is None:
            continue
        host = weapons.get(CardId(brought.on.get(each.id, "")))
        if host is None or host.kind.weapon is not each.kind.modifies:
            yield text("party-loose-modification", card=each.name)
            continue
        others = carried.setdefault(host.id, [])
        own = set(each.traits) - {ItemTrait.MODIFICATION}
        if len(others) >= host.modification_slots or any(own & set(other.traits) for other in others):
            yield text("party-modification-too-many", card=each.name, weapon=host.name)
        others.append(each)


# --- Parties that are drawn or ready-made ---------------------------------------------------------


def starting_party(heroes: tuple[str, ...], deck: str) -> Party:
    """Heroes and an Imperial class as they begin a campaign."""
    return Party(tuple(starting_hero(each) for each in heroes), starting_empire(deck))


def starting_hero(sheet: str) -> HeroBrought:
    return HeroBrought(sheet, tuple(card.id for card in class_deck(sheet) if card.starting))


def starting_empire(deck: str) -> EmpireBrought:
    return EmpireBrought(deck, tuple(card.id for card in imperial_deck(deck) if card.starting))


def playable_heroes() -> list[str]:
    """The heroes whose sheets and starting cards do all that they say."""
    return [
        sheet.id
        for sheet in all_heroes()
        if is_complete(sheet.id) and all(is_complete(card) for card in starting_hero(sheet.id).cards)
    ]


def playable_decks() -> list[str]:
    """The Imperial classes whose starting cards do all that they say."""
    return [
        deck for deck in imperial_decks() if all(is_complete(card) for card in starting_empire(deck).cards)
    ]


def random_party(rng: Rng, heroes: int, own: str = "") -> Party:
    """Heroes, classes, items, rewards and agendas by chance: over time, every card that is complete. `own`: the hero
    whose own mission it is, and who takes part."""
    names = playable_heroes()
    rng.shuffle(names)
    names.sort(key=lambda name: name != own)
    items = [card for card in all_items() if is_complete(card.id)]
    rng.shuffle(items)
    rewards = [
        card
        for card in all_rewards()
        if is_complete(card.id) and card.side is Camp.REBEL and card.type is not RewardType.SETUP
    ]
    brought: list[HeroBrought] = []
    for name in names[:heroes]:
        cards = [*starting_hero(name).cards]
        deck = [card.id for card in class_deck(name) if not card.starting and is_complete(card.id)]
        rng.shuffle(deck)
        cards += deck[: rng.below(5)]
        cards += [items.pop().id for _ in range(min(len(items), rng.below(4)))]
        cards += [card.id for card in rewards if card.hero in ("", name) and not rng.below(6)][:2]
        others = {card for each in brought for card in each.cards}
        brought.append(made_legal(name, [card for card in cards if card not in others]))
    deck_name = rng.pick(playable_decks())
    empire: list[str] = [*starting_empire(deck_name).cards]
    more: list[str] = [
        card.id for card in imperial_deck(deck_name) if not card.starting and is_complete(card.id)
    ]
    rng.shuffle(more)
    more = more[: rng.below(4)]
    more += [
        card.id
        for card in all_rewards()
        if is_complete(card.id) and card.side is Camp.IMPERIAL and not rng.below(6)
    ]
    agendas = [
        card.id
        for card in all_agenda()
        if is_complete(card.id) and agenda(card.id).type in (AgendaType.SECRET, AgendaType.ONGOING)
    ]
    rng.shuffle(agendas)
    villains = [
        each.id
        for each in _deployment()
        if each.unique and each.role is Role.VILLAIN and is_complete(each.id) and not rng.below(4)
    ]
    return Party(
        tuple(brought),
        EmpireBrought(
            deck_name,
            tuple(empire + more),
            tuple(agendas[: rng.below(6)]),
            tuple(villains),
            influence=rng.below(3),
        ),
    )


def made_legal(name: str, cards: list[str]) -> HeroBrought:
    """The first of some cards that a hero may have together; modifications on the first weapon that takes them."""
    kept: list[str] = []
    on: dict[str, str] = {}
    for card in dict.fromkeys(cards):
        printed = _cards()[card]
        hosts = [""]
        if isinstance(printed, Gear) and printed.kind.modifies is not None:
            hosts = [
                each
                for each in kept
                if isinstance(weapon := _cards()[each], Gear) and weapon.kind.weapon is printed.kind.modifies
            ]
        for host in hosts:
            tried = HeroBrought(name, (*kept, card), {**on, card: host} if host else dict(on))
            if not list(hero_problems(tried)):
                kept, on = list(tried.cards), tried.on
                break
    return HeroBrought(name, tuple(kept), on)
