"""Homecoming: Luke opens the doors, and leaves only from a garage that is nearly empty."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

LUKE = "luke-skywalker-hero-of-the-rebellion"


@pytest.fixture
def field() -> Field:
    return Field("homecoming", threat_level=3)


def luke(field: Field) -> Figure:
    return field.of_card(LUKE)[0]


def opened(field: Field) -> Field:
    field.put(luke(field), "D14").activate_figure(luke(field)).choose("interact:open-doors#")
    return field.finish()


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "probe-droid": ["E2"],
        "stormtrooper": ["A10", "A12", "C10"],
        "trandoshan-hunter": ["I1", "I3"],
    }
    assert field.standing(1)[LUKE] == ["J4"]
    assert health(state, luke(field).id) == 10 + 2 * 3
    assert (field.lying("terminal"), field.lying("crate")) == (["D13"], ["A4", "F13", "K9"])
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 0)] * 3
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [
        Reserved("darth-vader-lord-of-the-sith", "the-dark-lord"),
        Reserved("stormtrooper", "the-dark-lord"),
    ]
    assert (state.threat, state.goals) == (6, ["reach-terminal"])


@pytest.mark.rule("CORE-ALLY-10")
def test_another_luke_stays_away() -> None:
    assert len(Field("homecoming", ally=LUKE).of_card(LUKE)) == 1


@pytest.mark.rule("CORE-INTERACT-03", "CORE-DOOR-09")
def test_only_luke_uses_the_terminal(field: Field) -> None:
    field.put("a", "E13").put(luke(field), "D14")
    assert (field.uses("a"), field.uses(luke(field))) == ([], ["open-doors"])


@pytest.mark.event("the-dark-lord")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_vader_waits_in_the_garage(field: Field) -> None:
    state = opened(field).state
    assert state.happened == ["the-dark-lord"]
    assert (field.tokens(DOOR), field.tokens("terminal"), state.open_doors) == ([], [], 0b111)
    assert state.sections == ["Start Section", "Section 2 - Garage"]
    standing = field.standing()
    assert standing["darth-vader-lord-of-the-sith"] == ["F8"]
    assert standing["stormtrooper"] == ["A10", "A12", "C10", "E8", "G8", "H8"]
    assert len(field.tokens("t-16-skyhopper")) == 1
    assert state.goals == ["reach-skyhopper"]
    assert empire(state).points == ["green-1", "green-2"]


@pytest.mark.ending("mission-luke-away")
def test_luke_leaves_when_at_most_two_imperial_figures_are_in_the_garage(field: Field) -> None:
    opened(field).put(luke(field), "F5").put("a", "G5")
    assert field.uses(luke(field)) == []
    first, second = field.of_card("stormtrooper")[3:5]
    field.defeat(first)
    assert field.uses(luke(field)) == [], "three are left"
    field.defeat(second)
    assert (field.uses(luke(field)), field.uses("a")) == (["take-off"], [])
    field.put(luke(field), "D5")
    assert field.uses(luke(field)) == [], "not from afar"
    field.put(luke(field), "H7").activate_figure(luke(field)).choose("interact:take-off#")
    assert field.outcome == Outcome("mission-luke-away", (1, 2))


@pytest.mark.ending("mission-luke-defeated")
def test_the_empire_wins_when_luke_is_defeated_and_not_by_wounds(field: Field) -> None:
    assert field.wound("a").wound("b").outcome is None
    assert field.defeat(luke(field)).outcome == Outcome("mission-luke-defeated", (0,))


@pytest.mark.ending("mission-time")
def test_or_in_time(field: Field) -> None:
    time_ends_it(field, 6)
