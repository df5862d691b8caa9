"""Rescue Ops: consoles that lock a cell, doors with plans behind them, and a wall that leaves in one piece."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import Roll, blue, green, red, yellow

from dejarik.assault.campaign.rules.attribute_tests import stored_at
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.ground import are_adjacent, sees
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR, retrieve
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "rescue-ops"
TWO: list[Roll] = [blue(2, surge=1), green(1, surge=1), yellow(2, damage=1)]


@pytest.fixture
def field() -> Field:
    return Field(MISSION)


def numbers(field: Field) -> dict[str, int]:
    """The doors by the first space of their edges."""
    doors = field.state.__dict__["board_"].map.doors
    return {door.edges[0][0]: number for number, door in enumerate(doors)}


def open_door(field: Field, space: str, option: str = "alarm") -> Field:
    field.open(numbers(field)[space]).until("mission-choose")
    return field.choose(f"option:{option}").until("activate-group")


def chamber(field: Field) -> Field:
    """The chamber is open."""
    open_door(field, "G4", "alarm")
    for token in list(field.tokens(DOOR)):
        token.locked = False
    return open_door(field, "B7", "position")


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "imperial-officer": ["O9"],
        "probe-droid-elite": ["L7"],
        "snowtrooper": ["N7", "N9", "P8"],
    }
    assert field.space("a") == "Q12"
    assert (state.threat, state.threat_level, state.goals) == (0, 4, ["enter-facility"])
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [
        Reserved("stormtrooper-elite", "second-wave"),
        Reserved("stormtrooper", "strategic-placement"),
        Reserved("dengar", "varied-defenses"),
        Reserved("general-sorin", "enhanced-interrogation"),
    ]


def test_imperial_figures_do_not_open_the_doors(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "G5").put("a", "H5")
    assert interactions(field.state, officer) == []
    assert len(interactions(field.state, field.figure("a"))) == 1


@pytest.mark.event("second-wave")
def test_second_wave_at_the_end_of_round_one(field: Field) -> None:
    field.reach_round(2)
    assert "G8" in field.standing()["stormtrooper-elite"]
    assert field.state.happened == ["second-wave"]


@pytest.mark.event("strategic-placement")
@pytest.mark.parametrize(("door", "console"), [("G4", "G2"), ("G10", "I14")])
def test_strategic_placement_with_the_first_door(field: Field, door: str, console: str) -> None:
    open_door(field, door)
    state = field.state
    assert state.sections == ["Start Section", "Section 2 - Facility"]
    [leia] = field.of_card("leia-organa-campaign")
    assert leia.seat == 1
    assert are_adjacent(state, leia, field.token("security-console", console))
    assert "A8" in field.standing()["stormtrooper"]
    assert empire(state).points == ["red-1", "red-2", "red-3"]
    assert (state.goals, state.happened[0]) == (["slice-consoles"], "strategic-placement")
    other = "G10" if door == "G4" else "G4"
    open_door(field, other, "position")
    assert state.happened.count("strategic-placement") == 1
    assert len(field.of_card("leia-organa-campaign")) == 1


# --- Varied Defenses ------------------------------------------------------------------------------


@pytest.mark.event("varied-defenses")
@pytest.mark.event("varied-defenses/alarm")
def test_nothing_is_chosen_twice(field: Field) -> None:
    field.open(numbers(field)["G4"]).until("mission-choose")
    assert field.asks == (EMPIRE, "mission-choose")
    assert field.options == ["option:alarm", "option:hunter", "option:charge", "option:position"]
    before = field.state.threat
    field.choose("option:alarm")
    assert field.state.threat == before + 5
    field.until("activate-group").open(numbers(field)["G10"]).until("mission-choose")
    assert field.options == ["option:hunter", "option:charge", "option:position"]


@pytest.mark.event("varied-defenses/hunter")
def test_dengar_comes_to_an_active_point(field: Field) -> None:
    field.open(numbers(field)["G4"]).until("mission-choose").choose("option:hunter")
    assert [field.facts(id)["space"] for id in field.options] == ["E1", "A8", "E14"]
    field.choose(field.options[0]).until("activate-group")
    assert field.standing()["dengar"] == ["E1"]


@pytest.mark.event("varied-defenses/charge")
def test_a_charge_within_three_spaces_of_the_door(field: Field) -> None:
    field.put("a", "G5").put("b", "K9")
    field.open(numbers(field)["G4"]).until("mission-choose").choose("option:charge")
    assert "space:G4" in field.options
    assert "space:E14" not in field.options
    field.roll([red(3)]).choose("space:G4")
    assert (field.damage("a"), field.damage("b")) == (3, 0)


@pytest.mark.event("varied-defenses/position")
def test_two_imperial_figures_take_position(field: Field) -> None:
    [one, two, three] = field.of_card("snowtrooper")
    field.open(numbers(field)["G4"]).until("mission-choose")
    field.put(one, "H4").put(two, "G3").put(three, "P8").choose("option:position")
    assert f"choose:{three.id}" not in field.options
    field.choose(f"choose:{one.id}", f"choose:{two.id}")
    assert [Condition.FOCUSED in each.conditions for each in (one, two, three)] == [True, True, False]


# --- The consoles and the chamber -----------------------------------------------------------------


def test_two_successes_claim_a_console_and_both_unlock_the_chamber(field: Field) -> None:
    open_door(field, "G4")
    locked = {token.door: token.locked for token in field.tokens(DOOR)}
    assert locked[numbers(field)["B7"]]
    console = field.token("security-console", "G2")
    field.roll([blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)])
    field.clear().put("a", "G1").activate("a").choose(f"interact:slice#{console.id}", "test:insight")
    assert (stored_at(field.state, console.id), console.id in field.state.tokens) == (1, True)
    field.roll(TWO).choose(f"interact:slice#{console.id}", "test:insight")
    assert console.id not in field.state.tokens
    assert {token.door: token.locked for token in field.tokens(DOOR)}[numbers(field)["B7"]]
    field.choose("end").until("activate-group")
    last = field.token("security-console", "I14")
    field.roll(TWO).put("b", "I13").activate("b").choose(f"interact:slice#{last.id}", "test:insight")
    assert not any(token.locked for token in field.tokens(DOOR))


@pytest.mark.event("enhanced-interrogation")
def test_enhanced_interrogation_when_the_chamber_opens(field: Field) -> None:
    chamber(field)
    state = field.state
    assert state.sections[-1] == "Section 3 - Interrogation Chamber"
    assert field.lying("benex") == ["E7"]
    assert field.standing()["general-sorin"] == ["E6"]
    assert empire(state).points == ["green-1", "green-2"]
    assert (state.goals, state.gaps) == (["save-benex"], ["blown-wall"])


def test_the_wall_is_gone_then(field: Field) -> None:
    open_door(field, "G4", "alarm")
    [officer] = field.of_card("imperial-officer")
    field.put("a", "G7")
    for token in list(field.tokens(DOOR)):
        token.locked = False
    open_door(field, "B7", "position")
    [sorin] = field.of_card("general-sorin")
    field.put(sorin, "F7").put(officer, "O9")
    assert are_adjacent(field.state, field.figure("a"), sorin)
    assert sees(field.state, field.figure("a"), sorin)
    field.state.gaps = []
    field.state.__dict__.pop("board_")
    field.state.__dict__.pop("situation_")
    assert not are_adjacent(field.state, field.figure("a"), sorin), "before, it was there"


# --- The end --------------------------------------------------------------------------------------


def carry(field: Field, letter: str) -> None:
    retrieve(field.state, field.figure(letter), field.token("benex"))


def test_only_heroes_retrieve_benex(field: Field) -> None:
    chamber(field).clear()
    [leia] = field.of_card("leia-organa-campaign")
    field.put("a", "E8").put(leia, "D7")
    benex = field.token("benex")
    assert [each.id for each in interactions(field.state, field.figure("a"))] == [f"retrieve#{benex.id}"]
    assert interactions(field.state, leia) == []


@pytest.mark.ending("mission-departed")
def test_the_rebels_win_when_all_are_in_the_clearing_with_benex(field: Field) -> None:
    chamber(field).clear().put("a", "M8").put("b", "Q12")
    carry(field, "a")
    field.push(MoveSpaces(figure=field.id("a"), spaces=1, seat=1))
    field.choose(next(option for option in field.options if "M9" in option))
    assert field.outcome is None, "the other hero is not there"
    field.push(MoveSpaces(figure=field.id("b"), spaces=3, seat=2))
    field.choose(next(option for option in field.options if "O11" in option))
    assert field.outcome == Outcome("mission-departed", (1, 2))


def test_nobody_departs_without_benex(field: Field) -> None:
    chamber(field).clear().put("a", "M8").put("b", "M10")
    field.push(MoveSpaces(figure=field.id("a"), spaces=1, seat=1))
    field.choose(next(option for option in field.options if "M9" in option))
    assert field.outcome is None


@pytest.mark.rule("CORE-INCAP-01")
def test_heroes_are_incapacitated_and_carry_nothing_then(field: Field) -> None:
    chamber(field)
    carry(field, "a")
    field.wound("a").wound("a")
    assert field.hero("a").incapacitated
    assert field.token("benex").carrier == 0


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_seven_ends(field: Field) -> None:
    time_ends_it(field, 7)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
