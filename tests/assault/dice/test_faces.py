"""The dice show what the rules print."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from dejarik.assault.dice.attack import AttackNumbers
from dejarik.assault.dice.faces import FACES, DicePool, Die, DieKind, Symbols, die_named, total
from dejarik.assault.dice.odds import odds
from dejarik.kernel.errors import Problem

PRINTED = {
    "red": "d, dd, dd, dds, ddd, ddd",
    "blue": "2s, 2d, 3dd, 3ds, 4dd, 5d",
    "green": "1s, 1ds, 1dd, 2ds, 2dd, 3dd",
    "yellow": "s, dss, 1dd, 1ds, 2s, 2d",
    "black": "b, b, bb, bb, bbb, e",
    "white": "-, b, e, be, be, x",
}
"""A digit is accuracy; d damage, s surge, b block, e evade, x dodge, - nothing."""


def picture(face: Symbols) -> str:
    symbols = "d" * face.damage + "s" * face.surge + "b" * face.block + "e" * face.evade + "x" * face.dodge
    return (str(face.accuracy) if face.accuracy else "") + symbols or "-"


@pytest.mark.rule("CORE-DICE-01", "CORE-DICE-02", "CORE-DICE-03")
@pytest.mark.parametrize("colour", PRINTED)
def test_every_die_has_its_six_printed_faces(colour: str) -> None:
    assert ", ".join(picture(face) for face in Die(colour).faces) == PRINTED[colour]


@pytest.mark.rule("CORE-DICE-05", "CORE-EXMISC-21")
def test_the_sums_over_all_faces_are_the_checksum() -> None:
    assert {die.value: total(faces) for die, faces in FACES.items()} == {
        "red": Symbols(damage=13, surge=1),
        "blue": Symbols(accuracy=19, damage=7, surge=2),
        "green": Symbols(accuracy=10, damage=8, surge=3),
        "yellow": Symbols(accuracy=6, damage=5, surge=5),
        "black": Symbols(block=9, evade=1),
        "white": Symbols(block=3, evade=3, dodge=1),
    }


@pytest.mark.rule("CORE-DICE-04")
def test_the_faces_that_one_public_table_has_wrong_are_right_here() -> None:
    white, black, yellow = (Counter(map(picture, Die(name).faces)) for name in ("white", "black", "yellow"))
    assert (white["b"], white["be"]) == (1, 2)
    assert (black["-"], black["b"]) == (0, 2)
    assert (yellow["dss"], yellow["1dss"]) == (1, 0)


@pytest.mark.rule("CORE-TERM-26")
def test_four_colours_are_attack_dice_and_two_are_defence_dice() -> None:
    kinds = {kind: {die.value for die in Die if die.kind is kind} for kind in DieKind}
    assert kinds == {
        DieKind.ATTACK: {"red", "blue", "green", "yellow"},
        DieKind.DEFENCE: {"black", "white"},
    }


@pytest.mark.rule("CORE-EXMISC-21")
def test_simple_chances_follow_from_the_faces() -> None:
    one_white = odds(AttackNumbers(DicePool.of("red"), DicePool.of("white")))
    assert one_white.miss == Fraction(1, 6)
    two_reds = odds(AttackNumbers(DicePool.of("red", "red"))).damage
    assert sum(chance for amount, chance in two_reds.items() if amount >= 4) == Fraction(29, 36)
    blocks = sum(face.block > 0 for face in Die.BLACK.faces)
    assert Fraction(blocks, 6) == Fraction(5, 6)


@pytest.mark.rule("CORE-RULE-08")
def test_a_pool_may_hold_any_number_of_dice_of_one_colour() -> None:
    six = odds(AttackNumbers(DicePool.of(*["red"] * 6)))
    assert (min(six.damage), max(six.damage)) == (6, 18)
    assert six.expected_damage == 13


def test_an_unknown_colour_is_named_together_with_those_there_are() -> None:
    with pytest.raises(Problem) as problem:
        die_named("purple")
    assert problem.value.message.args == {
        "colour": "purple",
        "colours": "red, blue, green, yellow, black, white",
    }
