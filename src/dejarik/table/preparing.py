"""Answers that people leave for questions which come while it is not their turn, so that nobody waits for them.

A person says, for a seat, that the table passes wherever nothing need be done, or that a bot answers; at once, or when
they have not done so themselves for a while. Whose turn it is, is the game's to say; nothing else of it is known here.
To others this looks like a person who answers.
"""

from __future__ import annotations

from dejarik.kernel.decisions import Decision
from dejarik.kernel.games import AnyGame
from dejarik.kernel.state import State
from dejarik.table.journal import Prepared
from dejarik.table.records import Preparation
from dejarik.table.words import Answers


def is_out_of_turn(game: AnyGame, state: State, asked: Decision) -> bool:
    """Whether a question comes to one player while it is another's turn."""
    turn = game.turn_of(state)
    return bool(turn) and not asked.partners and asked.seat not in turn


class Preparations:
    """What the people of a table have left."""

    def __init__(self) -> None:
        self._left: dict[int, Prepared] = {}

    def take(self, entry: Prepared) -> None:
        self._left[entry.seat] = entry

    def drop(self, seat: int) -> None:
        """The seat is somebody else's now."""
        self._left.pop(seat, None)

    def lasting(self) -> list[Prepared]:
        """What stays when this game is over."""
        return [entry for _, entry in sorted(self._left.items()) if entry.answers is not Answers.ASK]

    def of(self, seat: int) -> Preparation:
        """What was left for a seat."""
        left = self._left.get(seat, Prepared(seat, Answers.ASK))
        return Preparation(seat=seat, answers=left.answers, after=left.after)

    def for_question(self, game: AnyGame, state: State, asked: Decision) -> Prepared | None:
        """What was left for a question; nothing, where its person is waited for."""
        left = self._left.get(asked.seat)
        if left is None or left.answers is Answers.ASK or not is_out_of_turn(game, state, asked):
            return None
        return None if left.answers is Answers.PASS and asked.refusal is None else left
