"""Rebel Deployment cards of Return to Hoth: Leia Organa, Echo Base Troopers and three heroes.

Leia as an ally of the campaign is in `content.campaign.deployment`.
"""

from __future__ import annotations

from typing import Any

from dejarik.assault.content.blocks import (
    after,
    attacking,
    card,
    could_attack,
    me,
    special,
    surge,
    the_attack,
    while_defending,
)
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.families import efficient_travel
from dejarik.assault.content.phrases import adjacent_foes, adjacent_friends, attack, target_within
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.return_to_hoth.procedures import BattlefieldLeadership, ShuffleIntoDeck
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import (
    Attack,
    AttackResolved,
    PoolsFormed,
    Tally,
    attack_with,
    may_attack,
)
from dejarik.assault.rules.figures.conditions import GainCondition, gain_condition
from dejarik.assault.rules.figures.damage import Cause, Damaged, recover
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Limit, Occurrence, Source, Use
from dejarik.kernel.effects import follows

# --- Leia Organa --------------------------------------------------------------------------------------


def battlefield_leadership(state: Assault, use: Use) -> None:
    state.push(
        BattlefieldLeadership(figure=use.subject, seat=use.seat, key=use.key, ability=use.ability, spaces=3)
    )


def military_efficiency(state: Assault, attack: Attack, source: Source) -> None:
    owner = state.figures[attack.attacker].seat  # IA-YOU-03, also when another player attacks with her
    state.push(ShuffleIntoDeck(seat=owner, key=source.key, ability="military-efficiency"))


card(
    "leia-organa-skirmish",
    special("battlefield-leadership", battlefield_leadership, when=could_attack(), attacks=True),
    surge("military-efficiency", now=military_efficiency),
)


# --- Echo Base Troopers -------------------------------------------------------------------------------


def on_the_front_line(state: Assault, use: Use, event: PoolsFormed) -> bool:
    """The target is within 3 spaces, and there is a blue die to replace."""
    attack = the_attack(state)
    return (
        attacking(state, use, event)
        and target_within(3)(state, attack, me(state, use))
        and any(die.colour is Die.BLUE for die in attack.attack_dice)
    )


def front_line(state: Assault, use: Use) -> None:
    the_attack(state).change_pool(state, "attack", added=[Die.RED], removed=[Die.BLUE])


FRONT_LINE = after("front-line", PoolsFormed, front_line, when=on_the_front_line)

card("echo-base-trooper", FRONT_LINE, efficient_travel())
card("echo-base-trooper-elite", FRONT_LINE, efficient_travel(), while_defending("combat-suit", pierce=1))


# --- Loku Kanoloa -------------------------------------------------------------------------------------

SET_YOUR_SIGHTS = "set-your-sights"


def sighted_and_defeated(state: Assault, use: Use, event: AttackResolved) -> bool:
    return attacking(state, use, event) and the_attack(state).granted_by == SET_YOUR_SIGHTS and event.defeated


card(
    "loku-kanoloa-skirmish",
    special(
        SET_YOUR_SIGHTS,
        attack(through_figures=True, tally=Tally(accuracy=2), granted_by=SET_YOUR_SIGHTS, must=True),
        actions=2,
        attacks=True,
    ),
    after(
        "mon-cala-special-forces",
        AttackResolved,
        lambda state, use: gain_condition(state, me(state, use), Condition.FOCUSED),
        when=sighted_and_defeated,
        forced=True,
    ),
)


# --- MHD-19 -------------------------------------------------------------------------------------------


def patients(state: Assault, figure: Figure) -> list[Figure]:
    return [figure, *adjacent_friends(state, figure)]


@follows
def heal(state: Assault, pick: Pick, figure: Figure) -> None:
    recover(state, figure, 3)


@follows
def mistreat(state: Assault, pick: Pick, figure: Figure) -> None:
    damage = Damaged(target=figure.id, amount=1, cause=Cause.EFFECT, by=pick.seat, source=pick.subject)
    state.push(Occurrence(events=[damage]), GainCondition(figure=figure.id, condition=Condition.WEAKENED))


card(
    "mhd-19-skirmish",
    special("medical-loadout", choose(patients, heal)),
    special("improper-procedure", choose(adjacent_foes, mistreat)),
)


# --- Verena Talos -------------------------------------------------------------------------------------

CLOSE_QUARTERS = "close-quarters"


def with_the_weapon_of(state: Assault, target: Figure) -> dict[str, Any]:
    """An attack on a figure with its own attack type and pool (IA-WEAPON-01, CORE-ATTACK-52)."""
    return {
        "melee": profile_of(state, target).melee,
        "copies": target.id,
        "only": [target.id],
        "granted_by": CLOSE_QUARTERS,
        "must": True,
    }


def at_close_quarters(state: Assault, figure: Figure) -> list[Figure]:
    """The adjacent hostile figures that have an attack of their own."""
    return [
        foe
        for foe in adjacent_foes(state, figure)
        if profile_of(state, foe).attacks and may_attack(state, figure, **with_the_weapon_of(state, foe))
    ]


@follows
def disarm(state: Assault, pick: Pick, target: Figure) -> None:
    figure = state.figures.get(pick.subject)
    if figure is not None:
        state.push(attack_with(state, figure, **with_the_weapon_of(state, target)))


def fighting_knife(state: Assault, attack: Attack, source: Source) -> None:
    figure = state.figures.get(attack.attacker)
    if figure is not None:
        state.push(
            attack_with(
                state,
                figure,
                seat=attack.seat,
                borrowed=attack.borrowed,
                melee=True,
                dice=[Die.RED],
                tally=Tally(damage=1),
                granted_by="fighting-knife",
                must=True,
            )
        )


card(
    "verena-talos-skirmish",
    special(CLOSE_QUARTERS, choose(at_close_quarters, disarm), attacks=True),
    surge("fighting-knife", after=fighting_knife, limit=Limit("round")),
)
