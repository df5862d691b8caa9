"""Extraction: a senator who is led, an elevator with everything on it, ladders, and a shuttle under guard."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it

from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.content.campaign.language.escorts import the_one
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import sees, space_name
from dejarik.assault.rules.objects.tokens import DOOR, is_open
from dejarik.assault.rules.printed import cost_of
from dejarik.assault.rules.reports import Placed
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

START, ROOF = "Start Section", "Section 2 - Roof"
DOWN, UP = "Section 3 - Penthouse Elevator", "Section 4 - Roof Elevator"
CLIMB, RIDE = "use:rules-extraction-figures.climb", "use:rules-extraction-figures.ride"


@pytest.fixture
def field() -> Field:
    return Field("extraction", threat_level=3)


def senator(field: Field) -> Figure:
    found = the_one(field.state, "senator-feralo")
    assert found is not None
    return found


def where(field: Field, figure: Figure) -> str:
    return space_name(field.state, figure.space)


def doors(field: Field) -> tuple[bool, bool]:
    """Whether the doors of the elevator are open, in the penthouse and on the roof."""
    names = ("penthouse-elevator-door", "roof-elevator-door")
    below, above = (is_open(field.state, door_number(field.state, name)) for name in names)
    return below, above


def take(field: Field, option: str) -> Field:
    return field.choose(field.offers(option)[0])


def rest(field: Field) -> Field:
    """The activation ends, the senator stays, and everybody else does nothing until it is the Rebels' turn again."""
    return field.until("activation-prompt").choose("end").until("activate-group")


def on_roof(field: Field) -> Field:
    field.clear().put("a", "I12").activate("a").choose("move")
    return rest(take(field, CLIMB))


def at_shuttle(field: Field) -> Field:
    on_roof(field).clear().put("b", "Q6").activate("b").choose("move", "go:P6")
    return rest(field)


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == [START, UP]
    assert field.standing() == {
        "imperial-officer": ["I7"],
        "probe-droid": ["A8", "K12"],
        "riot-trooper-campaign": ["G10", "H7"],
    }
    assert where(field, senator(field)) == "C8"
    assert (field.lying("ladder"), field.lying("crate")) == (["I13"], ["A9", "L8"])
    assert sorted(space_name(state, space) for space in state.shields) == ["H10", "I10"]
    assert (doors(field), [door.locked for door in field.tokens(DOOR)]) == ((False, True), [True])
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert (state.threat, state.goals) == (6, ["reach-roof"]), "twice the threat level, not spent"


def test_the_empire_sets_a_group_aside_that_is_not_too_dear() -> None:
    field = Field("extraction", threat_level=3, ready=False).until("setup-set-aside")
    cards = [id.removeprefix("group:") for id in field.options]
    assert max(cost_of(card) for card in cards) <= 9
    assert "at-st" not in cards
    field.choose("group:nexu")
    assert empire(field.state).reserved == [Reserved("nexu", "secure-the-shuttle")]


# --- The senator ----------------------------------------------------------------------------------


def test_the_senator_is_led_at_the_end_of_each_heros_activation(field: Field) -> None:
    field.clear().activate("a").choose("end")
    assert field.asks == (1, "move-spend")
    assert "go:C6" in field.options
    assert "go:C5" not in field.options, "two points"
    field.choose("go:C6")
    assert where(field, senator(field)) == "C6"
    field.until("activate-group")
    assert f"activate:{senator(field).group}" not in field.options, "he does not activate"


def test_nothing_harms_the_senator_and_he_is_in_nobodys_sight(field: Field) -> None:
    state, figure = field.state, senator(field)
    field.occur(Damaged(target=figure.id, amount=5, by=EMPIRE))
    assert figure.damage == 0
    officer = field.of_card("imperial-officer")[0]
    field.put(officer, "C6").put(figure, "C7").put("a", "C8")
    assert not may_target(state, officer, figure)
    assert sees(state, officer, field.figure("a"))


@pytest.mark.ending("mission-arrested")
@pytest.mark.rule("CORE-CONTROL-01")
def test_he_is_arrested_when_an_imperial_figure_has_him_to_itself(field: Field) -> None:
    officer = field.of_card("imperial-officer")[0]
    field.clear().put("a", "H13").put("b", "C9").put(officer, "D6")
    field.activate_figure(officer).choose("move", "go:D7").until("activation-prompt").choose("end")
    assert field.outcome is None, "a hero is there too"
    field.wound("b").wound("b")
    assert (field.hero("b").incapacitated, field.outcome) == (True, None)
    field.activate_figure(officer).choose("move", "go:C7").until("activation-prompt").choose("end")
    assert field.state.outcome == Outcome("mission-arrested", (EMPIRE,))


# --- Ladder and elevator --------------------------------------------------------------------------


@pytest.mark.event("backup-has-arrived")
def test_up_the_ladder_to_the_roof(field: Field) -> None:
    state = field.state
    empire(state).hand = ["nexu"]
    field.clear().put("a", "I12").activate("a")
    assert field.offers(CLIMB) == [], "it costs movement points"
    field.choose("move")
    take(field, CLIMB)
    assert field.asks == (EMPIRE, "deploy-prompt")
    assert state.sections == [START, UP, ROOF]
    assert (state.threat, empire(state).points) == (9, ["green-3", "red"])
    field.choose("deploy:nexu").until("activation-prompt")
    assert (field.space("a"), field.figure("a").points) == ("V10", 2)
    assert "Z5" in field.standing()["nexu"][0]
    assert (state.happened, state.goals) == (["backup-has-arrived"], ["reach-shuttle"])
    take(field, CLIMB)
    assert field.space("a") == "I13"
    assert (doors(field), field.lying("crate")) == ((False, True), ["A9", "L8", "X8"])


def test_the_senator_climbs_with_the_points_he_gets(field: Field) -> None:
    figure = senator(field)
    field.clear().put(figure, "H13").put("a", "C8").activate("a").choose("end")
    take(field, CLIMB).until("activate-group")
    assert where(field, figure) == "V10"
    assert field.state.happened == ["backup-has-arrived"], "he is a Rebel figure"


def test_an_imperial_figure_may_climb_and_finds_nobody(field: Field) -> None:
    officer = field.of_card("imperial-officer")[0]
    field.clear().put(officer, "I12").activate_figure(officer).choose("move")
    take(field, CLIMB)
    assert (where(field, officer), field.state.happened) == ("V10", [])
    assert ROOF in field.state.sections


def test_an_imperial_figure_may_ride_up_and_finds_nobody(field: Field) -> None:
    officer = field.of_card("imperial-officer")[0]
    field.clear().put("a", "H3").activate("a").choose("move")
    rest(take(field, RIDE))
    field.put("a", "D9").put(officer, "H2").activate_figure(officer).choose("move")
    take(field, RIDE)
    assert (where(field, officer), field.state.happened) == ("U2", [])
    assert ROOF in field.state.sections
    assert doors(field) == (False, True)


def test_the_elevator_is_called_and_carries_everybody_and_everything_on_it(field: Field) -> None:
    state = field.state
    crate = field.token("crate", "A9")
    field.clear().put("a", "H3").put("b", "H5").activate("a").choose("move")
    take(field, RIDE)
    assert state.sections == [START, DOWN]
    assert doors(field) == (True, False)
    assert state.happened == [], "nobody is upstairs"
    field.choose("go:H2")
    crate.space = field.figure("a").space
    field.put(senator(field), "I1")
    field.events.clear()
    take(field.choose("move"), RIDE).until("activation-prompt")
    assert (field.space("a"), where(field, senator(field))) == ("U2", "V1")
    carried = [event.figure for event in field.events if isinstance(event, Placed)]
    assert sorted(carried) == sorted([senator(field).id, field.id("a")]), "and that is told"
    assert space_name(state, crate.space) == "U2"
    assert state.sections == [START, UP, ROOF]
    assert doors(field) == (False, True)
    assert state.happened == ["backup-has-arrived"]
    assert (doors(field), [door.locked for door in field.tokens(DOOR)]) == ((False, True), [True])
    field.choose("go:U3")


@pytest.mark.rule("IA-RUBBLE-01", "IA-SHIELD-01")
def test_rubble_shields_and_large_objects_in_the_elevator_go_with_it(field: Field) -> None:
    state, crate = field.state, field.token("crate", "A9")
    field.clear().put("a", "H3").activate("a").choose("move")
    take(field, RIDE).choose("go:H2")
    on, off = field.figure("a").space, field.token("crate", "L8").space
    state.rubble, state.shields, state.extents = [on, off], [off, on], {crate.id: [on, on + 1, off]}
    field.refresh()
    take(field.choose("move"), RIDE).until("activation-prompt")
    above = field.figure("a").space
    assert [space_name(state, space) for space in (above, off)] == ["U2", "L8"]
    assert (state.rubble, state.shields) == ([above, off], [off, above])
    assert state.extents == {crate.id: [above, above + 1, off]}


def test_the_roof_is_laid_with_a_closed_door_while_the_elevator_is_below(field: Field) -> None:
    state = field.state
    field.clear().put("b", "H3").activate("b").choose("move")
    rest(take(field, RIDE))
    on_roof(field)
    assert state.sections == [START, DOWN, ROOF]
    assert (doors(field), [door.locked for door in field.tokens(DOOR)]) == ((True, False), [True])


# --- The shuttle ----------------------------------------------------------------------------------


@pytest.mark.event("secure-the-shuttle")
def test_the_group_that_was_set_aside_is_on_the_shuttle(field: Field) -> None:
    state = on_roof(field).state
    empire(state).reserved = [Reserved("nexu", "secure-the-shuttle")]
    officer = field.of_card("imperial-officer")[0]
    field.clear().put(officer, "I7").put("b", "Q6").activate("b").choose("move", "go:P6")
    field.until("move-spend", "activation-prompt")
    assert field.asks == (EMPIRE, "move-spend"), "who is in the penthouse hurries"
    assert officer.points == 4
    field.choose("go:I9", "stop")
    assert "O8" in field.standing()["nexu"][0]
    assert (state.goals, empire(state).points) == (["launch"], ["red"])
    assert where(field, officer) == "I9"


@pytest.mark.ending("mission-launched")
def test_the_shuttle_launches_with_everybody_aboard_and_no_imperial_figure(field: Field) -> None:
    state = at_shuttle(field).state
    officer = field.of_card("imperial-officer")[0]
    field.clear().put(senator(field), "O4").put("b", "O5").put("a", "Q5").put(officer, "P8")
    field.choose(f"activate:{field.figure('a').group}").choose("move", "go:P5")
    with_him = field.outcome
    field.defeat(officer)
    assert (with_him, field.outcome) == (None, Outcome("mission-launched", (1, 2))), (
        "nobody else may be aboard"
    )
    assert "secure-the-shuttle" in state.happened


def test_without_the_senator_it_does_not(field: Field) -> None:
    at_shuttle(field).clear().put("b", "O5").put("a", "Q5").put(senator(field), "Q6")
    field.choose(f"activate:{field.figure('a').group}").choose("move", "go:P5")
    without = field.outcome
    field.choose("end", "go:P6")
    assert (without, field.outcome) == (None, Outcome("mission-launched", (1, 2)))


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("extraction"), 6)
