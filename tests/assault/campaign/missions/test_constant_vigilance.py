"""Constant Vigilance: a post in the trees, ladders, prisoners who are driven and led away, and a cell."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.board import Manner, best_sight_lines, reach
from dejarik.assault.campaign.mind import MissionMind
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import side_of
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.attack.numbers import defence_pool
from dejarik.assault.rules.attack.targets import in_reach
from dejarik.assault.rules.figures.groups import add_group
from dejarik.assault.rules.ground import (
    are_adjacent,
    are_within,
    distance,
    members,
    piece,
    sees,
    sees_space,
    situation,
    space_name,
)
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import can_be_affected
from dejarik.assault.showing.estimate import ghost
from dejarik.kernel import Outcome
from dejarik.messages import Language, say

pytestmark = pytest.mark.usefixtures("lenient")

MISSION, PRISONER = "constant-vigilance", "constant-vigilance--prisoner"
DRIVE = f"special:rules-{MISSION}-empire.drive"
CLIMB = f"use:rules-{MISSION}-figures.climb"
OFFICER, ELITE, HK = "imperial-officer", "stormtrooper-elite", "hk-assassin-droid"
SURGES = {Die.BLUE: blue(2, surge=1), Die.GREEN: green(1, surge=1), Die.YELLOW: yellow(0, surge=1)}
BLANKS = {Die.BLUE: blue(2, damage=1), Die.GREEN: green(1, damage=2), Die.YELLOW: yellow(2, damage=1)}


@pytest.fixture
def field() -> Field:
    return Field(MISSION, threat_level=3)


def prisoners(field: Field) -> list[str]:
    return sorted(space_name(field.state, figure.space) for figure in field.of_card(PRISONER))


def prisoner(field: Field) -> Figure:
    return field.of_card(PRISONER)[0]


def claimed(field: Field) -> int:
    return field.state.memory.get("prisoners-claimed", 0)


def guard(field: Field, card: str, space: str) -> Figure:
    """One figure of a card stands here, and nobody else of the Empire is about."""
    figure = field.of_card(card)[0]
    field.clear().put(figure, space)
    return figure


def pushes(field: Field) -> set[str]:
    return {option.removeprefix("push:") for option in field.options if option.startswith("push:")}


# --- Set-up -------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {HK: ["D7", "F7"], OFFICER: ["D1"], ELITE: ["C4", "D6", "E5"]}
    assert (prisoners(field), state.goals) == (["C2"], ["protect-prisoners"])
    assert field.lying("ladder") == ["J5", "J6", "J7", "J8"]
    assert state.sections == ["Start Section", "Section 2 - Outpost"]
    points = sorted(space_name(state, space) for space in active_points(state))
    assert points == ["B6", "E2", "G10", "L3", "M9"]
    assert empire(state).reserved == [Reserved("stormtrooper", "prison-guards")]
    assert (field.space("a"), field.space("b"), state.threat) == ("H6", "M5", 2 * 3)


def test_the_empire_may_deploy_before_the_heroes_come() -> None:
    field = Field(MISSION, threat_level=3, ready=False).until("deploy-prompt")
    assert (field.asks[0], field.state.threat) == (EMPIRE, 6)
    assert list(field.standing()) == [HK, OFFICER, ELITE]
    assert field.standing(1) == {}


def test_only_loku_begins_on_the_outpost() -> None:
    field = Field(MISSION, ("diala-passil", "loku-kanoloa"))
    assert (field.space("a"), field.space("b")) == ("M5", "H6")


# --- The outpost --------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-LOS-06", "CORE-SPACE-21")
def test_walls_and_figures_hinder_nobody_who_looks_or_counts_from_the_outpost_or_to_it(field: Field) -> None:
    state, trooper = field.state, guard(field, ELITE, "D6")
    loku = field.put("a", "H6").figure("a")
    field.put("b", "G6")
    assert sees(state, loku, trooper)
    assert sees(state, trooper, loku)
    assert (distance(state, loku, trooper), distance(state, trooper, loku)) == (4, 4)
    assert are_within(state, trooper, loku, 4)
    assert not are_within(state, trooper, loku, 3)
    assert sees_space(state, loku, space_of(state, "C5"))
    lines = best_sight_lines(situation(state), piece(state, loku), piece(state, trooper))
    assert lines is not None
    assert lines.clear


def test_blocking_terrain_hinders_sight_from_the_outpost(field: Field) -> None:
    state, trooper = field.state, guard(field, ELITE, "E10")
    loku = field.put("a", "H7").put("b", "M5").figure("a")
    assert not sees(state, loku, trooper)
    assert not sees(state, trooper, loku)
    field.put(trooper, "D10")
    assert sees(state, loku, trooper)


def test_below_the_outpost_walls_and_figures_count(field: Field) -> None:
    state, trooper = field.state, guard(field, ELITE, "D6")
    hero = field.put("a", "D7").put("b", "M5").figure("a")
    assert not sees(state, trooper, hero)
    assert distance(state, trooper, hero) != 1
    hero = field.put("a", "F6").put("b", "E6").figure("a")
    assert not sees(state, trooper, hero)


@pytest.mark.rule("CORE-SPACE-07")
def test_nobody_below_is_adjacent_to_who_is_on_the_outpost(field: Field) -> None:
    state, trooper = field.state, guard(field, ELITE, "G6")
    loku = field.put("a", "H6").figure("a")
    assert (distance(state, trooper, loku), are_adjacent(state, trooper, loku)) == (1, False)
    blow = attack_with(state, loku)
    blow.melee, blow.reach = True, False
    assert not in_reach(state, blow, trooper)
    blow.reach = True  # that counts spaces
    assert in_reach(state, blow, trooper)


def test_who_attacks_the_outpost_from_elsewhere_meets_a_white_die(field: Field) -> None:
    state, trooper = field.state, guard(field, ELITE, "G6")
    field.put("a", "H6").put("b", "M5")
    own = list(side_of(field.figure("a").card).defence)
    assert defence_pool(state, field.figure("a")) == own, "nobody attacks"
    assert _pool_against(field, trooper, "a") == [*own, Die.WHITE]
    assert _pool_against(field.put(trooper, "I7"), trooper, "a") == own
    assert _pool_against(field.put("a", "G7").put(trooper, "G6"), trooper, "a") == own
    assert _pool_against(field.put("a", "G7").put(trooper, "H7"), trooper, "a") == own, "downwards"


def _pool_against(field: Field, attacker: Figure, letter: str) -> list[Die]:
    """What would be rolled for a hero whom a figure attacks now."""
    twin = ghost(field.state)
    attack = attack_with(twin, twin.figures[attacker.id])
    attack.target = field.id(letter)
    twin.push(attack)
    return defence_pool(twin, twin.figures[field.id(letter)])


# --- Ladders ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "end"), [("J5", "J6"), ("J6", "J5"), ("J7", "J8"), ("J8", "J7")])
def test_a_ladder_leads_to_the_one_of_its_colour_for_two_points(field: Field, start: str, end: str) -> None:
    field.put("a", start).activate("a")
    assert field.offers(CLIMB) == [], "no movement points"
    field.figure("a").points = 3
    field.refresh()
    field.choose(*field.offers(CLIMB))
    assert (field.space("a"), field.figure("a").points) == (end, 1)


def _may_climb(field: Field, letter: str) -> bool:
    field.figure(letter).points = 2
    field.refresh()
    return bool(field.offers(CLIMB))


def test_who_is_only_beside_a_ladder_does_not_climb(field: Field) -> None:
    field.put("a", "K5").activate("a")
    assert not _may_climb(field, "a")
    assert _may_climb(field.put("a", "J5"), "a")


@pytest.mark.rule("CORE-PLACE-02")
def test_nobody_climbs_to_where_somebody_stands(field: Field) -> None:
    field.put("a", "J5").put("b", "J6").activate("a")
    assert not _may_climb(field, "a")


@pytest.mark.rule("CORE-PLACE-07")
def test_a_stunned_figure_does_not_climb(field: Field) -> None:
    field.put("a", "J5").activate("a")
    field.give("a", Condition.STUNNED)
    assert not _may_climb(field, "a")


def test_the_empire_climbs_as_well_and_large_figures_do_not(field: Field) -> None:
    trooper = guard(field, ELITE, "J8")
    field.activate_figure(trooper)
    trooper.points = 2
    field.refresh()
    field.choose(*field.offers(CLIMB)).finish()
    assert space_name(field.state, trooper.space) == "J7"
    [walker] = members(field.state, add_group(field.state, EMPIRE, "at-dp-elite").id)
    field.put(walker, "J8").activate_figure(walker)
    walker.points = 2
    field.refresh()
    assert field.offers(CLIMB) == []


# --- Prisoners ----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-NEUTRAL-01", "CORE-NEUTRAL-02")
def test_nobody_attacks_a_prisoner(field: Field) -> None:
    assert not can_be_affected(field.state, prisoner(field).id)
    trooper = guard(field, ELITE, "C3")
    field.put("a", "D2").activate_figure(trooper).choose("attack")
    assert set(field.options) == {f"attack:{field.id('a')}", f"attack:{field.id('b')}"}


@pytest.mark.event("new-prisoner")
def test_one_more_comes_at_the_start_of_each_round_until_there_are_four(field: Field) -> None:
    field.clear()
    empire(field.state).hand = []
    found = []
    for number in range(2, 7):
        field.reach_round(number)
        field.clear()
        found.append(len(prisoners(field)))
    assert found == [2, 3, 4, 4, 4]
    assert field.read_aloud().count("new-prisoner") == 3
    assert "C2" in prisoners(field)


@pytest.mark.parametrize(
    ("card", "space", "far", "spaces"),
    [(ELITE, "C5", 3, 4), (ELITE, "C6", 4, 0), (OFFICER, "C6", 4, 6), (OFFICER, "D7", 5, 0)],
)
def test_stormtroopers_and_officers_drive_prisoners(
    field: Field, card: str, space: str, far: int, spaces: int
) -> None:
    driver = guard(field, card, space)
    field.put(prisoner(field), "C2")
    if space != "D7":
        assert distance(field.state, driver, prisoner(field)) == far
    field.activate_figure(driver)
    if not spaces:
        assert field.offers(DRIVE) == []
        return
    field.choose(*field.offers(DRIVE))
    if field.asks[1] == "pick-figure":
        field.choose(f"choose:{prisoner(field).id}")
    assert field.asks == (EMPIRE, "push-spaces")
    ends = board_reach(field, spaces)
    assert pushes(field) == ends - {"C2"}
    assert "stay" in field.options, "up to so many"
    end = sorted(ends - {"C2"})[0]
    field.choose(f"push:{end}").until("activation-prompt")
    assert prisoners(field) == [end]
    assert field.offers(DRIVE) == [], "once an activation"


def board_reach(field: Field, spaces: int) -> set[str]:
    found = reach(situation(field.state), piece(field.state, prisoner(field)), spaces, Manner.SPACES).ends()
    return {space_name(field.state, int(position.space)) for position in found}


def test_regular_stormtroopers_drive_and_other_figures_do_not(field: Field) -> None:
    [trooper, *_] = members(field.state, add_group(field.state, EMPIRE, "stormtrooper").id)
    droid = field.of_card(HK)[0]
    field.clear().put(trooper, "C3").put(droid, "D2")
    field.activate_figure(droid)
    assert field.offers(DRIVE) == []
    field.finish().activate_figure(trooper)
    assert len(field.offers(DRIVE)) == 1
    field.finish().put("a", "B2").activate("a")
    assert field.offers(DRIVE) == []


@pytest.mark.rule("IA-TEST-02")
@pytest.mark.parametrize("attribute", [Attribute.INSIGHT, Attribute.STRENGTH])
def test_a_hero_who_passes_a_test_pushes_a_prisoner_three_spaces(field: Field, attribute: Attribute) -> None:
    field.clear().put("a", "C3").activate("a")
    dice = side_of(field.figure("a").card).attribute(attribute)
    field.roll([SURGES[die] for die in dice])
    field.choose("interact:persuade#", f"test:{attribute.value}")
    while field.asks[1] != "push-spaces":
        field.go_on()
    assert field.asks == (1, "push-spaces")
    assert pushes(field) == board_reach(field, 3) - {"C2"}
    assert "stay" not in field.options
    field.choose("push:E2").until("activation-prompt")
    assert prisoners(field) == ["E2"]


def test_who_fails_the_test_pushes_nobody(field: Field) -> None:
    field.clear().put("a", "C3").activate("a")
    dice = side_of(field.figure("a").card).attribute(Attribute.STRENGTH)
    field.roll([BLANKS[die] for die in dice])
    field.choose("interact:persuade#", "test:strength").until("activation-prompt")
    assert prisoners(field) == ["C2"]


def test_only_healthy_rebels_beside_a_prisoner_interact_with_it(field: Field) -> None:
    field.clear().put("a", "C3").put("b", "C4")
    assert (field.uses("a"), field.uses("b")) == (["persuade"], [])
    assert field.wound("a").uses("a") == []
    trooper = guard(field, ELITE, "D2")
    assert field.uses(trooper) == []


def test_prisoners_are_told_apart_by_whom_could_lead_either(field: Field) -> None:
    field.end_round().until("activate-group")
    first, second = [figure for figure in field.state.figures.values() if figure.card == prisoner(field).card]
    field.clear().put(first, "C2").put(second, "D4").put("a", "C3").activate("a")
    said = [
        say(field.decision.label_of(field.state, each), Language.ENGLISH)
        for each in field.decision.options
        if each.verb.word == "interact"
    ]
    assert said == [
        "Lead the prisoner away (insight or strength): Prisoner 1 (C2)",
        "Lead the prisoner away (insight or strength): Prisoner 2 (D4)",
    ]


# --- The cell -----------------------------------------------------------------------------------------


def shove(field: Field, start: str, end: str, *, seat: int = EMPIRE) -> Field:
    """A prisoner who stands somewhere is pushed somewhere else."""
    field.put(prisoner(field), start)
    field.push(
        MoveSpaces(figure=prisoner(field).id, spaces=3, seat=seat, willing=False, must=True, by_mission=True)
    )
    return field.choose(f"push:{end}")


@pytest.mark.parametrize("seat", [EMPIRE, 1])
def test_a_prisoner_who_enters_the_cell_is_claimed_whoever_pushed_it(field: Field, seat: int) -> None:
    field.clear()
    shove(field, "C8", "B8", seat=seat)
    assert (claimed(field), prisoners(field), field.outcome) == (1, [], None)


def test_a_prisoner_beside_the_cell_is_not_claimed_nor_is_anybody_else(field: Field) -> None:
    field.clear()
    shove(field, "D9", "C8")
    assert (claimed(field), prisoners(field)) == (0, ["C8"])
    field.put("a", "C9").push(MoveSpaces(figure=field.id("a"), spaces=1, seat=1)).choose("move:B9")
    assert (claimed(field), field.space("a")) == (0, "B9")


def test_a_prisoner_on_its_way_through_the_cell_comes_no_further(field: Field) -> None:
    field.clear()
    shove(field, "C9", "A8")
    assert (claimed(field), prisoners(field)) == (1, [])


# --- Wounds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("heroes", "threat"), [(2, 2 * 3), (4, 3)])
def test_a_wounded_hero_brings_threat_by_activation_tokens(heroes: int, threat: int) -> None:
    field = Field(MISSION, heroes, threat_level=3)
    field.state.threat = 0
    field.wound("a")
    assert field.state.threat == threat
    field.wound("a")
    assert field.state.threat == threat, "who withdraws brings none"


def test_of_three_heroes_one_counts_twice() -> None:
    field = Field(MISSION, 3, threat_level=3)
    extra = next(letter for letter in "abc" if field.id(letter) == field.state.extra)
    other = next(letter for letter in "abc" if letter != extra)
    field.state.threat = 0
    assert field.wound(extra).state.threat == 6
    assert field.wound(other).state.threat == 9


# --- Events -------------------------------------------------------------------------------------------


@pytest.mark.event("prison-guards")
def test_stormtroopers_come_to_an_active_point_at_the_end_of_round_two(field: Field) -> None:
    field.clear().reach_round(2)
    assert "prison-guards" not in field.state.happened
    field.end_round("deploy-point")
    assert field.asks[0] == EMPIRE
    offered = {space_name(field.state, int(each.rpartition(":")[2])): each for each in field.options}
    assert set(offered) == {"B6", "E2", "G10", "L3", "M9"}
    field.choose(offered["L3"]).until("activate-group")
    assert "L3" in field.standing()["stormtrooper"]
    assert len(field.standing()["stormtrooper"]) == 3
    assert empire(field.state).reserved == []


@pytest.mark.event("reinforced")
def test_at_the_end_of_round_four_threat_rises_and_the_empire_may_deploy(field: Field) -> None:
    field.reach_round(4)
    field.state.threat = 0
    field.end_round("deploy-prompt")
    assert (field.state.threat, "reinforced" in field.state.happened) == (3, False), "the usual one"
    field.choose("done").until("deploy-prompt")
    assert (field.state.threat, "reinforced" in field.state.happened) == (6, True)


# --- The end ------------------------------------------------------------------------------------------


@pytest.mark.ending("mission-prisoners-kept")
def test_the_rebels_win_at_the_end_of_round_six_although_all_are_wounded(field: Field) -> None:
    field.wound("a").wound("b")
    assert field.outcome is None
    field.state.memory["prisoners-claimed"] = 3
    field.reach_round(6).end_round()
    assert field.outcome == Outcome("mission-prisoners-kept", (1, 2))


def test_the_mission_goes_on_without_heroes(field: Field) -> None:
    while field.asks != (EMPIRE, "activate-group"):
        field.go_on()
    for letter in "aabb":
        field.wound(letter)
    rounds = 0
    while field.outcome is None:
        rounds = field.state.round
        field.go_on()
    assert (field.outcome, rounds) == (Outcome("mission-prisoners-kept", (1, 2)), 6)


@pytest.mark.ending("mission-prisoners-locked-up")
def test_the_empire_wins_with_four_prisoners(field: Field) -> None:
    field.clear().state.memory["prisoners-claimed"] = 2
    shove(field, "C8", "B8")
    assert field.outcome is None
    field.reach_round(2).clear()
    shove(field, "C8", "B8")
    assert field.outcome == Outcome("mission-prisoners-locked-up", (EMPIRE,))


# --- Bots ---------------------------------------------------------------------------------------------


def test_bots_drive_prisoners_to_the_cell_and_lead_them_away(field: Field) -> None:
    driver = guard(field, OFFICER, "D8")
    field.put("a", "M5").put("b", "M6").put(prisoner(field), "D9").activate_figure(driver)
    assert best(field) == field.offers(DRIVE)[0]
    field.choose(*field.offers(DRIVE))
    if field.asks[1] == "pick-figure":
        field.choose(f"choose:{prisoner(field).id}")
    assert best(field) in {"push:A8", "push:A9", "push:B8", "push:B9"}
    field.choose("stay").finish()
    field.put("a", "E9").activate("a")
    dice = side_of(field.figure("a").card).attribute(Attribute.STRENGTH)
    field.roll([SURGES[die] for die in dice]).choose("interact:persuade#", "test:strength")
    while field.asks[1] != "push-spaces":
        field.go_on()
    away = distance(field.state, prisoner(field), field.token("ladder"))
    assert away is not None
    assert best(field).removeprefix("push:")[0] >= "F", "away from the cell"


def best(field: Field) -> str:
    ratings = MissionMind().rate(field.state)
    return field.options[max(ratings, key=lambda place: ratings[place])]
