"""What commands that work on a server's database share: which one it is, and opening it."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from dejarik.cli.command import FILE, WORD, Call, Option
from dejarik.kernel.text import text

if TYPE_CHECKING:
    from dejarik.table.store import Store

T = TypeVar("T")

DATABASE: Option[str | None] = Option("--db", text("cli-serve-db"), None, kind=WORD)
CONFIG: Option[Path | None] = Option("--config", text("cli-serve-config"), None, kind=FILE)


def with_store(call: Call, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the database that a server of this machine has: the same file and environment say which."""
    import asyncio

    from dejarik.table.server import opened_store, own_database
    from dejarik.table.settings import read_settings

    named = os.environ.get("DEJARIK_CONFIG")
    given = read_settings(call[CONFIG] or (Path(named) if named else None), os.environ)

    async def inside() -> T:
        store = await opened_store(call[DATABASE] or given.server.database or own_database())
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(inside())
