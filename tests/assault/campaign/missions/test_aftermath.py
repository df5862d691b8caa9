"""Aftermath: four terminals that can be attacked, a door, and what the Empire makes of it."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import green, yellow

from dejarik.assault.campaign.rules.missions import EventRead
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.campaign.rules.threat import ThreatChanged
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack.numbers import modifiers
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

TERMINALS = ["C7", "F4", "G2", "J8"]


@pytest.fixture
def field() -> Field:
    return Field("aftermath")


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-02", "CORE-MISSION-06", "CORE-MISSION-09")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section", "Section 2 - Outpost"]
    assert field.standing() == {
        "imperial-officer": ["E7"],
        "probe-droid": ["C6"],
        "stormtrooper": ["A6", "B4", "C5"],
    }
    assert (field.space("a"), field.space("b")) == ("C1", "B1")
    assert field.lying("terminal") == TERMINALS
    assert {(token.health, token.block, tuple(token.defence)) for token in field.tokens("terminal")} == {
        (4, 1, ())
    }
    assert field.lying("crate") == ["D7", "E2", "K8"]
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(False, 0)]
    assert (state.threat, state.threat_level, state.round) == (0, 2, 1)
    assert (empire(state).points, empire(state).hand) == (["green"], [])
    assert empire(state).reserved == [
        Reserved("e-web-engineer", "fortified"),
        Reserved("imperial-officer", "fortified"),
        Reserved("stormtrooper", "fortified"),
    ]
    assert (field.told(), state.goals, state.happened) == (["mission-briefing"], ["destroy-terminals"], [])


@pytest.mark.rule("CORE-OBJECT-01", "CORE-DOOR-09")
def test_only_rebels_attack_terminals_and_open_the_door(field: Field) -> None:
    state, [officer] = field.state, field.of_card("imperial-officer")
    terminal, door = field.token("terminal", "C7"), field.token(DOOR)
    assert may_target(state, field.figure("a"), terminal)
    assert not may_target(state, officer, terminal)
    field.put("a", "F6")
    field.put(officer, "F7")
    assert [each.id for each in interactions(state, field.figure("a"))] == [f"open#{door.id}"]
    assert interactions(state, officer) == []


def test_a_terminal_has_one_block_more_while_an_imperial_figure_is_next_to_it(field: Field) -> None:
    state, terminal = field.state, field.token("terminal", "C7")
    assert modifiers(state, field.figure("a"), terminal).block == 2  # the Probe Droid in C6
    field.clear("probe-droid")
    assert modifiers(state, field.figure("a"), terminal).block == 1
    field.put("b", "C6")
    assert modifiers(state, field.figure("a"), terminal).block == 1, "a hero does not guard it"
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "C7")
    assert modifiers(state, field.figure("a"), terminal).block == 2, "on it as well as next to it"


def test_an_attack_on_a_guarded_terminal(field: Field) -> None:
    field.put("a", "B7")
    field.roll([green(1, damage=2), yellow(2, damage=1)])
    field.push_attack("a", field.token("terminal", "C7").id)
    assert field.token("terminal", "C7").damage == 1, "3 damage, 1 block of its own and 1 for the Probe Droid"


@pytest.mark.rule("CORE-EVENT-01", "CORE-EVENT-02", "CORE-DEPLOY-02", "CORE-DEPLOY-06")
@pytest.mark.event("fortified")
def test_fortified_when_the_door_opens(field: Field) -> None:
    state = field.state
    field.put("a", "F6").activate("a").choose(f"interact:open#{field.token(DOOR).id}").until(
        "activation-prompt"
    )
    assert (field.told(), state.happened) == (["mission-briefing", "fortified"], ["fortified"])
    assert [event.event for event in field.events if isinstance(event, EventRead)][-1] == "fortified"
    [engineer] = field.of_card("e-web-engineer")
    assert engineer.conditions == [Condition.FOCUSED]
    assert "L7" in field.standing()["e-web-engineer"][0].split("+")
    assert len(field.of_card("stormtrooper")) == 6
    assert "D3" in field.standing()["stormtrooper"]
    assert len(field.of_card("imperial-officer")) == 2
    assert state.threat == 0, "reserved groups cost nothing"
    assert empire(state).reserved == []
    assert empire(state).points == ["green"], "a deployment to a point does not make it active"
    assert not any(figure.conditions for figure in field.of_card("stormtrooper"))


@pytest.mark.event("fortified")
def test_fortified_happens_once(field: Field) -> None:
    field.open().until("activate-group")
    field.end_round("mission-choose").choose("option:lock").until("activate-group")
    field.destroy(DOOR)
    assert field.told().count("fortified") == 1


@pytest.mark.rule("CORE-EVENT-05", "IA-HIDDENINFO-01", "CORE-STATUS-06")
@pytest.mark.event("lockdown")
def test_lockdown_at_the_end_of_the_round_in_which_the_door_opened(field: Field) -> None:
    field.reach_round(2)
    assert "lockdown" not in field.state.happened
    field.open().until("activate-group").end_round("mission-choose")
    assert field.asks == (0, "mission-choose")
    assert field.options == ["option:armour", "option:lock"]
    assert (field.state.round, field.told()[1:]) == (2, ["fortified", "lockdown"])
    field.choose("option:armour")
    assert field.told()[1:] == ["fortified", "lockdown", "lockdown-option-armour"]
    assert field.read_aloud()[1:] == ["fortified", "lockdown", "lockdown-option-armour"]
    assert field.state.happened == ["fortified", "lockdown", "lockdown-option-armour"]
    field.reach_round(4)
    assert field.told().count("lockdown") == 1


@pytest.mark.event("lockdown/armour")
def test_lockdown_armours_the_terminals(field: Field) -> None:
    field.destroy("terminal", "G2")
    field.open().until("activate-group").end_round("mission-choose").choose("option:armour")
    assert [token.health for token in field.tokens("terminal")] == [7, 7, 7]
    assert field.tokens(DOOR) == []
    assert empire(field.state).points == ["green"]
    for space in ("C7", "F4", "J8"):
        field.destroy("terminal", space)
    assert field.outcome == Outcome("mission-terminals-destroyed", (1, 2))


@pytest.mark.rule("CORE-DOOR-04", "CORE-DOOR-10")
@pytest.mark.event("lockdown/lock")
def test_lockdown_shuts_the_door(field: Field) -> None:
    field.open().until("activate-group").end_round("mission-choose").choose("option:lock")
    state, door = field.state, field.token(DOOR)
    assert (door.locked, door.health, door.defence) == (True, 8, [Die.BLACK])
    assert not state.open_doors >> door.door & 1
    assert [token.health for token in field.tokens("terminal")] == [4, 4, 4, 4]
    assert empire(state).points == ["green", "red"]
    field.put("a", "F6")
    assert interactions(state, field.figure("a")) == [], "nobody opens it …"
    [officer, *_] = field.of_card("imperial-officer")
    assert may_target(state, field.figure("a"), door), "… but Rebels break it down"
    assert not may_target(state, officer, door)
    field.destroy(DOOR)
    assert state.open_doors >> door.door & 1


@pytest.mark.rule("CORE-MISSION-12", "CORE-OBJECT-03")
@pytest.mark.ending("mission-terminals-destroyed")
def test_the_rebels_win_with_the_fourth_terminal() -> None:
    field = Field("aftermath", 3)
    for space in TERMINALS[:3]:
        field.destroy("terminal", space)
        assert field.outcome is None
    field.destroy("terminal", TERMINALS[3])
    assert field.outcome == Outcome("mission-terminals-destroyed", (1, 2, 3))


@pytest.mark.rule("CORE-MISSION-12", "CORE-STATUS-06")
@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_six_ends(field: Field) -> None:
    field.reach_round(6)
    before = field.outcome
    field.end_round()
    assert (before, field.outcome) == (None, Outcome("mission-time", (0,)))
    gained = [event.threat for event in field.events if isinstance(event, ThreatChanged)]
    assert gained[-1] == 12, "after the threat and the deployment of that round"


@pytest.mark.rule("CORE-WOUND-10")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
