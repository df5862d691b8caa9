"""Work that is carried out to its end, also when whoever asked for it has hung up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from dejarik.kernel.errors import Problem

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Background:
    """Holds on to the work of one server until it is done."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that nobody need wait for."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something. It goes on when the caller is cancelled meanwhile; should it fail then, that is nobody's."""
        task = self.begin(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_hear_out)
            raise

    async def settled(self) -> None:
        """Wait until everything that was begun is done."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)


def _hear_out(task: asyncio.Task[Any]) -> None:
    """Whoever asked for it has gone. What was refused was refused; anything else is worth a line."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Problem):
        _log.error("what nobody waits for any more failed", exc_info=error)
