"""The board of a picture, layer by layer from the floor up: floors, grid, zones, terrain, areas, walls, doors, tokens.

Everything is classes, symbols and patterns; colours come from a style sheet. Coordinates are those of the grid, a space
is `SCALE` units wide, so that whoever puts figures on the board finds F7 where the map has it.
"""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault.board.drawing import Ink, LineKind, Square
from dejarik.assault.board.grid import Cell, SpaceName, cell_of, column_name, reading_order
from dejarik.assault.board.mapdata import Region, TileType
from dejarik.assault.board.svg.areas import area_label, area_labels, area_outlines
from dejarik.assault.board.svg.elements import Attributes, clipped, element, group, path, symbol, words
from dejarik.assault.board.svg.marks import all_marks
from dejarik.assault.board.svg.outlines import SCALE, Segment, line_path, outline_path
from dejarik.assault.board.svg.sheet import DoorMark, DoorState, Mark, Sheet
from dejarik.kernel.text import text
from dejarik.messages import Language, say

_STUB = 9  # what is left of an open door at each end


def board_svg(sheet: Sheet, language: Language) -> str:
    """The board as a group of SVG; `definitions` has the patterns and symbols it refers to."""
    return group(
        "board",
        _floors(sheet),
        _grid(sheet),
        *(_zone(zone) for zone in sheet.drawing.zones),
        _terrain(sheet),
        group("areas", area_outlines(sheet.areas)),
        _walls(sheet),
        *(_door(door) for door in sheet.doors),
        *(_zone_badge(zone, sheet) for zone in sheet.drawing.zones),
        group("marks", all_marks(sheet.marks)),
        group("area-labels", *(area_label(label) for label in area_labels(sheet, language))),
        _coordinates(sheet),
        _spaces(sheet, language),
    )


def _cells(squares: Iterable[Square]) -> list[Cell]:
    return [square.cell for square in squares]


def _segments(sheet: Sheet, *kinds: LineKind) -> list[Segment]:
    return [(line.start, line.end) for line in sheet.drawing.lines if line.kind in kinds]


# --- Floor


def floor_type(square: Square) -> TileType:
    """What the floor of a space looks like: a tile of two types shows the one that is not `interior`."""
    outside = [kind for kind in square.types if kind is not TileType.INTERIOR]
    return outside[0] if outside else TileType.INTERIOR


def _floors(sheet: Sheet) -> str:
    squares = sheet.drawing.squares
    layers = [path("halo", outline_path(_cells(squares)))]
    for kind in TileType:
        outline = outline_path(square.cell for square in squares if floor_type(square) is kind)
        layers += [
            path(f"floor floor-{kind.value}", outline),
            path("floor-pattern", outline, fill=f"url(#pt-{kind.value})"),
        ]
    return group("floors", *layers)


def _grid(sheet: Sheet) -> str:
    cells = set(_cells(sheet.drawing.squares))
    between: list[Segment] = []
    for x, y in cells:
        if (x + 1, y) in cells:
            between.append(((x + 1, y), (x + 1, y + 1)))
        if (x, y + 1) in cells:
            between.append(((x, y + 1), (x + 1, y + 1)))
    seams = _segments(sheet, LineKind.TILE_SEAM)
    return group("lines", path("grid", line_path(between)), path("seam", line_path(seams)))


# --- Zones


def _zone(zone: Region) -> str:
    outline = outline_path(cell_of(name) for name in zone.spaces)
    layers = [path(name, outline) for name in ("zone-tint", "zone-ticks", "zone-line")]
    return group(f"zone {zone.name}", clipped(f"zone-{zone.name}", outline, *layers), zone=zone.name)


def _zone_badge(zone: Region, sheet: Sheet) -> str:
    """The badge of the zone's seat, in the corner of its last space that has room for it."""
    marked = {mark.space for mark in sheet.marks}
    plain = {square.name for square in sheet.drawing.squares if square.ink is Ink.PLAIN}
    free = [name for name in zone.spaces if name in plain and name not in marked]
    column, row = cell_of(max(free or zone.spaces, key=reading_order))
    badge = tally_badge(zone.name, (column + 1) * SCALE - 22, (row + 1) * SCALE - 22)
    return group(f"zone-badge {zone.name}", badge)


def tally_badge(seat: str, x: int, y: int) -> str:
    """The badge of a seat, 18 units wide: its tally on its colour."""
    plate = element("rect", {"class": "tally-plate", "x": x, "y": y, "width": 18, "height": 18, "rx": 3})
    return plate + element("g", {"class": "tally"}, symbol(f"seat-{seat}", (x + 9, y + 9), 13))


# --- Terrain, walls and doors


def _terrain(sheet: Sheet) -> str:
    """CORE-TERRAIN: difficult spaces blue, impassable ones dashed red, blocking ones solid red."""
    layers: list[str] = []
    for ink in (Ink.DIFFICULT, Ink.IMPASSABLE, Ink.BLOCKING):
        outline = outline_path(square.cell for square in sheet.drawing.squares if square.ink is ink)
        layers += [
            path(f"{ink.value}", outline, fill=f"url(#pt-{ink.value})"),
            path(f"{ink.value}-line", outline),
        ]
    return group("terrain", *layers)


def _walls(sheet: Sheet) -> str:
    on_map = set(_cells(sheet.drawing.squares))
    rim: list[Segment] = []
    inner: list[Segment] = []
    for segment in _segments(sheet, LineKind.WALL):
        (inner if _is_between(segment, on_map) else rim).append(segment)
    blocking = line_path(_segments(sheet, LineKind.BLOCKING_EDGE))
    return group(
        "walls",
        path("rim", line_path(rim)),
        path("wall-halo", line_path(inner)),
        path("wall", line_path(inner)),
        *(path(name, blocking) for name in ("blocking-edge-halo", "blocking-edge", "blocking-edge-gap")),
        path("impassable-edge", line_path(_segments(sheet, LineKind.IMPASSABLE_EDGE))),
    )


def _is_between(segment: Segment, on_map: set[Cell]) -> bool:
    """Whether there is a space on both sides."""
    (x, y), (_, end_y) = min(segment), max(segment)
    beside = (x, y - 1) if y == end_y else (x - 1, y)
    return (x, y) in on_map and beside in on_map


def _door(door: DoorMark) -> str:
    return group(f"door {door.state.value}", door_shape(door), state=door.state.value, name=door.name)


def door_shape(door: DoorMark) -> str:
    """A door: a double bar with a disc, and a lock in it when it is locked; two stubs when it is open."""
    (x, y), (end_x, end_y) = ((SCALE * px, SCALE * py) for px, py in door.line)
    whole = f"M{x} {y}L{end_x} {end_y}"
    if door.state is DoorState.OPEN:
        right, down = (_STUB if end_x > x else 0), (_STUB if end_y > y else 0)
        whole = f"M{x} {y}l{right} {down}M{end_x} {end_y}l{-right} {-down}"
    bars = "".join(path(name, whole) for name in ("door-halo", "door-bar", "door-gap"))
    if door.state is DoorState.OPEN:
        return bars
    middle = ((x + end_x) // 2, (y + end_y) // 2)
    locked = door.state is DoorState.LOCKED
    disc: Attributes = {"class": "door-disc", "cx": middle[0], "cy": middle[1], "r": 8 if locked else 5}
    return bars + element("circle", disc) + (symbol("a-lock", middle, 10) if locked else "")


# --- Coordinates and spaces


def _coordinates(sheet: Sheet) -> str:
    """CORE-SPACE-02: letters of the columns above and below, numbers of the rows on both sides."""
    (left, top), (right, bottom) = sheet.drawing.top_left, sheet.drawing.bottom_right
    labels: list[str] = []
    for column in range(left, right):
        for side, y in (("above", top * SCALE - 14), ("below", bottom * SCALE + 22)):
            at: Attributes = {"class": f"coordinate {side}", "x": column * SCALE + SCALE // 2, "y": y}
            labels.append(words("text", at, column_name(column)))
    for row in range(top, bottom):
        for side, x in (("left", left * SCALE - 20), ("right", right * SCALE + 20)):
            at = {"class": f"coordinate {side}", "x": x, "y": row * SCALE + SCALE // 2 + 5}
            labels.append(words("text", at, str(row + 1)))
    return group("coordinates", *labels)


def _spaces(sheet: Sheet, language: Language) -> str:
    """Every space on top of all, to be pointed at; it says its name and what is there."""
    marks: dict[SpaceName, list[Mark]] = {}
    for mark in sheet.marks:
        marks.setdefault(mark.space, []).append(mark)
    return group(
        "spaces", *(_space(square, marks.get(square.name, []), language) for square in sheet.drawing.squares)
    )


def _space(square: Square, marks: list[Mark], language: Language) -> str:
    parts = [say(kind.word, language) for kind in square.types]
    if square.ink is not Ink.PLAIN:
        parts.append(say(square.ink.word, language))
    for mark in marks:
        named = text("map-mark-named", kind=mark.label, name=mark.name) if mark.name else mark.label
        parts.append(say(named, language))
    column, row = square.cell
    return element(
        "rect",
        {
            "class": "space",
            "data-space": square.name,
            "data-terrain": square.ink.value,
            "x": column * SCALE,
            "y": row * SCALE,
            "width": SCALE,
            "height": SCALE,
        },
        words("title", {}, ", ".join([square.name, *parts])),
    )
