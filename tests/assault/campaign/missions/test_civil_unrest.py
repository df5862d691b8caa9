"""Civil Unrest: civilians who are led away, shields to carry about, and a walker that nothing harms at first."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it

from dejarik.assault.campaign.mind import MissionMind
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.state import NOWHERE, Figure
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health
from dejarik.kernel import NOBODY, Outcome

pytestmark = pytest.mark.usefixtures("lenient")

PUT, TAKE = "use:rules-civil-unrest.put-shield", "use:rules-civil-unrest.take-shield"


@pytest.fixture
def field() -> Field:
    return Field("civil-unrest", threat_level=3)


def civilians(field: Field) -> list[Figure]:
    return [
        figure for figure in field.state.figures.values() if figure.seat == NOBODY and figure.space != NOWHERE
    ]


def at(field: Field, space: str) -> Figure:
    return next(each for each in civilians(field) if space_name(field.state, each.space) == space)


def walker(field: Field) -> Figure:
    [figure] = field.of_card("at-dp-elite")
    return figure


def alone(field: Field, *spaces: str) -> Field:
    """Only the civilians of these spaces are there, and no figure of the Empire but the walker."""
    for figure in civilians(field):
        if space_name(field.state, figure.space) not in spaces:
            figure.space = NOWHERE
    return field.clear("stormtrooper", "imperial-officer", "probe-droid")


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert sorted(field.standing()) == ["at-dp-elite", "imperial-officer", "probe-droid", "stormtrooper"]
    assert any("N10" in spaces for spaces in field.standing()["at-dp-elite"])
    assert len(civilians(field)) == 9
    assert (field.lying("escape-route"), state.shields) == (["I2"], [])
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert (state.threat, state.goals) == (6, ["save-civilians"])


def test_the_heroes_divide_four_shields() -> None:
    field = Field("civil-unrest", 3, ready=False).until("civil-unrest-shield")
    assert (field.decision.seats, len(field.options)) == ((1, 2, 3), 3)
    for letter in "aaab":
        field.choose(f"choose:{field.id(letter)}")
    memory = field.state.memory
    assert (memory[f"shields:{field.id('a')}"], memory[f"shields:{field.id('b')}"]) == (3, 1)


# --- Civilians ------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-NEUTRAL-02")
def test_imperial_figures_may_attack_civilians_and_their_deaths_raise_threat(field: Field) -> None:
    state, civilian = field.state, at(field, "J5")
    assert health(state, civilian.id) == 4
    assert may_target(state, field.of_card("stormtrooper")[0], civilian)
    assert not may_target(state, field.figure("a"), civilian)
    field.occur(Damaged(target=civilian.id, amount=4, by=EMPIRE))
    assert (state.threat, len(civilians(field))) == (7, 8)


def test_a_hero_leads_a_civilian_at_the_end_of_its_activation(field: Field) -> None:
    alone(field, "F3", "M4").put("a", "G4").put("b", "A5").activate("a").choose("end")
    lead = field.offers("use:rules-civil-unrest.lead")
    assert len(lead) == 1
    field.choose(lead[0])
    assert "move:G3" in field.options
    field.choose("move:G3").until("activate-group")
    assert len(civilians(field)) == 2
    field.activate("b").choose("end")
    assert field.asks[1] == "activate-group", "nobody is near"


def test_who_comes_next_to_the_escape_route_is_safe(field: Field) -> None:
    alone(field, "H4", "M4").put("a", "G5").put("b", "A5").activate("a").choose("end")
    field.choose(field.offers("use:rules-civil-unrest.lead")[0], "move:I3").until("activate-group")
    assert (len(civilians(field)), field.state.memory["saved"]) == (1, 1)
    assert (field.state.threat, field.state.happened) == (6, [])


def test_bots_lead_civilians_towards_the_escape_route(field: Field) -> None:
    alone(field, "F6", "M4").put("a", "G5").put("b", "A5").activate("a").choose("end")
    field.choose(field.offers("use:rules-civil-unrest.lead")[0])
    ratings = {field.options[place]: rating for place, rating in MissionMind().rate(field.state).items()}
    assert ratings["move:G4"] > ratings["stay"] > ratings["move:H8"]


# --- Shields --------------------------------------------------------------------------------------


def test_shields_are_put_down_and_taken_up_for_movement_points(field: Field) -> None:
    state, figure = alone(field).state, field.figure("a")
    state.memory[f"shields:{figure.id}"] = 1
    field.put("a", "G5").put("b", "A5").activate("a")
    assert field.offers(PUT) == []
    field.choose("move").choose(field.offers(PUT)[0], "space:H6")
    assert ([space_name(state, space) for space in state.shields], figure.points) == (["H6"], 3)
    assert field.offers(PUT) == [], "it has no other"
    field.choose(field.offers(TAKE)[0]).until("activation-prompt")
    assert (state.shields, figure.points, state.memory[f"shields:{figure.id}"]) == ([], 2, 1)


# --- The walker -----------------------------------------------------------------------------------


def test_threat_makes_the_walker_faster_three_times_a_round(field: Field) -> None:
    figure = walker(field)
    field.activate_figure(figure)
    for points in (1, 2, 3):
        field.choose(field.offers("use:rules-civil-unrest-empire.march")[0])
        assert (figure.points, field.state.threat) == (points, 6 - points)
    assert field.offers("use:rules-civil-unrest-empire.march") == []
    field.choose("end").until("activate-group")
    officer = field.of_card("imperial-officer")[0]
    field.activate_figure(officer)
    assert field.offers("use:rules-civil-unrest-empire.march") == []


@pytest.mark.event("heating-up")
def test_it_is_heating_up(field: Field) -> None:
    empire(field.state).hand = []
    field.reach_round(2)
    field.end_round()
    assert field.state.happened[0] == "heating-up"
    assert field.state.threat == 6 + 2 * 3 + 3


@pytest.mark.event("take-it-down")
@pytest.mark.parametrize("saved", [True, False], ids=["saved", "defeated"])
def test_without_civilians_the_walker_can_be_harmed(field: Field, saved: bool) -> None:
    state, figure = alone(field, "H4").state, walker(field)
    empire(state).hand = ["imperial-officer-elite"]
    field.occur(Damaged(target=figure.id, amount=3, by=1))
    assert figure.damage == 0
    if saved:
        field.put("a", "G5").put("b", "A5").activate("a").choose("end")
        field.choose(field.offers("use:rules-civil-unrest.lead")[0], "move:I3")
    else:
        field.defeat(at(field, "H4"))
    field.until("deploy-prompt")
    assert (state.happened, field.lying("escape-route")) == (["take-it-down"], [])
    assert state.threat == 6 + 3 + (0 if saved else 1)
    assert field.asks == (EMPIRE, "deploy-prompt")
    field.until("activate-group")
    assert {"red-1", "red-2"} <= set(empire(state).points)
    field.occur(Damaged(target=figure.id, amount=3, by=1))
    assert (figure.damage, state.goals) == (3, ["defeat-walker"])


def test_at_the_end_of_the_fourth_round_it_can_be_harmed_in_any_case(field: Field) -> None:
    field.clear().reach_round(4)
    assert "take-it-down" not in field.state.happened
    field.clear().end_round()
    assert "take-it-down" in field.state.happened


@pytest.mark.ending("mission-walker-down")
def test_the_rebels_win_when_the_walker_is_down(field: Field) -> None:
    alone(field, "H4").defeat(at(field, "H4")).until("activate-group")
    field.defeat(walker(field))
    assert field.outcome == Outcome("mission-walker-down", (1, 2))


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("civil-unrest"), 6)
