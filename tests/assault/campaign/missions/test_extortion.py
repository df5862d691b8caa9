"""Extortion: a cellar, three cells, and captives whom the heroes lead to the exits."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.attribute_tests import stored_at
from dejarik.assault.campaign.rules.layout import door_number, space_of
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

CAPTIVE, BOTHA = "extortion--captive", "extortion--botha"
CELLS = ("cell-door-1", "cell-door-2", "cell-door-3")


@pytest.fixture
def field() -> Field:
    return Field("extortion", threat_level=3)


@pytest.fixture
def cellar(field: Field) -> Field:
    """The cellar is open, and nobody of the Empire is there."""
    return field.open(door_number(field.state, "cellar-door")).until("activate-group").clear()


def cell(field: Field, name: str) -> Token:
    return next(each for each in field.tokens(DOOR) if each.door == door_number(field.state, name))


def free(field: Field, *names: str) -> Field:
    for name in names:
        field.open(door_number(field.state, name)).until("activate-group")
    return field


def captives(field: Field) -> list[Figure]:
    return [*field.of_card(CAPTIVE), *field.of_card(BOTHA)]


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "gamorrean-guard": ["C8", "F8"],
        "imperial-officer": ["D12"],
        "probe-droid": ["I6"],
        "weequay-pirate": ["B7", "D11"],
    }
    assert (captives(field), field.tokens("exit")) == ([], [])
    assert (state.threat, empire(state).points, state.goals) == (6, ["green-1", "green-2"], ["open-cellar"])


def test_the_cellar_door_takes_four_successes(field: Field) -> None:
    [door] = field.tokens(DOOR)
    assert door.locked
    field.clear().put("a", "F11").activate("a").choose(f"interact:force#{door.id}")
    field.roll([blue(2, surge=1), green(1, surge=1)])
    field.choose("test:strength").until("activation-prompt")
    assert stored_at(field.state, door.id) == 2
    field.choose(f"interact:force#{door.id}")
    field.roll([blue(2, surge=1), green(1, surge=1)])
    field.choose("test:strength").until("activation-prompt", "activate-group")
    assert "arrest" in field.told()


@pytest.mark.event("arrest")
@pytest.mark.rule("CORE-NEUTRAL-01")
def test_the_cellar_with_its_captives(field: Field) -> None:
    state = field.state
    empire(state).hand = ["stormtrooper"]
    field.open(door_number(state, "cellar-door")).until("deploy-prompt")
    assert state.threat == 9
    field.choose("done").until("activate-group")
    assert sorted(space_name(state, figure.space) for figure in field.of_card(CAPTIVE)) == ["K15", "N9"]
    assert [space_name(state, figure.space) for figure in field.of_card(BOTHA)] == ["L13"]
    assert {figure.seat for figure in captives(field)} == {-1}
    assert empire(state).points == ["yellow-1", "yellow-2"]
    assert state.goals == ["free-captives"]


def test_a_cell_is_forced_once_an_activation_without_an_action(cellar: Field) -> None:
    door = cell(cellar, "cell-door-3")
    cellar.put("a", "M9").activate("a")
    [force] = cellar.offers("use:rules-extortion.force-cell")
    cellar.roll([blue(2, damage=1)])
    cellar.choose(force).choose("test:tech").until("activation-prompt")
    assert door.id in cellar.state.tokens
    assert cellar.offers("use:rules-extortion.force-cell") == [], "once"
    assert "move" in cellar.options, "no action was spent"
    cellar.choose("end").until("activate-group").put("b", "M10").activate("b")
    cellar.roll([blue(2, surge=1)])
    cellar.choose("use:rules-extortion.force-cell").choose("test:tech").until("activation-prompt")
    assert door.id not in cellar.state.tokens


def test_onar_becomes_focused_at_the_sight_of_botha(cellar: Field) -> None:
    cellar.hero("a").sheet = "onar-koma"
    free(cellar, "cell-door-2")
    cellar.put("a", "K13").put("b", "K12").activate("b")
    assert cellar.offers("use:rules-extortion.see-botha") == [], "not Onar"
    cellar.choose("end").until("activate-group").activate("a")
    cellar.choose("use:rules-extortion.see-botha").until("activation-prompt")
    assert cellar.figure("a").conditions == [Condition.FOCUSED]
    assert cellar.offers("use:rules-extortion.see-botha") == [], "once per round"


@pytest.mark.rule("CORE-MISSION-09")
def test_without_onar_the_first_hero_takes_his_part(cellar: Field) -> None:
    free(cellar, "cell-door-2")
    cellar.put("a", "K13").put("b", "K12").activate("a")
    cellar.choose("use:rules-extortion.see-botha").until("activation-prompt")
    assert cellar.figure("a").conditions == [Condition.FOCUSED]


@pytest.mark.event("first-cell")
def test_the_first_cell_shows_the_exits(cellar: Field) -> None:
    free(cellar, "cell-door-1")
    assert cellar.lying("exit") == ["G4", "I1", "O2"]
    assert cellar.state.goals == ["free-captives", "bring-them-out"]


@pytest.mark.event("stop-them")
def test_the_last_cell_calls_for_more(cellar: Field) -> None:
    free(cellar, *CELLS[:2])
    assert "stop-them" not in cellar.told()
    empire(cellar.state).hand, cellar.state.threat = ["stormtrooper"], 10
    cellar.open(door_number(cellar.state, CELLS[2]))
    assert cellar.asks == (EMPIRE, "deploy-prompt")
    assert "stop-them" in cellar.told()


@pytest.mark.event("on-the-way")
@pytest.mark.rule("CORE-NEUTRAL-02")
def test_the_heroes_move_the_captives_at_the_start_of_the_status_phase(cellar: Field) -> None:
    state = cellar.state
    cellar.end_round("pick-figure")
    assert cellar.asks[1] != "pick-figure", "not before the first cell is open"
    cellar.until("activate-group")
    free(cellar, *CELLS)
    [botha] = cellar.of_card(BOTHA)
    guard, other = cellar.of_card("gamorrean-guard")
    cellar.put(botha, "K10").put(guard, "K9").put(other, "L10")
    cellar.end_round("pick-figure")
    assert (cellar.decision.seat, cellar.decision.partners) == (1, (2,))
    assert len(cellar.options) == 4, "three captives, or none"
    cellar.choose(f"choose:{botha.id}")
    assert cellar.asks == (1, "move-spaces")
    ends = [option.removeprefix("move:") for option in cellar.options if option != "stay"]
    start = cellar.state.figures[botha.id].space
    assert start == space_of(state, "K10")
    assert "K13" in ends, "three spaces"
    assert "K14" not in ends, "two guards are next to Botha: 3 spaces instead of 5"
    cellar.choose("move:K13").until("pick-figure")
    assert len(cellar.options) == 3


@pytest.mark.ending("mission-captives-at-exits")
def test_the_rebels_win_when_all_captives_are_next_to_exits(cellar: Field) -> None:
    free(cellar, *CELLS)
    one, other, botha = captives(cellar)
    exits = {"G4": "F4", "I1": "I2", "O2": "O3"}
    spaces = [space if cellar.exists(space) else exit for exit, space in exits.items()]
    cellar.put(one, spaces[0]).put(other, spaces[1])
    cellar.end_round("pick-figure")
    assert cellar.outcome is None
    cellar.put(botha, "O4" if cellar.exists("O4") else "N3")
    cellar.choose(f"choose:{botha.id}").choose("move:O3")
    assert cellar.outcome == Outcome("mission-captives-at-exits", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_6_ends(field: Field) -> None:
    time_ends_it(field, 6)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
