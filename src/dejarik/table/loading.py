"""Reading a table from the database: its row, its seats, the latest snapshot and its journal."""

from __future__ import annotations

from dejarik.table.journal import Joined
from dejarik.table.live_table import LiveTable
from dejarik.table.problems import Unknown
from dejarik.table.rows import Line, SeatRow
from dejarik.table.store import Store
from dejarik.table.words import TableId


async def load(store: Store, table: TableId) -> LiveTable:
    """A table as it is stored."""
    found = await store.find(table)
    if found is None:
        raise Unknown("table-unknown")
    snapshot = await store.snapshot(table)  # before the lines, which cover it then
    lines, seats = await journal_and_seats(store, table, 0)
    live = LiveTable(found[0], seats)
    live.replay(lines, snapshot)
    return live


async def journal_and_seats(store: Store, table: TableId, start: int) -> tuple[list[Line], list[SeatRow]]:
    """The journal from a position on, and the seats as they are after it. Somebody may sit down through another server
    between the two questions: they are asked until nobody does."""
    lines = await store.lines(table, start)
    while True:
        seats = await store.seats(table)
        more = await store.lines(table, start + len(lines))
        lines += more
        if not any(isinstance(line.entry, Joined) for line in more):
            return lines, seats
