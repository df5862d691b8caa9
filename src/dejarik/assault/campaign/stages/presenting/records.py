"""What a page receives of a campaign between two missions: the log, what everybody has, what can be bought."""

from __future__ import annotations

from typing import Literal

from dejarik.assault.campaign.corrections import Right
from dejarik.assault.campaign.presenting.records import MissionPlayerShown
from dejarik.assault.campaign.rules.log import What
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.campaign_records import MissionKind
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import Text
from dejarik.kernel.sent import Sent


class CorrectedShown(Sent, kw_only=True):
    """Who has put something right, with everybody's agreement."""

    by: Text  # what they play
    name: str  # of the person; empty where nobody said
    why: str  # in their own words


class EntryShown(Sent, kw_only=True):
    """A line of the log in words."""

    slot: int
    what: What
    amount: int
    seat: int  # -1: the Rebels together
    text: Text
    name: Text | None  # of the card or mission, if it may be known
    because: Text | None
    source: Text | None  # the mission or card that it came of
    rule: str  # id; empty where none says it
    corrected: CorrectedShown | None  # null: the rules say so


class SlotShown(Sent, kw_only=True):
    """A place in the campaign, with the mission that was played in it."""

    kind: MissionKind
    threat_level: int
    tiers: list[int]  # of the items that can be bought after it
    mission: str | None  # id
    name: Text | None  # of that mission
    winner: int | None  # seat of the Empire, or -1: the Rebels
    reason: Text | None
    forced: list[Text]  # missions that had to be played after it


class ActiveMission(Sent, kw_only=True):
    """A mission that can be chosen."""

    mission: str | None  # id; None: it lies face down
    name: Text
    kind: MissionKind
    notes: list[Text]  # what can be won
    cards: list[str]  # Reward cards among it


class OwnedCard(Sent, kw_only=True):
    """A card that somebody has."""

    card: str
    on: str | None  # a modification: the weapon that it is on
    left: bool  # stays behind in the next mission
    sells_for: int | None  # credits


class CampaignHero(Sent, kw_only=True):
    """A hero between two missions."""

    seat: int
    sheet: str  # card
    name: Text
    xp: int
    cards: list[OwnedCard]
    deck: list[str]  # the cards of the class that can still be bought


class ShopItem(Sent, kw_only=True):
    """An item that was drawn."""

    card: str
    tier: int
    cost: int


class StageShownToAll(Sent, kw_only=True):
    """What everybody sees."""

    format: Literal["campaign"]
    campaign: Box
    name: Text
    step: str  # what is being done now
    players: list[MissionPlayerShown]
    slots: list[SlotShown]
    slot: int  # how many have their mission
    heroes: list[CampaignHero]
    shared: list[str]  # cards of all Rebels
    allies: list[str]
    credits: int
    shop: list[ShopItem]
    empire_class: str
    empire_xp: int
    influence: int
    empire_cards: list[str]
    empire_deck: list[str]  # the cards of the class that can still be bought
    villains: list[str]
    agendas: list[str]  # that lie open
    secret_agendas: int  # how many are in the hand
    active: list[ActiveMission]
    chosen: Text | None  # the mission that is played next


class StageShownToOne(Sent, kw_only=True):
    """What a seat sees for itself: the log as far as it may read it; the Empire its agendas."""

    entries: list[EntryShown]
    previously: list[Text]  # the story so far in a few sentences
    hand: list[str]  # agendas
    drawn: list[str]
    face_down: list[Text]  # missions that only the Empire knows


# --- Putting something right ------------------------------------------------------------------------------


class CorrectableAmount(Sent, kw_only=True):
    """Something of which somebody has more or less: `{"what", "seat", "amount"}` changes it."""

    what: Right
    seat: int  # -1: the Rebels together
    who: Text
    have: int


class Named(Sent, kw_only=True):
    """A card or a mission."""

    name: str  # id
    text: Text


class CorrectableThings(Sent, kw_only=True):
    """What somebody could gain or lose: `{"what", "seat", "name", "amount": 1 or -1}`."""

    what: Right
    seat: int
    who: Text
    lose: list[Named]
    gain: list[Named]


class CorrectableResult(Sent, kw_only=True):
    """A mission that is over: `{"what": "result", "slot", "seat"}` says that this seat has won it."""

    slot: int  # from 1
    mission: Text
    winner: int  # 0: the Empire; -1: the Rebels


class Correctable(Sent, kw_only=True):
    """What can be put right between two missions."""

    amounts: list[CorrectableAmount]
    things: list[CorrectableThings]
    results: list[CorrectableResult]


# --- Hints ------------------------------------------------------------------------------------------------


class DamageAt(Sent, kw_only=True):
    """An attack from some way off."""

    range: int | None  # null: in melee
    defeat: float
    hit: float
    expected: float  # damage


class WeaponOdds(Sent, kw_only=True):
    """Attacks with a weapon as it is printed, with what is fitted to it."""

    card: str
    on: list[str]  # modifications
    melee: bool
    at: list[DamageAt]
    complete: bool  # false when its text may change the attack in yet another way


class WeaponComparison(Sent, kw_only=True):
    """A hero's attacks as they are, and with a card."""

    card: str
    seat: int
    defence: list[Die]  # of the target
    health: int
    before: list[WeaponOdds]
    after: list[WeaponOdds]
