"""Objects that a figure does something with for movement points, without an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.face_down import is_face_down
from dejarik.assault.campaign.rules.missions import Condition, count
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import during, me, movement_cost
from dejarik.assault.content.campaign.language.figures import for_figures
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.content.campaign.language.objects import Unguarded
from dejarik.assault.content.campaign.language.wants import OfToken, Usable
from dejarik.assault.content.choosing import by_use, choose
from dejarik.assault.content.picks import Pick
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import remove_token, tokens_of
from dejarik.assault.rules.state import Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows


def usable_for_points(
    kind: str,
    name: str,
    then: Callable[[MissionState, Pick, Token], None],
    *,
    by: Side,
    points: int = 2,
    when: Condition | None = None,
    only: OfToken | None = None,
) -> Block:
    """Objects that a figure on or next to them may spend movement points on, those `only` for which something holds;
    `then` follows (marked with `@follows`; message `rules-<mission>-figures-<name>`)."""

    def is_usable(state: MissionState, token: Token) -> bool:
        return not token.carrier and (when is None or when(state)) and (only is None or only(state, token))

    def found(state: MissionState, use: Use) -> list[Token]:
        figure = me(state, use)
        near = [
            token
            for token in tokens_of(state, kind)
            if is_usable(state, token) and next_to(state, figure, token)
        ]
        return list({_as_it_lies(state, token): token for token in reversed(near)}.values())[::-1]

    guards = only.guards if isinstance(only, Unguarded) else None
    block = for_figures(during(name, choose(by_use(found), then), costs=(movement_cost(points),)), by=by)
    return replace(block, usable={kind: Usable(by, is_usable, guards)})


def _as_it_lies(state: MissionState, token: Token) -> tuple[int | str, ...]:
    """What tells an object from others of its kind: one of a pile is as good as another. Of those that lie face down
    nobody knows."""
    alone = token.id if is_face_down(state, token) or token.damage else 0
    return token.space, token.colour, token.turned, alone


def claim_together(state: MissionState, token: Token) -> None:
    """A side claims an object, and no figure has it: it leaves the map, and the mission counts it under its kind."""
    remove_token(state, token)
    count(state, token.kind)


@follows
def claim_if_passed(state: MissionState, test: AttributeTest) -> None:
    """Who has passed the test on an object claims it."""
    token = state.tokens.get(test.token or test.about)
    if test.passed and token is not None:
        claim_together(state, token)
