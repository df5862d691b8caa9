"""Echo Base B, Rapid Adaptation: tauntauns to ride, and the Medical Bay to hold."""

from __future__ import annotations

from dejarik.assault.content.blocks import Part, after, always_on
from dejarik.assault.content.missions.blocks import (
    Wants,
    area,
    at_round_end,
    badly_hurt,
    in_area,
    let_go,
    mission,
    retrieving,
    score_team,
    who_carries,
)
from dejarik.assault.rules.figures.damage import Cause, Damaged
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.tokens import carried_by, controller_of_spaces
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import Earned, earned_for, gain
from dejarik.kernel import Use

TAUNTAUN = "tauntaun"
MEDICAL_BAY = "Medical Bay"


def ride_on(state: SkirmishState, use: Use) -> None:
    for figure in on_board(state):
        ridden = [token for token in carried_by(state, figure) if token.kind == TAUNTAUN]
        if ridden:
            gain(state, figure.seat, 2, earned_for(ridden, carrier=figure.id))
    side = controller_of_spaces(state, area(state, MEDICAL_BAY))
    if side is not None:
        score_team(state, side, 5, Earned(area=MEDICAL_BAY))


mission(
    "echo-base-b",
    Part("ride", interactions=retrieving(TAUNTAUN, most=1, small_only=True)),
    always_on("riding", "speed", 2, who=who_carries(TAUNTAUN)),
    after("fall", Damaged, let_go(TAUNTAUN), when=badly_hurt(TAUNTAUN, Cause.ATTACK), forced=True),
    at_round_end(ride_on),
    wants=Wants(stand=((5, in_area(MEDICAL_BAY)),), fetch={TAUNTAUN: 5}),
)
