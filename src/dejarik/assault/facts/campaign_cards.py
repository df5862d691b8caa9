"""Cards of the campaign as plain facts: hero sheets, Class, Item, Supply, Reward and Agenda cards.

Carries what is printed on them, in the manner of `cards`: numbers, dice, traits, surges, and effects by name with their
prices. A printed bonus is a field only where it is always the bearer's own (an Attachment: each figure's of its group);
what other figures get, or only at times, is left to the effect that says so.
"""

from __future__ import annotations

from dejarik.assault.board.bases import Base
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.campaign_vocabulary import (
    AfterUse,
    AgendaType,
    Camp,
    DeckId,
    GearKind,
    ItemTrait,
    RewardType,
)
from dejarik.assault.facts.cards import (
    AttackProfile,
    Attribute,
    Bonus,
    Card,
    CardId,
    EffectName,
    Faction,
    HostRestriction,
    Printed,
    PrintedEffect,
    PrintedKeyword,
    PrintedSurge,
    Title,
    Trait,
)


class HeroSide(Printed, frozen=True, kw_only=True):
    """One side of a hero sheet: healthy, or wounded."""

    health: int
    endurance: int
    speed: int
    defence: tuple[Die, ...] = ()
    strength: tuple[Die, ...]
    insight: tuple[Die, ...]
    tech: tuple[Die, ...]
    surges: tuple[PrintedSurge, ...] = ()
    effects: tuple[EffectName, ...] = ()
    """Which effects of the sheet are on this side."""

    def attribute(self, attribute: Attribute) -> tuple[Die, ...]:
        """The dice of an attribute."""
        match attribute:
            case Attribute.STRENGTH:
                return self.strength
            case Attribute.INSIGHT:
                return self.insight
            case Attribute.TECH:
                return self.tech


class HeroSheet(Card, frozen=True, kw_only=True):
    """A hero with both sides; `effects` are those of either. The traits are of the skirmish card."""

    has_subtitle: bool = False
    faction: Faction
    unique: bool = False
    traits: tuple[Trait, ...]
    base: Base
    healthy: HeroSide
    wounded: HeroSide
    companion: CardId = CardId("")

    @property
    def title(self) -> Title:
        """What it shares with its skirmish card (CORE-TERM-13)."""
        return Title(self.id)

    def effects_of(self, side: HeroSide) -> tuple[PrintedEffect, ...]:
        """The effects on one of its sides."""
        return tuple(each for each in self.effects if each.name in side.effects)

    @property
    def messages(self) -> tuple[str, ...]:
        return (*super().messages, f"card-{self.id}-subtitle") if self.has_subtitle else super().messages

    @property
    def message_file(self) -> str:
        return f"ia-heroes-{self.set.value}.ftl"


class Increase(Printed, frozen=True, kw_only=True):
    """What a card adds to the numbers of whoever has it; negative numbers take away."""

    health: int = 0
    endurance: int = 0
    speed: int = 0


class Gear(Card, frozen=True, kw_only=True):
    """What a hero has: feats and items.

    Surges, keywords and bonuses of a weapon are those of attacks with it (keywords and bonuses stand in `attack`), of a
    modification those of attacks with the weapon it is on, of everything else those of the hero.
    """

    kind: GearKind
    traits: tuple[ItemTrait, ...] = ()
    attack: AttackProfile | None = None
    modification_slots: int = 0
    keywords: tuple[PrintedKeyword, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    increase: Increase = Increase()
    surges: tuple[PrintedSurge, ...] = ()


class ClassCard(Gear, frozen=True, kw_only=True):
    """A card of a hero's class deck: bought with experience, or there from the beginning."""

    hero: CardId
    starting: bool = False
    experience: int = 0
    sells_for: int = 0
    """Credits; 0 where it can't be sold."""
    companion: CardId = CardId("")

    @property
    def message_file(self) -> str:
        return f"ia-heroes-{self.set.value}.ftl"


class ItemCard(Gear, frozen=True, kw_only=True):
    """A card of one of the three Item decks."""

    tier: int
    cost: int
    """Credits."""

    @property
    def message_file(self) -> str:
        return "ia-items.ftl"


class SupplyCard(Card, frozen=True, kw_only=True):
    """A card of the Supply deck."""

    traits: tuple[ItemTrait, ...]
    companion: CardId = CardId("")

    @property
    def message_file(self) -> str:
        return "ia-items.ftl"


class RewardCard(Gear, frozen=True, kw_only=True):
    """A Reward card: of a hero, of all heroes or of the Imperial player."""

    side: Camp
    type: RewardType
    hero: CardId = CardId("")
    """Whose personal reward it is."""
    shared: bool = False
    """It is of all Rebels and tied to no hero (CORE-CARD-05)."""
    attaches_to: HostRestriction | None = None
    companion: CardId = CardId("")

    @property
    def message_file(self) -> str:
        return "ia-rewards.ftl"


class ImperialClassCard(Card, frozen=True, kw_only=True):
    """A card of an Imperial class deck: bought with experience, or there from the beginning."""

    deck: DeckId
    starting: bool = False
    experience: int = 0
    attaches_to: HostRestriction | None = None
    keywords: tuple[PrintedKeyword, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    increase: Increase = Increase()
    defence: tuple[Die, ...] = ()
    """Dice that it adds to the defence."""
    surges: tuple[PrintedSurge, ...] = ()
    companion: CardId = CardId("")

    @property
    def message_file(self) -> str:
        return "ia-imperial-class.ftl"


class Period(Printed, frozen=True, kw_only=True):
    """The time periods of the campaigns that a card can be used in (CORE-AGENDA-01)."""

    first: int
    last: int


class AgendaMission(Printed, frozen=True, kw_only=True):
    """What the card of a mission says."""

    places: tuple[str, ...]
    """Where it happens: planet, owner, landscape."""
    reward: CardId
    """A Reward card, or a villain's Deployment card."""
    period: Period | None = None


class AgendaCard(Card, frozen=True, kw_only=True):
    """An Agenda card: bought with influence."""

    deck: DeckId
    cost: int
    type: AgendaType
    after_use: AfterUse
    mission: AgendaMission | None = None

    @property
    def message_file(self) -> str:
        return "ia-agenda.ftl"
