"""Return to Hoth, Rebel cards: Leia Organa, Echo Base Troopers, Loku Kanoloa, MHD-19."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, buy, green, red, white, yellow
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.objects.tokens import add_token

# --- Leia Organa -----------------------------------------------------------------------------------------

LEADERSHIP = "special:leia-organa-skirmish.battlefield-leadership"

HOTH = """
    | L   .   .   .   .   b |
    | .   .   A   .   .   . |
    | .   .   .   .   C   d |
"""


def on_hoth() -> Table:
    return Table(
        HOTH, L="leia-organa-skirmish", A="echo-base-trooper", C="echo-base-trooper", b="dengar", d="dengar"
    )


def leia_attacks(table: Table, target: str) -> Table:
    """Leia uses Battlefield Leadership: 1 damage to a target with a black die, and no surge."""
    table.roll([blue(5, damage=1), yellow(2, damage=1), yellow(2, damage=1), black(block=2)])
    return table.activate("L").choose(LEADERSHIP).pick(target)


@pytest.mark.rule("IA-CARD-20")
def test_battlefield_leadership_a_friend_within_3_spaces_may_attack_the_same_target() -> None:
    table = leia_attacks(on_hoth(), "b")
    assert table.damage("b") == 1
    assert table.offers("choose:") == [f"choose:{table.id(letter)}" for letter in "LA"]  # C is too far away
    table.pick("A")
    assert table.options == [f"attack:{table.id('b')}", "decline"]
    table.roll([blue(3, damage=2), green(2, damage=2), black(block=1)])
    table.pick("b").choose("pass")
    assert table.damage("b") == 4
    assert table.offers("attack") == []  # Leia's own attack used up her attack action


@pytest.mark.rule("IA-CARD-20")
def test_battlefield_leadership_leia_is_a_friendly_figure_herself() -> None:
    table = leia_attacks(on_hoth(), "b").pick("L")
    table.roll([blue(5, damage=1), yellow(2, damage=1), yellow(2, damage=1), black(block=1)]).pick("b")
    assert table.damage("b") == 3


def test_battlefield_leadership_the_second_attack_may_be_declined() -> None:
    table = leia_attacks(on_hoth(), "b").pick("A").choose("decline")
    assert table.damage("b") == 1
    assert "end" in table.options


def test_battlefield_leadership_is_over_when_the_target_is_defeated() -> None:
    table = leia_attacks(on_hoth().hurt("b", 7), "b")
    assert table.is_defeated("b")
    assert "end" in table.options


def test_battlefield_leadership_is_offered_with_somebody_to_attack_and_not_after_an_attack() -> None:
    table = Table("| L   A | b |", L="leia-organa-skirmish", A="echo-base-trooper", b="dengar").activate("L")
    assert table.offers("special:") == []
    table = on_hoth()
    table.roll([blue(5, damage=1), yellow(2, damage=1), yellow(2, damage=1), black(block=2)])
    table.activate("L").choose("attack").pick("b")
    assert table.offers("special:") == []


def test_battlefield_leadership_of_a_team_mates_figure_is_decided_by_the_team_mate() -> None:
    table = Table(
        HOTH,
        L="leia-organa-skirmish", A="echo-base-trooper", C="echo-base-trooper", b="dengar", d="dengar",
        seats={"A": 2}, sides=Sides.TEAM,
    )  # fmt: skip
    leia_attacks(table, "b")
    assert table.decision.seat == 0
    table.pick("A")
    assert table.decision.seat == 2


@pytest.mark.rule("IA-YOU-03")
def test_military_efficiency_shuffles_a_discarded_command_card_into_the_deck() -> None:
    table = on_hoth().deck(0, "set-a-trap")
    table.state.players[0].discard = ["negation", "miracle-worker", "negation"]
    table.state.players[1].discard = ["size-advantage"]
    table.roll([blue(5, damage=1), yellow(2, surge=1), yellow(2, damage=1), black(block=2)])
    buy(table.attack_with("L", "b"), "L", "military-efficiency")
    assert table.options == ["card:negation", "card:miracle-worker"]
    table.choose("card:negation")
    assert sorted(table.state.players[0].deck) == ["negation", "set-a-trap"]
    assert table.state.players[0].discard == ["miracle-worker", "negation"]


@pytest.mark.rule("CORE-SURGE-03")
def test_military_efficiency_without_discarded_cards_does_nothing() -> None:
    table = on_hoth()
    table.roll([blue(5, damage=1), yellow(2, surge=1), yellow(2, damage=1), black(block=2)])
    buy(table.attack_with("L", "b"), "L", "military-efficiency")
    assert table.is_idle
    assert table.state.players[0].deck == []


# --- Echo Base Troopers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["echo-base-trooper", "echo-base-trooper-elite"])
def test_front_line_replaces_a_blue_die_with_a_red_one_within_3_spaces(card: str) -> None:
    table = Table("| A   .   .   b |", A=card, b="dengar")
    table.attack_with("A", "b")
    table.roll([red(3), green(3, damage=2), black(block=1)]).choose(f"use:{card}.front-line")
    assert table.damage("b") == 4


def test_front_line_may_be_left_out() -> None:
    table = Table("| A   .   .   b |", A="echo-base-trooper", b="dengar")
    table.attack_with("A", "b")
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).choose("pass")
    assert table.damage("b") == 2


def test_front_line_is_not_offered_beyond_3_spaces_without_a_blue_die_or_to_the_defender() -> None:
    table = Table("| A   .   .   .   b |", A="echo-base-trooper", b="dengar")
    table.roll([blue(3, damage=2), green(1, damage=2), black(block=1)]).attack_with("A", "b")
    assert table.is_idle
    assert table.damage("b") == 3
    table = Table("| A   .   .   b |", A="echo-base-trooper", b="dengar")
    table.roll([red(3), black(block=1)]).attack_with("A", "b", dice=[Die.RED])
    assert table.is_idle
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=1)]).attack_with("b", "A")
    assert table.offers("use:") == []


def test_combat_suit_lowers_the_pierce_of_attacks_by_1() -> None:
    for card, damage in (("echo-base-trooper-elite", 1), ("echo-base-trooper", 2)):
        table = Table("| A   .   b |", A="snowtrooper-elite", b=card)
        table.roll([blue(3, damage=2), green(1, damage=1, surge=1), black(block=3)])
        buy(table.attack_with("A", "b"), "A", "1")  # Pierce 2
        assert table.damage("b") == damage


def test_combat_suit_never_makes_pierce_negative() -> None:
    table = Table("| A   .   b |", A="snowtrooper-elite", b="echo-base-trooper-elite")
    table.roll([blue(3, damage=2), green(1, damage=2), black(block=1)]).attack_with("A", "b")
    assert table.damage("b") == 3


# --- Loku Kanoloa ----------------------------------------------------------------------------------------

SIGHTS = "special:loku-kanoloa-skirmish.set-your-sights"
CORRIDOR = "| L   A   .   .   .   .   .   .   b |"


def loku(picture: str = CORRIDOR) -> Table:
    return Table(picture, L="loku-kanoloa-skirmish", A="echo-base-trooper", b="dengar")


def test_set_your_sights_figures_do_not_block_and_accuracy_is_2_higher() -> None:
    table = loku().activate("L")
    assert "attack" not in table.options
    table.roll([blue(4, damage=2), red(1), black(block=1)]).choose(SIGHTS)
    assert table.damage("b") == 2  # 8 spaces away: 4 of the die, 2 printed, 2 of the ability
    assert table.offers("move") == []  # both actions are spent


def test_set_your_sights_needs_both_actions_and_a_target() -> None:
    table = loku().activate("L").choose("move")
    assert table.offers("special:") == []
    table = loku("| L   A   .   .   .   . | b |").activate("L")
    assert table.offers("special:") == []


@pytest.mark.rule("CORE-COND-18")
def test_mon_cala_special_forces_focuses_loku_when_his_sights_defeat_a_figure() -> None:
    table = loku().hurt("b", 7).give("L", Condition.FOCUSED).activate("L")
    table.roll([blue(4, damage=2), red(1), green(1, damage=2), black(block=1)]).choose(SIGHTS)
    assert table.is_defeated("b")
    assert table.has("L", Condition.FOCUSED)  # the old one was spent, this one is new


def test_mon_cala_special_forces_needs_a_defeat_by_that_very_attack() -> None:
    table = loku().activate("L")
    table.roll([blue(4, damage=2), red(1), black(block=1)]).choose(SIGHTS)
    assert not table.has("L", Condition.FOCUSED)
    table = loku("| L   .   b   A |").hurt("b", 7)
    table.roll([blue(4, damage=2), red(1), black(block=1)]).attack_with("L", "b")
    assert table.is_defeated("b")
    assert not table.has("L", Condition.FOCUSED)


@pytest.mark.rule("CORE-OBJECT-05")
def test_mon_cala_special_forces_a_destroyed_object_is_not_a_defeated_figure() -> None:
    table = loku("| L   A   .   .   . | b |")
    crate = add_token(table.state, "crate", space=4, health=1)
    table.refresh()
    table.roll([blue(4, damage=2), red(1)]).activate("L").choose(SIGHTS)
    assert crate.id not in table.state.tokens
    assert not table.has("L", Condition.FOCUSED)


# --- MHD-19 ----------------------------------------------------------------------------------------------

LOADOUT = "special:mhd-19-skirmish.medical-loadout"
PROCEDURE = "special:mhd-19-skirmish.improper-procedure"

WARD = """
    | M   A   B |
    | c   .   d |
"""


def ward() -> Table:
    return Table(
        WARD,
        M="mhd-19-skirmish",
        A="echo-base-trooper-elite",
        B="loku-kanoloa-skirmish",
        c="dengar",
        d="dengar",
    )


def test_medical_loadout_itself_or_an_adjacent_friend_recovers_3_damage() -> None:
    table = ward().hurt("M", 4).hurt("A", 5).hurt("B", 2).hurt("c", 3)
    table.activate("M").choose(LOADOUT)
    assert table.options == [f"choose:{table.id(letter)}" for letter in "MA"]
    table.pick("A")
    assert (table.damage("M"), table.damage("A")) == (4, 2)
    assert table.offers(LOADOUT) == []  # once an activation


@pytest.mark.rule("CORE-RECOVER-02")
def test_medical_loadout_recovers_no_more_than_there_is() -> None:
    table = ward().hurt("M", 2).activate("M").choose(LOADOUT).pick("M")
    assert table.damage("M") == 0


def test_improper_procedure_damages_and_weakens_an_adjacent_hostile_figure() -> None:
    table = ward().activate("M").choose(PROCEDURE)  # d is not adjacent: no choice
    assert table.damage("c") == 1
    assert table.has("c", Condition.WEAKENED)
    assert table.damage("d") == 0
    assert "attack" in table.options  # it is no attack (CORE-ATTACK-07)


def test_improper_procedure_on_a_figure_that_it_defeats() -> None:
    table = ward().hurt("c", 7).activate("M").choose(PROCEDURE)
    assert table.is_defeated("c")
    assert table.vp(0) == 7


def test_improper_procedure_needs_an_adjacent_hostile_figure() -> None:
    table = Table("| M   A   b |", M="mhd-19-skirmish", A="echo-base-trooper", b="dengar").activate("M")
    assert table.offers(PROCEDURE) == []


def test_battlefield_leadership_goes_on_after_a_miss() -> None:
    table = Table("| L   .   m |", L="leia-organa-skirmish", m="loku-kanoloa-skirmish")
    table.roll([blue(5, damage=1), yellow(2, damage=1), yellow(2, damage=1), white(dodge=1)])
    table.activate("L").choose(LEADERSHIP)
    assert table.damage("m") == 0
    assert table.offers("attack") != []  # Leia herself may fire at it again
