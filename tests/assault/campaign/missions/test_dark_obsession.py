"""Dark Obsession: doors that are shut before Vader, Troopers who stand in for him, and Luke who has no figure."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

PASSES = [blue(2, surge=1)]
LUKE = "luke-skywalker-hero-of-the-rebellion"


@pytest.fixture
def field() -> Field:
    return Field("dark-obsession")


def vader(field: Field) -> Figure:
    return field.of_card("darth-vader-lord-of-the-sith")[0]


def seal(field: Field, letter: str = "a") -> Field:
    return field.put(letter, "Q8").use(letter, "seal", rolls=PASSES).finish()


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "darth-vader-lord-of-the-sith": ["A4"],
        "stormtrooper-elite": ["C1", "E3", "F1"],
    }
    assert (field.lying("terminal"), field.lying("sabotage-site")) == (["Q7"], ["U13"])
    assert (field.tokens(DOOR), state.open_doors) == ([], 0b111)
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [Reserved("stormtrooper", "security-breach")]
    assert (state.threat, state.goals) == (4, ["keep-him-away"])


@pytest.mark.rule("CORE-ALLY-03")
def test_luke_cannot_be_brought() -> None:
    assert Field("dark-obsession", ally=LUKE).of_card(LUKE) == []


@pytest.mark.rule("CORE-DOOR-04", "CORE-DOOR-09")
def test_the_terminal_closes_the_open_door_nearest_to_the_site(field: Field) -> None:
    field.clear().put("a", "Q8").use("a", "seal", rolls=[blue(2, damage=1)])
    assert field.tokens(DOOR) == [], "the test was failed"
    assert field.uses("a") == [], "once per activation"
    field.finish()
    seal(field)
    [door] = field.tokens(DOOR)
    assert (door.door, door.locked, door.health, door.block) == (2, True, 5, 1)
    assert may_target(field.state, vader(field), door)
    assert may_target(field.state, field.figure("a"), door)
    seal(field, "b")
    assert sorted(token.door for token in field.tokens(DOOR)) == [1, 2]
    field.destroy(DOOR)
    assert [token.door for token in field.tokens(DOOR)] == [1]
    seal(field)
    assert sorted(token.door for token in field.tokens(DOOR)) == [0, 1], "what was opened again stays open"
    field.put("b", "Q8")
    assert field.uses("b") == []


@pytest.mark.rule("CORE-PUSH-01")
def test_vader_cannot_be_pushed(field: Field) -> None:
    [trooper, *_] = field.of_card("stormtrooper-elite")
    for figure, pushed in ((vader(field), False), (trooper, True)):
        push = MoveSpaces(figure=figure.id, spaces=2, seat=1, willing=False)
        assert (push.offer(field.state) is not None) is pushed
    walk = MoveSpaces(figure=vader(field).id, spaces=2, seat=0)
    assert walk.offer(field.state) is not None, "he moves as he likes"


def attacked(field: Field) -> int:
    """Whom an attack on Vader hits in the end."""
    field.activate("a").choose("attack")
    if f"attack:{vader(field).id}" in field.options:
        field.choose(f"attack:{vader(field).id}")
    while field.asks[1] == "pick-figure":
        field.choose(field.options[0])
    return field.state.the(Attack).target


@pytest.mark.rule("CORE-ATTACK-11")
def test_a_trooper_next_to_vader_takes_his_place(field: Field) -> None:
    near, far, _ = field.of_card("stormtrooper-elite")
    field.clear().put(vader(field), "J3").put("a", "J4").put(near, "I3").put(far, "C1")
    assert attacked(field) == near.id


def test_but_not_one_that_could_not_be_attacked(field: Field) -> None:
    near, *_ = field.of_card("stormtrooper-elite")
    field.clear().put(vader(field), "H3").put("a", "J3").put(near, "G2")
    assert attacked(field) == vader(field).id


@pytest.mark.event("security-breach", "power-of-the-dark-side")
@pytest.mark.rule("CORE-STATUS-06")
def test_the_alarm_and_the_dark_side(field: Field) -> None:
    state = field.state
    field.end_round("deploy-point")
    assert state.threat == 4 + 2 + 2
    assert len(field.options) == 3
    field.until("activate-group")
    assert len(field.of_card("stormtrooper")) == 3
    field.reach_round(3)
    assert state.happened == ["security-breach"]
    field.reach_round(4)
    assert state.happened == ["security-breach", "power-of-the-dark-side"]
    assert state.threat == 4 + 2 + 2 + 2 + 2 + 2


@pytest.mark.event("luke-unprotected")
@pytest.mark.ending("mission-luke-found")
def test_vader_finds_luke_when_no_hero_is_healthy(field: Field) -> None:
    field.clear().put(vader(field), "U12")
    assert field.uses(vader(field)) == []
    field.wound("a").wound("b")
    assert (field.outcome, field.state.happened) == (None, ["luke-unprotected"])
    [trooper, *_] = field.of_card("stormtrooper-elite")
    field.put(trooper, "T13")
    assert (field.uses(vader(field)), field.uses(trooper)) == (["find-luke"], [])
    field.activate_figure(vader(field)).choose("interact:find-luke#")
    assert field.outcome == Outcome("mission-luke-found", (0,))


@pytest.mark.ending("mission-sabotage-complete")
def test_the_rebels_win_in_time_wounded_or_not(field: Field) -> None:
    field.clear().wound("a").wound("b").reach_round(6)
    assert field.outcome is None
    assert field.end_round().outcome == Outcome("mission-sabotage-complete", (1, 2))


@pytest.mark.ending("mission-vader-defeated")
def test_or_by_defeating_vader(field: Field) -> None:
    assert field.defeat(vader(field)).outcome == Outcome("mission-vader-defeated", (1, 2))
