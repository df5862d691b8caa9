"""Under Siege: five sites, four doors, three waves."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import red

from dejarik.assault.board import SpaceName
from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.rules.ground import board_for, sees
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

SITE = "capture-site"
VADER = "darth-vader-lord-of-the-sith"


@pytest.fixture
def field() -> Field:
    return Field("under-siege")


def until_round_ends(field: Field, number: int) -> Field:
    """Nobody does anything; the Empire has nothing on the map."""
    while field.state.round < number:
        field.clear().end_round()
    return field.clear().end_round("mission-choose")


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.threat, state.threat_level) == (0, 3)
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "e-web-engineer": 1,
        "imperial-officer": 1,
        "stormtrooper": 3,
    }
    assert field.lying(SITE) == ["B10", "B14", "F10", "G18", "J13"]
    assert [(door.locked, door.health, len(door.defence)) for door in field.tokens(DOOR)] == [
        (True, 6, 1)
    ] * 4
    assert (empire(state).points, len(empire(state).reserved)) == (["green-1"], 4)
    assert state.goals == ["hold-sites"]


@pytest.mark.rule("CORE-MISSION-09")
def test_the_heroes_begin_anywhere_inside() -> None:
    field = Field("under-siege", ready=False).until("setup-next-hero")
    field.choose(field.options[0])
    interior = set(board_for(field.state).map.interior)
    offered = {SpaceName(id.removeprefix("place:")) for id in field.options}
    assert len(offered) > 50
    assert offered <= interior


@pytest.mark.rule("CORE-OBJECT-01", "CORE-DOOR-01")
def test_doors_are_for_the_empire_to_break_and_for_rebels_to_look_through(field: Field) -> None:
    trooper, door = field.of_card("stormtrooper")[0], field.token(DOOR)
    assert may_target(field.state, trooper, door)
    assert not may_target(field.state, field.figure("a"), door)
    field.clear().put("a", "F8").put(trooper, "F6")
    assert sees(field.state, field.figure("a"), trooper)
    assert not sees(field.state, trooper, field.figure("a"))
    field.put("a", "F11")
    assert not sees(field.state, field.figure("a"), trooper)


@pytest.mark.event("securing")
@pytest.mark.rule("CORE-STATUS-06")
def test_sites_without_healthy_rebels_are_secured(field: Field) -> None:
    first, second, third = field.of_card("stormtrooper")
    field.clear().put(first, "A9").put(second, "B15").put(third, "I13")
    field.put("a", "B16").put("b", "J14").wound("b")
    field.until("activate-group").end_round().until("activate-group")
    assert field.told() == ["mission-briefing", "securing"]
    assert "J13" not in field.lying(SITE), "a wounded hero does not keep it"
    assert "F10" in field.lying(SITE)
    assert len(field.lying(SITE)) == 5 - field.state.memory["sites-secured"]


@pytest.mark.event("wave-1", "wave-2", "wave-3")
@pytest.mark.rule("CORE-DEPLOY-02", "CORE-THREAT-03")
@pytest.mark.parametrize(
    ("number", "card", "threat"), [(2, "royal-guard", 5), (4, "stormtrooper-elite", 3), (6, VADER, 3)]
)
def test_waves_come_at_the_ends_of_rounds(field: Field, number: int, card: str, threat: int) -> None:
    while field.state.round < number:
        field.clear().end_round()
    field.until("activate-group").clear()
    assert field.of_card(card) == []
    field.state.threat = 0
    empire(field.state).hand.clear()
    field.end_round().until("activate-group")
    assert "N4" in field.standing()[card]
    assert field.state.threat == 3 + threat


@pytest.mark.event("the-assault", "the-assault/breach")
def test_the_assault_blows_a_door_away(field: Field) -> None:
    field.put("a", "F9").put("b", "G18")
    until_round_ends(field, 3)
    assert (field.decision.seat, field.options) == (0, ["option:breach", "option:alert"])
    field.roll([red(3)]).choose("option:breach")
    assert field.options == ["door:0", "door:1", "door:2", "door:3"]
    field.choose("door:0").until("activate-group")
    assert (field.damage("a"), field.damage("b")) == (3, 0)
    assert sorted(door.door for door in field.tokens(DOOR)) == [1, 2, 3]


@pytest.mark.event("the-assault/alert")
def test_or_brings_threat(field: Field) -> None:
    until_round_ends(field, 3)
    threat = field.state.threat
    field.choose("option:alert").until("activate-group")
    assert field.state.threat == min(20, threat + 3)


def specialists(field: Field) -> Field:
    until_round_ends(field, 3).choose("option:alert")
    return until_round_ends(field, 5)


@pytest.mark.event("specialists", "specialists/walker")
def test_specialists_bring_a_walker(field: Field) -> None:
    specialists(field)
    assert field.options == ["option:walker", "option:drop"]
    field.choose("option:walker").until("activate-group")
    assert "D1" in field.standing()["at-st-elite"][0].split("+")


@pytest.mark.event("specialists/drop")
@pytest.mark.rule("CORE-DEPLOY-03")
def test_or_drop_inside_the_walls(field: Field) -> None:
    specialists(field)
    field.state.threat = 10
    empire(field.state).hand[:] = ["imperial-officer"]
    field.choose("option:drop").choose("deploy:imperial-officer").until("activate-group")
    assert field.standing()["imperial-officer"] == ["E13"]


@pytest.mark.ending("mission-facility-held")
def test_the_rebels_win_in_time(field: Field) -> None:
    while field.outcome is None:
        field.clear().end_round()
    assert (field.outcome, field.state.round) == (Outcome("mission-facility-held", (1, 2)), 8)


@pytest.mark.ending("mission-sites-secured")
def test_the_empire_wins_with_four_sites_also_in_the_last_round(field: Field) -> None:
    field.put("a", "F9").put("b", "F10")
    while field.state.round < 8:
        field.clear().end_round()
    field.until("activate-group").clear()
    field.state.memory["sites-secured"] = 3
    field.put(field.of_card("stormtrooper")[0], "B10").end_round()
    assert field.outcome == Outcome("mission-sites-secured", (0,))


@pytest.mark.ending("mission-all-withdrawn")
@pytest.mark.rule("CORE-WOUND-06")
def test_or_when_all_heroes_have_withdrawn(field: Field) -> None:
    field.wound("a").wound("b")
    assert field.outcome is None, "wounded heroes fight on"
    field.wound("a")
    assert field.outcome is None
    assert field.wound("b").outcome == Outcome("mission-all-withdrawn", (0,))
