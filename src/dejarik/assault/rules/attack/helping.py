"""Cards that give an attack more targets when they are played or used before its declaration (CORE-ATTACK-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.assault.rules.attack.events import BeforeAttack
from dejarik.assault.rules.attack.targets import has_target
from dejarik.assault.rules.attack.weaponry import allowed_weapons, take_up
from dejarik.assault.rules.state import HAND, Assault
from dejarik.assault.rules.texts import Widening, definition_of
from dejarik.kernel import Moment, Use
from dejarik.kernel.records import copy

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack


def helping_cards(state: Assault, attack: Attack) -> list[Use]:
    """The cards in the hand of the attacker's player and those of the attacker itself of which each would give this
    attack a target; of copies, one. A team-mate's are left out: nobody knows them."""
    attacker = state.figures[attack.attacker]
    found: dict[str, Use] = {}
    if attack.borrowed:
        return []
    for id, ability in state.index.listens(BeforeAttack, Moment.AFTER):
        source = state.sources[id]
        widens = definition_of(source.key).widens
        held = source.zone == HAND and source.seat == attacker.seat
        own = source.subject == attacker.id or (not source.subject and source.seat == attacker.seat)
        own = own and not held
        if widens is None or not (own or held) or source.key in found:
            continue
        use = Use.of(id, source, ability.name)
        use.subject = attacker.id
        if own and not all(cost.payable(state, use) for cost in ability.costs):
            continue
        if widens.fits(state, attacker) and _helps(state, attack, widens):
            found[source.key] = use
    return list(found.values())


def _helps(state: Assault, attack: Attack, widens: Widening) -> bool:
    """Whether the attack would have a target, with one of the weapons that may be chosen for it."""
    for weapon in [attack.weapon] if attack.weapon else [0, *allowed_weapons(state, attack)]:
        widened = copy(attack)
        if weapon and not attack.weapon:
            take_up(state, widened, weapon)
        widens.change(state, widened)
        if has_target(state, widened):
            return True
    return False
