"""Movement beyond the worked examples."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Ease,
    Manner,
    Scene,
    StepKind,
    can_end_here,
    closest_ends,
    legal_steps,
    reach,
    read_picture,
)
from dejarik.kernel.errors import Problem


def cost(scene: Scene, end: str, points: int = 12, manner: Manner = Manner.POINTS) -> int | None:
    return reach(scene.situation, scene["M"], points, manner).cost(scene.position(end))


def steps(scene: Scene, points: int = 12, manner: Manner = Manner.POINTS) -> dict[str, int]:
    found = legal_steps(scene.situation, scene["M"], points, manner)
    return {scene.board.name(step.position.space): step.cost for step in found}


@pytest.mark.rule("CORE-MOVE-10")
def test_a_small_figure_moves_to_any_neighbouring_space() -> None:
    scene = read_picture("""
        | .   .   . |
        | .   M   . |
        | .   .   . |
    """)
    assert steps(scene, 1) == dict.fromkeys(("A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"), 1)
    kinds = {step.kind for step in legal_steps(scene.situation, scene["M"], 1)}
    assert kinds == {StepKind.STRAIGHT, StepKind.DIAGONAL}


@pytest.mark.rule("CORE-MOVE-11", "CORE-MOVE-12", "CORE-MOVE-13")
def test_one_obstacle_at_a_corner_lets_a_diagonal_step_pass_two_do_not() -> None:
    scene = read_picture("""
        | .   :   . |
        | .   M = . |
        | .   . = . |
    """)
    assert set(steps(scene, 1)) == {"A1", "A2", "A3", "B3"}
    # Up right: impassable above, a door at the right.
    assert "C1" not in steps(scene, 1)


@pytest.mark.rule("CORE-MOVE-14")
def test_only_walls_doors_and_the_border_stop_who_ignores_terrain() -> None:
    scene = read_picture("""
        | :   #   . |
        | . # M^: . |
        | . | .     |
    """)
    assert set(steps(scene, 1)) == {"A1", "B1", "C1", "A2", "C2", "B3", "A3"}


@pytest.mark.rule("CORE-MOVE-17")
@pytest.mark.parametrize(("other", "price"), [("b", 3), ("b'", 2), ("B", 2), ("b?", 2), ("b-", 2)])
def test_only_hostile_figures_that_are_no_companions_cost_extra(other: str, price: int) -> None:
    assert cost(read_picture(f"| M  {other:>2}   . |"), "C1") == price


@pytest.mark.rule("CORE-MOVE-17")
def test_several_hostile_figures_in_one_space_cost_1() -> None:
    scene = read_picture("| M  bc   . |")
    assert reach(scene.situation, scene["M"], 9).cost_of_passing(scene.position("B1")) == 2
    assert cost(scene, "C1") == 3


@pytest.mark.rule("CORE-MOVE-18", "CORE-MASSIVE-02", "CORE-MASSIVE-01")
@pytest.mark.parametrize("mark", ["^", "!"])
def test_massive_and_mobile_figures_pay_no_extra(mark: str) -> None:
    scene = read_picture("| M^  ~   b  ~c   . |".replace("^", mark))
    assert cost(scene, "E1") == 4


@pytest.mark.rule("CORE-MOVE-20", "CORE-MOVE-21")
def test_movement_does_not_end_on_a_figure_friend_or_foe() -> None:
    scene = read_picture("""
        | M   B   c |
        | .   .   . |
    """)
    ends = {scene.board.name(end.space) for end in reach(scene.situation, scene["M"], 6).ends()}
    assert ends == {"A1", "A2", "B2", "C2"}


@pytest.mark.rule("CORE-MOVE-21", "CORE-COMPANION-04", "IA-COMP-09", "IA-COMP-10", "IA-COMP-08")
def test_companions_share_a_space_with_anybody() -> None:
    onto_companion = read_picture("| M   b'  c |")
    assert cost(onto_companion, "B1") == 1
    companion = read_picture("| M'  b   C |")
    assert cost(companion, "B1") == 2
    assert cost(companion, "C1") == 3


@pytest.mark.rule("CORE-MOVE-22")
def test_a_step_that_would_strand_the_figure_is_not_offered() -> None:
    scene = read_picture("| M   B   C   .   . |")
    assert steps(scene, 1) == {}
    assert steps(scene, 2) == {"B1": 1}  # there and back again
    scene.situation.move(scene["M"].id, scene.position("B1"))
    assert steps(scene, 2) == {"A1": 1, "C1": 1}
    assert steps(scene, 1) == {"A1": 1}


@pytest.mark.rule("CORE-MOVE-23", "CORE-MOVE-25")
def test_whether_a_figure_may_stop_where_it_is() -> None:
    scene = read_picture("| M   B   . |")
    assert can_end_here(scene.situation, scene["M"])
    scene.situation.move(scene["M"].id, scene.position("B1"))
    assert not can_end_here(scene.situation, scene["M"])


@pytest.mark.rule("CORE-MOVE-26")
def test_who_can_no_longer_move_on_is_pushed_to_the_closest_valid_space() -> None:
    scene = read_picture("""
        | .   MB  c   . |
        | .   d   #   . |
    """)
    ends = {scene.board.name(end.space) for end in closest_ends(scene.situation, scene["M"])}
    assert ends == {"A1", "A2"}


@pytest.mark.rule("CORE-MOVE-30")
def test_moving_spaces_costs_nothing_extra() -> None:
    scene = read_picture("| M   ~  ~b   . |")
    assert cost(scene, "B1", manner=Manner.SPACES) == 1
    assert cost(scene, "D1", manner=Manner.SPACES) == 3
    assert cost(scene, "D1") == 6


@pytest.mark.rule("CORE-MOVE-31")
def test_moving_spaces_obeys_walls_terrain_and_figures() -> None:
    scene = read_picture("""
        | M | .   # |
        | b   :   . |
        | .   .   . |
    """)
    ends = reach(scene.situation, scene["M"], 3, Manner.SPACES).ends()
    assert {scene.board.name(end.space): spaces for end, spaces in ends.items()} == {
        "A1": 0,
        "A3": 2,
        "B3": 2,
        "C2": 3,
        "C3": 3,
    }


@pytest.mark.rule("CORE-MOVE-33", "CORE-LARGE-11")
def test_moving_spaces_never_turns_or_goes_diagonally_with_a_large_base() -> None:
    scene = read_picture("""
        | M   .   . |
        | M   .   . |
        | .   .   . |
    """)
    found = legal_steps(scene.situation, scene["M"], 3, Manner.SPACES)
    assert {step.kind for step in found} == {StepKind.STRAIGHT}
    turned = [end for end in reach(scene.situation, scene["M"], 3, Manner.SPACES).ends() if end.lying]
    assert turned == []


def test_effects_can_take_extra_costs_away() -> None:
    scene = read_picture("| M   ~   b   . |")

    def price(ease: Ease) -> int | None:
        return reach(scene.situation, scene["M"], 9, ease=ease).cost(scene.position("D1"))

    assert price(Ease.NONE) == 5
    assert price(Ease.DIFFICULT_TERRAIN) == 4
    assert price(Ease.HOSTILE_FIGURES) == 4
    assert price(Ease.DIFFICULT_TERRAIN | Ease.HOSTILE_FIGURES) == 3


def test_forbidden_spaces_are_not_entered() -> None:
    scene = read_picture("| M   .   . |")
    forbidden = scene.board.spaces(["B1"])
    assert list(reach(scene.situation, scene["M"], 9, forbidden=forbidden).ends()) == [scene["M"].position]


def test_a_figure_leaves_terrain_it_could_not_enter() -> None:
    scene = read_picture("""
        |#M   . |
        | .   . |
    """)
    assert steps(scene, 1) == {"B1": 1, "A2": 1, "B2": 1}
    assert "A1" not in {scene.board.name(end.space) for end in reach(scene.situation, scene["M"], 3).ends()}


def test_a_path_to_nowhere_is_refused() -> None:
    scene = read_picture("| M | . |")
    with pytest.raises(Problem) as refused:
        reach(scene.situation, scene["M"], 3).path(scene.position("B1"))
    assert refused.value.message.id == "board-out-of-reach"
