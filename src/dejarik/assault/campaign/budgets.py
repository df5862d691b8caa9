"""What both sides have earned when they come to a mission, if the campaign went neither well nor badly.

Each mission before it has paid what it pays always and half of what each side wins by it; of several missions that may
have been played, the mean. A mission played alone is played with about that.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

import msgspec

from dejarik.assault.facts.campaign_missions import campaign_mission_ids, listed_mission
from dejarik.assault.facts.campaign_records import CampaignMission, MissionKind, Reward
from dejarik.assault.facts.campaigns import Slot, campaign
from dejarik.assault.facts.vocabulary import Box

_EARNED = ("xp_each_hero", "credits_per_hero", "xp_imperial", "influence")
#: What can be played where the log does not name missions.
_ANYWHERE = (MissionKind.SIDE, MissionKind.THREAT)


class Budget(msgspec.Struct, frozen=True):
    """What is there to be spent before a mission: experience of each hero, credits for each of them, the tiers of items
    that they have seen, experience and influence of the Empire; and the threat level."""

    slot: int
    threat_level: int
    xp: int = 0
    credits: int = 0
    tiers: tuple[int, ...] = ()
    imperial_xp: int = 0
    influence: int = 0


def slots_of(mission: str) -> list[int]:
    """The places of its campaign that a mission can have, counted from 1."""
    facts = listed_mission(mission)
    slots = list(enumerate(campaign(facts.box).slots, start=1))
    named = [number for number, slot in slots if mission in slot.missions]
    after = [number + 1 for number, slot in slots if any(_forces(id, mission) for id in slot.missions)]
    return named or after or [number for number, slot in slots if slot.kind is MissionKind.SIDE]


def _forces(before: str, mission: str) -> bool:
    following = listed_mission(before).rewards.next
    return following is not None and following.forced == mission


def budget_of(mission: str, *, slot: int = 0, threat_level: int = 0) -> Budget:
    """What there is before a mission in one of its slots: the one that is given, the first of a threat level, or the
    one in the middle."""
    facts, slots = listed_mission(mission), slots_of(mission)
    levels = {number: _level(facts, number) for number in slots}
    fitting = [number for number in slots if levels[number] == threat_level]
    number = slot or next(iter(fitting), slots[len(slots) // 2])
    before = campaign(facts.box).slots[: number - 1]
    earned = [sum((_pays(each, facts.box)[place] for each in before), Fraction()) for place in range(4)]
    return Budget(
        number,
        threat_level or levels.get(number, 0) or _level(facts, number),
        xp=int(earned[0]),
        credits=int(earned[1]),
        tiers=tuple(sorted({tier for each in before for tier in each.item_tiers})),
        imperial_xp=int(earned[2]),
        influence=int(earned[3]),
    )


def _level(facts: CampaignMission, number: int) -> int:
    """CORE-LOG-05: a forced mission has the threat level of the mission before it."""
    slots = campaign(facts.box).slots
    forced = facts.kind is MissionKind.FORCED
    return facts.threat_level or slots[max(0, number - (2 if forced else 1))].threat_level


@cache
def _pays(slot: Slot, box: Box) -> Sequence[Fraction]:
    """What a slot brings: the mean of the missions that may be played in it."""
    ids = slot.missions or [
        id
        for id in campaign_mission_ids()
        if listed_mission(id).kind in _ANYWHERE and listed_mission(id).box in (box, Box.CORE)
    ]
    missions = [listed_mission(id) for id in ids]
    return [sum((_paid(each, name) for each in missions), Fraction()) / len(missions) for name in _EARNED]


def _paid(mission: CampaignMission, name: str) -> Fraction:
    def of(reward: Reward) -> int:
        return int(getattr(reward, name))

    rewards = mission.rewards
    return of(rewards.always) + Fraction(of(rewards.rebel_win) + of(rewards.imperial_win), 2)
