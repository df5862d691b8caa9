"""The driver: any players play any game.

A player sees a `Turn`: the decision and, if it looks, the view of its own seat. It never
holds the state. Random play needs no view, so none is made for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from dejarik.kernel.answers import Answer, Choice, Ratings, best_answer, random_answer
from dejarik.kernel.decisions import Decision, Kind
from dejarik.kernel.engine import Fault, sight, view
from dejarik.kernel.events import Event
from dejarik.kernel.match import Match
from dejarik.kernel.memories import Memories
from dejarik.kernel.minds import Memory
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import Outcome, State


class Turn:
    """A decision put to a player, with what its seat may see. It answers with the ids that it is shown, or takes an
    answer that is made here."""

    __slots__ = ("_asked", "_state", "_view", "memory")

    def __init__(self, state: State, decision: Decision, memory: Memory | None = None) -> None:
        self._asked = decision
        self._state = state
        self._view: dict[str, Any] | None = None
        self.memory: Memory = {} if memory is None else memory  # what the seat remembers, if anybody keeps it

    @property
    def decision(self) -> dict[str, Any]:
        """What is asked, as its seat sees it: plain data."""
        shown: dict[str, Any] = self.view["decision"]
        return shown

    @property
    def number(self) -> int:
        """The number of the decision."""
        return self._asked.number

    @property
    def view(self) -> dict[str, Any]:
        """All that this seat may see; made when it is first looked at."""
        if self._view is None:
            self._view = view(self._state, self._asked.seat)
        return self._view

    @property
    def sight(self) -> dict[str, Any]:
        """The same without the decision: all that it takes to imagine what could be behind it."""
        return self._view or sight(self._state, self._asked.seat)

    @property
    def has_choice(self) -> bool:
        """Whether there is anything to think about."""
        return self._asked.kind is not Kind.CHOOSE or len(self._asked.options) > 1

    def random_answer(self, rng: Rng) -> Choice:
        """Any legal answer."""
        return random_answer(self._asked, rng)

    def best_answer(self, ratings: Ratings, rng: Rng) -> Choice:
        """The answer made of what is rated highest, by the places of the options."""
        return best_answer(self._asked, ratings, rng)

    def answer_at(self, places: Sequence[int]) -> Choice:
        """The answer made of the options at these places, of a question that takes one or some."""
        options = [self._asked.options[place] for place in places]
        return options[0] if self._asked.kind is Kind.CHOOSE else options


class Player(Protocol):
    """Whoever answers decisions: a person, a bot, a replay."""

    def choose(self, turn: Turn) -> Answer | Choice: ...


class RandomPlayer:
    """Every legal answer, at random. Not an opponent, but a thorough tester."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng.seeded(seed)

    def choose(self, turn: Turn) -> Choice:
        return turn.random_answer(self._rng)


#: Called after every decision, with what happened.
Progress = Callable[[Match, list[Event]], None]


def play(match: Match, players: Sequence[Player], progress: Progress | None = None) -> Outcome:
    """Play a match to its end: `players[seat]` answers for that seat, and for its partners where they are asked
    together."""
    bound = match.game.bound
    memories = Memories.of(match)
    while (decision := match.decision) is not None:
        if len(match.choices) >= bound:
            raise Fault(f"{match.game.name} is not over after {bound} decisions")
        turn = Turn(match.state, decision, memories[decision.seat])
        events = match.apply(players[decision.seat].choose(turn))
        memories.hear(match.state, events)
        if progress is not None:
            progress(match, events)
    outcome = match.outcome
    assert outcome is not None
    return outcome
