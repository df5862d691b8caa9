"""Command cards of the core set that are played during an attack, in the order of its steps.

A card that changes dice pools is played at its declaration and takes effect before the roll (CORE-ATTACK-14); what
changes results is played in step 4 (CORE-ATTACK-31).
"""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    after,
    both,
    command,
    me,
    rule,
    the_attack,
    the_attacker,
    the_defender,
)
from dejarik.assault.content.phrases import in_this_attack
from dejarik.assault.content.pools import DEFENCE, TakeDieOut
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.rules.active import activation, is_active
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackResolved,
    BeforeAttack,
    ModifierTime,
    PoolsFormed,
    Reroll,
    RerollTime,
    find_target,
    numbers,
    rerollable,
)
from dejarik.assault.rules.attack.targets import in_reach
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.figures.groups import ready_group
from dejarik.assault.rules.ground import are_adjacent, is_friendly
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import How, Use

# --- Before and at the declaration ----------------------------------------------------------------


def ignore_figures(attack: Attack) -> None:
    """Sight of a ranged attack as though no figure were in the way."""
    if not attack.melee:
        attack.through_figures = True


command(
    "marksman",
    BeforeAttack,
    lambda state, use: ignore_figures(the_attack(state)),
    you=the_attacker,
    when=lambda state, use: not the_attack(state).melee,
    widens=ignore_figures,
)


def for_this_attack(key: str, state: Assault, use: Use) -> None:
    """Something of the card remains until the attack is over."""
    state.enter(key, use.seat, subject=use.subject, until=state.scope("attack"))


def unseen_before(state: Assault, use: Use, figure: Figure, event: AttackDeclared) -> bool:
    """In its own activation the figure attacks one that had no line of sight to it at the start."""
    current, target = activation(state), event.target
    return (
        the_attacker(state, use, figure, event)
        and current is not None
        and current.figure == figure.id
        and target in state.figures
        and target not in current.seen_by
    )


rule(
    "element-of-surprise-lasting",
    after(
        "element-of-surprise",
        PoolsFormed,
        lambda state, use: state.push(TakeDieOut(seat=use.seat, name=DEFENCE)),
        when=lambda state, use: in_this_attack(state, use) and bool(the_attack(state).defence_dice),
        forced=True,
    ),
)
command(
    "element-of-surprise",
    AttackDeclared,
    lambda state, use: for_this_attack("element-of-surprise-lasting", state, use),
    you=unseen_before,
)


def take_all_defence_dice(state: Assault, use: Use) -> None:
    attack = the_attack(state)
    attack.change_pool(state, DEFENCE, removed=[die.colour for die in attack.defence_dice])


rule(
    "one-in-a-million-lasting",
    after(
        "one-in-a-million",
        PoolsFormed,
        take_all_defence_dice,
        when=lambda state, use: in_this_attack(state, use) and bool(the_attack(state).defence_dice),
        forced=True,
    ),
)


def attacks_out_of_turn(state: Assault, use: Use, figure: Figure, event: AttackDeclared) -> bool:
    return the_attacker(state, use, figure, event) and not is_active(state, figure)


command(
    "one-in-a-million",
    AttackDeclared,
    lambda state, use: for_this_attack("one-in-a-million-lasting", state, use),
    you=attacks_out_of_turn,
)


def deflect(state: Assault, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(accuracy=-2))
    for_this_attack("deflection-lasting", state, use)


def deflected(state: Assault, use: Use, event: AttackResolved) -> bool:
    return not event.damage and event.attacker in state.figures


def strike_back(state: Assault, use: Use, event: AttackResolved) -> None:
    hurt(state, [state.figures[event.attacker]], 2, by=use.seat, source=use.subject)


rule(
    "deflection-lasting",
    after("deflection", AttackResolved, strike_back, when=both(in_this_attack, deflected), forced=True),
)
command("deflection", AttackDeclared, deflect, you=the_defender)


# --- Rerolls and modifiers ------------------------------------------------------------------------


def guards_the_target(state: Assault, use: Use, figure: Figure, event: RerollTime) -> bool:
    """A friendly figure beside this one defends."""
    target = state.figures.get(event.target)
    return target is not None and is_friendly(state, figure, target) and are_adjacent(state, figure, target)


def reroll_any(state: Assault, use: Use) -> None:
    attack = the_attack(state)
    dice = len(attack.attack_dice) + len(attack.defence_dice)
    state.push(Reroll(seat=use.seat, pools=["attack", "defence"], most=dice))


command(
    "guardian-stance",
    RerollTime,
    reroll_any,
    you=guards_the_target,
    when=lambda state, use: any(rerollable(the_attack(state), pool) for pool in ("attack", "defence")),
)


def aim(state: Assault, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(accuracy=2))


def accuracy_counts(state: Assault, use: Use, event: ModifierTime) -> bool:
    """A ranged attack whose target is still in sight: any other hits or misses without accuracy."""
    attack, target = the_attack(state), find_target(state, event.target)
    return (
        not attack.melee
        and attack.attacker in state.figures
        and target is not None
        and in_reach(state, attack, target)
    )


command("deadeye", ModifierTime, aim, you=the_attacker, when=accuracy_counts)


def a_surge_counts_twice(state: Assault, use: Use) -> bool:
    """There are surges enough, as the results stand, to buy one ability two times that can be bought once."""
    attack = the_attack(state)
    left = attack.surge_results - attack.evades
    return (
        attack.attacker in state.figures
        and numbers.times_each(state, attack.attacker) < 2
        and any(
            2 * surge.cost <= left and not surge.repeats and surge.limit is None
            for _, _, surge in numbers.surge_abilities(state, attack)
        )
    )


command(
    "hunter-protocol",
    ModifierTime,
    lambda state, use: state.modify(
        "surges-twice", How.ALLOW, subject=use.subject, until=state.scope("attack")
    ),
    you=the_attacker,
    when=a_surge_counts_twice,
)


# --- After the attack -----------------------------------------------------------------------------


def ready_own_card(state: Assault, use: Use) -> None:
    ready_group(state, state.groups[me(state, use).group])


def badly_hurt(state: Assault, use: Use, figure: Figure, event: AttackResolved) -> bool:
    """The figure has taken 3 or more damage, and its card is exhausted."""
    return (
        the_defender(state, use, figure, event) and event.damage >= 3 and not state.groups[figure.group].ready
    )


command("furious-charge", AttackResolved, ready_own_card, you=badly_hurt)
