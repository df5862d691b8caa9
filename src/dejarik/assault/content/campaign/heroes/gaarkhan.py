"""Gaarkhan, Fierce Warrior: his sheet and his class deck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import (
    after,
    attacking,
    before,
    both,
    card,
    defending,
    during,
    exhaust_cost,
    here,
    many,
    me,
    special,
    strain_cost,
    surge,
    the_attack,
    while_attacking,
)
from dejarik.assault.content.campaign.feats import (
    adds,
    attack_using,
    attacks_with,
    has_used,
    in_attack,
    melee_weapons,
    suffered,
)
from dejarik.assault.content.choosing import all_of, by_use, choose_word
from dejarik.assault.content.phrases import adjacent_foes, become, could_move_or_attack
from dejarik.assault.content.picks import Pick, words
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackResolved,
    ModifierTime,
    PoolsFormed,
    attack_with,
    may_attack,
)
from dejarik.assault.rules.figures.conditions import discard_condition, gain_condition, may_gain
from dejarik.assault.rules.figures.damage import hurt, recover
from dejarik.assault.rules.ground import are_adjacent, is_friendly, is_on_or_beside, on_board
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.rules.values import speed
from dejarik.kernel import Source, Use
from dejarik.kernel.abilities import AbilityUsed
from dejarik.kernel.effects import follows, then

# --- His sheet ------------------------------------------------------------------------------------


def _run(state: Assault, use: Use) -> None:
    state.push(MoveSpaces(figure=use.subject, spaces=speed(state, use.subject), seat=use.seat))


card(
    "gaarkhan",
    special(
        "charge",
        then(_run, attack_using(melee_weapons)),
        when=could_move_or_attack,
        attacks=True,
        costs=(strain_cost(2),),
    ),
    after("rage", AttackResolved, become(Condition.FOCUSED), when=both(defending, suffered(3)), forced=True),
)


# --- Wookiee Fortitude, Wookiee Loyalty -----------------------------------------------------------


def _remedies(state: Assault, use: Use) -> list[str]:
    figure = me(state, use)
    return words(
        {
            "recover-2-damage": figure.damage > 0,
            "discard-stun": Condition.STUNNED in figure.conditions,
            "discard-bleed": Condition.BLEEDING in figure.conditions,
            "discard-weaken": Condition.WEAKENED in figure.conditions,
            "discard-focus": Condition.FOCUSED in figure.conditions,
            "discard-hide": Condition.HIDDEN in figure.conditions,
        }
    )


@follows
def _shrug_off(state: Assault, pick: Pick, word: str) -> None:
    figure = state.figures[pick.subject]
    if word == "recover-2-damage":
        recover(state, figure, 2)
    else:
        discard_condition(state, figure, Condition(word.removeprefix("discard-")))


def _he_or_a_friend_beside_defends(state: Assault, use: Use, event: ModifierTime) -> bool:
    target, figure = state.figures.get(event.target), me(state, use)
    return (
        here(state, use)
        and target is not None
        and is_friendly(state, figure, target)
        and (target is figure or are_adjacent(state, figure, target))
    )


card(
    "gaarkhan-wookiee-fortitude",
    during(
        "wookiee-fortitude",
        choose_word(by_use(_remedies), _shrug_off),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "gaarkhan-wookiee-loyalty",
    in_attack("wookiee-loyalty", adds(block=1), when=_he_or_a_friend_beside_defends, costs=(exhaust_cost(),)),
)


# --- Ferocity, Staggering Blow, Rampage, Vicious Strike -------------------------------------------


def _is_focused(state: Assault, use: Use) -> bool:
    return the_attack(state).focused


def _bare_claws(state: Assault, use: Use) -> None:
    """The die is red from the start: before anybody exchanges or removes one."""
    the_attack(state).change_pool(state, "attack", added=[Die.RED], removed=[Die.GREEN])


def _in_a_focused_attack(state: Assault, attack: Attack, source: Source) -> bool:
    return attack.focused


def _stagger(state: Assault, use: Use, event: AttackResolved) -> None:
    gain_condition(state, state.figures[event.target], Condition.STUNNED)


def _can_be_stunned(state: Assault, use: Use, event: AttackResolved) -> bool:
    target = state.figures.get(event.target)
    return target is not None and may_gain(state, target, Condition.STUNNED)


def _trample(state: Assault, use: Use, foes: list[Figure]) -> None:
    hurt(state, foes, 1, by=use.seat, source=use.subject)


card(
    "gaarkhan-ferocity",
    many(
        "ferocity",
        before("ferocity", PoolsFormed, _bare_claws, when=both(attacking, _is_focused), forced=True),
        surge("ferocity", when=_in_a_focused_attack),
    ),
)
card(
    "gaarkhan-staggering-blow",
    after(
        "staggering-blow",
        AttackResolved,
        _stagger,
        when=both(attacking, suffered(3), _can_be_stunned),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "gaarkhan-rampage",
    after("rampage", AbilityUsed, all_of(adjacent_foes, _trample), when=has_used("charge"), forced=True),
)
card(
    "gaarkhan-vicious-strike",
    after(
        "vicious-strike",
        AttackDeclared,
        adds(damage=1),
        when=attacks_with(melee_weapons),
        costs=(strain_cost(1),),
    ),
)


# --- Brutal Cleave, Unstoppable -------------------------------------------------------------------


def _beside_target(state: Assault, event: AttackResolved) -> list[int]:
    """What is next to the first target; next to where it was, if it is gone."""
    objects = [token for token in state.tokens.values() if token.health]
    others: list[Figure | Token] = [*on_board(state), *objects]
    target = state.figures.get(event.target)
    if target is not None:
        return [each.id for each in others if are_adjacent(state, target, each)]
    there = event.target_space
    return [
        each.id
        for each in others
        if each.id != event.target
        and (each.id in event.near or (there >= 0 and is_on_or_beside(state, each, there)))
    ]


def _can_go_on(state: Assault, use: Use, event: AttackResolved) -> bool:
    others = _beside_target(state, event)
    return bool(others) and may_attack(state, me(state, use), asked=use.seat, only=others)


def _go_on(state: Assault, use: Use, event: AttackResolved) -> None:
    others = _beside_target(state, event)
    state.push(attack_with(state, me(state, use), only=others, must=True))


def _is_wounded(state: MissionState, attack: Attack, figure: Figure) -> bool:
    return state.heroes[figure.id].wounded


card(
    "gaarkhan-brutal-cleave",
    after(
        "brutal-cleave",
        AttackResolved,
        _go_on,
        when=both(attacks_with(melee_weapons), _can_go_on),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card("gaarkhan-unstoppable", while_attacking("fight-on", _is_wounded, damage=2))
