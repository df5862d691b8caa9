"""The four campaigns (`facts/campaigns`): the slots of their logs in order, each with its kind of mission, the story
missions that may be played in it, its threat level and the tiers of items that can be bought after it (CORE-LOG-03);
and the side missions that can be mixed into any of them."""

from __future__ import annotations

from enum import Enum
from functools import cache

from dejarik.assault.facts.campaign_cards import Period
from dejarik.assault.facts.campaign_missions import campaign_mission_ids
from dejarik.assault.facts.campaign_records import CampaignMissionId, MissionKind
from dejarik.assault.facts.cards import CardId
from dejarik.assault.facts.reading import FACTS
from dejarik.assault.facts.vocabulary import Box
from dejarik.authoring.datafiles import Printed, decode
from dejarik.authoring.mistakes import mistake, place_in, unknown
from dejarik.kernel.text import text

FOLDER = FACTS / "campaigns"
SIDE_MISSIONS = FOLDER / "side-missions.json"


class Slot(Printed, frozen=True, kw_only=True):
    """A place in a campaign. Without missions, one of those that are active then is played: side missions, mostly."""

    kind: MissionKind
    missions: tuple[CampaignMissionId, ...] = ()
    threat_level: int
    item_tiers: tuple[int, ...] = ()


class Campaign(Printed, frozen=True, kw_only=True):
    """One file of `facts/campaigns`."""

    box: Box
    period: int = 0
    """Its time period; 0: none, everything may be used (CORE-CAMPAIGN-06, IA-CAMP-02)."""
    allies: int
    """How many missions for allies are chosen for the Side Mission deck (CORE-SIDE-01)."""
    others: int
    """How many general missions are drawn for it."""
    most_agendas: int = 0
    """How many Agenda cards may be kept after an Imperial upgrade stage; 0: any number (IA-CAMP-03)."""
    one_story: bool = False
    """When a story mission is chosen, the other active ones leave the game (CORE-STAGE-02)."""
    barred_villains: tuple[CardId, ...] = ()
    """Who cannot be earned (CORE-CAMPAIGN-17)."""
    banes: dict[CampaignMissionId, CardId] = {}
    """The threat missions, each with the card that the Empire has while it is active (CORE-STAGE-07)."""
    slots: tuple[Slot, ...]


class Colour(Enum):
    """What a Side Mission card is: a hero's own, an ally's, or any."""

    PERSONAL = "red"
    ALLY = "green"
    GENERAL = "grey"


class SideMission(Printed, frozen=True, kw_only=True):
    """A Side Mission card (CORE-SIDE-01)."""

    mission: CampaignMissionId
    colour: Colour
    hero: CardId = CardId("")
    ally: CardId = CardId("")
    period: Period | None = None


@cache
def campaign(box: Box) -> Campaign:
    """The campaign of a box."""
    path = FOLDER / f"{box.value}.json"
    (found,) = decode(path, b"[" + path.read_bytes() + b"]", Campaign, called="box")
    for id in (*(id for slot in found.slots for id in slot.missions), *found.banes):
        if id not in campaign_mission_ids():
            raise mistake(
                box.value, unknown(text("content-what-mission"), id, campaign_mission_ids()), place_in(path)
            )
    return found


@cache
def side_missions() -> dict[str, SideMission]:
    """All Side Mission cards, by the missions."""
    cards = decode(SIDE_MISSIONS, SIDE_MISSIONS.read_bytes(), SideMission, called="mission")
    for card in cards:
        if card.mission not in campaign_mission_ids():
            wrong = unknown(text("content-what-mission"), card.mission, campaign_mission_ids())
            raise mistake(card.mission, wrong, place_in(SIDE_MISSIONS))
    return {card.mission: card for card in cards}


def fits(period: Period | None, campaign: Campaign) -> bool:
    """CORE-CAMPAIGN-06: whether something of these time periods can be used in a campaign."""
    return period is None or not campaign.period or period.first <= campaign.period <= period.last
