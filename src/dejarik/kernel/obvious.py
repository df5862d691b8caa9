"""Answers that nobody needs to give: a question whose answers come to the same is not put to a person.

The engine asks it all the same, so that journals, replays and bots know one course of every game; whoever puts
questions to people takes the answer that is found here, unless they want to be asked. There are three such questions:

- one with nothing to choose but to do nothing (`Decision.is_idle`): the answer is a no;
- one whose options are all alike, as their verb says (`Verb.alike`): the answer is any of them, or any order of them;
- one about an order (`Decision.ordering`) in which everything is carried out in any case: where each order leads to the
  same state before anybody is asked something else or learns anything, the answer is any of them. That is tried out.

What is tried out is the real state. So nothing is answered here that depends on what somebody else hides: what might be
hidden is asked about in a window, and a window on the way is a difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from dejarik.kernel.answers import Choice
from dejarik.kernel.decisions import Decision, Option
from dejarik.kernel.engine import apply, clone, decision, share_decision
from dejarik.kernel.events import Event, Moment
from dejarik.kernel.games import game_of
from dejarik.kernel.sent import CHOOSE, ORDER
from dejarik.kernel.state import State, Unforeseen

S = TypeVar("S", bound=State)

#: More things than these are not tried out in all their orders.
MOST_ORDERED = 4
#: So many windows are passed in order to look ahead.
MOST_PASSED = 6


def obvious_answer(state: State) -> Choice | None:
    """The answer to what the game waits for, where all answers come to the same; None where it must be asked."""
    asked = decision(state)
    if asked is not None and asked.kind is ORDER:
        return list(asked.options) if _all_alike(state, asked) else None
    if asked is None or asked.kind is not CHOOSE:
        return None
    if asked.is_idle(state):
        return asked.refusal
    if _all_alike(state, asked) or (asked.ordering and _any_order_will_do(state, asked)):
        return asked.options[0]
    return None


def foreseen(state: S, option: Option) -> tuple[S, list[Event]] | None:
    """A state as it would be after an option, if everybody passed, and what would happen: as far as it can be
    foreseen. None where chance has a part, or the rules fail at it: that is found out when it is chosen."""
    try:
        after, events = _look_ahead(state, option)
    except Exception:
        return None
    return None if after.rng.drawn != state.rng.drawn else (after, events)


def _look_ahead(state: S, option: Option) -> tuple[S, list[Event]]:
    after, is_end = _after(state, option)
    events = list(after.journal)
    for _ in range(MOST_PASSED):
        asked = None if is_end else decision(after)
        if asked is None or not asked.window or asked.refusal is None:
            break
        after, is_end = _after(after, asked.refusal)
        events += after.journal
    return after, events


def is_heard(state: State, seat: int, *kinds: type[Event]) -> bool:
    """Whether a text that a seat may know of listens to events of these classes. For verbs that say what is `alike`:
    what others hide has no say in it."""
    eyes = game_of(state).eyes(state, seat)
    return any(
        state.sources[id].seen(eyes)
        for kind in kinds
        for moment in Moment
        for id, _ in state.index.listens(kind, moment)
    )


def _all_alike(state: State, asked: Decision) -> bool:
    first, *others = asked.options
    alike = first.verb.alike
    if alike is None or not others or any(option.verb is not first.verb for option in others):
        return False
    like_first = alike(state, asked, first.value)
    return all(alike(state, asked, option.value) == like_first for option in others)


def _any_order_will_do(state: State, asked: Decision) -> bool:
    """Whether each order in which these could be carried out leads to the same state."""
    if not 1 < len(asked.options) <= MOST_ORDERED or any(option.verb.declines for option in asked.options):
        return False
    first: State | None = None
    for last in _ends(state, asked):
        if last is None:
            return False
        if first is None:
            first = last
        elif last != first:
            return False
    return True


def _ends(state: State, asked: Decision) -> Iterator[State | None]:
    """Where each order leads to: the state in which something else is asked; None for what can't be foreseen."""
    for option in asked.options:
        after, is_end = _after(state, option)
        if after.rng.drawn != state.rng.drawn:
            yield None
            return
        following = None if is_end else decision(after)
        if following is not None and _goes_on(asked, following):
            yield from _ends(after, following)
        elif following is not None and (further := _settled(after, following)) is not None:
            yield further
        else:
            yield after


def _after(state: S, option: Option) -> tuple[S, bool]:
    """The state after an option was taken, as far as can be foreseen; and whether somebody would learn something."""
    twin = clone(state)
    taken = share_decision(state, twin, option)
    twin.__dict__["foreseeing_"] = True
    try:
        apply(twin, taken)
    except Unforeseen:
        return twin, True
    return twin, False


def _settled(state: State, asked: Decision) -> State | None:
    """The state beyond questions about orders that do not matter either, if there is one; once what follows is
    something else, that is the end."""
    if not asked.ordering or not _any_order_will_do(state, asked):
        return None
    return next(_ends(state, asked))


def _goes_on(asked: Decision, following: Decision) -> bool:
    """Whether the same is asked of what is left."""
    return (
        following.ordering
        and following.prompt == asked.prompt
        and following.seats == asked.seats
        and len(following.options) < len(asked.options)
    )
