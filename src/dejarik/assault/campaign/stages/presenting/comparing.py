"""What a weapon or a modification would be to a hero, before it is bought: exact odds of attacks with the weapons that
the hero has, and with the card. Counted is what is printed on the weapon and on what is fitted to it (dice, bonuses,
keywords, surges), against a plain target; what the hero and other cards add is left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from dejarik.assault.campaign.log_party import brought_by, weapons_for
from dejarik.assault.campaign.party import printed_card
from dejarik.assault.campaign.rules.log import Log
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.stages.presenting.records import DamageAt, WeaponComparison, WeaponOdds
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


def compare(state: StageState, seat: int, card: str) -> WeaponComparison | None:
    """A hero's attacks without a card and with it; None where the card changes none of them."""
    log = state.campaign
    if seat not in log.seats or card not in (*state.offered, *_owned(log)):
        return None
    printed = printed_card(card)
    if not isinstance(printed, Gear):
        return None
    own = list(_weapons(log, seat, without=card))
    if printed.kind.weapon is not None:
        added = [_odds_of(card, ())]
    elif printed.kind.modifies is not None:
        hosts = weapons_for(log, seat, card)
        fitted = brought_by(log, seat, without=card).on
        added = [
            _odds_of(host, (*(each for each, on in fitted.items() if on == host), card)) for host in hosts
        ]
    else:
        return None
    counted = [each for each in added if each is not None]
    if not counted:
        return None
    return WeaponComparison(
        card=card,
        seat=seat,
        defence=list(TARGET_DICE),
        health=TARGET_HEALTH,
        before=[each for each in own if each is not None],
        after=counted,
    )


def _owned(log: Log) -> Iterator[str]:
    for seat in log.seats:
        yield from brought_by(log, seat).cards


def _weapons(log: Log, seat: int, *, without: str) -> Iterator[WeaponOdds | None]:
    brought = brought_by(log, seat, without=without)
    for card in brought.cards:
        printed = printed_card(card)
        if isinstance(printed, Gear) and printed.kind.weapon is not None:
            yield _odds_of(card, tuple(each for each, on in brought.on.items() if on == card))


@lru_cache(maxsize=256)
def _odds_of(weapon: str, on: tuple[str, ...]) -> WeaponOdds | None:
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
    return WeaponOdds(
        card=weapon,
        on=list(on),
        melee=melee,
        at=[_shown(away, each) for away, each in found],
        complete=all(each.restates for part in parts for each in part.effects)
        and len(counted) == len(surges),
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


def _shown(away: int | None, found: Odds) -> DamageAt:
    return DamageAt(
        range=away,
        defeat=float(found.defeat or 0),
        hit=float(1 - found.miss),
        expected=float(found.expected_damage),
    )
