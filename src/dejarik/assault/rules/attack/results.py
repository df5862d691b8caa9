"""The dice of an attack and what is added to them, as records."""

from __future__ import annotations

from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.dice.faces import FACES, NOTHING, Die, Symbols
from dejarik.kernel import Public, Record


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

    def add(self, effect: AttackEffect) -> None:
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

    def take_off(self, effect: AttackEffect) -> None:
        """The numbers without those of an effect that was added."""
        self.damage -= effect.damage
        self.surge -= effect.surge
        self.accuracy -= effect.accuracy
        self.block -= effect.block
        self.evade -= effect.evade
        self.dodge -= effect.dodge
        self.pierce -= effect.pierce

    @property
    def effect(self) -> AttackEffect:
        """All of it together, as the odds know it."""
        return AttackEffect(
            self.damage, self.surge, self.accuracy, self.block, self.evade, self.dodge,
            self.pierce, self.blast, sum(self.cleave), self.recover, conditions=frozenset(self.conditions),
        )  # fmt: skip
