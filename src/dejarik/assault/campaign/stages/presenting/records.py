"""What a page receives of a campaign between two missions: the log, what everybody has, what can be bought."""

from __future__ import annotations

from typing import Literal

from dejarik.assault.campaign.presenting.records import MissionPlayerShown
from dejarik.assault.campaign.rules.log import What
from dejarik.assault.facts.campaign_records import MissionKind
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import Text
from dejarik.kernel.sent import Sent


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
