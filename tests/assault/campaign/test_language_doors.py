"""Words about doors, walls and what objects are: on the map of Captured."""

from __future__ import annotations

import msgspec
import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable
from tests.assault.campaign.trial import write_trial
from tests.assault.content.rolls import blue

from dejarik.assault.board import SpaceName
from dejarik.assault.campaign.rules import layout
from dejarik.assault.campaign.rules.attribute_tests import attempt
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.content.campaign.language import (
    HEALTHY,
    IMPERIALS,
    REBELS,
    Block,
    Effect,
    beside_healthy,
    blow_away,
    gap,
    harden,
    stronger,
    unlock,
)
from dejarik.assault.content.campaign.language.doors import (
    one_door_closes,
    open_before,
    open_if_passed,
    unlockable,
)
from dejarik.assault.content.campaign.language.gaps import breachable, walled_off
from dejarik.assault.content.campaign.language.objects import SENTIENT, THE_HERO
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import MissionArea, Slug
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import are_adjacent, distance, sees, space_name
from dejarik.assault.rules.movement import reach_by_points
from dejarik.assault.rules.objects.tokens import DOOR, is_open
from dejarik.assault.rules.state import Token
from dejarik.assault.rules.values import defence_block

pytestmark = pytest.mark.usefixtures("lenient")

CELL, HALLWAY, COMPACTOR, STORAGE = range(4)
CACHE, HATCH = "equipment-cache", "hatch"


def trial(monkeypatch: pytest.MonkeyPatch, *blocks: Block) -> Field:
    """Nobody of the Empire is on the map."""
    write_trial(monkeypatch, "captured", *blocks)
    return Field("captured").clear()


def carry_out(field: Field, effect: Effect) -> Field:
    return field.now(lambda state: effect(state, EventHappens(event="escape")))


def door(field: Field, number: int) -> Token:
    [token] = [each for each in field.tokens(DOOR) if each.door == number]
    return token


# --- Doors ----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-DOOR-09")
def test_locked_doors_that_some_can_open(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, unlockable("cell-door", by=REBELS))
    [guard] = field.of_card("imperial-officer")
    field.put("a", "O7").put(guard, "N7")
    assert field.uses("a") == ["open"], "it is not locked yet"
    door(field, CELL).locked = True
    assert (field.uses("a"), field.uses(guard)) == (["unlock"], [])
    field.use("a", "unlock")
    assert is_open(field.state, CELL)


def test_doors_are_unlocked_by_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch)
    for number in (CELL, COMPACTOR):
        door(field, number).locked = True
    carry_out(field, unlock("cell-door"))
    assert [door(field, number).locked for number in (CELL, COMPACTOR)] == [False, True]


@pytest.mark.parametrize("passed", [True, False])
def test_a_door_opens_for_who_passes_a_test_on_it(monkeypatch: pytest.MonkeyPatch, passed: bool) -> None:
    field = trial(monkeypatch)
    token = door(field, CELL)
    field.roll([blue(2, surge=1) if passed else blue(2, damage=1)])
    field.now(
        lambda state: attempt(state, field.figure("a"), (Attribute.TECH,), open_if_passed, token=token.id)
    )
    assert is_open(field.state, CELL) is passed


@pytest.mark.parametrize(("side", "open_"), [(IMPERIALS, True), (REBELS, False)])
def test_doors_that_are_open_for_who_stands_before_them(
    monkeypatch: pytest.MonkeyPatch, side: object, open_: bool
) -> None:
    field = trial(monkeypatch, open_before("hallway-door", side=side))  # type: ignore[arg-type]
    [guard] = field.of_card("imperial-officer")
    state, hero = field.state, field.put("a", "J2").figure("a")
    field.put(guard, "G2")
    assert (sees(state, guard, hero), distance(state, guard, hero) == 3) == (open_, open_)
    field.put(guard, "E2")
    assert not sees(state, guard, hero)


@pytest.mark.rule("CORE-DOOR-04")
def test_the_empire_closes_a_door_that_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch).open(CELL).open(STORAGE)
    carry_out(field, one_door_closes("cell-door", "hallway-door", "storage-room-door"))
    assert (field.asks[0], field.options) == (EMPIRE, [f"door:{CELL}", f"door:{STORAGE}"])
    field.choose(f"door:{STORAGE}")
    assert (is_open(field.state, CELL), is_open(field.state, STORAGE)) == (True, False)
    assert not door(field, STORAGE).locked


def test_where_none_is_open_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    field = carry_out(trial(monkeypatch), one_door_closes("cell-door"))
    assert field.asks[1] == "activate-group"


# --- Walls ----------------------------------------------------------------------------------------


def beside_each_other(field: Field) -> bool:
    """Two heroes on both sides of the wall between the hallway and the compactor."""
    field.put("a", "J3").put("b", "J4")
    return are_adjacent(field.state, field.figure("a"), field.figure("b"))


def holed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An area of the data that lies on both sides of a wall."""
    facts = campaign_mission("captured")
    hole = MissionArea(name=Slug("hole"), spaces=(SpaceName("J3"), SpaceName("J4")))
    changed = msgspec.structs.replace(facts, areas=(*facts.areas, hole))
    monkeypatch.setattr(layout, "campaign_mission", lambda id: changed)


def test_a_wall_with_a_gap_is_no_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not beside_each_other(trial(monkeypatch))
    holed(monkeypatch)
    assert beside_each_other(trial(monkeypatch, gap("hole")))


def test_a_wall_is_blown_away_in_the_middle_of_a_mission(monkeypatch: pytest.MonkeyPatch) -> None:
    holed(monkeypatch)
    field = trial(monkeypatch)
    assert not beside_each_other(field)
    assert beside_each_other(carry_out(field, blow_away("hole")))


# --- Objects and who is meant ---------------------------------------------------------------------


def test_objects_can_be_hardened(monkeypatch: pytest.MonkeyPatch) -> None:
    field = carry_out(trial(monkeypatch), harden(HATCH, 7))
    assert ([token.health for token in field.tokens(HATCH)], field.token(CACHE).health) == ([7, 7], 0)


@pytest.mark.parametrize("block", [2, lambda state: len(state.heroes)], ids=["number", "of the state"])
def test_objects_are_stronger_while_something_holds_for_them(
    monkeypatch: pytest.MonkeyPatch, block: object
) -> None:
    field = trial(monkeypatch, stronger(HATCH, beside_healthy, block=block))  # type: ignore[arg-type]
    field.put("a", "J2")
    found = {space: defence_block(field.state, field.token(HATCH, space).id) for space in ("J3", "J12")}
    assert found == {"J3": 2, "J12": 0}
    assert defence_block(field.state, field.token(CACHE).id) == 0


def test_healthy_rebels(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch).put("a", "J2")
    [guard] = field.of_card("imperial-officer")
    state, hatch = field.state, field.token(HATCH, "J3")
    assert [HEALTHY(state, each) for each in (field.figure("a"), guard)] == [True, False]
    assert beside_healthy(state, hatch)
    field.wound("a")
    assert (HEALTHY(state, field.figure("a")), beside_healthy(state, hatch)) == (False, False)


def test_sentient_figures_of_the_empire() -> None:
    table = MissionTable("| A   B   d |", A="nexu", B="stormtrooper", d="diala-passil")
    assert [SENTIENT(table.state, table.figure(letter)) for letter in "ABd"] == [False, True, False]


def test_what_lies_behind_the_walls_of_a_space(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch)
    beyond = walled_off(field.state, space_of(field.state, "J3"))
    assert [space_name(field.state, space) for space in beyond] == ["J4"]
    assert walled_off(field.state, space_of(field.state, "J7")) == []


def test_between_rubble_walls_are_breached_for_who_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, breachable())
    hero = field.put("a", "J3").put("b", "P8").figure("a")
    hero.points = 4
    state, beyond = field.state, space_of(field.state, "J4")

    def reached() -> bool:
        return any(position.space == beyond for position in reach_by_points(state, hero).ends())

    state.rubble.append(space_of(state, "J3"))
    field.refresh()
    assert not reached()
    state.rubble.append(beyond)
    field.refresh()
    assert reached()
    assert not are_adjacent(state, hero, field.put("b", "J4").figure("b"))


@pytest.mark.parametrize(
    ("heroes", "own"),
    [(("gaarkhan", "verena-talos"), "verena-talos"), (("gaarkhan", "jyn-odan"), "gaarkhan")],
)
def test_the_hero_whose_own_mission_it_is(heroes: tuple[str, ...], own: str) -> None:
    """In a party without, the first one takes that part."""
    field = Field("know-your-enemy", heroes)
    meant = [each.card for each in field.state.figures.values() if THE_HERO(field.state, each)]
    assert meant == [own]
