"""The words of the cards as enums and ids: sides, affiliations, card types, traits, keywords, boxes.

One member for one word of the rulebook; its value is how the data files write it. Cards are made of them in `cards`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

from dejarik.authoring.words import Worded
from dejarik.kernel.text import Text, text
from dejarik.messages import declare_family

CardId = NewType("CardId", str)
"""The title as a word and the collector number: `luke-skywalker-92`; affiliation cards have no number: `jedi`."""


class Box(Worded, StrEnum, family="lcg-box"):
    """The boxes the cards came in."""

    CORE = "core-set"
    BALANCE = "balance-of-the-force"

    @property
    def folder(self) -> str:
        """The folder of its data."""
        return {Box.CORE: "core", Box.BALANCE: "balance_of_the_force"}[self]


class Side(Worded, StrEnum, family="lcg-side"):
    """The two sides; a card belongs to one and is used by no other (LCGC-SIDE-01)."""

    LIGHT = "light"
    DARK = "dark"

    @property
    def other(self) -> Side:
        return Side.DARK if self is Side.LIGHT else Side.LIGHT


class Affiliation(Worded, StrEnum, family="lcg-affiliation"):
    """The affiliations, three a side; neutral cards belong to none of them (LCGC-SIDE-02)."""

    JEDI = "jedi"
    REBELS = "rebel-alliance"
    SMUGGLERS = "smugglers-and-spies"
    SITH = "sith"
    NAVY = "imperial-navy"
    SCUM = "scum-and-villainy"
    NEUTRAL = "neutral"

    @property
    def side(self) -> Side | None:
        """The side it is on; neutral cards are on either."""
        if self is Affiliation.NEUTRAL:
            return None
        light = (Affiliation.JEDI, Affiliation.REBELS, Affiliation.SMUGGLERS)
        return Side.LIGHT if self in light else Side.DARK


class CardType(Worded, StrEnum, family="lcg-type"):
    """The card types (LCGC-CARD-01). The Death Star dial is no card, but enhancements can be put on it."""

    AFFILIATION = "affiliation"
    OBJECTIVE = "objective"
    UNIT = "unit"
    ENHANCEMENT = "enhancement"
    EVENT = "event"
    FATE = "fate"
    DIAL = "dial"


class Challenge(Worded, StrEnum, family="lcg-challenge"):
    """The two challenge decks (LCG-CHAL-04). Their cards are used in no other deck (LCG-CHAL-03)."""

    NONE = ""
    JERJERROD = "jerjerrod"
    SKYWALKER = "skywalker"

    @property
    def side(self) -> Side | None:
        """The side of its one player."""
        sides = {Challenge.JERJERROD: Side.DARK, Challenge.SKYWALKER: Side.LIGHT}
        return sides.get(self)


class Role(StrEnum):
    """What a challenge card is for when the game is set up."""

    NONE = ""
    SET_ASIDE = "set-aside"
    STARTING_OBJECTIVE = "starting-objective"
    OBJECTIVE = "objective"
    COMMAND = "command"
    FACEDOWN = "facedown"
    """The common back of the nine objectives of The Hunt for Skywalker; no card by itself."""


class AttachmentKind(StrEnum):
    """What an enhancement is put on (LCGC-ENH-01). In a play area it lies beside the cards (LCGC-ENH-03)."""

    PLAY_AREA = "play-area"
    UNIT = "unit"
    OBJECTIVE = "objective"
    DIAL = "dial"


class Control(StrEnum):
    """Who has to control the host, seen by the player of the enhancement."""

    ANY = "any"
    OWN = "own"
    FRIENDLY = "friendly"
    ENEMY = "enemy"


class Keyword(Worded, StrEnum, family="lcg-keyword"):
    """The keywords (LCGC-KW)."""

    EDGE = "edge"
    ELITE = "elite"
    SHIELDING = "shielding"
    TARGETED_STRIKE = "targeted-strike"
    PROTECT = "protect"
    LIMITED = "limited"
    NO_ENHANCEMENTS = "no-enhancements"
    INFLUENCE = "influence"

    @property
    def explanation(self) -> Text:
        """What it does, in one sentence."""
        return text(f"lcg-keyword-{self.value}-explained")


class Trait(Worded, StrEnum, family="lcg-trait"):
    """The traits; they have no rules of their own (LCGC-CARD-14)."""

    ALDERAAN = "alderaan"
    ALTER = "alter"
    ARMOR = "armor"
    BLACK_SQUADRON = "black-squadron"
    BOUNTY = "bounty"
    BOUNTY_HUNTER = "bounty-hunter"
    CAPITAL_SHIP = "capital-ship"
    CHARACTER = "character"
    CIVILIAN = "civilian"
    CLOUD_CITY = "cloud-city"
    CONDITION = "condition"
    CONTROL = "control"
    CORUSCANT = "coruscant"
    CREATURE = "creature"
    DAGOBAH = "dagobah"
    DANTOOINE = "dantooine"
    DATHOMIR = "dathomir"
    DEATH_SQUADRON = "death-squadron"
    DEATH_STAR = "death-star"
    DECOY = "decoy"
    DESPAYRE = "despayre"
    DROID = "droid"
    ENDOR = "endor"
    ENGINEER = "engineer"
    ESPIONAGE = "espionage"
    EWOK = "ewok"
    EXECUTOR = "executor"
    FIGHTER = "fighter"
    FLEET = "fleet"
    FORCE = "force"
    FORCE_SENSITIVE = "force-sensitive"
    FORCE_USER = "force-user"
    FORTIFICATION = "fortification"
    GUARDIAN = "guardian"
    IMPERIAL_GUARD = "imperial-guard"
    KOTHLIS = "kothlis"
    KUAT = "kuat"
    LEADER = "leader"
    LIGHTSABER_FORM = "lightsaber-form"
    LOCATION = "location"
    MANEUVER = "maneuver"
    MERCENARY = "mercenary"
    MISSION = "mission"
    OFFICER = "officer"
    OPERATION = "operation"
    ORD_MANTELL = "ord-mantell"
    PILOT = "pilot"
    ROGUE = "rogue"
    SCOUNDREL = "scoundrel"
    SENSE = "sense"
    SKILL = "skill"
    SMUGGLER = "smuggler"
    SPACE_STATION = "space-station"
    SPY = "spy"
    SQUADRON = "squadron"
    SUPERLASER = "superlaser"
    TATOOINE = "tatooine"
    TRANSPORT = "transport"
    TRAP = "trap"
    TROOPER = "trooper"
    UPGRADE = "upgrade"
    VEHICLE = "vehicle"
    WALKER = "walker"
    WEAPON = "weapon"
    WOOKIEE = "wookiee"
    YAVIN_4 = "yavin-4"


declare_family("lcg-keyword-*-explained", lambda: (each.explanation.id for each in Keyword))
