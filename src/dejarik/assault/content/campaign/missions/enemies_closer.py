"""Enemies Closer, a story mission of Heart of the Empire: four hiding places, and then Darth Vader comes for what was
found."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.blocks import after
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    TIME,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    before,
    cannot,
    carrying,
    counted,
    defeated,
    deploys,
    escaped,
    event,
    gate,
    goal,
    happened,
    imperials_want,
    imperials_win,
    mission,
    of_card,
    open_up,
    opened,
    rebels_win,
    reveal,
    round_ends,
    show,
    usable,
    way_out,
)
from dejarik.assault.content.campaign.language.claiming import may_test_for_points
from dejarik.assault.content.campaign.language.merits import merit, narrow
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import ActivationBegins, Deployed
from dejarik.assault.rules.figures.damage import strain
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.movement import Moved, gain_points
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import DOOR, open_door, remove_token, retrieve, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

HIDING_PLACE, SHARD, VADER = "hiding-place", "bardottan-shard", "darth-vader-lord-of-the-sith"
DOORS = ("door-1-north", "door-2-south")
SEARCHER, HARD = "searcher", 9


# --- The search ---------------------------------------------------------------------------------------


def search(state: MissionState, figure: Figure, token: Token) -> None:
    remove_token(state, token)
    state.memory[SEARCHER] = figure.id
    count(state, HIDING_PLACE)
    may_test_for_points(2, Attribute.INSIGHT)(state, figure)


def snap(state: MissionState, occasion: EventHappens) -> None:
    figure = state.figures.get(state.memory[SEARCHER])
    if figure is not None:
        attempt(state, figure, (Attribute.STRENGTH, Attribute.TECH), caught, may=True)


@follows
def caught(state: MissionState, test: AttributeTest) -> None:
    """Three strain, less one for each success."""
    figure = state.figures.get(test.figure)
    if figure is not None and test.total < 3:
        strain(state, figure, 3 - test.total, by=EMPIRE)


# --- The Dark Lord ------------------------------------------------------------------------------------


def is_vader(state: MissionState, figure: Figure) -> bool:
    return figure.card == card_named(state, VADER)


def it_is_vader(state: MissionState, use: Use, event: ActivationBegins | Moved | Deployed) -> bool:
    figure = state.figures.get(event.figure)
    return figure is not None and is_vader(state, figure) and "the-dark-lord" in state.happened


def stride(state: MissionState, use: Use, event: ActivationBegins) -> None:
    for vader in still_there(state, event.figure):
        gain_points(state, vader, 2)


def take_and_break(state: MissionState, figure: Figure) -> None:
    """Doors beside him break, and he takes the shard if it is there."""
    for door in [door for door in tokens_of(state, DOOR) if next_to(state, figure, door)]:
        open_door(state, door)
    for shard in [shard for shard in tokens_of(state, SHARD) if next_to(state, figure, shard)]:
        retrieve(state, figure, shard)


def on_his_way(state: MissionState, use: Use, event: Moved) -> None:
    for vader in still_there(state, event.figure):
        take_and_break(state, vader)


def on_his_arrival(state: MissionState, use: Use, event: Deployed) -> None:
    for vader in still_there(state, event.figure):
        take_and_break(state, vader)


def vader_is_hard_hit(state: MissionState) -> bool:
    """Vader is on the map, or has just left it with the shard, and has suffered much."""
    left = [state.fallen[id] for id in state.escaped]
    return any(is_vader(state, figure) and figure.damage >= HARD for figure in (*on_board(state), *left))


mission(
    "enemies-closer",
    gate(*DOORS, locked_to=IMPERIALS),
    usable(HIDING_PLACE, "search", search, by=HEROES),
    goal("search", Wants(use=(HIDING_PLACE, DOOR)), until="the-dark-lord"),
    goal("defeat-vader", Wants(defeat=of_card(VADER)), from_="the-dark-lord"),
    imperials_want(Wants(visit=(SHARD,), carry=(SHARD,), who=is_vader), from_="the-dark-lord"),
    event("vaders-fist", round_ends(2), deploys()),
    event("back-guard", opened(*DOORS), reveal("back-hall"), open_up(*DOORS), deploys()),
    event("booby-trap", counted(HIDING_PLACE, 2), deploys(), snap),
    event("the-dark-lord", counted(HIDING_PLACE, 4), show(SHARD), deploys()),
    cannot("can-gain-harmful", is_vader, when=happened("the-dark-lord")),
    cannot("can-be-pushed", is_vader, when=happened("the-dark-lord")),
    cannot("can-move-out-of-turn", is_vader, when=happened("the-dark-lord")),
    Block(after("stride", ActivationBegins, stride, when=it_is_vader, forced=True)),
    Block(after("on-his-way", Moved, on_his_way, when=it_is_vader, forced=True)),
    Block(after("on-his-arrival", Deployed, on_his_arrival, when=it_is_vader, forced=True)),
    way_out(by=carrying(SHARD, IMPERIALS)),
    rebels_win("mission-dark-lord-defeated", defeated(VADER)),
    imperials_win("mission-shard-taken", escaped(VADER, carrying=SHARD)),
    imperials_win(TIME, round_ends(6), when=before("the-dark-lord")),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("vader-hard-hit", when=vader_is_hard_hit),
    narrow(),
    rules=2,
    imperial_goal="hold-out",
)
