"""Whom the game asks (R-IA-18), where an open card of the Empire depends on the groups that wait in secret: with bluff
windows the Empire is asked wherever other groups, for all that everybody knows, would let it use the card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, Reserved, empire
from dejarik.assault.campaign.rules.villains import is_villain_card
from dejarik.assault.facts.library import all_deployment, deployment
from dejarik.assault.rules.texts import definition_of, sources_with
from dejarik.kernel import Occurrence, Use


def other_groups_might_serve(state: MissionState, occurrence: Occurrence, seat: int) -> bool:
    """Whether with some other villain among the groups that wait a card could be used on these events."""
    if seat != EMPIRE:
        return False
    uses = [
        (ability, Use.of(id, state.sources[id], ability.name, which))
        for id in sources_with(state, "by_hand")
        for ability in definition_of(state.sources[id].key).abilities
        for which, event in enumerate(occurrence.events)
        if ability.moment is occurrence.moment and isinstance(event, ability.on) and not event.cancelled
    ]
    player = empire(state)
    hand, reserved = player.hand, player.reserved
    try:
        return (
            any(ability.usable(state, use) for _ in _others(state) for ability, use in uses)
            if uses
            else False
        )
    finally:
        player.hand, player.reserved = hand, reserved


def _others(state: MissionState) -> Iterator[None]:
    """Let a villain wait in the place of a group: an earned one in the hand, any that the mission may have reserved."""
    player = empire(state)
    hand, reserved = player.hand, player.reserved
    for place, held in enumerate(hand):
        for card in player.villains:
            if deployment(card).faction is deployment(held).faction:  # the backs are seen
                player.hand = [*hand[:place], card, *hand[place + 1 :]]
                yield
    player.hand = hand
    for card in _villains() if reserved else ():
        player.reserved = [Reserved(card, ""), *reserved[1:]]
        yield


@cache
def _villains() -> tuple[str, ...]:
    return tuple(card.id for card in all_deployment() if is_villain_card(card.id))
