"""An attack as numbers: pools, distance, modifiers, rerolls, surge abilities and the goal.

These records carry all that the rules chapters Attacks, Surges, Keywords, Conditions and Power tokens
say about dice, and nothing of the board: who may be targeted, and at which distance, is found elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, StrEnum

import msgspec

from dejarik.assault.dice.faces import DicePool, Die, DieKind, Symbol
from dejarik.authoring.words import Worded
from dejarik.kernel.errors import Problem

MAX_DICE = 10  # in one pool
MAX_DICE_WITH_REROLLS = 6  # in a pool some effect may reroll: each face of each die has to be told apart
MAX_REROLLS = 4  # reroll effects in one attack
MAX_SURGE_ABILITIES = 12
MAX_CONVERSIONS = 4
MAX_HEALTH = 1000
MAX_AMOUNT = 50  # of anything: no card comes near it


class Side(Enum):
    """Who uses an effect during the attack (CORE-ATTACK-08)."""

    ATTACKER = "attacker"
    DEFENDER = "defender"


class Condition(Worded, StrEnum, family="condition"):
    """The conditions, each with the word of its keyword (CORE-COND-01, CORE-KEYWORD-33)."""

    STUNNED = "stun"
    BLEEDING = "bleed"
    WEAKENED = "weaken"
    FOCUSED = "focus"
    HIDDEN = "hide"


HARMFUL = frozenset({Condition.STUNNED, Condition.BLEEDING, Condition.WEAKENED})


class TargetKind(Enum):
    """What is attacked: it decides what happens to conditions (CORE-KEYWORD-35, CORE-OBJECT-04)."""

    FIGURE = "figure"
    HERO = "hero"  # wounded instead of removed, so conditions still reach it
    OBJECT = "object"  # never gains conditions


class PowerToken(Enum):
    """The kinds of power token (CORE-POWER-01)."""

    SURGE = "surge"
    DAMAGE = "damage"
    EVADE = "evade"
    BLOCK = "block"

    @property
    def side(self) -> Side:
        """Who can spend it in an attack (CORE-POWER-05)."""
        return Side.ATTACKER if self in (PowerToken.SURGE, PowerToken.DAMAGE) else Side.DEFENDER


class Goal(StrEnum):
    """What the attacker wants most, and the defender wants least."""

    DAMAGE = "damage"
    DEFEAT = "defeat"
    STUN = "stun"
    BLEED = "bleed"
    WEAKEN = "weaken"
    FOCUS = "focus"
    HIDE = "hide"
    RECOVER = "recover"
    BLAST = "blast"
    CLEAVE = "cleave"


class AttackEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a modifier, a keyword or a surge ability adds to an attack; negative numbers take away.

    Damage, surge and accuracy belong to the attack results, block, evade and dodge to the defence results.
    """

    damage: int = 0
    surge: int = 0
    accuracy: int = 0
    block: int = 0
    evade: int = 0
    dodge: int = 0
    pierce: int = 0
    blast: int = 0
    cleave: int = 0
    recover_damage: int = 0
    recover_strain: int = 0
    conditions: frozenset[Condition] = frozenset()

    def __add__(self, other: AttackEffect) -> AttackEffect:
        return AttackEffect(
            self.damage + other.damage,
            self.surge + other.surge,
            self.accuracy + other.accuracy,
            self.block + other.block,
            self.evade + other.evade,
            self.dodge + other.dodge,
            self.pierce + other.pierce,
            self.blast + other.blast,
            self.cleave + other.cleave,
            self.recover_damage + other.recover_damage,
            self.recover_strain + other.recover_strain,
            self.conditions | other.conditions,
        )


class SurgeAbility(msgspec.Struct, frozen=True):
    """An effect bought with surges, once per attack; printed twice, it is listed twice (CORE-SURGE-02)."""

    effect: AttackEffect
    cost: int = 1


HERO_RECOVERY = SurgeAbility(AttackEffect(recover_strain=1))  # CORE-SURGE-05: every attacking hero has it


class RerollEffect(msgspec.Struct, frozen=True):
    """One effect that lets a side reroll up to so many dice of one kind, all at the same time."""

    side: Side
    kind: DieKind
    up_to: int = 1


class Will(Enum):
    """Whether an effect is at its owner's choice."""

    MAY = "may"
    MUST = "must"


class Conversion(msgspec.Struct, frozen=True):
    """A result that becomes another one in step 4 (CORE-DICE-09); `up_to=None` means all of them."""

    side: Side
    source: Symbol
    result: Symbol
    up_to: int | None = None
    will: Will = Will.MUST


class AttackNumbers(msgspec.Struct, frozen=True):
    """One attack as the odds see it: everything that decides them."""

    attack_pool: DicePool
    defence_pool: DicePool = DicePool()
    distance: int | None = None  # None: a melee attack, which needs no accuracy (CORE-ATTACK-03)
    modifiers: AttackEffect = AttackEffect()  # flat modifiers and printed keywords, of both sides together
    surges: tuple[SurgeAbility, ...] = ()
    rerolls: tuple[RerollEffect, ...] = ()
    conversions: tuple[Conversion, ...] = ()
    attacker_conditions: frozenset[Condition] = frozenset()
    target_conditions: frozenset[Condition] = frozenset()
    attacker_token: PowerToken | None = None  # the one token spent, if any (CORE-POWER-04)
    defender_token: PowerToken | None = None
    target: TargetKind = TargetKind.FIGURE
    health: int | None = None  # what the target can still suffer before it is defeated
    goal: Goal = Goal.DAMAGE


def dice_rolled(attack: AttackNumbers) -> DicePool:
    """The attack pool of step 2, with what conditions add (CORE-ATTACK-14)."""
    return attack.attack_pool + DicePool(condition_dice(attack.attacker_conditions))


def condition_dice(attacker: Collection[Condition]) -> tuple[Die, ...]:
    """What an attacker's conditions add to its pool: Focused a green die (CORE-COND-17)."""
    return (Die.GREEN,) if Condition.FOCUSED in attacker else ()


def flat_modifiers(attack: AttackNumbers) -> AttackEffect:
    """All of step 4 that does not depend on the roll: conditions, modifiers and power tokens (CORE-ATTACK-18)."""
    effect = attack.modifiers
    if attack.attacker_conditions or attack.target_conditions:
        effect += condition_effects(attack.attacker_conditions, attack.target_conditions)
    for token in (attack.attacker_token, attack.defender_token):
        if token is not None:
            effect += TOKEN_EFFECTS[token]
    return effect


def condition_effects(attacker: Collection[Condition], target: Collection[Condition]) -> AttackEffect:
    """What the conditions of both sides change about the results (CORE-COND-16, -19)."""
    return AttackEffect(
        surge=(Condition.HIDDEN in attacker) - (Condition.WEAKENED in attacker),
        evade=-(Condition.WEAKENED in target),
        accuracy=-2 * (Condition.HIDDEN in target),
    )


TOKEN_EFFECTS = {  # CORE-POWER-04
    PowerToken.SURGE: AttackEffect(surge=1),
    PowerToken.DAMAGE: AttackEffect(damage=1),
    PowerToken.EVADE: AttackEffect(evade=1),
    PowerToken.BLOCK: AttackEffect(block=1),
}


def conditions_gained(
    attack: AttackNumbers, offered: frozenset[Condition], *, defeated: bool
) -> frozenset[Condition]:
    """Which of the offered conditions really are gained, once the target has suffered damage."""
    target_stays = not defeated or attack.target is TargetKind.HERO  # CORE-KEYWORD-35
    if attack.target is TargetKind.OBJECT or not target_stays:  # CORE-OBJECT-04
        return offered - HARMFUL
    # CORE-COND-02. The attacker's own Focused and Hidden are discarded first, so they can be gained anew.
    return offered - (HARMFUL & attack.target_conditions)


def check(attack: AttackNumbers) -> None:
    """Raise a `Problem` for an attack that no game could contain."""
    for pool, kind in ((attack.attack_pool, DieKind.ATTACK), (attack.defence_pool, DieKind.DEFENCE)):
        _check_pool(attack, pool, kind)
    if attack.distance is not None and not 0 <= attack.distance <= MAX_AMOUNT:
        raise Problem("odds-distance", distance=attack.distance, most=MAX_AMOUNT)
    if attack.health is not None and not 1 <= attack.health <= MAX_HEALTH:
        raise Problem("odds-health", health=attack.health, most=MAX_HEALTH)
    if attack.health is None and attack.goal is Goal.DEFEAT:
        raise Problem("odds-defeat-without-health")
    for token, side in ((attack.attacker_token, Side.ATTACKER), (attack.defender_token, Side.DEFENDER)):
        if token is not None and token.side is not side:
            raise Problem("odds-token-side", token=token.value)
    if len(attack.rerolls) > MAX_REROLLS:
        raise Problem("odds-too-many-rerolls", count=len(attack.rerolls), most=MAX_REROLLS)
    for reroll in attack.rerolls:
        if not 1 <= reroll.up_to <= MAX_AMOUNT:
            raise Problem("odds-reroll-count", count=reroll.up_to, most=MAX_AMOUNT)
    if len(attack.conversions) > MAX_CONVERSIONS:
        raise Problem("odds-too-many-conversions", count=len(attack.conversions), most=MAX_CONVERSIONS)
    if len(attack.surges) > MAX_SURGE_ABILITIES:
        raise Problem("odds-too-many-surges", count=len(attack.surges), most=MAX_SURGE_ABILITIES)
    _check_effect(attack.modifiers)
    for ability in attack.surges:
        _check_effect(ability.effect)
        if not 1 <= ability.cost <= MAX_AMOUNT:
            raise Problem("odds-surge-cost", cost=ability.cost)
        if not can_be_counted(ability.effect):
            raise Problem("odds-surge-effect")


def can_be_counted(bought: AttackEffect) -> bool:
    """Whether the odds know what to do with an effect that is bought with surges: none help the defence."""
    return not (bought.surge or bought.evade or bought.block > 0 or bought.dodge > 0)


def _check_pool(attack: AttackNumbers, pool: DicePool, kind: DieKind) -> None:
    for die in pool.dice:
        if die.kind is kind:
            continue
        if kind is DieKind.ATTACK:
            raise Problem("odds-not-an-attack-die", colour=die.value)
        raise Problem("odds-not-a-defence-die", colour=die.value)
    rerolled = any(reroll.kind is kind for reroll in attack.rerolls)
    rolled = dice_rolled(attack) if kind is DieKind.ATTACK else pool
    most = MAX_DICE_WITH_REROLLS if rerolled else MAX_DICE
    if len(rolled) > most:
        raise Problem("odds-too-many-dice", count=len(rolled), most=most)


def _check_effect(effect: AttackEffect) -> None:
    fields = {name: getattr(effect, name) for name in effect.__struct_fields__ if name != "conditions"}
    for name, amount in fields.items():
        least = -MAX_AMOUNT if name in ("damage", "surge", "accuracy", "block", "evade", "dodge") else 0
        if not least <= amount <= MAX_AMOUNT:
            raise Problem("odds-amount", amount=amount, least=least, most=MAX_AMOUNT)
