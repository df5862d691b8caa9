"""Placing, deploying and pushing."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Base,
    Nature,
    Piece,
    Position,
    Scene,
    closest_ends,
    closest_placements,
    displaced,
    figure,
    object_thing,
    placements,
    push,
    push_exactly,
    read_picture,
    spaces_within,
)


def newcomer(scene: Scene, nature: Nature = Nature.ORDINARY, base: Base = Base.SMALL) -> Piece:
    """A figure of team 0 that is not on the board yet."""
    return figure(scene.board, 1, 0, Position(scene.space("A1")), base, nature)


def names(scene: Scene, positions: list[Position]) -> set[str]:
    return {scene.board.name(position.space) for position in positions}


@pytest.mark.rule("CORE-PLACE-01", "CORE-PLACE-02")
def test_placing_needs_no_path_but_a_space_to_end_in() -> None:
    scene = read_picture("""
        | .   #   b | . |
        | :   c'  D | . |
    """)
    assert names(scene, placements(scene.situation, newcomer(scene))) == {"A1", "B2", "D1", "D2"}
    mobile = placements(scene.situation, newcomer(scene, Nature.MOBILE))
    assert names(scene, mobile) == {"A1", "B1", "A2", "B2", "D1", "D2"}
    companion = placements(scene.situation, newcomer(scene, Nature.COMPANION))
    assert names(scene, companion) == {"A1", "C1", "D1", "B2", "C2", "D2"}


@pytest.mark.rule("CORE-PLACE-02", "CORE-MASSIVE-06", "CORE-MASSIVE-10")
def test_a_massive_figure_may_be_placed_on_others_but_not_on_a_massive_one() -> None:
    scene = read_picture("| .   b   C!  # |")
    assert names(scene, placements(scene.situation, newcomer(scene, Nature.MASSIVE))) == {"A1", "B1", "D1"}


@pytest.mark.rule("CORE-PLACE-03")
def test_a_placed_figure_stands_in_its_new_spaces_and_no_longer_in_the_old_ones() -> None:
    scene = read_picture("| A   .   . |")
    scene.situation.move(scene["A"].id, scene.position("C1"))
    assert scene.names(scene["A"].spaces) == {"C1"}
    assert scene.names(scene.situation.empty(scene.board.on_map)) == {"A1", "B1"}


@pytest.mark.rule("CORE-PLACE-05")
def test_the_indicated_space_is_never_an_empty_blocking_one_the_rest_of_a_base_may_be() -> None:
    scene = read_picture("""
        | A   .   #   . |
        | .   .   #   . |
    """)
    near = spaces_within(scene.situation, scene["A"], 1)
    small = placements(scene.situation, newcomer(scene, Nature.MOBILE), touching=near)
    assert names(scene, small) == {"B1", "A2", "B2"}
    long = placements(scene.situation, newcomer(scene, Nature.MOBILE, Base.LONG), touching=near)
    covered = {scene.board.names(Base.LONG.footprint(position, scene.board.stride)) for position in long}
    assert ("B1", "C1") in covered
    assert ("C1", "C2") not in covered


@pytest.mark.rule("CORE-PLACE-06")
def test_as_close_as_possible_starts_with_the_space_itself() -> None:
    scene = read_picture("""
        | .   .   .   . |
        | .   b   .   . |
        | c   .   .   . |
    """)
    here = object_thing(scene.board.spaces(["D3"]))
    assert names(scene, closest_placements(scene.situation, newcomer(scene), here)) == {"D3"}
    taken = object_thing(scene.board.spaces(["A3"]))
    assert names(scene, closest_placements(scene.situation, newcomer(scene), taken)) == {"A2", "B3"}


@pytest.mark.rule("CORE-PLACE-06")
def test_as_close_as_possible_counts_spaces_around_walls() -> None:
    scene = read_picture("""
        | b | .   . |
        | c   .   . |
        | d   e   . |
    """)
    goal = object_thing(scene.board.spaces(["A1"]))
    assert names(scene, closest_placements(scene.situation, newcomer(scene), goal)) == {"B2"}


@pytest.mark.rule("CORE-PLACE-06")
def test_a_large_figure_gets_as_close_as_its_nearest_space() -> None:
    scene = read_picture("""
        | b   .   .   . |
        | .   .   .   . |
    """)
    goal = object_thing(scene.board.spaces(["A1"]))
    found = closest_placements(scene.situation, newcomer(scene, base=Base.SQUARE), goal)
    assert names(scene, found) == {"B1"}


@pytest.mark.rule("CORE-PLACE-06")
def test_where_counting_finds_no_place_walls_are_ignored() -> None:
    scene = read_picture("| b | .   . |")
    goal = object_thing(scene.board.spaces(["A1"]))
    assert names(scene, closest_placements(scene.situation, newcomer(scene), goal)) == {"B1"}
    full = read_picture("| b   c |")
    assert closest_placements(full.situation, newcomer(full), goal) == []


@pytest.mark.rule("CORE-SETUP-06")
def test_a_large_figure_is_deployed_with_its_whole_base_in_the_zone() -> None:
    scene = read_picture("""
        | .   .   .   . |
        | .   .   .   . |
        | .   .   .   . |
    """)
    zone = scene.board.spaces(["A1", "B1", "C1", "A2", "B2"])
    assert names(scene, placements(scene.situation, newcomer(scene, base=Base.SQUARE), inside=zone)) == {"A1"}


@pytest.mark.rule("CORE-PUSH-01", "CORE-PUSH-02", "CORE-PUSH-03")
def test_a_push_goes_any_way_and_costs_nothing_extra() -> None:
    scene = read_picture("""
        | .   ~   . |
        | A   z   ~ |
        | .   %   . |
    """)
    ends = push(scene.situation, scene["z"], 1).ends()
    assert {scene.board.name(end.space): spaces for end, spaces in ends.items() if spaces} == dict.fromkeys(
        ("A1", "B1", "C1", "C2", "A3", "B3", "C3"), 1
    )


@pytest.mark.rule("CORE-PUSH-04")
def test_a_push_stops_at_walls_doors_terrain_and_figures() -> None:
    scene = read_picture("""
        | . | z   # |
        | : = B   . |
        | . = .   . |
    """)
    ends = {scene.board.name(end.space) for end in push(scene.situation, scene["z"], 2).ends()}
    assert ends == {"B1", "B3", "C2", "C3"}


@pytest.mark.rule("CORE-PUSH-04", "CORE-MASSIVE-09")
def test_a_push_of_a_mobile_figure_ignores_terrain_a_massive_one_may_end_on_others() -> None:
    mobile = read_picture("| B   z^  # |")
    assert {mobile.board.name(end.space) for end in push(mobile.situation, mobile["z"], 1).ends()} == {
        "B1",
        "C1",
    }
    massive = read_picture("| B   z!  # |")
    assert {massive.board.name(end.space) for end in push(massive.situation, massive["z"], 1).ends()} == {
        "A1",
        "B1",
        "C1",
    }


@pytest.mark.rule("CORE-PUSH-06")
def test_large_figures_are_pushed_straight_and_unturned() -> None:
    scene = read_picture("""
        | .   .   .   . |
        | .   z   .   . |
        | .   z   .   . |
        | .   .   .   . |
    """)
    ends = push(scene.situation, scene["z"], 1).ends()
    assert {scene.board.name(end.space) for end in ends} == {"B1", "A2", "B2", "C2", "B3"}
    assert not any(end.lying for end in ends)


@pytest.mark.rule("CORE-PUSH-01")
def test_a_push_of_exactly_two_may_come_back() -> None:
    scene = read_picture("| z   .   .   . |")
    assert names(scene, push_exactly(scene.situation, scene["z"], 2)) == {"A1", "C1"}
    assert names(scene, push_exactly(scene.situation, scene["z"], 1)) == {"B1"}


@pytest.mark.rule("CORE-MASSIVE-06", "CORE-MASSIVE-07", "CORE-MASSIVE-12", "CORE-INCAP-03")
def test_whom_a_massive_figure_pushes_friends_first() -> None:
    scene = read_picture("""
        | M! MB   . |
        |Mc- Md'  . |
    """)
    friendly, others = displaced(scene.situation, scene["M"])
    assert friendly == [scene["B"]]
    assert others == [scene["c"]]


@pytest.mark.rule("CORE-MASSIVE-08")
def test_a_large_figure_is_pushed_straight_to_the_nearest_valid_position() -> None:
    scene = read_picture("""
        | .   .   .   .   .   . |
        | .   M! Mz   z   .   . |
        | .   M  Mz   z   .   . |
        | .   .   .   .   .   . |
    """)
    assert names(scene, closest_ends(scene.situation, scene["z"])) == {"D2"}


@pytest.mark.rule("CORE-MASSIVE-08")
def test_a_large_figure_that_cannot_be_pushed_anywhere_is_placed() -> None:
    scene = read_picture("""
        | M! Mz   z | .   . |
        | M  Mz   z | .   . |
    """)
    assert names(scene, closest_ends(scene.situation, scene["z"])) == {"D1"}


@pytest.mark.rule("CORE-MASSIVE-09")
def test_the_pushed_figures_own_mobility_counts() -> None:
    scene = read_picture("""
        | M! Mz^  # |
        | M   M   # |
    """)
    assert names(scene, closest_ends(scene.situation, scene["z"])) == {"C1", "C2"}
