"""What becomes of things that are carried: they are handed over where they belong, or lost on the way."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.missions import EventResolved
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.content.campaign.language.searching import claim_together
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import carried_by, drop, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Ability, Moment, Use
from dejarik.kernel.effects import follows

#: What becomes of an object that a figure has brought.
Receipt = Callable[[MissionState, Figure, Token], None]


def _claim(state: MissionState, figure: Figure, token: Token) -> None:
    claim_together(state, token)


def delivered(kind: str, *, to: str, by: Side, rule: int, then: Receipt = _claim) -> Block:
    """Who carries an object of a kind onto or next to one of the kind `to` hands it over: it is claimed, and counted
    under the name of its kind, unless something else comes of it (`then`). `rule`: which one of the briefing says so.
    """

    def ready(state: MissionState) -> list[tuple[Figure, Token]]:
        return [
            (figure, token)
            for figure in on_board(state)
            if by(state, figure) and any(next_to(state, figure, place) for place in tokens_of(state, to))
            for token in carried_by(state, figure)
            if token.kind == kind
        ]

    def due(state: MissionState, use: Use) -> bool:
        return bool(ready(state))

    def hand_over(state: MissionState, use: Use) -> None:
        for figure, token in ready(state):
            then(state, figure, token)

    name = f"rule-{rule}"
    return Block(
        Part(
            name,
            tuple(
                Ability(name, on, hand_over, due, Moment.AFTER, forced=True) for on in (Moved, EventResolved)
            ),
        )
    )


def lost_in_pain(kind: str, *, damage: int = 3, holding: tuple[Attribute, ...] = (), rule: int) -> Block:
    """Who suffers so much damage at once drops what it carries of a kind; unless a test is passed, where one helps."""

    def carried(state: MissionState, use: Use) -> tuple[Figure, Token] | None:
        event = use.event(state, Damaged)
        figure = state.figures.get(event.target)
        if figure is None or event.amount < damage:
            return None
        return next(((figure, each) for each in carried_by(state, figure) if each.kind == kind), None)

    def due(state: MissionState, use: Use) -> bool:
        return carried(state, use) is not None

    def let_go(state: MissionState, use: Use) -> None:
        found = carried(state, use)
        assert found is not None
        figure, token = found
        if holding:
            attempt(state, figure, holding, _keep_hold, may=True, about=token.id)
        else:
            drop(state, figure, token)

    name = f"rule-{rule}"
    return Block(Part(name, (Ability(name, Damaged, let_go, due, Moment.AFTER, forced=True),)))


@follows
def _keep_hold(state: MissionState, test: AttributeTest) -> None:
    figure, token = state.figures.get(test.figure), state.tokens.get(test.about)
    if not test.passed and figure is not None and token is not None and token.carrier == figure.id:
        drop(state, figure, token)
