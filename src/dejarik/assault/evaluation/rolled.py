"""What an attack in progress is worth with the dice as they lie: rerolls and surges (CORE-ATTACK steps 3 to 5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from dejarik.assault.dice.attack import HARMFUL, AttackNumbers, SurgeAbility
from dejarik.assault.dice.faces import FACES, Symbols
from dejarik.assault.dice.resolve import AttackOutcome, modified, resolve
from dejarik.assault.evaluation.positions import CONDITIONS, Appraisal
from dejarik.assault.evaluation.shots import (
    OTHER_EFFECT,
    condition_gain,
    surges_counted,
)
from dejarik.assault.rules.attack import Attack, Reroll, find_target, numbers, pool
from dejarik.assault.rules.attack.aftermath import struck_by_blast
from dejarik.assault.rules.attack.surges import SURGE
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.rules.texts import Surge, may_target
from dejarik.kernel import Decision

SPLASH = 0.5
"""What a point of Cleave is worth."""


class Blasts:
    """What Blast does around the target of an attack in progress: to the others, and to one's own side."""

    def __init__(self, appraisal: Appraisal, attack: Attack) -> None:
        self._appraisal = appraisal
        self._state = appraisal.state
        self._attack = attack
        self._known = {0: 0.0}  # by the amount

    def gain(self, amount: int) -> float:
        found = self._known.get(amount)
        if found is None:
            found = self._known[amount] = sum(
                self._of(victim, amount) for victim in struck_by_blast(self._state, self._attack)
            )
        return found

    def _of(self, victim: Figure | Token, amount: int) -> float:
        gain = self._appraisal.losses(victim).of(amount)
        if isinstance(victim, Token):
            attacker = self._state.figures[self._attack.attacker]
            return gain if may_target(self._state, attacker, victim) else 0.0
        if victim.seat < 0:  # nobody's
            return 0.0
        return -gain if team(self._state, victim.seat) == team(self._state, self._attack.seat) else gain


def outcome_gain(
    known: Appraisal,
    attacker: Figure,
    target: Figure | Token,
    outcome: AttackOutcome,
    blasts: Blasts,
) -> float:
    """What an outcome takes from the target's side and gives to the attacker's."""
    state = known.state
    gain = known.losses(target).of(outcome.damage) + SPLASH * outcome.cleave + blasts.gain(outcome.blast)
    if outcome.recover_damage and attacker.damage:
        gain += min(outcome.recover_damage, attacker.damage) * known.losses(attacker).dear / 8
    return gain + sum(condition_gain(state, target, condition) for condition in sorted(outcome.conditions))


# --- Rerolls --------------------------------------------------------------------------------------


def rate_reroll(state: Assault, decision: Decision, reroll: Reroll) -> dict[int, float]:
    """What rerolling each die changes on average, for who rerolls."""
    attack = state.the(Attack)
    attacker, target = state.figures.get(attack.attacker), find_target(state, attack.target)
    if attacker is None or target is None:
        return {}
    sign = 1.0 if state.players[reroll.seat].team == state.players[attack.seat].team else -1.0
    shown = {name: [die.symbols for die in pool(attack, name)] for name in ("attack", "defence")}
    # Keywords that came with the ability that grants the attack are not looked at.
    results = msgspec.structs.replace(attack.tally, cleave=[], conditions=[], recover=0)
    plain = msgspec.structs.replace(
        numbers.in_numbers(state, msgspec.structs.replace(attack, tally=results)),
        distance=_distance(attack),
        surges=surges_counted(state, attack),
    )

    known = Appraisal(state)
    blasts = Blasts(known, attack)

    def value(faces: dict[str, list[Symbols]]) -> float:
        rolled = sum((*faces["attack"], *faces["defence"]), Symbols())
        return _best_value(known, attacker, target, plain, rolled, blasts)

    now = value(shown)
    ratings = {}
    for number, option in enumerate(decision.options):
        name, place = option.value
        colour = pool(attack, name)[place].colour
        total = 0.0
        for face in FACES[colour]:
            faces = {**shown, name: [*shown[name][:place], face, *shown[name][place + 1 :]]}
            total += value(faces)
        ratings[number] = sign * (total / 6 - now)
    return ratings


def _distance(attack: Attack) -> int | None:
    """The accuracy needed, as if the target were still where it was when the dice were rolled."""
    return None if attack.melee else max(1, attack.away)


def _best_value(
    known: Appraisal,
    attacker: Figure,
    target: Figure | Token,
    attack: AttackNumbers,
    rolled: Symbols,
    blasts: Blasts,
) -> float:
    surges = modified(attack, rolled).surge
    return max(
        outcome_gain(known, attacker, target, resolve(attack, rolled, bought), blasts)
        for bought in _affordable([ability.cost for ability in attack.surges], surges)
    )


def _affordable(costs: Sequence[int], surges: int) -> list[tuple[int, ...]]:
    """Every set of surge abilities that so many surges pay for."""
    return [
        chosen
        for size in range(min(len(costs), surges) + 1)
        for chosen in combinations(range(len(costs)), size)
        if sum(costs[place] for place in chosen) <= surges
    ]


# --- Surges ---------------------------------------------------------------------------------------


def rate_surges(state: Assault, decision: Decision, attack: Attack) -> dict[int, float]:
    """The surge abilities of the best set that can be paid now; the others, and stopping too early, are worse."""
    attacker, target = state.figures.get(attack.attacker), find_target(state, attack.target)
    if attacker is None or target is None:
        return {}
    offered: list[Surge] = [option.value[2] for option in decision.options if option.verb is SURGE]
    plain, rolled = numbers.after_modifiers(state, attack)
    plain = msgspec.structs.replace(
        plain,
        distance=_distance(attack),
        # Cleave and Recover are there whatever is bought; what the target takes from Pierce is not looked at.
        modifiers=msgspec.structs.replace(
            plain.modifiers, cleave=0, recover_damage=0, pierce=max(0, attack.tally.pierce)
        ),
        surges=tuple(SurgeAbility(surge.effect, surge.cost) for surge in offered),
    )

    known = Appraisal(state)
    blasts = Blasts(known, attack)

    def value(chosen: tuple[int, ...]) -> float:
        found = outcome_gain(known, attacker, target, resolve(plain, rolled, chosen), blasts)
        return found + sum(_beyond(attacker, offered[place]) for place in chosen)

    sets = _affordable([surge.cost for surge in offered], attack.surges_left)
    values = {chosen: value(chosen) - 0.001 * len(chosen) for chosen in sets}
    best = max(values, key=lambda chosen: values[chosen])
    gained = values[best] - values[()]
    stopping = 0.0 if best else 1.0
    return {
        place: (gained if place in best else -1.0) if option.verb is SURGE else stopping
        for place, option in enumerate(decision.options)
    }


def _beyond(attacker: Figure, surge: Surge) -> float:
    """What a surge ability is worth beside what it adds to the attack."""
    gain = OTHER_EFFECT if surge.now is not None or surge.after is not None else 0.0
    for condition in sorted(surge.effect.conditions - HARMFUL):
        gain += 0.1 * CONDITIONS[condition]
    return gain
