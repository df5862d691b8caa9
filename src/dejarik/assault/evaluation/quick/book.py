"""What attacks come to, kept for a whole game: by who attacks whom in which condition, not by the moment.

What a figure gains from others that stand near it is as it was when its attack was first looked at. That is not exact
and a hundred times as quick.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from dejarik.assault.dice.attack import AttackNumbers
from dejarik.assault.evaluation.positions import (
    CHIPPED,
    health_left,
    presence,
    price,
    worth,
)
from dejarik.assault.evaluation.shots import Chances, Shot, chances, condition_gain
from dejarik.assault.evaluation.stakes import stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.state import Assault, Figure, Token

MOST_KEPT = 4000
"""Pairs of attackers and targets that are kept: enough for any game."""

BY = 2
"""Distances are looked at in steps of two spaces, rounded up."""

Key = tuple[object, ...]


class Entry:
    """An attack in numbers, with what comes of it from each distance."""

    __slots__ = ("chances", "numbers")

    def __init__(self, numbers: AttackNumbers) -> None:
        self.numbers = numbers
        self.chances: dict[int, Chances] = {}

    def at(self, distance: int) -> Chances:
        found = self.chances.get(distance)
        if found is None:
            numbers = msgspec.structs.replace(self.numbers, distance=distance) if distance else self.numbers
            found = self.chances[distance] = chances(numbers)
        return found


class Book:
    """The attacks of one game."""

    def __init__(self) -> None:
        self._entries: dict[Key, Entry] = {}

    def entry(self, survey: Survey, attack: Attack, attacker: Figure, target: Figure | Token) -> Entry:
        key = (attack.weapon, *_condition(attacker), *_condition(target))
        found = self._entries.get(key)
        if found is None:
            if len(self._entries) >= MOST_KEPT:
                self._entries.clear()
            found = self._entries[key] = Entry(survey.numbers(attack, target.id))
        return found


def _condition(target: Figure | Token) -> Key:
    if isinstance(target, Token):
        return (target.kind, target.block, len(target.defence))
    return (target.group or target.id, target.card, tuple(target.conditions), tuple(target.power))


class Losses(NamedTuple):
    """What damage to something takes from its side: all of it at once, or so much for each point."""

    left: int
    all: float
    each: float

    def of(self, damage: int) -> float:
        return self.all if damage >= self.left else self.each * damage


def losses_of(state: Assault, target: Figure | Token) -> Losses:
    """The same as `shots.gain_of`, for every damage."""
    if isinstance(target, Token):
        left = max(1, target.health - target.damage)
        pay = stakes_of(state).shot_pay(state, target)
        return Losses(left, pay, CHIPPED * pay / left)
    dear = worth(state, target) * stakes_of(state).frailty(state, target)
    each = dear / max(1, values.health(state, target.id))
    return Losses(max(1, health_left(state, target)), price(state, target) + presence(state, target), each)


class KeptShot(Shot):
    """An attack whose odds are in the book."""

    __slots__ = ("_book", "_by", "_losses", "_survey")

    def __init__(
        self, book: Book, survey: Survey, by: Attack, target: Figure | Token, losses: Losses
    ) -> None:
        super().__init__(survey.state, target, lambda: survey.numbers(by, target.id), melee=by.melee)
        self._book = book
        self._survey = survey
        self._by = by
        self._losses = losses

    def value(self, away: int) -> float:
        distance = 0 if self._melee else max(BY, away + away % BY)
        known = self._known.get(distance)
        if known is None:
            attacker = self._survey.state.figures[self._by.attacker]
            found = self._book.entry(self._survey, self._by, attacker, self.target).at(distance)
            losses = self._losses
            known = sum(chance * losses.of(damage) for damage, chance in found.damage if damage)
            for condition, chance in found.conditions:
                known += chance * condition_gain(self._state, self.target, condition)
            self._known[distance] = known
        return known
