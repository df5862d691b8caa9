"""Desperate Hour, a finale: General Weiss in one walker after the other, and the first one to be turned against him."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    defeated,
    deploys,
    entered,
    event,
    goal,
    happened,
    imperials_win,
    mission,
    of_card,
    open_up,
    opened,
    rebels_win,
    reveal,
    round_ends,
    shut,
    target,
)
from dejarik.assault.content.campaign.language.relentless import acts_after, acts_after_groups
from dejarik.assault.content.campaign.language.terrain import indoors
from dejarik.assault.rules.objects.tokens import DOOR, tokens_of
from dejarik.assault.rules.state import Figure

WEISS, WALKER = "general-weiss-field-commander", "at-st"
HANGAR = ("hangar-door-1", "hangar-door-2")
WAREHOUSE = ("warehouse-door-1", "warehouse-door-2")
NOT_SO_FAST, RESPITE, BITTER_END = "not-so-fast", "respite", "the-bitter-end"

is_weiss = of_card(WEISS)
it_is_the_end = happened(BITTER_END)


def is_walker(state: MissionState, figure: Figure) -> bool:
    """The machine that the Rebels have taken."""
    return state.named.get(figure.group) == WALKER


def may_break(state: MissionState, figure: Figure) -> bool:
    """Doors that have Health: the Rebels may attack them, and at the end everybody."""
    return REBELS(state, figure) or it_is_the_end(state)


def bar_the_doors(state: MissionState, occasion: EventHappens) -> None:
    for token in tokens_of(state, DOOR):
        token.health, token.block = 10, 2


mission(
    "desperate-hour",
    target(DOOR, attacked_by=may_break),
    indoors(),
    acts_after(is_walker, HEROES, name="walker-acts"),
    acts_after_groups(is_weiss, when=it_is_the_end, name="weiss-acts"),
    goal("enter-hangar", Wants(destroy=(DOOR,)), until=NOT_SO_FAST),
    goal("defeat-weiss", Wants(defeat=is_weiss), from_=NOT_SO_FAST, until=RESPITE),
    goal("reach-clearing", Wants(reach="clearing"), from_=RESPITE, until=BITTER_END),
    goal("defeat-weiss-again", Wants(defeat=is_weiss), from_=BITTER_END),
    event(NOT_SO_FAST, opened(*HANGAR), reveal("hangar"), deploys()),
    event(RESPITE, defeated(WEISS), reveal("warehouse"), open_up(*HANGAR, *WAREHOUSE), deploys()),
    event(
        BITTER_END,
        entered("clearing", side=REBELS),
        reveal("clearing"),
        shut(*HANGAR, *WAREHOUSE),
        bar_the_doors,
        deploys(),
    ),
    rebels_win("mission-weiss-defeated-twice", defeated(WEISS) & it_is_the_end),
    imperials_win(TIME, round_ends(8)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=2,
    imperial_goal="hold-out",
)
