"""Modifications of weapons: what they say counts in attacks with the weapon that they are on (CORE-ITEM-07)."""

from __future__ import annotations

from functools import cache

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import (
    Part,
    after,
    both,
    card,
    defending,
    deplete_cost,
    exhaust_cost,
    me,
    special,
    strain_cost,
    the_attack,
)
from dejarik.assault.content.blocks.gear import in_hand
from dejarik.assault.content.campaign.feats import adds, in_attack
from dejarik.assault.content.campaign.gear import ATTACK_COLOURS, attack_with_it, exchanges_die, with_it
from dejarik.assault.content.choosing import anywhere, choose_word
from dejarik.assault.content.core.rebels import colours_to_take, shatter
from dejarik.assault.content.phrases import become, target_within
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.campaign_cards import Gear
from dejarik.assault.facts.campaign_library import all_campaign_cards
from dejarik.assault.facts.cards import Keyword
from dejarik.assault.rules.attack import AttackDeclared, PoolsFormed
from dejarik.kernel import Constant, How, Source, Use
from dejarik.kernel.effects import then

# --- Of melee weapons -----------------------------------------------------------------------------

card("balanced-hilt", in_attack("balanced-hilt", adds(surge=1), when=with_it, costs=(exhaust_cost(),)))


@cache
def _has_reach(weapon: str) -> bool:
    """Whether Reach is printed on a weapon."""
    return any(
        each.keyword is Keyword.REACH
        for printed in all_campaign_cards()
        if printed.id == weapon and isinstance(printed, Gear) and printed.attack is not None
        for each in printed.attack.keywords
    )


def _lengthens(query: str, *, has_reach: bool) -> Constant:
    def when(state: MissionState, source: Source, id: int, subject: int) -> bool:
        weapon = state.sources.get(state.fitted.get(id, 0))
        return (
            source.subject == subject
            and weapon is not None
            and in_hand(state, id)
            and _has_reach(weapon.key) is has_reach
        )

    return Constant(query, How.ADD, 1, when, name="extended-haft")


card(
    "extended-haft",
    Part(
        "extended-haft",
        constants=(_lengthens("attack-reach", has_reach=False), _lengthens("attack-pierce", has_reach=True)),
    ),
)
card("high-impact-guard", in_attack("parry", adds(block=1), when=defending, costs=(exhaust_cost(),)))
card("shock-emitter", in_attack("shock", adds(damage=1), when=with_it, costs=(exhaust_cost(),)))
card("vibrogenerator", after("vibrogenerator", AttackDeclared, adds(surge=-2, damage=2), when=with_it))
card(
    "focusing-beam",
    in_attack("pierce", adds(pierce=1), when=with_it, costs=(exhaust_cost(),)),
    in_attack("anti-dodge", adds(dodge=-1), when=with_it, costs=(strain_cost(1), exhaust_cost())),
)


# --- Of ranged weapons ----------------------------------------------------------------------------


def _target_is_near(state: MissionState, use: Use) -> bool:
    return target_within(3)(state, the_attack(state), me(state, use))


_sighted = attack_with_it(must=True)

card("tactical-display", in_attack("tactical-display", adds(surge=1), when=with_it, costs=(exhaust_cost(),)))
card(
    "overcharger",
    after(
        "overcharger",
        AttackDeclared,
        choose_word(anywhere(colours_to_take), shatter),
        when=with_it,
        costs=(deplete_cost(),),
    ),
)
card(
    "spread-barrel",
    in_attack("spread-barrel", adds(damage=1), when=both(with_it, _target_is_near), costs=(exhaust_cost(),)),
)
card(
    "disruption-cell",
    after("disruption", PoolsFormed, exchanges_die([Die.RED]), when=with_it, forced=True),
)
card(
    "telescoping-sights",
    special(
        "telescoping-sights",
        then(become(Condition.FOCUSED), _sighted),
        when=_sighted.possible,
        actions=2,
        attacks=True,
    ),
)

# --- Of either ------------------------------------------------------------------------------------


def _tuned(name: str) -> Part:
    """A die of the pool is exchanged for one of any colour."""
    return after(name, PoolsFormed, exchanges_die(ATTACK_COLOURS), when=with_it, costs=(exhaust_cost(),))


card("bolt-upgrade", _tuned("bolt-upgrade"))
card("energized-hilt", _tuned("energized-hilt"))
