"""A map as plain data: its spaces, edges, terrain, doors, zones, tokens and the tiles it is made of.

This is the form maps are written, saved and sent in, with spaces by name. `check_map` refuses a map that does not
hold together and says which file and space is wrong. Nothing is computed here; `compiled.Board` does that.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NewType

import msgspec

from dejarik.assault.board.grid import SpaceName, cell_of, reading_order
from dejarik.authoring.words import Worded
from dejarik.kernel.errors import Problem

MapId = NewType("MapId", str)
TileId = NewType("TileId", str)
RegionName = NewType("RegionName", str)

Edge = tuple[SpaceName, SpaceName]
"""The side between two neighbouring spaces, the upper or left one first."""


class TileType(Worded, Enum, family="tile-type"):
    """What a tile shows (CORE-TERRAIN-30, -32). Types do nothing by themselves; cards ask for them (IA-TILE-02)."""

    INTERIOR = "interior"
    FOREST = "forest"
    DESERT = "desert"
    SNOW = "snow"
    CITY = "city"


class TokenKind(Worded, Enum, family="board-token"):
    """Tokens that lie on a map before anybody plays on it."""

    TERMINAL = "terminal"
    ENERGY_SHIELD = "energy_shield"
    CRATE = "crate"
    MISSION = "token"
    DEPLOYMENT_POINT = "deployment_point"


class Colour(Enum):
    """The colours that tokens come in."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    PURPLE = "purple"
    BLACK = "black"
    GRAY = "gray"
    REBEL = "rebel"
    NEUTRAL = "neutral"


class MapRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the records of a map share: they never change, and a misspelt field is an error."""


class Region(MapRecord, frozen=True):
    """A named set of spaces: a deployment zone, an area of a mission, a section, the spaces of a tile type."""

    name: RegionName
    spaces: tuple[SpaceName, ...]


class Door(MapRecord, frozen=True):
    """A door: two neighbouring edges in one straight line (CORE-DOOR-01)."""

    edges: tuple[Edge, ...]
    name: str = ""
    open_at_start: bool = False


class MapToken(MapRecord, frozen=True):
    """A token in a space. A mission's tokens have names; those that are not `active` come into play later."""

    kind: TokenKind
    space: SpaceName
    name: str = ""
    colour: str = ""
    active: bool = True


class TilePlacement(MapRecord, frozen=True):
    """A tile side put on the grid: where its own top left corner goes, and how far it is turned clockwise."""

    tile: TileId
    x: int
    y: int
    rotation: int = 0


class LaidTile(MapRecord, frozen=True):
    """A tile that is part of a map, with the spaces it covers."""

    placement: TilePlacement
    spaces: tuple[SpaceName, ...]


class CoveredTile(MapRecord, frozen=True):
    """A tile of a section that is taken off the map when another section is laid in its place (IA-REPLACE-01)."""

    tile: LaidTile
    section: RegionName
    by: RegionName


class MapData(MapRecord, frozen=True, cache_hash=True):
    """A whole map. A side towards a square that is not in `spaces` is a wall and is not listed (CORE-SPACE-05).

    The outlines of blocking, impassable and difficult spaces are not repeated as edges.
    """

    id: MapId
    spaces: tuple[SpaceName, ...]
    set: str = ""
    players: int = 0
    walls: tuple[Edge, ...] = ()
    blocking_edges: tuple[Edge, ...] = ()
    impassable_edges: tuple[Edge, ...] = ()
    blocking: tuple[SpaceName, ...] = ()
    impassable: tuple[SpaceName, ...] = ()
    difficult: tuple[SpaceName, ...] = ()
    interior: tuple[SpaceName, ...] = ()
    tile_types: tuple[Region, ...] = ()
    doors: tuple[Door, ...] = ()
    zones: tuple[Region, ...] = ()
    areas: tuple[Region, ...] = ()
    sections: tuple[Region, ...] = ()
    tokens: tuple[MapToken, ...] = ()
    tiles: tuple[LaidTile, ...] = ()
    covered: tuple[CoveredTile, ...] = ()
    """Tiles that lie there only while a section is not; a map with all its sections has none of them."""


def tile_types(map_data: MapData) -> frozenset[TileType]:
    """The types that at least one tile of the map has: what Habitat asks for (IA-HABITAT-02)."""
    return frozenset(TileType(region.name) for region in map_data.tile_types if region.spaces)


def region(regions: Iterable[Region], name: str) -> Region:
    """The region of that name among a map's zones, areas, sections or tile types."""
    for candidate in regions:
        if candidate.name == name:
            return candidate
    raise Problem("board-no-region", region=name)


def check_map(map_data: MapData, file: str) -> MapData:
    """The same map, when it holds together; otherwise a problem that names the file, the field and the space."""
    spaces = frozenset(map_data.spaces)
    _check_spaces(map_data.spaces, spaces, file, "spaces")
    if list(map_data.spaces) != sorted(map_data.spaces, key=reading_order):
        raise Problem("board-map-not-sorted", file=file)
    for field, names in _space_lists(map_data):
        _check_spaces(names, spaces, file, field)
    for name in map_data.blocking:
        if name in map_data.impassable:
            raise Problem("board-map-two-terrains", file=file, space=name)
    for field, edges in (
        ("walls", map_data.walls),
        ("blocking_edges", map_data.blocking_edges),
        ("impassable_edges", map_data.impassable_edges),
    ):
        _check_edges(edges, spaces, file, field)
    _check_doors(map_data, spaces, file)
    _check_tiles(map_data, file)
    return map_data


def _space_lists(map_data: MapData) -> list[tuple[str, tuple[SpaceName, ...]]]:
    lists: list[tuple[str, tuple[SpaceName, ...]]] = [
        ("blocking", map_data.blocking),
        ("impassable", map_data.impassable),
        ("difficult", map_data.difficult),
        ("interior", map_data.interior),
        ("tiles", tuple(space for tile in map_data.tiles for space in tile.spaces)),
    ]
    for field in ("tile_types", "zones", "areas", "sections"):
        lists += [(f"{field}.{area.name}", area.spaces) for area in getattr(map_data, field)]
    lists += [("tokens", (token.space,)) for token in map_data.tokens]
    return lists


def _check_spaces(names: tuple[SpaceName, ...], spaces: frozenset[SpaceName], file: str, field: str) -> None:
    seen: set[SpaceName] = set()
    for name in names:
        if name not in spaces:
            raise Problem("board-map-unknown-space", file=file, field=field, space=name)
        if name in seen:
            raise Problem("board-map-space-twice", file=file, field=field, space=name)
        seen.add(name)


def _check_edges(edges: tuple[Edge, ...], spaces: frozenset[SpaceName], file: str, field: str) -> None:
    for first, second in edges:
        for name in (first, second):
            if name not in spaces:
                raise Problem("board-map-unknown-space", file=file, field=field, space=name)
        (x, y), (other_x, other_y) = cell_of(first), cell_of(second)
        if (other_x - x, other_y - y) not in ((1, 0), (0, 1)):
            raise Problem("board-map-not-an-edge", file=file, field=field, space=first, other=second)
    if len(set(edges)) != len(edges):
        twice = next(edge for edge in edges if edges.count(edge) > 1)
        raise Problem("board-map-edge-twice", file=file, field=field, space=twice[0], other=twice[1])


def _check_doors(map_data: MapData, spaces: frozenset[SpaceName], file: str) -> None:
    taken: set[Edge] = set(map_data.walls)
    for door in map_data.doors:
        _check_edges(door.edges, spaces, file, "doors")
        for edge in door.edges:
            if edge in taken:  # CORE-DOOR-01
                raise Problem("board-map-door-on-wall", file=file, space=edge[0], other=edge[1])
            taken.add(edge)
        if not _is_straight_pair(door.edges):  # CORE-DOOR-01
            raise Problem("board-map-door-shape", file=file, space=door.edges[0][0] if door.edges else "")


def _is_straight_pair(edges: tuple[Edge, ...]) -> bool:
    if len(edges) != 2:
        return False
    (first, first_end), (second, second_end) = (tuple(cell_of(name) for name in edge) for edge in edges)
    along = (second[0] - first[0], second[1] - first[1])
    across = (first_end[0] - first[0], first_end[1] - first[1])
    same_way = (second_end[0] - second[0], second_end[1] - second[1]) == across
    return (
        same_way
        and {abs(along[0]), abs(along[1])} == {0, 1}
        and along[0] * across[0] + along[1] * across[1] == 0
    )


def _check_tiles(map_data: MapData, file: str) -> None:
    if not map_data.tiles and not map_data.sections:
        return
    missing = frozenset(map_data.spaces).difference(space for tile in map_data.tiles for space in tile.spaces)
    if missing:
        raise Problem("board-map-space-without-tile", file=file, space=min(missing, key=reading_order))
