"""Trespass: a barricade, a skiff that takes the place of a dune, and a terminal under guard."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it

from dejarik.assault.campaign.rules.deploying import reinforceable
from dejarik.assault.campaign.rules.missions import EventRead
from dejarik.assault.campaign.rules.sections import SectionPlaced
from dejarik.assault.campaign.rules.state import Reserved, empire, is_rebel
from dejarik.assault.rules.ground import board_for, distance, sees
from dejarik.assault.rules.movement import reach_by_points
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

START, POST, SKIFF = "Start Section", "Section 2 - Command Post", "Section 3 - Skiff"


@pytest.fixture
def field() -> Field:
    return Field("trespass")


def ambushed(field: Field) -> Field:
    return field.destroy("barricade").until("activate-group")


def inside(field: Field) -> Field:
    return ambushed(field).open().until("activate-group")


@pytest.mark.rule(
    "CORE-MISSION-01", "CORE-MISSION-02", "CORE-MISSION-03", "CORE-MISSION-06", "CORE-MISSION-08"
)
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == [START]
    assert field.standing() == {
        "imperial-officer": ["F7"],
        "jet-trooper": ["E7", "G4"],
        "stormtrooper": ["A3", "B4", "C6"],
    }
    assert [field.space("a"), field.space("b")] == ["D2", "D1"]
    barricade = field.token("barricade")
    assert (barricade.health, barricade.block, barricade.defence) == (4, 1, [])
    assert field.lying("crate") == ["D8", "G7"], "the third one lies in the command post"
    assert field.lying("terminal") == []
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(False, 0)]
    assert (state.threat, state.threat_level, state.round) == (0, 2, 1)
    assert (empire(state).points, empire(state).hand) == (["green-1", "green-2"], [])
    assert empire(state).reserved == [
        Reserved("probe-droid", "ambush"),
        Reserved("imperial-officer", "ambush"),
        Reserved("stormtrooper", "the-captains-squad"),
        Reserved("captain-terro-wasteland-enforcer", "the-captains-squad"),
    ]
    assert (field.told(), state.goals, state.happened) == (["mission-briefing"], ["break-through"], [])


def test_the_barricade_blocks_its_three_spaces(field: Field) -> None:
    state = field.state
    spaces = [board_for(state).space(name) for name in ("I7", "J7", "K7")]
    assert all(board_for(state).blocking >> space & 1 for space in spaces)
    [officer] = field.of_card("imperial-officer")
    field.put("a", "J6").put(officer, "J8")
    assert not sees(state, field.figure("a"), officer)
    behind = distance(state, field.figure("a"), officer)
    assert behind is None or behind > 2
    ambushed(field)
    assert not any(board_for(state).blocking >> space & 1 for space in spaces)
    assert sees(state, field.figure("a"), officer)
    assert distance(state, field.figure("a"), officer) == 2


@pytest.mark.rule("CORE-TERRAIN-09", "CORE-MOVE-14")
def test_the_barricade_stops_who_walks_and_not_who_flies(field: Field) -> None:
    state, barricade = field.state, {board_for(field.state).space(name) for name in ("I7", "J7", "K7")}
    [officer], jet = field.of_card("imperial-officer"), field.of_card("jet-trooper")[0]
    for figure, enters in ((officer, False), (jet, True)):
        field.put(figure, "J6")
        figure.points = 2
        ends = {end.space for end in reach_by_points(state, figure).ends()}
        assert bool(ends & barricade) == enters
        assert (board_for(state).space("J8") in ends) == enters
        field.put(figure, "F7")


@pytest.mark.rule("CORE-OBJECT-01")
def test_only_rebels_attack_the_barricade(field: Field) -> None:
    barricade, [officer] = field.token("barricade"), field.of_card("imperial-officer")
    assert may_target(field.state, field.figure("a"), barricade)
    assert not may_target(field.state, officer, barricade)


@pytest.mark.rule("CORE-DOOR-09")
def test_the_door_is_locked_to_the_empire_and_until_the_ambush_to_all(field: Field) -> None:
    state, [officer] = field.state, field.of_card("imperial-officer")
    field.put("a", "E11").put(officer, "F11")
    assert interactions(state, field.figure("a")) == interactions(state, officer) == []
    ambushed(field)
    [officer, *_] = field.of_card("imperial-officer")
    assert [each.id.split("#")[0] for each in interactions(state, field.figure("a"))] == ["open"]
    assert interactions(state, officer) == []


@pytest.mark.rule("CORE-EVENT-01", "CORE-EVENT-02", "CORE-DEPLOY-02", "CORE-DEPLOY-06", "CORE-ALLY-07")
@pytest.mark.event("ambush")
def test_the_ambush_when_the_barricade_is_destroyed(field: Field) -> None:
    state = ambushed(field).state
    assert state.happened == ["ambush"]
    assert field.told() == ["mission-briefing", "ambush"]
    assert field.read_aloud()[-1] == "ambush"
    assert state.goals == ["enter"]
    assert state.sections == [START, SKIFF]
    assert [event.section for event in field.events if isinstance(event, SectionPlaced)] == ["skiff"]
    assert field.lying("barricade") == []
    assert field.standing(1)["weequay-pirate"] == ["M5", "M6"]
    assert all(is_rebel(state, pirate) for pirate in field.of_card("weequay-pirate"))
    standing = field.standing()
    assert "G11" in standing["probe-droid"] + standing["imperial-officer"]
    assert (len(standing["probe-droid"]), len(standing["imperial-officer"])) == (1, 2)
    assert empire(state).points == ["green-2", "yellow"]
    assert state.threat == 0
    assert [each.card for each in empire(state).reserved] == [
        "stormtrooper",
        "captain-terro-wasteland-enforcer",
    ]


@pytest.mark.rule("IA-REPLACE-01", "IA-REPLACE-03")
def test_who_stands_on_the_dune_stands_on_the_skiff_afterwards(field: Field) -> None:
    before = {tile.placement.tile for tile in board_for(field.state).map.tiles}
    ambushed(field.put("a", "L5"))
    after = {tile.placement.tile for tile in board_for(field.state).map.tiles}
    assert field.space("a") == "L5"
    assert after - before == {"Core_39B", "Core_31B", "Core_33B", "Core_36B"}
    assert not field.exists("B15")


@pytest.mark.rule("CORE-EVENT-02", "CORE-EVENT-06")
@pytest.mark.event("the-captains-squad")
def test_the_captains_squad_when_the_door_opens(field: Field) -> None:
    ambushed(field)
    door = field.token(DOOR)
    field.clear("probe-droid", "imperial-officer").put("a", "E11").activate("a")
    field.choose(f"interact:open#{door.id}").until("activation-prompt")
    state = field.state
    assert state.happened == ["ambush", "the-captains-squad"]
    assert [event.event for event in field.events if isinstance(event, EventRead)][-1] == "the-captains-squad"
    assert state.sections == [START, SKIFF, POST]
    assert state.goals == ["sabotage"]
    assert field.lying("terminal") == ["B15"]
    assert field.lying("crate") == ["D8", "G7", "H12"]
    assert field.standing()["stormtrooper"] == ["A3", "B4", "C14", "C6", "E14", "G14"]
    assert "I14" in field.standing()["captain-terro-wasteland-enforcer"][0].split("+")
    assert (empire(state).points, empire(state).reserved) == (["yellow"], [])


@pytest.mark.rule("CORE-DEFEAT-06", "CORE-DEFEAT-07")
def test_the_captains_troopers_do_not_come_back_and_others_do(field: Field) -> None:
    state = inside(field).state
    first, second = [group for group in state.groups.values() if group.card == "stormtrooper"]
    squad = [figure for figure in field.of_card("stormtrooper") if figure.group == second.id]
    others = [figure for figure in field.of_card("stormtrooper") if figure.group == first.id]
    state.threat = 20
    field.defeat(squad[0], others[0])
    assert reinforceable(state) == [first]
    field.defeat(*squad[1:], *field.of_card("captain-terro-wasteland-enforcer"))
    assert empire(state).hand == [], "nor does the captain, who is unique"
    field.defeat(*others[1:])
    assert empire(state).hand == ["stormtrooper"]


@pytest.mark.rule("CORE-MISSION-12")
@pytest.mark.ending("mission-sabotaged")
def test_the_base_is_sabotaged_where_no_stormtrooper_is_next_to_the_terminal(field: Field) -> None:
    state = inside(field).state
    terminal = field.token("terminal")
    field.put("a", "B15")
    assert interactions(state, field.figure("a")) == [], "one of the squad stands in C14"
    field.clear("stormtrooper")
    assert [each.id for each in interactions(state, field.figure("a"))] == [f"sabotage#{terminal.id}"]
    [trooper, *_] = field.of_card("stormtrooper")
    field.put(trooper, "B14")
    assert interactions(state, field.figure("a")) == []
    trooper.card = "stormtrooper-elite"
    field.refresh()
    assert interactions(state, field.figure("a")) == [], "elite ones guard it too"
    [captain] = field.of_card("captain-terro-wasteland-enforcer")
    field.put(trooper, "A3").put(captain, "C14")
    [pirate, _] = field.of_card("weequay-pirate")
    field.put(pirate, "B14")
    assert interactions(state, pirate) == [], "only heroes do it"
    field.activate("a").choose(f"interact:sabotage#{terminal.id}")
    assert field.outcome == Outcome("mission-sabotaged", (1, 2))


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("trespass", 4), 6)
