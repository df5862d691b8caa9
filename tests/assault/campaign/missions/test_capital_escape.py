"""Capital Escape: clamps and a walker, a crash with four roles to play, and generators under the Emperor's eyes."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import MissionState, Reserved, empire
from dejarik.assault.dice.faces import Die, Symbols
from dejarik.assault.facts.library import deployment
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.tokens import DOOR, remove_token, tokens_of
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

AHSOKA, PALPATINE = "ahsoka-tano-rebel-instigator", "emperor-palpatine-sith-master"
Face = tuple[Die, Symbols]
TECH, NO_TECH = [blue(2, surge=1)], [blue(2, damage=1)]
STRENGTH = [blue(2, surge=1), green(1, surge=1)]
INSIGHT = [blue(2, surge=1), green(1, surge=1), yellow(2, damage=1)]


@pytest.fixture
def field() -> Field:
    return Field("capital-escape", 4)


def released(field: Field) -> Field:
    def release(state: MissionState) -> None:
        for token in tokens_of(state, "docking-clamp"):
            remove_token(state, token)
            count(state, token.kind)

    return field.now(release)


def at_the_shuttle(field: Field) -> Field:
    for letter, space in zip("abcd"[: len(field.state.heroes)], ("B9", "D9", "B10", "D10"), strict=False):
        field.put(letter, space)
    return field


def falling(field: Field) -> Field:
    """The shuttle falls, and the first role is to be taken."""
    return at_the_shuttle(released(field)).end_round("capital-escape-gunner")


def crashed(field: Field) -> Field:
    field = falling(field)
    return field.until("activate-group")


def cast(field: Field, *letters: str) -> Field:
    for letter in letters:
        field.choose(f"choose:{field.id(letter)}")
    return field


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.sections, state.shields) == (["Start Section"], [])
    assert field.standing() == {
        "imperial-officer": ["H3"],
        "imperial-officer-elite": ["H5"],
        "probe-droid": ["J5"],
        "probe-droid-elite": ["L8"],
        "riot-trooper-elite-campaign": ["I2", "M6"],
        "stormtrooper": ["I5", "K6", "N5"],
    }
    assert AHSOKA in field.standing(1)
    assert (field.lying("docking-clamp"), field.lying("crate")) == (["E14", "E5"], ["A10", "A9"])
    assert empire(state).points == [f"green-{number}" for number in range(1, 7)]
    assert Reserved("stormtrooper", "ship-down") in empire(state).reserved
    assert state.goals == ["reach-shuttle"]


@pytest.mark.event("support-troops")
def test_a_walker_comes_and_nobody_leaves_while_it_is_there(field: Field) -> None:
    field.end_round().until("activate-group")
    assert field.state.happened == ["support-troops"]
    assert field.state.goals == ["reach-shuttle", "defeat-walker"]
    [walker] = field.of_card("at-dp-elite")
    at_the_shuttle(released(field)).end_round()
    assert "ship-down" not in field.state.happened
    field.until("activate-group").defeat(walker)
    assert "at-dp-elite" not in empire(field.state).hand
    assert field.state.goals == ["reach-shuttle"]
    at_the_shuttle(field).end_round("capital-escape-gunner")
    assert "ship-down" in field.state.happened


def test_a_clamp_is_released_by_a_test_with_rerolls_for_strain(field: Field) -> None:
    token = field.token("docking-clamp", "E5")
    field.clear().put("a", "E5").roll([*NO_TECH, *TECH]).activate("a")
    field.choose(f"interact:release#{token.id}", "use:rules-capital-escape.insist")
    field.until("activation-prompt")
    assert (field.strain("a"), field.lying("docking-clamp")) == (1, ["E14"])


@pytest.mark.event("ship-down")
def test_everybody_is_set_aside_and_comes_to_the_crash_site(field: Field) -> None:
    state = field.state
    cost = falling(field).state.memory["set-aside"]
    assert cost == sum(cost_of_all(field)), "what their figures cost"
    assert state.sections == ["Section 2 - Crash"]
    assert sorted(space_name(state, space) for space in state.shields) == ["AA11", "BB11", "FF11", "GG11"]
    assert (field.of_card(AHSOKA), len(field.standing()["stormtrooper"])) == ([], 3)
    assert field.space("a") == "EE18"
    assert empire(state).points == ["green-10", "green-7", "green-8", "green-9"]
    assert (field.lying("crate"), [door.locked for door in field.tokens(DOOR)]) == ([], [False])
    assert {"probe-droid", "imperial-officer-elite", "riot-trooper-elite-campaign"} <= set(empire(state).hand)


def cost_of_all(field: Field) -> list[int]:
    there = {"stormtrooper": 3, "imperial-officer": 1, "imperial-officer-elite": 1, "probe-droid": 1}
    there |= {"probe-droid-elite": 1, "riot-trooper-elite-campaign": 2}
    return [number * deployment(card).figure_cost for card, number in there.items()]


def test_four_heroes_play_a_role_each(field: Field) -> None:
    falling(field)
    assert len(field.options) == 4
    field.choose(f"choose:{field.id('a')}")
    assert len(field.options) == 3, "each of them once"
    field.tire("b", 2).roll([*INSIGHT, *INSIGHT, *TECH, *STRENGTH])
    cast(field, "b", "c")  # and the fourth is left for the last one
    field.choose("test:insight")
    assert len(field.standing()["stormtrooper"]) == 1, "the gunner has two successes"
    field.choose("test:insight")
    assert [field.damage(letter) for letter in "abcd"] == [0, 0, 0, 0], "and so has the pilot"
    field.choose("test:tech")
    for letter, word in (("a", "power-token"), ("b", "recover-strain"), ("b", "recover-strain")):
        assert field.asks[1] == "pick-figure"
        field.choose(f"choose:{field.id(letter)}")
        if letter == "b":
            field.choose(f"choose:{word}")
        else:
            field.choose(field.options[0])
    field.until("test-prompt").choose("test:strength")
    assert (field.strain("b"), len(field.figure("a").power)) == (0, 1)
    field.until("activate-group")
    assert {"FF10", "GG13", "BB13"} <= set(field.standing()["stormtrooper-elite"])


def test_two_heroes_play_two_roles_each_and_fall_harder() -> None:
    field = falling(Field("capital-escape"))
    cast(field, "a", "a")
    assert field.options == [f"choose:{field.id('b')}"] or field.asks[1] != "capital-escape-navigator"
    field.roll([*NO_TECH, *TECH, *NO_TECH, *NO_TECH])
    field.until("test-prompt").choose("test:tech")
    assert len(field.standing()["stormtrooper"]) == 3
    field.choose("test:tech")
    assert [field.damage(letter) for letter in "ab"] == [3, 3], "4, less one success"


def test_threat_for_the_artifact_and_for_those_who_were_set_aside(field: Field) -> None:
    state = falling(field).state
    state.memory["set-aside"] = 5
    state.threat = 0
    empire(state).hand = []
    cast(field.roll([*NO_TECH, *NO_TECH, *NO_TECH, *TECH]), "a", "b", "c")
    field.choose("test:tech", "test:tech", "test:tech").until("test-prompt")
    field.choose("test:tech").until("activate-group")
    assert state.threat == 2 + 5 + state.threat_level


# --- The station ----------------------------------------------------------------------------------


def inside(field: Field) -> Field:
    crashed(field)
    for letter, space in zip("abcd", ("DD10", "EE10", "DD13", "EE13"), strict=True):
        field.put(letter, space)
    return field.open().until("activate-group")


@pytest.mark.event("escape-plan")
def test_the_station_and_the_emperor(field: Field) -> None:
    state = inside(field).state
    assert (field.lying("shield-generator"), state.goals) == (["CC4", "FF4"], ["destroy-generators"])
    assert sorted(field.standing()["sentry-droid-elite"]) == ["AA5", "HH5"]
    [palpatine] = field.of_card(PALPATINE)
    assert field.standing()[PALPATINE] == ["FF17"]
    field.occur(Damaged(target=palpatine.id, amount=7, by=1))
    assert palpatine.damage == 0
    generator = field.token("shield-generator")
    assert (generator.health, generator.block) == (8, 2)
    assert may_target(state, field.figure("a"), generator)
    assert not may_target(state, palpatine, generator)
    assert {"red-1", "red-2"} <= set(empire(state).points)


@pytest.mark.event("shields-down")
@pytest.mark.ending("mission-picked-up")
def test_without_generators_the_shields_are_down_and_the_heroes_get_out(field: Field) -> None:
    state = inside(field).state
    for letter, space in zip("abcd", ("DD9", "EE16", "EE17", "DD17"), strict=True):
        field.put(letter, space)
    field.destroy("shield-generator", "CC4")
    assert len(state.shields) == 4
    field.destroy("shield-generator", "FF4")
    assert (state.shields, state.goals, state.outcome) == ([], ["get-out"], None)
    field.clear().put("a", "AA10").activate_figure(field.figure("a")).choose("move", "go:AA11")
    assert state.outcome == Outcome("mission-picked-up", (1, 2, 3, 4))


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded() -> None:
    wounds_end_it(Field("capital-escape"))
    time_ends_it(Field("capital-escape"), 9)
