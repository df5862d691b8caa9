"""A map as something to draw: squares and lines with coordinates, for whoever paints it.

Coordinates are corner points of the grid (CORE-SPACE-02), so that one space is one unit. Colours, sizes and file
formats are the painter's; nothing here is needed to play. Of sections that are not laid a drawing has nothing, and it
is no larger than what is laid; a door towards one of them is there.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

import msgspec

from dejarik.assault.board.compiled import board_of
from dejarik.assault.board.grid import Cell, Point, Space, SpaceName, Spaces, each
from dejarik.assault.board.ground import Ground
from dejarik.assault.board.mapdata import MapData, MapToken, Region, TilePlacement, TileType
from dejarik.authoring.words import Worded


class LineKind(Enum):
    """What a line on the map stands for."""

    WALL = "wall"
    DOOR = "door"
    BLOCKING_EDGE = "blocking-edge"
    IMPASSABLE_EDGE = "impassable-edge"
    BLOCKING_OUTLINE = "blocking-outline"
    IMPASSABLE_OUTLINE = "impassable-outline"
    DIFFICULT_OUTLINE = "difficult-outline"
    TILE_SEAM = "tile-seam"


class Ink(Worded, Enum, family="board-terrain"):
    """The terrain of a space."""

    PLAIN = "plain"
    BLOCKING = "blocking"
    IMPASSABLE = "impassable"
    DIFFICULT = "difficult"


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line one space long. Doors say which door of the map they belong to."""

    kind: LineKind
    start: Point
    end: Point
    door: int | None = None


class Square(msgspec.Struct, frozen=True):
    """A space: its name, its column and row, its terrain, its tile's types, and the tile's place in the list."""

    name: SpaceName
    cell: Cell
    ink: Ink
    types: tuple[TileType, ...]
    tile: int | None


class MapDrawing(msgspec.Struct, frozen=True):
    """Everything on a map, in the order it is best painted: squares, lines, regions, tokens."""

    top_left: Point
    bottom_right: Point
    squares: tuple[Square, ...]
    lines: tuple[Line, ...]
    zones: tuple[Region, ...]
    areas: tuple[Region, ...]
    tokens: tuple[MapToken, ...]
    tiles: tuple[TilePlacement, ...]


def drawing_of(map_data: MapData, sections: Iterable[str] | None = None) -> MapDrawing:
    """The drawing of a map, with all its sections or only with these."""
    ground = board_of(map_data, sections)
    laid = ground.map
    squares = _squares(ground)
    columns, rows = zip(*(square.cell for square in squares), strict=True)
    return MapDrawing(
        top_left=(min(columns), min(rows)),
        bottom_right=(max(columns) + 1, max(rows) + 1),
        squares=squares,
        lines=_lines(ground),
        zones=_with_spaces(laid.zones),
        areas=_with_spaces(laid.areas),
        tokens=laid.tokens,
        tiles=tuple(tile.placement for tile in laid.tiles),
    )


def _with_spaces(regions: Iterable[Region]) -> tuple[Region, ...]:
    return tuple(region for region in regions if region.spaces)


def _squares(ground: Ground) -> tuple[Square, ...]:
    types: dict[SpaceName, list[TileType]] = {}
    for region in ground.map.tile_types:
        for name in region.spaces:
            types.setdefault(name, []).append(TileType(region.name))
    tile_of = {name: number for number, tile in enumerate(ground.map.tiles) for name in tile.spaces}
    return tuple(
        Square(
            name=name,
            cell=ground.cell(space),
            ink=_ink(ground, space),
            types=tuple(types.get(name, ())),
            tile=tile_of.get(name),
        )
        for space in each(ground.on_map)
        for name in (ground.name(space),)
    )


def _ink(ground: Ground, space: Space) -> Ink:
    if ground.blocking >> space & 1:
        return Ink.BLOCKING
    if ground.impassable >> space & 1:
        return Ink.IMPASSABLE
    return Ink.DIFFICULT if ground.difficult >> space & 1 else Ink.PLAIN


def _lines(ground: Ground) -> tuple[Line, ...]:
    on_map, stride = ground.on_map, ground.stride
    found: list[Line] = []

    def add(kind: LineKind, east: Spaces, south: Spaces, door: int | None = None) -> None:
        found.extend(_east_side(ground, space, kind, door) for space in each(east))
        found.extend(_south_side(ground, space, kind, door) for space in each(south))

    def border(inside: Spaces, kind: LineKind) -> None:
        found.extend(
            _side(ground, space, kind, side)
            for space in each(inside)
            for side in range(4)
            if not inside & _beside(space, side, stride)
        )

    tile_of = {
        ground.space(name): number for number, tile in enumerate(ground.map.tiles) for name in tile.spaces
    }
    seams_east = [s for s in each(on_map & on_map >> 1) if tile_of.get(s) != tile_of.get(Space(s + 1))]
    seams_south = [
        s for s in each(on_map & on_map >> stride) if tile_of.get(s) != tile_of.get(Space(s + stride))
    ]
    found += [_east_side(ground, space, LineKind.TILE_SEAM) for space in seams_east]
    found += [_south_side(ground, space, LineKind.TILE_SEAM) for space in seams_south]
    border(ground.difficult, LineKind.DIFFICULT_OUTLINE)
    border(ground.impassable, LineKind.IMPASSABLE_OUTLINE)
    add(LineKind.IMPASSABLE_EDGE, ground.impassable_east, ground.impassable_south)
    border(ground.blocking, LineKind.BLOCKING_OUTLINE)
    add(LineKind.BLOCKING_EDGE, ground.blocking_east, ground.blocking_south)
    border(on_map, LineKind.WALL)
    add(LineKind.WALL, ground.walls_east, ground.walls_south)
    for door, beside in enumerate(ground.door_spaces):
        if beside:  # with a space on at least one side
            add(LineKind.DOOR, ground.east_of_door[door], ground.south_of_door[door], door)
    return tuple(found)


def _beside(space: Space, side: int, stride: int) -> Spaces:
    step = (-stride, 1, stride, -1)[side]
    return 1 << space + step if space + step >= 0 else 0


def _side(ground: Ground, space: Space, kind: LineKind, side: int) -> Line:
    return Line(kind, ground.corner(space, side), ground.corner(space, (side + 1) % 4))


def _east_side(ground: Ground, space: Space, kind: LineKind, door: int | None = None) -> Line:
    return Line(kind, ground.corner(space, 1), ground.corner(space, 2), door)


def _south_side(ground: Ground, space: Space, kind: LineKind, door: int | None = None) -> Line:
    return Line(kind, ground.corner(space, 3), ground.corner(space, 2), door)
