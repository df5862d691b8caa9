"""A map of which only some sections exist: what is not there is not on the board, and nothing is numbered anew."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Position,
    Situation,
    board_of,
    figure,
    load_mission_map,
    reach,
    region,
)
from dejarik.kernel.errors import Problem

START = "Start Section"
MAPS = ["dark-recon", "trespass", "extortion", "unfinished-business"]


@pytest.mark.parametrize("map_id", MAPS)
def test_only_the_sections_that_exist_are_on_the_board(map_id: str) -> None:
    map_data = load_mission_map(map_id)
    whole, part = board_of(map_data), board_of(map_data, [START])
    assert part.on_map == whole.region(region(map_data.sections, START))
    assert part.on_map != whole.on_map
    assert {token.space for token in part.map.tokens} <= set(part.map.spaces)


@pytest.mark.parametrize("map_id", MAPS)
def test_spaces_and_doors_keep_their_numbers(map_id: str) -> None:
    map_data = load_mission_map(map_id)
    whole, part = board_of(map_data), board_of(map_data, [START])
    assert [part.space(name) for name in part.map.spaces] == [whole.space(name) for name in part.map.spaces]
    assert part.all_doors == whole.all_doors
    assert part.door_spaces == whole.door_spaces


@pytest.mark.parametrize("map_id", MAPS)
def test_nobody_walks_to_what_is_not_there_even_through_open_doors(map_id: str) -> None:
    map_data = load_mission_map(map_id)
    part = board_of(map_data, [START])
    situation = Situation(part, open_doors=part.all_doors)
    free = next(name for name in part.map.spaces if name not in (*part.map.blocking, *part.map.impassable))
    walker = figure(part, 1, 0, Position(part.space(free)))
    situation.put(walker)
    ends = [end.space for end in reach(situation, walker, 60).ends()]
    assert ends
    assert all(part.on_map >> space & 1 for space in ends)


def test_all_sections_together_are_the_whole_map() -> None:
    map_data = load_mission_map("trespass")
    together = board_of(map_data, [section.name for section in map_data.sections])
    assert together.map == map_data


def test_a_part_is_compiled_once() -> None:
    map_data = load_mission_map("trespass")
    assert board_of(map_data, [START]) is board_of(map_data, [START])


def test_more_blocking_terrain_on_a_part_keeps_the_numbers_too() -> None:
    part = board_of(load_mission_map("trespass"), [START])
    first = part.space(part.map.spaces[0])
    assert part.with_blocking(1 << first).name(first) == part.map.spaces[0]


def test_an_unknown_section_is_refused() -> None:
    with pytest.raises(Problem):
        board_of(load_mission_map("trespass"), ["Attic"])
