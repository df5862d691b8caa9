"""An attack gets another target after its declaration, because a text says so."""

from __future__ import annotations

import msgspec

from dejarik.assault.rules.attack.attack import Attack
from dejarik.assault.rules.attack.declaring import offer_space, take_space
from dejarik.assault.rules.attack.events import AttackDeclared
from dejarik.assault.rules.attack.reports import AttackRedirected
from dejarik.assault.rules.attack.targets import NO_SPACE
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Decision, Occurrence, Procedure, ask


def redirect(state: Assault, attack: Attack, figure: Figure) -> None:
    """The figure is the target from now on, also for those who have still to react to the declaration."""
    attack.target, attack.target_space = figure.id, NO_SPACE
    for procedure in state.stack[state.stack.index(attack) :]:
        if isinstance(procedure, Occurrence):
            procedure.events = [
                msgspec.structs.replace(event, target=figure.id)
                if isinstance(event, AttackDeclared)
                else event
                for event in procedure.events
            ]
    state.log(AttackRedirected(attacker=attack.attacker, target=figure.id))
    state.push(AimAgain())


class AimAgain(Procedure):
    """Which space of the new target the attack is aimed at (CORE-ATTACK-11)."""

    def offer(self, state: Assault) -> Decision | None:
        return offer_space(state.the(Attack), state)

    def take(self, state: Assault, space: int) -> None:
        take_space(state.the(Attack), state, space)

    steps = (ask(offer, take),)
