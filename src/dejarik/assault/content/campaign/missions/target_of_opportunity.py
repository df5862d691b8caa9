"""Target of Opportunity: a thick door, saboteurs who know it, and what lies behind it."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import while_attacking
from dejarik.assault.content.campaign.language import (
    A_MOVE,
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    deploys,
    destroyed,
    event,
    goal,
    imperials_win,
    lays_low,
    mission,
    object_test,
    of_card,
    one_may_attack,
    opened,
    rebels_win,
    reveal,
    round_ends,
    target,
)
from dejarik.assault.content.campaign.language.choices import options_for
from dejarik.assault.content.campaign.language.doors import closed
from dejarik.assault.content.campaign.language.mission import of_figure
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack, find_target
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, open_door, tokens_of
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.kernel.effects import follows

CORE, CELL_DOOR, ARCHIVE_DOOR = "data-core", "cell-door", "archive-door"
SABOTEURS, GUARDS = "rebel-saboteurs", "royal-guard"


@follows
def open_the_cell(state: MissionState, test: AttributeTest) -> None:
    door = door_number(state, CELL_DOOR)
    if test.passed:
        open_door(state, next(token for token in tokens_of(state, DOOR) if token.door == door))


def is_cell_closed(state: MissionState, token: Token) -> bool:
    return closed(CELL_DOOR)(state)


def at_the_archive(state: Assault, attack: Attack, figure: Figure) -> bool:
    """The door to the archive is attacked."""
    assert isinstance(state, MissionState)
    aim = find_target(state, attack.target)
    return isinstance(aim, Token) and aim.kind == DOOR and aim.door == door_number(state, ARCHIVE_DOOR)


mission(
    "target-of-opportunity",
    target(DOOR, attacked_by=REBELS),
    target(CORE, attacked_by=REBELS),
    object_test(
        TERMINAL,
        "slice",
        (Attribute.TECH,),
        by=HEROES,
        needed=2,
        only=is_cell_closed,
        then=open_the_cell,
    ),
    of_figure(SABOTEURS, while_attacking("expertise", when=at_the_archive, surge=1)),
    lays_low(of_card(SABOTEURS), crawls=True),
    goal("open-archive", Wants(use=(TERMINAL,), destroy=(DOOR,)), until="data-core"),
    goal("destroy-core", Wants(destroy=(CORE,)), from_="data-core"),
    event("finish-the-job", opened(CELL_DOOR), reveal("cell"), deploys()),
    event(
        "data-core",
        opened(ARCHIVE_DOOR),
        reveal("archive"),
        deploys(),
        options_for({"charge": 2}, may=True),
        choices={
            "charge": (
                one_may_attack(
                    lambda state, figure: IMPERIALS(state, figure) and of_card(GUARDS)(state, figure),
                    after=A_MOVE,
                ),
            )
        },
    ),
    rebels_win("mission-data-core-destroyed", destroyed(CORE)),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=2,
    imperial_goal="hold-out",
)
