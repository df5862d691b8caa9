"""Brushfire: charges that are disarmed, carried by Fenn's friends and stuck to a walker."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, red

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

BY_FENN = [blue(2, surge=1), green(1, damage=2)]
BY_DIALA = [blue(2, surge=1)]
SPACES = ["B6", "E1", "I10", "I4", "K7", "O2"]


@pytest.fixture
def field() -> Field:
    return Field("brushfire", ("fenn-signis", "diala-passil"), threat_level=3)


def disarm(field: Field, space: str, letter: str = "b") -> Field:
    """One charge, by Diala far from Fenn or by Fenn himself."""
    field.put(letter, space)
    return field.use(letter, "disarm", rolls=BY_DIALA if letter == "b" else BY_FENN)


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "at-st-elite": ["H6+I6+H7+I7+H8+I8"],
        "e-web-engineer": ["O3+O4"],
        "imperial-officer": ["L9"],
        "probe-droid": ["C3"],
    }
    assert field.lying("explosive") == SPACES
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [Reserved("trandoshan-hunter", "small-victory")]
    assert (state.threat, state.goals) == (6, ["disarm"])


@pytest.mark.rule("CORE-TEST-04")
def test_an_explosive_is_discarded_or_taken_along_near_fenn(field: Field) -> None:
    field.clear().put("a", "A9")
    field.put("b", "E1").use("b", "disarm", rolls=[blue(2, damage=1)]).finish()
    assert field.lying("explosive") == SPACES, "the test was failed"
    disarm(field, "E1").finish()
    assert (field.lying("explosive"), len(field.tokens("explosive"))) == (SPACES[:1] + SPACES[2:], 5)
    field.put("a", "D6")
    disarm(field, "B6").finish()
    [carried] = [token for token in field.tokens("explosive") if token.carrier]
    assert (carried.carrier, carried.turned) == (field.id("b"), True)
    disarm(field, "K7", "a").finish()
    assert [token.carrier for token in field.tokens("explosive") if token.carrier] == [
        field.id("b"),
        field.id("a"),
    ], "he himself does, too"
    assert field.state.memory["disarmed"] == 3


@pytest.mark.rule("CORE-TOKEN-14")
def test_what_is_dropped_stays_disarmed(field: Field) -> None:
    field.clear()
    disarm(field, "B6", "a").finish()
    field.wound("a")
    token = field.token("explosive", "B6")
    assert (token.turned, token.carrier) == (True, 0)
    field.put("b", "B6")
    assert field.uses("b") == ["retrieve"]


@pytest.mark.event("demolition")
@pytest.mark.rule("CORE-INTERACT-03")
def test_explosives_on_the_walker_go_off_at_the_end_of_the_round(field: Field) -> None:
    [walker] = field.of_card("at-st-elite")
    disarm(field, "K7", "a").finish()
    disarm(field, "I4", "a").put("a", "J6")
    assert field.uses("a").count("stick") == 1
    field.choose("interact:stick#").finish()
    [token] = [token for token in field.tokens("explosive") if token.carrier == walker.id]
    assert field.uses(walker) == []
    field.end_round().until("activate-group")
    assert token.id not in field.state.tokens
    assert (walker.damage, field.told()) == (5, ["mission-briefing", "demolition"])
    field.reach_round(3)
    assert field.told() == ["mission-briefing", "demolition"], "nothing sticks to it any more"


@pytest.mark.event("small-victory")
def test_the_wreck_burns_and_hunters_come(field: Field) -> None:
    [walker] = field.of_card("at-st-elite")
    [officer] = field.of_card("imperial-officer")
    field.put("a", "J6").put("b", "K5").put(officer, "L4").roll([red(2, 1), red(3)])
    field.occur(Damaged(target=walker.id, amount=99, by=1)).until("deploy-point")
    assert (field.damage("a"), field.damage("b"), officer.damage) == (5, 5, 0)
    assert field.decision.seat == 0
    assert len(field.options) == 3, "any active point"
    field.choose(field.options[0]).until("activate-group")
    assert len(field.of_card("trandoshan-hunter")) == 2
    assert field.state.happened == ["small-victory"]


def three_disarmed(field: Field) -> Field:
    field.clear().put("a", "A9")
    for space in ("E1", "I4", "K7"):
        disarm(field, space).finish()
    return field


def last_stand(field: Field) -> Field:
    """The fourth explosive is disarmed, by Fenn, who carries it."""
    three_disarmed(field).put("a", "B6").activate("a").roll(BY_FENN)
    return field.choose("interact:disarm#").until("mission-choose")


@pytest.mark.event("last-stand", "last-stand/set-off")
def test_the_last_stand_sets_off_what_a_hero_carries(field: Field) -> None:
    threat = field.state.threat
    last_stand(field)
    assert field.state.threat == threat + 3
    assert (field.decision.seat, field.options) == (0, ["option:set-off", "option:booby-trap"])
    field.choose("option:set-off").until("activation-prompt")
    assert field.damage("a") == 4
    assert field.lying("explosive") == ["I10", "O2"]
    assert len(field.tokens("explosive")) == 2
    assert field.state.happened == ["last-stand", "last-stand-option-set-off"]


@pytest.mark.event("last-stand/booby-trap")
@pytest.mark.ending("mission-explosives-disarmed")
def test_or_hides_another_one_under_a_crate(field: Field) -> None:
    last_stand(field).choose("option:booby-trap").until("pick-card")
    crate = field.token("crate", "E9")
    field.choose(f"choose:{crate.id}").finish()
    assert field.lying("crate") == ["F11", "I5", "L2"]
    assert field.lying("explosive") == ["E9", "I10", "O2"]
    disarm(field, "I10").finish()
    disarm(field, "O2").finish()
    assert field.outcome is None
    disarm(field, "E9")
    assert field.outcome == Outcome("mission-explosives-disarmed", (1, 2))


@pytest.mark.rule("CORE-DEPLOY-03")
def test_the_last_stand_gives_a_deployment_first(field: Field) -> None:
    empire(field.state).hand.append("imperial-officer")
    three_disarmed(field).put("b", "O2").activate("b").roll(BY_DIALA).choose("interact:disarm#")
    assert field.asks == (0, "deploy-prompt")


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("brushfire"), 5)
