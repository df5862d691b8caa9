"""Execute the Plan: three stations, a core that is overloaded, and Gamorreans who change sides."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.ground import are_adjacent
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

GAMORREANS, TERRO = "gamorrean-guard-elite", "captain-terro-wasteland-enforcer"


@pytest.fixture
def field() -> Field:
    return Field("execute-the-plan")


@pytest.fixture
def inside(field: Field) -> Field:
    """The door is open, and nobody of the Empire is there."""
    for _ in range(3):
        field.destroy("security-station").until("activate-group")
    return field.open().until("activate-group").clear()


def betray(field: Field) -> Field:
    """The core is overloaded."""
    return field.now(lambda state: count(state, "power-core")).until("activate-group", "activation-prompt")


@pytest.mark.rule("CORE-MISSION-01", "CORE-ALLY-07")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["C9"],
        "jet-trooper": ["D5", "E5"],
        "jet-trooper-elite": ["D11", "H5"],
        "stormtrooper-elite": ["B10", "F10", "I8"],
    }
    assert field.standing(1)[GAMORREANS] == ["F1", "G1"], "allies, who are there before the heroes"
    assert state.threat == 0, "they cost nothing"
    assert field.lying("security-station") == ["A10", "A5", "J8"]
    station = field.token("security-station", "A5")
    assert (station.health, station.block) == (6, 2)
    assert may_target(state, field.of_card(GAMORREANS)[0], station)
    assert not may_target(state, field.of_card("imperial-officer")[0], station)
    [door] = field.tokens(DOOR)
    assert (door.locked, state.goals) == (True, ["destroy-stations"])


@pytest.mark.event("reinforcements")
def test_stormtroopers_at_the_end_of_round_1(field: Field) -> None:
    field.end_round("deploy-point")
    assert (field.asks, len(field.options)) == ((EMPIRE, "deploy-point"), 3)
    field.choose(field.options[0]).until("activate-group")
    assert "A7" in field.standing()["stormtrooper"]


@pytest.mark.event("way-in")
def test_the_door_is_unlocked_to_the_rebels_when_all_stations_are_destroyed(field: Field) -> None:
    [door] = field.tokens(DOOR)
    for _ in range(2):
        field.destroy("security-station").until("activate-group")
    assert field.token(DOOR).locked
    field.destroy("security-station").until("activate-group")
    assert not field.token(DOOR).locked
    [officer] = field.of_card("imperial-officer")
    field.put("a", "H11").put(officer, "H12")
    assert [each.token for each in interactions(field.state, field.figure("a"))] == [door.id]
    assert interactions(field.state, officer) == []
    assert field.state.goals == ["get-in"]


@pytest.mark.event("interior-guard")
def test_royal_guards_behind_the_door(field: Field) -> None:
    state = field.state
    for _ in range(3):
        field.destroy("security-station").until("activate-group")
    field.open().until("activate-group")
    assert "Section 2 - Interior" in state.sections
    assert field.standing()["royal-guard"] == ["N14", "N9"]
    assert "P11" in field.standing()["imperial-officer"]
    assert (state.threat, field.lying("power-core")) == (3, ["L12"])
    assert set(empire(state).points) == {"green-1", "green-2", "green-3", "red-1", "red-2"}


def test_the_core_takes_three_successes_and_strain_adds_one(inside: Field) -> None:
    core = inside.token("power-core")
    inside.put("a", "L11").activate("a").choose(f"interact:overload#{core.id}")
    inside.roll([blue(2, surge=1)])
    inside.choose("test:tech").until("kernel-react", "activation-prompt")
    assert inside.asks == (1, "kernel-react")
    [strive] = inside.offers("use:rules-execute-the-plan.strive")
    inside.choose(strive).until("activation-prompt")
    assert (inside.strain("a"), "betrayal" in inside.told()) == (2, False)
    inside.choose(f"interact:overload#{core.id}")
    inside.roll([blue(2, surge=1), green(1, damage=2)])
    inside.choose("test:strength").until("kernel-react").choose("pass")
    inside.until("activation-prompt", "activate-group")
    assert "betrayal" in inside.told(), "two of the first attempt stay"


@pytest.mark.event("betrayal")
def test_the_gamorreans_change_sides(inside: Field) -> None:
    state = inside.state
    [one, _] = inside.of_card(GAMORREANS)
    one.damage = 5
    inside.put("a", "L11")
    betray(inside)
    assert GAMORREANS not in inside.standing(1)
    assert inside.standing()[GAMORREANS] == ["I11", "I12"]
    traitors = inside.of_card(GAMORREANS)
    assert [figure.damage for figure in traitors] == [0, 0]
    assert not state.groups[traitors[0].group].ready
    assert "G2" in inside.standing()[TERRO][0].split("+")
    [door] = inside.tokens(DOOR)
    assert not door.locked
    assert state.goals == ["get-out"]


@pytest.mark.event("betrayal")
def test_only_the_survivors_change_sides(inside: Field) -> None:
    inside.defeat(inside.of_card(GAMORREANS)[0])
    betray(inside)
    assert len(inside.standing()[GAMORREANS]) == 1
    assert inside.standing()[GAMORREANS][0] in ("I11", "I12")


@pytest.mark.event("betrayal")
def test_without_gamorreans_pirates_come(inside: Field) -> None:
    inside.defeat(*inside.of_card(GAMORREANS))
    betray(inside)
    assert GAMORREANS not in inside.standing()
    assert inside.standing()["weequay-pirate-elite"] == ["I11", "I12"]
    [first, _] = inside.of_card("weequay-pirate-elite")
    assert not inside.state.groups[first.group].ready


def test_the_closed_door_is_no_obstacle_to_the_empire(inside: Field) -> None:
    betray(inside)
    [traitor, _] = inside.of_card(GAMORREANS)
    inside.put("a", "H11").put(traitor, "I11")
    assert are_adjacent(inside.state, traitor, inside.figure("a"))
    assert not are_adjacent(inside.state, inside.figure("a"), traitor)
    assert [each.id.split("#")[0] for each in interactions(inside.state, inside.figure("a"))] == ["open"]


@pytest.mark.event("heat")
def test_the_heat_hurts_rebels_inside_after_the_betrayal(inside: Field) -> None:
    inside.put("a", "L11").put("b", "G2").reach_round(2)
    assert inside.damage("a") == 0
    betray(inside).clear()
    inside.put("a", "L11").put("b", "F3").reach_round(3)
    assert (inside.damage("a"), inside.damage("b")) == (2, 0)
    inside.clear().reach_round(4)
    assert (inside.damage("a"), inside.told().count("heat")) == (4, 2)


@pytest.mark.ending("mission-base-destroyed")
def test_the_rebels_win_when_all_heroes_are_out_and_terro_is_not_there(inside: Field) -> None:
    betray(inside).clear()
    zone = ["F6", "F7", "G6", "B6"]
    [terro] = inside.of_card(TERRO)
    inside.put("a", zone[0]).put("b", "L11").put(terro, "N12")
    inside.activate("a").choose("move").choose(f"go:{zone[1]}").until("activation-prompt")
    assert inside.outcome is None, "all of them"
    inside.put("b", zone[2]).put(terro, zone[3])
    inside.choose(f"go:{zone[0]}").until("activation-prompt", "activate-group")
    assert inside.outcome is None, "Captain Terro is there"
    inside.defeat(terro)
    assert inside.outcome == Outcome("mission-base-destroyed", (1, 2))


@pytest.mark.rule("CORE-INCAP-01")
def test_heroes_are_incapacitated_instead_of_withdrawing(field: Field) -> None:
    field.wound("a").wound("a")
    assert field.hero("a").incapacitated
    assert not field.hero("a").withdrawn


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_7_ends(field: Field) -> None:
    time_ends_it(field, 7)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
