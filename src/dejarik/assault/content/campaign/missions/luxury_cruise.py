"""Luxury Cruise: five terminals to be held, and a crew that shuts doors behind the heroes."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.threat import gain_threat, threat_level
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    counted,
    deploys,
    event,
    forceable,
    gate,
    goal,
    imperials_win,
    mission,
    one_may_attack,
    options,
    rebels_win,
    round_ends,
)
from dejarik.assault.content.campaign.language.doors import one_door_closes
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, remove_token, tokens_of
from dejarik.assault.rules.state import Token

DOORS = ("door-north-1", "door-north-2", "door-east-1", "door-east-2")


def _secured(state: MissionState) -> list[Token]:
    """The terminals next to which Rebel figures stand and no others."""
    beside = {
        token.id: [figure for figure in on_board(state) if next_to(state, figure, token)]
        for token in tokens_of(state, TERMINAL)
    }
    return [
        token
        for token in tokens_of(state, TERMINAL)
        if any(REBELS(state, figure) for figure in beside[token.id])
        and not any(IMPERIALS(state, figure) for figure in beside[token.id])
    ]


def can_secure(state: MissionState) -> bool:
    return bool(_secured(state))


def secure(state: MissionState, occasion: EventHappens) -> None:
    """Each terminal by itself."""
    for token in _secured(state):
        remove_token(state, token)
        gain_threat(state, threat_level(state, 0))
        count(state, TERMINAL)


mission(
    "luxury-cruise",
    gate(*DOORS, locked_to=REBELS),
    forceable(*DOORS, attributes=(Attribute.STRENGTH, Attribute.TECH), by=REBELS),
    goal("secure-terminals", Wants(use=(DOOR,), counts=(TERMINAL,), reach=TERMINAL)),
    event("desperation", round_ends(), secure, when=can_secure, each=True),
    event(
        "sound-the-alarm",
        round_ends(),
        options(imperial=True),
        each=True,
        after=("desperation",),
        choices={"close-door": (one_door_closes(*DOORS),), "attack": (one_may_attack(),)},
    ),
    event("secure-the-ship", round_ends(2), deploys()),
    rebels_win("mission-ship-secured", counted(TERMINAL, 5)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=2,
    imperial_goal="wound-heroes",
)
