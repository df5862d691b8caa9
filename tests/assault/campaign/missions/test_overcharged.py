"""Overcharged: explosives that lie with heroes, are thrown or brought to the extraction zone."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, red, yellow

from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.sheet_tokens import on_sheet, put_on_sheet
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

CLAIM, THROW = "use:rules-overcharged-figures.claim", "use:rules-overcharged.throw"


@pytest.fixture
def field() -> Field:
    return Field("overcharged")


@pytest.fixture
def outpost(field: Field) -> Field:
    """The first door is open, and nobody of the Empire is there."""
    return field.open(field.tokens(DOOR)[0].door).until("activate-group").clear()


def give(field: Field, letter: str, charges: int) -> Field:
    put_on_sheet(field.state, field.id(letter), "explosive", charges)
    field.refresh()
    return field


@pytest.mark.rule("CORE-MISSION-01", "CORE-DOOR-09")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["K8"],
        "jet-trooper": ["H5", "I6"],
        "probe-droid": ["L4"],
        "stormtrooper": ["G3", "G7", "K6"],
    }
    [officer] = field.of_card("imperial-officer")
    field.put("a", "J9").put(officer, "K9")
    assert [each.id.split("#")[0] for each in interactions(state, field.figure("a"))] == ["open"]
    assert interactions(state, officer) == []
    assert (empire(state).points, state.goals) == (["green-1", "green-2"], ["get-in"])


@pytest.mark.event("hired-help")
def test_hired_help_behind_the_first_door(field: Field) -> None:
    state = field.state
    field.open(field.tokens(DOOR)[0].door)
    assert field.asks == (EMPIRE, "deploy-point")
    assert field.options == [f"point:{space_of(state, space)}" for space in ("F5", "A9")]
    field.choose(field.options[1]).until("activate-group")
    assert field.standing()["weequay-pirate"] == ["I10", "I11"]
    assert "A9" in field.standing()["probe-droid"]
    assert {"B10", "C8", "E6", "I8"} >= set(field.lying("explosive"))
    assert len(field.lying("explosive")) == 4
    assert state.threat == 2
    assert set(empire(state).points) == {"green-1", "green-2", "blue-1", "blue-2"}


@pytest.mark.event("bomb-shed")
def test_the_bunker_has_five_more(outpost: Field) -> None:
    outpost.open().until("activate-group")
    assert len(outpost.lying("explosive")) == 9
    assert "H13" in outpost.standing()["stormtrooper"]


@pytest.mark.event("stop-the-extraction")
def test_elite_stormtroopers_at_the_end_of_round_4(field: Field) -> None:
    field.clear().reach_round(4)
    assert "stormtrooper-elite" not in field.standing()
    field.reach_round(5)
    assert len(field.standing()["stormtrooper-elite"]) == 3


def test_a_charge_is_claimed_for_two_movement_points(outpost: Field) -> None:
    outpost.put("a", "E6").activate("a")
    assert outpost.offers(CLAIM) == []
    outpost.choose("move")
    points = outpost.figure("a").points
    outpost.choose(CLAIM)
    assert outpost.options == ["test:insight", "decline"]
    outpost.roll([blue(2, surge=1), green(1, damage=2), yellow(1, damage=2)])
    outpost.choose("test:insight").until("activation-prompt")
    assert outpost.figure("a").points == points - 2 + 1
    assert on_sheet(outpost.state, outpost.id("a"), "explosive") == 1
    assert "E6" not in outpost.lying("explosive")


def test_a_charge_is_thrown_for_strain_once_an_activation(outpost: Field) -> None:
    jet, other = outpost.of_card("jet-trooper")
    give(outpost.put("a", "E6"), "a", 2).put(jet, "B6").put(other, "C5").put("b", "K2")
    outpost.activate("a").choose(THROW)
    assert outpost.strain("a") == 1
    assert "space:K2" not in outpost.options, "three spaces at most"
    outpost.roll([red(2)])
    outpost.choose("space:C6").until("activation-prompt")
    assert (jet.damage, other.damage, outpost.damage("a")) == (2, 2, 0)
    assert on_sheet(outpost.state, outpost.id("a"), "explosive") == 1
    assert outpost.offers(THROW) == []


def test_without_a_charge_nothing_is_thrown(outpost: Field) -> None:
    outpost.activate("a")
    assert outpost.offers(THROW) == []


@pytest.mark.ending("mission-explosives-delivered")
def test_the_rebels_win_with_six_charges_in_the_extraction_zone(outpost: Field) -> None:
    give(give(outpost, "a", 3), "b", 2)
    outpost.put("a", "H3").put("b", "J3").activate("a").choose("move").choose("go:H4").until(
        "activation-prompt"
    )
    assert outpost.outcome is None, "five are too few"
    give(outpost, "a", 1).put("b", "E6").choose("go:H3").until("activation-prompt")
    assert outpost.outcome is None, "all heroes"
    outpost.put("b", "J3").choose("go:H4")
    assert outpost.outcome == Outcome("mission-explosives-delivered", (1, 2))


@pytest.mark.rule("CORE-INCAP-01")
def test_an_incapacitated_hero_claims_nothing(outpost: Field) -> None:
    outpost.wound("a").until("activate-group").wound("a").until("activate-group")
    assert outpost.hero("a").incapacitated
    outpost.put("a", "E6").activate("a").choose("move")
    assert outpost.offers(CLAIM) == []


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_6_ends(field: Field) -> None:
    time_ends_it(field, 6)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
