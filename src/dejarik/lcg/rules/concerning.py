"""Whom what is in progress concerns: for players who want to be asked only then."""

from __future__ import annotations

from dejarik.kernel import NOBODY, Event, Occurrence, Use
from dejarik.kernel.abilities import AbilityUsed
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import are_friends

#: The fields in which events name the cards that they happen to.
_CARDS = ("card", "unit", "target", "host")


def concerns(state: Lcg, seat: int) -> bool:
    """Whether a player's objective is engaged, an opponent uses a card, or something happens to a card of the own
    team."""
    for procedure in state.stack:
        match procedure:
            case Engagement() if are_friends(state, procedure.defender, seat):
                return True
            case Use() if _is_opposed(state, procedure.seat, seat):
                return True
            case Occurrence() if any(_is_about(state, event, seat) for event in procedure.events):
                return True
    return False


def _is_opposed(state: Lcg, by: int, seat: int) -> bool:
    return by != NOBODY and not are_friends(state, by, seat)


def _is_about(state: Lcg, event: Event, seat: int) -> bool:
    if isinstance(event, AbilityUsed):
        return _is_opposed(state, event.seat, seat)
    touched = (state.cards.get(getattr(event, name, 0)) for name in _CARDS)
    return any(card is not None and are_friends(state, card.seat, seat) for card in touched)
