"""Which weapon an attack is made with (CORE-ATTACK-01): what may be chosen, and taking it up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.assault.rules.attack.targets import has_target
from dejarik.assault.rules.state import Assault
from dejarik.assault.rules.weapons import ITS_CARD, weapons_of
from dejarik.kernel.records import copy

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack


def allowed_weapons(state: Assault, attack: Attack) -> list[int]:
    """The weapons of the attacker that this attack may be made with. None where the dice are given, or the attack is
    made with what the figure's own card says, or one has been chosen."""
    if attack.dice or attack.copies or attack.weapon:
        return []
    known = weapons_of(state, state.figures[attack.attacker])
    if ITS_CARD in known:
        return []
    return [id for id in known if not attack.weapons or id in attack.weapons]


def choosable_weapons(state: Assault, attack: Attack) -> list[int]:
    """The weapons of which one is chosen before the target: those that have one."""
    allowed = allowed_weapons(state, attack)
    if len(allowed) < 2:
        return allowed
    found = []
    for id in allowed:
        tried = copy(attack)
        take_up(state, tried, id)
        if has_target(state, tried):
            found.append(id)
    return found


def take_up(state: Assault, attack: Attack, weapon: int) -> None:
    """The attack is made with this weapon."""
    attack.weapon = weapon
    attack.melee = weapons_of(state, state.figures[attack.attacker])[weapon].melee and not attack.ranged


def take_up_the_only(state: Assault, attack: Attack) -> None:
    """Where there is nothing to choose, the attack is made with the one weapon that it can be made with."""
    choices = choosable_weapons(state, attack)
    if len(choices) == 1:
        take_up(state, attack, choices[0])
