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
    """Mission rules, then the seats as the way to play says; in an attack the attacker, the defender, then who plays
    with the attacker (CORE-TIMING-02, -03; IA-4P-30, -31). Nobody interrupts a figure on its way through another
    one's space (CORE-INTERRUPT-05)."""
    if isinstance(occurrence.event, Moved) and is_passing_through(state, occurrence.event.figure):
        return (NOBODY,)
    attack = state.find(Attack)
    if attack is None:
        return (NOBODY, *mode_of(state).order(state))
    first = attack.seat
    target = state.figures.get(attack.target)
    second = attack.target_seat if target is None else target.seat  # the defender, also when it is gone
    parties = (first,) if second in (NOBODY, first) else (first, second)
    rest = [seat for seat in mode_of(state).order(state) if seat not in parties]
    rest.sort(key=lambda seat: state.players[seat].team != state.players[first].team)
    return (NOBODY, *parties, *rest)
