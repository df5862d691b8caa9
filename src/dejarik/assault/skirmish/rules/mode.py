"""The skirmish as a way to play: its answers to what the shared rules ask (`rules.mode`)."""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault import board
from dejarik.assault.board import Board
from dejarik.assault.rules.figures.damage import Defeated, Strained
from dejarik.assault.rules.mode import Mode, register
from dejarik.assault.rules.state import clockwise
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.strain import take_strain
from dejarik.assault.skirmish.rules.victory import check_end, eliminate, score_defeat


class SkirmishMode(Mode[SkirmishState]):
    """Two or four players with armies, for victory points."""

    name: ClassVar[str] = SkirmishState.mode

    def board_of(self, state: SkirmishState) -> Board:
        return board.board_of(board.load_map(state.map))

    def suffer_strain(self, state: SkirmishState, event: Strained) -> None:
        take_strain(state, event)  # CORE-STRAIN-10, -12

    def defeat(self, state: SkirmishState, event: Defeated) -> None:
        """CORE-DEFEAT-02, -09, IA-4P-26."""
        event.remove(state)
        score_defeat(state, event)
        eliminate(state, event.seat)

    def order(self, state: SkirmishState) -> list[int]:
        """CORE-TIMING-02: from the player with initiative."""
        return clockwise(state, state.initiative)

    def arbiter(self, state: SkirmishState) -> int:
        """CORE-TIMING-04: the player with initiative; when that one is out, the next."""
        order = self.order(state)
        return next((seat for seat in order if not state.players[seat].eliminated), state.initiative)

    def check_end(self, state: SkirmishState) -> None:
        check_end(state)


SKIRMISH_MODE = SkirmishMode()
register(SKIRMISH_MODE)
