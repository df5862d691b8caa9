"""Shyla Varad, Daughter of Mandalore: her sheet and her class deck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import (
    after,
    always_on,
    attacking,
    both,
    card,
    during,
    exhaust_cost,
    it_is_me,
    many,
    me,
    rule,
    special,
    strain_cost,
    the_attack,
)
from dejarik.assault.content.campaign.feats import (
    adds,
    attack_using,
    attacks_with,
    can_attack_with,
    granted_attack,
    in_attack,
    melee_weapons,
    recovers_strain,
    weapon_attack,
    weapon_called,
)
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.jabbas_realm.hunters import in_reach_of_whip, pull
from dejarik.assault.content.phrases import adjacent_foes, everybody_within, near, roll
from dejarik.assault.content.picks import Pick, Then, afterwards
from dejarik.assault.content.pools import ATTACK, TakeDieOut
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import (
    AttackResolved,
    PoolsFormed,
    Reroll,
    RerollTime,
    attack_with,
    may_attack,
    rerollable,
)
from dejarik.assault.rules.events import ActivationBegins, ActivationEnds
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import are_adjacent, foes, is_friendly
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

# --- Her sheet ------------------------------------------------------------------------------------


@follows
def _whip(state: MissionState, pick: Pick, foe: Figure) -> None:
    shyla = state.figures[pick.subject]
    must = not are_adjacent(state, shyla, foe)
    state.push(pull(state, shyla, foe, must=must), afterwards(pick, _lash, chosen=[foe.id]))


@follows
def _lash(state: MissionState, done: Then, _: object) -> None:
    shyla = state.figures.get(done.subject)
    if shyla is not None and can_attack_with(state, shyla, melee_weapons, only=done.chosen):
        state.push(weapon_attack(state, shyla, melee_weapons, only=done.chosen, must=True))


def _is_alone(state: Assault, use: Use) -> bool:
    return not adjacent_foes(state, me(state, use))


card(
    "shyla-varad",
    special("mandalorian-whip", choose(in_reach_of_whip, _whip), attacks=True, costs=(strain_cost(1),)),
    after("respite", ActivationEnds, recovers_strain(1), when=both(it_is_me, _is_alone), forced=True),
)
card(
    "shyla-varad-duelists-blade",
    many(
        "power-strike",
        special(
            "power-strike",
            attack_using(
                weapon_called("shyla-varad-duelists-blade"),
                must=True,
                granted_by="power-strike",
                lacks=[Die.YELLOW],
            ),
            attacks=True,
        ),
        always_on("power-strike", "attack-red", 1, who=granted_attack("power-strike")),
    ),
)


# --- All-Out Attack, Responsiveness, Proximity Strike ---------------------------------------------


def _close_in(state: Assault, use: Use) -> None:
    """First a die of the defender, then one of her own, each if she likes."""
    state.push(*(Reroll(seat=use.seat, pools=[pool], may=True) for pool in ("defence", "attack")))


def _dice_are_left(state: Assault, use: Use) -> bool:
    attack = the_attack(state)
    return any(rerollable(attack, pool) for pool in ("defence", "attack"))


card(
    "shyla-varad-all-out-attack",
    in_attack(
        "all-out-attack",
        adds(damage=1, surge=-1),
        when=attacks_with(melee_weapons),
        costs=(exhaust_cost(),),
    ),
)
card(
    "shyla-varad-responsiveness",
    after(
        "move",
        ActivationBegins,
        lambda state, use: gain_points(state, me(state, use), 1),
        when=it_is_me,
        costs=(exhaust_cost(),),
    ),
    after("recover", ActivationBegins, recovers_strain(1), when=it_is_me, costs=(exhaust_cost(),)),
)
card(
    "shyla-varad-proximity-strike",
    after(
        "proximity-strike",
        RerollTime,
        _close_in,
        when=both(attacks_with(melee_weapons), _dice_are_left),
        costs=(exhaust_cost(),),
    ),
)


# --- Smoke Bombs, Remote Detonator ----------------------------------------------------------------


@follows
def _smoke(state: Assault, pick: Pick, figure: Figure) -> None:
    friendly = is_friendly(state, state.figures[pick.subject], figure)
    gain_condition(state, figure, Condition.HIDDEN if friendly else Condition.WEAKENED)


def _foes_within_3(state: Assault, shyla: Figure) -> list[Figure]:
    return near(state, shyla, foes(state, shyla), 3)


@follows
def _detonate(state: Assault, pick: Pick, figure: Figure) -> None:
    (face,) = roll(state, Die.GREEN)
    hurt(state, [figure], face.damage, by=pick.seat, source=pick.subject)


card(
    "shyla-varad-smoke-bombs",
    after(
        "smoke-bombs",
        ActivationEnds,
        choose(everybody_within(3), _smoke),
        when=it_is_me,
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "shyla-varad-remote-detonator",
    during("remote-detonator", choose(_foes_within_3, _detonate), costs=(strain_cost(1), exhaust_cost())),
)


# --- Swords Dance, Full Sweep, Deadly Grace -------------------------------------------------------


_DANCE = "shyla-varad-swords-dance"


def _can_strike_again(state: Assault, use: Use, event: AttackResolved) -> bool:
    weapon = the_attack(state).weapon
    return may_attack(state, me(state, use), asked=use.seat, weapons=[weapon], only=[event.target])


def _strike_again(state: Assault, use: Use, event: AttackResolved) -> None:
    state.enter(f"{_DANCE}-lasting", use.seat, subject=use.subject, until=state.scope("attack"))
    weapon, shyla = the_attack(state).weapon, me(state, use)
    state.push(
        attack_with(state, shyla, weapons=[weapon], only=[event.target], must=True, granted_by="swords-dance")
    )


def _dances(state: Assault, use: Use, event: PoolsFormed) -> bool:
    return attacking(state, use, event) and the_attack(state).granted_by == "swords-dance"


def _take_die_out(state: Assault, use: Use) -> None:
    """Of the pool that has been formed: what the first attack alone had is not in it."""
    state.push(TakeDieOut(seat=use.seat, name=ATTACK))


def _has_grace(state: Assault, use: Use) -> None:
    gain_points(state, me(state, use), 2)


card(
    _DANCE,
    after(
        "swords-dance",
        AttackResolved,
        _strike_again,
        when=both(attacks_with(melee_weapons), _can_strike_again),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
rule(f"{_DANCE}-lasting", after("swords-dance", PoolsFormed, _take_die_out, when=_dances, forced=True))
card(
    "shyla-varad-full-sweep",
    in_attack("full-sweep", adds(cleave=3), when=attacks_with(melee_weapons), costs=(exhaust_cost(),)),
)
card("shyla-varad-deadly-grace", after("grace", ActivationBegins, _has_grace, when=it_is_me, forced=True))
