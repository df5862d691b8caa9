"""Companions (CORE-COMPANION, IA-COMP): how a card brings one into play.

A companion is a group of its own that knows the group it belongs to; that it activates with that group, shares spaces
and cannot interact is in the rules. Here it comes onto the board, and one of its kind that is there already leaves.
"""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault.content.library import is_companion
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.groups import add_group, dismiss_group
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.state import Assault, Figure, Group
from dejarik.kernel import How


def companions_of(state: Assault, seat: int, card: str) -> list[Figure]:
    """A player's companions of this kind: only one's own are meant by a card (CORE-COMPANION-10, IA-COMP-20)."""
    return [figure for figure in state.figures.values() if figure.seat == seat and figure.card == card]


def bring_into_play(
    state: Assault, card: str, of: Group, among: Iterable[int], *, counts_for_control: bool = True
) -> Figure:
    """The companion `card` joins a group and is placed in one of these spaces, which its player chooses.

    An old one of the same kind leaves first (CORE-COMPANION-09, IA-COMP-18, -19). One that does not count for control
    does not for as long as it is in play, also when its group is gone (CORE-COMPANION-08).
    """
    if not is_companion(card):
        raise ValueError(f"{card} is not a companion")
    for old in [group for group in state.groups.values() if group.seat == of.seat and group.card == card]:
        dismiss_group(state, old)
    figure = members(state, add_group(state, of.seat, card, of=of.id).id)[0]  # ready (IA-COMP-04)
    if not counts_for_control:
        state.modify("counts-for-control", How.FORBID, subject=figure.id, until="game")
    state.push(Place(figure=figure.id, seat=figure.seat, among=list(among), close=True))  # IA-COMP-05
    return figure
