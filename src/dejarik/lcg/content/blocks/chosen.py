"""What follows from a choice of many cards: for `pick_card(state, use, …, damage_chosen)`."""

from __future__ import annotations

from dejarik.kernel.effects import follows
from dejarik.lcg.content.picks import Pick, asks
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.tokens import add_shield, lose_focus
from dejarik.lcg.rules.zones import discard_from_hand


@asks("lcg-pick-damage")
@follows
def damage_chosen(state: Lcg, pick: Pick, id: int) -> None:
    """The card takes 1 damage from the effect, whoever chose it."""
    deal(state, pick.owner, [id], source=pick.source)


@asks("lcg-pick-ready")
@follows
def ready_chosen(state: Lcg, pick: Pick, id: int) -> None:
    """The card loses 1 focus token."""
    lose_focus(state, id)


@asks("lcg-pick-shield")
@follows
def shield_chosen(state: Lcg, pick: Pick, id: int) -> None:
    add_shield(state, id)


@asks("lcg-pick-discard")
@follows
def discard_chosen(state: Lcg, pick: Pick, id: int) -> None:
    """The card goes from the hand to the discard pile."""
    discard_from_hand(state, [id])
