"""Reading a table from the database: its row, its seats, the latest snapshot and its journal.

What was chosen since the snapshot is played elsewhere when that takes long. A snapshot that can't be read is
made anew from the journal, which has everything.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from dejarik.kernel import engine, saves
from dejarik.kernel.answers import Answer
from dejarik.kernel.games import AnyGame
from dejarik.table.errands import Errands
from dejarik.table.journal import Chosen, Corrected, Given, Joined, Undone
from dejarik.table.live_table import LiveTable
from dejarik.table.played import play_on
from dejarik.table.problems import Unknown
from dejarik.table.rows import Line, SeatRow, Snapshot
from dejarik.table.store import Store
from dejarik.table.words import TableId

_log = logging.getLogger(__name__)

#: Lines with which the table of seats has changed.
CHANGES_OF_SEATS = (Joined, Given)


async def load(store: Store, table: TableId, errands: Errands | None = None) -> LiveTable:
    """A table as it is stored."""
    found = await store.find(table)
    if found is None:
        raise Unknown("table-unknown")
    row = found[0]
    snapshot = await store.snapshot(table)  # before the lines, which cover it then
    lines, seats = await journal_and_seats(store, table, 0)
    live = LiveTable(row, seats)
    if snapshot is not None and not _is_readable(live.game, snapshot):
        _log.error("the snapshot of table %s at line %s can't be read", table, snapshot.position)
        snapshot = None
    if any(isinstance(line.entry, Corrected) for line in lines):  # seldom, and in short games
        live.replay(lines, snapshot)
        return live
    game = _standing(lines, snapshot)
    if game.start is not None and snapshot is not None:
        state = saves.unpacked(live.game, snapshot.state)
    else:
        state = engine.start(live.game, live.game.read_options(_options(lines) or row.options), row.seed)
    state = await play_on(live.game, state, game.choices[game.start or 0 :], errands)
    live.replay(lines, Snapshot(len(lines), saves.packed(state)))
    return live


def _is_readable(game: AnyGame, snapshot: Snapshot) -> bool:
    try:
        saves.unpacked(game, snapshot.state)
    except Exception:  # whatever it is that its bytes make
        return False
    return True


class Standing(NamedTuple):
    """The choices of a game as it stands, and the number from which it can be gone on by a snapshot."""

    choices: list[Answer]
    start: int | None


def _standing(lines: Sequence[Line], snapshot: Snapshot | None) -> Standing:
    choices: list[Answer] = []
    start: int | None = None
    for line in lines:
        if snapshot is not None and line.position == snapshot.position:
            start = len(choices)
        if isinstance(line.entry, Chosen):
            choices.append(line.entry.answer)
        elif isinstance(line.entry, Undone):
            del choices[line.entry.to :]
            start = None if start is None or line.entry.to < start else start
    if snapshot is not None and snapshot.position == len(lines):
        start = len(choices)
    return Standing(choices, start)


def _options(lines: Sequence[Line]) -> bytes | None:
    """The options that somebody's sitting down has changed, if so."""
    found = [
        line.entry.options
        for line in lines
        if isinstance(line.entry, Joined) and line.entry.options is not None
    ]
    return msgspec.json.encode(found[-1]) if found else None


async def journal_and_seats(store: Store, table: TableId, start: int) -> tuple[list[Line], list[SeatRow]]:
    """The journal from a position on, and the seats as they are after it. Somebody may sit down through another server
    between the two questions, or give a seat away: they are asked until nobody does."""
    lines = await store.lines(table, start)
    while True:
        seats = await store.seats(table)
        more = await store.lines(table, start + len(lines))
        lines += more
        if not any(isinstance(line.entry, CHANGES_OF_SEATS) for line in more):
            return lines, seats
