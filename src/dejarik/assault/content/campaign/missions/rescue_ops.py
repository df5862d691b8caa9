"""Rescue Ops: two consoles open the cell of Benex, and then everybody has to be back in the clearing."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import DoorId
from dejarik.assault.campaign.rules.deploying import DeployGroup, active_points
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import door_number, place_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import MissionState, rebels
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_in,
    all_heroes_wounded,
    blow_away,
    blow_up,
    both,
    counted,
    deploy,
    deploys,
    event,
    gain,
    gate,
    goal,
    imperials_win,
    incapacitates,
    mission,
    moved,
    object_test,
    opened,
    options,
    points,
    rebels_win,
    retrievable,
    retrieved,
    reveal,
    round_ends,
    whenever,
    without_ally,
)
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import before_end_of, earns, merit
from dejarik.assault.content.phrases import roll
from dejarik.assault.content.picks import Pick, pick_space, pick_target
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import on_board, piece, situation
from dejarik.assault.rules.objects.tokens import DOOR, carried_by, tokens_of, unlock_door
from dejarik.assault.rules.reports import DoorOpened
from dejarik.assault.rules.state import Figure
from dejarik.kernel.effects import follows

ID = "rescue-ops"
CONSOLE, BENEX, CLEARING, LEIA = "security-console", "benex", "clearing", "leia-organa-campaign"
PLACEMENT, INTERROGATION = "strategic-placement", "enhanced-interrogation"
NORTH, SOUTH = "north-facility-door", "south-facility-door"
GREEN = ("green-1", "green-2")
SAVED_EARLY = "benex-retrieved-by-round-5"


def unlock_chamber(state: MissionState) -> None:
    for token in tokens_of(state, DOOR):
        unlock_door(state, token)


def leia_arrives(state: MissionState, occasion: EventHappens) -> None:
    """Next to the console that is nearest to the door."""
    north, south = sorted(place_of(state, CONSOLE))
    first = occasion.cause(DoorOpened).door == door_number(state, NORTH)
    console = board.object_thing(1 << (north if first else south))
    around = [int(space) for space in board.each(board.adjacent_spaces(situation(state), console))]
    seat = rebels(state)[0]
    state.push(DeployGroup(card=LEIA, seat=seat, spaces=around, anywhere=True, event=occasion.event))


# --- Varied Defenses ------------------------------------------------------------------------------


def _near_door(state: MissionState, occasion: EventHappens, spaces: int) -> board.Spaces:
    door = board_doors(state, occasion.cause(DoorOpened).door)
    return board.spaces_within(situation(state), board.object_thing(door), spaces)


def board_doors(state: MissionState, door: int) -> board.Spaces:
    """The spaces on both sides of a door."""
    return situation(state).board.door_spaces[DoorId(door)]


def set_charge(state: MissionState, occasion: EventHappens) -> None:
    spaces = [int(space) for space in board.each(_near_door(state, occasion, 3))]
    pick_space(state, speaking(state, occasion.event), spaces, explode)


@follows
def explode(state: MissionState, pick: Pick, space: int) -> None:
    [face] = roll(state, Die.RED)
    blow_up(state, space, face.damage)


def take_position(state: MissionState, occasion: EventHappens) -> None:
    near = _near_door(state, occasion, 3)
    ready = [
        figure
        for figure in on_board(state)
        if IMPERIALS(state, figure) and piece(state, figure).spaces & near
    ]
    pick_target(
        state, speaking(state, occasion.event), ready, focus_first, may=True, chosen=[f.id for f in ready]
    )


@follows
def focus_first(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)
    others = [state.figures[id] for id in pick.chosen if id in state.figures and id != figure.id]
    pick_target(state, pick, others, focus_second, may=True)


@follows
def focus_second(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)


def benex_is_carried(state: MissionState) -> bool:
    return any(
        token.kind == BENEX
        for hero in present(state)
        for token in carried_by(state, state.figures[hero.figure])
    )


mission(
    ID,
    incapacitates(),
    without_ally(LEIA),
    gate(NORTH, SOUTH, "interrogation-chamber-door", locked_to=IMPERIALS),
    object_test(CONSOLE, "slice", (Attribute.TECH, Attribute.INSIGHT), by=REBELS, needed=2),
    whenever("unlock-chamber", counted(CONSOLE, 2), unlock_chamber),
    retrievable(BENEX, by=HEROES, then=earns(SAVED_EARLY, when=before_end_of(5))),
    goal("enter-facility", Wants(use=(DOOR,)), until=PLACEMENT),
    goal("slice-consoles", Wants(use=(CONSOLE, DOOR)), from_=PLACEMENT, until=INTERROGATION),
    goal("save-benex", Wants(carry=(BENEX,), to=CLEARING, enter=CLEARING), from_=INTERROGATION),
    event("second-wave", round_ends(1), deploys()),
    event(PLACEMENT, opened(NORTH, SOUTH), reveal("facility"), points(off=GREEN), leia_arrives, deploys()),
    event(
        "varied-defenses",
        opened(),
        options(imperial=True, fresh=True),
        each=True,
        after=(PLACEMENT, INTERROGATION),
        choices={
            "alarm": (gain(5),),
            "hunter": (deploy("dengar", active_points),),
            "charge": (set_charge,),
            "position": (take_position,),
        },
    ),
    event(
        INTERROGATION,
        opened("interrogation-chamber-door"),
        reveal("interrogation-chamber"),
        deploys(),
        blow_away("blown-wall"),
        points(on=GREEN),
    ),
    rebels_win(
        "mission-departed",
        moved() | retrieved(BENEX, 0),
        when=both(all_heroes_in(CLEARING), benex_is_carried),
    ),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit(SAVED_EARLY),
    rules=4,
    imperial_goal="hold-out",
)
