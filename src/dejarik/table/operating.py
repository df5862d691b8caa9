"""What an operator says to running servers, and asks of them, through the database: tables to be woken, addresses to
be shut out, tables that stand still.

Whoever can write to the database runs the server, so no other secret is needed; and all servers of a database hear it.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dejarik.table import clock, schema
from dejarik.table.addresses import Network, network
from dejarik.table.words import Stage, TableId

#: A table whose bot or clock is overdue by so many seconds stands still.
STANDING_SECONDS = 15.0
ORDERS_KEPT = 3600.0


@dataclass(frozen=True)
class Still:
    """A table that stands still, and for how long it has been overdue."""

    table: TableId
    game: str
    seconds: float


async def standing(connection: AsyncConnection, most: int = 100) -> list[Still]:
    """Tables that should have gone on by themselves and have not, the worst first."""
    columns, now = schema.tables.c, clock.now()
    wanted = (
        select(columns.id, columns.game, columns.due)
        .where(columns.due <= now - STANDING_SECONDS)
        .order_by(columns.due)
        .limit(most)
    )
    found = await connection.execute(wanted)
    return [Still(TableId(row.id), row.game, round(now - row.due, 1)) for row in found]


async def stages(connection: AsyncConnection) -> dict[str, int]:
    """How many tables there are of each stage."""
    column = schema.tables.c.stage
    found = await connection.execute(select(column, func.count()).group_by(column))
    return {stage.value: 0 for stage in Stage} | {row[0]: row[1] for row in found}


# --- Orders -------------------------------------------------------------------------------------------


async def order(connection: AsyncConnection, table: TableId) -> None:
    """Have a table read anew and woken by all servers."""
    now = clock.now()
    await connection.execute(delete(schema.orders).where(schema.orders.c.at < now - ORDERS_KEPT))
    await connection.execute(insert(schema.orders).values(table_id=table, at=now))


async def orders(connection: AsyncConnection, after: int | None) -> tuple[int, list[TableId]]:
    """The number of the last order, and the tables of those after one; of none, at first."""
    columns = schema.orders.c
    if after is None:
        last = (await connection.execute(select(func.max(columns.id)))).scalar()
        return last or 0, []
    rows = (await connection.execute(select(schema.orders).where(columns.id > after))).all()
    return max([after, *(row.id for row in rows)]), [TableId(row.table_id) for row in rows]


# --- Bans ---------------------------------------------------------------------------------------------


class Bans:
    """The addresses that are shut out now."""

    def __init__(self) -> None:
        self._networks: list[Network] = []

    def take(self, found: Sequence[str]) -> None:
        self._networks = [network(each) for each in found]

    def has(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            given = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(given in each for each in self._networks if each.version == given.version)


async def bans(connection: AsyncConnection) -> list[Any]:
    """Those that hold: `network`, `until`, `at`."""
    columns = schema.bans.c
    holds = columns.until.is_(None) | (columns.until > clock.now())
    return list((await connection.execute(select(schema.bans).where(holds).order_by(columns.at))).all())


async def ban(connection: AsyncConnection, given: str, seconds: float | None) -> str:
    """Shut an address out, or a range of them; as it is written most shortly."""
    found, now = str(network(given)), clock.now()
    until = None if seconds is None else now + seconds
    changed = await connection.execute(
        update(schema.bans).where(schema.bans.c.network == found).values(until=until, at=now)
    )
    if changed.rowcount == 0:
        await connection.execute(insert(schema.bans).values(network=found, until=until, at=now))
    return found


async def unban(connection: AsyncConnection, given: str) -> bool:
    found = str(network(given))
    return (await connection.execute(delete(schema.bans).where(schema.bans.c.network == found))).rowcount > 0
