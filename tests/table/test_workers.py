"""Workers: one that hangs is replaced alone, and neither starting nor waiting for a turn counts as hanging."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Coroutine
from typing import Any

import pytest
from tests.table.harness import eventually, running
from tests.table.work import end, fail, hang, rest, start_slowly

from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.kernel.rng import Rng
from dejarik.table import bot_workers, workers
from dejarik.table.bot_workers import BotWorkers, answer_in
from dejarik.table.problems import TableProblem

pytestmark = pytest.mark.slow

SECONDS = 60.0


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, SECONDS))


def test_how_long_a_thought_may_take() -> None:
    assert (bot_workers.SECONDS_TO_THINK, bot_workers.SECONDS_TO_WORK) == (10, 60)


def test_a_worker_that_hangs_is_replaced_and_the_thought_of_another_survives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_workers, "answer", hang)
    monkeypatch.setattr(bot_workers, "SECONDS_TO_THINK", 0.5)
    game = find_game("assault")
    state = Match(game, game.options_from({"players": "2"}, Rng.seeded(1)), 1).state

    async def work() -> None:
        pool = BotWorkers(2)
        try:
            known = set(await asyncio.gather(*(pool.elsewhere(rest, b"500") for _ in range(2))))
            assert len(known) == 2
            other = asyncio.create_task(pool.elsewhere(rest, b"3000"))
            await asyncio.sleep(0.1)
            chosen = await pool.think("greedy", game, state, 7)
            assert chosen == answer_in("random", game, state, 7)
            assert not other.done()
            survivor = await other
            assert survivor in known
            (hung,) = known - {survivor}
            eventually(lambda: not is_running(hung))
            later = set(await asyncio.gather(*(pool.elsewhere(rest, b"500") for _ in range(2))))
            assert survivor in later
            assert hung not in later
            assert len(later) == 2
        finally:
            pool.close()

    run(work())


def is_running(process: int) -> bool:
    """Whether it is still there and not only waits to be buried."""
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_waiting_for_a_turn_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "SECONDS_TO_WORK", 1.5)

    async def work() -> None:
        pool = BotWorkers(1)
        try:
            processes = await asyncio.gather(*(pool.elsewhere(rest, b"400") for _ in range(6)))
            assert len(processes) == 6
            assert len(set(processes)) == 1
        finally:
            pool.close()

    run(work())


def test_starting_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "SECONDS_TO_WORK", 1.0)
    monkeypatch.setattr(workers, "_serve", start_slowly)

    async def work() -> None:
        pool = BotWorkers(1)
        try:
            assert await pool.elsewhere(rest, b"0") != os.getpid()
        finally:
            pool.close()

    run(work())


def test_a_worker_that_does_not_start_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "SECONDS_TO_START", 0.2)
    monkeypatch.setattr(workers, "_serve", hang)

    async def work() -> None:
        pool = BotWorkers(1)
        try:
            with pytest.raises(TableProblem):
                await pool.elsewhere(rest, b"0")
            monkeypatch.undo()
            await pool.elsewhere(rest, b"0")
        finally:
            pool.close()

    run(work())


def test_what_people_wait_for_may_take_longer_than_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "SECONDS_TO_THINK", 0.1)

    async def work() -> None:
        pool = BotWorkers(1)
        try:
            assert await pool.elsewhere(rest, b"500") != os.getpid()
            monkeypatch.setattr(bot_workers, "SECONDS_TO_WORK", 0.1)
            with pytest.raises(TableProblem):
                await pool.elsewhere(hang, b"")
        finally:
            pool.close()

    run(work())


def test_a_worker_that_died_is_replaced() -> None:
    async def work() -> None:
        pool = BotWorkers(1)
        try:
            first = await pool.elsewhere(rest, b"0")
            os.kill(first, signal.SIGTERM)
            eventually(lambda: not is_running(first))
            second = await pool.elsewhere(rest, b"0")
            assert second != first
            with pytest.raises(TableProblem):
                await pool.elsewhere(end, b"")
            assert await pool.elsewhere(rest, b"0") != second
        finally:
            pool.close()

    run(work())


@pytest.mark.parametrize("size", [1, 2_000_000])
def test_a_worker_that_takes_nothing_any_more_is_replaced_soon(
    monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(workers, "SECONDS_TO_BEGIN", 0.5)

    async def work() -> None:
        pool = BotWorkers(1)
        try:
            first = await pool.elsewhere(rest, b"0")
            os.kill(first, signal.SIGSTOP)
            second = await asyncio.wait_for(pool.elsewhere(rest, b"0".rjust(size)), SECONDS / 3)
            assert second != first
            eventually(lambda: not is_running(first))
            assert await pool.elsewhere(rest, b"0") == second
        finally:
            pool.close()

    run(work())


def test_work_that_fails_leaves_its_worker_as_it_was() -> None:
    async def work() -> None:
        pool = BotWorkers(1)
        try:
            first = await pool.elsewhere(rest, b"0")
            with pytest.raises(RuntimeError, match="there is no such thing"):
                await pool.elsewhere(fail, b"")
            assert await pool.elsewhere(rest, b"0") == first
        finally:
            pool.close()

    run(work())


def test_workers_are_started_when_they_are_needed_and_end_when_they_are_closed() -> None:
    async def work() -> None:
        pool = BotWorkers(2)
        assert (pool._idle, pool._busy) == ([], set())
        one = await pool.elsewhere(rest, b"0")
        assert await pool.elsewhere(rest, b"0") == one  # a second one would have nothing to do
        thinking = asyncio.create_task(pool.elsewhere(hang, b""))
        await asyncio.sleep(0.1)
        pool.close()
        eventually(lambda: not is_running(one))
        with pytest.raises(TableProblem):
            await thinking

    run(work())


def test_a_table_whose_bot_hangs_goes_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_workers, "answer", hang)
    monkeypatch.setattr(bot_workers, "SECONDS_TO_THINK", 0.2)
    with caplog.at_level(logging.CRITICAL), running(sqlite) as server:
        table = server.make("assault", "bot", "bot", settings={"players": "2"})
        with server.page(table) as page:
            page.until(lambda state: state["number"] >= 2)
