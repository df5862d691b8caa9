"""Moment of Fate, the interlude of Jabba's Realm: the heroes slice a system beside the pit, and then choose a side."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import deploy_reserved
from dejarik.assault.campaign.rules.layout import spaces_of
from dejarik.assault.campaign.rules.missions import EventHappens, count, option_of
from dejarik.assault.campaign.rules.state import MissionState, rebels
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import ONCE_PER_ACTIVATION, Part, during
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Block,
    Condition,
    Wants,
    all_heroes_wounded,
    before,
    both,
    counted,
    deploys,
    destroyed,
    event,
    for_heroes,
    goal,
    guarded,
    happened,
    imperials_win,
    mission,
    object_test,
    open_up,
    opened,
    options,
    points,
    rebels_win,
    reveal,
    round_begins,
    round_ends,
    show,
    target,
    untouched,
    usable,
)
from dejarik.assault.content.campaign.language.effects import Effect
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import merit
from dejarik.assault.content.campaign.language.objects import SENTIENT
from dejarik.assault.content.campaign.language.terrain import crossable, deadly
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.phrases import adjacent_foes
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import is_small, on_board, piece, situation, thing
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, tokens_of, turn_token
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.kernel import Constant, How, Source
from dejarik.kernel.effects import follows

DECISION, ALLIANCE, JABBA = "a-fateful-decision", "shut-down-defenses", "steal-codes"
STATION, WEAK_POINT = "defense-station", "weak-point"
ROUNDS, RIGGED = 3, 5


def chose(option: str) -> Condition:
    return happened(option_of(DECISION, option))


def time_is_up(state: MissionState) -> bool:
    """Three full rounds have passed since the decision."""
    return state.round >= state.memory.get("decided", 0) + ROUNDS


def remember(state: MissionState, occasion: EventHappens) -> None:
    state.memory["decided"] = state.round


def at_the_entrance(*cards: str) -> Effect:
    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for card in cards:
            deploy_reserved(state, card, DECISION, spaces_of(state, ["J16"]))

    return carry_out


def rise(state: MissionState, occasion: EventHappens) -> None:
    gain_threat(state, state.round)


# --- Shoving ---------------------------------------------------------------------------------------


def _small_neighbours(state: MissionState, hero: Figure) -> list[Figure]:
    return [foe for foe in adjacent_foes(state, hero) if is_small(state, foe)]


@follows
def shove(state: MissionState, pick: Pick, foe: Figure) -> None:
    hero = state.figures[pick.subject]
    attempt(state, hero, (Attribute.STRENGTH,), push_away, about=foe.id, key=pick.key, ability=pick.ability)


@follows
def push_away(state: MissionState, test: AttributeTest) -> None:
    hero = state.figures.get(test.figure)
    if test.passed and hero is not None and test.about in state.figures:
        spaces = min(test.total, 2)
        state.push(MoveSpaces(figure=test.about, spaces=spaces, seat=hero.seat, willing=False))


# --- The guns --------------------------------------------------------------------------------------


def guarded_station() -> Block:
    """A station has a black die more while an Imperial figure is on or next to it."""
    beside = guarded()

    def applies(state: Assault, source: Source, id: int, subject: int) -> bool:
        assert isinstance(state, MissionState)
        token = state.tokens.get(subject)
        return token is not None and token.kind == STATION and beside(state, token)

    name = "guarded-station"
    return Block(Part(name, constants=(Constant("defence-black", How.ADD, 1, applies, name=name),)))


def fire(state: MissionState, occasion: EventHappens) -> None:
    use = speaking(state, occasion.event, seat=rebels(state)[0])
    state.push(afterwards(use, next_gun, chosen=[token.id for token in tokens_of(state, STATION)]))


@follows
def next_gun(state: MissionState, then: Then, nothing: None) -> None:
    """Each station hurts one Imperial figure that it sees."""
    for place, id in enumerate(then.chosen):
        seen = [
            figure
            for figure in on_board(state)
            if IMPERIALS(state, figure)
            and id in state.tokens
            and board.can_see(situation(state), thing(state, state.tokens[id]), piece(state, figure))
        ]
        if seen:
            pick_target(state, then, seen, shot, together=True, chosen=then.chosen[place + 1 :])
            return


@follows
def shot(state: MissionState, pick: Pick, figure: Figure) -> None:
    hurt(state, [figure], 1, by=pick.seat)
    state.push(afterwards(pick, next_gun, chosen=pick.chosen))


# --- Weak points -----------------------------------------------------------------------------------


def rig(state: MissionState, figure: Figure, token: Token) -> None:
    turn_token(state, token)
    count(state, WEAK_POINT)


mission(
    "moment-of-fate",
    crossable(2, rule=1),
    deadly("sarlacc-pit", 10, rule=2),
    for_heroes(during("shove", choose(_small_neighbours, shove), limit=ONCE_PER_ACTIVATION)),
    target(DOOR, attacked_by=REBELS),
    object_test(TERMINAL, "slice", (Attribute.TECH, Attribute.INSIGHT), by=HEROES, needed=3),
    target(STATION, attacked_by=REBELS, when=chose(JABBA), seen_past=lambda state, figure: True),
    guarded_station(),
    usable(WEAK_POINT, "rig", rig, by=SENTIENT, only=untouched),
    goal("get-in", Wants(destroy=(DOOR,)), until="under-protection"),
    goal("slice", Wants(use=(TERMINAL,)), from_="under-protection", until=DECISION),
    goal("hold", Wants(keep=(WEAK_POINT,)), when=chose(ALLIANCE)),
    goal("destroy-guns", Wants(destroy=(STATION,)), when=chose(JABBA)),
    event(
        "rising-threat",
        round_begins(from_=2),
        rise,
        when=before(option_of(DECISION, JABBA)),
        each=True,
    ),
    event("under-protection", opened(), reveal("base"), deploys()),
    event(
        DECISION,
        counted(TERMINAL, 1),
        remember,
        options(imperial=False),
        choices={
            ALLIANCE: (
                open_up("door-1", "door-2"),
                at_the_entrance("imperial-officer", "weequay-pirate-elite"),
                points(on=["yellow-1", "yellow-2"], off=["green-1", "green-2"]),
                show(WEAK_POINT),
            ),
            JABBA: (at_the_entrance("imperial-officer", "jet-trooper-elite"),),
        },
    ),
    event("guns", round_ends(), fire, when=chose(ALLIANCE), each=True),
    rebels_win("mission-base-held", round_ends(), when=both(chose(ALLIANCE), time_is_up)),
    rebels_win("mission-guns-destroyed", destroyed(STATION, 3), when=chose(JABBA)),
    imperials_win("mission-base-rigged", counted(WEAK_POINT, RIGGED)),
    imperials_win(TIME, round_ends(6) & before(DECISION)),
    imperials_win("mission-guns-stand", round_ends(), when=both(chose(JABBA), time_is_up)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("sided-with-the-alliance", when=chose(ALLIANCE)),
    merit("sided-with-jabba", when=chose(JABBA)),
    rules=5,
    imperial_goal="stop-them",
)
