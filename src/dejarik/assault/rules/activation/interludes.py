"""The moments between actions, activations and phases, at which the game may be over (CORE-WIN-03)."""

from __future__ import annotations

from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Event, Occurrence, Procedure


def check_end(state: Assault) -> None:
    """An effect has been resolved completely: whether the game is over now."""
    mode_of(state).check_end(state)


class Interlude(Occurrence):
    """A moment between actions, activations and phases: after each effect that is used in it the game may be over,
    before anybody else reacts (CORE-WIN-03, IA-4P-10)."""

    def receive(self, state: Assault, child: Procedure) -> None:
        check_end(state)


def interlude(state: Assault, event: Event) -> None:
    """Something happens that is no part of another effect: whatever came before is resolved completely."""
    check_end(state)
    state.push(Interlude(events=[event]))
