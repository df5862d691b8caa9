"""The worked examples of movement. The mover is M; small letters are hostile to it, capitals friendly."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Lying,
    Scene,
    adjacent,
    can_see,
    closest_ends,
    displaced,
    distance,
    legal_steps,
    reach,
    read_picture,
)


def cost(scene: Scene, end: str, points: int = 12) -> int | None:
    """The fewest points with which M can end there."""
    return reach(scene.situation, scene["M"], points).cost(scene.position(end, scene["M"].position.lying))


def passing(scene: Scene, space: str) -> int | None:
    """The fewest points with which M gets there, whether or not it could stop."""
    return reach(scene.situation, scene["M"], 12).cost_of_passing(scene.position(space))


def steps(scene: Scene, points: int = 12) -> set[str]:
    return {
        scene.board.name(step.position.space) for step in legal_steps(scene.situation, scene["M"], points)
    }


@pytest.mark.rule("CORE-EXMOVE-01", "CORE-MOVE-20", "CORE-MOVE-22", "CORE-MOVE-16")
def test_through_a_hostile_figure_but_not_onto_it() -> None:
    scene = read_picture("| M   b   . |")
    assert passing(scene, "B1") == 2
    assert cost(scene, "B1") is None
    assert cost(scene, "C1") == 3
    assert steps(scene, points=3) == {"B1"}
    assert steps(scene, points=2) == set()


@pytest.mark.rule("CORE-EXMOVE-02")
def test_around_a_hostile_figure() -> None:
    scene = read_picture("""
        | M   b   .   .   . |
        | .   .   .   .   . |
    """)
    assert cost(scene, "C1") == 2
    path = reach(scene.situation, scene["M"], 4).path(scene.position("C1"))
    assert [scene.board.name(step.position.space) for step in path] == ["B2", "C1"]


@pytest.mark.rule("CORE-EXMOVE-03", "CORE-MOVE-17")
def test_a_friendly_figure_costs_nothing_extra() -> None:
    assert cost(read_picture("| M   B   . |"), "C1") == 2


@pytest.mark.rule("CORE-EXMOVE-04", "CORE-TERRAIN-05", "CORE-MOVE-19")
def test_difficult_terrain_costs_on_the_way_in_only() -> None:
    scene = read_picture("| M   ~   . |")
    assert cost(scene, "B1") == 2
    assert cost(scene, "C1") == 3


@pytest.mark.rule("CORE-EXMOVE-05", "CORE-MOVE-16")
def test_both_extra_costs_together() -> None:
    scene = read_picture("| M  ~b   . |")
    assert passing(scene, "B1") == 3
    assert cost(scene, "B1") is None
    assert cost(scene, "C1") == 4


@pytest.mark.rule("CORE-EXMOVE-06", "CORE-MOVE-13")
def test_two_diagonals_past_one_obstacle() -> None:
    scene = read_picture("""
        | M   #   .   .   . |
        | .   .   .   .   . |
    """)
    assert cost(scene, "C1") == 2


@pytest.mark.rule("CORE-EXMOVE-07", "CORE-MOVE-12", "CORE-MOVE-14", "CORE-MOBILE-01")
def test_boxed_in_by_terrain_unless_mobile() -> None:
    picture = """
        | M_  #   . |
        | #   .   . |
        | .   .   . |
    """
    assert steps(read_picture(picture.replace("M_", "M "))) == set()
    scene = read_picture(picture.replace("M_", "M^"))
    assert {end: cost(scene, end) for end in ("B1", "A2", "B2")} == {"B1": 1, "A2": 1, "B2": 1}


@pytest.mark.rule("CORE-EXMOVE-08", "CORE-MOVE-13", "CORE-MOVE-11")
def test_diagonally_past_a_wall_end() -> None:
    scene = read_picture("""
        | M | . |
        | .   . |
    """)
    assert cost(scene, "B2") == 1
    assert cost(scene, "B1") == 2


@pytest.mark.rule("CORE-EXMOVE-09", "CORE-MOVE-12", "CORE-SPACE-12", "CORE-TERRAIN-08")
def test_an_impassable_edge_closes_a_corner_for_feet_but_not_for_adjacency() -> None:
    scene = read_picture("""
        | .   # |
        | . : M |
        | .   . |
    """)
    assert "A1" not in steps(scene)
    assert cost(scene, "A1") == 3
    assert adjacent(scene.situation, scene["M"], scene.at("A1"))
    assert distance(scene.situation, scene["M"], scene.at("A1")) == 1


@pytest.mark.rule("CORE-EXMOVE-10")
def test_through_two_hostile_figures() -> None:
    assert cost(read_picture("| M   b   c   . |"), "D1") == 5


@pytest.mark.rule("CORE-EXMOVE-11", "CORE-MOVE-15")
def test_squeezing_diagonally_between_hostile_figures() -> None:
    scene = read_picture("""
        | M   b   . |
        | c   .   . |
        | .   .   . |
    """)
    assert cost(scene, "B2") == 1


@pytest.mark.rule("CORE-EXMOVE-12", "CORE-LARGE-08", "CORE-LARGE-10", "CORE-MOBILE-01", "CORE-MOVE-18")
def test_a_large_figure_through_hostile_ones() -> None:
    picture = """
        | M_  M   b   .   . |
        | M   M   c   .   . |
    """
    scene = read_picture(picture.replace("M_", "M "))
    assert passing(scene, "B1") == 2
    assert cost(scene, "B1") is None
    assert passing(scene, "C1") == 4
    assert cost(scene, "C1") is None
    assert cost(scene, "D1") == 5
    assert cost(read_picture(picture.replace("M_", "M^")), "D1") == 3


@pytest.mark.rule("CORE-EXMOVE-13", "CORE-LARGE-04", "CORE-LARGE-05")
def test_turning_a_long_base() -> None:
    scene = read_picture("""
        | .   M   .   .   . |
        | .   M   .   .   . |
        | .   .   .   .   . |
    """)
    turned = [
        set(scene.board.names(scene["M"].base.footprint(step.position, scene.board.stride)))
        for step in legal_steps(scene.situation, scene["M"], 1)
        if step.position.lying is Lying.ACROSS
    ]
    assert len(turned) == 4
    for expected in ({"A1", "B1"}, {"B1", "C1"}, {"A2", "B2"}, {"B2", "C2"}):
        assert expected in turned


@pytest.mark.rule("CORE-EXMOVE-14", "CORE-LARGE-05")
def test_turning_a_huge_base() -> None:
    scene = read_picture("""
        | .   .   .   .   .   . |
        | .   M   M   .   .   . |
        | .   M   M   .   .   . |
        | .   M   M   .   .   . |
        | .   .   .   .   .   . |
        | .   .   .   .   .   . |
    """)
    turned = [
        step.position
        for step in legal_steps(scene.situation, scene["M"], 1)
        if step.position.lying is Lying.ACROSS
    ]
    assert {scene.board.name(position.space) for position in turned} == {"A2", "B2", "A3", "B3"}
    for position in turned:
        footprint = scene["M"].base.footprint(position, scene.board.stride)
        assert (footprint & scene["M"].spaces).bit_count() == 4


@pytest.mark.rule("CORE-EXMOVE-15", "CORE-LARGE-02")
def test_large_figures_do_not_move_diagonally() -> None:
    scene = read_picture("""
        | M   M   .   .   . |
        | M   M   .   .   . |
        | .   .   .   .   . |
    """)
    assert cost(scene, "B2") == 2


@pytest.mark.rule("CORE-EXMOVE-16", "CORE-LARGE-03")
def test_a_large_figure_cannot_stand_across_a_wall() -> None:
    scene = read_picture("""
        | M   M | .   . |
        | M   M   .   . |
    """)
    assert steps(scene) == set()


@pytest.mark.rule("CORE-EXMOVE-17", "CORE-LARGE-07", "CORE-LARGE-09", "CORE-OPEN-10")
def test_a_large_figure_pays_again_while_it_stays_in_difficult_terrain() -> None:
    scene = read_picture("""
        | M   M   ~   . |
        | M   M   .   . |
        | .   .   .   . |
    """)
    assert cost(scene, "B1") == 2
    assert cost(scene, "C1") == 4


@pytest.mark.rule("CORE-EXMOVE-18", "CORE-TERRAIN-04")
def test_impassable_terrain_across_a_corridor() -> None:
    scene = read_picture("""
        | M   :   . |
        | .   :   . |
    """)
    assert cost(scene, "C1") is None
    assert distance(scene.situation, scene["M"], scene.at("C1")) == 2


@pytest.mark.rule("CORE-EXMOVE-19", "CORE-DOOR-02")
def test_a_closed_door_across_a_corridor() -> None:
    scene = read_picture("""
        | M = . |
        | . = . |
    """)
    assert cost(scene, "B1") is None
    assert distance(scene.situation, scene["M"], scene.at("B1")) is None
    assert not can_see(scene.situation, scene["M"], scene.at("B1"))


@pytest.mark.rule("CORE-EXMOVE-20")
def test_a_move_split_around_an_attack_reaches_as_far_as_one_move() -> None:
    scene = read_picture("| M   .   .   .   .   . |")
    whole = reach(scene.situation, scene["M"], 4).cost(scene.position("E1"))
    first = reach(scene.situation, scene["M"], 2).cost(scene.position("C1"))
    scene.situation.move(scene["M"].id, scene.position("C1"))
    second = reach(scene.situation, scene["M"], 2).cost(scene.position("E1"))
    assert (first, second, whole) == (2, 2, 4)


@pytest.mark.rule("CORE-EXMOVE-21", "CORE-MASSIVE-06")
def test_a_massive_figure_pushes_aside_whom_it_stops_on() -> None:
    scene = read_picture("""
        | M!  M   .   .   . |
        | M   Mb  .   .   . |
        | .   .   .   .   . |
        | .   .   .   .   . |
        | .   .   .   .   . |
    """)
    friendly, others = displaced(scene.situation, scene["M"])
    assert (friendly, others) == ([], [scene["b"]])
    ends = {scene.board.name(end.space) for end in closest_ends(scene.situation, scene["b"])}
    assert ends == {"C1", "C2", "C3", "A3", "B3"}
