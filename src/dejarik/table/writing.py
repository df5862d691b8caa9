"""Writing to the database: everything that waits to be stored is stored in one transaction.

A transaction costs about the same for one choice as for fifty, because most of it is waiting for the disk. While one is
being stored, the additions of other tables gather for the next. An addition is stored whole or not at all, whatever
becomes of those it travels with, and whoever made it hears of it when it is stored, never before.
"""

from __future__ import annotations

import asyncio
import enum
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Executable, bindparam, insert, update
from sqlalchemy import text as sql
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from dejarik.table import schema
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
    SNAPSHOT = "snapshot"
    REPORT = "report"
    NEWS = "news"


_STATEMENTS: dict[Part, Executable] = {
    Part.TABLE: insert(schema.tables),
    Part.SEAT: insert(schema.seats),
    Part.LINE: insert(schema.journal),
    Part.SUMMARY: update(schema.tables).where(schema.tables.c.id == bindparam("of_table")),
    Part.TAKEN: update(schema.seats).where(
        schema.seats.c.table_id == bindparam("of_table"), schema.seats.c.seat == bindparam("of_seat")
    ),
    Part.SNAPSHOT: insert(schema.snapshots),
    Part.REPORT: insert(schema.reports),
    Part.NEWS: sql("SELECT pg_notify(:channel, :news)"),
}

Values = Mapping[str, Any]


@dataclass(frozen=True)
class Addition:
    """What is stored together, of one table."""

    table: TableId
    parts: Mapping[Part, Sequence[Values]]


Transaction = Callable[[Sequence[Addition]], Awaitable[None]]


class Writer:
    """Stores additions, those that come at the same time together."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self._waiting: list[tuple[Addition, asyncio.Future[None]]] = []
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
        finally:
            self._working = None

    async def _store(self, together: Sequence[tuple[Addition, asyncio.Future[None]]]) -> None:
        try:
            await self._transaction([addition for addition, _ in together])
        except Exception as error:
            if len(together) > 1:  # one of them is at fault, and the others shall not suffer for it
                for each in together:
                    await self._store([each])
            elif not together[0][1].done():
                together[0][1].set_exception(error)
            return
        for _, stored in together:
            if not stored.done():
                stored.set_result(None)


def write(connection: Connection, additions: Sequence[Addition]) -> None:
    """Carry out all statements of some additions, those of a kind together."""
    ordered = sorted(additions, key=lambda addition: addition.table)
    for part, statement in _STATEMENTS.items():
        rows = [row for addition in ordered for row in addition.parts.get(part, ())]
        if rows:
            connection.execute(statement, rows)


class OverNetwork:
    """Transactions on a database server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def __call__(self, additions: Sequence[Addition]) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(write, additions)

    async def close(self) -> None:
        pass


class InFile:
    """Transactions on a file of SQLite. Their statements only touch memory and are carried out at once; a thread waits
    for the disk. So each transaction takes one change of threads, however much is in it."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="disk")

    async def __call__(self, additions: Sequence[Addition]) -> None:
        try:
            await self._write(additions)
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.commit)
        except Exception:
            self._connection.rollback()
            raise

    async def _write(self, additions: Sequence[Addition]) -> None:
        end = time.monotonic() + SECONDS_LOCKED
        while True:
            try:
                return write(self._connection, additions)
            except OperationalError as error:
                if not _is_locked(error) or time.monotonic() > end:
                    raise
            self._connection.rollback()
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)

    async def close(self) -> None:
        self._thread.shutdown()
        self._connection.close()
        self._engine.dispose()


def _is_locked(error: OperationalError) -> bool:
    """Whether another program is writing to the file at this moment."""
    code: int = getattr(error.orig, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY  # the rest says what the other one does
