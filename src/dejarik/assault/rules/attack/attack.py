"""An attack as a record: what kind of attack it is, its dice, and what is added to them step by step.

The dice lie in the attack until it is over, so that it can be saved, looked at and interrupted at any point. What
happens to them is in `declaring`, `rolling` and `aftermath`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from dejarik.assault.dice.attack import Condition, Effect
from dejarik.assault.dice.faces import FACES, NOTHING, Die, Symbols
from dejarik.assault.rules.attack.targets import find_target
from dejarik.assault.rules.state import Assault
from dejarik.kernel import NOBODY, Procedure, Public, Record


class Rolled(Record):
    """A die of an attack: its colour, the face it shows, and whether it has been rerolled (CORE-ATTACK-16)."""

    colour: Public[Die]
    face: Public[int] = -1
    rerolled: Public[bool] = False

    @property
    def symbols(self) -> Symbols:
        return FACES[self.colour][self.face] if self.face >= 0 else NOTHING


class Tally(Record):
    """What is added to the dice of an attack, step by step. Negative numbers take away (CORE-DICE-08)."""

    damage: Public[int] = 0
    surge: Public[int] = 0
    accuracy: Public[int] = 0
    block: Public[int] = 0
    evade: Public[int] = 0
    dodge: Public[int] = 0
    pierce: Public[int] = 0
    blast: Public[int] = 0
    recover: Public[int] = 0
    cleave: Public[list[int]] = []
    conditions: Public[list[Condition]] = []

    def add(self, effect: Effect) -> None:
        self.damage += effect.damage
        self.surge += effect.surge
        self.accuracy += effect.accuracy
        self.block += effect.block
        self.evade += effect.evade
        self.dodge += effect.dodge
        self.pierce += effect.pierce
        self.blast += effect.blast
        self.recover += effect.recover_damage
        if effect.cleave:
            self.cleave.append(effect.cleave)
        self.conditions += sorted(effect.conditions)


class AttackResults(Procedure):
    """The record of one attack.

    The fields up to `granted_by` say what kind of attack it is and may be set by whatever grants it.
    """

    scope: ClassVar[str] = "attack"

    attacker: Public[int]
    seat: Public[int]  # who resolves it
    melee: Public[bool] = False
    dice: Public[list[Die]] = []  # the attack pool; empty: as printed
    only: Public[list[int]] = []  # the only targets allowed; empty: any
    barred: Public[list[int]] = []  # targets not allowed
    must: Public[bool] = False  # no declining
    borrowed: Public[bool] = False  # with a hostile figure (IA-ATTACK-03)
    copies: Public[int] = 0  # the figure whose attack pool is used instead of one's own (CORE-ATTACK-52)
    reach: Public[bool] = False
    through_figures: Public[bool] = False
    arcing: Public[bool] = False
    removed: Public[list[Die]] = []  # taken out of the defence pool before it is formed
    granted_by: Public[str] = ""  # the ability that grants it, for those who refer to it

    target: Public[int] = 0
    target_space: Public[int] = -1
    attack_dice: Public[list[Rolled]] = []
    defence_dice: Public[list[Rolled]] = []
    tally: Public[Tally] = msgspec.field(default_factory=Tally)
    bought: Public[dict[str, int]] = {}  # surge abilities and how often
    spent: Public[int] = 0  # surges
    tokens_spent: Public[list[int]] = []  # figures that have spent a power token in this attack
    focused: Public[bool] = False  # the attacker was Focused when the pools were formed (CORE-COND-18)
    away: Public[int] = -1  # how far the target was when the dice were rolled; -1: out of count
    missed: Public[bool] = False
    damage: Public[int] = 0  # what the target suffered in step 7
    on_figure: Public[bool] = False  # in step 7 the target was a figure, not an object (CORE-OBJECT-05)
    target_seat: Public[int] = NOBODY  # whose figure it was
    near: Public[list[int]] = []  # the figures that were adjacent to it
    defeated: Public[bool] = False  # that figure has been defeated

    # --- What the dice and everything added to them say -------------------------------------------

    @property
    def surges_left(self) -> int:
        return max(0, self._sum(self.attack_dice, "surge") + self.tally.surge) - self.spent

    @property
    def accuracy(self) -> int:
        return max(0, self._sum(self.attack_dice, "accuracy") + self.tally.accuracy)

    @property
    def evades(self) -> int:
        return max(0, self._sum(self.defence_dice, "evade") + self.tally.evade)

    @property
    def blocks(self) -> int:
        return max(0, self._sum(self.defence_dice, "block") + self.tally.block)

    @property
    def dodges(self) -> int:
        return max(0, self._sum(self.defence_dice, "dodge") + self.tally.dodge)

    @property
    def damage_results(self) -> int:
        return max(0, self._sum(self.attack_dice, "damage") + self.tally.damage)

    @staticmethod
    def _sum(dice: list[Rolled], symbol: str) -> int:
        return sum(getattr(die.symbols, symbol) for die in dice)

    def cancel(self) -> None:
        """The attack can't go on (CORE-ATTACK-42)."""
        self.end()

    def _is_over(self, state: Assault) -> bool:
        return self.attacker not in state.figures or find_target(state, self.target) is None


def without(dice: Iterable[Die], removed: Iterable[Die]) -> list[Die]:
    """A pool with some dice taken out."""
    left = list(dice)
    for die in removed:
        if die in left:
            left.remove(die)
    return left
