"""Command cards of the core set that are special actions (CORE-CMD-07) and harm others, by attacks or without.

Those that help the figure or its friends, or concern cards and players, are in `command_support`.
"""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.content.blocks import (
    after,
    always_on,
    both,
    command_special,
    could_attack,
    defending,
    here,
    me,
    rule,
    the_attack,
)
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.phrases import (
    adjacent_foes,
    adjacent_friends,
    attack,
    in_this_attack,
    near,
    roll,
    seen_foes_within,
)
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.series import attack_twice
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackResolved,
    Tally,
    attack_with,
    may_attack,
)
from dejarik.assault.rules.attack.borrowing import attack_for, may_attack_for
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import foes, is_small, on_board, piece, situation
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Source, Use
from dejarik.kernel.effects import follows

# --- Attacks of the figure ------------------------------------------------------------------------


command_special("maximum-firepower", attack(must=True, tally=Tally(damage=4)), actions=2, attacks=True)
command_special("sarlacc-sweep", attack_twice(distinct=True), attacks=True)
command_special(
    "pummel",
    attack_twice(),
    when=both(here, lambda state, use: profile_of(state, me(state, use)).melee),
    actions=2,
    attacks=True,
)


def burst_fire(state: Assault, use: Use) -> None:
    attack = attack_with(state, me(state, use), must=True)
    state.push(attack)
    state.enter("burst-fire-lasting", use.seat, subject=use.subject, until=attack.label)


def stun_around(state: Assault, use: Use) -> None:
    attack = the_attack(state)
    spot = board.space_thing(1 << attack.target_space)
    around = [
        figure.id
        for figure in on_board(state)
        if figure.id != attack.target and board.adjacent(situation(state), piece(state, figure), spot)
    ]
    state.push(Suffer(figures=around, by=use.seat, source=use.subject, conditions=[Condition.STUNNED]))


def hit_a_space(state: Assault, use: Use, event: AttackResolved) -> bool:
    return event.damage > 0 and event.target_space >= 0


rule(
    "burst-fire-lasting",
    after("burst-fire", AttackResolved, stun_around, when=both(in_this_attack, hit_a_space), forced=True),
)
command_special("burst-fire", burst_fire, when=could_attack(), attacks=True)


# --- Attacks of others ----------------------------------------------------------------------------


def friends_who_could_attack(state: Assault, figure: Figure) -> list[Figure]:
    return [friend for friend in adjacent_friends(state, figure) if may_attack(state, friend)]


@follows
def take_down(state: Assault, pick: Pick, figure: Figure) -> None:
    attack = attack_with(state, figure, must=True)
    attack.tally.damage += 2
    state.push(attack)


command_special("take-it-down", choose(friends_who_could_attack, take_down))


def lurable(state: Assault, figure: Figure) -> list[Figure]:
    """Small hostile figures within 3 spaces, seen or not, that could attack somebody."""
    return [
        foe
        for foe in near(state, figure, foes(state, figure), 3)
        if is_small(state, foe) and may_attack_for(state, foe, figure.seat)
    ]


@follows
def lure(state: Assault, pick: Pick, figure: Figure) -> None:
    attack_for(state, figure, pick.seat, must=True)


command_special("lure-of-the-dark-side", choose(lurable, lure))


# --- Harm without an attack -----------------------------------------------------------------------


@follows
def strike_with_lightning(state: Assault, pick: Pick, target: Figure) -> None:
    struck = [target, *(each for each in on_board(state) if _beside(state, target, each))]
    state.push(
        Suffer(
            figures=[figure.id for figure in struck],
            by=pick.seat,
            source=pick.subject,
            damage=2,
            conditions=[Condition.STUNNED],
        )
    )


def _beside(state: Assault, one: Figure, other: Figure) -> bool:
    return one is not other and board.adjacent(situation(state), piece(state, one), piece(state, other))


command_special("force-lightning", choose(seen_foes_within(2), strike_with_lightning))


@follows
def throw(state: Assault, pick: Pick, target: Figure) -> None:
    damage = sum(face.damage for face in roll(state, Die.BLUE, Die.BLUE))
    hurt(state, [target], damage, by=pick.seat, source=pick.subject)


command_special("telekinetic-throw", choose(seen_foes_within(3), throw))


# --- Expose Weakness: for the next attack on the figure -------------------------------------------


@follows
def expose(state: Assault, pick: Pick, target: Figure) -> None:
    state.enter("expose-weakness-lasting", pick.seat, subject=target.id)


def waits_for_attack(state: Assault, use: Use) -> bool:
    return not state.sources[use.source].until


def last_for_this_attack(state: Assault, use: Use) -> None:
    """It ends with this attack, however that ends."""
    state.sources[use.source].until = the_attack(state).label
    state.reindex([use.source])


def by_that_attack(state: Assault, source: Source, exposed: Figure | None, attacker: Figure) -> bool:
    attack = state.find(Attack)
    return attack is not None and attack.attacker == attacker.id and source.until == attack.label


rule(
    "expose-weakness-lasting",
    after(
        "expose-weakness",
        AttackDeclared,
        last_for_this_attack,
        when=both(defending, waits_for_attack),
        forced=True,
    ),
    always_on("expose-weakness", "attack-pierce", 3, who=by_that_attack),
)
command_special("expose-weakness", choose(adjacent_foes, expose))
