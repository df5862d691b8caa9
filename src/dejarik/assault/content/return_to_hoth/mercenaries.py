"""Mercenary Deployment cards of Return to Hoth, and its Skirmish Upgrade, the Targeting Computer."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    after,
    both,
    card,
    here,
    it_is_me,
    may_reroll,
    me,
    surge,
    while_attacking,
)
from dejarik.assault.content.families import (
    efficient_travel,
    non_sentient,
    priority_target,
    targeting_computer,
)
from dejarik.assault.content.phrases import near
from dejarik.assault.content.return_to_hoth.procedures import ChooseHarmful
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.conditions import harmful
from dejarik.assault.rules.ground import foes
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Source, Use

# --- HK Assassin Droids, and the Targeting Computer for others ----------------------------------------

VERSATILE_WEAPONRY = may_reroll("versatile-weaponry", defence=True)

card("hk-assassin-droid", VERSATILE_WEAPONRY, targeting_computer())
card("hk-assassin-droid-elite", VERSATILE_WEAPONRY, targeting_computer(), priority_target())
card("targeting-computer", targeting_computer())


# --- Wampas -------------------------------------------------------------------------------------------


def no_prey(state: Assault, use: Use) -> bool:
    figure = me(state, use)
    return not near(state, figure, foes(state, figure), 3)


WAMPA = (
    efficient_travel(),
    after(
        "hunger",
        ActivationBegins,
        lambda state, use: gain_points(state, me(state, use), 2),
        when=both(it_is_me, here, no_prey),
        forced=True,
    ),
    non_sentient(),
)

card("wampa", *WAMPA)
card("wampa-elite", *WAMPA)


# --- Dengar -------------------------------------------------------------------------------------------


def target_unharmed(state: Assault, attack: Attack, figure: Figure) -> bool:
    """The target has no Harmful condition; an object never has one (CORE-OBJECT-04, -05)."""
    target = state.figures.get(attack.target)
    return target is None or not harmful(target)


def punishment(state: Assault, attack: Attack, source: Source) -> None:
    if attack.damage:
        state.push(
            ChooseHarmful(figure=attack.target, seat=attack.seat, key=source.key, ability="punishment")
        )


card(
    "dengar",
    while_attacking("contempt", target_unharmed, surge=1),
    surge("punishment", after=punishment, repeats=True),
)
