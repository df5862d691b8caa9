"""Wanted: a keycard in one of two pockets, an office, and an exit that closes again every round."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.face_down import TakeAway, is_face_down, reveal_token
from dejarik.assault.campaign.rules.layout import door_number, section
from dejarik.assault.campaign.rules.sections import place_section
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    carrying,
    deploys,
    event,
    everybody_beside,
    goal,
    happened,
    imperials_win,
    incapacitates,
    mission,
    moved,
    object_test,
    obstacle,
    opened,
    rebels_win,
    retrievable,
    reveal,
    round_ends,
    shut,
    unlock,
    whenever,
)
from dejarik.assault.content.campaign.language.carrying import pocketed
from dejarik.assault.content.campaign.language.doors import closed, unlockable
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.objects.tokens import (
    DOOR,
    TERMINAL,
    is_open,
    open_door,
    tokens_of,
)
from dejarik.assault.rules.state import Token
from dejarik.kernel.effects import follows

POCKET, BARRICADE, EXIT = "card-in-pocket", "barricade", "exit"
OFFICE_DOOR, EXIT_DOOR, HUNTED = "office-door", "exit-door", "hunted-down"


def _dropped(state: MissionState) -> list[Token]:
    return [token for token in tokens_of(state, POCKET) if not token.carrier and is_face_down(state, token)]


def search(state: MissionState, event: Defeated) -> None:
    """One of the two had the keycard; what the other had is worth nothing."""
    for token in _dropped(state):
        reveal_token(state, token)
        if token.colour != "yellow":
            state.push(TakeAway(token=token.id))


def is_keycard(state: MissionState, token: Token) -> bool:
    return token.turned


@follows
def open_the_exit(state: MissionState, test: AttributeTest) -> None:
    door = door_number(state, EXIT_DOOR)
    if test.passed:
        open_door(state, next(token for token in tokens_of(state, DOOR) if token.door == door))


def is_exit_closed(state: MissionState, token: Token) -> bool:
    return closed(EXIT_DOOR)(state)


def is_exit_open(state: MissionState) -> bool:
    return HUNTED in state.happened and is_open(state, door_number(state, EXIT_DOOR))


mission(
    "wanted",
    incapacitates(),
    pocketed(POCKET, "trandoshan-hunter"),
    reacts("search", Defeated, search, when=lambda state, heard: bool(_dropped(state))),
    retrievable(POCKET, by=HEROES, only=is_keycard),
    unlockable(OFFICE_DOOR, by=carrying(POCKET, HEROES)),
    object_test(TERMINAL, "slice", (Attribute.TECH,), by=HEROES, only=is_exit_closed, then=open_the_exit),
    obstacle(BARRICADE, attacked_by=REBELS),
    whenever(
        "way-out",
        opened(EXIT_DOOR),
        lambda state: place_section(state, section(state, "escape")),
    ),
    goal(
        "get-keycard",
        Wants(use=(DOOR,), carry=(POCKET,), defeat=carrying(POCKET, IMPERIALS)),
        until=HUNTED,
    ),
    goal("reach-exit", Wants(use=(TERMINAL,), destroy=(BARRICADE,), reach=EXIT), from_=HUNTED),
    event(HUNTED, opened(OFFICE_DOOR), reveal("office"), deploys(), unlock("store-room-door")),
    event("exit-closes", round_ends(), shut(EXIT_DOOR), when=is_exit_open, each=True),
    rebels_win(
        "mission-heroes-away",
        moved(),
        when=both(
            happened(HUNTED), lambda state: "Section 3 - Escape" in state.sections, everybody_beside(EXIT)
        ),
    ),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hold-out",
)
