"""Brushfire, Fenn Signis' own mission: six charges to be disarmed, and a walker to which they can be stuck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.missions import Counted, EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    approachable,
    carrying,
    counted,
    defeated,
    deploy,
    deploys,
    event,
    goal,
    imperials_win,
    mission,
    object_test,
    options,
    rebels_win,
    retrievable,
    round_ends,
    untouched,
)
from dejarik.assault.content.campaign.language.carrying import take_up
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.objects import THE_HERO
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.phrases import roll
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import Defeated, hurt
from dejarik.assault.rules.ground import are_within, on_board
from dejarik.assault.rules.objects.tokens import (
    CRATE,
    carried_by,
    place_token,
    remove_token,
    retrieve,
    tokens_of,
    turn_token,
)
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import NOBODY
from dejarik.kernel.effects import follows

EXPLOSIVE, WALKER = "explosive", "at-st-elite"
DISARMED = "disarmed"

is_fenn = THE_HERO


def is_walker(state: MissionState, figure: Figure) -> bool:
    return IMPERIALS(state, figure) and profile_of(state, figure).title == profile(WALKER).title


@follows
def disarm(state: MissionState, test: AttributeTest) -> None:
    """Fenn, and whoever is near him, takes it along; others discard it."""
    token = state.tokens.get(test.token)
    if not test.passed or token is None:
        return
    turn_token(state, token)
    fenns = [fenn for fenn in on_board(state) if is_fenn(state, fenn)]
    near = [
        figure
        for figure in still_there(state, test.figure)
        if any(are_within(state, figure, fenn, 3) for fenn in fenns)
    ]
    if near:
        take_up(state, near[0], token)
    else:
        remove_token(state, token)
    count(state, DISARMED)


def is_disarmed(state: MissionState, token: Token) -> bool:
    return token.turned


def all_disarmed(state: MissionState) -> bool:
    return all(token.turned for token in tokens_of(state, EXPLOSIVE))


# --- The walker -----------------------------------------------------------------------------------


def stick(state: MissionState, figure: Figure, walker: Figure) -> None:
    token = next(token for token in carried_by(state, figure) if token.kind == EXPLOSIVE)
    retrieve(state, walker, token)


def is_rigged(state: MissionState) -> bool:
    return any(is_walker(state, figure) and carried_by(state, figure) for figure in on_board(state))


def detonate(state: MissionState, occasion: EventHappens) -> None:
    for walker in [figure for figure in on_board(state) if is_walker(state, figure)]:
        charges = carried_by(state, walker)
        for token in charges:
            remove_token(state, token)
        hurt(state, [walker], 5 * len(charges), by=NOBODY)


def burst(state: MissionState, occasion: EventHappens) -> None:
    """The wreck burns: two red dice for everybody who was near."""
    away = occasion.cause(Defeated).away
    damage = sum(face.damage for face in roll(state, Die.RED, Die.RED))
    hurt(state, [figure for figure in on_board(state) if away.get(figure.id, 99) <= 2], damage, by=NOBODY)


# --- Last Stand -----------------------------------------------------------------------------------


def set_off(state: MissionState, occasion: EventHappens) -> None:
    bearers = [
        figure
        for figure in on_board(state)
        if hero_of(state, figure) is not None and any(t.kind == EXPLOSIVE for t in carried_by(state, figure))
    ]
    pick_target(state, speaking(state, occasion.event), bearers, blow_it)


@follows
def blow_it(state: MissionState, pick: Pick, figure: Figure) -> None:
    explosive = next(token for token in carried_by(state, figure) if token.kind == EXPLOSIVE)
    remove_token(state, explosive, used=True)
    hurt(state, [figure], 4, by=EMPIRE)


def booby_trap(state: MissionState, occasion: EventHappens) -> None:
    crates = [token for token in tokens_of(state, CRATE) if not token.carrier]
    pick_target(state, speaking(state, occasion.event), crates, arm)


@follows
def arm(state: MissionState, pick: Pick, crate: Token) -> None:
    remove_token(state, crate)
    place_token(state, EXPLOSIVE, crate.space)


mission(
    "brushfire",
    object_test(EXPLOSIVE, "disarm", (Attribute.TECH,), by=HEROES, only=untouched, then=disarm),
    retrievable(EXPLOSIVE, by=REBELS, only=is_disarmed, most=99),
    approachable(is_walker, "stick", stick, by=carrying(EXPLOSIVE, REBELS)),
    goal("disarm", Wants(use=(EXPLOSIVE,), counts=(DISARMED,))),
    event("demolition", round_ends(), detonate, when=is_rigged, each=True),
    event("small-victory", defeated(WALKER), burst, deploy("trandoshan-hunter", active_points)),
    event(
        "last-stand",
        counted(DISARMED, 4),
        deploys(),
        options(imperial=True),
        choices={"set-off": (set_off,), "booby-trap": (booby_trap,)},
    ),
    rebels_win(
        "mission-explosives-disarmed",
        on(Counted, lambda state, heard: heard.name == DISARMED),
        when=all_disarmed,
    ),
    imperials_win(TIME, round_ends(5)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=4,
    imperial_goal="hold-out",
)
