"""Escape from Cloud City: a hallway, a cell with three prisoners, and a shuttle that does not wait."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import Part, special
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Block,
    Wants,
    all_heroes_in,
    all_heroes_wounded,
    both,
    counted,
    deploys,
    entered,
    event,
    for_figures,
    goal,
    imperials_win,
    incapacitates,
    mission,
    moved,
    opened,
    rebels_win,
    removed_last,
    retrievable,
    retrieved,
    reveal,
    round_ends,
    show,
    whenever,
)
from dejarik.assault.content.campaign.language.areas import figures_in, within
from dejarik.assault.content.campaign.language.doors import forceable, open_before
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.phrases import adjacent_foes
from dejarik.assault.content.picks import Pick
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.tokens import DOOR, carried_by, remove_token
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

PRISONER, SHUTTLE, ABOARD = "prisoner", "shuttle", "prisoners-aboard"
GUARDS, SHIP = "hired-guards", "get-to-the-ship"
HALLWAY_DOOR, CELL_DOOR, SHUTTLE_DOOR = "hallway-door", "cell-door", "shuttle-door"
PRISONERS = 3
MOST_STOWAWAYS = 3
"""The Imperial figures with which the shuttle still takes off."""


def _whose_door(state: MissionState, figure: Figure, aim: Figure | Token) -> bool:
    """Rebels do not shoot at the shuttle's door, nor the Empire at the others."""
    if not isinstance(aim, Token) or aim.kind != DOOR:
        return False
    ships = aim.door == door_number(state, SHUTTLE_DOOR)
    return REBELS(state, figure) if ships else IMPERIALS(state, figure)


def _brought(state: MissionState) -> list[Token]:
    """The prisoners whom Rebels have carried onto the shuttle."""
    carriers = [figure for figure in figures_in(state, SHUTTLE) if REBELS(state, figure)]
    return [token for each in carriers for token in carried_by(state, each) if token.kind == PRISONER]


def somebody_is_brought(state: MissionState) -> bool:
    return bool(_brought(state))


def board_them(state: MissionState) -> None:
    """Prisoners who have been carried onto the shuttle are claimed."""
    for token in _brought(state):
        remove_token(state, token)
        count(state, ABOARD)


def can_launch(state: MissionState) -> bool:
    stowaways = sum(IMPERIALS(state, figure) for figure in figures_in(state, SHUTTLE))
    return state.memory.get(ABOARD, 0) >= PRISONERS and stowaways <= MOST_STOWAWAYS


@follows
def grapple(state: MissionState, pick: Pick, foe: Figure) -> None:
    attempt(state, state.figures[pick.subject], (Attribute.STRENGTH,), shove, about=foe.id)


@follows
def shove(state: MissionState, test: AttributeTest) -> None:
    if test.passed and test.about in state.figures and test.figure in state.figures:
        seat = state.figures[test.figure].seat
        state.push(MoveSpaces(figure=test.about, spaces=2, seat=seat, willing=False))


mission(
    "escape-from-cloud-city",
    incapacitates(),
    Block(Part("doors", bars_target=_whose_door), target=DOOR),
    forceable(HALLWAY_DOOR, CELL_DOOR, attributes=(Attribute.STRENGTH, Attribute.TECH), by=HEROES, needed=2),
    open_before(SHUTTLE_DOOR, side=REBELS),
    for_figures(special("shove", choose(adjacent_foes, grapple)), by=within(SHUTTLE, side=REBELS)),
    retrievable(PRISONER, by=REBELS),
    whenever(
        "board-them",
        (entered(SHUTTLE, side=REBELS) | retrieved(PRISONER, 0)) & somebody_is_brought,
        board_them,
    ),
    goal("open-hallway", Wants(use=(DOOR,), destroy=(DOOR,)), until=GUARDS),
    goal("open-cell", Wants(use=(DOOR,), destroy=(DOOR,)), from_=GUARDS, until=SHIP),
    goal("get-aboard", Wants(carry=(PRISONER,), to=SHUTTLE, enter=SHUTTLE, counts=(ABOARD,)), from_=SHIP),
    event(GUARDS, opened(HALLWAY_DOOR), reveal("hallway"), reveal("shuttle"), deploys()),
    event(SHIP, opened(CELL_DOOR), deploys(), show(PRISONER)),
    rebels_win(
        "mission-all-aboard",
        moved() | counted(ABOARD, PRISONERS) | removed_last(),
        when=both(all_heroes_in(SHUTTLE), can_launch),
    ),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hold-out",
)
