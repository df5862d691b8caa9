"""A New Threat: doors that answer, terminals that nobody knows, and the general."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.board import DoorId, SpaceName, object_thing, spaces_within
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.ground import board_for, situation
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

ALL = ["option:flash", "option:alert", "option:droids", "option:beast"]
TWICE = {
    Attribute.STRENGTH: [blue(2, surge=1), green(1, surge=1)],
    Attribute.INSIGHT: [blue(2, surge=1), green(1, surge=1), yellow(2, damage=1)],
    Attribute.TECH: [blue(2, surge=1)],
}


@pytest.fixture
def field() -> Field:
    return Field("a-new-threat")


def investigate(field: Field, space: str) -> Field:
    """However many tests it takes."""
    token = field.token(TERMINAL, space)
    field.put("a", space).activate("a")
    while token.id in field.state.tokens and field.outcome is None:
        attribute = {
            "red": Attribute.STRENGTH,
            "blue": Attribute.INSIGHT,
            "green": Attribute.TECH,
        }[token.colour or field.state.face_down[token.id]]
        if field.asks[1] != "activation-prompt" or not field.offers("interact:search"):
            field.finish().activate("a")
        field.roll(TWICE[attribute]).choose("interact:search#")
        if field.outcome is None:
            field.until("activation-prompt")
    return field if field.outcome is not None else field.finish()


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.threat, state.threat_level, len(state.sections)) == (0, 3, 4)
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "nexu-elite": 1,
        "probe-droid": 2,
        "probe-droid-elite": 1,
    }
    assert field.lying(TERMINAL) == ["B6", "K18", "O8"]
    assert sorted(state.face_down.values()) == ["blue", "green", "red"]
    assert [(door.locked, door.health, door.block) for door in field.tokens(DOOR)] == [(False, 5, 1)] * 3
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [
        Reserved("nexu", "defense-protocols"),
        Reserved("general-weiss-field-commander", "arrival"),
    ]
    assert state.goals == ["investigate"]


@pytest.mark.rule("CORE-DOOR-09", "CORE-OBJECT-01")
def test_rebels_break_doors_down_and_the_empire_opens_them(field: Field) -> None:
    droid = field.of_card("probe-droid-elite")[0]
    door = next(token for token in field.tokens(DOOR) if token.door == 0)
    field.put("a", "G4").put(droid, "H5")
    assert (field.uses("a"), field.uses(droid)) == ([], ["open"])
    assert may_target(field.state, field.figure("a"), door)
    assert not may_target(field.state, droid, door)


@pytest.mark.rule("CORE-EVENT-10", "CORE-TEST-05")
def test_a_terminal_shows_its_colour_when_it_is_searched(field: Field) -> None:
    token = field.clear().token(TERMINAL, "B6")
    colour = field.state.face_down[token.id]
    tested = {"red": Attribute.STRENGTH, "blue": Attribute.INSIGHT, "green": Attribute.TECH}[colour]
    field.put("a", "B6").activate("a").roll(TWICE[tested]).choose("interact:search#")
    while (test := field.state.find(AttributeTest)) is not None:
        assert (test.attributes, test.needed) == ([tested], 2)
        field.go_on()
    assert token.colour == colour
    assert token.id not in field.state.face_down


@pytest.mark.event("revelation")
@pytest.mark.ending("mission-terminals-investigated")
def test_the_rebels_win_with_the_third_terminal(field: Field) -> None:
    field.clear()
    investigate(field, "B6")
    assert (field.told()[-1], field.lying(TERMINAL)) == ("revelation", ["K18", "O8"])
    investigate(field, "O8")
    assert (field.told().count("revelation"), field.outcome) == (2, None)
    assert investigate(field, "K18").outcome == Outcome("mission-terminals-investigated", (1, 2))


@pytest.mark.event("defense-protocols", "defense-protocols/alert")
@pytest.mark.rule("CORE-EVENT-05")
def test_each_door_brings_a_protocol_and_each_protocol_comes_once(field: Field) -> None:
    field.clear().open(0)
    assert (field.decision.seat, field.options) == (0, ALL)
    field.choose("option:alert").until("activate-group")
    assert field.state.threat == 6
    field.open(1)
    assert field.options == ["option:flash", "option:droids", "option:beast"]


@pytest.mark.event("defense-protocols/flash")
@pytest.mark.parametrize("passes", [True, False])
def test_lights_stun_heroes_near_the_door(field: Field, passes: bool) -> None:
    second = green(1, surge=1) if passes else green(1, damage=2)
    field.clear().put("a", "I5").put("b", "H11").roll([blue(2, damage=1), second, yellow(2, damage=1)])
    field.open(0).choose("option:flash").until("activate-group")
    assert field.figure("a").conditions == ([] if passes else [Condition.STUNNED])
    assert field.figure("b").conditions == []


@pytest.mark.event("defense-protocols/droids")
@pytest.mark.rule("CORE-INTERRUPT-02")
def test_probe_droids_sweep(field: Field) -> None:
    first, second = field.of_card("probe-droid")
    field.put("a", "I9").put("b", "I10").put(first, "H9").clear("nexu-elite", "probe-droid-elite")
    field.open(0).choose("option:droids")
    assert field.options == [f"choose:{first.id}", f"choose:{second.id}", "decline"]
    field.choose(f"choose:{first.id}")
    assert field.offers("go:")
    field.choose("stop" if "stop" in field.options else field.options[-1])
    while field.state.find(Attack) is not None:
        field.go_on()
    assert field.offers("choose:") == [f"choose:{second.id}"]


@pytest.mark.event("defense-protocols/beast")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_a_nexu_is_let_loose_indoors(field: Field) -> None:
    field.clear().open(0).choose("option:beast").until("deploy-point")
    interior = {
        int(board_for(field.state).space(SpaceName(name))) for name in board_for(field.state).map.interior
    }
    offered = {int(id.removeprefix("point:")) for id in field.options}
    assert offered
    assert offered <= interior
    door = board_for(field.state).door_spaces[DoorId(0)]
    around = spaces_within(situation(field.state), object_thing(door), 3)
    assert offered == {space for space in interior if around >> space & 1}, (
        "within 3 spaces, as the rule says"
    )
    field.choose(field.options[0]).until("activate-group")
    assert len(field.of_card("nexu")) == 1


@pytest.mark.event("arrival")
def test_weiss_comes_at_the_end_of_round_5(field: Field) -> None:
    field.clear().reach_round(5)
    assert field.of_card("general-weiss-field-commander") == []
    field.reach_round(6)
    assert "B8" in field.standing()["general-weiss-field-commander"][0].split("+")


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("a-new-threat"), 7)
