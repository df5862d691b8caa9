"""Know Your Enemy: droids that take notes, a door, and Ivan Talos with what he has learned."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import Roll, black, blue, green, white, yellow

from dejarik.assault.campaign.rules.sheet_tokens import SheetTokensChanged, on_sheet, put_on_sheet
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.attack.numbers import modifiers
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import health, speed
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "know-your-enemy"


@pytest.fixture
def field() -> Field:
    return Field(MISSION, threat_level=3)


def face_off(field: Field) -> Figure:
    """The door has been opened: Ivan."""
    field.open().until("activate-group")
    return field.of_card("imperial-officer-elite")[0]


def study(field: Field, letter: str, count: int = 1) -> None:
    put_on_sheet(field.state, field.id(letter), "study", count)
    field.refresh()


def learned(field: Field, letter: str) -> int:
    return on_sheet(field.state, field.id(letter), "study")


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-03")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "hk-assassin-droid": ["H11", "I10"],
        "probe-droid": ["J6"],
        "probe-droid-elite": ["B5"],
    }
    assert field.space("a") == "F1"
    assert field.lying("crate") == ["F8", "L6", "R11"]
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [
        Reserved("imperial-officer-elite", "face-off", "ivan-talos"),
        Reserved("royal-guard", "face-off"),
    ]
    assert (state.threat, state.goals) == (6, ["open-center"])


def test_imperial_figures_do_not_open_the_door(field: Field) -> None:
    [droid, _] = field.of_card("hk-assassin-droid")
    door = field.token(DOOR)
    field.put(droid, "N9").put("a", "O9")
    assert interactions(field.state, droid) == []
    assert [each.id for each in interactions(field.state, field.figure("a"))] == [f"open#{door.id}"]


@pytest.mark.event("face-off")
def test_face_off_when_the_door_opens(field: Field) -> None:
    ivan = face_off(field)
    state = field.state
    assert state.sections == ["Start Section", "Section 2 - Outpost"]
    assert field.standing()["imperial-officer-elite"] == ["O6"]
    assert field.standing()["royal-guard"] == ["N7", "O7"]
    assert (health(state, ivan.id), speed(state, ivan.id)) == (8, 4), "5 and the threat level"
    assert empire(state).points == ["green-3"]
    assert (state.goals, empire(state).reserved) == (["defeat-ivan"], [])


# --- Studying -------------------------------------------------------------------------------------


def attack_of(field: Field, attacker: Figure, target: int, *dice: Roll) -> Field:
    """An attack up to its surges."""
    field.roll(list(dice))
    field.push(attack_with(field.state, attacker, only=[target], must=True))
    return field.until("attack-surges")


SHARP = (blue(2, surge=1), yellow(0, damage=1, surge=2), yellow(0, surge=1), white(block=1))


def surge_of(field: Field, name: str) -> list[str]:
    return [option for option in field.options if option.endswith(f".{name}")]


@pytest.mark.parametrize("card", ["probe-droid", "probe-droid-elite"])
def test_a_probe_droid_studies_with_a_surge_once_an_attack(field: Field, card: str) -> None:
    [droid] = field.of_card(card)
    field.put("a", "H5").put(droid, "H6")
    attack_of(field, droid, field.id("a"), *SHARP)
    [surge] = surge_of(field, "study")
    field.choose(surge)
    assert (learned(field, "a"), learned(field, "b")) == (1, 0)
    assert surge_of(field, "study") == [], "once an attack"
    assert [event.count for event in field.events if isinstance(event, SheetTokensChanged)] == [1]


def test_other_droids_do_not_study_nor_shoot_like_ivan(field: Field) -> None:
    [droid, _] = field.of_card("hk-assassin-droid")
    field.put("a", "H5").put(droid, "H6")
    attack_of(field, droid, field.id("a"), blue(2, surge=1), blue(2, surge=1), white(block=1))
    assert surge_of(field, "study") == surge_of(field, "marksman") == []


# --- Ivan -----------------------------------------------------------------------------------------


def test_ivan_has_a_surge_for_two_damage(field: Field) -> None:
    ivan = face_off(field)
    field.put("a", "O5")
    attack_of(field, ivan, field.id("a"), blue(3, damage=1, surge=1), yellow(1, damage=2), white())
    assert surge_of(field, "study") == []
    field.choose(*surge_of(field, "marksman")).until("activate-group")
    assert field.damage("a") == 5


def test_ivan_has_one_more_block_against_those_he_knows(field: Field) -> None:
    ivan = face_off(field)
    field.clear("royal-guard").put("a", "O5").put("b", "P5")
    study(field, "a")
    found = {}
    for letter in "ab":
        field.roll([green(1, damage=2), yellow(2, damage=1), white()])
        field.push(attack_with(field.state, field.figure(letter), only=[ivan.id], must=True))
        found[letter] = modifiers(field.state, field.figure(letter), ivan).block
        while field.state.find(Attack) is not None:
            field.go_on()
    assert found == {"a": 2, "b": 1}
    assert (ivan.damage, learned(field, "a")) == (1 + 2, 1)


def test_ivan_spends_what_he_knows_for_a_black_die(field: Field) -> None:
    ivan = face_off(field)
    field.clear("royal-guard").put("a", "O5")
    study(field, "a")
    field.roll([green(1, damage=2), yellow(2, damage=1), white(), black(block=1)])
    field.push(attack_with(field.state, field.figure("a"), only=[ivan.id], must=True))
    [use] = field.offers("use:rules-know-your-enemy-empire.anticipate")
    field.choose(use)
    assert learned(field, "a") == 0
    while field.state.find(Attack) is not None:
        field.go_on()
    assert ivan.damage == 1, "3 damage, 1 block of his own and 1 of the black die; nothing is known any more"


def test_close_quarters_with_the_weapon_of_a_rebel(field: Field) -> None:
    ivan = face_off(field)
    field.put("a", "O5").put("b", "O4")
    study(field, "b")
    field.activate_figure(ivan)
    [use] = field.offers("special:rules-know-your-enemy-empire.close-quarters")
    field.roll([green(1, damage=2), yellow(2, damage=1), white()])
    field.choose(use)
    attack = field.state.the(Attack)
    assert (attack.dice, attack.melee) == ([Die.GREEN, Die.YELLOW], True), "Diala's staff"
    assert learned(field, "b") == 0
    field.until("activation-prompt")
    assert field.damage("a") == 3


def test_close_quarters_needs_somebody_known_within_three_spaces(field: Field) -> None:
    ivan = face_off(field)
    field.put("a", "O5").put("b", "F1")
    field.activate_figure(ivan)
    assert field.offers("special:rules-know-your-enemy-empire") == [], "nobody is known"
    study(field, "b")
    assert field.offers("special:rules-know-your-enemy-empire.close-quarters") == []
    assert len(field.offers("special:rules-know-your-enemy-empire.unsettle")) == 1


def test_of_several_weapons_ivan_takes_one(field: Field) -> None:
    ivan = face_off(field)
    field.state.enter("dl-44", 1, subject=field.id("a"))
    field.put("a", "O5")
    study(field, "a")
    field.activate_figure(ivan)
    field.choose(*field.offers("special:rules-know-your-enemy-empire.close-quarters"))
    assert field.asks == (0, "attack-weapon")
    assert len(field.options) == 2
    field.choose(next(option for option in field.options if "dl-44" in option))
    attack = field.state.the(Attack)
    assert (attack.dice, attack.melee) == ([Die.BLUE, Die.YELLOW], False)


def test_ivan_unsettles_the_nearest_rebel_that_he_knows(field: Field) -> None:
    ivan = face_off(field)
    field.put("a", "O5").put("b", "O4")
    study(field, "a", 2)
    study(field, "b")
    field.activate_figure(ivan)
    field.choose(*field.offers("special:rules-know-your-enemy-empire.unsettle"))
    assert (field.strain("a"), field.strain("b")) == (2, 0)
    assert (learned(field, "a"), learned(field, "b")) == (1, 1)


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-ivan-defeated")
def test_the_rebels_win_when_ivan_falls(field: Field) -> None:
    ivan = face_off(field)
    field.defeat(*field.of_card("royal-guard"))
    assert field.outcome is None
    field.defeat(ivan)
    assert field.outcome == Outcome("mission-ivan-defeated", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_six_ends(field: Field) -> None:
    time_ends_it(field, 6)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
