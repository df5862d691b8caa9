"""Tiles: types, how they turn, how they join."""

from __future__ import annotations

import pytest

from dejarik.assault.board import MapId, TileType, assemble, board_of, is_interior, tiles
from dejarik.assault.board.grid import SpaceName
from dejarik.assault.board.mapdata import TileId, TilePlacement
from dejarik.assault.board.tiles import loose_openings
from dejarik.kernel.errors import Problem


def listed(box: str, text: str) -> set[str]:
    """`01A-03A, 21B` of a box as tile ids."""
    found: set[str] = set()
    for part in text.split(", "):
        first, _, last = part.partition("-")
        side = first[-1]
        numbers = range(int(first[:-1]), int((last or first)[:-1]) + 1)
        found |= {f"{box}_{number}{side}" for number in numbers}
    return found


def of_type(kind: TileType) -> set[str]:
    return {tile.id for tile in tiles().values() if kind in tile.types}


FOREST = (
    listed("Core", "1A-18A, 37A, 38B, 39A")
    | listed("Jabba", "1A, 3A-6A, 8A, 9A, 11A, 12A, 14A, 16A")
    | listed("Hoth", "5A, 24A")
)
DESERT = listed("Core", "1B-18B, 37A, 38A, 39B") | listed("Jabba", "3B, 4B, 6B, 8B, 14B, 16B")
SNOW = listed("Hoth", "1A-24A, 21B")
CITY = listed("Empire", "13A, 14A, 1B-18B")
INTERIOR = (
    listed("Core", "19A-36A, 19B-37B")
    | listed("Jabba", "2A, 7A, 10A, 13A, 15A, 17A, 1B, 2B, 5B, 7B, 9B-13B, 15B, 17B")
    | listed("Hoth", "1B-20B, 22B-24B")
    | listed("Empire", "1A-12A, 15A-18A")
)


def test_all_tile_sides_of_the_four_boxes_are_there() -> None:
    boxes = [tile.split("_")[0] for tile in tiles()]
    assert {box: boxes.count(box) for box in boxes} == {"Core": 78, "Hoth": 56, "Jabba": 34, "Empire": 36}


@pytest.mark.rule("IA-TILE-01")
def test_every_tile_of_the_lists_has_a_type() -> None:
    untyped = {tile.id for tile in tiles().values() if not tile.types}
    assert untyped == listed("Hoth", "25A-28A") | listed("Hoth", "25B-28B")


@pytest.mark.rule("IA-TILE-04", "CORE-TERRAIN-32")
def test_forest_tiles() -> None:
    assert of_type(TileType.FOREST) == FOREST


@pytest.mark.rule("IA-TILE-05", "CORE-TERRAIN-32")
def test_desert_tiles() -> None:
    assert of_type(TileType.DESERT) == DESERT


@pytest.mark.rule("IA-TILE-06", "CORE-TERRAIN-32")
def test_snow_tiles() -> None:
    assert of_type(TileType.SNOW) == SNOW


@pytest.mark.rule("CORE-TERRAIN-32")
def test_city_tiles() -> None:
    assert of_type(TileType.CITY) == CITY


@pytest.mark.rule("IA-TILE-07", "IA-INTERIOR-01", "CORE-TERRAIN-30", "IA-TILE-03")
def test_interior_tiles_and_no_others_are_interior() -> None:
    assert {tile.id for tile in tiles().values() if is_interior(tile)} == INTERIOR
    for outdoor in (FOREST, DESERT, SNOW, CITY):
        assert not outdoor & INTERIOR


@pytest.mark.rule("CORE-TERRAIN-31")
def test_core_tiles_38_and_39_are_exterior() -> None:
    assert not any(is_interior(tiles()[TileId(f"Core_{name}")]) for name in ("38A", "38B", "39A", "39B"))


@pytest.mark.rule("IA-TILE-02")
def test_a_tile_type_changes_no_geometry() -> None:
    """Two end caps with the same outline, one outdoors and one indoors, make the same spaces and passages."""
    outdoors, indoors = (
        board_of(assemble(MapId("cap"), [TilePlacement(TileId(tile), 0, 0)], tiles()))
        for tile in ("Core_18A", "Jabba_15A")
    )
    assert outdoors.names(outdoors.on_map) == indoors.names(indoors.on_map)
    assert outdoors.counting(0).rings(1) == indoors.counting(0).rings(1)
    assert outdoors.interior != indoors.interior


@pytest.mark.parametrize(
    ("rotation", "corner", "spaces"),
    [
        (0, (0, 0), {"A1", "B1"}),
        (90, (1, 0), {"A1", "A2"}),
        (180, (2, 1), {"A1", "B1"}),
        (270, (0, 2), {"A1", "A2"}),
    ],
)
def test_a_tile_turns_clockwise_about_its_top_left_corner(
    rotation: int, corner: tuple[int, int], spaces: set[str]
) -> None:
    placement = TilePlacement(TileId("Jabba_16A"), *corner, rotation)
    assert set(assemble(MapId("turned"), [placement], tiles()).spaces) == spaces


@pytest.mark.rule("CORE-SPACE-01")
def test_tiles_are_joined_where_both_are_open_and_walled_elsewhere() -> None:
    square = TilePlacement(TileId("Jabba_14A"), 0, 0)
    cap = TilePlacement(TileId("Jabba_16A"), 0, 2)
    joined = assemble(MapId("joined"), [square, cap], tiles())
    assert joined.walls == ()
    backwards = assemble(MapId("backwards"), [square, TilePlacement(TileId("Jabba_16A"), 2, 3, 180)], tiles())
    assert backwards.walls == ((SpaceName("A2"), SpaceName("A3")), (SpaceName("B2"), SpaceName("B3")))
    nothing, wall = loose_openings([square, TilePlacement(TileId("Jabba_16A"), 2, 3, 180)], tiles())
    assert wall == ["A2 S", "B2 S"]
    assert "A1 N" in nothing


@pytest.mark.parametrize(
    ("placements", "message"),
    [
        ([TilePlacement(TileId("Core_99A"), 0, 0)], "board-no-tile"),
        ([TilePlacement(TileId("Jabba_14A"), 0, 0, 45)], "board-bad-rotation"),
        ([TilePlacement(TileId("Jabba_14A"), 0, 0, 180)], "board-tile-off-grid"),
        (
            [TilePlacement(TileId("Jabba_14A"), 0, 0), TilePlacement(TileId("Jabba_14A"), 1, 1)],
            "board-tiles-overlap",
        ),
    ],
)
def test_tiles_that_do_not_fit_are_refused(placements: list[TilePlacement], message: str) -> None:
    with pytest.raises(Problem) as refused:
        assemble(MapId("wrong"), placements, tiles())
    assert refused.value.message.id == message
