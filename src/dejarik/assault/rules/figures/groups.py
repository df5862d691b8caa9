"""Groups come into the game and leave it (CORE-GROUP, CORE-STATE-03): a Deployment or Companion card with its figures.

Where the figures stand is said elsewhere; what a defeat does to a group, the way to play says (`mode`).
"""

from __future__ import annotations

from dejarik.assault.facts.mission_figures import is_mission_figure
from dejarik.assault.rules.figures.damage import remove_figure
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.reports import Dismissed, Exhausted, Readied
from dejarik.assault.rules.state import Assault, Figure, Group
from dejarik.kernel import NOBODY


def add_group(state: Assault, seat: int, card: str, *, of: int = 0, figures: int = 0) -> Group:
    """A group with its figures, not yet on the board; all of them, or as many as `figures` says. A companion's group is
    one `of` another."""
    size = profile(card).size
    group = Group(state.new_id(), seat, card, size=size, of=of)
    first = _first_number(state, group)
    state.groups[group.id] = group
    for number in range(first, first + (figures or size)):
        figure = Figure(state.new_id(), seat, group.id, card, number)
        state.figures[figure.id] = figure
        if seat != NOBODY and not is_mission_figure(card):  # nobody uses what a neutral figure could do
            state.enter(card, seat, subject=figure.id)
    return group


def _first_number(state: Assault, group: Group) -> int:
    """From where the figures of a new group are counted: the first numbers in a row that no group of its player and
    title has for its own figures, also for those that it has lost."""
    title = profile(group.card).title
    others = {
        id: other.size
        for id, other in state.groups.items()
        if other.seat == group.seat and profile(other.card).title == title
    }
    taken: set[int] = set()
    for id, size in others.items():
        ever = (*state.figures.values(), *state.fallen.values())
        first = min((figure.number for figure in ever if figure.group == id), default=1)
        taken.update(range(first, first + size))
    first = 1
    while not taken.isdisjoint(range(first, first + group.size)):
        first += 1
    return first


def dismiss_group(state: Assault, group: Group) -> None:
    """A group leaves the game without being defeated: nobody scores, and nothing of it stays."""
    for figure in members(state, group.id):
        state.log(Dismissed(figure=figure.id))
        remove_figure(state, figure)
        figure.group = -group.id  # not defeated: its card is not among those that have fallen
        for id in [id for id, source in state.sources.items() if source.subject == figure.id]:
            state.leave(id)
    del state.groups[group.id]


def ready_group(state: Assault, group: Group) -> None:
    """An effect readies a Deployment card."""
    if not group.ready:
        state.log(Readied(seat=group.seat, card=group.card, group=group.id))
    group.make_ready()


def exhaust_group(state: Assault, group: Group) -> None:
    """An effect exhausts a Deployment card."""
    if group.ready:
        state.log(Exhausted(seat=group.seat, card=group.card, group=group.id))
    group.exhaust()


def exhausted_mark(card: str, group: int) -> str:
    """How it is remembered that a card is exhausted which all figures of a group share (CORE-TERM-19)."""
    return f"exhausted:{card}@{group}"
