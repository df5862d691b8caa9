"""From Dark Clutches, a story mission of Heart of the Empire: a dark prison, four terminals, four captives, and out."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import section
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.sections import place_section
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import ONCE_PER_ACTIVATION, during, me
from dejarik.assault.content.campaign.language import (
    HEROES,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    counted,
    deploy,
    deploys,
    event,
    for_heroes,
    goal,
    happened,
    imperials_win,
    incapacitates,
    laid,
    mission,
    moved,
    opened,
    rebels_win,
    reveal,
    round_ends,
    unlock,
)
from dejarik.assault.content.campaign.language.claiming import (
    claim,
    claimable,
    claimed_by,
    may_test_for_points,
)
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import merit, narrow
from dejarik.assault.content.campaign.language.unfolding import each_obscured
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import is_exterior
from dejarik.assault.rules.objects.interacting import beside
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

CAPTIVE, CELL = "captive", "m7-cell"
CORRIDOR, CHAMBER, COMMAND, HALL = "m1-corridor", "l2-interrogation-chamber", "r2", "m6-hall"
DARK = (
    "r1", COMMAND, "r3", "r4", "r5", "r6", "r7",
    CORRIDOR, "m2", "m3", "m4", "m5", HALL,
    "l1", CHAMBER, "l3", "l4", "l5", "l6",
)  # fmt: skip

#: How many captives a hero can have.
ARMS = 2


def lights(state: MissionState, occasion: EventHappens) -> None:
    for name in DARK:
        place_section(state, section(state, name))


def _in_reach(state: MissionState, figure: Figure) -> list[Token]:
    if claimed_by(state, figure, CAPTIVE) >= ARMS:
        return []
    return [token for token in tokens_of(state, CAPTIVE) if beside(state, figure, token)]


def near_a_captive(state: MissionState, use: Use) -> bool:
    return bool(_in_reach(state, me(state, use)))


def lift(state: MissionState, use: Use) -> None:
    attempt(state, me(state, use), (Attribute.STRENGTH,), lifted)


@follows
def lifted(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if test.passed and figure is not None:
        use = speaking(state, "lift", seat=figure.seat, subject=figure.id)
        pick_target(state, use, _in_reach(state, figure), take_along)


@follows
def take_along(state: MissionState, pick: Pick, token: Token) -> None:
    claim(state, state.figures[pick.subject], token)


def all_free(state: MissionState) -> bool:
    return state.memory.get(CAPTIVE, 0) == 4


def everybody_outside(state: MissionState) -> bool:
    return all(is_exterior(state, state.figures[hero.figure]) for hero in present(state))


mission(
    "from-dark-clutches",
    incapacitates(),
    each_obscured(*DARK),
    claimable(TERMINAL, "claim", by=HEROES, then=may_test_for_points(2, Attribute.TECH)),
    claimable(CAPTIVE, "free", by=HEROES, most=ARMS),
    for_heroes(during("lift", lift, when=near_a_captive, limit=ONCE_PER_ACTIVATION)),
    goal("claim-terminals", Wants(use=(TERMINAL,), find=DARK), until="cell-unlocked"),
    goal("open-cell", Wants(use=(DOOR,), find=DARK), from_="cell-unlocked", until="alarms"),
    goal("free-captives", Wants(use=(CAPTIVE,)), from_="alarms", when=lambda state: not all_free(state)),
    goal("get-out", Wants(reach="outside"), from_="alarms", when=all_free),
    event("reinforcements", round_ends(1), deploy("stormtrooper", active_points)),
    event("interrogation-chamber", laid(CHAMBER), deploys()),
    event("corridor", laid(CORRIDOR), deploys()),
    event("command-center", laid(COMMAND), deploys()),
    event("hall", laid(HALL)),
    event("cell-unlocked", counted(TERMINAL, 4), unlock("cell-door")),
    event("alarms", opened("cell-door"), reveal(CELL), lights, deploys()),
    rebels_win(
        "mission-captives-out",
        moved() | counted(CAPTIVE, 4),
        when=both(happened("alarms"), all_free, everybody_outside),
    ),
    imperials_win(TIME, round_ends(8)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("all-captives-claimed", when=all_free),
    narrow(),
    rules=5,
    imperial_goal="hold-out",
)
