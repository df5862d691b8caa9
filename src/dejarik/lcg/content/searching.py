"""Searching one's own command deck for a card: it is shuffled afterwards, whether one was found or not (LCGC-MOVE-07).

Whether the deck holds a card that fits is known only once it is searched. `search_deck` asks, and its follower gets the
card by `take_out`.
"""

from __future__ import annotations

from collections.abc import Callable

from dejarik.kernel import Use
from dejarik.lcg.content.picks import Follower, Pick, pick_key
from dejarik.lcg.facts.cards import Card, CardType
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import may_enter
from dejarik.lcg.rules.state import DECK, Lcg
from dejarik.lcg.rules.zones import CameFrom, Searched, shuffle_deck


def search_for_unit(
    state: Lcg, use: Use, then: Follower, fits: Callable[[Card], bool] = lambda printed: True
) -> None:
    """The player chooses a unit that fits and may enter play; without one the deck is only shuffled."""
    state.learn()
    state.log(Searched(seat=use.seat))
    found = [
        key
        for key in sorted(set(state.players[use.seat].command_deck))
        if (printed := look_up(key)).type is CardType.UNIT and fits(printed) and may_enter(state, key)
    ]
    if found:
        pick_key(state, use, found, then, prompt="lcg-pick-enter")
    else:
        shuffle_deck(state, use.seat)


def take_out(state: Lcg, pick: Pick, place: int) -> str:
    """The card that was found leaves the deck, which is shuffled."""
    key = pick.keys[place]
    state.players[pick.owner].command_deck.remove(key)
    state.log(CameFrom(zone=DECK, seat=pick.owner, key=key))
    shuffle_deck(state, pick.owner)
    return key
