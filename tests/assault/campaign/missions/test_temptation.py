"""Temptation: eight tokens, two answers to a whisper, and a shadow."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import Roll, blue, green, yellow

from dejarik.assault.campaign.rules.sheet_tokens import on_sheet
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import Attack, AttackDeclared
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

VADER = "darth-vader-lord-of-the-sith"
PASSES: list[Roll] = [blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)]
FAILS: list[Roll] = [blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)]


@pytest.fixture
def field() -> Field:
    return Field("temptation", ("diala-passil", "fenn-signis"), threat_level=3)


def strength(field: Field) -> int:
    return on_sheet(field.state, field.id("a"), "strength-token")


def status(field: Field, rolls: list[Roll]) -> Field:
    """The Status Phase, up to the choice of Diala at the end of the round."""
    return field.roll(rolls).end_round("mission-choose")


def opened(field: Field) -> Field:
    return field.clear().put("a", "D6").use("a", "unlock").finish()


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "nexu-elite": 1,
        "royal-guard": 2,
        "stormtrooper": 3,
    }
    assert [(token.locked, token.health) for token in field.tokens(DOOR)] == [(True, 0)]
    assert len(empire(state).points) == 8
    assert empire(state).reserved == [Reserved(VADER, "hatred")]
    assert (state.threat, state.goals, strength(field)) == (6, ["open-chamber"], 8)


@pytest.mark.event("inner-strength")
@pytest.mark.rule("CORE-STATUS-01", "CORE-TEST-04")
@pytest.mark.parametrize(("rolls", "left"), [(PASSES, 7), (FAILS, 6)])
def test_each_status_phase_costs_strength(field: Field, rolls: list[Roll], left: int) -> None:
    status(field.clear(), rolls)
    assert (strength(field), field.told()) == (
        left,
        ["mission-briefing", "inner-strength", "allure-of-power"],
    )


@pytest.mark.event("inner-strength-wound")
@pytest.mark.rule("CORE-WOUND-01")
def test_so_does_every_wound(field: Field) -> None:
    field.wound("b").until("activate-group")
    assert strength(field) == 6, "two tokens each"
    field = Field("temptation", 4).wound("b").until("activate-group")
    assert strength(field) == 7


@pytest.mark.event("allure-of-power", "allure-of-power/give-in")
@pytest.mark.rule("CORE-EVENT-05")
def test_diala_gives_in(field: Field) -> None:
    trooper = field.of_card("stormtrooper")[0]
    status(field.clear().put("a", "E10").put("b", "L10").put(trooper, "E8"), PASSES)
    assert field.decision.seats == (1, 2)
    assert field.options == ["option:give-in", "option:hold-back"]
    field.choose("option:give-in")
    assert strength(field) == 6
    field.choose(next(id for id in field.options if "E9" in id or id == "stay"))
    while field.asks[1] != "activate-group":
        trooper.damage = 0
        aimed = field.offers("attack:")
        field.choose(aimed[0]) if aimed else field.go_on()
    declared = [each.attacker for each in field.events if isinstance(each, AttackDeclared)]
    assert declared == [field.id("a")] * 2


@pytest.mark.event("allure-of-power/hold-back")
def test_or_holds_back(field: Field) -> None:
    trooper = field.of_card("stormtrooper")[0]
    field.clear().put("a", "E10").put("b", "E9").put(trooper, "E8").hurt("b", 3).tire("b", 3)
    status(field, PASSES).choose("option:hold-back")
    assert (strength(field), field.damage("b"), field.strain("b")) == (8, 1, 1)
    field.until("pick-figure")
    assert field.decision.seat == 0
    assert Condition.FOCUSED in trooper.conditions
    field.choose(f"choose:{trooper.id}")
    assert field.state.the(Attack).attacker == trooper.id


def test_only_at_the_end_of_rounds_1_3_and_5(field: Field) -> None:
    field.clear()
    told = []
    for _ in range(5):
        field.roll(PASSES).end_round("mission-choose")
        if field.asks[1] == "mission-choose":
            told.append(field.state.round)
            field.choose("option:hold-back")
        field.until("activate-group")
    assert told == [1, 3, 5]


@pytest.mark.event("hatred")
@pytest.mark.rule("CORE-DOOR-09", "CORE-DEPLOY-02")
def test_a_shadow_waits_behind_her_door(field: Field) -> None:
    field.clear().put("a", "D6").put("b", "D7")
    assert (field.uses("a"), field.uses("b")) == (["unlock"], [])
    opened(field)
    assert field.state.happened == ["hatred"]
    assert field.state.sections == ["Start Section", "Section 2 - Holocron Chamber"]
    assert field.standing()[VADER] == ["A6"]
    assert health(field.state, field.of_card(VADER)[0].id) == 6
    assert field.state.goals == ["defeat-vader"]


@pytest.mark.ending("mission-vader-defeated")
def test_the_rebels_win_when_he_is_defeated(field: Field) -> None:
    assert opened(field).defeat(*field.of_card(VADER)).outcome == Outcome("mission-vader-defeated", (1, 2))


@pytest.mark.ending("mission-strength-lost")
def test_the_empire_wins_when_her_strength_is_gone(field: Field) -> None:
    field.state.memory[f"on-sheet:strength-token:{field.id('a')}"] = 2
    assert status(field.clear(), FAILS).outcome == Outcome("mission-strength-lost", (0,))


@pytest.mark.ending("mission-diala-withdrawn")
def test_or_when_she_withdraws(field: Field) -> None:
    field.wound("a").until("activate-group").wound("b").until("activate-group")
    assert field.outcome is None
    assert field.wound("a").outcome == Outcome("mission-diala-withdrawn", (0,))
