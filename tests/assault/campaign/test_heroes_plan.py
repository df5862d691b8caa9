"""How bots lead heroes: doors on their way, strain for a few steps, and no fear of what they cannot know yet."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.board import Position, reach, spaces_within
from dejarik.assault.campaign import prizes as worths
from dejarik.assault.campaign.mind import MissionMind, stakes
from dejarik.assault.campaign.rules.state import REBEL_TEAM
from dejarik.assault.content.campaign.language import REBELS, Wants, goal, target
from dejarik.assault.content.campaign.language.wants import wanted_now
from dejarik.assault.evaluation.acting import plan_of
from dejarik.assault.evaluation.positions import evaluate
from dejarik.assault.evaluation.rollouts import rate_points
from dejarik.assault.evaluation.stakes import Errand, stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.activation import MOVE, Activation
from dejarik.assault.rules.ground import piece, situation, space_name
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, retrieve
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Rng, decision

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


# --- What they can do without interacting ---------------------------------------------------------------


def test_heroes_go_to_objects_that_they_want_to_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has to be usable there; allies are not drawn."""
    write_trial(monkeypatch, "the-battle-of-hoth", goal("look", Wants(visit=("power-station",))))
    field = Field("the-battle-of-hoth")
    knows, stations = stakes_of(field.state), field.tokens("power-station")
    found = [
        prize for prize in knows.prizes(field.state, REBEL_TEAM) if prize.token in {t.id for t in stations}
    ]
    assert [(prize.points, prize.errand) for prize in found] == [
        (worths.OBJECT * worths.LEISURE, Errand.FETCH)
    ] * len(stations)
    [ally, *_] = field.of_card("echo-base-trooper")
    assert knows.may_do(field.state, field.figure("a"), found[0])
    assert not knows.may_do(field.state, ally, found[0])


def test_what_helps_to_destroy_something_is_brought_there(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(
        monkeypatch,
        "the-battle-of-hoth",
        target("gun-turret", attacked_by=REBELS),
        goal("blast", Wants(tools=("power-station",), destroy=("gun-turret",))),
    )
    field = Field("the-battle-of-hoth").clear()
    for turret in field.tokens("gun-turret"):
        turret.health = 4
    knows, state, hero = stakes_of(field.state), field.state, field.figure("a")
    [station, *_] = field.tokens("power-station")
    points, having = (share * worths.OBJECT * worths.LEISURE for share in (worths.TOOL, worths.HANDY))
    assert [prize.points for prize in knows.prizes(state, REBEL_TEAM) if prize.token == station.id] == [
        points
    ]
    assert knows.destination(state, hero) is None
    before = evaluate(state, REBEL_TEAM)
    retrieve(state, hero, station)
    field.refresh()
    assert evaluate(state, REBEL_TEAM) == pytest.approx(before + having)
    there = knows.destination(state, hero)
    assert there is not None
    assert (there.points, there.errand) == (points, Errand.BRING)
    assert all(there.spaces >> turret.space & 1 for turret in field.tokens("gun-turret"))


def test_an_action_to_move_is_looked_at_for_what_its_points_buy() -> None:
    """Beside Lorn they buy pushes; in Aftermath they are good for steps alone."""

    def worth(field: Field) -> float | None:
        asked = decision(field.state)
        assert asked is not None
        [moving] = [option for option in asked.options if option.verb is MOVE]
        return rate_points(Survey(field.state, REBEL_TEAM), asked, moving)

    field = Field("history-repeats").clear()
    [lorn] = [figure for figure in field.state.figures.values() if is_driven(field, figure)]
    hero = field.figure("a")
    beside = next(
        position
        for position in reach(situation(field.state), piece(field.state, hero), 12).ends()
        if are_adjacent_spaces(field, position, lorn)
    )
    field.put("a", space_name(field.state, beside.space)).activate("a")
    assert worth(field) is not None
    assert worth(Field("aftermath").clear().activate("a")) is None


def test_rebels_drive_somebody_all_the_more_when_time_is_short() -> None:
    """The officer of The Source is worth more with every step towards the terminal, and with every round."""
    field = Field("the-source")
    [officer] = [figure for figure in field.state.figures.values() if is_driven(field, figure)]
    home = space_name(field.state, officer.space)
    terminal = space_name(field.state, field.token(TERMINAL).space)

    def gained() -> float:
        field.put(officer, home)
        before = stakes_of(field.state).standing(field.state, REBEL_TEAM)
        field.put(officer, terminal)
        return stakes_of(field.state).standing(field.state, REBEL_TEAM) - before

    early = gained()
    field.state.round = 8
    assert early > 1
    assert gained() > 2 * early


def are_adjacent_spaces(field: Field, position: Position, figure: Figure) -> bool:
    near = spaces_within(situation(field.state), piece(field.state, figure), 1)
    return bool(near >> position.space & 1) and position.space != figure.space


def is_driven(field: Field, figure: Figure) -> bool:
    drive = wanted_now(field.state, REBEL_TEAM)[0].drive
    return drive is not None and drive(field.state, figure)


# --- The quick policy -------------------------------------------------------------------------------


def quick_choices(field: Field, count: int) -> list[str]:
    """What the quick policy chooses for whoever is asked, so often."""
    policy, taken = MissionMind().policy(Rng.seeded(1)), []
    for _ in range(count):
        asked = decision(field.state)
        assert asked is not None
        ratings = policy.rate(field.state)
        best = max(ratings, key=lambda place: ratings[place])
        taken.append(asked.id_of(field.state, asked.options[best]))
        field.choose(taken[-1])
    return taken


def test_the_quick_policy_moves_for_points_where_they_buy_what_a_goal_asks_for() -> None:
    field = Field("a-heros-welcome").clear()
    cache = field.tokens("supply-cache")[0]
    field.figure("a").space = cache.space
    field.refresh()
    field.activate("a")
    move, crack = quick_choices(field, 2)
    assert move == "move"
    assert crack.startswith("use:rules-a-heros-welcome-figures.crack")
