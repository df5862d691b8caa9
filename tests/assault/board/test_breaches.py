"""Breaches: a wall between two spaces with rubble does not hinder who moves from one of them."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Lying,
    Manner,
    Scene,
    adjacent,
    can_see,
    distance,
    legal_steps,
    reach,
    read_picture,
)
from dejarik.assault.board.breaches import breached_walls

BREACH = """
    | .   M%| z%  . |
    | .   . | .   . |
"""


def broken(picture: str) -> Scene:
    scene = read_picture(picture)
    scene.situation.breachable = True
    return scene


def steps(scene: Scene) -> dict[str, int]:
    found = legal_steps(scene.situation, scene["M"], 2)
    return {str(scene.board.name(step.position.space)): step.cost for step in found}


def cost(scene: Scene, end: str, manner: Manner = Manner.POINTS) -> int | None:
    return reach(scene.situation, scene["M"], 12, manner).cost(scene.position(end))


def test_who_stands_on_the_rubble_steps_through_straight_and_past_the_corner() -> None:
    scene = broken(BREACH.replace("z", " "))
    assert steps(scene) == {"A1": 1, "A2": 1, "B2": 1, "C1": 2, "C2": 1}
    assert steps(read_picture(BREACH.replace("z", " "))) == {"A1": 1, "A2": 1, "B2": 1}


@pytest.mark.rule("IA-RUBBLE-02")
def test_who_stands_elsewhere_has_to_go_onto_the_rubble_first() -> None:
    scene = broken("""
        | .   % | %   . |
        | .   M | .   . |
    """)
    assert "C2" not in steps(scene)
    assert "C1" not in steps(scene)
    assert cost(scene, "B1") == 2
    assert cost(scene, "C1") == 4
    assert cost(scene, "C2") == 3, "past the corner, once it stands on the rubble"
    assert cost(scene, "C1", Manner.SPACES) == 2
    path = reach(scene.situation, scene["M"], 12).path(scene.position("D1"))
    assert [scene.board.name(step.position.space) for step in path] == ["B1", "C2", "D1"]


@pytest.mark.parametrize("picture", ["| M%| .   . |", "| M | %   . |", "| M%  . | % |"])
def test_there_must_be_rubble_on_both_sides(picture: str) -> None:
    scene = broken(picture)
    assert breached_walls(scene.board, scene.situation.rubble) == []
    assert cost(scene, "C1") is None


def test_walls_below_are_breached_as_well() -> None:
    scene = broken("""
        | M%  . |
        +---+---+
        | %   . |
    """)
    assert steps(scene) == {"A2": 2, "B1": 1, "B2": 1}
    [wall] = breached_walls(scene.board, scene.situation.rubble)
    assert [scene.board.name(space) for space in wall] == ["A1", "A2"]


def test_one_breach_opens_no_other_wall() -> None:
    scene = broken("""
        | M%| % | % | . |
        | . | . | . | . |
    """)
    assert "C1" not in steps(scene)
    assert cost(scene, "C1") == 4


@pytest.mark.rule("CORE-LOS-06", "CORE-SPACE-07", "CORE-SPACE-21")
def test_sight_counting_and_adjacency_know_the_wall() -> None:
    scene = broken(BREACH)
    known = scene.situation
    assert not can_see(known, scene["M"], scene["z"])
    assert not adjacent(known, scene["M"], scene["z"])
    assert distance(known, scene["M"], scene["z"]) is None


def test_rubble_that_is_put_later_breaches_the_wall() -> None:
    scene = broken("| M%| .   . |")
    assert cost(scene, "B1") is None
    scene.situation.put_rubble(scene.space("B1"))
    assert cost(scene, "B1") == 2
    scene.situation.take_rubble(scene.space("B1"))
    assert cost(scene, "B1") is None


@pytest.mark.rule("CORE-LARGE-02", "CORE-LARGE-03")
def test_a_large_figure_needs_a_breach_for_each_of_its_spaces() -> None:
    narrow = broken("""
        | M   M%| %   . |
        | M   M | .   . |
    """)
    assert cost(narrow, "B1") is None
    wide = broken("""
        | M   M%| %   . |
        | M   M%| %   . |
    """)
    assert cost(wide, "B1") == 2, "across the wall"
    assert cost(wide, "C1") == 4


def test_a_long_figure_goes_through_lengthwise() -> None:
    picture = "| M   M%| %   .   . |"
    scene = broken(picture)
    assert [_lengthwise(scene, end) for end in ("B1", "C1", "D1")] == [2, 4, 5]
    assert _lengthwise(read_picture(picture), "B1") is None


def _lengthwise(scene: Scene, end: str) -> int | None:
    return reach(scene.situation, scene["M"], 12).cost(scene.position(end, Lying.ACROSS))
