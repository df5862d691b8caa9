"""The map of a mission for a page to draw, as far as it is laid: nothing of the rest leaves the server."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board.svg import laid_map
from dejarik.assault.campaign.presenting import records
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.rules.ground import board_for
from dejarik.assault.showing.catalogue_records import Door
from dejarik.assault.showing.missions import mission_name


def map_shown(state: MissionState) -> records.LaidBoard:
    """The sections that are laid now, with their spaces and doors."""
    laid = laid_map(board.load_mission_map(state.map), state.sections)
    return records.LaidBoard(
        name=mission_name(state.mission),
        top_left=laid.top_left,
        bottom_right=laid.bottom_right,
        svg=laid.svg,
        squares=[(str(square.name), square.ink, list(square.types)) for square in laid.squares],
        zones={},
        areas=[],
        doors={int(number): Door(line=line) for number, line in laid.doors.items()},
        numbers=[board_for(state).space(square.name) for square in laid.squares],
    )


def unlaid_shown(state: MissionState) -> list[list[str]]:
    """For the Empire: the spaces of each section that is not laid yet."""
    sections = board.load_mission_map(state.map).sections
    return [[str(space) for space in each.spaces] for each in sections if each.name not in state.sections]
