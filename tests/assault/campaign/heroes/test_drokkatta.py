"""Drokkatta: what his sheet and his class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, red, yellow

from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.rules.attack import AttackResolved, attack_with
from dejarik.assault.rules.attack.targets import has_target
from dejarik.assault.rules.ground import take_away
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.assault.rules.state import Token
from dejarik.assault.rules.values import health, speed

BOOMER = "mgl-9-boomer"
CANNON = "repeater-cannon"
STAFF = "diala-passil-plasteel-staff"
FOE = "trandoshan-hunter-elite"
DEMOLISH = "use:drokkatta.demolish"
HIDEOUT = """
    | k   .   .   . |
    | #   #   .   . |
    | .   A   .   # |
"""


def wookiee(picture: str, *cards: str, weapons: tuple[str, ...] = (BOOMER,), **more: str) -> MissionTable:
    figures = {"A": FOE, "k": "drokkatta"} | more
    given = {"k": [*weapons, *cards]}
    if "d" in figures:
        given["d"] = [STAFF]
    on = {"shrapnel-rounds": weapons[0]} if "shrapnel-rounds" in cards else {}
    return MissionTable(picture, cards=given, on=on, **figures)  # type: ignore[arg-type]


def target(table: MissionTable, letter: str, health: int = 9) -> Token:
    """An object that can be attacked, in the space of a figure."""
    token = add_token(table.state, "terminal", table.figure(letter).space, health=health)
    table.refresh()
    return token


def last_attack(table: MissionTable) -> AttackResolved:
    return [event for event in table.events if isinstance(event, AttackResolved)][-1]


# --- His sheet


@pytest.mark.rule("CORE-OBJECT-06", "IA-RUBBLE-01")
def test_demolish_hurts_everything_on_a_space_and_beside_it_and_leaves_rubble() -> None:
    for sheet in ("drokkatta", "drokkatta-wounded"):
        table = wookiee("| k   .   .   A   d   .   B |", k=sheet, d="diala-passil", B=FOE)
        terminal = target(table, "A")
        barrel = add_token(table.state, "crate", table.figure("A").space)
        table.activate("k").choose(f"use:{sheet}.demolish")
        assert "space:E1" not in table.options, "4 spaces away"
        table.choose("space:D1")
        assert [table.damage(each) for each in "kAdB"] == [0, 1, 1, 0]
        assert (terminal.damage, barrel.damage) == (1, 0)
        assert table.state.rubble == [table.figure("A").space]
        assert (table.strain("k"), table.decision.about["actions"]) == (2, 2)
        assert table.offers("use:drokkatta") == [], "once in an activation"


def test_demolish_needs_no_sight_and_may_hurt_himself() -> None:
    table = wookiee("| k   .   . |\n| #   #   . |\n| .   .   A |").activate("k")
    table.choose(DEMOLISH, "space:B1")
    assert (table.damage("k"), table.damage("A")) == (1, 0)
    table = wookiee("| k   #   .   A |\n| .   .   .   . |").activate("k").choose(DEMOLISH, "space:D1")
    assert table.damage("A") == 1


def test_demolish_costs_2_strain_that_he_must_be_able_to_suffer() -> None:
    table = wookiee("| k   .   A |").tire("k", 3).activate("k")
    assert table.offers(DEMOLISH) == []


@pytest.mark.rule("CORE-ATTACK-33")
def test_a_dispersal_shot_turns_a_damage_into_a_surge_once_an_attack() -> None:
    table = wookiee("| k   .   A |").activate("k")
    table.roll([blue(3, damage=2), red(2), black(block=1)]).choose("attack")
    skip(table, "use:drokkatta.dispersal-shot").choose("use:drokkatta.dispersal-shot")
    assert table.offers("use:drokkatta.dispersal-shot") == []
    assert table.attack.surges_left == 1
    skip(table)
    assert table.damage("A") == 2 + 2 - 1 - 1


def test_a_dispersal_shot_needs_a_ranged_weapon_and_a_healthy_drokkatta() -> None:
    shot = "dispersal-shot"
    for sheet, weapon in (("drokkatta", STAFF), ("drokkatta-wounded", BOOMER)):
        table = wookiee("| k   A |", k=sheet, weapons=(weapon,)).activate("k").choose("attack")
        while table.options[0] != "end" and not table.offers("move"):
            assert not [each for each in table.options if shot in each]
            table.choose(table.options[-1])
        assert last_attack(table).attacker == table.id("k")


# --- Charging Up, Leave No One Behind


def test_charging_up_is_health_and_a_damage_token_at_the_end_of_his_activations() -> None:
    table = wookiee("| k   .   A |", "charging-up")
    assert health(table.state, table.id("k")) == 13 + 2
    table.activate("A").choose("end")
    assert table.figure("k").power == []
    table.activate("k").choose("end")
    assert table.figure("k").power == [PowerToken.DAMAGE]


def test_leave_no_one_behind_is_a_point_for_him_or_two_for_a_friend_far_away() -> None:
    table = wookiee(
        "| k   .   .   .   d   .   . |\n| A   .   .   .   .   .   . |",
        "leave-no-one-behind",
        d="diala-passil",
    )
    table.activate("k").choose("use:leave-no-one-behind.self")
    assert table.decision.about["points"] == 1
    assert table.offers("use:leave") == [], "it is exhausted"
    table = wookiee(
        "| k   .   .   .   d   .   . |\n| A   .   .   .   .   .   . |",
        "leave-no-one-behind",
        d="diala-passil",
    )
    table.activate("k").choose("use:leave-no-one-behind.ally")
    table.choose("go:G1")
    assert (table.space("d"), table.is_exhausted("leave-no-one-behind")) == ("G1", True)


def test_leave_no_one_behind_is_for_friends_that_he_sees_4_spaces_away() -> None:
    for picture in ("| k   .   .   d   A |", "| k   .   #   .   d |\n| A   .   #   .   . |"):
        table = wookiee(picture, "leave-no-one-behind", d="diala-passil").activate("k")
        assert table.offers("use:leave") == table.offers("use:leave-no-one-behind.self")


# --- Bank Shot, Shrapnel Rounds


def test_a_bank_shot_hits_who_stands_beside_an_empty_space_in_sight() -> None:
    assert not wookiee(HIDEOUT).activate("k").offers("attack")
    table = wookiee(HIDEOUT, "bank-shot").activate("k")
    table.roll([blue(2, damage=1), red(2), black(block=1)]).choose("attack")
    skip(table)
    assert table.damage("A") == 2, "3 spaces away, of which the card brings 1 accuracy"


def test_a_bank_shot_is_aimed_at_figures_with_a_ranged_weapon() -> None:
    table = wookiee(HIDEOUT, "bank-shot")
    target(table, "A")
    table.activate("k").choose("attack")
    assert table.attack.target == table.id("A"), "there was nothing to choose"
    table = wookiee(HIDEOUT, "bank-shot", weapons=(STAFF,)).activate("k")
    assert not table.offers("attack")
    table = wookiee(HIDEOUT.replace(".   A   .", "#   A   #").replace("#   #   .", "#   #   #"), "bank-shot")
    assert not table.activate("k").offers("attack"), "no empty space"


def test_shrapnel_rounds_turn_the_blast_to_a_figure_within_2_spaces_of_the_target() -> None:
    table = wookiee("| k   .   A   d   B |", "shrapnel-rounds", d="diala-passil", B=FOE).activate("k")
    table.roll([blue(3, damage=2), red(2), black(block=1)]).choose("attack")
    skip(table, "use:shrapnel-rounds").choose("use:shrapnel-rounds.redirect-blast")
    assert table.options == [f"choose:{table.id(each)}" for each in "kdB"]
    table.pick("B")
    skip(table)
    assert [table.damage(each) for each in "kAdB"] == [0, 3, 0, 1]
    assert table.is_exhausted("shrapnel-rounds")


@pytest.mark.rule("CORE-KEYWORD-02", "CORE-ITEM-07")
def test_shrapnel_rounds_are_blast_1_with_the_weapon_they_are_on() -> None:
    table = wookiee("| k   .   A   d |", "shrapnel-rounds", d="diala-passil").activate("k")
    table.roll([blue(3, damage=2), red(2), black(block=1)]).choose("attack")
    skip(table)
    assert (table.damage("A"), table.damage("d")) == (3, 1)
    table = wookiee(
        "| k   .   A   d |", "shrapnel-rounds", d="diala-passil", weapons=(BOOMER, CANNON)
    ).activate("k")
    table.roll([blue(3, damage=2), green(2, damage=2), black(block=1)]).choose("attack", f"weapon:{CANNON}")
    skip(table)
    assert (table.damage("A"), table.damage("d")) == (2 + 2 + 1 - 1, 0)


def test_shrapnel_rounds_may_turn_a_part_of_a_stronger_blast() -> None:
    table = wookiee("| k   .   A   d |", "shrapnel-rounds", d="diala-passil").activate("k")
    table.roll([blue(3, damage=2), red(2), black(block=1)]).choose("attack")
    skip(table, "use:shrapnel-rounds")
    table.attack.tally.blast = 2
    table.refresh()
    table.choose("use:shrapnel-rounds.redirect-blast").pick("d")
    assert table.options == ["blast:1", "blast:2"]
    table.choose("blast:1")
    skip(table)
    assert table.damage("d") == 1 + 1


# --- Repeater Cannon, Structural Exploitation


def test_a_repeater_cannon_shakes_all_foes_within_2_spaces_of_the_target() -> None:
    table = wookiee(
        "| k   .   .   A   .   B   C |\n| .   .   .   d   .   .   . |",
        weapons=(CANNON,),
        d="diala-passil",
        B=FOE,
        C=FOE,
    )
    table.activate("k").roll([blue(2, surge=1), green(1, surge=1), black(block=1)])
    table.choose("attack")
    wave = f"surge:{table.source(CANNON)}.shock-wave"
    skip(table, wave).choose(wave)
    assert [table.damage(each) for each in "ABCd"] == [1, 1, 0, 0]
    assert table.offers("surge") == []
    table = wookiee("| k   .   A |", weapons=(CANNON,)).activate("k")
    table.roll([blue(2, surge=1), green(2, damage=2), black(block=1)]).choose("attack")
    skip(table, "surge")
    assert wave not in table.options, "one surge is not enough"


def test_structural_exploitation_is_stronger_against_objects() -> None:
    boost = "use:structural-exploitation.boost"
    table = wookiee("| k   .   A |", "structural-exploitation").activate("k")
    table.roll([blue(2, damage=1), red(2), black(block=2)]).choose("attack")
    skip(table, boost).choose(boost)
    assert (table.attack.accuracy, table.attack.tally.pierce) == (3, 1)
    skip(table)
    assert table.damage("A") == 1 + 2 + 1 - 1
    assert table.is_exhausted("structural-exploitation")
    table = wookiee("| k   .   A |", "structural-exploitation")
    terminal = target(table, "A")
    terminal.block = 2
    table.activate("k").roll([blue(2, damage=1), red(2)]).choose("attack", f"attack:{terminal.id}")
    skip(table, boost).choose(boost)
    assert (table.attack.accuracy, table.attack.tally.pierce) == (3, 2)
    skip(table)
    assert terminal.damage == 1 + 2 + 2


# --- Thermal Explosives, Wookiee Wrath


@pytest.mark.rule("CORE-ATTACK-14")
def test_thermal_explosives_add_a_yellow_die_to_an_attack_with_a_ranged_weapon() -> None:
    die = "use:thermal-explosives.extra-die"
    table = wookiee("| k   .   A |", "thermal-explosives").activate("k").choose("attack")
    skip(table, die).roll([blue(2, damage=1), red(2), yellow(1, damage=2), black(block=1)])
    table.choose(die)
    skip(table)
    assert (table.damage("A"), table.strain("k")) == (4, 1)
    assert table.is_exhausted("thermal-explosives")
    table = wookiee("| k   A |", "thermal-explosives", weapons=(STAFF,)).activate("k").choose("attack")
    with pytest.raises(AssertionError, match="not offered"):
        skip(table, die)


def test_thermal_explosives_make_demolish_stronger_for_up_to_2() -> None:
    picture = "| k   .   .   A   B   d |"
    for chosen, damage in (([], [1, 1, 0]), (["A"], [2, 1, 0]), (["A", "B"], [2, 2, 0])):
        table = wookiee(picture, "thermal-explosives", d="diala-passil", B=FOE).activate("k")
        table.choose(DEMOLISH, "space:D1")
        assert table.options == [f"choose:{table.id(each)}" for each in "AB"]
        table.choose([f"choose:{table.id(each)}" for each in chosen])
        assert [table.damage(each) for each in "ABd"] == damage
    table = wookiee("| k   A   B   C |", "thermal-explosives", B=FOE, C=FOE).activate("k")
    table.choose(DEMOLISH, "space:C1")
    assert table.decision.most == 2


def test_wookiee_wrath_mauls_a_foe_beside_him_and_pushes_it_2_spaces() -> None:
    maul = "use:wookiee-wrath.maul"
    table = wookiee("| k   A   .   . |", "wookiee-wrath").activate("k").roll([red(3)])
    table.choose(maul)
    assert table.damage("A") == 3
    assert "stay" in table.options
    table.choose("push:D1")
    assert (table.space("A"), table.is_exhausted("wookiee-wrath")) == ("D1", True)
    table = wookiee("| k   .   A   . |", "wookiee-wrath").activate("k")
    assert table.offers(maul) == [], "nobody is beside him"


def test_wookiee_wrath_pushes_nobody_who_is_gone() -> None:
    table = wookiee("| k   A   .   . |", "wookiee-wrath", A="stormtrooper").activate("k").roll([red(3)])
    table.choose("use:wookiee-wrath.maul")
    assert table.is_defeated("A")
    assert speed(table.state, table.id("k")) == 4
    assert "end" in table.options


def test_a_hero_with_two_weapons_who_is_not_on_the_map_yet_has_no_target() -> None:
    table = wookiee("| k   .   A |", weapons=(BOOMER, CANNON))
    take_away(table.state, table.figure("k"))
    attack = attack_with(table.state, table.figure("k"))
    assert not has_target(table.state, attack)
