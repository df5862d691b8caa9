"""Impounded: clamps, a pilot who is carried, and a hatch that comes late."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue

from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.values import defence_block, speed
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")


@pytest.fixture
def field() -> Field:
    return Field("impounded", threat_level=3)


def unclamp(field: Field) -> Field:
    return field.clear().put("a", "B5").use("a", "deactivate", "test:tech", rolls=[blue(2, surge=1)]).finish()


def pick_up(field: Field, letter: str = "b") -> Field:
    return field.clear().put(letter, "Q7").use(letter, "retrieve").finish()


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert len(state.sections) == 3
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "imperial-officer-elite": 1,
        "nexu": 1,
        "nexu-elite": 1,
        "royal-guard": 2,
    }
    assert (field.lying(TERMINAL), field.lying("pilot"), field.lying("hatch")) == (["A5"], ["Q8"], [])
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(False, 0)] * 3
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert (state.threat, state.goals) == (6, ["free-ship-and-pilot"])


@pytest.mark.rule("CORE-TOKEN-12", "CORE-TOKEN-14")
def test_the_pilot_is_a_burden(field: Field) -> None:
    before = speed(field.state, field.id("b"))
    pick_up(field)
    assert field.token("pilot").carrier == field.id("b")
    assert speed(field.state, field.id("b")) == before - 1
    assert defence_block(field.state, field.id("b")) == -1
    assert defence_block(field.state, field.id("a")) == 0
    field.wound("b")
    assert (field.lying("pilot"), defence_block(field.state, field.id("b"))) == (["Q7"], 0)


@pytest.mark.event("prep-for-takeoff")
@pytest.mark.parametrize("clamps_first", [True, False])
def test_takeoff_is_prepared_when_both_are_free(field: Field, clamps_first: bool) -> None:
    threat = field.state.threat
    (unclamp if clamps_first else pick_up)(field)
    assert (field.state.happened, field.state.threat, field.lying("hatch")) == ([], threat, [])
    empire(field.state).hand[:] = ["imperial-officer"]
    if clamps_first:
        field.clear().put("b", "Q7").activate("b").choose("interact:retrieve#").until("deploy-prompt")
    else:
        field.clear().put("a", "B5").activate("a").roll([blue(2, surge=1)])
        field.choose("interact:deactivate#", "test:tech").until("deploy-prompt")
    assert field.state.threat == threat + 3
    field.finish()
    assert (field.state.happened, field.lying("hatch")) == (["prep-for-takeoff"], ["J14"])
    assert field.state.goals == ["bring-pilot-aboard"]


@pytest.mark.ending("mission-pilot-aboard")
def test_the_rebels_win_when_the_pilot_is_aboard(field: Field) -> None:
    pick_up(unclamp(field)).put("a", "J13").put("b", "I13")
    assert (field.uses("a"), field.uses("b")) == ([], ["board"])
    assert field.use("b", "board").outcome == Outcome("mission-pilot-aboard", (1, 2))


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("impounded"), 5)
