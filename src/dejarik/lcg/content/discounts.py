"""Cards that make others cheaper: the first of a kind in each turn, or a Vehicle for cards discarded from the hand.

How a price is found and paid is a rule (`rules.paying`).
"""

from __future__ import annotations

from collections.abc import Callable

from dejarik.kernel import Definition, Source
from dejarik.lcg.content.blocks import allows, gives
from dejarik.lcg.facts.cards import Card, CardType, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.state import Lcg


def first_is_cheaper(fits: Callable[[Card], bool]) -> Definition:
    """The first card of a kind that the player plays in each turn costs 1 less."""

    def is_first(state: Lcg, source: Source, id: int, subject: int) -> bool:
        held = state.sources[subject]
        return (
            held.seat == source.seat
            and fits(look_up(held.key))
            and not any(seat == source.seat and fits(look_up(key)) for seat, key in state.played)
        )

    return Definition(constants=(gives("cost", -1, is_first),))


def _own_vehicle(state: Lcg, source: Source, id: int, subject: int) -> bool:
    """Asked of a card that is being played."""
    played = state.sources[subject]
    if played.seat != source.seat:
        return False
    printed = look_up(played.key)
    return printed.type is CardType.UNIT and Trait.VEHICLE in printed.traits


def discards_make_vehicles_cheaper() -> Definition:
    """While the player pays for a Vehicle, each card discarded from the hand makes it 1 cheaper, down to 1."""
    return Definition(constants=(allows("discards-for-discount", _own_vehicle),))
