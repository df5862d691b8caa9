"""How bots lead heroes: doors on their way, strain for a few steps, and no fear of what they cannot know yet."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign import prizes as worths
from dejarik.assault.campaign.mind import MissionMind, stakes
from dejarik.assault.campaign.rules.state import REBEL_TEAM
from dejarik.assault.evaluation.acting import plan_of
from dejarik.assault.evaluation.stakes import stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL

pytestmark = pytest.mark.usefixtures("lenient")


def door_points(field: Field) -> float:
    """What it is worth to the Rebels to go to the door."""
    [door] = field.tokens(DOOR)
    [points] = [
        prize.points
        for prize in stakes_of(field.state).prizes(field.state, REBEL_TEAM)
        if prize.token == door.id
    ]
    return points


def test_a_door_counts_for_more_on_the_way_to_what_they_want() -> None:
    """Three terminals are behind the door of Aftermath and one is outside."""
    field = Field("aftermath")
    assert door_points(field) == worths.OPEN_DOOR * worths.urgency(field.state)
    for token in field.tokens(TERMINAL)[1:]:
        token.turned = True
    outside = min(field.tokens(TERMINAL), key=lambda token: token.id)
    assert not outside.turned
    assert door_points(field) == worths.OPEN_DOOR


@pytest.mark.rule("CORE-MOVE-08")
def test_a_hero_has_as_many_points_to_spare_as_it_may_exert_itself() -> None:
    field = Field("aftermath")
    knows, state = stakes_of(field.state), field.state
    [trooper, *_] = field.of_card("stormtrooper")
    assert knows.spare(state, field.figure("a")) == (2, stakes.STRAIN)
    assert knows.spare(state, trooper).points == 0
    field.activate("a").choose(next(id for id in field.options if "exert" in id))
    assert knows.spare(state, field.figure("a")).points == 1
    assert knows.spare(state, field.figure("b")).points == 2
    field.tire("b", 4)
    assert knows.spare(state, field.figure("b")).points == 1


def test_a_plan_counts_the_steps_that_strain_buys() -> None:
    """With one point, a hero who may buy two more gets three spaces far; each of those costs what strain costs."""
    field = Field("aftermath").clear().put("a", "C2").activate("a")
    activation = field.state.the(Activation)
    plan = plan_of(Survey(field.state, REBEL_TEAM), activation)
    free = plan.ends(1)
    dear = {position: trouble for position, trouble in free.items() if trouble > stakes.STRAIN}
    assert len(free) > len(dear) > 0
    assert max(dear.values()) == pytest.approx(2 * stakes.STRAIN, abs=0.1)


def test_nobody_fears_to_open_a_door_for_those_who_wait_behind_it() -> None:
    """The garrison of Aftermath comes when the door opens; heroes who need to get in open it all the same."""
    field = Field("aftermath").clear().put("a", "F6").put("b", "F7").activate("a")
    ratings = MissionMind().rate(field.state)
    named = {id: ratings[place] for place, id in enumerate(field.options) if place in ratings}
    [opening] = [rating for id, rating in named.items() if id.startswith("interact:open")]
    assert opening > max(named["move"], named["end"])
