"""Figures that a mission lets move or attack out of turn (CORE-INTERRUPT)."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import Effect, EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language.mission import Side
from dejarik.assault.content.campaign.language.objects import IMPERIALS
from dejarik.assault.content.phrases import perform_move
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.rules.attack import attack_with, may_attack
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.movement import MoveSpaces, may_go
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

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


def speaking(state: MissionState, ability: str, *, seat: int = EMPIRE, subject: int = 0) -> Use:
    """The mission itself as what asks for a choice."""
    return Use(source=0, key=state.mission, ability=ability, seat=seat, subject=subject)


@follows
def _strike(state: MissionState, pick: Pick, figure: Figure) -> None:
    strike(state, figure, after=pick.amount)


def strike(state: MissionState, figure: Figure, *, after: int = 0) -> None:
    """A figure attacks now; after moving it may still let it be."""
    if after == A_MOVE:
        perform_move(state, figure)
    elif after:
        state.push(MoveSpaces(figure=figure.id, spaces=after, seat=figure.seat))
    state.push(attack_with(state, figure, must=not after))
