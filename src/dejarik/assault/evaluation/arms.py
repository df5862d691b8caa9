"""Which weapon a figure is reckoned with that has several: the one whose dice promise most.

Which one an attack is really made with is tried out when it is asked (CORE-ATTACK-01).
"""

from __future__ import annotations

from functools import cache

from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.attack.weaponry import allowed_weapons, take_up
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.weapons import Weapon, weapons_of

SURGE = 0.6
"""What a surge promises, beside a point of damage."""


def weapon_in_hand(state: Assault, figure: Figure) -> Weapon | None:
    """The weapon that a figure is reckoned with. None: it can't attack."""
    return max(weapons_of(state, figure).values(), key=_promise, default=None)


def attack_in_hand(state: Assault, figure: Figure) -> Attack:
    """A figure's ordinary attack, with that weapon."""
    attack = attack_with(state, figure)
    allowed = allowed_weapons(state, attack)
    if len(allowed) > 1:
        known = weapons_of(state, figure)
        take_up(state, attack, max(allowed, key=lambda id: _promise(known[id])))
    return attack


@cache
def _promise(weapon: Weapon) -> float:
    """About what the dice of a weapon do; those that are chosen are as good as red ones."""
    dice = weapon.dice or (Die.RED,) * weapon.choose_dice
    return sum(face.damage + SURGE * face.surge for die in dice for face in die.faces) / 6
