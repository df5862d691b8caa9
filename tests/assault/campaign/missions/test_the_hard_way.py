"""The Hard Way: three doors, and brothers who are questioned once they lie on the ground."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import Roll, blue, green, yellow

from dejarik.assault.campaign.rules.sheet_tokens import on_sheet, put_on_sheet
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import may_attack
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.movement import may_go
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "the-hard-way"
TWO = [blue(2, surge=1), green(1, surge=1), yellow(2, damage=1)]
NONE = [blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)]


@pytest.fixture
def field() -> Field:
    return Field(MISSION, threat_level=3)


def inside(field: Field) -> list[Figure]:
    """All doors are open: the brothers."""
    for door in range(3):
        field.open(door).until("activate-group")
    return field.of_card("trandoshan-hunter-elite")


def beat(field: Field, *brothers: Figure) -> Field:
    for brother in brothers:
        field.occur(Damaged(target=brother.id, amount=99, by=1))
    return field


def question(field: Field, letter: str, brother: Figure, dice: list[Roll]) -> Field:
    field.roll(dice).activate(letter)
    return field.choose(f"interact:question#{brother.id}", "test:insight")


@pytest.mark.rule("CORE-MISSION-01", "CORE-ALLY-07")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "hk-assassin-droid-elite": 2,
        "imperial-officer": 1,
        "nexu": 1,
    }
    assert field.standing(1)["chewbacca-loyal-wookiee"] == ["C4"]
    assert field.space("a") == "A2"
    assert (state.threat, state.goals) == (6, ["break-in"])
    assert "dengar" in empire(state).hand
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [
        Reserved("imperial-officer", "the-assault"),
        Reserved("imperial-officer-elite", "negotiations"),
        Reserved("trandoshan-hunter-elite", "negotiations", "krandt-brothers"),
    ]


def test_imperial_figures_do_not_open_the_doors(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "H2").put("a", "H3")
    assert interactions(field.state, officer) == []
    assert [each.id for each in interactions(field.state, field.figure("a"))] == [
        f"open#{field.token(DOOR).id}"
    ]


@pytest.mark.event("the-assault")
def test_assault_when_the_hallway_opens(field: Field) -> None:
    state = field.state
    field.open(0).until("deploy-prompt")
    assert state.threat == 6 + 6
    assert field.standing()["imperial-officer"] == ["H7", "M3"]
    field.until("activate-group")
    assert state.sections[-1] == "Section 2 - Hallway"
    assert empire(state).points == ["green-1", "yellow"]


@pytest.mark.event("bodyguards")
def test_bodyguards_when_the_forge_opens(field: Field) -> None:
    state = field.state
    field.open(0).until("activate-group").open(1).until("deploy-prompt")
    assert state.threat == 6 + 6 + 3
    option = next(option for option in field.options if option.startswith("deploy:"))
    field.choose(option)
    assert field.asks[1] != "deploy-point", "there is one place for it"
    field.until("activate-group")
    assert state.sections[-1] == "Section 3 - Forge"
    assert empire(state).points == ["yellow"]


@pytest.mark.event("negotiations")
def test_negotiations_when_the_bunker_opens(field: Field) -> None:
    brothers = inside(field)
    state = field.state
    assert state.threat == 6 + 6 + 3 + 3
    assert state.sections[-1] == "Section 4 - Bunker"
    assert field.standing()["trandoshan-hunter-elite"] == ["F8", "G8"]
    assert field.standing()["imperial-officer-elite"] == ["F9"]
    assert [health(state, brother.id) for brother in brothers] == [11, 11], "8 and the threat level"
    assert sorted(empire(state).points) == ["red", "yellow"]
    assert (state.goals, empire(state).reserved) == (["beat-brothers"], [])


# --- The brothers ---------------------------------------------------------------------------------


@pytest.mark.rule("CORE-INCAP-01", "CORE-INCAP-02")
def test_a_brother_who_would_be_defeated_lies_down(field: Field) -> None:
    [brother, other] = inside(field)
    brother.conditions.append(Condition.FOCUSED)
    beat(field, brother)
    state = field.state
    assert (state.laid_low, brother.id in state.figures) == ([brother.id], True)
    assert (brother.damage, brother.conditions) == (0, [])
    field.put("a", "F9")
    assert not may_target(state, field.figure("a"), brother)
    assert not may_attack(state, brother)
    assert not may_go(state, brother)
    assert may_target(state, field.figure("a"), other)
    assert may_go(state, other)
    assert field.outcome is None


def test_brothers_who_stand_are_not_questioned(field: Field) -> None:
    [brother, _] = inside(field)
    field.clear("imperial-officer-elite").put("a", "F9")
    assert interactions(field.state, field.figure("a")) == []
    beat(field, brother)
    assert [each.id for each in interactions(field.state, field.figure("a"))] == [f"question#{brother.id}"]
    [officer, *_] = field.of_card("imperial-officer")
    field.put(officer, "E9")
    assert interactions(field.state, officer) == []


def test_a_strain_token_for_each_success(field: Field) -> None:
    [brother, other] = inside(field)
    beat(field.clear("imperial-officer-elite"), brother).put("a", "F9")
    question(field, "a", brother, NONE)
    assert on_sheet(field.state, brother.id, "interrogation") == 0
    field.choose("end").until("activate-group")
    field.put("b", "E9")
    question(field, "b", brother, TWO)
    assert on_sheet(field.state, brother.id, "interrogation") == 2
    assert on_sheet(field.state, other.id, "interrogation") == 0
    assert field.outcome is None, "the other one has not yielded"


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-brothers-yield")
def test_the_rebels_win_when_both_brothers_have_enough(field: Field) -> None:
    [brother, other] = inside(field)
    beat(field.clear("imperial-officer-elite"), brother, other).put("a", "F9")
    put_on_sheet(field.state, other.id, "interrogation", 2)
    put_on_sheet(field.state, brother.id, "interrogation", 1)
    question(field, "a", brother, TWO)
    assert field.outcome == Outcome("mission-brothers-yield", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_seven_ends(field: Field) -> None:
    time_ends_it(field, 7)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
