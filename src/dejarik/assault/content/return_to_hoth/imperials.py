"""Imperial Deployment cards of Return to Hoth: Snowtroopers, the SC2-M Repulsor Tank, General Sorin."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    Part,
    after,
    both,
    card,
    defending,
    here,
    me,
    special,
    the_attack,
)
from dejarik.assault.content.choosing import choose, choose_word
from dejarik.assault.content.families import efficient_travel
from dejarik.assault.content.phrases import adjacent_friends
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.return_to_hoth.procedures import Treatment, needs_treatment
from dejarik.assault.content.series import AttackSeries
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.rules.attack import ModifierTime, Tally, attack_with, may_attack
from dejarik.assault.rules.ground import are_adjacent, foes, is_friendly
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.values import has_trait, keeps
from dejarik.kernel import Source, Use
from dejarik.kernel.effects import follows

# --- Snowtroopers -------------------------------------------------------------------------------------


def to_be_treated(state: Assault, figure: Figure) -> list[Figure]:
    """The figure and the friendly Troopers beside it, as far as there is anything to treat."""
    troopers = [
        friend for friend in adjacent_friends(state, figure) if has_trait(state, friend, Trait.TROOPER)
    ]
    return [each for each in (figure, *troopers) if needs_treatment(state, each)]


def treat(state: Assault, use: Use) -> None:
    figures = to_be_treated(state, me(state, use))
    state.push(*(Treatment(figure=figure.id, key=use.key, ability=use.ability) for figure in figures))


RECOVERY_GEAR = special("environmental-recovery-gear", treat)

card("snowtrooper", RECOVERY_GEAR)
card("snowtrooper-elite", RECOVERY_GEAR, efficient_travel())


# --- SC2-M Repulsor Tank ------------------------------------------------------------------------------


def hostile_ids(state: Assault, figure: Figure) -> list[int]:
    """Figures only, no objects (CORE-OBJECT-05)."""
    return [foe.id for foe in foes(state, figure)]


def focus_fire(state: Assault, use: Use) -> None:
    state.push(
        AttackSeries(
            figure=use.subject,
            seat=use.seat,
            count=2,
            same=True,
            only=hostile_ids(state, me(state, use)),
        )
    )


def could_focus_fire(state: Assault, use: Use) -> bool:
    targets = hostile_ids(state, me(state, use))
    return bool(targets) and may_attack(state, me(state, use), asked=use.seat, only=targets)


@follows
def defend(state: Assault, pick: Pick, symbol: str) -> None:
    the_attack(state).modify(state, AttackEffect(block=1) if symbol == "block" else AttackEffect(evade=1))


card(
    "sc2-m-repulsor-tank",
    special("focus-fire", focus_fire, when=both(here, could_focus_fire), actions=2, attacks=True),
    after("defensible", ModifierTime, choose_word(["block", "evade"], defend), when=defending),
)


# --- General Sorin ------------------------------------------------------------------------------------


def gunners(state: Assault, figure: Figure) -> list[Figure]:
    return [friend for friend in adjacent_friends(state, figure) if may_attack(state, friend)]


@follows
def bombard(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(attack_with(state, figure, tally=Tally(blast=1), granted_by="bombardment"))


def advanced_firepower(state: Assault, source: Source, id: int, attacker: Figure) -> bool:
    """The Droids and Vehicles beside him may use his surge abilities; a borrowed figure has no friends
    (IA-ATTACK-05)."""
    general = state.figures.get(source.subject)
    return (
        general is not None
        and general.space != NOWHERE
        and has_trait(state, attacker, Trait.DROID, Trait.VEHICLE)
        and not the_attack(state).borrowed
        and is_friendly(state, general, attacker)
        and are_adjacent(state, general, attacker)
        and keeps(state, general.id, "advanced-firepower")
    )


card(
    "general-sorin",
    special("bombardment", choose(gunners, bombard)),
    Part("advanced-firepower", lends_surges=advanced_firepower),
)
