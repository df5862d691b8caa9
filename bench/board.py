"""How fast the board answers: sight, movement, compiling a map and laying its sections.

`metrics()` measures on the largest map with twenty figures; each value is the best of several rounds, so that a busy
machine disturbs it little.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter

from dejarik.assault.board import (
    Base,
    Board,
    Piece,
    Position,
    Situation,
    can_see,
    distance,
    each,
    figure,
    legal_steps,
    load_map,
    load_mission_map,
    map_ids,
    moved,
    placements,
    reach,
)

FIGURES = 20
SPEED = 6


def _best(work: Callable[[], int], rounds: int = 7) -> float:
    """Seconds a piece of the work took in the best round; `work` returns how many pieces it did."""
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        pieces = work()
        best = min(best, (perf_counter() - start) / pieces)
    return best


def _crowded(board: Board) -> Situation:
    """Twenty figures that stand close together, so that many of them see each other."""
    situation = Situation(board)
    middle = board.space(board.map.spaces[len(board.map.spaces) // 2])
    near = board.counting(situation.closed).within(1 << middle, 6) & ~board.blocking & ~board.impassable
    spaces = list(each(near))
    random.Random(1).shuffle(spaces)
    for number, space in enumerate(spaces[:FIGURES]):
        situation.put(figure(board, number, number % 2, Position(space)))
    return situation


def _best_placed(situation: Situation, base: Base) -> Piece:
    """A large figure where it has the most room."""
    board = situation.board
    who = figure(board, 1000, 0, Position(next(each(board.on_map))), base)
    places = placements(situation, who)
    return max(
        (moved(board, who, place) for place in places[:: max(1, len(places) // 40)]),
        key=lambda candidate: len(reach(situation, candidate, SPEED).ends()),
    )


def metrics() -> dict[str, tuple[float, str]]:
    """Name → (value, unit) for the board's hot paths."""
    largest = max((load_map(map_id) for map_id in map_ids()), key=lambda map_data: len(map_data.spaces))
    board = Board(largest)
    situation = _crowded(board)
    figures = list(situation.figures.values())
    pairs = [(one, other) for one in figures for other in figures if one is not other]

    def see() -> int:
        for one, other in pairs:
            can_see(situation, one, other)
        return len(pairs)

    def see_after_a_move() -> int:
        for one, other in pairs:
            situation.put(one)
            can_see(situation, one, other)
        return len(pairs)

    def count() -> int:
        for one, other in pairs:
            distance(situation, one, other)
        return len(pairs)

    def compile_map() -> int:
        Board(largest)
        return 1

    def all_lines() -> int:
        fresh = Board(largest)
        for viewer in each(fresh.on_map):
            for target in each(fresh.on_map):
                fresh.sight.lines(viewer, target)
        return 1

    mission = load_mission_map("our-last-hope")
    sections = frozenset(section.name for section in mission.sections)
    campaign = Board(mission)

    def lay_first() -> int:
        Board(mission).part(sections)
        return 1

    def lay_again() -> int:
        for _ in range(100):
            campaign.part(sections)
        return 100

    see()
    found: dict[str, tuple[float, str]] = {
        "board: sight with 20 figures, largest map": (_best(see) * 1e6, "µs"),
        "board: sight right after a figure moved": (_best(see_after_a_move) * 1e6, "µs"),
        "board: distance between two figures": (_best(count) * 1e6, "µs"),
        "board: compiling the largest map": (_best(compile_map) * 1e3, "ms"),
        "board: laying the sections of a campaign map": (_best(lay_first) * 1e3, "ms"),
        "board: the same sections again": (_best(lay_again) * 1e6, "µs"),
        "board: all lines of sight of the largest map": (_best(all_lines, rounds=1) * 1e3, "ms"),
    }
    for base in (Base.SMALL, Base.SQUARE, Base.HUGE):
        who = _best_placed(situation, base)
        situation.put(who)

        def ends(who: Piece = who) -> int:
            for _ in range(20):
                reach(situation, who, SPEED).ends()
            return 20

        def steps(who: Piece = who) -> int:
            for _ in range(20):
                legal_steps(situation, who, SPEED)
            return 20

        found[f"board: reachable ends, speed {SPEED}, {base.value}"] = (_best(ends) * 1e6, "µs")
        found[f"board: legal single steps, {base.value}"] = (_best(steps) * 1e6, "µs")
        situation.remove(who.id)
    return found
