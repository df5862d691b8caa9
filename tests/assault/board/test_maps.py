"""The maps that come with the game, and what is wrong with maps that do not hold together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dejarik.assault.board import (
    MapData,
    MapId,
    TileType,
    assemble,
    board_of,
    check_map,
    library,
    load_map,
    load_mission_map,
    map_ids,
    mission_layout,
    mission_map_ids,
    missions_of,
    region,
    tile_types,
    tiles,
)
from dejarik.assault.board.grid import SpaceName
from dejarik.assault.board.mapdata import MapToken, Region, RegionName, TokenKind
from dejarik.assault.board.tiles import loose_openings
from dejarik.kernel.errors import Problem

SPACES = {
    "30th-floor-plaza": 260,
    "echo-base": 213,
    "hoth-battlefield": 239,
    "massassi-ruins": 184,
    "moisture-farm": 158,
    "mos-eisley-outskirts": 211,
    "nal-hutta-borderlands": 447,
    "pit-of-carkoon": 224,
    "temple-gardens": 453,
}


def names(*spaces: str) -> tuple[SpaceName, ...]:
    return tuple(SpaceName(space) for space in spaces)


def test_there_are_nine_skirmish_maps_of_known_size() -> None:
    assert {map_id: len(load_map(map_id).spaces) for map_id in map_ids()} == SPACES


@pytest.mark.parametrize("map_id", map_ids())
def test_every_map_is_sound(map_id: str) -> None:
    map_data = load_map(map_id)
    board = board_of(check_map(map_data, f"{map_id}.json"))
    assert board.on_map.bit_count() == len(map_data.spaces)
    assert not board.blocking & board.impassable
    # Counting over open doors reaches every space that is not blocking terrain: the map is one piece.
    start = board.on_map & ~board.blocking & -(board.on_map & ~board.blocking)
    assert board.counting(0).rings(start)[-1] == board.on_map & ~board.blocking


@pytest.mark.rule("CORE-SPACE-01", "CORE-SPACE-04")
@pytest.mark.parametrize("map_id", map_ids())
def test_every_map_is_exactly_the_union_of_its_tiles(map_id: str) -> None:
    map_data = load_map(map_id)
    placements = [tile.placement for tile in map_data.tiles]
    union = assemble(MapId(map_id), placements, tiles())
    geometry = (
        "spaces",
        "walls",
        "blocking_edges",
        "impassable_edges",
        "blocking",
        "impassable",
        "difficult",
        "interior",
        "tile_types",
        "tiles",
    )
    for field in geometry:
        assert getattr(union, field) == getattr(map_data, field), field
    assert loose_openings(placements, tiles()) == ([], [])


@pytest.mark.rule("CORE-TERM-27", "IA-TILE-03", "CORE-TERRAIN-30")
@pytest.mark.parametrize("map_id", map_ids())
def test_every_space_is_interior_or_exterior_as_its_tile_is(map_id: str) -> None:
    map_data = load_map(map_id)
    for laid in map_data.tiles:
        inside = TileType.INTERIOR in tiles()[laid.placement.tile].types
        assert all((space in map_data.interior) is inside for space in laid.spaces)


@pytest.mark.parametrize("map_id", map_ids())
def test_zones_are_apart_and_big_enough(map_id: str) -> None:
    map_data = load_map(map_id)
    board = board_of(map_data)
    zones = {zone.name: board.region(zone) for zone in map_data.zones}
    assert set(zones) == ({"red", "blue"} if map_data.players == 2 else {"red", "blue", "yellow", "green"})
    together = 0
    for spaces in zones.values():
        assert not together & spaces
        together |= spaces
        assert (spaces & ~board.blocking & ~board.impassable).bit_count() >= 18


@pytest.mark.parametrize("map_id", map_ids())
def test_every_map_has_missions_for_as_many_players_as_it_has_zones(map_id: str) -> None:
    layouts = [mission_layout(id) for id in missions_of(map_id)]
    assert [layout.letter for layout in layouts][:2] == ["A", "B"]
    assert {layout.mode.players for layout in layouts} == {load_map(map_id).players}


@pytest.mark.rule("IA-SHIELD-01")
def test_energy_shields_of_the_map_lie_there_from_the_start() -> None:
    board = board_of(load_map("temple-gardens"))
    assert board.names(board.shields) == ("V15", "W15", "S18", "Z18", "S19", "Z19", "V22", "W22")


@pytest.mark.rule("IA-HABITAT-02")
def test_a_map_knows_the_types_of_its_tiles() -> None:
    assert TileType.SNOW in tile_types(load_map("hoth-battlefield"))
    assert TileType.SNOW not in tile_types(load_map("temple-gardens"))
    assert tile_types(load_map("massassi-ruins")) == {TileType.FOREST, TileType.INTERIOR}


@pytest.mark.parametrize("map_id", mission_map_ids())
def test_every_campaign_map_is_put_together_from_its_tiles(map_id: str) -> None:
    map_data = load_mission_map(map_id)
    board = board_of(map_data)
    assert board.on_map.bit_count() == len(map_data.spaces) > 60
    assert sum(len(section.spaces) for section in map_data.sections) == len(map_data.spaces)
    assert any(token.kind is TokenKind.DEPLOYMENT_POINT for token in map_data.tokens)


def test_there_are_80_campaign_maps() -> None:
    assert len(mission_map_ids()) == 80


def test_the_same_content_is_compiled_once() -> None:
    map_data = load_map("moisture-farm")
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(map_data), type=MapData)
    assert again is not map_data
    assert board_of(again) is board_of(map_data)


def test_a_map_survives_being_written_and_read() -> None:
    map_data = load_map("temple-gardens")
    assert msgspec.json.decode(msgspec.json.encode(map_data), type=MapData) == map_data


def test_an_unknown_map_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Problem) as refused:
        load_map("death-star")
    assert refused.value.message.id == "board-no-map"
    assert "moisture-farm" in str(refused.value)
    with pytest.raises(Problem):
        load_map("../tiles/core")


def test_an_unknown_region_is_refused() -> None:
    with pytest.raises(Problem) as refused:
        region(load_map("moisture-farm").zones, "purple")
    assert refused.value.message.id == "board-no-region"


def test_a_file_that_is_no_map_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "broken.json").write_text('{"id": "broken", "spaces": ["A1"], "wals": []}')
    monkeypatch.setattr(library, "FACTS", tmp_path)
    library._ids.cache_clear()
    try:
        with pytest.raises(Problem) as refused:
            load_map("broken")
    finally:
        library._ids.cache_clear()
    assert refused.value.message.id == "board-bad-file"
    assert "broken.json" in str(refused.value)
    assert "wals" in str(refused.value)


GOOD = MapData(id=MapId("good"), spaces=names("A1", "B1", "A2", "B2"))


@pytest.mark.parametrize(
    ("change", "message", "space"),
    [
        ({"spaces": names("A1", "A1")}, "board-map-space-twice", "A1"),
        ({"spaces": names("B1", "A1")}, "board-map-not-sorted", None),
        ({"blocking": names("C3")}, "board-map-unknown-space", "C3"),
        ({"blocking": names("A1"), "impassable": names("A1")}, "board-map-two-terrains", "A1"),
        ({"walls": (names("A1", "B2"),)}, "board-map-not-an-edge", "A1"),
        ({"walls": (names("B1", "A1"),)}, "board-map-not-an-edge", "B1"),
        ({"walls": (names("A1", "C1"),)}, "board-map-unknown-space", "C1"),
        ({"walls": (names("A1", "B1"), names("A1", "B1"))}, "board-map-edge-twice", "A1"),
        ({"zones": (Region(RegionName("red"), names("A9")),)}, "board-map-unknown-space", "A9"),
        ({"tokens": (MapToken(TokenKind.TERMINAL, SpaceName("D1")),)}, "board-map-unknown-space", "D1"),
    ],
)
def test_a_map_that_does_not_hold_together_is_refused_with_file_and_space(
    change: dict[str, Any], message: str, space: str | None
) -> None:
    with pytest.raises(Problem) as refused:
        check_map(msgspec.structs.replace(GOOD, **change), "bad.json")
    assert refused.value.message.id == message
    assert refused.value.message.args["file"] == "bad.json"
    assert refused.value.message.args.get("space") == space


def test_a_map_without_spaces_is_refused() -> None:
    with pytest.raises(Problem) as refused:
        board_of(MapData(id=MapId("empty"), spaces=()))
    assert refused.value.message.id == "board-map-empty"
