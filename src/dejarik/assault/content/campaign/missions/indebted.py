"""Indebted, Gaarkhan's own mission: three terminals, three cannons that fire every round, and a friend in a cell."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    counted,
    deploys,
    event,
    goal,
    imperials_win,
    mission,
    object_test,
    open_up,
    rebels_win,
    reveal,
    round_ends,
    usable,
)
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.objects import THE_HERO
from dejarik.assault.content.campaign.language.triggers import interacted
from dejarik.assault.content.phrases import roll
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import on_board, piece, situation, thing
from dejarik.assault.rules.objects.tokens import TERMINAL, tokens_of
from dejarik.assault.rules.reports import Shot
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

CANNON, SHORTATHA = "pulse-cannon", "shortatha"
GUARDS, DIVERT = "prison-guards", "divert-power"


def _in_sight(state: MissionState, cannon: Token) -> list[Figure]:
    """Whom the cannon sees, which is not the same as who sees it."""
    known, gun = situation(state), thing(state, cannon)
    return [
        figure
        for figure in on_board(state)
        if REBELS(state, figure) and board.can_see(known, gun, piece(state, figure))
    ]


def can_fire(state: MissionState) -> bool:
    return any(_in_sight(state, cannon) for cannon in tokens_of(state, CANNON))


def open_fire(state: MissionState, occasion: EventHappens) -> None:
    """One cannon after another, at whom the Imperial player likes."""
    cannons = [cannon.id for cannon in tokens_of(state, CANNON)]
    state.push(afterwards(speaking(state, occasion.event), aim_next, chosen=cannons))


@follows
def aim_next(state: MissionState, then: Then, nothing: None) -> None:
    if not then.chosen:
        return
    cannon = state.tokens.get(then.chosen[0])
    if cannon is not None:
        pick_target(state, then, _in_sight(state, cannon), fire, acts=cannon.id)
    state.push(afterwards(then, aim_next, chosen=then.chosen[1:]))


@follows
def fire(state: MissionState, pick: Pick, figure: Figure) -> None:
    cannon = state.tokens[pick.acts]
    state.log(Shot(token=cannon.id, kind=cannon.kind, space=cannon.space, target=figure.id))
    second = Die.RED if DIVERT in state.happened else Die.YELLOW
    damage = sum(face.damage for face in roll(state, Die.RED, second))
    hurt(state, [figure], damage, by=EMPIRE)
    state.push(afterwards(pick, rage, amount=figure.id))


@follows
def rage(state: MissionState, then: Then, nothing: None) -> None:
    """Gaarkhan does not take it calmly."""
    figure = state.figures.get(then.amount)
    if figure is not None and THE_HERO(state, figure):
        gain_condition(state, figure, Condition.FOCUSED)


mission(
    "indebted",
    object_test(TERMINAL, "disable", (Attribute.TECH, Attribute.STRENGTH), by=HEROES),
    object_test(CANNON, "wreck", (Attribute.STRENGTH,), by=HEROES, needed=2),
    usable(SHORTATHA, "rescue", by=HEROES),
    goal("disable-terminals", Wants(use=(TERMINAL,)), until=GUARDS),
    goal("free-him", Wants(use=(SHORTATHA,)), from_=GUARDS),
    event("pulse-cannons", round_ends(), open_fire, when=can_fire, each=True),
    event(GUARDS, counted(TERMINAL, 3), open_up("cell-door"), reveal("cell"), deploys()),
    event(DIVERT, counted(CANNON, 2), deploys()),
    rebels_win("mission-shortatha-rescued", interacted(SHORTATHA)),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hold-out",
)
