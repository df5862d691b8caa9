"""Incoming: a listening post under fire, four terminals of which two are right, and a way down into the tunnels."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeCounted, AttributeTest
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.face_down import TakeAway, is_face_down, reveal_token
from dejarik.assault.campaign.rules.layout import area_of, layout_of
from dejarik.assault.campaign.rules.missions import Condition, EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    counted,
    deploy,
    entered,
    event,
    goal,
    happened,
    imperials_win,
    mission,
    object_test,
    rebels_win,
    revealed,
    round_ends,
    show,
)
from dejarik.assault.content.campaign.language.merits import before_end_of, merit, rebels_have_won
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.picks import Pick, pick_space, pick_word, words
from dejarik.assault.dice.attack import Condition as FigureCondition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.conditions import gain_condition, may_gain
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import (
    are_within,
    board_for,
    figures_near,
    on_board,
    sees_space,
    space_name,
)
from dejarik.assault.rules.objects.tokens import TERMINAL, put_rubble, tokens_of
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

POST, CORRIDOR, DOOR_BELOW = "listening-post", "corridor", "blast-door"
RUBBLE, TOKENS, STUNNED = "rubble", 8, FigureCondition.STUNNED
RIGHT, EDGE = "yellow", "gray"  # the terminals that help, and the points at the outer edge of the map


# --- Bombardment ----------------------------------------------------------------------------------


def _in_sight(state: MissionState) -> list[int]:
    """Where a shell can hit: spaces of the post that an Imperial figure sees and on which something can stand."""
    ground = board_for(state)
    taken = {*state.rubble, *(int(ground.space(name)) for name in ground.map.blocking)}
    watching = [figure for figure in on_board(state) if IMPERIALS(state, figure)]
    return [
        space
        for space in area_of(state, POST)
        if space not in taken and any(sees_space(state, figure, space) for figure in watching)
    ]


def bombard(state: MissionState, occasion: EventHappens) -> None:
    if state.memory.get(RUBBLE, 0) < TOKENS:
        use = Use(source=0, key=state.mission, ability=occasion.event, seat=EMPIRE)
        pick_space(state, use, _in_sight(state), hit)


@follows
def hit(state: MissionState, pick: Pick, space: int) -> None:
    put_rubble(state, space)
    count(state, RUBBLE)
    name = space_name(state, space)
    empire(state).points += [
        each.name for each in layout_of(state).points if each.colour.value == EDGE and each.space == name
    ]
    for figure in figures_near(state, 1 << space, 3):
        use = Use(source=0, key=state.mission, ability=pick.ability, seat=figure.seat, subject=figure.id)
        ways = words({"suffer-2-damage": True, "become-stunned": may_gain(state, figure, STUNNED)})
        pick_word(state, use, ways, take_cover, decides=figure)


@follows
def take_cover(state: MissionState, pick: Pick, word: str) -> None:
    figure = state.figures.get(pick.subject)
    if figure is None:
        return
    if word == "become-stunned":
        gain_condition(state, figure, STUNNED)
    else:
        hurt(state, [figure], 2, by=EMPIRE)


# --- Terminals ------------------------------------------------------------------------------------


@follows
def search(state: MissionState, test: AttributeTest) -> None:
    token = state.tokens.get(test.token)
    if not test.passed or token is None:
        return
    reveal_token(state, token)
    if token.colour != RIGHT:
        state.push(TakeAway(token=token.id))


def _found(number: int) -> Condition:
    return lambda state: sum(token.colour == RIGHT for token in tokens_of(state, TERMINAL)) == number


def _is_watched(state: MissionState, event: AttributeCounted) -> bool:
    """Who searches a terminal has rolled something, and an Imperial figure is near."""
    test = state.the(AttributeTest)
    token = state.tokens.get(test.token)
    return (
        token is not None
        and token.kind == TERMINAL
        and sum(die.symbols.surge for die in test.dice) + test.added > 0
        and any(
            IMPERIALS(state, each) and are_within(state, each, figure, 2)
            for figure in still_there(state, event.figure)
            for each in on_board(state)
        )
    )


def disturb(state: MissionState, event: AttributeCounted) -> None:
    state.the(AttributeTest).added -= 1


mission(
    "incoming",
    object_test(
        TERMINAL,
        "search",
        (Attribute.TECH, Attribute.INSIGHT),
        by=HEROES,
        needed=3,
        when=happened("bombardment"),
        only=is_face_down,
        then=search,
    ),
    reacts("rule-2", AttributeCounted, disturb, when=_is_watched),
    object_test(DOOR_BELOW, "force", (Attribute.STRENGTH,), by=HEROES, needed=3),
    goal("reach-corridor", Wants(reach=CORRIDOR), until="bombardment"),
    goal("find-passage", Wants(use=(TERMINAL,)), from_="bombardment", until="hidden-passage"),
    goal("force-door", Wants(use=(DOOR_BELOW,)), from_="hidden-passage"),
    event("bombardment", entered(CORRIDOR, side=REBELS), bombard),
    event("shelling", round_ends(), bombard, when=happened("bombardment"), each=True),
    event(
        "pursuit",
        round_ends(),
        deploy("stormtrooper-elite", active_points),
        deploy("imperial-officer-elite", active_points),
        deploy("imperial-officer", active_points),
        when=happened("bombardment"),
        after=("shelling",),
    ),
    event("schematics", revealed(TERMINAL, RIGHT), bombard, when=_found(1)),
    event("hidden-passage", revealed(TERMINAL, RIGHT), show(DOOR_BELOW), bombard, when=_found(2)),
    rebels_win("mission-passage-opened", counted(DOOR_BELOW, 1)),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("passage-opened-by-round-5", when=both(rebels_have_won, before_end_of(5))),
    rules=2,
    imperial_goal="hold-out",
)
