"""Disaster: doors that are forced, evacuees who are trapped and liberated, and a general in a walker."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue, green, red, white, yellow

from dejarik.assault.board import adjacent_spaces, each, spaces_within
from dejarik.assault.campaign.rules.attribute_tests import AttributeTested, stored_at
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import side_of
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.attack.numbers import defence_pool, modifiers
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import piece, situation, space_name
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import HAND, Figure
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION, EVACUEE = "disaster", "disaster--evacuee"
EXPLOSIVES = "retaliation-tactical-explosives"
SURGES = {Die.BLUE: blue(2, surge=1), Die.GREEN: green(1, surge=1), Die.YELLOW: yellow(0, surge=1)}
BLANKS = {Die.BLUE: blue(2, damage=1), Die.GREEN: green(1, damage=2), Die.YELLOW: yellow(2, damage=1)}
WAREHOUSE, BACKYARD, PLANT = (
    ["B13", "B14", "C13", "C14"],
    ["G13", "G14", "H13", "H14"],
    ["Q3", "Q4", "R3", "R4"],
)


@pytest.fixture
def field() -> Field:
    return Field(MISSION)


def evacuees(field: Field) -> list[str]:
    return sorted(space_name(field.state, figure.space) for figure in field.of_card(EVACUEE))


def at(field: Field, space: str) -> Figure:
    return next(figure for figure in field.of_card(EVACUEE) if space_name(field.state, figure.space) == space)


def open_warehouse(field: Field) -> Field:
    door = next(token.door for token in field.tokens(DOOR) if _spaces(field, token.door) >= {"B11", "B12"})
    return field.open(door).until("activate-group")


def _spaces(field: Field, door: int) -> set[str]:
    edges = field.state.__dict__["board_"].map.doors[door].edges
    return {space for edge in edges for space in edge}


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["M7"],
        "probe-droid": ["D10"],
        "snowtrooper-elite": ["I11", "I13", "K12"],
        "stormtrooper-elite": ["K9", "L10", "L8"],
    }
    assert evacuees(field) == sorted([*WAREHOUSE, *BACKYARD, *PLANT])
    assert {health(state, figure.id) for figure in field.of_card(EVACUEE)} == {5}
    assert field.space("a") == "E6"
    assert (state.threat, state.threat_level, state.goals) == (0, 6, ["save-villagers"])
    assert empire(state).reserved == [Reserved("at-st-elite", "the-general", "sorins-at-st")]


@pytest.mark.event("a-door-is-opened")
def test_a_hero_forces_a_door_with_two_successes(field: Field) -> None:
    dice = side_of(field.figure("a").card).attribute(Attribute.STRENGTH)
    field.put("a", "B11").activate("a")
    [offer] = interactions(field.state, field.figure("a"))
    field.roll([SURGES[die] for die in dice][:1] + [BLANKS[die] for die in dice[1:]])
    field.choose(f"interact:{offer.id}", "test:strength").until("activation-prompt")
    assert (len(field.tokens(DOOR)), stored_at(field.state, offer.token)) == (3, 1)
    field.roll([SURGES[die] for die in dice][:1] + [BLANKS[die] for die in dice[1:]])
    field.choose(f"interact:{offer.id}", "test:strength").until("activation-prompt")
    assert (len(field.tokens(DOOR)), field.told()[-1]) == (2, "a-door-is-opened")
    [droid] = field.of_card("probe-droid")
    field.put(droid, "I14")
    assert interactions(field.state, droid) == []


# --- Evacuees -------------------------------------------------------------------------------------


def test_the_empire_claims_a_trapped_evacuee_each_round(field: Field) -> None:
    field.end_round("pick-figure")
    assert field.asks == (EMPIRE, "pick-figure")
    assert len(field.options) == 12
    trapped = at(field, "Q3")
    field.choose(f"choose:{trapped.id}").until("activate-group")
    assert "Q3" not in evacuees(field)
    assert field.state.memory["evacuees-seized"] == 1


def test_liberated_evacuees_are_not_claimed_by_the_empire_but_by_the_rebels(field: Field) -> None:
    open_warehouse(field).end_round("pick-figure")
    free = {f"choose:{at(field, space).id}" for space in WAREHOUSE}
    assert not free & set(field.options)
    field.choose(field.options[0])
    field.until("pick-figure")
    assert (field.state.round, field.asks[0], set(field.options)) == (2, 1, free)
    first = at(field, "B13")
    field.choose(f"choose:{first.id}")
    assert field.state.memory["evacuees-saved"] == 1
    assert any(option.startswith("move:") for option in field.options), "the others may move"
    field.until("activate-group")
    assert len(evacuees(field)) == 10


def test_only_liberated_evacuees_are_attacked_and_only_by_the_empire(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    someone = at(field, "B13")
    assert not may_target(field.state, officer, someone)
    open_warehouse(field)
    assert may_target(field.state, officer, someone)
    assert not may_target(field.state, field.figure("a"), someone)


@pytest.mark.rule("CORE-NEUTRAL-02")
def test_nothing_affects_a_trapped_evacuee(field: Field) -> None:
    """Not even an explosion in the house; it is only claimed at the end of a round."""
    someone = at(field, "B13")
    field.occur(Damaged(target=someone.id, amount=3, by=EMPIRE))
    assert someone.damage == 0
    field.state.enter(EXPLOSIVES, EMPIRE, zone=HAND, open=False)
    field.end_round("pick-figure").choose(f"choose:{at(field, 'Q3').id}")
    field.choose(f"use:{EXPLOSIVES}", "space:C14").until("activate-group")
    assert not any(figure.damage or figure.conditions for figure in field.of_card(EVACUEE))
    assert not any(event.figure == someone.id for event in field.events if isinstance(event, AttributeTested))
    open_warehouse(field).occur(Damaged(target=someone.id, amount=3, by=EMPIRE))
    assert someone.damage == 3


def test_a_healthy_hero_beside_an_evacuee_gives_a_white_die(field: Field) -> None:
    open_warehouse(field)
    someone = at(field, "B13")
    field.put("a", "E6").put("b", "D10")
    assert defence_pool(field.state, someone) == []
    field.put("a", "B12")
    assert defence_pool(field.state, someone) == [Die.WHITE]
    field.wound("a")
    assert defence_pool(field.state, someone) == []


def test_a_defeated_evacuee_is_claimed_by_the_empire(field: Field) -> None:
    open_warehouse(field).defeat(at(field, "B13"))
    assert (field.state.memory["evacuees-seized"], len(evacuees(field))) == (1, 11)


def test_a_hero_pushes_an_evacuee_up_to_four_spaces(field: Field) -> None:
    field.put("a", "B12").activate("a")
    assert field.offers("special:rules-disaster.guide") == [], "trapped"
    field.choose("end").until("activate-group")
    open_warehouse(field).put("b", "B12").activate("b")
    field.choose(*field.offers("special:rules-disaster.guide"))
    someone = at(field, "B13")
    if f"choose:{someone.id}" in field.options:
        field.choose(f"choose:{someone.id}")
    field.choose(next(option for option in field.options if option.split(":")[-1] == "C11"))
    assert "C11" in evacuees(field)


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.event("the-general")
def test_sorin_comes_at_the_end_of_round_two(field: Field) -> None:
    field.reach_round(3)
    [walker] = field.of_card("at-st-elite")
    assert "B1" in field.standing()["at-st-elite"][0].split("+")
    assert modifiers(field.state, walker, field.figure("a")).damage == 1
    [officer] = field.of_card("imperial-officer")
    around = adjacent_spaces(situation(field.state), piece(field.state, walker))
    near = spaces_within(situation(field.state), piece(field.state, walker), 2)
    here, beside = list(each(near & ~around & ~piece(field.state, walker).spaces))[:2]
    field.put("b", space_name(field.state, here)).put(officer, space_name(field.state, beside))
    field.roll([blue(2, surge=1), red(2), red(2), white()])
    field.push(attack_with(field.state, walker, must=True, only=[field.id("b")])).until("attack-surges")
    named = [option.split(".")[-1] for option in field.options]
    assert {"stun", "focus"} <= set(named)
    field.until("activate-group")
    field.roll([blue(2, surge=1), yellow(1, damage=2), white()])
    field.push(attack_with(field.state, officer, must=True, only=[field.id("b")])).until("attack-surges")
    assert not {"stun", "focus"} & {option.split(".")[-1] for option in field.options}


@pytest.mark.event("imperial-reinforcements")
def test_threat_rises_more_from_the_end_of_round_five_on(field: Field) -> None:
    field.reach_round(5)
    assert "imperial-reinforcements" not in field.state.happened
    for token in list(field.of_card(EVACUEE))[:4]:
        field.state.groups.pop(token.group)
        del field.state.figures[token.id]
    field.refresh()
    field.state.threat = 0
    field.reach_round(6)
    assert field.state.threat == 6 + 3


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-villagers-saved")
def test_the_rebels_win_with_six(field: Field) -> None:
    field.state.memory["evacuees-saved"] = 5
    open_warehouse(field).end_round("pick-figure")
    field.choose(field.options[0]).until("pick-figure")
    assert field.outcome is None
    field.choose(field.options[0])
    assert field.outcome == Outcome("mission-villagers-saved", (1, 2))


@pytest.mark.ending("mission-villagers-seized")
def test_the_empire_wins_with_seven(field: Field) -> None:
    field.wound("a").wound("b")
    assert field.outcome is None, "wounded heroes go on"
    field.state.memory["evacuees-seized"] = 6
    open_warehouse(field).defeat(at(field, "B13"))
    assert field.outcome == Outcome("mission-villagers-seized", (EMPIRE,))
