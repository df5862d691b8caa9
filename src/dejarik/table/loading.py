"""Reading a table from the database: its row, its seats, the latest snapshot and its journal.

What was chosen since the snapshot is played elsewhere when that takes long. A snapshot that can't be read is
made anew from the journal, which has everything.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from dejarik.kernel import engine, saves
from dejarik.kernel.answers import Answer
from dejarik.kernel.games import find_game
from dejarik.table.errands import Errands
from dejarik.table.folding import other_version
from dejarik.table.journal import Adopted, Chosen, Corrected, Given, Joined, Restarted, Resumed, Undone
from dejarik.table.live_table import LiveTable
from dejarik.table.played import is_readable, play_on
from dejarik.table.problems import NotStored, Unknown
from dejarik.table.rows import Line, SeatRow, Snapshot, TableRow
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
    snapshot = await store.snapshot(table)  # before the lines, which cover it then
    lines, seats = await journal_and_seats(store, table, 0)
    row = _as_begun(found[0], lines)
    game = find_game(row.game)
    if row.version != game.version:
        return await _looked_at(store, row, seats, lines, snapshot)
    live = LiveTable(row, seats)
    if snapshot is not None and not is_readable(live.game, snapshot.state):
        _log.error("the snapshot of table %s at line %s can't be read", table, snapshot.position)
        snapshot = None
    if any(isinstance(line.entry, Corrected | Restarted | Resumed) for line in lines):  # seldom
        live.replay(lines, snapshot)
        return live
    standing = _standing(lines, snapshot)
    if standing.start is not None and snapshot is not None:
        state = saves.unpacked(live.game, snapshot.state)
    else:
        state = engine.start(live.game, live.game.read_options(_options(lines) or row.options), row.seed)
    state = await play_on(live.game, state, standing.choices[standing.start or 0 :], errands)
    live.replay(lines, Snapshot(len(lines), saves.packed(state)))
    return live


async def _looked_at(
    store: Store, row: TableRow, seats: list[SeatRow], lines: list[Line], snapshot: Snapshot | None
) -> LiveTable:
    """A game of other rules: not played, but told as far as it is known. What can't even be begun stays in the
    database."""
    try:
        live = LiveTable(row, seats, await store.summary(row.id))
        live.look(lines, snapshot)
    except NotStored:
        raise
    except Exception as error:
        raise other_version(row, find_game(row.game)) from error
    return live


def _as_begun(row: TableRow, lines: Sequence[Line]) -> TableRow:
    """The table with the rules and the luck with which its game was begun last."""
    for line in lines:
        if isinstance(line.entry, Restarted):
            row = replace(row, version=line.entry.version, seed=line.entry.seed)
        elif isinstance(line.entry, Adopted | Resumed):
            row = replace(row, version=line.entry.version)
    return row


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
