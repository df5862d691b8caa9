"""Verena Talos: what her sheet and her class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, red, yellow

from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.invariants import wrong_places
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.assault.rules.values import health, speed

KNIFE, BLASTER = "verena-talos-fighting-knife", "verena-talos-military-blaster"
FOE = "trandoshan-hunter-elite"
CLOSE = "use:verena-talos.close-quarters"


def verena(picture: str, *cards: str, **more: str) -> MissionTable:
    figures = {"A": "stormtrooper", "v": "verena-talos"} | more
    given = {"v": [KNIFE, BLASTER, *(f"verena-talos-{card}" for card in cards)]}
    return MissionTable(picture, cards=given, **figures)  # type: ignore[arg-type]


def fall(table: MissionTable, letter: str) -> MissionTable:
    """A figure is defeated by somebody else's effect."""
    return table.occur(Damaged(target=table.id(letter), amount=99, by=1))


# --- Her sheet


@pytest.mark.rule("IA-CARD-26")
def test_a_wounded_verena_is_slower_and_does_not_duck() -> None:
    table = verena("| v   .   A |")
    id = table.id("v")
    assert (health(table.state, id), endurance(table.state, id), speed(table.state, id)) == (12, 5, 4)
    table.occur(Damaged(target=id, amount=12, by=0))
    assert (health(table.state, id), endurance(table.state, id), speed(table.state, id)) == (12, 4, 3)
    table = verena("| B   v   .   A |", v="verena-talos-wounded", B=FOE)
    table.roll([blue(2, surge=1), green(1, surge=1), black(block=1)]).attack_with("A", "v")
    assert table.attack.evades == 0


@pytest.mark.rule("IA-WEAPON-01", "IA-WEAPON-02", "IA-WEAPON-05", "IA-ATTACK-11", "CORE-ATTACK-50")
def test_close_quarters_attacks_with_the_pool_of_a_foe_that_fell_beside_her() -> None:
    table = fall(verena("| A   v   .   .   B |", B=FOE), "A")
    table.roll([blue(2, surge=1), green(1, damage=2), black(block=1)]).choose(CLOSE)
    assert table.strain("v") == 2
    assert [die.colour.value for die in table.attack.attack_dice] == ["blue", "green"]
    assert not table.attack.melee
    assert [option.split(".")[1] for option in table.offers("surge:")] == ["close-quarters", "recover"]
    table.choose(next(option for option in table.options if option.endswith("close-quarters")))
    assert table.damage("B") == 2, "3 damage, 1 block; accuracy 5 for 3 spaces"


def test_close_quarters_needs_a_foe_beside_her_and_2_strain() -> None:
    table = fall(verena("| A   .   v   .   B |", B=FOE), "A")
    assert table.is_idle
    table = fall(verena("| A   v   .   .   B |", B=FOE).tire("v", 4), "A")
    assert table.is_idle


@pytest.mark.rule("IA-WEAPON-03", "IA-WEAPON-04")
def test_close_quarters_a_pool_that_is_not_printed_is_chosen_by_the_empire() -> None:
    table = fall(verena("| A   v   .   B |", A="ig-88-assassin-droid", B=FOE), "A").choose(CLOSE)
    assert (table.decision.seat, table.decision.least, table.decision.most) == (0, 2, 2)
    table.roll([blue(2, damage=1), blue(3, damage=2), black(block=1)]).choose(["die:blue#1", "die:blue#2"])
    assert table.damage("B") == 2


@pytest.mark.rule("IA-CARD-12")
def test_duck_and_weave_is_an_evade_beside_another_foe() -> None:
    for picture, evades in (("| B   v   .   A |", 1), ("| B   .   v   A |", 0)):
        table = verena(picture, B=FOE)
        table.roll([blue(2, surge=1), green(1, surge=1), black(block=1)]).attack_with("A", "v")
        assert table.attack.evades == evades
        assert table.attack.surges_left == 2 - evades


# --- What makes Close Quarters better


def test_combat_momentum_is_2_movement_points() -> None:
    table = fall(verena("| A   v   .   . |", "combat-momentum"), "A")
    table.choose("use:verena-talos-combat-momentum.combat-momentum-advance", "go:D1")
    assert (table.space("v"), table.strain("v")) == ("D1", 1)


def test_combat_momentum_lets_her_move_before_she_attacks_at_close_quarters() -> None:
    table = verena("| A   v   .   .   . |\n| .   .   .   B   . |", "combat-momentum", A="royal-guard", B=FOE)
    fall(table, "A")
    table.roll([red(3), red(2), black(block=1)])
    table.choose(CLOSE, "use:verena-talos-combat-momentum.combat-momentum-reposition", "move:C1")
    skip(table)
    assert table.damage("B") > 0
    assert (table.space("v"), table.strain("v")) == ("C1", 2)


@pytest.mark.rule("CORE-SURGE-02")
def test_a_student_of_battle_has_three_more_surge_abilities_each_once() -> None:
    table = fall(verena("| A   v   .   .   B |", "student-of-battle", B=FOE).hurt("v", 3), "A")
    table.roll([blue(2, surge=1), green(1, damage=1, surge=1), black(block=1)]).choose(CLOSE)
    card = table.source("verena-talos-student-of-battle")
    assert table.offers(f"surge:{card}.") == [f"surge:{card}.{place}" for place in (1, 2, 3)]
    table.choose(f"surge:{card}.1", f"surge:{card}.2")
    assert (table.damage("B"), table.damage("v")) == (1, 1)
    table.roll([blue(2, surge=1), yellow(2, surge=1), black(block=1)]).attack_with("v", "B")
    assert table.offers(f"surge:{card}.") == []


def test_a_master_operative_is_focused_at_close_quarters() -> None:
    table = fall(verena("| A   v   .   .   B |", "master-operative", B=FOE), "A")
    assert endurance(table.state, table.id("v")) == 6
    table.roll([blue(2, damage=1), green(1, damage=2), green(2, damage=2), black(block=1)])
    table.choose(CLOSE, "use:verena-talos-master-operative.master-operative")
    skip(table)
    assert (table.damage("B"), table.has("v", Condition.FOCUSED)) == (4, False)
    assert table.is_exhausted("verena-talos-master-operative")
    table = verena("| A   v   .   .   B |", "master-operative", B=FOE).give("v", Condition.FOCUSED)
    skip(fall(table, "A"), CLOSE).choose(CLOSE)
    assert table.offers("use:verena-talos-master-operative") == [], "she is Focused already"


# --- Create Opening, Improvised Cover, Point Blank Shot


def test_create_opening_takes_a_block_or_an_evade_from_a_foe_beside_her() -> None:
    opening = "use:verena-talos-create-opening.create-opening"
    table = verena("| v   B   .   A |", "create-opening", B=FOE)
    table.activate("v").roll([red(2), black(block=2)]).choose("attack", f"weapon:{KNIFE}")
    skip(table, opening).choose(opening, "choose:less-block")
    assert (table.damage("B"), table.strain("v")) == (2, 1), "2 damage, 1 more by the knife, 1 block left"
    assert table.is_exhausted("verena-talos-create-opening")


def test_improvised_cover_is_a_block_at_the_cost_of_another_foe() -> None:
    table = verena("| B   v   .   A |", "improvised-cover", B=FOE)
    table.roll([blue(3, damage=2), green(1, damage=2), black(block=1)]).attack_with("A", "v")
    assert (table.damage("v"), table.damage("B")) == (2, 1)
    table = verena("| B   .   v   A |", "improvised-cover", B=FOE)
    table.roll([blue(3, damage=2), green(1, damage=2), black(block=1)]).attack_with("A", "v")
    assert (table.damage("v"), table.damage("B")) == (3, 0)


def test_a_point_blank_shot_has_pierce_1_and_a_red_die() -> None:
    shot = "use:verena-talos-point-blank-shot.point-blank-shot"
    table = verena("| v   B   .   A |", "point-blank-shot", B=FOE).activate("v")
    table.choose("attack", f"weapon:{BLASTER}")
    table.roll([red(3), yellow(1, damage=2), black(block=2)]).choose(shot, "choose:blue")
    skip(table)
    assert table.damage("B") == 4


def test_a_shot_at_somebody_farther_away_is_not_point_blank() -> None:
    table = verena("| v   .   A |", "point-blank-shot", A=FOE)
    table.activate("v").roll([blue(3, damage=2), yellow(1, damage=2), black(block=2)]).choose("attack")
    skip(table)
    assert table.damage("A") == 2


@pytest.mark.rule("CORE-OBJECT-05")
def test_a_shot_at_an_object_beside_her_is_not_point_blank() -> None:
    table = verena("| v   .   .   A |", "point-blank-shot")
    crate = add_token(table.state, "crate", table.figure("v").space + 1, health=9, block=2)
    table.refresh()
    table.activate("v").roll([blue(3, damage=2), yellow(1, damage=2)])
    table.choose("attack", f"weapon:{BLASTER}", f"attack:{crate.id}")
    assert (crate.damage, bool(table.offers("end"))) == (2, True)


# --- K'tara Maneuver, Combat Mastery


def test_ktara_maneuver_takes_the_space_of_a_foe_pushes_it_and_shoots() -> None:
    table = verena("| v   .   A   .   . |", "ktara-maneuver", A=FOE)
    table.activate("v").roll([blue(3, damage=2), yellow(1, damage=2), black(block=2)])
    table.choose("special:verena-talos-ktara-maneuver", "push:D1")
    skip(table)
    assert (table.space("v"), table.space("A"), table.damage("A")) == ("C1", "D1", 2)
    assert table.decision.about["actions"] == 1


@pytest.mark.rule("CORE-MOVE-21")
def test_on_the_way_through_a_ktara_maneuver_two_figures_share_a_space() -> None:
    table = verena("| v   .   A   .   . |", "ktara-maneuver", A=FOE).activate("v")
    table.choose("special:verena-talos-ktara-maneuver")
    assert (table.space("v"), table.space("A"), list(wrong_places(table.state))) == ("C1", "C1", [])


def test_ktara_maneuver_reaches_2_spaces() -> None:
    table = verena("| v   .   .   A |", "ktara-maneuver", A=FOE).activate("v")
    assert table.offers("special:verena-talos-ktara-maneuver") == []


@pytest.mark.rule("CORE-ACTION-08")
def test_combat_mastery_is_a_melee_and_a_ranged_attack_on_two_targets() -> None:
    table = verena("| B   v   .   A |", "combat-mastery", A=FOE, B=FOE).activate("v")
    table.roll([red(2), black(block=1), blue(3, damage=2), yellow(1, damage=2), black(block=1)])
    table.choose("special:verena-talos-combat-mastery", f"weapon:{KNIFE}")
    skip(table)
    assert (table.damage("A"), table.damage("B"), table.strain("v")) == (3, 2, 1)
