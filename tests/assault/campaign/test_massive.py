"""Massive figures in missions: they stay outside, however they come about, unless the mission lets them in
(CORE-MASSIVE-04)."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable
from tests.assault.campaign.trial import write_trial
from tests.assault.table import Table

from dejarik.assault.campaign.rules.deploying import DeployGroup, OptionalDeployment, affordable
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.content.campaign.language import IMPERIALS, REBELS, Block, event, opened, reveal
from dejarik.assault.content.campaign.language.terrain import indoors
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.movement import MoveSpaces, Place
from dejarik.assault.rules.movement.settling import StepAside

pytestmark = pytest.mark.usefixtures("lenient")

#: The tank can go beyond the third column only inside.
HALL = """
    | T   T   .   @   . |
    | T   T   .   @   d |
    | T   T   .   @   . |
    | .   .   .   .   . |
"""
TANK = {"T": "sc2-m-repulsor-tank"}


def hall() -> MissionTable:
    return MissionTable(HALL, T=TANK["T"], d="diala-passil")


def ends(table: Table, verb: str) -> list[str]:
    """Where something can end that is offered, staying aside."""
    return [option.removeprefix(f"{verb}:") for option in table.options if option.startswith(f"{verb}:")]


@pytest.mark.rule("CORE-MASSIVE-04")
def test_in_a_mission_a_massive_figure_spends_points_for_exterior_spaces_only() -> None:
    table = hall().activate("T").choose("move")
    assert sorted(ends(table, "go")) == ["A1/across", "A2", "A2/across", "A3/across", "B1", "B2"]


@pytest.mark.rule("CORE-MASSIVE-04")
def test_in_a_skirmish_it_goes_inside() -> None:
    table = Table(HALL, T=TANK["T"], d="rebel-trooper").activate("T").choose("move")
    assert {"C1", "C2", "D1", "D2"} <= set(ends(table, "go"))


@pytest.mark.rule("CORE-MASSIVE-04", "CORE-PUSH-04")
@pytest.mark.parametrize(("willing", "verb"), [(True, "move"), (False, "push")])
def test_nor_is_it_moved_or_pushed_inside(willing: bool, verb: str) -> None:
    table = hall().push(MoveSpaces(figure=hall().id("T"), spaces=3, seat=EMPIRE, willing=willing))
    assert sorted(ends(table, verb)) == ["A2", "B1", "B2"]


@pytest.mark.rule("CORE-MASSIVE-04", "CORE-PLACE-02")
def test_nor_placed_there_and_as_close_as_possible_is_outside() -> None:
    table = hall()
    inside = space_of(table.state, "D2")
    table.push(Place(figure=table.id("T"), seat=EMPIRE, among=[inside]))
    assert table.space("T") == "A1", "nothing was asked: there is no such place"
    table.push(Place(figure=table.id("T"), seat=EMPIRE, among=[inside], close=True))
    assert sorted(ends(table, "place")) == ["A1/across", "A2/across", "A3/across", "B1", "B2"]


@pytest.mark.rule("CORE-MASSIVE-04", "CORE-MASSIVE-08")
def test_one_that_was_left_inside_comes_out_to_the_closest_place() -> None:
    table = MissionTable(
        """
        | @T  @T  @   .   .   . |
        | @T  @T  @   .   .   . |
        | @T  @T  @   .   .   . |
        """,
        TANK,
    )
    table.push(StepAside(figure=table.id("T")))
    assert table.options == ["push:D1", "push:D1/across", "push:D2/across"]


@pytest.mark.rule("CORE-MASSIVE-04")
def test_others_go_inside() -> None:
    table = MissionTable("| A   @   @ |", A="stormtrooper").activate("A").choose("move")
    assert ends(table, "go") == ["B1", "C1"]


# --- Deploying ------------------------------------------------------------------------------------

WALKER = "at-st-elite"


def outpost() -> Field:
    """Aftermath when the outpost is open: its red point is inside, in D3."""
    return Field("aftermath").open().until("activate-group").clear()


def inside(field: Field, *cards: str) -> list[str]:
    """The interior spaces that figures of these cards stand on; without one, all that there are."""
    interior = board_for(field.state).map.interior
    taken = [cell for card in cards for spaces in field.standing()[card] for cell in spaces.split("+")]
    return [space for space in interior if not cards or space in taken]


@pytest.mark.rule("CORE-MASSIVE-04", "CORE-MASSIVE-10", "CORE-DEPLOY-05")
def test_at_a_point_inside_a_massive_group_comes_to_the_closest_place_outside() -> None:
    field = outpost()
    empire(field.state).hand[:] = [WALKER]
    empire(field.state).points[:] = ["red"]
    field.state.threat = 20
    field.push(OptionalDeployment()).choose(f"deploy:{WALKER}").until("activate-group", "deploy-prompt")
    assert field.standing() == {WALKER: ["D6+E6+F6+D7+E7+F7"]}, "where the door is"
    assert inside(field, WALKER) == []


@pytest.mark.rule("CORE-MASSIVE-04", "CORE-DEPLOY-07")
def test_where_there_is_no_place_outside_it_cannot_be_deployed() -> None:
    field = Field("drawn-in")
    assert len(inside(field)) == len(board_for(field.state).map.spaces)
    empire(field.state).hand[:] = [WALKER, "probe-droid"]
    field.state.threat = 20
    assert affordable(field.state) == ["probe-droid"]
    outside = outpost()
    empire(outside.state).hand[:] = [WALKER]
    outside.state.threat = 20
    assert affordable(outside.state) == [WALKER]


# --- Missions that let them in --------------------------------------------------------------------


def let_in(monkeypatch: pytest.MonkeyPatch, *blocks: Block) -> list[str]:
    """The interior spaces that a walker stands on which comes to F4, in a mission that says this."""
    write_trial(monkeypatch, "aftermath", event("lockdown", opened(), reveal("outpost")), *blocks)
    field = outpost()
    field.push(DeployGroup(card=WALKER, seat=EMPIRE, spaces=[space_of(field.state, "F4")]))
    field.until("activate-group")
    return inside(field, WALKER)


@pytest.mark.rule("CORE-MASSIVE-04")
def test_a_mission_may_let_massive_figures_in(monkeypatch: pytest.MonkeyPatch) -> None:
    assert let_in(monkeypatch) == []
    assert let_in(monkeypatch, indoors(REBELS)) == []
    for let in (indoors(), indoors(IMPERIALS)):
        assert let_in(monkeypatch, let) == ["E2", "F2", "E3", "F3", "E4", "F4"]
