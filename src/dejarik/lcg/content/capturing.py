"""Capture (LCGC-CAP): enemy cards go facedown under an objective, out of play, from a hand or from a deck.

Where the text names no objective its player chooses one. Rescue is a rule (`rules.leaving.rescue`).
"""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.kernel import Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.picks import Pick, pick_card
from dejarik.lcg.rules.leaving import capture_from_play, hold
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.zones import hand, remove


def capture(state: Lcg, use: Use | Pick, card: int, captors: Iterable[int]) -> None:
    """A card in play is captured at one of these objectives, as the player of the effect chooses (LCGC-CAP-01).

    `captors(state, seat)` of `rules.leaving` are all of the side, `objectives(state, seat)` the player's own.
    """
    pick_card(state, use, captors, _take_in, data=[card], prompt="lcg-pick-captor")


@follows
def _take_in(state: Lcg, pick: Pick, captor: int) -> None:
    capture_from_play(state, pick.owner, pick.data[0], captor)


def capture_from_hand(state: Lcg, seat: int, card: int, captor: int) -> None:
    """An effect of `seat` captures a card of a hand."""
    if in_play(state, captor):
        owner = state.sources[card].seat
        state.learn()
        hold(state, remove(state, card), owner, captor, by=seat)


def capture_at_random(state: Lcg, seat: int, whose: int, captor: int) -> None:
    """An effect of `seat` captures a card of another player's hand, picked at random (LCGC-TIE-04)."""
    held = hand(state, whose)
    if held:
        capture_from_hand(state, seat, state.rng.pick(held), captor)
