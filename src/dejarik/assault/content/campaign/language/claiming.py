"""Objects that figures claim by interacting (CORE-TERM-21): who has how many of them, and what claiming one brings."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.content.campaign.language.objects import usable
from dejarik.assault.content.campaign.language.searching import claim_together
from dejarik.assault.content.campaign.language.wants import OfToken
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

#: What comes of it for the figure that has done something.
Aftermath = Callable[[MissionState, Figure], None]


def claimable(
    kind: str,
    name: str,
    *,
    by: Side,
    when: Condition | None = None,
    only: OfToken | None = None,
    most: int = 0,
    then: Aftermath | None = None,
) -> Block:
    """Objects that a figure may interact with to claim them, at most so many each; the mission counts them under their
    kind, and `then` something may come of it."""

    def may(state: MissionState, figure: Figure) -> bool:
        return by(state, figure) and (not most or claimed_by(state, figure, kind) < most)

    def do(state: MissionState, figure: Figure, token: Token) -> None:
        claim(state, figure, token)
        if then is not None:
            then(state, figure)

    return usable(kind, name, do, by=may, when=when, only=only)


def claim(state: MissionState, figure: Figure, token: Token) -> None:
    """An object is a figure's from now on, and the mission hears of it."""
    mark = _claims(figure, token.kind)
    state.memory[mark] = state.memory.get(mark, 0) + 1
    claim_together(state, token)


def claimed_by(state: MissionState, figure: Figure, kind: str) -> int:
    """How many objects of a kind a figure has claimed."""
    return state.memory.get(_claims(figure, kind), 0)


def _claims(figure: Figure, kind: str) -> str:
    return f"claimed:{kind}:{figure.id}"


def may_test_for_points(points: int, *attributes: Attribute) -> Aftermath:
    """The figure may test an attribute: who passes gains movement points."""
    return lambda state, figure: attempt(state, figure, attributes, _gain, may=True, about=points)


@follows
def _gain(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if test.passed and figure is not None:
        gain_points(state, figure, test.about)
