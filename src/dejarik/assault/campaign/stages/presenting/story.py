"""The story of a stage: every entry of the log, as it is written."""

from __future__ import annotations

from dejarik.assault.campaign.rules.log import TOGETHER
from dejarik.assault.campaign.rules.stages import (
    CampaignBegins,
    ImperialUpgradeBegins,
    MissionPaid,
    Noted,
    StageState,
)
from dejarik.assault.campaign.stages.presenting.words import entry_text
from dejarik.assault.rules.names import card_text
from dejarik.kernel import AbilityUsed, text
from dejarik.kernel.telling import Line, Scene, Storyteller

STORY = Storyteller[StageState, Scene[StageState]](Scene)
STORY.silent(MissionPaid, CampaignBegins)  # it only gives texts their time


@STORY.tells(Noted)
def _noted(scene: Scene[StageState], event: Noted) -> Line | None:
    log = scene.state.campaign
    entry = log.entries[event.entry]
    said = entry_text(log, entry, scene.seat)
    if said is None:
        return None
    return Line(text=said) if entry.seat == TOGETHER else Line(text=said, seat=entry.seat)


@STORY.tells(AbilityUsed)
def _used(scene: Scene[StageState], event: AbilityUsed) -> Line:
    return Line(text=text("campaign-log-used", card=card_text(event.key)), seat=max(event.seat, 0))


@STORY.tells(ImperialUpgradeBegins)
def _empire(scene: Scene[StageState], event: ImperialUpgradeBegins) -> Line:
    return Line(text=text("campaign-log-imperial-upgrade"), heading=True)
