"""One step of a figure, whatever brings it about: leaving its spaces and entering others (CORE-MOVE-27)."""

from __future__ import annotations

from typing import Any

import msgspec

from dejarik.assault.board import Position, position_at
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.ground import position_of, put, space_name
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Decision, Event, Option, Public, Record, Text, Verb, text


class Spot(Record):
    """A position on the board, as it is stored."""

    space: Public[int]
    lying: Public[int] = 0

    @classmethod
    def of(cls, position: Position) -> Spot:
        return cls(int(position.space), int(position.lying))

    @property
    def position(self) -> Position:
        return position_at(self.space, self.lying)


class Moved(Event):
    """A figure leaves its spaces and enters others: a step, a push or a placement.

    Before it takes effect is the time of those who react to leaving; after it, of those who react to entering.
    """

    figure: Public[int]
    to: Public[Spot]
    origin: Public[Spot]
    willing: Public[bool] = True
    pushed: Public[bool] = False
    placed: Public[bool] = False  # without a path (CORE-PLACE)

    def happen(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            put(state, figure, self.to.position)
            current = activation(state)
            if current is not None:
                current.note_move(figure.id, willing=self.willing)


def shift(
    state: Assault,
    figure: Figure,
    position: Position,
    *,
    willing: bool,
    pushed: bool = False,
    placed: bool = False,
) -> None:
    """The figure changes its position in one step."""
    state.occur(
        Moved(
            figure=figure.id,
            to=Spot.of(position),
            origin=Spot.of(position_of(figure)),
            willing=willing,
            pushed=pushed,
            placed=placed,
        )
    )


# --- Options ------------------------------------------------------------------------------------------


class End(msgspec.Struct, frozen=True, gc=False):
    """Where a movement can end, and what it costs to go there."""

    position: Position
    cost: int


def spot_name(state: Assault, asked: Decision, position: Position) -> str:
    """`F7`, and `F7/across` for a base that lies across."""
    name = space_name(state, position.space)
    return f"{name}/across" if position.lying else name


def _place_label(state: Assault, asked: Decision, position: Position) -> Text:
    return text("option-place", space=spot_name(state, asked, position))


def _place_facts(state: Assault, asked: Decision, position: Position) -> dict[str, Any]:
    return {"space": spot_name(state, asked, position)}


def _end_name(state: Assault, asked: Decision, end: End) -> str:
    return spot_name(state, asked, end.position)


def _end_label(state: Assault, asked: Decision, end: End) -> Text:
    return text("option-go", space=spot_name(state, asked, end.position), cost=end.cost)


def _end_facts(state: Assault, asked: Decision, end: End) -> dict[str, Any]:
    return {"space": spot_name(state, asked, end.position), "cost": end.cost}


PLACE = Verb("place", _place_label, spot_name, _place_facts)
PLACE_ASIDE = Verb("push", _place_label, spot_name, _place_facts)
DEPLOY = Verb("deploy", _place_label, spot_name, _place_facts)
GO = Verb("go", _end_label, _end_name, _end_facts)
MOVE_THERE = Verb("move", _end_label, _end_name, _end_facts)
PUSH = Verb("push", _end_label, _end_name, _end_facts)


def where(option: Option) -> Position | None:
    """Where a figure would stand after an option that moves or places it."""
    if isinstance(option.value, End):
        return option.value.position
    return option.value if isinstance(option.value, Position) else None
