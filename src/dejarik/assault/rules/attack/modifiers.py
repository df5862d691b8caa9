"""Modifiers (step 4, CORE-ATTACK-18, -19): conditions, constant abilities, what players choose, and evades that cancel
surges."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from dejarik.assault.dice.attack import AttackEffect, condition_effects
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import numbers
from dejarik.assault.rules.attack.events import ModifierTime
from dejarik.assault.rules.attack.reports import Reason, SurgesCancelled
from dejarik.assault.rules.attack.results import Tally
from dejarik.assault.rules.attack.targets import Target, find_target
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.kernel.queries import Query

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack


def apply_modifiers(attack: Attack, state: Assault) -> None:
    """Conditions and the constant abilities of both sides (CORE-ATTACK-18), then what players choose."""
    attacker = state.figures.get(attack.attacker)
    struck = state.figures.get(attack.target)
    target = find_target(state, attack.target)
    by_conditions = condition_effects(
        attacker.conditions if attacker else (), struck.conditions if struck else ()
    )
    attack.modify(
        state, by_conditions + numbers.modifiers(state, attacker, target), reasons(state, attacker, target)
    )
    state.occur(ModifierTime(attacker=attack.attacker, target=attack.target))


def cancel_surges(attack: Attack, state: Assault) -> None:
    """The very end of step 4: dodges that count as evades (CORE-ATTACK-27), blocks that come with evades, and every
    evade cancels one surge (CORE-ATTACK-19)."""
    if attack.target in state.figures:
        if values.evades_for_dodges(state, attack.target):
            attack.modify(state, AttackEffect(dodge=-attack.dodges, evade=attack.dodges))
        evades = attack.evades
        blocks = values.block_per_evade.shares(state, attack.target)
        attack.modify(
            state,
            AttackEffect(block=evades * values.block_per_evade(state, attack.target)),
            [Reason.of(state, share, Tally(block=evades * share.amount)) for share in blocks],
        )
    cancelled = min(attack.evades, attack.surge_results)
    attack.tally.surge -= cancelled
    attack.cancelled = cancelled
    if cancelled:
        state.log(SurgesCancelled(attacker=attack.attacker, target=attack.target, count=cancelled))


# --- For the log ------------------------------------------------------------------------------------


def reasons(state: Assault, attacker: Figure | None, target: Target | None) -> list[Reason]:
    """What conditions and constant abilities change, one by one."""
    found: list[Reason] = []
    for condition in attacker.conditions if attacker else ():
        found.append(Reason(condition=condition, tally=_in_tally(condition_effects([condition], ()))))
    for condition in target.conditions if isinstance(target, Figure) else ():
        found.append(Reason(condition=condition, tally=_in_tally(condition_effects((), [condition]))))
    if isinstance(target, Token):
        found.append(Reason(token=target.id, tally=Tally(block=target.block)))
        found += [
            Reason.of(state, share, Tally(block=share.amount))
            for share in values.defence_block.shares(state, target.id)
        ]
    for figure, queries in ((attacker, _OF_ATTACKERS), (target, _OF_TARGETS)):
        if isinstance(figure, Figure):
            for query, change in queries:
                shares = query.shares(state, figure.id)
                found += [Reason.of(state, share, change(share.amount)) for share in shares]
    return [reason for reason in found if reason.tally != Tally()]


def _in_tally(effect: AttackEffect) -> Tally:
    tally = Tally()
    tally.add(effect)
    return tally


_OF_ATTACKERS: list[tuple[Query[Assault], Callable[[int], Tally]]] = [
    (values.attack_damage, lambda amount: Tally(damage=amount)),
    (values.attack_surge, lambda amount: Tally(surge=amount)),
    (values.attack_accuracy, lambda amount: Tally(accuracy=amount)),
    (values.attack_pierce, lambda amount: Tally(pierce=amount)),
    (values.attack_blast, lambda amount: Tally(blast=amount)),
    (values.attack_cleave, lambda amount: Tally(cleave=[amount])),
    *(
        (query, partial(lambda condition, amount: Tally(conditions=[condition]), condition))
        for condition, query in values.condition_keyword.items()
    ),
]
_OF_TARGETS: list[tuple[Query[Assault], Callable[[int], Tally]]] = [
    (values.defence_block, lambda amount: Tally(block=amount)),
    (values.defence_evade, lambda amount: Tally(evade=amount)),
    (values.defence_dodge, lambda amount: Tally(dodge=amount)),
    (values.defence_accuracy, lambda amount: Tally(accuracy=-amount)),
]
