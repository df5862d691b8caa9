"""Homecoming: Luke has to reach a terminal, and then his skyhopper, past everybody who has found the farm."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    TIME,
    Wants,
    defeated,
    deploys,
    event,
    goal,
    imperials_want,
    imperials_win,
    mission,
    of_card,
    open_up,
    rebels_win,
    remove,
    reveal,
    round_ends,
    usable,
)
from dejarik.assault.content.campaign.language.areas import figures_in
from dejarik.assault.content.campaign.language.objects import whole
from dejarik.assault.content.campaign.language.triggers import interacted
from dejarik.assault.rules.objects.tokens import TERMINAL

LUKE, SKYHOPPER, DARK_LORD = "luke-skywalker-hero-of-the-rebellion", "t-16-skyhopper", "the-dark-lord"

is_luke = of_card(LUKE)


def is_clear(state: MissionState) -> bool:
    """At most two Imperial figures are in the garage."""
    return sum(IMPERIALS(state, figure) for figure in figures_in(state, "garage")) <= 2


mission(
    "homecoming",
    usable(TERMINAL, "open-doors", by=is_luke),
    whole(SKYHOPPER),
    usable(SKYHOPPER, "take-off", by=is_luke, when=is_clear),
    goal("reach-terminal", Wants(use=(TERMINAL,), protect=is_luke), until=DARK_LORD),
    goal("reach-skyhopper", Wants(use=(SKYHOPPER,), protect=is_luke), from_=DARK_LORD),
    imperials_want(Wants(defeat=is_luke)),
    event(
        DARK_LORD,
        interacted(TERMINAL),
        remove(TERMINAL),
        open_up("door-west", "door-east", "door-south"),
        reveal("garage"),
        deploys(),
    ),
    rebels_win("mission-luke-away", interacted(SKYHOPPER)),
    imperials_win("mission-luke-defeated", defeated(LUKE)),
    imperials_win(TIME, round_ends(6)),
    rules=2,
    imperial_goal="defeat-luke",
)
