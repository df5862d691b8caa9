"""Into a Corner, a story mission of Heart of the Empire: out of a cantina, through streets that are laid where the
heroes run, to the landing with their speeder."""

from __future__ import annotations

from dejarik.assault.board import Nature
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_in,
    all_heroes_wounded,
    branch,
    deploys,
    event,
    everybody_beside,
    gain,
    goal,
    imperials_win,
    incapacitates,
    laid,
    mission,
    neutral,
    obscured,
    opened,
    pushable,
    rebels_win,
    round_ends,
    status_begins,
)
from dejarik.assault.content.campaign.language.areas import entered
from dejarik.assault.content.campaign.language.merits import merit
from dejarik.assault.rules.objects.tokens import is_open
from dejarik.assault.rules.state import Figure

DOOR = "cantina-door"
SQUARES = ("city-square-n", "city-square-s")
STREETS = tuple(f"main-street-{way}" for way in ("nw", "nn", "ne", "sw", "ss", "se"))
LANDINGS = tuple(
    f"landing-{way}"
    for way in ("nwn", "nws", "nnw", "nne", "nen", "nes", "swn", "sws", "ssw", "sse", "sen", "ses")
)


def anybody(state: MissionState, figure: Figure) -> bool:
    return True


def way_out(state: MissionState) -> str:
    """Through the door everybody on the street sees them; in the diner somebody waits."""
    return "door" if is_open(state, door_number(state, DOOR)) else "diner"


mission(
    "into-a-corner",
    incapacitates(),
    neutral("bystander", nature=Nature.HINDERING),
    pushable("bystander", by=anybody, points=2),
    obscured(*SQUARES),
    obscured(*STREETS),
    obscured(*LANDINGS),
    goal("find-landing", Wants(find=(*SQUARES, *STREETS, *LANDINGS)), until="vader-arrives"),
    goal("escape", Wants(reach="getaway-speeder"), from_="vader-arrives"),
    event(
        "lets-get-outta-here",
        opened(DOOR) | entered("diner", side=REBELS),
        branch(way_out),
        choices={"door": (gain(7),), "diner": (deploys(),)},
    ),
    event("troopers-in-the-square", laid(*SQUARES), deploys()),
    event("close-quarters", laid(*STREETS), deploys()),
    event("vader-arrives", laid(*LANDINGS), deploys()),
    rebels_win(
        "mission-flown-away", status_begins(), when=everybody_beside("getaway-speeder", over_terrain=True)
    ),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("all-heroes-on-the-landing", when=all_heroes_in("landing")),
    rules=4,
    imperial_goal="hold-out",
    first_round={3: 2, 2: 3},
)
