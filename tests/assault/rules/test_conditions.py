"""Conditions (CORE-COND): what they do, how long they stay, and how they are discarded."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green, white, yellow
from tests.assault.rules.scenes import lend, use, uses
from tests.assault.table import Table

from dejarik.assault.dice.attack import HARMFUL, Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.movement import MoveSpaces


@pytest.mark.rule("CORE-COND-01")
def test_three_conditions_are_harmful_and_two_beneficial() -> None:
    assert {*Condition} - HARMFUL == {Condition.FOCUSED, Condition.HIDDEN}
    assert {Condition.STUNNED, Condition.BLEEDING, Condition.WEAKENED} == HARMFUL


@pytest.mark.rule("CORE-COND-03")
def test_a_condition_stays_when_the_figure_moves_or_is_pushed_and_goes_with_the_figure() -> None:
    table = Table("| A   .   .   b   c |", A="stormtrooper", b="rebel-trooper", c="rebel-trooper")
    table.give("A", Condition.HIDDEN, Condition.WEAKENED).activate("A").choose("move", "go:B1")
    table.push(MoveSpaces(figure=table.id("A"), spaces=1, seat=1, willing=False)).choose("push:C1")
    assert table.figure("A").conditions == [Condition.HIDDEN, Condition.WEAKENED]
    table.end()
    table.roll([blue(5, 1), yellow(2, 1), black(block=0, evade=1)]).hurt("A", 1).attack_with("b", "A")
    assert table.is_defeated("A")


@pytest.mark.rule("CORE-COND-04")
def test_focused_waits_for_the_figures_next_attack_however_long_that_takes() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard").give("A", Condition.FOCUSED)
    table.activate("A").end()
    table.activate("b").end()
    assert table.has("A", Condition.FOCUSED)
    table.roll([blue(3, 2), green(2, 2), green(2, 2), black(block=2)]).activate("A").choose("attack")
    assert not table.has("A", Condition.FOCUSED)


@pytest.mark.rule("CORE-COND-05", "CORE-ATTACK-18")
def test_conditions_are_applied_before_anybodys_effects() -> None:
    table = lend(Table("| A   .   b |", A="stormtrooper", b="royal-guard"), "A", "brute")
    table.give("A", Condition.WEAKENED).give("b", Condition.HIDDEN)
    table.roll([blue(3, 1, 1), green(2, 1, 1), black(block=2)]).attack_with("A", "b")
    assert uses(table) == ["brute"]
    assert (table.attack.surges_left, table.attack.accuracy) == (1, 3)  # less 1 and 2 already


# --- Stunned ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-COND-10")
def test_a_stunned_figure_declares_no_attack_by_whatever_way() -> None:
    table = Table(
        """
        | V   b |
        | A   c |
        """,
        V="darth-vader-lord-of-the-sith", A="imperial-officer-elite", b="royal-guard", c="royal-guard",
    )  # fmt: skip
    table.give("V", Condition.STUNNED)
    table.activate("V")
    assert "attack" not in table.options
    assert not table.offers("special:darth-vader-lord-of-the-sith.brutality")
    table.end()
    table.activate("A").choose("special:imperial-officer-elite.executive-order")  # an interrupt is no better
    assert not table.offers("choose:attack")


@pytest.mark.rule("CORE-COND-11", "CORE-MOVE-05")
def test_a_stunned_figure_gains_movement_points_but_does_not_leave_its_space() -> None:
    table = Table(
        """
        | V   .   b |
        +===+===+   +
        | .   .   . |
        """,
        V="darth-vader-lord-of-the-sith", b="royal-guard",
    )  # fmt: skip
    table.give("V", Condition.STUNNED).activate("V").choose("move")
    assert table.figure("V").points == 4
    assert not table.offers("go:")
    assert table.offers("interact:open")
    assert table.offers("special:darth-vader-lord-of-the-sith.force-choke")  # neither attacks nor moves
    table.push(MoveSpaces(figure=table.id("V"), spaces=1, seat=0))
    assert not table.offers("move:")  # no "move 1 space" either
    table.push(MoveSpaces(figure=table.id("V"), spaces=1, seat=1, willing=False)).choose("push:B1")
    assert table.space("V") == "B1"  # but others may push it


@pytest.mark.rule("CORE-COND-12")
def test_an_action_discards_stunned_once_an_activation() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard").give("A", Condition.STUNNED)
    table.activate("A").choose("move", "discard:stun")
    assert not table.has("A", Condition.STUNNED)
    assert table.offers("go:")  # the points it holds can be spent now
    again = (
        Table("| A   .   b |", A="stormtrooper", b="royal-guard").give("A", Condition.STUNNED).activate("A")
    )
    again.choose("discard:stun")
    again.give("A", Condition.STUNNED)
    assert "move" in again.options  # an action is left
    assert not again.offers("discard:")  # like any special action: once


# --- Bleeding ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-COND-13")
@pytest.mark.parametrize("action", ["move", "attack", "interact", "special"])
def test_bleeding_costs_a_strain_after_each_action_of_whatever_kind(action: str) -> None:
    table = Table(
        """
        | A   .   b |
        +===+===+   +
        | .   .   . |
        """,
        A="imperial-officer", b="royal-guard",
    )  # fmt: skip
    lend(table, "A", "bless").give("A", Condition.BLEEDING)
    table.roll([blue(5, 1), yellow(1, 2), black(block=3)]).activate("A")
    option = {"interact": "interact:open", "special": "special:rule-test-bless"}.get(action, action)
    table.choose(option)
    assert table.damage("A") == 1  # no deck, nothing to prevent it with
    assert "end" in table.options


@pytest.mark.rule("CORE-COND-13")
def test_a_special_action_of_two_arrows_bleeds_once() -> None:
    table = lend(Table("| A   .   b |", A="royal-guard", b="royal-guard"), "A", "long-rest")
    table.give("A", Condition.BLEEDING).activate("A")
    use(table, "long-rest", "special")
    assert table.damage("A") == 1
    assert table.options == ["end"]


@pytest.mark.rule("CORE-COND-14")
def test_the_action_that_discards_bleeding_does_not_bleed() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard").give("A", Condition.BLEEDING)
    table.activate("A").choose("discard:bleed")
    assert (table.damage("A"), table.figure("A").conditions) == (0, [])


@pytest.mark.rule("CORE-COND-15")
def test_what_is_no_action_does_not_bleed() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="royal-guard").give("A", Condition.BLEEDING)
    table.roll([blue(3, 2), green(2, 2), black(block=2)]).attack_with("A", "b")  # a granted attack
    assert table.damage("A") == 0
    table.activate("A").choose("move")
    assert table.damage("A") == 1  # the action …
    table.choose("go:B1", "go:A1")
    assert table.damage("A") == 1  # … and not the spending of its points


# --- Focused and Hidden -----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-COND-17")
def test_the_die_of_focused_can_not_be_held_back() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard").give("A", Condition.FOCUSED)
    table.roll([blue(3, 1, 1), green(2, 1, 1), green(1, 0, 1), black(block=2)]).attack_with("A", "b")
    assert [die.colour for die in table.attack.attack_dice] == [Die.BLUE, Die.GREEN, Die.GREEN]


@pytest.mark.rule("CORE-COND-18")
def test_focused_gained_after_the_roll_is_kept_for_the_next_attack() -> None:
    table = lend(Table("| A   .   b |", A="stormtrooper", b="royal-guard"), "A", "adrenaline")
    table.roll([blue(3, 1, 1), green(2, 1, 1), black(block=2)]).attack_with("A", "b")
    assert len(table.attack.attack_dice) == 2
    table.choose("done")
    assert table.has("A", Condition.FOCUSED)
    table.roll([blue(3, 1, 1), green(2, 1, 1), green(1, 0, 1), black(block=2)]).attack_with("A", "b")
    assert len(table.attack.attack_dice) == 3
    table.choose("done")
    assert not table.has("A", Condition.FOCUSED)  # a second one could not be gained beside the first


@pytest.mark.rule("CORE-COND-19", "CORE-COND-04")
def test_hidden_goes_after_ones_own_attack_and_not_after_being_attacked() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    table.give("A", Condition.HIDDEN).give("b", Condition.HIDDEN)
    table.roll([blue(2, 1), green(1, 2), white()]).attack_with("A", "b")  # accuracy 3 - 2: a miss
    table.choose("done")  # the surge of Hidden
    assert not table.has("A", Condition.HIDDEN)
    assert table.has("b", Condition.HIDDEN)
