"""What a page receives of a told mission."""

from __future__ import annotations

from typing import Literal

from dejarik.assault.campaign.companion.entering import FieldKind
from dejarik.assault.campaign.presenting.records import (
    EventToCome,
    LaidBoard,
    MissionPlayerShown,
    MissionShown,
    PaymentShown,
    PointShown,
    ReservedGroupShown,
    ToldText,
)
from dejarik.assault.facts.campaign_records import Side
from dejarik.kernel import Text
from dejarik.kernel.sent import Sent

MarkKind = Literal["entrance", "group", "ally", "door", "token", "crate"]


class MarkShown(Sent, kw_only=True):
    """Something that lies or stands on the map at the beginning, or when its section is laid."""

    kind: MarkKind
    name: Text
    card: str | None  # of a group
    symbol: str | None  # its id in `Picture.symbols`
    colour: str | None
    spaces: list[str]  # of a door: those at its sides
    note: Text | None


class DoorTold(Sent, kw_only=True):
    """A door at a section that is laid."""

    door: str
    place: str
    open: bool


class ObjectTold(Sent, kw_only=True):
    """Objects of a kind on the sections that are laid."""

    kind: str
    name: Text
    symbol: str | None
    count: int
    done: int  # how many of them have been dealt with


class ToldHeroShown(Sent, kw_only=True):
    """A hero at the people's own table."""

    seat: int
    sheet: str  # card
    name: Text
    cards: list[str]
    wounded: bool
    bounty: bool


class FieldShown(Sent, kw_only=True):
    """A part of the result."""

    field: str  # in the options that change it
    kind: FieldKind
    text: Text
    value: int
    choices: list[int]  # none: it follows from what has been told


class ToldShownToAll(Sent, kw_only=True):
    """A told mission as everybody sees it."""

    format: Literal["companion"]
    step: Literal["set-up", "telling", "entering"]
    map: LaidBoard
    mission: MissionShown
    round: int
    threat: int
    threat_level: int
    players: list[MissionPlayerShown]
    goals: list[Text]
    told: list[ToldText]
    marks: list[MarkShown]
    doors: list[DoorTold]
    objects: list[ObjectTold]
    heroes: list[ToldHeroShown]
    ally: str | None
    empire_class: str
    empire_cards: list[str]
    villains: list[str]
    agendas: int  # how many secret ones
    influence: int
    credits: int
    ended: Text | None  # why it is over
    won: Side | None
    fields: list[FieldShown]
    problems: list[Text]  # what can't be right in the result
    paid: PaymentShown | None


class EventDue(EventToCome, kw_only=True):
    """An event that can still happen, and what to look for."""

    event: str
    when: list[Text]
    waits: bool  # for something else, by all that has been told


class OpenGroupsTold(Sent, kw_only=True):
    """The groups that the Imperial player chooses in secret."""

    count: int
    also: list[str]  # cards that come besides
    without: list[Text]  # what they can't be


class ToldShownToOne(Sent, kw_only=True):
    """What only the Imperial player knows; the others have nothing of their own."""

    hand: list[str]  # agendas
    goal: Text | None
    events: list[EventDue]
    last_round: int | None
    reserved: list[ReservedGroupShown]
    open_groups: OpenGroupsTold | None
    points: list[PointShown]
    unlaid: list[list[str]]  # the spaces of each section that is not laid yet
