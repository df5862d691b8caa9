"""The Hard Way: three doors, Chewbacca, and two brothers who talk only when they lie on the ground."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.missions import rebels_win as give_to_rebels
from dejarik.assault.campaign.rules.sheet_tokens import on_sheet, put_on_sheet
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    approachable,
    deploys,
    event,
    gate,
    goal,
    imperials_win,
    lays_low,
    mission,
    opened,
    rebels_win,
    reveal,
    round_ends,
)
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.kernel.effects import follows

NEGOTIATIONS, YIELD, STRAIN = "negotiations", "mission-brothers-yield", "interrogation"
ENOUGH = 2
"""The strain tokens that make a brother yield."""


def is_brother(state: MissionState, figure: Figure) -> bool:
    return figure.card == "trandoshan-hunter-elite" and state.arrivals.get(figure.group) == NEGOTIATIONS


def _stands(state: MissionState, figure: Figure) -> bool:
    return is_brother(state, figure) and figure.id not in state.laid_low


def _lies(state: MissionState, figure: Figure) -> bool:
    return is_brother(state, figure) and figure.id in state.laid_low


def _is_stubborn(state: MissionState, figure: Figure) -> bool:
    return _lies(state, figure) and on_sheet(state, figure.id, STRAIN) < ENOUGH


def question(state: MissionState, figure: Figure, brother: Figure) -> None:
    attempt(state, figure, (Attribute.STRENGTH, Attribute.INSIGHT), press, about=brother.id)


@follows
def press(state: MissionState, test: AttributeTest) -> None:
    """A strain token for each success; when both brothers have enough, they yield."""
    if not test.total:
        return
    put_on_sheet(state, test.about, STRAIN, test.total)
    for _ in range(test.total):
        count(state, STRAIN)
    brothers = [figure for figure in on_board(state) if is_brother(state, figure)]
    if all(on_sheet(state, brother.id, STRAIN) >= ENOUGH for brother in brothers):
        give_to_rebels(state, YIELD)


mission(
    "the-hard-way",
    gate("hallway-door", "forge-door", "bunker-door", locked_to=IMPERIALS),
    lays_low(is_brother),
    approachable(_lies, "question", question, by=REBELS),
    goal("break-in", Wants(use=(DOOR,)), until=NEGOTIATIONS),
    goal(
        "beat-brothers",
        Wants(defeat=_stands, beside=_is_stubborn, counts=(STRAIN,)),
        from_=NEGOTIATIONS,
    ),
    event("the-assault", opened("hallway-door"), reveal("hallway"), deploys()),
    event("bodyguards", opened("forge-door"), reveal("forge"), deploys()),
    event(NEGOTIATIONS, opened("bunker-door"), reveal("bunker"), deploys()),
    rebels_win(YIELD),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hold-out",
)
