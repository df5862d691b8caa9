"""Survival of the Fittest: a party that is divided, a map that unfolds, a wampa, and a scout."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.rules.ground import are_adjacent
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "survival-of-the-fittest"


@pytest.fixture
def field() -> Field:
    return Field(MISSION, threat_level=3)


def step(field: Field, who: str | Figure, start: str, end: str) -> Field:
    """A figure is put somewhere and moves a space."""
    figure = field.figure(who) if isinstance(who, str) else who
    field.put(figure, start).push(MoveSpaces(figure=figure.id, spaces=1, seat=figure.seat))
    option = next(option for option in field.options if option.split(":")[-1].split("#")[0] == end)
    return field.choose(option).until("activate-group")


def cave(field: Field) -> Field:
    return step(field, "a", "P3", "O4")


def cavern(field: Field) -> Field:
    cave(field).clear()
    return step(field, "a", "N9", "M9")


@pytest.mark.rule("CORE-MISSION-01", "CORE-ALLY-07")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing()["probe-droid"] == ["D3"]
    assert "I2" in field.standing()["wampa"][0].split("+")
    assert (state.threat, state.goals) == (6, ["find-cavern"])
    assert empire(state).points == ["green-vis-1", "green-vis-2"]
    assert empire(state).reserved == [
        Reserved("snowtrooper", "the-pass"),
        Reserved("probe-droid-elite", "the-cave"),
        Reserved("probe-droid", "rescue-the-fallen"),
        Reserved("wampa-elite", "rescue-the-fallen", "great-wampa"),
    ]


@pytest.mark.parametrize(("heroes", "west"), [(2, 1), (3, 2), (4, 2)])
def test_the_party_is_divided_between_the_entrances(heroes: int, west: int) -> None:
    field = Field(MISSION, heroes)
    columns = [field.space(letter)[0] for letter in "abcd"[:heroes]]
    assert sum(column < "K" for column in columns) in (west, heroes - west)
    troopers = sorted(space[0] for space in field.standing(1)["echo-base-trooper"])
    assert (troopers[0] < "K", troopers[1] >= "K") == (True, True)


# --- The map --------------------------------------------------------------------------------------


@pytest.mark.event("the-cave")
def test_the_cave_is_laid_when_a_rebel_comes_next_to_it(field: Field) -> None:
    field.clear()
    step(field, "a", "O2", "P3")
    assert field.state.sections == ["Start Section"]
    cave(field)
    state = field.state
    assert state.sections == ["Start Section", "Section 2 - Cave"]
    assert field.standing()["probe-droid-elite"] in (["N5"], ["O5"], ["P5"])
    assert empire(state).points == ["green-vis-1", "green-cave"]
    assert state.happened == ["the-cave"]


@pytest.mark.event("the-pass")
def test_the_western_way(field: Field) -> None:
    field.clear()
    step(field, "a", "B2", "B3")
    state = field.state
    assert state.sections == ["Start Section", "Section 3 - NW"]
    assert state.happened == []
    step(field, "a", "B6", "B7")
    assert state.sections[-1] == "Section 4 - Pass"
    troopers = field.standing()["snowtrooper"]
    assert (len(troopers), {space[1:] for space in troopers}) == (3, {"8"})
    assert empire(state).points == ["green-vis-2", "green-pass"]
    step(field.clear(), "a", "C10", "C11")
    step(field, "a", "C13", "D13")
    assert state.sections[-2:] == ["Section 5 - SW", "Section 6 - S"]
    step(field, "a", "G12", "G11")
    assert state.sections[-1] == "Section 7 - Cavern"
    assert state.happened == ["the-pass", "rescue-the-fallen"]


def test_the_thin_wall_does_not_count(field: Field) -> None:
    cavern(field).clear()
    [droid, *_] = field.of_card("probe-droid")
    field.put("a", "M9").put(droid, "L9")
    assert are_adjacent(field.state, field.figure("a"), droid)
    field.put("a", "M7").put(droid, "L7")
    assert not are_adjacent(field.state, field.figure("a"), droid), "elsewhere it does"


@pytest.mark.event("rescue-the-fallen")
def test_rescue_the_fallen_when_the_cavern_is_found(field: Field) -> None:
    cavern(field)
    state = field.state
    [wampa] = field.of_card("wampa-elite")
    assert "J8" in field.standing()["wampa-elite"][0].split("+")
    assert "I11" in field.standing()["probe-droid"]
    assert health(state, wampa.id) == 12 + 3
    assert field.lying("survivor") == ["I6"]
    assert empire(state).points == ["green-cave"]
    assert state.goals == ["defeat-wampa"]


@pytest.mark.event("imperial-surge")
def test_imperial_surge_at_the_end_of_rounds_two_and_three(field: Field) -> None:
    field.reach_round(2)
    assert "imperial-surge" not in field.state.happened
    field.state.threat = 0
    field.reach_round(3)
    assert field.state.threat == 3 + 3
    field.state.threat = 0
    field.reach_round(4)
    assert field.state.threat == 3 + 3
    assert field.told().count("imperial-surge") == 2


# --- The survivor ---------------------------------------------------------------------------------


@pytest.mark.event("the-beast-falls")
@pytest.mark.ending("mission-survivor-revived")
def test_the_survivor_is_revived_when_the_beast_has_fallen(field: Field) -> None:
    cavern(field)
    [wampa] = field.of_card("wampa-elite")
    survivor = field.token("survivor")
    field.put("a", "H7")
    assert interactions(field.state, field.figure("a")) == []
    field.defeat(wampa)
    assert field.state.goals == ["revive-survivor"]
    assert "wampa-elite" not in empire(field.state).hand
    assert [each.id for each in interactions(field.state, field.figure("a"))] == [f"revive#{survivor.id}"]
    field.roll([blue(2, surge=1), green(1, surge=1), yellow(0, surge=1)]).activate("a")
    field.choose(f"interact:revive#{survivor.id}", "test:insight")
    assert field.outcome == Outcome("mission-survivor-revived", (1, 2))


def test_wounded_heroes_revive_nobody_but_troopers_may(field: Field) -> None:
    cavern(field)
    field.defeat(*field.of_card("wampa-elite")).wound("a")
    [trooper, _] = field.of_card("echo-base-trooper")
    field.put("a", "H7").put(trooper, "I7")
    assert interactions(field.state, field.figure("a")) == []
    assert len(interactions(field.state, trooper)) == 1


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_four_ends_without_the_cavern(field: Field) -> None:
    time_ends_it(field, 4)


def test_there_is_no_limit_once_the_cavern_is_found(field: Field) -> None:
    cavern(field).reach_round(5)
    assert field.outcome is None


@pytest.mark.ending("mission-expedition-lost")
@pytest.mark.parametrize("last", ["hero", "trooper"])
def test_the_empire_wins_when_nobody_is_left(field: Field, last: str) -> None:
    troopers = field.of_card("echo-base-trooper")
    field.wound("a")
    if last == "hero":
        field.defeat(*troopers)
        before = field.outcome
        field.wound("b")
    else:
        field.wound("b").defeat(troopers[0])
        before = field.outcome
        field.defeat(troopers[1])
    assert (before, field.outcome) == (None, Outcome("mission-expedition-lost", (EMPIRE,)))
