"""Placing figures without a path (CORE-PLACE): where an effect says, or as close as possible."""

from __future__ import annotations

from collections.abc import Collection

from dejarik.assault import board
from dejarik.assault.board import Position, Space, Spaces
from dejarik.assault.rules.ground import mobile_piece, piece_at, position_of, put, situation
from dejarik.assault.rules.movement.settling import Settle
from dejarik.assault.rules.movement.steps import PLACE, shift
from dejarik.assault.rules.names import figure_text
from dejarik.assault.rules.reports import Placed
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.verbs import STAY
from dejarik.kernel import Decision, Option, Procedure, Public, Seen, ask, choose, each_of, text


class Place(Procedure):
    """A figure is put somewhere, without a path (CORE-PLACE). `among` are the spaces one of which it must cover;
    with `close`, when there is no room there, as close as possible. `whole`: it covers all of them, if it can."""

    figure: Public[int]
    seat: Public[int]
    among: Seen[list[int]] = []
    may: Public[bool] = False
    willing: Public[bool] = True
    close: Public[bool] = False
    secret: Public[bool] = False  # nobody else may know these spaces
    whole: Public[bool] = False
    clear: Seen[list[int]] = []  # the places of others, which it leaves free if it can

    def seen(self, eyes: Collection[int]) -> bool:
        return not self.secret or self.seat in eyes

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or not self.among:  # nobody imagines places that are hidden
            return None
        positions = places(state, figure, self.among, close=self.close, whole=self.whole)
        positions = clear_of(state, figure, positions, self.clear) or positions
        here = position_of(figure) if figure.space != NOWHERE else None
        options = each_of(PLACE, (position for position in positions if position != here))
        if not options:
            return None
        if self.may:
            options.append(Option(STAY))
        return choose(
            self.seat,
            text("place-prompt", figure=figure_text(state, figure)),
            options,
            about={"figure": figure.id},
        )

    def take(self, state: Assault, choice: Position | str) -> None:
        if isinstance(choice, str):
            return
        figure = state.figures[self.figure]
        if figure.space == NOWHERE:
            put(state, figure, choice)
            state.log(Placed(figure=figure.id, space=int(choice.space)))
        else:
            shift(state, figure, choice, willing=self.willing, placed=True)

    def settle(self, state: Assault) -> None:
        state.push(Settle(figure=self.figure))

    steps = (ask(offer, take), settle)


def places(
    state: Assault, figure: Figure, among: list[int], *, close: bool, whole: bool = False
) -> list[Position]:
    """Where a figure may be placed so that it covers one of these spaces, or as close as possible to them; or so that
    its base is on them as a whole, if there is room."""
    mover = _anywhere(state, figure)
    spaces = _mask(among)
    found = board.placements(situation(state), mover, inside=spaces) if whole else []
    found = found or board.placements(situation(state), mover, touching=spaces)
    if not found and close:
        found = board.closest_placements(situation(state), mover, board.space_thing(spaces))
    return found


def clear_of(state: Assault, figure: Figure, positions: list[Position], spaces: list[int]) -> list[Position]:
    """Those of the positions that leave these spaces free."""
    others = _mask(spaces)
    return [each for each in positions if not piece_at(state, figure, each).spaces & others]


def _anywhere(state: Assault, figure: Figure) -> board.Piece:
    """The figure as a piece, also while it is not on the board."""
    return (
        mobile_piece(state, figure)
        if figure.space != NOWHERE
        else piece_at(state, figure, Position(Space(0)))
    )


def _mask(spaces: list[int]) -> Spaces:
    found = 0
    for space in spaces:
        found |= 1 << space
    return found
