"""Pit of Carkoon A, Desert Dangers: a sandstorm pushes figures East, some into the Sarlacc Pit."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import Manner
from dejarik.assault.content.blocks import after
from dejarik.assault.content.missions.blocks import Wants, area, at_round_end, mission, score_each
from dejarik.assault.rules.figures.damage import defeat
from dejarik.assault.rules.ground import (
    board_for,
    is_exterior,
    on_board,
    piece,
    piece_at,
    position_of,
    situation,
)
from dejarik.assault.rules.movement import Moved, Settle, shift
from dejarik.assault.rules.state import Figure
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import NOBODY, Procedure, Public, Use

INSTALLATION = "installation"


class Sandstorm(Procedure):
    """Every figure on an exterior space is pushed one space East, beginning with those farthest East."""

    waiting: Public[list[int]] = []

    def gather(self, state: SkirmishState) -> None:
        ground = board_for(state)

        def east(figure: Figure) -> int:
            return max(ground.cell(cell)[0] for cell in piece(state, figure).cells)

        exposed = [figure for figure in on_board(state) if is_exterior(state, figure)]
        self.waiting = [
            figure.id for figure in sorted(exposed, key=lambda figure: (-east(figure), figure.id))
        ]

    def push(self, state: SkirmishState) -> None:
        if not self.waiting:
            return
        self.repeat()
        figure = state.figures.get(self.waiting.pop(0))
        if figure is None:
            return
        here = position_of(figure)
        for step in board.legal_steps(situation(state), piece(state, figure), 1, Manner.SPACES):
            if step.position.space == here.space + 1 and step.position.lying == here.lying:
                shift(state, figure, step.position, willing=False, pushed=True)
                state.push(Settle(figure=figure.id))
                return

    steps = (gather, push)


class Installations(Procedure):
    """3 points for each installation, once the storm is over."""

    def score(self, state: SkirmishState) -> None:
        score_each(state, INSTALLATION, 3)

    steps = (score,)


def into_the_pit(state: SkirmishState, use: Use, event: Moved) -> bool:
    figure = state.figures.get(event.figure)
    if figure is None or not event.pushed:
        return False
    entered = piece(state, figure).spaces & ~piece_at(state, figure, event.origin.position).spaces
    return bool(entered & area(state, "Sarlacc Pit"))


def swallow(state: SkirmishState, use: Use, event: Moved) -> None:
    defeat(state, state.figures[event.figure], NOBODY)


mission(
    "pit-of-carkoon-a",
    after("sarlacc", Moved, swallow, when=into_the_pit, forced=True),
    at_round_end(lambda state, use: state.push(Sandstorm(), Installations())),
    wants=Wants(hold={INSTALLATION: 3}),
)
