"""Cards that give an attack more targets when they are played before its declaration (CORE-ATTACK-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.assault.rules.attack.events import BeforeAttack
from dejarik.assault.rules.attack.targets import has_target
from dejarik.assault.rules.state import HAND, Assault
from dejarik.assault.rules.texts import definition_of
from dejarik.kernel import Moment, Use
from dejarik.kernel.listening import index_of
from dejarik.kernel.records import copy

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack


def helping_cards(state: Assault, attack: Attack) -> list[Use]:
    """The cards in the hand of the attacker's player of which each would give this attack a target; of copies, one.
    A team-mate's are left out: nobody knows them."""
    attacker = state.figures[attack.attacker]
    found: dict[str, Use] = {}
    if attack.borrowed:
        return []
    for id, ability in index_of(state).listens(BeforeAttack, Moment.AFTER):
        source = state.sources[id]
        widens = definition_of(source.key).widens
        if widens is None or source.zone != HAND or source.seat != attacker.seat or source.key in found:
            continue
        widened = copy(attack)
        widens.change(widened)
        if widens.fits(state, attacker) and has_target(state, widened):
            found[source.key] = Use.of(id, source, ability.name)
            found[source.key].subject = attacker.id
    return list(found.values())
