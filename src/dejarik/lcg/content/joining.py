"""Units that come into an engagement in progress (LCGC-ENG-08): who may, and the action to play one into it."""

from __future__ import annotations

from dejarik.kernel import Ability, Use
from dejarik.lcg.content.blocks import played_into
from dejarik.lcg.rules.actions import Action
from dejarik.lcg.rules.arriving import may_enter, put_into_play
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.values import admits, attackers_most


def may_join(state: Lcg, use: Use) -> bool:
    """An engagement is going on that the card could take part in: not as an attacker who may not attack the objective,
    nor as one too many (LCGC-CARD-15)."""
    engagement = state.find(Engagement)
    if engagement is None or not may_enter(state, use.key):
        return False
    if not are_friends(state, use.seat, engagement.seat):
        return True
    room = len(engagement.attackers) < attackers_most(state, engagement.target)
    return room and admits(state, engagement.target, use.source)


def _join(state: Lcg, use: Use) -> None:
    owner = state.cards[use.source].owner
    put_into_play(
        state, use.key, use.seat, owner, card=use.source, played=True, by=use.seat, participating=True
    )


def plays_into_engagement() -> Ability[Action]:
    """Action, from the hand, during an engagement: the unit is played for its cost as a participating unit."""
    return played_into(_join, when=may_join)
