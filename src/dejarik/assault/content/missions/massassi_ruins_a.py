"""Massassi Ruins A, Lost Knowledge: holocrons are handed in beside the communications beacon."""

from __future__ import annotations

from dejarik.assault.content.blocks import Part, after
from dejarik.assault.content.missions.blocks import Bring, Wants, beside_any, carries, mission, retrieving
from dejarik.assault.content.picks import Pick, pick_word
from dejarik.assault.rules.ground import are_adjacent
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.objects.tokens import carried_by, remove_token, tokens_of
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

HOLOCRON = "holocron"
BEACON = "communications-beacon"


def delivers(state: SkirmishState, use: Use, event: Moved) -> bool:
    figure = state.figures.get(event.figure)
    return (
        figure is not None
        and carries(state, figure, HOLOCRON)
        and any(are_adjacent(state, figure, beacon) for beacon in tokens_of(state, BEACON))
    )


def deliver(state: SkirmishState, use: Use, event: Moved) -> None:
    figure = state.figures[event.figure]
    pick_word(state, use, ["deliver"], delivered, may=True, seat=figure.seat, amount=figure.id)


@follows
def delivered(state: SkirmishState, pick: Pick, word: str) -> None:
    figure = state.figures[pick.amount]
    token = next(token for token in carried_by(state, figure) if token.kind == HOLOCRON)
    remove_token(state, token)
    gain(state, figure.seat, 10)


mission(
    "massassi-ruins-a",
    Part("retrieve", interactions=retrieving(HOLOCRON, most=1)),
    after("deliver", Moved, deliver, when=delivers, forced=True),
    wants=Wants(fetch={HOLOCRON: 6}, bring={HOLOCRON: Bring(10, beside_any(BEACON))}),
)
