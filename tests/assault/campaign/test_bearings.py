"""Where explorers see a mission to be: which positions are alike, what is near, and what leads to what is missing."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.bearings import (
    DOINGS,
    HARM,
    IMPERIAL_GOALS,
    REBEL_GOALS,
    aims_for,
    bearing,
)
from dejarik.assault.campaign.prizes import lapse, prizes, urgency
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM
from dejarik.assault.campaign.tempers import Temper, temper, thinking
from dejarik.assault.game import GAME
from dejarik.kernel import Rng

pytestmark = pytest.mark.usefixtures("lenient")


@pytest.fixture
def field() -> Field:
    return Field("aftermath").clear()


def aim(field: Field, which: int) -> float:
    return bearing(field.state).aims[which]


def test_a_stage_is_a_round(field: Field) -> None:
    assert bearing(field.state).stage == 1
    assert bearing(field.end_round().state).stage == 2


def test_positions_are_told_apart_by_goals_objects_and_wounds(field: Field) -> None:
    before = bearing(field.state).traits
    field.of_card("diala-passil")[0].damage = 3
    assert bearing(field.state).traits == before, "where everybody is and how they feel is not looked at"
    field.destroy("terminal")
    after = bearing(field.state).traits
    assert after != before
    field.wound("a")
    assert bearing(field.state).traits != after


def test_what_is_done_for_a_goal_brings_it_nearer(field: Field) -> None:
    before, doings = aim(field, REBEL_GOALS), aim(field, DOINGS)
    terminal = field.token("terminal")
    terminal.damage = terminal.health // 2
    half = aim(field, REBEL_GOALS)
    assert half > before
    assert aim(field, DOINGS) == doings + (terminal.health // 2) / terminal.health
    field.destroy("terminal")
    assert aim(field, REBEL_GOALS) > half
    assert aim(field, DOINGS) == doings + 1


def test_who_comes_nearer_to_what_is_wanted_is_nearer_to_a_goal(field: Field) -> None:
    before = aim(field, REBEL_GOALS)
    field.put("a", field.lying("terminal")[0])
    assert aim(field, REBEL_GOALS) > before


def test_damage_to_who_is_to_be_defeated_brings_it_nearer_and_so_does_the_defeat() -> None:
    """Also where the mission tells figures apart by what only figures on the board have (Storming the Palace)."""
    field = Field("storming-the-palace")
    guard = field.of_card("gamorrean-guard")[0]
    before = aim(field, REBEL_GOALS)
    guard.damage = 2
    assert aim(field, REBEL_GOALS) > before
    field.defeat(guard)
    assert aim(field, REBEL_GOALS) > before


def test_harm_is_what_the_heroes_have_suffered(field: Field) -> None:
    figure = field.of_card("diala-passil")[0]
    assert aim(field, HARM) == 0
    figure.damage = 3
    some = aim(field, HARM)
    assert 0 < some < 1
    field.wound("a")
    assert aim(field, HARM) == 2


def test_what_is_missing_says_which_way_to_go(field: Field) -> None:
    def towards(*missing: str) -> list[int]:
        return list(aims_for(field.state, missing))

    assert towards() == []
    assert towards("end:mission-terminals-destroyed") == [REBEL_GOALS]
    assert towards("end:mission-wounded") == [HARM]
    assert towards("end:mission-time") == [REBEL_GOALS, IMPERIAL_GOALS, HARM]
    assert towards("lockdown") == [REBEL_GOALS, DOINGS]
    assert GAME.mind.aims_for(field.state, ["end:mission-wounded"]) == {HARM: IMPERIAL_TEAM}


def test_who_is_hurried_thinks_that_it_is_the_last_round_and_who_is_grim_wants_nothing(field: Field) -> None:
    usual = urgency(field.state)
    wanted = len(prizes(field.state, REBEL_TEAM))
    with thinking(Temper.HURRIED):
        assert lapse(field.state) == 1
        assert urgency(field.state) > usual
    with thinking(Temper.GRIM):
        assert urgency(field.state) == urgency(field.state, IMPERIAL_TEAM) == 0
        assert prizes(field.state, REBEL_TEAM) == []
    assert (urgency(field.state), len(prizes(field.state, REBEL_TEAM))) == (usual, wanted)


def test_each_character_thinks_by_its_temper_and_leaves_it_behind(field: Field) -> None:
    characters = GAME.mind.characters(Rng.seeded(1))
    assert len(characters) == len(Temper)
    for each in characters:
        each.rate(field.state)
        assert temper() is Temper.USUAL
