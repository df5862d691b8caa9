"""Breaking Point: eight supply caches, four doors, and a strike force that always has the first move."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import DeployGroup, OptionalDeployment, active_points
from dejarik.assault.campaign.rules.layout import laid_spaces, layout_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, rebels
from dejarik.assault.campaign.rules.threat import gain_threat, threat_level
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    deploy,
    destroyed,
    event,
    goal,
    imperials_want,
    imperials_win,
    mission,
    of_card,
    options,
    rebels_win,
    round_ends,
    target,
)
from dejarik.assault.content.campaign.language.doors import open_before
from dejarik.assault.content.campaign.language.effects import DeployAtOne
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.campaign.language.relentless import acts_after
from dejarik.assault.content.campaign.language.terrain import impassable
from dejarik.assault.content.phrases import roll
from dejarik.assault.content.picks import Pick, pick_space
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import board_for, figures_near, on_board
from dejarik.assault.rules.objects.interacting import beside
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Constant, How, Procedure, Source, Use
from dejarik.kernel.effects import follows

BRIEFING = "mission-briefing"
CACHE, CHAMPION, ARTILLERY = "supply-cache", "royal-guard-champion", "artillery-support"
DOORS = ("door-west", "door-east", "door-west-2", "door-east-2")
GUNS = Use(source=0, key="breaking-point", ability=ARTILLERY, seat=EMPIRE)


def line_up(state: MissionState, event: MissionBegins) -> None:
    """After the heroes come the troopers, wherever their player likes; then the Empire."""
    spaces = laid_spaces(state, layout_of(state).entrances)
    state.push(
        DeployGroup(
            card="rebel-trooper", seat=rebels(state)[0], spaces=spaces, anywhere=True, event=BRIEFING
        ),
        StrikeForce(),
    )


class StrikeForce(Procedure):
    """The guards come, and whoever the Imperial player can send with them."""

    def guards(self, state: MissionState) -> None:
        state.push(DeployAtOne(card="royal-guard", event=BRIEFING, seat=EMPIRE, spaces=active_points(state)))

    def others(self, state: MissionState) -> None:
        gain_threat(state, 2 * threat_level(state, 0))
        state.push(OptionalDeployment())

    steps = (guards, others)


# --- Caches ---------------------------------------------------------------------------------------


def _defenders(state: Assault, source: Source, holder: int, subject: int) -> int:
    """A block for each Rebel figure next to the cache."""
    assert isinstance(state, MissionState)
    cache = state.tokens[subject]
    return sum(REBELS(state, figure) and beside(state, figure, cache) for figure in on_board(state))


def _is_cache(state: Assault, source: Source, holder: int, subject: int) -> bool:
    token = state.tokens.get(subject)
    return token is not None and token.kind == CACHE


defended = Part(
    "defended", constants=(Constant("defence-block", How.ADD, _defenders, _is_cache, name="defended"),)
)


# --- Artillery Support ----------------------------------------------------------------------------


def _everywhere(state: MissionState) -> list[int]:
    return laid_spaces(state, board_for(state).map.spaces)


def fire(state: MissionState, occasion: EventHappens) -> None:
    pick_space(state, GUNS, _everywhere(state), blast)


@follows
def blast(state: MissionState, pick: Pick, space: int) -> None:
    [face] = roll(state, Die.RED)
    hurt(state, figures_near(state, 1 << space, 3), face.damage, by=EMPIRE)


def shake(state: MissionState, occasion: EventHappens) -> None:
    pick_space(state, GUNS, _everywhere(state), stagger)


@follows
def stagger(state: MissionState, pick: Pick, space: int) -> None:
    for figure in figures_near(state, 1 << space, 3):
        attempt(state, figure, (Attribute.STRENGTH,), stun, key=state.mission, ability=ARTILLERY)


@follows
def stun(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if not test.passed and figure is not None:
        gain_condition(state, figure, Condition.STUNNED)


mission(
    "breaking-point",
    reacts("rule-1", MissionBegins, line_up),
    target(CACHE, attacked_by=IMPERIALS),
    Block(defended),
    target(DOOR, attacked_by=IMPERIALS),
    open_before(*DOORS, side=REBELS),
    impassable("barricade"),
    acts_after(of_card(CHAMPION), HEROES),
    goal("hold-caches", Wants(keep=(CACHE,))),
    imperials_want(Wants(destroy=(CACHE, DOOR))),
    event("leave-no-survivors", round_ends(1), deploy(CHAMPION, active_points)),
    event(
        ARTILLERY,
        round_ends(3),
        options(imperial=True),
        choices={"barrage": (fire,), "shockwave": (shake,)},
    ),
    rebels_win("mission-caches-held", round_ends(5)),
    imperials_win("mission-caches-destroyed", destroyed(CACHE, 5)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=5,
    imperial_goal="destroy-caches",
    imperial_first=True,
)
