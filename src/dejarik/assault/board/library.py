"""The maps and tiles that come with the game, read from the files under `assault/facts`.

Nine skirmish maps, all tile sides of the four boxes, and the maps of the campaign missions, which are stored as tile
placements and put together on load. Everything is checked when it is read; what skirmish missions put on a map is read
by `missions`.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

import msgspec

from dejarik.assault.board.grid import reading_order
from dejarik.assault.board.mapdata import (
    CoveredTile,
    Door,
    MapData,
    MapId,
    MapRecord,
    MapToken,
    Region,
    RegionName,
    TileId,
    TilePlacement,
    check_map,
)
from dejarik.assault.board.tiles import Catalogue, TileSide, assemble, laid_tile
from dejarik.kernel.errors import Problem

FACTS = Path(__file__).resolve().parent.parent / "facts"

Decoded = TypeVar("Decoded")


class MissionSection(MapRecord, frozen=True):
    """A part of a campaign map; a hidden one comes into play later and can replace tiles of other sections."""

    name: RegionName
    tiles: tuple[TilePlacement, ...]
    hidden: bool = False
    replaces: tuple[TilePlacement, ...] = ()


class MissionMapFile(MapRecord, frozen=True):
    """One file of `facts/mission_maps`: the tiles of a campaign mission and what lies on them."""

    id: MapId
    set: str
    sections: tuple[MissionSection, ...]
    doors: tuple[Door, ...] = ()
    areas: tuple[Region, ...] = ()
    tokens: tuple[MapToken, ...] = ()


def _read(path: Path, kind: type[Decoded]) -> Decoded:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError) as reason:
        raise Problem("board-bad-file", file=path.name, reason=str(reason)) from None


def _named(folder: str, map_id: str) -> Path:
    path = FACTS / folder / f"{map_id}.json"
    if map_id not in _ids(folder):
        raise Problem("board-no-map", map=map_id, known=", ".join(_ids(folder)))
    return path


@cache
def _ids(folder: str) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (FACTS / folder).glob("*.json")))


@cache
def tiles() -> Catalogue:
    """All tile sides of the four boxes by id: `Core_3A`, `Hoth_24A`, `Jabba_1B`, `Empire_12A`."""
    catalogue: dict[TileId, TileSide] = {}
    for path in sorted((FACTS / "tiles").glob("*.json")):
        for tile in _read(path, tuple[TileSide, ...]):
            if tile.id in catalogue:
                raise Problem("board-tile-twice", file=path.name, tile=tile.id)
            catalogue[tile.id] = tile
    return catalogue


def map_ids() -> tuple[MapId, ...]:
    """The skirmish maps, by id."""
    return tuple(MapId(name) for name in _ids("maps"))


@cache
def load_map(map_id: str) -> MapData:
    """A skirmish map, checked. The same object every time, so that compiled boards are found quickly."""
    path = _named("maps", map_id)
    return check_map(_read(path, MapData), path.name)


def mission_map_ids() -> tuple[MapId, ...]:
    """The campaign missions whose maps are known, by id."""
    return tuple(MapId(name) for name in _ids("mission_maps"))


@cache
def mission_map_file(map_id: str) -> MissionMapFile:
    """A campaign mission's map as it is stored: sections of tiles, doors, areas, tokens."""
    return _read(_named("mission_maps", map_id), MissionMapFile)


@cache
def load_mission_map(map_id: str) -> MapData:
    """A campaign mission's map with all its sections, put together from the tiles and checked."""
    content = mission_map_file(map_id)
    file = f"{map_id}.json"
    covered = _covered(content, file)
    gone = {each.tile.placement for each in covered}
    placements = [
        placement for section in content.sections for placement in section.tiles if placement not in gone
    ]
    assembled = assemble(content.id, placements, tiles(), file)
    spaces_of = {tile.placement: tile.spaces for tile in assembled.tiles}
    sections = [
        Region(
            section.name,
            tuple(
                sorted(
                    chain.from_iterable(spaces_of.get(each, ()) for each in section.tiles), key=reading_order
                )
            ),
        )
        for section in content.sections
    ]
    return check_map(
        msgspec.structs.replace(
            assembled,
            set=content.set,
            doors=content.doors,
            areas=content.areas,
            sections=tuple(sections),
            tokens=content.tokens,
            covered=covered,
        ),
        file,
    )


def _covered(content: MissionMapFile, file: str) -> tuple[CoveredTile, ...]:
    """The tiles that sections replace, each with its section and the one that takes its place."""
    found: list[CoveredTile] = []
    for by in content.sections:
        for placement in by.replaces:
            homes = [section.name for section in content.sections if placement in section.tiles]
            if not homes:
                raise Problem("board-no-such-tile-here", tile=placement.tile, x=placement.x, y=placement.y)
            tile = laid_tile(placement, tiles(), file)
            found += (CoveredTile(tile, home, by.name) for home in homes)
    return tuple(found)
