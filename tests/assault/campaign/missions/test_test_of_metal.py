"""Test of Metal: droids that leave the line in pairs, plans to download, and terminals to destroy."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target, surges_of
from dejarik.assault.rules.values import defence_block, health, speed
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

X8 = "test-of-metal--x-8-blaster-droid"


@pytest.fixture
def field() -> Field:
    return Field("test-of-metal", threat_level=3)


def inside(field: Field) -> Field:
    field.state.threat = 0
    return field.open().until("activate-group")


def downloaded(field: Field) -> Field:
    inside(field).clear()
    token = field.token("terminal", "G11")
    field.put("a", "G11").roll([blue(2, surge=1)]).activate_figure(field.figure("a"))
    field.choose(f"interact:download#{token.id}").until("activation-prompt").choose("end")
    return field.until("activate-group")


def offered(field: Field, figure: Figure) -> list[str]:
    return [each.id.split("#")[0] for each in interactions(field.state, figure)]


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {X8: ["N12", "N13", "O10", "O3", "P1", "P10"]}
    assert len({figure.group for figure in field.of_card(X8)}) == 3
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(False, 0)]
    assert (field.lying("terminal"), field.lying("crate")) == ([], ["N5"])
    assert empire(state).points == ["green-1", "green-2"]
    assert (state.threat, state.goals, field.space("a")) == (6, ["enter"], "Q5")


def test_what_the_droids_are(field: Field) -> None:
    state, droid = field.state, field.of_card(X8)[0]
    assert (health(state, droid.id), speed(state, droid.id), defence_block(state, droid.id)) == (3, 4, 1)
    assert [(surge.name, surge.effect.pierce) for _, surge in surges_of(state, droid)] == [("pierce", 1)]
    field.clear().put(droid, "P8").put("a", "P6")
    field.push(attack_with(state, droid, must=True))
    field.until("activate-group")
    assert field.outcome is None


@pytest.mark.event("manufactured-mayhem")
def test_the_factory_opens(field: Field) -> None:
    state = field.state
    empire(state).hand = ["imperial-officer"]
    state.threat = 0
    field.open()
    assert (field.asks, state.threat, empire(state).points) == (
        (EMPIRE, "deploy-prompt"),
        3,
        ["blue-1", "blue-2"],
    )
    field.until("activate-group")
    assert {"J12", "J13"} <= set(field.standing()[X8])
    assert (field.lying("terminal"), state.goals) == (["A11", "D11", "G11"], ["download"])
    assert {(token.health, token.block) for token in field.tokens("terminal")} == {(3, 1)}


@pytest.mark.event("production")
def test_the_line_runs_as_long_as_a_red_terminal_stands(field: Field) -> None:
    field.end_round()
    assert len(field.of_card(X8)) == 6, "not before the door is open"
    inside(field.until("activate-group")).end_round()
    assert len(field.of_card(X8)) == 10
    downloaded(Field("test-of-metal", threat_level=3))
    field.until("activate-group").state.happened.append("rightful-owner")
    field.destroy("terminal", "A11").end_round()
    assert len(field.of_card(X8)) == 12
    field.until("activate-group").destroy("terminal", "D11").end_round()
    assert len(field.of_card(X8)) == 12


@pytest.mark.event("rightful-owner")
def test_the_plans_are_downloaded_from_the_blue_terminal(field: Field) -> None:
    state = inside(field).state
    field.clear().put("a", "D11").put("b", "G11")
    assert (offered(field, field.figure("a")), offered(field, field.figure("b"))) == ([], ["download"])
    assert not may_target(state, field.figure("a"), field.token("terminal", "D11"))
    state.threat = 0
    empire(state).hand = ["imperial-officer"]
    token = field.token("terminal", "G11")
    field.roll([blue(2, surge=1)]).activate_figure(field.figure("b"))
    field.choose(f"interact:download#{token.id}")
    field.until("deploy-prompt")
    assert (state.threat, len(field.of_card(X8))) == (3, 10)
    field.until("activation-prompt")
    assert (state.goals, state.happened[-1]) == (["destroy"], "rightful-owner")
    assert may_target(state, field.figure("a"), field.token("terminal", "D11"))
    assert not may_target(state, field.of_card(X8)[0], field.token("terminal", "D11"))


def test_a_test_that_is_failed_brings_nothing(field: Field) -> None:
    inside(field).clear()
    token = field.token("terminal", "G11")
    field.put("a", "G11").roll([blue(2, damage=1)]).activate("a")
    field.choose(f"interact:download#{token.id}").until("activation-prompt")
    assert "rightful-owner" not in field.state.happened


def test_afterwards_every_terminal_can_be_wrecked_by_a_test(field: Field) -> None:
    downloaded(field).put("a", "G11")
    token = field.token("terminal", "G11")
    field.roll([blue(2, surge=1), green(1, damage=2)]).activate_figure(field.figure("a"))
    field.choose(f"interact:wreck#{token.id}", "test:strength").until("activation-prompt")
    assert field.lying("terminal") == ["A11", "D11"]


@pytest.mark.ending("mission-factory-silent")
@pytest.mark.parametrize("droids_first", [True, False], ids=["droids", "terminals"])
def test_the_rebels_win_without_terminals_and_droids(field: Field, droids_first: bool) -> None:
    downloaded(field)
    terminals = [Damaged(target=token.id, amount=9, by=1) for token in field.tokens("terminal")]
    if droids_first:
        field.defeat(*field.of_card(X8))
        field.occur(*terminals[:2])
        assert field.state.outcome is None
        field.occur(terminals[2])
    else:
        field.occur(*terminals)
        field.put(field.of_card(X8)[0], "D11")
        field.defeat(*field.of_card(X8)[1:])
        assert field.state.outcome is None
        field.defeat(*field.of_card(X8))
    assert field.state.outcome == Outcome("mission-factory-silent", (1, 2))


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("test-of-metal"), 6)
