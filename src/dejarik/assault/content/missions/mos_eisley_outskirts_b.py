"""Mos Eisley Outskirts B, Smuggled Goods: contraband is heavy, and handed in at home."""

from __future__ import annotations

from dejarik.assault.content.blocks import Part, always_on
from dejarik.assault.content.missions.blocks import (
    Bring,
    Wants,
    at_round_end,
    inside,
    mission,
    own_zone,
    retrieving,
    seats_in_order,
    zone,
)
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.tokens import carried_by
from dejarik.assault.rules.victory import gain
from dejarik.kernel import Source, Use

CONTRABAND = "contraband"


def carries_contraband(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return any(token.kind == CONTRABAND for token in carried_by(state, figure))


def hand_in(state: Assault, use: Use) -> None:
    """15 points for each figure that carries contraband at home, however much it carries."""
    for seat in seats_in_order(state):
        home = zone(state, state.players[seat].zone)
        for figure in on_board(state):
            goods = [token for token in carried_by(state, figure) if token.kind == CONTRABAND]
            if goods and figure.seat == seat and inside(state, figure, home):
                gain(state, seat, 15)
                for token in goods:
                    del state.tokens[token.id]


mission(
    "mos-eisley-outskirts-b",
    Part("retrieve", interactions=retrieving(CONTRABAND)),
    always_on("burden", "speed", -2, who=carries_contraband),
    at_round_end(hand_in),
    wants=Wants(fetch={CONTRABAND: 8}, bring={CONTRABAND: Bring(15, own_zone)}),
)
