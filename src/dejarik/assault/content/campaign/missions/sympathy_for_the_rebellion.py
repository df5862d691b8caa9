"""Sympathy for the Rebellion: twelve recruits, whom the heroes lead out and Stormtroopers arrest."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import return_card
from dejarik.assault.campaign.rules.heroes import tokens_of as activation_tokens
from dejarik.assault.campaign.rules.layout import place_of
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.campaign.rules.wounds import Wounded
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    counted,
    defeated,
    deploys,
    event,
    goal,
    imperials_want,
    imperials_win,
    mission,
    rebels_win,
    retrievable,
    round_ends,
)
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.rules.figures.damage import Defeated, remove_figure
from dejarik.assault.rules.ground import members, on_board, piece
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.objects.tokens import carried_by, remove_token, tokens_of
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import NOBODY
from dejarik.kernel.effects import follows

RECRUIT, EXIT, LUKE = "recruit", "exit", "luke-skywalker-hero-of-the-rebellion"
SAVED, ARRESTED = "recruits-saved", "recruits-arrested"


def guides(state: MissionState, figure: Figure) -> bool:
    """Healthy heroes, and Stormtroopers."""
    hero = hero_of(state, figure)
    if hero is not None:
        return not hero.wounded
    return IMPERIALS(state, figure) and profile_of(state, figure).title == profile("stormtrooper").title


def _recruits(state: MissionState, figure: Figure) -> list[Token]:
    return [token for token in carried_by(state, figure) if token.kind == RECRUIT]


def is_at_an_exit(state: MissionState, event: Moved) -> bool:
    figure = state.figures.get(event.figure)
    if figure is None or hero_of(state, figure) is None or not _recruits(state, figure):
        return False
    return bool({int(cell) for cell in piece(state, figure).cells} & set(place_of(state, EXIT)))


def let_go(state: MissionState, event: Moved) -> None:
    for figure in still_there(state, event.figure):
        for token in _recruits(state, figure):
            remove_token(state, token)
            count(state, SAVED)


# --- Arrests --------------------------------------------------------------------------------------


def _captors(state: MissionState) -> list[Figure]:
    return [figure for figure in on_board(state) if IMPERIALS(state, figure) and _recruits(state, figure)]


def any_captor(state: MissionState) -> bool:
    return bool(_captors(state))


def march_off(state: MissionState, occasion: EventHappens) -> None:
    """They leave the map with their recruits, and nobody has defeated them."""
    for figure in _captors(state):
        for token in _recruits(state, figure):
            remove_token(state, token)
            gain_threat(state, 1)
            count(state, ARRESTED)
        _leave(state, figure)


def _leave(state: MissionState, figure: Figure) -> None:
    remove_figure(state, figure)
    for id in [id for id, source in state.sources.items() if source.subject == figure.id]:
        state.leave(id)
    last = not members(state, figure.group)
    gone = Defeated(
        figure=figure.id, card=figure.card, seat=figure.seat, group=figure.group, by=NOBODY, last=last
    )
    return_card(state, gone)


def seize(state: MissionState, occasion: EventHappens) -> None:
    """So many recruits as the hero has activation tokens; for Luke one."""
    wounded = [each for each in occasion.because if isinstance(each, Wounded)]
    hero = hero_of(state, wounded[0].figure) if wounded else None
    number = 1 if hero is None else activation_tokens(state, hero)
    state.push(afterwards(speaking(state, occasion.event), seize_next, amount=number))


@follows
def seize_next(state: MissionState, then: Then, nothing: None) -> None:
    free = [token for token in tokens_of(state, RECRUIT) if not token.carrier]
    if then.amount > 0 and free:
        pick_target(state, then, free, seize_one, seat=EMPIRE, amount=then.amount)


@follows
def seize_one(state: MissionState, pick: Pick, token: Token) -> None:
    remove_token(state, token)
    count(state, ARRESTED)
    state.push(afterwards(pick, seize_next, amount=pick.amount - 1))


mission(
    "sympathy-for-the-rebellion",
    retrievable(RECRUIT, by=guides),
    reacts("exits", Moved, let_go, when=is_at_an_exit),
    goal("lead-out", Wants(carry=(RECRUIT,), to=EXIT, into=True, counts=(SAVED,))),
    imperials_want(Wants(use=(RECRUIT,), counts=(ARRESTED,))),
    event("arrests", round_ends(), march_off, when=any_captor, each=True),
    event("taken-from-the-crowd", on(Wounded) | defeated(LUKE), seize, each=True),
    event("hes-here", counted(SAVED, 4), deploys()),
    rebels_win("mission-recruits-saved", counted(SAVED, 5)),
    imperials_win("mission-recruits-arrested", counted(ARRESTED, 8)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="arrest-recruits",
)
