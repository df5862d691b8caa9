"""What can be chosen for a new campaign, for a page's form: the values are those that `options_from` takes."""

from __future__ import annotations

from dejarik.assault.campaign.presenting.records import CampaignChoice
from dejarik.assault.campaign.presenting.settings import class_setting, hero_settings, players_setting
from dejarik.assault.campaign.stages.game import MOST_HOUSE_THREAT, playable_campaigns
from dejarik.assault.facts.campaigns import campaign
from dejarik.assault.facts.vocabulary import Box
from dejarik.assault.showing.missions import mission_name
from dejarik.kernel import text
from dejarik.kernel.sent import Setting, SettingChoice


def settings() -> list[Setting]:
    """Which campaign, how many play, the Imperial class, boxes in use, a gentler or harsher Empire, the first slot, and
    the hero of each seat."""
    return [
        Setting(
            name="campaign",
            label=text("shown-setting-campaign"),
            first=Box.CORE.value,
            choices=[_campaign(box) for box in playable_campaigns()],
        ),
        players_setting(),
        class_setting(),
        Setting(
            name="boxes",
            label=text("shown-setting-boxes"),
            choices=[SettingChoice(value=box.value, label=box.word) for box in Box if box is not Box.CORE],
        ),
        Setting(
            name="threat",
            label=text("shown-setting-house-threat"),
            first="0",
            choices=[
                SettingChoice(value=str(threat), label=text("shown-house-threat", threat=threat))
                for threat in range(-MOST_HOUSE_THREAT, MOST_HOUSE_THREAT + 1)
            ],
        ),
        Setting(
            name="slot",
            label=text("shown-setting-slot"),
            first="1",
            choices=[
                SettingChoice(value=str(slot), label=text("shown-slot", number=slot))
                for slot in range(1, 1 + max(len(campaign(box).slots) for box in playable_campaigns()))
            ],
        ),
        Setting(
            name="companion",
            label=text("shown-setting-companion"),
            first="no",
            choices=[
                SettingChoice(value="no", label=text("shown-companion-here")),
                SettingChoice(value="yes", label=text("shown-companion-there")),
            ],
        ),
        *hero_settings(),
    ]


def _campaign(box: Box) -> CampaignChoice:
    printed = campaign(box)
    [first] = printed.slots[0].missions
    return CampaignChoice(
        value=box.value,
        label=box.word,
        slots=len(printed.slots),
        notes=[
            text("shown-campaign-length", count=len(printed.slots)),
            text("shown-campaign-first", mission=mission_name(first)),
        ],
    )
