"""White Noise: three consoles, four doors that only the Empire has to break, and gaps that grow in the walls."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.heroes import tokens_of as activation_tokens
from dejarik.assault.campaign.rules.layout import layout_of, space_of
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import MissionState, empire
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import special
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    Wants,
    all_heroes_wounded,
    counted,
    deploy,
    deploys,
    event,
    for_empire,
    goal,
    imperials_want,
    imperials_win,
    mission,
    rebels_win,
    round_ends,
    target,
    whenever,
)
from dejarik.assault.content.campaign.language.conditions import standing
from dejarik.assault.content.campaign.language.doors import open_before
from dejarik.assault.content.campaign.language.fortunes import boons
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import merit
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.campaign.language.triggers import status_begins
from dejarik.assault.content.choosing import by_use, choose
from dejarik.assault.content.phrases import perform_move
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_space, pick_word
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import is_on_or_beside
from dejarik.assault.rules.movement import MoveSpaces, gain_points
from dejarik.assault.rules.objects.interacting import beside
from dejarik.assault.rules.objects.tokens import DOOR, place_token, remove_token, tokens_of
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

CONSOLE, GAP, PRESS = "security-console", "gap", "press-the-advantage"
OFFICER = profile("imperial-officer").title
DOORS = ("north-east-door", "north-door", "south-door", "south-east-door")
WIDE = 3
"""The tokens that make a deployment point of a gap."""


def is_officer(state: MissionState, figure: Figure) -> bool:
    return IMPERIALS(state, figure) and profile_of(state, figure).title == OFFICER


# --- Gaps -----------------------------------------------------------------------------------------


def _tokens_at(state: MissionState, space: int) -> list[Token]:
    return [token for token in tokens_of(state, GAP) if token.space == space]


def measure_gaps(state: MissionState) -> None:
    """A gap with enough tokens is an active deployment point."""
    points = empire(state).points
    for each in layout_of(state).points:
        if each.name.endswith("-gap"):
            wide = len(_tokens_at(state, space_of(state, each.space))) >= WIDE
            if wide and each.name not in points:
                points.append(each.name)
            elif not wide and each.name in points:
                points.remove(each.name)


def press_on(state: MissionState) -> None:
    """A token more on one of the gaps."""
    spaces = dict.fromkeys(token.space for token in tokens_of(state, GAP))
    pick_space(state, speaking(state, "pressure"), spaces, widen)


@follows
def widen(state: MissionState, pick: Pick, space: int) -> None:
    place_token(state, GAP, space)
    measure_gaps(state)


# --- Consoles -------------------------------------------------------------------------------------


def _consoles(state: MissionState, use: Use) -> list[Token]:
    figure = state.figures.get(use.subject)
    if figure is None or not is_officer(state, figure):
        return []
    return [token for token in tokens_of(state, CONSOLE) if beside(state, figure, token)]


@follows
def cut_off(state: MissionState, pick: Pick, token: Token) -> None:
    remove_token(state, token)
    count(state, CONSOLE)


# --- What heroes may do out of turn ---------------------------------------------------------------


def never_give_in(state: MissionState, occasion: EventHappens) -> None:
    for hero in present(state):
        spaces = 4 if activation_tokens(state, hero) > 1 else 2
        state.push(MoveSpaces(figure=hero.figure, spaces=spaces, seat=hero.seat))
    for hero in present(state):
        use = speaking(state, occasion.event, seat=hero.seat, subject=hero.figure)
        pick_word(
            state, use, ["become-focused", "take-points"], take_heart, decides=state.figures[hero.figure]
        )


@follows
def take_heart(state: MissionState, pick: Pick, word: str) -> None:
    figure = state.figures.get(pick.subject)
    if figure is None:
        return
    if word == "become-focused":
        gain_condition(state, figure, Condition.FOCUSED)
    else:
        gain_points(state, figure, 3)


def back_and_forth(state: MissionState, occasion: EventHappens) -> None:
    """Each hero may move, and then close a gap."""
    for hero in present(state):
        use = speaking(state, occasion.event, seat=hero.seat, subject=hero.figure)
        state.push(afterwards(use, hurry))
    for hero in present(state):
        use = speaking(state, occasion.event, seat=hero.seat, subject=hero.figure)
        state.push(afterwards(use, look_for_gap))


@follows
def hurry(state: MissionState, then: Then, nothing: None) -> None:
    if then.subject in state.figures:
        perform_move(state, state.figures[then.subject])


@follows
def look_for_gap(state: MissionState, then: Then, nothing: None) -> None:
    figure = state.figures.get(then.subject)
    if figure is None:
        return
    near = [
        space
        for space in dict.fromkeys(token.space for token in tokens_of(state, GAP))
        if len(_tokens_at(state, space)) >= 2 and is_on_or_beside(state, figure, space)
    ]
    pick_space(state, then, near, close_gap, may=True)


@follows
def close_gap(state: MissionState, pick: Pick, space: int) -> None:
    attempt(state, state.figures[pick.subject], (Attribute.STRENGTH,), gap_closed, about=space)


@follows
def gap_closed(state: MissionState, test: AttributeTest) -> None:
    if test.passed:
        remove_token(state, _tokens_at(state, test.about)[-1])
        measure_gaps(state)


# --- Officers -------------------------------------------------------------------------------------


def _officer_begins(state: MissionState, begins: ActivationBegins) -> bool:
    """Who is asked about may be gone by then."""
    return PRESS in state.happened and any(
        is_officer(state, figure) for figure in still_there(state, begins.figure)
    )


def hasten(state: MissionState, begins: ActivationBegins) -> None:
    for officer in still_there(state, begins.figure):
        gain_points(state, officer, 3)


mission(
    "white-noise",
    target(DOOR, attacked_by=IMPERIALS),
    open_before(*DOORS, side=REBELS),
    whenever("pressure", status_begins(), press_on),
    for_empire(special("cut-off", choose(by_use(_consoles), cut_off), actions=2)),
    reacts(
        "hasten",
        ActivationBegins,
        hasten,
        when=_officer_begins,
    ),
    goal("hold-center", Wants(keep=(CONSOLE,))),
    imperials_want(Wants(destroy=(DOOR,))),
    imperials_want(Wants(visit=(CONSOLE,), who=is_officer, counts=(CONSOLE,))),
    event("never-give-in", counted(CONSOLE, 1) | counted(CONSOLE, 2), never_give_in, each=True),
    event("man-the-barricades", round_ends(2), deploy("e-web-engineer-elite", active_points)),
    event(
        "another-push", round_ends(3), lambda state, occasion: gain_threat(state, 3 if boons(state) else 5)
    ),
    event("hostile-wildlife", round_ends(4), deploys()),
    event("back-and-forth", round_ends(5), deploys(), back_and_forth),
    event(PRESS, all_heroes_wounded()),
    rebels_win("mission-center-held", round_ends(8)),
    imperials_win("mission-consoles-lost", counted(CONSOLE, 3)),
    merit("all-doors-destroyed", when=lambda state: not standing(DOOR)(state)),
    rules=4,
    imperial_goal="cut-off",
    asks=("pressure",),
)
