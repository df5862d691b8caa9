"""Enemies Closer: four hiding places, a trap, and Darth Vader, who takes the shard and carries it out."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die, Symbols
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.movement import MoveSpaces, gain_points
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import defence_block
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

Face = tuple[Die, Symbols]

VADER = "darth-vader-lord-of-the-sith"
INSIGHT = [blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)]
NO_INSIGHT = [blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)]


@pytest.fixture
def field() -> Field:
    return Field("enemies-closer")


def search(field: Field, space: str, *dice: Face) -> Field:
    """A hero searches, and does not test insight; then whatever comes of it, up to the next question."""
    token = field.token("hiding-place", space)
    field.put("a", space)
    if dice:
        field.roll(list(dice))
    field.activate_figure(field.figure("a")).choose(f"interact:search#{token.id}")
    return field


def idle(field: Field) -> Field:
    return field.until("activation-prompt").choose("end").until("activate-group")


def found(field: Field) -> Field:
    """Everything is searched, and Vader is there."""
    field.clear().open().until("activate-group")
    for space in ("B1", "G6", "B11", "L5"):
        idle(search(field, space))
    return field


def vader(field: Field) -> Figure:
    [figure] = field.of_card(VADER)
    return figure


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "imperial-officer-elite": ["G9"],
        "riot-trooper-elite-campaign": ["D6", "D9"],
        "royal-guard": ["D12", "F3"],
    }
    assert (field.lying("hiding-place"), field.lying("bardottan-shard")) == (["B1", "B11", "G6"], [])
    assert (field.lying("crate"), field.space("a")) == (["B2", "E14", "G2"], "A7")
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [
        Reserved("stormtrooper-elite", "vaders-fist"),
        Reserved(VADER, "the-dark-lord"),
    ]
    assert state.goals == ["search"]


def test_the_doors_are_locked_to_imperial_figures(field: Field) -> None:
    [officer] = field.of_card("imperial-officer-elite")
    field.put(officer, "H7").put("a", "H8")
    assert interactions(field.state, officer) == []
    assert [each.id.split("#")[0] for each in interactions(field.state, field.figure("a"))] == ["open"]


@pytest.mark.event("vaders-fist")
def test_stormtroopers_come_through_the_entrance(field: Field) -> None:
    field.reach_round(2)
    assert field.state.happened == []
    field.reach_round(3)
    assert (field.state.happened, len(field.standing()["stormtrooper-elite"])) == (["vaders-fist"], 3)


@pytest.mark.event("back-guard")
def test_the_first_door_opens_both_and_shows_the_back_hall(field: Field) -> None:
    state = field.state
    empire(state).hand = ["imperial-officer"]
    field.clear().open()
    assert (field.asks, state.threat) == ((EMPIRE, "deploy-prompt"), 5)
    field.choose("deploy:imperial-officer").until("activate-group")
    assert field.standing() == {"imperial-officer": ["K11"]}
    assert (field.tokens(DOOR), state.happened) == ([], ["back-guard"])
    assert field.lying("hiding-place") == ["B1", "B11", "G6", "L5"]
    assert field.lying("bardottan-shard") == []


def test_who_searches_may_test_insight_for_movement_points(field: Field) -> None:
    search(field, "B1", *INSIGHT).choose("test:insight").until("activation-prompt")
    assert (field.figure("a").points, field.lying("hiding-place")) == (2, ["B11", "G6"])
    idle(field)
    search(field, "G6", *NO_INSIGHT).until("test-prompt").choose("decline")
    assert field.figure("a").points == 0


@pytest.mark.event("booby-trap")
@pytest.mark.parametrize(
    ("dice", "strain"),
    [([blue(2, surge=1), green(1, surge=1)], 1), ([blue(2, surge=1), green(1, damage=2)], 2)],
    ids=["two", "one"],
)
def test_the_second_place_is_trapped(field: Field, dice: list[Face], strain: int) -> None:
    idle(search(field.clear(), "B1"))
    assert field.state.happened == []
    search(field, "G6", *dice)
    assert (field.state.happened, field.state.threat) == (["booby-trap"], 3)
    assert field.options == ["test:strength", "test:tech", "decline"]
    field.choose("test:strength").until("test-prompt")
    assert field.strain("a") == strain
    assert field.options == ["test:insight", "decline"], "then comes the other test"


def test_who_declines_suffers_all_of_it(field: Field) -> None:
    idle(search(field.clear(), "B1"))
    search(field, "G6").choose("decline")
    assert field.strain("a") == 3


@pytest.mark.event("the-dark-lord")
def test_vader_comes_for_the_shard(field: Field) -> None:
    state = found(field).state
    assert (state.happened[-1], state.goals) == ("the-dark-lord", ["defeat-vader"])
    assert (field.lying("bardottan-shard"), field.standing()[VADER]) == (["L12"], ["A7"])
    figure = vader(field)
    assert defence_block(state, figure.id) == 1
    gain_condition(state, figure, Condition.STUNNED)
    assert figure.conditions == []
    field.push(MoveSpaces(figure=figure.id, spaces=2, seat=1, willing=False))
    field.now(lambda state: gain_points(state, figure, 4))
    assert (field.asks[1], space_name(state, figure.space)) == ("activate-group", "A7")
    field.activate_figure(figure)
    assert figure.points == 2


def test_vader_breaks_doors_and_takes_the_shard_in_passing(field: Field) -> None:
    state, figure = found(field).state, vader(field)
    field.put("a", "F3").put("b", "F4").put(figure, "K12").activate_figure(figure).choose("go:K11")
    shard = field.token("bardottan-shard")
    assert shard.carrier == figure.id
    assert [event for event in state.happened if event == "back-guard"] == ["back-guard"]


def test_a_door_next_to_vader_is_destroyed() -> None:
    field = Field("enemies-closer").clear()
    for space in ("B1", "G6", "B11"):
        idle(search(field, space))
    field.state.memory["hiding-place"] = 4
    field.state.happened.append("the-dark-lord")
    field.now(lambda state: None)
    [officer] = field.of_card("imperial-officer-elite")
    officer.card = VADER
    field.put(officer, "G7").activate_figure(officer).choose("go:H7")
    assert field.tokens(DOOR) == [], "and the other one opens with it"
    assert "back-guard" in field.state.happened


@pytest.mark.ending("mission-shard-taken")
def test_vader_escapes_with_the_shard(field: Field) -> None:
    found(field).clear()
    figure = vader(field)
    field.put(figure, "B7").put("a", "F3").put("b", "F4").activate_figure(figure)
    assert field.offers("escape") == [], "without it he stays"
    field.choose("end").until("activate-group")
    field.put(figure, "K12").activate_figure(figure).choose("go:K11", "end").until("activate-group")
    field.put(figure, "B7").activate_figure(figure).choose(field.offers("escape")[0])
    assert field.outcome == Outcome("mission-shard-taken", (EMPIRE,))


@pytest.mark.ending("mission-dark-lord-defeated")
def test_the_rebels_win_when_vader_is_defeated(field: Field) -> None:
    found(field).defeat(vader(field))
    assert field.outcome == Outcome("mission-dark-lord-defeated", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_round_limit_counts_only_until_vader_is_there(field: Field) -> None:
    field.reach_round(6)
    assert field.end_round().outcome == Outcome("mission-time", (EMPIRE,))
    field = found(Field("enemies-closer")).clear().reach_round(6).clear()
    field.end_round()
    assert (field.outcome, field.state.round) == (None, 7)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
