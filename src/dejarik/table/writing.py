"""Writing to the database: everything that waits to be stored is stored in one transaction.

A transaction costs about the same for one choice as for fifty, because most of it is waiting for the disk. While one is
being stored, the additions of other tables gather for the next. An addition is stored whole or not at all, whatever
becomes of those it travels with, and whoever made it hears of it when it is stored, never before.
"""

from __future__ import annotations

import asyncio
import enum
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    String,
    bindparam,
    delete,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy import text as sql
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from dejarik.table import outages, schema
from dejarik.table.outages import concerns_all, is_locked
from dejarik.table.words import TableId

MOST_TOGETHER = 100
SECONDS_LOCKED = 10.0  # that a file may be locked by another program
SECONDS_TO_TRY_AGAIN = 0.02


class Part(enum.Enum):
    """What an addition can consist of, in the order in which it is written.

    All servers of a database write in this order, and in that of the tables' ids, so that no two wait for each other.
    """

    TABLE = "table"
    SEAT = "seat"
    LINE = "line"
    SUMMARY = "summary"
    TAKEN = "taken"
    GIVEN = "given"
    CALLED = "called"
    CALLED_ON = "called on"
    SNAPSHOT = "snapshot"
    REPORT = "report"
    NEWS = "news"


def _called_on() -> Executable:
    """Somebody is called to the table that follows as to the one before, about what happens there."""
    columns = schema.callings.c
    as_before = (columns.seat, columns.kind, columns.address, columns.pace, columns.language, columns.sent)
    from_now_on = {columns.seen: literal(0.0), columns.told: literal(0), columns.failures: literal(0)}
    found = select(bindparam("new_table", type_=String), *as_before, *from_now_on.values())
    found = found.where(columns.table_id == bindparam("of_table"), columns.seat == bindparam("of_seat"))
    return insert(schema.callings).from_select([columns.table_id, *as_before, *from_now_on], found)


_STATEMENTS: dict[Part, Executable] = {
    Part.TABLE: insert(schema.tables),
    Part.SEAT: insert(schema.seats),
    Part.LINE: insert(schema.journal),
    Part.SUMMARY: update(schema.tables).where(schema.tables.c.id == bindparam("of_table")),
    Part.TAKEN: update(schema.seats).where(
        schema.seats.c.table_id == bindparam("of_table"),
        schema.seats.c.seat == bindparam("of_seat"),
        schema.seats.c.token.is_(None),  # a seat that somebody has is never given away
    ),
    Part.GIVEN: update(schema.seats).where(
        schema.seats.c.table_id == bindparam("of_table"), schema.seats.c.seat == bindparam("of_seat")
    ),  # by its person, or as nobody has it: the line that says so is in its place, or nothing is written
    Part.CALLED: delete(schema.callings).where(
        schema.callings.c.table_id == bindparam("of_table"), schema.callings.c.seat == bindparam("of_seat")
    ),  # no more: the seat is somebody else's
    Part.CALLED_ON: _called_on(),
    Part.SNAPSHOT: insert(schema.snapshots),
    Part.REPORT: insert(schema.reports),
    Part.NEWS: sql("SELECT pg_notify(:channel, :news)"),
}

Values = Mapping[str, Any]


class NotFree(Exception):
    """Somebody has this seat already."""


@dataclass(frozen=True)
class Addition:
    """What is stored together, of one table."""

    table: TableId
    parts: Mapping[Part, Sequence[Values]]


Transaction = Callable[[Sequence[Addition]], Awaitable[None]]
Waiting = tuple[Addition, asyncio.Future[None]]


class Writer:
    """Stores additions, those that come at the same time together."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self._waiting: list[Waiting] = []
        self._working: asyncio.Task[None] | None = None

    async def add(self, addition: Addition) -> None:
        """When this returns, the addition is stored. What the database says against it is raised."""
        loop = asyncio.get_running_loop()
        stored: asyncio.Future[None] = loop.create_future()
        self._waiting.append((addition, stored))
        if self._working is None:
            self._working = loop.create_task(self._work())
        await stored

    async def settled(self) -> None:
        """Wait until everything is stored."""
        if self._working is not None:
            await asyncio.shield(self._working)

    async def _work(self) -> None:
        try:
            while self._waiting:
                together = self._waiting[:MOST_TOGETHER]
                del self._waiting[:MOST_TOGETHER]
                await self._store(together)
        except BaseException as error:  # this task is ended: nobody shall wait for it
            _refuse(self._waiting, error)
            self._waiting.clear()
            raise
        finally:
            self._working = None

    async def _store(self, together: Sequence[Waiting]) -> None:
        try:
            await self._transaction([addition for addition, _ in together])
        except Exception as error:
            if len(together) > 1 and not concerns_all(error):
                await self._store_each(together)
            else:
                _refuse(together, error)
        except BaseException as error:
            _refuse(together, error)
            raise
        else:
            for _, stored in together:
                if not stored.done():
                    stored.set_result(None)

    async def _store_each(self, together: Sequence[Waiting]) -> None:
        """One of them is at fault, and the others shall not suffer for it. Should the database go away meanwhile, they
        do not wait for it one after the other."""
        for index, each in enumerate(together):
            try:
                await self._transaction([each[0]])
            except Exception as error:
                if concerns_all(error):
                    _refuse(together[index:], error)
                    return
                _refuse([each], error)
            except BaseException as error:
                _refuse(together[index:], error)
                raise
            else:
                if not each[1].done():
                    each[1].set_result(None)


def _refuse(waiting: Sequence[Waiting], error: BaseException) -> None:
    for _, stored in waiting:
        if stored.done():
            continue
        if isinstance(error, Exception):
            stored.set_exception(error)
        else:
            stored.cancel()


def write(connection: Connection, additions: Sequence[Addition]) -> None:
    """Carry out all statements of some additions, those of a kind together."""
    ordered = sorted(additions, key=lambda addition: addition.table)
    for part, statement in _STATEMENTS.items():
        rows = [row for addition in ordered for row in addition.parts.get(part, ())]
        if part is Part.TAKEN:
            for row in rows:  # one by one: how many rows were changed is known only then
                if connection.execute(statement, row).rowcount != 1:
                    raise NotFree(row["of_table"], row["of_seat"])
        elif rows:
            connection.execute(statement, rows)


class OverNetwork:
    """Transactions on a database server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def __call__(self, additions: Sequence[Addition]) -> None:
        async with asyncio.timeout(outages.SECONDS_TO_ANSWER), self._engine.begin() as connection:
            await connection.run_sync(write, additions)

    async def close(self) -> None:
        pass


class InFile:
    """Transactions on a file of SQLite. Their statements only touch memory and are carried out at once; a thread waits
    for the disk. So each transaction takes one change of threads, however much is in it."""

    def __init__(self, engine: Engine, seconds_locked: float = SECONDS_LOCKED) -> None:
        self.seconds_locked = seconds_locked
        self._connection: Connection | None = engine.connect()
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="disk")

    async def __call__(self, additions: Sequence[Addition]) -> None:
        connection = await self._write(additions)
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, connection.commit)
        except BaseException:
            # What could not be committed must not be in the next transaction: a connection that is closed forgets it.
            self._drop(connection)
            raise

    def _opened(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _drop(self, connection: Connection) -> None:
        """Open another one for the next transaction. The thread closes this one, after what it may still do with it."""
        self._connection = None
        self._thread.submit(_close, connection)

    async def _write(self, additions: Sequence[Addition]) -> Connection:
        """Everything but the commit; the connection on which it was done."""
        end = time.monotonic() + self.seconds_locked
        while True:
            connection = self._opened()
            try:
                write(connection, additions)
                return connection
            except Exception as error:
                self._roll_back(connection)
                is_in_the_way = isinstance(error, OperationalError) and is_locked(error)
                if not is_in_the_way or time.monotonic() > end:
                    raise
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)

    def _roll_back(self, connection: Connection) -> None:
        try:
            connection.rollback()
        except Exception:  # whoever waits is told why it was rolled back, not this
            self._drop(connection)

    async def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _close(connection: Connection) -> None:
    """Close a connection that may be of no use any more."""
    for end in (connection.invalidate, connection.close):
        with suppress(Exception):
            end()
