"""Generous Donations: a virus, three terminals, and twelve tokens."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue

from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.rules.ground import sees
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")


@pytest.fixture
def field() -> Field:
    return Field("generous-donations", threat_level=3)


def infected(field: Field) -> Field:
    field.clear().open(0).until("activate-group").clear().put("a", "C9")
    return field.use("a", "upload", rolls=[blue(2, surge=1)]).finish()


def trooper(field: Field) -> Figure:
    return field.of_card("stormtrooper")[0]


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "e-web-engineer": 1,
        "probe-droid": 1,
        "trandoshan-hunter": 2,
    }
    assert [(door.locked, door.health, door.block) for door in field.tokens(DOOR)] == [(True, 5, 1)] * 2
    assert field.lying(TERMINAL) == []
    assert (empire(state).points, len(empire(state).reserved)) == (["green-1", "green-2"], 4)
    assert (state.threat, state.goals) == (6, ["break-in"])


@pytest.mark.rule("CORE-OBJECT-01")
def test_both_sides_attack_doors(field: Field) -> None:
    door, droid = field.token(DOOR), field.of_card("probe-droid")[0]
    assert may_target(field.state, droid, door)
    assert may_target(field.state, field.figure("a"), door)


@pytest.mark.event("clear-the-area")
@pytest.mark.rule("CORE-DEPLOY-02", "CORE-DEPLOY-06")
def test_the_first_door_shows_the_computer_room(field: Field) -> None:
    state = field.clear().open(1).until("activate-group").state
    assert state.happened == ["clear-the-area"]
    assert field.lying(TERMINAL) == ["B13", "C8", "E11"]
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "e-web-engineer-elite": 1,
        "royal-guard": 2,
    }
    assert empire(state).points == ["red"]
    assert state.goals == ["upload-virus"]


@pytest.mark.event("the-virus")
@pytest.mark.rule("CORE-DOOR-04", "CORE-TEST-04")
def test_the_virus_shuts_the_doors_and_calls_an_army(field: Field) -> None:
    field.clear().open(0).until("activate-group").clear().put("a", "C9")
    threat = field.state.threat
    field.use("a", "upload", rolls=[blue(2, damage=1)])
    assert field.state.happened == ["clear-the-area"]
    field.roll([blue(2, surge=1)]).choose("interact:upload#").until("activation-prompt")
    assert field.state.happened == ["clear-the-area", "the-virus"]
    assert field.state.threat == threat + 3
    assert sorted((door.door, door.locked, door.health) for door in field.tokens(DOOR)) == [
        (0, True, 5),
        (1, True, 5),
    ]
    assert (len(field.of_card("at-st-elite")), len(field.of_card("stormtrooper"))) == (1, 3)
    assert (field.uses("a"), field.state.goals) == ([], ["keep-terminals"])


@pytest.mark.rule("CORE-DOOR-01")
def test_doors_are_no_obstacle_to_rebels_next_to_them(field: Field) -> None:
    infected(field).clear().put("a", "F8").put(trooper(field), "D8")
    assert sees(field.state, field.figure("a"), trooper(field))
    field.put("a", "H8")
    assert not sees(field.state, field.figure("a"), trooper(field)), "not from afar"


@pytest.mark.rule("CORE-INTERACT-03")
def test_the_empire_discards_terminals_that_nobody_watches(field: Field) -> None:
    infected(field).clear().put(trooper(field), "B8").put("a", "D8").put("b", "G2")
    assert field.uses(trooper(field)) == []
    field.wound("a")
    assert field.uses(trooper(field)) == ["wipe"], "a wounded hero does not count"
    field.until("activate-group").activate_figure(trooper(field)).choose("interact:wipe#").finish()
    assert field.lying(TERMINAL) == ["B13", "E11"]


@pytest.mark.event("transfer")
@pytest.mark.rule("CORE-STATUS-06")
def test_each_round_brings_a_token_for_each_terminal(field: Field) -> None:
    infected(field).clear().end_round().until("activate-group")
    assert field.state.memory["donations-claimed"] == 3
    del field.state.tokens[field.token(TERMINAL).id]
    field.clear().end_round().until("activate-group")
    assert field.state.memory["donations-claimed"] == 5


@pytest.mark.ending("mission-money-transferred")
def test_the_rebels_win_with_twelve(field: Field) -> None:
    infected(field)
    for _ in range(3):
        field.clear().end_round().until("activate-group")
        assert field.outcome is None
    assert field.clear().end_round().outcome == Outcome("mission-money-transferred", (1, 2))


def test_the_last_tokens_count_before_time_is_up(field: Field) -> None:
    infected(field).clear()
    while field.state.round < 8:
        field.state.memory["donations-claimed"] = 0
        field.clear().end_round()
    field.until("activate-group")
    field.state.memory["donations-claimed"] = 9
    assert field.clear().end_round().outcome == Outcome("mission-money-transferred", (1, 2))


@pytest.mark.ending("mission-terminals-wiped")
def test_the_empire_wins_when_all_terminals_are_gone(field: Field) -> None:
    infected(field).clear().put("a", "G2").put("b", "H2")
    for space, beside in (("C8", "B8"), ("B13", "B14"), ("E11", "E12")):
        assert field.outcome is None
        field.put(trooper(field), beside).activate_figure(trooper(field)).choose("interact:wipe#")
        if space != "E11":
            field.finish()
    assert field.outcome == Outcome("mission-terminals-wiped", (0,))


@pytest.mark.ending("mission-time", "mission-wounded")
def test_or_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("generous-donations"), 8)
