"""Sympathy for the Rebellion: who leads recruits away, and where to."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

LUKE = "luke-skywalker-hero-of-the-rebellion"


@pytest.fixture
def field() -> Field:
    return Field("sympathy-for-the-rebellion", threat_level=3)


def carries(field: Field, figure: Figure) -> Field:
    """A figure has a recruit."""
    token = next(token for token in field.tokens("recruit") if not token.carrier)
    token.carrier, token.space = figure.id, -1
    field.refresh()
    return field


def save(field: Field, number: int) -> Field:
    for _ in range(number):
        carries(field.clear(), field.figure("a")).put("a", "B7").activate("a").choose("move", "go:A7")
        if field.outcome is None:
            field.finish()
    return field


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "stormtrooper": 6,
        "stormtrooper-elite": 3,
    }
    assert field.standing(1)[LUKE] == ["D10"]
    assert len(field.lying("recruit")) == 12
    assert field.lying("exit") == ["A7", "A8", "P7", "Q7"]
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [Reserved("darth-vader-lord-of-the-sith", "hes-here")]
    assert (state.threat, state.goals) == (6, ["lead-out"])


@pytest.mark.rule("CORE-TOKEN-12", "CORE-INTERACT-03")
def test_healthy_heroes_and_stormtroopers_take_one_recruit_each(field: Field) -> None:
    elite, [luke] = field.of_card("stormtrooper-elite")[0], field.of_card(LUKE)
    field.clear().put("a", "B3").put(elite, "C2").put(luke, "A2")
    assert (field.uses("a"), field.uses(elite), field.uses(luke)) == (["retrieve"], ["retrieve"], [])
    carries(field, field.figure("a"))
    assert field.uses("a") == []
    field.put("b", "F3").wound("b")
    assert field.uses("b") == []


@pytest.mark.rule("CORE-TOKEN-16")
def test_a_recruit_at_an_exit_is_safe(field: Field) -> None:
    save(field, 1)
    assert (len(field.tokens("recruit")), field.state.memory["recruits-saved"]) == (11, 1)
    field.put("b", "P6").activate("b").choose("move", "go:P7").finish()
    assert field.state.memory["recruits-saved"] == 1, "nobody was with her"


@pytest.mark.event("arrests")
@pytest.mark.rule("CORE-STATUS-06")
def test_stormtroopers_march_off_with_theirs(field: Field) -> None:
    first, second, *_ = field.of_card("stormtrooper")
    carries(carries(field, first), second)
    empire(field.state).hand.clear()
    field.end_round().until("activate-group")
    assert field.told() == ["mission-briefing", "arrests"]
    assert {first.id, second.id}.isdisjoint(field.state.figures)
    assert len(field.tokens("recruit")) == 10
    assert (field.state.memory["recruits-arrested"], field.state.threat) == (2, 6 + 3 + 2)
    assert empire(field.state).hand == [], "the group is still there"
    [last] = [figure for figure in field.of_card("stormtrooper") if figure.group == first.group]
    carries(field, last).end_round().until("activate-group")
    assert empire(field.state).hand == ["stormtrooper"]


@pytest.mark.event("taken-from-the-crowd")
@pytest.mark.rule("CORE-WOUND-01")
def test_a_wound_costs_recruits_as_the_hero_has_tokens(field: Field) -> None:
    field.wound("a")
    assert (field.decision.seat, len(field.options)) == (0, 12)
    field.choose(field.options[0])
    assert len(field.options) == 11, "two heroes have two tokens each"
    field.choose(field.options[0]).until("activate-group")
    assert (len(field.tokens("recruit")), field.state.memory["recruits-arrested"]) == (10, 2)
    field = Field("sympathy-for-the-rebellion", 4).wound("a").until("activate-group")
    assert len(field.tokens("recruit")) == 11


def test_and_luke_costs_one(field: Field) -> None:
    field.defeat(*field.of_card(LUKE)).until("activate-group")
    assert (len(field.tokens("recruit")), field.told()[-1]) == (11, "taken-from-the-crowd")


@pytest.mark.event("hes-here")
@pytest.mark.ending("mission-recruits-saved")
def test_vader_comes_with_the_fourth_and_the_fifth_wins(field: Field) -> None:
    save(field, 3)
    assert field.state.happened == []
    save(field, 1)
    assert field.state.happened == ["hes-here"]
    assert field.standing()["darth-vader-lord-of-the-sith"] == ["O4"]
    assert save(field, 1).outcome == Outcome("mission-recruits-saved", (1, 2))


@pytest.mark.ending("mission-recruits-arrested")
def test_the_empire_wins_with_eight(field: Field) -> None:
    field.state.memory["recruits-arrested"] = 7
    carries(field, field.of_card("stormtrooper")[0]).end_round()
    assert field.outcome == Outcome("mission-recruits-arrested", (0,))


@pytest.mark.ending("mission-wounded")
def test_or_when_every_hero_is_wounded(field: Field) -> None:
    field.wound("a").until("activate-group").wound("b")
    while field.outcome is None:
        field.go_on()
    assert field.outcome == Outcome("mission-wounded", (0,))
