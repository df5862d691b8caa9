"""Terrain, energy shields and rubble."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Position,
    Scene,
    Situation,
    adjacent,
    can_see,
    distance,
    figure,
    legal_steps,
    object_thing,
    placements,
    reach,
    read_picture,
)


def cost(scene: Scene, end: str, points: int = 12) -> int | None:
    return reach(scene.situation, scene["M"], points).cost(scene.position(end, scene["M"].position.lying))


@pytest.mark.rule("CORE-TERRAIN-01", "CORE-TERRAIN-09", "CORE-MOBILE-02")
@pytest.mark.parametrize("mark", [" ", "^", "!"])
def test_nobody_passes_a_wall_or_a_closed_door(mark: str) -> None:
    scene = read_picture(
        """
        | . | M^= . |
        | . | . = . |
    """.replace("^", mark)
    )
    assert cost(scene, "A1") is None
    assert cost(scene, "C1") is None
    assert distance(scene.situation, scene["M"], scene.at("A1")) is None
    assert not can_see(scene.situation, scene["M"], scene.at("C2"))


@pytest.mark.rule("CORE-TERRAIN-03", "CORE-TERRAIN-04", "CORE-MOVE-11")
def test_blocking_and_impassable_spaces_are_not_entered() -> None:
    scene = read_picture("""
        | .   #   . |
        | :   M   . |
    """)
    assert cost(scene, "B1") is None
    assert cost(scene, "A2") is None
    assert cost(scene, "A1") is None
    assert cost(scene, "C1") == 1


@pytest.mark.rule("CORE-TERRAIN-06")
def test_an_edge_is_not_terrain_of_the_spaces_beside_it() -> None:
    scene = read_picture("""
        | M # .   . |
        | . : .   . |
        | .   .   . |
    """)
    assert cost(scene, "B2") == 3
    assert cost(scene, "B1") == 4


@pytest.mark.rule("CORE-TERRAIN-07", "CORE-TERRAIN-08")
def test_a_large_figure_cannot_stand_across_a_terrain_edge() -> None:
    blocking = read_picture("""
        | M   M   . # . |
        | M   M   .   . |
    """)
    impassable = read_picture("""
        | M   M   .   . |
        | M   M   . : . |
    """)
    for scene in (blocking, impassable):
        assert cost(scene, "B1") == 1
        assert cost(scene, "C1") is None


@pytest.mark.rule("CORE-TERRAIN-08")
def test_an_impassable_edge_stops_feet_but_neither_sight_nor_counting() -> None:
    scene = read_picture("| M : z |")
    assert cost(scene, "B1") is None
    assert adjacent(scene.situation, scene["M"], scene["z"])
    assert can_see(scene.situation, scene["M"], scene["z"])


@pytest.mark.rule("CORE-TERRAIN-07")
def test_standing_figures_do_not_suspend_a_blocking_edge() -> None:
    scene = read_picture("| M # z |")
    assert not adjacent(scene.situation, scene["M"], scene["z"])
    assert not can_see(scene.situation, scene["M"], scene["z"])


@pytest.mark.rule("CORE-TERRAIN-09", "CORE-MASSIVE-01", "CORE-MOBILE-01")
@pytest.mark.parametrize("mark", ["^", "!"])
def test_massive_and_mobile_figures_ignore_terrain_for_movement_and_as_end(mark: str) -> None:
    scene = read_picture("| M^# # : :   ~   . |".replace("^", mark))
    assert [cost(scene, end) for end in ("B1", "C1", "D1", "E1")] == [1, 2, 3, 4]


@pytest.mark.rule("CORE-TERRAIN-11", "CORE-TOKEN-01")
def test_tokens_change_nothing_about_their_space() -> None:
    plain, shielded = read_picture("| M   .   . |"), read_picture("| M   *   . |")
    assert cost(plain, "C1") == cost(shielded, "C1") == 2


@pytest.mark.rule("CORE-TERRAIN-12", "CORE-TERRAIN-13", "CORE-MASSIVE-13", "CORE-MOBILE-03")
@pytest.mark.parametrize("mark", ["^", "!", " "])
def test_whoever_stands_in_blocking_terrain_is_seen_counted_and_adjacent(mark: str) -> None:
    scene = read_picture(
        """
        | A   .   . |
        | .  #z^  . |
        | .   .   . |
    """.replace("^", mark)
    )
    situation = scene.situation
    assert can_see(situation, scene["A"], scene["z"])
    assert can_see(situation, scene["z"], scene["A"])
    assert adjacent(situation, scene["A"], scene["z"])
    assert adjacent(situation, scene["z"], scene.at("C3"))
    # The space itself stays apart, and nobody sees through it.
    assert not adjacent(situation, scene["A"], scene.at("B2"))
    assert not can_see(situation, scene["A"], scene.at("C3"))


@pytest.mark.rule("CORE-TERRAIN-12")
def test_an_object_in_blocking_terrain_can_be_reached_out_to() -> None:
    scene = read_picture("""
        | A   # |
        | .   . |
    """)
    assert adjacent(scene.situation, scene["A"], object_thing(1 << scene.space("B1")))


@pytest.mark.rule("CORE-TERRAIN-14")
def test_the_terrain_round_a_perch_still_stops_movement() -> None:
    scene = read_picture("""
        | .   .   .   .   . |
        | .   .   #   .   . |
        | .   #   M   #   . |
        | .   .   #   .   . |
        | .   .   .   .   . |
    """)
    assert legal_steps(scene.situation, scene["M"], 9) == []
    assert distance(scene.situation, scene["M"], scene.at("C1")) == 2


@pytest.mark.rule("CORE-TERRAIN-15", "IA-RUBBLE-01", "IA-RUBBLE-02")
def test_rubble_makes_a_space_difficult_and_leaves_the_rest_alone() -> None:
    scene = read_picture("| M   .   . |")
    assert cost(scene, "B1") == 1
    scene.situation.put_rubble(scene.space("B1"))
    assert cost(scene, "B1") == 2
    assert cost(scene, "C1") == 3
    assert can_see(scene.situation, scene["M"], scene.at("C1"))
    assert distance(scene.situation, scene["M"], scene.at("C1")) == 2
    scene.situation.take_rubble(scene.space("B1"))
    assert cost(scene, "C1") == 2


@pytest.mark.rule("CORE-TERRAIN-15", "IA-RUBBLE-03")
def test_rubble_does_not_add_to_difficult_terrain() -> None:
    scene = read_picture("| M  ~%   . |")
    assert cost(scene, "B1") == 2
    scene.situation.take_rubble(scene.space("B1"))
    assert cost(scene, "B1") == 2


@pytest.mark.rule("CORE-TERRAIN-17", "IA-SHIELD-02")
def test_rubble_and_an_energy_shield_in_one_space() -> None:
    scene = read_picture("| M  %*   z |")
    assert cost(scene, "B1") == 2
    assert not can_see(scene.situation, scene["M"], scene["z"])


@pytest.mark.rule("IA-SHIELD-01", "IA-SHIELD-03")
def test_a_shield_blocks_from_the_moment_it_is_put_until_it_is_taken() -> None:
    scene = read_picture("| A   .   z |")
    assert can_see(scene.situation, scene["A"], scene["z"])
    scene.situation.put_shield(scene.space("B1"))
    assert not can_see(scene.situation, scene["A"], scene["z"])
    scene.situation.take_shield(scene.space("B1"))
    assert can_see(scene.situation, scene["A"], scene["z"])


@pytest.mark.rule("IA-SHIELD-04", "CORE-TERRAIN-16")
def test_a_shield_hinders_neither_movement_nor_counting() -> None:
    scene = read_picture("| M   *   z |")
    assert cost(scene, "B1") == 1
    assert distance(scene.situation, scene["M"], scene["z"]) == 2
    assert adjacent(scene.situation, scene["M"], scene.at("B1"))


@pytest.mark.rule("IA-SHIELD-05", "IA-SHIELD-07", "CORE-TERRAIN-16")
@pytest.mark.parametrize(
    "picture",
    [
        "| A   * |\n| *   z |",
        "| A   * |\n| #   z |",
        "| A   * |\n+---+   +\n| .   z |",
        "| A   * |\n| . | z |",
    ],
    ids=["two shields", "shield and blocking terrain", "shield and wall", "shield and wall on the far side"],
)
def test_a_shield_that_meets_another_obstacle_at_a_corner_blocks_there(picture: str) -> None:
    scene = read_picture(picture)
    assert not can_see(scene.situation, scene["A"], scene["z"])


@pytest.mark.rule("IA-SHIELD-05")
def test_a_shield_alone_at_a_corner_does_not_block() -> None:
    scene = read_picture("""
        | A   * |
        | .   z |
    """)
    assert can_see(scene.situation, scene["A"], scene["z"])


@pytest.mark.rule("IA-SHIELD-06", "IA-SHIELD-07")
def test_a_figure_in_a_shield_is_seen_and_one_behind_it_is_not() -> None:
    scene = read_picture("| A   .  *z   y |")
    assert can_see(scene.situation, scene["A"], scene["z"])
    assert can_see(scene.situation, scene["z"], scene["A"])
    assert not can_see(scene.situation, scene["A"], scene["y"])


@pytest.mark.rule("CORE-TERRAIN-03")
def test_more_blocking_terrain_can_come_during_play() -> None:
    scene = read_picture("""
        | M   .   z |
        | .   .   . |
    """)
    board = scene.board
    situation = Situation(board, blocking=board.spaces(["B1"]))
    for who in (scene["M"], scene["z"]):
        situation.put(who)
    assert not can_see(situation, scene["M"], scene["z"])
    assert reach(situation, scene["M"], 4).cost(scene.position("B1")) is None
    assert distance(situation, scene["M"], scene["z"]) == 2
    deployed = figure(board, 7, 0, Position(scene.space("A1")))
    assert {board.name(place.space) for place in placements(situation, deployed)} == {"A2", "B2", "C2"}


def test_a_copy_of_a_situation_knows_what_was_worked_out_until_it_changes() -> None:
    scene = read_picture("| A   .   B |")
    situation = scene.situation
    situation.memo["asked"] = "answered"
    twin = situation.copy()
    assert (twin.memo, twin.sight_blocking) == ({"asked": "answered"}, situation.sight_blocking)
    twin.remove(scene["B"].id)
    assert (twin.memo, situation.memo) == ({}, {"asked": "answered"})
    assert twin.sight_blocking == situation.sight_blocking & ~scene["B"].spaces
