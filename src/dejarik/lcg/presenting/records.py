"""What a page receives of the card game: the table as it stands, hints, the catalogue, what can be chosen.

A card in play, in a hand, beneath an objective or in an edge stack has an `id` of its own (a whole number, never used
twice) and a `key`, its name in `Catalogue.cards`; the key is null where the one who looks may not know it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from dejarik.kernel import Text
from dejarik.kernel.sent import Maybe, Sent, SettingChoice
from dejarik.lcg.decks.examining import CountedIcons, Purpose
from dejarik.lcg.decks.ready_made import DeckKind
from dejarik.lcg.facts.cards import Affiliation, Box, CardType, Challenge, Keyword, Protect, Side, Trait
from dejarik.lcg.rules.state import Phase


class Held(Sent, kw_only=True):
    """A card that may lie facedown."""

    id: int
    key: str | None


class Beneath(Held, kw_only=True):
    """A card that lies beneath an objective."""

    owner: int


class SetAside(Held, kw_only=True):
    """A card that was set aside at the start."""

    seat: int
    cost: int | None  # what it costs now


class StackCard(Held, kw_only=True):
    """A card in an edge stack."""

    force: int | None


class PrintedIcons(Sent, kw_only=True):
    """The combat icons of a unit, as printed."""

    normal: CountedIcons
    edge: CountedIcons


class Card(Sent, kw_only=True):
    """A card in play, with its values after all that changes them. Units and objectives have more."""

    id: int
    key: str | None  # null while facedown
    under: str | None  # what its owner knows to lie facedown here
    seat: int  # who controls it
    owner: int
    type: CardType
    host: int | None  # what it is attached to
    focus: int
    damage: int
    shields: int
    capacity: int
    resources: int
    place: int  # 1 to 9 in the pyramid (rows of 2, 3 and 4, the front row first), else 0
    facedown: bool
    number: Maybe[int] = UNSET  # which of the cards of its title in play it is, from the second on
    force: Maybe[int] = UNSET  # of a unit: its Force icons
    committed: Maybe[bool] = UNSET
    unit: Maybe[int] = UNSET  # combat icons that count now
    blast: Maybe[int] = UNSET
    tactics: Maybe[int] = UNSET
    icons: Maybe[PrintedIcons] = UNSET  # icons beyond these come from other cards
    lit: Maybe[bool] = UNSET  # whether its edge icons count now
    part: Maybe[Literal["attack", "defend"] | None] = UNSET  # in the engagement
    captured: Maybe[list[Beneath]] = UNSET  # of an objective: what lies beneath it
    support: Maybe[list[Beneath]] = UNSET
    open: Maybe[bool] = UNSET  # whether enemies can reach it now
    engaged: Maybe[bool] = UNSET


class Player(Sent, kw_only=True):
    """A player; of hidden cards only how many there are."""

    seat: int
    side: Side
    number: int  # in the team
    colour: str  # of the seat: warm for the dark side, cool for the light side
    name: Text
    deck: str  # its name
    affiliation: str | None  # key
    hand: int
    command_deck: int
    objective_deck: int
    support_deck: int
    reserve: int  # reserve value
    common: Held | None  # the card in the common reserve
    discard: list[str]  # keys, the last on top
    victory: list[str]
    resources: int  # what the ready cards could generate
    out: bool
    faces: list[int]  # seats whose objectives this player may engage


class HandCard(Sent, kw_only=True):
    """A card that the seat may use as its hand."""

    id: int
    key: str
    zone: str  # "hand", "reserve", "loan" or "support": where it lies
    cost: int | None  # now
    options: list[str]  # ids of options about it


class Stack(Sent, kw_only=True):
    """An edge stack."""

    seat: int
    cards: list[StackCard]
    total: int | None  # null while cards are hidden
    revealed: bool


class Strike(Sent, kw_only=True):
    """A strike in progress."""

    unit: int
    done: list[str]  # icons resolved
    icon: str  # the one that is being resolved


class Engagement(Sent, kw_only=True):
    """The engagement in progress."""

    target: int
    attacker: int  # seat
    defender: int
    attackers: list[int]  # ids of units
    defenders: list[int]
    step: int  # index of the one of `steps` that goes on
    steps: tuple[str, ...]
    edge: int | None  # the seat that has won it
    stacks: list[Stack]  # the attacker's first
    striker: int | None  # seat
    strike: Strike | None


class Dial(Sent, kw_only=True):
    """The Death Star dial."""

    value: int
    end: int  # where the dark side wins; 0 where it wins nothing
    card: int  # what enhancements are put on


class Goal(Sent, kw_only=True):
    """Destroyed objectives that the light side wins with."""

    have: int
    need: int


class Force(Sent, kw_only=True):
    """What a side has in the Force struggle."""

    total: int  # Force icons that count now
    committed: list[int]
    cards: int  # Force cards of the side


class Payment(Sent, kw_only=True):
    """What is being paid for."""

    seat: int
    key: str | None  # null for an ability, and for a card that is not known
    price: int


class Shown(Sent, kw_only=True):
    """The table as it stands."""

    seat: int | None  # through whose eyes; null for spectators
    format: str
    name: Text
    round: int  # 0 while the game is set up
    side: Side  # whose turn it is
    active: int
    phase: Phase
    balance: Side  # who has the Balance of the Force
    dial: Dial | None
    goal: Goal | None
    force: dict[Side, Force]
    order: list[int]  # seats around the table, once they are decided
    players: list[Player]
    cards: list[Card]
    fallen: list[int]  # places of the pyramid whose objective has been destroyed
    aside: list[SetAside]
    payment: Payment | None
    hand: list[HandCard]
    hands: dict[str, list[str]]  # keys, by seat: of teammates, who may show each other their cards
    engagement: Engagement | None


# --- Hints ------------------------------------------------------------------------------------------------


class Target(Sent, kw_only=True):
    """The objective that is engaged."""

    card: int
    damage: int
    capacity: int


class Hint(Sent, kw_only=True):
    """What is known about an option before it is taken. What it has depends on the option."""

    card: Maybe[int] = UNSET
    unit: Maybe[int] = UNSET
    blast: Maybe[int] = UNSET  # of `engage:…`: what all that could be declared have together
    tactics: Maybe[int] = UNSET
    target: Maybe[Target] = UNSET
    attackers: Maybe[list[int]] = UNSET  # units that could be declared
    left: Maybe[int | None] = UNSET  # damage the objective still takes; null while it is facedown
    cost: Maybe[int] = UNSET
    resources: Maybe[int] = UNSET  # what the player could generate


# --- The catalogue ----------------------------------------------------------------------------------------


class Printed(Sent, kw_only=True):
    """A card as printed."""

    id: str
    reference: str
    box: Box
    name: Text
    text: Text | None
    side: Side | None
    affiliation: Affiliation
    lock: Affiliation | None
    type: CardType
    unique: bool
    one_per_deck: bool
    cost: int | None
    capacity: int
    force: int
    resources: int
    priority: int | None
    normal: CountedIcons
    edge: CountedIcons
    traits: list[Trait]
    keywords: list[Keyword]
    edge_bonus: int
    protect: Protect | None
    challenge: Challenge
    complete: bool


class ObjectiveSet(Sent, kw_only=True):
    """An objective with its five cards."""

    number: str
    name: Text
    objective: str
    cards: tuple[str, ...]
    side: Side
    affiliation: Affiliation
    box: Box


class Explained(Sent, kw_only=True):
    """A word and what it means."""

    name: Text
    text: Text


class Words(Sent, kw_only=True):
    """The words of the game, by their values."""

    sides: dict[str, Text]
    affiliations: dict[str, Text]
    types: dict[str, Text]
    traits: dict[str, Text]
    boxes: dict[str, Text]
    keywords: dict[str, Explained]
    phases: dict[str, Text]


class DeckPurpose(Sent, kw_only=True):
    """What a deck can be built for."""

    value: Purpose
    label: Text
    text: Text
    side: Side | None  # the only side that does
    format: str


class ChallengeDeck(Sent, kw_only=True):
    """A challenge deck: all its cards, one key a copy, and how many sets of one's choice reinforce it."""

    value: Challenge
    label: Text
    side: Side | None
    format: str
    cards: list[str]
    support: int


class ReadyMade(Sent, kw_only=True):
    """A deck to start with."""

    name: str
    label: Text
    kind: DeckKind
    side: Side | None
    affiliation: str  # key
    sets: tuple[str, ...]  # numbers
    challenge: Challenge
    support: tuple[str, ...]


class Team(Sent, kw_only=True):
    """Decks that are made for each other."""

    name: str
    label: Text
    decks: tuple[str, ...]


class Catalogue(Sent, kw_only=True):
    """Facts that never change."""

    cards: dict[str, Printed]
    sets: dict[str, ObjectiveSet]
    words: Words
    purposes: list[DeckPurpose]
    challenges: list[ChallengeDeck]
    ready_made: list[ReadyMade]
    teams: list[Team]


# --- Before a game ----------------------------------------------------------------------------------------


class FormatChoice(SettingChoice, kw_only=True):
    """A format."""

    solo: Side | None  # the side that one player can play alone


class DeckChoice(SettingChoice, kw_only=True):
    """A ready-made deck."""

    side: Side | None
    affiliation: str
    kind: DeckKind


class SeatSide(Sent, kw_only=True):
    """The side that a seat plays."""

    value: Side
    label: Text


class Fit(Sent, kw_only=True):
    """Which decks fit which seats of a table, by the names of the seats' settings."""

    players: list[int]
    sides: dict[str, SeatSide]
    dropped: list[str]  # settings that can't be kept beside those of earlier seats
    refused: dict[str, dict[str, Text]]  # the decks that a seat can't have, each with why
