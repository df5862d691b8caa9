"""Companions, neutral and incapacitated figures, as far as space is concerned."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Scene,
    adjacent,
    adjacent_figures,
    can_see,
    closest_placements,
    distance,
    figure,
    object_thing,
    reach,
    read_picture,
)
from dejarik.assault.board.situation import Nature


def cost(scene: Scene, end: str) -> int | None:
    return reach(scene.situation, scene["M"], 9).cost(scene.position(end))


@pytest.mark.rule("CORE-SPACE-14", "CORE-SPACE-15", "CORE-COMPANION-05", "IA-COMP-11")
def test_a_companion_is_adjacent_to_what_is_in_its_space_and_not_to_the_space() -> None:
    scene = read_picture("| A'  . |")
    assert not adjacent(scene.situation, scene["A"], scene.at("A1"))
    assert adjacent(scene.situation, scene["A"], object_thing(scene.at("A1").spaces))
    assert adjacent(scene.situation, scene["A"], scene.at("B1"))


@pytest.mark.rule("CORE-COMPANION-03", "IA-COMP-07", "IA-COMP-08")
def test_a_companion_neither_blocks_sight_nor_costs_extra() -> None:
    scene = read_picture("| M   b'  z |")
    assert can_see(scene.situation, scene["M"], scene["z"])
    assert cost(scene, "B1") == 1


@pytest.mark.rule("CORE-COMPANION-04", "IA-COMP-09", "IA-COMP-10")
def test_a_companion_shares_its_space_with_anybody() -> None:
    assert cost(read_picture("| M'  b   . |"), "B1") is not None
    assert cost(read_picture("| M   b'  . |"), "B1") is not None
    assert cost(read_picture("| M   b   . |"), "B1") is None


@pytest.mark.rule("CORE-COMPANION-05", "IA-COMP-11", "CORE-SPACE-15")
def test_a_companion_is_adjacent_to_everything_in_its_space_and_the_other_way_round() -> None:
    scene = read_picture("|AB'  c |")
    assert distance(scene.situation, scene["A"], scene["B"]) == 0
    assert adjacent(scene.situation, scene["A"], scene["B"])
    assert adjacent(scene.situation, scene["B"], scene["A"])
    assert adjacent(scene.situation, scene["B"], object_thing(scene["B"].spaces))
    assert not adjacent(scene.situation, scene["A"], object_thing(scene["A"].spaces))
    assert not adjacent(scene.situation, scene["B"], scene["B"])
    assert adjacent_figures(scene.situation, scene["B"]) == [scene["A"], scene["c"]]


@pytest.mark.rule("IA-COMP-05", "IA-COMP-06", "CORE-COMPANION-02")
def test_a_companion_is_placed_and_moves_like_any_figure() -> None:
    scene = read_picture("| A   #   . |")
    companion = figure(scene.board, 1, 0, scene.position("A1"), nature=Nature.COMPANION)
    assert closest_placements(scene.situation, companion, scene["A"]) == [scene["A"].position]
    assert reach(scene.situation, companion, 3).cost(scene.position("B1")) is None


@pytest.mark.rule("CORE-NEUTRAL-03")
def test_a_neutral_figure_costs_nothing_extra_blocks_sight_and_keeps_its_space() -> None:
    scene = read_picture("| M   b?  z |")
    assert reach(scene.situation, scene["M"], 9).cost_of_passing(scene.position("B1")) == 1
    assert cost(scene, "B1") is None
    assert not can_see(scene.situation, scene["M"], scene["z"])
    assert cost(read_picture("| M'  b?  z |"), "B1") == 1
    assert cost(read_picture("| M!  b?  z |"), "B1") == 1


@pytest.mark.rule("CORE-INCAP-03")
def test_an_incapacitated_figure_only_keeps_others_from_ending_in_its_space() -> None:
    scene = read_picture("| M   b-  z |")
    assert reach(scene.situation, scene["M"], 9).cost_of_passing(scene.position("B1")) == 1
    assert cost(scene, "B1") is None
    assert can_see(scene.situation, scene["M"], scene["z"])
    assert cost(read_picture("| M!  b-  z |"), "B1") == 1
