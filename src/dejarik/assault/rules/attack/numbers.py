"""The numbers of an attack (CORE-ATTACK-01, -09, -14, -18 to -23; CORE-SURGE-02), stated once.

The rules carry them out, the page shows them, the bot weighs them. Everything here is asked and changes nothing. The
attack asked about is on the stack: under way, or put there in a copy of the state to see what it would be. Then texts
that count during attacks are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from dejarik.assault.dice.attack import (
    HARMFUL,
    MAX_AMOUNT,
    AttackEffect,
    AttackNumbers,
    Condition,
    Conversion,
    PowerToken,
    Side,
    SurgeAbility,
    TargetKind,
    can_be_counted,
    condition_dice,
)
from dejarik.assault.dice.faces import DicePool, Die, Symbol, Symbols
from dejarik.assault.rules import values
from dejarik.assault.rules.attack.targets import Target, counted_from_elsewhere, find_target
from dejarik.assault.rules.ground import are_within, distance, friends
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.rules.texts import Surge, surges_of
from dejarik.assault.rules.weapons import Weapon, weapon_of, weapons_of

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack

# --- What is attacked with ------------------------------------------------------------------------


NO_DICE = Weapon(melee=False, dice=())
NO_EFFECT = AttackEffect()


def weapon_in(state: Assault, attack: Attack) -> Weapon:
    """What this attack is made with: the dice that were granted or chosen, or those of the weapon."""
    if attack.dice:
        return Weapon(attack.melee, tuple(attack.dice))
    figure = model(state, attack)
    return weapons_of(state, figure).get(attack.weapon) or weapon_of(state, figure) or NO_DICE


def model(state: Assault, attack: Attack) -> Figure:
    """The figure whose weapon it is: the attacker, unless it copies another's, be that defeated (CORE-ATTACK-52)."""
    copied = state.figures.get(attack.copies) or state.fallen.get(attack.copies)
    return copied or state.figures[attack.attacker]


# --- Power tokens (step 1) ------------------------------------------------------------------------


class Spending(NamedTuple):
    """A power token that a figure may spend: as what kind, whose it is, and what it really is."""

    figure: int
    kind: PowerToken
    holder: int
    held: PowerToken

    @property
    def plain(self) -> bool:
        """Its own, as what it is."""
        return self.holder == self.figure and self.held is self.kind


def helpful_tokens(state: Assault, figure: Figure, side: Side) -> list[Spending]:
    """The power tokens, one of which a figure may spend in an attack (CORE-POWER-04, -05): its own, and those that
    texts let it use; plain ones first."""
    reach = values.token_reach(state, figure.id)
    others = friends(state, figure, others=True) if reach else []
    holders = [figure, *(other for other in others if are_within(state, figure, other, reach))]
    if not any(holder.power for holder in holders):
        return []
    wild = values.tokens_are_wild(state, figure.id)
    found = [
        Spending(figure.id, kind, holder.id, held)
        for holder in holders
        for kind in _HELPFUL
        for held in dict.fromkeys(holder.power)
        if kind.side is side and (wild or held is kind)
    ]
    return sorted(found, key=lambda spending: not spending.plain)


_HELPFUL = (PowerToken.DAMAGE, PowerToken.SURGE, PowerToken.BLOCK, PowerToken.EVADE)


# --- Pools (step 2) -------------------------------------------------------------------------------


def attack_pool(
    state: Assault, attacker: Figure, dice: Iterable[Die], lacks: Iterable[Die] = ()
) -> list[Die]:
    """The dice that are rolled for an attack with these: conditions and abilities add some (CORE-ATTACK-14); `lacks`
    are taken out."""
    pool = [*dice, *condition_dice(attacker.conditions)]
    for die, extra in values.extra_attack_dice.items():
        pool += [die] * extra(state, attacker.id)
    return without(pool, lacks)


def defence_pool(state: Assault, target: Target, removed: Iterable[Die] = ()) -> list[Die]:
    """The dice that are rolled for a target: abilities add some to the printed ones (CORE-ATTACK-14); `removed` are
    taken out."""
    pool = list(printed_defence(state, target))
    for die, extra in values.extra_defence_dice.items():
        pool += [die] * extra(state, target.id)
    return without(pool, removed)


def printed_defence(state: Assault, target: Target) -> Sequence[Die]:
    """CORE-ATTACK-09; a token has its own."""
    return profile_of(state, target).defence if isinstance(target, Figure) else target.defence


def without(dice: Iterable[Die], removed: Iterable[Die]) -> list[Die]:
    """A pool with some dice taken out."""
    left = list(dice)
    for die in removed:
        if die in left:
            left.remove(die)
    return left


# --- Modifiers (step 4) ---------------------------------------------------------------------------


def modifiers(state: Assault, attacker: Figure | None, target: Target | None) -> AttackEffect:
    """What constant abilities add to the results, whatever the dice show (CORE-ATTACK-18). Conditions are left out:
    `dice.attack.condition_effects` knows them."""
    damage = surge = accuracy = pierce = blast = cleave = block = evade = dodge = 0
    conditions: frozenset[Condition] = frozenset()
    if attacker is not None:
        id = attacker.id
        damage = values.attack_damage(state, id)
        surge = values.attack_surge(state, id)
        accuracy = values.attack_accuracy(state, id)
        pierce = values.attack_pierce(state, id)
        blast = values.attack_blast(state, id)
        cleave = values.attack_cleave(state, id)
        conditions = frozenset(
            condition for condition, keyword in values.condition_keyword.items() if keyword(state, id)
        )
    if isinstance(target, Token):
        block = target.block + values.defence_block(state, target.id)
    elif target is not None:
        id = target.id
        block = values.defence_block(state, id)
        evade = values.defence_evade(state, id)
        dodge = values.defence_dodge(state, id)
        accuracy -= values.defence_accuracy(state, id)
    return AttackEffect(
        damage, surge, accuracy, block, evade, dodge, pierce, blast, cleave, conditions=conditions
    )  # fmt: skip


# --- Surges (step 5) ------------------------------------------------------------------------------


def surge_abilities(state: Assault, attack: Attack) -> list[tuple[int, str, Surge]]:
    """The surge abilities that may still be bought, each with its source and its key: each once, unless something
    says otherwise (CORE-SURGE-02)."""
    times = times_each(state, attack.attacker) if attack.bought else 1
    found = []
    for source, surge in surges_of(state, state.figures[attack.attacker]):
        key = f"{source}.{surge.name}"
        if key in attack.bought and not surge.repeats and attack.bought[key] >= times:
            continue
        if surge.when is not None and not surge.when(state, attack, state.sources[source]):
            continue
        if surge.limit is not None and state.used(state.scope(surge.limit.per), key) >= surge.limit.times:
            continue
        found.append((source, key, surge))
    return found


def times_each(state: Assault, attacker: int) -> int:
    """How often a figure may buy each surge ability in an attack."""
    return 2 if values.surges_twice(state, attacker) else 1


# --- Accuracy and damage (steps 6 and 7) ----------------------------------------------------------


def away(state: Assault, attack: Attack) -> int | None:
    """How far the target is; when one of the two is gone, how far it was (CORE-ATTACK-44). None: there is no way to
    count, which no accuracy reaches (CORE-SPACE-22)."""
    attacker = state.figures.get(attack.attacker)
    target = find_target(state, attack.target) if attack.target else None
    if attacker is None or target is None:
        return attack.away if attack.away >= 0 else None
    spaces = distance(state, attacker, target)
    return counted_from_elsewhere(state, attacker, target) if spaces is None else spaces


def accuracy_needed(state: Assault, attack: Attack) -> int | None:
    """The accuracy that a ranged attack needs (CORE-ATTACK-22); None for a melee attack and where nothing suffices."""
    spaces = None if attack.melee else away(state, attack)
    if spaces is None:
        return None
    return spaces if attack.target in state.tokens else max(1, spaces)


def falls_short(state: Assault, attack: Attack) -> bool:
    """Whether a ranged attack has too little accuracy (CORE-ATTACK-21)."""
    if attack.melee:
        return False
    needed = accuracy_needed(state, attack)
    return needed is None or attack.accuracy < needed


def pierce(state: Assault, attack: Attack) -> int:
    """What is left of the attack's Pierce against this target."""
    return max(0, attack.tally.pierce - _pierce_taken(state, attack.target))


def _pierce_taken(state: Assault, target: int) -> int:
    return values.defence_pierce(state, target) if target in state.figures else 0


def damage(state: Assault, attack: Attack) -> int:
    """What the results come to, if the attack does not miss (CORE-ATTACK-23)."""
    return max(0, attack.damage_results - max(0, attack.blocks - pierce(state, attack)))


def would_suffer(state: Assault, attack: Attack) -> int:
    """What the target would suffer if nothing more changed (CORE-ATTACK-21 to -23)."""
    if attack.missed or attack.foiled or attack.dodges or falls_short(state, attack):
        return 0
    return damage(state, attack)


# --- For the odds ---------------------------------------------------------------------------------


def in_numbers(state: Assault, attack: Attack, dice: Iterable[Die] | None = None) -> AttackNumbers:
    """An attack before step 4 as the odds count it, with everything that does not depend on the players.

    The dice are those of the weapon unless others are given. Who asks adds the distance, and what the players might
    do: surge abilities, rerolls, power tokens.
    """
    attacker = state.figures[attack.attacker]
    target = find_target(state, attack.target)
    assert target is not None
    figure = target if isinstance(target, Figure) else None
    added = modifiers(state, attacker, target) + attack.tally.effect
    return AttackNumbers(
        attack_pool=DicePool(
            tuple(
                attack_pool(
                    state, attacker, weapon_in(state, attack).dice if dice is None else dice, attack.lacks
                )
            )
        ),
        defence_pool=DicePool(tuple(defence_pool(state, target, attack.removed))),
        modifiers=msgspec.structs.replace(
            added,
            pierce=max(0, added.pierce - _pierce_taken(state, attack.target)),
            blast=max(0, added.blast),
            cleave=max(0, added.cleave),
        ),
        attacker_conditions=_CHANGE_RESULTS.intersection(attacker.conditions),
        target_conditions=_ON_TARGET.intersection(figure.conditions) if figure else frozenset(),
        target=TargetKind.FIGURE if figure else TargetKind.OBJECT,
    )


#: The attacker's conditions that matter to the odds. The die of Focused is in the pool already.
_CHANGE_RESULTS = frozenset({Condition.WEAKENED, Condition.HIDDEN})
#: The target's: also those that it can't gain again.
_ON_TARGET = _CHANGE_RESULTS | HARMFUL


def odds_distance(state: Assault, attack: Attack) -> int | None:
    """The accuracy needed as the odds take it: None for a melee attack, and more than any roll where none suffices."""
    if attack.melee:
        return None
    needed = accuracy_needed(state, attack)
    return MAX_AMOUNT if needed is None else needed


def conversions(state: Assault, target: int) -> tuple[Conversion, ...]:
    """What the end of step 4 turns into something else (CORE-ATTACK-27)."""
    if target in state.figures and values.evades_for_dodges(state, target):
        return (Conversion(Side.DEFENDER, Symbol.DODGE, Symbol.EVADE),)
    return ()


def is_all_counted(state: Assault, attack: Attack) -> bool:
    """Whether `in_numbers` says all that the target's abilities do. Not so: blocks that come with evades, and Pierce
    that the target takes from what surges bring."""
    if attack.target not in state.figures:
        return True
    pierce = attack.tally.pierce + values.attack_pierce(state, attack.attacker)
    return _pierce_taken(state, attack.target) <= pierce and not values.block_per_evade(state, attack.target)


def counted_surges(surges: Iterable[Surge]) -> tuple[SurgeAbility, ...]:
    """Those of the surge abilities that the odds can count; the others do something else than change the results."""
    return tuple(
        SurgeAbility(surge.effect, surge.cost)
        for surge in surges
        if surge.effect != NO_EFFECT and can_be_counted(surge.effect)
    )


def after_modifiers(state: Assault, attack: Attack) -> tuple[AttackNumbers, Symbols]:
    """An attack in step 5 as the odds count it, and the results that it has: all modifiers are in them, and the evades
    have cancelled their surges (CORE-ATTACK-19)."""
    tally = attack.tally.effect
    asked = AttackNumbers(
        attack_pool=DicePool(),
        distance=odds_distance(state, attack),
        modifiers=AttackEffect(
            pierce=pierce(state, attack),
            blast=max(0, tally.blast),
            cleave=max(0, tally.cleave),
            recover_damage=tally.recover_damage,
            conditions=tally.conditions,
        ),
    )
    results = Symbols(
        attack.damage_results, attack.surges_left, attack.accuracy, attack.blocks, 0, attack.dodges
    )
    return asked, results
