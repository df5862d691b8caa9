"""Preventative Measures: two doors before the firing squad, and Draylen, who walks slowly."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import black, blue, white, yellow

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.attack import Attack, attack_with, may_attack
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import health, speed
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION, DRAYLEN = "preventative-measures", "preventative-measures--draylen"


@pytest.fixture
def field() -> Field:
    return Field(MISSION, threat_level=3)


def free(field: Field) -> Figure:
    """Both doors are open: Draylen."""
    field.open(0).open(1).until("activate-group")
    return field.of_card(DRAYLEN)[0]


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {"probe-droid-elite": ["I7"], "snowtrooper": ["J10", "L10", "L11"]}
    assert field.of_card(DRAYLEN) == []
    assert field.space("a") == "E9"
    assert field.lying("crate") == ["I9"]
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [Reserved("royal-guard", "impassable")]
    assert (state.threat, state.goals) == (6, ["open-facility"])


def test_everybody_may_open_the_doors(field: Field) -> None:
    [droid] = field.of_card("probe-droid-elite")
    door = field.token(DOOR)
    field.put(droid, "G5").put("a", "H5")
    for figure in (droid, field.figure("a")):
        assert [each.id for each in interactions(field.state, figure)] == [f"open#{door.id}"]


@pytest.mark.event("impassable")
def test_impassable_when_the_facility_opens(field: Field) -> None:
    field.open().until("activate-group")
    state = field.state
    assert state.sections == ["Start Section", "Section 2 - Holding Facility"]
    guards = field.standing()["royal-guard"]
    assert (len(guards), "E1" in guards) == (2, True)
    assert empire(state).points == ["green-1", "green-2"]
    assert state.goals == ["open-containment"]
    assert field.lying("crate") == ["H2", "I9"]


@pytest.mark.event("loyalty-fulfilled")
def test_loyalty_fulfilled_when_the_containment_area_opens(field: Field) -> None:
    state = field.state
    field.open(0).until("activate-group")
    before = state.threat
    field.open(1).until("deploy-prompt")
    assert state.threat == before + 3
    deploy = next(option for option in field.options if option.startswith("deploy:"))
    field.choose(deploy)
    assert field.asks[1] != "deploy-point", "there is one place for it"
    field.until("activate-group")
    assert state.sections[-1] == "Section 3 - Containment Area"
    [draylen] = field.of_card(DRAYLEN)
    assert field.standing(1)[DRAYLEN] == ["E4"]
    assert (health(state, draylen.id), speed(state, draylen.id)) == (9, 2)
    assert [die.value for die in profile_of(state, draylen).defence] == ["white"]
    assert not may_attack(state, draylen)
    assert empire(state).points == ["green-1", "green-2", "red"]
    assert state.goals == ["evacuate"]


def test_draylen_may_activate_in_the_round_in_which_he_is_freed(field: Field) -> None:
    draylen = free(field)
    field.activate("a").choose("end")
    field.until("activate-group")
    assert field.state.groups[draylen.group].ready


# --- Stepping in ----------------------------------------------------------------------------------


def shot(field: Field, draylen: Figure) -> Field:
    """A Snowtrooper attacks Draylen."""
    [trooper, *_] = field.of_card("snowtrooper")
    field.put(trooper, "C4").push(attack_with(field.state, trooper, only=[draylen.id], must=True))
    return field


def finish(field: Field) -> None:
    while field.state.find(Attack) is not None:
        field.go_on()


STEP_IN = "use:rules-preventative-measures.step-in"


def test_a_hero_next_to_draylen_steps_in(field: Field) -> None:
    draylen = free(field)
    field.put("a", "E5").put("b", "F1")
    field.roll([blue(4, damage=2), yellow(1, damage=2), white(block=1), black(block=2)])
    shot(field, draylen)
    assert len(field.offers(STEP_IN)) == 1, "the other hero is too far away"
    field.choose(*field.offers(STEP_IN))
    finish(field)
    assert (draylen.damage, field.damage("a"), field.damage("b")) == (1, 3, 0)


def test_one_hero_an_attack_steps_in(field: Field) -> None:
    draylen = free(field)
    field.put("a", "E5").put("b", "D5")
    field.roll([blue(4, damage=2), yellow(1, damage=2), white(), black(block=2)])
    shot(field, draylen)
    field.choose(field.offers(STEP_IN)[0])
    assert field.offers(STEP_IN) == []
    finish(field)
    assert sorted((field.damage("a"), field.damage("b"))) == [0, 2]


def test_nobody_has_to_step_in_and_nobody_suffers_then(field: Field) -> None:
    draylen = free(field)
    field.put("a", "E5").put("b", "F1")
    field.roll([blue(4, damage=2), yellow(1, damage=2), white(block=1)])
    finish(shot(field, draylen))
    assert (draylen.damage, field.damage("a")) == (3, 0)


def test_a_wounded_hero_does_not_step_in(field: Field) -> None:
    draylen = free(field)
    field.wound("a").put("a", "E5").put("b", "F1")
    shot(field, draylen)
    assert field.offers(STEP_IN) == []


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-draylen-safe")
def test_the_rebels_win_when_draylen_is_on_the_evacuation_point(field: Field) -> None:
    draylen = free(field)
    field.clear("snowtrooper").put(draylen, "J10").put("a", "K11")
    field.push(MoveSpaces(figure=draylen.id, spaces=1, seat=1))
    field.choose(next(option for option in field.options if "K10" in option))
    assert field.outcome is None, "heroes there do not count, nor does the next space"
    field.push(MoveSpaces(figure=draylen.id, spaces=1, seat=1))
    field.choose(next(option for option in field.options if "L11" in option))
    assert field.outcome == Outcome("mission-draylen-safe", (1, 2))


@pytest.mark.event("execution")
@pytest.mark.ending("mission-draylen-executed")
def test_the_empire_wins_when_round_three_ends_with_the_door_closed(field: Field) -> None:
    field.open(0).until("activate-group").reach_round(3)
    before = field.outcome
    field.end_round()
    assert before is None
    assert field.outcome == Outcome("mission-draylen-executed", (0,))
    assert field.told()[-1] == "execution"


def test_there_is_no_limit_of_rounds_once_draylen_is_free(field: Field) -> None:
    free(field)
    field.reach_round(5)
    assert (field.outcome, "execution" in field.state.happened) == (None, False)


@pytest.mark.ending("mission-draylen-defeated")
def test_the_empire_wins_when_draylen_falls(field: Field) -> None:
    draylen = free(field)
    field.wound("a").wound("b")
    assert field.outcome is None, "wounded heroes go on"
    field.defeat(draylen)
    assert field.outcome == Outcome("mission-draylen-defeated", (0,))
