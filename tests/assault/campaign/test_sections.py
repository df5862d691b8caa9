"""What lies on the map of a mission when its sections are placed, against the data of missions (CORE-MISSION-01)."""

from __future__ import annotations

import pytest

from dejarik.assault.board import load_mission_map, region
from dejarik.assault.campaign.rules.missions import NO_TOKENS, mission_text, playable_missions
from dejarik.assault.campaign.rules.sections import SectionPlaced, lay_out, place_section
from dejarik.assault.campaign.rules.state import EMPIRE, IMPERIAL_TEAM, MissionPlayer, MissionState, empire
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import MissionDoor, Occasion, Side
from dejarik.assault.game import GAME
from dejarik.assault.rules.ground import board_for, space_name
from dejarik.assault.rules.objects.tokens import CRATE, DOOR
from dejarik.assault.rules.state import NOWHERE
from dejarik.kernel import Rng, register

register(GAME)
LEVEL = 3

#: With objects of a colour each or of one together, of Health by the threat level and with dice, doors that can be
#: destroyed or stand open, sections that come later; and those that can be played.
MISSIONS = (
    "a-heros-welcome", "breaking-point", "dark-obsession", "extraction", "home-front", *playable_missions(),
)  # fmt: skip


@pytest.mark.rule("CORE-MISSION-01", "CORE-OPEN-05")
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_object_lies_where_its_data_say_as_soon_as_its_section_does(mission: str) -> None:
    layout = campaign_mission(mission)
    state = MissionState(game=GAME.name, rng=Rng.seeded(1), map=str(layout.map), mission=mission)
    state.players = [MissionPlayer(EMPIRE, IMPERIAL_TEAM)]
    state.threat_level = LEVEL
    lay_out(state)
    later = [section for section in layout.sections if section.placed.at is not Occasion.SETUP]
    assert state.sections == [each.region for each in layout.sections if each not in later]
    for number in range(len(later) + 1):
        if number:
            place_section(state, later[number - 1])
            place_section(state, later[number - 1])  # it is there already
        assert _lying(state) == _expected(state)
        assert state.sections.count(state.sections[-1]) == 1
    told = [event.section for event in state.journal if isinstance(event, SectionPlaced)]
    assert told == [section.name for section in later]


@pytest.mark.rule("CORE-DEPLOY-06")
def test_deployment_points_of_a_section_are_active_as_soon_as_it_lies_there() -> None:
    state = MissionState(game=GAME.name, rng=Rng.seeded(1), map="disruption", mission="disruption")
    state.players = [MissionPlayer(EMPIRE, IMPERIAL_TEAM)]
    lay_out(state)
    layout = campaign_mission("disruption")
    active: list[str] = []
    for section in [each for each in layout.sections if each.placed.at is not Occasion.SETUP]:
        place_section(state, section)
        own = [each.name for each in layout.points if each.active.name == section.name]
        assert empire(state).points[len(active) :] == own
        active += own
    assert sorted(active) == ["green-3", "green-4", "green-5", "green-6"]


def _lying(state: MissionState) -> list[tuple[object, ...]]:
    """What lies where, of which colour, and how much it stands."""
    return sorted(
        (each.kind, space_name(state, each.space), each.colour, each.health, each.block, tuple(each.defence))
        for each in state.tokens.values()
        if each.space != NOWHERE and each.kind != DOOR
    )


def _expected(state: MissionState) -> list[tuple[object, ...]]:
    layout = campaign_mission(state.mission)
    sections = load_mission_map(state.map).sections
    there = {space for name in state.sections for space in region(sections, name).spaces}
    found: list[tuple[object, ...]] = [
        (CRATE, space, "", 0, 0, ()) for space in layout.crates if space in there
    ]
    marks = {each.name for each in layout.figures}  # where figures of the mission come in
    for each in layout.objects:
        if each.placed.at is not Occasion.SETUP:
            continue
        if each.side in NO_TOKENS or each.name in marks or each.kind in mission_text(state).neutrals:
            continue
        colours = ["" if each.face_down else colour.value for colour in each.colours]
        if len(colours) < len(each.spaces):  # none, or one together
            colours = [colours[0] if colours else ""] * len(each.spaces)
        health = each.health + LEVEL * each.health_by_threat
        text = mission_text(state)
        spaces = each.spaces[:1] if each.kind in text.obstacles | text.wholes else each.spaces
        found += [
            (each.kind, space, colour, health, each.block, tuple(each.dice))
            for space, colour in zip(spaces, colours, strict=False)
            if space in there
        ]
    return sorted(found)


@pytest.mark.parametrize("mission", MISSIONS)
def test_doors_are_closed_unless_their_data_say_otherwise(mission: str) -> None:
    layout = campaign_mission(mission)
    state = MissionState(game=GAME.name, rng=Rng.seeded(1), map=str(layout.map), mission=mission)
    state.players = [MissionPlayer(EMPIRE, IMPERIAL_TEAM)]
    lay_out(state)
    for section in layout.sections:
        place_section(state, section)
    ground = board_for(state)
    numbers = {door.name: int(ground.door(door.on_board)) for door in layout.doors}
    opened = [numbers[door.name] for door in layout.doors if door.open_at_start]
    assert state.open_doors == sum(1 << number for number in opened)
    closed = {each.door: each for each in state.tokens.values() if each.kind == DOOR}
    expected = {
        numbers[door.name]: (_is_locked(door), door.block) for door in layout.doors if not door.open_at_start
    }
    assert {number: (each.locked, each.block) for number, each in closed.items()} == expected


def _is_locked(door: MissionDoor) -> bool:
    """To everybody, or until something happens."""
    to_all = {Side.REBEL, Side.IMPERIAL} <= set(door.locked_to)
    return to_all or (bool(door.locked_to) and door.until is not None)
