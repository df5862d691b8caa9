"""What must hold on every board: the fast answers equal the slow ones, and the rules' own symmetries."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from tests.assault.board import reference
from tests.assault.board.boards import SIZE, map_of, situation_of, space_at, tables
from tests.assault.board.reference import Cell, Table, Walker

from dejarik.assault.board import (
    Base,
    DistancesFrom,
    DoorId,
    Lying,
    Manner,
    Nature,
    Position,
    Situation,
    Step,
    can_see,
    distance,
    figure,
    legal_steps,
    load_map,
    map_ids,
    moved,
    reach,
    sight_lines,
    space_thing,
)
from dejarik.assault.board.compiled import board_of
from dejarik.assault.board.grid import each

pytestmark = pytest.mark.slow

BASES = {
    (1, 1): Base.SMALL,
    (1, 2): Base.LONG,
    (2, 1): Base.LONG,
    (2, 2): Base.SQUARE,
    (2, 3): Base.HUGE,
    (3, 2): Base.HUGE,
}
CELLS = st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))


def _perches(table: Table) -> set[Cell]:
    board = board_of(map_of(table))
    return {board.cell(space) for space in each(board.perches)}


@pytest.mark.rule(
    "CORE-LOS-02", "CORE-LOS-07", "CORE-LOS-08", "CORE-LOS-09", "CORE-LOS-10", "CORE-LOS-11", "CORE-LOS-13"
)
@given(table=tables(), figures=st.sets(CELLS, max_size=6))
@settings(max_examples=150, deadline=None)
def test_sight_is_what_the_reference_algorithm_says(table: Table, figures: set[Cell]) -> None:
    situation = situation_of(table, set(), figures)
    board = situation.board
    perches = _perches(table)
    for s in sorted(table.cells)[::3]:
        for t in sorted(table.cells)[::2]:
            if t in table.blocking or s in perches or t in perches:
                continue
            viewer, target = (space_thing(1 << space_at(board, cell)) for cell in (s, t))
            expected = reference.sees(table, s, t, figures - {s, t})
            assert can_see(situation, viewer, target) == expected, (s, t)


@pytest.mark.rule("CORE-SPACE-20", "CORE-SPACE-24")
@given(table=tables(), figures=st.sets(CELLS, min_size=2, max_size=6), opened=st.booleans())
@settings(max_examples=150, deadline=None)
def test_distances_from_one_figure_are_those_between_two(
    table: Table, figures: set[Cell], opened: bool
) -> None:
    situation = situation_of(table, set(), figures)
    if opened:
        for door in range(len(situation.board.map.doors)):
            situation.open_door(DoorId(door))
    for one in situation.figures.values():
        distances = DistancesFrom(situation, one)
        for other in situation.figures.values():
            assert distances.to(other) == distance(situation, one, other) == distance(situation, other, one)


@given(table=tables(), figures=st.sets(CELLS, max_size=6), ends=st.tuples(CELLS, CELLS))
@settings(max_examples=150, deadline=None)
def test_the_lines_that_are_shown_agree_with_the_answer(
    table: Table, figures: set[Cell], ends: tuple[Cell, Cell]
) -> None:
    situation = situation_of(table, set(ends), figures - set(ends))
    friends = [who for who in situation.figures.values() if who.team == 0]
    for viewer in friends:
        for target in situation.figures.values():
            if viewer is not target:
                shown = sight_lines(situation, viewer, target)
                assert any(lines.clear for lines in shown) == can_see(situation, viewer, target)


@pytest.mark.rule("CORE-SPACE-08", "CORE-SPACE-10", "CORE-SPACE-16", "CORE-SPACE-20", "CORE-SPACE-24")
@given(table=tables())
@settings(max_examples=150, deadline=None)
def test_distance_is_what_step_by_step_counting_says_and_the_same_both_ways(table: Table) -> None:
    situation = situation_of(table, set(), set())
    board = situation.board
    perches = _perches(table)
    cells = [cell for cell in sorted(table.cells) if cell not in perches]
    for one in cells[::2]:
        for other in cells[::3]:
            first = figure(board, 1, 0, Position(space_at(board, one)))
            second = figure(board, 2, 0, Position(space_at(board, other)))
            expected = reference.distance(table, one, other)
            assert distance(situation, first, second) == expected, (one, other)
            assert distance(situation, second, first) == expected, (other, one)


@pytest.mark.rule(
    "CORE-MOVE-10",
    "CORE-MOVE-11",
    "CORE-MOVE-12",
    "CORE-MOVE-16",
    "CORE-LARGE-03",
    "CORE-LARGE-05",
    "CORE-LARGE-08",
)
@given(
    table=tables(),
    figures=st.sets(CELLS, max_size=5),
    start=CELLS,
    size=st.sampled_from(sorted(BASES)),
    nature=st.sampled_from([Nature.ORDINARY, Nature.MOBILE]),
    manner=st.sampled_from(list(Manner)),
)
@settings(max_examples=250, deadline=None)
def test_reach_is_what_a_search_space_by_space_finds(
    table: Table, figures: set[Cell], start: Cell, size: tuple[int, int], nature: Nature, manner: Manner
) -> None:
    walker = Walker(start, size, ignores_terrain=nature is Nature.MOBILE)
    if not reference.may_stand(table, walker, start, size):
        return
    figures -= set(reference.covered(start, size))
    situation = situation_of(table, set(), figures)
    board = situation.board
    lying = Lying.ACROSS if size[0] > size[1] else Lying.UPRIGHT
    mover = figure(board, 999, 0, Position(space_at(board, start), lying), BASES[size], nature)
    situation.put(mover)
    states = reference.reachable(
        table, walker, 6, figures & table.cells, moving_spaces=manner is Manner.SPACES
    )
    expected = {
        (at, now): cost for (at, now), cost in states.items() if not set(reference.covered(at, now)) & figures
    }
    found = reach(situation, mover, 6, manner)
    ends = {(board.cell(end.space), mover.base.extent(end.lying)): cost for end, cost in found.ends().items()}
    assert ends == expected
    for end, cost in found.ends().items():
        _check_path(situation, mover.position, found.path(end), cost, manner)


def _check_path(
    situation: Situation, start: Position, path: tuple[Step, ...], cost: int, manner: Manner
) -> None:
    """A path's cost adds up, each of its steps is legal, and it could be walked step by step."""
    mover = next(who for who in situation.figures.values() if who.id == 999)
    left = cost
    at = start
    for step in path:
        offered = legal_steps(situation, moved(situation.board, mover, at), left, manner)
        assert step in offered
        left -= step.cost
        at = step.position
    assert left == 0


@given(table=tables(), start=CELLS, figures=st.sets(CELLS, max_size=5), size=st.sampled_from(sorted(BASES)))
@settings(max_examples=100, deadline=None)
def test_more_movement_points_never_reach_less(
    table: Table, start: Cell, figures: set[Cell], size: tuple[int, int]
) -> None:
    if not reference.may_stand(table, Walker(start, size), start, size):
        return
    situation = situation_of(table, set(), figures - set(reference.covered(start, size)))
    lying = Lying.ACROSS if size[0] > size[1] else Lying.UPRIGHT
    mover = figure(situation.board, 999, 0, Position(space_at(situation.board, start), lying), BASES[size])
    before: dict[Position, int] = {}
    for points in range(8):
        now = reach(situation, mover, points).ends()
        assert before.items() <= now.items()
        before = now


@pytest.mark.rule("CORE-DOOR-02", "CORE-TERRAIN-02")
@given(table=tables(), figures=st.sets(CELLS, max_size=4))
@settings(max_examples=100, deadline=None)
def test_opening_a_door_never_takes_sight_away(table: Table, figures: set[Cell]) -> None:
    shut = situation_of(table, figures, set())
    opened = shut.copy()
    opened.closed = 0
    opened = opened.copy()
    for viewer in shut.figures.values():
        for target in shut.figures.values():
            if can_see(shut, viewer, target):
                assert can_see(opened, viewer, target)


@pytest.mark.rule("CORE-DOOR-02", "CORE-LOS-06")
@given(
    width=st.integers(2, 6),
    split=st.integers(1, 5),
    viewer=st.integers(0, 1),
    ends=st.tuples(st.integers(0, 5), st.integers(0, 5)),
)
def test_nobody_sees_through_a_closed_door_that_fills_the_passage(
    width: int, split: int, viewer: int, ends: tuple[int, int]
) -> None:
    split = min(split, width - 1)
    cells = {(x, y) for x in range(width) for y in range(2)}
    table = Table(cells, doors={frozenset(((split - 1, y), (split, y))) for y in range(2)})
    situation = situation_of(table, set(), set())
    board = situation.board
    left = space_thing(1 << space_at(board, (ends[0] % split, viewer)))
    right = space_thing(1 << space_at(board, (split + ends[1] % (width - split), 1 - viewer)))
    assert not can_see(situation, left, right)
    assert not can_see(situation, right, left)
    assert distance(situation, left, right) is None


@pytest.mark.rule("CORE-LOS-20")
@pytest.mark.parametrize("map_id", map_ids())
def test_on_every_map_adjacent_spaces_see_each_other_unless_a_shield_meets_the_corner(map_id: str) -> None:
    board = board_of(load_map(map_id))
    situation = Situation(board, shields=0)
    for space in each(board.on_map & ~board.blocking):
        here = space_thing(1 << space)
        for other in each(board.counting(situation.closed).within(1 << space, 1)):
            assert can_see(situation, here, space_thing(1 << other)), board.names(1 << space | 1 << other)


@pytest.mark.rule("CORE-LOS-19")
@given(table=tables(), figures=st.sets(CELLS, max_size=6))
@settings(max_examples=50, deadline=None)
def test_everybody_sees_itself(table: Table, figures: set[Cell]) -> None:
    situation = situation_of(table, figures, set())
    assert all(can_see(situation, who, who) for who in situation.figures.values())
