"""Disruption, a story mission of Heart of the Empire: protesters in the street, then alleys below and a hideaway."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import door_number, place_of
from dejarik.assault.campaign.rules.missions import EventHappens, count, rebels_win
from dejarik.assault.campaign.rules.state import (
    EMPIRE,
    IMPERIAL_TEAM,
    REBEL_TEAM,
    MissionState,
    hero_of,
    is_rebel,
)
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import me
from dejarik.assault.content.campaign.language import (
    HEROES,
    TIME,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    before,
    brought_by,
    deploy,
    deploys,
    event,
    goal,
    gone,
    happened,
    imperials_win,
    mission,
    of_card,
    open_up,
    opened,
    reveal,
    round_ends,
    show,
    status_begins,
    target,
    usable,
)
from dejarik.assault.content.campaign.language import rebels_win as ends
from dejarik.assault.content.campaign.language.claiming import claimable, may_test_for_points
from dejarik.assault.content.campaign.language.crossing import arrive, leave_behind
from dejarik.assault.content.campaign.language.escorts import for_points
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import merit, narrow
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.campaign.language.unfolding import each_obscured
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import StatusBegins
from dejarik.assault.rules.figures.damage import Defeated, Destroyed, strain
from dejarik.assault.rules.movement import Moved, Place
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import (
    DOOR,
    TERMINAL,
    controller_of_token,
    open_door,
    remove_token,
    tokens_of,
)
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.assault.rules.values import is_mobile
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

PROTESTER, CLUE, MAUL, OFFICER = "protester", "clue", "maul-seeker-of-vengeance", "imperial-officer-elite"
DOORS = ("hideaway-door-1-left", "hideaway-door-2-right")
ARRESTED, ZAARYN_DOWN, MAUL_DOWN, SABOTAGED = (
    "arrested",
    "zaaryn-down",
    "maul-down",
    "mission-hideaway-sabotaged",
)
ENOUGH = 5
DARK = (
    "landing-platform", "r1", "r2", "r3", "r4", "m1", "m2", "m3", "m4", "m5", "m6",
    "l1", "l2", "l3", "l4", "l5", "l6", "l7",
)  # fmt: skip


def anybody(state: MissionState, figure: Figure) -> bool:
    return True


# --- The street -----------------------------------------------------------------------------------------


def protest_is_over(state: MissionState, event: StatusBegins) -> bool:
    return any(controller_of_token(state, token) is not None for token in tokens_of(state, PROTESTER))


def take_them(state: MissionState, event: StatusBegins) -> None:
    """Each side claims the protesters that it controls."""
    sides = {token.id: controller_of_token(state, token) for token in tokens_of(state, PROTESTER)}
    for id, side in sides.items():
        if side is None:
            continue
        remove_token(state, state.tokens[id])
        count(state, {IMPERIAL_TEAM: ARRESTED, REBEL_TEAM: PROTESTER}[side])


def a_protester_fell(state: MissionState, event: Destroyed) -> bool:
    return event.kind == PROTESTER


def arrest(state: MissionState, event: Destroyed) -> None:
    count(state, ARRESTED)


def one_of_them_fell(state: MissionState, event: Defeated) -> bool:
    return event.card in (MAUL, OFFICER)


def note_it(state: MissionState, event: Defeated) -> None:
    state.memory[MAUL_DOWN if event.card == MAUL else ZAARYN_DOWN] = 1


def both_fell(state: MissionState) -> bool:
    return MAUL_DOWN in state.memory and ZAARYN_DOWN in state.memory


# --- Below ----------------------------------------------------------------------------------------------


def count_the_arrested(state: MissionState, occasion: EventHappens) -> None:
    gain_threat(state, state.memory.get(ARRESTED, 0))


def follow_them(state: MissionState, occasion: EventHappens) -> None:
    """The figures of the Empire are divided between two spaces, and the way down costs those who cannot fly."""
    places = place_of(state, "arrival")
    figures = [each for each in state.figures.values() if each.seat == EMPIRE and each.space == NOWHERE]
    state.push(
        *(
            Place(figure=figure.id, seat=EMPIRE, among=[places[number % len(places)]], close=True)
            for number, figure in enumerate(figures)
        ),
        afterwards(speaking(state, occasion.event), climb_down, chosen=[figure.id for figure in figures]),
    )


@follows
def climb_down(state: MissionState, then: Then, nothing: None) -> None:
    for id in then.chosen:
        figure = state.figures.get(id)
        if figure is not None and not is_mobile(state, id):
            strain(state, figure, 1, by=EMPIRE)


def _clues(state: MissionState, figure: Figure) -> list[Token]:
    return [token for token in tokens_of(state, CLUE) if next_to(state, figure, token)]


def sees_a_clue(state: MissionState, figure: Figure) -> bool:
    return bool(_clues(state, figure))


def pick_up(state: MissionState, use: Use) -> None:
    pick_target(state, use, _clues(state, me(state, use)), found)


@follows
def found(state: MissionState, pick: Pick, token: Token) -> None:
    remove_token(state, token)
    count(state, CLUE)


def _hideaway_doors(state: MissionState, figure: Figure) -> list[Token]:
    numbers = [door_number(state, name) for name in DOORS]
    return [
        token for token in tokens_of(state, DOOR) if token.door in numbers and next_to(state, figure, token)
    ]


def stands_at_the_door(state: MissionState, event: Moved) -> bool:
    figure = state.figures.get(event.figure)
    return (
        figure is not None
        and is_rebel(state, figure)
        and state.memory.get(CLUE, 0) >= ENOUGH
        and bool(_hideaway_doors(state, figure))
    )


def let_in(state: MissionState, event: Moved) -> None:
    for figure in still_there(state, event.figure):
        for door in _hideaway_doors(state, figure)[:1]:
            open_door(state, door)


def is_healthy(state: MissionState, figure: Figure) -> bool:
    hero = hero_of(state, figure)
    return HEROES(state, figure) and (hero is None or not hero.wounded)


def sabotage(state: MissionState, figure: Figure, token: Token) -> None:
    rebels_win(state, SABOTAGED)


mission(
    "disruption",
    target(PROTESTER, attacked_by=anybody),
    claimable(PROTESTER, "rescue", by=HEROES, then=may_test_for_points(2, Attribute.INSIGHT)),
    reacts("rule-2", StatusBegins, take_them, when=protest_is_over),
    reacts("arrest", Destroyed, arrest, when=a_protester_fell),
    reacts("fallen", Defeated, note_it, when=one_of_them_fell),
    Block(obstacle="overturned-speeder"),
    each_obscured(*DARK),
    for_points("clue", 1, pick_up, by=HEROES, when=sees_a_clue),
    reacts("door", Moved, let_in, when=stands_at_the_door),
    usable(TERMINAL, "sabotage", sabotage, by=is_healthy, when=gone("hunted-down")),
    goal("save-protesters", Wants(use=(PROTESTER,), defeat=of_card(MAUL, OFFICER)), until="splitting-up"),
    goal("find-hideaway", Wants(visit=(CLUE, DOOR), find=DARK), from_="splitting-up", until="hunted-down"),
    goal("sabotage", Wants(defeat=brought_by("hunted-down"), use=(TERMINAL,)), from_="hunted-down"),
    event(
        "protests-continue",
        round_ends(1),
        show("protesters-7-9"),
        deploy("riot-trooper-campaign", active_points),
        when=before("splitting-up"),
    ),
    event(
        "splitting-up",
        status_begins(),
        count_the_arrested,
        leave_behind("start", to="underworld"),
        arrive,
        follow_them,
        when=both_fell,
    ),
    event("hunted-down", opened(*DOORS), reveal("hideaway"), open_up(*DOORS), deploys()),
    ends(SABOTAGED),
    imperials_win(TIME, round_ends(8)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("hideaway-found", when=happened("hunted-down")),
    narrow(),
    rules=2,
    imperial_goal="hold-out",
)
