"""Temple Gardens, Temple Onslaught and Garden Standoff: tactical positions, more for several of one colour."""

from __future__ import annotations

from dejarik.assault.content.missions.blocks import (
    Wants,
    at_round_end,
    controlled,
    mission,
    open_doors_in_time,
    score_team,
    teams_in_order,
)
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import earned_for
from dejarik.kernel import Use

POSITION = "tactical-position"


def hold_positions(state: SkirmishState, use: Use) -> None:
    """IA-MISSION-01 to -03: 2 points each, and for several of one colour as many more as there are of it."""
    open_doors_in_time(state, use)
    positions = tokens_of(state, POSITION)
    held = [(side, controlled(state, positions, side)) for side in teams_in_order(state)]
    for side, mine in held:
        score_team(state, side, 2 * len(mine), earned_for(mine))
        for colour in dict.fromkeys(position.colour for position in mine):
            alike = [position for position in mine if position.colour == colour]
            if len(alike) > 1:
                score_team(state, side, len(alike), earned_for(alike, of_one_colour=True))


for id in ("temple-gardens-a", "temple-gardens-b"):
    mission(id, at_round_end(hold_positions), wants=Wants(hold={POSITION: 3}))
