"""Imperial Hospitality: the captive, those who step in for him, and the transmission."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue

from dejarik.assault.campaign.rules.state import Reserved, empire, is_rebel
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health, speed
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

CAPTIVE = "imperial-hospitality--captive"
PASSES = [blue(2, surge=1)]


@pytest.fixture
def field() -> Field:
    return Field("imperial-hospitality")


def captive(field: Field) -> Figure:
    return field.of_card(CAPTIVE)[0]


def freed(field: Field, option: str = "alert") -> Field:
    field.clear().open(2).until("mission-choose")
    return field.choose(f"option:{option}").until("activate-group")


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.threat, state.threat_level, state.sections) == (0, 4, ["Start Section"])
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "probe-droid": 2,
        "royal-guard": 2,
    }
    assert (field.lying(TERMINAL), field.tokens("captive"), field.of_card(CAPTIVE)) == ([], [], [])
    assert [(door.locked, door.health, len(door.defence)) for door in field.tokens(DOOR)] == [
        (True, 6, 1)
    ] * 3
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [
        Reserved("imperial-officer", "well-guarded"),
        Reserved("trandoshan-hunter", "well-guarded"),
    ]
    assert state.goals == ["free-the-captive", "stop-transmission"]


@pytest.mark.rule("CORE-DOOR-09", "CORE-TEST-05")
def test_doors_are_broken_down_or_sliced(field: Field) -> None:
    guard = field.of_card("royal-guard")[0]
    door = next(token for token in field.tokens(DOOR) if token.door == 0)
    assert may_target(field.state, field.figure("a"), door)
    assert not may_target(field.state, guard, door)
    field.clear().put("a", "C5").use("a", "force", rolls=PASSES)
    assert len(field.tokens(DOOR)) == 3, "two successes are needed"
    field.roll(PASSES).choose("interact:force#").until("activation-prompt")
    assert len(field.tokens(DOOR)) == 2


@pytest.mark.event("well-guarded")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_guards_stand_around_the_terminal(field: Field) -> None:
    field.clear().open(1).until("activate-group")
    assert field.state.happened == ["well-guarded"]
    assert field.state.sections == ["Start Section", "Section 2 - Data Center"]
    assert field.standing() == {"imperial-officer": ["B2"], "trandoshan-hunter": ["B4", "C3"]}
    terminal = field.token(TERMINAL)
    assert (terminal.health, terminal.block, len(terminal.defence)) == (6, 0, 1)
    field.open(0).until("activate-group")
    assert field.state.happened == ["well-guarded"], "once"


@pytest.mark.event("the-data")
@pytest.mark.parametrize("shot", [True, False])
def test_the_terminal_is_destroyed_by_force_or_by_tech(field: Field, shot: bool) -> None:
    field.clear().open(0).until("activate-group").clear()
    if shot:
        field.destroy(TERMINAL)
    else:
        field.put("a", "B3").use("a", "slice", rolls=PASSES).roll(PASSES).choose("interact:slice#")
        field.finish()
    assert (field.state.happened, field.state.threat) == (["well-guarded", "the-data"], 3)
    assert (field.lying(TERMINAL), field.state.goals) == ([], ["free-the-captive"])
    field.reach_round(5)
    assert "transmission-received" not in field.state.happened


@pytest.mark.event("the-prisoner", "the-prisoner/alert")
@pytest.mark.rule("CORE-ALLY-07")
def test_the_captive_joins_the_heroes(field: Field) -> None:
    state = freed(field).state
    assert state.happened == ["the-prisoner", "the-prisoner-option-alert"]
    assert state.sections == ["Start Section", "Section 3 - Cell"]
    assert is_rebel(state, captive(field))
    assert field.standing(1)[CAPTIVE] == ["J6"]
    assert (health(state, captive(field).id), speed(state, captive(field).id)) == (8, 2)
    assert (state.threat, captive(field).conditions) == (3, [])
    assert state.goals == ["stop-transmission", "lead-him-out"]


@pytest.mark.event("the-prisoner/beaten")
def test_or_has_been_beaten(field: Field) -> None:
    freed(field, "beaten")
    assert (captive(field).conditions, field.state.threat) == ([Condition.BLEEDING], 0)


def shot_at(field: Field) -> Field:
    guard = field.of_card("probe-droid")[0]
    field.put(guard, "E11").put(captive(field), "D11")
    field.now(lambda state: state.push(attack_with(state, guard, must=True)))
    if f"attack:{captive(field).id}" in field.options:
        field.choose(f"attack:{captive(field).id}")
    return field


@pytest.mark.rule("CORE-STRAIN-02")
def test_a_hero_next_to_the_captive_steps_in(field: Field) -> None:
    freed(field).put("a", "D10").put("b", "L1")
    shot_at(field).choose(field.offers("use:rules-imperial-hospitality.step-in")[0])
    assert (field.state.the(Attack).target, field.strain("a")) == (field.id("a"), 1)


def test_but_not_from_afar_or_without_sight(field: Field) -> None:
    freed(field).put("a", "A11").put("b", "L1")
    shot_at(field)
    assert field.offers("use:rules-imperial-hospitality.step-in") == []
    assert field.state.the(Attack).target == captive(field).id


@pytest.mark.event("transmission-received")
@pytest.mark.rule("CORE-STATUS-06", "CORE-DEPLOY-06")
def test_the_transmission_opens_everything(field: Field) -> None:
    field.clear().reach_round(4)
    assert field.state.happened == []
    field.end_round("mission-choose")
    assert set(field.state.happened) == {"transmission-received", "well-guarded", "the-prisoner"}
    field.choose("option:alert").until("activate-group")
    assert (field.tokens(DOOR), field.lying(TERMINAL)) == ([], [])
    assert empire(field.state).points == ["green-1", "green-2", "red-1", "red-2"]
    assert len(field.of_card(CAPTIVE)) == 1
    assert len(field.of_card("trandoshan-hunter")) == 2
    assert field.state.goals == ["lead-him-out"]


@pytest.mark.ending("mission-captive-escaped")
@pytest.mark.rule("CORE-ESCAPE-01")
def test_the_rebels_win_when_the_captive_escapes(field: Field) -> None:
    freed(field).put(captive(field), "B11").put("a", "A12").activate("a").choose("move")
    assert field.offers("escape") == [], "the heroes stay"
    field.finish().activate_figure(captive(field)).choose("move")
    field.choose(field.offers("escape")[0])
    assert field.outcome == Outcome("mission-captive-escaped", (1, 2))


@pytest.mark.ending("mission-captive-defeated", "mission-wounded")
def test_the_empire_wins_without_him_or_without_heroes(field: Field) -> None:
    assert freed(field).defeat(captive(field)).outcome == Outcome("mission-captive-defeated", (0,))
    field = Field("imperial-hospitality").wound("a").wound("b")
    assert field.outcome == Outcome("mission-wounded", (0,))
