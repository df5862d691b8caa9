"""Impounded: clamps and a pilot at two ends of the docks, and a hatch between them."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    carrying,
    counted,
    deploys,
    event,
    goal,
    imperials_win,
    mission,
    object_test,
    rebels_win,
    retrievable,
    retrieved,
    round_ends,
    show,
    usable,
)
from dejarik.assault.content.campaign.language.carrying import weighed_down
from dejarik.assault.content.campaign.language.triggers import interacted
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.objects.tokens import TERMINAL

PILOT, HATCH, TAKEOFF = "pilot", "hatch", "prep-for-takeoff"


def is_ready(state: MissionState) -> bool:
    """The clamps are open, and somebody has found the pilot."""
    return bool(state.memory.get(TERMINAL)) and bool(state.memory.get(f"{PILOT}-retrieved"))


mission(
    "impounded",
    object_test(TERMINAL, "deactivate", (Attribute.TECH, Attribute.INSIGHT), by=HEROES),
    retrievable(PILOT, by=HEROES),
    weighed_down(PILOT, speed=-1, defence_block=-1),
    usable(HATCH, "board", by=carrying(PILOT, HEROES)),
    goal("free-ship-and-pilot", Wants(use=(TERMINAL,), carry=(PILOT,)), until=TAKEOFF),
    goal("bring-pilot-aboard", Wants(use=(HATCH,), carry=(PILOT,), to=HATCH), from_=TAKEOFF),
    event(TAKEOFF, counted(TERMINAL, 1) | retrieved(PILOT), deploys(), show(HATCH), when=is_ready),
    rebels_win("mission-pilot-aboard", interacted(HATCH)),
    imperials_win(TIME, round_ends(5)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hold-out",
)
