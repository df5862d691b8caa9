"""The legend of a picture: a sample and a name for everything that is on this map, and nothing else.

Samples are drawn by the same functions as the board, so that both always agree.
"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.assault.board.drawing import Ink, LineKind
from dejarik.assault.board.mapdata import Colour, TileType, TokenKind
from dejarik.assault.board.svg.areas import AreaLabel, area_badge, area_labels
from dejarik.assault.board.svg.board import door_shape, floor_type, tally_badge
from dejarik.assault.board.svg.elements import element, group, number, path, words
from dejarik.assault.board.svg.marks import placed
from dejarik.assault.board.svg.sheet import DoorMark, DoorState, Mark, Sheet, Standing
from dejarik.assault.board.words import zone_name
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, declare_family, say

ROW = 30
"""The height of a row of the legend."""

_SAMPLE = 34
_LETTER = 7.2
_GAP = 28


@dataclass(frozen=True)
class Entry:
    """A line of the legend: a sample, drawn around (0, 0) in a box of 24 units, and its words."""

    sample: str
    words: str


def legend(sheet: Sheet, language: Language, width: int) -> tuple[str, int]:
    """The legend in columns of equal width, and its height."""
    entries = _entries(sheet, language)
    widest = max(len(entry.words) for entry in entries) * _LETTER + _SAMPLE + _GAP
    columns = max(1, min(len(entries), int((width + _GAP) // widest)))
    rows = -(-len(entries) // columns)
    step = (width + _GAP) // columns
    drawn = [_drawn(entry, place // rows * step, place % rows * ROW) for place, entry in enumerate(entries)]
    return group("legend board", *drawn), rows * ROW


def _drawn(entry: Entry, x: int, y: int) -> str:
    where = {"transform": f"translate({x + 12} {y + ROW // 2})"}
    label = words("text", {"class": "legend-words", "x": x + _SAMPLE, "y": y + ROW // 2 + 5}, entry.words)
    return element("g", where, entry.sample) + label + "\n"


def _entries(sheet: Sheet, language: Language) -> list[Entry]:
    def entry(sample: str, label: Text | str) -> Entry:
        said = label if isinstance(label, str) else say(label, language)
        return Entry(sample, said[:1].upper() + said[1:])

    return [
        *(entry(_floor(kind), kind.word) for kind in _floor_types(sheet)),
        *(entry(_terrain(ink), ink.word) for ink in _terrains(sheet)),
        *(entry(_line(kind), text(f"map-legend-{kind.value}")) for kind in _lines(sheet)),
        *(entry(_door(state), text(f"map-door-{state.value}")) for state in _door_states(sheet)),
        *(
            entry(group(zone.name, tally_badge(zone.name, -9, -9)), zone_name(zone.name))
            for zone in sheet.drawing.zones
        ),
        *(entry(_area(label), label.name) for label in area_labels(sheet, language)),
        *(entry(_token(marks), marks[0].label) for marks in _kinds(sheet)),
        *(entry(placed(mark, 0, 0, 0.74), text("map-legend-later")) for mark in _later(sheet)),
    ]


# --- Ground


def _floor_types(sheet: Sheet) -> list[TileType]:
    seen = {floor_type(square) for square in sheet.drawing.squares}
    return [kind for kind in TileType if kind in seen]


_BOX = "M-11 -11H11V11H-11Z"


def _floor(kind: TileType) -> str:
    floor = path(f"floor floor-{kind.value}", _BOX)
    return floor + path("floor-pattern", _BOX, fill=f"url(#pt-{kind.value})") + path("seam", _BOX)


def _terrains(sheet: Sheet) -> list[Ink]:
    seen = {square.ink for square in sheet.drawing.squares} - {Ink.PLAIN}
    return [ink for ink in Ink if ink in seen]


def _terrain(ink: Ink) -> str:
    return path("pattern", _BOX, fill=f"url(#pt-{ink.value})") + path(f"{ink.value}-line", _BOX)


# --- Lines and doors

_LEGEND_LINES = (LineKind.WALL, LineKind.BLOCKING_EDGE, LineKind.IMPASSABLE_EDGE)


def _lines(sheet: Sheet) -> list[LineKind]:
    seen = {line.kind for line in sheet.drawing.lines}
    return [kind for kind in _LEGEND_LINES if kind in seen]


def _line(kind: LineKind) -> str:
    layers = {
        LineKind.WALL: ("wall",),
        LineKind.BLOCKING_EDGE: ("blocking-edge", "blocking-edge-gap"),
        LineKind.IMPASSABLE_EDGE: ("impassable-edge",),
    }[kind]
    return "".join(path(name, "M-11 0H11") for name in layers)


def _door_states(sheet: Sheet) -> list[DoorState]:
    seen = {door.state for door in sheet.doors}
    return [state for state in DoorState if state in seen]


def _door(state: DoorState) -> str:
    small = {"transform": f"translate(-14 0) scale({number(0.7)})"}
    return group("door", element("g", small, door_shape(DoorMark(((0, 0), (1, 0)), state))))


# --- Areas and tokens


def _area(label: AreaLabel) -> str:
    outline = path("area-tint", _BOX) + path("area-line", _BOX)
    return outline if label.number is None else area_badge(label.number, 0, 0)


def _kinds(sheet: Sheet) -> list[list[Mark]]:
    """The tokens of the map by what they are, each kind once in every colour it has."""
    kinds: dict[str, dict[Colour, Mark]] = {}
    for mark in sheet.marks:
        kinds.setdefault(mark.label.id, {}).setdefault(mark.colour, mark)
    return [list(colours.values()) for colours in kinds.values()]


def _token(marks: list[Mark]) -> str:
    """One sample: in the kind's only colour, or in none when it has several."""
    first = marks[0]
    colour = first.colour if len(marks) == 1 else Colour.GRAY
    sample = Mark(first.kind, first.space, first.symbol, first.label, colour)
    scale = 0.66 if sample.kind is TokenKind.ENERGY_SHIELD else 0.74
    return placed(sample, 0, 0, scale)


def _later(sheet: Sheet) -> list[Mark]:
    """A token that comes into play later, as a sample of how those look."""
    return [mark for mark in sheet.marks if mark.standing is Standing.LATER][:1]


declare_family(
    "map-legend-*", lambda: (*(f"map-legend-{kind.value}" for kind in _LEGEND_LINES), "map-legend-later")
)
declare_family("map-door-*", lambda: (f"map-door-{state.value}" for state in DoorState))
