"""Exact odds of attacks with a weapon as it is printed, and with what is fitted to it: dice, bonuses, keywords and
surges, against a plain target. What a hero and other cards add is left out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from dejarik.assault.campaign.party import printed_card
from dejarik.assault.dice.attack import (
    MAX_SURGE_ABILITIES,
    AttackEffect,
    AttackNumbers,
    Condition,
    SurgeAbility,
)
from dejarik.assault.dice.faces import DicePool, Die
from dejarik.assault.dice.odds import Odds, odds
from dejarik.assault.facts.campaign_cards import Gear
from dejarik.assault.facts.cards import AttackProfile, Bonus, PrintedKeyword, When, bonus, keyword_values
from dejarik.assault.facts.vocabulary import AttackType, Keyword
from dejarik.kernel.errors import Problem

#: Against whom it is counted: a trooper as there are many.
TARGET_DICE = (Die.BLACK,)
TARGET_HEALTH = 3
#: How far away the target of a ranged attack is.
RANGES = (3, 5, 7)

_CONDITIONS = {
    Keyword.BLEED: Condition.BLEEDING,
    Keyword.STUN: Condition.STUNNED,
    Keyword.WEAKEN: Condition.WEAKENED,
}


class PrintedOdds(msgspec.Struct, frozen=True):
    """What comes of attacks with a weapon, from each distance (None: hand to hand)."""

    melee: bool
    at: tuple[tuple[int | None, Odds], ...]
    complete: bool  # all that its cards say is counted


@lru_cache(maxsize=256)
def printed_odds(weapon: str, on: tuple[str, ...]) -> PrintedOdds | None:
    """A weapon with what is fitted to it; None where its dice are the attacker's to choose."""
    printed = printed_card(weapon)
    if not isinstance(printed, Gear) or printed.attack is None or not printed.attack.dice:
        return None
    parts = [printed, *(each for name in on if isinstance(each := printed_card(name), Gear))]
    melee = printed.attack.type is AttackType.MELEE
    surges = [SurgeAbility(each.gains, each.cost) for part in parts for each in part.surges]
    counted = [each for each in surges if each.effect != AttackEffect()][:MAX_SURGE_ABILITIES]
    modifiers = sum((_flat(part) for part in parts), AttackEffect())
    ranges = (None,) if melee else RANGES
    try:
        found = [(away, odds(_attack(printed.attack, away, modifiers, counted))) for away in ranges]
    except Problem:  # more of something than can be counted
        return None
    return PrintedOdds(
        melee,
        tuple(found),
        all(each.restates for part in parts for each in part.effects) and len(counted) == len(surges),
    )


def _attack(
    profile: AttackProfile, away: int | None, modifiers: AttackEffect, surges: Sequence[SurgeAbility]
) -> AttackNumbers:
    return AttackNumbers(
        attack_pool=DicePool(profile.dice),
        defence_pool=DicePool(TARGET_DICE),
        distance=away,
        modifiers=modifiers,
        surges=tuple(surges),
        health=TARGET_HEALTH,
    )


def _flat(part: Gear) -> AttackEffect:
    """What is printed without a surge."""
    profile = part.attack
    bonuses: tuple[Bonus, ...] = (*part.bonuses, *(profile.bonuses if profile else ()))
    keywords: tuple[PrintedKeyword, ...] = (*part.keywords, *(profile.keywords if profile else ()))
    amounts = keyword_values(keywords)
    return bonus(bonuses, When.ATTACKING) + AttackEffect(
        pierce=amounts.get(Keyword.PIERCE, 0),
        blast=amounts.get(Keyword.BLAST, 0),
        cleave=amounts.get(Keyword.CLEAVE, 0),
        conditions=frozenset(_CONDITIONS[each] for each in amounts if each in _CONDITIONS),
    )
