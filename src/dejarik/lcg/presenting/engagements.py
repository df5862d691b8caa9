"""An engagement as a readable sequence: its six steps, who takes part, the edge stacks, the strike."""

from __future__ import annotations

from dejarik.kernel import NOBODY
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.presenting import records
from dejarik.lcg.presenting.plain import key_shown
from dejarik.lcg.rules.edge import EdgeBattle, edge_total
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.strikes import Strike
from dejarik.lcg.rules.zones import edge_stack

STEPS = ("objective", "attack", "defence", "edge", "strikes", "reward")


def engagement_shown(state: Lcg, seat: int | None) -> records.Engagement | None:
    """The engagement in progress, as a seat may see it; None when there is none."""
    engagement = state.find(Engagement)
    if engagement is None:
        return None
    strike = state.find(Strike)
    battle = state.find(EdgeBattle)
    revealed = battle is not None and bool(battle.fates or battle.fate)
    return records.Engagement(
        target=engagement.target,
        attacker=engagement.seat,
        defender=engagement.defender,
        attackers=list(engagement.attackers),
        defenders=list(engagement.defenders),
        step=_step(engagement, asks=state.stack[-1] is engagement),
        steps=STEPS,
        edge=None if engagement.edge == NOBODY else engagement.edge,
        stacks=[
            _stack(state, engagement, each, seat, revealed=revealed)
            for each in (engagement.seat, engagement.defender)
        ],
        striker=None if engagement.striker == NOBODY else engagement.striker,
        strike=records.Strike(unit=strike.unit, done=list(strike.done), icon=strike.icon) if strike else None,
    )


def _stack(
    state: Lcg, engagement: Engagement, owner: int, seat: int | None, *, revealed: bool
) -> records.Stack:
    cards = edge_stack(state, owner)
    keys = [key_shown(state, id, seat) for id in cards]
    known = all(key is not None for key in keys)
    return records.Stack(
        seat=owner,
        cards=[
            records.StackCard(id=id, key=key, force=look_up(key).force if key else None)
            for id, key in zip(cards, keys, strict=True)
        ],
        total=edge_total(state, engagement, owner) if known else None,
        revealed=revealed,
    )


#: The first of the engagement's own steps that belongs to each of the six of the rulebook.
_BEGINS = tuple(
    next(place for place, step in enumerate(Engagement.steps) if getattr(step, "put", step) is first)
    for first in (
        Engagement.engage,
        Engagement.offer_attackers,
        Engagement.begin_defence,
        Engagement.fight_for_edge,
        Engagement.begin_strikes,
        Engagement.reward,
    )
)


def _step(engagement: Engagement, *, asks: bool) -> int:
    """Which of the six steps is being carried out: the one whose first step was begun last. Who is asked by a step
    itself is in it."""
    at = max(engagement.at - (not asks), 0)
    return max(place for place, begin in enumerate(_BEGINS) if begin <= at or place == 0)
