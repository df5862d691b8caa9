"""Generous Donations: a virus in the right terminal, and terminals that have to hold out while it works."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    before,
    both,
    counted,
    deploys,
    event,
    goal,
    happened,
    imperials_want,
    imperials_win,
    mission,
    object_test,
    opened,
    rebels_win,
    reveal,
    round_ends,
    shut,
    target,
    usable,
)
from dejarik.assault.content.campaign.language.doors import open_before
from dejarik.assault.content.campaign.language.merits import merit
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import are_within, on_board
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, remove_token, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

DOORS = ("door-1", "door-2")
CLEAR, VIRUS = "clear-the-area", "the-virus"
UPLOADED, CLAIMED, WIPED = "virus-uploaded", "donations-claimed", "terminals-wiped"
ENOUGH = 12


def anybody(state: MissionState, figure: Figure) -> bool:
    return REBELS(state, figure) or IMPERIALS(state, figure)


@follows
def upload(state: MissionState, test: AttributeTest) -> None:
    if test.passed:
        count(state, UPLOADED)


def is_unwatched(state: MissionState, token: Token) -> bool:
    """No healthy Rebel figure is within 2 spaces of the terminal."""

    def is_healthy(figure: Figure) -> bool:
        hero = hero_of(state, figure)
        return hero is None or not hero.wounded

    return not any(
        REBELS(state, figure) and is_healthy(figure) and are_within(state, figure, token, 2)
        for figure in on_board(state)
    )


def wipe(state: MissionState, figure: Figure, token: Token) -> None:
    remove_token(state, token)
    count(state, WIPED)


def _claimed(state: MissionState) -> int:
    return state.memory.get(CLAIMED, 0)


def transfer(state: MissionState, occasion: EventHappens) -> None:
    """A token for each terminal, twelve in all."""
    for _ in tokens_of(state, TERMINAL):
        if _claimed(state) < ENOUGH:
            count(state, CLAIMED)


mission(
    "generous-donations",
    target(DOOR, attacked_by=anybody),
    open_before(*DOORS, side=REBELS, when=happened(VIRUS)),
    object_test(
        TERMINAL,
        "upload",
        (Attribute.TECH,),
        by=REBELS,
        when=both(happened(CLEAR), before(VIRUS)),
        then=upload,
    ),
    usable(TERMINAL, "wipe", wipe, by=IMPERIALS, when=happened(VIRUS), only=is_unwatched),
    goal("break-in", Wants(destroy=(DOOR,)), until=CLEAR),
    goal("upload-virus", Wants(use=(TERMINAL,)), from_=CLEAR, until=VIRUS),
    goal("keep-terminals", Wants(keep=(TERMINAL,)), from_=VIRUS),
    imperials_want(Wants(use=(TERMINAL,)), from_=VIRUS),
    event(CLEAR, opened(), reveal("computer-room"), deploys()),
    event(VIRUS, counted(UPLOADED, 1), shut(*DOORS), deploys()),
    event("transfer", round_ends(), transfer, when=happened(VIRUS), each=True),
    rebels_win("mission-money-transferred", counted(CLAIMED, ENOUGH)),
    imperials_win("mission-terminals-wiped", counted(WIPED, 3)),
    imperials_win(TIME, round_ends(8)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("every-3-tokens-claimed", times=lambda state: _claimed(state) // 3, most=ENOUGH // 3),
    merit("every-3-tokens-missed", times=lambda state: (ENOUGH - _claimed(state)) // 3, most=ENOUGH // 3),
    rules=1,
    imperial_goal="stop-transfer",
)
