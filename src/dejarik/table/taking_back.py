"""Taking back: to which decision somebody may go back, and who has to agree to it.

It goes to the last decision in which the caller had a part. It is free when nobody has learned anything since and no
other person has chosen, or when there is nobody to ask. Those who play in one team and decide together don't ask each
other, unless one of them has chosen something alone since. What everybody has agreed to put right stays: nobody goes
back to before it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from dejarik.table.facts import roles_at
from dejarik.table.words import By, Stage, UndoTerms

if TYPE_CHECKING:
    from dejarik.table.live_table import LiveTable


class WayBack(NamedTuple):
    """What it takes to go back, to the decision of which number, and the seat that goes."""

    terms: UndoTerms
    to: int
    seat: int


def way_back(live: LiveTable, seats: Collection[int]) -> WayBack | None:
    """What it takes for the holder of these seats to go back to the last decision that they had a part in."""
    found = _last_own(live, seats) if live.stage is Stage.PLAYING and live.outdated is None else None
    if found is None:
        return None
    to, seat = found
    others = _to_be_asked(live, seats, to)
    untouched = all(not any(step.seat in other for other in others) for step in live.steps[to:])
    free = not others or (untouched and live.match.undo_is_free(len(live.steps) - to))
    return WayBack(UndoTerms.FREE if free else UndoTerms.ASK, to, seat)


def _last_own(live: LiveTable, seats: Collection[int]) -> tuple[int, int] | None:
    """The last decision that the holder of these seats had a part in, and with which of them."""
    acting = live.acting(seats)
    first = max([live.match.begins, *(made.at for made in live.match.corrections)])
    for number in range(len(live.steps) - 1, first - 1, -1):
        step = live.steps[number]
        own = [seat for seat in step.seats if seat in acting]
        if own and step.by is By.PERSON:
            return number, own[0]
    return None


def _to_be_asked(live: LiveTable, seats: Collection[int], to: int) -> list[list[int]]:
    """The people who have a say when the holder of these seats goes back to a decision."""
    others = live.others(seats)
    if not live.game.shares_decisions(live.match.options):
        return others
    teams = [role.team for role in roles_at(live.row, live.seats)]
    alone = {step.seat for step in live.steps[to:] if not set(step.seats).intersection(seats)}
    return [
        person
        for person in others
        if len({teams[seat] for seat in (*seats, *person)}) > 1 or alone.intersection(person)
    ]


def would_agree(live: LiveTable, seat: int) -> bool:
    """Whether everybody has agreed to what is asked as soon as this seat does."""
    return live.asking is not None and not waited_for(live, {*live.asking.consents, seat})


def waited_for(live: LiveTable, consents: Collection[int]) -> list[int]:
    """The seats of those who still have to agree to what is asked, when these have."""
    if live.asking is None:
        return []
    people = _to_be_asked(live, live.fellows(live.asking.seat), live.asking.to)
    return [seat for person in people if not set(person).intersection(consents) for seat in person]
