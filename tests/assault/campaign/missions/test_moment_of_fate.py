"""Moment of Fate: terrain that is crossed at a price, a pit, and a choice that makes two missions of one."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack.numbers import defence_pool
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

STATION, WEAK_POINT = "defense-station", "weak-point"


@pytest.fixture
def field() -> Field:
    return Field("moment-of-fate")


@pytest.fixture
def empty(field: Field) -> Field:
    return field.clear()


def decide(field: Field, option: str) -> Field:
    """The system has been sliced, and the heroes have chosen."""
    field.now(lambda state: count(state, "terminal"))
    assert field.asks == (1, "mission-choose")
    return field.choose(f"option:{option}").until("activate-group").clear()


@pytest.mark.rule("CORE-MISSION-01", "CORE-OBJECT-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["N12"],
        "jet-trooper": ["F11", "L13"],
        "probe-droid": ["H14"],
        "stormtrooper-elite": ["E10", "H10", "K11"],
    }
    assert (field.lying(STATION), field.tokens(WEAK_POINT)) == (["D10", "H12", "P13"], [])
    assert {(door.locked, door.health, door.block) for door in field.tokens(DOOR)} == {(True, 5, 1)}
    door = field.tokens(DOOR)[0]
    assert may_target(state, field.figure("a"), door)
    assert not may_target(state, field.of_card("imperial-officer")[0], door)
    assert not may_target(state, field.figure("a"), field.token(STATION, "D10")), "not yet"
    assert (empire(state).points, state.goals) == (["green-1", "green-2"], ["get-in"])


def test_impassable_terrain_is_crossed_for_strain(empty: Field) -> None:
    empty.put("a", "A10").activate("a").choose("move").choose("go:B10").until("activation-prompt")
    assert (empty.space("a"), empty.strain("a")) == ("B10", 2)
    empty.choose("go:B11").until("activation-prompt")
    assert empty.strain("a") == 2, "no red line between these"


def test_who_is_mobile_or_pushed_pays_nothing(empty: Field) -> None:
    [jet, _] = empty.of_card("jet-trooper")
    empty.put(jet, "A10").push(MoveSpaces(figure=jet.id, spaces=1, seat=EMPIRE)).choose("move:B10")
    assert jet.damage == 0
    empty.put(jet, "N12")
    empty.put("a", "A10").push(MoveSpaces(figure=empty.id("a"), spaces=1, seat=EMPIRE, willing=False))
    empty.choose("push:B10")
    assert (empty.space("a"), empty.strain("a")) == ("B10", 0)


def test_the_pit_swallows_who_stops_in_it(empty: Field) -> None:
    empty.put("a", "G9").push(MoveSpaces(figure=empty.id("a"), spaces=1, seat=EMPIRE, willing=False))
    empty.choose("push:G8").until("activate-group")
    assert empty.damage("a") == 10


def test_passing_over_the_pit_is_harmless_but_costs_strain(empty: Field) -> None:
    [trooper, *_] = empty.of_card("stormtrooper-elite")
    empty.put("a", "G9").put(trooper, "N12").activate("a").choose("move").choose("move").choose("go:E8")
    empty.until("activation-prompt")
    assert empty.damage("a") == 0


def test_a_hero_shoves_small_figures(empty: Field) -> None:
    [trooper, *_] = empty.of_card("stormtrooper-elite")
    empty.put("a", "H10").put(trooper, "H9").activate("a")
    empty.roll([blue(2, surge=1), green(1, damage=2)])
    empty.choose("use:rules-moment-of-fate.shove").until("push-spaces")
    assert "push:H8" in empty.options
    assert "push:H7" not in empty.options, "one success, one space"
    empty.choose("push:H8").until("activation-prompt")
    assert trooper.id not in empty.state.figures, "into the pit"
    assert empty.offers("use:rules-moment-of-fate.shove") == [], "once an activation"


def test_two_successes_push_two_spaces(empty: Field) -> None:
    [trooper, *_] = empty.of_card("stormtrooper-elite")
    empty.put("a", "H10").put(trooper, "H9").activate("a")
    empty.roll([blue(2, surge=1), green(1, surge=1)])
    empty.choose("use:rules-moment-of-fate.shove").until("push-spaces")
    assert "push:H7" in empty.options


@pytest.mark.event("rising-threat")
def test_threat_rises_by_the_round_from_the_second_on(empty: Field) -> None:
    level = empty.state.threat_level
    assert empty.state.threat == 0
    empty.reach_round(2)
    assert empty.state.threat == level + 2
    empty.clear().reach_round(3)
    assert empty.state.threat == 2 * level + 2 + 3


@pytest.mark.event("under-protection")
def test_the_first_door_shows_the_base(empty: Field) -> None:
    empty.destroy(DOOR).until("activate-group")
    assert (empty.lying("terminal"), empty.state.goals) == (["G4"], ["slice"])
    assert "G2" in empty.standing()["royal-guard"]
    empty.destroy(DOOR).until("activate-group")
    assert empty.told().count("under-protection") == 1


@pytest.mark.event("a-fateful-decision")
def test_the_system_takes_three_successes(empty: Field) -> None:
    empty.destroy(DOOR).until("activate-group").clear()
    terminal = empty.token("terminal")
    empty.state.memory[f"stored:{terminal.id}"] = 2
    empty.put("a", "G5").activate("a").choose(f"interact:slice#{terminal.id}")
    empty.roll([blue(2, surge=1)])
    empty.choose("test:tech").until("mission-choose")
    assert (empty.decision.seat, empty.decision.partners) == (1, (2,))
    assert empty.tokens("terminal") == []
    assert empty.options == ["option:shut-down-defenses", "option:steal-codes"]


@pytest.mark.event("a-fateful-decision/shut-down-defenses")
def test_with_the_alliance_the_base_is_held(empty: Field) -> None:
    state = empty.state
    empty.destroy(DOOR).until("activate-group").clear().put("a", "G10").put("b", "H10")
    empty.now(lambda state: count(state, "terminal"))
    empty.choose("option:shut-down-defenses").until("activate-group")
    assert set(empty.standing()) == {"imperial-officer", "weequay-pirate-elite"}
    assert "J16" in [space for spaces in empty.standing().values() for space in spaces]
    assert len(empty.tokens(WEAK_POINT)) == 6
    assert empty.tokens(DOOR) == []
    assert (empire(state).points, state.goals) == (["yellow-1", "yellow-2"], ["hold"])
    [officer, *_] = [figure for figure in empty.of_card("imperial-officer") if figure.space >= 0]
    empty.put(officer, "A8").put("a", "B7")
    assert [each.id.split("#")[0] for each in interactions(state, officer)] == ["rig"]
    assert interactions(state, empty.figure("a")) == []


@pytest.mark.event("guns")
def test_the_guns_shoot_for_the_heroes(empty: Field) -> None:
    decide(empty, "shut-down-defenses")
    [trooper, other, *_] = empty.of_card("stormtrooper-elite")
    empty.put(trooper, "H13").put(other, "G13")
    empty.end_round("pick-figure")
    assert (empty.decision.seat, empty.decision.partners) == (1, (2,))
    assert set(empty.options) <= {f"choose:{trooper.id}", f"choose:{other.id}"}
    empty.choose(f"choose:{trooper.id}").until("pick-figure", "activate-group")
    assert trooper.damage == 1


@pytest.mark.ending("mission-base-held")
def test_the_rebels_win_when_three_more_rounds_have_passed(empty: Field) -> None:
    decide(empty.reach_round(2), "shut-down-defenses").reach_round(5)
    assert empty.outcome is None
    empty.end_round()
    assert empty.outcome == Outcome("mission-base-held", (1, 2))


@pytest.mark.ending("mission-base-rigged")
def test_the_empire_wins_with_the_fifth_weak_point(empty: Field) -> None:
    decide(empty, "shut-down-defenses")
    for _ in range(4):
        empty.now(lambda state: count(state, WEAK_POINT))
    assert empty.outcome is None
    empty.now(lambda state: count(state, WEAK_POINT))
    assert empty.outcome == Outcome("mission-base-rigged", (EMPIRE,))


@pytest.mark.event("a-fateful-decision/steal-codes")
def test_with_jabba_the_guns_can_be_attacked(empty: Field) -> None:
    state = empty.state
    empty.now(lambda state: count(state, "terminal"))
    empty.choose("option:steal-codes").until("activate-group")
    assert set(empty.standing()) == {"imperial-officer", "jet-trooper-elite"}
    assert empty.tokens(WEAK_POINT) == []
    station = empty.token(STATION, "D10")
    assert may_target(state, empty.figure("a"), station)
    empty.clear()
    assert defence_pool(state, station) == []
    [trooper, *_] = empty.of_card("stormtrooper-elite")
    empty.put(trooper, "E10")
    assert defence_pool(state, station) == [Die.BLACK], "an Imperial figure is next to it"
    threat = state.threat
    empty.clear().reach_round(2)
    assert state.threat == threat + state.threat_level, "the extra threat stops"


@pytest.mark.ending("mission-guns-destroyed")
def test_the_rebels_win_with_the_third_station(empty: Field) -> None:
    decide(empty, "steal-codes")
    for _ in range(2):
        empty.destroy(STATION).until("activate-group")
    assert empty.outcome is None
    empty.destroy(STATION)
    assert empty.outcome == Outcome("mission-guns-destroyed", (1, 2))


def test_stations_that_are_destroyed_for_the_alliance_win_nothing(empty: Field) -> None:
    """Other damage than that of attacks reaches them in either case."""
    decide(empty, "shut-down-defenses")
    for _ in range(3):
        empty.destroy(STATION).until("activate-group")
    assert empty.tokens(STATION) == []
    assert empty.outcome is None


@pytest.mark.ending("mission-guns-stand")
def test_the_rebels_lose_when_a_station_stands_after_three_rounds(empty: Field) -> None:
    decide(empty, "steal-codes").reach_round(4)
    assert empty.outcome is None
    empty.end_round()
    assert empty.outcome == Outcome("mission-guns-stand", (EMPIRE,))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_6_ends_before_the_decision(empty: Field) -> None:
    time_ends_it(empty, 6)


def test_after_the_decision_round_6_is_no_end(empty: Field) -> None:
    decide(empty.reach_round(5), "steal-codes")
    empty.clear().reach_round(7)
    assert empty.outcome is None


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
