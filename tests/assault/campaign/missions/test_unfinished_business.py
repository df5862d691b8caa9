"""Unfinished Business: explosives to collect and to throw, and doors that nothing else opens."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, red
from tests.assault.skirmish.heard import story

from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR, carried_by, retrieve
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

TAKE, THROW = "use:rules-unfinished-business-figures.take", "use:rules-unfinished-business-figures.throw"


@pytest.fixture
def field() -> Field:
    return Field("unfinished-business", threat_level=3)


def blow(field: Field, name: str) -> Field:
    """A door suffers as much as it can."""
    number = door_number(field.state, name)
    token = next(token for token in field.tokens(DOOR) if token.door == number)
    return field.occur(Damaged(target=token.id, amount=4, by=1))


def armed(field: Field, letter: str, space: str) -> Field:
    field.clear().put(letter, space)
    token = field.tokens("mining-explosive")[0]
    field.now(lambda state: retrieve(state, field.figure(letter), token))
    return field.activate(letter).choose("move")


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "imperial-officer": ["D10"],
        "probe-droid": ["C12"],
        "trandoshan-hunter": ["E11", "G11"],
    }
    assert (len(field.lying("mining-explosive")), field.lying("terminal")) == (12, [])
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 4)], (
        "the others lead nowhere yet"
    )
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [Reserved("e-web-engineer", "well-guarded")]
    assert (state.threat, state.goals) == (6, ["destroy-terminals"])


def test_doors_can_neither_be_opened_nor_attacked(field: Field) -> None:
    field.put("a", "G2")
    assert interactions(field.state, field.figure("a")) == []
    assert not may_target(field.state, field.figure("a"), field.token(DOOR))


def test_a_hero_takes_two_explosives_at_most_and_strength_gives_a_point_back(field: Field) -> None:
    field.clear().put("a", "A7").roll(
        [blue(2, surge=1), green(1, damage=2), blue(2, damage=1), green(1, damage=2)]
    )
    field.activate("a")
    assert field.offers(TAKE) == []
    field.choose("move")
    field.choose(field.offers(TAKE)[0], f"choose:{field.token('mining-explosive', 'A7').id}", "test:strength")
    assert field.figure("a").points == 3
    field.choose(field.offers(TAKE)[0], f"choose:{field.token('mining-explosive', 'B8').id}", "test:strength")
    assert field.figure("a").points == 1
    assert len(carried_by(field.state, field.figure("a"))) == 2
    field.choose("move")
    assert field.offers(TAKE) == []


def test_an_imperial_figure_takes_none(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    field.clear().put(officer, "A7").activate_figure(officer).choose("move")
    assert field.offers(TAKE) == []


def test_a_thrown_explosive_hurts_everything_next_to_where_it_falls(field: Field) -> None:
    armed(field, "a", "D5")
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "D4").put("b", "C4").roll([red(damage=2)])
    field.choose(field.offers(THROW)[0])
    assert {"space:D3", "space:D5"} <= set(field.options)
    assert "space:D2" not in field.options
    assert story(field)[-1].strip() == "Explosive leaves the board.", "it is not handed in"
    field.choose("space:D3")
    assert (officer.damage, field.damage("b"), field.damage("a")) == (2, 2, 0)
    assert (len(field.lying("mining-explosive")), field.figure("a").points) == (11, 2)
    assert carried_by(field.state, field.figure("a")) == []


def test_a_door_next_to_it_suffers_and_breaks(field: Field) -> None:
    armed(field, "a", "F4").roll([red(damage=3), red(damage=3)])
    field.choose(field.offers(THROW)[0], "space:G3")
    assert field.token(DOOR).damage == 3
    field.now(lambda state: retrieve(state, field.figure("a"), field.token("mining-explosive", "A7")))
    field.choose(field.offers(THROW)[0], "space:F3")
    assert field.token(DOOR).damage == 3, "not next to the door"


# --- The doors ------------------------------------------------------------------------------------


@pytest.mark.event("well-guarded")
def test_the_guard_post(field: Field) -> None:
    state = blow(field.clear(), "guard-post-door").until("activate-group").state
    assert state.happened == ["well-guarded"]
    assert any("K3" in spaces for spaces in field.standing()["e-web-engineer"])
    assert "K4" in field.lying("mining-explosive")
    assert empire(state).points[-1] == "yellow"


@pytest.mark.event("break-time-is-over")
def test_the_mess_hall(field: Field) -> None:
    blow(field, "guard-post-door").until("activate-group").clear()
    field.state.threat = 0
    empire(field.state).hand = ["imperial-officer"]
    blow(field, "mess-hall-door")
    assert (field.asks, field.state.threat) == ((EMPIRE, "deploy-prompt"), 6)
    field.choose("deploy:imperial-officer").until("activate-group")
    assert field.standing() == {"imperial-officer": ["J8"]}
    assert {"N6", "N7"} <= set(field.lying("mining-explosive"))


def at_the_heart(field: Field) -> Field:
    for door in ("guard-post-door", "mess-hall-door", "control-center-door"):
        field.state.threat = 0
        blow(field, door).until("activate-group")
    return field.clear()


@pytest.mark.event("strike-at-the-heart")
def test_the_control_center(field: Field) -> None:
    state = at_the_heart(field).state
    assert (state.threat, field.lying("terminal")) == (3, ["I14", "L14"])
    assert {(token.health, token.block) for token in field.tokens("terminal")} == {(3, 0)}
    assert not may_target(state, field.figure("a"), field.token("terminal"))
    assert "blue" in empire(state).points


@pytest.mark.ending("mission-terminals-blown-up")
def test_the_rebels_win_with_both_terminals(field: Field) -> None:
    at_the_heart(field)
    armed(field, "a", "J13").roll([red(damage=3)])
    field.choose(field.offers(THROW)[0], "space:I13")
    assert (field.state.outcome, field.lying("terminal")) == (None, ["L14"])
    field.destroy("terminal")
    assert field.state.outcome == Outcome("mission-terminals-blown-up", (1, 2))


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("unfinished-business"), 6)
