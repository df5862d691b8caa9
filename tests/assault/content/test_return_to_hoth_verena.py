"""Return to Hoth: Verena Talos, who turns her enemies' weapons against them."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, buy, green, red, surges, yellow
from tests.assault.table import Table

from dejarik.assault.content.return_to_hoth.rebels import CLOSE_QUARTERS
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die

SPECIAL = f"special:verena-talos-skirmish.{CLOSE_QUARTERS}"
VERENA = "verena-talos-skirmish"
KNIFE = "fighting-knife"


def colours(table: Table) -> list[Die]:
    return [die.colour for die in table.attack.attack_dice]


@pytest.mark.rule("IA-WEAPON-01", "IA-ATTACK-10", "CORE-ATTACK-52")
def test_close_quarters_takes_the_targets_attack_type_and_pool() -> None:
    table = Table("| w   w   V   h |", V=VERENA, w="wampa", h="hk-assassin-droid")
    table.roll([red(2, surge=1), red(3), black(block=1)])
    table.activate("V").choose(SPECIAL)
    assert table.offers("choose:") == [f"choose:{table.id(letter)}" for letter in "wh"]
    table.pick("w")
    assert table.attack.melee
    assert colours(table) == [Die.RED, Die.RED]
    table.choose("done")
    assert table.damage("w") == 4  # nothing of the Wampa's own +1 damage

    table = Table("| w   w   V   h |", V=VERENA, w="wampa", h="hk-assassin-droid")
    table.roll([blue(2, damage=1), blue(2, damage=1), yellow(0, surge=1), black(block=1)])
    table.activate("V").choose(SPECIAL).pick("h")
    assert not table.attack.melee
    assert colours(table) == [Die.BLUE, Die.BLUE, Die.YELLOW]


@pytest.mark.rule("IA-WEAPON-02", "IA-ATTACK-12", "CORE-ATTACK-51", "CORE-ATTACK-52")
def test_close_quarters_keeps_her_own_surges_and_borrows_no_abilities() -> None:
    table = Table("| V   h |", V=VERENA, h="hk-assassin-droid")
    table.roll([blue(2, damage=1), blue(2, damage=1), yellow(0, surge=1), black(block=1)])
    table.activate("V").choose(SPECIAL)
    # No rerolls of the droid's Targeting Computer and Versatile Weaponry came before this, and no surges of its card.
    assert surges(table, "V") == ["1", "2", "fighting-knife"]
    assert surges(table, "h") == []


@pytest.mark.rule("IA-WEAPON-03", "IA-WEAPON-04", "CORE-ATTACK-52")
def test_close_quarters_a_pool_that_is_not_printed_is_chosen_by_the_targets_player() -> None:
    table = Table("| V   i |", V=VERENA, i="ig-88-assassin-droid")
    table.activate("V").choose(SPECIAL)
    assert table.decision.seat == 1
    assert (table.decision.least, table.decision.most) == (2, 2)
    table.choose(["die:yellow#1", "die:yellow#2"])
    assert colours(table) == [Die.YELLOW, Die.YELLOW]


def test_close_quarters_with_focus_adds_the_green_die_to_the_taken_pool() -> None:
    table = Table("| V   h |", V=VERENA, h="hk-assassin-droid").give("V", Condition.FOCUSED)
    table.roll([blue(2, damage=1), blue(2, damage=1), yellow(0, surge=1), green(1, damage=2), black(block=1)])
    table.activate("V").choose(SPECIAL)
    assert colours(table) == [Die.BLUE, Die.BLUE, Die.YELLOW, Die.GREEN]


@pytest.mark.rule("CORE-ACTION-04")
def test_close_quarters_is_her_attack_of_the_activation() -> None:
    table = Table("| V   h |", V=VERENA, h="hk-assassin-droid")
    table.roll([blue(2, damage=1), blue(2, damage=1), yellow(2, damage=1), black(block=1)])
    table.activate("V").choose(SPECIAL)
    assert "attack" not in table.options
    assert table.offers("special:") == []


def test_close_quarters_is_not_offered_without_an_adjacent_hostile_figure_that_attacks() -> None:
    table = Table("| V   .   h |", V=VERENA, h="hk-assassin-droid").activate("V")
    assert "attack" in table.options
    assert table.offers("special:") == []
    table = Table("| V   c   h |", V=VERENA, c="salacious-b-crumb", h="hk-assassin-droid").activate("V")
    assert table.offers("special:") == []  # a figure without an attack has no weapon to take
    table = Table("| V   h |", V=VERENA, h="hk-assassin-droid").give("V", Condition.STUNNED).activate("V")
    assert table.offers("special:") == []


# --- Fighting Knife --------------------------------------------------------------------------------------


def shot_with_surge(table: Table) -> Table:
    """Verena shoots at h: 3 damage, 1 surge, 1 block."""
    table.roll([blue(3, damage=2), green(1, damage=1, surge=1), black(block=1)])
    return table.attack_with("V", "h")


def test_fighting_knife_is_a_melee_attack_with_a_red_die_and_1_damage_after_the_attack() -> None:
    table = Table("| c   V   .   h |", V=VERENA, c="dengar", h="dengar")
    shot_with_surge(table)
    assert KNIFE in surges(table, "V")
    buy(table.roll([red(2), black(block=1)]), "V", KNIFE)
    assert table.damage("h") == 2
    assert table.damage("c") == 2  # 2 of the die, 1 more, 1 block; h is not adjacent
    assert table.is_idle


def test_fighting_knife_once_a_round() -> None:
    table = Table("| c   V   .   h |", V=VERENA, c="dengar", h="dengar")
    shot_with_surge(table)
    buy(table.roll([red(2, surge=1), black(block=1)]), "V", KNIFE)
    assert surges(table, "V") == ["1", "2"]  # not in the attack with the knife either
    table.choose("done")
    shot_with_surge(table)
    assert surges(table, "V") == ["1", "2"]


@pytest.mark.rule("CORE-SURGE-03")
def test_fighting_knife_without_anybody_adjacent_comes_to_nothing() -> None:
    table = Table("| V   .   h |", V=VERENA, h="dengar")
    buy(shot_with_surge(table), "V", KNIFE)
    assert table.is_idle
    assert table.damage("h") == 2


def test_fighting_knife_may_follow_close_quarters() -> None:
    table = Table("| V   h |", V=VERENA, h="dengar")
    table.roll([green(1, damage=2), yellow(0, surge=1), black(block=1)])
    table.roll([red(2), black(block=1)])
    buy(table.activate("V").choose(SPECIAL), "V", KNIFE)
    assert table.damage("h") == 3
