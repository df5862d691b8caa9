"""Parties as the upgrade stages of a campaign would have made them (CORE-UPGRADE): what there is to spend is spent, on
class cards and agendas by chance, and on the items that help most of those that chance has laid out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from dejarik.assault.campaign.budgets import Budget
from dejarik.assault.campaign.outfits import gain, outfit
from dejarik.assault.campaign.party import (
    EmpireBrought,
    HeroBrought,
    Party,
    printed_card,
    starting_empire,
    starting_hero,
)
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_cards import ItemCard
from dejarik.assault.facts.campaign_library import (
    all_agenda,
    all_items,
    class_deck,
    imperial_deck,
)
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.facts.cards import Card
from dejarik.kernel import Rng

C = TypeVar("C", bound=Card)

#: CORE-AGENDA-06.
MOST_AGENDAS = 4
#: Agendas that count in a mission; others are missions, or are over as soon as they are bought.
IN_MISSIONS = (AgendaType.SECRET, AgendaType.ONGOING)

FAIRNESS = 0.6
"""How much less an item is worth to somebody with each that the hero has already: the others want one, too."""


def fitting_party(heroes: Sequence[str], deck: str, budget: Budget, rng: Rng) -> Party:
    """Heroes and an Imperial class with what they have bought until then."""
    trained = [trained_hero(name, budget, rng) for name in heroes]
    return Party(_equipped(trained, budget, rng), upgraded_empire(deck, budget, rng))


def trained_hero(name: str, budget: Budget, rng: Rng) -> HeroBrought:
    """CORE-UPGRADE-01: a hero with class cards for its experience."""
    deck = [card for card in class_deck(name) if not card.starting and is_complete(card.id)]
    bought, _ = _spend(budget.xp, deck, lambda card: card.experience, rng)
    return outfit(name, [*starting_hero(name).cards, *(card.id for card in bought)])


def take_over(name: str, other: HeroBrought, budget: Budget, rng: Rng) -> HeroBrought:
    """A hero in the place of another one: with cards of the own class and the items that the other had."""
    items = {each.id for each in all_items()}
    kept = [card for card in other.cards if card in items]
    return outfit(name, [*trained_hero(name, budget, rng).cards, *kept])


def _equipped(heroes: Sequence[HeroBrought], budget: Budget, rng: Rng) -> tuple[HeroBrought, ...]:
    """CORE-UPGRADE-03, -04: half of each deck was seen, and the credits are everybody's: what brings most for its price
    is bought, for whom it brings that."""
    left, party = budget.credits * len(heroes), list(heroes)
    offered = _offered(budget, rng)
    while True:
        chances = [
            (gain(party[place], each.id) / each.cost * FAIRNESS ** _items_of(party[place]), number, place)
            for number, each in enumerate(offered)
            if each.cost <= left
            for place in range(len(party))
        ]
        best, number, place = max(chances, default=(0.0, 0, 0))
        if best <= 0.0:
            return tuple(party)
        bought = offered.pop(number)
        party[place] = outfit(party[place].hero, [*party[place].cards, bought.id])
        left -= bought.cost


def _items_of(brought: HeroBrought) -> int:
    return sum(isinstance(printed_card(card), ItemCard) for card in brought.cards)


def _offered(budget: Budget, rng: Rng) -> list[ItemCard]:
    found: list[ItemCard] = []
    for tier in budget.tiers:
        deck = [each for each in all_items() if each.tier == tier and is_complete(each.id)]
        rng.shuffle(deck)
        found += deck[: (len(deck) + 1) // 2]
    return found


def upgraded_empire(deck: str, budget: Budget, rng: Rng) -> EmpireBrought:
    """CORE-UPGRADE-06, -07: class cards for experience, agendas for influence; what is left stays."""
    cards = [card for card in imperial_deck(deck) if not card.starting and is_complete(card.id)]
    bought, _ = _spend(budget.imperial_xp, cards, lambda card: card.experience, rng)
    agendas = [card for card in all_agenda() if card.type in IN_MISSIONS and is_complete(card.id)]
    chosen, left = _spend(budget.influence, agendas, lambda card: card.cost, rng, most=MOST_AGENDAS)
    return EmpireBrought(
        deck,
        (*starting_empire(deck).cards, *(card.id for card in bought)),
        tuple(card.id for card in chosen),
        influence=left,
    )


def _spend(
    have: int, cards: Sequence[C], cost: Callable[[C], int], rng: Rng, *, most: int = 99
) -> tuple[list[C], int]:
    """Some of these cards by chance, as long as they can be paid; and what is left."""
    mixed, bought = list(cards), list[C]()
    rng.shuffle(mixed)
    for card in mixed:
        if cost(card) <= have and len(bought) < most:
            bought.append(card)
            have -= cost(card)
    return bought, have
