"""Work that is carried out to its end, also when whoever asked for it has hung up."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


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
        """Do something. It goes on when the caller is cancelled meanwhile."""
        return await asyncio.shield(self.begin(work))

    async def settled(self) -> None:
        """Wait until everything that was begun is done."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)
