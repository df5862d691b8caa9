"""What each seat of a match remembers: kept by those who let players play, so that players need no memory of their own.

It follows from the options and the choices alone. So a game that was saved and taken up again is remembered as well as
one that was never interrupted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dejarik.kernel import engine
from dejarik.kernel.events import Event
from dejarik.kernel.games import AnyGame
from dejarik.kernel.match import Match
from dejarik.kernel.minds import Memory
from dejarik.kernel.state import State


class Memories:
    """The memories of all seats, by seat. Where nobody thinks they are empty."""

    def __init__(self, game: AnyGame, options: Any) -> None:
        self._mind = game.mind
        seats = range(game.seats(options))
        self._by_seat: list[Memory] = [
            self._mind.recall(options, seat) if self._mind else {} for seat in seats
        ]

    @classmethod
    def of(cls, match: Match) -> Memories:
        """What everybody remembers at this moment of a match: all of it is played once more if it has begun."""
        memories = cls(match.game, match.options)
        if match.choices and memories._mind is not None and memories._mind.heeds:
            again = Match(match.game, match.options, match.seed)
            for number, choice in enumerate(match.choices):
                for correction in match.corrections_at(number):
                    again.correct(correction)
                memories.hear(again.state, again.apply(choice))
        return memories

    def __getitem__(self, seat: int) -> Memory:
        return self._by_seat[seat]

    def hear(self, state: State, events: Sequence[Event]) -> None:
        """Something has happened: each seat remembers what it is told of it."""
        if self._mind is None or not self._mind.heeds:
            return
        heeded = [event for event in events if isinstance(event, self._mind.heeds)]
        if heeded:
            for seat, memory in enumerate(self._by_seat):
                self._by_seat[seat] = self._mind.remember(memory, engine.told(state, heeded, seat))
