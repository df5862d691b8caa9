"""What an attack is worth before it is rolled, by exact odds (CORE-ATTACK, through dice.odds).

It counts dice, surge abilities, conditions and the constant modifiers of both sides; it does not foresee reactions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from dejarik.assault.dice import attack as dice
from dejarik.assault.dice.attack import Condition, Effect, PowerToken
from dejarik.assault.dice.faces import DicePool, Die
from dejarik.assault.dice.odds import odds
from dejarik.assault.rules import values
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.assault.rules.texts import Surge, surges_of
from dejarik.assault.skirmish.judgement.prizes import shot_pay
from dejarik.assault.skirmish.judgement.worth import CONDITIONS, health_left, loss, token_gain
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel.errors import Problem

MOST_SURGES = 5
"""Surge abilities that are looked at: more cost time and hardly change anything."""

FREE_CHOICE = (Die.RED, Die.BLUE, Die.GREEN, Die.YELLOW)
"""What a figure that chooses its dice probably takes, the first ones first."""

OTHER_EFFECT = 0.5
"""What a surge ability is worth that does something else than change the attack."""


class Chances(msgspec.Struct, frozen=True):
    """What odds say, in floats."""

    damage: tuple[tuple[int, float], ...]
    conditions: tuple[tuple[Condition, float], ...]


@lru_cache(maxsize=20_000)
def chances(attack: dice.AttackNumbers) -> Chances:
    try:
        found = odds(attack)
    except Problem:  # more than the odds can count: an attack that does nothing is the safe guess
        return Chances(((0, 1.0),), ())
    return Chances(
        tuple((amount, float(chance)) for amount, chance in found.damage.items()),
        tuple((condition, float(chance)) for condition, chance in found.conditions.items() if chance),
    )


def surge_abilities(surges: Sequence[Surge]) -> tuple[dice.SurgeAbility, ...]:
    """The surge abilities that change the attack, as the odds know them."""
    found = [
        dice.SurgeAbility(surge.effect, surge.cost)
        for surge in surges
        if surge.effect != Effect()
        and not surge.effect.surge
        and not surge.effect.evade
        and surge.effect.block <= 0
        and surge.effect.dodge <= 0
    ]
    return tuple(found[:MOST_SURGES])


def flat(state: SkirmishState, attacker: Figure, target: Figure | Token) -> Effect:
    """What is added to the dice whatever they show, conditions left out (step 4, CORE-ATTACK-18)."""
    id = attacker.id
    effect = Effect(
        damage=values.attack_damage(state, id),
        surge=values.attack_surge(state, id),
        accuracy=values.attack_accuracy(state, id),
        pierce=max(0, values.attack_pierce(state, id)),
        blast=max(0, values.attack_blast(state, id)),
        cleave=max(0, values.attack_cleave(state, id)),
        conditions=frozenset(
            condition for condition, keyword in values.condition_keyword.items() if keyword(state, id)
        ),
    )
    if isinstance(target, Token):
        return effect + Effect(block=target.block)
    effect = msgspec.structs.replace(
        effect, pierce=max(0, effect.pierce - values.defence_pierce(state, target.id))
    )
    return effect + Effect(
        block=values.defence_block(state, target.id),
        evade=values.defence_evade(state, target.id),
        dodge=values.defence_dodge(state, target.id),
        accuracy=-values.defence_accuracy(state, target.id),
    )


def pool(state: SkirmishState, attacker: Figure) -> tuple[Die, ...]:
    """The dice a figure attacks with; Focused is not among them (the odds add it)."""
    printed = profile_of(state, attacker)
    extra = [die for die, more in values.extra_attack_dice.items() for _ in range(more(state, attacker.id))]
    return (*printed.dice, *FREE_CHOICE[: printed.choose_dice], *extra)


def defence(state: SkirmishState, target: Figure | Token) -> tuple[Die, ...]:
    if isinstance(target, Token):
        return tuple(target.defence)
    extra = [die for die, more in values.extra_defence_dice.items() for _ in range(more(state, target.id))]
    return (*profile_of(state, target).defence, *extra)


def as_numbers(
    state: Assault, attacker: Figure, target: Figure | Token, with_dice: Sequence[Die] = ()
) -> dice.AttackNumbers:
    """An attack as the odds know it, but for its distance. The attack is in progress in the state, so that texts
    that count during attacks are counted."""
    conditions = target.conditions if isinstance(target, Figure) else []
    token = next((kind for kind in (PowerToken.DAMAGE, PowerToken.SURGE) if kind in attacker.power), None)
    return dice.AttackNumbers(
        attack_pool=DicePool(tuple(with_dice) or pool(state, attacker)),
        defence_pool=DicePool(defence(state, target)),
        modifiers=flat(state, attacker, target),
        surges=surge_abilities([surge for _, surge in surges_of(state, attacker)]),
        attacker_conditions=frozenset(attacker.conditions) & _IN_ATTACK,
        target_conditions=frozenset(conditions) & _IN_DEFENCE,
        attacker_token=token,
        target=dice.Target.FIGURE if isinstance(target, Figure) else dice.Target.OBJECT,
    )


class Shot:
    """All that one figure's attack on one target is worth, for every distance."""

    __slots__ = ("_attack", "_gains", "_known", "_melee", "_numbers", "_state", "target")

    def __init__(
        self,
        state: Assault,
        target: Figure | Token,
        numbers: Callable[[], dice.AttackNumbers],
        *,
        melee: bool,
    ) -> None:
        """`numbers` gives the attack without its distance, when it is first needed."""
        self._state = state
        self.target = target
        self._numbers = numbers
        self._attack: dice.AttackNumbers | None = None
        self._melee = melee
        self._known: dict[int, float] = {}
        self._gains: dict[int, float] = {}  # by damage

    def value(self, away: int) -> float:
        """What the attack takes from the target's side on average, from this distance."""
        distance = 0 if self._melee else max(1, away)
        known = self._known.get(distance)
        if known is None:
            if self._attack is None:
                self._attack = self._numbers()
            attack = self._attack if self._melee else msgspec.structs.replace(self._attack, distance=distance)
            known = self._known[distance] = self._expected(chances(attack))
        return known

    def _expected(self, found: Chances) -> float:
        return sum(chance * self._gain(damage) for damage, chance in found.damage) + sum(
            chance * condition_gain(self._state, self.target, condition)
            for condition, chance in found.conditions
        )

    def _gain(self, damage: int) -> float:
        gain = self._gains.get(damage)
        if gain is None:
            gain = self._gains[damage] = gain_of(self._state, self.target, damage)
        return gain


_IN_ATTACK = frozenset({Condition.WEAKENED, Condition.FOCUSED, Condition.HIDDEN})
_IN_DEFENCE = frozenset({Condition.WEAKENED, Condition.HIDDEN})


def gain_of(state: SkirmishState, target: Figure | Token, damage: float) -> float:
    """What so much damage to a target takes from its side."""
    if isinstance(target, Token):
        return token_gain(state, target, damage, shot_pay(state, target))
    return loss(state, target, damage) if damage else 0.0


def condition_gain(state: SkirmishState, target: Figure | Token, condition: Condition) -> float:
    """What a condition does for the attacker: one of its own, or a harmful one on the target."""
    if condition in dice.HARMFUL:
        if isinstance(target, Token) or condition in target.conditions or not health_left(state, target):
            return 0.0
        return -CONDITIONS[condition]
    return CONDITIONS[condition]
