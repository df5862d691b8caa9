"""Fly Solo: Han sits behind a locked door, or comes through it by himself; then everybody runs."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    Wants,
    before,
    closed,
    defeated,
    deploys,
    escaped,
    event,
    forceable,
    gain,
    goal,
    happened,
    imperials_want,
    imperials_win,
    mission,
    of_card,
    open_up,
    opened,
    options,
    rebels_win,
    resolved,
    reveal,
    round_ends,
    way_out,
    without_ally,
)
from dejarik.assault.content.campaign.language.interrupting import each_may_act
from dejarik.assault.content.campaign.language.merits import merit
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.kernel import NOBODY

HAN, TROOPERS, IG_88 = "han-solo-scoundrel", "stormtrooper-elite", "ig-88-assassin-droid"
PATRONS, ESCAPE, RUN = "strange-patrons", "daring-escape", "time-to-run"
DOOR_NAME = "back-room-door"

is_han = of_card(HAN)


def scuffle(state: MissionState, occasion: EventHappens) -> None:
    """Nobody has come through that door unharmed."""
    came = [figure for figure in on_board(state) if state.arrivals.get(figure.group) == occasion.event]
    hurt(state, [figure for figure in came if figure.card == HAN], 4, by=NOBODY)
    hurt(state, [figure for figure in came if figure.card == TROOPERS], 2, by=NOBODY)


mission(
    "fly-solo",
    without_ally(HAN),
    forceable(DOOR_NAME, attributes=(Attribute.STRENGTH,), by=HEROES),
    way_out("exit", by=is_han),
    goal("reach-han", Wants(use=(DOOR,)), until=RUN),
    goal("bring-han-out", Wants(reach="exit", who=is_han, protect=is_han), from_=RUN),
    imperials_want(Wants(defeat=is_han)),
    event(PATRONS, opened(DOOR_NAME), reveal("back-room"), deploys(), when=before(ESCAPE)),
    event(
        ESCAPE,
        round_ends(3),
        open_up(DOOR_NAME),
        reveal("back-room"),
        deploys(),
        scuffle,
        when=closed(DOOR_NAME),
    ),
    event(
        RUN,
        resolved(PATRONS) | resolved(ESCAPE),
        deploys(),
        options(imperial=True),
        choices={"pursue": (each_may_act(of_card(IG_88), after=5, attack=False),), "alert": (gain(4),)},
    ),
    rebels_win("mission-han-escaped", escaped(HAN)),
    imperials_win("mission-han-defeated", defeated(HAN)),
    merit("back-room-opened", when=happened(PATRONS)),
    merit("han-broke-out", when=happened(ESCAPE)),
    rules=2,
    imperial_goal="defeat-han",
)
