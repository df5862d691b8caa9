"""How figures use the objects of a mission, as bots see it: in which ways, and how much of a test is done at a time."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.campaign.rules.attribute_odds import attribute_odds
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, stored_at
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language.wants import Demand, Usable, wants_of
from dejarik.assault.evaluation.stakes import Prize
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.memos import waiting_memo


def share(state: MissionState, figure: Figure, prize: Prize) -> float:
    """How much of what there is to do with an object a figure does at a time, on average: a test is not always passed,
    and what is rolled in vain stays there."""
    token = state.tokens.get(prize.token)
    ways = ways_to_use(state, token) if token is not None else ()
    tests = [way.test for way in ways if way.test is not None and way.by(state, figure)]
    if token is None or not tests or any(way.test is None and way.by(state, figure) for way in ways):
        return 1.0
    return max(_share_of_test(state, figure, token, test) for test in tests)


def _share_of_test(state: MissionState, figure: Figure, token: Token, demand: Demand) -> float:
    needed = max(1, demand.needed)
    test = AttributeTest(
        figure=figure.id, attributes=list(demand.attributes), then="", needed=needed, token=token.id
    )
    found = [attribute_odds(state, test, figure, attribute) for attribute in demand.attributes]
    return max(
        sum(chance * max(0, min(amount, needed) - odds.stored) for amount, chance in odds.successes.items())
        / needed
        for odds in found
    )


def stored_share(state: MissionState, token: Token) -> float:
    """How much of a test has been done at an object: what lies there of what is needed."""
    lying = stored_at(state, token.id)
    if not lying:
        return 0.0
    tests = [way.test.needed for way in ways_to_use(state, token) if way.test is not None]
    return min(1.0, lying / max(tests, default=lying + 1))


def ways_to_use(state: MissionState, token: Token) -> Sequence[Usable]:
    return wants_of(state).usable.get(token.kind, ())


def ways_of_side(state: MissionState, side: int, kind: str, figures: Sequence[Figure]) -> Sequence[Usable]:
    """The ways in which some of the figures of a side can use objects of a kind."""
    memo = waiting_memo(state)
    found: Sequence[Usable] | None = memo.get(("ways", side, kind))
    if found is None:
        known = wants_of(state).usable.get(kind, ())
        found = [way for way in known if any(way.by(state, figure) for figure in figures)]
        memo["ways", side, kind] = found
    return found
