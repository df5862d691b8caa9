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
    who_carries,
    zone,
)
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.tokens import carried_by, remove_token
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import Use

CONTRABAND = "contraband"


def hand_in(state: SkirmishState, use: Use) -> None:
    """15 points for each figure that carries contraband at home, however much it carries."""
    for seat in seats_in_order(state):
        home = zone(state, state.players[seat].zone)
        for figure in on_board(state):
            goods = [token for token in carried_by(state, figure) if token.kind == CONTRABAND]
            if goods and figure.seat == seat and inside(state, figure, home):
                for token in goods:
                    remove_token(state, token)
                gain(state, seat, 15)


mission(
    "mos-eisley-outskirts-b",
    Part("retrieve", interactions=retrieving(CONTRABAND)),
    always_on("burden", "speed", -2, who=who_carries(CONTRABAND)),
    at_round_end(hand_in),
    wants=Wants(fetch={CONTRABAND: 8}, bring={CONTRABAND: Bring(15, own_zone)}),
)
