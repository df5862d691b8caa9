"""Weapons of the Item decks that do more than their dice, surges and keywords say."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import after, both, card, during, me, special, strain_cost
from dejarik.assault.content.blocks.dice import may_reroll
from dejarik.assault.content.campaign.feats import adds, in_attack, target_defeated
from dejarik.assault.content.campaign.gear import Converts, attack_with_it, with_it
from dejarik.assault.content.choosing import all_of, choose
from dejarik.assault.content.phrases import adjacent_foes, become
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.series import AttackSeries
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.attack import AttackDeclared, AttackResolved
from dejarik.assault.rules.figures.conditions import gain_condition, gain_power
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use
from dejarik.kernel.effects import follows, then

# --- Ranged weapons -------------------------------------------------------------------------------


def _three_attacks(state: Assault, use: Use) -> None:
    state.push(AttackSeries(figure=use.subject, seat=use.seat, count=3, weapons=[use.source]))


card(
    "ddc-defender",
    special("ddc-defender", _three_attacks, when=attack_with_it().possible, actions=2, attacks=True),
)

_aimed = attack_with_it(through_figures=True, must=True)
card(
    "valken-38-carbine",
    special(
        "valken-38-carbine",
        then(become(Condition.FOCUSED), _aimed),
        when=_aimed.possible,
        actions=2,
        attacks=True,
    ),
)
card("hand-cannon", after("adjust", AttackDeclared, adds(damage=-1, accuracy=2), when=with_it))
card("modified-energy-cannon", may_reroll("stable", side=with_it))
card(
    "hunters-rifle",
    after(
        "kill-bonus",
        AttackResolved,
        lambda state, use: gain_power(state, me(state, use), PowerToken.DAMAGE),
        when=both(with_it, target_defeated),
        forced=True,
    ),
)


# --- Melee weapons --------------------------------------------------------------------------------


def _strong_foes(state: MissionState, figure: Figure) -> list[Figure]:
    return [foe for foe in adjacent_foes(state, figure) if Condition.WEAKENED not in foe.conditions]


@follows
def _weaken(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.WEAKENED)


card("stun-baton", during("stun-baton", choose(_strong_foes, _weaken), costs=(strain_cost(1),)))


def _whirl(state: Assault, use: Use, foes: list[Figure]) -> None:
    hurt(state, foes, 1, by=use.seat, source=use.subject)


card(
    "double-vibrosword",
    after("whirl", AttackResolved, all_of(adjacent_foes, _whirl), when=with_it, costs=(strain_cost(1),)),
)
card("ryyk-blades", in_attack("raw-power", Converts("surge", "damage"), when=with_it))
