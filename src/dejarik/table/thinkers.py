"""Bots think here, away from the tables: in other processes, so that a long thought holds nobody else up.

A bot gets a copy of the state of the moment and a seed that follows from the table and the decision, so a server that
was killed while its bot was thinking gets the same answer when it asks again. What a bot is, is not known here.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from dejarik.bots import bot_names, find_bot
from dejarik.kernel import engine, saves
from dejarik.kernel.decisions import Answer, read_answer
from dejarik.kernel.driver import RandomPlayer, Turn
from dejarik.kernel.errors import Refused
from dejarik.kernel.games import AnyGame, find_game
from dejarik.kernel.state import State
from dejarik.table.problems import TableProblem

T = TypeVar("T")

RANDOM = "random"
PREFERRED = ("greedy",)  # who stands in for people, if there is such a bot
SECONDS_TO_THINK = 60.0

_log = logging.getLogger(__name__)


def stand_in(game: AnyGame) -> str:
    """The bot that answers for people whose time has run out or who gave up."""
    names = bot_names(game)
    return next((name for name in PREFERRED if name in names), RANDOM)


def answer(bot: str, game: str, packed: bytes, seed: int) -> Answer:
    """What a bot answers in this state. Runs in a worker process."""
    found = find_game(game)
    return answer_in(bot, found, saves.unpacked(found, packed), seed)


def answer_in(bot: str, game: AnyGame, state: State, seed: int) -> Answer:
    asked = engine.decision(state)
    assert asked is not None
    chosen = find_bot(bot, game, seed).choose(Turn(state, asked))
    try:
        read_answer(asked, chosen)
    except Refused:
        _log.error("the bot %s gave an answer that is not legal", bot)
        return RandomPlayer(seed).choose(Turn(state, asked))
    return chosen


def end_with_server() -> None:
    """End this worker as soon as its server is gone, also one that was killed and could tell nobody, and also in the
    middle of a thought: there is nobody left who would hear of it."""
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_end_after, args=(server.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])  # on every system: it is ready when the process is gone
    os._exit(1)


class Thinkers:
    """The worker processes, started when the first bot has to think."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, bot: str, game: AnyGame, state: State, seed: int) -> Answer:
        """A legal answer; a random one if the bot fails or takes too long."""
        if bot == RANDOM:  # it does not think
            return answer_in(RANDOM, game, state, seed)
        packed = saves.packed(state)
        try:
            return await self._elsewhere(answer, bot, game.name, packed, seed)
        except TimeoutError:
            _log.error("the bot %s took longer than %s s", bot, SECONDS_TO_THINK)
        except Exception:
            _log.exception("the bot %s failed", bot)
        return answer_in(RANDOM, game, saves.unpacked(game, packed), seed)

    async def elsewhere(self, work: Callable[[bytes], T], data: bytes) -> T:
        """Carry work out in a worker process; a problem when that takes too long."""
        try:
            return await self._elsewhere(work, data)
        except (BrokenExecutor, TimeoutError):
            raise TableProblem("table-failed") from None

    async def _elsewhere(self, work: Callable[..., T], *arguments: Any) -> T:
        """Once more if the workers died, which may have been the fault of somebody else's work."""
        for is_last in (False, True):
            pool = self._open()
            future = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            try:
                return await asyncio.wait_for(future, SECONDS_TO_THINK)
            except BrokenExecutor:
                self._drop(pool)
                if is_last:
                    raise
            except TimeoutError:
                self._drop(pool)
                raise
        raise AssertionError

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """End workers that died or do not come to an end; new ones are started when they are needed."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=end_with_server)
        return self._pool
