"""Perilous Hunt, a side mission of Jabba's Realm: seven rancor eggs behind barricades, and their mother."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import after
from dejarik.assault.content.campaign.language import (
    REBELS,
    TIME,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    counted,
    deploys,
    destroyed,
    event,
    goal,
    happened,
    imperials_win,
    mission,
    obstacle,
    rebels_win,
    retrievable,
    retrieved,
    round_ends,
    show,
)
from dejarik.assault.content.campaign.language.delivering import delivered, lost_in_pain
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.objects.interacting import Interacted
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

BARRICADE, EGG, CACHE = "barricade", "rancor-egg", "cache"


def _took_an_egg(state: MissionState, use: Use, event: Interacted) -> bool:
    return event.kind == EGG and event.figure in state.figures


def dash(state: MissionState, use: Use, event: Interacted) -> None:
    for figure in still_there(state, event.figure):
        attempt(state, figure, (Attribute.INSIGHT,), dash_off, may=True)


@follows
def dash_off(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if test.passed and figure is not None:
        gain_points(state, figure, 2)


mission(
    "perilous-hunt",
    obstacle(BARRICADE, attacked_by=REBELS),
    retrievable(EGG, by=REBELS),
    Block(after("rule-2", Interacted, dash, when=_took_an_egg, forced=True)),
    lost_in_pain(EGG, holding=(Attribute.STRENGTH,), rule=3),
    delivered(EGG, to=CACHE, by=REBELS, rule=4),
    goal("break-through", Wants(destroy=(BARRICADE,)), until="imperial-operation"),
    goal("claim-eggs", Wants(carry=(EGG,), to=CACHE), from_="imperial-operation"),
    event("imperial-operation", destroyed(BARRICADE), show(EGG), deploys()),
    event("first-egg", retrieved(EGG), show(CACHE)),
    event("mothers-domain", round_ends() & happened("first-egg"), deploys()),
    rebels_win("mission-eggs-claimed", counted(EGG, 7)),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=4,
    imperial_goal="hold-out",
)
