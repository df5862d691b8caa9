"""Massive and Mobile figures."""

from __future__ import annotations

import pytest

from dejarik.assault.board import Scene, can_see, reach, read_picture


def ends(scene: Scene, points: int, forbidden: int = 0) -> dict[str, int]:
    found = reach(scene.situation, scene["M"], points, forbidden=forbidden).ends()
    return {scene.board.name(end.space): cost for end, cost in found.items()}


@pytest.mark.rule("CORE-MASSIVE-01", "CORE-MASSIVE-02", "CORE-MASSIVE-06")
def test_massive_goes_over_terrain_and_hostile_figures_and_may_stop_on_both() -> None:
    scene = read_picture("| M!  #   b  ~c # . |")
    assert ends(scene, 4) == {"A1": 0, "B1": 1, "C1": 2, "D1": 3, "E1": 4}


@pytest.mark.rule("CORE-MASSIVE-03")
def test_massive_never_enters_the_space_of_another_massive_figure() -> None:
    corridor = read_picture("| M!  b!  . |")
    assert ends(corridor, 5) == {"A1": 0}
    around = read_picture("""
        | M!  b!  . |
        | .   .   . |
    """)
    assert ends(around, 2) == {"A1": 0, "A2": 1, "B2": 1, "C1": 2, "C2": 2}


@pytest.mark.rule("CORE-MASSIVE-03")
def test_others_do_pass_a_massive_figure() -> None:
    assert ends(read_picture("| M   b!  . |"), 3) == {"A1": 0, "C1": 3}


@pytest.mark.rule("CORE-MASSIVE-04")
def test_in_a_campaign_interior_spaces_are_closed_to_massive_figures() -> None:
    scene = read_picture("""
        | M!  @ |
        | .   @ |
    """)
    assert ends(scene, 3, scene.board.interior) == {"A1": 0, "A2": 1}
    assert ends(scene, 1) == {"A1": 0, "B1": 1, "A2": 1, "B2": 1}


@pytest.mark.rule("CORE-MASSIVE-05")
def test_figures_hide_neither_a_massive_viewer_nor_a_massive_target() -> None:
    scene = read_picture("| M!  b   z |")
    assert can_see(scene.situation, scene["M"], scene["z"])
    assert can_see(scene.situation, scene["z"], scene["M"])


@pytest.mark.rule("CORE-MOBILE-01", "CORE-MOBILE-02")
def test_mobile_goes_over_everything_but_stops_on_nobody() -> None:
    scene = read_picture("| M^  #   b  ~c # . |")
    assert ends(scene, 4) == {"A1": 0, "B1": 1, "E1": 4}


@pytest.mark.rule("CORE-MOBILE-04")
def test_figures_do_hide_a_mobile_one() -> None:
    scene = read_picture("| A   b   M^|")
    assert not can_see(scene.situation, scene["A"], scene["M"])
    assert not can_see(scene.situation, scene["M"], scene["A"])
