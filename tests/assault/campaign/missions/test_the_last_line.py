"""The Last Line: checkpoints that become deployment points, waves that were planned, and a wall."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.attack.numbers import modifiers
from dejarik.assault.rules.attack.targets import eligible_targets
from dejarik.assault.rules.ground import sees
from dejarik.assault.rules.printed import cost_of
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "the-last-line"
SPACES = {"red": "L9", "blue": "E10", "green": "Q10"}


@pytest.fixture
def field() -> Field:
    return Field(MISSION)


def planned(*waves: list[str]) -> Field:
    """The set-up with groups in the waves."""
    field = Field(MISSION, ready=False)
    for wave in waves:
        field.until("last-line-wave").choose(*(f"group:{card}" for card in wave))
        if field.asks[1] == "last-line-wave":
            field.choose("done")
    return field.until("activate-group")


def block(field: Field, kind: str, space: str = "") -> int:
    [officer] = field.of_card("imperial-officer")
    return modifiers(field.state, officer, field.token(kind, space)).block


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "general-sorin": 1,
        "imperial-officer": 1,
        "sc2-m-repulsor-tank": 1,
        "stormtrooper-elite": 3,
    }
    assert field.lying("defense-checkpoint") == ["E10", "L9", "Q10"]
    assert [(token.health, token.block) for token in field.tokens("defense-checkpoint")] == [(10, 1)] * 3
    [wall] = field.tokens("siege-wall")
    assert (wall.health, wall.block, len(state.extents[wall.id])) == (20, 1, 2)
    assert field.space("a") == "K13"
    assert (state.threat, state.threat_level, state.goals) == (0, 6, ["hold-wall"])
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [
        Reserved("at-st-elite", "the-power-of-the-empire"),
        Reserved("imperial-officer", "the-power-of-the-empire"),
    ]


# --- Waves ----------------------------------------------------------------------------------------


def test_three_waves_of_at_most_ten_are_planned_before_the_mission() -> None:
    field = Field(MISSION, ready=False).until("last-line-wave")
    assert field.asks == (0, "last-line-wave")
    field.choose("group:snowtrooper")
    dear = [option for option in field.options if option.startswith("group:")]
    assert max(cost_of(option.removeprefix("group:")) for option in dear) <= 10 - cost_of("snowtrooper")
    field.choose("done", "done", "done").until("activate-group")
    assert empire(field.state).reserved[-1] == Reserved("snowtrooper", "first-wave")
    assert field.told() == ["mission-briefing"]


@pytest.mark.event("first-wave")
@pytest.mark.event("second-wave")
@pytest.mark.event("third-wave")
@pytest.mark.parametrize(
    ("colour", "wave", "card"),
    [
        ("red", "first-wave", "snowtrooper"),
        ("blue", "second-wave", "probe-droid"),
        ("green", "third-wave", "trandoshan-hunter"),
    ],
)
def test_a_wave_comes_at_the_end_of_the_round_in_which_its_checkpoint_falls(
    colour: str, wave: str, card: str
) -> None:
    field = planned(["snowtrooper"], ["probe-droid"], ["trandoshan-hunter"])
    field.reach_round(2).destroy("defense-checkpoint", SPACES[colour])
    state = field.state
    assert (state.happened, empire(state).points) == ([], ["green-1", "green-2", f"checkpoint-{colour}"])
    field.reach_round(3)
    assert state.happened == [wave]
    assert any(SPACES[colour] in spaces.split("+") for spaces in field.standing()[card])
    field.reach_round(4)
    assert field.told().count(wave) == 1
    assert [each.event for each in empire(state).reserved if each.event == wave] == []


def test_a_wave_of_several_groups() -> None:
    field = planned(["probe-droid", "probe-droid-elite"])
    field.destroy("defense-checkpoint", "L9").reach_round(2)
    assert len(field.of_card("probe-droid")) == 1
    assert len(field.of_card("probe-droid-elite")) == 1


# --- Objects --------------------------------------------------------------------------------------


def test_only_the_empire_attacks_checkpoints_and_wall(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    for kind in ("defense-checkpoint", "siege-wall"):
        assert may_target(field.state, officer, field.token(kind))
        assert not may_target(field.state, field.figure("a"), field.token(kind))


def test_a_healthy_rebel_strengthens_a_checkpoint(field: Field) -> None:
    assert block(field, "defense-checkpoint", "L9") == 1
    field.put("a", "K9")
    assert block(field, "defense-checkpoint", "L9") == 3
    assert block(field, "defense-checkpoint", "E10") == 1
    field.put("a", "L9")
    assert block(field, "defense-checkpoint", "L9") == 3, "on it as well"
    field.wound("a")
    assert block(field, "defense-checkpoint", "L9") == 1


def test_the_wall_has_a_block_more_for_each_checkpoint(field: Field) -> None:
    assert block(field, "siege-wall") == 4
    field.put("a", "K15")
    assert block(field, "siege-wall") == 6
    field.put("a", "K13")
    for standing, space in zip((2, 1, 0), SPACES.values(), strict=True):
        field.destroy("defense-checkpoint", space)
        assert block(field, "siege-wall") == 1 + standing


def test_rebels_do_not_block_line_of_sight_to_the_wall(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    [wall] = field.tokens("siege-wall")
    field.put(officer, "K12").put("a", "K14").put("b", "J14")
    troopers = field.of_card("stormtrooper-elite")
    assert sees(field.state, officer, wall)
    assert wall in eligible_targets(field.state, attack_with(field.state, officer))
    for trooper, space in zip(troopers, ("J14", "K14", "L14"), strict=True):
        field.put(trooper, space)
    field.put("a", "K13").put("b", "J13")
    assert not sees(field.state, officer, wall), "others do"


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.event("the-power-of-the-empire")
def test_the_power_of_the_empire_at_the_end_of_round_three(field: Field) -> None:
    field.reach_round(3).clear("sc2-m-repulsor-tank")
    assert "at-st-elite" not in field.standing()
    field.reach_round(4)
    assert "A1" in field.standing()["at-st-elite"][0].split("+")
    assert len(field.of_card("imperial-officer")) == 2
    assert empire(field.state).points == ["green-1", "green-2"]


def surging(field: Field) -> Field:
    field.reach_round(5).end_round("mission-choose")
    assert (field.state.round, field.asks) == (5, (0, "mission-choose"))
    return field


@pytest.mark.event("combat-surge")
@pytest.mark.event("combat-surge/repairs")
def test_combat_surge_repairs(field: Field) -> None:
    [sorin] = field.of_card("general-sorin")
    [tank] = field.of_card("sc2-m-repulsor-tank")
    sorin.damage, tank.damage = 4, 8
    surging(field).choose("option:repairs")
    assert sorted(field.options) == sorted([f"choose:{sorin.id}", f"choose:{tank.id}"])
    field.choose(f"choose:{tank.id}")
    assert (sorin.damage, tank.damage) == (4, 2)


@pytest.mark.event("combat-surge/focus")
def test_combat_surge_focuses_two(field: Field) -> None:
    [sorin] = field.of_card("general-sorin")
    [tank] = field.of_card("sc2-m-repulsor-tank")
    surging(field).choose("option:focus", f"choose:{sorin.id}")
    assert f"choose:{sorin.id}" not in field.options
    field.choose(f"choose:{tank.id}")
    focused = [each.id for each in field.state.figures.values() if Condition.FOCUSED in each.conditions]
    assert sorted(focused) == sorted([sorin.id, tank.id])


@pytest.mark.event("combat-surge/threat")
def test_combat_surge_raises_threat(field: Field) -> None:
    surging(field)
    field.state.threat = 7
    field.choose("option:threat")
    assert field.state.threat == 11


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-wall-held")
def test_the_rebels_win_when_round_seven_ends(field: Field) -> None:
    field.wound("a").wound("b")
    field.reach_round(7)
    before = field.outcome
    field.end_round()
    assert (before, field.outcome) == (None, Outcome("mission-wall-held", (1, 2)))


@pytest.mark.ending("mission-wall-destroyed")
def test_the_empire_wins_when_the_wall_falls(field: Field) -> None:
    for space in SPACES.values():
        field.destroy("defense-checkpoint", space)
    assert field.outcome is None
    assert field.destroy("siege-wall").outcome == Outcome("mission-wall-destroyed", (0,))
