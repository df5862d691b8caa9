"""What can't be in any game of Imperial Assault, for the fuzzer."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault.rules.figures.damage import Bury
from dejarik.assault.rules.ground import on_board, outdated, piece, situation
from dejarik.assault.rules.movement import Settle, StepAside, Walk
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Assault


def outdated_memory(state: Assault) -> Iterable[str]:
    """What is kept beside the state has to follow its changes, or a game that was loaded goes on in another way."""
    yield from (f"the situation that is kept has other {each}" for each in outdated(state))


def wrong_figures(state: Assault) -> Iterable[str]:
    """Groups, tokens, conditions and texts of figures that are not as they can be."""
    for figure in state.figures.values():
        if figure.group not in state.groups:
            yield f"figure {figure.id} has no group"
        if len(figure.power) > 2 and not any(p.__class__.__name__ == "DiscardPower" for p in state.stack):
            yield f"figure {figure.id} has {len(figure.power)} power tokens"
        if len(set(figure.conditions)) != len(figure.conditions):
            yield f"figure {figure.id} has a condition twice"
    for source in state.sources.values():
        if source.subject and source.subject not in state.figures and state.find(Bury) is None:
            yield f"{source.key} outlived its figure"


def wrong_places(state: Assault) -> Iterable[str]:
    """Two figures that are not companions never share a space at rest (CORE-MOVE-21)."""
    if any(isinstance(procedure, (Walk, Settle, StepAside)) for procedure in state.stack):
        return
    taken: dict[int, int] = {}
    known = situation(state)
    for figure in on_board(state):
        stands = piece(state, figure)
        if int(stands.position.space) != figure.space or stands is not known.figures[stands.id]:
            yield f"figure {figure.id} stands elsewhere on the board"
        if profile_of(state, figure).is_companion:
            continue
        for cell in stands.cells:
            if cell in taken:
                yield f"figures {taken[cell]} and {figure.id} share a space"
            taken[cell] = figure.id
