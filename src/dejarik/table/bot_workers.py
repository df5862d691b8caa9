"""Bots think here, away from the tables: in other processes, so that a long thought holds nobody else up.

A bot gets a copy of the state of the moment and a seed that follows from the table and the decision, so a server that
was killed while its bot was thinking gets the same answer when it asks again. What a bot is, is not known here. A
worker that hangs is ended, and nobody else's thought with it.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from dejarik.bots import bot_names, find_bot
from dejarik.kernel import engine, saves
from dejarik.kernel.answers import Answer, as_ids, read_answer
from dejarik.kernel.driver import RandomPlayer, Turn
from dejarik.kernel.errors import Refused
from dejarik.kernel.games import AnyGame, find_game
from dejarik.kernel.minds import Memory
from dejarik.kernel.state import State
from dejarik.table.problems import TableProblem
from dejarik.table.workers import Died, Failure, Worker

T = TypeVar("T")

RANDOM = "random"
PREFERRED = ("greedy",)  # who stands in for people, if there is such a bot
SECONDS_TO_THINK = 10.0
SECONDS_TO_WORK = 60.0  # for what people wait for, such as a replay that is played again

_log = logging.getLogger(__name__)


def stand_in(game: AnyGame) -> str:
    """The bot that answers for people whose time has run out or who gave up."""
    names = bot_names(game)
    return next((name for name in PREFERRED if name in names), RANDOM)


def answer(bot: str, game: str, packed: bytes, seed: int, memory: Memory) -> Answer:
    """What a bot answers in this state. Runs in a worker process."""
    found = find_game(game)
    return answer_in(bot, found, saves.unpacked(found, packed), seed, memory)


def answer_in(bot: str, game: AnyGame, state: State, seed: int, memory: Memory | None = None) -> Answer:
    asked = engine.decision(state)
    assert asked is not None
    chosen = find_bot(bot, game, seed).choose(Turn(state, asked, memory))
    try:
        read_answer(state, asked, chosen)
    except Refused:
        _log.error("the bot %s gave an answer that is not legal", bot)
        chosen = RandomPlayer(seed).choose(Turn(state, asked))
    return as_ids(state, asked, chosen)


class BotWorkers:
    """The workers, each started when there is nobody else to think. A thought waits for its turn as long as it has to;
    its time runs while it is thought, so that many tables at once make nobody look slow."""

    def __init__(self, workers: int | None = None) -> None:
        most = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._turns = asyncio.Semaphore(most)  # those who wait get theirs in the order in which they came
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="worker")
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._is_closed = False
        self.waiting = 0  # for a worker

    async def think(
        self, bot: str, game: AnyGame, state: State, seed: int, memory: Memory | None = None
    ) -> Answer:
        """A legal answer; a random one if the bot fails or takes too long."""
        if bot == RANDOM:  # it does not think
            return answer_in(RANDOM, game, state, seed)
        packed = saves.packed(state)
        try:
            return await self._elsewhere(SECONDS_TO_THINK, answer, bot, game.name, packed, seed, memory or {})
        except TimeoutError:
            _log.error("the bot %s took longer than %s s", bot, SECONDS_TO_THINK)
        except Exception:
            _log.exception("the bot %s failed", bot)
        return answer_in(RANDOM, game, saves.unpacked(game, packed), seed)

    async def elsewhere(self, work: Callable[..., T], *arguments: Any) -> T:
        """Carry work out in a worker process; a problem when that takes too long."""
        try:
            return await self._elsewhere(SECONDS_TO_WORK, work, *arguments)
        except (Died, TimeoutError):
            raise TableProblem("table-failed") from None

    async def _elsewhere(self, seconds: float, work: Callable[..., T], *arguments: Any) -> T:
        """Once more if the worker died, which may have nothing to do with this work."""
        self.waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self.waiting -= 1
        try:
            try:
                return await self._carried_out(seconds, work, arguments)
            except Died:
                return await self._carried_out(seconds, work, arguments)
        finally:
            self._turns.release()

    async def _carried_out(self, seconds: float, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        if self._is_closed:
            raise Died
        worker = self._free_worker()
        self._busy.add(worker)
        loop = asyncio.get_running_loop()
        try:
            done = await loop.run_in_executor(self._threads, worker.carry_out, seconds, work, arguments)
        except BaseException:  # it hangs, it died, or nobody waits for it any more
            worker.kill()
            raise
        finally:
            self._busy.discard(worker)
        self._idle.append(worker)
        if isinstance(done, Failure):
            raise RuntimeError(done.trace)
        result: T = done
        return result

    def _free_worker(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            worker.close()
        return Worker()

    def close(self) -> None:
        """End all workers, also in the middle of a thought."""
        self._is_closed = True
        for worker in self._busy:
            worker.kill()
        for worker in self._idle:
            worker.close()
        self._idle.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)
