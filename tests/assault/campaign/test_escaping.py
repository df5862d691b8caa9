"""Escaping from the map, where a mission lets figures do it."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.presenting.heroes import heroes_shown
from dejarik.assault.campaign.rules.rounds import ready_groups
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    carrying,
    escaped,
    event,
    happened,
    imperials_win,
    rebels_win,
    way_out,
)
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import position_of
from dejarik.assault.rules.movement import Escaped, Spot, gain_points
from dejarik.assault.rules.movement.movement import Escape
from dejarik.assault.rules.objects.tokens import add_token, retrieve
from dejarik.kernel.engine import clone

pytestmark = pytest.mark.usefixtures("lenient")

EXIT = "A11"  # the entrance of the map, and so the exit


@pytest.fixture
def field(monkeypatch: pytest.MonkeyPatch) -> Field:
    """Heroes may escape through the entrance; the Empire only with the plans."""
    write_trial(
        monkeypatch,
        "imperial-hospitality",
        way_out(by=HEROES),
        way_out("exit", by=carrying("plans", IMPERIALS)),
        event("one-is-away", escaped("diala-passil")),
        imperials_win("mission-time", escaped(carrying="plans", imperial=True)),
        rebels_win("mission-saved", escaped(imperial=False), when=happened("never")),
    )
    field = Field("imperial-hospitality")
    return field.clear().put("a", "C11").put("b", "F11")


def ready(field: Field, letter: str, points: int) -> Field:
    """A hero in its activation has so many movement points and no action."""
    field.activate(letter)
    field.figure(letter).points = points
    field.refresh()
    return field


def ways(field: Field) -> list[str]:
    return [id for id in field.options if id.startswith("escape")]


@pytest.mark.rule("CORE-ESCAPE-01")
@pytest.mark.parametrize(
    ("space", "points", "offered"),
    [("A11", 1, True), ("B11", 1, True), ("C11", 1, False), ("C11", 2, True), ("B11", 0, False)],
    ids=["on it", "beside it", "too far", "a step and the escape", "no points"],
)
def test_one_point_on_or_beside_the_exit(field: Field, space: str, points: int, offered: bool) -> None:
    ready(field.put("a", space), "a", points)
    assert ways(field) == ([f"escape:{EXIT}"] if offered else [])


@pytest.mark.rule("CORE-ESCAPE-01")
def test_who_escapes_is_no_longer_on_the_map(field: Field) -> None:
    hero = field.id("a")
    group = field.figure("a").group
    ready(field, "a", 3)
    field.choose(f"escape:{EXIT}")
    assert hero not in field.state.figures
    assert field.state.fallen[hero].points == 1, "a space and the escape are paid"
    assert group not in field.state.groups
    [told] = [each for each in field.events if isinstance(each, Escaped)]
    assert (told.figure, told.card, told.seat, told.carried) == (hero, "diala-passil", 1, [])
    assert field.state.happened == ["one-is-away"]
    assert field.outcome is None
    assert not any(source.subject == hero for source in field.state.sources.values())


@pytest.mark.rule("CORE-ESCAPE-01")
def test_the_way_there_is_paid_as_any_other(field: Field) -> None:
    field.put("a", "D11")
    ready(field, "a", 3)
    [way] = [option.value for option in field.decision.options if option.verb.word == "escape"]
    assert way.cost == 3, "two spaces, and one more"
    field.figure("a").points = 2
    field.refresh()
    assert ways(field) == []


def test_the_cheapest_way_is_offered_and_named(field: Field) -> None:
    ready(field.put("a", "B11"), "a", 4)
    [shown] = [
        each for each in field.decision.show(field.state)["options"] if each["id"].startswith("escape")
    ]
    assert shown["label"] == {"id": "option-escape", "args": {"space": EXIT, "cost": 1}}
    assert field.facts(f"escape:{EXIT}") == {"space": EXIT, "cost": 1}


@pytest.mark.rule("CORE-ESCAPE-01")
@pytest.mark.parametrize("why", ["moved away", "no points", "stunned"])
def test_who_does_not_come_to_the_exit_does_not_escape(field: Field, why: str) -> None:
    hero = field.figure("a")
    here = Spot.of(position_of(hero))
    start = here if why != "moved away" else Spot(here.space + 1)
    hero.points = 0 if why == "no points" else 2
    if why == "stunned":
        hero.conditions.append(Condition.STUNNED)
    field.push(Escape(figure=hero.id, path=[], start=start))
    assert field.state.escaped == []
    assert hero.id in field.state.figures


@pytest.mark.rule("CORE-ESCAPE-02")
def test_a_stunned_figure_does_not_escape(field: Field) -> None:
    field.figure("a").conditions.append(Condition.STUNNED)
    ready(field.put("a", "B11"), "a", 4)
    assert ways(field) == []
    field.choose("discard:stun")
    assert ways(field) == [f"escape:{EXIT}"]


@pytest.mark.rule("CORE-ESCAPE-03")
def test_the_point_may_be_spent_in_the_space_of_another_figure(field: Field) -> None:
    near = [space for space in ("B10", "B11", "B12") if field.exists(space)]
    guards = [each for each in field.state.figures.values() if each.seat == EMPIRE]
    for guard, space in zip(guards, near, strict=False):
        field.put(guard, space)
    ready(field, "a", 2)
    assert ways(field) == [], "a hostile figure costs one more to pass"
    field.figure("a").points = 3
    field.refresh()
    assert not {f"go:{space}" for space in near} & set(field.options), "nobody stops there"
    field.choose(f"escape:{EXIT}")
    assert field.state.escaped == [field.id("a")]
    assert sorted(space for spaces in field.standing().values() for space in spaces) == near


@pytest.mark.rule("CORE-ESCAPE-04")
def test_an_escaped_hero_neither_acts_nor_is_affected_nor_counts_as_wounded(field: Field) -> None:
    hero = field.figure("a")
    ready(field, "a", 3).choose(f"escape:{EXIT}").until("activate-group")
    assert (field.hero("a").withdrawn, field.hero("a").wounded) == (False, False)
    field.now(lambda state: hurt(state, [hero], 9, by=EMPIRE))
    assert (hero.damage, field.hero("a").wounded) == (0, False)
    field.end_round().until("activate-group")
    assert [group.seat for group in ready_groups(field.state, imperial=False)] == [2]
    [shown, _] = heroes_shown(field.state)
    assert (shown.escaped, shown.damage, shown.activations) == (True, 0, 0)


def test_what_is_carried_leaves_with_who_carries_it(field: Field) -> None:
    [guard, *_] = field.of_card("royal-guard")
    field.put(guard, "B11").activate_figure(guard)
    guard.points = 2
    field.refresh()
    assert ways(field) == [], "only with the plans"
    plans = add_token(field.state, "plans", guard.space)
    retrieve(field.state, guard, plans)
    field.refresh()
    field.choose(f"escape:{EXIT}")
    assert plans.id not in field.state.tokens
    assert field.outcome is not None
    assert (field.outcome.reason, list(field.outcome.winners)) == ("mission-time", [EMPIRE])


def test_points_gained_outside_the_own_activation_are_enough(field: Field) -> None:
    field.put("b", "B11").now(lambda state: gain_points(state, field.figure("b"), 1))
    assert f"escape:{EXIT}" in field.options
    clone(field.state)
    field.choose(f"escape:{EXIT}")
    assert field.state.escaped == [field.id("b")]
