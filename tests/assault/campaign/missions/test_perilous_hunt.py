"""Perilous Hunt: barricades, eggs that are carried to caches, and the Rancor who misses them."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import carried_by, retrieve
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

EGGS = ["K7", "L10", "L3", "M5", "N11", "N7", "N9"]


@pytest.fixture
def field() -> Field:
    return Field("perilous-hunt", threat_level=4)


@pytest.fixture
def nest(field: Field) -> Field:
    """A barricade is gone, and nobody of the Empire is there."""
    return field.destroy("barricade").until("activate-group").clear()


def take(field: Field, letter: str, space: str) -> Field:
    """A hero picks up an egg, and does not test."""
    token = field.token("rancor-egg", space)
    field.put(letter, space).activate(letter).choose(f"interact:retrieve#{token.id}")
    return field.until("test-prompt")


def give(field: Field, letter: str) -> None:
    """A hero has an egg in its hands."""
    token = next(each for each in field.tokens("rancor-egg") if not each.carrier)
    retrieve(field.state, field.figure(letter), token)
    field.refresh()


@pytest.mark.rule("CORE-MISSION-01", "CORE-OBJECT-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["I2"],
        "stormtrooper": ["D1", "F3", "I7"],
        "weequay-pirate": ["D8", "I5"],
    }
    assert field.lying("barricade") == ["J4", "J8"]
    assert {(token.health, token.block) for token in field.tokens("barricade")} == {(4, 1)}
    assert (field.tokens("rancor-egg"), field.tokens("cache")) == ([], [])
    barricade = field.token("barricade", "J4")
    assert may_target(state, field.figure("a"), barricade)
    assert not may_target(state, field.of_card("imperial-officer")[0], barricade)
    assert (state.threat, empire(state).points, state.goals) == (8, ["green-1", "green-2"], ["break-through"])


@pytest.mark.event("imperial-operation")
def test_the_first_barricade_shows_the_nest(field: Field) -> None:
    state = field.state
    empire(state).hand = ["stormtrooper"]
    field.destroy("barricade", "J8")
    assert field.asks == (EMPIRE, "deploy-prompt")
    field.choose("deploy:stormtrooper")
    assert field.options == [f"point:{space_of(state, space)}" for space in ("L4", "M11")], "only there"
    field.choose(field.options[0]).until("activate-group")
    assert field.lying("rancor-egg") == EGGS
    assert set(empire(state).points) == {"green-1", "green-2", "blue-1", "blue-2"}
    assert state.goals == ["claim-eggs"]
    field.destroy("barricade").until("activate-group")
    assert len(field.tokens("rancor-egg")) == 7


@pytest.mark.event("first-egg")
def test_the_first_egg_brings_the_caches(nest: Field) -> None:
    take(nest, "a", "M5")
    assert nest.lying("cache") == ["G10", "H2"]
    assert [token.kind for token in carried_by(nest.state, nest.figure("a"))] == ["rancor-egg"]
    assert "first-egg" in nest.told()


def test_who_has_taken_an_egg_may_test_insight_for_two_movement_points(nest: Field) -> None:
    take(nest, "a", "M5")
    assert nest.asks == (1, "test-prompt")
    assert nest.options == ["test:insight", "decline"]
    nest.roll([blue(2, surge=1), green(1, damage=2), yellow(1, damage=2)])
    nest.choose("test:insight").until("activation-prompt")
    assert nest.figure("a").points == 2
    assert not [each for each in interactions(nest.state, nest.figure("a")) if "retrieve" in each.id], (
        "one each"
    )


def test_without_a_success_there_are_none(nest: Field) -> None:
    take(nest, "a", "M5")
    nest.roll([blue(2, damage=1), green(1, damage=2), yellow(1, damage=2)])
    nest.choose("test:insight").until("activation-prompt")
    assert nest.figure("a").points == 0


def test_who_suffers_three_damage_may_drop_the_egg(nest: Field) -> None:
    nest.put("a", "M6")
    give(nest, "a")
    nest.occur(Damaged(target=nest.id("a"), amount=2, by=EMPIRE))
    assert nest.asks[1] == "activate-group", "two are too little"
    nest.occur(Damaged(target=nest.id("a"), amount=3, by=EMPIRE))
    assert nest.options == ["test:strength", "decline"]
    nest.roll([blue(2, surge=1), green(1, damage=2)])
    nest.choose("test:strength").until("activate-group")
    assert carried_by(nest.state, nest.figure("a")) != []
    nest.occur(Damaged(target=nest.id("a"), amount=3, by=EMPIRE))
    nest.choose("decline").until("activate-group")
    assert carried_by(nest.state, nest.figure("a")) == []
    assert "M6" in nest.lying("rancor-egg")


def test_an_egg_is_handed_over_next_to_a_cache(nest: Field) -> None:
    take(nest, "a", "M5").choose("decline").until("activation-prompt")
    nest.put("a", "H4").choose("move").choose("go:H3").until("activation-prompt")
    assert carried_by(nest.state, nest.figure("a")) == []
    assert nest.state.memory["rancor-egg"] == 1
    assert len(nest.tokens("rancor-egg")) == 6


@pytest.mark.event("mothers-domain")
def test_the_rancor_comes_at_the_end_of_the_round_of_the_first_egg(nest: Field) -> None:
    nest.reach_round(2)
    assert "mothers-domain" not in nest.told()
    take(nest, "a", "M5").choose("decline").until("activation-prompt").reach_round(3)
    assert nest.told().count("mothers-domain") == 1
    assert "R8" in nest.standing()["rancor-elite-campaign"][0].split("+")
    nest.reach_round(4)
    assert nest.told().count("mothers-domain") == 1


@pytest.mark.ending("mission-eggs-claimed")
def test_the_rebels_win_with_seven_eggs(nest: Field) -> None:
    take(nest, "a", "M5").choose("decline").until("activation-prompt")
    nest.state.memory["rancor-egg"] = 5
    nest.put("a", "H4").choose("move").choose("go:H3").until("activation-prompt")
    assert nest.outcome is None
    give(nest, "a")
    nest.put("a", "H5").choose("go:H4").choose("go:H3")
    assert nest.outcome == Outcome("mission-eggs-claimed", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_6_ends(field: Field) -> None:
    time_ends_it(field, 6)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
