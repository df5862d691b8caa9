"""Last Stand: one door after another, and Vader, who acts whenever a hero has."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue

from dejarik.assault.campaign.rules.rounds import ready_groups
from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

VADER = "darth-vader-lord-of-the-sith"


@pytest.fixture
def field() -> Field:
    return Field("last-stand")


def vader(field: Field) -> Figure:
    return field.of_card(VADER)[0]


def breached(field: Field, doors: int = 3) -> Field:
    for door in range(doors):
        field.clear().open(door).until("activate-group")
    return field


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.threat, state.threat_level, state.sections) == (0, 6, ["Start Section"])
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "e-web-engineer-elite": 1,
        "royal-guard": 2,
        "stormtrooper": 3,
    }
    assert [(door.locked, door.health, len(door.defence)) for door in field.tokens(DOOR)] == [(True, 5, 1)]
    assert empire(state).points == ["green-1", "green-2"]
    assert len(empire(state).reserved) == 6
    assert state.goals == ["enter-warehouse"]


@pytest.mark.rule("CORE-DOOR-09", "CORE-OBJECT-01")
def test_doors_are_broken_down_or_sliced(field: Field) -> None:
    door, guard = field.token(DOOR), field.of_card("royal-guard")[0]
    assert may_target(field.state, field.figure("a"), door)
    assert not may_target(field.state, guard, door)
    field.clear().put("a", "I10").use("a", "force", rolls=[blue(2, surge=1)])
    assert field.state.happened == ["welcoming-party"]


@pytest.mark.event("welcoming-party", "defenses-breached")
@pytest.mark.rule("CORE-DEPLOY-02", "CORE-DEPLOY-06")
def test_each_door_has_its_guards_and_its_points(field: Field) -> None:
    state = breached(field, 1).state
    standing = field.standing()
    assert "O9" in standing["royal-guard-elite"] + standing["probe-droid"]
    assert empire(state).points == ["blue-1", "blue-2"]
    assert state.goals == ["breach-defenses"]
    field.clear().open(1).until("activate-group")
    standing = field.standing()
    assert {card: len(spaces) for card, spaces in standing.items()} == {
        "imperial-officer": 1,
        "probe-droid": 1,
        "stormtrooper": 3,
    }
    assert "I13" in standing["stormtrooper"]
    assert empire(state).points == ["yellow-1", "yellow-2"]
    assert (state.goals, len(state.sections)) == (["reach-command-center"], 3)


@pytest.mark.event("end-of-the-line")
@pytest.mark.rule("CORE-DOOR-04")
def test_vader_waits_in_the_command_center(field: Field) -> None:
    state = breached(field).state
    assert field.standing()[VADER] == ["J16"]
    assert health(state, vader(field).id) == 16 + 8
    assert sorted((door.door, door.locked) for door in field.tokens(DOOR)) == [
        (0, True),
        (1, True),
        (3, True),
    ]
    assert state.goals == ["defeat-vader"]
    gain_condition(state, vader(field), Condition.STUNNED)
    gain_condition(state, vader(field), Condition.FOCUSED)
    assert vader(field).conditions == []


@pytest.mark.rule("CORE-ACT-03")
def test_vader_acts_after_every_hero_and_never_in_his_turn(field: Field) -> None:
    state = breached(field).state
    assert vader(field).group not in [group.id for group in ready_groups(state, imperial=True)]
    field.put("a", "H4").put("b", "G4").choose(f"activate:{field.figure('a').group}").choose("end")
    acting = state.the(Activation)
    assert (acting.figure, acting.actions, acting.whole) == (vader(field).id, 1, False)
    field.choose("move").choose("end")
    assert field.state.find(Activation) is None or field.state.the(Activation).figure != vader(field).id


@pytest.mark.rule("CORE-THREAT-05")
def test_vader_braces_himself_for_threat(field: Field) -> None:
    state = breached(field).state
    state.threat = 5
    field.put("a", "J17").push_attack_until("a", vader(field).id, "use:rules-last-stand-darth-vader.brace")
    before = state.the(Attack).tally.block
    field.choose(field.offers("use:rules-last-stand-darth-vader.brace")[0])
    assert (state.threat, state.the(Attack).tally.block - before) == (3, 2)


@pytest.mark.ending("mission-vader-defeated")
def test_the_rebels_win_when_vader_is_defeated(field: Field) -> None:
    assert breached(field).defeat(vader(field)).outcome == Outcome("mission-vader-defeated", (1, 2))


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("last-stand"), 12)
