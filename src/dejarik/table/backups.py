"""Backups: everything that is stored, as of one moment, in one file; taken and brought back while servers work.

The file is a database of SQLite, whatever it was taken from. Restoring adds the tables that are not there, and touches
none that are: so it can be done beside running servers, and twice.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Collection
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dejarik.kernel.errors import Problem
from dejarik.table import schema
from dejarik.table.housekeeping import PARTS
from dejarik.table.store import Store, open_store

ROWS_AT_ONCE = 500
TABLES_AT_ONCE = 50
CONTENT = (schema.tables, *reversed(PARTS), schema.bans)
MAGIC = b"SQLite format 3\x00"


async def back_up(store: Store, file: Path) -> dict[str, int]:
    """Write everything to a file; how many rows of each kind."""
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        copy = await open_store(str(part))
        try:
            counts = await _copy_all(store, copy)
        finally:
            await copy.close()
        os.replace(part, file)
    except OSError as error:
        raise Problem("admin-no-backup", file=str(file), reason=error.strerror or str(error)) from error
    finally:
        for left in file.parent.glob(f".{file.name}.part*"):
            left.unlink(missing_ok=True)
    return counts


async def _copy_all(store: Store, copy: Store) -> dict[str, int]:
    counts: dict[str, int] = {}
    async with store.at_one_moment() as source, copy.changing() as target:
        for table in CONTENT:
            counts[table.name] = 0
            async for rows in _rows(source, select(table)):
                await target.execute(insert(table), rows)
                counts[table.name] += len(rows)
    return counts


async def _rows(source: AsyncConnection, wanted: Any) -> AsyncIterator[list[dict[str, Any]]]:
    async with source.stream(wanted) as found:
        async for some in found.mappings().partitions(ROWS_AT_ONCE):
            yield [dict(row) for row in some]


async def restore(store: Store, file: Path) -> tuple[int, int]:
    """Bring back the tables of a file that are not there; how many were, and how many are there already."""
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.db"  # one of an older version is brought up to date here
        try:
            with file.open("rb") as content:
                is_one = content.read(len(MAGIC)) == MAGIC
            if is_one:
                shutil.copyfile(file, copied)
        except OSError as error:
            raise Problem("admin-no-backup", file=str(file), reason=error.strerror or str(error)) from error
        if not is_one:
            raise Problem("admin-not-a-backup", file=str(file))
        kept = await open_store(str(copied))
        try:
            return await _bring_back(kept, store)
        finally:
            await kept.close()


async def _bring_back(kept: Store, store: Store) -> tuple[int, int]:
    ids = select(schema.tables.c.id).order_by(schema.tables.c.created)
    async with kept.reading() as connection:
        all_of_them = [row.id for row in await connection.execute(ids)]
    async with store.reading() as connection:
        there = {row.id for row in await connection.execute(ids)}
    missing = [id for id in all_of_them if id not in there]
    for start in range(0, len(missing), TABLES_AT_ONCE):
        await _put_in(kept, store, missing[start : start + TABLES_AT_ONCE])
    return len(missing), len(all_of_them) - len(missing)


async def _put_in(kept: Store, store: Store, ids: Collection[str]) -> None:
    """Some tables with all that belongs to them: all or none of it."""
    async with kept.reading() as source, store.changing() as target:
        for table in (schema.tables, *reversed(PARTS)):
            which = table.c.id if table is schema.tables else table.c.table_id
            async for rows in _rows(source, select(table).where(which.in_(ids))):
                await target.execute(insert(table), rows)
