"""What a weapon or a modification would be to a hero, before it is bought: exact odds of attacks with the weapons that
the hero has, and with the card (`weapon_odds`)."""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.assault.campaign.log_party import brought_by, weapons_for
from dejarik.assault.campaign.party import printed_card
from dejarik.assault.campaign.rules.log import Log
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.stages.presenting.records import DamageAt, WeaponComparison, WeaponOdds
from dejarik.assault.campaign.weapon_odds import TARGET_DICE, TARGET_HEALTH, printed_odds
from dejarik.assault.dice.odds import Odds
from dejarik.assault.facts.campaign_cards import Gear


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


def _odds_of(weapon: str, on: tuple[str, ...]) -> WeaponOdds | None:
    found = printed_odds(weapon, on)
    if found is None:
        return None
    return WeaponOdds(
        card=weapon,
        on=list(on),
        melee=found.melee,
        at=[_shown(away, each) for away, each in found.at],
        complete=found.complete,
    )


def _shown(away: int | None, found: Odds) -> DamageAt:
    return DamageAt(
        range=away,
        defeat=float(found.defeat or 0),
        hit=float(1 - found.miss),
        expected=float(found.expected_damage),
    )
