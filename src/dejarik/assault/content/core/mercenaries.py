"""Mercenary Deployment cards of the core set: what their figures can do in a skirmish."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.content.blocks import Part, card, me, special, while_attacking
from dejarik.assault.content.families import assault, cunning, non_sentient, relentless
from dejarik.assault.content.phrases import could_move_or_attack, target_adjacent
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.ground import piece, situation
from dejarik.assault.rules.movement import Place, may_go
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use


def empty_within_3(state: Assault, figure: Figure) -> list[int]:
    """The empty spaces at most 3 away; a large figure has to cover one of them (CORE-PLACE-04, -05)."""
    around = board.spaces_within(situation(state), piece(state, figure), 3)
    return [int(space) for space in board.each(situation(state).empty(around))]


def leap(state: Assault, use: Use) -> None:
    figure = me(state, use)
    if may_go(state, figure):  # CORE-PLACE-07, CORE-OPEN-08
        state.push(Place(figure=figure.id, seat=use.seat, among=empty_within_3(state, figure)))
    state.push(attack_with(state, figure))


def pounce() -> Part:
    return special("pounce", leap, when=could_move_or_attack, attacks=True)


card("nexu", pounce(), cunning(), non_sentient())
card("nexu-elite", pounce(), cunning(), non_sentient())
card("trandoshan-hunter", relentless(), while_attacking("scattergun", target_adjacent, damage=1))
card("trandoshan-hunter-elite", relentless(), while_attacking("acp-scattergun", target_adjacent, damage=2))
card("ig-88-assassin-droid", relentless(), assault())
