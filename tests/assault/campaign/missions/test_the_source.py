"""The Source: what can be done with the officer, and what he does himself."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it

from dejarik.assault.campaign.rules.figures import is_neutral
from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

CARD = "imperial-officer-elite"


@pytest.fixture
def field() -> Field:
    return Field("the-source")


def officer(field: Field) -> Figure:
    return next(figure for figure in field.of_card(CARD) if is_neutral(figure))


def at(field: Field, figure: Figure) -> str:
    return space_name(field.state, figure.space)


def moment(field: Field, threat: int = 0) -> Field:
    field.end_round("mission-choose", "deploy-prompt").until("mission-choose")
    field.state.threat = threat
    field.refresh()
    return field


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.threat, state.threat_level, len(state.sections)) == (0, 6, 4)
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "nexu": 1,
        "nexu-elite": 1,
        "royal-guard": 2,
    }
    assert at(field, officer(field)) == "M11"
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 0)] * 3
    assert empire(state).points == ["green-1"]
    assert len(empire(state).reserved) == 4
    assert state.goals == ["drag-him-on"]


@pytest.mark.rule("CORE-NEUTRAL-02", "CORE-INTERACT-03")
def test_he_is_dragged_two_spaces(field: Field) -> None:
    field.clear().put("a", "L12").put("b", "J14").put(officer(field), "L13")
    assert (sorted(field.uses("a")), field.uses("b")) == (["drag"], [])
    field.activate("a").choose("interact:drag#")
    assert field.decision.about["figure"] == field.id("a")
    field.go_on()
    assert field.decision.about["figure"] == officer(field).id
    assert field.decision.seat == 1
    there = next(id for id in field.options if id.endswith(":J13"))
    field.choose(there)
    assert at(field, officer(field)) == "J13"


@pytest.mark.event("awaiting-departure", "on-board")
@pytest.mark.rule("CORE-DOOR-09", "CORE-DEPLOY-06")
def test_doors_open_where_he_stands(field: Field) -> None:
    field.clear().put(officer(field), "M11").put("a", "L12").use("a", "open").finish()
    assert sorted(door.door for door in field.tokens(DOOR)) == [1, 2]
    assert field.state.happened == []
    field.put(officer(field), "L5").put("a", "K6").use("a", "open").finish()
    assert field.state.happened == ["awaiting-departure"]
    assert empire(field.state).points == ["yellow"]
    assert (len(field.of_card("imperial-officer")), len(field.of_card("stormtrooper"))) == (1, 3)
    field.clear().put(officer(field), "C5").put("a", "D4").use("a", "open").finish()
    assert field.state.happened == ["awaiting-departure", "on-board"]
    assert empire(field.state).points == ["red"]
    assert field.standing() == {
        "imperial-officer": ["G12"],
        "stormtrooper-elite": ["B10", "C12", "E11"],
    }


@pytest.mark.ending("mission-terminal-secured")
def test_the_rebels_win_when_he_is_at_the_terminal(field: Field) -> None:
    field.clear().put(officer(field), "F13").put("a", "E13")
    assert sorted(field.uses("a")) == ["drag", "secure"]
    field.activate("a").choose("interact:secure#")
    assert field.outcome == Outcome("mission-terminal-secured", (1, 2))


@pytest.mark.ending("mission-officer-freed")
def test_the_empire_frees_him_when_nobody_watches(field: Field) -> None:
    guard = field.of_card("royal-guard")[0]
    field.clear().put(guard, "G10").put(officer(field), "G11").put("a", "E11").put("b", "M12")
    assert field.uses(guard) == []
    field.wound("a")
    assert field.uses(guard) == ["free"], "a wounded hero is no guard"
    field.until("activate-group").activate_figure(guard).choose("interact:free#")
    assert field.outcome == Outcome("mission-officer-freed", (0,))


@pytest.mark.event("opportune-moment", "opportune-moment/slip-away")
@pytest.mark.rule("CORE-EVENT-05", "CORE-THREAT-05")
def test_he_slips_away(field: Field) -> None:
    moment(field.clear())
    assert (field.decision.seat, field.options) == (
        0,
        ["option:slip-away", "option:orders", "option:beckon"],
    ), "without threat"
    field.choose("option:slip-away")
    assert (field.decision.seat, field.decision.about["figure"]) == (0, officer(field).id)


@pytest.mark.event("opportune-moment/orders")
def test_he_shouts_an_order(field: Field) -> None:
    guard, other = field.of_card("royal-guard")
    field.clear().put(guard, "K11").put("a", "J12").put("b", "J13").put(other, "B8")
    moment(field).choose("option:orders")
    if field.asks[1] == "pick-figure":
        assert field.options == [f"choose:{guard.id}"]
        field.choose(f"choose:{guard.id}")
    assert "choose:perform-a-move" in field.options


@pytest.mark.event("opportune-moment/beckon")
def test_he_beckons(field: Field) -> None:
    guard, other = field.of_card("royal-guard")
    field.clear().put(guard, "K11").put(other, "B8").put("a", "J14").put("b", "I14")
    moment(field).choose("option:beckon")
    assert field.options == [f"choose:{guard.id}", "decline"]
    field.choose(f"choose:{guard.id}")
    assert field.offers("go:")


@pytest.mark.event("opportune-moment/ambush")
def test_a_signal_costs_threat(field: Field) -> None:
    guard = field.of_card("royal-guard")[0]
    field.clear().put(guard, "K12").put("a", "J12").put("b", "J13")
    moment(field, 1).choose("option:ambush")
    assert field.state.threat == 0
    field.choose(f"choose:{guard.id}")
    while field.state.find(Attack) is None:
        field.go_on()
    assert field.state.the(Attack).attacker == guard.id


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("the-source"), 8)
