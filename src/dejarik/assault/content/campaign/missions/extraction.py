"""Extraction, Ko-Tun Feralo's mission: a senator is led from his penthouse to the roof, by an elevator that carries
what is on it or up a ladder, and to a shuttle."""

from __future__ import annotations

from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import (
    door_number,
    laid_spaces,
    objects,
    place_of,
    section,
    space_of,
)
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.sections import move_sections, place_section
from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.content.blocks import after, me
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    both,
    deploys,
    event,
    goal,
    happened,
    imperials_want,
    imperials_win,
    incapacitates,
    laid,
    mission,
    moved,
    of_card,
    rebels_win,
    removed_last,
    resolved,
    reveal,
    round_ends,
)
from dejarik.assault.content.campaign.language.areas import entered, figures_in, none_in, stands_in
from dejarik.assault.content.campaign.language.escorts import escort, for_points, lead_on, the_one
from dejarik.assault.content.campaign.language.reserves import deploy_set_aside, set_aside
from dejarik.assault.content.campaign.language.triggers import Trigger, on
from dejarik.assault.rules.events import ActivationEnds, ActivationOver
from dejarik.assault.rules.ground import are_adjacent, is_on_or_beside, on_board
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.objects.tokens import DOOR, close_door, open_door, tokens_of
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import speed
from dejarik.kernel import Use

SENATOR, LADDER, SHUTTLE, UPSTAIRS = "senator-feralo", "ladder", "getaway-shuttle", "upstairs"

#: The elevator on each floor with its door, and how many columns the roof lies beside the penthouse on the map.
FLOORS = {"penthouse-elevator": "penthouse-elevator-door", "roof-elevator": "roof-elevator-door"}
ACROSS = 13


def anybody(state: MissionState, figure: Figure) -> bool:
    return True


# --- Ladders and the elevator -------------------------------------------------------------------------


def _ladders(state: MissionState) -> list[str]:
    [facts] = objects(state, LADDER)
    return list(facts.spaces)


def at_ladder(state: MissionState, figure: Figure) -> bool:
    return any(is_on_or_beside(state, figure, space) for space in laid_spaces(state, _ladders(state)))


def climb(state: MissionState, use: Use) -> None:
    figure = me(state, use)
    below, above = _ladders(state)
    up = is_on_or_beside(state, figure, space_of(state, below))
    place_section(state, section(state, "roof"))
    other = space_of(state, above if up else below)
    state.push(Place(figure=figure.id, seat=figure.seat, among=[other], close=True))
    doors_follow(state)


def _here(state: MissionState) -> str:
    """The floor where the elevator is."""
    return next(floor for floor in FLOORS if section(state, floor).region in state.sections)


def at_elevator(state: MissionState, figure: Figure) -> bool:
    """On or next to it, or in front of the closed door of a floor where it is not."""
    if any(is_on_or_beside(state, figure, space) for space in place_of(state, "elevator")):
        return True
    waiting = [door_number(state, door) for floor, door in FLOORS.items() if floor != _here(state)]
    return any(
        are_adjacent(state, figure, token) for token in tokens_of(state, DOOR) if token.door in waiting
    )


def ride(state: MissionState, use: Use) -> None:
    """The elevator goes to the other floor, with everybody and everything on it."""
    here = _here(state)
    there = next(floor for floor in FLOORS if floor != here)
    columns = ACROSS if there == "roof-elevator" else -ACROSS
    move_sections(state, [section(state, here)], [section(state, there)], columns=columns, rows=0)
    if there == "roof-elevator" and figures_in(state, "elevator"):
        place_section(state, section(state, "roof"))
    doors_follow(state)


def doors_follow(state: MissionState) -> None:
    """The door is open where the elevator is, and locked where it is not."""
    here = _here(state)
    for floor, door in FLOORS.items():
        number = door_number(state, door)
        token = next((each for each in tokens_of(state, DOOR) if each.door == number), None)
        if floor == here and token is not None:
            open_door(state, token)
        elif floor != here and token is None:
            close_door(state, number).locked = True


# --- The senator --------------------------------------------------------------------------------------


def after_a_hero(state: MissionState, use: Use, event: ActivationEnds) -> bool:
    return event.figure in state.heroes and the_one(state, SENATOR) is not None


def follow(state: MissionState, use: Use) -> None:
    senator = the_one(state, SENATOR)
    if senator is not None:
        lead_on(state, senator, 2)


def is_held(state: MissionState) -> bool:
    """The Empire controls the senator: a figure of its own is next to him, and no Rebel that is not incapacitated."""
    senator = the_one(state, SENATOR)
    if senator is None:
        return False
    beside = [figure for figure in on_board(state) if are_adjacent(state, figure, senator)]
    return any(IMPERIALS(state, figure) for figure in beside) and not any(
        REBELS(state, figure) and not is_down(state, figure) for figure in beside
    )


def is_down(state: MissionState, figure: Figure) -> bool:
    hero = hero_of(state, figure)
    return hero is not None and hero.incapacitated


def activation_over() -> Trigger:
    return on(ActivationOver, lambda state, event: True)


# --- The shuttle --------------------------------------------------------------------------------------


def hurry_up(state: MissionState, occasion: EventHappens) -> None:
    """Imperial figures in the penthouse gain movement points, as many as a move would give each."""
    for figure in on_board(state):
        if IMPERIALS(state, figure) and not stands_in(state, figure, UPSTAIRS):
            lead_on(state, figure, speed(state, figure.id))


def is_passenger(state: MissionState, figure: Figure) -> bool:
    return hero_of(state, figure) is not None or figure is the_one(state, SENATOR)


def everybody_aboard(state: MissionState) -> bool:
    senator = the_one(state, SENATOR)
    passengers = [senator, *(state.figures[hero.figure] for hero in present(state))]
    spaces = set(place_of(state, SHUTTLE))
    return all(figure is not None and figure.space in spaces for figure in passengers)


def a_rebel_upstairs(state: MissionState) -> bool:
    return any(REBELS(state, figure) for figure in figures_in(state, UPSTAIRS))


mission(
    "extraction",
    incapacitates(),
    escort(SENATOR),
    Block(after("follow", ActivationEnds, follow, when=after_a_hero, forced=True)),
    for_points("climb", 2, climb, by=anybody, when=at_ladder),
    for_points("ride", 2, ride, by=anybody, when=at_elevator),
    set_aside("secure-the-shuttle", lambda state: 3 * state.threat_level),
    goal(
        "reach-roof",
        Wants(reach=LADDER, who=is_passenger, beside=of_card(SENATOR)),
        until="backup-has-arrived",
    ),
    goal(
        "reach-shuttle",
        Wants(enter=SHUTTLE, via=LADDER, who=is_passenger, beside=of_card(SENATOR)),
        from_="backup-has-arrived",
        until="secure-the-shuttle",
    ),
    goal(
        "launch",
        Wants(enter=SHUTTLE, via=LADDER, who=is_passenger, beside=of_card(SENATOR)),
        from_="secure-the-shuttle",
    ),
    imperials_want(Wants(beside=of_card(SENATOR))),
    event(
        "backup-has-arrived",
        entered(UPSTAIRS, side=REBELS) | (laid("roof-elevator") & a_rebel_upstairs),
        reveal("roof"),
        lambda state, occasion: doors_follow(state),
        deploys(),
    ),
    event(
        "secure-the-shuttle",
        entered(SHUTTLE, side=REBELS),
        deploys(),
        deploy_set_aside("O8"),
        hurry_up,
    ),
    rebels_win(
        "mission-launched",
        moved() | removed_last() | resolved("secure-the-shuttle"),
        when=both(happened("secure-the-shuttle"), everybody_aboard, none_in(SHUTTLE, side=IMPERIALS)),
    ),
    imperials_win("mission-arrested", activation_over(), when=is_held),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=5,
    imperial_goal="arrest",
)
