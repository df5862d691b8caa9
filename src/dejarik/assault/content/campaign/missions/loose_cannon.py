"""Loose Cannon, Mak Eshka'rey's own mission: a walker with the wrong pilot, and a testing ground full of Imperials."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import own_hero
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import threat_level
from dejarik.assault.content.campaign.language import (
    A_MOVE,
    IMPERIALS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    deploy,
    event,
    forbid,
    gap,
    goal,
    imperials_win,
    mission,
    no_imperials_left,
    of_card,
    options,
    rebels_win,
    removed_last,
    round_ends,
)
from dejarik.assault.content.campaign.language.interrupting import each_may_act, strike
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.content.campaign.language.terrain import indoors
from dejarik.assault.content.campaign.language.vehicles import driven, get_out_of_wreck, wrecked
from dejarik.assault.rules.figures.damage import hurt, recover
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.state import Figure

WALKER, CHAMPION = "at-st", "royal-guard-champion"
CRASH = 10

is_champion = of_card(CHAMPION)


def is_walker(state: MissionState, figure: Figure) -> bool:
    return state.named.get(figure.group) == WALKER


def fall(state: MissionState, occasion: EventHappens) -> None:
    hurt(state, still_there(state, own_hero(state).figure), CRASH, by=EMPIRE)


def charge(state: MissionState, occasion: EventHappens) -> None:
    for champion in [figure for figure in on_board(state) if is_champion(state, figure)]:
        strike(state, champion, after=A_MOVE)


def rally(state: MissionState, occasion: EventHappens) -> None:
    for champion in [figure for figure in on_board(state) if is_champion(state, figure)]:
        recover(state, champion, 1 + threat_level(state, 0))


mission(
    "loose-cannon",
    driven(WALKER, rule=1),
    indoors(is_walker, area="hangar"),
    gap("broken-wall"),
    goal("defeat-all", Wants(defeat=IMPERIALS)),
    event("chaos", round_ends(1), deploy("e-web-engineer", active_points)),
    event("strategic-withdrawal", round_ends(3), forbid("can-gain-threat")),
    event(
        "press-the-advantage",
        wrecked(WALKER),
        get_out_of_wreck,
        fall,
        options(imperial=True),
        choices={
            "charge": (charge,),
            "rally": (rally,),
            "advance": (each_may_act(IMPERIALS, after=2, attack=False),),
        },
    ),
    rebels_win("mission-imperials-defeated", removed_last(), when=no_imperials_left),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hold-out",
)
