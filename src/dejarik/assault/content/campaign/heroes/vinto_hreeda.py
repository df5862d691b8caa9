"""Vinto Hreeda, Reckless Vigilante: his sheet and his class deck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import (
    Part,
    after,
    attacking,
    before,
    both,
    card,
    during,
    exhaust_cost,
    may_reroll,
    me,
    strain_cost,
    the_attack,
)
from dejarik.assault.content.blocks.gear import in_hand
from dejarik.assault.content.campaign.feats import (
    adds,
    attack_using,
    attacks_with,
    has_card,
    has_used,
    in_attack,
    ranged_weapons,
    suffered,
    try_attribute,
    weapon_called,
)
from dejarik.assault.content.choosing import all_of, choose, heard
from dejarik.assault.content.jabbas_realm.deployment import suffer_1_damage
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.active import activation_of
from dejarik.assault.rules.attack import AttackResolved, ModifierTime, RerollTime, find_target
from dejarik.assault.rules.figures.damage import Damaged, hurt
from dejarik.assault.rules.ground import are_within, foes, sees
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.values import sees_through_figures
from dejarik.kernel import How, Use
from dejarik.kernel.abilities import AbilityUsed
from dejarik.kernel.effects import follows

# --- His sheet ------------------------------------------------------------------------------------


def _in_his_sights(state: Assault, vinto: Figure) -> list[Figure]:
    """The hostile figures in his line of sight within 3 spaces, or 4 (Sharpshooter)."""
    spaces = 4 if has_card(state, vinto, "vinto-hreeda-sharpshooter") else 3
    through = sees_through_figures(state, vinto.id)
    return [
        foe
        for foe in foes(state, vinto)
        if are_within(state, vinto, foe, spaces) and sees(state, vinto, foe, through_figures=through)
    ]


def _others_in_his_sights(state: Assault, use: Use, event: AttackResolved) -> list[Figure]:
    return [foe for foe in _in_his_sights(state, me(state, use)) if foe.id != event.target]


def _thread(state: Assault, use: Use) -> None:
    state.modify(
        "sees-through-figures", How.ALLOW, subject=use.subject, until=state.scope("activation"), key=use.key
    )


def _is_hindered(state: Assault, use: Use) -> bool:
    return not sees_through_figures(state, use.subject)


card(
    "vinto-hreeda",
    after(
        "boltslinger",
        AttackResolved,
        choose(heard(AttackResolved, _others_in_his_sights), suffer_1_damage),
        when=both(attacks_with(ranged_weapons), suffered(1)),
    ),
    during("thread-the-needle", _thread, when=_is_hindered, costs=(strain_cost(1),)),
)


# --- Pinpoint Shot, Dead On -----------------------------------------------------------------------


def _pinpoint(state: Assault, use: Use) -> None:
    """Whatever the results are, exactly 1 damage is left, and nothing changes that any more."""
    attack = the_attack(state)
    attacked, defended = ([die.symbols for die in dice] for dice in (attack.attack_dice, attack.defence_dice))
    attack.modify(
        state,
        AttackEffect(
            damage=1 - attack.tally.damage - sum(face.damage for face in attacked),
            surge=-attack.tally.surge - sum(face.surge for face in attacked),
            block=-attack.tally.block - sum(face.block for face in defended),
            evade=-attack.tally.evade - sum(face.evade for face in defended),
            dodge=-attack.tally.dodge - sum(face.dodge for face in defended),
            conditions=frozenset({Condition.WEAKENED}),
        ),
    )
    attack.settled = True


def _bolt_hits(state: Assault, use: Use, event: Damaged) -> bool:
    pick = state.find(Pick)
    return (
        pick is not None
        and pick.ability == "boltslinger"
        and pick.subject == use.subject
        and event.source == use.subject
        and event.target in state.figures
    )


def _hit_harder(state: Assault, use: Use, event: Damaged) -> None:
    event.amount += 1


def _hurt_target(state: Assault, use: Use) -> None:
    attack = the_attack(state)
    target = find_target(state, attack.target)
    if target is not None:
        hurt(state, [target], 1, by=use.seat, source=use.subject)


card(
    "vinto-hreeda-pinpoint-shot",
    in_attack("pinpoint-shot", _pinpoint, when=attacks_with(ranged_weapons), costs=(exhaust_cost(),)),
)
card(
    "vinto-hreeda-dead-on",
    in_attack("deadly-attack", adds(damage=1), costs=(exhaust_cost(),)),
    before("deadly-boltslinger", Damaged, _hit_harder, when=_bolt_hits, costs=(exhaust_cost(),)),
    after(
        "deadly-pinpoint", AbilityUsed, _hurt_target, when=has_used("pinpoint-shot"), costs=(exhaust_cost(),)
    ),
)


# --- Shot on the Run, Battlefield Experience, Sharpshooter ----------------------------------------


def _has_moved(state: Assault, use: Use) -> bool:
    own = activation_of(state, me(state, use))
    return own is not None and own.has_moved


@follows
def _snap_shot(state: MissionState, pick: Pick, figure: Figure) -> None:
    try_attribute(state, pick, Attribute.INSIGHT, _shot, about=figure.id)


@follows
def _shot(state: MissionState, test: AttributeTest) -> None:
    figure, vinto = state.figures.get(test.about), state.figures[test.figure]
    if figure is not None and test.passed:
        hurt(state, [figure], 1, by=vinto.seat, source=vinto.id)


card(
    "vinto-hreeda-shot-on-the-run",
    during("running-shot", choose(_in_his_sights, _snap_shot), when=_has_moved, costs=(exhaust_cost(),)),
)
card("vinto-hreeda-battlefield-experience", may_reroll("steady", costs=(exhaust_cost(),)))
card("vinto-hreeda-sharpshooter", Part("longer-reach"))  # the reach itself knows of it


# --- His weapons, Merciless, Rapid Fire -----------------------------------------------------------


def _with_this_weapon(state: MissionState, use: Use, event: RerollTime) -> bool:
    return attacking(state, use, event) and in_hand(state, use.source)


def _target_is_hurt(state: Assault, use: Use, event: ModifierTime) -> bool:
    target = state.figures.get(event.target)
    return attacking(state, use, event) and target is not None and target.damage > 0


def _spray(state: Assault, use: Use, targets: list[Figure]) -> None:
    hurt(state, targets, 1, by=use.seat, source=use.subject)


card(
    "vinto-hreeda-hair-trigger-pistol",
    may_reroll("hair-trigger", all_of_them=True, side=_with_this_weapon),
)
card(
    "vinto-hreeda-off-hand-blaster",
    during(
        "second-shot",
        attack_using(weapon_called("vinto-hreeda-off-hand-blaster"), must=True),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "vinto-hreeda-merciless",
    in_attack("merciless", adds(damage=3), when=_target_is_hurt, costs=(exhaust_cost(),)),
)
card(
    "vinto-hreeda-rapid-fire",
    during("barrage", all_of(_in_his_sights, _spray), costs=(strain_cost(1), exhaust_cost())),
    may_reroll("reroll-everything", either=True, all_of_them=True, side=attacks_with(ranged_weapons)),
)
