"""A Simple Task: terminals that open the nearest door, and a formula that shuts them all again."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

PASSES = [blue(2, surge=1), green(1, damage=2)]


@pytest.fixture
def field() -> Field:
    return Field("a-simple-task")


def offered(field: Field, letter: str) -> list[str]:
    found = [each.id.split("#")[0] for each in interactions(field.state, field.figure(letter))]
    return [name for name in found if name != "crate"]


def slice_at(field: Field, space: str, *prompts: str) -> Field:
    """A hero next to a terminal passes the test."""
    token = field.token("terminal", space)
    field.put("a", space).roll(PASSES)
    field.activate("a").choose(f"interact:slice#{token.id}", "test:strength")
    return field.until("activation-prompt", *prompts)


def inside(field: Field) -> Field:
    """Both doors are open."""
    slice_at(field, "L5").choose("end").until("activate-group").clear()
    return slice_at(field, "H8").choose("end").until("activate-group")


def alarmed(field: Field) -> Field:
    inside(field).put("b", "E2")
    formula = field.token("formula")
    return field.activate("b").choose(f"interact:retrieve#{formula.id}").until("activation-prompt")


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-03", "CORE-THREAT-03")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "stormtrooper": ["K6", "M5", "M6"],
        "trandoshan-hunter-elite": ["L10", "L12"],
    }
    assert field.lying("terminal") == ["L5"]
    assert field.lying("crate") == ["N13"]
    assert field.lying("formula") == []
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 0)]
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [
        Reserved("imperial-officer", "lightly-guarded"),
        Reserved("stormtrooper", "lightly-guarded"),
    ]
    assert (state.threat, state.goals) == (4, ["open-doors"])


@pytest.mark.rule("CORE-DOOR-09")
def test_only_a_terminal_opens_the_door_and_only_for_heroes(field: Field) -> None:
    field.put("a", "K5")
    assert offered(field, "a") == ["slice"], "not the door itself"
    [trooper, *_] = field.of_card("stormtrooper")
    field.put(trooper, "K4")
    assert interactions(field.state, trooper) == []
    token = field.token("terminal", "L5")
    field.activate("a").choose(f"interact:slice#{token.id}")
    assert field.options == ["test:tech", "test:strength"]


@pytest.mark.rule("CORE-TEST-04")
def test_who_fails_opens_nothing(field: Field) -> None:
    token = field.token("terminal", "L5")
    field.put("a", "K5").roll([blue(2, damage=1), green(1, damage=2)])
    field.activate("a").choose(f"interact:slice#{token.id}", "test:strength").until("activation-prompt")
    assert (len(field.tokens(DOOR)), field.state.happened) == (1, [])


@pytest.mark.event("lightly-guarded")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_guards_are_behind_the_first_door(field: Field) -> None:
    state = slice_at(field, "L5").state
    assert (state.happened, state.goals) == (["lightly-guarded"], ["open-doors"])
    assert state.sections == ["Start Section", "Section 2 - Command Room"]
    standing = field.standing()
    assert len(standing["stormtrooper"]) == 6
    assert "D9" in standing["stormtrooper"] + standing["imperial-officer"]
    assert field.lying("terminal") == ["H8", "L5"]
    assert [door.locked for door in field.tokens(DOOR)] == [True], "that of the lab"
    field.put("a", "L5")
    assert offered(field, "a") == [], "the door of this terminal is open"


@pytest.mark.event("too-quiet")
def test_the_formula_lies_in_the_lab(field: Field) -> None:
    state = inside(field).state
    assert state.happened == ["lightly-guarded", "too-quiet"]
    assert state.sections[-1] == "Section 3 - Lab"
    assert field.lying("formula") == ["E3"]
    assert field.lying("terminal") == ["C4", "H8", "L5"]
    assert (field.tokens(DOOR), state.goals) == ([], ["take-it"])
    field.put("b", "E2")
    assert offered(field, "b") == ["retrieve"]
    assert empire(state).points == ["green-1", "green-2", "green-3"]


@pytest.mark.event("sound-the-alarms")
@pytest.mark.rule("CORE-DOOR-04", "CORE-TOKEN-12")
def test_the_alarm_shuts_every_door_and_brings_threat(field: Field) -> None:
    inside(field)
    threat = field.state.threat
    state = field.put("b", "E2").state
    formula = field.token("formula")
    field.activate("b").choose(f"interact:retrieve#{formula.id}").until("activation-prompt")
    assert state.happened[-1] == "sound-the-alarms"
    assert formula.carrier == field.id("b")
    assert state.threat == threat + 4
    assert [door.locked for door in field.tokens(DOOR)] == [True, True]
    assert empire(state).points == ["green-1", "green-2", "green-3", "red-1", "red-2"]
    assert state.goals == ["get-out"]


def test_afterwards_the_terminal_between_the_doors_opens_either(field: Field) -> None:
    state = alarmed(field).choose("end").until("activate-group").state
    command, lab = sorted(field.tokens(DOOR), key=lambda token: token.door)
    token = field.token("terminal", "H8")
    field.put("a", "H8").roll(PASSES)
    field.activate("a").choose(f"interact:slice#{token.id}", "test:strength")
    field.until("pick-card")
    assert (field.decision.seat, field.options) == (1, [f"choose:{command.id}", f"choose:{lab.id}"])
    field.choose(f"choose:{lab.id}")
    assert [door.id for door in field.tokens(DOOR)] == [command.id]
    assert state.told[-1].text == "sound-the-alarms", "doors that open again bring nothing new"


@pytest.mark.ending("mission-formula-stolen")
@pytest.mark.rule("CORE-ESCAPE-01", "CORE-MISSION-12")
def test_who_carries_the_formula_out_wins(field: Field) -> None:
    alarmed(field).choose("end").until("activate-group")
    field.put("a", "F14").put("b", "F13").activate("a").choose("move")
    assert field.offers("escape") == [], "without the formula nobody leaves"
    field.choose("end").until("activate-group")
    field.activate("b").choose("move")
    field.choose(field.offers("escape")[0])
    assert field.outcome == Outcome("mission-formula-stolen", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
