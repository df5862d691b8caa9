"""Drawn In: power stations, a price for every measure of the crew, and one lift."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.events import ActivationBegins, ActivationEnds
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome
from dejarik.messages import Language, say

pytestmark = pytest.mark.usefixtures("lenient")

CHAMPION = "royal-guard-champion"


@pytest.fixture
def field() -> Field:
    return Field("drawn-in")


def subdued(field: Field, threat: int = 0) -> Field:
    """The end of the round, with so much threat."""
    field.end_round("deploy-prompt", "mission-choose")
    field.until("mission-choose")
    field.state.threat = threat
    field.refresh()
    return field


def stations(field: Field, number: int) -> Field:
    for _ in range(number):
        field.destroy(TERMINAL)
        if field.outcome is None and field.asks[1] == "deploy-point":
            field.choose(field.options[0]).until("activate-group")
    return field


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.threat, state.threat_level) == (0, 5)
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "e-web-engineer": 1,
        "imperial-officer-elite": 1,
        "stormtrooper": 6,
    }
    assert field.lying(TERMINAL) == ["B14", "B4", "H12", "L7"]
    assert {(token.health, token.block) for token in field.tokens(TERMINAL)} == {(8, 1)}
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(False, 0)] * 4
    assert len(empire(state).points) == 4
    assert empire(state).reserved == [Reserved(CHAMPION, "arrival")]
    assert state.goals == ["destroy-stations"]


@pytest.mark.rule("CORE-OBJECT-01", "CORE-DOOR-09")
def test_stations_are_for_rebels_to_destroy_and_doors_for_them_to_force(field: Field) -> None:
    [officer] = field.of_card("imperial-officer-elite")
    station = field.token(TERMINAL)
    assert may_target(field.state, field.figure("a"), station)
    assert not may_target(field.state, officer, station)
    field.put("a", "D4").put(officer, "C4")
    assert (field.uses("a"), field.uses(officer)) == (["force"], ["open"])
    field.clear().use("a", "force", "test:strength", rolls=[blue(2, surge=1), green(1, damage=2)])
    assert len(field.tokens(DOOR)) == 3


@pytest.mark.event("subdue", "subdue/door")
@pytest.mark.rule("CORE-EVENT-05", "CORE-THREAT-05")
def test_a_door_costs_nothing(field: Field) -> None:
    subdued(field.clear())
    assert (field.decision.seat, field.options) == (0, ["option:door"]), "for the rest there is no threat"
    field.choose("option:door")
    assert field.options == ["door:0", "door:1", "door:2", "door:3"]
    field.choose("door:1").until("activate-group")
    assert field.state.open_doors == 0b10
    subdued(field).choose("option:door", "door:1").until("activate-group")
    assert (field.state.open_doors, len(field.tokens(DOOR))) == (0, 4)


@pytest.mark.event("subdue/supplies")
def test_supplies_heal_around_a_crate(field: Field) -> None:
    near, far, *_ = field.of_card("stormtrooper")
    field.put(near, "D11").put(far, "D2")
    near.damage = far.damage = 2
    subdued(field, 1).choose("option:supplies").until("pick-card")
    crate = field.token("crate", "D12")
    field.choose(f"choose:{crate.id}").until("activate-group")
    assert (near.damage, far.damage, field.state.threat) == (0, 2, 0)


@pytest.mark.rule("CORE-THREAT-05")
def test_what_a_second_choice_costs_more_is_said(field: Field) -> None:
    subdued(field.clear(), 2).choose("option:door", "door:1")
    assert field.options == ["option:supplies", "option:troopers", "decline"]
    asked = say(field.decision.prompt, Language.ENGLISH)
    assert asked == "Subdue: choose what else happens, for 1 threat more"


@pytest.mark.event("subdue/troopers")
@pytest.mark.rule("CORE-INTERRUPT-02")
def test_a_group_of_stormtroopers_moves_or_attacks(field: Field) -> None:
    trooper, *others = field.of_card("stormtrooper")
    field.put("a", "E4").put("b", "E5").put(trooper, "D4")
    subdued(field, 1).choose("option:troopers").until("pick-group")
    assert len(field.options) == 2
    field.choose(f"group:{trooper.group}" if f"group:{trooper.group}" in field.options else field.options[0])
    mine = [figure.id for figure in (trooper, *others) if figure.group == trooper.group]
    assert field.options == [*(f"choose:{id}" for id in mine), "decline"]
    field.choose(f"choose:{trooper.id}", "choose:perform-an-attack")
    assert field.state.the(Attack).attacker == trooper.id
    while field.state.find(Attack) is not None:
        field.go_on()
    assert field.offers("choose:") == [f"choose:{id}" for id in mine if id != trooper.id]


@pytest.mark.event("subdue/champion", "arrival")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_the_champion_comes_with_the_second_station_and_acts_for_threat(field: Field) -> None:
    stations(field, 1)
    assert field.of_card(CHAMPION) == []
    stations(field, 1)
    [champion] = field.of_card(CHAMPION)
    field.put(champion, "F8")
    subdued(field, 2).choose("option:champion")
    before = len(field.events)
    field.choose(f"choose:{champion.id}")
    acting = field.state.the(Activation)
    assert (acting.figure, acting.actions, acting.whole) == (champion.id, 1, False)
    field.choose("move")
    field.choose("end").until("activate-group")
    told = [
        type(event) for event in field.events[before:] if isinstance(event, ActivationBegins | ActivationEnds)
    ]
    assert told == [], "it is no activation"
    assert field.state.groups[champion.group].ready


@pytest.mark.rule("CORE-THREAT-05")
def test_another_measure_costs_one_more(field: Field) -> None:
    subdued(field, 2).choose("option:door", "door:0")
    assert field.options == ["option:supplies", "option:troopers", "decline"], (
        "2 each, but 3 for the champion"
    )
    field.choose("option:supplies").until("activate-group")
    assert field.state.threat == 0
    assert field.told().count("subdue") == 1


@pytest.mark.event("power-down")
@pytest.mark.ending("mission-broken-free")
def test_the_rebels_depart_together(field: Field) -> None:
    field.put("a", "F4").put("b", "F6")
    stations(field, 3)
    field.clear()
    assert field.state.goals == ["destroy-stations"]
    stations(field, 1)
    assert (field.state.happened[-1], field.state.goals, field.outcome) == ("power-down", ["depart"], None)
    field.until("activate-group").activate("b").choose("move", "go:F5")
    assert field.outcome == Outcome("mission-broken-free", (1, 2))


def test_who_is_there_already_departs_with_the_last_station(field: Field) -> None:
    field.put("a", "F4").put("b", "F5")
    assert stations(field, 4).outcome == Outcome("mission-broken-free", (1, 2))


@pytest.mark.event("raise-the-alarms")
@pytest.mark.rule("CORE-STATUS-01")
def test_after_round_5_threat_rises_faster(field: Field) -> None:
    field.clear().reach_round(6)
    assert "raise-the-alarms" in field.state.happened
    field.state.threat = 0
    empire(field.state).hand.clear()
    field.end_round("mission-choose")
    assert field.state.threat == 5 + 3


@pytest.mark.rule("CORE-INCAP-01")
def test_heroes_are_incapacitated_instead_of_withdrawing(field: Field) -> None:
    field.wound("a").wound("a")
    assert (field.hero("a").incapacitated, field.hero("a").withdrawn) == (True, False)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
