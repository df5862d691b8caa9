"""Where the rules fail: the game is kept as a report, once for each answer at which they do."""

from __future__ import annotations

import logging
import secrets

from dejarik.kernel.answers import Answer
from dejarik.table.live_table import LiveTable
from dejarik.table.store import Store

_log = logging.getLogger(__name__)


class Failures:
    """What was reported of one table: a bot tries again and again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reported: set[tuple[int, str]] = set()

    async def report(self, live: LiveTable, seat: int, answer: Answer, error: Exception) -> None:
        note = f"seat {seat} answered {answer!r}: {type(error).__name__}: {error}"[:4000]
        if (live.revision, note) in self._reported:
            return
        where = (live.game.name, live.row.id, len(live.steps))
        _log.error("the rules of %s failed at table %s, decision %s", *where, exc_info=error)
        await self._store.report(secrets.token_urlsafe(12), live.row.id, note, live.match.replay(note))
        self._reported.add((live.revision, note))
