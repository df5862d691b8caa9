"""Heights: from there and to there walls and figures hinder neither sight nor counting; adjacency stays as it is."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Situation,
    adjacent,
    adjacent_spaces,
    best_sight_lines,
    can_see,
    distance,
    on_or_beside,
    read_picture,
    sight_lines,
    space_thing,
    spaces_within,
    visible_spaces,
    within,
)
from dejarik.assault.board.picture import Scene
from dejarik.assault.board.sightlines import ObstacleKind

#: A stands behind a wall, and somebody between it and z.
WALLED = "| A | b   .   z |"


def raised(picture: str, who: str = "A") -> Scene:
    """The scene, with the space of one figure as a height."""
    scene = read_picture(picture)
    scene.situation.heights = scene[who].spaces
    return scene


def sees_both_ways(scene: Scene, one: str, other: str) -> tuple[bool, bool]:
    known = scene.situation
    return can_see(known, scene[one], scene[other]), can_see(known, scene[other], scene[one])


@pytest.mark.rule("CORE-LOS-06")
def test_walls_and_figures_hinder_nobodys_sight_from_a_height_and_to_it() -> None:
    flat, scene = read_picture(WALLED), raised(WALLED)
    assert sees_both_ways(flat, "A", "z") == (False, False)
    assert sees_both_ways(scene, "A", "z") == (True, True)
    assert visible_spaces(scene.situation, scene["A"], scene["z"]) == scene["z"].spaces
    assert visible_spaces(scene.situation, scene["A"], space_thing(scene["z"].spaces)) == scene["z"].spaces


def test_elsewhere_they_do() -> None:
    assert sees_both_ways(raised("| z   B   C | A |"), "z", "C") == (False, False)
    assert sees_both_ways(raised("| z | B   . | A |"), "z", "B") == (False, False)


@pytest.mark.parametrize("picture", ["| A   #   z |", "| A   *   z |", "| A # .   z |"])
def test_terrain_blocks_sight_from_a_height_as_well(picture: str) -> None:
    assert sees_both_ways(raised(picture), "A", "z") == (False, False)


def test_the_lines_that_are_drawn_agree() -> None:
    flat, scene = read_picture(WALLED), raised(WALLED)
    hindered = best_sight_lines(flat.situation, flat["A"], flat["z"])
    assert hindered is not None
    assert {each.kind for each in hindered.obstacles} >= {ObstacleKind.WALL, ObstacleKind.FIGURE}
    for one, other in (("A", "z"), ("z", "A")):
        drawn = sight_lines(scene.situation, scene[one], scene[other])
        assert drawn[0].clear
        assert not any(each.kind is ObstacleKind.WALL for lines in drawn for each in lines.obstacles)


@pytest.mark.rule("CORE-SPACE-20", "CORE-SPACE-21")
def test_spaces_are_counted_through_walls_from_a_height_and_to_it() -> None:
    flat, scene = read_picture(WALLED), raised(WALLED)
    assert distance(flat.situation, flat["A"], flat["z"]) is None
    known = scene.situation
    assert distance(known, scene["A"], scene["z"]) == distance(known, scene["z"], scene["A"]) == 3
    assert within(known, scene["A"], scene["z"], 3)
    assert not within(known, scene["A"], scene["z"], 2)
    assert known.board.names(spaces_within(known, scene["A"], 2)) == ("A1", "B1", "C1")
    assert known.board.names(spaces_within(known, scene["b"], 1)) == ("A1", "B1", "C1")


def test_between_others_walls_count() -> None:
    scene = raised("| z | A | b |")
    assert distance(scene.situation, scene["z"], scene["b"]) is None
    assert scene.situation.board.names(spaces_within(scene.situation, scene["z"], 2)) == ("A1", "B1")


@pytest.mark.rule("CORE-SPACE-07")
def test_who_is_beside_a_height_behind_a_wall_is_not_adjacent_to_it() -> None:
    scene = raised(WALLED)
    known = scene.situation
    assert distance(known, scene["A"], scene["b"]) == 1
    assert not adjacent(known, scene["A"], scene["b"])
    assert not on_or_beside(known, scene["A"], scene["b"])
    assert on_or_beside(known, scene["A"], scene["A"])
    assert adjacent_spaces(known, scene["A"]) == 0
    assert adjacent_spaces(known, scene["b"]) == 1 << known.board.space("C1")


def test_a_copy_has_the_same_heights() -> None:
    scene = raised(WALLED)
    twin: Situation = scene.situation.copy()
    assert twin.heights == scene.situation.heights
    assert can_see(twin, scene["A"], scene["z"])
