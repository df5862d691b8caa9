"""Captured: unarmed heroes, their gear in a cache, and a way out through the trash compactor."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import Roll, blue, green, white, yellow

from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import EMPIRE, FACE_DOWN, empire
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.ground import are_adjacent, sees
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import can_interact
from dejarik.assault.rules.weapons import weapons_of
from dejarik.kernel import IN_PLAY, Outcome
from dejarik.kernel.state import Source

pytestmark = pytest.mark.usefixtures("lenient")

STAFF, RAGE = "diala-passil-plasteel-staff", "use:rules-captured.rage"
OPEN = {"M12": "red", "C3": "yellow", "C11": "yellow"}


@pytest.fixture
def field() -> Field:
    """Nobody of the Empire is near."""
    return Field("captured").clear()


def equip(field: Field, *letters: str) -> Field:
    """Heroes take their gear."""
    for letter in letters:
        field.put(letter, "H2").use(letter, "gear").finish().put(letter, "O7" if letter == "a" else "O8")
    return field


def pass_at(field: Field, letter: str, beside: str) -> Field:
    """A hero passes the test at a terminal."""
    return field.put(letter, beside).use(
        letter, "passages", "test:insight", rolls=[blue(2, surge=1), green(1, surge=1), yellow(1, damage=2)]
    )


def turned(field: Field, kind: str) -> list[bool]:
    return [token.turned for token in field.tokens(kind)]


def staves(field: Field) -> list[Source]:
    return [each for each in field.state.sources.values() if each.key == STAFF]


# --- The start ------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say() -> None:
    field = Field("captured")
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["N2"],
        "imperial-officer-elite": ["M13"],
        "stormtrooper": ["L2", "N10", "N5"],
        "stormtrooper-elite": ["H13", "H15", "J13"],
    }
    assert [field.space(letter) for letter in "ab"] == ["P8", "O7"]
    assert (field.lying("equipment-cache"), field.lying("hatch")) == (["I2"], ["J12", "J3"])
    assert field.lying("garbage-chute") == ["L7", "L8"]
    assert {space: field.token(TERMINAL, space).colour for space in OPEN} == OPEN
    assert set(empire(state).points) == {"green-1", "green-2", "green-3"}
    assert (len(field.tokens(DOOR)), state.goals) == (4, ["find-gear"])


@pytest.mark.rule("CORE-ALLY-03")
def test_no_ally_comes() -> None:
    field = Field("captured", ally="echo-base-trooper")
    assert list(field.standing(1)) == ["diala-passil"]


@pytest.mark.rule("CORE-ITEM-08")
def test_all_items_lie_face_down(field: Field) -> None:
    assert [each.zone for each in staves(field)] == [FACE_DOWN, FACE_DOWN]


# --- Unarmed --------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-01")
def test_an_unarmed_hero_hits_neighbours_with_a_green_and_a_yellow_die(field: Field) -> None:
    [fists] = weapons_of(field.state, field.figure("a")).values()
    assert (fists.melee, fists.dice) == (True, (Die.GREEN, Die.YELLOW))
    [officer] = field.of_card("imperial-officer")
    field.put("a", "M8").put(officer, "M10").activate("a")
    assert "attack" not in field.options, "two spaces away"


def hit(field: Field, *rolls: Roll) -> Figure:
    """A hero hits an officer next to it after testing strength with these dice, and can spend surges."""
    [officer] = field.of_card("imperial-officer")
    field.put("a", "M8").put(officer, "M9").activate("a").choose("attack").until("kernel-react")
    field.roll([*rolls, green(1, damage=1, surge=1), yellow(0, damage=1, surge=2), white()])
    field.choose(*field.offers(RAGE)).until("attack-surges")
    return officer


def test_a_passed_test_of_strength_gives_a_surge_ability(field: Field) -> None:
    officer = hit(field, blue(2, surge=1), green(1, damage=2))
    [haymaker] = [option for option in field.options if option.endswith(".haymaker")]
    field.choose(haymaker).until("activation-prompt")
    assert officer.id not in field.state.figures, "2 damage and 2 more: he had 3 Health"


def test_after_a_failed_one_there_is_none(field: Field) -> None:
    hit(field, blue(2, damage=1), green(1, damage=2))
    assert not [option for option in field.options if option.endswith(".haymaker")]


def test_what_was_passed_for_one_attack_does_not_count_in_the_next(field: Field) -> None:
    hit(field, blue(2, surge=1), green(1, damage=2))
    [other] = field.until("activation-prompt").of_card("imperial-officer-elite")
    field.put(other, "M7").choose("attack").until("kernel-react")
    field.roll([green(1, damage=1, surge=1), yellow(0, damage=1, surge=2), white()]).choose("pass")
    field.until("attack-surges")
    assert not [option for option in field.options if option.endswith(".haymaker")]


def test_a_hero_with_gear_attacks_with_it(field: Field) -> None:
    equip(field, "a")
    state = field.state
    [(source, staff)] = weapons_of(state, field.figure("a")).items()
    assert (state.sources[source].key, staff.bare) == (STAFF, False)
    [officer] = field.of_card("imperial-officer")
    field.put("a", "M8").put(officer, "M9").activate("a").choose("attack")
    assert not field.offers(RAGE), "there is no test any more"


# --- The gear -------------------------------------------------------------------------------------


def test_each_hero_takes_only_his_own_gear(field: Field) -> None:
    equip(field, "a")
    zones = {field.state.figures[each.subject].id: each.zone for each in staves(field)}
    assert zones == {field.id("a"): IN_PLAY, field.id("b"): FACE_DOWN}
    assert field.put("a", "H2").uses("a") == []
    assert (field.state.goals, "escape" in field.told()) == (["find-gear"], False)


@pytest.mark.event("escape")
def test_the_way_out_is_told_when_all_have_their_gear(field: Field) -> None:
    field.put("b", "M13")
    assert field.uses("b") == [], "nobody knows what the terminal is for"
    equip(field, "a", "b")
    assert field.told() == ["mission-briefing", "escape"]
    assert field.state.goals == ["open-passages"]
    assert field.put("b", "M13").uses("b") == ["passages"]


@pytest.mark.rule("CORE-INCAP-01", "CORE-INCAP-02")
def test_an_incapacitated_hero_can_move_or_take_the_gear_and_nothing_else(field: Field) -> None:
    field.wound("a").wound("a").put("a", "H2")
    assert field.hero("a").incapacitated
    assert field.uses("a") == ["gear"]
    equip(field, "b")
    field.put("a", "H2").activate("a").choose("interact:gear#").until("activation-prompt", "activate-group")
    assert field.decision.prompt.id == "activate-group" or field.options == ["end"], "that was the one action"
    assert ("escape" in field.told(), weapons_of(field.state, field.figure("a"))) == (True, {})
    field.until("activate-group").put("a", "M13")
    assert (field.uses("a"), field.put("b", "M11").uses("b")) == ([], ["passages"])


@pytest.mark.rule("CORE-INCAP-02")
@pytest.mark.parametrize(("mission", "may"), [("captured", True), ("into-a-corner", False)])
def test_elsewhere_an_incapacitated_hero_interacts_with_nothing(mission: str, may: bool) -> None:
    field = Field(mission).wound("a").wound("a")
    assert [can_interact(field.state, field.id(letter)) for letter in "ab"] == [may, True]


# --- Doors and passages ---------------------------------------------------------------------------


@pytest.mark.rule("CORE-DOOR-09")
@pytest.mark.parametrize(("inside", "outside"), [("H2", "G2"), ("G13", "F13")])
def test_two_doors_hinder_only_the_rebels(field: Field, inside: str, outside: str) -> None:
    [guard] = field.of_card("imperial-officer")
    state, hero = field.state, field.figure("a")
    field.put("a", inside).put(guard, outside)
    assert "open" not in field.uses("a")
    assert [are_adjacent(state, guard, hero), sees(state, guard, hero)] == [True, True]
    assert not sees(state, hero, guard)
    further = {"G2": "E2", "F13": "E12"}[outside]
    field.put(guard, further)
    assert not sees(state, guard, hero), "only next to it"


def test_the_cell_door_is_opened_by_a_hero(field: Field) -> None:
    assert field.uses("b") == ["open"]
    field.use("b", "open").finish()
    assert len(field.tokens(DOOR)) == 3


def test_the_trash_compactor_is_opened_from_inside_only(field: Field) -> None:
    [guard] = field.of_card("imperial-officer")
    for figure in (guard, field.figure("a")):
        assert field.put(figure, "F7").uses(figure) == []
        assert field.put(figure, "G7").uses(figure) == ["open"]


def test_the_first_terminal_opens_the_hatches(field: Field) -> None:
    equip(field, "a", "b")
    assert field.put("b", "J2").uses("b") == []
    pass_at(field, "a", "M13").finish()
    assert (turned(field, "hatch"), turned(field, "garbage-chute")) == ([True, True], [False, False])
    assert len(field.tokens(DOOR)) == 4
    assert field.put("a", "M13").uses("a") == [], "nothing is left to open there"
    assert field.uses("b") == ["climb-down"]


def test_a_failed_test_opens_nothing(field: Field) -> None:
    equip(field, "a", "b").put("a", "M13")
    field.use("a", "passages", "test:tech", rolls=[blue(2, damage=1)])
    assert turned(field, "hatch") == [False, False]


@pytest.mark.rule("CORE-PLACE-01")
def test_whoever_climbs_down_is_placed_in_any_empty_space_of_the_compactor(field: Field) -> None:
    equip(field, "a", "b")
    pass_at(field, "a", "M13").finish()
    [guard] = field.of_card("imperial-officer")
    field.put(guard, "G5").put("b", "J2").activate("b").choose("interact:climb-down#")
    assert (field.asks, len(field.options)) == ((2, "place-prompt"), 39)
    assert "place:G5" not in field.options
    field.choose("place:J11").until("activation-prompt").finish()
    assert field.space("b") == "J11"
    field.put(guard, "I13").activate_figure(guard).choose("interact:climb-down#")
    assert field.asks == (EMPIRE, "place-prompt"), "any figure can"
    field.choose("place:G5")
    assert field.standing()["imperial-officer"] == ["G5"]


@pytest.mark.parametrize(("terminal", "beside"), [("C3", "C2"), ("C11", "C12")])
def test_the_other_terminals_open_the_chute_and_the_doors(field: Field, terminal: str, beside: str) -> None:
    equip(field, "a", "b")
    pass_at(field, "a", beside).finish()
    assert (turned(field, "hatch"), turned(field, "garbage-chute")) == ([False, False], [True, True])
    assert [door.door for door in field.tokens(DOOR)] == [0, 2], "the cell and the compactor are still closed"
    assert [field.put("a", space).uses("a") for space in ("C2", "C12")] == [[], []]
    assert field.state.goals == ["depart"]


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-down-the-chute")
def test_the_rebels_win_when_all_heroes_are_at_the_open_chute(field: Field) -> None:
    equip(field, "a", "b")
    pass_at(field, "a", "C2").finish()
    field.put("a", "K7").put("b", "J9").activate("b").choose("move")
    assert field.outcome is None
    field.choose("go:K8")
    assert field.outcome == Outcome("mission-down-the-chute", (1, 2))


@pytest.mark.ending("mission-down-the-chute")
def test_who_waits_there_departs_when_it_opens(field: Field) -> None:
    """A companion may be the one who opens it."""
    equip(field, "a", "b").put("a", "K8").put("b", "L9")
    field.now(lambda state: count(state, "garbage-chute"))
    assert field.outcome is None, "the tokens still show their Imperial side"
    for token in field.tokens("garbage-chute"):
        token.turned = True
    field.now(lambda state: count(state, "garbage-chute"))
    assert field.outcome == Outcome("mission-down-the-chute", (1, 2))


@pytest.mark.rule("CORE-INCAP-01")
@pytest.mark.ending("mission-down-the-chute")
def test_incapacitated_heroes_have_to_come_along(field: Field) -> None:
    equip(field, "a", "b")
    pass_at(field, "a", "C2").finish()
    field.wound("b").wound("b").put("b", "J9").put("a", "K6").activate("a").choose("move", "go:K7")
    assert field.outcome is None
    field.until("activate-group").put("a", "K7").activate("b").choose("move", "go:K8")
    assert field.outcome == Outcome("mission-down-the-chute", (1, 2))


@pytest.mark.ending("mission-wounded")
@pytest.mark.rule("CORE-WOUND-10")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)


def test_there_is_all_the_time_in_the_world(field: Field) -> None:
    field.reach_round(9)
    assert field.outcome is None
