"""Hearing what other servers of the same PostgreSQL have written, and what is proposed to them; the connection for that
is made anew for ever."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from dejarik.table.moments import Proposal
from dejarik.table.outages import Pause, reason
from dejarik.table.words import TableId

CHANNEL = "dejarik_tables"
PROPOSALS = "dejarik_proposals"
LONGEST_PAUSE = 10.0
SECONDS_OF_SILENCE = 20.0  # after which it is made sure that anything could be heard at all
SECONDS_TO_ANSWER = 10.0

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class News:
    """A journal has been written to, up to before this position."""

    table: TableId
    position: int


class Proposed(msgspec.Struct, frozen=True):
    """A server was told what somebody proposes at a table."""

    server: str
    table: TableId
    proposal: Proposal


#: None when a time of deafness is over.
Heard = News | Proposed | None


async def listen(engine: AsyncEngine, heard: Callable[[Heard], None]) -> None:
    """Call `heard` with all news, and with None when a time of deafness is over."""
    pause = Pause(longest=LONGEST_PAUSE)

    def hears_again() -> None:
        pause.succeeded()
        heard(None)

    while True:
        try:
            await _listen_once(engine, hears_again, heard)
        except Exception as error:  # drivers raise all kinds when the database goes away, or is not there yet
            if pause.failed():
                _log.warning("other servers can't be heard: %s", reason(error))
        await asyncio.sleep(pause.seconds or 1)


async def _listen_once(
    engine: AsyncEngine, hears_again: Callable[[], None], heard: Callable[[Heard], None]
) -> None:
    async with engine.connect() as connection:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        lost = asyncio.Event()
        driver.add_termination_listener(lambda _: lost.set())
        try:
            await driver.add_listener(CHANNEL, lambda _c, _p, _ch, news: heard(_news(news)))
            await driver.add_listener(PROPOSALS, lambda _c, _p, _ch, said: heard(_proposed(said)))
            hears_again()
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), SECONDS_OF_SILENCE)
                    return
                await driver.execute("SELECT 1", timeout=SECONDS_TO_ANSWER)
        finally:
            await connection.invalidate()


def _news(payload: str) -> News:
    table, _, position = payload.partition(" ")
    return News(TableId(table), int(position))


def _proposed(payload: str) -> Proposed:
    return msgspec.json.decode(payload, type=Proposed)
