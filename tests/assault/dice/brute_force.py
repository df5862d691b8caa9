"""Odds of an attack the slow way: every face of every die, every reroll, every set of surge abilities.

Written from the rules alone and sharing nothing with the product but the records that describe an attack,
so that the two can be compared. It carries its own table of the dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import chain, combinations, product

from dejarik.assault.dice.attack import AttackNumbers, Condition, Goal, Side, TargetKind, Will
from dejarik.assault.dice.faces import DieKind

Face = tuple[int, int, int]  # (damage, surge, accuracy) or (block, evade, dodge)

TABLE: dict[str, list[Face]] = {
    "red": [(1, 0, 0), (2, 0, 0), (2, 0, 0), (2, 1, 0), (3, 0, 0), (3, 0, 0)],
    "blue": [(0, 1, 2), (1, 0, 2), (2, 0, 3), (1, 1, 3), (2, 0, 4), (1, 0, 5)],
    "green": [(0, 1, 1), (1, 1, 1), (2, 0, 1), (1, 1, 2), (2, 0, 2), (2, 0, 3)],
    "yellow": [(0, 1, 0), (1, 2, 0), (2, 0, 1), (1, 1, 1), (0, 1, 2), (1, 0, 2)],
    "black": [(1, 0, 0), (1, 0, 0), (2, 0, 0), (2, 0, 0), (3, 0, 0), (0, 1, 0)],
    "white": [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (1, 1, 0), (0, 0, 1)],
}

HARMFUL = {Condition.STUNNED, Condition.BLEEDING, Condition.WEAKENED}


@dataclass(frozen=True)
class RolledDie:
    colour: str
    face: int
    locked: bool = False

    @property
    def shows(self) -> Face:
        return TABLE[self.colour][self.face]


@dataclass(frozen=True)
class Ending:
    damage: int
    missed: bool
    defeated: bool
    conditions: frozenset[Condition]
    spread: int
    recovered: int
    blast: int
    cleave: int

    def wanted(self, goal: Goal) -> tuple[int, ...]:
        first = {
            Goal.DAMAGE: self.damage,
            Goal.DEFEAT: int(self.defeated),
            Goal.RECOVER: self.recovered,
            Goal.BLAST: self.blast,
            Goal.CLEAVE: self.cleave,
        }.get(goal)
        if first is None:
            first = int(any(condition.value == goal.value for condition in self.conditions))
        last = int(not self.missed)
        return first, int(self.defeated), self.damage, len(self.conditions), self.spread, self.recovered, last


@dataclass(frozen=True)
class Prospect:
    """A lottery over endings, with the average of what is wanted."""

    wanted: tuple[Fraction, ...]
    endings: dict[Ending, Fraction] = field(compare=False)


def mixed(prospects: list[Prospect]) -> Prospect:
    """All of them equally likely."""
    endings: dict[Ending, Fraction] = {}
    for prospect in prospects:
        for ending, chance in prospect.endings.items():
            endings[ending] = endings.get(ending, Fraction(0)) + chance / len(prospects)
    columns = zip(*(prospect.wanted for prospect in prospects), strict=True)
    return Prospect(tuple(sum(column, Fraction(0)) / len(prospects) for column in columns), endings)


def subsets(items: list[int], most: int) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(items, size) for size in range(1, most + 1))


def brute_force(attack: AttackNumbers) -> Prospect:
    """The prospect of the attack when both sides play as well as possible."""
    attack_dice = [die.value for die in attack.attack_pool.dice]
    if Condition.FOCUSED in attack.attacker_conditions:
        attack_dice.append("green")
    defence_dice = [die.value for die in attack.defence_pool.dice]

    @cache
    def play(dice: tuple[RolledDie, ...], unused: frozenset[int]) -> Prospect:
        for side, choose in ((Side.ATTACKER, max), (Side.DEFENDER, min)):
            mine = [number for number in sorted(unused) if attack.rerolls[number].side is side]
            if not mine:
                continue
            options = [play(dice, unused - set(mine))]
            for number in mine:
                effect = attack.rerolls[number]
                defence = effect.kind is DieKind.DEFENCE
                free = [
                    place
                    for place, die in enumerate(dice)
                    if not die.locked and (die.colour in ("black", "white")) is defence
                ]
                for chosen in subsets(free, min(effect.up_to, len(free))):
                    rolls = []
                    for faces in product(range(6), repeat=len(chosen)):
                        after = list(dice)
                        for place, face in zip(chosen, faces, strict=True):
                            after[place] = RolledDie(dice[place].colour, face, locked=True)
                        rolls.append(play(tuple(after), unused - {number}))
                    options.append(mixed(rolls))
            return choose(options, key=lambda prospect: prospect.wanted)
        return finish(
            attack,
            [die.shows for die in dice[: len(attack_dice)]],
            [d.shows for d in dice[len(attack_dice) :]],
        )

    colours = attack_dice + defence_dice
    every_effect = frozenset(range(len(attack.rerolls)))
    return mixed(
        [
            play(tuple(RolledDie(*die) for die in zip(colours, faces, strict=True)), every_effect)
            for faces in product(range(6), repeat=len(colours))
        ]
    )


def finish(
    attack: AttackNumbers, attack_faces: list[tuple[int, int, int]], defence_faces: list[tuple[int, int, int]]
) -> Prospect:
    """Steps 4 to 8."""
    damage, surge, accuracy = (sum(face[symbol] for face in attack_faces) for symbol in range(3))
    block, evade, dodge = (sum(face[symbol] for face in defence_faces) for symbol in range(3))
    if Condition.WEAKENED in attack.attacker_conditions:
        surge -= 1
    if Condition.WEAKENED in attack.target_conditions:
        evade -= 1
    if Condition.HIDDEN in attack.attacker_conditions:
        surge += 1
    if Condition.HIDDEN in attack.target_conditions:
        accuracy -= 2
    for token in (attack.attacker_token, attack.defender_token):
        name = token.value if token else ""
        damage += name == "damage"
        surge += name == "surge"
        block += name == "block"
        evade += name == "evade"
    more = attack.modifiers
    results = {
        "damage": damage + more.damage,
        "surge": surge + more.surge,
        "accuracy": accuracy + more.accuracy,
        "block": block + more.block,
        "evade": evade + more.evade,
        "dodge": dodge + more.dodge,
    }
    ending = convert(attack, results, 0)
    return Prospect(tuple(Fraction(number) for number in ending.wanted(attack.goal)), {ending: Fraction(1)})


def convert(attack: AttackNumbers, results: dict[str, int], number: int) -> Ending:
    """The conversions from that one on, then the surges."""
    if number == len(attack.conversions):
        return max(spend(attack, results), key=lambda ending: ending.wanted(attack.goal))
    conversion = attack.conversions[number]
    most = max(0, results[conversion.source.value])
    if conversion.up_to is not None:
        most = min(most, conversion.up_to)
    endings = []
    for amount in range(most + 1):
        if amount < most and conversion.will is Will.MUST:
            continue
        changed = dict(results)
        changed[conversion.source.value] -= amount
        changed[conversion.result.value] += amount
        endings.append(convert(attack, changed, number + 1))
    choose = max if conversion.side is Side.ATTACKER else min
    return choose(endings, key=lambda ending: ending.wanted(attack.goal))


def spend(attack: AttackNumbers, results: dict[str, int]) -> Iterator[Ending]:
    """Every ending that some set of surge abilities leads to."""
    surges = max(0, results["surge"]) - max(0, results["evade"])
    for chosen in product((False, True), repeat=len(attack.surges)):
        bought = [ability for ability, wanted in zip(attack.surges, chosen, strict=True) if wanted]
        if sum(ability.cost for ability in bought) > max(0, surges):
            continue
        damage = results["damage"] + sum(ability.effect.damage for ability in bought)
        accuracy = results["accuracy"] + sum(ability.effect.accuracy for ability in bought)
        dodge = results["dodge"] + sum(ability.effect.dodge for ability in bought)
        block = results["block"] + sum(ability.effect.block for ability in bought)
        effects = [attack.modifiers, *(ability.effect for ability in bought)]
        block = max(0, max(0, block) - sum(effect.pierce for effect in effects))
        missed = dodge > 0 or (attack.distance is not None and max(0, accuracy) < attack.distance)
        suffered = 0 if missed else max(0, damage - block)
        defeated = attack.health is not None and suffered >= attack.health
        conditions = {condition for effect in effects for condition in effect.conditions if suffered}
        if attack.target is TargetKind.OBJECT or (defeated and attack.target is TargetKind.FIGURE):
            conditions -= HARMFUL
        conditions -= HARMFUL & attack.target_conditions
        blast = sum(effect.blast for effect in effects) if suffered else 0
        cleave = sum(effect.cleave for effect in effects) if suffered else 0
        recovered = sum(effect.recover_damage + effect.recover_strain for effect in effects)
        yield Ending(
            suffered, missed, defeated, frozenset(conditions), blast + cleave, recovered, blast, cleave
        )
