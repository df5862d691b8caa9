"""What a page shows about an option before it is taken: what a strike, an engagement or a payment would come to."""

from __future__ import annotations

from dejarik.kernel import decision
from dejarik.kernel.windows import USE
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.presenting import records
from dejarik.lcg.rules.actions import PLAY
from dejarik.lcg.rules.engagement import Engagement, may_attack
from dejarik.lcg.rules.paying import means
from dejarik.lcg.rules.state import IN_PLAY, Lcg
from dejarik.lcg.rules.values import blast_damage, capacity, cost, tactics, type_of, unit_damage, units
from dejarik.lcg.rules.verbs import ATTACK, DEFEND, ENGAGE, STRIKE, SUPPORT


def hint(state: Lcg, seat: int | None, option: str) -> records.Hint:
    """Facts about an option of the decision in progress; empty for whoever is not asked."""
    asked = decision(state)
    chosen = asked.find(state, option) if asked is not None and seat in asked.seats else None
    if asked is None or chosen is None:
        return records.Hint()
    verb, id = chosen.verb, asked.facts_of(state, chosen).get("card", 0)
    if verb in (STRIKE, ATTACK, DEFEND, SUPPORT):
        return _strength(state, id)
    if verb is ENGAGE:
        return _prospect(state, id, asked.seat)
    if verb in (PLAY, USE) and id in state.sources and state.sources[id].zone != IN_PLAY:
        return records.Hint(cost=cost(state, id), resources=means(state, asked.seat))
    return records.Hint(card=id) if id in state.sources else records.Hint()


def _strength(state: Lcg, id: int) -> records.Hint:
    engagement = state.find(Engagement)
    shown = records.Hint(
        card=id,
        unit=unit_damage(state, id),
        blast=blast_damage(state, id),
        tactics=tactics(state, id),
    )
    if engagement is not None and engagement.target in state.cards:
        target = state.cards[engagement.target]
        shown.target = records.Target(
            card=target.id, damage=target.damage, capacity=capacity(state, target.id)
        )
    return shown


def _prospect(state: Lcg, id: int, seat: int) -> records.Hint:
    """How much blast could be brought against an objective, and how much it still takes."""
    able = [unit for unit in units(state, seat) if may_attack(state, unit, id)]
    is_known = type_of(state, id) is CardType.OBJECTIVE and not state.cards[id].facedown
    return records.Hint(
        card=id,
        attackers=able,
        blast=sum(blast_damage(state, unit) for unit in able),
        left=capacity(state, id) - state.cards[id].damage if is_known else None,
    )
