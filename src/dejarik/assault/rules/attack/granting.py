"""The attack (CORE-ATTACK, CORE-SURGE, CORE-KEYWORD, CORE-POWER): its steps in the order of the rules (CORE-ATTACK-30).

What each step does is in `declaring` (0, 1), `rolling` (2 to 7) and `aftermath` (8); here they are put in order, and
here it is asked who may attack at all.
"""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.rules import values
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.attack.aftermath import Aftermath
from dejarik.assault.rules.attack.declaring import Declaring
from dejarik.assault.rules.attack.events import BeforeAttack
from dejarik.assault.rules.attack.rolling import Rolling
from dejarik.assault.rules.attack.targets import has_target
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.texts import text_of
from dejarik.kernel import Moment, ask
from dejarik.kernel.abilities import index_of


class Attack(Aftermath):
    """One attack, from before its declaration to what comes after it."""

    steps = (
        Declaring.before,
        ask(Declaring.offer_targets, Declaring.take_target),
        Declaring.declare,
        ask(Declaring.offer_space, Declaring.take_space),
        Declaring.declared,
        ask(Declaring.offer_attack_token, Declaring.take_token),
        ask(Declaring.offer_defence_token, Declaring.take_token),
        ask(Rolling.offer_dice, Rolling.take_dice),
        Rolling.form_pools,
        Rolling.roll,
        Rolling.reroll_time,
        Rolling.look_again,
        ask(Declaring.offer_space, Declaring.take_space),
        Rolling.apply_modifiers,
        Rolling.cancel_surges,
        ask(Rolling.offer_surges, Rolling.spend_surge),
        Rolling.look_again,
        ask(Declaring.offer_space, Declaring.take_space),
        Rolling.check_accuracy,
        Rolling.suffer,
        Aftermath.discard_conditions,
        Aftermath.blast,
        ask(Aftermath.offer_cleave, Aftermath.take_cleave),
        Aftermath.give_conditions,
        Aftermath.follow_up,
        Aftermath.resolved,
    )


def attack_with(state: Assault, figure: Figure, **kind: object) -> Attack:
    """An attack of a figure with what is printed on its card, changed by `kind`."""
    printed = profile_of(state, figure)
    kind.setdefault("melee", printed.melee)
    kind.setdefault("seat", figure.seat)
    return Attack(attacker=figure.id, **kind)  # type: ignore[arg-type]


def may_attack(state: Assault, figure: Figure, **kind: object) -> bool:
    """Whether a figure could perform such an attack now: it may, and there is somebody to aim at, if need be with
    the help of a card that is played before the declaration (CORE-ATTACK-10)."""
    if (
        figure.id not in state.figures
        or figure.space == NOWHERE
        or not profile_of(state, figure).attacks
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
        widens = text_of(source.key).widens
        if widens is not None and source.seat == figure.seat and widens.fits(state, figure):
            found.append(widens.change)
    return found


def _widened(attack: Attack, widens: Callable[[Attack], None]) -> Attack:
    widens(attack)
    return attack
