"""Desperate Hour: Weiss in two walkers, and the one that the Rebels take from him."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it

from dejarik.assault.campaign.rules.rounds import ready_groups
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.activation import Activation, GroupActivation
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.ground import board_for, members, piece
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health
from dejarik.assault.rules.weapons import weapon_of
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

WEISS, WALKER = "general-weiss-field-commander", "at-st-elite"
WAREHOUSE = ["K6", "L6", "M6", "J7", "K7", "L7", "M7", "J8", "K8", "L8", "M8", "J9", "K9", "L9"]


@pytest.fixture
def field() -> Field:
    return Field("desperate-hour")


def weiss(field: Field) -> Figure:
    return field.of_card(WEISS)[0]


def walker(field: Field) -> Figure:
    return field.of_card(WALKER)[0]


def in_hangar(field: Field) -> Field:
    return field.clear().open(0).until("activate-group")


def respite(field: Field) -> Field:
    return in_hangar(field).defeat(weiss(field)).until("activate-group")


def bitter_end(field: Field) -> Field:
    """A hero has come to the clearing; nobody of the Empire is there but those who come then."""
    respite(field).clear().put("b", "G9").put("a", "H9").activate("a").choose("move")
    return field.choose("go:H8").until("activation-prompt").finish()


def doors(field: Field) -> list[tuple[int, bool, int, int]]:
    return sorted((each.door, each.locked, each.health, each.block) for each in field.tokens(DOOR))


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.threat, state.threat_level, state.sections) == (0, 6, ["Start Section"])
    assert field.standing() == {"royal-guard": ["J13", "K13"], "stormtrooper-elite": ["M17", "O16", "O18"]}
    assert doors(field) == [(0, True, 6, 0), (1, True, 6, 0)]
    assert empire(state).points == ["green-1", "green-2"]
    assert len(empire(state).hand) == 4
    assert state.goals == ["enter-hangar"]


@pytest.mark.rule("CORE-DOOR-09", "CORE-OBJECT-01")
def test_the_rebels_break_down_doors_of_the_hangar(field: Field) -> None:
    door, guard = field.token(DOOR), field.of_card("royal-guard")[0]
    assert may_target(field.state, field.figure("a"), door)
    assert not may_target(field.state, guard, door)
    assert field.clear().put("a", "K12").uses("a") == [], "nobody opens them otherwise"
    field.destroy(DOOR)
    assert field.state.happened == ["not-so-fast"]


@pytest.mark.event("not-so-fast")
@pytest.mark.rule("CORE-MASSIVE-04")
@pytest.mark.parametrize("door", [0, 1])
def test_weiss_waits_in_the_hangar(field: Field, door: int) -> None:
    state = field.clear().open(door).until("activate-group").state
    assert state.sections == ["Start Section", "Section 2 - Hangar"]
    [spaces] = field.standing()[WEISS]
    assert "Q12" in spaces.split("+")
    assert piece(state, weiss(field)).spaces & ~board_for(state).interior == 0, "inside, and allowed to be"
    assert health(state, weiss(field).id) == 15, "as his card"
    assert weiss(field).group in [group.id for group in ready_groups(state, imperial=True)]
    assert (2, True, 0, 0) in doors(field), "the door of the warehouse cannot be attacked yet"
    assert state.goals == ["defeat-weiss"]
    field.activate_figure(weiss(field)).choose("move")
    assert field.offers("go:"), "he walks about inside"


@pytest.mark.event("respite")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_the_walker_is_taken_and_the_warehouse_is_full_of_guards(field: Field) -> None:
    state = respite(field).state
    assert (field.outcome, doors(field)) == (None, [])
    assert len(state.sections) == 3
    [spaces] = field.standing(1)[WALKER]
    assert "Q12" in spaces.split("+")
    standing = field.standing()
    assert {card: len(at) for card, at in standing.items()} == {
        "imperial-officer-elite": 1,
        "royal-guard-elite": 2,
        "stormtrooper": 3,
    }
    assert all(set(at) <= set(WAREHOUSE) for at in standing.values())
    assert state.goals == ["reach-clearing"]


def test_the_empire_chooses_where_they_stand(field: Field) -> None:
    in_hangar(field).defeat(weiss(field)).until("place-prompt")
    while field.decision.seat != EMPIRE:
        field.go_on().until("place-prompt")
    assert field.options == [f"place:{each}" for each in WAREHOUSE]


@pytest.mark.rule("CORE-ACT-03")
def test_the_walker_acts_after_every_hero_and_never_in_its_turn(field: Field) -> None:
    state = respite(field).clear().state
    assert walker(field).group not in [group.id for group in ready_groups(state, imperial=False)]
    field.choose(f"activate:{field.figure('a').group}", "end")
    acting = state.the(Activation)
    assert (acting.figure, acting.actions, acting.whole) == (walker(field).id, 1, False)
    assert field.decision.seats == (1, 2), "the Rebels decide together"
    field.choose("move").choose("end")
    assert state.find(Activation) is None or state.the(Activation).figure != walker(field).id


@pytest.mark.rule("CORE-ATTACK-01")
def test_the_walker_has_the_arsenal_of_weiss(field: Field) -> None:
    state = respite(field).clear().state
    weapon = weapon_of(state, walker(field))
    assert weapon is not None
    assert (weapon.melee, weapon.dice, weapon.choose_dice) == (False, (), 3)
    assert health(state, walker(field).id) == 15
    guard = field.of_card("royal-guard-elite")[0]
    field.put(guard, "M12").push(attack_with(state, walker(field), must=True)).until("attack-choose-dice")
    assert field.options == [
        f"die:{die}#{copy}" for die in ("blue", "green", "red", "yellow") for copy in (1, 2)
    ]
    field.choose(["die:red#1", "die:red#2", "die:green#1"])
    assert state.the(Attack).dice == [Die.GREEN, Die.RED, Die.RED]


@pytest.mark.event("the-bitter-end")
@pytest.mark.rule("CORE-DEPLOY-06", "CORE-DOOR-04")
def test_weiss_comes_back_stronger_in_the_canyon(field: Field) -> None:
    state = bitter_end(field).state
    assert len(state.sections) == 4
    standing = field.standing()
    [spaces] = standing[WEISS]
    assert "A10" in spaces.split("+")
    assert standing["e-web-engineer-elite"] == ["A6+A7"], "as close as Weiss leaves room"
    assert "H4" in standing["trandoshan-hunter-elite"]
    assert health(state, weiss(field).id) == 25
    assert doors(field) == [(door, True, 10, 2) for door in range(4)]
    assert empire(state).points == ["red-1", "red-2"]
    assert state.goals == ["defeat-weiss-again"]
    door, hunter = field.token(DOOR), field.of_card("trandoshan-hunter-elite")[0]
    assert may_target(state, field.figure("a"), door)
    assert may_target(state, hunter, door)


def test_the_walker_may_be_the_first_in_the_clearing(field: Field) -> None:
    respite(field).clear().put(walker(field), "F9").activate_figure(walker(field)).choose("move", "go:F8")
    assert "the-bitter-end" in field.state.happened


@pytest.mark.rule("CORE-ACT-03", "CORE-ACT-06")
def test_weiss_acts_once_after_every_group_of_the_empire(field: Field) -> None:
    state = bitter_end(field).state
    assert weiss(field).group not in [group.id for group in ready_groups(state, imperial=True)]
    hunters = field.of_card("trandoshan-hunter-elite")
    group = hunters[0].group
    assert len(members(state, group)) == 2
    field.push(GroupActivation(group=group, seat=EMPIRE))
    field.choose(f"figure:{hunters[0].id}", "end")
    assert state.the(Activation).figure == hunters[1].id, "not after the first of two"
    field.choose("end")
    acting = state.the(Activation)
    assert (acting.figure, acting.actions, acting.whole) == (weiss(field).id, 1, False)
    field.choose("end")
    assert state.find(Activation) is None or state.the(Activation).figure != weiss(field).id


@pytest.mark.ending("mission-weiss-defeated-twice")
def test_the_rebels_win_when_weiss_is_defeated_again(field: Field) -> None:
    bitter_end(field)
    assert field.outcome is None, "the first time he was only driven off"
    assert field.defeat(weiss(field)).outcome == Outcome("mission-weiss-defeated-twice", (1, 2))


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("desperate-hour"), 8)


@pytest.mark.ending("mission-weiss-defeated-twice")
def test_weiss_falls_in_the_last_round(field: Field) -> None:
    bitter_end(field)
    while field.state.round < 8:
        field.clear("trandoshan-hunter-elite", "e-web-engineer-elite").end_round()
    field.until("activate-group")
    assert field.defeat(weiss(field)).outcome == Outcome("mission-weiss-defeated-twice", (1, 2))
