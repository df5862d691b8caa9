"""Housekeeping in the database, by the operator or by a server that was told to: closing, removing, tidying up.

All of it may be done while servers work on the same database. What they have in memory is read anew as soon as they
hear of it (`operating.order`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, select
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from dejarik.table import clock, operating, schema
from dejarik.table.journal import Closed
from dejarik.table.loading import load
from dejarik.table.problems import Conflict, Unknown
from dejarik.table.rows import Line, Listed
from dejarik.table.store import Late, Store
from dejarik.table.words import Stage, TableId

DAY = 24 * 3600.0
TRIES = 20
AT_ONCE = 200  # tables that are removed in one transaction
#: In this order rows can be removed, and in the other one they can be put in.
PARTS = (schema.callings, schema.reports, schema.snapshots, schema.journal, schema.seats)


async def close(store: Store, table: TableId) -> None:
    """End the game of a table where it stands; it can be looked at from then on."""
    for _ in range(TRIES):
        live = await load(store, table)
        if live.stage is Stage.FINISHED:
            raise Conflict("admin-finished", table=table)
        line = Line(live.position, Closed(), clock.now())
        live.fold(line)
        try:
            await store.append(table, [line], live.summary())
        except Late:
            continue  # somebody has played meanwhile
        async with store.changing() as connection:
            await operating.order(connection, table)
        return
    raise Conflict("admin-busy", table=table)


async def remove(store: Store, tables: Sequence[TableId]) -> None:
    """Remove tables with everything that belongs to them."""
    for start in range(0, len(tables), AT_ONCE):
        some = tables[start : start + AT_ONCE]
        async with store.changing() as connection:
            for part in PARTS:
                await connection.execute(delete(part).where(part.c.table_id.in_(some)))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(some)))
            for table in some:
                await operating.order(connection, table)


async def old_tables(connection: AsyncConnection, days: Mapping[Stage, float | None]) -> list[TableId]:
    """Tables that have not changed for so many days, by their stage; of a series only if nothing of it has."""
    columns, now = schema.tables.c, clock.now()
    found: list[TableId] = []
    for stage, number in days.items():
        if number is None:
            continue
        limit = now - number * DAY
        alive = select(columns.series).where(columns.series.is_not(None), columns.changed > limit)
        wanted = select(columns.id).where(
            columns.stage == stage.value,
            columns.changed <= limit,
            columns.series.is_(None) | columns.series.not_in(alive),
        )
        found += [TableId(row.id) for row in await connection.execute(wanted)]
    return found


async def clean(store: Store, days: Mapping[Stage, float | None]) -> list[TableId]:
    """Remove what is old; which tables that were."""
    async with store.reading() as connection:
        found = await old_tables(connection, days)
    await remove(store, found)
    return found


async def listed(store: Store, stage: Stage | None, most: int) -> list[tuple[Listed, float]]:
    """Tables, private ones too, those that changed last first; and when they did."""
    columns = schema.tables.c
    wanted = select(schema.tables).order_by(columns.changed.desc()).limit(most)
    if stage is not None:
        wanted = wanted.where(columns.stage == stage.value)
    async with store.reading() as connection:
        changed = {row.id: row.changed for row in await connection.execute(wanted)}
    return [(each, changed.get(each.row.id, 0.0)) for each in await store.listed(wanted)]


async def journal(store: Store, table: TableId) -> list[Line]:
    if await store.find(table) is None:
        raise Unknown("table-unknown")
    return await store.lines(table)


async def vacuum(store: Store) -> None:
    """Give back the room that removed tables had."""
    async with store.outside_transactions() as connection:
        if store.is_shared:
            await connection.execute(sql("VACUUM ANALYZE"))
            return
        await connection.execute(sql("VACUUM"))
        await connection.execute(sql("PRAGMA wal_checkpoint(TRUNCATE)"))


def shown(line: Line) -> dict[str, Any]:
    """A line of a journal, without what was told to each seat."""
    entry: dict[str, Any] = msgspec.to_builtins(line.entry)
    return {"position": line.position, "at": line.at, **entry}
