"""Breaking Point: caches and who stands by them, doors, barricades, a champion, and guns."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green, red

from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.ground import board_for, sees
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import defence_block
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

CACHE, CHAMPION = "supply-cache", "royal-guard-champion"


@pytest.fixture
def field() -> Field:
    return Field("breaking-point")


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert sorted(field.standing()) == ["royal-guard"]
    assert len(field.standing()["royal-guard"]) == 2
    assert len(field.standing(1)["rebel-trooper"]) == 3
    assert field.lying(CACHE) == ["A1", "A3", "D1", "F2", "H2", "H4", "J3", "L5"]
    assert {token.health for token in field.tokens(CACHE)} == {2 * state.threat_level}
    assert [(door.locked, door.health, door.block) for door in field.tokens(DOOR)] == [(True, 5, 1)] * 4
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [Reserved(CHAMPION, "leave-no-survivors")]
    assert state.goals == ["hold-caches"]


@pytest.mark.rule("CORE-MISSION-09", "CORE-DEPLOY-02", "CORE-THREAT-03")
def test_first_the_rebels_anywhere_then_the_guards_then_threat() -> None:
    field = Field("breaking-point", ready=False).until("setup-next-hero")
    field.choose(field.options[0])
    offered = {id.removeprefix("place:") for id in field.options}
    assert (len(offered), "C10" in offered, offered & {"A2", "B3", "E6", "F6", "G6", "H6"}) == (
        83,
        True,
        set(),
    )
    field.until("deploy-point")
    assert len(field.standing(1)["rebel-trooper"]) == 3
    assert (field.state.threat, field.standing()) == (0, {})
    points = [f"point:{space_of(field.state, name)}" for name in ("C10", "K9")]
    assert (field.decision.seat, field.options) == (EMPIRE, points)
    field.choose(points[1]).until("deploy-prompt")
    assert field.state.threat == 2 * field.state.threat_level
    assert "K9" in field.standing()["royal-guard"]


@pytest.mark.rule("CORE-ROUND-04")
def test_the_empire_activates_first_in_each_round(field: Field) -> None:
    assert (field.state.round, field.asks) == (1, (EMPIRE, "activate-group"))
    field.go_on().until("activate-group")
    assert field.decision.seat != EMPIRE
    field.end_round().until("activate-group")
    assert (field.state.round, field.asks) == (2, (EMPIRE, "activate-group"))


@pytest.mark.rule("CORE-OBJECT-01", "CORE-DOOR-01")
def test_doors_are_for_the_empire_to_break_and_for_rebels_to_look_through(field: Field) -> None:
    guard, door = field.of_card("royal-guard")[0], field.token(DOOR)
    assert may_target(field.state, guard, door)
    assert not may_target(field.state, field.figure("a"), door)
    field.clear().put(guard, "C8").put("a", "C6")
    assert sees(field.state, field.figure("a"), guard)
    assert not sees(field.state, guard, field.figure("a"))
    field.put("a", "C5")
    assert not sees(field.state, field.figure("a"), guard)


@pytest.mark.rule("CORE-MOVE-11")
def test_nobody_walks_over_barricades_and_everybody_sees_across(field: Field) -> None:
    ground = board_for(field.state)
    assert sorted(ground.names(ground.impassable)) == ["E6", "F6", "G6", "H6"]
    guard = field.of_card("royal-guard")[0]
    for trooper, space in zip(field.of_card("rebel-trooper"), ("J4", "J5", "J6"), strict=True):
        field.put(trooper, space)
    field.clear().put("b", "L4").put("a", "F7").put(guard, "F5")
    assert sees(field.state, field.figure("a"), guard)
    field.activate("a").choose("move")
    assert "go:E7" in field.options
    assert not {"go:E6", "go:F6", "go:G6", "go:H6"} & set(field.options)


@pytest.mark.rule("CORE-OBJECT-01")
def test_a_cache_has_a_block_for_each_rebel_next_to_it(field: Field) -> None:
    cache, other = field.token(CACHE, "F2"), field.token(CACHE, "H4")
    guard = field.of_card("royal-guard")[0]
    troopers = field.of_card("rebel-trooper")
    assert may_target(field.state, guard, cache)
    assert not may_target(field.state, field.figure("a"), cache)
    field.clear().put("a", "E2").put("b", "F3").put(guard, "G2")
    for trooper, space in zip(troopers, ("G3", "C4", "C5"), strict=True):
        field.put(trooper, space)
    assert (defence_block(field.state, cache.id), defence_block(field.state, other.id)) == (3, 1)
    field.put("a", "E4")
    assert defence_block(field.state, cache.id) == 2


@pytest.mark.event("leave-no-survivors")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_the_champion_acts_after_each_hero(field: Field) -> None:
    field.end_round("deploy-point")
    assert field.told()[-1] == "leave-no-survivors"
    field.choose(f"point:{space_of(field.state, 'K9')}").until("activate-group")
    [champion] = field.of_card(CHAMPION)
    assert field.standing()[CHAMPION] == ["K9"]
    assert field.options == [f"activate:{field.of_card('royal-guard')[0].group}"], "he has no turn of his own"
    field.put("a", "J7").put("b", "L4").go_on().until("activate-group")
    field.choose(f"activate:{field.figure('a').group}").until("activation-prompt").choose("end")
    acting = field.state.the(Activation)
    assert (acting.figure, acting.actions, acting.whole) == (champion.id, 1, False)


def until_guns(field: Field) -> Field:
    while field.state.round < 3:
        field.end_round()
    return field.end_round("mission-choose").clear()


@pytest.mark.event("artillery-support", "artillery-support/barrage")
def test_guns_hurt_everybody_near_a_space(field: Field) -> None:
    until_guns(field)
    guard, [far, *near] = field.of_card("royal-guard")[0], field.of_card("rebel-trooper")
    assert (field.decision.seat, field.options) == (EMPIRE, ["option:barrage", "option:shockwave"])
    field.put("a", "E8").put("b", "L4").put(guard, "H8").put(far, "J8")
    for trooper, space in zip(near, ("A1", "B1"), strict=True):
        field.put(trooper, space)
    field.choose("option:barrage")
    assert len(field.options) == 89
    field.roll([red(2)]).choose("space:F8").until("activate-group", "deploy-prompt")
    assert (field.damage("a"), field.damage("b"), guard.damage, far.damage) == (2, 0, 2, 0)


@pytest.mark.event("artillery-support/shockwave")
@pytest.mark.rule("CORE-TEST-09")
@pytest.mark.parametrize("passes", [True, False])
def test_or_stun_who_fails_a_test(field: Field, passes: bool) -> None:
    until_guns(field)
    guard = field.of_card("royal-guard")[0]
    field.put("a", "E8").put("b", "L4").put(guard, "H8")
    for trooper, space in zip(field.of_card("rebel-trooper"), ("A1", "B1", "C1"), strict=True):
        field.put(trooper, space)
    second = green(1, surge=1) if passes else green(1, damage=2)
    field.choose("option:shockwave").roll([blue(2, damage=1), second]).choose("space:F8")
    field.until("activate-group", "deploy-prompt")
    assert (Condition.STUNNED in field.figure("a").conditions) is not passes
    assert Condition.STUNNED not in field.figure("b").conditions
    assert Condition.STUNNED in guard.conditions, "who is neither hero nor elite has no success"


@pytest.mark.ending("mission-caches-held")
def test_the_rebels_win_in_time(field: Field) -> None:
    for space in ("A1", "A3", "D1", "F2"):
        field.destroy(CACHE, space)
    assert field.lying(CACHE) == ["H2", "H4", "J3", "L5"]
    while field.outcome is None:
        field.end_round()
    assert (field.outcome, field.state.round) == (Outcome("mission-caches-held", (1, 2)), 5)


@pytest.mark.ending("mission-caches-destroyed")
def test_the_empire_wins_with_the_fifth_cache(field: Field) -> None:
    for space in ("A1", "A3", "D1", "F2"):
        field.destroy(CACHE, space)
    assert field.destroy(CACHE, "H2").outcome == Outcome("mission-caches-destroyed", (0,))


@pytest.mark.ending("mission-wounded")
@pytest.mark.rule("CORE-WOUND-10")
def test_or_with_all_heroes_wounded(field: Field) -> None:
    wounds_end_it(field)
