"""Answering for people what they need not be asked, so that nobody is tired by questions.

A question whose answers come to the same (`kernel.obvious`) is answered by the table. Whoever wants to be passed for
until the end of something in progress is passed for in all windows until then, or in those that do not concern them.
In a bluff window that happens after a pause that is drawn in the same way for everybody, bots included: to all others
it looks like a person who passes. Nothing of the game is known here but what the kernel says of every decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from dejarik.kernel.answers import Choice
from dejarik.kernel.decisions import Decision
from dejarik.kernel.games import game_of
from dejarik.kernel.obvious import obvious_answer
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import State
from dejarik.table import event_feed
from dejarik.table.journal import Paced
from dejarik.table.moments import ChoiceMade
from dejarik.table.records import Pacing
from dejarik.table.words import Pace

LEAST_PAUSE, MOST_PAUSE = 0.6, 1.4  # seconds
SHORTER = (1.0, 0.5, 0.25)  # when nothing has happened since the last question, or the last two


def pause(seed: int, revision: int, steps: Sequence[ChoiceMade] = ()) -> float:
    """How long it takes at least until a window is passed that nobody has to think about: by the table's secret seed
    and the number of the change, so that all servers draw the same. Several windows at the same moment, in which
    everybody passes, hold up less and less: that follows from what everybody has seen."""
    drawn = Rng.seeded(seed ^ (revision << 8)).below(1001) / 1000
    return (LEAST_PAUSE + drawn * (MOST_PAUSE - LEAST_PAUSE)) * SHORTER[quiet_steps(steps)]


def quiet_steps(steps: Sequence[ChoiceMade]) -> int:
    """How many choices were made of which nobody has heard anything, since something has happened."""
    recent = steps[: -len(SHORTER) : -1]
    return sum(1 for _ in takewhile(lambda step: event_feed.is_empty(step.told), recent))


TURN = "turn"


def open_scopes(state: State) -> dict[str, str]:
    """What is in progress and will end, such as an attack, from the outermost on: its name, and its label."""
    scopes = {procedure.scope: procedure.label for procedure in state.stack if procedure.scope}
    turn = game_of(state).turn_label(state)
    return scopes if turn is None or TURN in scopes else {TURN: turn, **scopes}


class Paces:
    """What the people of a table have asked for."""

    def __init__(self) -> None:
        self._paces: dict[int, Pace] = {}
        self._until: dict[int, str] = {}
        self._unless: set[int] = set()  # who is asked all the same where it concerns them

    def take(self, entry: Paced) -> None:
        self._paces[entry.seat] = entry.pace
        self._until[entry.seat] = entry.until
        self._unless.discard(entry.seat)
        if entry.unless:
            self._unless.add(entry.seat)

    def go_back(self) -> None:
        """The game went back: what was to be passed over may not be there any more."""
        self._until.clear()

    def lasting(self) -> list[Paced]:
        """What stays when this game is over."""
        return [Paced(seat, pace) for seat, pace in sorted(self._paces.items()) if pace is not Pace.HOLDING]

    def of(self, seat: int, state: State) -> Pacing:
        """What a seat has asked for, and what it could."""
        scopes = open_scopes(state)
        until = next((name for name, label in scopes.items() if label == self._until.get(seat)), None)
        turn = game_of(state).turn_of(state)
        return Pacing(
            seat=seat,
            pace=self._paces.get(seat, Pace.HOLDING),
            until=until,
            unless=until is not None and seat in self._unless,
            scopes=list(scopes),
            turn=seat in turn if turn else None,
        )

    def answer(self, asked: Decision, state: State, people: Sequence[int]) -> Choice | None:
        """The answer that the table gives for the people who are asked; None: they answer themselves."""
        if all(self._is_passed(seat, asked, state) for seat in people):
            return asked.refusal
        if all(self._paces.get(seat, Pace.HOLDING) is Pace.HOLDING for seat in people):
            return obvious_answer(state)
        return None

    def _is_passed(self, seat: int, asked: Decision, state: State) -> bool:
        """Whether a person has asked to be passed for now."""
        if not asked.window or asked.refusal is None or self.of(seat, state).until is None:
            return False
        return not (seat in self._unless and game_of(state).concerns(state, seat))
