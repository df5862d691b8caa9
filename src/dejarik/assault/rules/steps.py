"""One step of a figure, whatever brings it about: leaving its spaces and entering others (CORE-MOVE-27)."""

from __future__ import annotations

from dejarik.assault.board import Lying, Position, Space
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.ground import position_of, put, space_name
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Event, Option, Public, Record, text


class Spot(Record):
    """A position on the board, as it is stored."""

    space: Public[int]
    lying: Public[int] = 0

    @classmethod
    def of(cls, position: Position) -> Spot:
        return cls(int(position.space), int(position.lying))

    @property
    def position(self) -> Position:
        return Position(Space(self.space), Lying(self.lying))


class Moved(Event):
    """A figure leaves its spaces and enters others: a step, a push or a placement.

    Before it takes effect is the time of those who react to leaving; after it, of those who react to entering.
    """

    figure: Public[int]
    to: Public[Spot]
    origin: Public[Spot]
    willing: Public[bool] = True
    pushed: Public[bool] = False

    def happen(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            put(state, figure, self.to.position)
            current = activation(state)
            if current is not None:
                current.note_move(figure.id, willing=self.willing)


def shift(state: Assault, figure: Figure, position: Position, *, willing: bool, pushed: bool = False) -> None:
    """The figure changes its position in one step."""
    state.occur(
        Moved(
            figure=figure.id,
            to=Spot.of(position),
            origin=Spot.of(position_of(figure)),
            willing=willing,
            pushed=pushed,
        )
    )


def spot_id(state: Assault, figure: Figure, position: Position) -> str:
    """`F7`, and `F7/across` for a base that lies across."""
    name = space_name(state, position.space)
    return f"{name}/across" if position.lying else name


def place_option(state: Assault, figure: Figure, position: Position, verb: str = "place") -> Option:
    name = spot_id(state, figure, position)
    return Option(f"{verb}:{name}", text("option-place", space=name), {"space": name}, position)
