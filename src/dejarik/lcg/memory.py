"""What a player remembers, for bots: the own deck, and cards that everybody has seen go back into a hand or a deck.

All else that was seen lies open: discard piles, victory piles, what is in play. So a memory is small. It is plain data.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dejarik.kernel import Event
from dejarik.kernel.minds import Memory
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.rules.edge import EdgeRevealed
from dejarik.lcg.rules.leaving import Rescued
from dejarik.lcg.rules.playing import Played
from dejarik.lcg.rules.zones import Discarded, Revealed, ToDeck, ToHand

HEEDED: tuple[type[Event], ...] = (Discarded, EdgeRevealed, Played, Rescued, Revealed, ToDeck, ToHand)
_NAMES = {event.__struct_config__.tag: event for event in HEEDED}

#: The parts of a memory: the own decks by their names; cards known to be in a hand, or in a deck, by seat.
DECKS, HANDS, SHOWN = "decks", "hands", "shown"


def recall(deck: Deck) -> Memory:
    """What a player knows who has brought this deck: which cards, and nothing of their order."""
    return {
        DECKS: {
            "command_deck": sorted(deck.command),
            "objective_deck": sorted(deck.objectives),
            "support_deck": sorted(deck.reinforcements),
        },
        HANDS: {},
        SHOWN: {},
    }


def remember(memory: Memory, events: Sequence[Mapping[str, Any]]) -> Memory:
    """What is known of hands and decks after these events."""
    hands, shown = _counters(memory, HANDS), _counters(memory, SHOWN)
    for event in events:
        kind = _NAMES.get(event["is"])
        for seat, key in _keys(event) if kind is not None else ():
            if kind is ToHand or kind is Rescued:
                hands.setdefault(seat, Counter())[key] += 1
                continue
            known = hands.get(seat, Counter[str]())
            if known[key]:  # it has left the hand
                known[key] -= 1
            if kind is ToDeck or kind is Revealed:
                shown.setdefault(seat, Counter())[key] |= 1
    return {**memory, HANDS: _plain(hands), SHOWN: _plain(shown)}


def _keys(event: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The cards that an event tells of, and whose they are. A hidden key is none."""
    stacks = event.get("stacks") or {str(event.get("seat")): event.get("keys") or [event.get("key")]}
    for seat, keys in stacks.items():
        for key in keys:
            if key:
                yield str(seat), key


def known_in_hand(memory: Memory, seat: int) -> list[str]:
    """The cards that a player is known to have in hand."""
    return list(_counters(memory, HANDS).get(str(seat), Counter()).elements())


def known_of(memory: Memory, seat: int) -> Counter[str]:
    """Cards of a player that were seen and are hidden by now."""
    return Counter(known_in_hand(memory, seat)) | _counters(memory, SHOWN).get(str(seat), Counter())


def _counters(memory: Memory, part: str) -> dict[str, Counter[str]]:
    return {seat: Counter(keys) for seat, keys in memory.get(part, {}).items()}


def _plain(counters: Mapping[str, Counter[str]]) -> dict[str, list[str]]:
    return {seat: sorted(counter.elements()) for seat, counter in counters.items()}
