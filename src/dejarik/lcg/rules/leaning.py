"""What choosing a card would do to it, for those who look: whether it helps or hurts. It is tried out on a copy, in
which everybody passes; what can't be seen so is left open."""

from __future__ import annotations

from dejarik.kernel import Decision, Event
from dejarik.kernel.obvious import foreseen
from dejarik.kernel.sent import CHOOSE
from dejarik.lcg.rules.damage import Damaged
from dejarik.lcg.rules.leaving import Leaves
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.tokens import FocusChanged, Healed, ShieldChanged
from dejarik.lcg.rules.values import blast_damage, capacity, is_unit, tactics, unit_damage

MOST_TRIED = 12  # options of one question
HELPS, HURTS = "helps", "hurts"


def effect_on(state: Lcg, asked: Decision, id: int) -> str | None:
    """Whether a card in play would be better off if it were chosen, or worse."""
    if asked.kind is not CHOOSE or len(asked.options) > MOST_TRIED or not in_play(state, id):
        return None
    option = next((each for each in asked.options if each.value == id), None)
    if option is None:
        return None
    ahead = foreseen(state, option)
    if ahead is None:
        return None
    after, events = ahead
    happened = (_change(event) for event in events if getattr(event, "card", 0) == id)
    first = next((change for change in happened if change), 0)  # whatever comes later may be the next turn
    if not first:
        first = _strength(after, id) - _strength(state, id) if in_play(after, id) else -1
    return None if first == 0 else HELPS if first > 0 else HURTS


def _change(event: Event) -> int:
    """What an event is worth to its card: more than nothing if it helps."""
    match event:
        case ShieldChanged(by=by) | Healed(by=by):
            return by
        case FocusChanged(by=by):
            return -by
        case Damaged() | Leaves():
            return -1
        case _:
            return 0


def _strength(state: Lcg, id: int) -> int:
    icons = unit_damage(state, id) + blast_damage(state, id) + tactics(state, id) if is_unit(state, id) else 0
    return icons + capacity(state, id)
