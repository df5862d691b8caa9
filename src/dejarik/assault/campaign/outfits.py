"""What gear is worth to a hero: how hard it hits, how long it lasts. Bots buy by it, and heroes who come
to a single mission are equipped by it.

This is an opinion and no rule. A weapon counts by its exact odds (`weapon_odds`), and only the best one: a hero attacks
with one at a time. What a card does besides counts by what it costs.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from dejarik.assault.campaign.party import HeroBrought, made_legal, printed_card, starting_hero
from dejarik.assault.campaign.weapon_odds import printed_odds
from dejarik.assault.facts.campaign_cards import Gear, ItemCard
from dejarik.assault.facts.vocabulary import AttackType

HEALTH, ENDURANCE = 0.3, 0.2
"""What a point of Health or Endurance is worth, beside a point of damage in every attack."""
BESIDES = 0.001
"""What each credit promises that was paid for something which cannot be counted."""
UNUSED_TO_IT = 0.25
"""What a weapon is worth to a hero who has learned to fight in another way."""


def outfit(hero: str, cards: Iterable[str]) -> HeroBrought:
    """A hero with as much of some cards as may be brought along: modifications are put on the best weapon."""
    return made_legal(hero, sorted(dict.fromkeys(cards), key=lambda card: -_damage(hero, card)))


def worth(brought: HeroBrought) -> float:
    """How well a hero fights with all this, about in points of damage an attack."""
    gear = [printed for card in brought.cards if isinstance(printed := printed_card(card), Gear)]
    fitted = {each.id: tuple(card for card, on in brought.on.items() if on == each.id) for each in gear}
    total = max((_damage(brought.hero, card, on) for card, on in fitted.items()), default=0.0)
    for each in gear:
        total += HEALTH * each.increase.health + ENDURANCE * each.increase.endurance
        if each.kind.weapon is None and isinstance(each, ItemCard):
            total += BESIDES * each.cost
    return total


def gain(brought: HeroBrought, item: str) -> float:
    """What a hero gains by a card; nothing, where it cannot be brought along."""
    tried = outfit(brought.hero, [*brought.cards, item])
    return worth(tried) - worth(outfit(brought.hero, brought.cards)) if item in tried.cards else 0.0


def _damage(hero: str, weapon: str, on: tuple[str, ...] = ()) -> float:
    """What an attack with a weapon does on average; nothing, where its dice are the attacker's to choose."""
    found = printed_odds(weapon, on)
    if found is None:
        return 0.0
    mean = sum(float(each.expected_damage) for _, each in found.at) / len(found.at)
    return mean if found.melee in _learned(hero) else UNUSED_TO_IT * mean


@cache
def _learned(hero: str) -> frozenset[bool]:
    """Whether a hero begins with a melee weapon, a ranged one or both."""
    gear = [printed_card(card) for card in starting_hero(hero).cards]
    kinds = {each.kind.weapon for each in gear if isinstance(each, Gear) and each.kind.weapon is not None}
    return frozenset(kind is AttackType.MELEE for kind in kinds) or frozenset({True, False})
