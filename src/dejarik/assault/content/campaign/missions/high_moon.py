"""High Moon, Jyn Odan's own mission: she calls Szark out, and whoever draws first shoots first."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.threat import threat_cost
from dejarik.assault.content.blocks import after, me, surge
from dejarik.assault.content.campaign.language import (
    WOUNDED,
    Wants,
    all_heroes_wounded,
    defeated,
    deploys,
    event,
    goal,
    imperials_win,
    mission,
    open_up,
    rebels_win,
    remove,
    reveal,
    usable,
)
from dejarik.assault.content.campaign.language.interrupting import strike
from dejarik.assault.content.campaign.language.mission import of_figure
from dejarik.assault.content.campaign.language.objects import THE_HERO
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.content.campaign.language.triggers import interacted
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import ActivationBegins, RoundBegins
from dejarik.assault.rules.figures.damage import recover
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.interacting import Interacted
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

COMLINK, SZARK, GUNFIGHT = "comlink", "szark", "the-gunfight"


def is_szark(state: MissionState, figure: Figure) -> bool:
    return figure.card == "trandoshan-hunter" and state.arrivals.get(figure.group) == GUNFIGHT


def draw(state: MissionState, occasion: EventHappens) -> None:
    for caller in still_there(state, occasion.cause(Interacted).figure):
        attempt(state, caller, (Attribute.INSIGHT,), shoot, key=state.mission, ability=GUNFIGHT)


@follows
def shoot(state: MissionState, test: AttributeTest) -> None:
    hero = state.figures.get(test.figure)
    for szark in [figure for figure in on_board(state) if is_szark(state, figure)]:
        if hero is not None:
            strike(state, hero, at=szark) if test.passed else strike(state, szark, at=hero)


def is_hurt(state: MissionState, use: Use) -> bool:
    return me(state, use).damage > 0


def is_hurt_and_acts(state: MissionState, use: Use, event: ActivationBegins) -> bool:
    return event.figure == use.subject and is_hurt(state, use)


def shrug_off(state: MissionState, use: Use) -> None:
    recover(state, me(state, use), state.threat_level)


mission(
    "high-moon",
    usable(COMLINK, "call", by=THE_HERO),
    of_figure(
        SZARK,
        surge("1", effect=AttackEffect(damage=2)),
        after("shrug-off", RoundBegins, shrug_off, when=is_hurt, costs=(threat_cost(2),)),
        after("brace", ActivationBegins, shrug_off, when=is_hurt_and_acts, costs=(threat_cost(2),)),
    ),
    goal("call-him-out", Wants(use=(COMLINK,)), until=GUNFIGHT),
    goal("defeat-szark", Wants(defeat=is_szark), from_=GUNFIGHT),
    event(
        GUNFIGHT,
        interacted(COMLINK),
        open_up("cantina-door"),
        reveal("cantina"),
        remove(COMLINK),
        deploys(),
        draw,
    ),
    rebels_win("mission-szark-defeated", defeated(SZARK, of=GUNFIGHT)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="wound-heroes",
)
