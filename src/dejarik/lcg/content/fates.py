"""The fate cards that both sides have: what each does when an edge battle reveals it (LCGC-EDGE-06).

`use.seat` is the player whose edge stack holds the card: `write("heat-of-battle-65", fate(heat_of_battle))`.
"""

from __future__ import annotations

from dejarik.kernel import Use
from dejarik.lcg.content.blocks import enemy_participant
from dejarik.lcg.content.picks import Pick, follows, legal_targets, pick_card
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.edge import EdgeBattle
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.state import Lcg


def heat_of_battle(state: Lcg, use: Use) -> None:
    """A participating enemy unit takes 1 damage."""
    pick_card(state, use, legal_targets(state, use, enemy_participant), _burn)


@follows
def _burn(state: Lcg, pick: Pick, unit: int) -> None:
    deal(state, pick.owner, [unit], source=pick.source)


def target_of_opportunity(state: Lcg, use: Use) -> None:
    """For the attacker the engaged objective takes 1 damage; for the defender nothing happens."""
    engagement = state.the(Engagement)
    if engagement.seat == use.seat:
        deal(state, use.seat, [engagement.target], source=use.source)


def twist_of_fate(state: Lcg, use: Use) -> None:
    """The edge battle has no result and is fought again from an empty table (LCGC-EDGE-11)."""
    state.the(EdgeBattle).restart()
