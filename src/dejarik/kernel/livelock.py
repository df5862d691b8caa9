"""Livelocks: everybody keeps answering and nothing goes on.

Two things give one away. The same question to the same seat, over and over while nobody hears of anything: rules that
ask until they like the answer (and may write down each time that they asked, so the states need not be equal). And a
position that comes back, whatever was told on the way: in both games nearly everything costs something, so a circle
is not closed by accident. In dozens of honest games no question came more than twice and no position came back.
"""

from __future__ import annotations

from collections import Counter

from dejarik.kernel import engine, saves
from dejarik.kernel.decisions import Decision
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import State

#: The same question may be put so often while nothing is told, and a position reached so often in a game.
MOST_ASKED = 5
MOST_REACHED = 2

#: What makes a question the same one: the seat, the prompt, the ids of the options.
QuestionKey = tuple[int, str, tuple[str, ...]]


def question_of(state: State, decision: Decision) -> QuestionKey:
    return decision.seat, str(decision.prompt), tuple(decision.ids(state))


def position(state: State) -> str:
    """A fingerprint of a state but for what only counts: of decisions, ids, draws, scopes."""
    twin = engine.clone(state)
    twin.number = twin.serial = 0
    twin.rng = Rng(word=0)
    for procedure in twin.stack:
        procedure.frame = 0
    return saves.digest(twin)


class Watch:
    """What was asked in a game since anything was told, and which positions it has had."""

    def __init__(self) -> None:
        self._asked: Counter[QuestionKey] = Counter()
        self._reached: Counter[str] = Counter()
        self.found = ""  # what is wrong at this decision

    def reach(self, state: State, told: bool) -> None:
        """A decision is reached, after something was told or nothing."""
        self.found = ""
        decision = engine.decision(state)
        if decision is None:
            return
        if told:
            self._asked.clear()
        question, here = question_of(state, decision), position(state)
        self._asked[question] += 1
        self._reached[here] += 1
        if self._asked[question] > MOST_ASKED:
            self.found = (
                f"seat {decision.seat} is asked {decision.prompt} again and again, and nothing happens"
            )
        elif self._reached[here] > MOST_REACHED:
            self.found = f"the position in which seat {decision.seat} is asked {decision.prompt} comes back"
