"""Line of sight beyond the worked examples."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    ALL_SPACES,
    best_sight_lines,
    can_see,
    read_picture,
    sight_lines,
    visible_spaces,
)
from dejarik.assault.board.sightlines import ObstacleKind, ObstaclePlace


@pytest.mark.rule("CORE-LOS-01")
def test_sight_is_directed() -> None:
    scene = read_picture("""
        | .   .   . |
        | z   . | A |
    """)
    assert can_see(scene.situation, scene["A"], scene["z"]) != can_see(
        scene.situation, scene["z"], scene["A"]
    )


@pytest.mark.rule("CORE-LOS-02", "CORE-LOS-04")
def test_any_corner_of_the_viewer_and_any_side_of_the_target_may_be_used() -> None:
    scene = read_picture("""
        | A   .   . |
        | .   .   z |
    """)
    lines = sight_lines(scene.situation, scene["A"], scene["z"])
    assert {pair.start for pair in lines} == {(0, 0), (1, 0), (1, 1), (0, 1)}
    assert {frozenset(pair.ends) for pair in lines} == {
        frozenset(side)
        for side in (
            {(2, 1), (3, 1)},
            {(3, 1), (3, 2)},
            {(3, 2), (2, 2)},
            {(2, 2), (2, 1)},
        )
    }


@pytest.mark.rule("CORE-LOS-05")
def test_two_lines_on_top_of_each_other_are_no_pair() -> None:
    scene = read_picture("| A   .   z |")
    for pair in sight_lines(scene.situation, scene["A"], scene["z"]):
        (x, y), ((x1, y1), (x2, y2)) = pair.start, pair.ends
        assert (x1 - x) * (y2 - y) != (x2 - x) * (y1 - y)


@pytest.mark.rule("CORE-LOS-06")
@pytest.mark.parametrize(
    ("picture", "kind"),
    [
        ("| A   . | z |", ObstacleKind.WALL),
        ("| A   . = z |\n| .   . = . |", ObstacleKind.DOOR),
        ("| A   . # z |", ObstacleKind.BLOCKING_EDGE),
        ("| A   #   z |", ObstacleKind.BLOCKING_SPACE),
        ("| A   *   z |", ObstacleKind.ENERGY_SHIELD),
        ("| A   b   z |", ObstacleKind.FIGURE),
        ("| A       z |", ObstacleKind.OFF_MAP),
    ],
)
def test_each_blocker_blocks_and_is_named(picture: str, kind: ObstacleKind) -> None:
    scene = read_picture(picture)
    assert not can_see(scene.situation, scene["A"], scene["z"])
    best = best_sight_lines(scene.situation, scene["A"], scene["z"])
    assert best is not None
    assert kind in {obstacle.kind for obstacle in best.obstacles}
    if kind is ObstacleKind.FIGURE:
        assert {obstacle.figure for obstacle in best.obstacles} == {scene["b"].id}


@pytest.mark.rule("CORE-LOS-07")
def test_an_obstacle_is_named_with_the_line_it_stands_on() -> None:
    scene = read_picture("""
        | A   b   .   . |
        | .   .   z   . |
        | .   .   .   . |
    """)
    pair = next(
        lines
        for lines in sight_lines(scene.situation, scene["A"], scene["z"])
        if lines.start == (1, 0) and lines.ends == ((3, 1), (3, 2))
    )
    assert [(obstacle.spaces, obstacle.place) for obstacle in pair.obstacles] == [
        (("B1",), ObstaclePlace.BOTH_LINES)
    ]


@pytest.mark.rule("CORE-LOS-08", "CORE-LOS-13")
def test_lines_may_run_along_obstacles_and_through_their_corners() -> None:
    scene = read_picture("""
        | #   #   #   # |
        | A   .   .   z |
        | #   b   #   c |
    """)
    assert can_see(scene.situation, scene["A"], scene["z"])


@pytest.mark.rule("CORE-LOS-10")
def test_a_wall_on_the_far_side_of_the_target_does_not_hide_it() -> None:
    scene = read_picture("| A   .   z | . |")
    assert can_see(scene.situation, scene["A"], scene["z"])
    assert not can_see(scene.situation, scene["A"], scene.at("D1"))


@pytest.mark.rule("CORE-LOS-11")
@pytest.mark.parametrize(
    ("picture", "seen"),
    [
        ("| A   #   . |\n| #   .   z |", False),
        ("| A   .   . |\n+---+   +   +\n| .   .   z |", True),
        ("| A | .   . |\n+---+   +   +\n| .   .   z |", False),
        ("| A   b   . |\n| c   .   z |", True),
        ("| A   b   . |\n| c   .   . |\n| .   .   z |", True),
    ],
)
def test_obstacles_meeting_at_the_starting_corner_shut_it_figures_do_not(picture: str, seen: bool) -> None:
    scene = read_picture(picture)
    assert can_see(scene.situation, scene["A"], scene["z"]) is seen


@pytest.mark.rule("CORE-LOS-14")
def test_the_spaces_of_viewer_and_target_never_block() -> None:
    scene = read_picture("""
        | A   A   z   z |
        | A   A   z   z |
    """)
    situation = scene.situation
    assert scene.names(visible_spaces(situation, scene["A"], scene["z"])) == {"C1", "D1", "C2", "D2"}


@pytest.mark.rule("CORE-LOS-15")
def test_terrain_of_the_viewers_other_spaces_does_block() -> None:
    scene = read_picture("""
        | #   #   .   . |
        | M! #M   .   z |
        | M  #M   .   . |
        | #   #   .   . |
    """)
    assert can_see(scene.situation, scene["M"], scene["z"])
    assert not can_see(scene.situation, scene.at("A2"), scene["z"])


@pytest.mark.rule("CORE-LOS-16")
def test_walls_terrain_and_shields_still_hide_a_massive_figure() -> None:
    for picture in ("| A | z!|", "| A   #   z!|", "| A   *   z!|"):
        scene = read_picture(picture)
        assert not can_see(scene.situation, scene["A"], scene["z"])


@pytest.mark.rule("CORE-LOS-17", "CORE-NEUTRAL-03", "CORE-INCAP-03")
@pytest.mark.parametrize(
    ("other", "seen"), [("b", False), ("B", False), ("b?", False), ("b-", True), ("b'", True)]
)
def test_who_blocks_sight(other: str, seen: bool) -> None:
    scene = read_picture(f"| A  {other:>2}   z |")
    assert can_see(scene.situation, scene["A"], scene["z"]) is seen


@pytest.mark.rule("CORE-LOS-18")
def test_impassable_and_difficult_terrain_and_rubble_do_not_block() -> None:
    scene = read_picture("| A   :   ~   % : z |")
    assert can_see(scene.situation, scene["A"], scene["z"])


@pytest.mark.rule("CORE-LOS-19")
def test_everything_in_the_own_space_is_seen() -> None:
    together = read_picture("|Ab'|")
    assert can_see(together.situation, together["A"], together["b"])


@pytest.mark.rule("CORE-LOS-20")
def test_adjacent_figures_are_seen_past_everybody() -> None:
    scene = read_picture("""
        | b   c   d |
        | e   A   z |
        | f   g   h |
    """)
    assert all(can_see(scene.situation, scene["A"], scene[letter]) for letter in "bcdefghz")


def test_an_effect_can_let_sight_pass_figures() -> None:
    scene = read_picture("| A   b   c   z |")
    situation = scene.situation
    assert not can_see(situation, scene["A"], scene["z"], through=scene["b"].spaces)
    assert can_see(situation, scene["A"], scene["z"], through=scene["b"].spaces | scene["c"].spaces)
    assert can_see(situation, scene["A"], scene["z"], through=ALL_SPACES)


def test_a_situation_answers_anew_after_every_change() -> None:
    scene = read_picture("""
        | A   b   z |
        | .   .   . |
    """)
    situation = scene.situation
    before = situation.copy()
    assert not can_see(situation, scene["A"], scene["z"])
    situation.move(scene["b"].id, scene.position("B2"))
    assert can_see(situation, scene["A"], scene["z"])
    situation.remove(scene["b"].id)
    assert situation.figures_in(ALL_SPACES) == [scene["A"], scene["z"]]
    assert len(before.figures) == 3
    assert not can_see(before, scene["A"], scene["z"])
