"""Born from Death: six data stores face down, studied for movement points, and what each of them sets off."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it

from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.objects.tokens import DOOR, remove_token
from dejarik.assault.rules.state import Token
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

STUDY = "use:rules-born-from-death-figures.study"
STORES = ["C13", "F7", "H11", "H16", "I7", "M13"]


@pytest.fixture
def field() -> Field:
    return Field("born-from-death", threat_level=3)


@pytest.fixture
def inside(field: Field) -> Field:
    """Round 3: the base is open, and nobody of the Empire is there."""
    return field.reach_round(3).clear()


def coloured(field: Field, colour: str) -> Token:
    """A store of that colour, with a hero next to it who has movement points."""
    id = next(id for id, found in field.state.face_down.items() if found == colour)
    token = field.state.tokens[id]
    hero = field.figure("a")
    hero.space = token.space
    field.refresh()
    return token


def study(field: Field, colour: str) -> Field:
    coloured(field, colour)
    return field.activate("a").choose("move").choose(STUDY)


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "jet-trooper": ["B8", "K3"],
        "probe-droid": ["G6"],
        "stormtrooper": ["B4", "D7", "K6"],
    }
    assert [door.locked for door in field.tokens(DOOR)] == [True] * len(field.tokens(DOOR))
    assert (field.tokens("data-store"), state.threat, state.goals) == ([], 6, ["hold-outside"])
    assert empire(state).points == ["green-1", "green-2", "green-3"]


@pytest.mark.event("facility-breach")
@pytest.mark.rule("CORE-EVENT-10")
def test_the_base_is_open_at_the_end_of_round_2(field: Field) -> None:
    state = field.state
    field.reach_round(2)
    assert not field.exists("H11")
    empire(state).hand = ["stormtrooper-elite"]
    state.threat = 20
    field.end_round()
    seen = [event for event in field.read_aloud() if event == "facility-breach"]
    field.until("activate-group")
    assert (seen, field.tokens(DOOR)) == (["facility-breach"], [])
    assert field.lying("data-store") == STORES
    assert sorted(state.face_down.values()) == ["blue", "blue", "blue", "green", "red", "red"]
    assert {token.colour for token in field.tokens("data-store")} == {""}, "nobody sees them"
    assert {"E12", "G16", "J12"} <= set(field.standing()["stormtrooper"])
    assert "G8" in field.standing()["e-web-engineer"][0].split("+")
    assert empire(state).points == ["green-3", "blue-1", "blue-2"]
    assert state.goals == ["study-stores"]


def test_a_store_is_studied_for_two_movement_points_unless_it_is_guarded(inside: Field) -> None:
    store = coloured(inside, "green")
    inside.activate("a")
    assert inside.offers(STUDY) == [], "no movement points"
    inside.choose("move")
    points = inside.figure("a").points
    assert len(inside.offers(STUDY)) == 1
    [jet, *_] = inside.of_card("jet-trooper")
    jet.space = store.space
    inside.refresh()
    assert inside.offers(STUDY) == [], "an Imperial figure is on it"
    inside.clear()
    inside.choose(STUDY).until("activation-prompt")
    assert store.id not in inside.state.tokens
    assert (inside.figure("a").points, inside.state.memory["data-store"]) == (points - 2, 1)


@pytest.mark.event("on-their-heels")
def test_two_figures_that_are_far_away_and_ready_catch_up(inside: Field) -> None:
    state = inside.state
    coloured(inside, "blue")
    inside.put("b", "G1").put("a", "H11")
    jets, [probe, *_] = inside.of_card("jet-trooper"), inside.of_card("probe-droid")
    troopers = inside.of_card("stormtrooper")
    inside.put(jets[0], "C16").put(jets[1], "M14").put(troopers[0], "H14").put(probe, "K16")
    state.groups[probe.group].exhaust()
    store = inside.token("data-store", "H11")
    state.face_down[store.id] = "blue"
    inside.activate("a").choose("move").choose(STUDY)
    assert inside.asks == (EMPIRE, "pick-figure")
    assert inside.options == [f"choose:{jets[0].id}", f"choose:{jets[1].id}", "decline"], "far away and ready"
    inside.choose(f"choose:{jets[0].id}")
    assert inside.asks == (EMPIRE, "move-spaces")
    assert not inside.offers("move:A"), "towards the nearest hero"
    before = jets[0].space
    inside.choose(inside.options[0])
    assert jets[0].space != before
    inside.until("pick-figure", "activation-prompt")
    assert inside.options == [f"choose:{jets[1].id}", "decline"]
    inside.choose("decline").until("activation-prompt")
    assert store.id not in state.tokens


@pytest.mark.event("alarm-triggered")
def test_a_red_store_sets_off_the_alarm_each_time(inside: Field) -> None:
    state = inside.state
    state.threat, empire(state).hand = 10, ["stormtrooper-elite"]
    study(inside, "red")
    assert (inside.asks, state.threat) == ((EMPIRE, "deploy-prompt"), 13)
    inside.choose("done").until("activation-prompt").choose("move")
    coloured(inside, "red")
    inside.choose(STUDY)
    assert (state.threat, inside.told().count("alarm-triggered")) == (16, 2)


@pytest.mark.event("echoes-of-the-past")
def test_the_green_store_focuses_shyla(inside: Field) -> None:
    inside.hero("b").sheet = "shyla-varad"
    study(inside, "green").until("activation-prompt")
    assert inside.figure("b").conditions == [Condition.FOCUSED]
    assert inside.figure("a").conditions == []


@pytest.mark.event("echoes-of-the-past")
@pytest.mark.rule("CORE-MISSION-09")
def test_without_shyla_the_first_hero_takes_her_part(inside: Field) -> None:
    study(inside, "green").until("activation-prompt")
    assert inside.figure("a").conditions == [Condition.FOCUSED]
    assert inside.figure("b").conditions == []


@pytest.mark.ending("mission-records-read")
def test_the_rebels_win_at_the_start_of_the_status_phase(inside: Field) -> None:
    for token in inside.tokens("data-store")[1:]:
        remove_token(inside.state, token)
        inside.state.face_down.pop(token.id)
    inside.state.memory["data-store"] = 5
    [last] = inside.tokens("data-store")
    inside.state.face_down[last.id] = "green"
    study(inside, "green").until("activation-prompt")
    assert inside.outcome is None
    inside.end_round()
    assert inside.outcome == Outcome("mission-records-read", (1, 2))


def test_also_in_the_last_round(inside: Field) -> None:
    inside.reach_round(6)
    inside.state.memory["data-store"] = 6
    inside.end_round()
    assert inside.outcome == Outcome("mission-records-read", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_6_ends(field: Field) -> None:
    time_ends_it(field, 6)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
