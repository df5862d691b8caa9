"""The worked examples of line of sight: viewers are A, targets are z, other figures are b, c and so on."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Scene,
    Thing,
    adjacent,
    can_see,
    distance,
    object_thing,
    reach,
    read_picture,
    sight_lines,
    visible_spaces,
)


def sees(scene: Scene, viewer: str, target: str) -> bool:
    """From figure to figure (one letter) or space to space (a name)."""
    return can_see(scene.situation, _thing(scene, viewer), _thing(scene, target))


def apart(scene: Scene, one: str, other: str) -> int | None:
    return distance(scene.situation, _thing(scene, one), _thing(scene, other))


def touching(scene: Scene, one: str, other: str) -> bool:
    return adjacent(scene.situation, _thing(scene, one), _thing(scene, other))


def _thing(scene: Scene, name: str) -> Thing:
    return scene[name] if len(name) == 1 else scene.at(name)


OPEN_SIX = """
    | .   .   .   .   .   . |
    | .   .   .   .   .   . |
    | .   .   .   .   .   . |
    | .   .   .   .   .   . |
    | .   .   .   .   .   . |
    | .   .   .   .   .   . |
"""


@pytest.mark.rule("CORE-EXLOS-01")
def test_nothing_between_two_spaces() -> None:
    scene = read_picture(OPEN_SIX)
    assert sees(scene, "A1", "D3")
    assert sees(scene, "D3", "A1")
    assert apart(scene, "A1", "D3") == 3


@pytest.mark.rule("CORE-EXLOS-02")
def test_a_figure_straight_in_between_blocks_sight_but_not_counting() -> None:
    scene = read_picture("""
        | A   b   z   .   .   . |
        | .   .   .   .   .   . |
    """)
    assert not sees(scene, "A", "z")
    assert not sees(scene, "z", "A")
    assert apart(scene, "A", "z") == 2


@pytest.mark.rule("CORE-EXLOS-03")
def test_past_one_figure_on_the_slant() -> None:
    scene = read_picture("""
        | A   b   .   .   .   . |
        | .   .   z   .   .   . |
        | .   .   .   .   .   . |
    """)
    assert sees(scene, "A", "z")
    assert sees(scene, "z", "A")
    assert apart(scene, "A", "z") == 2
    drawn = {
        (lines.start, frozenset(lines.ends))
        for lines in sight_lines(scene.situation, scene["A"], scene["z"])
        if lines.clear
    }
    assert ((1, 1), frozenset({(2, 1), (2, 2)})) in drawn


@pytest.mark.rule("CORE-EXLOS-04")
def test_two_figures_close_the_gap() -> None:
    scene = read_picture("""
        | A   b   .   .   .   . |
        | .   c   z   .   .   . |
        | .   .   .   .   .   . |
    """)
    assert not sees(scene, "A", "z")
    assert not sees(scene, "z", "A")


@pytest.mark.rule("CORE-EXLOS-05")
def test_a_figure_on_the_diagonal_blocks() -> None:
    scene = read_picture("""
        | A   .   .   .   .   . |
        | .   b   .   .   .   . |
        | .   .   z   .   .   . |
    """)
    assert not sees(scene, "A", "z")
    assert not sees(scene, "z", "A")
    assert apart(scene, "A", "z") == 2


@pytest.mark.rule("CORE-EXLOS-06", "CORE-LOS-12", "CORE-SPACE-12")
def test_figures_at_a_corner_block_neither_sight_nor_adjacency() -> None:
    scene = read_picture("""
        | A   b   . |
        | c   z   . |
        | .   .   . |
    """)
    assert sees(scene, "A", "z")
    assert touching(scene, "A", "z")


@pytest.mark.rule("CORE-EXLOS-07", "CORE-SPACE-22", "CORE-SPACE-11")
def test_blocking_terrain_on_both_sides_of_a_corner_cuts_off() -> None:
    scene = read_picture("""
        | A   #   . |
        | #   z   . |
        | .   .   . |
    """)
    assert not sees(scene, "A", "z")
    assert not touching(scene, "A", "z")
    assert apart(scene, "A", "z") is None


@pytest.mark.rule("CORE-EXLOS-08", "CORE-SPACE-11")
def test_blocking_terrain_on_one_side_of_a_corner_does_not() -> None:
    scene = read_picture("""
        | A   #   . |
        | .   z   . |
    """)
    assert sees(scene, "A", "z")
    assert touching(scene, "A", "z")
    assert apart(scene, "A", "z") == 1


@pytest.mark.rule("CORE-EXLOS-09", "CORE-LOS-01")
def test_sight_past_a_wall_end_is_one_sided() -> None:
    scene = read_picture("""
        | .   .   . |
        | z   . | A |
    """)
    assert sees(scene, "A", "z")
    assert not sees(scene, "z", "A")
    assert apart(scene, "A", "z") == 2
    drawn = sight_lines(scene.situation, scene["A"], scene["z"])
    assert any(pair.clear and pair.start == (2, 1) and set(pair.ends) == {(1, 1), (1, 2)} for pair in drawn)


@pytest.mark.rule("CORE-EXLOS-10")
def test_round_the_end_of_a_wall_between_neighbours() -> None:
    scene = read_picture("""
        | A | z |
        | .   . |
    """)
    assert sees(scene, "A", "z")
    assert sees(scene, "z", "A")
    assert not touching(scene, "A", "z")
    assert apart(scene, "A", "z") == 2


@pytest.mark.rule("CORE-EXLOS-11")
def test_a_wall_of_two_spaces() -> None:
    scene = read_picture(
        """
        | .   . |
        | .   . |
        | .   . |
    """.replace(".   .", ". | .", 2)
    )
    assert not sees(scene, "A1", "B1")
    assert apart(scene, "A1", "B1") == 4
    assert not sees(scene, "A1", "B2")
    assert apart(scene, "A1", "B2") == 3
    assert sees(scene, "B2", "A1")
    assert sees(scene, "A2", "B3")
    assert touching(scene, "A2", "B3")


@pytest.mark.rule("CORE-EXLOS-12", "CORE-TERRAIN-03")
def test_blocking_terrain_that_fills_a_corridor() -> None:
    scene = read_picture("| A   #   z |")
    assert not sees(scene, "A", "z")
    assert apart(scene, "A", "z") is None


@pytest.mark.rule("CORE-EXLOS-13", "CORE-TERRAIN-03")
def test_blocking_terrain_is_counted_around() -> None:
    scene = read_picture("""
        | A   #   z   .   .   . |
        | .   .   .   .   .   . |
        | .   .   .   .   .   . |
    """)
    assert not sees(scene, "A", "z")
    assert apart(scene, "A", "z") == 2


@pytest.mark.rule("CORE-EXLOS-14", "CORE-TERRAIN-04", "CORE-LOS-18", "CORE-SPACE-21")
def test_impassable_terrain_stops_feet_only() -> None:
    scene = read_picture("| A   :   . |")
    assert sees(scene, "A", "C1")
    assert apart(scene, "A", "C1") == 2
    assert reach(scene.situation, scene["A"], 9).cost(scene.position("C1")) is None


@pytest.mark.rule("CORE-EXLOS-15", "CORE-LOS-16", "CORE-MASSIVE-05")
def test_figures_do_not_hide_a_massive_one() -> None:
    scene = read_picture("| A   b   z!|")
    assert sees(scene, "A", "z")
    assert sees(scene, "z", "A")
    assert not sees(read_picture("| A   b   z^|"), "A", "z")


@pytest.mark.rule("CORE-EXLOS-16", "CORE-LOS-17", "CORE-COMPANION-03", "IA-COMP-07")
def test_companions_are_seen_past() -> None:
    assert sees(read_picture("| A   b'  z |"), "A", "z")
    assert not sees(read_picture("| A   b   z |"), "A", "z")


@pytest.mark.rule("CORE-EXLOS-17", "CORE-DOOR-02")
def test_a_closed_door_next_to_a_wall() -> None:
    scene = read_picture("""
        | A   . = .   z |
        | .   . = .   . |
        | .   . | .   . |
    """)
    assert not sees(scene, "A", "z")
    assert apart(scene, "A", "z") is None
    assert not touching(scene, "B1", "C2")


@pytest.mark.rule("CORE-EXLOS-18")
def test_round_the_end_of_a_closed_door() -> None:
    scene = read_picture("""
        | .   . = .   . |
        | .   . = .   . |
        | .   .   .   . |
    """)
    assert sees(scene, "B2", "C2")
    assert apart(scene, "B2", "C2") == 2
    assert touching(scene, "B2", "C3")


BETWEEN_THE_LINES = """
    | .   . # z   b # .   . |
    | .   . # .   . # .   . |
    | .   .   . {0} .   .   . |
    | .   .   . {0} .   .   . |
    | .   .   .   .   .   . |
    | .   .   .   .   .   . |
    | .   .   .   .   A   . |
    | .   .   .   .   .   . |
"""


@pytest.mark.rule("CORE-EXLOS-19", "CORE-TERRAIN-07", "CORE-LOS-07")
def test_an_edge_between_the_two_lines_blocks() -> None:
    scene = read_picture(BETWEEN_THE_LINES.format("#"))
    assert not sees(scene, "A", "z")
    pair = next(
        lines
        for lines in sight_lines(scene.situation, scene["A"], scene["z"])
        if lines.start == (4, 7) and set(lines.ends) == {(2, 1), (3, 1)}
    )
    assert {obstacle.spaces for obstacle in pair.obstacles} >= {("C3", "D3")}
    assert {obstacle.place.value for obstacle in pair.obstacles} == {"between"}
    assert sees(read_picture(BETWEEN_THE_LINES.format(" ")), "A", "z")


@pytest.mark.rule("CORE-EXLOS-20", "CORE-LOS-10")
def test_the_base_edge_of_the_target_blocks_from_outside() -> None:
    scene = read_picture("""
        | y   z   .   . |
        +   +###+   +   +
        | . # .   .   . |
        +   +   +   +   +
        | A   .   .   . |
        | .   .   .   . |
    """)
    assert not sees(scene, "A", "z")
    assert sees(scene, "A", "y")


@pytest.mark.rule("CORE-EXLOS-21", "CORE-LOS-12")
def test_past_a_corner_where_a_wall_and_a_figure_meet() -> None:
    scene = read_picture("""
        | .   z   .   . |
        | .   .   b   . |
        | .       A   . |
        | .   .   .   . |
    """)
    assert sees(scene, "A", "z")
    assert touching(scene, "C3", "B2")


@pytest.mark.rule("CORE-EXLOS-22", "CORE-LOS-08")
def test_along_a_wall_from_its_end() -> None:
    scene = read_picture("""
        | .   .   .   .   . |
        +   +---+---+---+---+
        | .   .   .   .   . |
    """)
    assert sees(scene, "A2", "D1")
    assert sees(scene, "D1", "A2")
    assert apart(scene, "A2", "D1") == 3
    assert touching(scene, "A2", "B1")


@pytest.mark.rule("CORE-EXLOS-23", "CORE-LOS-08", "CORE-TERRAIN-01")
def test_parallel_to_a_wall_but_not_through_it() -> None:
    scene = read_picture("""
        | .   .   .   .   . |
        +---+---+---+---+---+
        | .   .   .   .   . |
    """)
    assert sees(scene, "A1", "D1")
    assert not sees(scene, "A1", "D2")


@pytest.mark.rule("CORE-EXLOS-24", "CORE-TERRAIN-16", "IA-SHIELD-03", "IA-SHIELD-06")
def test_sight_into_and_out_of_an_energy_shield_but_not_through() -> None:
    scene = read_picture("""
        | .   .   .   .   .   . |
        | .   *   .   .   .   . |
        | .   .   .   .   .   . |
        | .   .   .   .   .   . |
    """)
    assert not sees(scene, "A2", "C2")
    assert apart(scene, "A2", "C2") == 2
    assert sees(scene, "A2", "B2")
    assert sees(scene, "B2", "D2")


@pytest.mark.rule("CORE-EXLOS-25", "CORE-LOS-20", "CORE-TERRAIN-16", "IA-SHIELD-05")
def test_a_shield_and_blocking_terrain_meeting_at_a_corner() -> None:
    scene = read_picture("""
        | .   A   #   .   .   . |
        | .   *   z   .   .   . |
        | .   .   .   .   .   . |
        | .   .   .   .   .   . |
    """)
    assert not sees(scene, "A", "z")
    assert touching(scene, "A", "z")


LARGE_TARGET = """
    | A   .   b   z   z   . |
    | .   .   c   z   z   . |
    | .   .   .   .   .   . |
    | .   .   .   .   .   . |
"""


@pytest.mark.rule("CORE-EXLOS-26", "CORE-LOS-03", "CORE-LARGE-12", "CORE-LARGE-13", "CORE-SPACE-23")
@pytest.mark.parametrize(("absent", "seen"), [("c", True), ("b", True), ("", False)])
def test_one_space_of_a_large_target_is_enough(absent: str, seen: bool) -> None:
    scene = read_picture(LARGE_TARGET.replace(absent or "?", "."))
    assert sees(scene, "A", "z") is seen
    assert bool(visible_spaces(scene.situation, scene["A"], scene["z"])) is seen
    assert apart(scene, "A", "z") == 3


@pytest.mark.rule("CORE-EXLOS-27", "CORE-TERRAIN-14", "CORE-LOS-22")
def test_an_enclosed_perch_is_seen_and_counted_over_the_terrain_around_it() -> None:
    scene = read_picture("""
        | .   .   .   .   . |
        | .   .   #   .   . |
        | A   #   z^  #   . |
        | .   .   #   .   . |
        | .   .   .   .   . |
    """)
    assert sees(scene, "A", "z")
    assert sees(scene, "z", "A")
    assert apart(scene, "A", "z") == 2
    # The space alone, with nobody on it, has no such privilege.
    assert not sees(scene, "A3", "C3")
    assert apart(scene, "A3", "C3") is None


@pytest.mark.rule("CORE-EXLOS-30", "CORE-TERRAIN-12", "CORE-SPACE-24", "CORE-LOS-15", "CORE-MOBILE-03")
def test_figures_on_blocking_terrain() -> None:
    """Diala D, Luke L; Stormtrooper s, Jet Trooper j, Officer o, Probe Droid p, Royal Guard g; a crate in B2."""
    picture = """
        | D   .   s   . |
        | L   #  #j^  . |
        | o  #p^  #   . |
        | .   .   g   . |
    """
    scene = read_picture(picture)
    assert sees(scene, "L", "p")
    assert apart(scene, "L", "p") == 1
    assert touching(scene, "L", "p")
    assert not sees(scene, "L", "j")
    assert not sees(scene, "p", "D")
    assert sees(scene, "j", "D")
    assert apart(scene, "j", "D") == 2
    assert not sees(scene, "D", "j")
    assert sees(read_picture(picture.replace("s", ".")), "D", "j")
    crate = object_thing(1 << scene.space("B2"))
    assert adjacent(scene.situation, scene["D"], crate)
    assert touching(scene, "g", "p")
    assert not touching(scene, "g", "B3")
    assert touching(scene, "o", "p")


@pytest.mark.rule("CORE-OPEN-02")
def test_two_figures_on_blocking_terrain_that_meet_at_a_shut_corner_are_not_adjacent() -> None:
    scene = read_picture("""
        | .   .   .   . |
        | .   #  #j^  . |
        | .  #p^  #   . |
        | .   .   .   . |
    """)
    assert not touching(scene, "j", "p")


@pytest.mark.rule("CORE-EXLOS-31", "CORE-LOS-04")
def test_the_large_map_on_which_everything_is_seen() -> None:
    scene = read_picture("""
        | .   .   .   .   .   . |
        | .   a   .   .   .   . |
        | b   .   .   .   .   . |
        | .   .           c   . |
        | .   d       .   .   e |
        | .   f   .   .   .   g |
        | h   .   .   .   #   . |
        | #   #       i   .   . |
        | .   .   .   .   .   . |
    """)
    assert sees(scene, "a", "h")
    assert sees(scene, "f", "c")
    assert sees(scene, "i", "h")
    assert sees(scene, "i", "e")
    for viewer, target, start, ends in (
        ("a", "h", (2, 1), {(0, 6), (0, 7)}),
        ("f", "c", (2, 6), {(4, 4), (5, 4)}),
        ("i", "h", (3, 7), {(1, 6), (1, 7)}),
        ("i", "e", (3, 7), {(5, 4), (5, 5)}),
    ):
        lines = sight_lines(scene.situation, scene[viewer], scene[target])
        assert any(pair.clear and pair.start == start and set(pair.ends) == ends for pair in lines)


@pytest.mark.rule("CORE-EXLOS-32")
def test_the_large_map_with_doors_walls_and_edges() -> None:
    scene = read_picture("""
        | .   a   .   .   .   . |
        +   +   +   +###+###+   +
        | .   .   .   . # b   . |
        +===+===+   +   +   +   +
        | .   c | .   d   e   . |
        +   +   +---+---+---+---+
        | f   #   g   .   .   . |
        +   +   +   +   +   +   +
        | .   .   .   h   i   . |
        | .   .       j   .   . |
    """)
    assert not sees(scene, "a", "c")  # the door
    assert not sees(scene, "a", "g")  # the wall
    assert not sees(scene, "a", "e")  # the figure on D3
    assert not sees(scene, "a", "b")  # the blocking edge D2|E2
    assert not sees(scene, "g", "c")
    assert not sees(scene, "c", "g")
    assert not touching(scene, "g", "c")
    assert sees(scene, "j", "g")
