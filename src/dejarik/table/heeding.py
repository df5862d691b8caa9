"""Heeding the operator: every server reads now and then what was said to it through the database."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress

from dejarik.table import operating
from dejarik.table.housekeeping import clean
from dejarik.table.outages import Pause
from dejarik.table.problems import NotStored
from dejarik.table.store import Store
from dejarik.table.words import Stage, TableId

SECONDS = 1.0
CLEAN_SECONDS = 3600.0

_log = logging.getLogger(__name__)


async def heed_for_ever(
    store: Store,
    bans: operating.Bans,
    wake: Callable[[TableId], None],
    closing: asyncio.Event,
    retention: Mapping[Stage, float | None],
) -> None:
    """Wake the tables that are to be woken, and know who is shut out."""
    last: int | None = None
    cleaned: float | None = None
    pause = Pause(longest=10.0)
    while not closing.is_set():
        try:
            if pause.is_over:
                async with store.reading() as connection:
                    last, tables = await operating.orders(connection, last)
                    bans.take([row.network for row in await operating.bans(connection)])
                for table in tables:
                    _log.warning("the operator wakes table %s", table)
                    wake(table)
                if cleaned is None or time.monotonic() - cleaned > CLEAN_SECONDS:
                    cleaned = time.monotonic()
                    removed = await clean(store, retention)
                    if removed:
                        _log.warning("removed because they are old: %s tables", len(removed))
                pause.succeeded()
        except Exception as error:
            if pause.failed() and not isinstance(error, NotStored):
                _log.exception("what the operator has said can't be read")
        with suppress(TimeoutError):
            await asyncio.wait_for(closing.wait(), SECONDS)
