"""Diala Passil, Haunted Exile: her sheet and her class deck."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    ONCE_PER_ACTIVATION,
    after,
    attacking,
    both,
    card,
    defending,
    may_reroll,
    strain_cost,
    the_attack,
)
from dejarik.assault.content.choosing import by_use, choose_word
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import AttackDeclared, find_target, printed_defence, without
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Use
from dejarik.kernel.effects import follows


def _dice_of_target(state: Assault, use: Use) -> list[str]:
    """The colours of the target's defence dice that are still in its pool."""
    attack = the_attack(state)
    target = find_target(state, attack.target)
    if target is None:
        return []
    return [
        f"die-{die.value}" for die in dict.fromkeys(without(printed_defence(state, target), attack.removed))
    ]


@follows
def _take_out(state: Assault, pick: Pick, word: str) -> None:
    the_attack(state).removed.append(Die(word.removeprefix("die-")))


def _with_a_melee_weapon(state: Assault, use: Use) -> bool:
    attack = the_attack(state)
    return attack.melee and bool(attack.weapon)


card(
    "diala-passil",
    after(
        "precise-strike",
        AttackDeclared,
        choose_word(by_use(_dice_of_target), _take_out),
        when=both(attacking, _with_a_melee_weapon),
        limit=ONCE_PER_ACTIVATION,
        costs=(strain_cost(2),),
    ),
    may_reroll("foresight", defence=True, side=defending, costs=(strain_cost(1),)),
)
