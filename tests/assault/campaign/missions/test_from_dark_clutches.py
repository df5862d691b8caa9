"""From Dark Clutches: dark rooms, terminals, captives to carry out, and heroes who stay although they are down."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.layout import section
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.sections import place_section
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.content.campaign.language.claiming import claim, claimed_by
from dejarik.assault.rules.ground import is_exterior
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

LIFT = "use:rules-from-dark-clutches.lift"
PASSES = [blue(2, surge=1), green(1, surge=1)]
FAILS = [blue(2, damage=1), green(1, damage=2)]


@pytest.fixture
def field() -> Field:
    return Field("from-dark-clutches")


def step(field: Field, start: str, end: str) -> Field:
    field.clear().put("a", start).activate("a").choose("move", f"go:{end}")
    return field.until("activation-prompt").choose("end").until("activate-group")


def lit(field: Field, *, unlocked: bool = True) -> Field:
    """The cell is open."""
    field.state.happened += ["cell-unlocked"] if unlocked else []
    step(field, "L9", "L8")
    step(field, "L5", "L4")
    return field.open().until("activate-group").clear()


def offered(field: Field, letter: str) -> list[str]:
    return [each.id.split("#")[0] for each in interactions(field.state, field.figure(letter))]


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "imperial-officer": ["N12"],
        "probe-droid": ["K11"],
        "riot-trooper-campaign": ["K14", "P14"],
    }
    assert (field.lying("terminal"), field.lying("captive"), field.lying("crate")) == ([], [], ["N13"])
    assert empire(state).points == ["green-1", "green-2"]
    assert (field.space("a"), state.goals) == ("M16", ["claim-terminals"])
    assert is_exterior(state, field.figure("a"))
    assert Reserved("e-web-engineer", "alarms") in empire(state).reserved


@pytest.mark.event("reinforcements")
def test_stormtroopers_come_to_a_point_at_the_end_of_the_first_round(field: Field) -> None:
    field.end_round("deploy-point")
    assert [id for id in field.options if id.startswith("point:")] == field.options
    assert len(field.options) == 2
    field.until("activate-group")
    assert len(field.standing()["stormtrooper"]) == 3


@pytest.mark.parametrize(
    ("start", "end", "region"),
    [("R11", "S11", "R1"), ("L9", "L8", "M1-Corridor"), ("I11", "H11", "L1"), ("K9", "K8", "M1-Corridor")],
)
def test_a_tile_is_laid_when_a_rebel_comes_next_to_it(
    field: Field, start: str, end: str, region: str
) -> None:
    step(field, start, end)
    assert field.state.sections == ["Start Section", region]


@pytest.mark.event("corridor")
@pytest.mark.event("hall")
def test_the_corridor_and_the_hall(field: Field) -> None:
    state = step(field, "L9", "L8").state
    assert (state.happened, len(field.standing()["sentry-droid"])) == (["corridor"], 2)
    assert "blue" in empire(state).points
    step(field, "L5", "L4")
    assert state.happened == ["corridor", "hall"]
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 0)]
    assert empire(state).points[-1] == "green-4"


@pytest.mark.event("interrogation-chamber")
@pytest.mark.event("command-center")
def test_whoever_waits_in_the_chamber_and_in_the_command_center(field: Field) -> None:
    step(field, "I11", "H11")
    step(field, "H11", "G11")
    assert field.state.happened == ["interrogation-chamber"]
    assert "C13" in field.standing()["riot-trooper-campaign"]
    step(field, "R11", "S11")
    step(field, "S10", "T10")
    assert field.state.happened[-1] == "command-center"
    assert field.standing()["probe-droid"] == ["U8"]
    assert empire(field.state).points == ["green-1", "green-2", "red", "yellow"]


@pytest.mark.event("cell-unlocked")
def test_four_terminals_unlock_the_cell_and_who_claims_one_may_gain_points(field: Field) -> None:
    state = lit(field, unlocked=False).state
    for number, space in enumerate(("A12", "E5", "N5", "O9")):
        token = field.token("terminal", space)
        field.put("a", space).roll([blue(2, surge=1)] if number else [blue(2, damage=1)])
        field.activate_figure(field.figure("a"))
        field.choose(f"interact:claim#{token.id}", "test:tech")
        field.until("activation-prompt")
        assert field.figure("a").points == (2 if number else 0)
        field.choose("end").until("activate-group")
        assert ("cell-unlocked" in state.happened) is (number == 3)
    assert (claimed_by(state, field.figure("a"), "terminal"), field.lying("terminal")) == (4, [])


def test_the_cell_door_is_unlocked_by_the_fourth_terminal(field: Field) -> None:
    step(field, "L9", "L8")
    step(field, "L5", "L4")
    state = field.state
    for name in ("l4", "l6", "m2", "r4"):
        field.now(lambda state, name=name: place_section(state, section(state, name)))  # type: ignore[misc]
    for token in field.tokens("terminal"):
        assert field.token(DOOR).locked
        field.now(lambda state, token=token: claim(state, field.figure("a"), token))  # type: ignore[misc]
    assert (field.token(DOOR).locked, state.goals) == (False, ["open-cell"])


@pytest.mark.event("alarms")
def test_the_cell_is_open_and_all_lights_go_on(field: Field) -> None:
    state = lit(field).state
    assert len(state.sections) == 21
    assert field.lying("captive") == ["G2", "G3", "H2", "H3"]
    assert any(figure.card == "e-web-engineer" for figure in state.figures.values())
    assert {"alarms", "interrogation-chamber", "command-center"} <= set(state.happened), (
        "their tiles are laid too"
    )
    assert state.goals == ["free-captives"]


def test_a_hero_claims_two_captives_at_most(field: Field) -> None:
    state = lit(field).state
    field.put("a", "G2").activate("a")
    assert offered(field, "a") == ["free"] * 4
    [one, other, *_] = field.tokens("captive")
    field.choose(f"interact:free#{one.id}", f"interact:free#{other.id}")
    assert (claimed_by(state, field.figure("a"), "captive"), offered(field, "a")) == (2, [])
    assert field.offers(LIFT) == []


def test_strength_saves_the_action_once_an_activation(field: Field) -> None:
    lit(field).put("a", "G2").roll(PASSES).activate("a")
    field.choose(field.offers(LIFT)[0]).until("pick-card", "activation-prompt")
    field.choose(f"choose:{field.tokens('captive')[0].id}").until("activation-prompt")
    assert (len(field.tokens("captive")), field.decision.about["actions"]) == (3, 2)
    assert field.offers(LIFT) == []
    field.choose("end").until("activate-group")
    field.put("b", "G3").roll(FAILS).activate("b")
    field.choose(field.offers(LIFT)[0]).until("activation-prompt")
    assert len(field.tokens("captive")) == 3


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-captives-out")
def test_the_rebels_win_with_all_captives_when_all_heroes_are_outside(field: Field) -> None:
    lit(field).put("a", "K8").put("b", "K7")
    for letter, token in zip("aabb", field.tokens("captive"), strict=True):
        field.now(lambda state, letter=letter, token=token: claim(state, field.figure(letter), token))  # type: ignore[misc]
    assert (field.state.outcome, field.state.goals) == (None, ["get-out"])
    field.activate("b").choose("move", "go:L8")
    assert field.state.outcome == Outcome("mission-captives-out", (1, 2))


def test_the_last_captive_may_be_claimed_when_everybody_is_out(field: Field) -> None:
    lit(field).put("a", "K10").put("b", "L10")
    for token in field.tokens("captive"):
        assert field.state.outcome is None
        field.now(lambda state, token=token: claim(state, field.figure("a"), token))  # type: ignore[misc]
    assert field.state.outcome == Outcome("mission-captives-out", (1, 2))


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("from-dark-clutches"), 8)


@pytest.mark.rule("CORE-INCAP-01")
def test_a_hero_who_would_withdraw_stays(field: Field) -> None:
    assert mission_text(field.state).incapacitates
    field.wound("a").wound("a")
    assert field.hero("a").incapacitated
