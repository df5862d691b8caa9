"""Going on by chance, for search and simulation: answers that are drawn without looking for all that there are.

A question that says of which kinds of options it consists (`Question.kinds`) is not put: one kind is drawn, and if
there is nothing of it another one. What can come up, and how likely it is, is the same as if the question were put and
answered by `random_answer`: a verb that has options, each equally likely, then one of them. `tests/test_drawing.py`
shows that, fraction by fraction.
"""

from __future__ import annotations

from typing import Any

from dejarik.kernel.answers import random_answer, read_answer
from dejarik.kernel.decisions import Option
from dejarik.kernel.engine import decision, run
from dejarik.kernel.procedures import Procedure, Question
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import State


def play_on(state: State, rng: Rng, most: int) -> int:
    """Answer by chance until so many questions have been answered or the game is over; how many it were.

    For copies of which nobody hears (`rehearsal`). A seat that could only pass is not told apart from one that has the
    choice, so `state.number`, by which answers from outside are told apart, may be ahead of what it would be."""
    memory, stack = state.__dict__, state.stack
    for answered in range(most):
        if state.outcome is not None:
            return answered
        top = stack[-1]
        question = top.steps[top.at]
        assert type(question) is Question
        value = drawn(question, top, state, rng).received if question.kinds else _listed(state, rng)
        memory.pop("decision_", None)
        memory.pop("waiting_", None)
        state.number += 1
        top.at += 1
        memory["base_"] = len(stack)
        question.take(top, state, value)
        run(state, drawing=answered + 1 < most)  # at last it waits for a decision as ever
    return most


def drawn(question: Question, asking: Procedure, state: State, rng: Rng) -> Option:
    """One of the options that a question would offer: of a kind that has any, each equally likely."""
    kinds = list(question.kinds)
    state.__dict__["memo_"] = None
    options: list[Option] = []
    while not options:
        options = kinds.pop(rng.below(len(kinds)))(asking, state)
    del state.__dict__["memo_"]
    return rng.pick(options)


def _listed(state: State, rng: Rng) -> Any:
    """The value of an answer to a question that has to be put."""
    asked = decision(state)
    assert asked is not None
    return read_answer(state, asked, random_answer(asked, rng))
