"""A player who loses the affiliation card, or is out of the game while the team plays on: challenge decks can do that.

What the player controls is discarded; hand and common reserve go with the player. Who has no teammate left has no
common reserve any more. Phases and windows in progress leave out whoever is out (`Player.out`).
"""

from __future__ import annotations

from dejarik.kernel import NOBODY, Event, Public
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.leaving import Cause, leaving
from dejarik.lcg.rules.state import HAND, LOAN, RESERVE, SHARED, SUPPORT, Lcg, in_play
from dejarik.lcg.rules.teams import friends
from dejarik.lcg.rules.values import cards_in_play
from dejarik.lcg.rules.zones import discard_from_hand, drop, in_reserve


class Eliminated(Event):
    """A player is out of the game."""

    seat: Public[int]
    by: Public[int] = NOBODY

    def happen(self, state: Lcg) -> None:
        fallen = [card.id for card in cards_in_play(state, self.seat) if card.id != state.dial_card]
        engagement = state.find(Engagement)
        if engagement is not None:  # what was only lent would come back to nobody
            fallen += [unit for unit, owner in engagement.lent if owner == self.seat and in_play(state, unit)]
        state.players[self.seat].out = True
        self._leave_hand(state)
        self._end_reserve(state)
        if fallen:
            state.occur(*(leaving(state, id, Cause.DISCARDED, by=self.by) for id in dict.fromkeys(fallen)))

    def _leave_hand(self, state: Lcg) -> None:
        mine = [(id, source.zone) for id, source in state.sources.items() if source.seat == self.seat]
        for id, zone in mine:
            if zone in (LOAN, SHARED):
                state.leave(id)
            elif zone in (HAND, RESERVE, SUPPORT):
                drop(state, id)

    def _end_reserve(self, state: Lcg) -> None:
        """LCG-RESERVE-10: what lies in the common reserve of a player who is alone now is discarded."""
        left = friends(state, self.seat)
        if len(left) == 1 and (kept := in_reserve(state, left[0])):
            discard_from_hand(state, [kept])


def eliminate(state: Lcg, seat: int, *, by: int = NOBODY) -> None:
    """Put a player out of the game."""
    if not state.players[seat].out:
        state.occur(Eliminated(seat=seat, by=by))


class AffiliationTaken(Event):
    """A player's affiliation card lies beneath an enemy's card from now on; the player goes on without it."""

    seat: Public[int]


def take_affiliation(state: Lcg, seat: int) -> None:
    """An affiliation card leaves play for good, with its tokens."""
    player = state.players[seat]
    if player.taken:
        return
    player.taken = True
    if player.affiliation:
        state.cards.pop(player.affiliation)
        state.leave(player.affiliation)
        player.affiliation = 0
    state.log(AffiliationTaken(seat=seat))
