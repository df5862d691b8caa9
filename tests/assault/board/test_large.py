"""Large figures."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Base,
    Lying,
    Position,
    Scene,
    Space,
    StepKind,
    closest_ends,
    figure,
    legal_steps,
    placements,
    reach,
    read_picture,
    visible_spaces,
)


def cost(scene: Scene, end: str, lying: Lying | None = None) -> int | None:
    lying = scene["M"].position.lying if lying is None else lying
    return reach(scene.situation, scene["M"], 12).cost(scene.position(end, lying))


@pytest.mark.rule("CORE-LARGE-01", "CORE-TERM-05")
@pytest.mark.parametrize(("base", "spaces"), [("1x1", 1), ("1x2", 2), ("2x2", 4), ("2x3", 6)])
def test_footprints(base: str, spaces: int) -> None:
    for lying in Base(base).lyings:
        assert Base(base).footprint(Position(Space(7), lying), 10).bit_count() == spaces
    assert Base(base).is_small is (spaces == 1)


@pytest.mark.rule("CORE-LARGE-02", "CORE-MOBILE-02")
@pytest.mark.parametrize("mark", [" ", "^", "!"])
def test_straight_steps_only(mark: str) -> None:
    scene = read_picture(
        """
        | .   .   .   . |
        | .   M^  M   . |
        | .   M   M   . |
        | .   .   .   . |
    """.replace("^", mark)
    )
    found = legal_steps(scene.situation, scene["M"], 1)
    assert {scene.board.name(step.position.space) for step in found} == {"B1", "C2", "B3", "A2"}
    assert {step.kind for step in found} == {StepKind.STRAIGHT}


@pytest.mark.rule("CORE-LARGE-03")
def test_every_space_of_the_base_needs_a_free_edge_and_free_ground() -> None:
    terrain = read_picture("""
        | M   M   . |
        | M   M   : |
    """)
    edge = read_picture("""
        | M   M : .   . |
        | M   M   .   . |
    """)
    trailing = read_picture("""
        | M   M   .   . |
        | M   M   . | . |
    """)
    assert cost(terrain, "B1") is None
    assert cost(edge, "B1") is None
    assert cost(trailing, "B1") == 1
    assert cost(trailing, "C1") is None


@pytest.mark.rule("CORE-LARGE-03", "CORE-MASSIVE-01", "CORE-MOBILE-01", "CORE-MOBILE-02")
@pytest.mark.parametrize("mark", ["^", "!"])
def test_massive_and_mobile_bases_stand_across_terrain_edges_but_not_across_walls(mark: str) -> None:
    scene = read_picture(
        """
        | M^  M # .   : |
        | M   M   . | # |
    """.replace("^", mark)
    )
    assert cost(scene, "B1") == 1
    assert cost(scene, "C1") is None


@pytest.mark.rule("CORE-LARGE-04", "CORE-LARGE-06", "CORE-LARGE-08")
def test_turning_costs_like_a_step_and_needs_free_ground() -> None:
    scene = read_picture("""
        | ~   M   .   . |
        | #   M   b   . |
        | .   .   .   . |
    """)
    turns = {
        scene.board.name(step.position.space): step.cost
        for step in legal_steps(scene.situation, scene["M"], 9)
        if step.kind is StepKind.TURN
    }
    assert turns == {"A1": 2, "B1": 1, "B2": 2}


@pytest.mark.rule("CORE-LARGE-04")
def test_a_square_base_has_nothing_to_turn() -> None:
    scene = read_picture("""
        | M   M   . |
        | M   M   . |
    """)
    assert all(step.kind is StepKind.STRAIGHT for step in legal_steps(scene.situation, scene["M"], 5))


@pytest.mark.rule("CORE-LARGE-05")
def test_a_turned_base_keeps_at_least_half_of_its_spaces() -> None:
    scene = read_picture("""
        | .   .   .   .   . |
        | .   .   M   .   . |
        | .   .   M   .   . |
        | .   .   .   .   . |
    """)
    for step in legal_steps(scene.situation, scene["M"], 1):
        if step.kind is StepKind.TURN:
            shared = scene["M"].base.footprint(step.position, scene.board.stride) & scene["M"].spaces
            assert 2 * shared.bit_count() >= 2


@pytest.mark.rule("CORE-LARGE-07", "CORE-LARGE-09")
def test_a_base_enters_all_its_new_spaces_again() -> None:
    scene = read_picture("""
        | M  ~M   .   . |
        | M   M   .   . |
    """)
    # The first step stays on the difficult space and pays for it; the second leaves it.
    path = reach(scene.situation, scene["M"], 6).path(scene.position("C1"))
    assert [step.cost for step in path] == [2, 1]


@pytest.mark.rule("CORE-LARGE-08")
def test_each_extra_cost_counts_once_however_many_spaces_qualify() -> None:
    scene = read_picture("""
        | M   M  ~b   .   . |
        | M   M  ~c   .   . |
    """)
    assert reach(scene.situation, scene["M"], 9).cost_of_passing(scene.position("B1")) == 3


@pytest.mark.rule("CORE-LARGE-10")
def test_the_whole_base_must_be_clear_of_figures_to_end() -> None:
    scene = read_picture("""
        | M   M   .   . |
        | M   M   .   B |
    """)
    assert cost(scene, "B1") == 1
    assert cost(scene, "C1") is None


@pytest.mark.rule("CORE-LARGE-12", "CORE-LOS-03")
def test_the_attacker_names_one_of_the_spaces_it_sees() -> None:
    scene = read_picture("""
        | A   .   z |
        | .   #   z |
        | #   #   . |
    """)
    assert scene.names(visible_spaces(scene.situation, scene["A"], scene["z"])) == {"C1", "C2"}
    narrow = read_picture("""
        | A   .   z |
        | #   #   z |
        | .   .   . |
    """)
    assert narrow.names(visible_spaces(narrow.situation, narrow["A"], narrow["z"])) == {"C1", "C2"}


@pytest.mark.rule("CORE-LARGE-14", "CORE-DOOR-05", "CORE-DOOR-04")
def test_a_door_that_closes_across_a_large_figure_moves_it_to_the_closest_valid_position() -> None:
    scene = read_picture("""
        | .   . / .   . |
        | .   . / .   . |
    """)
    board, situation = scene.board, scene.situation
    big = figure(board, 1, 0, scene.position("B1"), Base.SQUARE)
    situation.put(big)
    assert closest_ends(situation, big) == [big.position]
    situation.close_door(board.door("B1-C1"))
    ends = {board.name(end.space) for end in closest_ends(situation, big)}
    assert ends == {"A1", "C1"}


@pytest.mark.rule("CORE-PLACE-04", "CORE-LARGE-06")
def test_a_large_figure_is_placed_with_any_of_its_spaces_on_the_indicated_one() -> None:
    scene = read_picture("""
        | .   .   . |
        | .   .   # |
        | .   .   . |
    """)
    who = figure(scene.board, 1, 0, scene.position("A1"), Base.LONG)
    found = placements(scene.situation, who, touching=scene.board.spaces(["B2"]))
    covered = {scene.board.names(who.base.footprint(position, scene.board.stride)) for position in found}
    assert covered == {("B1", "B2"), ("B2", "B3"), ("A2", "B2")}
