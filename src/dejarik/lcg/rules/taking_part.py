"""What an engagement does that no text reacts to: only the log hears of it."""

from __future__ import annotations

from dejarik.kernel import Event, Public
from dejarik.lcg.rules.about import AboutUnit


class Joined(Event, AboutUnit):
    """A unit has come into an engagement beside the declaration (LCGC-ENG-08)."""

    unit: Public[int]
    seat: Public[int]
    attacks: Public[bool]


class Unopposed(Event):
    """An attack is rewarded because nobody opposes it (any more)."""

    seat: Public[int]
    target: Public[int]
