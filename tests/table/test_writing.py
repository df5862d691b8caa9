"""Storing together what comes together: who is told when, and that nobody suffers for somebody else's fault."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine, Sequence
from contextlib import closing, suppress
from typing import Any

import pytest
from tests.table.harness import Page, Server, running

from dejarik.table.journal import Said
from dejarik.table.problems import NotStored
from dejarik.table.rows import Line, SeatRow, Summary, TableRow
from dejarik.table.store import Late, Store, open_store
from dejarik.table.words import SeatKind, Stage, TableId
from dejarik.table.writing import Addition, InFile, Writer

PLAYING = Summary(Stage.PLAYING, False, None, None)
SEATS = [SeatRow(0, SeatKind.ME)]


class Disk:
    """Transactions that take as long as the test wants, and fail where it wants."""

    def __init__(self, *bad: str) -> None:
        self.stored: list[list[str]] = []
        self.is_ready = asyncio.Event()
        self._bad = set(bad)

    async def __call__(self, additions: Sequence[Addition]) -> None:
        await self.is_ready.wait()
        names: list[str] = [addition.table for addition in additions]
        if self._bad.intersection(names):
            raise ValueError(names)
        self.stored.append(names)


def addition(name: str) -> Addition:
    return Addition(TableId(name), {})


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 10))


def test_what_comes_while_the_disk_is_busy_is_stored_together() -> None:
    async def work() -> None:
        disk = Disk()
        writer = Writer(disk)
        first = asyncio.create_task(writer.add(addition("a")))
        await asyncio.sleep(0.01)
        others = [asyncio.create_task(writer.add(addition(name))) for name in "bcd"]
        await asyncio.sleep(0.01)
        assert not any(task.done() for task in (first, *others))
        disk.is_ready.set()
        await asyncio.gather(first, *others)
        assert disk.stored == [["a"], ["b", "c", "d"]]

    run(work())


def test_one_that_can_not_be_stored_harms_no_other() -> None:
    async def work() -> None:
        disk = Disk("b")
        disk.is_ready.set()
        writer = Writer(disk)
        results = await asyncio.gather(
            *(writer.add(addition(name)) for name in "abc"), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), ValueError, type(None)]
        assert disk.stored == [["a"], ["c"]]

    run(work())


def test_whoever_hangs_up_is_stored_all_the_same() -> None:
    async def work() -> None:
        disk = Disk()
        writer = Writer(disk)
        tasks = [asyncio.create_task(writer.add(addition(name))) for name in "ab"]
        await asyncio.sleep(0.01)
        tasks[0].cancel()
        disk.is_ready.set()
        await tasks[1]
        await writer.settled()
        assert disk.stored == [["a", "b"]]

    run(work())


def test_when_nothing_can_be_stored_nobody_waits_for_the_others_to_be_tried() -> None:
    async def work() -> None:
        tries: list[int] = []

        async def gone(additions: Sequence[Addition]) -> None:
            tries.append(len(additions))
            raise ConnectionRefusedError

        writer = Writer(gone)
        results = await asyncio.gather(
            *(writer.add(addition(name)) for name in "abc"), return_exceptions=True
        )
        assert [type(result) for result in results] == [ConnectionRefusedError] * 3
        assert tries == [3]

    run(work())


def test_when_the_database_goes_away_between_two_the_rest_is_refused_at_once() -> None:
    async def work() -> None:
        tries: list[list[str]] = []

        async def goes(additions: Sequence[Addition]) -> None:
            tries.append([each.table for each in additions])
            if len(tries) > 2:
                raise ConnectionRefusedError
            if len(tries) == 1:
                raise ValueError

        writer = Writer(goes)
        results = await asyncio.gather(
            *(writer.add(addition(name)) for name in "abcd"), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), *[ConnectionRefusedError] * 3]
        assert tries == [["a", "b", "c", "d"], ["a"], ["b"]]

    run(work())


def test_nobody_waits_for_a_writer_that_was_ended_and_the_next_one_writes() -> None:
    async def work() -> None:
        disk = Disk()
        writer = Writer(disk)
        first = asyncio.create_task(writer.add(addition("a")))
        await asyncio.sleep(0.01)
        second = asyncio.create_task(writer.add(addition("b")))
        await asyncio.sleep(0.01)
        assert writer._working is not None
        writer._working.cancel()
        results = await asyncio.gather(first, second, return_exceptions=True)
        assert [type(result) for result in results] == [asyncio.CancelledError] * 2
        disk.is_ready.set()
        await writer.add(addition("c"))
        assert disk.stored == [["c"]]

    run(work())


ROW = TableRow(TableId("t"), "arena", "1", b"{}", b"{}", 1, False, True, None, 1.0)


def test_what_could_not_be_committed_is_not_stored_with_the_next(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = await open_store(sqlite)
        await store.create(ROW, SEATS, PLAYING)
        assert isinstance(store._transaction, InFile)
        with monkeypatch.context() as patch:
            patch.setattr(store._transaction._engine.dialect, "do_commit", full_disk)
            with pytest.raises(NotStored):
                await store.append(ROW.id, [Line(0, Said(0, "lost"), 2.0)], PLAYING)
        await store.report("r", ROW.id, "note", b"{}")
        assert await store.lines(ROW.id) == []
        line = Line(0, Said(0, "kept"), 3.0)
        await store.append(ROW.id, [line], PLAYING)
        assert await store.lines(ROW.id) == [line]
        await store.close()

    run(work())


def test_a_connection_that_can_not_even_be_rolled_back_is_opened_anew(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = await open_store(sqlite)
        await store.create(ROW, SEATS, PLAYING)
        line = Line(0, Said(0, "kept"), 3.0)
        await store.append(ROW.id, [line], PLAYING)
        assert isinstance(store._transaction, InFile)
        with monkeypatch.context() as patch:
            patch.setattr(store._transaction._engine.dialect, "do_rollback", full_disk)
            with pytest.raises(Late):  # why it was not stored, not what came of that
                await store.append(ROW.id, [Line(0, Said(0, "late"), 4.0)], PLAYING)
        more = Line(1, Said(0, "more"), 5.0)
        await store.append(ROW.id, [more], PLAYING)
        assert await store.lines(ROW.id) == [line, more]
        await store.close()

    run(work())


def full_disk(_: Any) -> None:
    raise sqlite3.OperationalError("database or disk is full")


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def test_of_many_tables_at_one_moment_only_the_late_one_is_refused(
    request: pytest.FixtureRequest, database: str, sqlite: str
) -> None:
    where = sqlite if database == "sqlite" else request.getfixturevalue("fresh_postgres")
    names = [TableId(f"t{number}") for number in range(30)]

    async def add(store: Store, name: TableId, position: int) -> None:
        await store.append(name, [Line(position, Said(0, name), 2.0)], PLAYING)

    async def work() -> None:
        store = await open_store(where)
        try:
            for name in names:
                row = TableRow(name, "arena", "1", b"{}", b"{}", 1, False, True, None, 1.0)
                await store.create(row, SEATS, PLAYING)
            await add(store, names[7], 0)
            results = await asyncio.gather(
                *(add(store, name, 0) for name in reversed(names)), return_exceptions=True
            )
            late = [isinstance(result, Late) for result in reversed(results)]
            assert late == [name == names[7] for name in names]
            for name in names:
                assert len(await store.lines(name)) == 1
        finally:
            await store.close()

    run(work())


def test_what_is_stored_in_a_file_survives_a_power_cut(sqlite: str) -> None:
    async def work() -> None:
        store = await open_store(sqlite)
        transaction = store._transaction
        assert isinstance(transaction, InFile)
        full = 2
        assert transaction._connection is not None
        assert transaction._connection.exec_driver_sql("PRAGMA synchronous").scalar() == full
        transaction._connection.rollback()
        await store.close()

    run(work())


def test_a_file_that_another_program_writes_to_is_waited_for(sqlite: str) -> None:
    async def work() -> None:
        store = await open_store(sqlite)
        row = TableRow(TableId("t"), "arena", "1", b"{}", b"{}", 1, False, True, None, 1.0)
        with closing(sqlite3.connect(sqlite, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            making = asyncio.create_task(store.create(row, SEATS, PLAYING))
            await asyncio.sleep(0.1)
            assert not making.done()
            assert await store.find(row.id) is None  # whoever only reads is not held up
            other.execute("ROLLBACK")
            await making
        assert await store.find(row.id) == (row, SEATS)
        await store.close()

    run(work())


def test_nobody_hears_of_a_choice_before_it_is_stored(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite) as server:
        table = server.make("arena", "me", "friend")
        let_go = _hold_the_disk(server, monkeypatch)
        with server.page(table, 0) as chooser, server.page(table, 1) as other, server.page(table) as watcher:
            for page in (chooser, other, watcher):
                page.until(lambda state: all(seat["connected"] for seat in state["table"]["seats"]))
            decision = chooser.state["decision"]
            chooser.say(type="choose", number=0, seat=decision["seat"], answer=decision["options"][0]["id"])
            for page in (chooser, other, watcher):
                assert _numbers_heard(page) <= {0}
            let_go()
            for page in (chooser, other, watcher):
                page.until(lambda state: state["number"] == 1)


def _numbers_heard(page: Page) -> set[int]:
    """Those of all states that come before it is quiet for a while."""
    found: set[int] = set()
    with suppress(TimeoutError):
        while True:
            found.add(page.hear(0.3)["number"])
    return found


def _hold_the_disk(server: Server, monkeypatch: pytest.MonkeyPatch) -> Any:
    """From now on transactions wait; what lets them go on is returned."""
    may_go = asyncio.Event()
    writer = server.tables.store._writer
    right = writer._transaction

    async def held(additions: Sequence[Addition]) -> None:
        await may_go.wait()
        await right(additions)

    monkeypatch.setattr(writer, "_transaction", held)
    return lambda: server._loop.call_soon_threadsafe(may_go.set)
