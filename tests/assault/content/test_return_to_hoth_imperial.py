"""Return to Hoth, Imperial cards: Snowtroopers, the SC2-M Repulsor Tank, General Sorin."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, buy, green, red, surges, white, yellow
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.objects.tokens import add_token

RECOVERY_GEAR = "special:snowtrooper.environmental-recovery-gear"


# --- Snowtroopers: Environmental Recovery Gear ----------------------------------------------------------


@pytest.mark.rule("IA-CARD-13")
def test_recovery_gear_each_trooper_recovers_or_discards_as_it_likes() -> None:
    table = Table(
        """
        | A   B   .   d |
        | C   .   .   . |
        """,
        A="snowtrooper", B="snowtrooper-elite", C="snowtrooper", d="echo-base-trooper",
    )  # fmt: skip
    table.hurt("A", 2).hurt("C", 1).give("A", Condition.BLEEDING)
    table.give("B", Condition.STUNNED, Condition.WEAKENED)
    table.activate("A").choose(RECOVERY_GEAR)
    assert table.options == ["recover", "discard:bleed", "decline"]
    table.choose("discard:bleed")
    assert table.options == ["discard:stun", "discard:weaken", "decline"]
    table.choose("discard:stun", "decline")
    assert table.figure("A").conditions == []
    assert table.damage("A") == 2
    assert table.figure("B").conditions == [Condition.WEAKENED]
    assert table.damage("C") == 1


@pytest.mark.rule("IA-CARD-13")
def test_recovery_gear_recovers_one_damage_of_the_figure_itself() -> None:
    table = Table("| A   .   .   d |", A="snowtrooper", d="echo-base-trooper").hurt("A", 3)
    table.activate("A").choose(RECOVERY_GEAR, "recover")
    assert table.damage("A") == 2
    assert table.offers(RECOVERY_GEAR) == []  # once an activation


def test_recovery_gear_reaches_neither_distant_troopers_nor_others_nor_foes() -> None:
    table = Table(
        """
        | A   S   d |
        | e   .   . |
        | .   B   . |
        """,
        A="snowtrooper", B="snowtrooper", S="general-sorin", d="echo-base-trooper", e="echo-base-trooper",
    )  # fmt: skip
    table.hurt("B", 1).hurt("S", 1).hurt("e", 1)
    table.activate("A")
    table.hurt("A", 1).choose(RECOVERY_GEAR, "recover")
    assert table.offers("move") == ["move"]  # nobody else is asked


def test_recovery_gear_of_a_team_mates_trooper_is_chosen_by_the_team_mate() -> None:
    table = Table(
        "| A   C   .   d |",
        A="snowtrooper", C="snowtrooper", d="echo-base-trooper", seats={"C": 2}, sides=Sides.TEAM,
    )  # fmt: skip
    table.hurt("C", 1).activate("A").choose(RECOVERY_GEAR)
    assert table.decision.seat == 2


@pytest.mark.parametrize("card", ["snowtrooper-elite", "echo-base-trooper", "echo-base-trooper-elite"])
def test_efficient_travel_pays_nothing_extra_for_difficult_terrain_and_hostile_figures(card: str) -> None:
    table = Table(
        """
        +---+---+---+---+---+---+
        | A   ~   b   ~   .   . |
        +---+---+---+---+---+---+
        """,
        A=card,
        b="dengar",
    )
    table.activate("A").choose("move")
    assert set(table.offers("go:")) == {"go:B1", "go:D1", "go:E1"}


def test_an_ordinary_snowtrooper_pays_for_difficult_terrain() -> None:
    table = Table("| A   ~   ~   .   .   b |", A="snowtrooper", b="dengar")
    table.activate("A").choose("move")
    assert set(table.offers("go:")) == {"go:B1", "go:C1"}


# --- SC2-M Repulsor Tank ---------------------------------------------------------------------------------

TANK = """
    | A   A   A   .   b |
    | A   A   A   .   c |
"""


def test_focus_fire_attacks_one_figure_twice_for_both_actions() -> None:
    table = Table(TANK, A="sc2-m-repulsor-tank", b="dengar", c="dengar")
    table.roll([blue(2, damage=1), red(1), yellow(2, damage=1), black(block=1)])
    table.roll([blue(2, damage=1), red(1), yellow(2, damage=1), black(block=2)])
    table.activate("A").choose("special:sc2-m-repulsor-tank.focus-fire")
    assert table.offers("decline") == []
    table.pick("b")
    assert table.damage("b") == 3  # the second attack has only one target
    assert table.damage("c") == 0
    assert table.offers("move") == []
    assert table.offers("attack") == []


def test_focus_fire_ends_when_its_target_is_defeated() -> None:
    table = Table(TANK, A="sc2-m-repulsor-tank", b="dengar", c="dengar").hurt("b", 7)
    table.roll([blue(2, damage=1), red(3), yellow(2, damage=1), black(block=1)])
    table.activate("A").choose("special:sc2-m-repulsor-tank.focus-fire").pick("b")
    assert table.is_defeated("b")
    assert table.damage("c") == 0
    assert "end" in table.options


def test_focus_fire_needs_two_actions_and_no_attack_before() -> None:
    table = Table(TANK, A="sc2-m-repulsor-tank", b="dengar", c="dengar")
    table.activate("A").choose("move")
    assert table.offers("special:") == []


@pytest.mark.rule("CORE-OBJECT-05")
def test_focus_fire_is_aimed_at_figures_only() -> None:
    table = Table("| A   A   A   . | b |\n| A   A   A   . | . |", A="sc2-m-repulsor-tank", b="dengar")
    add_token(table.state, "crate", space=3, health=4)
    table.refresh()
    table.activate("A")
    assert table.offers("attack") == ["attack"]  # the object can be attacked, but not in this way
    assert table.offers("special:") == []


@pytest.mark.parametrize(("choice", "block", "evade"), [("block", 1, 0), ("evade", 0, 1)])
def test_defensible_adds_a_block_or_an_evade(choice: str, block: int, evade: int) -> None:
    table = Table("| b   .   A   A   A |\n| .   .   A   A   A |", A="sc2-m-repulsor-tank", b="dengar")
    table.roll([green(2, damage=2), yellow(0, surge=1), black(block=1)])
    table.attack_with("b", "A").choose("space:C1", "use:sc2-m-repulsor-tank.defensible")
    assert table.decision.seat == 0
    table.choose(f"choose:{choice}")
    assert (table.attack.tally.block, table.attack.tally.evade) == (block, evade)


def test_defensible_may_be_left_out_and_does_nothing_in_attacks_of_the_tank() -> None:
    table = Table("| b   .   A   A   A |\n| .   .   A   A   A |", A="sc2-m-repulsor-tank", b="dengar")
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=1)])
    table.attack_with("b", "A").choose("space:C1", "pass")
    while not table.is_idle:
        table.choose("done")
    assert table.damage("A") == 2
    table.roll([blue(2, damage=1), red(1), yellow(2, damage=1), black(block=1)])
    table.attack_with("A", "b")
    assert table.is_idle


# --- General Sorin ---------------------------------------------------------------------------------------


def test_bombardment_lets_an_adjacent_friend_attack_with_blast_1() -> None:
    table = Table(
        """
        | .   A   .   b   c |
        | S   .   .   .   . |
        | B   .   C   .   . |
        """,
        S="general-sorin", A="snowtrooper", B="snowtrooper", C="snowtrooper", b="dengar", c="dengar",
    )  # fmt: skip
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)])
    table.activate("S").choose("special:general-sorin.bombardment")
    assert set(table.offers("choose:")) == {f"choose:{table.id('A')}", f"choose:{table.id('B')}"}
    table.pick("A").pick("b")
    assert table.damage("b") == 2
    assert table.damage("c") == 1  # Blast
    assert "attack" in table.options  # it was not an attack of the general (CORE-ACTION-05)


def test_bombardment_the_chosen_figure_may_decline() -> None:
    table = Table("| S   A   .   b |", S="general-sorin", A="snowtrooper", b="dengar")
    table.activate("S").choose("special:general-sorin.bombardment", "decline")
    assert table.damage("b") == 0
    assert "end" in table.options


def test_bombardment_needs_an_adjacent_friend_who_can_attack() -> None:
    table = Table("| S   A   .   b |", S="general-sorin", A="snowtrooper", b="dengar")
    table.give("A", Condition.STUNNED).activate("S")
    assert table.offers("special:") == []


SORINS_SURGES = ["1", "2", "3"]


@pytest.mark.rule("CORE-ATTACK-51")
def test_advanced_firepower_lends_the_generals_surges_to_adjacent_vehicles() -> None:
    table = Table(
        """
        | S   A   A   A   b |
        | .   A   A   A   . |
        """,
        S="general-sorin", A="sc2-m-repulsor-tank", b="dengar",
    )  # fmt: skip
    table.roll([blue(2, surge=1), red(1), yellow(1, damage=1, surge=1), black(block=1)])
    table.attack_with("A", "b")
    assert surges(table, "S") == SORINS_SURGES
    assert surges(table, "A") == ["1", "2"]
    buy(table, "S", "2", "3")
    assert table.has("b", Condition.STUNNED)
    assert table.has("A", Condition.FOCUSED)
    assert not table.has("S", Condition.FOCUSED)


def test_advanced_firepower_is_not_for_distant_figures_other_traits_or_borrowed_ones() -> None:
    picture = """
        | S   .   A   A   A   b |
        | T   .   A   A   A   . |
    """
    table = Table(picture, S="general-sorin", A="sc2-m-repulsor-tank", T="snowtrooper", b="dengar")
    table.roll([blue(2, surge=1), red(1), yellow(1, damage=1, surge=1), black(block=1)])
    table.attack_with("A", "b")
    assert surges(table, "S") == []
    assert surges(table, "A") == ["1", "2"]

    table = Table(picture, S="general-sorin", A="sc2-m-repulsor-tank", T="snowtrooper", b="dengar")
    table.roll([blue(5, damage=1), green(1, surge=1), black(block=1)])
    table.attack_with("T", "b")
    assert surges(table, "S") == []


@pytest.mark.rule("IA-ATTACK-05")
def test_advanced_firepower_is_not_for_a_borrowed_figure() -> None:
    table = Table(
        """
        | S   A   A   A   b |
        | .   A   A   A   . |
        """,
        S="general-sorin", A="sc2-m-repulsor-tank", b="dengar",
    )  # fmt: skip
    table.roll([blue(2, surge=1), red(1), yellow(1, damage=1, surge=1), black(block=1)])
    table.push(attack_with(table.state, table.figure("A"), seat=1, borrowed=True, must=True)).pick("S")
    assert surges(table, "A") == ["1", "2"]
    assert surges(table, "S") == []


def test_a_general_pays_for_his_own_surges_as_usual() -> None:
    table = Table("| S   .   b |", S="general-sorin", b="leia-organa-skirmish")
    table.roll([blue(2, surge=1), yellow(0, surge=1), white(block=1)])
    table.attack_with("S", "b")
    assert surges(table, "S") == SORINS_SURGES
