"""Wanted: pockets, an office, and an exit that does not stay open."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue
from tests.assault.skirmish.heard import story

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.state import Figure, Token
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

POCKET, HUNTER = "card-in-pocket", "trandoshan-hunter"


@pytest.fixture
def field() -> Field:
    return Field("wanted", threat_level=3)


def holder(field: Field, colour: str) -> tuple[Figure, Token]:
    """Who has the token of a colour, as nobody knows."""
    token = next(token for token in field.tokens(POCKET) if field.state.face_down.get(token.id) == colour)
    return field.state.figures[token.carrier], token


def with_keycard(field: Field) -> Field:
    hunter, token = holder(field, "yellow")
    field.put("a", "B5").put(hunter, "C5").defeat(hunter)
    assert field.state.tokens[token.id].colour == "yellow"
    return field.until("activate-group").put("a", "C4").use("a", "retrieve").finish()


def hunted(field: Field) -> Field:
    return with_keycard(field).clear().put("a", "G9").use("a", "unlock").finish()


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {"probe-droid": ["A8"], HUNTER: ["A4", "D3"]}
    assert sorted(state.face_down.values()) == ["red", "yellow"]
    assert {token.carrier for token in field.tokens(POCKET)} == {
        figure.id for figure in field.of_card(HUNTER)
    }
    assert sorted((door.door, door.locked) for door in field.tokens(DOOR)) == [(0, True), (1, True)]
    assert empire(state).points == ["green-1"]
    assert empire(state).reserved == [
        Reserved("probe-droid", "hunted-down"),
        Reserved("ig-88-assassin-droid", "hunted-down"),
    ]
    assert (state.threat, state.goals) == (6, ["get-keycard"])


@pytest.mark.rule("CORE-EVENT-10", "CORE-DEFEAT-02")
def test_one_of_the_hunters_has_nothing(field: Field) -> None:
    hunter, token = holder(field, "red")
    story(field)
    field.defeat(hunter)
    assert token.id not in field.state.tokens
    told = [
        line.strip().partition(") ")[2] or line.strip()[-4:] for line in story(field) if "pocket (" in line
    ]
    assert told[-3:] == ["is turned over.", "red.", "leaves the board."]
    other, keycard = holder(field, "yellow")
    field.put(other, "C5").defeat(other)
    assert (field.lying(POCKET), keycard.colour, keycard.turned) == (["C5"], "yellow", True)


@pytest.mark.rule("CORE-DOOR-09", "CORE-TOKEN-12")
def test_the_keycard_opens_the_office(field: Field) -> None:
    with_keycard(field).put("a", "G9").put("b", "G10")
    assert (field.uses("a"), field.uses("b")) == (["unlock"], [])
    field.put("a", "F4")
    assert field.uses("a") == [], "not the store room"


@pytest.mark.event("hunted-down")
@pytest.mark.rule("CORE-DEPLOY-02", "CORE-DEPLOY-06")
def test_ig_88_waits_in_the_office(field: Field) -> None:
    state = with_keycard(field).state
    threat = state.threat
    field.clear().put("a", "G9").use("a", "unlock")
    assert state.happened == ["hunted-down"]
    assert state.sections == ["Start Section", "Section 2 - Office"]
    standing = field.standing()
    assert (standing["ig-88-assassin-droid"], standing["probe-droid"]) == (["L9"], ["I6"])
    assert state.threat == threat + 3
    assert empire(state).points == ["green-1", "red"]
    assert sorted((door.door, door.locked) for door in field.tokens(DOOR)) == [(0, False), (2, True)]
    assert field.lying(TERMINAL) == ["K9"]
    assert [(token.health, token.block) for token in field.tokens("barricade")] == [(9, 1), (9, 1)]
    assert state.goals == ["reach-exit"]


@pytest.mark.rule("CORE-OBJECT-01")
def test_barricades_block_until_they_are_destroyed(field: Field) -> None:
    hunted(field)
    spaces = [board_for(field.state).space(name) for name in ("K3", "L3")]
    assert all(board_for(field.state).blocking >> space & 1 for space in spaces)
    barricade = field.token("barricade", "K3")
    assert may_target(field.state, field.figure("a"), barricade)
    field.destroy("barricade", "K3")
    assert [bool(board_for(field.state).blocking >> space & 1) for space in spaces] == [False, True]


@pytest.mark.event("exit-closes")
@pytest.mark.rule("CORE-DOOR-04", "CORE-STATUS-06")
def test_the_exit_opens_at_the_terminal_and_closes_every_round(field: Field) -> None:
    state = hunted(field).state
    field.clear().put("a", "J9").use("a", "slice", rolls=[blue(2, surge=1)]).finish()
    assert sorted(door.door for door in field.tokens(DOOR)) == [0]
    assert state.sections[-1] == "Section 3 - Escape"
    assert field.lying("exit") == ["K1"]
    field.put("a", "J9")
    assert field.uses("a") == [], "it is open"
    field.clear().end_round().until("activate-group")
    assert field.told()[-1] == "exit-closes"
    assert sorted((door.door, door.locked) for door in field.tokens(DOOR)) == [(0, False), (2, True)]
    assert field.clear().end_round().until("activate-group").told().count("exit-closes") == 1
    assert field.uses("a") == ["slice"]


@pytest.mark.ending("mission-heroes-away")
@pytest.mark.rule("CORE-MISSION-12")
def test_the_rebels_win_when_all_heroes_are_at_the_exit(field: Field) -> None:
    hunted(field).clear().put("a", "J9").use("a", "slice", rolls=[blue(2, surge=1)]).finish()
    field.clear().destroy("barricade", "K3").put("a", "K1").put("b", "K3")
    assert field.outcome is None
    field.activate("b").choose("move", "go:K2")
    assert field.outcome == Outcome("mission-heroes-away", (1, 2))


@pytest.mark.rule("CORE-INCAP-01")
def test_heroes_are_incapacitated_instead_of_withdrawing(field: Field) -> None:
    field.wound("a").wound("a")
    assert (field.hero("a").incapacitated, field.hero("a").withdrawn) == (True, False)


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("wanted"), 6)
