"""Who comes first when several effects want to be resolved at once (CORE-TIMING-01 to -03)."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement.settling import is_passing_through
from dejarik.assault.rules.movement.steps import Moved
from dejarik.assault.rules.state import Assault
from dejarik.kernel import NOBODY, Occurrence


def precedence(state: Assault, occurrence: Occurrence) -> Sequence[int]:
    """Mission rules, then the seats as the way to play says, in an attack with the attacker before the defender
    (CORE-TIMING-01 to -03). Nobody interrupts a figure on its way through another
    one's space (CORE-INTERRUPT-05)."""
    if isinstance(occurrence.event, Moved) and is_passing_through(state, occurrence.event.figure):
        return (NOBODY,)
    attack = state.find(Attack)
    if attack is None:
        return (NOBODY, *mode_of(state).order(state))
    first = attack.seat
    target = state.figures.get(attack.target)
    second = attack.target_seat if target is None else target.seat  # the defender, also when it is gone
    return (NOBODY, *mode_of(state).order_in_attack(state, first, second))
