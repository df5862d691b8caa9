"""Incoming: shells, rubble that lets troopers in, four terminals, and a door behind a plate."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.attribute_tests import stored_at
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.ground import sees_space, situation
from dejarik.assault.rules.objects.tokens import TERMINAL
from dejarik.assault.rules.state import Token
from dejarik.kernel import Outcome
from dejarik.messages import Language, say

pytestmark = pytest.mark.usefixtures("lenient")

GREEN = ["green-1", "green-2"]
THRICE = [blue(2, surge=1), green(1, surge=1), yellow(2, surge=1)]
TWICE = [blue(2, surge=1), green(1, surge=1), yellow(2, damage=1)]


@pytest.fixture
def field() -> Field:
    return Field("incoming")


def in_corridor(field: Field) -> Field:
    """A hero takes the step into it; one trooper looks on, and the other hero is far away."""
    field.clear().put(field.of_card("stormtrooper")[0], "E12").put("a", "E9").put("b", "F17")
    return field.activate("a").choose("move").choose("go:E8")


def shelled(field: Field) -> Field:
    """The first shell has fallen, and nobody is the worse for it."""
    in_corridor(field).choose("space:F7").until("activation-prompt").clear()
    field.figure("a").damage = 0
    return field


def face_down(field: Field, colour: str) -> Token:
    return next(token for token in field.tokens(TERMINAL) if field.state.face_down.get(token.id) == colour)


def search(field: Field, token: Token) -> Field:
    """A hero searches a terminal, and finds what is there."""
    field.figure("a").damage = 0
    field.put("a", _name(field, token)).activate("a").roll(THRICE)
    field.choose(f"interact:search#{token.id}").choose("test:insight")
    return field if field.outcome is not None else field.until("pick-space", "activation-prompt")


def _name(field: Field, token: Token) -> str:
    return next(space for space in field.lying(TERMINAL) if space_of(field.state, space) == token.space)


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "stormtrooper": ["F12", "G14", "I13"],
        "trandoshan-hunter": ["A14", "C13"],
    }
    assert (state.threat_level, len(state.sections)) == (5, 2)
    assert field.lying(TERMINAL) == ["B3", "C10", "H10", "J4"]
    assert sorted(state.face_down.values()) == ["red", "red", "yellow", "yellow"]
    assert field.lying("blast-door") == []
    assert empire(state).points == GREEN
    assert empire(state).reserved == [
        Reserved("imperial-officer", "pursuit"),
        Reserved("imperial-officer-elite", "pursuit"),
        Reserved("stormtrooper-elite", "pursuit"),
    ]
    assert state.goals == ["reach-corridor"]


def test_before_the_bombardment_terminals_are_not_searched(field: Field) -> None:
    assert field.clear().put("a", "C10").uses("a") == []
    assert shelled(field).put("a", "C10").uses("a") == ["search"]


@pytest.mark.event("bombardment")
@pytest.mark.rule("CORE-EVENT-02", "CORE-LOS-01")
def test_a_step_into_the_corridor_begins_the_bombardment(field: Field) -> None:
    in_corridor(field)
    assert (field.told()[-1], field.asks) == ("bombardment", (EMPIRE, "pick-space"))
    state, trooper = field.state, field.of_card("stormtrooper")[0]
    offered = {id.removeprefix("space:") for id in field.options}
    assert "E8" in offered
    assert "E9" not in offered, "it lies outside"
    assert "F6" not in offered, "nothing can lie there"
    assert "B3" not in offered, "nobody sees it"
    assert all(sees_space(state, trooper, space_of(state, name)) for name in offered)
    field.choose("space:F7").until("activation-prompt")
    assert state.goals == ["find-passage"]


def test_a_shell_leaves_rubble_and_everybody_near_chooses(field: Field) -> None:
    field.put("b", "F9")
    in_corridor(field)
    trooper = field.of_card("stormtrooper")[0]
    field.put("b", "F9").put(trooper, "E11").choose("space:E8")
    asked, prompts = [], set()
    while field.asks[1] == "pick-card":
        asked.append((field.decision.seat, field.options))
        prompts.add(say(field.decision.prompt, Language.ENGLISH))
        field.choose("choose:become-stunned" if field.decision.seat == 1 else "choose:suffer-2-damage")
    both = ["choose:suffer-2-damage", "choose:become-stunned"]
    assert sorted(asked) == [(0, both), (1, both), (2, both)]
    assert "Bombardment (Incoming), Stormtrooper 1 (E11): which of these?" in prompts, "whom it is about"
    assert (field.damage("a"), field.figure("a").conditions) == (0, [Condition.STUNNED])
    assert (field.damage("b"), field.figure("b").conditions) == (2, [])
    assert trooper.damage == 2
    assert situation(field.state).difficult >> space_of(field.state, "E8") & 1
    assert empire(field.state).points == GREEN, "the space is not at the edge of the map"


def test_who_is_stunned_already_or_farther_away(field: Field) -> None:
    in_corridor(field)
    field.figure("a").conditions.append(Condition.STUNNED)
    field.choose("space:F7").until("activation-prompt")
    assert (field.damage("a"), field.damage("b")) == (2, 0)
    assert field.of_card("stormtrooper")[0].damage == 0


@pytest.mark.event("shelling")
@pytest.mark.rule("CORE-STATUS-06", "CORE-DEPLOY-06")
def test_each_round_ends_with_a_shell_and_rubble_at_the_edge_lets_them_in(field: Field) -> None:
    shelled(field).put(field.of_card("stormtrooper")[0], "B11").put("a", "F17")
    field.end_round("pick-space")
    assert (field.told()[-1], field.asks) == ("shelling", (EMPIRE, "pick-space"))
    assert "space:F7" not in field.options
    field.choose("space:A11")
    assert empire(field.state).points == [*GREEN, "rubble-a11"]
    assert space_of(field.state, "A11") in active_points(field.state)
    field.until("activate-group").clear().put(field.of_card("stormtrooper")[0], "B11")
    field.end_round("pick-space")
    assert (field.told().count("shelling"), field.state.memory["rubble"]) == (2, 2)


def test_there_are_eight_tokens(field: Field) -> None:
    shelled(field).put(field.of_card("stormtrooper")[0], "B11").put("a", "F17")
    field.state.memory["rubble"] = 7
    field.end_round("pick-space")
    field.choose("space:C11").until("activate-group")
    assert (field.state.memory["rubble"], len(field.state.rubble)) == (8, 2)
    field.clear().put(field.of_card("stormtrooper-elite")[0], "B10").end_round("pick-space")
    assert (field.state.round, len(field.state.rubble)) == (3, 2)


@pytest.mark.event("pursuit")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_the_pursuit_comes_after_the_shell_and_may_come_through_the_rubble(field: Field) -> None:
    shelled(field).put(field.of_card("stormtrooper")[0], "B11").put("a", "F17")
    field.end_round("pick-space").choose("space:A9").until("deploy-point")
    west, east, rubble = points = [f"point:{space_of(field.state, name)}" for name in ("C17", "H18", "A9")]
    assert (field.told()[-1], field.options) == ("pursuit", points)
    field.choose(rubble).until("deploy-point")
    field.choose(east).until("deploy-point").choose(west).until("activate-group")
    standing = field.standing()
    assert "A9" in standing["stormtrooper-elite"]
    assert len(standing["stormtrooper-elite"]) == 3
    assert (standing["imperial-officer-elite"], standing["imperial-officer"]) == (["H18"], ["C17"])
    assert empire(field.state).reserved == []


def test_no_pursuit_before_somebody_has_entered(field: Field) -> None:
    field.clear().end_round().until("activate-group")
    assert (field.told(), len(empire(field.state).reserved)) == (["mission-briefing"], 3)


@pytest.mark.rule("CORE-TEST-05", "CORE-TEST-12")
@pytest.mark.parametrize(("watcher", "left"), [("C12", 1), ("C13", 2), ("", 2)])
def test_a_searcher_who_is_watched_has_a_success_less(field: Field, watcher: str, left: int) -> None:
    shelled(field)
    if watcher:
        field.put(field.of_card("stormtrooper")[0], watcher)
    token = field.put("a", "C10").token(TERMINAL, "C10")
    field.roll(TWICE).choose("interact:search#").choose("test:insight").until("activation-prompt")
    assert stored_at(field.state, token.id) == left
    assert field.told()[-1] == "bombardment"


def test_what_lies_at_a_terminal_is_not_lost_by_being_watched(field: Field) -> None:
    token = shelled(field).put("a", "C10").token(TERMINAL, "C10")
    field.put(field.of_card("stormtrooper")[0], "C12").state.memory[f"stored:{token.id}"] = 2
    field.roll([blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)])
    field.choose("interact:search#").choose("test:insight").until("activation-prompt")
    assert stored_at(field.state, token.id) == 2


@pytest.mark.rule("CORE-EVENT-10")
def test_a_decoy_is_discarded(field: Field) -> None:
    token = face_down(shelled(field).finish(), "red")
    search(field, token)
    assert (token.id in field.state.tokens, field.told()[-1]) == (False, "bombardment")
    assert len(field.lying(TERMINAL)) == 3


@pytest.mark.event("schematics", "hidden-passage")
@pytest.mark.ending("mission-passage-opened")
@pytest.mark.rule("CORE-EVENT-10", "CORE-OBJECT-01")
def test_two_right_terminals_and_the_door(field: Field) -> None:
    shelled(field).finish()
    trooper = field.of_card("stormtrooper")[0]
    for name, shells in (("schematics", 2), ("hidden-passage", 3)):
        field.put(trooper, "E10")
        search(field, face_down(field, "yellow"))
        assert (field.told()[-1], field.asks) == (name, (EMPIRE, "pick-space"))
        field.choose("space:F5" if shells == 2 else "space:F8").until("activation-prompt")
        assert (field.state.memory["rubble"], field.outcome) == (shells, None)
        field.clear().finish()
    assert (field.lying("blast-door"), field.state.goals) == (["F6"], ["force-door"])
    assert field.put("a", "E3").uses("a") == []
    field.put("a", "E6").activate("a")
    field.state.memory[f"stored:{field.token('blast-door').id}"] = 1
    field.roll([blue(2, surge=1), green(1, surge=1)]).choose("interact:force#")
    while field.outcome is None:
        field.go_on()
    assert field.outcome == Outcome("mission-passage-opened", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_in_time(field: Field) -> None:
    time_ends_it(field, 7)


@pytest.mark.ending("mission-wounded")
@pytest.mark.rule("CORE-WOUND-10")
def test_or_with_all_heroes_wounded(field: Field) -> None:
    wounds_end_it(field)
