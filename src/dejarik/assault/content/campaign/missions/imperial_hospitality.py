"""Imperial Hospitality: a captive to be led out, and a terminal that sends what he knew at the end of round 4."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import after, me, strain_cost
from dejarik.assault.content.campaign.language import (
    REBELS,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    ally,
    become,
    before,
    counted,
    defeated,
    deploys,
    destroyed,
    escaped,
    event,
    for_heroes,
    forceable,
    gain,
    goal,
    happened,
    imperials_want,
    imperials_win,
    mission,
    object_test,
    of_card,
    open_up,
    opened,
    options,
    rebels_win,
    remove,
    reveal,
    round_ends,
    target,
    way_out,
)
from dejarik.assault.content.campaign.language.conditions import standing
from dejarik.assault.content.campaign.language.merits import merit
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack, AttackDeclared
from dejarik.assault.rules.attack.redirecting import redirect
from dejarik.assault.rules.attack.targets import eligible_targets
from dejarik.assault.rules.ground import are_adjacent
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.kernel import Use

CAPTIVE, DATA, PRISONER = "captive", "the-data", "the-prisoner"
DOORS = ("door-1", "door-2", "cell-door")

is_captive = of_card(CAPTIVE)


def could_step_in(state: MissionState, use: Use, event: AttackDeclared) -> bool:
    """The captive next to the hero is attacked, and the hero could have been."""
    captive = state.figures.get(event.target)
    return (
        captive is not None
        and is_captive(state, captive)
        and are_adjacent(state, me(state, use), captive)
        and me(state, use) in eligible_targets(state, state.the(Attack))
    )


def step_in(state: MissionState, use: Use) -> None:
    redirect(state, state.the(Attack), me(state, use))


undestroyed = before(DATA)  # the terminal still sends


def break_off(state: MissionState, occasion: EventHappens) -> None:
    """Whatever has been stored at the terminal is gone with it."""
    if standing(TERMINAL)(state):
        remove(TERMINAL)(state, occasion)


mission(
    "imperial-hospitality",
    target(DOOR, attacked_by=REBELS),
    forceable(*DOORS, attributes=(Attribute.TECH,), by=REBELS, needed=2),
    target(TERMINAL, attacked_by=REBELS),
    object_test(TERMINAL, "slice", (Attribute.TECH,), by=REBELS, needed=2),
    for_heroes(after("step-in", AttackDeclared, step_in, when=could_step_in, costs=(strain_cost(1),))),
    way_out("exit", by=is_captive),
    goal("free-the-captive", Wants(use=(DOOR,), destroy=(DOOR,)), until=PRISONER),
    goal(
        "stop-transmission",
        Wants(use=(DOOR, TERMINAL), destroy=(DOOR, TERMINAL)),
        when=lambda state: DATA not in state.happened and "transmission-received" not in state.happened,
    ),
    goal("lead-him-out", Wants(reach="exit", who=is_captive, protect=is_captive), from_=PRISONER),
    imperials_want(Wants(defeat=is_captive)),
    event("well-guarded", opened("door-1", "door-2"), reveal("data-center"), deploys()),
    event(DATA, destroyed(TERMINAL) | counted(TERMINAL, 1), deploys()),
    event(
        PRISONER,
        opened("cell-door"),
        reveal("cell"),
        ally(CAPTIVE, "J6"),
        options(imperial=True),
        choices={"beaten": (become(CAPTIVE, Condition.BLEEDING),), "alert": (gain(3),)},
    ),
    event(
        "transmission-received",
        round_ends(4),
        open_up(*DOORS),
        break_off,
        deploys(),
        when=undestroyed,
    ),
    rebels_win("mission-captive-escaped", escaped(CAPTIVE)),
    imperials_win("mission-captive-defeated", defeated(CAPTIVE)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("terminal-destroyed", when=happened(DATA)),
    rules=3,
    imperial_goal="defeat-captive",
)
