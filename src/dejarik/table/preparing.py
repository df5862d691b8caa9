"""Answers that people leave for questions which come while it is not their turn, so that nobody waits for them.

A person says, for a seat, that the table passes wherever nothing need be done, or that a bot answers; at once, or when
they have not done so themselves for a while. What they have settled about single texts, such as those of a card, comes
first. Whose turn it is, is the game's to say; nothing else of it is known here. To others this looks like a person who
answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from dejarik.kernel.answers import Answer
from dejarik.kernel.decisions import Decision, Option
from dejarik.kernel.games import AnyGame
from dejarik.kernel.sent import CHOOSE
from dejarik.kernel.state import State
from dejarik.table.journal import Prepared
from dejarik.table.records import Preparation
from dejarik.table.words import Answers, Habit

PAYMENT = "?payment"  # under this name it is settled that what is suggested is paid


class LeftAnswer(NamedTuple):
    """What becomes of a question after so many seconds: this answer, or a bot's."""

    after: float
    answer: Answer | None = None


def is_out_of_turn(game: AnyGame, state: State, asked: Decision) -> bool:
    """Whether a question comes to one player while it is another's turn."""
    turn = game.turn_of(state)
    return bool(turn) and not asked.partners and asked.seat not in turn


def settled_answer(state: State, asked: Decision, settled: Mapping[str, Habit]) -> Answer | None:
    """The answer that follows from what was settled about single texts, as the page of whoever is there gives it: a
    text that is always used where it can react, or no to a window in which all texts are never used."""
    if asked.suggested is not None:
        return asked.suggestion(state) if settled.get(PAYMENT) is Habit.ALWAYS else None
    if not settled or not asked.window or asked.kind is not CHOOSE:
        return None
    habits = {
        place: settled.get(_text_of(state, asked, option))
        for place, option in enumerate(asked.options)
        if not option.verb.declines
    }
    if habits and asked.refusal is not None and all(habit is Habit.NEVER for habit in habits.values()):
        return asked.id_of(state, asked.refusal)
    always = next((place for place, habit in habits.items() if habit is Habit.ALWAYS), None)
    if always is None or "moment" not in asked.about:
        return None
    return asked.id_of(state, asked.options[always])


def _text_of(state: State, asked: Decision, option: Option) -> str:
    """The text that an option belongs to: of a card, else the question itself."""
    found = asked.facts_of(state, option).get("text")
    return found if isinstance(found, str) else f"?{asked.prompt.id}"


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
        return [entry for _, entry in sorted(self._left.items()) if not entry.is_nothing]

    def left(self, seat: int) -> Prepared:
        """What was left for a seat."""
        return self._left.get(seat, Prepared(seat, Answers.ASK))

    def of(self, seat: int) -> Preparation:
        """The same, for its person."""
        left = self.left(seat)
        return Preparation(seat=seat, answers=left.answers, after=left.after, settled=left.settled)

    def for_question(self, game: AnyGame, state: State, asked: Decision) -> LeftAnswer | None:
        """What was left for a question; nothing, where its person is waited for."""
        left = self.left(asked.seat)
        if left.is_nothing or not is_out_of_turn(game, state, asked):
            return None
        settled = settled_answer(state, asked, left.settled)
        if settled is not None:
            return LeftAnswer(left.after, settled)
        if left.answers is Answers.BOT:
            return LeftAnswer(left.after)
        if left.answers is Answers.ASK or asked.refusal is None:
            return None
        return LeftAnswer(left.after, asked.id_of(state, asked.refusal))
