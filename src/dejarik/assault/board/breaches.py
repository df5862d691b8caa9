"""Breached walls: where a mission says so, a wall between two spaces with rubble does not hinder who stands in one.

Only movement is concerned: sight, counting and adjacency know every wall (CORE-LOS-06, CORE-SPACE-07). What a figure
can do from a position depends on the rubble under its base, so the steps from there are those of a board without the
walls that are breached there. Large bases may stand across such a wall.
"""

from __future__ import annotations

from typing import NamedTuple

from dejarik.assault.board.bases import Base, Position
from dejarik.assault.board.compiled import Board
from dejarik.assault.board.grid import Space, Spaces, each
from dejarik.assault.board.mapdata import Edge
from dejarik.assault.board.passages import Way
from dejarik.assault.board.situation import Situation
from dejarik.assault.board.steps import Move


class Openings(NamedTuple):
    """What breaches add for one base, for each way it can lie: steps, and positions across a wall."""

    moves: tuple[tuple[Move, ...], ...]
    positions: tuple[Spaces, ...]


def breached_walls(board: Board, rubble: Spaces) -> list[tuple[Space, Space]]:
    """The walls that have rubble on both sides, each as the two spaces that it separates."""
    beside = board.walls_east & rubble & rubble >> 1
    below = board.walls_south & rubble & rubble >> board.stride
    found = [(space, Space(space + 1)) for space in each(beside)]
    return found + [(space, Space(space + board.stride)) for space in each(below)]


def openings(situation: Situation, base: Base, way: Way, *, turning: bool) -> Openings:
    """Everything that a base can do because of breaches, besides what it can do anyway."""
    key = ("openings", base, way, turning)
    found = situation.memo.get(key)
    if found is None:
        found = situation.memo[key] = _work_out(situation, base, way, turning=turning)
    assert isinstance(found, Openings)
    return found


def _work_out(situation: Situation, base: Base, way: Way, *, turning: bool) -> Openings:
    board = situation.board
    walls = breached_walls(board, situation.rubble)
    kinds = range(len(base.lyings))
    moves: list[list[Move]] = [[] for _ in kinds]
    positions = [0 for _ in kinds]
    for gone, standing in _by_walls(board, base, walls).items():
        steps = board.without_walls(gone).steps(base, way, situation.closed)
        for lying in kinds:
            here = standing[lying]
            possible = steps.moves[lying] + steps.turns[lying] if turning else steps.moves[lying]
            moves[lying] += [
                Move(move.shift, move.allowed & here, move.lying) for move in possible if move.allowed & here
            ]
            positions[lying] |= steps.positions[lying] & here
    return Openings(tuple(tuple(found) for found in moves), tuple(positions))


def _by_walls(
    board: Board, base: Base, walls: list[tuple[Space, Space]]
) -> dict[frozenset[Edge], list[Spaces]]:
    """The positions on rubble of a breach, for each way the base can lie, by the walls that do not count there."""
    found: dict[frozenset[Edge], list[Spaces]] = {}
    for lying in base.lyings:
        corners = {
            Space(space - offset)
            for wall in walls
            for space in wall
            for offset in base.offsets(lying, board.stride)
            if space >= offset
        }
        for corner in corners:
            under = base.footprint(Position(corner, lying), board.stride)
            gone = frozenset(
                (board.name(one), board.name(other))
                for one, other in walls
                if under & (1 << one | 1 << other)
            )
            found.setdefault(gone, [0] * len(base.lyings))[lying] |= 1 << corner
    return found
