"""Tokens that lie on a card, as counters: what the card does with them, it says itself."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.kernel import Event, Public


class CounterChanged(Event):
    """Tokens have been put on a card, or taken from it."""

    seat: Public[int]
    card: Public[str]
    count: Public[int]  # what lies there now


def tokens_on(state: MissionState, source: int) -> int:
    """How many tokens lie on a card, by its source."""
    return state.memory.get(_counter(source), 0)


def put_tokens(state: MissionState, source: int, change: int) -> None:
    """So many tokens come onto a card, or leave it."""
    count = state.memory[_counter(source)] = tokens_on(state, source) + change
    card = state.sources[source]
    state.log(CounterChanged(seat=card.seat, card=card.key, count=count))


def _counter(source: int) -> str:
    return f"tokens-on:{source}"
