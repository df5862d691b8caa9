"""What can be chosen for a new mission, for a page's form: the values are those that `options_from` takes.

Of a mission only what everybody may know before it is told: where it belongs, its threat level and what is won by it.
"""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.assault.campaign.budgets import budget_of, slots_of
from dejarik.assault.campaign.game import FITTING, STARTING
from dejarik.assault.campaign.party import (
    FEWEST_HEROES,
    MOST_HEROES,
    playable_decks,
    playable_heroes,
    starting_empire,
    starting_hero,
)
from dejarik.assault.campaign.presenting.records import ClassChoice, HeroChoice
from dejarik.assault.campaign.rules.missions import playable_missions
from dejarik.assault.facts.campaign_library import hero
from dejarik.assault.facts.campaign_missions import listed_mission
from dejarik.assault.facts.campaign_records import MissionKind, Reward
from dejarik.assault.facts.vocabulary import Box
from dejarik.assault.showing.missions import mission_name
from dejarik.kernel import Text, text
from dejarik.kernel.sent import Setting, SettingChoice
from dejarik.messages import declare_family

#: The order of missions in a box: as the story goes, then those that may come anywhere.
_LINE = (MissionKind.INTRODUCTION, MissionKind.STORY, MissionKind.INTERLUDE, MissionKind.FINALE)
_KINDS = tuple(MissionKind)
_BOXES = tuple(Box)


def settings() -> list[Setting]:
    """Mission, how many play, the Imperial class, with which cards, and the hero of each seat; what is left open is
    drawn."""
    return [
        Setting(
            name="mission",
            label=text("shown-setting-mission"),
            many=True,
            choices=[_mission(id) for id in sorted(playable_missions(), key=_place)],
        ),
        players_setting(),
        class_setting(),
        Setting(
            name="party",
            label=text("shown-setting-party"),
            first=FITTING,
            choices=[
                SettingChoice(value=FITTING, label=text("shown-party-fitting")),
                SettingChoice(value=STARTING, label=text("shown-party-starting")),
            ],
        ),
        *hero_settings(),
    ]


def players_setting() -> Setting:
    """How many play: the Empire, and whoever leads the heroes."""
    return Setting(
        name="players",
        label=text("shown-setting-players"),
        choices=[
            SettingChoice(value=str(1 + heroes), label=text("shown-players", count=1 + heroes))
            for heroes in range(FEWEST_HEROES, MOST_HEROES + 1)
        ],
    )


def class_setting() -> Setting:
    """The Imperial class."""
    return Setting(
        name="class",
        label=text("shown-setting-class"),
        choices=[
            ClassChoice(
                value=deck, label=text(f"imperial-class-{deck}"), cards=list(starting_empire(deck).cards)
            )
            for deck in playable_decks()
        ],
    )


def hero_settings() -> list[Setting]:
    """The hero of each seat behind the Empire's."""
    return [
        Setting(name=f"hero-{seat}", seat=seat, label=text("shown-setting-hero"), choices=_heroes())
        for seat in range(1, MOST_HEROES + 1)
    ]


def _place(id: str) -> tuple[int, bool, int, int, str]:
    """Where a mission stands in the list."""
    mission = listed_mission(id)
    anywhere = mission.kind not in _LINE
    slot = 0 if anywhere else slots_of(id)[0]
    return _BOXES.index(mission.box), anywhere, slot, _KINDS.index(mission.kind), id


def _mission(id: str) -> SettingChoice:
    mission = listed_mission(id)
    return SettingChoice(
        value=id,
        label=mission_name(id),
        group=mission.box.word,
        sort=text(f"shown-mission-kind-{mission.kind.value}"),
        notes=[
            text("shown-mission-threat", level=budget_of(id).threat_level),
            *what_is_won(id),
        ],
    )


def what_is_won(id: str) -> list[Text]:
    """What each side wins by a mission, as everybody may know beforehand."""
    rewards = listed_mission(id).rewards
    return [*_won_by_heroes(rewards.rebel_win), *_won_by_empire(rewards.imperial_win)]


def cards_won(id: str) -> list[str]:
    """The Reward cards among it, of either side."""
    rewards = listed_mission(id).rewards
    return [
        card for card in (rewards.rebel_win.card, rewards.rebel_win.boon, rewards.imperial_win.card) if card
    ]


def _won_by_heroes(reward: Reward) -> Iterator[Text]:
    if reward.xp_each_hero:
        yield text("shown-mission-heroes-xp", amount=reward.xp_each_hero)
    if reward.credits_per_hero:
        yield text("shown-mission-heroes-credits", amount=reward.credits_per_hero)
    for card in (reward.card, reward.boon, reward.ally, *reward.allies):
        if card:
            yield text("shown-mission-heroes-card", card=text(f"card-{card}"))
    if reward.ally_choice:
        yield text("shown-mission-heroes-ally")
    if reward.campaign is not None:
        yield text("shown-mission-campaign")


def _won_by_empire(reward: Reward) -> Iterator[Text]:
    if reward.xp_imperial:
        yield text("shown-mission-empire-xp", amount=reward.xp_imperial)
    if reward.influence:
        yield text("shown-mission-empire-influence", amount=reward.influence)
    for card in (reward.card, reward.villain):
        if card:
            yield text("shown-mission-empire-card", card=text(f"card-{card}"))


def _heroes() -> list[SettingChoice]:
    return [
        HeroChoice(
            value=id,
            label=hero(id).name,
            faction=hero(id).faction,
            cards=[id, *starting_hero(id).cards],
        )
        for id in playable_heroes()
    ]


declare_family("shown-mission-kind-*", lambda: (f"shown-mission-kind-{kind.value}" for kind in MissionKind))
