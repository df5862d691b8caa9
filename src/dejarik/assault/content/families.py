"""Abilities that stand under the same name and with the same text on several cards, in whatever box.

A card's definition names them (`card("nexu", pounce(), cunning())`), so that the same words always do the same thing.
"""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    ONCE_PER_ROUND,
    Part,
    after,
    always_on,
    attacking,
    cannot,
    defending,
    may,
    may_reroll,
    me,
    special,
    the_attack,
    while_others_defend,
)
from dejarik.assault.content.phrases import friendly_beside_target_space, target_within
from dejarik.assault.content.series import attack_twice
from dejarik.assault.rules.attack import AttackDeclared, AttackResolved, attack_with, may_attack
from dejarik.assault.rules.figures.damage import strain
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Use


def assault() -> Part:
    """Attacks with more than one action an activation."""
    return may("assault", "attacks-freely")


def brutality() -> Part:
    """A special action: two attacks on different targets."""
    return special("brutality", attack_twice(distinct=True), attacks=True)


def cunning() -> Part:
    """Each evade of the defending figure brings a block with it."""
    return always_on("cunning", "block-per-evade", 1)


def efficient_travel() -> Part:
    """Pays nothing extra for difficult terrain and hostile figures."""
    return may("efficient-travel", "moves-with-ease")


def foresight() -> Part:
    """May reroll a defence die."""
    return may_reroll("foresight", defence=True, side=defending)


def non_sentient() -> Part:
    """Cannot interact."""
    return cannot("non-sentient", "can-interact")


def priority_target() -> Part:
    """Figures do not block sight for its attacks."""
    return may("priority-target", "sees-through-figures")


def professional() -> Part:
    """May reroll an attack die of its own attack."""
    return may_reroll("professional")


def protector() -> Part:
    """A block more for friends who are attacked beside it; several Protectors do not add up."""
    return while_others_defend("protector", friendly_beside_target_space, once=True, block=1)


def relentless() -> Part:
    """A target within 3 spaces suffers 1 strain when it is declared."""

    def near_target(state: Assault, use: Use, event: AttackDeclared) -> bool:
        return (
            attacking(state, use, event)
            and event.target in state.figures
            and target_within(3)(state, the_attack(state), me(state, use))
        )

    def wear_down(state: Assault, use: Use, event: AttackDeclared) -> None:
        strain(state, state.figures[event.target], 1, by=the_attack(state).seat)

    return after("relentless", AttackDeclared, wear_down, when=near_target, forced=True)


def return_fire() -> Part:
    """Once a round, after an attack that did it no damage: an attack on the attacker."""

    def unharmed(state: Assault, use: Use, event: AttackResolved) -> bool:
        return (
            event.target == use.subject
            and not event.damage
            and may_attack(state, me(state, use), asked=use.seat, only=[event.attacker])
        )

    def shoot_back(state: Assault, use: Use, event: AttackResolved) -> None:
        state.push(attack_with(state, me(state, use), only=[event.attacker], must=True))

    return after("return-fire", AttackResolved, shoot_back, when=unharmed, limit=ONCE_PER_ROUND)


def targeting_computer() -> Part:
    """May reroll an attack die of its own attack."""
    return may_reroll("targeting-computer")
