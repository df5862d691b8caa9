"""What is attacked with (CORE-ATTACK-01): a figure's own card, or weapons that are cards of their own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.texts import definition_of, sources_with

if TYPE_CHECKING:
    from dejarik.assault.rules.state import Assault, Figure

#: The weapon of a figure that attacks with what its card says.
ITS_CARD = 0


class Weapon(msgspec.Struct, frozen=True):
    """What is attacked with: the type of the attack and its dice."""

    melee: bool
    dice: tuple[Die, ...]
    choose_dice: int = 0  # how many dice its player chooses, if they are not printed
    bare: bool = False  # it is none: texts that speak of weapons do not mean it


def weapons_of(state: Assault, figure: Figure) -> Mapping[int, Weapon]:
    """Everything that a figure can attack with, by the source of the weapon's card."""
    printed = _printed_weapon(figure.attacks_as or figure.card)
    if printed:
        return printed
    found: dict[int, Weapon] = {}
    for id in sources_with(state, "weapon"):
        source = state.sources[id]
        weapon = definition_of(source.key).weapon
        if weapon is not None and source.subject == figure.id:
            held = weapon(state, figure)
            if held is not None:
                found[id] = held
    return found


def weapon_of(state: Assault, figure: Figure) -> Weapon | None:
    """What a figure attacks with if nothing else is chosen. None: it can't attack."""
    return next(iter(weapons_of(state, figure).values()), None)


@cache
def _printed_weapon(card: str) -> dict[int, Weapon]:
    printed = profile(card)
    return {ITS_CARD: Weapon(printed.melee, printed.dice, printed.choose_dice)} if printed.attacks else {}
