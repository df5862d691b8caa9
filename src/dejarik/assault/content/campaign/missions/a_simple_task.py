"""A Simple Task: through two doors that only terminals open, and back again with what lies behind them."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    carrying,
    deploys,
    escaped,
    event,
    goal,
    happened,
    imperials_win,
    mission,
    object_test,
    opened,
    rebels_win,
    retrievable,
    retrieved,
    reveal,
    shut,
    way_out,
)
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, open_door, tokens_of
from dejarik.assault.rules.state import Token
from dejarik.kernel.effects import follows

FORMULA = "formula"

#: The doors that are nearest to each terminal.
CONTROLS = {
    "L5": ("command-room-door",),
    "H8": ("lab-door", "command-room-door"),
    "C4": ("lab-door",),
}


def _closed_doors(state: MissionState, terminal: Token) -> list[Token]:
    numbers = [door_number(state, name) for name in CONTROLS[space_name(state, terminal.space)]]
    return [token for token in tokens_of(state, DOOR) if token.door in numbers]


def controls_a_closed_door(state: MissionState, terminal: Token) -> bool:
    return bool(_closed_doors(state, terminal))


@follows
def open_the_nearest(state: MissionState, test: AttributeTest) -> None:
    """Of two that are equally near, the hero chooses."""
    terminal = state.tokens.get(test.token)
    if test.passed and terminal is not None:
        use = speaking(state, "slice", seat=state.heroes[test.figure].seat, subject=test.figure)
        pick_target(state, use, _closed_doors(state, terminal), let_open)


@follows
def let_open(state: MissionState, pick: Pick, door: Token) -> None:
    open_door(state, door)


mission(
    "a-simple-task",
    object_test(
        TERMINAL,
        "slice",
        (Attribute.TECH, Attribute.STRENGTH),
        by=HEROES,
        only=controls_a_closed_door,
        then=open_the_nearest,
    ),
    retrievable(FORMULA, by=HEROES),
    way_out("exit", by=carrying(FORMULA, HEROES), when=happened("too-quiet")),
    goal("open-doors", Wants(use=(TERMINAL,)), until="too-quiet"),
    goal("take-it", Wants(carry=(FORMULA,)), from_="too-quiet", until="sound-the-alarms"),
    goal("get-out", Wants(use=(TERMINAL,), carry=(FORMULA,)), from_="sound-the-alarms"),
    event("lightly-guarded", opened("command-room-door"), reveal("command-room"), deploys()),
    event("too-quiet", opened("lab-door"), reveal("lab")),
    event("sound-the-alarms", retrieved(FORMULA), shut("command-room-door", "lab-door"), deploys()),
    rebels_win("mission-formula-stolen", escaped(carrying=FORMULA)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=1,
    imperial_goal="wound-heroes",
)
