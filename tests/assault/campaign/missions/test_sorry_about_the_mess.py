"""Sorry About the Mess: Han's door, Gerrin's answer, and who shoots at whom."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

HAN, OFFICER = "han-solo-scoundrel", "imperial-officer-elite"


@pytest.fixture
def field() -> Field:
    return Field("sorry-about-the-mess", threat_level=3)


def han(field: Field) -> Figure:
    return field.of_card(HAN)[0]


def gerrin(field: Field) -> Figure:
    return field.of_card(OFFICER)[0]


def opened(field: Field) -> Field:
    """Han opens the garage; the Empire deploys nothing."""
    field.clear().put(han(field), "D8").activate_figure(han(field)).choose("interact:unlock#")
    return field.until("mission-choose")


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {"probe-droid-elite": ["L9"], "stormtrooper": ["I4", "J5", "J6"]}
    assert field.standing(1)[HAN] == ["P5"]
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 0)]
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [
        Reserved("e-web-engineer", "old-friends"),
        Reserved("trandoshan-hunter-elite", "regulars"),
        Reserved(OFFICER, "old-friends", "gerrin"),
    ]
    assert (state.threat, state.goals) == (6, ["open-garage"])


@pytest.mark.rule("CORE-DOOR-09")
def test_only_han_opens_the_garage(field: Field) -> None:
    field.put("a", "E8").put(han(field), "D8")
    assert (field.uses("a"), field.uses(han(field))) == ([], ["unlock"])


@pytest.mark.event("regulars")
@pytest.mark.rule("CORE-STATUS-06")
def test_regulars_come_at_the_end_of_round_2(field: Field) -> None:
    field.clear().put("a", "D10").put("b", "E10").reach_round(3)
    assert len(field.standing()["trandoshan-hunter-elite"]) == 2
    assert "O6" in field.standing()["trandoshan-hunter-elite"]


@pytest.mark.event("old-friends", "old-friends/gunners")
@pytest.mark.rule("CORE-DEPLOY-02", "CORE-DEPLOY-03")
def test_gerrin_has_company(field: Field) -> None:
    state, threat = field.state, field.state.threat
    opened(field)
    assert state.sections == ["Start Section", "Section 2 - Garage"]
    assert field.standing()[OFFICER] == ["D4"]
    assert health(state, gerrin(field).id) == 5 + 6
    assert (state.threat, empire(state).points) == (threat + 3, ["green-1", "green-2", "red"])
    assert (field.decision.seat, field.options) == (0, ["option:draw", "option:gunners"])
    field.choose("option:gunners").until("pick-figure", "activation-prompt")
    assert "A4" in field.standing()["e-web-engineer"][0].split("+")
    field.finish()
    assert state.goals == ["defeat-gerrin"]


def test_the_deployment_comes_to_the_red_point(field: Field) -> None:
    field.clear().put(han(field), "D8").activate_figure(han(field))
    empire(field.state).hand[:] = ["imperial-officer"]
    field.choose("interact:unlock#").until("deploy-prompt")
    field.choose("deploy:imperial-officer").until("mission-choose")
    assert field.standing()["imperial-officer"] == ["A4"]


@pytest.mark.rule("CORE-INTERRUPT-02")
def test_han_may_shoot_when_he_sees_gerrin(field: Field) -> None:
    opened(field).choose("option:gunners").until("pick-figure")
    assert (field.decision.seat, field.options) == (1, [f"choose:{gerrin(field).id}", "decline"])
    field.choose(f"choose:{gerrin(field).id}")
    attack = field.state.the(Attack)
    assert (attack.attacker, attack.only) == (han(field).id, [gerrin(field).id])


@pytest.mark.event("old-friends/draw")
def test_gerrin_draws_first(field: Field) -> None:
    opened(field).choose("option:draw")
    assert Condition.FOCUSED in gerrin(field).conditions
    field.until("pick-figure")
    assert (field.decision.seat, field.options) == (0, [f"choose:{han(field).id}", "decline"])
    field.choose(f"choose:{han(field).id}")
    assert (field.state.the(Attack).attacker, field.state.the(Attack).only) == (
        gerrin(field).id,
        [han(field).id],
    )


@pytest.mark.ending("mission-gerrin-defeated")
def test_the_rebels_win_when_gerrin_is_defeated(field: Field) -> None:
    opened(field).choose("option:gunners").finish()
    assert field.defeat(gerrin(field)).outcome == Outcome("mission-gerrin-defeated", (1, 2))


@pytest.mark.ending("mission-han-defeated")
def test_the_empire_wins_when_han_is_defeated_and_not_by_wounds(field: Field) -> None:
    assert field.wound("a").wound("b").outcome is None
    assert field.defeat(han(field)).outcome == Outcome("mission-han-defeated", (0,))
