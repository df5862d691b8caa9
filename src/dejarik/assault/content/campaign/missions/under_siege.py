"""Under Siege: five sites to be kept for eight rounds, and wave after wave up the hill."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import OptionalDeployment, deploy_reserved
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import area_of, spaces_of
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of
from dejarik.assault.campaign.rules.wounds import Withdrawn
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    Wants,
    counted,
    deploys,
    event,
    gain,
    goal,
    imperials_want,
    imperials_win,
    mission,
    options,
    rebels_win,
    round_ends,
    target,
)
from dejarik.assault.content.campaign.language.areas import figures_in
from dejarik.assault.content.campaign.language.doors import ChooseDoor, open_before
from dejarik.assault.content.campaign.language.merits import before_end_of, merit
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.phrases import roll
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import are_within, on_board
from dejarik.assault.rules.objects.tokens import DOOR, open_door, remove_token, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows, name_of

SITE, SECURED = "capture-site", "sites-secured"
DOORS = ("door-north", "door-east", "door-west", "door-south")
AREAS = tuple(f"{SITE}-{number}" for number in range(1, 6))


def _is_healthy(state: MissionState, figure: Figure) -> bool:
    hero = hero_of(state, figure)
    return hero is None or not hero.wounded


def _lost(state: MissionState) -> list[Token]:
    """The sites on whose tiles the Empire stands and no healthy Rebel figure."""
    found = []
    for token in tokens_of(state, SITE):
        for area in AREAS:
            if token.space in area_of(state, area):
                there = figures_in(state, area)
                if any(IMPERIALS(state, figure) for figure in there) and not any(
                    REBELS(state, figure) and _is_healthy(state, figure) for figure in there
                ):
                    found.append(token)
    return found


def any_lost(state: MissionState) -> bool:
    return bool(_lost(state))


def secure(state: MissionState, occasion: EventHappens) -> None:
    for token in _lost(state):
        remove_token(state, token)
        count(state, SECURED)


def blow_up_a_door(state: MissionState, occasion: EventHappens) -> None:
    doors = [token.door for token in tokens_of(state, DOOR)]
    state.push(ChooseDoor(event=occasion.event, doors=doors, then=name_of(blow_away)))


@follows
def blow_away(state: MissionState, chosen: ChooseDoor, door: int) -> None:
    [token] = [token for token in tokens_of(state, DOOR) if token.door == door]
    near = [
        figure for figure in on_board(state) if REBELS(state, figure) and are_within(state, figure, token, 3)
    ]
    open_door(state, token)
    [face] = roll(state, Die.RED)
    hurt(state, near, face.damage, by=EMPIRE)


def send_the_walker(state: MissionState, occasion: EventHappens) -> None:
    deploy_reserved(state, "at-st-elite", occasion.event, spaces_of(state, ["D1"]))


def drop_inside(state: MissionState, occasion: EventHappens) -> None:
    state.push(OptionalDeployment(spaces=spaces_of(state, ["E13"])))


mission(
    "under-siege",
    target(DOOR, attacked_by=IMPERIALS),
    open_before(*DOORS, side=REBELS),
    goal("hold-sites", Wants(keep=(SITE,))),
    imperials_want(Wants(reach=SITE, destroy=(DOOR,))),
    event("securing", round_ends(), secure, when=any_lost, each=True),
    event("wave-1", round_ends(2), deploys()),
    event(
        "the-assault",
        round_ends(3),
        options(imperial=True),
        choices={"breach": (blow_up_a_door,), "alert": (gain(3),)},
    ),
    event("wave-2", round_ends(4), deploys()),
    event(
        "specialists",
        round_ends(5),
        options(imperial=True),
        choices={"walker": (send_the_walker,), "drop": (drop_inside,)},
    ),
    event("wave-3", round_ends(6), deploys()),
    rebels_win("mission-facility-held", round_ends(8)),
    imperials_win("mission-sites-secured", counted(SECURED, 4)),
    imperials_win("mission-all-withdrawn", on(Withdrawn), when=lambda state: not present(state)),
    merit("over-by-round-6", when=before_end_of(6)),
    rules=4,
    imperial_goal="secure-sites",
)
