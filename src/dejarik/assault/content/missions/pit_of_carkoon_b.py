"""Pit of Carkoon B, Battle for the Khetanna: installations, and a cannon for whoever controls it."""

from __future__ import annotations

from dejarik.assault.content.missions.blocks import (
    Guns,
    Wants,
    area,
    at_round_end,
    in_area,
    mission,
    score_each,
    speaker,
)
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.objects.tokens import controller_of_object
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Use

INSTALLATION = "installation"
CANNON = "Cannon"


def fire_the_cannon(state: SkirmishState, use: Use) -> None:
    score_each(state, INSTALLATION, 3)
    crew = controller_of_object(state, area(state, CANNON))
    if crew is not None:
        state.push(Guns(seats=[speaker(state, crew)], die=Die.RED, key=use.key))


mission(
    "pit-of-carkoon-b",
    at_round_end(fire_the_cannon),
    wants=Wants(hold={INSTALLATION: 3}, stand=((1, in_area(CANNON)),)),
)
