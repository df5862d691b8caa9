"""The attack (CORE-ATTACK): of what kind it is, its dice and what was added to them, and its steps in the order of the
rules (CORE-ATTACK-30).

The dice lie in the attack until it is over, so that it can be saved, looked at and interrupted at any point. What a
step does is in the module of that step; the numbers that the steps go by are in `numbers`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar

import msgspec

from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import numbers
from dejarik.assault.rules.attack.aftermath import (
    blast,
    discard_conditions,
    follow_up,
    give_conditions,
    offer_cleave,
    resolved,
    take_cleave,
)
from dejarik.assault.rules.attack.declaring import (
    before,
    declare,
    declared,
    look_again,
    offer_attack_token,
    offer_defence_token,
    offer_space,
    offer_targets,
    offer_weapon_or_card,
    take_space,
    take_target,
    take_token,
    take_weapon_or_card,
)
from dejarik.assault.rules.attack.hitting import check_accuracy, suffer
from dejarik.assault.rules.attack.modifiers import apply_modifiers, cancel_surges
from dejarik.assault.rules.attack.reports import AttackCalledOff, PoolChanged, Reason, ResultsModified
from dejarik.assault.rules.attack.results import Rolled, Tally
from dejarik.assault.rules.attack.rolling import form_pools, offer_dice, reroll_time, roll, take_dice
from dejarik.assault.rules.attack.surges import offer_surges, spend_surge
from dejarik.assault.rules.attack.targets import find_target
from dejarik.assault.rules.figures.damage import Cause, Damaged
from dejarik.assault.rules.state import Assault
from dejarik.kernel import NOBODY, Procedure, Public, ask
from dejarik.kernel.procedures import Step


class AttackStep(StrEnum):
    """The steps of the rules. What comes before the declaration belongs to it."""

    DECLARE = "declare"
    ROLL = "roll"
    REROLLS = "rerolls"
    MODIFIERS = "modifiers"
    SURGES = "surges"
    ACCURACY = "accuracy"
    DAMAGE = "damage"
    AFTER = "after"


_STEPS: dict[AttackStep, tuple[Step, ...]] = {
    AttackStep.DECLARE: (  # CORE-ATTACK-10 to -13
        ask(offer_weapon_or_card, take_weapon_or_card),
        before,
        ask(offer_targets, take_target),
        declare,
        ask(offer_space, take_space),
        declared,
        ask(offer_attack_token, take_token),
        ask(offer_defence_token, take_token),
    ),
    AttackStep.ROLL: (ask(offer_dice, take_dice), form_pools, roll),  # CORE-ATTACK-14
    AttackStep.REROLLS: (reroll_time, look_again, ask(offer_space, take_space)),  # CORE-ATTACK-15 to -17, -40
    AttackStep.MODIFIERS: (apply_modifiers, cancel_surges),  # CORE-ATTACK-18, -19
    AttackStep.SURGES: (  # CORE-ATTACK-20, -40
        ask(offer_surges, spend_surge),
        look_again,
        ask(offer_space, take_space),
    ),
    AttackStep.ACCURACY: (check_accuracy,),  # CORE-ATTACK-21, -22
    AttackStep.DAMAGE: (suffer,),  # CORE-ATTACK-23, -24
    AttackStep.AFTER: (  # CORE-ATTACK-25 to -28
        discard_conditions,
        blast,
        ask(offer_cleave, take_cleave),
        give_conditions,
        follow_up,
        resolved,
    ),
}
_STEP_AT = tuple(step for step, carried_out in _STEPS.items() for _ in carried_out)


class Attack(Procedure):
    """One attack, from before its declaration to what comes after it.

    The fields up to `granted_by` say what kind of attack it is and may be set by whatever grants it.
    """

    steps: ClassVar[tuple[Step, ...]] = tuple(step for part in _STEPS.values() for step in part)
    scope: ClassVar[str] = "attack"

    attacker: Public[int]
    seat: Public[int]  # who resolves it
    melee: Public[bool] = False
    dice: Public[list[Die]] = []  # the attack pool; empty: as printed
    weapon: Public[int] = 0  # the source of the weapon's card; 0: the figure's own card, or not chosen yet
    weapons: Public[list[int]] = []  # the only ones allowed; empty: any
    only: Public[list[int]] = []  # the only targets allowed; empty: any
    barred: Public[list[int]] = []  # targets not allowed
    must: Public[bool] = False  # no declining
    borrowed: Public[bool] = False  # with a hostile figure (IA-ATTACK-03)
    copies: Public[int] = 0  # the figure whose attack pool is used instead of one's own (CORE-ATTACK-52)
    reach: Public[bool] = False
    through_figures: Public[bool] = False
    arcing: Public[bool] = False
    ranged: Public[bool] = False  # a ranged attack, whatever the weapon
    sight_from: Public[list[int]] = []  # spaces from which sight may be drawn besides the attacker's own
    removed: Public[list[Die]] = []  # taken out of the defence pool before it is formed
    lacks: Public[list[Die]] = []  # taken out of the attack pool before it is formed
    with_card: Public[str] = ""  # the Command card that makes it possible and is played for it
    granted_by: Public[str] = ""  # the ability that grants it, for those who refer to it

    target: Public[int] = 0
    target_space: Public[int] = -1
    attack_dice: Public[list[Rolled]] = []
    defence_dice: Public[list[Rolled]] = []
    tally: Public[Tally] = msgspec.field(default_factory=Tally)
    bought: Public[dict[str, int]] = {}  # surge abilities and how often
    spent: Public[int] = 0  # surges
    cancelled: Public[int] = 0  # surges, by evades
    tokens_spent: Public[list[int]] = []  # figures that have spent a power token in this attack
    focused: Public[bool] = False  # the attacker was Focused when the pools were formed (CORE-COND-18)
    away: Public[int] = -1  # how far the target was when the dice were rolled; -1: out of count
    settled: Public[bool] = False  # an effect says that nothing changes the results any more
    missed: Public[bool] = False
    foiled: Public[bool] = False  # an effect says that it misses, whatever the dice show
    damage: Public[int] = 0  # what the target suffered in step 7
    on_figure: Public[bool] = False  # in step 7 the target was a figure, not an object (CORE-OBJECT-05)
    target_seat: Public[int] = NOBODY  # whose figure it was
    near: Public[list[int]] = []  # the figures that were adjacent to it
    defeated: Public[bool] = False  # that figure has been defeated
    struck: Public[list[int]] = []  # everybody who suffered damage by it: the target, by Blast and by Cleave

    def step_of(self, state: Assault) -> AttackStep:
        """The step of the rules that it is in: the one that asks, or the one whose window is open."""
        place = self.at if state.stack[-1] is self else self.at - 1
        return _STEP_AT[max(0, min(place, len(_STEP_AT) - 1))]

    def is_over(self, state: Assault) -> bool:
        """Whether the attacker or the target is gone, so that it can't go on (CORE-ATTACK-42)."""
        return self.attacker not in state.figures or find_target(state, self.target) is None

    def cancel(self, state: Assault) -> None:
        """The attack can't go on (CORE-ATTACK-42)."""
        state.log(AttackCalledOff(attacker=self.attacker, target=self.target))
        self.end()

    def modify(self, state: Assault, effect: AttackEffect, reasons: Iterable[Reason] = ()) -> None:
        """Something is added to the results, or taken away."""
        added = Tally()
        added.add(effect)
        if added != Tally() and not self.settled:
            self.tally.add(effect)
            state.log(
                ResultsModified(
                    attacker=self.attacker, target=self.target, tally=added, reasons=list(reasons)
                )
            )

    def change_pool(
        self, state: Assault, name: str, *, added: Iterable[Die] = (), removed: Iterable[Die] = ()
    ) -> None:
        """Dice come into a pool and leave it before the roll; one in the place of another is both."""
        dice = self.attack_dice if name == "attack" else self.defence_dice
        come, gone = list(added), list(removed)
        for colour in gone:
            place = next(place for place, die in enumerate(dice) if die.colour is colour)
            dice[place : place + 1] = [Rolled(come.pop(0))] if come else []
        dice += [Rolled(colour) for colour in come]
        state.log(
            PoolChanged(
                attacker=self.attacker, target=self.target, pool=name, added=list(added), removed=gone
            )
        )

    def note_distance(self, state: Assault) -> None:
        """Remember how far the target is (CORE-ATTACK-44); -1 when there is no way to count."""
        spaces = numbers.away(state, self)
        self.away = -1 if spaces is None else spaces

    def receive(self, state: Assault, child: Procedure) -> None:
        """What the target has suffered in step 7, and who has suffered at all."""
        for event in getattr(child, "events", ()):
            if not isinstance(event, Damaged) or event.cancelled:
                continue
            if event.amount and event.target not in self.struck:
                self.struck.append(event.target)
            if event.cause is Cause.ATTACK and event.target == self.target:
                self.damage += event.amount  # CORE-KEYWORD-36: not what somebody else took over

    # --- What the dice and everything added to them say -------------------------------------------

    @property
    def damage_results(self) -> int:
        return max(0, _sum(self.attack_dice, "damage") + self.tally.damage)

    @property
    def surge_results(self) -> int:
        return max(0, _sum(self.attack_dice, "surge") + self.tally.surge)

    @property
    def surges_left(self) -> int:
        return self.surge_results - self.spent

    @property
    def accuracy(self) -> int:
        return max(0, _sum(self.attack_dice, "accuracy") + self.tally.accuracy)

    @property
    def blocks(self) -> int:
        return max(0, _sum(self.defence_dice, "block") + self.tally.block)

    @property
    def evades(self) -> int:
        return max(0, _sum(self.defence_dice, "evade") + self.tally.evade)

    @property
    def dodges(self) -> int:
        return max(0, _sum(self.defence_dice, "dodge") + self.tally.dodge)


def _sum(dice: list[Rolled], symbol: str) -> int:
    return sum(getattr(die.symbols, symbol) for die in dice)
