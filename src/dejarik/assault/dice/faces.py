"""The six dice of Imperial Assault and what their faces show (rules: Dice).

A face, and a sum of faces, is a `Symbols`. Rolling, rerolling and attacks are elsewhere:
this module only says what is printed on the dice.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, StrEnum

import msgspec

from dejarik.authoring.words import Worded
from dejarik.kernel.errors import Problem


class Symbol(StrEnum):
    """What a die can show, besides accuracy, which is a number (CORE-DICE-06)."""

    DAMAGE = "damage"
    SURGE = "surge"
    BLOCK = "block"
    EVADE = "evade"
    DODGE = "dodge"


class Symbols(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many of each symbol: one face, or the results of a whole pool."""

    damage: int = 0
    surge: int = 0
    accuracy: int = 0
    block: int = 0
    evade: int = 0
    dodge: int = 0

    def __add__(self, other: Symbols) -> Symbols:
        return Symbols(
            self.damage + other.damage,
            self.surge + other.surge,
            self.accuracy + other.accuracy,
            self.block + other.block,
            self.evade + other.evade,
            self.dodge + other.dodge,
        )


NOTHING = Symbols()


class DieKind(Enum):
    """Whether a die belongs to attack pools or to defence pools (CORE-TERM-26)."""

    ATTACK = "attack"
    DEFENCE = "defence"


class Die(Worded, Enum, family="die"):
    """A die, by its colour."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    BLACK = "black"
    WHITE = "white"

    @property
    def kind(self) -> DieKind:
        return DieKind.DEFENCE if self in (Die.BLACK, Die.WHITE) else DieKind.ATTACK

    @property
    def faces(self) -> tuple[Symbols, ...]:
        """The six faces, each equally likely; their order means nothing."""
        return FACES[self]


# CORE-DICE-01, CORE-DICE-02
FACES: dict[Die, tuple[Symbols, ...]] = {
    Die.RED: (
        Symbols(damage=1),
        Symbols(damage=2),
        Symbols(damage=2),
        Symbols(damage=2, surge=1),
        Symbols(damage=3),
        Symbols(damage=3),
    ),
    Die.BLUE: (
        Symbols(accuracy=2, surge=1),
        Symbols(accuracy=2, damage=1),
        Symbols(accuracy=3, damage=2),
        Symbols(accuracy=3, damage=1, surge=1),
        Symbols(accuracy=4, damage=2),
        Symbols(accuracy=5, damage=1),
    ),
    Die.GREEN: (
        Symbols(accuracy=1, surge=1),
        Symbols(accuracy=1, damage=1, surge=1),
        Symbols(accuracy=1, damage=2),
        Symbols(accuracy=2, damage=1, surge=1),
        Symbols(accuracy=2, damage=2),
        Symbols(accuracy=3, damage=2),
    ),
    Die.YELLOW: (
        Symbols(surge=1),
        Symbols(damage=1, surge=2),
        Symbols(accuracy=1, damage=2),
        Symbols(accuracy=1, damage=1, surge=1),
        Symbols(accuracy=2, surge=1),
        Symbols(accuracy=2, damage=1),
    ),
    Die.BLACK: (
        Symbols(block=1),
        Symbols(block=1),
        Symbols(block=2),
        Symbols(block=2),
        Symbols(block=3),
        Symbols(evade=1),
    ),
    Die.WHITE: (
        NOTHING,
        Symbols(block=1),
        Symbols(evade=1),
        Symbols(block=1, evade=1),
        Symbols(block=1, evade=1),
        Symbols(dodge=1),
    ),
}


class DicePool(msgspec.Struct, frozen=True):
    """Dice that are rolled together. A colour may appear any number of times (CORE-RULE-08)."""

    dice: tuple[Die, ...] = ()

    @classmethod
    def of(cls, *colours: str) -> DicePool:
        """`DicePool.of("blue", "green")`."""
        return cls(tuple(die_named(colour) for colour in colours))

    def __add__(self, more: DicePool) -> DicePool:
        return DicePool(self.dice + more.dice)

    def __len__(self) -> int:
        return len(self.dice)


def die_named(colour: str) -> Die:
    """The die of that colour; a `Problem` that names the colours there are otherwise."""
    try:
        return Die(colour)
    except ValueError:
        raise Problem(
            "odds-unknown-die", colour=colour, colours=", ".join(die.value for die in Die)
        ) from None


def total(results: Iterable[Symbols]) -> Symbols:
    """All symbols of these faces together."""
    return sum(results, NOTHING)
