"""A database that does not answer for a while: nothing is lost, nothing is given up, and people are told in words."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import create_async_engine
from tests.table.databases import locked, new_database, own_postgres
from tests.table.harness import Page, Server, Table, at_least, eventually, running
from websockets.exceptions import ConnectionClosed

from dejarik.examples import arena
from dejarik.kernel.procedures import Question
from dejarik.table import outages, schema
from dejarik.table.bot_workers import answer_in
from dejarik.table.database import address
from dejarik.table.outages import Pause
from dejarik.table.store import open_store
from dejarik.table.tables import Tables
from dejarik.table.words import Stage, TableId
from dejarik.table.writing import InFile

NOT_STORED = {"error": {"id": "table-not-stored", "args": {}}}
LONG = {"health": "30"}


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Failures are what these tests are about."""
    with caplog.at_level(logging.CRITICAL, "uvicorn"):
        yield


def think_slowly(server: Server, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.02) -> None:
    """Games of bots last long enough for something to happen meanwhile."""

    async def slow(bot: str, game: Any, state: Any, *mindset: Any) -> Any:
        await asyncio.sleep(seconds)
        return answer_in("random", game, state, *mindset)

    monkeypatch.setattr(server.tables.bot_workers, "think", slow)


def stage(server: Server, table: Table) -> str:
    return str(server.get(f"/api/tables/{table.id}").json()["state"])


def number(server: Server, table: Table) -> int:
    return int(server.get(f"/api/tables/{table.id}").json()["number"])


def all_go_on(server: Server, tables: list[Table]) -> None:
    """A good deal further, or to their end; and nobody waits for a pause any more."""
    before = [number(server, table) for table in tables]

    def is_further(table: Table, start: int) -> bool:
        return stage(server, table) == "finished" or number(server, table) > start + 10

    eventually(lambda: all(map(is_further, tables, before)), 120)
    eventually(lambda: server.tables._pauses == {}, 120)


def all_finish(server: Server, tables: list[Table]) -> None:
    eventually(lambda: all(stage(server, table) == "finished" for table in tables), 120)
    for table in tables:
        server.digest(table.id)


def impatient(server: Server, seconds: float = 0.3) -> None:
    """How long a file may be locked before it is told to those who wait."""
    transaction = server.tables.store._transaction
    assert isinstance(transaction, InFile)
    transaction.seconds_locked = seconds


@contextmanager
def no_database(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """While nothing can be read."""
    nowhere = create_async_engine(address("/there/is/no/such/folder/tables.db"))
    with monkeypatch.context() as patch:
        patch.setattr(server.tables.store, "_engine", nowhere)
        yield
    server.run(nowhere.dispose())


async def forget(server: Server, table: Table) -> None:
    server.tables.room(TableId(table.id))._forget()


# --- Bots -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_bots_go_on_when_the_database_server_was_restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    with own_postgres() as postgres:
        database = new_database(postgres.address)
        with running(database) as here, running(database) as there:
            think_slowly(here, monkeypatch)
            tables = [here.make("arena", "bot", "bot", settings=LONG) for _ in range(3)]
            shared = here.make("arena", "me", "friend")
            with Page(there.base, shared.id, shared.tokens[1]) as friend, here.page(shared, 0) as me:
                eventually(lambda: all(number(here, table) > 0 for table in tables))
                postgres.stop()
                try:
                    assert (here.get("/healthz").status_code, here.get("/healthz").json()) == (
                        503,
                        NOT_STORED,
                    )
                    assert me.refused(type="choose", number=0, seat=0, answer="done") == "table-not-stored"
                    time.sleep(2)  # some are tried again, in vain
                    assert len(here.tables._pauses) == len(tables)
                finally:
                    postgres.start()
                assert "finished" not in [stage(here, table) for table in tables]
                all_go_on(here, tables)
                me.choose("done")
                friend.until(at_least("number", 1))  # the other server listens again


@pytest.mark.slow
def test_bots_go_on_when_the_database_server_had_stopped_to_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    with own_postgres() as postgres, running(new_database(postgres.address)) as server:
        think_slowly(server, monkeypatch)
        tables = [server.make("arena", "bot", "bot", settings=LONG) for _ in range(2)]
        eventually(lambda: all(number(server, table) > 0 for table in tables))
        with monkeypatch.context() as patch:
            patch.setattr(outages, "SECONDS_TO_ANSWER", 0.5)
            with postgres.hanging():
                eventually(lambda: len(server.tables._pauses) == len(tables), 60)
        all_go_on(server, tables)


@pytest.mark.slow
def test_bots_go_on_when_the_file_was_locked(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite) as server:
        impatient(server)
        think_slowly(server, monkeypatch)
        tables = [server.make("arena", "bot", "bot", settings=LONG) for _ in range(2)]
        eventually(lambda: all(number(server, table) > 0 for table in tables))
        with locked(sqlite):
            eventually(lambda: len(server.tables._pauses) == len(tables))
            time.sleep(1.5)  # all are tried again, in vain
        all_finish(server, tables)
        assert server.tables._pauses == {}


@pytest.mark.slow
def test_a_server_whose_first_look_fails_finds_waiting_bots_later(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(sqlite) as server:
        monkeypatch.setattr(server.tables, "wake", lambda room: None)
        table = server.make("arena", "bot", "bot")

    async def work() -> None:
        tables = Tables(await open_store(sqlite))
        right = tables.store._engine
        tables.store._engine = create_async_engine(address("/there/is/no/such/folder/tables.db"))
        await tables.open()
        await asyncio.sleep(0.2)
        tables.store._engine = right
        while (await tables.store.lobby(Stage.FINISHED, 9)) == []:
            await asyncio.sleep(0.05)
        await tables.close()

    asyncio.run(asyncio.wait_for(work(), 15))
    with running(sqlite) as server:
        assert stage(server, table) == "finished"


def break_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer in arena is one that the rules do not fail at."""

    def act(self: Any, state: Any, choice: Any) -> None:
        raise ZeroDivisionError("a mistake in the rules")

    question = arena.Activation.steps[0]
    assert isinstance(question, Question)
    monkeypatch.setattr(arena.Activation, "steps", (question._replace(take=act),))


def pause_of(server: Server, table: Table) -> Pause | None:
    return server.tables._pauses.get(TableId(table.id))


def end_pause(server: Server, table: Table) -> None:
    """As if it were over."""
    pause = pause_of(server, table)
    assert pause is not None
    pause._until = 0.0


async def reports(server: Server, table: Table) -> int:
    async with server.tables.store._engine.connect() as connection:
        reported = schema.reports.c
        found = await connection.execute(
            select(func.count()).select_from(schema.reports).where(reported.table_id == table.id)
        )
        return int(found.scalar_one())


def failures(server: Server, table: Table) -> int:
    pause = pause_of(server, table)
    return 0 if pause is None else pause.failures


@pytest.mark.slow
def test_a_table_whose_rules_fail_is_tried_seldom_reported_once_and_goes_on_when_they_are_mended(
    lite: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL), monkeypatch.context() as patch:
        break_the_rules(patch)
        table = lite.make("arena", "bot", "bot")
        eventually(lambda: failures(lite, table) == 1)
        pause = pause_of(lite, table)
        assert pause is not None
        assert pause.seconds == 60
        saved = lite.run(reports(lite, table))
        assert saved > 0
        end_pause(lite, table)
        eventually(lambda: failures(lite, table) == 2)
        assert lite.run(reports(lite, table)) == saved
    end_pause(lite, table)
    all_finish(lite, [table])
    assert pause_of(lite, table) is None


@pytest.mark.slow
def test_a_table_of_another_version_is_tried_seldom_and_goes_on_with_that_version(
    lite: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(lite.tables, "wake", lambda room: None)
        table = lite.make("arena", "bot", "bot")
    with caplog.at_level(logging.CRITICAL), monkeypatch.context() as patch:
        patch.setattr(arena.ArenaGame, "version", "0")
        lite.run(forget(lite, table))
        lite.run(wake(lite, table))
        eventually(lambda: failures(lite, table) == 1)
        pause = pause_of(lite, table)
        assert pause is not None
        assert pause.seconds == 60
    lite.run(forget(lite, table))  # as when the server is started with its own version
    lite.run(wake(lite, table))
    end_pause(lite, table)
    all_finish(lite, [table])


async def wake(server: Server, table: Table) -> None:
    server.tables.wake(server.tables.room(TableId(table.id)))


def test_pauses_grow_and_are_told_of_less_and_less() -> None:
    pause = Pause()
    assert pause.is_over
    told = [pause.failed() for _ in range(9)]
    assert told == [True, True, False, True, False, False, False, True, False]
    assert (pause.seconds, pause.failures, pause.is_over) == (60, 9, False)
    pause.succeeded()
    assert pause.is_over
    seconds = []
    for _ in range(8):
        pause.failed()
        seconds.append(pause.seconds)
    assert seconds == [1, 2, 4, 8, 16, 32, 60, 60]
    hopeless = Pause()
    assert hopeless.failed(is_hopeless=True)
    assert hopeless.seconds == 60


# --- People -----------------------------------------------------------------------------------------


def test_a_choice_that_can_not_be_stored_is_refused_in_words_and_works_later(sqlite: str) -> None:
    with running(sqlite) as server:
        impatient(server)
        table = server.make("arena", "me", "open")
        other = server.make("arena", "me", "hot")
        before = server.digest(other.id)
        with server.page(other, 0) as page:
            with locked(sqlite):
                assert page.refused(type="choose", number=0, seat=0, answer="done") == "table-not-stored"
                assert page.wait("state")["number"] == 0
                made = server.post(
                    "/api/tables", {"game": "arena", "seats": [{"kind": "me"}, {"kind": "hot"}]}
                )
                joined = server.post(f"/api/tables/{table.id}/join", {"name": "Bossk"})
                for answer in (made, joined):
                    assert (answer.status_code, answer.json()) == (503, NOT_STORED)
                assert server.digest(other.id) == before
            assert page.choose("done")["number"] == 1
        assert server.post(f"/api/tables/{table.id}/join", {"name": "Bossk"}).status_code == 200
        assert [seat["name"] for seat in server.get(f"/api/tables/{table.id}").json()["seats"]] == [
            "me 0",
            "Bossk",
        ]


def test_what_can_not_be_read_is_refused_in_words(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite) as server:
        table = server.make("arena", "me", "hot")
        with no_database(server, monkeypatch):
            server.run(forget(server, table))
            for path in (
                "/healthz",
                "/api/tables",
                f"/api/tables/{table.id}",
                f"/api/tables/{table.id}/view",
            ):
                answer = server.get(path)
                assert (answer.status_code, answer.json()) == (503, NOT_STORED)
            page = server.page(table, 0)
            assert page.hear()["id"] == "table-not-stored"
            with pytest.raises(ConnectionClosed) as caught:
                page.hear()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1013
            page.close()
        assert server.get("/healthz").json()["ok"] is True
        with server.page(table, 0) as page:
            assert page.state["number"] == 0


# --- Those who look ---------------------------------------------------------------------------------


def test_a_page_that_could_not_be_told_is_told_as_soon_as_the_database_is_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(sqlite) as server:
        table = server.make("arena", "me", "hot")
        with server.page(table, 0) as page:
            with no_database(server, monkeypatch):
                server.run(forget(server, table))
                assert page.wait("error")["id"] == "table-not-stored"
                assert silent(page, 2.5) == []  # it is not told again and again
            assert page.wait("state")["number"] == 0


def silent(page: Page, seconds: float) -> list[dict[str, Any]]:
    """What is heard nevertheless."""
    heard: list[dict[str, Any]] = []
    end = time.monotonic() + seconds
    try:
        while True:
            heard.append(page.hear(max(0.0, end - time.monotonic())))
    except TimeoutError:
        return heard


@pytest.mark.parametrize("kind", [ValueError, RecursionError])
def test_a_page_that_could_not_be_shown_the_table_is_shown_it_later(
    lite: Server, kind: type[Exception], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = lite.make("arena", "me", "friend")
    with lite.page(table, 1) as page, lite.page(table, 0) as other:
        for each in (page, other):
            each.until(lambda state: all(seat["connected"] for seat in state["table"]["seats"]))
        with caplog.at_level(logging.CRITICAL), broken_views(monkeypatch, kind):
            other.say(type="choose", number=0, seat=0, answer="done")
            assert page.wait("error")["id"] == "table-failed"
        assert page.until(at_least("number", 1))["number"] == 1


@contextmanager
def broken_views(monkeypatch: pytest.MonkeyPatch, kind: type[Exception]) -> Iterator[None]:
    def present(*arguments: Any) -> Any:
        raise kind("a mistake in the presentation")

    with monkeypatch.context() as patch:
        patch.setattr("dejarik.table.viewers.present_to", present)
        yield


def test_what_was_stored_although_nobody_heard_of_it_is_shown(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(sqlite) as server:
        table = server.make("arena", "me", "hot")
        with server.page(table, 0) as page:
            lose_the_answer(server, monkeypatch)
            assert page.refused(type="choose", number=0, seat=0, answer="done") == "table-not-stored"
            page.until(at_least("number", 1))
            assert page.choose()["number"] == 2


def lose_the_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next transaction is carried out, but the connection is lost before that is known."""
    writer = server.tables.store._writer
    right: Callable[..., Any] = writer._transaction

    async def lost(additions: Any) -> None:
        monkeypatch.setattr(writer, "_transaction", right)
        await right(additions)
        raise ConnectionResetError

    monkeypatch.setattr(writer, "_transaction", lost)
