"""Dangerous Allies: a barge with a cannon, a skiff that boards it, the canyon where it docks, and the spaceport."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import red
from tests.assault.skirmish.heard import story

from dejarik.assault.campaign.mind import MissionMind
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import space_of, spaces_of
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.rules.attack.numbers import modifiers
from dejarik.assault.rules.ground import distance, sees
from dejarik.assault.rules.names import figure_name
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import NOWHERE
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome
from dejarik.messages import Language, say

pytestmark = pytest.mark.usefixtures("lenient")

TERRO = "captain-terro-wasteland-enforcer"


@pytest.fixture
def field() -> Field:
    return Field("dangerous-allies")


def fire(field: Field, space: str, damage: int = 1) -> Field:
    """The round ends, and the heroes aim the cannon at a space."""
    field.end_round("pick-space", "kernel-which-first")
    while field.asks[1] == "kernel-which-first":
        field.choose(next(option for option in field.options if "cannon" in option))
    field.roll([red(damage)])
    return field.choose(f"space:{space}")


def boarded(field: Field) -> Field:
    """The second round, with the skiff alongside."""
    return field.reach_round(2)


def said(field: Field, letter: str) -> str:
    return say(figure_name(field.state, field.figure(letter)), Language.ENGLISH)


def docked(field: Field) -> Field:
    """The engine is destroyed in round 2 by an attack, and the barge is in the canyon."""
    boarded(field).clear()
    field.destroy("engine").until("activate-group")
    return field.reach_round(3)


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-02")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section - First Khetanna", "Section 5 - Canyon"]
    assert field.standing() == {
        "jet-trooper": ["E7", "F8"],
        "jet-trooper-elite": ["G12", "H10"],
        "probe-droid": ["H7", "H8"],
        "probe-droid-elite": ["E9"],
    }
    assert field.lying("crate") == ["G10", "K18", "P22"]
    assert field.tokens("engine") == []
    assert (state.threat, state.threat_level) == (0, 5)
    assert empire(state).points == ["green-1", "green-2", "green-3", "green-4", "green-5"]
    assert (field.told(), state.goals) == (["mission-briefing"], ["repel-jets"])


@pytest.mark.rule("CORE-DEPLOY-06", "CORE-DEPLOY-07")
def test_only_mobile_groups_can_be_deployed_on_the_barge_while_it_is_under_way(field: Field) -> None:
    state = field.state
    barge, canyon = spaces_of(state, ["E11", "H11"]), spaces_of(state, ["J18", "O18", "O24"])
    assert active_points(state, "jet-trooper") == [*barge, *canyon]
    assert active_points(state, "stormtrooper") == canyon
    field.defeat(*field.of_card("jet-trooper"))
    empire(state).hand = ["stormtrooper", "jet-trooper"]
    gain_threat(state, 20)
    field.end_round("deploy-prompt").choose("deploy:stormtrooper")
    assert field.options == [f"point:{space}" for space in canyon]
    field.choose(field.options[0]).until("deploy-prompt").choose("deploy:jet-trooper")
    assert field.options == [f"point:{space}" for space in (*barge, *canyon)]


def test_the_canyon_is_out_of_reach_while_the_barge_is_under_way(field: Field) -> None:
    state = field.state
    [first, *_] = field.of_card("jet-trooper")
    field.put(first, "J18").put("a", "G12")
    assert not sees(state, field.figure("a"), first)
    assert distance(state, field.figure("a"), first) is None


@pytest.mark.event("cannon")
def test_the_cannon_hits_everything_on_and_next_to_a_space_at_the_end_of_each_round(field: Field) -> None:
    field.put("a", "G7").put("b", "G3")
    field.end_round("pick-space")
    assert (field.decision.seat, field.decision.partners) == (1, (2,)), "the heroes choose together"
    assert "space:K18" in field.options, "anywhere on the map"
    field.roll([red(2)])
    field.choose("space:G8")
    hurt = {figure.card: figure.damage for figure in field.state.figures.values() if figure.damage}
    assert hurt == {"diala-passil": 2, "jet-trooper": 2, "probe-droid": 2}
    assert [figure.damage for figure in field.of_card("jet-trooper")] == [0, 2], "E7 is two spaces away"
    assert field.damage("b") == 0
    field.reach_round(2).end_round("pick-space", "kernel-which-first")
    assert field.asks[1] in ("pick-space", "kernel-which-first")
    assert field.told().count("cannon") == 1


@pytest.mark.event("cannon")
def test_the_cannon_hits_objects_too(field: Field) -> None:
    boarded(field)
    fire(field, "A5", 3)
    assert field.token("engine").damage == 3


@pytest.mark.event("cannon")
@pytest.mark.rule("CORE-OBJECT-06")
def test_the_cannon_does_nothing_to_the_door_before_the_barge_has_docked(field: Field) -> None:
    fire(field, "M24", 3)
    assert field.token(DOOR).damage == 0
    docked(field)
    fire(field, "M24", 3)
    assert field.token(DOOR).damage == 3


@pytest.mark.event("boarding-party")
def test_a_skiff_boards_the_barge_at_the_end_of_round_1(field: Field) -> None:
    state = field.state
    assert not field.exists("B5")
    boarded(field)
    assert field.exists("B5")
    assert "boarding-party" in field.told()
    assert "A3" in field.standing()["imperial-officer"]
    assert "A7" in field.standing()["stormtrooper-elite"]
    engine = field.token("engine", "B5")
    assert (engine.health, engine.block) == (10, 2)
    assert may_target(state, field.figure("a"), engine)
    assert not may_target(state, field.of_card("imperial-officer")[0], engine)
    assert state.goals == ["destroy-engine"]
    assert state.threat == 5, "what every round brings"


@pytest.mark.event("pursuit")
def test_threat_rises_by_2_at_the_end_of_each_round_as_long_as_the_engine_runs(field: Field) -> None:
    boarded(field).reach_round(3)
    assert (field.state.threat, field.told().count("pursuit")) == (5 + 5 + 2, 1)
    field.destroy("engine").until("activate-group").reach_round(4)
    assert field.told().count("pursuit") == 1
    assert field.state.threat == 12 + 5


@pytest.mark.event("high-ground")
@pytest.mark.rule("IA-REPLACE-01")
def test_the_barge_docks_and_everybody_keeps_their_place(field: Field) -> None:
    state = field.state
    boarded(field).clear("stormtrooper-elite", "imperial-officer")
    field.put("a", "G4").put("b", "H10")
    jets = field.of_card("jet-trooper-elite")
    field.put(jets[0], "F12").put(jets[1], "L20")
    field.destroy("engine").until("activate-group")
    assert "high-ground" not in state.happened, "at the end of the round"
    field.end_round("pick-word", "pick-card")
    assert state.sections == ["Section 5 - Canyon", "Section 3 - 2nd Khetanna"]
    assert (field.space("a"), field.space("b")) == ("G20", "H26")
    assert field.standing()["jet-trooper-elite"] == ["F28", "L20"]
    assert field.standing()["jet-trooper"] == ["E23", "F24"]
    assert field.lying("crate").count("G26") == 1
    assert "G10" not in field.lying("crate")
    assert field.standing()["e-web-engineer-elite"] != []
    assert empire(state).points == ["green-3", "green-4", "green-5"]
    assert active_points(state, "stormtrooper") == spaces_of(state, ["J18", "O18", "O24"])
    assert distance(state, field.figure("a"), jets[1]) is not None
    told = [line.strip() for line in story(field)]
    assert f"{said(field, 'a')} is placed in G20." in told
    assert not [line for line in told if line == f"{said(field, 'a')} comes onto the board in G20."]


@pytest.mark.event("high-ground")
def test_who_is_on_the_skiff_when_it_goes_down(field: Field) -> None:
    boarded(field)
    field.put("a", "B6")
    [officer] = field.of_card("imperial-officer")
    troopers = field.of_card("stormtrooper-elite")
    field.put(officer, "A4").put(troopers[0], "A7").put(troopers[1], "B7").put(troopers[2], "E6")
    field.destroy("engine").until("activate-group")
    fire(field, "N19", 1).until("place-prompt")
    assert field.asks == (EMPIRE, "place-prompt"), "several spaces are equally near"
    field.go_on()
    assert field.damage("a") == 3
    assert officer.id not in field.state.figures
    assert [figure.id for figure in field.of_card("stormtrooper-elite")] == [troopers[2].id]
    assert not field.exists("B6")


@pytest.mark.event("high-ground")
def test_each_rebel_figure_gains_movement_points_or_recovers_strain(field: Field) -> None:
    boarded(field).clear()
    field.put("a", "G4").put("b", "H10").tire("b", 4)
    field.destroy("engine").until("activate-group")
    fire(field, "N19").until("pick-card")
    assert (field.decision.seat, field.options) == (1, ["choose:take-points", "choose:take-strain"])
    field.choose("choose:take-points")
    assert field.asks == (1, "move-spend")
    field.choose("go:G22").until("pick-card")
    assert field.space("a") == "G22"
    assert field.decision.seat == 2
    field.choose("choose:take-strain")
    assert field.strain("b") == 1


def test_nothing_docks_while_the_engine_runs_or_before_the_skiff_has_come(field: Field) -> None:
    boarded(field).reach_round(4)
    assert "high-ground" not in field.state.happened


@pytest.mark.event("high-ground")
def test_the_cannon_can_bring_it_about_in_the_same_round(field: Field) -> None:
    boarded(field).clear()
    field.token("engine").damage = 9
    fire(field, "B5", 1)
    field.until("activate-group")
    assert "high-ground" in field.state.happened
    assert field.state.round == 3


@pytest.mark.rule("CORE-DOOR-09")
def test_the_door_of_the_spaceport_can_be_attacked_once_the_barge_has_docked(field: Field) -> None:
    door = field.token(DOOR)
    assert (door.locked, door.health) == (True, 0)
    assert not may_target(field.state, field.figure("a"), door)
    docked(field)
    assert (door.locked, door.health, door.block) == (True, 8, 2)
    assert may_target(field.state, field.figure("a"), door)
    assert not may_target(field.state, field.of_card("e-web-engineer-elite")[0], door)
    assert field.state.goals == ["break-blockade"]


@pytest.mark.event("captains-orders")
def test_captain_terro_waits_behind_the_door(field: Field) -> None:
    state = field.state
    docked(field)
    state.threat = 3
    empire(state).hand = ["stormtrooper"]
    field.destroy(DOOR)
    assert field.exists("M30")
    assert field.asks == (EMPIRE, "deploy-point")
    assert field.options == [f"point:{space_of(state, space)}" for space in ("I27", "M30", "P27")]
    field.choose(field.options[1]).until("deploy-prompt", "activate-group")
    assert field.asks == (EMPIRE, "deploy-prompt")
    assert state.threat == 13
    [terro] = field.of_card(TERRO)
    assert "M30" in field.standing()[TERRO][0].split("+")
    assert modifiers(state, field.figure("a"), terro).block == 1
    field.choose("done").until("activate-group")
    gain_threat(state, 5)
    assert state.threat == 13, "threat can no longer increase"
    assert state.goals == ["clear-spaceport"]
    assert set(empire(state).points) == {
        "green-3",
        "green-4",
        "green-5",
        "spaceport-1",
        "spaceport-2",
        "spaceport-3",
    }


@pytest.mark.ending("mission-spaceport-cleared")
def test_the_rebels_win_when_no_imperial_figure_is_left_on_the_spaceport(field: Field) -> None:
    docked(field)
    field.destroy(DOOR).until("activate-group")
    assert field.outcome is None
    assert field.standing().keys() >= {"e-web-engineer-elite"}, "who is elsewhere does not count"
    field.defeat(*field.of_card(TERRO))
    assert field.outcome == Outcome("mission-spaceport-cleared", (1, 2))


def test_bots_do_not_leave_the_spaceport_to_the_rebels(field: Field) -> None:
    docked(field)
    field.destroy(DOOR).until("activate-group").clear("e-web-engineer-elite")
    [terro] = field.of_card(TERRO)
    field.put("a", "G20").put("b", "G21").put(terro, "N27").activate_figure(terro)
    field.choose("move").choose("move")
    ratings = {field.options[place]: rating for place, rating in MissionMind().rate(field.state).items()}
    chosen = max(ratings, key=lambda option: ratings[option])
    field.choose(chosen)
    assert field.outcome is None, chosen


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_7_ends(field: Field) -> None:
    time_ends_it(field, 7)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)


def test_a_figure_on_the_dock_makes_room(field: Field) -> None:
    """The tile at the end of the canyon goes when the barge comes; who stood there comes as close as possible."""
    boarded(field).clear()
    [jet, *_] = field.of_card("jet-trooper")
    places = [space for space in ("I21", "I22", "J21", "J22") if field.exists(space)]
    field.put(jet, places[0]).put("a", "I5")
    field.destroy("engine").until("activate-group")
    field.reach_round(3)
    assert field.space("a") == "I21"
    assert jet.space not in (NOWHERE, field.figure("a").space)
