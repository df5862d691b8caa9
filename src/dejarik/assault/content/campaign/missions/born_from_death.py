"""Born from Death, the side mission of Shyla Varad: six data stores in an old base, and what is in them."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.campaign.rules.face_down import reveal_token
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    deploys,
    event,
    goal,
    imperials_win,
    mission,
    open_up,
    optional_deployment,
    rebels_win,
    reveal,
    revealed,
    round_ends,
    unguarded,
)
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.objects import THE_HERO
from dejarik.assault.content.campaign.language.searching import claim_together, usable_for_points
from dejarik.assault.content.campaign.language.triggers import status_begins
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import are_within, board_for, on_board, piece, situation
from dejarik.assault.rules.movement import MoveSpaces, may_go
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

STORE = "data-store"
FAR, RUSH = 4, 4


@follows
def study(state: MissionState, pick: Pick, store: Token) -> None:
    """What is in it happens, and then it is removed."""
    reveal_token(state, store)
    state.push(afterwards(pick, put_away, chosen=[store.id]))


@follows
def put_away(state: MissionState, then: Then, nothing: None) -> None:
    for id in then.chosen:
        if id in state.tokens:
            claim_together(state, state.tokens[id])


def all_studied(state: MissionState) -> bool:
    return state.memory.get(STORE, 0) >= 6


# --- On Their Heels: two figures that are far away and have not activated catch up ------------------


def catch_up(state: MissionState, occasion: EventHappens) -> None:
    pick_target(state, speaking(state, occasion.event), _far_away(state, []), rush, may=True)


def _far_away(state: MissionState, gone: list[int]) -> list[Figure]:
    return [
        figure
        for figure in on_board(state)
        if IMPERIALS(state, figure)
        and figure.id not in gone
        and state.groups[figure.group].ready
        and may_go(state, figure)
        and not any(are_within(state, figure, state.figures[each.figure], FAR) for each in present(state))
        and _closer(state, figure)
    ]


def _closer(state: MissionState, figure: Figure) -> list[int]:
    """The spaces that are nearer to a nearest hero than the figure is."""
    known, ground = situation(state), board_for(state)
    heroes = [piece(state, state.figures[each.figure]) for each in present(state)]
    away = [board.distance(known, piece(state, figure), each) for each in heroes]
    nearest = min((spaces for spaces in away if spaces is not None), default=0)
    found = 0
    for each, spaces in zip(heroes, away, strict=True):
        if spaces == nearest and nearest:
            found |= board.spaces_within(known, each, nearest - 1)
    return [int(space) for space in board.each(found & ground.on_map)]


@follows
def rush(state: MissionState, pick: Pick, figure: Figure) -> None:
    ending = _closer(state, figure)
    state.push(
        MoveSpaces(figure=figure.id, spaces=RUSH, seat=pick.seat, ending=ending),
        afterwards(pick, rush_again, chosen=[*pick.chosen, figure.id]),
    )


@follows
def rush_again(state: MissionState, then: Then, nothing: None) -> None:
    if len(then.chosen) < 2:
        pick_target(state, then, _far_away(state, then.chosen), rush, may=True, chosen=then.chosen)


def shyla_focuses(state: MissionState, occasion: EventHappens) -> None:
    for figure in on_board(state):
        if THE_HERO(state, figure):
            gain_condition(state, figure, Condition.FOCUSED)


mission(
    "born-from-death",
    usable_for_points(STORE, "study", study, by=HEROES, only=unguarded()),
    goal("hold-outside", Wants(defeat=IMPERIALS), until="facility-breach"),
    goal("study-stores", Wants(use=(STORE,)), from_="facility-breach"),
    event(
        "facility-breach",
        round_ends(2),
        reveal("base"),
        open_up("door-1", "door-2", "door-3"),
        deploys(),
        optional_deployment(),
    ),
    event("on-their-heels", revealed(STORE, "blue"), catch_up, each=True),
    event("alarm-triggered", revealed(STORE, "red"), deploys(), optional_deployment(), each=True),
    event("echoes-of-the-past", revealed(STORE, "green"), shyla_focuses),
    rebels_win("mission-records-read", status_begins(), when=all_studied),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=2,
    imperial_goal="hold-out",
)
