"""Doors."""

from __future__ import annotations

import msgspec
import pytest

from dejarik.assault.board import (
    DoorId,
    adjacent,
    adjacent_to_door,
    can_see,
    can_see_door,
    check_map,
    distance,
    door_distance,
    door_in_reach,
    door_object,
    reach,
    read_picture,
)
from dejarik.assault.board.grid import SpaceName
from dejarik.assault.board.mapdata import Door
from dejarik.kernel.errors import Problem

CORRIDOR = """
    | A   . = .   z |
    | .   . = .   . |
"""
THE_DOOR = DoorId(0)


@pytest.mark.rule("CORE-DOOR-01")
def test_a_door_stands_on_two_edges_in_one_line_clear_of_walls_and_other_doors() -> None:
    scene = read_picture(CORRIDOR)
    plain = msgspec.structs.replace(scene.board.map, doors=())

    def with_doors(*edges: tuple[tuple[str, str], ...]) -> None:
        doors = tuple(
            Door(tuple((SpaceName(one), SpaceName(other)) for one, other in door)) for door in edges
        )
        walls = ((SpaceName("A1"), SpaceName("B1")),)
        check_map(msgspec.structs.replace(plain, doors=doors, walls=walls), "test.json")

    with_doors((("B1", "C1"), ("B2", "C2")))
    for bad, message in (
        (((("B1", "C1"),),), "board-map-door-shape"),
        (((("B1", "C1"), ("C2", "D2")),), "board-map-door-shape"),
        (((("B1", "C1"), ("C1", "C2")),), "board-map-door-shape"),
        (((("A1", "B1"), ("A2", "B2")),), "board-map-door-on-wall"),
        (((("B1", "C1"), ("B2", "C2")), (("B1", "C1"), ("B2", "C2"))), "board-map-door-on-wall"),
    ):
        with pytest.raises(Problem) as refused:
            with_doors(*bad)
        assert refused.value.message.id == message


@pytest.mark.rule("CORE-DOOR-02", "CORE-TERRAIN-02")
def test_a_closed_door_stops_everything() -> None:
    scene = read_picture(CORRIDOR)
    assert not can_see(scene.situation, scene["A"], scene["z"])
    assert distance(scene.situation, scene["A"], scene["z"]) is None
    assert not adjacent(scene.situation, scene.at("B1"), scene.at("C1"))
    assert reach(scene.situation, scene["A"], 9).cost(scene.position("C1")) is None


@pytest.mark.rule("CORE-DOOR-03", "CORE-DOOR-04")
def test_an_opened_door_is_gone_as_a_whole_until_an_effect_closes_it() -> None:
    scene = read_picture(CORRIDOR)
    scene.situation.open_door(THE_DOOR)
    assert can_see(scene.situation, scene["A"], scene["z"])
    assert distance(scene.situation, scene["A"], scene["z"]) == 3
    assert reach(scene.situation, scene["A"], 9).cost(scene.position("C2")) == 2
    scene.situation.close_door(THE_DOOR)
    assert not can_see(scene.situation, scene["A"], scene["z"])
    assert reach(scene.situation, scene["A"], 9).cost(scene.position("C2")) is None


@pytest.mark.rule("CORE-DOOR-06")
def test_only_spaces_that_share_an_edge_with_it_are_adjacent_to_a_door() -> None:
    scene = read_picture("""
        | .   .   .   . |
        | .   A = .   . |
        | .   . = .   . |
        | .   b   .   . |
    """)
    assert scene.names(scene.board.door_spaces[THE_DOOR]) == {"B2", "B3", "C2", "C3"}
    assert adjacent_to_door(scene.situation, scene["A"], THE_DOOR)
    assert not adjacent_to_door(scene.situation, scene["b"], THE_DOOR)


@pytest.mark.rule("CORE-DOOR-07", "CORE-SPACE-28", "CORE-LOS-23", "CORE-TERM-17")
def test_distance_and_sight_to_a_door_use_the_empty_spaces_beside_it() -> None:
    scene = read_picture("""
        | A   .   b = . |
        | .   .   . = . |
    """)
    assert scene.names(door_object(scene.situation, THE_DOOR).spaces) == {"D1", "C2", "D2"}
    assert door_distance(scene.situation, scene["A"], THE_DOOR) == 2
    assert can_see_door(scene.situation, scene["A"], THE_DOOR)
    crowded = read_picture("""
        | A   .   b = . |
        | .   .   c = . |
    """)
    assert door_distance(crowded.situation, crowded["A"], THE_DOOR) is None
    assert not can_see_door(crowded.situation, crowded["A"], THE_DOOR)


@pytest.mark.rule("CORE-DOOR-08")
def test_who_stands_next_to_a_door_can_always_aim_at_it() -> None:
    scene = read_picture("""
        | A = z |
        | b = y |
    """)
    assert can_see_door(scene.situation, scene["A"], THE_DOOR)
    assert door_distance(scene.situation, scene["A"], THE_DOOR) == 0


@pytest.mark.rule("CORE-DOOR-08")
def test_a_door_is_in_reach_from_one_space_farther() -> None:
    scene = read_picture("""
        | A   b   . = . |
        | .   .   . = . |
    """)
    assert not door_in_reach(scene.situation, scene["A"], THE_DOOR)
    assert door_in_reach(scene.situation, scene["b"], THE_DOOR)
    assert not adjacent_to_door(scene.situation, scene["b"], THE_DOOR)
    assert door_in_reach(scene.situation, scene.at("C1"), THE_DOOR)  # beside it
    walled = read_picture("""
        | A   b | . = . |
        | .   . | . = . |
    """)
    assert not door_in_reach(walled.situation, walled["b"], THE_DOOR)  # a wall is in between


def test_doors_are_found_by_the_name_of_an_edge() -> None:
    board = read_picture(CORRIDOR).board
    assert board.door("B1-C1") == board.door("B2-C2") == THE_DOOR
    assert board.door_name(THE_DOOR) == "B1-C1"
    with pytest.raises(Problem) as refused:
        board.door("A1-B1")
    assert refused.value.message.id == "board-no-door"
