"""Figures that a mission lets move or attack out of turn (CORE-INTERRUPT)."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import Effect, EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language.mission import Side
from dejarik.assault.content.campaign.language.objects import IMPERIALS
from dejarik.assault.content.phrases import perform_move
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import attack_with, may_attack
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.movement import MoveSpaces, may_go
from dejarik.assault.rules.state import NOWHERE, Figure
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

#: Nothing but an action, of whatever kind.
AN_ACTION = -2
#: A move as an action would give it, instead of a number of spaces.
A_MOVE = -1


def one_may_attack(who: Side = IMPERIALS, *, after: int = 0) -> Effect:
    """One of these figures, of the Imperial player's choice, may interrupt to attack; `after` moving up to so many
    spaces, or performing a move (CORE-INTERRUPT-02)."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        able = [
            figure
            for figure in on_board(state)
            if who(state, figure) and (may_attack(state, figure) or (after and may_go(state, figure)))
        ]
        pick_target(state, speaking(state, occasion.event), able, _strike, may=True, amount=after)

    return carry_out


def each_may_act(who: Side = IMPERIALS, *, after: int = 0, attack: bool = True) -> Effect:
    """Each of these figures may interrupt, one after another in the order of the Imperial player's choice: to attack,
    `after` a move or so many spaces, or only to go."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        chosen = [figure.id for figure in on_board(state) if who(state, figure)]
        let_each(state, speaking(state, occasion.event), chosen, after, attack=attack)

    return carry_out


def let_each(
    state: MissionState, use: Use | Pick | Then, left: list[int], after: int, *, attack: bool = True
) -> None:
    """The next of these figures that could do something, if the Imperial player wants."""
    able = [
        state.figures[id] for id in left if id in state.figures and _is_able(state, id, after, attack=attack)
    ]
    follower = _strike_next if attack else _move_next
    pick_target(state, use, able, follower, may=True, amount=after, chosen=left)


def _is_able(state: MissionState, id: int, after: int, *, attack: bool) -> bool:
    figure = state.figures[id]
    if after == AN_ACTION:
        return figure.space != NOWHERE
    return (attack and may_attack(state, figure)) or (bool(after) and may_go(state, figure))


@follows
def _strike_next(state: MissionState, pick: Pick, figure: Figure) -> None:
    strike(state, figure, after=pick.amount)
    state.push(afterwards(pick, _strike_on, chosen=_others(pick, figure), amount=pick.amount))


@follows
def _move_next(state: MissionState, pick: Pick, figure: Figure) -> None:
    strike(state, figure, after=pick.amount, attack=False)
    state.push(afterwards(pick, _move_on, chosen=_others(pick, figure), amount=pick.amount))


def _others(pick: Pick, figure: Figure) -> list[int]:
    return [id for id in pick.chosen if id != figure.id]


@follows
def _strike_on(state: MissionState, then: Then, nothing: None) -> None:
    let_each(state, then, then.chosen, then.amount)


@follows
def _move_on(state: MissionState, then: Then, nothing: None) -> None:
    let_each(state, then, then.chosen, then.amount, attack=False)


def speaking(state: MissionState, ability: str, *, seat: int = EMPIRE, subject: int = 0) -> Use:
    """The mission itself as what asks for a choice."""
    return Use(source=0, key=state.mission, ability=ability, seat=seat, subject=subject)


@follows
def _strike(state: MissionState, pick: Pick, figure: Figure) -> None:
    strike(state, figure, after=pick.amount)


def strike(
    state: MissionState, figure: Figure, *, after: int = 0, at: Figure | None = None, attack: bool = True
) -> None:
    """A figure attacks now, anybody or one figure if it can; after moving it may still let it be. Or it only moves, or
    performs an action."""
    if after == AN_ACTION:
        state.push(Activation(figure=figure.id, actions=1, whole=False))
        return
    if at is not None:
        if may_attack(state, figure, only=[at.id]):
            state.push(attack_with(state, figure, only=[at.id], must=True))
        return
    if after == A_MOVE:
        perform_move(state, figure)
    elif after:
        state.push(MoveSpaces(figure=figure.id, spaces=after, seat=figure.seat))
    if attack:
        state.push(attack_with(state, figure, must=not after))
