"""White Noise: doors that only stop the Empire, gaps that grow, and officers at the consoles."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import side_of
from dejarik.assault.rules.ground import are_adjacent, sees
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR, place_token
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "white-noise"
CONSOLES = ["E7", "G3", "H13"]
SURGES = {Die.BLUE: blue(2, surge=1), Die.GREEN: green(1, surge=1), Die.YELLOW: yellow(0, surge=1)}
CUT_OFF = "special:rules-white-noise-empire.cut-off"


@pytest.fixture
def field() -> Field:
    return Field(MISSION)


def officer(field: Field, number: int = 0) -> Figure:
    return field.of_card("imperial-officer")[number]


def widen(field: Field, space: str, count: int) -> Field:
    """A gap has so many tokens."""
    place = field.token("gap", space).space
    while field.lying("gap").count(space) < count:
        place_token(field.state, "gap", place)
    field.refresh()
    return field


def cut_off(field: Field, space: str) -> Field:
    figure = officer(field)
    field.put(figure, space).activate_figure(figure)
    return field.choose(*field.offers(CUT_OFF))


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["O7", "O9"],
        "imperial-officer-elite": ["N8"],
        "probe-droid": ["M7"],
        "snowtrooper-elite": ["O8", "P7", "P8"],
    }
    assert field.lying("security-console") == CONSOLES
    assert field.lying("gap") == ["A3", "B12", "H1"]
    assert [(door.locked, door.health, door.defence) for door in field.tokens(DOOR)] == [
        (True, 8, [Die.BLACK])
    ] * 4
    assert field.space("a") == "G8"
    assert (state.threat, state.threat_level, state.goals) == (0, 3, ["hold-center"])
    assert empire(state).points == ["green-1"]
    assert empire(state).reserved == [
        Reserved("e-web-engineer-elite", "man-the-barricades"),
        Reserved("wampa", "hostile-wildlife"),
    ]


# --- Doors ----------------------------------------------------------------------------------------


def test_doors_are_broken_by_the_empire_alone_and_opened_by_nobody(field: Field) -> None:
    door = field.tokens(DOOR)[0]
    assert may_target(field.state, officer(field), door)
    assert not may_target(field.state, field.figure("a"), door)
    field.put("a", "J3").put(officer(field), "K3")
    assert interactions(field.state, field.figure("a")) == []
    assert interactions(field.state, officer(field)) == []
    field.destroy(DOOR)
    assert len(field.tokens(DOOR)) == 3


def test_a_door_is_not_there_for_a_rebel_next_to_it(field: Field) -> None:
    state, foe, hero = field.state, officer(field), field.figure("a")
    field.put("a", "J3").put(foe, "K3")
    assert are_adjacent(state, hero, foe)
    assert sees(state, hero, foe)
    assert not sees(state, foe, hero)
    field.push(MoveSpaces(figure=hero.id, spaces=1, seat=1))
    assert any(option.split(":")[-1] == "K4" for option in field.options)
    field.choose("stay")
    field.push(MoveSpaces(figure=foe.id, spaces=1, seat=EMPIRE))
    assert not any(option.split(":")[-1] == "J4" for option in field.options)
    field.choose("stay").put("a", "I4")
    assert not sees(state, hero, foe), "only next to it"


# --- Gaps -----------------------------------------------------------------------------------------


def test_the_empire_widens_a_gap_each_status_phase(field: Field) -> None:
    widen(field, "H1", 2).end_round("pick-space")
    assert field.asks == (EMPIRE, "pick-space")
    assert sorted(field.options) == ["space:A3", "space:B12", "space:H1"]
    field.choose("space:H1").until("activate-group")
    assert field.lying("gap").count("H1") == 3
    assert empire(field.state).points == ["green-1", "north-gap"]
    field.end_round("pick-space").choose("space:A3").until("activate-group")
    assert empire(field.state).points == ["green-1", "north-gap"]


# --- Consoles -------------------------------------------------------------------------------------


@pytest.mark.event("never-give-in")
def test_an_officer_discards_a_console_with_two_actions(field: Field) -> None:
    [trooper, *_] = field.of_card("snowtrooper-elite")
    field.put(trooper, "G3").activate_figure(trooper)
    assert field.offers(CUT_OFF) == []
    field.until("activate-group")
    field.put(trooper, "O8")
    cut_off(field, "G3")
    assert field.lying("security-console") == ["E7", "H13"]
    assert field.asks[0] == 1
    assert field.state.happened == ["never-give-in"]
    field.until("pick-card", "pick-word", "activate-group")
    seats = []
    for _ in range(2):
        seats.append(field.asks[0])
        field.choose("choose:become-focused")
    assert seats == [1, 2]
    assert [Condition.FOCUSED in field.figure(letter).conditions for letter in "ab"] == [True, True]


def test_never_give_in_moves_heroes_by_their_tokens() -> None:
    for heroes, spaces in ((2, 4), (4, 2)):
        field = Field(MISSION, heroes)
        field.clear("snowtrooper-elite", "probe-droid").put("a", "G8")
        cut_off(field, "H13")
        move = field.state.find(MoveSpaces)
        assert move is not None
        assert move.spaces == spaces


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.event("man-the-barricades")
def test_man_the_barricades_at_the_end_of_round_two(field: Field) -> None:
    field.reach_round(3)
    assert any("Q7" in spaces.split("+") for spaces in field.standing()["e-web-engineer-elite"])


@pytest.mark.event("another-push")
@pytest.mark.parametrize(("owned", "gained"), [(0, 5), (1, 3)])
def test_another_push_at_the_end_of_round_three(field: Field, owned: int, gained: int) -> None:
    field.reach_round(3)
    if owned:
        field.state.enter("strategy-executed", 1)
        field.refresh()
    field.state.threat = 0
    field.reach_round(4)
    assert field.state.threat == 3 + gained


@pytest.mark.event("hostile-wildlife")
def test_hostile_wildlife_at_the_end_of_round_four(field: Field) -> None:
    field.reach_round(5)
    assert "A7" in field.standing()["wampa"][0].split("+")


@pytest.mark.event("back-and-forth")
def test_back_and_forth_at_the_end_of_round_five(field: Field) -> None:
    field.reach_round(5)
    field.state.threat = 0
    widen(field, "H1", 5).put("a", "H1").put("b", "G8")
    while "back-and-forth" not in field.state.happened:
        field.go_on()
    field.until("pick-space")
    tokens = field.lying("gap").count("H1")
    assert (field.asks[0], field.options) == (1, ["space:H1", "decline"])
    field.roll([SURGES[die] for die in side_of(field.figure("a").card).attribute(Attribute.STRENGTH)])
    field.choose("space:H1")
    field.until("activate-group")
    assert field.lying("gap").count("H1") == tokens - 1
    assert field.state.threat == 3 + 4


def test_a_gap_that_is_closed_is_no_deployment_point_any_more(field: Field) -> None:
    field.reach_round(5)
    widen(field, "H1", 3).put("a", "H1").put("b", "G8")
    empire(field.state).points.append("north-gap")
    field.end_round("pick-space").choose("space:A3")
    field.until("pick-space")
    field.roll([SURGES[die] for die in side_of(field.figure("a").card).attribute(Attribute.STRENGTH)])
    field.choose("space:H1").until("activate-group")
    assert "north-gap" not in empire(field.state).points


@pytest.mark.event("press-the-advantage")
def test_officers_hasten_when_every_hero_is_wounded(field: Field) -> None:
    figure = officer(field)
    field.activate_figure(figure)
    assert figure.points == 0
    field.until("activate-group")
    field.wound("a").wound("b")
    assert (field.outcome, field.state.happened[-1]) == (None, "press-the-advantage")
    field.activate_figure(figure)
    assert figure.points == 3


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-center-held")
def test_the_rebels_win_when_round_eight_ends(field: Field) -> None:
    field.reach_round(8)
    before = field.outcome
    field.end_round()
    assert (before, field.outcome) == (None, Outcome("mission-center-held", (1, 2)))


@pytest.mark.ending("mission-consoles-lost")
def test_the_empire_wins_with_the_third_console(field: Field) -> None:
    field.state.memory["security-console"] = 2
    cut_off(field, "G3")
    assert field.outcome == Outcome("mission-consoles-lost", (EMPIRE,))
