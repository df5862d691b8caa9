"""Passing for people in bluff windows, so that they are offered without tiring anybody.

Whoever has nothing to use in such a window, or has asked to be passed for until the end of something, need not answer:
the table passes for them, after a pause that is drawn in the same way for everybody, bots included. To all others this
looks like a person who passes. Nothing of the game is known here but what the kernel says of every decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from dejarik.kernel.decisions import Decision
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


def open_scopes(state: State) -> dict[str, str]:
    """What is in progress and will end, such as an attack, from the outermost on: its name, and its label."""
    return {procedure.scope: procedure.label for procedure in state.stack if procedure.scope}


class Paces:
    """What the people of a table have asked for."""

    def __init__(self) -> None:
        self._paces: dict[int, Pace] = {}
        self._until: dict[int, str] = {}

    def take(self, entry: Paced) -> None:
        self._paces[entry.seat] = entry.pace
        self._until[entry.seat] = entry.until

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
        return Pacing(seat=seat, pace=self._paces.get(seat, Pace.HOLDING), until=until, scopes=list(scopes))

    def passes(self, window: Decision, state: State) -> bool:
        """Whether the table passes for the person who is asked in this window."""
        asked_for = self.of(window.seat, state)
        return asked_for.until is not None or (window.is_idle and asked_for.pace is Pace.HOLDING)
