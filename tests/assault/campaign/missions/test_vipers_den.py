"""Viper's Den: two doors, one core, and whoever gets out with it."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")


@pytest.fixture
def field() -> Field:
    return Field("vipers-den")


def broken_in(field: Field) -> Field:
    return field.destroy(DOOR).until("activate-group")


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "e-web-engineer": 1,
        "stormtrooper": 3,
        "trandoshan-hunter": 2,
    }
    assert [(door.locked, door.health, door.block) for door in field.tokens(DOOR)] == [(True, 8, 0)] * 2
    assert field.lying("memory-core") == []
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [
        Reserved("imperial-officer-elite", "find-the-droid"),
        Reserved("stormtrooper", "find-the-droid"),
    ]
    assert (state.threat, state.goals) == (4, ["break-in"])


@pytest.mark.rule("CORE-OBJECT-01", "CORE-DOOR-09")
def test_both_sides_attack_doors(field: Field) -> None:
    trooper, door = field.of_card("stormtrooper")[0], field.token(DOOR)
    assert may_target(field.state, trooper, door)
    assert may_target(field.state, field.figure("a"), door)
    field.put("a", "G1")
    assert field.uses("a") == []


@pytest.mark.event("find-the-droid")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_the_first_door_shows_the_shop(field: Field) -> None:
    state = broken_in(field).state
    assert state.happened == ["find-the-droid"]
    assert state.sections == ["Start Section", "Section 2 - Building"]
    assert field.lying("memory-core") == ["D5"]
    standing = field.standing()
    assert "A9" in standing["imperial-officer-elite"] + standing["stormtrooper"]
    assert (len(standing["imperial-officer-elite"]), len(standing["stormtrooper"])) == (1, 6)
    assert state.goals == ["carry-core-out"]
    broken_in(field)
    assert field.told().count("find-the-droid") == 1


@pytest.mark.ending("mission-core-saved")
@pytest.mark.rule("CORE-TOKEN-12", "CORE-ESCAPE-01")
def test_a_hero_carries_the_core_out(field: Field) -> None:
    broken_in(field).clear().put("a", "D6").put("b", "O10").use("a", "retrieve").finish()
    field.activate("b").choose("move")
    assert field.offers("escape") == []
    field.finish().put("a", "O9").activate("a").choose("move")
    field.choose(field.offers("escape")[0])
    assert field.outcome == Outcome("mission-core-saved", (1, 2))


@pytest.mark.ending("mission-core-taken")
def test_or_a_stormtrooper_does(field: Field) -> None:
    broken_in(field).clear()
    trooper = field.of_card("stormtrooper")[0]
    field.put(trooper, "D6").activate_figure(trooper).choose("interact:retrieve#")
    assert field.token("memory-core").carrier == trooper.id
    field.finish().put(trooper, "O9").activate_figure(trooper).choose("move")
    field.choose(field.offers("escape")[0])
    assert field.outcome == Outcome("mission-core-taken", (0,))


@pytest.mark.rule("CORE-TOKEN-14")
def test_who_is_defeated_drops_it(field: Field) -> None:
    broken_in(field).clear()
    trooper = field.of_card("stormtrooper")[0]
    field.put(trooper, "D6").activate_figure(trooper).choose("interact:retrieve#").finish()
    field.put(trooper, "G5").defeat(trooper)
    assert field.lying("memory-core") == ["G5"]


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
