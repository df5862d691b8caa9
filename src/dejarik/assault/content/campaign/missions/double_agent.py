"""Double Agent, a story mission of Heart of the Empire: a scholar is besieged, and walls are blown open."""

from __future__ import annotations

from dejarik.assault.board import Nature
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language import (
    HEALTHY,
    Wants,
    approachable,
    counted,
    deploy,
    deploys,
    event,
    goal,
    imperials_want,
    imperials_win,
    mission,
    options,
    rebels_win,
    resolved,
    round_ends,
    status_begins,
)
from dejarik.assault.content.campaign.language.escorts import escort, the_one
from dejarik.assault.content.campaign.language.gaps import breachable, walled_off
from dejarik.assault.content.campaign.language.interrupting import AN_ACTION, speaking, strike
from dejarik.assault.content.campaign.language.merits import merit, narrow
from dejarik.assault.content.campaign.language.objects import SENTIENT
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.picks import Pick, pick_space
from dejarik.assault.rules.attack.events import AttackResolved
from dejarik.assault.rules.events import StatusBegins
from dejarik.assault.rules.figures.damage import Damaged, Strained
from dejarik.assault.rules.ground import are_within, board_for, is_on_or_beside, on_board, piece
from dejarik.assault.rules.objects.tokens import put_rubble
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import is_massive
from dejarik.kernel.effects import follows

LORN, ARRESTED, WALKER, AT_DP = "lorn", "lorn-arrested", "walker-support", "at-dp-elite"
#: How near to him a healthy hero keeps everybody from arresting him, and when he is fetched.
NEAR, LAST = 3, 7


def is_lorn(state: MissionState, figure: Figure) -> bool:
    return figure is the_one(state, LORN)


# --- Lorn -----------------------------------------------------------------------------------------------


def act(state: MissionState, event: StatusBegins) -> None:
    lorn = the_one(state, LORN)
    if lorn is not None:
        strike(state, lorn, after=AN_ACTION)


def could_arrest(state: MissionState, figure: Figure) -> bool:
    return SENTIENT(state, figure) and not is_massive(state, figure)


def is_alone(state: MissionState, lorn: Figure) -> bool:
    """No healthy hero is near enough."""
    return not any(
        figure.id in state.heroes and HEALTHY(state, figure) and are_within(state, figure, lorn, NEAR)
        for figure in on_board(state)
    )


def arrest(state: MissionState, figure: Figure, lorn: Figure) -> None:
    count(state, ARRESTED)


# --- The bombardment ------------------------------------------------------------------------------------


def _everywhere(state: MissionState) -> list[int]:
    ground = board_for(state)
    return [int(ground.space(name)) for name in ground.map.spaces]


def _beyond(state: MissionState, space: int) -> list[int]:
    """The other sides of the walls of a space that are not breached yet."""
    return [
        other for other in walled_off(state, space) if not (space in state.rubble and other in state.rubble)
    ]


def break_wall(state: MissionState, occasion: EventHappens) -> None:
    sides = [space for space in _everywhere(state) if _beyond(state, space)]
    pick_space(state, speaking(state, occasion.event), sides, choose_other_side)


@follows
def choose_other_side(state: MissionState, pick: Pick, space: int) -> None:
    pick_space(state, pick, _beyond(state, space), breach, amount=space)


@follows
def breach(state: MissionState, pick: Pick, space: int) -> None:
    put_rubble(state, pick.amount)
    put_rubble(state, space)


def shell(state: MissionState, occasion: EventHappens) -> None:
    pick_space(state, speaking(state, occasion.event), _everywhere(state), strike_space)


@follows
def strike_space(state: MissionState, pick: Pick, space: int) -> None:
    put_rubble(state, space)
    near = [figure for figure in on_board(state) if is_on_or_beside(state, figure, space)]
    on_it = [figure for figure in near if piece(state, figure).spaces >> space & 1]
    tired = [Strained(figure=figure.id, amount=1, by=EMPIRE) for figure in near]
    hurt = [Damaged(target=figure.id, amount=1, by=EMPIRE) for figure in on_it]
    if tired:
        state.occur(*tired, *hurt)


# --- The walker -----------------------------------------------------------------------------------------


def walker_has_fired(state: MissionState, event: AttackResolved) -> bool:
    figure = state.figures.get(event.attacker) or state.fallen.get(event.attacker)
    return (
        figure is not None and figure.card == AT_DP and WALKER in state.happened and event.target_space >= 0
    )


def shatter(state: MissionState, event: AttackResolved) -> None:
    """Rubble where the defender stood, and behind a wall of that space."""
    put_rubble(state, event.target_space)
    pick_space(
        state, speaking(state, WALKER), _beyond(state, event.target_space), breach, amount=event.target_space
    )


mission(
    "double-agent",
    escort(LORN, nature=Nature.ORDINARY),
    reacts("rule-1", StatusBegins, act),
    approachable(is_lorn, "arrest", arrest, by=could_arrest, only=is_alone),
    breachable(),
    reacts("shatter", AttackResolved, shatter, when=walker_has_fired),
    goal("guard-lorn", Wants(beside=is_lorn, who=HEALTHY)),
    imperials_want(Wants(beside=is_lorn, who=could_arrest)),
    event(
        "bombardment",
        status_begins(),
        options(imperial=True),
        each=True,
        choices={"breach": (break_wall,), "shell": (shell,)},
    ),
    event("intrusion", round_ends(2), deploys()),
    event("on-patrol", round_ends(3), deploy("stormtrooper", active_points), deploys()),
    event(WALKER, round_ends(4), deploys()),
    event("vile-creatures", round_ends(5), deploys()),
    event("arrest", counted(ARRESTED, 1)),
    merit("lorn-arrested-in-round-7", when=lambda state: state.round == LAST),
    narrow(),
    rebels_win("mission-lorn-fetched", round_ends(LAST)),
    imperials_win("mission-lorn-arrested", resolved("arrest")),
    rules=5,
    imperial_goal="arrest-lorn",
    rebels_pass=True,
)
