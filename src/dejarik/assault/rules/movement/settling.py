"""Ending movement: a Massive figure pushes aside whom it stands on, and who cannot stay goes to the closest place
(CORE-MASSIVE-06 to -08, CORE-MOVE-26, CORE-LARGE-14)."""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault import board
from dejarik.assault.board import Position
from dejarik.assault.rules.ground import mobile_piece, piece, situation, situation_for
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement.steps import PLACE_ASIDE, shift
from dejarik.assault.rules.names import figure_text
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.values import is_massive
from dejarik.kernel import NOBODY, Decision, Event, Moment, Procedure, Public, ask, choose, each_of, text


class MovementEnded(Event):
    """A figure has ended a movement, or has been pushed or placed somewhere."""

    logged: ClassVar[bool] = False
    figure: Public[int]


class Settle(Procedure):
    """A figure has ended its movement: a Massive one pushes aside whom it stands on (CORE-MASSIVE-06, -07)."""

    figure: Public[int]

    def announce(self, state: Assault) -> None:
        if self.figure in state.figures and state.index.listens(MovementEnded, Moment.AFTER):
            state.occur(MovementEnded(figure=self.figure))

    def push_aside(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is None or figure.space == NOWHERE or not is_massive(state, figure):
            return
        friendly, others = board.displaced(situation(state), piece(state, figure))
        if friendly or others:
            figure.stopped = True  # CORE-MASSIVE-11
            order = mode_of(state).order(state)
            others.sort(
                key=lambda other: order.index(player_of(state, state.figures[int(other.id)]))
            )  # CORE-TIMING-02
            state.push(*(StepAside(figure=int(other.id)) for other in (*friendly, *others)))

    steps = (push_aside, announce)


class StepAside(Procedure):
    """A figure that can't stay where it is goes to the closest place (CORE-MASSIVE-06, CORE-MOVE-26, CORE-LARGE-14)."""

    figure: Public[int]

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or figure.space == NOWHERE or _may_stay(state, figure):
            return None
        ends = board.closest_ends(situation_for(state, figure), mobile_piece(state, figure))
        options = each_of(PLACE_ASIDE, ends)
        return (
            choose(
                player_of(state, figure),
                text("push-aside", figure=figure_text(state, figure)),
                options,
                about={"figure": figure.id},
            )
            if options
            else None
        )

    def take(self, state: Assault, position: Position) -> None:
        shift(state, state.figures[self.figure], position, willing=False, pushed=True)

    steps = (ask(offer, take),)


def player_of(state: Assault, figure: Figure) -> int:
    """Who decides for a figure; for a neutral one, who decides what mission rules leave open (CORE-TIMING-04)."""
    return mode_of(state).arbiter(state) if figure.seat == NOBODY else figure.seat


def _may_stay(state: Assault, figure: Figure) -> bool:
    return board.can_end_here(situation_for(state, figure), mobile_piece(state, figure))


def is_passing_through(state: Assault, id: int) -> bool:
    """Whether a figure stands in a space that it has to leave again."""
    figure = state.figures.get(id)
    return figure is not None and figure.space != NOWHERE and not _may_stay(state, figure)
