"""Places that are joined, doors that are open to some, and objects that come later: on the map of Mutiny."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.content.campaign.language import IMPERIALS, event, reveal, round_ends, show
from dejarik.assault.content.campaign.language.doors import open_to
from dejarik.assault.content.campaign.language.links import link
from dejarik.assault.rules.ground import are_adjacent, distance, position_of, sees
from dejarik.assault.rules.movement import reach_by_points
from dejarik.assault.rules.objects.tokens import move_token
from dejarik.assault.rules.state import Figure

pytestmark = pytest.mark.usefixtures("lenient")


@pytest.fixture
def field(monkeypatch: pytest.MonkeyPatch) -> Field:
    write_trial(
        monkeypatch,
        "mutiny",
        link("hatch", "ladder"),
        open_to("khetanna-door", side=IMPERIALS),
        event("arrest", round_ends(2)),
    )
    return Field("mutiny").clear().put("a", "S4").put("b", "M5")


def ends(field: Field, figure: Figure, points: int) -> set[str]:
    figure.points = points
    found = reach_by_points(field.state, figure).ends()
    names = {space for space in ("S5", "F8", "F9", "G8", "G7") if field.exists(space)}
    return {
        name for name in names if any(position.space == space_of(field.state, name) for position in found)
    }


def test_joined_spaces_are_adjacent_for_movement(field: Field) -> None:
    hero = field.figure("a")
    assert ends(field, hero, 1) == {"S5"}
    assert ends(field, hero, 2) == {"S5", "F8"}
    assert ends(field, hero, 3) == {"S5", "F8", "F9", "G8", "G7"}
    path = reach_by_points(field.state, hero).path(
        position_of(field.put("b", "G8").figure("b")), passing=True
    )
    assert [step.position.space for step in path[:2]] == [
        space_of(field.state, "S5"),
        space_of(field.state, "F8"),
    ]
    assert not are_adjacent(field.state, field.put("a", "S5").figure("a"), field.put("b", "F8").figure("b"))


def test_the_way_moves_with_its_object(field: Field) -> None:
    ladder = field.token("ladder", "F8")
    field.now(lambda state: move_token(state, ladder, space_of(state, "G7")))
    assert ends(field, field.figure("a"), 2) == {"S5", "G7"}


def test_objects_of_an_event_come_with_it(field: Field) -> None:
    assert field.lying("ladder") == ["F8"]
    field.now(lambda state: show("red-ladder")(state, EventHappens(event="arrest")))
    assert field.lying("ladder") == ["F8", "G7"]


def test_a_door_can_be_no_obstacle_to_one_side(field: Field) -> None:
    field.now(lambda state: reveal("khetanna")(state, EventHappens(event="arrest")))
    [guard, *_] = field.of_card("jet-trooper")
    field.put(guard, "AA5").put("a", "BB5")
    hero = field.figure("a")
    assert sees(field.state, guard, hero)
    assert are_adjacent(field.state, guard, hero)
    assert distance(field.state, guard, hero) == 1
    assert not sees(field.state, hero, guard)
    assert not are_adjacent(field.state, hero, guard)
    guard.points = hero.points = 1
    beyond = space_of(field.state, "BB6")
    assert beyond in [end.space for end in reach_by_points(field.state, guard).ends()]
    behind = space_of(field.state, "AA6")
    assert behind not in [end.space for end in reach_by_points(field.state, hero).ends()]
