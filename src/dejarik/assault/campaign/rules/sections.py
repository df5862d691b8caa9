"""Sections of the map that are placed in the course of a mission, and what lies on them."""

from __future__ import annotations

from dejarik.assault.board import load_mission_map, region
from dejarik.assault.campaign.rules.figures import add_neutral
from dejarik.assault.campaign.rules.layout import layout_of, space_of, spaces_of
from dejarik.assault.campaign.rules.missions import NO_TOKENS, mission_text
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.facts.campaign_records import MissionSection, Occasion
from dejarik.assault.rules.ground import board_for, forget_board
from dejarik.assault.rules.objects.tokens import CRATE, DOOR, add_token
from dejarik.kernel import Event, Public


class SectionPlaced(Event):
    """A section of the map has been placed."""

    section: Public[str]


def lay_out(state: MissionState) -> None:
    """CORE-MISSION-01: the sections that are there from the start, and everything on them."""
    for section in layout_of(state).sections:
        if section.placed.at is Occasion.SETUP:
            state.sections.append(section.region)
    forget_board(state)
    _lay_tokens(state, set(state.sections))


def place_section(state: MissionState, section: MissionSection) -> None:
    """From now on its spaces exist."""
    if section.region in state.sections:
        return
    state.sections.append(section.region)
    forget_board(state)
    state.log(SectionPlaced(section=section.name))
    _lay_tokens(state, {section.region})


def _lay_tokens(state: MissionState, regions: set[str]) -> None:
    """Doors, crates, terminals and tokens of the mission whose spaces are in these sections."""
    layout = layout_of(state)
    map_data = load_mission_map(state.map)
    there = {space for name in regions for space in region(map_data.sections, name).spaces}
    placed = {space for name in state.sections for space in region(map_data.sections, name).spaces}
    ground = board_for(state)
    figures = {each.name for each in layout.figures}  # their marks on the map are no tokens
    for door in layout.doors:
        spaces = {space for edge in door.edges for space in edge}
        if spaces & there and not spaces & (placed - there) and not door.open_at_start:
            add_token(
                state,
                DOOR,
                door=int(ground.door(door.on_board)),
                locked=bool(door.locked_to) and door.until is not None,
                health=0,
                block=door.block,
            )
        elif door.open_at_start:
            state.open_doors |= 1 << int(ground.door(door.on_board))
    for space in layout.crates:
        if space in there:
            add_token(state, CRATE, space_of(state, space))
    for each in layout.objects:
        if each.kind in mission_text(state).neutrals:
            for space in (space for space in each.spaces if space in there):
                add_neutral(state, each.kind, space_of(state, space))
            continue
        if each.side in NO_TOKENS or each.kind in figures:
            continue
        whole = each.kind in mission_text(state).obstacles
        for number, space in enumerate(each.spaces[:1] if whole else each.spaces):
            if space in there:
                colour = each.colours[min(number, len(each.colours) - 1)].value if each.colours else ""
                token = add_token(
                    state,
                    each.kind,
                    space_of(state, space),
                    colour=colour,
                    health=each.health + each.health_by_threat * state.threat_level,
                    block=each.block,
                    defence=list(each.dice),
                )
                if whole:
                    state.extents[token.id] = spaces_of(state, each.spaces)
    forget_board(state)
