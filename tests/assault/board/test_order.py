"""Answers about figures do not depend on the order in which they came onto the board.

A situation can be thrown away and made anew at any time; a replay must not notice.
"""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    Base,
    Lying,
    Nature,
    Piece,
    Position,
    Situation,
    adjacent_figures,
    displaced,
    figure,
    read_picture,
)

BOARD = read_picture(
    """
    | .   .   .   . |
    | .   .   .   . |
    """
).board


def standing(id: int, space: str, team: int = 1) -> Piece:
    return figure(BOARD, id, team, Position(BOARD.space(space), Lying.UPRIGHT))


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_figures_are_found_in_the_order_of_their_ids(order: tuple[int, int]) -> None:
    figures = {1: standing(1, "A1"), 2: standing(2, "B1")}
    situation = Situation(BOARD)
    for id in order:
        situation.put(figures[id])
    massive = figure(
        BOARD, 3, 2, Position(BOARD.space("A1"), Lying.ACROSS), Base.LONG, Nature.ORDINARY | Nature.MASSIVE
    )
    situation.put(massive)
    assert [int(who.id) for who in situation.figures_in(massive.spaces)] == [1, 2, 3]
    assert [int(who.id) for who in displaced(situation, massive)[1]] == [1, 2]
    assert [int(who.id) for who in adjacent_figures(situation, standing(4, "A2"))] == [1, 2, 3]
