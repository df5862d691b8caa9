"""Small questions and effects that many cards share, named so that a definition reads like its card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.assault import board
from dejarik.assault.content.blocks import Do, InAttack, When_, here, me, mover
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.active import activation_of
from dejarik.assault.rules.attack import Attack, Tally, attack_with, find_target, may_attack
from dejarik.assault.rules.attack.reports import DefenceChanged
from dejarik.assault.rules.events import MoveDeclared, RolledAside
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.ground import (
    are_adjacent,
    are_within,
    figures_near,
    foes,
    friends,
    is_friendly,
    on_board,
    piece,
    sees,
    situation,
    team,
    thing,
)
from dejarik.assault.rules.movement import MoveSpaces, gain_points, may_go
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.rules.values import can_be_affected, has_trait, speed
from dejarik.kernel import How, Use
from dejarik.kernel.effects import Effect
from dejarik.kernel.records import copy

#: What a figure finds.
Finds = Callable[[Assault, Figure], list[Figure]]

# --- During an attack -----------------------------------------------------------------------------


def target_within(spaces: int) -> InAttack:
    """The target is at most so many spaces from the figure."""

    def holds(state: Assault, attack: Attack, figure: Figure) -> bool:
        target = find_target(state, attack.target)
        return target is not None and are_within(state, figure, target, spaces)

    return holds


def target_adjacent(state: Assault, attack: Attack, figure: Figure) -> bool:
    target = find_target(state, attack.target)
    return target is not None and are_adjacent(state, figure, target)


def target_space_at_least(spaces: int) -> InAttack:
    """The target space is at least so many spaces away; an attack that has lost its target space has none
    (CORE-ATTACK-40)."""

    def holds(state: Assault, attack: Attack, figure: Figure) -> bool:
        away = target_space_distance(state, attack, figure)
        return away is not None and away >= spaces

    return holds


def target_space_within(spaces: int) -> InAttack:
    """The target space is at most so many spaces away."""

    def holds(state: Assault, attack: Attack, figure: Figure) -> bool:
        away = target_space_distance(state, attack, figure)
        return away is not None and away <= spaces

    return holds


def target_space_distance(state: Assault, attack: Attack, figure: Figure) -> int | None:
    """How far the target space is from a figure; None without a target space."""
    if attack.target_space < 0:
        return None
    return board.distance(situation(state), piece(state, figure), board.space_thing(1 << attack.target_space))


def beside_friendly(*traits: Trait) -> InAttack:
    """Another friendly figure (with one of these traits) is adjacent."""

    def holds(state: Assault, attack: Attack, figure: Figure) -> bool:
        if attack.borrowed and attack.attacker == figure.id:  # IA-ATTACK-05: nobody is friendly to it
            return False
        return any(
            are_adjacent(state, figure, other) and (not traits or has_trait(state, other, *traits))
            for other in friends(state, figure, others=True)
        )

    return holds


def against_ranged(state: Assault, attack: Attack, figure: Figure) -> bool:
    return not attack.melee


def friendly_beside_target_space(state: Assault, attack: Attack, holder: Figure, defender: Figure) -> bool:
    """A friendly figure defends, and the holder is adjacent to the target space."""
    if attack.target != defender.id or not is_friendly(state, holder, defender) or attack.target_space < 0:
        return False
    if holder.id == defender.id or holder.space == NOWHERE:
        return False
    spot = board.space_thing(1 << attack.target_space)  # CORE-TERRAIN-12: the space, not who stands in it
    return board.adjacent(situation(state), piece(state, holder), spot)


def in_this_attack(state: Assault, use: Use) -> bool:
    """The attack in progress is the one with which this lasting effect ends."""
    return state.sources[use.source].until == state.scope("attack")


# --- Effects --------------------------------------------------------------------------------------


def become(condition: Condition) -> Do[Assault]:
    """The figure gains a condition."""
    return lambda state, use: gain_condition(state, me(state, use), condition)


class OwnAttack(Effect[Assault]):
    """The figure performs an attack of a kind; possible if there is somebody to attack in this way."""

    def __init__(self, kind: dict[str, Any]) -> None:
        self._kind = kind

    def possible(self, state: Assault, use: Use) -> bool:
        return here(state, use) and may_attack(state, me(state, use), asked=use.seat, **self._kind)

    def __call__(self, state: Assault, acting: Any) -> None:
        # What is given in the kind (dice, tally) belongs to the text; the attack gets its own.
        state.push(copy(attack_with(state, me(state, acting), **self._kind)))


def attack(**kind: Any) -> OwnAttack:
    """The figure performs an attack: `attack(melee=True, tally=Tally(pierce=3))`."""
    return OwnAttack(kind)


def move_then_attack(spaces: int) -> Do[Assault]:
    """The figure moves up to so many spaces and then performs an attack."""

    def do(state: Assault, use: Use) -> None:
        figure, seat = me(state, use), mover(state, use)
        state.push(
            MoveSpaces(figure=figure.id, spaces=spaces, seat=seat),
            attack_with(state, figure, seat=seat, must=True),
        )

    return do


def move_up_to(spaces: int) -> Do[Assault]:
    """The figure may move up to so many spaces."""
    return lambda state, use: state.push(MoveSpaces(figure=use.subject, spaces=spaces, seat=use.seat))


def defend_better_this_round(state: Assault, use: Use, **values: int) -> None:
    """Added whenever the figure defends in this round: `block=1, evade=1`, dice by their colours, `accuracy=2` (taken
    from the attack's accuracy)."""
    for name, amount in values.items():
        state.modify(f"defence-{name}", How.ADD, amount, subject=use.subject, until=state.scope("round"))
    dice = [die for die in Die for _ in range(values.get(die.value, 0))]
    results = Tally(
        block=values.get("block", 0), evade=values.get("evade", 0), accuracy=-values.get("accuracy", 0)
    )
    state.log(DefenceChanged(figure=use.subject, tally=results, dice=dice))


def perform_move(state: Assault, figure: Figure) -> None:
    """The figure may perform a move (CORE-ACTION-14): points that it spends at once (CORE-MOVE-06)."""
    own = activation_of(state, figure)
    if own is not None:
        own.has_moved = True
    state.occur(MoveDeclared(figure=figure.id))
    gain_points(state, figure, speed(state, figure.id), at_once=True)


def could_move_or_attack(state: Assault, use: Use) -> bool:
    """The figure may leave its space, or has somebody to attack."""
    figure = state.figures.get(use.subject)
    return (
        figure is not None
        and figure.space != NOWHERE
        and (may_go(state, figure) or may_attack(state, figure, asked=use.seat))
    )


def friendly_defeated(state: Assault, use: Use, event: Defeated) -> bool:
    """The event is the defeat of another figure friendly to this one."""
    return event.figure != use.subject and team(state, event.seat) == team(state, use.seat)


def roll(state: Assault, *dice: Die) -> list[Any]:
    """Roll dice outside an attack; the faces they show."""
    faces = [state.rng.below(6) for _ in dice]
    state.log(RolledAside(dice=list(dice), faces=faces))
    return [die.faces[face] for die, face in zip(dice, faces, strict=True)]


def adjacent_foes(state: Assault, figure: Figure) -> list[Figure]:
    return [foe for foe in foes(state, figure) if are_adjacent(state, figure, foe)]


def adjacent_friends(state: Assault, figure: Figure) -> list[Figure]:
    return [friend for friend in friends(state, figure, others=True) if are_adjacent(state, figure, friend)]


def near(state: Assault, figure: Figure, figures: list[Figure], spaces: int) -> list[Figure]:
    """Those of the figures within so many spaces."""
    return [other for other in figures if are_within(state, figure, other, spaces)]


def others_within(spaces: int) -> Finds:
    """The other friendly figures within so many spaces."""
    return lambda state, figure: near(state, figure, friends(state, figure, others=True), spaces)


def everybody(state: Assault) -> list[Figure]:
    """All figures on the board that an effect may choose (CORE-NEUTRAL-02, CORE-INCAP-02)."""
    return [figure for figure in on_board(state) if can_be_affected(state, figure.id)]


def everybody_near(state: Assault, space: int, within: int) -> list[Figure]:
    """All figures on a space or at most so many spaces from it that an effect may concern."""
    return [figure for figure in figures_near(state, 1 << space, within) if can_be_affected(state, figure.id)]


def everybody_within(spaces: int) -> Finds:
    """All figures within so many spaces, itself included."""
    return lambda state, figure: near(state, figure, everybody(state), spaces)


def seen_foes(state: Assault, figure: Figure) -> list[Figure]:
    """The hostile figures in a figure's line of sight."""
    return [foe for foe in foes(state, figure) if sees(state, figure, foe)]


def seen_foes_within(spaces: int) -> Finds:
    """The hostile figures in its line of sight within so many spaces."""
    return lambda state, figure: [
        foe for foe in near(state, figure, foes(state, figure), spaces) if sees(state, figure, foe)
    ]


def any_of(find: Finds) -> When_[Assault]:
    """There is at least one such figure: for conditions that are not about what is chosen."""
    return lambda state, use: use.subject in state.figures and bool(find(state, me(state, use)))


def things_near(state: Assault, space: int, spaces: int) -> list[Figure | Token]:
    """The figures, and the objects that can be damaged (CORE-OBJECT-06), within so many spaces of a space; of the
    space, not of who stands in it (CORE-TERRAIN-12)."""
    spot = board.space_thing(1 << space)
    objects = [token for token in state.tokens.values() if token.health]
    things: list[Figure | Token] = [*on_board(state), *objects]
    if (
        spaces == 1
    ):  # on it or adjacent to it, which is another question where spaces are counted through walls
        return [each for each in things if board.on_or_beside(situation(state), spot, thing(state, each))]
    return [each for each in things if board.within(situation(state), spot, thing(state, each), spaces)]
