"""Whom what is in progress concerns: for players who want to be asked only then."""

from __future__ import annotations

from dejarik.kernel.concerning import is_concerned
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import are_friends

#: The fields in which events name the cards that they happen to.
_CARDS = ("card", "unit", "target", "host")


def concerns(state: Lcg, seat: int) -> bool:
    """Whether a player's objective is engaged, an opponent uses a card, or something happens to a card of the own
    team."""

    def is_own(id: int) -> bool:
        card = state.cards.get(id)
        return card is not None and are_friends(state, card.seat, seat)

    if any(isinstance(each, Engagement) and are_friends(state, each.defender, seat) for each in state.stack):
        return True
    return is_concerned(
        state,
        lambda other: not are_friends(state, other, seat),
        lambda event: any(is_own(getattr(event, name, 0)) for name in _CARDS),
    )
