"""The campaign missions, read from `facts/campaign_missions`: a file a mission, when it is asked for, and checked.

Every space has to be on the mission's map and in one of its sections, and every card, event, section, point and
mission that is named has to exist; what is wrong is a `Mistake` with the file, the line and what would be right.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from dejarik.assault.board import MapData, load_mission_map, mission_map_ids
from dejarik.assault.facts.campaign_library import all_rewards
from dejarik.assault.facts.campaign_records import (
    CampaignMission,
    CampaignMissionId,
    Moment,
    Occasion,
    Slug,
)
from dejarik.assault.facts.library import all_companions, all_deployment, is_companion, is_deployment
from dejarik.assault.facts.reading import FACTS
from dejarik.assault.facts.vocabulary import CardId
from dejarik.authoring.datafiles import decode
from dejarik.authoring.mistakes import mistake, place_in, unknown
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import declare_family

FOLDER = FACTS / "campaign_missions"

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@cache
def campaign_mission_ids() -> tuple[CampaignMissionId, ...]:
    """All campaign missions, by id."""
    return tuple(CampaignMissionId(path.stem) for path in sorted(FOLDER.glob("*.json")))


@cache
def campaign_mission(id: str) -> CampaignMission:
    """The mission with this id."""
    if id not in campaign_mission_ids():
        raise Problem("campaign-mission-unknown", mission=id[:40])
    path = FOLDER / f"{id}.json"
    return read_mission(path, path.read_bytes())


@cache
def listed_mission(id: str) -> CampaignMission:
    """The same, not yet held against its map: for lists of many, which need not load all maps."""
    path = FOLDER / f"{id}.json"
    (mission,) = decode(path, b"[" + path.read_bytes() + b"]", CampaignMission)
    return mission


def read_mission(path: Path, content: bytes) -> CampaignMission:
    """The mission in the content of a file, checked."""
    (mission,) = decode(path, b"[" + content + b"]", CampaignMission)
    for given, wrong in _wrong(mission, path):
        before, found, _ = content.partition(f'"{given}"'.encode())
        line = before.count(b"\n") + 1 if found else 0
        raise mistake(mission.id, wrong, place_in(path, line))
    return mission


# --- What can be wrong: what was given, and the sentence ------------------------------------------

_Wrong = Iterator[tuple[str, Text]]


def _wrong(mission: CampaignMission, path: Path) -> _Wrong:
    if mission.id != path.stem:
        yield mission.id, text("campaign-mission-other-file", file=path.name)
    if mission.map not in mission_map_ids():
        yield mission.map, unknown(text("content-what-map"), mission.map, mission_map_ids())
        return
    map_data = load_mission_map(mission.map)
    yield from _wrong_names(mission)
    yield from _wrong_sections(mission, map_data)
    yield from _wrong_spaces(mission, map_data)
    yield from _wrong_doors(mission, map_data)
    for each in mission.objects:
        if len(each.colours) not in (0, 1, len(each.spaces)):
            yield each.name, text("campaign-mission-colours", name=each.name)
    for proviso in mission.rewards.provisos:
        if bool(proviso.when) == bool(proviso.unless):
            yield proviso.name, text("campaign-mission-proviso")
    yield from _wrong_cards(mission)
    yield from _wrong_references(mission)


def _wrong_names(mission: CampaignMission) -> _Wrong:
    lists: tuple[Iterable[Slug], ...] = (
        [each.name for each in mission.points],
        [each.name for each in mission.doors],
        [each.name for each in mission.objects],
        [each.name for each in mission.areas],
        [each.name for each in mission.sections],
        [each.name for each in mission.events],
        [each.name for each in mission.figures],
    )
    kinds = [each.kind for each in mission.objects]
    conditions = [each.name for each in mission.rewards.provisos]
    for name in (*kinds, *conditions, *(name for names in lists for name in names)):
        if not _SLUG.fullmatch(name):
            yield name, text("campaign-mission-no-slug", name=name)
    for names in lists:
        yield from (
            (name, text("campaign-mission-name-twice", name=name))
            for name, times in Counter(names).items()
            if times > 1
        )


def _wrong_sections(mission: CampaignMission, map_data: MapData) -> _Wrong:
    regions = [region.name for region in map_data.sections]
    for section in mission.sections:
        if section.region not in regions:
            yield section.region, unknown(text("content-what-section"), section.region, regions)


def _wrong_spaces(mission: CampaignMission, map_data: MapData) -> _Wrong:
    listed = {section.region for section in mission.sections}
    placed = {space for region in map_data.sections if region.name in listed for space in region.spaces}
    for space in _spaces(mission):
        if space not in map_data.spaces:
            yield space, unknown(text("content-what-space"), space, map_data.spaces)
        elif space not in placed:
            yield space, text("campaign-mission-no-section", space=space)


def _spaces(mission: CampaignMission) -> Iterator[str]:
    yield from (*mission.entrances, *mission.later_entrances, *mission.hero_entrances.values())
    yield from (*mission.crates, *mission.terminals)
    yield from (point.space for point in mission.points)
    lists = [group.spaces for group in mission.initial_groups]
    lists += [ally.spaces for ally in mission.allies]
    lists += [each.spaces for each in mission.objects]
    lists += [area.spaces for area in mission.areas]
    lists += [event.optional_at for event in mission.events]
    lists += [arrival.spaces for event in mission.events for arrival in event.deploys]
    for spaces in lists:
        yield from spaces


def _wrong_doors(mission: CampaignMission, map_data: MapData) -> _Wrong:
    doors = ["-".join(door.edges[0]) for door in map_data.doors]
    for door in mission.doors:
        if door.edges not in [each.edges for each in map_data.doors]:
            yield door.edges[0][0], unknown(text("content-what-door"), door.on_board, doors)


def _wrong_cards(mission: CampaignMission) -> _Wrong:
    """A group is a card of the boxes or a figure of the mission itself."""
    own = {CardId(figure.name) for figure in mission.figures}
    named = [group.card for group in mission.initial_groups]
    named += [group.card for group in mission.reserved_groups]
    named += [ally.card for ally in mission.allies]
    named += [arrival.card for event in mission.events for arrival in event.deploys]
    named += [card for figure in mission.figures for card in (figure.like, figure.attacks_as)]
    named += mission.open_groups.also
    for reward in mission.rewards.each:
        named += (reward.ally, reward.villain, *reward.allies)
    for card in named:
        if card and card not in own and not is_deployment(card) and not is_companion(card):
            known = [each.id for each in (*all_deployment(), *all_companions())]
            yield card, unknown(text("content-what-card"), card, [*known, *own])
    rewards = [each.id for each in all_rewards()]
    for reward in mission.rewards.each:
        for id in (reward.card, reward.boon):
            if id and id not in rewards:
                yield id, unknown(text("content-what-card"), id, rewards)


def _wrong_references(mission: CampaignMission) -> _Wrong:
    events = [event.name for event in mission.events]
    sections = [section.name for section in mission.sections]
    points = [point.name for point in mission.points]
    for group in mission.reserved_groups:
        if group.event and group.event not in events:
            yield group.event, unknown(text("content-what-event"), group.event, events)
    if mission.limit_until and mission.limit_until not in events:
        yield mission.limit_until, unknown(text("content-what-event"), mission.limit_until, events)
    for moment in _moments(mission):
        if moment.at is Occasion.EVENT and moment.name not in events:
            yield moment.name, unknown(text("content-what-event"), moment.name, events)
        if moment.at is Occasion.SECTION and moment.name not in sections:
            yield moment.name, unknown(text("content-what-section"), moment.name, sections)
    for name in (name for event in mission.events for name in (*event.points_on, *event.points_off)):
        if name not in points:
            yield name, unknown(text("content-what-point"), name, points)
    following = mission.rewards.next
    if following is not None:
        by_condition = [id for each in following.instead for id in each.missions]
        forced = [following.forced] if following.forced else []
        for id in (*following.rebel_win, *following.imperial_win, *by_condition, *forced):
            if id not in campaign_mission_ids():
                yield id, unknown(text("content-what-mission"), id, campaign_mission_ids())


def _moments(mission: CampaignMission) -> Iterator[Moment]:
    ends = [point.until for point in mission.points]
    ends += [door.until for door in mission.doors]
    ends += [section.removed for section in mission.sections]
    yield from (point.active for point in mission.points)
    yield from (section.placed for section in mission.sections)
    yield from (each.placed for each in mission.objects)
    yield from (moment for moment in ends if moment is not None)


declare_family(
    "reward-*",
    lambda: {
        each.message for id in campaign_mission_ids() for each in listed_mission(id).rewards.conditional
    },
)
