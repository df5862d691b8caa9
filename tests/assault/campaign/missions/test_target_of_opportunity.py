"""Target of Opportunity: the cell, the archive, and saboteurs who do not give up."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue

from dejarik.assault.campaign.rules.state import Reserved, empire, is_rebel
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import attack_surge
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

SABOTEUR, GUARD = "rebel-saboteur", "royal-guard"
PASSES = [blue(2, surge=1)]


@pytest.fixture
def field() -> Field:
    return Field("target-of-opportunity", threat_level=3)


def freed(field: Field) -> Field:
    field.clear().put("a", "M9").use("a", "slice", rolls=PASSES)
    field.roll(PASSES).choose("interact:slice#")
    return field.finish()


def broken_in(field: Field, threat: int) -> Field:
    field.state.threat = threat
    field.refresh()
    return field.clear().open(0)


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "imperial-officer": 1,
        "probe-droid": 1,
        "stormtrooper": 3,
    }
    doors = sorted((token.door, token.locked, token.health, token.block) for token in field.tokens(DOOR))
    assert doors == [(0, True, 8, 5), (1, True, 0, 0)]
    assert (field.lying(TERMINAL), field.lying("data-core"), field.of_card(SABOTEUR)) == (["M8"], [], [])
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [Reserved(GUARD, "data-core")]
    assert (state.threat, state.goals) == (6, ["open-archive"])


@pytest.mark.rule("CORE-OBJECT-01")
def test_only_rebels_attack_the_archive(field: Field) -> None:
    door = next(token for token in field.tokens(DOOR) if token.door == 0)
    assert may_target(field.state, field.figure("a"), door)
    assert not may_target(field.state, field.of_card("stormtrooper")[0], door)


@pytest.mark.event("finish-the-job")
@pytest.mark.rule("CORE-TEST-05", "CORE-ALLY-07")
def test_two_successes_free_the_saboteurs(field: Field) -> None:
    field.clear().put("a", "M9").use("a", "slice", rolls=PASSES)
    assert len(field.tokens(DOOR)) == 2
    field.roll(PASSES).choose("interact:slice#").until("activation-prompt")
    assert field.state.happened == ["finish-the-job"]
    assert field.state.sections == ["Start Section", "Section 2 - Cell"]
    assert len(field.standing(1)[SABOTEUR]) == 2
    assert "D10" in field.standing(1)[SABOTEUR]
    assert all(is_rebel(field.state, figure) for figure in field.of_card(SABOTEUR))
    assert field.uses("a") == [], "the cell is open"


@pytest.mark.rule("CORE-INCAP-01", "CORE-INCAP-02")
def test_a_saboteur_who_would_be_defeated_crawls_on(field: Field) -> None:
    saboteur, other = freed(field).of_card(SABOTEUR)
    field.defeat(saboteur)
    assert saboteur.id in field.state.figures
    assert other.id not in field.state.laid_low
    field.activate_figure(saboteur)
    assert field.options == ["move", "end"], "one action, for a move"
    field.choose("move")
    assert field.offers("go:")
    assert {id.split(":")[0] for id in field.options} == {"go", "end"}


@pytest.mark.rule("CORE-SURGE-01")
def test_saboteurs_know_the_door(field: Field) -> None:
    saboteur = freed(field).of_card(SABOTEUR)[0]
    field.put(saboteur, "H8")
    door = next(token for token in field.tokens(DOOR) if token.door == 0)
    field.now(lambda state: state.push(attack_with(state, saboteur, must=True, only=[door.id])))
    while field.state.the(Attack).target != door.id:
        field.go_on()
    assert attack_surge(field.state, saboteur.id) == 1


@pytest.mark.event("data-core", "data-core/charge")
@pytest.mark.rule("CORE-DEPLOY-02", "CORE-THREAT-05")
def test_a_guard_charges_for_threat(field: Field) -> None:
    broken_in(field, 2).until("mission-choose")
    assert field.state.sections == ["Start Section", "Section 3 - Archive"]
    assert "H13" in field.standing()[GUARD]
    assert field.lying("data-core") == ["I11"]
    assert (field.decision.seat, field.options) == (0, ["option:charge", "decline"])
    field.choose("option:charge")
    assert field.state.threat == 0
    guard = field.of_card(GUARD)[0]
    field.choose(f"choose:{guard.id}")
    assert field.offers("go:")


def test_nobody_charges_without_threat(field: Field) -> None:
    broken_in(field, 1).until("activate-group")
    assert field.state.happened == ["data-core"]
    assert field.state.goals == ["destroy-core"]


@pytest.mark.ending("mission-data-core-destroyed")
def test_the_rebels_win_when_the_core_is_destroyed(field: Field) -> None:
    broken_in(field, 0).until("activate-group")
    core = field.token("data-core")
    assert (core.health, core.block, core.defence) == (6, 0, [])
    assert not may_target(field.state, field.of_card(GUARD)[0], core)
    assert field.destroy("data-core").outcome == Outcome("mission-data-core-destroyed", (1, 2))


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("target-of-opportunity"), 6)
