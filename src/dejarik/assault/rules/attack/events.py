"""The moments of an attack, as events that cards react to: one for each step of the rules that cards can change."""

from __future__ import annotations

import msgspec

from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.rules.attack.results import Rolled, Tally
from dejarik.kernel import NOBODY, Event, Public


class AttackEvent(Event):
    """A moment of an attack. `target` is a figure or a token."""

    attacker: Public[int]
    target: Public[int] = 0


class BeforeAttack(AttackEvent):
    """Step 0: before the target is declared. A card that only makes the attack possible has been played for it."""

    played: Public[str] = ""


class AttackDeclared(AttackEvent):
    """Step 1: the target has been declared. `tally` is what the text that grants the attack adds to it."""

    tally: Public[Tally] = msgspec.field(default_factory=Tally)


class PoolsFormed(AttackEvent):
    """Step 2, before the roll: the time to add, remove and replace dice."""


class DiceRolled(AttackEvent):
    """Step 2, directly after the roll: what the dice showed then."""

    attack_dice: Public[list[Rolled]] = []
    defence_dice: Public[list[Rolled]] = []


class RerollTime(AttackEvent):
    """Step 3: rerolls."""


class AboutToReroll(AttackEvent):
    """Step 3: the dice of a reroll have been chosen and are not rolled yet."""


class ModifierTime(AttackEvent):
    """Step 4: what players choose to change about the results."""


class AttackResolved(AttackEvent):
    """Step 8: after the attack."""

    damage: Public[int] = 0
    missed: Public[bool] = False
    defeated: Public[bool] = False
    target_space: Public[int] = -1
    target_seat: Public[int] = NOBODY  # whose figure the target was in step 7, also when it is gone
    near: Public[
        list[int]
    ] = []  # the figures that were adjacent to it then; Blast and Cleave come in between


class PowerSpent(Event):
    """A figure has spent a power token in an attack."""

    figure: Public[int]
    token: Public[PowerToken]
    holder: Public[int] = 0  # who had it, and what it was there, if a text has let the figure use it
    held: Public[PowerToken | None] = None
