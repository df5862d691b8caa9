"""Nal Hutta Borderlands, Enemy of my Enemy and Border Dispute: outposts to hold, and turrets that fire."""

from __future__ import annotations

from dejarik.assault.content.missions.blocks import (
    Guns,
    Wants,
    at_round_end,
    at_round_start,
    mission,
    score_each,
    speaker,
    teams_in_order,
)
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.objects.tokens import controller_of_token, tokens_of
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Use

TURRET, OUTPOST = "turret", "outpost"


def fire_turrets(state: SkirmishState, use: Use) -> None:
    seats = [
        speaker(state, side)
        for side in teams_in_order(state)
        for turret in tokens_of(state, TURRET)
        if controller_of_token(state, turret) == side
    ]
    if seats:
        state.push(Guns(seats=seats, die=Die.GREEN, key=use.key))


for id in ("nal-hutta-borderlands-a", "nal-hutta-borderlands-b"):
    mission(
        id,
        at_round_start(fire_turrets),
        at_round_end(lambda state, use: score_each(state, OUTPOST, 2)),
        wants=Wants(hold={OUTPOST: 2, TURRET: 1.5}),
    )
