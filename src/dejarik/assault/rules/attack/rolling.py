"""Rolling the dice of an attack (steps 2 and 3, CORE-ATTACK-14 to -17): both pools, and the time of rerolls.

What a reroll is stands in `rerolls`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dejarik.assault.dice.attack import Condition, condition_dice
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import numbers
from dejarik.assault.rules.attack.events import DiceRolled, PoolsFormed, RerollTime
from dejarik.assault.rules.attack.reports import PoolChanged, Reason
from dejarik.assault.rules.attack.results import Rolled, Tally
from dejarik.assault.rules.attack.targets import find_target
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Decision, Option, Verb, choose_some, text
from dejarik.kernel.records import copy

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack


CHOOSE_DIE = Verb(  # by its colour, and which of that colour
    "die",
    lambda state, asked, chosen: text("option-die", die=chosen[0].word),
    lambda state, asked, chosen: f"{chosen[0].value}#{chosen[1]}",
    lambda state, asked, chosen: {"colour": chosen[0].value},
)


def offer_dice(attack: Attack, state: Assault) -> Decision | None:
    """A figure whose pool is not printed chooses its dice; two of a colour at most. When its pool is copied, its
    own player still chooses (CORE-ATTACK-52, IA-WEAPON-03)."""
    if attack.dice or attack.is_over(state):
        return None
    count = numbers.weapon_in(state, attack).choose_dice
    if not count:
        return None
    options = [
        Option(CHOOSE_DIE, (die, copy))
        for die in (Die.BLUE, Die.GREEN, Die.RED, Die.YELLOW)
        for copy in (1, 2)
    ]
    model = numbers.model(state, attack)
    seat = attack.seat if model.id == attack.attacker else model.seat
    return choose_some(seat, text("attack-choose-dice", count=count), options, count, count)


def take_dice(attack: Attack, state: Assault, dice: list[tuple[Die, int]]) -> None:
    attack.dice = [die for die, _ in dice]


def form_pools(attack: Attack, state: Assault) -> None:
    """CORE-ATTACK-14: what adds, removes and replaces dice comes before the roll."""
    if attack.is_over(state):
        attack.cancel(state)  # CORE-ATTACK-42
        return
    lay_dice(attack, state)
    _report_extra_dice(attack, state)
    state.occur(PoolsFormed(attacker=attack.attacker, target=attack.target))


def _report_extra_dice(attack: Attack, state: Assault) -> None:
    """What conditions and constant abilities have added to the printed dice, one by one."""
    if attack.focused:
        focused = Reason(condition=Condition.FOCUSED)
        _report_dice(attack, state, "attack", condition_dice([Condition.FOCUSED]), focused)
    for pool, figure, queries in (
        ("attack", attack.attacker, values.extra_attack_dice),
        ("defence", attack.target, values.extra_defence_dice),
    ):
        for die, query in queries.items() if figure in state.figures else ():
            for share in query.shares(state, figure):
                if share.amount > 0:
                    _report_dice(attack, state, pool, [die] * share.amount, Reason.of(state, share, Tally()))


def _report_dice(attack: Attack, state: Assault, pool: str, dice: Iterable[Die], reason: Reason) -> None:
    state.log(
        PoolChanged(
            attacker=attack.attacker, target=attack.target, pool=pool, added=list(dice), reason=reason
        )
    )


def lay_dice(attack: Attack, state: Assault) -> None:
    """Both pools as they are before players change them."""
    attacker = state.figures[attack.attacker]
    target = find_target(state, attack.target)
    assert target is not None
    attack.dice = list(numbers.weapon_in(state, attack).dice)
    attack.focused = Condition.FOCUSED in attacker.conditions
    attack.attack_dice = [
        Rolled(die) for die in numbers.attack_pool(state, attacker, attack.dice, attack.lacks)
    ]
    attack.defence_dice = [Rolled(die) for die in numbers.defence_pool(state, target, attack.removed)]


def roll(attack: Attack, state: Assault) -> None:
    if attack.is_over(state):
        attack.cancel(state)
        return
    attack.note_distance(state)
    for die in (*attack.attack_dice, *attack.defence_dice):
        die.face = state.rng.below(6)
    state.occur(
        DiceRolled(
            attacker=attack.attacker,
            target=attack.target,
            attack_dice=[copy(die) for die in attack.attack_dice],
            defence_dice=[copy(die) for die in attack.defence_dice],
        )
    )


def reroll_time(attack: Attack, state: Assault) -> None:
    """CORE-ATTACK-15: the attacker's rerolls, then the defender's."""
    state.occur(RerollTime(attacker=attack.attacker, target=attack.target))
