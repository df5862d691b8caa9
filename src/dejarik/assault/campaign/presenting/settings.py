"""What can be chosen for a new mission, for a page's form: the values are those that `options_from` takes."""

from __future__ import annotations

from dejarik.assault.campaign.party import FEWEST_HEROES, MOST_HEROES, playable_decks, playable_heroes
from dejarik.assault.campaign.presenting.records import HeroChoice
from dejarik.assault.campaign.rules.missions import playable_missions
from dejarik.assault.facts.campaign_library import hero
from dejarik.assault.showing.missions import mission_name, mission_rules
from dejarik.kernel import text
from dejarik.kernel.sent import Setting, SettingChoice


def settings() -> list[Setting]:
    """Mission, how many play, the Imperial class and the hero of each seat; what is left open is drawn."""
    return [
        Setting(
            name="mission",
            label=text("shown-setting-mission"),
            choices=[
                SettingChoice(value=id, label=mission_name(id), text=mission_rules(id))
                for id in playable_missions()
            ],
        ),
        Setting(
            name="players",
            label=text("shown-setting-players"),
            choices=[
                SettingChoice(value=str(1 + heroes), label=text("shown-players", count=1 + heroes))
                for heroes in range(FEWEST_HEROES, MOST_HEROES + 1)
            ],
        ),
        Setting(
            name="class",
            label=text("shown-setting-class"),
            choices=[
                SettingChoice(value=deck, label=text(f"imperial-class-{deck}")) for deck in playable_decks()
            ],
        ),
        *(
            Setting(name=f"hero-{seat}", seat=seat, label=text("shown-setting-hero"), choices=_heroes())
            for seat in range(1, MOST_HEROES + 1)
        ),
    ]


def _heroes() -> list[SettingChoice]:
    return [HeroChoice(value=id, label=hero(id).name, faction=hero(id).faction) for id in playable_heroes()]
