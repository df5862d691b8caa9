"""What an attack is worth before it is rolled, by exact odds (CORE-ATTACK, through dice.odds).

The numbers are the rules' own (`rules.attack.numbers`); left out is what takes long and hardly changes anything:
rerolls, reactions, surge abilities that may be bought again and again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from dejarik.assault.dice import attack as dice
from dejarik.assault.dice.attack import AttackNumbers, Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.dice.odds import odds
from dejarik.assault.evaluation.positions import CONDITIONS, Appraisal, health_left
from dejarik.assault.rules.attack import Attack, numbers
from dejarik.assault.rules.figures.conditions import may_gain
from dejarik.assault.rules.state import Assault, Figure, Token
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


class Expectation:
    """What comes of an attack from each distance: worked out when it is first asked for, and kept."""

    __slots__ = ("_attack", "_known")

    def __init__(self, attack: AttackNumbers) -> None:
        self._attack = attack
        self._known: dict[int, Chances] = {}

    def at(self, distance: int) -> Chances:
        """From so many spaces away; 0: whatever the distance is."""
        found = self._known.get(distance)
        if found is None:
            attack = msgspec.structs.replace(self._attack, distance=distance) if distance else self._attack
            found = self._known[distance] = chances(attack)
        return found


@lru_cache(maxsize=6_000)
def expectation(attack: AttackNumbers) -> Expectation:
    """What comes of an attack that is given without its distance: it is looked up once for all distances."""
    return Expectation(attack)


def chances(attack: AttackNumbers) -> Chances:
    try:
        found = odds(attack)
    except Problem:  # more than the odds can count: an attack that does nothing is the safe guess
        return Chances(((0, 1.0),), ())
    return Chances(
        tuple((amount, float(chance)) for amount, chance in found.damage.items()),
        tuple((condition, float(chance)) for condition, chance in found.conditions.items() if chance),
    )


def as_numbers(state: Assault, attack: Attack) -> AttackNumbers:
    """An attack as the odds know it, but for its distance. It is in progress in the state, so that texts that count
    during attacks are counted. What the defender might do is left out."""
    weapon = numbers.weapon_in(state, attack)
    tokens = numbers.helpful_tokens(state, state.figures[attack.attacker], dice.Side.ATTACKER)
    asked = numbers.in_numbers(state, attack, weapon.dice or FREE_CHOICE[: weapon.choose_dice])
    return msgspec.structs.replace(
        asked,
        target_conditions=asked.target_conditions - _WEIGHED_LATER,
        surges=surges_counted(state, attack),
        attacker_token=tokens[0].kind if tokens else None,
    )


#: Gained once more they are worth nothing: see `condition_gain`.
_WEIGHED_LATER = frozenset({Condition.STUNNED, Condition.BLEEDING})


def surges_counted(state: Assault, attack: Attack) -> tuple[dice.SurgeAbility, ...]:
    """The surge abilities that are looked at, each as often as it may still be bought: once, if nothing says otherwise;
    one that may be bought again and again is looked at once, too."""
    times = numbers.times_each(state, attack.attacker)
    surges = (
        surge
        for _, key, surge in numbers.surge_abilities(state, attack)
        for _ in range(1 if surge.repeats else times - attack.bought.get(key, 0))
    )
    return numbers.counted_surges(surges)[:MOST_SURGES]


class Shot:
    """All that one figure's attack on one target is worth, for every distance."""

    __slots__ = ("_appraisal", "_expectation", "_known", "_melee", "_numbers", "target")

    def __init__(
        self,
        appraisal: Appraisal,
        target: Figure | Token,
        in_numbers: Callable[[], AttackNumbers],
        *,
        melee: bool,
    ) -> None:
        """`in_numbers` gives the attack without its distance, when it is first needed."""
        self._appraisal = appraisal
        self.target = target
        self._numbers = in_numbers
        self._expectation: Expectation | None = None
        self._melee = melee
        self._known: dict[int, float] = {}

    def known(self, away: int) -> float | None:
        """The value, where it has been worked out for this distance."""
        return self._known.get(0 if self._melee else away or 1)

    def value(self, away: int) -> float:
        """What the attack takes from the target's side on average, from this distance."""
        distance = 0 if self._melee else away or 1
        known = self._known.get(distance)
        if known is None:
            if self._expectation is None:
                self._expectation = expectation(self._numbers())
            known = self._known[distance] = self._expected(self._expectation.at(distance))
        return known

    def _expected(self, found: Chances) -> float:
        losses = self._appraisal.losses(self.target)
        harm = 0.0
        for damage, chance in found.damage:
            harm += chance * losses.of(damage)
        conditions = 0.0
        for condition, chance in found.conditions:
            conditions += chance * condition_gain(self._appraisal.state, self.target, condition)
        return harm + conditions


def gain_of(state: Assault, target: Figure | Token, damage: float) -> float:
    """What so much damage to a target takes from its side."""
    return Appraisal(state).losses(target).of(damage)


def condition_gain(state: Assault, target: Figure | Token, condition: Condition) -> float:
    """What a condition does for the attacker: one of its own, or a harmful one on the target."""
    if condition in dice.HARMFUL:
        if isinstance(target, Token) or not health_left(state, target):
            return 0.0
        return -CONDITIONS[condition] if may_gain(state, target, condition) else 0.0
    return CONDITIONS[condition]
