"""Errands: what people ask for that takes long, done away from the event loop, in worker processes of its own.

Bots think in other workers (`bot_workers.py`), so none of them waits for an errand, nor an errand for them. What is
short but too long for the event loop is done in a thread. Whose turn it is, is decided by what everybody has used
(`costs.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from dejarik.table.bot_workers import BotWorkers
from dejarik.table.costs import Accounts, Turns

T = TypeVar("T")
WORKERS = 1


class Errands:
    """Everything that is done for people beside the tables."""

    def __init__(self, accounts: Accounts | None = None, workers: int = WORKERS) -> None:
        known = accounts or Accounts()
        self._processes = BotWorkers(workers)
        self._in_processes = Turns(known, workers)
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="errand")
        self._in_threads = Turns(known)

    @property
    def waiting(self) -> int:
        """How many errands wait for their turn."""
        return self._in_processes.waiting + self._in_threads.waiting

    async def elsewhere(self, work: Callable[..., T], *arguments: Any) -> T:
        """Carry work out in a worker process; a problem when that takes too long."""
        async with self._in_processes.long():
            return await self._processes.elsewhere(work, *arguments)

    async def beside(self, work: Callable[..., T], *arguments: Any) -> T:
        """Carry work out in a thread: for what is short."""
        async with self._in_threads.long():
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    def close(self) -> None:
        self._processes.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
