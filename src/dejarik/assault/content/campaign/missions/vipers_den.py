"""Viper's Den: both sides break into a shop, and whoever carries the core out has won."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    carrying,
    deploys,
    escaped,
    event,
    goal,
    imperials_want,
    imperials_win,
    mission,
    opened,
    rebels_win,
    retrievable,
    reveal,
    target,
    way_out,
)
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure

CORE, FOUND = "memory-core", "find-the-droid"


def anybody(state: MissionState, figure: Figure) -> bool:
    return REBELS(state, figure) or IMPERIALS(state, figure)


mission(
    "vipers-den",
    target(DOOR, attacked_by=anybody),
    retrievable(CORE, by=anybody),
    way_out(by=carrying(CORE, anybody)),
    goal("break-in", Wants(destroy=(DOOR,)), until=FOUND),
    goal("carry-core-out", Wants(carry=(CORE,)), from_=FOUND),
    imperials_want(Wants(carry=(CORE,)), from_=FOUND),
    event(FOUND, opened(), reveal("building"), deploys()),
    rebels_win("mission-core-saved", escaped(carrying=CORE, imperial=False)),
    imperials_win("mission-core-taken", escaped(carrying=CORE, imperial=True)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=1,
    imperial_goal="take-core",
)
