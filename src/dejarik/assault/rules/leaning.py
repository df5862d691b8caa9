"""What choosing a figure would do to it, for those who look: whether it helps or hurts. It is tried out on a copy, in
which everybody passes; what can't be seen so, or takes dice, is left open."""

from __future__ import annotations

from typing import Any

from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.ground import are_opponents
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Decision
from dejarik.kernel.obvious import foreseen
from dejarik.kernel.sent import CHOOSE

MOST_TRIED = 12  # options of one question
HARMFUL = (Condition.STUNNED, Condition.WEAKENED, Condition.BLEEDING)


def affected_facts(state: Assault, asked: Decision, id: int) -> dict[str, Any]:
    """A figure or token to which something is done: whether that helps or hurts it, and whether it is of one's side."""
    figure = state.figures.get(id)
    effect = None if figure is None else _effect_on(state, asked, figure)
    if figure is None or effect is None:
        return {"target": id}
    return {"target": id, "effect": effect, "own": not are_opponents(state, asked.seat, figure.seat)}


def _effect_on(state: Assault, asked: Decision, figure: Figure) -> str | None:
    option = next((each for each in asked.options if each.value == figure.id), None)
    if option is None or asked.kind is not CHOOSE or len(asked.options) > MOST_TRIED:
        return None
    ahead = foreseen(state, option)
    if ahead is None:
        return None
    found = ahead[0].figures.get(figure.id)
    gain = -1 if found is None else _worth(found) - _worth(figure)
    return None if gain == 0 else "helps" if gain > 0 else "hurts"


def _worth(figure: Figure) -> int:
    harm = sum(condition in HARMFUL for condition in figure.conditions)
    return len(figure.conditions) - 2 * harm + len(figure.power) - figure.damage
