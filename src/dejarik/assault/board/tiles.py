"""Map tiles: their geometry, and maps put together from them.

Carries CORE-SPACE-01, CORE-TERRAIN-30 to -32 and IA-TILE: a map is the union of its tiles, a side between two tiles
is open where both have an opening there and a wall elsewhere. Doors, zones and tokens belong to missions and are
handed in. Replacing a tile during play is in `replacing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dejarik.assault.board.grid import (
    SIDE_STEP,
    Cell,
    SpaceName,
    SpaceSide,
    cell_of,
    reading_order,
    space_name,
)
from dejarik.assault.board.mapdata import (
    Edge,
    LaidTile,
    MapData,
    MapId,
    MapRecord,
    Region,
    RegionName,
    TileId,
    TilePlacement,
    TileType,
    check_map,
)
from dejarik.kernel.errors import Problem

_TURNED: dict[SpaceSide, SpaceSide] = {
    SpaceSide.NORTH: SpaceSide.EAST,
    SpaceSide.EAST: SpaceSide.SOUTH,
    SpaceSide.SOUTH: SpaceSide.WEST,
    SpaceSide.WEST: SpaceSide.NORTH,
}


class TileSide(MapRecord, frozen=True):
    """One side of a tile, spaces named as it lies: A1 is the top left square of its box.

    Every outer side of a space is a wall except the `openings`.
    """

    id: TileId
    width: int
    height: int
    spaces: tuple[SpaceName, ...]
    openings: tuple[tuple[SpaceName, SpaceSide], ...] = ()
    blocking: tuple[SpaceName, ...] = ()
    blocking_edges: tuple[Edge, ...] = ()
    impassable: tuple[SpaceName, ...] = ()
    impassable_edges: tuple[Edge, ...] = ()
    difficult: tuple[SpaceName, ...] = ()
    types: tuple[TileType, ...] = ()


Catalogue = Mapping[TileId, TileSide]
"""All tile sides by id, as `library.tiles()` returns them."""


def is_interior(tile: TileSide) -> bool:
    """Whether the tile's spaces are interior spaces; all others are exterior (IA-TILE-03, CORE-TERRAIN-30)."""
    return TileType.INTERIOR in tile.types


def laid_cell(placement: TilePlacement, cell: Cell) -> Cell:
    """Where a square of the tile lies on the map: the tile turns clockwise about its own top left corner."""
    x, y = cell
    if placement.rotation == 0:
        return placement.x + x, placement.y + y
    if placement.rotation == 90:
        return placement.x - 1 - y, placement.y + x
    if placement.rotation == 180:
        return placement.x - 1 - x, placement.y - 1 - y
    if placement.rotation == 270:
        return placement.x + y, placement.y - 1 - x
    raise Problem("board-bad-rotation", tile=placement.tile, rotation=placement.rotation)


def laid_side(placement: TilePlacement, side: SpaceSide) -> SpaceSide:
    """Which way a side of the tile looks once the tile is laid."""
    for _ in range(placement.rotation // 90):
        side = _TURNED[side]
    return side


def tile_side(catalogue: Catalogue, tile: TileId) -> TileSide:
    """The tile of that id, or a problem that names it."""
    try:
        return catalogue[tile]
    except KeyError:
        raise Problem("board-no-tile", tile=tile) from None


def _laid_name(placement: TilePlacement, name: SpaceName, file: str) -> SpaceName:
    x, y = laid_cell(placement, cell_of(name))
    if x < 0 or y < 0:
        raise Problem("board-tile-off-grid", file=file, tile=placement.tile, space=name)
    return space_name((x, y))


def _ordered(first: SpaceName, second: SpaceName) -> Edge:
    return (first, second) if reading_order(first) < reading_order(second) else (second, first)


def _edge_order(edge: Edge) -> tuple[tuple[int, int], tuple[int, int]]:
    return reading_order(edge[0]), reading_order(edge[1])


def laid_tile(placement: TilePlacement, catalogue: Catalogue, file: str) -> LaidTile:
    """A tile by itself, with the spaces it covers."""
    names = (_laid_name(placement, name, file) for name in tile_side(catalogue, placement.tile).spaces)
    return LaidTile(placement, tuple(sorted(names, key=reading_order)))


class _Assembly:
    """What is known of a map while its tiles are laid one after another."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.tile_of: dict[SpaceName, int] = {}
        self.openings: set[tuple[SpaceName, SpaceSide]] = set()
        self.laid: list[LaidTile] = []
        self.blocking: list[SpaceName] = []
        self.impassable: list[SpaceName] = []
        self.difficult: list[SpaceName] = []
        self.blocking_edges: list[Edge] = []
        self.impassable_edges: list[Edge] = []
        self.types: dict[TileType, list[SpaceName]] = {}

    def lay(self, placement: TilePlacement, tile: TileSide) -> None:
        def at(names: Iterable[SpaceName]) -> list[SpaceName]:
            return [_laid_name(placement, name, self.file) for name in names]

        def edges(pairs: Iterable[Edge]) -> list[Edge]:
            return [_ordered(*at(pair)) for pair in pairs]

        spaces = at(tile.spaces)
        for name in spaces:
            if name in self.tile_of:
                raise Problem("board-tiles-overlap", file=self.file, tile=placement.tile, space=name)
            self.tile_of[name] = len(self.laid)
        self.openings |= {
            (_laid_name(placement, name, self.file), laid_side(placement, side))
            for name, side in tile.openings
        }
        self.blocking += at(tile.blocking)
        self.impassable += at(tile.impassable)
        self.difficult += at(tile.difficult)
        self.blocking_edges += edges(tile.blocking_edges)
        self.impassable_edges += edges(tile.impassable_edges)
        for kind in tile.types:
            self.types.setdefault(kind, []).extend(spaces)
        self.laid.append(LaidTile(placement, tuple(sorted(spaces, key=reading_order))))

    def walls(self) -> list[Edge]:
        """Sides between spaces of different tiles that are not an opening on both tiles."""
        found: list[Edge] = []
        for name, tile in self.tile_of.items():
            x, y = cell_of(name)
            for side, facing in ((SpaceSide.EAST, SpaceSide.WEST), (SpaceSide.SOUTH, SpaceSide.NORTH)):
                step = SIDE_STEP[side]
                other = space_name((x + step[0], y + step[1]))
                if self.tile_of.get(other, tile) == tile:
                    continue
                if (name, side) not in self.openings or (other, facing) not in self.openings:
                    found.append((name, other))
        return found

    def openings_to_nothing(self) -> list[tuple[SpaceName, SpaceSide]]:
        """Openings with no tile beyond them."""
        loose: list[tuple[SpaceName, SpaceSide]] = []
        for name, side in self.openings:
            x, y = cell_of(name)
            step = SIDE_STEP[side]
            if self._absent((x + step[0], y + step[1])):
                loose.append((name, side))
        return sorted(loose, key=lambda opening: (reading_order(opening[0]), opening[1].value))

    def openings_against_walls(self) -> list[tuple[SpaceName, SpaceSide]]:
        """Openings that meet a tile which has a wall there."""
        opposite = {
            SpaceSide.NORTH: SpaceSide.SOUTH,
            SpaceSide.SOUTH: SpaceSide.NORTH,
            SpaceSide.EAST: SpaceSide.WEST,
            SpaceSide.WEST: SpaceSide.EAST,
        }
        clashing: list[tuple[SpaceName, SpaceSide]] = []
        for name, side in self.openings:
            x, y = cell_of(name)
            step = SIDE_STEP[side]
            cell = (x + step[0], y + step[1])
            if not self._absent(cell) and (space_name(cell), opposite[side]) not in self.openings:
                clashing.append((name, side))
        return sorted(clashing, key=lambda opening: (reading_order(opening[0]), opening[1].value))

    def _absent(self, cell: Cell) -> bool:
        return cell[0] < 0 or cell[1] < 0 or space_name(cell) not in self.tile_of


def _assembled(placements: Iterable[TilePlacement], catalogue: Catalogue, file: str) -> _Assembly:
    assembly = _Assembly(file)
    for placement in placements:
        assembly.lay(placement, tile_side(catalogue, placement.tile))
    return assembly


def assemble(
    map_id: MapId, placements: Iterable[TilePlacement], catalogue: Catalogue, file: str = ""
) -> MapData:
    """The map that these tiles make, without doors, zones and tokens (CORE-SPACE-01)."""
    file = file or map_id
    assembly = _assembled(placements, catalogue, file)

    def sort(names: Iterable[SpaceName]) -> tuple[SpaceName, ...]:
        return tuple(sorted(names, key=reading_order))

    return check_map(
        MapData(
            id=map_id,
            spaces=sort(assembly.tile_of),
            walls=tuple(sorted(assembly.walls(), key=_edge_order)),
            blocking_edges=tuple(sorted(assembly.blocking_edges, key=_edge_order)),
            impassable_edges=tuple(sorted(assembly.impassable_edges, key=_edge_order)),
            blocking=sort(assembly.blocking),
            impassable=sort(assembly.impassable),
            difficult=sort(assembly.difficult),
            interior=sort(assembly.types.get(TileType.INTERIOR, ())),
            tile_types=tuple(
                Region(RegionName(kind.value), sort(assembly.types[kind]))
                for kind in TileType
                if kind in assembly.types
            ),
            tiles=tuple(assembly.laid),
        ),
        file,
    )


def loose_openings(placements: Iterable[TilePlacement], catalogue: Catalogue) -> tuple[list[str], list[str]]:
    """What a builder should look at: openings that face nothing, and openings that face a wall (`F7 E`)."""
    assembly = _assembled(placements, catalogue, "")
    return (
        [f"{name} {side.value}" for name, side in assembly.openings_to_nothing()],
        [f"{name} {side.value}" for name, side in assembly.openings_against_walls()],
    )
