"""What else belongs to taking part in an engagement: what only the log hears of, and the question whether to defend."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.kernel import Event, Public, Text, text
from dejarik.lcg.rules.about import AboutUnit
from dejarik.lcg.rules.names import listed, name_of
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.values import defenders_least


class Joined(Event, AboutUnit):
    """A unit has come into an engagement beside the declaration (LCGC-ENG-08)."""

    unit: Public[int]
    seat: Public[int]
    attacks: Public[bool]


class Unopposed(Event):
    """An attack is rewarded because nobody opposes it (any more)."""

    seat: Public[int]
    target: Public[int]


def defence_question(state: Lcg, target: int, seat: int, units: Iterable[int]) -> Text:
    """Whether to defend at all, where a single unit may not: because of what, and who of the player's own could."""
    cause = defenders_least.set_by(state, target)
    source = name_of(state, target if cause is None else cause.source, seat)
    able = listed(name_of(state, unit, seat) for unit in units)
    return text("lcg-defend", card=name_of(state, target, seat), source=source, units=able)
