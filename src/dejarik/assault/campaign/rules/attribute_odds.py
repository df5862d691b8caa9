"""The exact odds of an attribute test that may be chosen (CORE-TEST): every case of the dice is counted. What abilities
may still change in it is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attribute_dice, stored_at
from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.campaign.rules.values import can_test, successes
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Figure


@dataclass(frozen=True, slots=True)
class AttributeOdds:
    """What is rolled, what lies at the object already, what is added, and how likely each number of successes is."""

    dice: list[Die]
    stored: int
    added: int
    successes: Mapping[int, float]

    def passes(self, needed: int) -> float:
        return sum(chance for amount, chance in self.successes.items() if amount >= max(1, needed))


def attribute_odds(
    state: MissionState, test: AttributeTest, figure: Figure, attribute: Attribute
) -> AttributeOdds:
    """The odds of a test that has not been rolled, with one of its attributes."""
    dice = [*attribute_dice(state, figure, attribute), *test.extra] if hero_of(state, figure) else []
    stored = stored_at(state, test.token) if test.token else 0
    added = test.added + _added(state, figure, attribute)
    counted = chances(dice, added, stored) if can_test(state, figure.id) else {0: 1.0}
    return AttributeOdds(dice, stored, added, counted)


def chances(dice: Sequence[Die], added: int = 0, stored: int = 0) -> dict[int, float]:
    """How likely each number of successes is (CORE-TEST-02, -05, -12)."""
    cases = Counter({0: 1})
    for die in dice:
        faces = Counter(face.surge for face in die.faces)
        rolled: Counter[int] = Counter()
        for before, ways in cases.items():
            for surge, times in faces.items():
                rolled[before + surge] += ways * times
        cases = rolled
    found: Counter[int] = Counter()
    for surges, ways in cases.items():
        found[max(0, surges + added + stored)] += ways
    return {amount: ways / cases.total() for amount, ways in found.items()}


def _added(state: MissionState, figure: Figure, attribute: Attribute) -> int:
    """What is added to the roll; others than heroes roll nothing, and elite ones have a success (CORE-TEST-09)."""
    own = hero_of(state, figure) is None and profile_of(state, figure).elite
    return own + successes[attribute](state, figure.id)
