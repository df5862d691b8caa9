"""Aftermath, the introduction of the core campaign: four terminals, three of them behind a door."""

from __future__ import annotations

from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    become,
    deploys,
    destroyed,
    event,
    gate,
    goal,
    guarded,
    happened,
    harden,
    imperials_win,
    mission,
    opened,
    options,
    points,
    rebels_win,
    round_ends,
    shut,
    stronger,
    target,
)
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL

mission(
    "aftermath",
    target(TERMINAL, attacked_by=REBELS),
    stronger(TERMINAL, guarded(), block=1),
    target(DOOR, attacked_by=REBELS),
    gate("outpost-door-1", locked_to=IMPERIALS),
    goal("destroy-terminals", Wants(destroy=(TERMINAL,))),
    event("fortified", opened("outpost-door-1"), deploys(), become("e-web-engineer", Condition.FOCUSED)),
    event(
        "lockdown",
        round_ends(),
        options(imperial=True),
        when=happened("fortified"),
        choices={
            "armour": (harden(TERMINAL, 7),),
            "lock": (shut("outpost-door-1"), points(on=["red"])),
        },
    ),
    rebels_win("mission-terminals-destroyed", destroyed(TERMINAL, 4)),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=2,
    imperial_goal="hold-out",
)
