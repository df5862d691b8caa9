"""Overcharged, a story mission of Jabba's Realm: explosives from a depot, to be carried out or thrown on the way."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.layout import spaces_of
from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.sheet_tokens import on_sheet, put_on_sheet
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import ONCE_PER_ACTIVATION, during, strain_cost
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    deploy,
    deploys,
    event,
    for_heroes,
    gate,
    goal,
    imperials_win,
    incapacitates,
    mission,
    moved,
    opened,
    rebels_win,
    reveal,
    round_ends,
)
from dejarik.assault.content.campaign.language.areas import all_heroes_in
from dejarik.assault.content.campaign.language.bombarding import figures_suffer
from dejarik.assault.content.campaign.language.merits import earns, merit, narrow
from dejarik.assault.content.campaign.language.searching import usable_for_points
from dejarik.assault.content.campaign.language.triggers import resolved
from dejarik.assault.content.choosing import by_use, choose_space
from dejarik.assault.content.picks import Pick
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import piece, situation
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.objects.tokens import DOOR, remove_token
from dejarik.assault.rules.state import Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

EXPLOSIVE, ZONE = "explosive", "extraction-zone"
ENOUGH, ALL_AT_ONCE = 6, "6-explosives-at-once"


@follows
def take(state: MissionState, pick: Pick, charge: Token) -> None:
    """It lies with the hero from now on, who may test insight for 1 movement point."""
    hero = state.figures[pick.subject]
    remove_token(state, charge)
    put_on_sheet(state, hero.id, EXPLOSIVE)
    count(state, EXPLOSIVE)
    earns(ALL_AT_ONCE, when=enough_claimed)(state)
    attempt(state, hero, (Attribute.INSIGHT,), hurry, may=True)


@follows
def hurry(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if test.passed and figure is not None:
        gain_points(state, figure, 1)


def _in_range(state: MissionState, use: Use) -> list[int]:
    """Where a hero with a charge can throw it: up to 3 spaces away."""
    if not on_sheet(state, use.subject, EXPLOSIVE):
        return []
    near = board.spaces_within(situation(state), piece(state, state.figures[use.subject]), 3)
    return [int(space) for space in board.each(near)]


@follows
def throw(state: MissionState, pick: Pick, space: int) -> None:
    put_on_sheet(state, pick.subject, EXPLOSIVE, -1)
    figures_suffer(state, pick, space)


def enough_claimed(state: MissionState) -> bool:
    return sum(on_sheet(state, id, EXPLOSIVE) for id in state.heroes) >= ENOUGH


def blue_points(state: MissionState) -> list[int]:
    return spaces_of(state, ["F5", "A9"])


mission(
    "overcharged",
    incapacitates(),
    gate("outpost-door", "bunker-door", locked_to=IMPERIALS),
    usable_for_points(EXPLOSIVE, "claim", take, by=HEROES),
    for_heroes(
        during(
            "throw",
            choose_space(by_use(_in_range), throw),
            limit=ONCE_PER_ACTIVATION,
            costs=(strain_cost(1),),
        ),
    ),
    goal("get-in", Wants(use=(DOOR,)), until="hired-help"),
    goal("claim-explosives", Wants(use=(EXPLOSIVE, DOOR), enter=ZONE), from_="hired-help"),
    event(
        "hired-help", opened("outpost-door"), reveal("depot"), deploys(), deploy("probe-droid", blue_points)
    ),
    event("bomb-shed", opened("bunker-door"), reveal("bunker"), deploys()),
    event("stop-the-extraction", round_ends(4), deploys()),
    rebels_win(
        "mission-explosives-delivered",
        moved() | resolved("stop-the-extraction"),
        when=both(enough_claimed, all_heroes_in(ZONE)),
    ),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit(ALL_AT_ONCE),
    narrow(),
    rules=4,
    imperial_goal="hold-out",
)
