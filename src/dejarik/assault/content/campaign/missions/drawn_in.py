"""Drawn In: four power stations inside a Star Destroyer, and a crew that finds something to do every round."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    deploy,
    destroyed,
    event,
    everybody_beside,
    forceable,
    gate,
    goal,
    happened,
    imperials_win,
    incapacitates,
    mission,
    moved,
    of_card,
    rebels_win,
    resolved,
    round_ends,
    target,
)
from dejarik.assault.content.campaign.language.choices import options_for
from dejarik.assault.content.campaign.language.doors import ChooseDoor
from dejarik.assault.content.campaign.language.interrupting import AN_ACTION, each_may_act, speaking
from dejarik.assault.content.campaign.language.merits import before_end_of, merit
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.core.imperials import choose_how_to_obey
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_group, pick_target
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import StatusBegins
from dejarik.assault.rules.figures.damage import recover
from dejarik.assault.rules.ground import are_within, members, on_board
from dejarik.assault.rules.objects.tokens import (
    CRATE,
    DOOR,
    TERMINAL,
    close_door,
    is_open,
    open_door,
    tokens_of,
)
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import Figure, Group, Token
from dejarik.kernel.effects import follows, name_of

DOORS = ("door-1", "door-2", "door-3", "door-4")
CHAMPION, LIFT = "royal-guard-champion", "lift"


# --- Subdue ---------------------------------------------------------------------------------------


def work_a_door(state: MissionState, occasion: EventHappens) -> None:
    doors = [door_number(state, name) for name in DOORS]
    state.push(ChooseDoor(event=occasion.event, doors=doors, then=name_of(turn_round)))


@follows
def turn_round(state: MissionState, chosen: ChooseDoor, door: int) -> None:
    if is_open(state, door):
        close_door(state, door)
    else:
        open_door(state, next(token for token in tokens_of(state, DOOR) if token.door == door))


def break_out_supplies(state: MissionState, occasion: EventHappens) -> None:
    crates = [token for token in tokens_of(state, CRATE) if not token.carrier]
    pick_target(state, speaking(state, occasion.event), crates, patch_up)


@follows
def patch_up(state: MissionState, pick: Pick, crate: Token) -> None:
    for figure in on_board(state):
        if IMPERIALS(state, figure) and are_within(state, figure, crate, 3):
            recover(state, figure, 2)


def send_troopers(state: MissionState, occasion: EventHappens) -> None:
    title = profile("stormtrooper").title
    groups = [
        group
        for group in state.groups.values()
        if group.seat == EMPIRE and profile(group.card).title == title and members(state, group.id)
    ]
    pick_group(state, speaking(state, occasion.event), groups, send_group)


@follows
def send_group(state: MissionState, pick: Pick, group: Group) -> None:
    ids = [figure.id for figure in members(state, group.id)]
    state.push(afterwards(pick, send_next, chosen=ids))


@follows
def send_next(state: MissionState, then: Then, nothing: None) -> None:
    left = [state.figures[id] for id in then.chosen if id in state.figures]
    pick_target(state, then, left, send_one, may=True, chosen=then.chosen)


@follows
def send_one(state: MissionState, pick: Pick, figure: Figure) -> None:
    """A move or an attack, as an order of an elite officer would have it."""
    choose_how_to_obey(state, pick, figure)
    state.push(afterwards(pick, send_next, chosen=[id for id in pick.chosen if id != figure.id]))


def sound_off(state: MissionState, event: StatusBegins) -> None:
    gain_threat(state, 3)


mission(
    "drawn-in",
    incapacitates(),
    target(TERMINAL, attacked_by=REBELS),
    gate(*DOORS, locked_to=REBELS),
    forceable(*DOORS, attributes=(Attribute.STRENGTH, Attribute.TECH), by=REBELS),
    goal("destroy-stations", Wants(use=(DOOR,), destroy=(TERMINAL,)), until="power-down"),
    goal("depart", Wants(reach=LIFT), from_="power-down"),
    event(
        "subdue",
        round_ends(),
        options_for({"supplies": 1, "troopers": 1, "champion": 2}, again=1),
        each=True,
        choices={
            "door": (work_a_door,),
            "supplies": (break_out_supplies,),
            "troopers": (send_troopers,),
            "champion": (each_may_act(of_card(CHAMPION), after=AN_ACTION),),
        },
    ),
    event("arrival", destroyed(TERMINAL, 2), deploy(CHAMPION, active_points)),
    event("power-down", destroyed(TERMINAL, 4)),
    event("raise-the-alarms", round_ends(5)),
    reacts("alarms", StatusBegins, sound_off, when=lambda state, heard: "raise-the-alarms" in state.happened),
    rebels_win(
        "mission-broken-free",
        moved() | resolved("power-down"),
        when=both(happened("power-down"), everybody_beside(LIFT)),
    ),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("departed-by-round-5", when=before_end_of(5)),
    rules=3,
    imperial_goal="wound-heroes",
)
