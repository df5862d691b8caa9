"""Deployment cards of Return to Hoth and its Skirmish Upgrade: what their figures can do.

Cards that only the campaign uses are not here.
"""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    Part,
    after,
    attacking,
    both,
    cannot,
    card,
    could_attack,
    defending,
    here,
    it_is_me,
    may,
    may_reroll,
    me,
    special,
    surge,
    the_attack,
    while_attacking,
    while_defending,
)
from dejarik.assault.content.conditions import (
    adjacent_foes,
    adjacent_friends,
    any_of,
    near,
    target_within,
)
from dejarik.assault.content.picks import Pick, follows, pick_target, pick_word
from dejarik.assault.content.return_to_hoth.procedures import (
    BattlefieldLeadership,
    ChooseHarmful,
    ShuffleIntoDeck,
    Treatment,
    needs_treatment,
)
from dejarik.assault.content.series import AttackSeries
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import (
    Attack,
    AttackResolved,
    ModifierTime,
    PoolsFormed,
    Tally,
    attack_with,
    may_attack,
)
from dejarik.assault.rules.conditions import GainCondition, gain_condition, harmful
from dejarik.assault.rules.damage import Cause, Damaged, recover
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.ground import are_adjacent, foes, is_friendly
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.printed import Trait, profile
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.values import can_recover, has_trait, keeps
from dejarik.kernel import Limit, Occurrence, Source, Use

EFFICIENT_TRAVEL = may("efficient-travel", "moves-with-ease")


# --- Snowtroopers -------------------------------------------------------------------------------------


def to_be_treated(state: Assault, figure: Figure) -> list[Figure]:
    """The figure and the friendly Troopers beside it, as far as there is anything to treat."""
    troopers = [friend for friend in adjacent_friends(state, figure) if has_trait(friend, Trait.TROOPER)]
    return [each for each in (figure, *troopers) if needs_treatment(state, each)]


def environmental_recovery_gear(state: Assault, use: Use) -> None:
    state.push(
        *(
            Treatment(figure=figure.id, key=use.key, ability=use.ability)
            for figure in to_be_treated(state, me(state, use))
        )
    )


RECOVERY_GEAR = special(
    "environmental-recovery-gear", environmental_recovery_gear, when=both(here, any_of(to_be_treated))
)

card("snowtrooper", RECOVERY_GEAR)
card("snowtrooper-elite", RECOVERY_GEAR, EFFICIENT_TRAVEL)


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
            must=True,
        )
    )


def could_focus_fire(state: Assault, use: Use) -> bool:
    targets = hostile_ids(state, me(state, use))
    return bool(targets) and may_attack(state, me(state, use), only=targets)


@follows
def defend(state: Assault, pick: Pick, symbol: str) -> None:
    tally = the_attack(state).tally
    if symbol == "block":
        tally.block += 1
    else:
        tally.evade += 1


card(
    "sc2-m-repulsor-tank",
    special("focus-fire", focus_fire, when=both(here, could_focus_fire), actions=2, attacks=True),
    after(
        "defensible",
        ModifierTime,
        lambda state, use: pick_word(state, use, ["block", "evade"], defend),
        when=defending,
    ),
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
        and has_trait(attacker, Trait.DROID, Trait.VEHICLE)
        and not the_attack(state).borrowed
        and is_friendly(state, general, attacker)
        and are_adjacent(state, general, attacker)
        and keeps(state, general.id, "advanced-firepower")
    )


card(
    "general-sorin",
    special(
        "bombardment",
        lambda state, use: pick_target(state, use, gunners(state, me(state, use)), bombard),
        when=both(here, any_of(gunners)),
    ),
    Part("advanced-firepower", lends_surges=advanced_firepower),
)


# --- Leia Organa --------------------------------------------------------------------------------------


def battlefield_leadership(state: Assault, use: Use) -> None:
    state.push(
        BattlefieldLeadership(figure=use.subject, seat=use.seat, key=use.key, ability=use.ability, spaces=3)
    )


def military_efficiency(state: Assault, attack: Attack, source: Source) -> None:
    state.push(ShuffleIntoDeck(seat=source.seat, key=source.key, ability="military-efficiency"))  # IA-YOU-03


card(
    "leia-organa-skirmish",
    special("battlefield-leadership", battlefield_leadership, when=could_attack(), attacks=True),
    surge("military-efficiency", now=military_efficiency),
)


# --- Echo Base Troopers -------------------------------------------------------------------------------


def on_the_front_line(state: Assault, use: Use) -> bool:
    """The target is within 3 spaces, and there is a blue die to replace."""
    attack = the_attack(state)
    return (
        attacking(state, use)
        and target_within(3)(state, attack, me(state, use))
        and any(die.colour is Die.BLUE for die in attack.attack_dice)
    )


def front_line(state: Assault, use: Use) -> None:
    blue = next((die for die in the_attack(state).attack_dice if die.colour is Die.BLUE), None)
    if blue is not None:
        blue.colour = Die.RED


FRONT_LINE = after("front-line", PoolsFormed, front_line, when=on_the_front_line)

card("echo-base-trooper", FRONT_LINE, EFFICIENT_TRAVEL)
card("echo-base-trooper-elite", FRONT_LINE, EFFICIENT_TRAVEL, while_defending("combat-suit", pierce=1))


# --- Loku Kanoloa -------------------------------------------------------------------------------------

SET_YOUR_SIGHTS = "set-your-sights"


def set_your_sights(state: Assault, use: Use) -> None:
    state.push(
        attack_with(
            state,
            me(state, use),
            through_figures=True,
            tally=Tally(accuracy=2),
            granted_by=SET_YOUR_SIGHTS,
            must=True,
        )
    )


def sighted_and_defeated(state: Assault, use: Use) -> bool:
    return (
        attacking(state, use)
        and the_attack(state).granted_by == SET_YOUR_SIGHTS
        and bool(use.event(state).defeated)
    )


card(
    "loku-kanoloa-skirmish",
    special(
        SET_YOUR_SIGHTS, set_your_sights, when=could_attack(through_figures=True), actions=2, attacks=True
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
    return [
        each
        for each in (figure, *adjacent_friends(state, figure))
        if each.damage and can_recover(state, each.id)
    ]


@follows
def heal(state: Assault, pick: Pick, figure: Figure) -> None:
    recover(state, figure, 3)


@follows
def mistreat(state: Assault, pick: Pick, figure: Figure) -> None:
    damage = Damaged(target=figure.id, amount=1, cause=Cause.EFFECT, by=pick.seat, source=pick.subject)
    state.push(Occurrence(events=[damage]), GainCondition(figure=figure.id, condition=Condition.WEAKENED))


card(
    "mhd-19-skirmish",
    special(
        "medical-loadout",
        lambda state, use: pick_target(state, use, patients(state, me(state, use)), heal),
        when=both(here, any_of(patients)),
    ),
    special(
        "improper-procedure",
        lambda state, use: pick_target(state, use, adjacent_foes(state, me(state, use)), mistreat),
        when=both(here, any_of(adjacent_foes)),
    ),
)


# --- Verena Talos -------------------------------------------------------------------------------------

CLOSE_QUARTERS = "close-quarters"


def with_the_weapon_of(target: Figure) -> dict[str, object]:
    """An attack on a figure with its own attack type and pool (IA-WEAPON-01, CORE-ATTACK-52)."""
    return {
        "melee": profile(target.card).melee,
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
        if profile(foe.card).attacks and may_attack(state, figure, **with_the_weapon_of(foe))
    ]


@follows
def disarm(state: Assault, pick: Pick, target: Figure) -> None:
    figure = state.figures.get(pick.subject)
    if figure is not None:
        state.push(attack_with(state, figure, **with_the_weapon_of(target)))


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
    special(
        CLOSE_QUARTERS,
        lambda state, use: pick_target(state, use, at_close_quarters(state, me(state, use)), disarm),
        when=both(here, any_of(at_close_quarters)),
        attacks=True,
    ),
    surge("fighting-knife", after=fighting_knife, limit=Limit("round")),
)


# --- HK Assassin Droids, and the Targeting Computer for others ----------------------------------------

TARGETING_COMPUTER = may_reroll("targeting-computer")
VERSATILE_WEAPONRY = may_reroll("versatile-weaponry", defence=True)

card("hk-assassin-droid", VERSATILE_WEAPONRY, TARGETING_COMPUTER)
card(
    "hk-assassin-droid-elite",
    VERSATILE_WEAPONRY,
    TARGETING_COMPUTER,
    may("priority-target", "sees-through-figures"),
)
card("targeting-computer", TARGETING_COMPUTER)


# --- Wampas -------------------------------------------------------------------------------------------


def no_prey(state: Assault, use: Use) -> bool:
    figure = me(state, use)
    return not near(state, figure, foes(state, figure), 3)


WAMPA = (
    EFFICIENT_TRAVEL,
    after(
        "hunger",
        ActivationBegins,
        lambda state, use: gain_points(state, me(state, use), 2),
        when=both(it_is_me, here, no_prey),
        forced=True,
    ),
    cannot("non-sentient", "can-interact"),
)

card("wampa", *WAMPA)
card("wampa-elite", *WAMPA)


# --- Dengar -------------------------------------------------------------------------------------------


def target_unharmed(state: Assault, attack: Attack, figure: Figure) -> bool:
    """The target has no Harmful condition; an object never has one (CORE-OBJECT-04, -05)."""
    target = state.figures.get(attack.target)
    return target is None or not harmful(target)


def punishment(state: Assault, attack: Attack, source: Source) -> None:
    if attack.damage:
        state.push(
            ChooseHarmful(figure=attack.target, seat=attack.seat, key=source.key, ability="punishment")
        )


card(
    "dengar",
    while_attacking("contempt", target_unharmed, surge=1),
    surge("punishment", after=punishment, repeats=True),
)
