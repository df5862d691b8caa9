"""Means of Production: doors with tokens next to them, and the core behind the last one."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Token
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

ALL = ["option:armour", "option:current", "option:alarm", "option:flash"]


@pytest.fixture
def field() -> Field:
    return Field("means-of-production", threat_level=3)


def door(field: Field, number: int) -> Token:
    return next(token for token in field.tokens(DOOR) if token.door == number)


def inside(field: Field, kind: str = "alarm", number: int = 2) -> Field:
    """The first door is open, and one of the others has a token."""
    field.open(0).until("mission-choose").choose(f"option:{kind}", f"door:{number}")
    return field.until("activate-group")


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {"probe-droid": ["C2"], "stormtrooper": ["G3", "H5", "I4"]}
    assert [(token.locked, token.health, token.block) for token in field.tokens(DOOR)] == [(True, 6, 1)]
    assert field.lying("data-core") == []
    assert empire(state).points == ["green-1"]
    assert empire(state).reserved == [Reserved("e-web-engineer", "guarded")]
    assert (state.threat, state.goals) == (6, ["destroy-core"])


@pytest.mark.rule("CORE-OBJECT-01")
def test_only_rebels_attack_doors(field: Field) -> None:
    trooper = field.of_card("stormtrooper")[0]
    assert may_target(field.state, field.figure("a"), field.token(DOOR))
    assert not may_target(field.state, trooper, field.token(DOOR))


@pytest.mark.event("guarded")
@pytest.mark.rule("CORE-DEPLOY-02", "CORE-DEPLOY-06")
def test_the_first_door_shows_the_facility(field: Field) -> None:
    state = field.open(0).until("mission-choose").state
    assert state.happened == ["guarded", "reactive-defenses"]
    assert state.sections == ["Start Section", "Section 2 - Facility"]
    assert "F12" in field.standing()["e-web-engineer"][0].split("+")
    assert empire(state).points == ["green-1", "red-1", "red-2"]
    assert sorted(token.door for token in field.tokens(DOOR)) == [1, 2]


@pytest.mark.event("reactive-defenses", "reactive-defenses/armour")
@pytest.mark.rule("CORE-EVENT-05")
def test_armour_makes_a_door_stronger_and_each_kind_is_there_twice(field: Field) -> None:
    field.clear()
    for left in (ALL, ALL, ALL[1:]):
        field.end_round("mission-choose")
        assert (field.decision.seat, field.options) == (0, left)
        field.choose(left[0]).until("activate-group")
    assert door(field, 0).health == 6 + 2 * 6


@pytest.mark.event("reactive-defenses/current")
def test_current_hurts_who_attacks_the_door(field: Field) -> None:
    inside(field, "current", 1).clear().put("a", "K9").put("b", "A6").push_attack("a", door(field, 1).id)
    assert (field.damage("a"), field.damage("b")) == (2, 0)


@pytest.mark.event("reactive-defenses/alarm")
def test_an_alarm_brings_threat(field: Field) -> None:
    inside(field, "alarm", 1)
    threat = field.state.threat
    field.open(2).until("activate-group")
    assert field.state.threat == threat, "another door"
    field.open(1).until("activate-group")
    assert field.state.threat == threat + 3


@pytest.mark.event("reactive-defenses/flash")
@pytest.mark.parametrize("passes", [True, False])
def test_a_charge_stuns_who_is_near(field: Field, passes: bool) -> None:
    inside(field, "flash", 1).clear().put("a", "K9").put("b", "A6")
    field.roll([blue(2, damage=1), green(1, surge=1) if passes else green(1, damage=2)])
    field.open(1).until("activate-group")
    assert field.figure("a").conditions == ([] if passes else [Condition.STUNNED])
    assert field.figure("b").conditions == []


def test_without_a_closed_door_nothing_is_placed(field: Field) -> None:
    inside(field).clear().open(1).open(2).until("activate-group").end_round("mission-choose")
    assert field.state.round == 2


@pytest.mark.ending("mission-data-core-wrecked")
def test_the_rebels_win_when_the_core_is_destroyed(field: Field) -> None:
    inside(field).clear().open(2).until("activate-group")
    assert field.state.sections[-1] == "Section 4 - Core Room"
    assert field.lying("data-core") == ["M1"]
    field.put("a", "L2").use("a", "destroy")
    assert field.outcome == Outcome("mission-data-core-wrecked", (1, 2))


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("means-of-production"), 5)
