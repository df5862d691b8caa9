"""The Realm of the Dark Side: terminals, officers with codes, the Emperor's patience, and a shard to carry away."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.sheet_tokens import on_sheet, put_on_sheet
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR, carried_by, retrieve
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

AHSOKA, PALPATINE = "ahsoka-tano-rebel-instigator", "emperor-palpatine-sith-master"
TWO = [blue(2, surge=1), green(1, surge=1)]


@pytest.fixture
def field() -> Field:
    return Field("the-realm-of-the-dark-side")


def door(field: Field, name: str) -> Token:
    number = door_number(field.state, name)
    return next(token for token in field.tokens(DOOR) if token.door == number)


def opened(field: Field, name: str) -> Field:
    return field.open(door_number(field.state, name)).until("activate-group")


def in_office(field: Field) -> Field:
    return opened(opened(field, "temple-door"), "office-door-1").clear()


def palpatine(field: Field) -> Figure:
    [figure] = field.of_card(PALPATINE)
    return figure


def claim(field: Field, space: str, *, passes: bool) -> Field:
    token = field.token("terminal", space)
    field.clear().put("a", space).roll([blue(2, surge=1)] if passes else [blue(2, damage=1)])
    field.activate_figure(field.figure("a")).choose(f"interact:claim#{token.id}", "test:tech")
    return field.until("activation-prompt").choose("end").until("activate-group")


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section", "Section 2 - Facility"]
    assert field.standing() == {
        "probe-droid": ["F15"],
        "riot-trooper-campaign": ["C17", "F13"],
        "stormtrooper": ["B11", "D12", "G16"],
    }
    assert (field.lying("terminal"), field.lying("bardottan-shard")) == (["A8", "J15"], [])
    assert all(token.locked for token in field.tokens(DOOR))
    assert (empire(state).points, state.goals) == (["green-1"], ["open-temple"])
    assert AHSOKA not in field.standing(1)
    assert empire(state).reserved.count(Reserved("imperial-officer", "here-to-help")) == 2


@pytest.mark.event("temple-unlocked")
def test_two_terminals_unlock_the_temple(field: Field) -> None:
    claim(field, "A8", passes=False)
    assert (field.state.threat, door(field, "temple-door").locked) == (1, True)
    claim(field, "J15", passes=True)
    assert (field.state.threat, door(field, "temple-door").locked) == (1, False)
    assert field.state.happened == ["temple-unlocked"]


@pytest.mark.event("here-to-help")
def test_ahsoka_comes_and_so_does_everybody_else(field: Field) -> None:
    state = opened(field, "temple-door").state
    assert field.standing(1)[AHSOKA] == ["L1"]
    standing = field.standing()
    assert (len(standing["imperial-officer"]), len(standing["imperial-officer-elite"])) == (2, 1)
    assert (len(standing["royal-guard"]), len(standing["sentry-droid"])) == (2, 2)
    assert standing["probe-droid-elite"] == ["M5"]
    assert empire(state).points == ["blue-1", "blue-2", "red"]
    assert state.goals == ["open-office"]


def test_the_officers_have_the_codes(field: Field) -> None:
    opened(field, "temple-door")
    officers = [*field.of_card("imperial-officer"), *field.of_card("imperial-officer-elite")]
    field.defeat(*officers[:2])
    assert all(door(field, f"office-door-{number}").locked for number in (1, 2, 3))
    field.defeat(officers[2])
    assert not any(door(field, f"office-door-{number}").locked for number in (1, 2, 3))
    assert not {"imperial-officer", "imperial-officer-elite"} & set(empire(field.state).hand)


@pytest.mark.event("the-power-of-the-dark-side")
def test_the_office(field: Field) -> None:
    opened(opened(field, "temple-door"), "office-door-2")
    assert field.lying("bardottan-shard") == ["M21"]
    assert field.standing()[PALPATINE] == ["L21"]
    assert field.standing()["darth-vader-lord-of-the-sith"][0] in ("L1", "L2", "M1", "M2", "K2")
    assert (AHSOKA in field.standing(1), field.state.goals) == (False, ["take-shard"])


# --- Palpatine ------------------------------------------------------------------------------------


def test_palpatine_endures(field: Field) -> None:
    figure = palpatine(in_office(field))
    field.occur(Damaged(target=figure.id, amount=4, by=1))
    assert (figure.damage, on_sheet(field.state, figure.id, "palpatines-strain")) == (4, 0)
    field.occur(Damaged(target=figure.id, amount=3, by=1))
    assert (figure.damage, on_sheet(field.state, figure.id, "palpatines-strain")) == (2, 1)
    field.occur(Damaged(target=figure.id, amount=99, by=1))
    assert figure.id in field.state.figures
    assert figure.damage < 5


def test_with_six_tokens_he_only_gathers_strength(field: Field) -> None:
    figure = palpatine(in_office(field))
    put_on_sheet(field.state, figure.id, "palpatines-strain", 6)
    field.put(figure, "L21").activate_figure(figure).until("activate-group", "activation-prompt")
    assert (field.asks[1], on_sheet(field.state, figure.id, "palpatines-strain")) == ("activate-group", 5)
    field.activate_figure(figure).until("activation-prompt")
    assert (field.decision.about["figure"], on_sheet(field.state, figure.id, "palpatines-strain")) == (
        figure.id,
        5,
    )


# --- The shard ------------------------------------------------------------------------------------


def reach(field: Field, *, near: bool, tokens: int = 0) -> Field:
    shard = field.token("bardottan-shard")
    figure = palpatine(field)
    put_on_sheet(field.state, palpatine(field).id, "palpatines-strain", tokens)
    field.clear().put("a", "M22").put("b", "I18")
    if near:
        field.put(figure, "L19")
    field.roll(TWO).activate_figure(field.figure("a")).choose(f"interact:seize#{shard.id}", "test:strength")
    return field.until("activation-prompt")


@pytest.mark.parametrize(
    ("near", "tokens", "kept"), [(False, 0, 2), (True, 0, 0), (True, 3, 1), (True, 5, 2)]
)
def test_palpatine_keeps_the_shard(field: Field, near: bool, tokens: int, kept: int) -> None:
    reach(in_office(field), near=near, tokens=tokens)
    shard = field.token("bardottan-shard")
    assert field.state.memory.get(f"stored:{shard.id}", 0) == kept
    assert shard.carrier == 0


@pytest.mark.event("shard-retrieved")
def test_four_successes_in_two_tests_take_it(field: Field) -> None:
    reach(in_office(field), near=False)
    shard = field.token("bardottan-shard")
    field.roll([blue(2, surge=1), green(1, damage=2), green(1, surge=1)])
    field.choose(f"interact:seize#{shard.id}", "test:strength")
    field.choose(field.offers("use:rules-the-realm-of-the-dark-side.insist")[0], ["die:1:green"])
    field.until("activation-prompt")
    assert (shard.carrier, field.strain("a")) == (field.id("a"), 1)
    assert (field.state.happened[-1], field.state.goals) == ("shard-retrieved", ["escape"])
    field.choose("end").until("activate-group").wound("a").put("b", "L22")
    assert field.lying("bardottan-shard") == ["M22"]
    assert [each.id.split("#")[0] for each in interactions(field.state, field.figure("b"))] == ["retrieve"]


@pytest.mark.ending("mission-over-the-overpass")
def test_the_rebels_win_at_the_overpass_with_the_shard(field: Field) -> None:
    in_office(field).put("a", "J25").put("b", "L24").activate_figure(field.figure("b")).choose(
        "move", "go:L25"
    )
    assert field.state.outcome is None, "without the shard"
    field.now(lambda state: retrieve(state, field.figure("a"), field.token("bardottan-shard")))
    assert len(carried_by(field.state, field.figure("a"))) == 1
    field.choose("go:M25")
    assert field.state.outcome == Outcome("mission-over-the-overpass", (1, 2))


@pytest.mark.rule("CORE-WOUND-06")
def test_who_has_withdrawn_is_not_waited_for(field: Field) -> None:
    in_office(field).put("a", "J25").put("b", "C19").wound("b").until("activate-group")
    field.now(lambda state: retrieve(state, field.figure("a"), field.token("bardottan-shard")))
    assert field.state.outcome is None
    assert field.wound("b").outcome == Outcome("mission-over-the-overpass", (1, 2))


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("the-realm-of-the-dark-side"), 8)
