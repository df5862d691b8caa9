"""Armour of the Item decks."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_rerolls import RerollAttribute
from dejarik.assault.campaign.rules.attribute_rerolls import rerollable as dice_to_reroll
from dejarik.assault.campaign.rules.attribute_tests import AttributeRolled, AttributeTest
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import Rested
from dejarik.assault.content.blocks import (
    after,
    card,
    defending,
    deplete_cost,
    during,
    exhaust_cost,
    here,
    it_is_me,
    many,
    me,
    the_attack,
)
from dejarik.assault.content.campaign.feats import adds, in_attack
from dejarik.assault.content.campaign.gear import Converts, discard_all, heals, is_hurt
from dejarik.assault.content.choosing import choose_word
from dejarik.assault.content.picks import Pick, words
from dejarik.assault.rules.attack import Attack, Reroll, RerollTime, rerollable
from dejarik.assault.rules.figures.conditions import harmful
from dejarik.assault.rules.figures.damage import recover
from dejarik.assault.rules.ground import are_within, is_friendly
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

for tier in (1, 2):
    card(f"combat-coat-tier-{tier}", in_attack("convert", Converts("evade", "block"), when=defending))
for tier in (2, 3):
    card(
        f"laminate-armor-tier-{tier}",
        in_attack("plating", adds(block=1), when=defending, costs=(exhaust_cost(),)),
    )


# --- Environment Hazard Suit ----------------------------------------------------------------------


def _emergencies(state: Assault, figure: Figure) -> list[str]:
    return words({"recover-5": is_hurt(state, figure), "discard-all-harmful": bool(harmful(figure))})


@follows
def _help(state: Assault, pick: Pick, word: str) -> None:
    figure = state.figures[pick.subject]
    if word == "recover-5":
        recover(state, figure, 5)
    else:
        discard_all(state, figure)


card(
    "environment-hazard-suit",
    after("environment-hazard-suit-rest", Rested, heals(1), when=it_is_me, forced=True),
    during("environment-hazard-suit-emergency", choose_word(_emergencies, _help), costs=(deplete_cost(),)),
)


# --- Admiral's Uniform ----------------------------------------------------------------------------


def _near(state: MissionState, use: Use, figure: int) -> bool:
    """It is the wearer or a friendly figure at most 3 spaces away."""
    other = state.figures.get(figure)
    return (
        other is not None
        and is_friendly(state, me(state, use), other)
        and are_within(state, me(state, use), other, 3)
    )


def _pool_near(state: MissionState, use: Use, attack: Attack) -> str:
    """The pool of the attack that such a figure has rolled; none, if neither has."""
    sides = (("attack", attack.attacker), ("defence", attack.target))
    return next((name for name, id in sides if _near(state, use, id) and rerollable(attack, name)), "")


def _can_command_attack(state: MissionState, use: Use, event: RerollTime) -> bool:
    return here(state, use) and bool(_pool_near(state, use, the_attack(state)))


def _can_command_test(state: MissionState, use: Use, event: AttributeRolled) -> bool:
    test = state.the(AttributeTest)
    return here(state, use) and _near(state, use, test.figure) and bool(dice_to_reroll(test))


def _command(state: MissionState, use: Use) -> None:
    """Of the attack or the test, whichever goes on, by the choice of who rolled."""
    inner = next(each for each in reversed(state.stack) if isinstance(each, (AttributeTest, Attack)))
    if isinstance(inner, AttributeTest):
        state.push(RerollAttribute(seat=state.figures[inner.figure].seat, most=0))
        return
    pool = _pool_near(state, use, inner)
    seat = inner.seat if pool == "attack" else state.figures[inner.target].seat
    state.push(Reroll(seat=seat, pools=[pool], most=len(rerollable(inner, pool))))


card(
    "admirals-uniform",
    many(
        "command",
        after("command", RerollTime, _command, when=_can_command_attack, costs=(exhaust_cost(),)),
        after("command", AttributeRolled, _command, when=_can_command_test, costs=(exhaust_cost(),)),
    ),
)
