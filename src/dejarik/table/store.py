"""The store: everything that must outlive the server, in SQLite or PostgreSQL.

An addition to a journal is stored whole, and is refused (`Late`) when somebody else has written at that position. On
PostgreSQL every other server of the same database is notified of it. How it is written is in `writing.py`; no rule of a
table is here.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any

import msgspec
from sqlalchemy import Select, create_engine, event, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dejarik.table import clock, outages, schema
from dejarik.table.database import (
    address,
    is_sqlite,
    make_folder,
    migrate,
    never_wait,
    pool,
    prepare_sqlite,
)
from dejarik.table.journal import decode
from dejarik.table.moments import Proposal
from dejarik.table.notifications import CHANNEL, PROPOSALS, Heard, Proposed, listen
from dejarik.table.outages import Pause, is_of_database, reason
from dejarik.table.problems import NotStored
from dejarik.table.rows import (
    Line,
    Listed,
    New,
    SeatRow,
    Snapshot,
    Summary,
    TableRow,
    line_values,
    new_table_values,
    seat_row,
    seat_values,
    snapshot_values,
    summary_of,
    summary_values,
    table_row,
)
from dejarik.table.words import Stage, TableId
from dejarik.table.writing import Addition, InFile, NotFree, OverNetwork, Part, Values, Writer

SECONDS_TO_CHECK = 5.0

_log = logging.getLogger(__name__)


class Late(Exception):
    """Somebody else has written to this journal first."""


class Store:
    """An open database. Made by `open_store`."""

    def __init__(self, engine: AsyncEngine, transaction: InFile | OverNetwork) -> None:
        self._engine = engine
        self.is_shared = not is_sqlite(engine)  # whether other servers may work on it
        self._transaction = transaction
        self._writer = Writer(transaction)
        self._trouble = Pause()
        self.failed: Callable[[], None] = lambda: None  # called when the database does not answer
        self.name = secrets.token_hex(8)  # by which this server knows what it said itself

    async def close(self) -> None:
        await self._writer.settled()
        await self._transaction.close()
        await self._engine.dispose()

    async def check(self) -> None:
        """`NotStored` when the database does not answer."""
        async with self._connected(SECONDS_TO_CHECK) as connection:
            await connection.execute(select(1))

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Whatever the drivers raise when the database goes away is `NotStored`."""
        try:
            yield
        except IntegrityError:
            raise  # it has answered
        except Exception as error:
            if not is_of_database(error):
                raise
            self.failed()
            if self._trouble.failed():
                _log.warning("the database does not answer: %s", reason(error))
            raise NotStored("table-not-stored") from error
        self._trouble.succeeded()

    @asynccontextmanager
    async def _connected(self, seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        with self._answering():
            wait = asyncio.timeout(seconds or outages.SECONDS_TO_ANSWER)
            async with wait, self._engine.connect() as connection:
                yield connection

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """For those who look at several tables at once."""
        return self._connected()

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, for what is no table's journal."""
        with self._answering():
            wait = asyncio.timeout(outages.SECONDS_TO_ANSWER)
            async with wait, self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees everything as it is now, however long it looks."""
        with self._answering():
            async with self._engine.connect() as connection:
                if self.is_shared:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                else:
                    await connection.exec_driver_sql("BEGIN")
                yield connection

    @asynccontextmanager
    async def outside_transactions(self) -> AsyncIterator[AsyncConnection]:
        """For what can't be done within one."""
        with self._answering():
            async with self._engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                yield connection

    async def _add(self, addition: Addition) -> None:
        with self._answering():
            await self._writer.add(addition)

    # --- Tables -----------------------------------------------------------------------------------

    async def create(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        summary: Summary,
        lines: Sequence[Line] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        """A new table, with its journal if it has one already (an uploaded replay)."""
        parts = new_table_values(New(row, seats, summary, lines))
        if snapshot is not None:
            parts[Part.SNAPSHOT] = [snapshot_values(row.id, snapshot)]
        await self._add(Addition(row.id, parts))

    async def create_all(self, made: Sequence[tuple[New, Snapshot | None]]) -> None:
        """New tables that belong together, with their journals: all or none."""
        parts: dict[Part, list[Values]] = {}
        for new, snapshot in made:
            kept = {} if snapshot is None else {Part.SNAPSHOT: [snapshot_values(new.row.id, snapshot)]}
            for part, values in (*new_table_values(new).items(), *kept.items()):
                parts.setdefault(part, []).extend(values)
        await self._add(Addition(made[0][0].row.id, parts))

    async def find(self, table: TableId) -> tuple[TableRow, list[SeatRow]] | None:
        async with self._connected() as connection:
            found = (
                await connection.execute(select(schema.tables).where(schema.tables.c.id == table))
            ).first()
            return None if found is None else (table_row(found), await _seats(connection, table))

    async def summary(self, table: TableId) -> Summary | None:
        """How a table stood when it was written to last."""
        async with self._connected() as connection:
            wanted = select(schema.tables).where(schema.tables.c.id == table)
            found = (await connection.execute(wanted)).first()
            return None if found is None else summary_of(found)

    async def seats(self, table: TableId) -> list[SeatRow]:
        async with self._connected() as connection:
            return await _seats(connection, table)

    async def lobby(self, stage: Stage, most: int) -> list[Listed]:
        """Public tables of a stage, those that changed last first."""
        tables = schema.tables.c
        wanted = (
            select(schema.tables)
            .where(tables.stage == stage.value, tables.private.is_(False))
            .order_by(tables.changed.desc())
            .limit(most)
        )
        return await self.listed(wanted)

    async def series(self, series: str) -> list[Listed]:
        """The tables of a series, one after the other."""
        columns = schema.tables.c
        return await self.listed(select(schema.tables).where(columns.series == series).order_by(columns.part))

    async def all_series(self) -> list[list[Listed]]:
        """The tables of every series, the series that was begun last first."""
        columns = schema.tables.c
        wanted = select(schema.tables).where(columns.series.is_not(None)).order_by(columns.part)
        found: dict[str | None, list[Listed]] = {}
        for each in await self.listed(wanted):
            found.setdefault(each.row.series, []).append(each)
        return sorted(found.values(), key=lambda tables: tables[0].row.created, reverse=True)

    async def newest(self, series: str) -> TableId | None:
        """The last table of a series."""
        columns = schema.tables.c
        last = select(columns.id).where(columns.series == series).order_by(columns.part.desc()).limit(1)
        async with self._connected() as connection:
            return (await connection.execute(last)).scalar()

    async def parent(self, series: str) -> str | None:
        """The series from which this one branched."""
        columns = schema.tables.c
        found = select(columns.branched_from).where(columns.series == series).limit(1)
        async with self._connected() as connection:
            return (await connection.execute(found)).scalar()

    async def branches(self, series: str) -> list[str]:
        """The series that branched from this one."""
        columns = schema.tables.c
        found = select(columns.series).where(columns.branched_from == series).distinct()
        async with self._connected() as connection:
            return sorted((await connection.execute(found)).scalars())

    async def listed(self, wanted: Select[Any]) -> list[Listed]:
        """The tables that a question finds, with their seats."""
        async with self._connected() as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            found = await connection.execute(
                select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
            )
            by_table: dict[str, list[SeatRow]] = {}
            for seat in found:
                by_table.setdefault(seat.table_id, []).append(seat_row(seat))
        return [Listed(table_row(row), summary_of(row), tuple(by_table.get(row.id, ()))) for row in rows]

    async def waiting(self, now: float | None) -> list[TableId]:
        """Tables whose bot or clock is due, or that go on by themselves; all that wait for a bot, whenever it is due,
        without `now`."""
        tables = schema.tables.c
        which = tables.asked_bot.is_(True) if now is None else tables.due <= now
        async with self._connected() as connection:
            found = await connection.execute(select(tables.id).where(which))
            return [TableId(row.id) for row in found]

    # --- Journals ---------------------------------------------------------------------------------

    async def lines(self, table: TableId, start: int = 0) -> list[Line]:
        """The journal from a position on."""
        columns = schema.journal.c
        wanted = (
            select(schema.journal)
            .where(columns.table_id == table, columns.position >= start)
            .order_by(columns.position)
        )
        async with self._connected() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Line(row.position, decode(row.body), row.at, row.told) for row in rows]

    async def snapshot(self, table: TableId, position: int | None = None) -> Snapshot | None:
        """The one at a place of the journal, or the latest."""
        columns = schema.snapshots.c
        wanted = select(schema.snapshots).where(columns.table_id == table)
        if position is not None:
            wanted = wanted.where(columns.position == position)
        wanted = wanted.order_by(columns.position.desc()).limit(1)
        async with self._connected() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Snapshot(row.position, row.state)

    async def snapshot_positions(self, table: TableId) -> list[int]:
        """The places in the journal of all of them, in order."""
        columns = schema.snapshots.c
        wanted = select(columns.position).where(columns.table_id == table).order_by(columns.position)
        async with self._connected() as connection:
            return [row.position for row in await connection.execute(wanted)]

    async def snapshots(self, table: TableId) -> list[Snapshot]:
        """All of them, in order."""
        columns = schema.snapshots.c
        wanted = select(schema.snapshots).where(columns.table_id == table).order_by(columns.position)
        async with self._connected() as connection:
            return [Snapshot(row.position, row.state) for row in await connection.execute(wanted)]

    async def append(
        self,
        table: TableId,
        lines: Sequence[Line],
        summary: Summary,
        *,
        taken: SeatRow | None = None,
        given: SeatRow | None = None,
        snapshot: Snapshot | None = None,
        new: New | None = None,
    ) -> None:
        """Write the next lines of a journal, all or none; `Late` when one of their places, or the seat, is taken.

        When this returns, they are stored; and so is the new table to which they lead, if they do."""
        made = {} if new is None else new_table_values(new)
        parts: dict[Part, Sequence[Values]] = {
            **made,
            Part.LINE: [*made.get(Part.LINE, ()), *(line_values(table, line) for line in lines)],
            Part.SUMMARY: [{"of_table": table, "changed": lines[-1].at, **summary_values(summary)}],
        }
        if taken is not None:
            parts[Part.TAKEN] = [{"of_table": table, "of_seat": taken.seat, **seat_values(taken)}]
        if given is not None:
            parts[Part.GIVEN] = [{"of_table": table, "of_seat": given.seat, **seat_values(given)}]
            parts[Part.CALLED] = [{"of_table": table, "of_seat": given.seat}]
        if new is not None and new.kept:
            along = {"of_table": table, "new_table": new.row.id}
            parts[Part.CALLED_ON] = [{**along, "of_seat": seat} for seat in new.kept]
        if snapshot is not None:
            parts[Part.SNAPSHOT] = [snapshot_values(table, snapshot)]
        if self.is_shared:
            parts[Part.NEWS] = [{"channel": CHANNEL, "news": f"{table} {lines[-1].position + 1}"}]
        try:
            await self._add(Addition(table, parts))
        except (IntegrityError, NotFree) as error:
            raise Late(table) from error

    async def report(self, id: str, table: TableId, note: str, replay: bytes) -> None:
        values = {"id": id, "table_id": table, "note": note, "replay": replay, "at": clock.now()}
        await self._add(Addition(table, {Part.REPORT: [values]}))

    # --- Other servers ----------------------------------------------------------------------------

    async def listen(self, heard: Callable[[Heard], None]) -> None:
        """Call `heard` whenever some server has written to a table, or tells of something, for ever; with None after a
        time of deafness, when any table may have changed. Only on a shared database."""
        await listen(self._engine, heard)

    async def tell(self, table: TableId, proposal: Proposal) -> None:
        """Tell other servers what was proposed at a table. It is not stored."""
        if self.is_shared:
            said = Proposed(self.name, table, proposal)
            news = {"channel": PROPOSALS, "news": msgspec.json.encode(said).decode()}
            await self._add(Addition(table, {Part.NEWS: [news]}))


async def open_store(url: str) -> Store:
    """Open a database by its address and bring it up to date."""
    where = address(url)
    make_folder(where)
    engine = create_async_engine(where, **pool(where))
    if is_sqlite(engine):
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    try:
        await migrate(engine)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine, _transaction(where, engine))


def _transaction(where: URL, engine: AsyncEngine) -> InFile | OverNetwork:
    if not is_sqlite(engine):
        return OverNetwork(engine)
    # Its transactions are begun as writing ones, so that a file that is locked says so at the first statement.
    arguments = {"isolation_level": "IMMEDIATE", "check_same_thread": False}
    writing = create_engine(where.set(drivername="sqlite"), connect_args=arguments)
    event.listen(writing, "connect", prepare_sqlite)
    event.listen(writing, "connect", never_wait)
    return InFile(writing)


async def _seats(connection: AsyncConnection, table: TableId) -> list[SeatRow]:
    columns = schema.seats.c
    found = await connection.execute(
        select(schema.seats).where(columns.table_id == table).order_by(columns.seat)
    )
    return [seat_row(row) for row in found]
