"""Tokens that lie on a card, as counters: what the card does with them, it says itself."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.kernel import Event, Public


class CounterChanged(Event):
    """Tokens have been put on a card, or taken from it."""

    seat: Public[int]
    card: Public[str]
    count: Public[int]  # what lies there now


def tokens_on(state: MissionState, source: int, at_first: int = 0) -> int:
    """How many tokens lie on a card, by its source; `at_first` as long as none has come or gone."""
    return state.memory.get(_counter(source), at_first)


def put_tokens(state: MissionState, source: int, change: int, at_first: int = 0) -> None:
    """So many tokens come onto a card, or leave it."""
    count = state.memory[_counter(source)] = tokens_on(state, source, at_first) + change
    card = state.sources[source]
    state.log(CounterChanged(seat=card.seat, card=card.key, count=count))


def _counter(source: int) -> str:
    return f"tokens-on:{source}"
