"""When the games of a series may be told: whoever sees everything of one knows what others hide in those to come.

A branch begins with what there was in the series from which it came, and its file has the games before it. So it waits
for that series, too, and that one for its branches: until all of them are over, or everybody has given them up.
"""

from __future__ import annotations

from dejarik.table.facts import is_empty
from dejarik.table.live_table import LiveTable
from dejarik.table.store import Store
from dejarik.table.tables import Tables
from dejarik.table.tokens import plays_only
from dejarik.table.words import SeatToken, Stage


async def kin(store: Store, series: str) -> list[str]:
    """A series, those from which it branched, and all that branched from any of them."""
    found = [series]
    for each in found:  # it grows while it is gone through
        before = await store.parent(each)
        near = [*([] if before is None else [before]), *await store.branches(each)]
        found += [other for other in near if other not in found]
    return found


async def is_over(tables: Tables, series: str | None) -> bool:
    """Whether no game is to come or being played in a series or in its kin."""
    return series is None or await may_be_told(tables, series, None)


async def may_be_told(tables: Tables, series: str, token: SeatToken | None) -> bool:
    """Whether the holder of a secret may know everything of a series: it is over, or nobody else plays there."""
    for each in await kin(tables.store, series):
        last = await tables.store.newest(each)
        if last is None:
            continue
        async with tables.room(last).entered() as live:
            if not _is_done(live) and not _is_alone(live, token):
                return False
    return True


def _is_done(live: LiveTable) -> bool:
    return live.stage is Stage.FINISHED and not live.goes_on and not live.can_restart


def _is_alone(live: LiveTable, token: SeatToken | None) -> bool:
    """Whether the holder has a seat, no other person has one, and nobody can sit down. A program knows what its seat
    sees, also where it is alone."""
    own = [] if plays_only(token) else live.own_seats(token)
    return bool(own) and not live.other_owners(own) and not any(map(is_empty, live.seats))
