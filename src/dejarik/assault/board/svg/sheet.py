"""What a picture of a map shows: its drawing, with the doors and tokens in the state a mission gives them.

A skirmish mission adds tokens, locks doors and speaks of some areas only; without one, the map is shown as it is
printed. Colours here are the game's; what they look like is in `style`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from dejarik.assault.board.drawing import LineKind, MapDrawing, drawing_of
from dejarik.assault.board.grid import SpaceName
from dejarik.assault.board.mapdata import Colour, MapData, MapId, MapToken, Region, TokenKind
from dejarik.assault.board.missions import MissionLayout
from dejarik.assault.board.svg.outlines import Segment, runs
from dejarik.kernel.text import Text, text


class Standing(Enum):
    """Whether a token lies on the map from the start."""

    FROM_THE_START = "start"
    LATER = "later"


class DoorState(Enum):
    """How a door stands when the game begins."""

    CLOSED = "closed"
    LOCKED = "locked"
    OPEN = "open"


@dataclass(frozen=True)
class Mark:
    """A token in a space: its symbol, what kind of thing it is, and its own name where it has one."""

    kind: TokenKind
    space: SpaceName
    symbol: str
    label: Text
    colour: Colour
    standing: Standing = Standing.FROM_THE_START
    name: str = ""


@dataclass(frozen=True)
class DoorMark:
    """A door: where it stands, from end to end, its state, and its place in the map's list of doors."""

    line: Segment
    state: DoorState
    name: str = ""
    number: int = 0


@dataclass(frozen=True)
class Sheet:
    """Everything a picture of a map shows."""

    id: MapId
    drawing: MapDrawing
    doors: tuple[DoorMark, ...]
    marks: tuple[Mark, ...]
    areas: tuple[Region, ...]


SYMBOLS = {
    TokenKind.TERMINAL: "x-terminal",
    TokenKind.ENERGY_SHIELD: "x-shield",
    TokenKind.CRATE: "x-crate",
    TokenKind.MISSION: "x-mission",
    TokenKind.DEPLOYMENT_POINT: "x-deployment",
}


def sheet_of(
    map_data: MapData, layout: MissionLayout | None = None, sections: Iterable[str] | None = None
) -> Sheet:
    """What a picture of this map shows, or of these sections of it, with what a skirmish mission adds."""
    drawing = drawing_of(map_data, sections)
    return Sheet(
        id=map_data.id,
        drawing=drawing,
        doors=_doors(map_data, drawing, layout),
        marks=(
            *(_mark(token) for token in drawing.tokens),
            *(_mission_marks(layout) if layout else ()),
        ),
        areas=layout.areas if layout else drawing.areas,
    )


def _doors(map_data: MapData, drawing: MapDrawing, layout: MissionLayout | None) -> tuple[DoorMark, ...]:
    sides: dict[int, list[Segment]] = {}
    for line in drawing.lines:
        if line.kind is LineKind.DOOR and line.door is not None:
            sides.setdefault(line.door, []).append((line.start, line.end))
    shut = DoorState.LOCKED if layout and layout.doors.locked else DoorState.CLOSED
    return tuple(
        DoorMark(
            line=runs(sides[number])[0],  # CORE-DOOR-01: both edges in one straight line
            state=DoorState.OPEN if door.open_at_start else shut,
            name=door.name,
            number=number,
        )
        for number, door in enumerate(map_data.doors)
        if number in sides
    )


def _mark(token: MapToken) -> Mark:
    return Mark(
        kind=token.kind,
        space=token.space,
        symbol=SYMBOLS[token.kind],
        label=token.kind.word,
        colour=_colour(token.colour),
        standing=Standing.FROM_THE_START if token.active else Standing.LATER,
        name=token.name,
    )


def _mission_marks(layout: MissionLayout) -> tuple[Mark, ...]:
    """The tokens that a mission puts on the map."""
    return tuple(
        Mark(
            kind=TokenKind.MISSION,
            space=space,
            symbol=layout.symbols[tokens.kind] or "",
            label=text(f"token-{tokens.kind}"),
            colour=_colour(tokens.colour),
        )
        for tokens in layout.tokens
        for space in tokens.spaces
    )


def _colour(written: str) -> Colour:
    """The colour of a token: the first word counts, what follows says which side of the token lies up."""
    first = written.partition(" ")[0]
    return Colour(first) if first else Colour.GRAY


def slug(label: str) -> str:
    """`Bacta Infuser` is `bacta-infuser`; what stands in brackets is left out."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"\(.*?\)", "", label).lower()).strip("-")
