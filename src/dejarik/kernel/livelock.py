"""Livelocks: everybody keeps answering and nothing goes on.

Two things give one away. The same question to the same seat, over and over while nobody hears of anything: rules that
ask until they like the answer (and may write down each time that they asked, so the states need not be equal). And a
position that comes back, whatever was told on the way: in both games nearly everything costs something, so a circle
is not closed by accident. In dozens of honest games no question came more than twice and no position came back.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import msgspec

from dejarik.kernel import engine
from dejarik.kernel.decisions import Decision
from dejarik.kernel.state import State

#: The same question may be put so often while nothing is told, and a position reached so often in a game.
MOST_ASKED = 5
MOST_REACHED = 2

#: What makes a question the same one: the seat, the prompt, the ids of the options.
QuestionKey = tuple[int, str, tuple[str, ...]]


def question_of(state: State, decision: Decision) -> QuestionKey:
    return decision.seat, str(decision.worded(state)), tuple(decision.ids(state))


def position(state: State) -> bytes:
    """A fingerprint of a state but for what only counts: of decisions, ids, draws, scopes."""
    frames = [procedure.frame for procedure in state.stack]
    for procedure in state.stack:
        procedure.frame = 0
    parts = [getattr(state, name) for name in state.__struct_fields__ if name not in _COUNTING]
    found = blake2b(_encoder.encode(parts), digest_size=16).digest()
    for procedure, frame in zip(state.stack, frames, strict=True):
        procedure.frame = frame
    return found


_COUNTING = frozenset({"number", "serial", "rng"})
_encoder = msgspec.msgpack.Encoder()


class Watch:
    """What was asked in a game since anything was told, and which positions it has had."""

    def __init__(self) -> None:
        self._asked: Counter[QuestionKey] = Counter()
        self._reached: Counter[bytes] = Counter()
        self.found = ""  # what is wrong at this decision
        self.question: QuestionKey | None = None  # that is put at it, where it was reached by an answer

    @property
    def ids(self) -> tuple[str, ...]:
        """Of the options of this question, as far as it is known."""
        return self.question[2] if self.question else ()

    def reach(self, state: State, told: bool) -> None:
        """A decision is reached, after something was told or nothing."""
        self.found, self.question = "", None
        decision = engine.decision(state)
        if decision is None:
            return
        if told:
            self._asked.clear()
        question, here = question_of(state, decision), position(state)
        self.question = question
        self._asked[question] += 1
        self._reached[here] += 1
        if self._asked[question] > MOST_ASKED:
            self.found = (
                f"seat {decision.seat} is asked {decision.prompt} again and again, and nothing happens"
            )
        elif self._reached[here] > MOST_REACHED:
            self.found = f"the position in which seat {decision.seat} is asked {decision.prompt} comes back"
