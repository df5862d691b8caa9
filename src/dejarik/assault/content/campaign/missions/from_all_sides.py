"""From All Sides, a story mission of Jabba's Realm: a hangar to hold, and enemies who come nearer from both ends."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.board import Base, DoorId, Spaces, each, object_thing, spaces_within
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import area_of, door_number, ground_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import MissionState, hero_of, is_rebel
from dejarik.assault.campaign.rules.strain import Rested, recover_strain
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.campaign.rules.wounds import Wounded
from dejarik.assault.content.blocks import during, me
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    deploy,
    deploys,
    event,
    for_heroes,
    forbid,
    goal,
    imperials_want,
    imperials_win,
    mission,
    moved,
    of_card,
    rebels_win,
    round_begins,
    round_ends,
    target,
    whenever,
)
from dejarik.assault.content.campaign.language.areas import figures_in
from dejarik.assault.content.campaign.language.arrivals import marks_point
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import fell, merit
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.choosing import by_use, choose
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_space, pick_target
from dejarik.assault.facts.cards import Attribute, Faction
from dejarik.assault.rules.ground import board_for, on_board, piece, situation
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import DOOR, move_token, place_token, tokens_of, turn_token
from dejarik.assault.rules.printed import Profile
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

HANGAR, MEDPACK = "hangar", "medpack"
TERRO, LUKE = "captain-terro-wasteland-enforcer", "luke-skywalker-jedi-knight"
DOORS = ("door-1", "door-2", "door-3")
JABBAS, TERROS = "mercenary-point", "imperial-point"
STEPS, STRAIN, FARTHEST = 3, 6, 60


# --- The hangar ------------------------------------------------------------------------------------


def held_open(state: MissionState, figure: Figure) -> list[str]:
    """A door is no obstacle to anybody while a Rebel figure stands next to it."""
    standing: Spaces = 0
    for each_one in on_board(state):
        if is_rebel(state, each_one):
            standing |= piece(state, each_one).spaces
    beside = board_for(state).door_spaces
    return [door for door in DOORS if standing & beside[DoorId(door_number(state, door))]]


def hangar_is_lost(state: MissionState) -> bool:
    """Somebody is still healthy, but not there."""
    there = [hero for figure in figures_in(state, HANGAR) if (hero := hero_of(state, figure)) is not None]
    return all(hero.wounded for hero in there) and any(not hero.wounded for hero in state.heroes.values())


def unused(state: MissionState, use: Use) -> list[Token]:
    figure = me(state, use)
    return [
        token for token in tokens_of(state, MEDPACK) if not token.turned and next_to(state, figure, token)
    ]


@follows
def open_medpack(state: MissionState, pick: Pick, medpack: Token) -> None:
    turn_token(state, medpack)
    attempt(state, state.figures[pick.subject], (Attribute.INSIGHT,), dress_wounds)


@follows
def dress_wounds(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if figure is not None:
        recover_strain(state, figure, STRAIN + test.total)


# --- Those outside ---------------------------------------------------------------------------------


def of_jabba(card: Profile) -> bool:
    return card.faction is Faction.MERCENARY and card.base is not Base.HUGE


def of_terro(card: Profile) -> bool:
    return card.faction is Faction.IMPERIAL


def its_points(card: str) -> Callable[[MissionState], list[int]]:
    return lambda state: active_points(state, card)


def close_in(state: MissionState, occasion: EventHappens) -> None:
    """Each side has a second point, at one of two places."""
    asking = speaking(state, occasion.event)
    pick_space(state, asking, area_of(state, "next-mercenary-point"), mark_for_jabba)
    pick_space(state, asking, area_of(state, "next-imperial-point"), mark_for_terro)


@follows
def mark_for_jabba(state: MissionState, pick: Pick, space: int) -> None:
    place_token(state, JABBAS, space).colour = "green"


@follows
def mark_for_terro(state: MissionState, pick: Pick, space: int) -> None:
    place_token(state, TERROS, space).colour = "blue"


def _nearer(state: MissionState, token: Token) -> list[int]:
    """The spaces outside of the hangar at most 3 spaces away that are nearer to it: doors do not matter for that."""
    now = situation(state)
    known = now.with_open(now.closed) if now.closed else now
    hangar = ground_of(state, HANGAR)
    away = next(
        (n for n in range(FARTHEST) if spaces_within(known, object_thing(hangar), n) >> token.space & 1), 0
    )
    if not away:
        return []
    near = spaces_within(known, object_thing(hangar), away - 1) & ~hangar & board_for(state).on_map
    return [int(space) for space in each(near & spaces_within(known, object_thing(1 << token.space), STEPS))]


def advance(state: MissionState, occasion: EventHappens) -> None:
    pick_target(state, speaking(state, occasion.event), _movable(state, []), move_one, may=True)


def _movable(state: MissionState, gone: list[int]) -> list[Token]:
    tokens = [*tokens_of(state, JABBAS), *tokens_of(state, TERROS)]
    return [token for token in tokens if token.id not in gone and _nearer(state, token)]


@follows
def move_one(state: MissionState, pick: Pick, token: Token) -> None:
    pick_space(state, pick, _nearer(state, token), move_there, amount=token.id)
    state.push(afterwards(pick, move_others, chosen=[*pick.chosen, token.id]))


@follows
def move_there(state: MissionState, pick: Pick, space: int) -> None:
    move_token(state, state.tokens[pick.amount], space)


@follows
def move_others(state: MissionState, then: Then, nothing: None) -> None:
    pick_target(state, then, _movable(state, then.chosen), move_one, may=True, chosen=then.chosen)


mission(
    "from-all-sides",
    target(DOOR, attacked_by=IMPERIALS),
    Block(open_to=held_open),
    marks_point(JABBAS, of_jabba),
    marks_point(TERROS, of_terro),
    for_heroes(during("medpack", choose(by_use(unused), open_medpack))),
    whenever("rule-3", on(Rested), lambda state: gain_threat(state, 2)),
    goal("hold-hangar", Wants(reach=HANGAR, defeat=IMPERIALS)),
    imperials_want(Wants(destroy=(DOOR,))),
    event(
        "pressing-in",
        round_ends(1),
        close_in,
        deploy("imperial-officer", its_points("imperial-officer")),
        deploy("probe-droid", its_points("probe-droid")),
        deploy("gamorrean-guard", its_points("gamorrean-guard")),
    ),
    event("advance", round_ends(from_=2), advance, when=lambda state: state.round < 5, each=True),
    event("heroes-and-villains", round_ends(2), deploy(TERRO, its_points(TERRO)), deploys()),
    event("final-onslaught", round_begins(5), forbid("can-heal-by-resting")),
    rebels_win("mission-hangar-held", round_ends(5)),
    imperials_win("mission-hangar-lost", moved() | on(Wounded), when=hangar_is_lost),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("luke-defeated", when=fell(of_card(LUKE))),
    merit("terro-defeated", when=fell(of_card(TERRO))),
    rules=5,
    imperial_goal="take-hangar",
)
