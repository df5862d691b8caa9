"""The words of the cards as enums and ids: sets, affiliations, traits, keywords, timings, kinds of effects.

One member for one word of the rulebook; its value is how the data files write it. Cards are made of them in `cards`.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import NewType

from dejarik.authoring.words import Worded

CardId = NewType("CardId", str)
Title = NewType("Title", str)
"""The name of a card as a word: two versions of one figure share it, and uniqueness goes by it (CORE-TERM-13)."""
EffectName = NewType("EffectName", str)
"""The name of an effect as a word, unique on its card: `force-choke`."""


class Box(Worded, StrEnum, family="box"):
    """The sets, by their boxes. Every card shows the symbol of one (IA-SETUP-11)."""

    CORE = "core"
    RETURN_TO_HOTH = "return-to-hoth"
    JABBAS_REALM = "jabbas-realm"
    HEART_OF_THE_EMPIRE = "heart-of-the-empire"

    @property
    def folder(self) -> str:
        """The folder of its data."""
        return self.value.replace("-", "_")


class Faction(Worded, StrEnum, family="faction"):
    """The affiliations; neutral cards belong to none of them (IA-NEUTRAL-01)."""

    REBEL = "rebel"
    IMPERIAL = "imperial"
    MERCENARY = "mercenary"
    NEUTRAL = "neutral"


class Role(Enum):
    """What a Deployment card stands for."""

    STANDARD_GROUP = "standard-group"
    ALLY = "ally"
    VILLAIN = "villain"
    SKIRMISH_HERO = "skirmish-hero"
    SKIRMISH_UPGRADE = "skirmish-upgrade"


class GameMode(Enum):
    """Where a card may be used: an icon beside its name limits it to one of them (IA-RESTRICT-01, -02)."""

    CAMPAIGN = "campaign"
    SKIRMISH = "skirmish"


class Trait(Worded, StrEnum, family="trait"):
    """The traits of figures and of Skirmish Upgrades."""

    BRAWLER = "brawler"
    CREATURE = "creature"
    DROID = "droid"
    FORCE_USER = "force-user"
    GUARDIAN = "guardian"
    HEAVY_WEAPON = "heavy-weapon"
    HUNTER = "hunter"
    LEADER = "leader"
    SKIRMISH_UPGRADE = "skirmish-upgrade"
    SMUGGLER = "smuggler"
    SPY = "spy"
    TROOPER = "trooper"
    VEHICLE = "vehicle"
    WOOKIEE = "wookiee"


class Keyword(Worded, StrEnum, family="keyword"):
    """Keywords printed without a surge: the figure, or each of its attacks, has them."""

    MASSIVE = "massive"
    MOBILE = "mobile"
    REACH = "reach"
    HABITAT = "habitat"
    PIERCE = "pierce"
    BLAST = "blast"
    CLEAVE = "cleave"
    BLEED = "bleed"
    STUN = "stun"
    WEAKEN = "weaken"
    FOCUS = "focus"
    HIDE = "hide"


class AttackType(Worded, StrEnum, family="attack-type"):
    """Melee attacks reach adjacent targets, ranged ones need accuracy."""

    MELEE = "melee"
    RANGED = "ranged"


class Attribute(Worded, StrEnum, family="attribute"):
    """What heroes are tested in, and the dice of some of their weapons."""

    STRENGTH = "strength"
    INSIGHT = "insight"
    TECH = "tech"


class When(Enum):
    """In whose part of an attack a printed bonus counts."""

    ATTACKING = "attacking"
    DEFENDING = "defending"


class Stat(Worded, StrEnum, family="symbol"):
    """What a printed bonus changes."""

    DAMAGE = "damage"
    SURGE = "surge"
    ACCURACY = "accuracy"
    BLOCK = "block"
    EVADE = "evade"
    DODGE = "dodge"


class EffectKind(Worded, Enum, family="effect-kind"):
    """What an effect costs, or when it works."""

    PASSIVE = "passive"
    TRIGGERED = "triggered"
    USE = "use"  # at its moment, for a price that is neither an action, a surge nor the card
    SPECIAL_ACTION = "special-action"
    DOUBLE_SPECIAL_ACTION = "double-special-action"
    SURGE = "surge"  # stands in `surges` under the same name
    EXHAUST = "exhaust"
    DEPLETE = "deplete"  # the card lies face down for the rest of the mission
    DISCARD = "discard"
    COMMAND = "command"  # of a Command card that is no action: its timing says when
    PLAY = "play"  # of a secret Agenda card that is played from the hand
    SETUP = "setup"
    DECK_BUILDING = "deck-building"
    MISSION = "mission"  # which mission an Agenda card makes available


class EffectLimit(Enum):
    """How often an effect can be used, where its card says so."""

    NONE = "none"
    ONCE_PER_ROUND = "once-per-round"
    ONCE_PER_ACTIVATION = "once-per-activation"
    ONCE_PER_ACTIVATION_TOKEN = "once-per-activation-token"  # in a round
    ONCE_PER_ATTACK = "once-per-attack"
    ONCE_PER_DEPLOYMENT = "once-per-deployment"
    ONE_OF_ITS_NAME_PER_ATTACK = "one-of-its-name-per-attack"
    ONCE_PER_HOSTILE_FIGURE_PER_ROUND = "once-per-hostile-figure-per-round"
    REPEATABLE = "repeatable"  # a surge ability that can be bought again in the same attack


class Timing(Worded, StrEnum, family="timing"):
    """When a Command card is played (CORE-CMD-14)."""

    SPECIAL_ACTION = "special-action"
    DOUBLE_SPECIAL_ACTION = "double-special-action"
    START_OF_ROUND = "start-of-round"
    END_OF_ROUND = "end-of-round"
    START_OF_ACTIVATION = "start-of-activation"
    DURING_ACTIVATION = "during-activation"
    AFTER_ACTIVATION = "after-activation"
    HOSTILE_ACTIVATION = "hostile-activation"
    BEFORE_DECLARING_ATTACK = "before-declaring-attack"
    DECLARE_ATTACK = "declare-attack"
    FRIENDLY_DECLARES_ATTACK = "friendly-declares-attack"
    ATTACK_ON_YOU_DECLARED = "attack-on-you-declared"
    WHILE_ATTACKING = "while-attacking"
    WHILE_DEFENDING = "while-defending"
    WHILE_FRIENDLY_DEFENDING = "while-friendly-defending"
    AFTER_ATTACK = "after-attack"
    AFTER_ATTACK_ON_YOU = "after-attack-on-you"
    AFTER_SPECIAL_ACTION = "after-special-action"
    HOSTILE_DEFEATED = "hostile-defeated"
    FRIENDLY_WOULD_BE_DEFEATED = "friendly-would-be-defeated"
    FRIENDLY_SUFFERS_DAMAGE = "friendly-suffers-damage"
    COMMAND_CARD_PLAYED = "command-card-played"


class RestrictionKind(Enum):
    """Who a Command card is played on (CORE-CMD-06, CORE-CMD-08)."""

    NONE = "none"  # the player plays it, no figure is needed
    ANY_FIGURE = "any-figure"
    TRAIT = "trait"
    FIGURE = "figure"
    SIZE = "size"


class FigureSize(Enum):
    """Small figures stand on one space."""

    SMALL = "small"
    LARGE = "large"


class ConditionTrait(Worded, StrEnum, family="condition-trait"):
    """Whether a condition is good or bad for the figure that has it."""

    HARMFUL = "harmful"
    BENEFICIAL = "beneficial"
