"""Attacks that rules and cards grant: an attack of a figure, and whether it could perform one (CORE-ATTACK-06, -10)."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.rules import values
from dejarik.assault.rules.attack.attack import Attack
from dejarik.assault.rules.attack.events import BeforeAttack
from dejarik.assault.rules.attack.numbers import weapon_of
from dejarik.assault.rules.attack.targets import has_target
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.texts import definition_of
from dejarik.kernel import Moment
from dejarik.kernel.abilities import index_of


def attack_with(state: Assault, figure: Figure, **kind: object) -> Attack:
    """An attack of a figure with its weapon, changed by `kind`."""
    weapon = weapon_of(state, figure)
    kind.setdefault("melee", weapon is not None and weapon.melee)
    kind.setdefault("seat", figure.seat)
    return Attack(attacker=figure.id, **kind)  # type: ignore[arg-type]


def may_attack(state: Assault, figure: Figure, **kind: object) -> bool:
    """Whether a figure could perform such an attack now: it may, and there is somebody to aim at, if need be with
    the help of a card that is played before the declaration (CORE-ATTACK-10)."""
    if (
        figure.id not in state.figures
        or figure.space == NOWHERE
        or weapon_of(state, figure) is None
        or not values.can_attack(state, figure.id)
    ):
        return False
    if has_target(state, attack_with(state, figure, **kind)):
        return True
    return not kind.get("borrowed") and any(
        has_target(state, _widened(attack_with(state, figure, **kind), widens))
        for widens in _widening(state, figure)
    )


def _widening(state: Assault, figure: Figure) -> list[Callable[[Attack], None]]:
    """What the cards do that the figure's player may play on it before an attack."""
    found = []
    for id, _ in index_of(state).listens(BeforeAttack, Moment.AFTER):
        source = state.sources[id]
        widens = definition_of(source.key).widens
        if widens is not None and source.seat == figure.seat and widens.fits(state, figure):
            found.append(widens.change)
    return found


def _widened(attack: Attack, widens: Callable[[Attack], None]) -> Attack:
    widens(attack)
    return attack
