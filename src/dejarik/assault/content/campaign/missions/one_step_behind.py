"""One Step Behind: four terminals, and patrol droids that hear every shot, every run and every click."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault import board
from dejarik.assault.board import Base, DoorId, Lying, Manner, Nature, Position, Space
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import deploy_reserved
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import door_number, section
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.sections import place_section
from dejarik.assault.campaign.rules.state import EMPIRE, IMPERIAL_TEAM, MissionState, is_rebel, rebels
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.campaign.rules.threat import gain_threat, lose_threat
from dejarik.assault.content.campaign.language import (
    HEALTHY,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    counted,
    event,
    gain,
    goal,
    imperials_win,
    mission,
    opened,
    options,
    rebels_win,
    round_ends,
    show,
    usable,
    whenever,
)
from dejarik.assault.content.campaign.language.effects import branch
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import merit, reached
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.campaign.language.triggers import status_begins
from dejarik.assault.content.phrases import roll
from dejarik.assault.content.picks import Pick, pick_space, pick_target, pick_word
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import Attack, AttackDeclared, AttackEvent, AttackResolved
from dejarik.assault.rules.events import MoveDeclared
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import board_for, piece, situation
from dejarik.assault.rules.movement import SpendPoints
from dejarik.assault.rules.objects.interacting import Interacted
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, move_token, remove_token, tokens_of
from dejarik.assault.rules.reports import DoorOpened
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.kernel.effects import follows

DROID, LOUD = "patrol-droid", "loud-attack"
COLOURS = ("blue", "red", "yellow", "green")
COLOUR, CLAIMER = "terminal-colour", "terminal-claimer"
"""What is remembered of the last terminal: its place among the colours, and who has claimed it."""
BEHIND = {
    "administration-door": "administration",
    "maintenance-door": "maintenance",
    "control-room-door": "control-room",
}
EARSHOT, PATROL, ALARM = 3, 4, 3


# --- Patrol droids --------------------------------------------------------------------------------


def _droids(state: MissionState) -> list[Token]:
    return [token for token in tokens_of(state, DROID) if token.space != NOWHERE]


def _range(state: MissionState, droid: Token) -> list[int]:
    """The spaces to which a droid can move; it shares spaces with everybody."""
    here = Position(Space(droid.space), Lying(0))
    walker = board.figure(board_for(state), droid.id, IMPERIAL_TEAM, here, Base.SMALL, Nature.COMPANION)
    ends = board.reach(situation(state), walker, PATROL, Manner.SPACES).ends()
    return [int(position.space) for position in ends if position != here]


def _away(state: MissionState, figure: Figure, space: int) -> int:
    found = board.distance(situation(state), piece(state, figure), board.space_thing(1 << space))
    return 99 if found is None else found


def raise_alarm(state: MissionState, figure: Figure) -> None:
    """Threat for each droid that is near; every other one comes nearer."""
    if figure.id not in state.figures or figure.space == NOWHERE:
        return
    near = [droid for droid in _droids(state) if _away(state, figure, droid.space) <= EARSHOT]
    if near:
        gain_threat(state, ALARM * len(near))
    for droid in _droids(state):
        if droid not in near:
            here = _away(state, figure, droid.space)
            nearer = [space for space in _range(state, droid) if _away(state, figure, space) < here]
            pick_space(state, speaking(state, "patrol"), nearer, fly_to, amount=droid.id)


@follows
def fly_to(state: MissionState, pick: Pick, space: int) -> None:
    if pick.amount in state.tokens:
        move_token(state, state.tokens[pick.amount], space)


def patrol(state: MissionState) -> None:
    for droid in _droids(state):
        pick_space(state, speaking(state, "patrol"), _range(state, droid), fly_to, amount=droid.id, may=True)


# --- Noise ----------------------------------------------------------------------------------------


def _rebel_attacks(state: MissionState, heard: AttackEvent) -> bool:
    figure = state.figures.get(heard.attacker)
    return figure is not None and is_rebel(state, figure)


def _ask(state: MissionState, figure: Figure, then: Callable[[MissionState, Pick, str], None]) -> None:
    use = speaking(state, "alarm", seat=figure.seat, subject=figure.id)
    pick_word(state, use, ["keep-quiet", "make-noise"], then, decides=figure)


def aim_quietly(state: MissionState, declared: AttackDeclared) -> None:
    for figure in still_there(state, declared.attacker):
        _ask(state, figure, attack_so)


@follows
def attack_so(state: MissionState, pick: Pick, word: str) -> None:
    if word == "keep-quiet":
        state.the(Attack).modify(state, AttackEffect(damage=-1))
    else:
        state.count_use(state.scope("attack"), LOUD)


def _was_loud(state: MissionState, resolved: AttackResolved) -> bool:
    return _rebel_attacks(state, resolved) and bool(state.used(state.scope("attack"), LOUD))


def echo(state: MissionState, resolved: AttackResolved) -> None:
    for figure in still_there(state, resolved.attacker):
        raise_alarm(state, figure)


def _rebel_moves(state: MissionState, declared: MoveDeclared) -> bool:
    figure = state.figures.get(declared.figure)
    return figure is not None and is_rebel(state, figure)


def walk_quietly(state: MissionState, declared: MoveDeclared) -> None:
    for figure in still_there(state, declared.figure):
        _ask(state, figure, walk_so)


@follows
def walk_so(state: MissionState, pick: Pick, word: str) -> None:
    figure = state.figures[pick.subject]
    if word == "make-noise":
        raise_alarm(state, figure)
        return
    spending = state.find(SpendPoints)
    if spending is not None and spending.figure == figure.id:
        spending.points = max(0, spending.points - 2)
    else:
        figure.points = max(0, figure.points - 2)


def _rebel_interacts(state: MissionState, done: Interacted) -> bool:
    figure = state.figures.get(done.figure)
    return figure is not None and is_rebel(state, figure)


def listen(state: MissionState, done: Interacted) -> None:
    for figure in still_there(state, done.figure):
        attempt(state, figure, (Attribute.INSIGHT,), overheard)


@follows
def overheard(state: MissionState, test: AttributeTest) -> None:
    for figure in still_there(state, test.figure) if not test.passed else ():
        raise_alarm(state, figure)


# --- Doors ----------------------------------------------------------------------------------------


def unfold(state: MissionState, occasion: EventHappens) -> None:
    for door, name in BEHIND.items():
        if occasion.cause(DoorOpened).door == door_number(state, door):
            place_section(state, section(state, name))


def _opener(state: MissionState) -> Figure | None:
    current = activation(state)
    figure = state.figures.get(current.figure) if current is not None else None
    return figure if figure is not None and is_rebel(state, figure) else None


def officer_waits(state: MissionState, occasion: EventHappens) -> None:
    """Behind the door, exactly four spaces from it, of the Imperial player's choice."""
    known, opener = situation(state), _opener(state)
    spaces = known.board.door_spaces[DoorId(occasion.cause(DoorOpened).door)]
    door = board.object_thing(spaces)
    found = [
        int(space)
        for space in board.each(known.empty(known.board.on_map))
        if board.distance(known, board.space_thing(1 << space), door) == 4
    ]
    if opener is not None:  # on the far side: not nearer to who has opened it than to the door's other spaces
        found = [space for space in found if _away(state, opener, space) >= 5] or found
    pick_space(state, speaking(state, occasion.event), found, officer_comes)


@follows
def officer_comes(state: MissionState, pick: Pick, space: int) -> None:
    deploy_reserved(state, "imperial-officer-elite", "within-the-facility", [space])


def trap(state: MissionState, occasion: EventHappens) -> None:
    opener = _opener(state)
    if opener is not None:
        gain_condition(state, opener, Condition.BLEEDING)
        [face] = roll(state, Die.RED)
        hurt(state, [opener], face.damage, by=EMPIRE)


# --- Terminals ------------------------------------------------------------------------------------


def claim(state: MissionState, figure: Figure, token: Token) -> None:
    state.memory[COLOUR], state.memory[CLAIMER] = COLOURS.index(token.colour), figure.id
    remove_token(state, token)
    count(state, TERMINAL)


def catch_breath(state: MissionState, occasion: EventHappens) -> None:
    for hero in present(state):
        recover_strain(state, state.figures[hero.figure], 1)


def inspire(state: MissionState, occasion: EventHappens) -> None:
    figure = state.figures.get(state.memory[CLAIMER])
    if figure is not None:
        gain_condition(state, figure, Condition.FOCUSED)


def switch_off(state: MissionState, occasion: EventHappens) -> None:
    use = speaking(state, occasion.event, seat=rebels(state)[0])
    pick_target(state, use, _droids(state), asleep, together=True)


@follows
def asleep(state: MissionState, pick: Pick, droid: Token) -> None:
    state.memory[f"asleep:{droid.id}"] = droid.space
    move_token(state, droid, NOWHERE)


def wake_up(state: MissionState) -> None:
    for droid in tokens_of(state, DROID):
        if droid.space == NOWHERE:
            move_token(state, droid, state.memory.pop(f"asleep:{droid.id}"))


def jam(state: MissionState, occasion: EventHappens) -> None:
    lose_threat(state, 2)


def half_are_wounded(state: MissionState) -> bool:
    return 2 * sum(hero.wounded for hero in state.heroes.values()) >= len(state.heroes)


mission(
    "one-step-behind",
    reacts("aim-quietly", AttackDeclared, aim_quietly, when=_rebel_attacks),
    reacts(
        "loud-attack",
        AttackResolved,
        echo,
        when=_was_loud,
    ),
    reacts("walk-quietly", MoveDeclared, walk_quietly, when=_rebel_moves),
    reacts("listen", Interacted, listen, when=_rebel_interacts),
    whenever("patrol", round_ends(), patrol),
    whenever("wake-up", status_begins(), wake_up),
    usable(TERMINAL, "copy", claim, by=HEALTHY),
    goal("copy-data", Wants(use=(TERMINAL, DOOR))),
    event(
        "within-the-facility",
        opened(),
        unfold,
        options(imperial=True, fresh=True),
        each=True,
        choices={"officer": (officer_waits,), "threat": (gain(4),), "trap": (trap,)},
    ),
    event(
        "coloured-terminals",
        counted(TERMINAL, 1) | counted(TERMINAL, 2) | counted(TERMINAL, 3),
        branch(lambda state: COLOURS[state.memory[COLOUR]]),
        each=True,
        choices={"blue": (catch_breath,), "red": (inspire,), "yellow": (switch_off,), "green": (jam,)},
    ),
    event("increased-patrols", counted(TERMINAL, 2), show("patrol-droid-blue")),
    rebels_win("mission-data-copied", counted(TERMINAL, 4)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("3-terminals-claimed", when=reached(TERMINAL, 3)),
    merit("half-the-heroes-wounded", when=half_are_wounded),
    rules=4,
    imperial_goal="wound-heroes",
    asks=("patrol", "alarm"),
)
