"""A New Threat: three terminals whose tests nobody knows beforehand, and a general who comes to see for himself."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.face_down import is_face_down, reveal_token
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language import (
    A_MOVE,
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    counted,
    deploys,
    event,
    gain,
    gate,
    goal,
    imperials_win,
    mission,
    opened,
    rebels_win,
    round_ends,
    target,
    usable,
)
from dejarik.assault.content.campaign.language.choices import each_option_once
from dejarik.assault.content.campaign.language.effects import DeployAtOne
from dejarik.assault.content.campaign.language.interrupting import each_may_act
from dejarik.assault.content.campaign.language.merits import before_end_of, merit, rebels_have_won
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import are_within, board_for, situation
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, remove_token
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.reports import DoorOpened
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

DOORS = ("door-north", "door-east", "door-south")
TESTED = {"red": Attribute.STRENGTH, "blue": Attribute.INSIGHT, "green": Attribute.TECH}


def search(state: MissionState, figure: Figure, token: Token) -> None:
    """Its colour, which shows now, says what is tested."""
    if is_face_down(state, token):
        reveal_token(state, token)
    attempt(state, figure, (TESTED[token.colour],), investigate, needed=2, token=token.id)


@follows
def investigate(state: MissionState, test: AttributeTest) -> None:
    token = state.tokens.get(test.token)
    if test.passed and token is not None:
        remove_token(state, token)
        count(state, TERMINAL)


# --- Defense Protocols ----------------------------------------------------------------------------


def _door(state: MissionState, occasion: EventHappens) -> Token:
    """The door that has been opened."""
    number = occasion.cause(DoorOpened).door
    return next(token for token in state.removed.values() if token.kind == DOOR and token.door == number)


def dazzle(state: MissionState, occasion: EventHappens) -> None:
    door = _door(state, occasion)
    for hero in present(state):
        figure = state.figures[hero.figure]
        if are_within(state, figure, door, 3):
            attempt(state, figure, (Attribute.INSIGHT,), stun, key=state.mission, ability=occasion.event)


@follows
def stun(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if not test.passed and figure is not None:
        gain_condition(state, figure, Condition.STUNNED)


def let_loose(state: MissionState, occasion: EventHappens) -> None:
    """The Nexu, inside and near the door."""
    door, ground = _door(state, occasion), board_for(state)
    around = board.spaces_within(situation(state), board.object_thing(ground.door_spaces[door.door]), 3)
    inside = {int(ground.space(name)) for name in ground.map.interior}
    spaces = [int(space) for space in board.each(around) if int(space) in inside]
    state.push(DeployAtOne(card="nexu", event=occasion.event, seat=EMPIRE, spaces=spaces))


def is_probe_droid(state: MissionState, figure: Figure) -> bool:
    return IMPERIALS(state, figure) and profile_of(state, figure).title == profile("probe-droid").title


mission(
    "a-new-threat",
    gate(*DOORS, locked_to=REBELS),
    target(DOOR, attacked_by=REBELS),
    usable(TERMINAL, "search", search, by=HEROES),
    goal("investigate", Wants(use=(TERMINAL,), destroy=(DOOR,))),
    event(
        "defense-protocols",
        opened(),
        each_option_once(),
        each=True,
        choices={
            "flash": (dazzle,),
            "alert": (gain(6),),
            "droids": (each_may_act(is_probe_droid, after=A_MOVE),),
            "beast": (let_loose,),
        },
    ),
    event("revelation", counted(TERMINAL), each=True),
    event("arrival", round_ends(5), deploys()),
    rebels_win("mission-terminals-investigated", counted(TERMINAL, 3)),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("terminals-investigated-by-round-5", when=both(rebels_have_won, before_end_of(5))),
    rules=2,
    imperial_goal="hold-out",
)
