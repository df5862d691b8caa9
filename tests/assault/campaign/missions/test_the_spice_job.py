"""The Spice Job: three pockets, two doors, six barrels."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

POCKET, BARREL, CHEWBACCA = "card-in-pocket", "spice-barrel", "chewbacca-loyal-wookiee"
PASSES = [blue(2, surge=1), green(1, damage=2)]


@pytest.fixture
def field() -> Field:
    return Field("the-spice-job", threat_level=3)


def chewbacca(field: Field) -> Figure:
    return field.of_card(CHEWBACCA)[0]


def holder(field: Field, colour: str) -> tuple[Figure, Token]:
    token = next(token for token in field.tokens(POCKET) if field.state.face_down.get(token.id) == colour)
    return field.state.figures[token.carrier], token


def looked(field: Field, colour: str) -> Field:
    """Somebody defeats a figure with such a token, and looks at what it has left."""
    figure, _ = holder(field, colour)
    field.put(figure, "G8").defeat(figure).until("activate-group")
    return field.put("a", "G8").activate("a").choose("interact:look#")


def with_keycard(field: Field, option: str = "alert") -> Field:
    return looked(field, "yellow").choose(f"option:{option}").finish()


def opened(field: Field, option: str = "alert") -> Field:
    with_keycard(field).clear().put("a", "E9").activate("a").choose("interact:unlock#")
    return field.until("mission-choose").choose(f"option:{option}")


def claim(field: Field, *spaces: str) -> Field:
    for space in spaces:
        barrel = field.token(BARREL, space)
        field.clear().put("b", space).activate("b").roll(PASSES).choose(f"interact:claim#{barrel.id}")
        if field.outcome is None:
            field.finish()
    return field


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "nexu-elite": 1,
        "probe-droid": 1,
        "trandoshan-hunter-elite": 2,
    }
    assert field.standing(1)[CHEWBACCA] == ["J1"], "there before the heroes"
    assert sorted(state.face_down.values()) == ["red", "red", "yellow"]
    guards = [*field.of_card("probe-droid"), *field.of_card("trandoshan-hunter-elite")]
    assert {token.carrier for token in field.tokens(POCKET)} == {figure.id for figure in guards}
    assert field.lying(BARREL) == ["A5", "B4"]
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 0)] * 2
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [Reserved("e-web-engineer", "the-back-room")]
    assert (state.threat, state.goals) == (6, ["find-keycard"])


@pytest.mark.rule("CORE-EVENT-10", "CORE-DEFEAT-02")
def test_a_red_card_is_worth_nothing(field: Field) -> None:
    figure, token = holder(field, "red")
    field.put(figure, "G8").defeat(figure)
    assert (field.lying(POCKET), token.turned) == (["G8"], False), "still face down"
    field.until("activate-group").put("a", "G8").use("a", "look")
    assert token.id not in field.state.tokens
    assert field.state.happened == []


@pytest.mark.event("defend-the-spice", "defend-the-spice/alert")
@pytest.mark.rule("CORE-TOKEN-12")
def test_the_keycard_is_taken_along_and_the_gang_answers(field: Field) -> None:
    threat = field.state.threat
    looked(field, "yellow")
    assert (field.decision.seat, field.options) == (0, ["option:alert", "option:attack"])
    field.choose("option:alert").finish()
    [card] = [token for token in field.tokens(POCKET) if token.turned]
    assert (card.carrier, field.state.threat) == (field.id("a"), threat + 3)
    assert field.state.goals == ["claim-spice"]


@pytest.mark.event("defend-the-spice/attack")
@pytest.mark.rule("CORE-INTERRUPT-02")
def test_or_shoots(field: Field) -> None:
    looked(field, "yellow")
    [nexu] = field.of_card("nexu-elite")
    field.clear().put(nexu, "G9" if field.exists("G9") else "F8").refresh()
    field.choose("option:attack")
    assert f"choose:{nexu.id}" in field.options
    field.choose(f"choose:{nexu.id}")
    assert field.state.the(Attack).attacker == nexu.id


@pytest.mark.rule("CORE-TOKEN-14", "CORE-DOOR-09")
def test_who_carries_the_keycard_opens_doors_and_can_lose_it(field: Field) -> None:
    with_keycard(field).clear().put("a", "E9").put("b", "E10")
    assert (field.uses("a"), field.uses("b")) == (["unlock"], [])
    field.wound("a")
    assert (field.uses("a"), sorted(field.uses("b"))) == (["retrieve"], ["retrieve"])


@pytest.mark.event("the-back-room", "the-back-room/alert")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_behind_the_first_door(field: Field) -> None:
    state = with_keycard(field).state
    threat = state.threat
    field.clear().put("a", "E9").activate("a").choose("interact:unlock#").until("mission-choose")
    field.choose("option:alert").until("activation-prompt")
    assert state.sections == ["Start Section", "Section 2 - Back Room"]
    assert "A9" in field.standing()["e-web-engineer"][0].split("+")
    assert field.lying(BARREL) == ["A5", "B10", "B4", "C10", "C7", "D8"]
    assert state.threat == threat + 3
    field.put("a", "A6").choose("interact:unlock#").finish()
    assert field.told().count("the-back-room") == 1


@pytest.mark.event("the-back-room/attack")
def test_where_the_gang_may_shoot_too(field: Field) -> None:
    threat = with_keycard(field).state.threat
    field.clear().put("a", "E9").activate("a").choose("interact:unlock#").until("mission-choose")
    field.choose("option:attack").until("activation-prompt", "pick-figure")
    assert field.state.threat == threat


@pytest.mark.rule("CORE-TEST-09")
def test_healthy_heroes_and_chewbacca_claim_barrels(field: Field) -> None:
    field.clear().put("a", "B5").put("b", "C4").put(chewbacca(field), "A4").wound("b")
    assert (field.uses("a"), field.uses("b"), field.uses(chewbacca(field))) == (
        ["claim"] * 2,
        [],
        ["claim"] * 2,
    )


@pytest.mark.ending("mission-spice-claimed")
def test_the_rebels_win_with_the_sixth_barrel(field: Field) -> None:
    opened(field).finish()
    claim(field, "A5", "B4", "B10", "C10", "C7")
    assert field.outcome is None
    assert claim(field, "D8").outcome == Outcome("mission-spice-claimed", (1, 2))


@pytest.mark.ending("mission-thieves-beaten", "mission-time")
def test_the_empire_wins_in_time_or_against_everybody(field: Field) -> None:
    assert field.wound("a").wound("b").outcome is None, "Chewbacca is still there"
    assert field.defeat(chewbacca(field)).outcome == Outcome("mission-thieves-beaten", (0,))
    field = Field("the-spice-job").defeat()
    field.defeat(chewbacca(field)).wound("a")
    assert field.outcome is None
    assert field.wound("b").outcome == Outcome("mission-thieves-beaten", (0,))
    field = Field("the-spice-job").clear().reach_round(5)
    assert field.outcome is None
    assert field.end_round().outcome == Outcome("mission-time", (0,))
