"""Mutiny, a finale of Jabba's Realm: two skiffs and a barge above the dunes, joined with them by ladders."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import Space
from dejarik.assault.board.passages import Way
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.heroes import tokens_of as activations_of
from dejarik.assault.campaign.rules.layout import area_of
from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import REBEL_TEAM, MissionState, hero_of
from dejarik.assault.content.blocks import ONCE_PER_ACTIVATION, Part, during, strain_cost
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    before,
    both,
    counted,
    defeated,
    deploys,
    event,
    for_heroes,
    goal,
    happened,
    imperials_win,
    mission,
    open_up,
    optional_deployment,
    rebels_win,
    reveal,
    round_ends,
    show,
    usable,
)
from dejarik.assault.content.campaign.language.bombarding import bombard
from dejarik.assault.content.campaign.language.doors import open_to
from dejarik.assault.content.campaign.language.links import aloft, foot_of, link, ship_of
from dejarik.assault.content.campaign.language.wants import of_card
from dejarik.assault.content.choosing import by_use, choose, choose_space
from dejarik.assault.content.phrases import adjacent_foes
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_space, pick_target
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import defeat, hurt
from dejarik.assault.rules.ground import board_for, is_small, on_board, situation
from dejarik.assault.rules.movement import Place, places
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import TERMINAL, controller_of_token, move_token, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

JABBA = "jabba-the-hutt-vile-gangster-campaign"
HATCH, LADDER, GUN, DOOR, PIT = "hatch", "ladder", "main-gun", "khetanna-door", "sarlacc-pit"
SHIPS = {"blue-skiff": "blue", "red-skiff": "red", "khetanna-deck": "green"}
AREAS = {colour: area for area, colour in SHIPS.items()}


# --- The skiffs: ladders that move, and who is lifted up -------------------------------------------


def steering(colour: str) -> Part:
    """A hero next to a terminal that the Rebels control may shift the ladder of its skiff by up to 2 spaces."""

    def spaces(state: MissionState, hero: Figure) -> list[int]:
        terminal = next((token for token in tokens_of(state, TERMINAL) if token.colour == colour), None)
        if terminal is None or controller_of_token(state, terminal) != REBEL_TEAM:
            return []
        return _within_two(state, colour) if next_to(state, hero, terminal) else []

    return during(f"steer-{colour}", choose_space(spaces, shift), limit=ONCE_PER_ACTIVATION)


def _within_two(state: MissionState, colour: str) -> list[int]:
    """Where a ladder can come: terrain does not matter on the way, but it has to lead somewhere."""
    ladder = foot_of(state, LADDER, colour)
    if ladder is None:
        return []
    ground = board_for(state)
    ways = ground.passages(Way.IGNORING_TERRAIN, situation(state).closed)
    near = ways.neighbours(1 << ladder.space)
    found = (near | ways.neighbours(near)) & ~(ground.blocking | ground.impassable | 1 << ladder.space)
    return [int(space) for space in board.each(found)]


@follows
def shift(state: MissionState, pick: Pick, space: int) -> None:
    colour = pick.ability.removeprefix("steer-")
    ladder = foot_of(state, LADDER, colour)
    assert ladder is not None
    move_token(state, ladder, space)
    _offer_to_lift(state, pick, colour)


def _offer_to_lift(state: MissionState, acting: Pick | Then, colour: str) -> None:
    ladder = foot_of(state, LADDER, colour)
    assert ladder is not None
    deck = area_of(state, AREAS[colour])
    below = [
        figure
        for figure in on_board(state)
        if REBELS(state, figure)
        and next_to(state, figure, ladder)
        and places(state, figure, deck, close=False)
    ]
    pick_target(state, acting, below, lift, may=True, together=True)


@follows
def lift(state: MissionState, pick: Pick, figure: Figure) -> None:
    colour = pick.ability.removeprefix("steer-")
    state.push(
        Place(figure=figure.id, seat=figure.seat, among=area_of(state, AREAS[colour])),
        afterwards(pick, lift_next),
    )


@follows
def lift_next(state: MissionState, then: Then, nothing: None) -> None:
    _offer_to_lift(state, then, then.ability.removeprefix("steer-"))


# --- Throwing somebody overboard -------------------------------------------------------------------


def _within_arms_length(state: MissionState, use: Use) -> list[Figure]:
    hero = state.figures[use.subject]
    if not _around_the_ladder(state, hero):
        return []
    return [foe for foe in adjacent_foes(state, hero) if is_small(state, foe)]


def _around_the_ladder(state: MissionState, hero: Figure) -> list[int]:
    """The spaces next to the ladder of the skiff that a hero stands on."""
    ladder = foot_of(state, LADDER, ship_of(state, SHIPS, hero))
    if ladder is None:
        return []
    around = board.adjacent_spaces(situation(state), board.space_thing(1 << Space(ladder.space)))
    return [int(space) for space in board.each(around)]


@follows
def grapple(state: MissionState, pick: Pick, foe: Figure) -> None:
    hero = state.figures[pick.subject]
    attempt(
        state,
        hero,
        (Attribute.STRENGTH,),
        throw,
        needed=2,
        about=foe.id,
        key=pick.key,
        ability=pick.ability,
    )


@follows
def throw(state: MissionState, test: AttributeTest) -> None:
    hero, foe = state.figures.get(test.figure), state.figures.get(test.about)
    if not test.passed or hero is None or foe is None:
        return
    use = Use(source=0, key=test.key, ability=test.ability, seat=hero.seat, subject=foe.id)
    pit = area_of(state, PIT)
    free = situation(state).empty(sum(1 << space for space in _around_the_ladder(state, hero)))
    spaces = [int(space) for space in board.each(free)]
    spaces = [space for space in spaces if space in pit or places(state, foe, [space], close=False)]
    pick_space(state, use, spaces, fall)


@follows
def fall(state: MissionState, pick: Pick, space: int) -> None:
    foe = state.figures[pick.subject]
    if space in area_of(state, PIT):
        defeat(state, foe, by=pick.seat)
        return
    state.push(Place(figure=foe.id, seat=pick.seat, among=[space], willing=False), afterwards(pick, bruise))


@follows
def bruise(state: MissionState, then: Then, nothing: None) -> None:
    foe = state.figures.get(then.subject)
    if foe is not None:
        hurt(state, [foe], 1, by=then.seat)


# --- The Main Gun ----------------------------------------------------------------------------------


def _at_the_gun(state: MissionState) -> tuple[int, int]:
    """How many Rebel and how many Imperial figures are at the gun; a hero counts for each activation token."""
    rebels = imperials = 0
    for figure in on_board(state):
        if any(next_to(state, figure, token) for token in tokens_of(state, GUN)):
            hero = hero_of(state, figure)
            rebels += REBELS(state, figure) * (1 if hero is None else activations_of(state, hero))
            imperials += IMPERIALS(state, figure)
    return rebels, imperials


def rebels_hold_the_gun(state: MissionState) -> bool:
    rebels, imperials = _at_the_gun(state)
    return rebels > imperials


def empire_holds_the_gun(state: MissionState) -> bool:
    rebels, imperials = _at_the_gun(state)
    return imperials > rebels


def _is_red(state: MissionState, token: Token) -> bool:
    return token.colour == "red"


mission(
    "mutiny",
    link(HATCH, LADDER),
    aloft(LADDER, SHIPS, ground="exterior", down=2, up=-2),
    open_to(DOOR, side=IMPERIALS),
    for_heroes(
        steering("blue"),
        steering("red"),
        during("overboard", choose(by_use(_within_arms_length), grapple), costs=(strain_cost(1),)),
    ),
    usable(
        TERMINAL,
        "seize",
        lambda state, figure, token: count(state, "seized"),
        by=REBELS,
        when=before("khetanna"),
        only=_is_red,
    ),
    usable(
        GUN,
        "blast",
        lambda state, figure, token: count(state, "blasted"),
        by=REBELS,
        when=both(before("door-destroyed"), rebels_hold_the_gun),
    ),
    goal("break-loose", Wants(defeat=IMPERIALS), until="arrest"),
    goal("seize-skiff", Wants(use=(TERMINAL,)), from_="arrest", until="khetanna"),
    goal("take-gun", Wants(use=(GUN,)), from_="khetanna", until="door-destroyed"),
    goal("defeat-jabba", Wants(defeat=of_card(JABBA)), from_="door-destroyed"),
    event("arrest", round_ends(2), reveal("red-skiff"), show("red-ladder"), deploys()),
    event(
        "khetanna",
        counted("seized", 1),
        reveal("khetanna"),
        show("green-ladder"),
        deploys(),
        optional_deployment(),
    ),
    event(
        "main-gun-fires",
        round_ends(),
        bombard(imperial=True, objects=False),
        when=both(happened("khetanna"), empire_holds_the_gun),
        each=True,
    ),
    event("door-destroyed", counted("blasted", 1), open_up(DOOR)),
    rebels_win("mission-jabba-defeated", defeated(JABBA)),
    imperials_win(TIME, round_ends(8)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=5,
    imperial_goal="keep-jabba",
)
