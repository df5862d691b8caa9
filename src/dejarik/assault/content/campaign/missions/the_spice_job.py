"""The Spice Job: a keycard in one of three pockets, and six barrels behind two doors."""

from __future__ import annotations

from dejarik.assault.campaign.rules.face_down import TakeAway, is_face_down, reveal_token
from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    TIME,
    Wants,
    all_heroes_wounded,
    carrying,
    counted,
    defeated,
    deploys,
    event,
    gain,
    goal,
    imperials_want,
    imperials_win,
    mission,
    object_test,
    of_card,
    one_may_attack,
    opened,
    options,
    rebels_win,
    retrievable,
    retrieved,
    reveal,
    round_ends,
    usable,
)
from dejarik.assault.content.campaign.language.carrying import pocketed, take_up
from dejarik.assault.content.campaign.language.doors import unlockable
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.tokens import DOOR, carried_by
from dejarik.assault.rules.state import Figure, Token

CHEWBACCA, POCKET, BARREL = "chewbacca-loyal-wookiee", "card-in-pocket", "spice-barrel"
DEFEND, BACK_ROOM = "defend-the-spice", "the-back-room"

is_chewbacca = of_card(CHEWBACCA)


def look_at(state: MissionState, figure: Figure, token: Token) -> None:
    """The keycard is taken along, anything else is left behind."""
    reveal_token(state, token)
    if token.colour == "yellow":
        take_up(state, figure, token)
    else:
        state.push(TakeAway(token=token.id))


def is_unknown(state: MissionState, token: Token) -> bool:
    return not token.carrier and is_face_down(state, token)


def is_keycard(state: MissionState, token: Token) -> bool:
    return token.turned


def strong_ones(state: MissionState, figure: Figure) -> bool:
    """Healthy heroes, and Chewbacca."""
    hero = hero_of(state, figure)
    return (hero is not None and not hero.wounded) or is_chewbacca(state, figure)


def has_pocket(state: MissionState, figure: Figure) -> bool:
    return IMPERIALS(state, figure) and any(t.kind == POCKET for t in carried_by(state, figure))


def nobody_left(state: MissionState) -> bool:
    """Chewbacca is gone, and no hero is healthy."""
    return not any(is_chewbacca(state, figure) for figure in on_board(state)) and all(
        hero.wounded for hero in state.heroes.values()
    )


CHOICES = {"alert": (gain(levels=1),), "attack": (one_may_attack(),)}

mission(
    "the-spice-job",
    pocketed(POCKET, "trandoshan-hunter-elite", "probe-droid"),
    usable(POCKET, "look", look_at, by=REBELS, only=is_unknown),
    retrievable(POCKET, by=REBELS, only=is_keycard),
    unlockable("door-1", "door-2", by=carrying(POCKET, REBELS)),
    object_test(BARREL, "claim", (Attribute.STRENGTH,), by=strong_ones),
    goal("find-keycard", Wants(use=(POCKET, BARREL), carry=(POCKET,), defeat=has_pocket), until=DEFEND),
    goal("claim-spice", Wants(use=(BARREL, DOOR)), from_=DEFEND),
    imperials_want(Wants(defeat=is_chewbacca)),
    event(DEFEND, retrieved(POCKET), options(imperial=True), choices=dict(CHOICES)),
    event(
        BACK_ROOM,
        opened(),
        reveal("back-room"),
        deploys(),
        options(imperial=True),
        choices=dict(CHOICES),
    ),
    rebels_win("mission-spice-claimed", counted(BARREL, 6)),
    imperials_win(TIME, round_ends(5)),
    imperials_win("mission-thieves-beaten", defeated(CHEWBACCA) | all_heroes_wounded(), when=nobody_left),
    rules=3,
    imperial_goal="hold-out",
)
