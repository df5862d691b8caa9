"""Modifiers (step 4, CORE-ATTACK-18, -19): conditions, constant abilities, what players choose, and evades that cancel
surges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.assault.dice.attack import condition_effects
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import numbers
from dejarik.assault.rules.attack.events import ModifierTime
from dejarik.assault.rules.attack.reports import SurgesCancelled
from dejarik.assault.rules.attack.targets import find_target
from dejarik.assault.rules.state import Assault

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack


def apply_modifiers(attack: Attack, state: Assault) -> None:
    """Conditions and the constant abilities of both sides (CORE-ATTACK-18), then what players choose."""
    attacker = state.figures.get(attack.attacker)
    struck = state.figures.get(attack.target)
    by_conditions = condition_effects(
        attacker.conditions if attacker else (), struck.conditions if struck else ()
    )
    attack.modify(
        state,
        by_conditions + numbers.modifiers(state, attacker, find_target(state, attack.target)),
        standing=True,
    )
    state.occur(ModifierTime(attacker=attack.attacker, target=attack.target))


def cancel_surges(attack: Attack, state: Assault) -> None:
    """The very end of step 4: dodges that count as evades (CORE-ATTACK-27), blocks that come with evades, and every
    evade cancels one surge (CORE-ATTACK-19)."""
    if attack.target in state.figures:
        if values.evades_for_dodges(state, attack.target):
            dodges = attack.dodges
            attack.tally.dodge -= dodges
            attack.tally.evade += dodges
        attack.tally.block += attack.evades * values.block_per_evade(state, attack.target)
    cancelled = min(attack.evades, attack.surge_results)
    attack.tally.surge -= cancelled
    if cancelled:
        state.log(SurgesCancelled(attacker=attack.attacker, target=attack.target, count=cancelled))
