"""A map of which only some sections are laid: what is not there is not on the board, and nothing is numbered anew."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from dejarik.assault.board import (
    Base,
    Board,
    DoorId,
    MapId,
    Piece,
    Position,
    Situation,
    Space,
    adjacent_spaces,
    assemble,
    board_of,
    can_see,
    can_see_door,
    check_map,
    closest_placements,
    corresponding_spaces,
    distance,
    draw_picture,
    each,
    figure,
    load_mission_map,
    placements,
    positions_after,
    reach,
    region,
    space_thing,
    tiles,
    within,
)
from dejarik.assault.board.grid import SpaceName
from dejarik.assault.board.mapdata import (
    CoveredTile,
    LaidTile,
    MapData,
    Region,
    RegionName,
    TileId,
    TilePlacement,
)
from dejarik.kernel.errors import Problem

START = "Start Section"
SKIFF = "Section 3 - Skiff"
MAPS = ["dark-recon", "trespass", "aftermath", "extortion", "unfinished-business"]


def walker(board: Board, name: str, base: Base = Base.SMALL) -> Piece:
    return figure(board, 1, 0, Position(board.space(name)), base)


def standing(board: Board) -> list[str]:
    """Spaces that an ordinary figure can stand in."""
    return [name for name in board.map.spaces if name not in (*board.map.blocking, *board.map.impassable)]


@pytest.mark.parametrize("map_id", MAPS)
def test_only_the_sections_that_exist_are_on_the_board(map_id: str) -> None:
    map_data = load_mission_map(map_id)
    whole, part = board_of(map_data), board_of(map_data, [START])
    assert part.on_map == part.region(region(part.map.sections, START))
    assert part.on_map != whole.on_map
    assert {token.space for token in part.map.tokens} <= set(part.map.spaces)


@pytest.mark.parametrize("map_id", MAPS)
def test_spaces_and_doors_keep_their_numbers(map_id: str) -> None:
    map_data = load_mission_map(map_id)
    whole, part = board_of(map_data), board_of(map_data, [START])
    assert [part.space(name) for name in part.map.spaces] == [whole.space(name) for name in part.map.spaces]
    assert part.all_doors == whole.all_doors
    assert part.door_spaces == tuple(spaces & part.on_map for spaces in whole.door_spaces)


# --- What is not there is nowhere


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("base", Base)
def test_nobody_walks_to_what_is_not_there_even_through_open_doors(map_id: str, base: Base) -> None:
    part = board_of(load_mission_map(map_id), [START])
    situation = Situation(part, open_doors=part.all_doors)
    for position in placements(situation, walker(part, part.map.spaces[0], base))[:5]:
        mover = figure(part, 1, 0, position, base)
        covered = [figure(part, 1, 0, end, base).spaces for end in reach(situation, mover, 60).ends()]
        assert covered
        assert all(spaces & ~part.on_map == 0 for spaces in covered)


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("base", Base)
def test_nobody_is_placed_where_nothing_is(map_id: str, base: Base) -> None:
    whole, part = board_of(load_mission_map(map_id)), board_of(load_mission_map(map_id), [START])
    situation = Situation(part, open_doors=part.all_doors)
    mover = walker(part, standing(part)[0], base)
    found = placements(situation, mover)
    missing = space_thing(whole.on_map & ~part.on_map)
    found += closest_placements(situation, mover, missing)
    assert found
    assert all(figure(part, 1, 0, end, base).spaces & ~part.on_map == 0 for end in found)


@pytest.mark.parametrize("map_id", MAPS)
def test_what_is_not_there_is_neither_seen_nor_adjacent_nor_at_any_distance(map_id: str) -> None:
    whole, part = board_of(load_mission_map(map_id)), board_of(load_mission_map(map_id), [START])
    situation = Situation(part, open_doors=part.all_doors)
    missing = whole.on_map & ~part.on_map
    for name in standing(part):
        viewer = walker(part, name)
        assert adjacent_spaces(situation, viewer) & missing == 0
        assert distance(situation, viewer, space_thing(missing)) is None
        assert not any(can_see(situation, viewer, space_thing(1 << space)) for space in each(missing))


@pytest.mark.parametrize("map_id", MAPS)
def test_a_missing_section_has_no_name_to_ask_for(map_id: str) -> None:
    whole, part = board_of(load_mission_map(map_id)), board_of(load_mission_map(map_id), [START])
    missing = next(name for name in whole.map.spaces if name not in part.map.spaces)
    with pytest.raises(Problem):
        part.space(missing)


def test_nothing_is_counted_or_seen_across_what_is_not_there() -> None:
    # three crossings of two by two spaces in a row, each a section
    placed = [TilePlacement(TileId("Jabba_14A"), x, 0) for x in (0, 2, 4)]
    plain = assemble(MapId("row"), placed, tiles())
    names = ("left", "middle", "right")
    sections = (Region(RegionName(name), tile.spaces) for name, tile in zip(names, plain.tiles, strict=True))
    map_data = check_map(msgspec.structs.replace(plain, sections=tuple(sections)), "row")

    def across(*sections: str) -> tuple[int | None, bool]:
        board = board_of(map_data, sections)
        viewer, goal = walker(board, "A1"), space_thing(1 << board.space("F1"))
        return distance(Situation(board), viewer, goal), can_see(Situation(board), viewer, goal)

    assert across("left", "right") == (None, False)
    assert across("left", "middle", "right") == (5, True)


@pytest.mark.rule("CORE-DOOR-06", "CORE-DOOR-07")
def test_a_door_towards_what_is_not_there_stands_and_is_reached_from_this_side() -> None:
    part = board_of(load_mission_map("trespass"), [START])
    situation = Situation(part)
    door = part.door("E11-E12")
    assert part.names(part.door_spaces[door]) == ("E11", "F11")
    assert can_see_door(situation, walker(part, "E9"), door)


def test_a_door_towards_what_is_not_there_is_in_the_text_picture() -> None:
    rows = draw_picture(Situation(board_of(load_mission_map("trespass"), [START]))).splitlines()
    assert rows[22] == "+   +   +   +---+===+===+---+   +   +   +   +   +   +   +"


def test_a_door_of_a_missing_section_is_not_seen() -> None:
    map_data = load_mission_map("storming-the-palace")
    part = board_of(map_data, [START])
    situation = Situation(part)
    absent = [DoorId(door) for door, spaces in enumerate(part.door_spaces) if not spaces]
    assert absent
    for name in standing(part):
        assert not any(can_see_door(situation, walker(part, name), door) for door in absent)


def test_laying_the_section_behind_a_door_joins_it() -> None:
    map_data = load_mission_map("trespass")
    door = board_of(map_data).door("E11-E12")

    def from_the_door(sections: Iterable[str], open_doors: int) -> set[str]:
        board = board_of(map_data, sections)
        beside = adjacent_spaces(Situation(board, open_doors=open_doors), walker(board, "E11"))
        return set(board.names(beside))

    before = {"D10", "E10", "F10", "D11", "F11"}
    assert from_the_door([START], 1 << door) == before
    laid = [START, "Section 2 - Command Post"]
    assert from_the_door(laid, 0) == before
    assert from_the_door(laid, 1 << door) == before | {"D12", "E12", "F12"}


def test_the_battle_of_hoth_has_one_section_and_it_is_the_whole_map() -> None:
    map_data = load_mission_map("the-battle-of-hoth")
    assert [section.name for section in map_data.sections] == [START]
    assert board_of(map_data, [START]).map == map_data


# --- Compiled once


@pytest.mark.parametrize("map_id", [*MAPS, "dangerous-allies", "into-a-corner"])
def test_all_sections_together_are_the_whole_map(map_id: str) -> None:
    map_data = load_mission_map(map_id)
    together = board_of(map_data, [section.name for section in map_data.sections])
    assert together.map == map_data


def test_a_part_is_compiled_once() -> None:
    map_data = load_mission_map("trespass")
    assert board_of(map_data, [START]) is board_of(map_data, [START])
    assert board_of(map_data, [START, SKIFF]) is board_of(map_data, (SKIFF, START))


def test_more_blocking_terrain_on_a_part_keeps_the_numbers_too() -> None:
    part = board_of(load_mission_map("trespass"), [START])
    first = part.space(part.map.spaces[0])
    assert part.with_blocking(1 << first).name(first) == part.map.spaces[0]


def test_an_unknown_section_is_refused() -> None:
    with pytest.raises(Problem):
        board_of(load_mission_map("trespass"), ["Attic"])


# --- A section in the place of a tile


def tiles_at(board: Board, name: str) -> list[str]:
    return [str(tile.placement.tile) for tile in board.map.tiles if name in tile.spaces]


@pytest.mark.rule("IA-REPLACE-01", "IA-REPLACE-02")
def test_the_skiff_takes_the_place_of_the_dune() -> None:
    map_data = load_mission_map("trespass")
    before, after = board_of(map_data, [START]), board_of(map_data, [START, SKIFF])
    assert (tiles_at(before, "L5"), tiles_at(after, "L5")) == (["Core_18B"], ["Core_39B"])
    assert before.space("L5") == after.space("L5")
    assert before.at((12, 4)) is None  # M5, where the skiff will be
    walked = {
        after.name(end.space)
        for end in reach(Situation(after), walker(after, "K5"), 3).ends()
        if after.name(end.space) not in before.map.spaces
    }
    assert {"M5", "M6"} <= walked


def test_each_tile_that_is_replaced_is_there_before_and_gone_after() -> None:
    found = []
    for map_id in ("trespass", "dangerous-allies", "into-a-corner"):
        map_data = load_mission_map(map_id)
        for covered in map_data.covered:
            before = board_of(map_data, [covered.section])
            after = board_of(map_data, [covered.section, covered.by])
            assert covered.tile in before.map.tiles
            assert covered.tile not in after.map.tiles
            assert set(covered.tile.spaces) <= set(region(before.map.sections, covered.section).spaces)
            assert set(covered.tile.spaces) <= set(region(after.map.sections, covered.by).spaces)
            found.append((map_id, str(covered.section), str(covered.by)))
    assert found[:3] == [
        ("trespass", START, SKIFF),
        ("dangerous-allies", "Start Section - First Khetanna", "Section 2 - Skiff"),
        ("dangerous-allies", "Section 5 - Canyon", "Section 3 - 2nd Khetanna"),
    ]


def test_the_way_that_is_taken_closes_the_others() -> None:
    map_data = load_mission_map("into-a-corner")
    north, south = "Section 2 - City Square N", "Section 12 - City Square S"
    closed = [covered for covered in map_data.covered if covered.section == north and covered.by == south]
    assert len(closed) == 1
    start, taken = board_of(map_data, [START]), board_of(map_data, [START, north])
    spaces = set(closed[0].tile.spaces)
    assert not spaces & set(start.map.spaces)
    assert spaces <= set(taken.map.spaces)


@pytest.mark.rule("IA-REPLACE-03")
def test_who_stands_on_the_dune_stands_on_the_skiff_afterwards() -> None:
    map_data = load_mission_map("trespass")
    before, after = board_of(map_data, [START]), board_of(map_data, [START, SKIFF])
    who = walker(before, "L6")
    assert corresponding_spaces(before.map, after.map) == {"L5": ("L5",), "L6": ("L6",)}
    assert positions_after(Situation(after), before, who) == [Position(after.space("L6"))]


# Two crossings of two by two spaces side by side; an end cap of two spaces takes the place of the right one.
LEFT, MIDDLE = (TilePlacement(TileId("Jabba_14A"), x, 0) for x in (0, 2))
CAP = TilePlacement(TileId("Jabba_16A"), 2, 2, 270)


def shrinking() -> MapData:
    """A map whose second section is laid in the place of a tile that is larger."""
    whole = assemble(MapId("shrinking"), [LEFT, CAP], tiles())
    names = tuple(SpaceName(name) for name in ("C1", "D1", "C2", "D2"))
    first, second = RegionName("first"), RegionName("second")
    return check_map(
        msgspec.structs.replace(
            whole,
            sections=(Region(first, whole.tiles[0].spaces), Region(second, whole.tiles[1].spaces)),
            covered=(CoveredTile(LaidTile(MIDDLE, names), first, second),),
        ),
        "shrinking",
    )


@pytest.mark.rule("IA-REPLACE-04")
def test_who_stands_where_the_new_section_has_nothing_goes_to_the_nearest_space() -> None:
    map_data = shrinking()
    before, after = board_of(map_data, ["first"]), board_of(map_data, ["first", "second"])
    assert before.map.spaces == ("A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2")
    assert after.map.spaces == ("A1", "B1", "C1", "A2", "B2", "C2")
    assert corresponding_spaces(before.map, after.map)[SpaceName("D2")] == ("C1", "C2")
    places = positions_after(Situation(after), before, walker(before, "D2"))
    assert [after.name(Space(place.space)) for place in places] == ["C1", "C2"]
    assert [after.space(name) for name in after.map.spaces] == [
        before.space(name) for name in after.map.spaces
    ]
    assert not within(Situation(after), walker(after, "A1"), space_thing(1 << before.space("D2")), 99)
