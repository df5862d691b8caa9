"""What is reported of a told mission: what people have said, and what was read to them."""

from __future__ import annotations

from dejarik.assault.facts.campaign_records import Side
from dejarik.kernel import Event, Public


class TextRead(Event):
    """A text of the mission is read to everybody."""

    mission: Public[str]
    text: Public[str]


class RoundOver(Event):
    """A round is over: the Empire has more threat."""

    round: Public[int]
    threat: Public[int]  # that it has now


class ThreatIs(Event):
    """The Empire has so much threat now."""

    threat: Public[int]


class DoorOpen(Event):
    """People have said that a door is open."""

    door: Public[str]


class ObjectDone(Event):
    """People have said that an object has been dealt with."""

    kind: Public[str]
    count: Public[int]  # how many of them by now


class HeroWounded(Event):
    """People have said that a hero is wounded, or healthy again."""

    seat: Public[int]
    wounded: Public[bool]


class SectionLaid(Event):
    """A section of the map is laid."""

    section: Public[str]


class Looked(Event):
    """The Imperial player has looked at what only that player may know."""


class MissionOver(Event):
    """The mission is over: its result is entered now."""

    side: Public[Side]
    reason: Public[str]


class NotOver(Event):
    """It is not over after all."""


class Corrected(Event):
    """A part of the result was entered anew."""

    field: Public[str]
    value: Public[int]


class Agreed(Event):
    """A side has agreed to the result, or has not."""

    side: Public[Side]
    agrees: Public[bool]
