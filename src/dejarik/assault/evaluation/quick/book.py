"""What attacks come to, kept for a whole game: by who attacks whom in which condition, not by the moment.

What a figure gains from others that stand near it is as it was when its attack was first looked at. That is not exact
and a hundred times as quick.
"""

from __future__ import annotations

from dejarik.assault.evaluation.shots import Expectation, Shot, expectation
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.state import Figure, Token

MOST_KEPT = 4000
"""Pairs of attackers and targets that are kept: enough for any game."""

BY = 2
"""Distances are looked at in steps of two spaces, rounded up."""

Key = tuple[object, ...]


class Book:
    """The attacks of one game."""

    def __init__(self) -> None:
        self._entries: dict[Key, Expectation] = {}

    def entry(self, survey: Survey, attack: Attack, attacker: Figure, target: Figure | Token) -> Expectation:
        key = (attack.weapon, *_condition(attacker), *_condition(target))
        found = self._entries.get(key)
        if found is None:
            if len(self._entries) >= MOST_KEPT:
                self._entries.clear()
            found = self._entries[key] = expectation(survey.numbers(attack, target.id))
        return found


def _condition(target: Figure | Token) -> Key:
    if isinstance(target, Token):
        return (target.kind, target.block, len(target.defence))
    return (target.group or target.id, target.card, tuple(target.conditions), tuple(target.power))


class KeptShot(Shot):
    """An attack whose odds are in the book."""

    __slots__ = ("_book", "_by", "_survey")

    def __init__(self, book: Book, survey: Survey, by: Attack, target: Figure | Token) -> None:
        super().__init__(survey.appraisal, target, lambda: survey.numbers(by, target.id), melee=by.melee)
        self._book = book
        self._survey = survey
        self._by = by

    def value(self, away: int) -> float:
        distance = 0 if self._melee else max(BY, away + away % BY)
        known = self._known.get(distance)
        if known is None:
            attacker = self._survey.state.figures[self._by.attacker]
            entry = self._book.entry(self._survey, self._by, attacker, self.target)
            known = self._known[distance] = self._expected(entry.at(distance))
        return known
