"""The words of the campaign's cards as enums and ids: kinds and traits of what heroes carry, rewards, agendas.

One member for one word of the rulebook; its value is how the data files write it. Cards are made of them in
`campaign_cards`; what skirmishes share is in `vocabulary`.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import NewType

from dejarik.assault.facts.vocabulary import AttackType
from dejarik.authoring.words import Worded

DeckId = NewType("DeckId", str)
"""A deck of Imperial Class cards or of Agenda cards: `military-might`."""


class GearKind(Worded, StrEnum, family="gear-kind", without=("none",)):
    """What a hero's card is. Feats are no items: they can't be exchanged or sold (CORE-UPGRADE-02)."""

    NONE = "none"  # banes and boons, which no figure has
    FEAT = "feat"
    MELEE_WEAPON = "melee-weapon"
    RANGED_WEAPON = "ranged-weapon"
    MELEE_WEAPON_MODIFICATION = "melee-weapon-modification"
    RANGED_WEAPON_MODIFICATION = "ranged-weapon-modification"
    ARMOUR = "armour"
    EQUIPMENT = "equipment"

    @property
    def is_item(self) -> bool:
        return self not in (GearKind.NONE, GearKind.FEAT)

    @property
    def weapon(self) -> AttackType | None:
        """How a weapon attacks; None of everything else."""
        return _WEAPONS.get(self)

    @property
    def modifies(self) -> AttackType | None:
        """The weapons that a modification can be put on; None of everything else."""
        return _MODIFICATIONS.get(self)


_WEAPONS = {GearKind.MELEE_WEAPON: AttackType.MELEE, GearKind.RANGED_WEAPON: AttackType.RANGED}
_MODIFICATIONS = {
    GearKind.MELEE_WEAPON_MODIFICATION: AttackType.MELEE,
    GearKind.RANGED_WEAPON_MODIFICATION: AttackType.RANGED,
}


class ItemTrait(Worded, StrEnum, family="item-trait"):
    """The traits of Class, Item, Supply and Reward cards."""

    ACCESSORY = "accessory"
    AMMUNITION = "ammunition"
    ARMOUR = "armour"
    BALANCE = "balance"
    BARREL = "barrel"
    BLADE = "blade"
    BLASTER = "blaster"
    CONSUMABLE = "consumable"
    DISRUPTOR = "disruptor"
    DROID = "droid"
    ENERGY = "energy"
    ENHANCEMENT = "enhancement"
    EXPLOSIVE = "explosive"
    FIST = "fist"
    HEAVY = "heavy"
    HELMET = "helmet"
    IMPACT = "impact"
    INTEL = "intel"
    LIGHT = "light"
    LIGHTSABER = "lightsaber"
    MEDICAL = "medical"
    MEDIUM = "medium"
    MODIFICATION = "modification"
    PISTOL = "pistol"
    PROJECTILE = "projectile"
    RIFLE = "rifle"
    SIGHTS = "sights"
    STAFF = "staff"
    TOOL = "tool"
    VALUABLE = "valuable"


class Camp(Enum):
    """Whose Reward card it is."""

    REBEL = "rebel"
    IMPERIAL = "imperial"


class RewardType(Enum):
    """How a Reward card is come by."""

    PERSONAL = "personal"  # of one hero, by that hero's own mission
    GENERAL = "general"
    BANE = "bane"  # of a Threat mission
    BOON = "boon"
    SETUP = "setup"  # at the beginning, by the number of heroes


class AgendaType(Worded, StrEnum, family="agenda-type"):
    """Where an Agenda card is after it has been bought: in the hand, in the play area, or a mission."""

    SECRET = "secret"
    ONGOING = "ongoing"
    SIDE_MISSION = "side-mission"
    FORCED_MISSION = "forced-mission"


class AfterUse(Enum):
    """What becomes of an Agenda card that has been used."""

    DISCARD_OR_SHUFFLE = "discard-or-shuffle"  # the Imperial player chooses: the box, or back into the deck
    DISCARD = "discard"
    DISCARD_LATER = "discard-later"  # its text says when
    STAYS = "stays"
    MISSION = "mission"  # it leaves with the mission
