"""Attribute tests as a page shows them: the one in progress, and the exact odds of one that may be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dejarik.assault.campaign.presenting import records
from dejarik.assault.campaign.rules.attribute_tests import (
    AttributeCounted,
    AttributeRolled,
    AttributeTest,
    AttributeTestBegins,
    attribute_dice,
    stored_at,
)
from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.campaign.rules.values import can_test, successes
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Figure
from dejarik.assault.showing.attacks import die_shown
from dejarik.kernel import IN_PLAY, Moment, Option
from dejarik.kernel.listening import index_of


def attribute_test_shown(state: MissionState) -> records.TestShown | None:
    """The innermost test in progress."""
    test = state.find(AttributeTest)
    if test is None:
        return None
    return records.TestShown(
        figure=test.figure,
        attributes=list(test.attributes),
        attribute=test.attribute,
        needed=test.needed,
        stored=_stored(state, test),
        token=test.token or None,
        dice=[die_shown(die) for die in test.dice],
        successes=sum(die.symbols.surge for die in test.dice) if test.dice else None,
    )


def attribute_test_hint(state: MissionState, option: Option) -> records.TestHint | None:
    """An attribute that may be tested now."""
    test = state.find(AttributeTest)
    figure = state.figures.get(test.figure) if test is not None else None
    if test is None or figure is None or not isinstance(option.value, Attribute):
        return None
    attribute = option.value
    is_hero = hero_of(state, figure) is not None
    dice = [*attribute_dice(state, figure, attribute), *test.extra] if is_hero else []
    stored, added = _stored(state, test), _added(state, test, figure, attribute)
    counted = chances(dice, added, stored) if can_test(state, figure.id) else {0: 1.0}
    return records.TestHint(
        attribute=attribute,
        dice=dice,
        needed=test.needed,
        stored=stored,
        added=added,
        passes=sum(chance for amount, chance in counted.items() if amount >= max(1, test.needed)),
        successes={str(amount): chance for amount, chance in sorted(counted.items())},
        complete=not _reacts(state, figure),
    )


def chances(dice: Sequence[Die], added: int = 0, stored: int = 0) -> dict[int, float]:
    """How likely each number of successes is (CORE-TEST-02, -05, -12): every case of the dice is counted."""
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
        found[max(0, surges + added) + stored] += ways
    return {amount: ways / cases.total() for amount, ways in found.items()}


def _stored(state: MissionState, test: AttributeTest) -> int:
    return stored_at(state, test.token) if test.token else 0


def _added(state: MissionState, test: AttributeTest, figure: Figure, attribute: Attribute) -> int:
    """What is added to the roll; others than heroes roll nothing, and elite ones have a success (CORE-TEST-09)."""
    if hero_of(state, figure) is None:
        return test.added + int(profile_of(state, figure).elite)
    return test.added + successes[attribute](state, figure.id)


def _reacts(state: MissionState, figure: Figure) -> bool:
    """Whether an ability in play may still change the roll."""
    return any(
        state.sources[id].zone == IN_PLAY and state.sources[id].subject in (figure.id, 0)
        for kind in (AttributeTestBegins, AttributeRolled, AttributeCounted)
        for id, _ in index_of(state).listens(kind, Moment.AFTER)
    )
