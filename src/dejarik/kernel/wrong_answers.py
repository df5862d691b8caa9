"""Answers that every game must refuse: too late, from somebody else, of another shape, of what is not offered.

The suite (`conformance`) gives them at every decision and looks whether anything has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from dejarik.kernel import engine
from dejarik.kernel.answers import random_answer
from dejarik.kernel.decisions import Decision, Kind
from dejarik.kernel.games import game_of
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import State

#: What is no answer to any question.
MALFORMED: tuple[Any, ...] = (
    None,
    7,
    1.5,
    True,
    [1],
    [["a"]],
    {"a": "b"},
    {1: 1},
    {"no such option": 1},
    ["no such option"],
    b"pass",
)


class WrongAnswer(NamedTuple):
    """An answer that must be refused, and what is wrong with it."""

    what: str
    answer: Any
    seat: int | None = None
    number: int | None = None


def wrong_answers(state: State, rng: Rng) -> Iterator[WrongAnswer]:
    """Wrong answers to what this state waits for."""
    decision = engine.decision(state)
    if decision is None:
        yield WrongAnswer("an answer after the end", "pass")
        return
    seat, number = decision.seat, decision.number
    right = random_answer(decision, rng)
    yield WrongAnswer("a stale answer", right, seat, number - 1)
    yield WrongAnswer("an answer from the future", right, seat, number + 1)
    for other in range(game_of(state).seat_count(state) + 1):  # and one who is not at the table
        if other not in decision.seats:
            yield WrongAnswer("an answer out of turn", right, other, number)
    yield WrongAnswer("an unknown option", "no such option", seat, number)
    for malformed in MALFORMED:
        yield WrongAnswer("a malformed answer", malformed, seat, number)
    for what, answer in _of_another_kind(decision, decision.ids(state)):
        yield WrongAnswer(what, answer, seat, number)


def _of_another_kind(decision: Decision, ids: list[str]) -> Iterator[tuple[str, Any]]:
    """Answers that would fit another kind of decision, or take too much."""
    if decision.kind is Kind.CHOOSE:
        yield "a list for one choice", ids[:1]
    elif decision.kind is Kind.DISTRIBUTE:
        yield "a negative amount", {ids[0]: -1}
        if decision.among and (others := _others(decision, ids)) is not None:
            yield "amounts without one that must get something", others
        yield "too large an amount", {ids[0]: decision.options[0].cap + 1}
    else:
        yield "one id for several", ids[0] if ids else ""
        yield "an option twice", [ids[0], ids[0]] if ids else ["a", "a"]


def _others(decision: Decision, ids: list[str]) -> dict[str, int] | None:
    """Amounts that would be right if nothing had to go to one of those `among` the options."""
    left, amounts = decision.least, {}
    for option, id in zip(decision.options, ids, strict=True):
        if option not in decision.among and left:
            amounts[id] = min(left, option.cap)
            left -= amounts[id]
    return None if left else amounts
