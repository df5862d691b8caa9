"""Trespass, the introduction of Jabba's Realm: through the fence, into the command post, to its terminal."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import rebels_win
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    before,
    deploys,
    destroyed,
    event,
    gate,
    goal,
    imperials_win,
    mission,
    obstacle,
    opened,
    reveal,
    round_ends,
    unguarded,
    usable,
)
from dejarik.assault.content.campaign.language import rebels_win as ends
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure, Token

SABOTAGED = "mission-sabotaged"


def sabotage(state: MissionState, figure: Figure, token: Token) -> None:
    rebels_win(state, SABOTAGED)


mission(
    "trespass",
    obstacle("barricade", attacked_by=REBELS),
    gate("door", locked_to=IMPERIALS),
    gate("door", locked_to=REBELS, when=before("ambush")),
    usable("terminal", "sabotage", sabotage, by=HEROES, only=unguarded("stormtrooper")),
    goal("break-through", Wants(destroy=("barricade",)), until="ambush"),
    goal("enter", Wants(use=(DOOR,)), from_="ambush", until="the-captains-squad"),
    goal("sabotage", Wants(use=("terminal",)), from_="the-captains-squad"),
    event("ambush", destroyed("barricade"), reveal("skiff"), deploys()),
    event("the-captains-squad", opened("door"), reveal("command-post"), deploys()),
    ends(SABOTAGED),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hold-out",
)
