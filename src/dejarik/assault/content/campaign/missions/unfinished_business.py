"""Unfinished Business, Drokkatta's mission: a mine whose doors and terminals give way to its own explosives alone."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import DoorId
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import me
from dejarik.assault.content.campaign.language import (
    HEROES,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    deploys,
    destroyed,
    event,
    goal,
    imperials_win,
    mission,
    opened,
    rebels_win,
    reveal,
    round_ends,
    target,
)
from dejarik.assault.content.campaign.language.carrying import take_up
from dejarik.assault.content.campaign.language.escorts import for_points
from dejarik.assault.content.phrases import roll, things_near
from dejarik.assault.content.picks import Pick, pick_space, pick_target
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import piece, situation
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, carried_by, remove_token, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

EXPLOSIVE = "mining-explosive"
#: How many a figure can carry, how far it can throw one, and what taking and throwing cost.
HANDS, FAR, POINTS = 2, 2, 2


def nobody(state: MissionState, figure: Figure) -> bool:
    return False


# --- Picking up -----------------------------------------------------------------------------------------


def _held(state: MissionState, figure: Figure) -> list[Token]:
    return [token for token in carried_by(state, figure) if token.kind == EXPLOSIVE]


def _in_reach(state: MissionState, figure: Figure) -> list[Token]:
    if len(_held(state, figure)) >= HANDS:
        return []
    return [
        token for token in tokens_of(state, EXPLOSIVE) if not token.carrier and next_to(state, figure, token)
    ]


def can_take(state: MissionState, figure: Figure) -> bool:
    return bool(_in_reach(state, figure))


def take(state: MissionState, use: Use) -> None:
    pick_target(state, use, _in_reach(state, me(state, use)), taken)


@follows
def taken(state: MissionState, pick: Pick, token: Token) -> None:
    figure = state.figures[pick.subject]
    take_up(state, figure, token)
    attempt(state, figure, (Attribute.STRENGTH,), carry_on, may=True)


@follows
def carry_on(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if test.passed and figure is not None:
        gain_points(state, figure, 1)


# --- Throwing -------------------------------------------------------------------------------------------


def can_throw(state: MissionState, figure: Figure) -> bool:
    return bool(_held(state, figure))


def throw(state: MissionState, use: Use) -> None:
    figure = me(state, use)
    remove_token(state, _held(state, figure)[0], used=True)
    near = board.spaces_within(situation(state), piece(state, figure), FAR)
    pick_space(state, use, [int(space) for space in board.each(near)], explode)


@follows
def explode(state: MissionState, pick: Pick, space: int) -> None:
    """Everything in that space or next to it suffers what the die shows."""
    [face] = roll(state, Die.RED)
    spot = board.space_thing(1 << space)
    doors = [
        token
        for token in tokens_of(state, DOOR)
        if token.health and board.adjacent_to_door(situation(state), spot, DoorId(token.door))
    ]
    others = [each for each in things_near(state, space, 1) if not isinstance(each, Token) or each.door < 0]
    hits = [
        Damaged(target=each.id, amount=face.damage, by=pick.seat, source=pick.subject)
        for each in (*others, *doors)
    ]
    if hits:
        state.occur(*hits)


mission(
    "unfinished-business",
    target(DOOR, attacked_by=nobody),
    target(TERMINAL, attacked_by=nobody),
    for_points("take", POINTS, take, by=HEROES, when=can_take),
    for_points("throw", POINTS, throw, by=HEROES, when=can_throw),
    goal("destroy-terminals", Wants(tools=(EXPLOSIVE,), destroy=(TERMINAL, DOOR))),
    event("well-guarded", opened("guard-post-door"), reveal("guard-post"), deploys()),
    event("break-time-is-over", opened("mess-hall-door"), reveal("mess-hall"), deploys()),
    event("strike-at-the-heart", opened("control-center-door"), reveal("control-center"), deploys()),
    rebels_win("mission-terminals-blown-up", destroyed(TERMINAL, 2)),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hold-out",
)
