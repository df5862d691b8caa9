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
    mobile_piece,
    on_board,
    piece,
    piece_at,
    position_of,
    situation,
)
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement import Moved, Settle, shift
from dejarik.assault.rules.verbs import FIGURE
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import NOBODY, Decision, Procedure, Public, Use, ask, each_of, put_in_order, text

INSTALLATION = "installation"


class Sandstorm(Procedure):
    """Every figure on an exterior space is pushed one space East, beginning with those farthest East; who comes first
    of those equally far, the player with initiative says (CORE-TIMING-06)."""

    waiting: Public[list[list[int]]] = []  # from East to West, those equally far together
    next: Public[list[int]] = []  # in the order in which they are pushed

    def gather(self, state: SkirmishState) -> None:
        ground = board_for(state)
        columns: dict[int, list[int]] = {}
        for figure in on_board(state):
            if is_exterior(state, figure):
                east = max(ground.cell(cell)[0] for cell in piece(state, figure).cells)
                columns.setdefault(east, []).append(figure.id)
        self.waiting = [columns[east] for east in sorted(columns, reverse=True)]

    def go_on(self, state: SkirmishState) -> None:
        if self.waiting:
            self.next = [id for id in self.waiting.pop(0) if id in state.figures]
        else:
            self.end()

    def offer(self, state: SkirmishState) -> Decision | None:
        if len(self.next) < 2:
            return None
        return put_in_order(mode_of(state).arbiter(state), text("ask-storm"), each_of(FIGURE, self.next))

    def take(self, state: SkirmishState, order: list[int]) -> None:
        self.next = order

    def push(self, state: SkirmishState) -> None:
        if not self.next:
            self.go_to(Sandstorm.go_on)
            return
        self.repeat()
        figure = state.figures.get(self.next.pop(0))
        if figure is None:
            return
        here = position_of(figure)
        for step in board.legal_steps(situation(state), mobile_piece(state, figure), 1, Manner.SPACES):
            if step.position.space == here.space + 1 and step.position.lying == here.lying:
                shift(state, figure, step.position, willing=False, pushed=True)
                state.push(Settle(figure=figure.id))
                return

    steps = (gather, go_on, ask(offer, take), push)


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
