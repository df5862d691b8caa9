"""Luxury Cruise: terminals that are held, doors that are forced and shut again."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

PASSES = [blue(2, surge=1), green(1, damage=2)]


@pytest.fixture
def field() -> Field:
    return Field("luxury-cruise", threat_level=3)


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert len(state.sections) == 3
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "imperial-officer": 1,
        "probe-droid": 1,
        "stormtrooper": 3,
        "stormtrooper-elite": 3,
    }
    assert field.lying(TERMINAL) == ["A3", "B14", "E1", "F6", "I7"]
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(False, 0)] * 4
    assert (empire(state).points, empire(state).reserved) == (
        ["green-1"],
        [Reserved("royal-guard", "secure-the-ship")],
    )
    assert (state.threat, state.goals) == (6, ["secure-terminals"])


@pytest.mark.rule("CORE-DOOR-09", "CORE-TEST-04")
def test_rebels_force_doors_and_the_empire_opens_them(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    field.put("a", "G6").put(officer, "H6")
    assert (field.uses("a"), field.uses(officer)) == (["force"], ["open"])
    field.use("a", "force", "test:strength", rolls=PASSES)
    assert sorted(door.door for door in field.tokens(DOOR)) == [0, 1, 3]


@pytest.mark.event("desperation")
@pytest.mark.rule("CORE-STATUS-06")
def test_terminals_next_to_which_only_rebels_stand_are_secured(field: Field) -> None:
    trooper, *_ = field.of_card("stormtrooper")
    field.clear().put("a", "F7").put("b", "B13").put(trooper, "C14")
    field.end_round("mission-choose")
    assert field.lying(TERMINAL) == ["A3", "B14", "E1", "I7"], "an Imperial figure is next to the other"
    assert field.state.threat == 6 + 3 + 3
    assert field.told() == ["mission-briefing", "desperation", "sound-the-alarm"]
    field.until("activate-group").clear().put("a", "A2").put("b", "B13").end_round("mission-choose")
    assert field.lying(TERMINAL) == ["E1", "I7"]
    assert field.state.threat == min(20, 12 + 3 + 2 * 3)


@pytest.mark.event("sound-the-alarm", "sound-the-alarm/close-door")
@pytest.mark.rule("CORE-DOOR-04")
def test_the_alarm_closes_a_door(field: Field) -> None:
    field.clear().open(2).open(0).end_round("mission-choose")
    assert (field.decision.seat, field.options) == (0, ["option:close-door", "option:attack"])
    field.choose("option:close-door")
    assert field.options == ["door:0", "door:2"]
    field.choose("door:2")
    assert sorted(door.door for door in field.tokens(DOOR)) == [1, 2, 3]
    field.until("activate-group").put("a", "G6")
    assert field.uses("a") == ["force"], "as at the start"


@pytest.mark.event("sound-the-alarm/attack")
@pytest.mark.rule("CORE-INTERRUPT-02")
def test_or_lets_a_figure_attack(field: Field) -> None:
    trooper, *_ = field.of_card("stormtrooper")
    field.clear().put("a", "D14").put("b", "K9").put(trooper, "C14").end_round("mission-choose")
    field.choose("option:attack")
    assert field.options == [f"choose:{trooper.id}", "decline"]
    field.choose(f"choose:{trooper.id}")
    assert field.state.the(Attack).attacker == trooper.id


@pytest.mark.event("secure-the-ship")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_guards_come_at_the_end_of_the_second_round(field: Field) -> None:
    field.clear().reach_round(3)
    assert "A7" in field.standing()["royal-guard"]
    assert len(field.standing()["royal-guard"]) == 2


@pytest.mark.ending("mission-ship-secured")
def test_the_rebels_win_when_all_five_are_secured(field: Field) -> None:
    for first, second in (("F7", "B13"), ("A2", "E2")):
        field.clear().put("a", first).put("b", second).end_round().until("activate-group")
    assert field.outcome is None
    field.clear().put("a", "I8").end_round()
    assert field.outcome == Outcome("mission-ship-secured", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
