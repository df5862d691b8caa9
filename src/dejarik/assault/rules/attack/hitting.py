"""Whether an attack hits, and what its target suffers (steps 6 and 7, CORE-ATTACK-21 to -24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.assault.rules.attack import numbers
from dejarik.assault.rules.attack.reports import AttackJudged, Why
from dejarik.assault.rules.attack.results import Tally
from dejarik.assault.rules.attack.surges import bought_surges
from dejarik.assault.rules.attack.targets import Target, find_target, in_reach
from dejarik.assault.rules.figures.damage import Cause, Damaged
from dejarik.assault.rules.ground import are_adjacent, on_board
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel.records import copy

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack


def check_accuracy(attack: Attack, state: Assault) -> None:
    attacker = state.figures.get(attack.attacker)
    target = find_target(state, attack.target)
    if target is None:
        attack.missed = True
        return
    if attacker is not None:
        attack.note_distance(state)
        if not in_reach(state, attack, target):  # CORE-ATTACK-40, -41; IA-ATTACK-01, -02
            attack.missed = True
            return
    if not attack.melee:
        attack.missed = numbers.falls_short(state, attack)


def suffer(attack: Attack, state: Assault) -> None:
    target = find_target(state, attack.target)
    if target is None:
        _judge(attack, state, Why.GONE)
        return
    attack.on_figure = isinstance(target, Figure)
    if isinstance(target, Figure):
        attack.target_seat = target.seat
        attack.near = [other.id for other in on_board(state) if are_adjacent(state, target, other)]
    why = _why_it_misses(attack, state, target)
    attack.missed = why is not None
    _judge(attack, state, why)
    if attack.missed:
        return
    amount = numbers.damage(state, attack)
    if amount > 0:  # CORE-ATTACK-23, -24
        state.occur(
            Damaged(
                target=target.id, amount=amount, cause=Cause.ATTACK, by=attack.seat, source=attack.attacker
            )
        )


def _why_it_misses(attack: Attack, state: Assault, target: Target) -> Why | None:
    attacker = state.figures.get(attack.attacker)
    if attack.missed:
        in_sight = attacker is None or in_reach(state, attack, target)
        return Why.ACCURACY if in_sight else Why.SIGHT
    if attack.foiled:
        return Why.FOILED
    return Why.DODGE if attack.dodges else None


def _judge(attack: Attack, state: Assault, why: Why | None) -> None:
    state.log(
        AttackJudged(
            attacker=attack.attacker,
            target=attack.target,
            missed=why,
            ranged=not attack.melee,
            accuracy=attack.accuracy,
            needed=numbers.accuracy_needed(state, attack) or 0,
            damage=attack.damage_results,
            block=attack.blocks,
            pierce=numbers.pierce(state, attack),
            blunted=max(0, attack.tally.pierce - numbers.pierce(state, attack)),
            amount=numbers.damage(state, attack),
            attack_dice=[copy(die) for die in attack.attack_dice],
            defence_dice=[copy(die) for die in attack.defence_dice],
            added=_added(attack, state),
        )
    )


def _added(attack: Attack, state: Assault) -> Tally:
    """What has been added to the dice in steps 1 to 4, before evades cancelled surges and surges bought anything."""
    added = copy(attack.tally)
    added.surge += attack.cancelled
    for _, surge in bought_surges(state, attack):
        added.take_off(surge.effect)
    return added
