"""Storming the Palace: past the guards to Jabba, down the trap door to his Rancor, and up again."""

from __future__ import annotations

from dejarik.assault.board import each, object_thing, spaces_within
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, AttributeTestBegins, attempt
from dejarik.assault.campaign.rules.layout import (
    area_of,
    door_number,
    ground_of,
    place_of,
    point,
    spaces_of,
)
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.campaign.rules.wounds import is_incapacitated, stand_up
from dejarik.assault.content.blocks import after, me, special, strain_cost
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    approachable,
    before,
    both,
    counted,
    defeated,
    deploy,
    deploys,
    entered,
    event,
    for_heroes,
    gate,
    goal,
    happened,
    imperials_win,
    lays_low,
    mission,
    of_card,
    opened,
    optional_deployment,
    rebels_win,
    reveal,
    round_ends,
    shut,
    stands_in,
    target,
    whenever,
)
from dejarik.assault.content.campaign.language.areas import figures_in
from dejarik.assault.content.campaign.language.boons import each_rebel_chooses
from dejarik.assault.content.campaign.language.doors import open_to
from dejarik.assault.content.campaign.language.escorts import the_one
from dejarik.assault.content.campaign.language.figures import idle
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.companions import bring_into_play
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.conditions import gain_power
from dejarik.assault.rules.figures.damage import recover, strain
from dejarik.assault.rules.figures.groups import exhaust_group
from dejarik.assault.rules.ground import board_for, piece, situation
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.objects.tokens import DOOR, tokens_of, unlock_door
from dejarik.assault.rules.state import NOWHERE, Figure
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

JABBA, CRUMB, GUARDS = "jabba-the-hutt-vile-gangster-campaign", "salacious-b-crumb", "gamorrean-guard"
RANCOR, KEEPER = "rancor", "malakili"
STORMING, RETREAT, SHOWDOWN = "storming-in", "hutt-retreat", "final-showdown"
THRONE_ROOM, BACK_ROOM, BANDSTAND = (
    "throne-room-door",
    "back-room-door",
    ("bandstand-1", "bandstand-2", "bandstand-3"),
)
TRAP, PIT, RETREATS_TO = "trap-door", "rancor-pit", "jabbas-place-in-the-back-room"
AGREED, CLIMB = "negotiated", "climb"


def is_jabba(state: MissionState, figure: Figure) -> bool:
    return figure.card == JABBA


def is_safe(state: MissionState, figure: Figure) -> bool:
    return is_jabba(state, figure) and SHOWDOWN not in state.happened


def is_gate_guard(state: MissionState, figure: Figure) -> bool:
    return figure.card == GUARDS and IMPERIALS(state, figure)


def is_above(state: MissionState, figure: Figure) -> bool:
    return HEROES(state, figure) and not stands_in(state, figure, PIT)


def anybody(state: MissionState, figure: Figure) -> bool:
    return True


# --- The throne room ------------------------------------------------------------------------------


def let_in(state: MissionState) -> None:
    """The guards of the gate are gone."""
    for token in tokens_of(state, DOOR):
        if token.door == door_number(state, THRONE_ROOM):
            unlock_door(state, token)


def bandstand(state: MissionState) -> list[int]:
    return spaces_of(state, [point(state, name).space for name in BANDSTAND])


def bring_crumb(state: MissionState, occasion: EventHappens) -> None:
    jabba = the_one(state, JABBA)
    if jabba is not None:
        bring_into_play(state, CRUMB, state.groups[jabba.group], place_of(state, CRUMB))


def negotiate(state: MissionState, figure: Figure, jabba: Figure) -> None:
    """As long as he stands, pain alone makes him listen."""
    lowered = 0 if is_incapacitated(state, jabba) else max(0, 5 - jabba.damage // 2)
    attempt(state, figure, (Attribute.STRENGTH, Attribute.INSIGHT), agree, needed=1 + lowered)


@follows
def agree(state: MissionState, test: AttributeTest) -> None:
    if test.passed:
        state.memory["negotiator"] = test.figure
        count(state, AGREED)


# --- The trap door --------------------------------------------------------------------------------


def fall(state: MissionState, figure: Figure) -> None:
    strain(state, figure, 1, by=EMPIRE)
    state.push(Place(figure=figure.id, seat=figure.seat, among=area_of(state, PIT), willing=False))


def drop_negotiator(state: MissionState, occasion: EventHappens) -> None:
    figure = state.figures.get(state.memory.pop("negotiator"))
    if figure is not None and figure.space != NOWHERE:
        fall(state, figure)


def drop_others(state: MissionState, occasion: EventHappens | None = None) -> None:
    for figure in figures_in(state, TRAP):
        fall(state, figure)


def call_guards(state: MissionState, occasion: EventHappens) -> None:
    """It is the same card as at the gate."""
    if GUARDS in empire(state).hand:
        empire(state).hand.remove(GUARDS)


def withdraw_jabba(state: MissionState, occasion: EventHappens) -> None:
    jabba = the_one(state, JABBA)
    if jabba is None:
        return
    stand_up(state, jabba)
    recover(state, jabba, jabba.damage)
    exhaust_group(state, state.groups[jabba.group])
    spaces = area_of(state, RETREATS_TO)
    state.push(Place(figure=jabba.id, seat=EMPIRE, among=spaces, close=True, whole=True))


# --- The Rancor -----------------------------------------------------------------------------------


def _is_tended(state: MissionState, event: ActivationBegins) -> bool:
    rancor = the_one(state, RANCOR)
    return rancor is not None and event.figure == rancor.id and the_one(state, KEEPER) is not None


def goad(state: MissionState, occasion: EventHappens) -> None:
    for rancor in still_there(state, occasion.cause(ActivationBegins).figure):
        gain_power(state, rancor, PowerToken.BLOCK)


def _rim(state: MissionState) -> list[int]:
    """The spaces adjacent to the trap door."""
    trap = ground_of(state, TRAP)
    return [int(space) for space in each(spaces_within(situation(state), object_thing(trap), 1) & ~trap)]


def haul_up(state: MissionState, occasion: EventHappens) -> None:
    below = [figure for figure in figures_in(state, PIT) if IMPERIALS(state, figure)]
    state.push(*(Place(figure=figure.id, seat=EMPIRE, among=_rim(state), close=True) for figure in below))


# --- Climbing -------------------------------------------------------------------------------------


def _at_a_wall(state: MissionState, use: Use) -> bool:
    """A hero in the pit whose space has a wall or the end of the map on one side."""
    figure = me(state, use)
    walled = board_for(state).beside_walls() & piece(state, figure).spaces
    return SHOWDOWN in state.happened and stands_in(state, figure, PIT) and bool(walled)


def climb(state: MissionState, use: Use) -> None:
    attempt(state, me(state, use), (Attribute.STRENGTH,), climb_out, key=use.key, ability=CLIMB)


@follows
def climb_out(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if test.passed and figure is not None:
        state.push(Place(figure=figure.id, seat=figure.seat, among=_rim(state), close=True))


def _climbs(state: MissionState, use: Use, event: AttributeTestBegins) -> bool:
    return event.figure == use.subject and state.the(AttributeTest).ability == CLIMB


def heave(state: MissionState, use: Use) -> None:
    state.the(AttributeTest).added += 1


mission(
    "storming-the-palace",
    gate(THRONE_ROOM, locked_to=IMPERIALS),
    whenever("rule-1", defeated(GUARDS, last=True), let_in),
    lays_low(is_safe, crawls=True),
    idle(of_card(KEEPER)),
    approachable(is_jabba, "negotiate", negotiate, by=HEROES, when=both(happened(STORMING), before(RETREAT))),
    whenever("trap-door", entered(TRAP, side=anybody) & happened(RETREAT), drop_others),
    for_heroes(
        special(CLIMB, climb, when=_at_a_wall),
        after("heave", AttributeTestBegins, heave, when=_climbs, costs=(strain_cost(2),)),
    ),
    target(DOOR, attacked_by=REBELS, when=happened(SHOWDOWN)),
    open_to(BACK_ROOM, side=IMPERIALS, when=happened(SHOWDOWN)),
    goal("enter", Wants(defeat=is_gate_guard, use=(DOOR,)), until=STORMING),
    goal(
        "negotiate", Wants(beside=is_jabba, defeat=is_jabba, counts=(AGREED,)), from_=STORMING, until=RETREAT
    ),
    goal(
        "slay-rancor", Wants(defeat=of_card(RANCOR), enter=TRAP, who=is_above), from_=RETREAT, until=SHOWDOWN
    ),
    goal("defeat-jabba", Wants(defeat=is_jabba, destroy=(DOOR,)), from_=SHOWDOWN),
    event("legions-of-defenders", round_ends(1), deploys()),
    event(
        STORMING,
        opened(THRONE_ROOM),
        reveal("throne-room"),
        deploys(),
        deploy("probe-droid", bandstand),
        bring_crumb,
        optional_deployment(),
    ),
    event(
        RETREAT,
        counted(AGREED),
        reveal("rancor-pit"),
        reveal("back-room"),
        drop_negotiator,
        drop_others,
        call_guards,
        deploys(),
        withdraw_jabba,
        shut(BACK_ROOM),
        each_rebel_chooses(points=4, strain=3, focus=True),
    ),
    event("rancor-and-keeper", on(ActivationBegins, _is_tended), goad, each=True),
    event(SHOWDOWN, defeated(RANCOR), haul_up, deploys()),
    rebels_win("mission-jabba-defeated", defeated(JABBA), when=happened(SHOWDOWN)),
    imperials_win(TIME, round_ends(8)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=2,
    imperial_goal="hold-out",
)
