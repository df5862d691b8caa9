"""Where everything of a mission is, as the rules ask for it (`facts.campaign_missions`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from dejarik.assault.board import Board, SpaceName, Spaces
from dejarik.assault.campaign.rules.state import Hero, MissionState
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import (
    CampaignMission,
    DeploymentPoint,
    MissionDoor,
    MissionObject,
    MissionSection,
)
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.state import Assault


def layout_of(state: MissionState) -> CampaignMission:
    return campaign_mission(state.mission)


def own_hero(state: MissionState) -> Hero:
    """The hero whose own mission it is; in a party without, the first one takes that part."""
    sheet = layout_of(state).hero
    own = [hero for hero in state.heroes.values() if hero.sheet == sheet] or list(state.heroes.values())
    return own[0]


def last_round(state: MissionState) -> int:
    """The round after which the mission is over; 0: there is none, or none any more."""
    layout = layout_of(state)
    return 0 if layout.limit_until in state.happened else layout.round_limit


def point(state: MissionState, name: str) -> DeploymentPoint:
    return next(each for each in layout_of(state).points if each.name == name)


def section(state: MissionState, name: str) -> MissionSection:
    return next(each for each in layout_of(state).sections if each.name == name)


def door(state: MissionState, name: str) -> MissionDoor:
    return _door(state.mission, name)


def objects(state: MissionState, kind: str) -> list[MissionObject]:
    """The objects of a kind, as the mission's data have them."""
    return [each for each in layout_of(state).objects if kind in (each.name, each.kind)]


def health_of(state: MissionState, facts: MissionDoor | MissionObject) -> int:
    """What a door or object can suffer: so much, and so much for each point of the threat level."""
    return facts.health + facts.health_by_threat * state.threat_level


def place_of(state: MissionState, kind: str) -> list[int]:
    """The spaces of all objects of a kind, of a place that is part of the map, too; or of an area of that name."""
    return list(_place(state.mission, kind, board_for(state)))


def area_of(state: MissionState, *names: str) -> list[int]:
    """The spaces of areas and places that the mission speaks of, as far as they are laid."""
    return [space for name in names for space in _place(state.mission, name, board_for(state))]


def ground_of(state: MissionState, *names: str) -> Spaces:
    """The same as a set."""
    return _ground(state.mission, names, board_for(state))


@lru_cache(maxsize=4096)
def _place(mission: str, kind: str, board: Board) -> tuple[int, ...]:
    layout = campaign_mission(mission)
    names = [space for each in layout.objects if kind in (each.name, each.kind) for space in each.spaces]
    names += [space for each in layout.areas if each.name == kind for space in each.spaces]
    return tuple(int(board.space(SpaceName(name))) for name in names if name in board.map.spaces)


@lru_cache(maxsize=4096)
def _ground(mission: str, names: tuple[str, ...], board: Board) -> Spaces:
    found: Spaces = 0
    for name in names:
        for space in _place(mission, name, board):
            found |= 1 << space
    return found


def space_of(state: Assault, name: str) -> int:
    return int(board_for(state).space(SpaceName(name)))


def laid_spaces(state: Assault, names: Iterable[str]) -> list[int]:
    """Those of these spaces that are on sections which lie on the table now."""
    there = board_for(state).map.spaces
    return [space_of(state, name) for name in names if name in there]


def spaces_of(state: Assault, names: Iterable[str]) -> list[int]:
    return [space_of(state, name) for name in names]


def door_number(state: MissionState, name: str) -> int:
    """The number that a door has on the board."""
    return _door_number(state.mission, name, board_for(state))


@lru_cache(maxsize=1024)
def _door_number(mission: str, name: str, board: Board) -> int:
    return int(board.door(_door(mission, name).on_board))


@lru_cache(maxsize=1024)
def _door(mission: str, name: str) -> MissionDoor:
    return next(each for each in campaign_mission(mission).doors if each.name == name)
