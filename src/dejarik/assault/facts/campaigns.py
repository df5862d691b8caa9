"""The logs of the four campaigns (`facts/campaigns`): their slots in order, each with its kind of mission, the story
missions that may be played in it, its threat level and the tiers of items that can be bought after it (CORE-LOG-03)."""

from __future__ import annotations

from functools import cache

from dejarik.assault.facts.campaign_missions import campaign_mission_ids
from dejarik.assault.facts.campaign_records import CampaignMissionId, MissionKind
from dejarik.assault.facts.reading import FACTS
from dejarik.assault.facts.vocabulary import Box
from dejarik.authoring.datafiles import Printed, decode
from dejarik.authoring.mistakes import mistake, place_in, unknown
from dejarik.kernel.text import text

FOLDER = FACTS / "campaigns"


class Slot(Printed, frozen=True, kw_only=True):
    """A place in a campaign. Without missions, one of those that are active then is played: side missions, mostly."""

    kind: MissionKind
    missions: tuple[CampaignMissionId, ...] = ()
    threat_level: int
    item_tiers: tuple[int, ...] = ()


class CampaignLog(Printed, frozen=True, kw_only=True):
    """One file of `facts/campaigns`."""

    box: Box
    slots: tuple[Slot, ...]


@cache
def campaign_log(box: Box) -> CampaignLog:
    """The log of the campaign of a box."""
    path = FOLDER / f"{box.value}.json"
    (log,) = decode(path, b"[" + path.read_bytes() + b"]", CampaignLog, called="box")
    for id in (id for slot in log.slots for id in slot.missions):
        if id not in campaign_mission_ids():
            raise mistake(
                box.value, unknown(text("content-what-mission"), id, campaign_mission_ids()), place_in(path)
            )
    return log
