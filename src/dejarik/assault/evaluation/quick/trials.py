"""Trials: an option on a copy of the state, played on by the policy itself until what it began is over.

Unlike `rollouts`, one copy has to do; it is for the few questions that nobody has an answer to.
"""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.evaluation.positions import evaluate
from dejarik.assault.evaluation.rollouts import has_come_to_rest, promise
from dejarik.assault.evaluation.stakes import stakes_of
from dejarik.assault.evaluation.survey import twin_of
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Choice, Decision, Kind, Option, Rng, apply, decision
from dejarik.kernel.engine import share_decision
from dejarik.kernel.records import copy

MOST_ANSWERS = 10
"""How far a trial is played, in answers."""

Answering = Callable[[Assault, Decision], Choice]


def trial(state: Assault, asked: Decision, option: Option, dice: Rng, answer: Answering) -> Assault:
    """The state after an option has been taken and played to its end."""
    attack, activation = state.find(Attack), state.find(Activation)
    frame = attack.frame if attack is not None else 0
    current = activation.frame if activation is not None else 0
    twin = twin_of(state)
    twin.rng = copy(dice)
    taken = share_decision(state, twin, option)
    apply(twin, taken if asked.kind is Kind.CHOOSE else [taken])
    for _ in range(MOST_ANSWERS):
        following = decision(twin)
        if following is None or _is_over(twin, frame, current):
            break
        refusal = following.refusal if isinstance(twin.stack[-1], stakes_of(twin).rests) else None
        apply(twin, refusal or answer(twin, following))
    return twin


def _is_over(twin: Assault, attack: int, activation: int) -> bool:
    if attack:
        return all(not isinstance(each, Attack) or each.frame != attack for each in twin.stack)
    return has_come_to_rest(twin, activation)


def glance(state: Assault, asked: Decision, option: Option, side: int) -> float:
    """What things look like to a side directly after an option, and what an attack promises that it begins."""
    twin = twin_of(state)
    taken = share_decision(state, twin, option)
    apply(twin, taken if asked.kind is Kind.CHOOSE else [taken])
    return evaluate(twin, side) + promise(state, twin, side)
