"""High Moon: Jyn's own space, her comlink, and a duel that a test decides."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.deploying import reinforceable
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.attack.numbers import surge_abilities
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

PASSES = [blue(2, surge=1), green(1, damage=2)]
FAILS = [blue(2, damage=1), green(1, damage=2)]


@pytest.fixture
def field() -> Field:
    return Field("high-moon", ("jyn-odan", "diala-passil"), threat_level=3)


def szark(field: Field) -> Figure:
    return field.of_card("trandoshan-hunter")[0]


def called(field: Field, *, passes: bool = True) -> Field:
    """Jyn calls Szark, and the test shows who shoots."""
    field.clear().put("a", "E7").activate("a").roll(PASSES if passes else FAILS)
    field.choose("interact:call#")
    while field.state.find(Attack) is None and field.asks[1] != "activation-prompt":
        field.go_on()
    return field


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert sorted(field.standing()) == ["e-web-engineer", "imperial-officer", "nexu-elite", "stormtrooper"]
    assert (field.space("a"), field.space("b")) == ("A7", "A3"), "Jyn has a space of her own"
    assert (field.lying("comlink"), field.lying("crate")) == (["D7"], ["A12", "G11", "G2"])
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 0)]
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [
        Reserved("trandoshan-hunter", "the-gunfight", "szark"),
        Reserved("trandoshan-hunter-elite", "the-gunfight"),
    ]
    assert (state.threat, state.goals) == (6, ["call-him-out"])


@pytest.mark.rule("CORE-INTERACT-03")
def test_only_jyn_uses_the_comlink(field: Field) -> None:
    field.clear().put("a", "E7").put("b", "C7")
    assert (field.uses("a"), field.uses("b")) == (["call"], [])


def test_without_jyn_the_first_hero_takes_her_part() -> None:
    field = Field("high-moon").clear().put("a", "E7").put("b", "C7")
    assert (field.uses("a"), field.uses("b")) == (["call"], [])


@pytest.mark.event("the-gunfight")
@pytest.mark.rule("CORE-DEPLOY-02", "CORE-TEST-04")
def test_szark_comes_out_and_who_draws_first_shoots(field: Field) -> None:
    state = called(field).state
    attack = state.the(Attack)
    assert (attack.attacker, attack.only) == (field.id("a"), [szark(field).id])
    assert state.happened == ["the-gunfight"]
    assert state.sections == ["Start Section", "Section 2 - Cantina"]
    assert (field.tokens(DOOR), field.tokens("comlink")) == ([], [])
    standing = field.standing()
    assert standing["trandoshan-hunter-elite"] == ["F1", "I12"]
    assert standing["trandoshan-hunter"] == ["I7"], "alone"
    assert health(state, szark(field).id) == 6 + 2 * 3
    while state.find(Attack) is not None:
        field.go_on()
    assert state.goals == ["defeat-szark"]
    state.threat = 20
    assert szark(field).group not in [group.id for group in reinforceable(state)]


def test_or_is_shot_at(field: Field) -> None:
    attack = called(field, passes=False).state.the(Attack)
    assert (attack.attacker, attack.only) == (szark(field).id, [field.id("a")])


def test_szark_is_a_better_shot(field: Field) -> None:
    called(field, passes=False)
    attack = field.state.the(Attack)
    effects = [surge.effect for _, _, surge in surge_abilities(field.state, attack)]
    assert any(effect.damage == 2 and not effect.pierce for effect in effects)


@pytest.mark.rule("CORE-THREAT-05")
def test_szark_recovers_for_threat_each_round_and_when_he_activates(field: Field) -> None:
    state = called(field).state
    while state.find(Attack) is not None:
        field.go_on()
    field.finish().clear("trandoshan-hunter-elite")
    figure = szark(field)
    figure.damage = 5
    while not field.offers("use:rules-high-moon-szark.shrug-off"):
        field.go_on()
    assert state.round == 2
    threat = state.threat
    field.choose(field.offers("use:rules-high-moon-szark.shrug-off")[0])
    assert (figure.damage, state.threat) == (2, threat - 2)
    field.until("activate-group").activate_figure(figure)
    field.choose(field.offers("use:rules-high-moon-szark.brace")[0])
    assert (figure.damage, state.threat) == (0, threat - 4)


def test_not_without_threat_or_wounds(field: Field) -> None:
    state = called(field).state
    while state.find(Attack) is not None:
        field.go_on()
    figure = szark(field)
    figure.damage, state.threat = 3, 1
    field.finish().activate_figure(figure)
    assert field.offers("use:rules-high-moon-szark") == []
    state.threat, figure.damage = 9, 0
    field.finish().activate_figure(figure)
    assert field.offers("use:rules-high-moon-szark") == []


@pytest.mark.ending("mission-szark-defeated")
def test_the_rebels_win_when_szark_is_defeated(field: Field) -> None:
    called(field)
    field.defeat(*field.of_card("trandoshan-hunter-elite"))
    assert field.outcome is None
    assert field.defeat(szark(field)).outcome == Outcome("mission-szark-defeated", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
