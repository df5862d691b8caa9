"""Cards and objective sets of the card game as plain facts: numbers, icons, traits, keywords, what they are put on.

Carries what is printed on the cards (LCGC-CARD, LCGC-DECK-01). What a text does is defined in the rules under the
card's id; titles and texts for people are messages of the locale files.
"""

from __future__ import annotations

from dejarik.authoring.datafiles import Printed
from dejarik.kernel.text import Text, text
from dejarik.lcg.facts.vocabulary import (
    Affiliation,
    AttachmentKind,
    Box,
    CardId,
    CardType,
    Challenge,
    Control,
    Keyword,
    Role,
    Side,
    Trait,
)

__all__ = [
    "Affiliation",
    "Attachment",
    "AttachmentKind",
    "Box",
    "COMMAND_TYPES",
    "Card",
    "CardId",
    "CardType",
    "Challenge",
    "ChallengeDeck",
    "Control",
    "Icons",
    "Keyword",
    "ObjectiveSet",
    "Printed",
    "PrintedSet",
    "Protect",
    "Role",
    "Side",
    "Trait",
]

COMMAND_TYPES = frozenset({CardType.UNIT, CardType.ENHANCEMENT, CardType.EVENT, CardType.FATE})


class Icons(Printed, frozen=True, kw_only=True):
    """Combat icons of the three types (LCGC-CARD-09)."""

    unit: int = 0
    blast: int = 0
    tactics: int = 0

    def __add__(self, other: Icons) -> Icons:
        return Icons(
            unit=self.unit + other.unit,
            blast=self.blast + other.blast,
            tactics=self.tactics + other.tactics,
        )


class Protect(Printed, frozen=True, kw_only=True):
    """Whom a card with the keyword Protect can take damage for: whatever meets one of these."""

    traits: tuple[Trait, ...] = ()
    """Friendly cards with at least one of these traits."""
    objective: bool = False
    """Friendly objectives."""
    unique_unit: bool = False
    """Friendly unique units."""

    def covers(self, card: Card) -> bool:
        """Whether the printed card is one of those it protects."""
        if self.objective and card.type is CardType.OBJECTIVE:
            return True
        if self.unique_unit and card.type is CardType.UNIT and card.unique:
            return True
        return not card.traits.isdisjoint(self.traits)


class Attachment(Printed, frozen=True, kw_only=True):
    """What an enhancement is put on (LCGC-ENH-01)."""

    kind: AttachmentKind
    traits: tuple[Trait, ...] = ()
    """The host has at least one of these."""
    control: Control = Control.ANY
    optional: bool = False
    """It is a unit that may come into play as an enhancement instead."""


class Card(Printed, frozen=True, kw_only=True):
    """One card, of whatever type: what a type does not have is 0, None or empty."""

    id: CardId
    reference: str
    """Box and collector number: `core-set:92`."""
    box: Box
    title: str
    """In English; `name` is for people."""
    side: Side | None = None
    affiliation: Affiliation = Affiliation.NEUTRAL
    lock: Affiliation | None = None
    """The affiliation a deck must have to hold this objective (LCGC-DECK-06)."""
    type: CardType
    unique: bool = False
    one_per_deck: bool = False
    """At most one copy of its set in a deck (LCGC-DECK-05)."""
    cost: int | None = None
    capacity: int = 0
    """Damage capacity; 0 for cards that have none."""
    capacity_per_opponent: int = 0
    """The damage capacity is this for every opponent who started the game (Jerjerrod's Task)."""
    force: int = 0
    """Force icons."""
    resources: int = 0
    """Resource value."""
    priority: int | None = None
    """Edge priority number of a fate card."""
    normal: Icons = Icons()
    """Combat icons that always count."""
    edge: Icons = Icons()
    """Combat icons that count while their controller has the edge."""
    traits: frozenset[Trait] = frozenset()
    keywords: frozenset[Keyword] = frozenset()
    edge_bonus: int = 0
    """The number of the keyword Edge."""
    protect: Protect | None = None
    attachment: Attachment | None = None
    reserve: int = 0
    """The starting reserve value of an affiliation card."""
    challenge: Challenge = Challenge.NONE
    role: Role = Role.NONE
    has_text: bool = False
    """It does something beyond its numbers and keywords."""

    @property
    def name(self) -> Text:
        """Its title, for people."""
        return text(f"lcg-card-{self.id}")

    @property
    def words(self) -> Text | None:
        """What its text does, in our words; None where it has no text."""
        return text(f"lcg-text-{self.id}") if self.has_text else None

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all messages of this card."""
        return (self.name.id, self.words.id) if self.words else (self.name.id,)

    @property
    def is_command_card(self) -> bool:
        """LCGC-CARD-08: cards of the command deck; Jerjerrod's Task is shuffled into one, but is no such card."""
        return self.type in COMMAND_TYPES

    @property
    def is_component(self) -> bool:
        """The Death Star dial and the facedown side of objectives: part of the game, but not a card of a box."""
        return self.type is CardType.DIAL or self.role is Role.FACEDOWN


class PrintedSet(Printed, frozen=True, kw_only=True):
    """An objective set as the data files write it: its number and its six cards."""

    number: str
    objective: CardId
    cards: tuple[CardId, ...]


class ObjectiveSet(Printed, frozen=True, kw_only=True):
    """An objective and its five command cards, always taken whole (LCGC-DECK-01)."""

    number: str
    objective: CardId
    cards: tuple[CardId, ...]
    """Five; a card that is in the set twice is here twice."""
    side: Side
    affiliation: Affiliation
    box: Box

    @property
    def name(self) -> Text:
        """A set is called by its objective."""
        return text(f"lcg-card-{self.objective}")


class ChallengeDeck(Printed, frozen=True, kw_only=True):
    """All cards of a challenge deck and how many copies of each it has."""

    challenge: Challenge
    set: str
    """The set number printed on its cards: `D01`."""
    cards: dict[CardId, int]
