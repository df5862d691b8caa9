"""Sections that are laid when a Rebel figure comes next to them: which spaces are next to one that is not there yet."""

from __future__ import annotations

from functools import lru_cache

from dejarik.assault.board import (
    MapId,
    Situation,
    Spaces,
    adjacent_spaces,
    board_of,
    load_mission_map,
    space_thing,
)
from dejarik.assault.board import region as region_of
from dejarik.assault.board.mapdata import Edge
from dejarik.assault.campaign.rules.layout import section
from dejarik.assault.campaign.rules.obstacles import open_edges
from dejarik.assault.campaign.rules.state import MissionState, is_rebel
from dejarik.assault.rules.ground import on_board, piece


def is_neared(state: MissionState, name: str) -> bool:
    """Whether a Rebel figure is next to the place of a section that is not laid yet."""
    spaces = brink(state, name)
    return bool(spaces) and any(
        piece(state, figure).spaces & spaces for figure in on_board(state) if is_rebel(state, figure)
    )


def brink(state: MissionState, name: str) -> Spaces:
    """The spaces next to the place of a section; none, when it is laid or when nothing leads there."""
    region = section(state, name).region
    if region in state.sections:
        return 0
    return _brink(MapId(state.map), frozenset(state.sections), region, state.open_doors, open_edges(state))


@lru_cache(maxsize=256)
def _brink(map: MapId, laid: frozenset[str], region: str, open_doors: int, gaps: frozenset[Edge]) -> Spaces:
    """The spaces that would be adjacent to the section if it lay there."""
    whole = load_mission_map(map)
    before, after = board_of(whole, laid), board_of(whole, laid | {region}).without_walls(gaps)
    # What a section brings besides, to close other ways, lies elsewhere.
    unseen = after.spaces(region_of(whole.sections, region).spaces) & ~before.on_map
    return adjacent_spaces(Situation(after, open_doors=open_doors), space_thing(unseen)) & before.on_map
