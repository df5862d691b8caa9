"""The attack in progress as a page shows it: its dice, what they come to, and how much the target would suffer.

The numbers are the rules' own (`rules.attack.numbers`); nothing is decided here.
"""

from __future__ import annotations

from dejarik.assault.dice.attack import HARMFUL
from dejarik.assault.rules.attack import Attack, AttackStep, Rolled, bought_surges, find_target, numbers
from dejarik.assault.rules.names import surge_text
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.showing import records
from dejarik.assault.showing.plain import names
from dejarik.kernel import Text


def attack_shown(state: Assault) -> records.Attack | None:
    """The innermost attack in progress."""
    attack = state.find(Attack)
    if attack is None:
        return None
    target = find_target(state, attack.target) if attack.target else None
    return records.Attack(
        attacker=attack.attacker,
        target=attack.target or None,
        target_kind=None if target is None else "figure" if isinstance(target, Figure) else "token",
        target_space=names(state, [attack.target_space])[0] if attack.target_space >= 0 else None,
        seat=attack.seat,
        melee=attack.melee,
        distance=numbers.away(state, attack),
        step=attack.step_of(state),
        attack_dice=[die_shown(die) for die in attack.attack_dice],
        defence_dice=[die_shown(die) for die in attack.defence_dice],
        totals=records.Totals(
            damage=attack.damage_results,
            surge=attack.surges_left,
            accuracy=attack.accuracy,
            block=attack.blocks,
            evade=attack.evades,
            dodge=attack.dodges,
            pierce=numbers.pierce(state, attack),
            needs=numbers.accuracy_needed(state, attack),
        ),
        suffers=suffers(state, attack),
        bought=_bought(state, attack),
        missed=attack.missed,
        conditions=sorted({each for each in attack.tally.conditions if each in HARMFUL}),
    )


def die_shown(die: Rolled) -> records.Rolled:
    return records.Rolled(
        colour=die.colour,
        face=die.face if die.face >= 0 else None,
        rerolled=die.rerolled,
        symbols=die.symbols,
    )


def suffers(state: Assault, attack: Attack) -> int:
    """What the target has suffered, or would suffer if nothing more changed (CORE-ATTACK-22 to -24)."""
    if attack.step_of(state) is AttackStep.AFTER or attack.damage:
        return attack.damage
    return numbers.would_suffer(state, attack)


def _bought(state: Assault, attack: Attack) -> list[Text]:
    """The surge abilities that have been used, each as often as it was."""
    return [surge_text(source.key, surge) for source, surge in bought_surges(state, attack)]
