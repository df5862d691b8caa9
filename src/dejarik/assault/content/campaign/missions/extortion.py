"""Extortion, the side mission of Onar Koma: three captives in a cellar, and the way out for them."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import attempt
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import MissionState, rebels
from dejarik.assault.content.blocks import ONCE_PER_ACTIVATION, ONCE_PER_ROUND, during, me
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    closed,
    deploys,
    event,
    for_heroes,
    forceable,
    goal,
    happened,
    imperials_win,
    lead,
    mission,
    moved,
    neutral,
    opened,
    optional_deployment,
    rebels_win,
    resolved,
    reveal,
    round_ends,
    show,
)
from dejarik.assault.content.campaign.language.doors import open_if_passed
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.objects import THE_HERO
from dejarik.assault.content.campaign.language.triggers import status_begins
from dejarik.assault.content.choosing import by_use, choose
from dejarik.assault.content.phrases import become
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import are_adjacent, on_board, sees
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import DOOR, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

CAPTIVE, BOTHA, EXIT = "captive", "botha", "exit"
CELLS = ("cell-door-1", "cell-door-2", "cell-door-3")
PACE = 5


# --- Cells -----------------------------------------------------------------------------------------


def _cells(state: MissionState, use: Use) -> list[Token]:
    """The locked cells next to the hero."""
    numbers = [door_number(state, name) for name in CELLS]
    doors = [token for token in tokens_of(state, DOOR) if token.door in numbers]
    return [door for door in doors if next_to(state, me(state, use), door)]


@follows
def force(state: MissionState, pick: Pick, door: Token) -> None:
    attempt(
        state,
        state.figures[pick.subject],
        (Attribute.STRENGTH, Attribute.TECH),
        open_if_passed,
        token=door.id,
    )


def _sees_botha(state: MissionState, use: Use) -> bool:
    onar = state.figures.get(use.subject)
    return (
        onar is not None
        and THE_HERO(state, onar)
        and any(sees(state, onar, figure) for figure in on_board(state) if _is(state, figure, BOTHA))
    )


# --- Captives --------------------------------------------------------------------------------------


def _is(state: MissionState, figure: Figure, *kinds: str) -> bool:
    return figure.card in [card_named(state, kind) for kind in kinds]


def is_captive(state: MissionState, figure: Figure) -> bool:
    return _is(state, figure, CAPTIVE, BOTHA)


def captives(state: MissionState) -> list[Figure]:
    return [figure for figure in on_board(state) if is_captive(state, figure)]


def shepherd(state: MissionState, occasion: EventHappens) -> None:
    use = speaking(state, occasion.event, seat=rebels(state)[0])
    pick_target(state, use, captives(state), go, may=True, together=True)


@follows
def go(state: MissionState, pick: Pick, captive: Figure) -> None:
    """One space less for each Imperial figure that is next to it then."""
    beside = [
        figure
        for figure in on_board(state)
        if IMPERIALS(state, figure) and are_adjacent(state, figure, captive)
    ]
    lead(state, captive, max(0, PACE - len(beside)), by=pick.seat)
    state.push(afterwards(pick, go_on, chosen=[*pick.chosen, captive.id]))


@follows
def go_on(state: MissionState, then: Then, nothing: None) -> None:
    left = [captive for captive in captives(state) if captive.id not in then.chosen]
    pick_target(state, then, left, go, may=True, together=True, chosen=then.chosen)


def all_at_exits(state: MissionState) -> bool:
    exits = tokens_of(state, EXIT)
    return bool(exits) and all(
        any(next_to(state, captive, exit) for exit in exits) for captive in captives(state)
    )


mission(
    "extortion",
    neutral(CAPTIVE),
    neutral(BOTHA),
    forceable("cellar-door", attributes=(Attribute.STRENGTH, Attribute.TECH), by=REBELS, needed=4),
    for_heroes(
        during("force-cell", choose(by_use(_cells), force), limit=ONCE_PER_ACTIVATION),
        during("see-botha", become(Condition.FOCUSED), when=_sees_botha, limit=ONCE_PER_ROUND),
    ),
    goal("open-cellar", Wants(use=(DOOR,)), until="arrest"),
    goal("free-captives", Wants(visit=(DOOR,)), from_="arrest", until="stop-them"),
    goal("bring-them-out", Wants(drive=is_captive, to=EXIT, defeat=IMPERIALS), from_="first-cell"),
    event("arrest", opened("cellar-door"), reveal("cellar"), deploys(), optional_deployment()),
    event("first-cell", opened(*CELLS), show(EXIT)),
    event(
        "stop-them",
        opened(*CELLS) & (lambda state: not closed(*CELLS)(state)),
        optional_deployment(),
    ),
    event("on-the-way", status_begins(), shepherd, when=happened("first-cell"), each=True),
    rebels_win("mission-captives-at-exits", moved() | resolved("first-cell"), when=all_at_exits),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hold-out",
)
