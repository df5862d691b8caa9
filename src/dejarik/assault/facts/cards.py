"""Cards of Imperial Assault as plain facts: numbers, dice, traits, keywords, surges and the effects by name.

Carries what is printed on Deployment, Command, Companion, Form and Condition cards (CORE-TERM-12 to -15, IA-FIELD).
What an effect does is defined elsewhere under its name here; texts for people are messages of the locale files.
"""

from __future__ import annotations

from dejarik.assault.board.bases import Base
from dejarik.assault.dice.attack import AttackEffect, Condition, PowerToken, SurgeAbility
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.vocabulary import (
    AttackType,
    Attribute,
    Box,
    CardId,
    ConditionTrait,
    EffectKind,
    EffectLimit,
    EffectName,
    Faction,
    FigureSize,
    GameMode,
    Keyword,
    RestrictionKind,
    Role,
    Stat,
    Timing,
    Title,
    Trait,
    When,
)
from dejarik.authoring.datafiles import Printed
from dejarik.kernel.text import Text, text

__all__ = [
    "ArmyBuilding",
    "AttackProfile",
    "AttackType",
    "Attribute",
    "Bonus",
    "Box",
    "Card",
    "CardId",
    "CommandCard",
    "CommandRestriction",
    "CompanionCard",
    "ConditionCard",
    "ConditionTrait",
    "DeploymentCard",
    "EffectKind",
    "EffectLimit",
    "EffectName",
    "Faction",
    "FigureSize",
    "FormCard",
    "GameMode",
    "HostRestriction",
    "Keyword",
    "Printed",
    "PrintedEffect",
    "PrintedKeyword",
    "RestrictionKind",
    "Role",
    "Stat",
    "PrintedSurge",
    "Timing",
    "Title",
    "Trait",
    "When",
    "bonus",
    "keyword_values",
]


ACTIONS = {EffectKind.SPECIAL_ACTION: 1, EffectKind.DOUBLE_SPECIAL_ACTION: 2}


class PrintedKeyword(Printed, frozen=True, kw_only=True):
    """A keyword with its number (Pierce 3, Cleave 2) or the tile type of Habitat (IA-HABITAT-01)."""

    keyword: Keyword
    value: int = 0
    habitat: str = ""


class Bonus(Printed, frozen=True, kw_only=True):
    """A printed bonus to the results of every attack, as attacker or as defender."""

    stat: Stat
    amount: int
    when: When


class PrintedSurge(Printed, frozen=True, kw_only=True):
    """A surge ability: once per attack; the same line printed twice is two of them (CORE-SURGE-02)."""

    cost: int = 1
    gains: AttackEffect = AttackEffect()
    tokens: tuple[PowerToken, ...] = ()
    """The attacker gains one power token of one of these kinds."""
    name: EffectName = EffectName("")
    """The effect of the same card that is this ability; it says what happens beyond `gains` and `tokens`."""
    conditional: bool = False
    """It is there only in the attacks that the effect called `name` speaks of."""

    @property
    def ability(self) -> SurgeAbility:
        """As much of it as changes the dice, for the odds."""
        return SurgeAbility(self.gains, self.cost)


class AttackProfile(Printed, frozen=True, kw_only=True):
    """How a figure attacks. Where the dice are of the attacker's choice, `choice` says how many."""

    type: AttackType
    dice: tuple[Die, ...] = ()
    choice: int = 0
    most_alike: int = 0
    """How many chosen dice may have the same colour."""
    attribute: Attribute | None = None
    """The dice are those of this attribute of the attacker."""
    keywords: tuple[PrintedKeyword, ...] = ()
    bonuses: tuple[Bonus, ...] = ()


class PrintedEffect(Printed, frozen=True, kw_only=True):
    """An effect in a card's text field, by its name; what it does is defined under `(card, name)`."""

    name: EffectName
    kind: EffectKind
    limit: EffectLimit = EffectLimit.NONE
    strain: int = 0
    """Strain to suffer for it."""
    damage: int = 0
    """Damage to suffer for it."""
    threat: int = 0
    """Threat to pay for it."""
    influence: int = 0
    """Influence to pay for it."""
    victory_points: int = 0
    """Victory points to pay for it."""
    exhaust: bool = False
    deplete: bool = False
    discard: bool = False
    """What becomes of the card that it is on, as a price."""
    restates: bool = False
    """It says nothing beyond the card's bonuses or attack pool: never apply it twice."""
    attack: AttackProfile | None = None
    """The attack it makes in place of the printed one."""

    @property
    def actions(self) -> int:
        """The actions it costs. A price in surges stands with the surge ability of its name."""
        return ACTIONS.get(self.kind, 0)


class HostRestriction(Printed, frozen=True, kw_only=True):
    """Which Deployment cards an Attachment can be put on (CORE-ARMY-12, IA-ATTACH-05)."""

    traits: tuple[Trait, ...] = ()
    """At least one of these."""
    without: tuple[Trait, ...] = ()
    """None of these."""
    role: Role | None = None
    unique: bool = False
    card: CardId = CardId("")
    """Exactly this card."""

    def admits(self, host: DeploymentCard) -> bool:
        """Whether the Attachment can be put on this card."""
        if host.is_upgrade:  # IA-ATTACH-02
            return False
        if self.traits and not set(self.traits) & set(host.traits):
            return False
        if set(self.without) & set(host.traits):
            return False
        if self.role is not None and self.role is not host.role:
            return False
        if self.unique and not host.unique:
            return False
        return not self.card or self.card == host.id


class ArmyBuilding(Printed, frozen=True, kw_only=True):
    """What a card changes when the army it is in is built."""

    admits: Faction | None = None
    """Cards of this affiliation may be included as well …"""
    admits_up_to: int = 0
    """… up to so many of them."""
    command_points: int = 0
    """So much more may be spent on Command cards."""


class CommandRestriction(Printed, frozen=True, kw_only=True):
    """Which figure a Command card is played on; it has to meet everything that is named (CORE-CMD-06)."""

    kind: RestrictionKind
    traits: tuple[Trait, ...] = ()
    """At least one of these."""
    figure: Title = Title("")
    faction: Faction | None = None
    size: FigureSize | None = None
    ready: bool = False
    """Its Deployment card has to be ready."""


class Card(Printed, frozen=True, kw_only=True):
    """What every card has."""

    id: CardId
    set: Box
    count: int
    """Copies in the box."""
    effects: tuple[PrintedEffect, ...] = ()

    @property
    def name(self) -> Text:
        """Its name, for people."""
        return text(f"card-{self.id}")

    def effect_name(self, effect: EffectName) -> Text:
        """The name of one of its effects, for people."""
        return text(f"card-{self.id}-{effect}")

    def effect_text(self, effect: EffectName) -> Text:
        """What one of its effects does, in our words."""
        return text(f"card-{self.id}-{effect}-text")

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all messages of this card."""
        named = (f"card-{self.id}-{effect.name}" for effect in self.effects)
        return (f"card-{self.id}", *(id for each in named for id in (each, f"{each}-text")))

    @property
    def message_file(self) -> str:
        """Where they stand in each language."""
        return f"cards-{self.set.value}.ftl"


class DeploymentCard(Card, frozen=True, kw_only=True):
    """A group of figures, or a Skirmish Upgrade, which has none (CORE-ARMY-06)."""

    title: Title
    has_subtitle: bool = False
    faction: Faction
    role: Role
    modes: tuple[GameMode, ...]
    elite: bool = False
    unique: bool = False
    traits: tuple[Trait, ...]
    cost: int
    reinforcement_cost: int = 0
    group_size: int = 0
    base: Base | None = None
    health: int = 0
    speed: int = 0
    defence: tuple[Die, ...] = ()
    attack: AttackProfile | None = None
    keywords: tuple[PrintedKeyword, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    surges: tuple[PrintedSurge, ...] = ()
    attaches_to: HostRestriction | None = None
    army_building: ArmyBuilding | None = None
    companion: CardId = CardId("")

    @property
    def is_upgrade(self) -> bool:
        return self.role is Role.SKIRMISH_UPGRADE

    @property
    def is_attachment(self) -> bool:
        return self.attaches_to is not None

    @property
    def figure_cost(self) -> int:
        """CORE-TERM-14: the deployment cost of a lone figure, else the reinforcement cost; 0 without figures."""
        if self.is_upgrade:
            return 0
        return self.cost if self.group_size == 1 else self.reinforcement_cost

    @property
    def copies_allowed(self) -> int:
        """CORE-ARMY-04: copies of this name and rank in one army."""
        if self.unique:
            return 1
        return 2 if self.elite else 4

    @property
    def messages(self) -> tuple[str, ...]:
        return (*super().messages, f"card-{self.id}-subtitle") if self.has_subtitle else super().messages


class CommandCard(Card, frozen=True, kw_only=True):
    """A Command card: `copies_allowed` is the number of its limit icons (CORE-ARMY-11)."""

    cost: int = 0
    copies_allowed: int = 1
    restriction: CommandRestriction
    timing: Timing
    surges: tuple[PrintedSurge, ...] = ()
    """Surge abilities it gives to figures."""
    companion: CardId = CardId("")


class CompanionCard(Card, frozen=True, kw_only=True):
    """A companion: a figure that other cards bring into play; its figure cost is 0 (CORE-TERM-14)."""

    faction: Faction
    modes: tuple[GameMode, ...]
    unique: bool = False
    traits: tuple[Trait, ...]
    health: int
    speed: int
    defence: tuple[Die, ...] = ()
    attack: AttackProfile | None = None
    keywords: tuple[PrintedKeyword, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    surges: tuple[PrintedSurge, ...] = ()
    base: Base

    @property
    def figure_cost(self) -> int:
        return 0  # CORE-TERM-14, IA-FIGCOST-04


class FormCard(Card, frozen=True, kw_only=True):
    """A Form: adds its fields to a Deployment card whose title it names (IA-FORM-01, IA-FORM-04)."""

    form_of: Title
    faction: Faction
    unique: bool = False
    keywords: tuple[PrintedKeyword, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    surges: tuple[PrintedSurge, ...] = ()


class ConditionCard(Card, frozen=True, kw_only=True):
    """A Condition. A bonus to accuracy while defending changes the attacks against the figure."""

    condition: Condition
    trait: ConditionTrait
    bonuses: tuple[Bonus, ...] = ()


def bonus(bonuses: tuple[Bonus, ...], when: When) -> AttackEffect:
    """What these bonuses add to an attack together, as attacker or as defender."""
    added = dict.fromkeys(Stat, 0)
    for each in bonuses:
        if each.when is when:
            added[each.stat] += each.amount
    return AttackEffect(
        damage=added[Stat.DAMAGE],
        surge=added[Stat.SURGE],
        accuracy=added[Stat.ACCURACY],
        block=added[Stat.BLOCK],
        evade=added[Stat.EVADE],
        dodge=added[Stat.DODGE],
    )


def keyword_values(keywords: tuple[PrintedKeyword, ...]) -> dict[Keyword, int]:
    """The keywords with their numbers; 0 for those that have none."""
    return {each.keyword: each.value for each in keywords}
