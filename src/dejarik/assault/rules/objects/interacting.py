"""Interacting with objects (CORE-INTERACT, CORE-DOOR): opening doors, and whatever the mission lets a figure do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from dejarik.assault.rules.ground import are_adjacent, distance, piece, thing
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.objects.tokens import DOOR, open_door, tokens_of
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.rules.texts import may_interact, offers_of
from dejarik.assault.rules.values import can_interact, interaction_reach
from dejarik.kernel import Event, Public, Text, text


class Interacted(Event):
    """A figure has interacted with an object. The log hears of it before what comes of it."""

    logged: ClassVar[bool] = False

    figure: Public[int]
    token: Public[int]
    kind: Public[str]
    other: Public[int] = 0  # where it is no object: the figure
    space: Public[int] = NOWHERE  # where it lay


@dataclass(frozen=True, slots=True)
class Interaction:
    """Something a figure can do with an object next to it."""

    id: str
    label: Text
    token: int
    do: Callable[[Any, Figure], None] = field(compare=False)  # follows from the rest
    about: dict[str, Any] = field(default_factory=dict)


def beside(state: Assault, figure: Figure, token: Token) -> bool:
    """Whether a figure may interact with a token there: in its space or adjacent to it (CORE-INTERACT-01), or as far as
    a text of the figure lets it reach."""
    reach = interaction_reach(state, figure.id)
    if reach > 1 and (token.door >= 0 or token.space != NOWHERE):
        away = distance(state, figure, token)
        return away is not None and away <= reach
    return next_to(state, figure, token)


def next_to(state: Assault, figure: Figure, token: Token) -> bool:
    """Whether a token is in the figure's space or adjacent to it."""
    if token.door >= 0:
        return are_adjacent(state, figure, token)
    if token.space == NOWHERE:
        return False
    return bool(piece(state, figure).spaces & thing(state, token).spaces) or are_adjacent(
        state, figure, token
    )


def interactions(state: Assault, figure: Figure) -> list[Interaction]:
    """Everything a figure may interact with now, and what comes of it."""
    if not can_interact(state, figure.id):
        return []
    found = [
        Interaction(f"open#{door.id}", text("option-open-door"), door.id, _opening(door), {"token": door.id})
        for door in tokens_of(state, DOOR)
        if not door.locked and beside(state, figure, door) and may_interact(state, figure, door)
    ]
    found += offers_of(state, figure)
    lets = mode_of(state).lets_interact
    return [each for each in found if lets(state, figure, each.id.partition("#")[0])]


def interact(state: Assault, figure: Figure, interaction: Interaction) -> None:
    """Carry an interaction out."""
    token = state.tokens.get(interaction.token)
    kind = token.kind if token is not None else ""
    other = 0 if interaction.token else interaction.about.get("target", 0)
    space = token.space if token is not None else NOWHERE
    interacted = Interacted(figure=figure.id, token=interaction.token, kind=kind, other=other, space=space)
    state.log(interacted)
    interaction.do(state, figure)
    state.occur(interacted)


def _opening(door: Token) -> Callable[[Assault, Figure], None]:
    id = door.id

    def open_it(state: Assault, figure: Figure) -> None:
        if id in state.tokens:
            open_door(state, state.tokens[id])

    return open_it
