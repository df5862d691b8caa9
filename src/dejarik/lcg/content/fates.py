"""The fate cards that both sides have: what each does when an edge battle reveals it (LCGC-EDGE-06).

`use.seat` is the player whose edge stack holds the card: `write("heat-of-battle-65", fate(heat_of_battle))`.
"""

from __future__ import annotations

from dejarik.kernel import Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import legal_targets
from dejarik.lcg.content.blocks import damage_chosen, enemy_participant
from dejarik.lcg.content.picks import Pick, asks, pick_card, pick_key, pick_player
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.edge import EdgeBattle, EdgePlaced
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.state import EDGE, Lcg, in_play
from dejarik.lcg.rules.teams import friends
from dejarik.lcg.rules.values import is_objective
from dejarik.lcg.rules.zones import came_from, draw, place_facedown, usable_as_hand


def heat_of_battle(state: Lcg, use: Use) -> None:
    """A participating enemy unit takes 1 damage."""
    pick_card(state, use, legal_targets(state, use, enemy_participant), damage_chosen)


def finds_enemies(state: Lcg, use: Use) -> bool:
    return bool(legal_targets(state, use, enemy_participant))


def target_of_opportunity(state: Lcg, use: Use) -> None:
    """For the attacker the engaged objective takes 1 damage; for the defender nothing happens."""
    if is_attacker(state, use):
        deal(state, use.seat, [state.the(Engagement).target], source=use.source)


def is_attacker(state: Lcg, use: Use) -> bool:
    """Whether the player attacks an objective that is still there."""
    engagement = state.the(Engagement)
    target = engagement.target
    return engagement.seat == use.seat and in_play(state, target) and is_objective(state, target)


def supporting_fire(state: Lcg, use: Use) -> None:
    """A friendly player of one's choice may add a card that is no fate card to the edge stack: from the hand, or what
    may be used as if it were there (LCG-RESERVE-05, LCG-SUPPORT-05)."""
    holders = [seat for seat in friends(state, use.seat) if usable_as_hand(state, seat)]
    pick_player(state, use, holders, _ask_for_support)


@follows
def _ask_for_support(state: Lcg, pick: Pick, seat: int) -> None:
    keys = [state.sources[id].key for id in usable_as_hand(state, seat)]
    fitting = [key for key in dict.fromkeys(keys) if look_up(key).type is not CardType.FATE]
    pick_key(state, pick, fitting, _support, seat=seat, least=0)


@asks("lcg-pick-edge")
@follows
def _support(state: Lcg, pick: Pick, place: int) -> None:
    card = next(id for id in usable_as_hand(state, pick.seat) if state.sources[id].key == pick.keys[place])
    state.learn()
    origin = came_from(state, card, pick.keys[place])
    place_facedown(state, card, pick.owner, EDGE, open=True)
    state.log(EdgePlaced(seat=pick.owner, key=pick.keys[place], giver=pick.seat))
    if origin is not None:
        state.log(origin)


def change_of_plan(state: Lcg, use: Use) -> None:
    """The edge battle is fought again, and the player draws a card."""
    twist_of_fate(state, use)
    draw(state, use.seat)


def twist_of_fate(state: Lcg, use: Use) -> None:
    """The edge battle has no result and is fought again from an empty table (LCGC-EDGE-11)."""
    state.the(EdgeBattle).restart()
