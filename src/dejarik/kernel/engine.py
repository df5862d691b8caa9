"""The engine: start a game, ask what it waits for, answer.

`start` and `apply` carry procedures out step by step until somebody has to decide or
the game is over. The decision is derived from the state each time and is never part of it,
so a state that was loaded, cloned or taken back asks the same as the one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from dejarik.kernel.answers import only_value, read_answer
from dejarik.kernel.corrections import Correction
from dejarik.kernel.decisions import Decision, Option, own_value
from dejarik.kernel.errors import Refused
from dejarik.kernel.events import Event
from dejarik.kernel.games import AnyGame, game_of
from dejarik.kernel.procedures import Question
from dejarik.kernel.records import copy
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import State
from dejarik.kernel.views import show

S = TypeVar("S", bound=State)

#: More steps than this between two decisions are a loop in the rules.
MOST_STEPS = 100_000


class Fault(Exception):
    """The rules themselves are wrong: a question without an answer, a loop, an empty stack."""


def start(game: AnyGame, options: Any, seed: int) -> Any:
    """A new game at its first decision."""
    state = game.new(options, Rng.seeded(seed))
    run(state)
    return state


def decision(state: State) -> Decision | None:
    """What the game waits for; None when it is over. The same state always asks the same."""
    if state.outcome is not None:
        return None
    known: Decision | None = state.__dict__.get("decision_")
    if known is None:
        top = state.stack[-1]
        question = top.steps[top.at]
        asked = _put(state, question) if type(question) is Question else None
        if asked is None:
            raise Fault(f"{type(top).__name__} waits at step {top.at}, which asks nothing")
        known = _waited_for(state, asked)
    return known


def _put(state: State, question: Question) -> Decision | None:
    """Put the question of the procedure on top. As long as that goes on, nothing changes (`memos.asked_memo`)."""
    memory = state.__dict__
    memory["memo_"] = None  # begun when somebody wants it
    try:
        return question.put(state.stack[-1], state)
    finally:
        memory.pop("memo_", None)


def _waited_for(state: State, asked: Decision) -> Decision:
    """A question becomes the decision that the game waits for: with its number and all who may answer."""
    asked.number = state.number
    if not asked.partners and (game := game_of(state)).has_shared_decisions:
        asked.partners = game.partners_in(state, asked)
    state.__dict__["decision_"] = asked
    return asked


def apply(state: State, answer: object, *, seat: int | None = None, number: int | None = None) -> list[Event]:
    """Answer the decision with ids or with its options, and play on to the next one or to the end.

    `seat` and `number`, where given, must be those of the decision, or the seat of a partner: so an answer
    that comes late, twice or from somebody else is refused. A refused answer changes nothing. What is
    returned is everything that happened.
    """
    asked = decision(state)
    if asked is None:
        raise Refused("refused-over")
    if number is not None and number != asked.number:
        raise Refused("refused-stale", number=asked.number)
    if seat is not None and seat not in asked.seats:
        raise Refused("refused-seat")
    value = read_answer(state, asked, answer)
    memory = state.__dict__
    state.journal = []
    memory["learned"] = 0
    memory.pop("shown_by_", None)
    memory.pop("waiting_", None)
    del memory["decision_"]
    state.number += 1
    stack = state.stack
    top = stack[-1]
    question = top.steps[top.at]
    top.at += 1
    memory["base_"] = len(stack)
    question.take(top, state, value)  # type: ignore[union-attr]
    run(state)
    return state.journal


def correct(state: S, options: Any, correction: Correction) -> S:
    """The state with something put right: it waits for the same decision, as that is asked now, or for the next one if
    nothing is left to be asked. A `Problem` says what can't be; the given state stays as it is in any case."""
    corrected = copy(state)  # people may change anything: nothing that has been worked out goes along
    corrected.journal = []
    corrected.__dict__["learned"] = 0
    corrected.__dict__.pop("shown_by_", None)
    corrected.__dict__.pop("decision_", None)
    game_of(state).correct(options, corrected, correction)
    run(corrected)
    return corrected


def run(state: State, *, drawing: bool = False) -> None:
    """Carry out steps until somebody must decide or the game is over. With `drawing`, questions that say of which kinds
    they consist are waited at without being put (`drawing.play_on`)."""
    try:
        _run(state, drawing)
    finally:
        state.__dict__.pop("base_", None)


def _run(state: State, drawing: bool) -> None:
    stack = state.stack
    memory = state.__dict__
    for _ in range(MOST_STEPS):
        if state.outcome is not None:
            return
        if not stack:
            raise Fault("nothing is in progress, and the game is not over")
        top = stack[-1]
        steps = top.steps
        at = top.at
        if at >= len(steps):
            stack.pop()
            if top.scope:
                state.expire(top.label)
            if stack:
                memory["base_"] = len(
                    stack
                )  # what is started now lies above what is in progress (`State.push`)
                stack[top.under].receive(state, top)
            continue
        step = steps[at]
        memory["base_"] = len(stack)
        if type(step) is not Question:
            top.at = at + 1
            step(top, state)  # type: ignore[operator]
            continue
        if (drawing and step.kinds) or (step.waits and "unheard" in memory):
            return
        asked = _put(state, step)
        if asked is None or asked.needless:
            top.at = at + 1
        elif asked.is_plain:
            top.at = at + 1
            step.take(top, state, only_value(asked))
        elif not asked.has_answer:
            raise Fault(f"{type(top).__name__} asks {asked.prompt} without any answer")
        else:
            _waited_for(state, asked)
            return
    raise Fault(f"{type(stack[-1]).__name__} goes on for ever")


def clone(state: S) -> S:
    """An equal state that goes its own way."""
    twin = copy(state)
    state.lend(twin)
    return twin


def rehearsal(state: S) -> S:
    """A copy to try things on: it goes its own way, and nobody hears of it, so nothing is written down for the log."""
    twin = clone(state)
    twin.__dict__["unheard"] = True
    return twin


def share_decision(state: State, twin: State, taken: Option) -> Option:
    """Let a copy wait for what its original waits for, without asking again: the option to be taken there, whose value
    is its own, since a procedure may go on with it. Where that can't be had, the copy asks for itself."""
    asked = state.__dict__.get("decision_")
    value = own_value(taken.value)
    if asked is None or (value is None and taken.value is not None):
        return taken
    own = Option(taken.verb, value, taken.cap)
    options = [own if option is taken else option for option in asked.options]
    if not any(option is own for option in options):
        return taken
    twin.__dict__["decision_"] = replace(asked, options=options)
    return own


def told(state: State, events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What happened, as a seat may hear it, or a spectator (None): plain data."""
    eyes = () if seat is None else game_of(state).eyes(state, seat)
    return [show(event, eyes) for event in events]


def view(state: State, seat: int | None) -> dict[str, Any]:
    """All that a seat may see, or a spectator (None): plain data that shares nothing with the state.

    The decision is shown with its options to the seats that may answer; others see whose turn it is.
    """
    asked = decision(state)
    shown_decision: dict[str, Any] | None = None
    if asked is not None:
        shown_decision = asked.show(state) if seat in asked.seats else _whose(asked)
    return {"seat": seat, "decision": shown_decision, "state": sight(state, seat)["state"]}


def sight(state: State, seat: int | None) -> dict[str, Any]:
    """A view without the decision."""
    eyes = () if seat is None else game_of(state).eyes(state, seat)
    return {"seat": seat, "state": show(state, eyes)}


def _whose(asked: Decision) -> dict[str, Any]:
    """A decision as those see it who have no part in it."""
    return {
        "number": asked.number,
        "seat": asked.seat,
        **({"partners": list(asked.partners)} if asked.partners else {}),
    }
