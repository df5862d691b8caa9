"""What a page receives of a mission: the table as it stands, and the odds of attribute tests.

What skirmishes show too is in `showing.records`. Nothing of a section that is not laid is in any of it, nor an event
that has not been read; what only the Empire knows is in `MissionShownToOne`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from dejarik.assault.board import TileType
from dejarik.assault.board.drawing import Ink
from dejarik.assault.board.grid import Point
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.vocabulary import Faction
from dejarik.assault.showing.catalogue_records import Area, Door
from dejarik.assault.showing.records import Attack, Figure, Group, Hint, Rolled, Token
from dejarik.kernel import Text
from dejarik.kernel.sent import Sent, SettingChoice


class LaidBoard(Sent, kw_only=True):
    """The map as far as it is laid, drawn as `BoardMap` is."""

    name: Text
    top_left: Point = msgspec.field(name="from")
    bottom_right: Point = msgspec.field(name="to")
    svg: str
    squares: list[tuple[str, Ink, list[TileType]]]  # name, terrain, types of its tile
    zones: dict[str, list[str]]  # none: missions have no deployment zones
    areas: list[Area]
    doors: dict[int, Door]  # by their numbers
    numbers: list[int]  # of the squares, as events have them


class MissionShown(Sent, kw_only=True):
    """The mission that is played."""

    key: str
    name: Text
    rules: list[Text]  # those that the briefing tells
    areas: list[str]


class GoalShown(Sent, kw_only=True):
    """What a side has to achieve."""

    text: Text
    at: list[int]  # tokens: those that it is about
    counted: int | None  # what has been collected for it, where the mission counts that


class TokensShown(Sent, kw_only=True):
    """Tokens of a kind that lie beside the map."""

    kind: str
    name: Text
    symbol: str  # its id in `Picture.symbols`
    count: int


class EventToCome(Sent, kw_only=True):
    """An event of the mission that has not happened yet."""

    title: Text
    text: Text
    options: list[Text]  # what is read of it, by the choice that somebody makes then


class ToldText(Sent, kw_only=True):
    """A text that has been read to everybody."""

    title: Text
    text: Text
    round: int


class CardInPlay(Sent, kw_only=True):
    """A card in front of somebody."""

    source: int
    card: str
    exhausted: bool
    depleted: bool
    face_down: bool  # for the time being: it cannot be used
    on: int | None  # a modification: the weapon that it is attached to
    tokens: int  # that lie on it, whatever they stand for


class AttributeDice(Sent, kw_only=True):
    """The dice of the attributes, on the side that counts."""

    strength: list[Die]
    insight: list[Die]
    tech: list[Die]


class HeroShown(Sent, kw_only=True):
    """A hero's sheet. The figure has conditions and power tokens."""

    figure: int
    seat: int
    sheet: str  # card
    side: str  # card: that of the side that counts
    name: Text
    health: int
    damage: int
    endurance: int
    strain: int
    speed: int
    wounded: bool
    withdrawn: bool
    escaped: bool
    incapacitated: bool  # stays on the board instead of withdrawing
    active: bool
    activations: int  # tokens that are left in this round
    acted: int  # activations of this round
    crates: int
    bounty: bool  # has a bounty token
    attributes: AttributeDice
    defence: list[Die]
    cards: list[CardInPlay]


class TestShown(Sent, kw_only=True):
    """The attribute test in progress."""

    figure: int
    attributes: list[Attribute]  # to choose from
    attribute: Attribute | None  # the one that is tested
    needed: int
    stored: int  # successes that are there from earlier tests
    token: int | None
    dice: list[Rolled]
    successes: int | None  # null before the roll


class EmpireShown(Sent, kw_only=True):
    """What everybody knows of the Imperial player's cards (CORE-INFO-01)."""

    backs: dict[str, int]  # cards in hand and reserved, by the affiliation on their backs
    agendas: int  # secret ones in hand …
    played: list[str]  # … and those that have been played
    influence: int
    cards: list[CardInPlay]
    attachments: list[str]  # those that no group has
    counted: int | None  # what it has collected, where the mission counts that


class MissionPlayerShown(Sent, kw_only=True):
    """A player of a mission."""

    seat: int
    team: int
    name: Text
    zone: str  # the colour in which the seat is drawn: one for each side


PaidKind = Literal["xp", "credits", "crates", "influence", "agenda", "card", "figure", "item", "campaign"]


class PaidFor(Sent, kw_only=True):
    """A reason why something is paid, and how much of it."""

    text: Text
    amount: int


class PaidShown(Sent, kw_only=True):
    """Something that a side receives after a mission."""

    kind: PaidKind
    text: Text
    amount: int  # 0: it is one thing
    reasons: list[PaidFor]


class PaymentShown(Sent, kw_only=True):
    """What a mission that is over pays to both sides, and what follows it in a campaign."""

    rebels: list[PaidShown]
    empire: list[PaidShown]
    next: list[Text]


class MissionShownToAll(Sent, kw_only=True):
    """A mission as everybody sees it."""

    format: Literal["mission"]
    map: LaidBoard
    mission: MissionShown
    round: int  # 0 while the mission is set up
    threat: int
    threat_level: int
    goals: list[GoalShown]  # what the Rebels have to achieve now
    told: list[ToldText]
    sections: list[str]  # those that are laid
    active: int | None  # whose activation it is, the innermost one
    players: list[MissionPlayerShown]
    heroes: list[HeroShown]
    empire: EmpireShown
    attached: dict[int, list[str]]  # groups, and the Attachments on each
    supply: int  # cards left in the deck
    stored: dict[int, int]  # tokens, and the successes that failed tests have left there
    on_sheets: dict[int, list[TokensShown]]  # figures, and what lies on the sheet or card of each
    supplies: list[TokensShown]  # what all Rebels have together
    recon: list[int]  # what recon tokens lie on: figures, tokens, and cards by their sources
    groups: list[Group]
    figures: list[Figure]
    tokens: list[Token]
    open_doors: list[int]
    shields: list[str]
    rubble: list[str]
    fallen: list[Group]
    attack: Attack | None
    test: TestShown | None
    paid: PaymentShown | None  # when it is over


class HandGroup(Sent, kw_only=True):
    """A Deployment card in the Imperial hand, or an agenda."""

    card: str
    cost: int  # in threat
    options: list[str]  # of the decision: those that deploy or play it


class ReservedGroupShown(Sent, kw_only=True):
    """A group that waits for an event."""

    card: str


class PointShown(Sent, kw_only=True):
    """An active deployment point."""

    name: str
    space: str


class MissionShownToOne(Sent, kw_only=True):
    """What the Empire sees beyond that; the others have nothing of their own."""

    hand: list[HandGroup]
    agendas: list[HandGroup]
    goal: Text | None  # what the Empire wants
    events: list[EventToCome]
    last_round: int | None  # after which the mission is over, where it says so
    reserved: list[ReservedGroupShown]
    points: list[PointShown]
    unlaid: list[list[str]]  # the spaces of each section that is not laid yet


# --- Hints ------------------------------------------------------------------------------------------------


class TestHint(Sent, kw_only=True):
    """An attribute that may be tested: its dice, and how likely it is to pass."""

    attribute: Attribute
    dice: list[Die]
    needed: int
    stored: int  # successes that are there from earlier tests
    added: int  # by cards
    passes: float
    successes: dict[str, float]  # how likely each number of them is, with those that are stored and added
    complete: bool  # false when an ability in play may change the roll


class ObjectHint(Hint, kw_only=True):
    """Something that a figure may interact with, and the tests that this demands, by the attributes to choose from."""

    tests: list[TestHint]


class HeroChoice(SettingChoice, kw_only=True):
    """A hero to play."""

    faction: Faction
    cards: list[str]  # the sheet, and the cards of the class that it begins with


class ClassChoice(SettingChoice, kw_only=True):
    """A class of the Empire."""

    cards: list[str]  # that it begins with


class CampaignChoice(SettingChoice, kw_only=True):
    """A campaign to play."""

    slots: int  # how many missions it has
