"""Attacks that rules and cards grant: an attack of a figure, and whether it could perform one (CORE-ATTACK-06, -10)."""

from __future__ import annotations

from dejarik.assault.rules import values
from dejarik.assault.rules.attack.attack import Attack
from dejarik.assault.rules.attack.helping import helping_cards
from dejarik.assault.rules.attack.targets import has_target
from dejarik.assault.rules.attack.weaponry import choosable_weapons, take_up_the_only
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.weapons import weapon_of, weapons_of
from dejarik.kernel import NOBODY, Use


def attack_with(state: Assault, figure: Figure, **kind: object) -> Attack:
    """An attack of a figure with its weapon, changed by `kind`. Where it has several, which one is asked."""
    weapon = weapon_of(state, figure)
    kind.setdefault("melee", weapon is not None and weapon.melee)
    kind.setdefault("seat", figure.seat)
    attack = Attack(attacker=figure.id, **kind)  # type: ignore[arg-type]
    if attack.weapons:  # of those that are allowed, the first is as good as any until one is chosen
        attack.melee = weapons_of(state, figure)[attack.weapons[0]].melee and not attack.ranged
    take_up_the_only(state, attack)
    return attack


def may_attack(state: Assault, figure: Figure, *, asked: int = NOBODY, **kind: object) -> bool:
    """Whether a figure could perform such an attack now: it may, and there is somebody to aim at. Where its own player
    is `asked` whether it attacks, if need be with the help of a card of that hand; nobody else knows of that card."""
    if not _is_able(state, figure):
        return False
    attack = attack_with(state, figure, **kind)
    return (
        has_target(state, attack)
        or len(choosable_weapons(state, attack)) > 1
        or (asked == figure.seat and bool(helping_cards(state, attack)))
    )


def ways_to_attack(state: Assault, figure: Figure) -> tuple[bool, list[Use]]:
    """Whether a figure could perform an attack now (`may_attack`), and the cards in hand of which each would make one
    possible that has no target without them."""
    if not _is_able(state, figure):
        return False, []
    attack = attack_with(state, figure)
    if has_target(state, attack):
        return True, []
    return len(choosable_weapons(state, attack)) > 1, helping_cards(state, attack)


def _is_able(state: Assault, figure: Figure) -> bool:
    return (
        figure.id in state.figures
        and figure.space != NOWHERE
        and weapon_of(state, figure) is not None
        and values.can_attack(state, figure.id)
    )
