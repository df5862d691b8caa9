"""Attribute tests as a page shows them: the one in progress, and the exact odds of one that may be chosen."""

from __future__ import annotations

from dejarik.assault.campaign.presenting import records
from dejarik.assault.campaign.rules.attribute_odds import attribute_odds
from dejarik.assault.campaign.rules.attribute_tests import (
    AttributeCounted,
    AttributeRolled,
    AttributeTest,
    AttributeTestBegins,
    stored_at,
)
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.objects.interacting import Interaction
from dejarik.assault.rules.state import Figure
from dejarik.assault.showing.attacks import die_shown
from dejarik.kernel import IN_PLAY, Moment, Option, clone


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
        stored=stored_at(state, test.token) if test.token else 0,
        token=test.token or None,
        dice=[die_shown(die) for die in test.dice],
        successes=sum(die.symbols.surge for die in test.dice) if test.dice else None,
    )


def attribute_test_hint(state: MissionState, option: Option) -> records.TestHint | None:
    """An attribute that may be tested now."""
    test = state.find(AttributeTest)
    if test is None or test.figure not in state.figures or not isinstance(option.value, Attribute):
        return None
    return odds_of(state, test, option.value)


def tests_of(state: MissionState, interaction: Interaction, figure: Figure) -> list[records.TestHint]:
    """The tests that an interaction demands, one for each attribute that may be chosen: it is begun in a copy, in which
    nothing is rolled."""
    copy = clone(state)
    waiting = len(copy.stack)
    interaction.do(copy, copy.figures[figure.id])
    demanded = [begun for begun in copy.stack[waiting:] if isinstance(begun, AttributeTest)]
    return [odds_of(state, test, attribute) for test in demanded for attribute in test.attributes]


def odds_of(state: MissionState, test: AttributeTest, attribute: Attribute) -> records.TestHint:
    """How likely a figure that is there passes a test of an attribute."""
    figure = state.figures[test.figure]
    odds = attribute_odds(state, test, figure, attribute)
    return records.TestHint(
        attribute=attribute,
        dice=odds.dice,
        needed=test.needed,
        stored=odds.stored,
        added=odds.added,
        passes=odds.passes(test.needed),
        successes={str(amount): chance for amount, chance in sorted(odds.successes.items())},
        complete=not _reacts(state, figure),
    )


def _reacts(state: MissionState, figure: Figure) -> bool:
    """Whether an ability in play may still change the roll."""
    return any(
        state.sources[id].zone == IN_PLAY and state.sources[id].subject in (figure.id, 0)
        for kind in (AttributeTestBegins, AttributeRolled, AttributeCounted)
        for id, _ in state.index.listens(kind, Moment.AFTER)
    )
