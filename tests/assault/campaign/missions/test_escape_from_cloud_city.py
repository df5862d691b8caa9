"""Escape from Cloud City: doors to break and to force, prisoners to carry, and a shuttle to launch."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.attribute_tests import stored_at
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import side_of
from dejarik.assault.rules.ground import are_adjacent, sees
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.tokens import DOOR, retrieve
from dejarik.assault.rules.state import Figure, Token
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "escape-from-cloud-city"
SURGES = {Die.BLUE: blue(2, surge=1), Die.GREEN: green(1, surge=1), Die.YELLOW: yellow(0, surge=1)}
BLANKS = {Die.BLUE: blue(2, damage=1), Die.GREEN: green(1, damage=2), Die.YELLOW: yellow(2, damage=1)}
SHOVE = "special:rules-escape-from-cloud-city-figures.shove"


@pytest.fixture
def field() -> Field:
    return Field(MISSION, threat_level=3)


def door(field: Field, space: str) -> Token:
    """The door with an edge at this space."""
    doors = field.state.__dict__["board_"].map.doors
    return next(
        token for token in field.tokens(DOOR) if any(space in edge for edge in doors[token.door].edges)
    )


def inside(field: Field) -> Field:
    return field.open(door(field, "H1").door).until("activate-group")


def freed(field: Field) -> Field:
    inside(field)
    return field.open(door(field, "N1").door).until("activate-group")


def step(field: Field, who: Figure, start: str, end: str) -> Field:
    field.put(who, start).push(MoveSpaces(figure=who.id, spaces=1, seat=who.seat))
    return field.choose(next(option for option in field.options if option.split(":")[-1] == end))


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {"imperial-officer-elite": ["H5"], "stormtrooper": ["D6", "E4", "E6"]}
    assert [(token.locked, token.health, token.block) for token in field.tokens(DOOR)] == [(True, 6, 0)]
    assert field.space("a") == "E8"
    assert (state.threat, state.goals) == (6, ["open-hallway"])
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [Reserved("hk-assassin-droid", "hired-guards")]


# --- Doors ----------------------------------------------------------------------------------------


def test_rebels_break_two_doors_and_the_empire_the_third(field: Field) -> None:
    inside(field)
    [officer] = field.of_card("imperial-officer-elite")
    cell, ship = door(field, "N1"), door(field, "N5")
    assert (ship.health, ship.block) == (6, 2)
    assert (may_target(field.state, field.figure("a"), cell), may_target(field.state, officer, cell)) == (
        True,
        False,
    )
    assert (may_target(field.state, field.figure("a"), ship), may_target(field.state, officer, ship)) == (
        False,
        True,
    )


def test_a_hero_forces_a_door_with_two_successes(field: Field) -> None:
    dice = side_of(field.figure("a").card).attribute(Attribute.STRENGTH)
    token = door(field, "H1")
    field.clear().put("a", "H1").activate("a")
    for left, stored in ((1, 1), (0, 0)):
        field.roll([SURGES[die] for die in dice][:1] + [BLANKS[die] for die in dice[1:]])
        field.choose(f"interact:force#{token.id}", "test:strength").until("activation-prompt")
        closed = sum(each.id == token.id for each in field.tokens(DOOR))
        assert (closed, stored_at(field.state, token.id)) == (left, stored)


def test_the_shuttles_door_is_not_there_for_rebels_before_it(field: Field) -> None:
    inside(field).clear("hk-assassin-droid")
    [officer] = field.of_card("imperial-officer-elite")
    field.put("a", "M5").put(officer, "N5")
    assert are_adjacent(field.state, field.figure("a"), officer)
    assert sees(field.state, field.figure("a"), officer)
    assert not sees(field.state, officer, field.figure("a"))
    field.put(officer, "H5")
    step(field, field.figure("a"), "M5", "N5")
    assert field.space("a") == "N5"


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.event("hired-guards")
def test_hired_guards_when_the_hallway_opens(field: Field) -> None:
    inside(field)
    state = field.state
    assert state.sections == ["Start Section", "Section 2 - Hallway", "Section 3 - Shuttle"]
    assert "J8" in field.standing()["hk-assassin-droid"]
    assert empire(state).points == ["green-2", "red"]
    assert field.lying("prisoner") == []
    assert state.goals == ["open-cell"]


@pytest.mark.event("get-to-the-ship")
def test_get_to_the_ship_when_the_cell_opens(field: Field) -> None:
    inside(field)
    before = field.state.threat
    field.open(door(field, "N1").door).until("activate-group")
    assert field.state.threat == before + 3
    assert field.lying("prisoner") == ["N1", "N2", "O1"]
    assert field.state.goals == ["get-aboard"]


# --- Prisoners and the shuttle --------------------------------------------------------------------


def test_a_figure_carries_one_prisoner_and_the_shuttle_claims_it(field: Field) -> None:
    freed(field).clear()
    field.put("a", "O2").activate("a")
    field.choose(field.offers("interact:retrieve")[0])
    assert field.offers("interact:retrieve") == []
    assert [token.carrier for token in field.tokens("prisoner") if token.carrier] == [field.id("a")]
    field.choose("end").until("activate-group")
    step(field, field.figure("a"), "M5", "N5")
    assert (len(field.tokens("prisoner")), field.state.memory["prisoners-aboard"]) == (2, 1)


def test_a_prisoner_who_is_fetched_from_the_shuttle_is_aboard(field: Field) -> None:
    freed(field).clear()
    field.token("prisoner", "N1").space = field.put("b", "M5").figure("b").space
    field.put("b", "E8").put("a", "N5").activate("a")
    field.choose(field.offers("interact:retrieve")[0])
    assert (len(field.tokens("prisoner")), field.state.memory["prisoners-aboard"]) == (2, 1)


def test_a_rebel_on_the_shuttle_shoves_a_foe(field: Field) -> None:
    inside(field).clear("hk-assassin-droid", "stormtrooper")
    [officer] = field.of_card("imperial-officer-elite")
    field.put(officer, "N6").put("a", "M5").activate("a")
    assert field.offers(SHOVE) == [], "only on the shuttle"
    field.choose("end").until("activate-group").put("b", "N7").activate("b")
    dice = side_of(field.figure("b").card).attribute(Attribute.STRENGTH)
    field.roll([SURGES[die] for die in dice]).choose(*field.offers(SHOVE))
    while not any(option.split(":")[-1] == "N4" for option in field.options):
        field.choose(field.options[0])
    field.choose(next(option for option in field.options if option.split(":")[-1] == "N4"))
    assert field.standing()["imperial-officer-elite"] == ["N4"]


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-all-aboard")
def test_the_shuttle_launches_with_prisoners_and_heroes(field: Field) -> None:
    freed(field).clear().put("a", "N6")
    field.state.memory["prisoners-aboard"] = 2
    retrieve(field.state, field.figure("b"), field.tokens("prisoner")[0])
    step(field, field.figure("b"), "M6", "N5")
    assert field.outcome == Outcome("mission-all-aboard", (1, 2))


def test_nobody_is_asked_about_prisoners_when_none_is_brought(field: Field) -> None:
    freed(field).clear().put("a", "N6").put("b", "M6")
    field.state.memory["prisoners-aboard"] = 3
    field.activate("b").choose("move", "go:N5")
    assert field.outcome == Outcome("mission-all-aboard", (1, 2))


def test_the_shuttle_waits_for_heroes_and_not_with_four_foes(field: Field) -> None:
    freed(field).clear("hk-assassin-droid")
    field.state.memory["prisoners-aboard"] = 3
    field.put("b", "M7")
    step(field, field.figure("a"), "M5", "N5")
    assert field.outcome is None, "one hero is missing"
    [officer] = field.of_card("imperial-officer-elite")
    for figure, space in zip(
        [officer, *field.of_card("stormtrooper")], ("N4", "O4", "N7", "O7"), strict=True
    ):
        field.put(figure, space)
    step(field, field.figure("b"), "M6", "N6")
    assert field.outcome is None, "four Imperial figures are aboard"
    field.defeat(officer)
    assert field.outcome == Outcome("mission-all-aboard", (1, 2))


@pytest.mark.rule("CORE-INCAP-01")
def test_heroes_are_incapacitated_and_stay(field: Field) -> None:
    field.wound("a").wound("a")
    assert (field.hero("a").incapacitated, field.outcome) == (True, None)


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_six_ends(field: Field) -> None:
    time_ends_it(field, 6)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
