"""Survival of the Fittest: two ways through the snow into a cavern, a huge wampa, and a scout to be revived."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.campaign.rules.deploying import deploy_reserved
from dejarik.assault.campaign.rules.layout import area_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import MissionState, is_rebel
from dejarik.assault.content.campaign.language import (
    HEALTHY,
    TIME,
    Effect,
    Wants,
    all_heroes_wounded,
    before,
    counted,
    defeated,
    deploys,
    event,
    gap,
    goal,
    happened,
    imperials_win,
    laid,
    mission,
    object_test,
    rebels_win,
    removed_last,
    round_ends,
)
from dejarik.assault.content.campaign.language.unfolding import each_obscured
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.ground import on_board, piece, situation
from dejarik.assault.rules.state import Figure

SURVIVOR, TROOPERS = "survivor", "echo-base-trooper"
RESCUE, BEAST = "rescue-the-fallen", "the-beast-falls"
WEST, EAST = ("nw", "snow-pass", "sw", "s"), ("cave",)


def _away(state: MissionState, figure: Figure, space: int) -> int:
    found = board.distance(situation(state), piece(state, figure), board.space_thing(1 << space))
    return 99 if found is None else found


def _who_found(state: MissionState, spaces: list[int]) -> Figure:
    """The Rebel figure that has come next to a tile; of several, the one that acts."""
    current = activation(state)
    acting = current.figure if current is not None else 0
    return min(
        (figure for figure in on_board(state) if is_rebel(state, figure)),
        key=lambda figure: (
            min(_away(state, figure, space) for space in spaces),
            figure.id != acting,
            figure.id,
        ),
    )


def lie_in_wait(card: str, tile: str) -> Effect:
    """A reserved group comes onto the tile, as close as possible to the figure that has found it."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        spaces = area_of(state, tile)
        finder = _who_found(state, spaces)
        empty = [space for space in spaces if situation(state).empty(1 << space)]
        nearest = sorted(empty, key=lambda space: (_away(state, finder, space), space))
        deploy_reserved(state, card, occasion.event, nearest[:3])

    return carry_out


def all_are_down(state: MissionState) -> bool:
    """No hero is healthy, and no trooper that the mission gave is left."""
    return all(hero.wounded for hero in state.heroes.values()) and not any(
        figure.card == TROOPERS and figure.group in state.arrivals for figure in on_board(state)
    )


mission(
    "survival-of-the-fittest",
    gap("thin-wall"),
    each_obscured(*WEST, *EAST, "cavern"),
    object_test(
        SURVIVOR,
        "revive",
        (Attribute.STRENGTH, Attribute.INSIGHT),
        by=HEALTHY,
        needed=3,
        when=happened(BEAST),
    ),
    goal("find-cavern", Wants(find=(*WEST, *EAST, "cavern")), until=RESCUE),
    goal(
        "defeat-wampa",
        Wants(defeat=lambda state, figure: figure.card == "wampa-elite"),
        from_=RESCUE,
        until=BEAST,
    ),
    goal("revive-survivor", Wants(use=(SURVIVOR,)), from_=BEAST),
    event("imperial-surge", round_ends(2) | round_ends(3), deploys(), each=True),
    event("the-pass", laid("snow-pass"), deploys(), lie_in_wait("snowtrooper", "pass")),
    event("the-cave", laid("cave"), deploys(), lie_in_wait("probe-droid-elite", "cave")),
    event(RESCUE, laid("cavern"), deploys()),
    event(BEAST, defeated("great-wampa", of=RESCUE)),
    rebels_win("mission-survivor-revived", counted(SURVIVOR, 1)),
    imperials_win(TIME, round_ends(4), when=before(RESCUE)),
    imperials_win("mission-expedition-lost", all_heroes_wounded() | removed_last(), when=all_are_down),
    rules=4,
    imperial_goal="hold-out",
)
