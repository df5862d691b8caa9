"""Turf War: supports that collapse, a rancor that cannot leave its swamp, a bounty hunter of the Empire's choice."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import green

from dejarik.assault.campaign.rules.layout import area_of, space_of
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.ground import piece, piece_at
from dejarik.assault.rules.movement import MoveSpaces, reach_by_points
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

SUPPORT, RANCOR, IG_88 = "structural-support", "rancor-elite-campaign", "ig-88-assassin-droid"


@pytest.fixture
def field() -> Field:
    return Field("turf-war")


def wade(field: Field) -> Field:
    """A hero steps into the swamp."""
    field.clear().put("a", "I4").activate("a").choose("move").choose("go:H4").until("activation-prompt")
    return field


@pytest.mark.rule("CORE-MISSION-01", "CORE-OBJECT-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "gamorrean-guard": ["J3", "L5"],
        "probe-droid": ["M6"],
        "weequay-pirate": ["I5", "P4"],
    }
    assert field.lying(SUPPORT) == ["C2", "J6"]
    assert {(token.health, token.block) for token in field.tokens(SUPPORT)} == {(6, 2)}
    support = field.token(SUPPORT, "C2")
    assert may_target(state, field.figure("a"), support)
    assert not may_target(state, field.of_card("probe-droid")[0], support)
    assert (empire(state).points, state.goals) == (["green-2"], ["destroy-supports"])


@pytest.mark.event("collapse")
def test_a_support_that_collapses_hurts_everybody_within_4_spaces(field: Field) -> None:
    field.put("a", "J5").put("b", "N1")
    field.roll([green(1, damage=2)])
    field.destroy(SUPPORT, "J6").until("activate-group")
    damage = {(figure.card, figure.damage) for figure in field.state.figures.values() if figure.damage}
    assert damage == {("diala-passil", 2), ("gamorrean-guard", 2), ("weequay-pirate", 2), ("probe-droid", 2)}
    assert (field.damage("a"), field.damage("b")) == (2, 0)
    assert [figure.damage for figure in field.of_card("weequay-pirate")] == [2, 0], "P4 is too far away"
    assert field.state.threat == 1
    field.roll([green(1, damage=2)])
    field.destroy(SUPPORT, "C2").until("activate-group")
    assert (field.state.threat, field.told().count("collapse")) == (2, 2)


@pytest.mark.event("fall-back")
def test_the_guards_fall_back_at_the_end_of_round_1(field: Field) -> None:
    field.end_round("move-spaces")
    assert field.asks == (EMPIRE, "move-spaces")
    assert "stay" in field.options
    asked = 0
    while field.asks[1] == "move-spaces":
        asked += 1
        field.choose("stay")
    assert asked == 5, "each of them"
    assert "H3" in field.until("activate-group").standing()["weequay-pirate-elite"]


@pytest.mark.event("beware-of-rancor")
def test_who_wades_into_the_swamp_meets_the_rancor(field: Field) -> None:
    state = field.state
    wade(field)
    assert "Section 1 - Beyond Swamp" in state.sections
    assert field.lying(SUPPORT) == ["A9", "C2", "J6"]
    assert field.token(SUPPORT, "A9").health == 6
    [rancor] = field.of_card(RANCOR)
    assert "C8" in field.standing()[RANCOR][0].split("+")
    assert set(empire(state).points) == {"green-1", "green-2", "green-3"}
    [door] = field.tokens(DOOR)
    assert (door.locked, door.health, door.block) == (True, 4, 1)
    assert may_target(state, field.figure("a"), door)
    assert not may_target(state, rancor, door)
    field.defeat(rancor)
    assert RANCOR not in empire(state).hand


def test_the_rancor_does_not_leave_the_swamp(field: Field) -> None:
    state = field.state
    wade(field)
    [rancor] = field.of_card(RANCOR)
    swamp = set(area_of(state, "swamp"))
    field.put(rancor, "F5")
    assert swamp >= {int(cell) for cell in piece(state, rancor).cells}
    rancor.points = 8
    ends = reach_by_points(state, rancor).ends()
    assert len(ends) > 5
    assert all(swamp >= {int(cell) for cell in piece_at(state, rancor, position).cells} for position in ends)
    field.push(MoveSpaces(figure=rancor.id, spaces=6, seat=EMPIRE))
    assert not field.offers("move:I"), "not by effects either"


@pytest.mark.event("its-a-small-world")
def test_a_bounty_hunter_of_the_empires_choice_waits_in_the_stronghold(field: Field) -> None:
    state = field.state
    wade(field).destroy(DOOR)
    assert "Section 2 - Stronghold" in state.sections
    assert field.asks[0] == EMPIRE
    assert set(field.options) == {f"group:{IG_88}", "group:dengar"}
    field.choose("group:dengar").until("activation-prompt")
    assert field.standing()["dengar"] == ["J9"]
    assert IG_88 not in field.standing()
    assert field.lying(SUPPORT) == ["A9", "C2", "J6", "K8", "M13"]
    assert field.token(SUPPORT, "M13").block == 2
    assert set(empire(state).points) == {"green-3", "red"}
    assert space_of(state, "J9") == field.of_card("dengar")[0].space


@pytest.mark.ending("mission-supports-destroyed")
def test_the_rebels_win_with_the_fifth_support(field: Field) -> None:
    wade(field).destroy(DOOR).until("activation-prompt")
    field.clear()
    for _ in range(4):
        field.destroy(SUPPORT).until("activation-prompt")
    assert field.outcome is None
    field.destroy(SUPPORT)
    assert field.outcome == Outcome("mission-supports-destroyed", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_7_ends(field: Field) -> None:
    time_ends_it(field, 7)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
