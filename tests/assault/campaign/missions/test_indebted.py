"""Indebted: cannons that fire every round, terminals, and Shortatha behind them."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, red, yellow

from dejarik.assault.campaign.rules.attribute_tests import stored_at
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.ground import sees
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

STRONG = [blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)]
TWICE = [blue(2, surge=1), green(1, surge=1), yellow(2, damage=1)]


@pytest.fixture
def field() -> Field:
    return Field("indebted", ("gaarkhan", "diala-passil"), threat_level=3).clear()


def disable(field: Field, *spaces: str) -> Field:
    for space in spaces:
        field.put("a", space).use("a", "disable", "test:strength", rolls=STRONG).finish()
    return field


def wreck(field: Field, *spaces: str) -> Field:
    for space in spaces:
        field.put("a", space).use("a", "wreck", rolls=TWICE).finish()
    return field


def hide(field: Field) -> Field:
    """Nobody is in sight of a cannon."""
    return field.put("a", "P10").put("b", "P9")


def test_everything_stands_where_the_data_say() -> None:
    field = Field("indebted", threat_level=3)
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing()["stormtrooper-elite"] == ["H7", "I10", "I7"]
    assert field.lying(TERMINAL) == ["C5", "J15", "P3"]
    assert field.lying("pulse-cannon") == ["E3", "I13", "N3"]
    assert field.lying("shortatha") == []
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 0)]
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [Reserved("e-web-engineer", "prison-guards")]
    assert (state.threat, state.goals) == (6, ["disable-terminals"])


@pytest.mark.event("pulse-cannons")
@pytest.mark.rule("CORE-STATUS-06", "CORE-LOS-01")
def test_cannons_fire_at_whom_they_see_at_the_end_of_each_round(field: Field) -> None:
    hide(field).end_round()
    assert field.state.happened == []
    field.until("activate-group").put("b", "L4").roll([red(2, 1), yellow(2, damage=1)] * 2)
    field.end_round("pick-figure")
    field.until("activate-group")
    assert field.state.happened == ["pulse-cannons"]
    assert field.damage("b") == 6, "two of them see her"
    assert field.damage("a") == 0
    assert Condition.FOCUSED not in field.figure("b").conditions


@pytest.mark.rule("CORE-LOS-01")
def test_it_is_the_cannon_that_has_to_see(field: Field) -> None:
    """From I9 the cannon on N3 is seen, but it does not see that space; only the one on I13 does."""
    hide(field).put("b", "I9").roll([red(2, 1), yellow(2, damage=1)])
    assert sees(field.state, field.figure("b"), field.token("pulse-cannon", "N3"))
    field.end_round("pick-figure").until("activate-group")
    assert (field.state.happened, field.damage("b")) == (["pulse-cannons"], 3)


def test_the_imperial_player_chooses_and_gaarkhan_rages(field: Field) -> None:
    hide(field).put("a", "O3").put("b", "O4").roll([red(2, 1), yellow(2, damage=1)] * 3)
    field.end_round("pick-figure")
    assert field.decision.seat == 0
    assert field.options == [f"choose:{field.id('a')}", f"choose:{field.id('b')}"]
    field.choose(f"choose:{field.id('a')}").until("activate-group")
    assert field.damage("a") == 3
    assert Condition.FOCUSED in field.figure("a").conditions


@pytest.mark.rule("CORE-TEST-05")
def test_a_cannon_takes_two_successes(field: Field) -> None:
    token = field.token("pulse-cannon", "N3")
    field.put("a", "N3").use("a", "wreck", rolls=STRONG)
    assert (field.lying("pulse-cannon"), stored_at(field.state, token.id)) == (["E3", "I13", "N3"], 1)
    field.roll(STRONG).choose("interact:wreck#").until("activation-prompt")
    assert field.lying("pulse-cannon") == ["E3", "I13"]


@pytest.mark.event("divert-power")
def test_the_second_cannon_that_falls_makes_the_last_one_stronger(field: Field) -> None:
    threat = field.state.threat
    wreck(field, "N3")
    assert field.state.happened == []
    wreck(field, "E3")
    assert (field.state.happened, field.state.threat) == (["divert-power"], threat + 3)
    field.put("a", "P10").put("b", "I14").roll([red(2, 1), red(3)])
    field.end_round().until("activate-group")
    assert field.damage("b") == 5


@pytest.mark.event("prison-guards")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_the_third_terminal_opens_the_cell(field: Field) -> None:
    disable(field, "C5", "P3")
    assert (field.state.happened, len(field.tokens(DOOR))) == ([], 1)
    disable(field, "J15")
    assert field.state.happened == ["prison-guards"]
    assert (field.tokens(DOOR), field.lying("shortatha")) == ([], ["O7"])
    assert field.state.sections == ["Start Section", "Section 2 - Cell"]
    assert "L2" in field.standing()["e-web-engineer"][0].split("+")
    assert field.state.goals == ["free-him"]


@pytest.mark.ending("mission-shortatha-rescued")
def test_the_rebels_win_when_shortatha_is_rescued(field: Field) -> None:
    disable(field, "C5", "P3", "J15").put("b", "O6").use("b", "rescue")
    assert field.outcome == Outcome("mission-shortatha-rescued", (1, 2))


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(hide(Field("indebted").clear()), 6)
