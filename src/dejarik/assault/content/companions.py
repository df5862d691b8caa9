"""Companions (CORE-COMPANION, IA-COMP): how a card brings one into play.

A companion is a group of its own that knows the group it belongs to; that it activates with that group, shares spaces
and cannot interact is in the rules. Here it comes onto the board, and one of its kind that is there already leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dejarik.assault.content.blocks import Concerns, Part, after, both, here, it_is_me, many, me
from dejarik.assault.facts.library import is_companion
from dejarik.assault.rules.events import Deployed, MissionBegins
from dejarik.assault.rules.figures.groups import add_group, dismiss_group
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.printed import Faction, profile, profile_of
from dejarik.assault.rules.state import Assault, Figure, Group
from dejarik.kernel import How, Use


def companions_of(state: Assault, seat: int, card: str) -> list[Figure]:
    """A player's companions of this kind: only one's own are meant by a card (CORE-COMPANION-10, IA-COMP-20)."""
    return [figure for figure in state.figures.values() if figure.seat == seat and figure.card == card]


def companion_called(card: str) -> Concerns:
    """Whose value a text changes: of the companion of this kind that its player has."""
    return lambda state, source, holder, figure: figure in companions_of(state, source.seat, card)


def affiliation(state: Assault, figure: Figure) -> Faction:
    """The faction of a figure; of a companion, that of the group it belongs to (CORE-COMPANION-01, IA-COMP-02)."""
    host = state.groups.get(state.groups[figure.group].of)
    return (profile_of(state, figure) if host is None else profile(host.card)).faction


def bring_into_play(
    state: Assault, card: str, of: Group, among: Iterable[int], *, counts_for_control: bool = True
) -> Figure:
    """The companion `card` joins a group and is placed in one of these spaces, which its player chooses.

    An old one of the same kind leaves first (CORE-COMPANION-09, IA-COMP-17 to -19). One that does not count for control
    does not for as long as it is in play, also when its group is gone (CORE-COMPANION-08).
    """
    if not is_companion(card):
        raise ValueError(f"{card} is not a companion")
    alone = mode_of(state).lone_companions
    for old in [group for group in state.groups.values() if group.card == card]:
        if alone or old.seat == of.seat:
            dismiss_group(state, old)
    figure = members(state, add_group(state, of.seat, card, of=of.id).id)[0]  # ready (IA-COMP-04)
    if not counts_for_control:
        state.modify("counts-for-control", How.FORBID, subject=figure.id, until="game")
    state.push(Place(figure=figure.id, seat=figure.seat, among=list(among), close=True))  # IA-COMP-05
    return figure


def accompanied(
    name: str,
    companion: str,
    where: Callable[[Assault, Figure], Iterable[int]],
    *,
    counts_for_control: bool = True,
) -> Part:
    """When the mission begins a companion comes with the figure, in one of the spaces that `where` names; with a
    figure that a mission holds back, when that figure is deployed."""

    def bring(state: Assault, use: Use) -> None:
        host = me(state, use)
        group = state.groups[host.group]
        bring_into_play(state, companion, group, where(state, host), counts_for_control=counts_for_control)

    def later(state: Assault, use: Use, event: Deployed) -> bool:
        return it_is_me(state, use, event) and state.round > 0

    return many(
        name,
        after(name, MissionBegins, bring, when=here, forced=True),
        after(name, Deployed, bring, when=both(here, later), forced=True),
    )
