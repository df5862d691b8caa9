"""Tokens that figures pick up: the interactions that missions offer for them (CORE-TOKEN-12 to -15)."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.content.blocks import Concerns, DoHearing, WhenHearing
from dejarik.assault.rules.figures.damage import Cause, Damaged
from dejarik.assault.rules.ground import is_small
from dejarik.assault.rules.objects.interacting import Interaction, beside
from dejarik.assault.rules.objects.tokens import carried_by, drop, retrieve, tokens_of
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use, text


def retrieving(
    kind: str, *, most: int = 99, small_only: bool = False
) -> Callable[[Assault, Figure], list[Interaction]]:
    """Interactions: pick up a token of this kind, at most so many at a time."""

    def offers(state: Assault, figure: Figure) -> list[Interaction]:
        carried = sum(1 for token in carried_by(state, figure) if token.kind == kind)
        if carried >= most or (small_only and not is_small(state, figure)):
            return []
        return [
            Interaction(
                f"retrieve#{token.id}",
                text("option-retrieve", token=text(f"token-{kind}")),
                token.id,
                _pick_up(token.id),
                {"token": token.id},
            )
            for token in tokens_of(state, kind)
            if not token.carrier and beside(state, figure, token)
        ]

    return offers


def _pick_up(id: int) -> Callable[[Assault, Figure], None]:
    def do(state: Assault, figure: Figure) -> None:
        if id in state.tokens:
            retrieve(state, figure, state.tokens[id])

    return do


def carries(state: Assault, figure: Figure, kind: str) -> bool:
    """Whether a figure carries a token of this kind."""
    return any(token.kind == kind for token in carried_by(state, figure))


def who_carries(kind: str) -> Concerns:
    """For `always_on`: every figure that carries a token of this kind."""
    return lambda state, source, holder, figure: carries(state, figure, kind)


def badly_hurt(kind: str, *causes: Cause) -> WhenHearing[Damaged]:
    """A figure that carries such a token has suffered 3 or more damage at once, from one of these causes."""

    def when(state: Assault, use: Use, event: Damaged) -> bool:
        figure = state.figures.get(event.target)
        return (
            figure is not None
            and event.amount >= 3
            and event.cause in causes
            and carries(state, figure, kind)
        )

    return when


def let_go(kind: str) -> DoHearing[Damaged]:
    """The figure drops what it carries of this kind."""

    def do(state: Assault, use: Use, event: Damaged) -> None:
        figure = state.figures[event.target]
        for token in carried_by(state, figure):
            if token.kind == kind:
                drop(state, figure, token)

    return do
