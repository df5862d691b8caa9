"""Mak Eshka'rey, Bold Renegade: his sheet and his class deck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.supply import draw_supply, reveal_supply
from dejarik.assault.content.blocks import (
    AboutFigure,
    Part,
    after,
    attacking,
    both,
    card,
    defending,
    deplete_cost,
    during,
    exhaust_cost,
    here,
    it_is_me,
    many,
    me,
    rule,
    special,
    strain_cost,
    the_attack,
)
from dejarik.assault.content.campaign.feats import (
    a_foe_attacks,
    adds,
    before_attack,
    behind,
    has_card,
    has_not_helped,
    has_used,
    recovers_strain,
    target_defeated,
    tests,
)
from dejarik.assault.content.campaign.gear import empty_within_3
from dejarik.assault.content.phrases import attack, become, in_this_attack
from dejarik.assault.content.picks import Pick, pick_word
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.active import gain_actions, is_active
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackResolved,
    PoolsFormed,
    attack_with,
    find_target,
    may_attack,
    numbers,
)
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import are_within, is_hostile, sees
from dejarik.assault.rules.movement import Moved, Place, gain_points, may_go
from dejarik.assault.rules.objects.interacting import Interacted
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Use
from dejarik.kernel.abilities import AbilityUsed
from dejarik.kernel.effects import follows, then

# --- His sheet ------------------------------------------------------------------------------------


SHADOW_SUIT = "shadow-suit"


def _is_not_seen(state: Assault, use: Use, event: AttackDeclared) -> bool:
    """The target does not see him; in the suit he may be seen."""
    target, mak = state.figures.get(event.target), me(state, use)
    return target is not None and (has_card(state, mak, SHADOW_SUIT) or not sees(state, target, mak))


card(
    "mak-eshkarey",
    after(
        "ambush",
        AttackDeclared,
        adds(pierce=2),
        when=both(attacking, _is_not_seen),
        costs=(strain_cost(1),),
    ),
    Part("covert", covert=4),
)
card(SHADOW_SUIT, Part("ambush-anyone"))  # the ability itself knows of it


# --- Disengage, Supply Network, Target Acquired ---------------------------------------------------


def _foe_comes_near(state: Assault, use: Use, event: AboutFigure) -> bool:
    """It enters a space, be it by being deployed (CORE-DEPLOY-14)."""
    foe, mak = state.figures.get(event.figure), me(state, use)
    return (
        here(state, use)
        and foe is not None
        and is_hostile(state, mak, foe)
        and are_within(state, mak, foe, 3)
    )


def _disengage(state: Assault, use: Use) -> None:
    gain_points(state, me(state, use), 3)


@follows
def _scouted(state: MissionState, test: AttributeTest) -> None:
    if test.passed and reveal_supply(state, state.figures[test.figure]):
        pick_word(state, behind(state, test), ["top-of-deck", "bottom-of-deck"], _put_back)


@follows
def _put_back(state: MissionState, pick: Pick, word: str) -> None:
    if word == "bottom-of-deck":
        state.supply.insert(0, state.supply.pop())


def _is_supplied(state: MissionState, use: Use) -> bool:
    return bool(state.supply)


def _look_past_figures(state: Assault, attack: Attack) -> None:
    attack.through_figures = True


_disengage_costs = (strain_cost(1), exhaust_cost())

card(
    "mak-eshkarey-disengage",
    many(
        "disengage",
        after("disengage", Moved, _disengage, when=_foe_comes_near, costs=_disengage_costs),
        after("disengage", Deployed, _disengage, when=_foe_comes_near, costs=_disengage_costs),
    ),
)
card(
    "mak-eshkarey-supply-network",
    during("scout-supplies", tests(Attribute.INSIGHT, _scouted), when=_is_supplied, costs=(exhaust_cost(),)),
    special(
        "delivery",
        lambda state, use: draw_supply(state, me(state, use)),
        when=_is_supplied,
        costs=(deplete_cost(),),
    ),
)
card(
    "mak-eshkarey-target-acquired",
    before_attack(
        "target-acquired",
        _look_past_figures,
        when=has_not_helped,
        costs=(strain_cost(1), exhaust_cost()),
        also=AttackEffect(accuracy=2),
    ),
)


# --- Jeswandi Training, Execute, Expertise --------------------------------------------------------


def _near_attacker(state: Assault, use: Use, event: AttackResolved) -> bool:
    mak = me(state, use)
    return (
        are_within(state, mak, state.figures[event.attacker], 3) and Condition.FOCUSED not in mak.conditions
    )


def _has_white_dice(state: Assault, use: Use) -> bool:
    attacked = the_attack(state)
    target = find_target(state, attacked.target)
    return target is not None and Die.WHITE in numbers.defence_pool(state, target, attacked.removed)


def _execute(state: Assault, use: Use) -> None:
    state.enter("mak-eshkarey-execute-lasting", use.seat, subject=use.subject, until=state.scope("attack"))


def _take_white_out(state: Assault, use: Use) -> None:
    attacked = the_attack(state)
    white = [die.colour for die in attacked.defence_dice if die.colour is Die.WHITE]
    if white:
        attacked.change_pool(state, "defence", removed=white)


def _in_his_activation(state: Assault, use: Use) -> bool:
    return is_active(state, me(state, use))


card(
    "mak-eshkarey-jeswandi-training",
    after(
        "battle-trance",
        AttackResolved,
        become(Condition.FOCUSED),
        when=both(a_foe_attacks, _near_attacker),
        costs=(exhaust_cost(),),
    ),
)
card(
    "mak-eshkarey-execute",
    after(
        "clean-kill", AttackResolved, recovers_strain(1), when=both(attacking, target_defeated), forced=True
    ),
    after(
        "execute",
        AbilityUsed,
        _execute,
        when=both(has_used("ambush"), _has_white_dice),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
rule(
    "mak-eshkarey-execute-lasting",
    after("execute", PoolsFormed, _take_white_out, when=both(attacking, in_this_attack), forced=True),
)
card(
    "mak-eshkarey-expertise",
    after(
        "expertise",
        Interacted,
        lambda state, use: gain_actions(state, 1),
        when=both(it_is_me, _in_his_activation),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)


# --- No Escape, Decoy -----------------------------------------------------------------------------


def _target_is_left(state: Assault, use: Use, event: AttackResolved) -> bool:
    return (
        event.target in state.figures
        and not event.defeated
        and may_attack(state, me(state, use), asked=use.seat, only=[event.target])
    )


def _no_escape(state: Assault, use: Use, event: AttackResolved) -> None:
    mak = me(state, use)
    gain_condition(state, mak, Condition.FOCUSED)
    state.push(attack_with(state, mak, only=[event.target], must=True))


def _decoy(state: Assault, use: Use) -> None:
    the_attack(state).foiled = True
    state.enter("mak-eshkarey-decoy-lasting", use.seat, subject=use.subject, until=state.scope("attack"))


def _appear(state: Assault, use: Use) -> None:
    mak = me(state, use)
    if may_go(state, mak):  # CORE-PLACE-07
        state.push(Place(figure=mak.id, seat=use.seat, among=empty_within_3(state, mak)))


card(
    "mak-eshkarey-no-escape",
    after(
        "no-escape",
        AttackResolved,
        _no_escape,
        when=both(attacking, _target_is_left),
        costs=(strain_cost(2), exhaust_cost()),
    ),
)
card("mak-eshkarey-decoy", after("decoy", AttackDeclared, _decoy, when=defending, costs=(deplete_cost(),)))
rule(
    "mak-eshkarey-decoy-lasting",
    after(
        "decoy",
        AttackResolved,
        then(_appear, become(Condition.FOCUSED), attack()),
        when=both(defending, in_this_attack),
    ),
)
