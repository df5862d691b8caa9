"""Spaces, adjacency and counting."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Scene,
    adjacent,
    adjacent_figures,
    adjacent_spaces,
    can_see,
    distance,
    load_map,
    object_thing,
    read_picture,
    spaces_within,
    visible_spaces,
    within,
)
from dejarik.assault.board.compiled import board_of
from dejarik.assault.board.grid import SpaceName, cell_of, column_name, space_name
from dejarik.kernel.errors import Problem


def neighbours(scene: Scene, name: str) -> set[str]:
    return scene.names(adjacent_spaces(scene.situation, scene.at(name)))


@pytest.mark.rule("CORE-SPACE-02")
def test_spaces_are_named_by_column_letters_and_row_number() -> None:
    assert space_name((0, 0)) == "A1"
    assert space_name((5, 6)) == "F7"
    assert [column_name(column) for column in (25, 26, 27, 52)] == ["Z", "AA", "BB", "AAA"]
    assert cell_of(SpaceName("GG31")) == (32, 30)
    board = board_of(load_map("temple-gardens"))
    assert [board.name(board.space(name)) for name in ("K7", "GG9")] == ["K7", "GG9"]


@pytest.mark.parametrize("name", ["", "A", "7", "AB3", "A0", "a1", "A01", "A-1"])
def test_a_name_that_is_no_space_is_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        cell_of(SpaceName(name))
    assert refused.value.message.id == "board-bad-space-name"


def test_a_space_that_the_map_does_not_have_is_refused() -> None:
    with pytest.raises(Problem) as refused:
        read_picture("| .   . |").board.space("C1")
    assert refused.value.message.id == "board-no-space"


@pytest.mark.rule("CORE-SPACE-01", "CORE-SPACE-06")
def test_all_eight_neighbours_are_adjacent_on_open_ground() -> None:
    scene = read_picture("""
        | .   .   . |
        | .   .   . |
        | .   .   . |
    """)
    assert neighbours(scene, "B2") == {"A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"}
    assert neighbours(scene, "A1") == {"B1", "A2", "B2"}


@pytest.mark.rule("CORE-SPACE-03", "CORE-SPACE-07")
def test_a_wall_door_or_blocking_edge_separates_and_its_end_is_not_gone_around() -> None:
    scene = read_picture("""
        | . | .   .   . |
        | .   . # .   . |
        | .   .   . = . |
        | .   .   . = . |
    """)
    for one, other in (("A1", "B1"), ("B2", "C2"), ("C3", "D3")):
        assert other not in neighbours(scene, one)
        assert one not in neighbours(scene, other)
    assert "B2" in neighbours(scene, "A1")


@pytest.mark.rule("CORE-SPACE-05", "CORE-OPEN-03")
def test_squares_off_the_map_are_solid() -> None:
    scene = read_picture("""
        | .       . |
        |     .     |
        | .   .   . |
    """)
    assert neighbours(scene, "A1") == set()
    assert neighbours(scene, "A3") == {"B2", "B3"}
    assert not can_see(scene.situation, scene.at("A1"), scene.at("C1"))
    assert not can_see(scene.situation, scene.at("A1"), scene.at("B2"))


@pytest.mark.rule("CORE-SPACE-05")
def test_spaces_beside_a_wall_or_the_border_of_the_map() -> None:
    scene = read_picture("""
        | .   .   .   .   . |
        | .   .   .   .   . |
        | .   . | .   .   . |
        | .   .   .   .   . |
        | .   .   .       . |
    """)
    inner = {"B2", "C2", "D2", "D3", "B4", "C4"}
    assert set(scene.board.map.spaces) - scene.names(scene.board.beside_walls()) == inner


@pytest.mark.rule("CORE-SPACE-08", "CORE-SPACE-10", "CORE-SPACE-11")
@pytest.mark.parametrize(
    ("picture", "joined"),
    [
        ("| . | . |\n| .   . |", True),
        ("| . | . |\n| . | . |", False),
        ("| .   . |\n+---+   +\n| .   . |", True),
        ("| . | . |\n+   +---+\n| .   . |", True),
        ("| . | . |\n+---+   +\n| .   . |", False),
        ("| .   # |\n| .   . |", True),
        ("| .   # |\n| #   . |", False),
        ("| .   # |\n+---+   +\n| .   . |", False),
        ("| .     |\n| .   . |", True),
        ("| .     |\n|     . |", False),
    ],
)
def test_obstacles_on_both_sides_of_a_corner_separate_one_does_not(picture: str, joined: bool) -> None:
    scene = read_picture(picture)
    assert ("B2" in neighbours(scene, "A1")) is joined
    assert ("A1" in neighbours(scene, "B2")) is joined


@pytest.mark.rule("CORE-SPACE-09", "CORE-TERRAIN-10")
def test_a_blocking_space_is_adjacent_to_nothing_not_even_to_another() -> None:
    scene = read_picture("""
        | .   .   .   . |
        | .   #   #   . |
        | .   .   .   . |
    """)
    assert neighbours(scene, "B2") == set()
    assert "B2" not in neighbours(scene, "A1")
    assert not adjacent(scene.situation, scene.at("B2"), scene.at("C2"))


@pytest.mark.rule("CORE-SPACE-12", "IA-SHIELD-04")
def test_impassable_and_difficult_terrain_figures_tokens_and_shields_leave_adjacency_alone() -> None:
    scene = read_picture("""
        | :   ~   * |
        | b : .   % |
        | c   .   : |
    """)
    assert len(neighbours(scene, "B2")) == 8


@pytest.mark.rule("CORE-SPACE-13", "CORE-SPACE-14", "CORE-LARGE-13")
def test_figures_are_adjacent_through_any_of_their_spaces() -> None:
    scene = read_picture("""
        | A   A   b   . |
        | A   A   .   c |
        | .   .   .   . |
    """)
    situation = scene.situation
    assert adjacent(situation, scene["A"], scene["b"])
    assert distance(situation, scene["A"], scene["b"]) == 1
    assert not adjacent(situation, scene["A"], scene["c"])
    assert not adjacent(situation, scene["A"], scene["A"])
    assert adjacent_figures(situation, scene["A"]) == [scene["b"]]
    assert adjacent(situation, scene["A"], scene.at("C3"))
    assert not adjacent(situation, scene["A"], scene.at("D3"))


@pytest.mark.rule("CORE-SPACE-15", "CORE-SPACE-22", "CORE-TERM-20")
def test_things_in_the_same_space_are_at_distance_0_and_not_adjacent() -> None:
    scene = read_picture("| A   . |")
    crate = object_thing(scene["A"].spaces)
    assert distance(scene.situation, scene["A"], crate) == 0
    assert not adjacent(scene.situation, scene["A"], crate)
    assert within(scene.situation, scene["A"], scene["A"], 0)


@pytest.mark.rule("CORE-SPACE-20", "CORE-SPACE-21")
def test_counting_ignores_figures_difficult_and_impassable_terrain() -> None:
    scene = read_picture("| A   ~   :   b   % : z |")
    assert distance(scene.situation, scene["A"], scene["z"]) == 5


@pytest.mark.rule("CORE-SPACE-21")
def test_counting_goes_around_walls_doors_and_blocking_edges_and_a_diagonal_counts_one() -> None:
    scene = read_picture("""
        | A | .   . = z |
        | . | .   . = . |
        | .   . # .   . |
        | .   .   .   . |
    """)
    assert distance(scene.situation, scene["A"], scene.at("B1")) == 4
    assert distance(scene.situation, scene["A"], scene.at("C2")) == 3
    assert distance(scene.situation, scene["A"], scene["z"]) == 6


@pytest.mark.rule("CORE-SPACE-23")
def test_the_nearest_pair_of_spaces_counts() -> None:
    scene = read_picture("""
        | A   A   .   .   .   . |
        | A   A   .   .   b   b |
    """)
    assert distance(scene.situation, scene["A"], scene["b"]) == 3


@pytest.mark.rule("CORE-SPACE-25", "CORE-LOS-21")
def test_an_empty_blocking_space_cannot_be_counted_or_seen_to() -> None:
    scene = read_picture("""
        | A   .   # |
        | .   .   . |
    """)
    assert distance(scene.situation, scene["A"], scene.at("C1")) is None
    assert not can_see(scene.situation, scene["A"], scene.at("C1"))
    assert "C1" not in scene.names(spaces_within(scene.situation, scene["A"], 5))
    token = object_thing(1 << scene.space("C1"))
    assert distance(scene.situation, scene["A"], token) == 2
    assert can_see(scene.situation, scene["A"], token)


@pytest.mark.rule("CORE-SPACE-26", "CORE-TERM-20")
def test_within_so_many_spaces_is_measured_from_the_figure() -> None:
    scene = read_picture("""
        | A   .   .   .   . |
        | .   .   .   .   . |
    """)
    assert scene.names(spaces_within(scene.situation, scene["A"], 1)) == {"A1", "B1", "A2", "B2"}
    assert within(scene.situation, scene["A"], scene.at("D2"), 3)
    assert not within(scene.situation, scene["A"], scene.at("E2"), 3)


@pytest.mark.rule("CORE-SPACE-27")
def test_distance_and_sight_may_use_different_spaces_of_a_large_figure() -> None:
    scene = read_picture("""
        | .   A   .   . |
        | .   b   .   . |
        | .   z   z   . |
        | .   z   z   . |
    """)
    assert distance(scene.situation, scene["A"], scene["z"]) == 2
    assert scene.names(visible_spaces(scene.situation, scene["A"], scene["z"])) == {"C3", "C4"}
