"""The database: its migrations, what is refused, and addresses."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.table.harness import running

from dejarik.kernel.errors import Problem
from dejarik.table import schema, server
from dejarik.table.database import address
from dejarik.table.journal import Branched, Chosen, Said
from dejarik.table.rows import Line, SeatRow, Snapshot, Summary, TableRow
from dejarik.table.store import Late, Store, open_store
from dejarik.table.words import SeatKind, Stage, TableId

ROW = TableRow(TableId("t"), "arena", "1", b"{}", b"{}", 2**62, False, True, None, 1.5)
SEATS = [SeatRow(0, SeatKind.ME, "Łukasz"), SeatRow(1, SeatKind.BOT, "", "random")]
PLAYING = Summary(Stage.PLAYING, False, None, None)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, sqlite: str) -> str:
    if request.param == "sqlite":
        return sqlite
    found: str = request.getfixturevalue("fresh_postgres")
    return found


def with_store(database: str, work: Any) -> Any:
    async def inside() -> Any:
        store = await open_store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    wanted: Coroutine[Any, Any, Any] = inside()
    return asyncio.run(wanted)


def test_links_of_friends_who_play_stay_secrets_and_the_others_become_invitations(database: str) -> None:
    """A database of the version before links were invitations."""

    async def upgraded() -> list[tuple[str, bytes | None, bytes | None]]:
        store = await open_store(database)
        kinds = (SeatKind.ME, SeatKind.FRIEND, SeatKind.INVITED, SeatKind.OPEN)
        seats = [SeatRow(seat, kind) for seat, kind in enumerate(kinds)]
        await store.create(ROW, seats, PLAYING)
        await store.close()
        engine = create_async_engine(address(database))
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE seats DROP COLUMN invitation"))
            await connection.execute(text("DROP INDEX tables_by_series"))
            for column in (
                "together",
                "series",
                "part",
                "chance",
                "follows",
                "sequel",
                "points",
                "branched_from",
            ):
                await connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
            for name in ("orders", "bans", "callings"):
                await connection.execute(text(f"DROP TABLE {name}"))
            await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
            for seat in (0, 1, 2):
                await connection.execute(
                    text("UPDATE seats SET token = :token WHERE seat = :seat"),
                    {"token": bytes([seat]), "seat": seat},
                )
        await engine.dispose()
        store = await open_store(database)
        found = await store.seats(ROW.id)
        assert await store.find(ROW.id) == (
            ROW,
            found,
        )  # any of those who decide together may answer; of no series
        await store.close()
        return [(seat.kind.value, seat.token, seat.invitation) for seat in found]

    assert asyncio.run(upgraded()) == [
        ("me", b"\x00", None),
        ("friend", b"\x01", None),
        ("invited", None, b"\x02"),
        ("open", None, None),
    ]


def test_series_of_earlier_versions_know_from_which_they_branched(database: str) -> None:
    """A database of the version before that was stored: journals tell it."""

    async def upgraded() -> list[str | None]:
        store = await open_store(database)
        old, other, branch = (
            replace(ROW, id=TableId(name), series=f"series-{name}") for name in ("old", "other", "branch")
        )
        later = replace(branch, id=TableId("later"), part=1, follows=branch.id)
        for row in (old, other, branch, later):
            await store.create(row, SEATS, PLAYING)
        await store.append(old.id, [Line(0, Said(0, '{"is":"branched"'), 1.0)], PLAYING)
        await store.append(old.id, [Line(1, Branched(branch.id, 0), 1.0)], PLAYING)
        await store.append(old.id, [Line(2, Branched("removed", 0), 1.0)], PLAYING)
        await store.close()
        engine = create_async_engine(address(database))
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE tables DROP COLUMN branched_from"))
            await connection.execute(text("UPDATE alembic_version SET version_num = '0007'"))
        await engine.dispose()
        store = await open_store(database)
        found = [await store.find(row.id) for row in (old, other, branch, later)]
        await store.close()
        return [each[0].branched_from for each in found if each is not None]

    assert asyncio.run(upgraded()) == [None, None, "series-old", "series-old"]


def test_migrations_lead_to_the_schema_and_can_be_applied_again(database: str) -> None:
    async def differences() -> list[Any]:
        await (await open_store(database)).close()
        await (await open_store(database)).close()
        engine = create_async_engine(address(database))
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
            )
        await engine.dispose()
        return list(found)

    assert asyncio.run(differences()) == []


def test_what_is_stored_comes_back(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS, PLAYING)
        assert await store.find(TableId("t")) == (ROW, SEATS)
        assert await store.find(TableId("u")) is None
        lines = [
            Line(0, Chosen(0, 0, {"a": 1}, True), 2.0, b"told"),
            Line(1, Said(0, "cześć"), 3.0),
        ]
        due = Summary(Stage.PLAYING, True, 4.0, b"{}")
        await store.append(ROW.id, lines, due, snapshot=Snapshot(2, b"state"))
        assert await store.lines(ROW.id) == lines
        assert await store.lines(ROW.id, 1) == lines[1:]
        assert await store.snapshot(ROW.id) == Snapshot(2, b"state")
        assert await store.waiting(3.9) == []
        assert await store.waiting(4.0) == await store.waiting(None) == [ROW.id]
        assert [each.summary for each in await store.lobby(Stage.PLAYING, 5)] == [due]

    with_store(database, work)


def test_whoever_writes_second_is_late_and_writes_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS, PLAYING)
        first = Line(0, Said(0, "first"), 1.0)
        await store.append(ROW.id, [first], PLAYING)
        over = Summary(Stage.FINISHED, False, None, b"{}")
        for start in (0, -1):  # its first line is late, or its second
            lines = [Line(start, Said(1, "second"), 2.0), Line(start + 1, Said(1, "second"), 2.0)]
            with pytest.raises(Late):
                await store.append(ROW.id, lines, over, taken=SeatRow(0, SeatKind.OPEN, "thief"))
        assert await store.lines(ROW.id) == [first]
        assert await store.seats(ROW.id) == SEATS
        assert [each.summary.stage for each in await store.lobby(Stage.PLAYING, 5)] == [Stage.PLAYING]

    with_store(database, work)


def test_of_many_writers_at_one_moment_one_is_first(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS, PLAYING)
        for position in range(5):
            tries = [
                store.append(ROW.id, [Line(position, Said(0, str(who)), time.time())], PLAYING)
                for who in range(6)
            ]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["Late"] * 5 + ["NoneType"]
        assert len(await store.lines(ROW.id)) == 5

    with_store(database, work)


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("tables.db", "sqlite+aiosqlite"),
        ("/some/folder/tables.db", "sqlite+aiosqlite"),
        ("sqlite:///tables.db", "sqlite+aiosqlite"),
        ("postgresql://ann@db.example/tables", "postgresql+asyncpg"),
        ("postgres://ann@db.example/tables", "postgresql+asyncpg"),
    ],
)
def test_an_address_names_a_driver(given: str, driver: str) -> None:
    assert address(given).drivername == driver


@pytest.mark.parametrize("given", ["mysql://ann:secret@db.example/x", "http://secret.example", "sqlite3://x"])
def test_other_databases_are_refused_without_repeating_a_password(given: str) -> None:
    with pytest.raises(Problem) as caught:
        address(given)
    assert caught.value.message.id == "table-database"
    assert "secret" not in str(caught.value)


def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    with_store(str(tmp_path / "new" / "folder" / "tables.db"), lambda store: store.check())


def test_a_folder_that_can_not_be_made_is_a_problem_for_people(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Problem) as caught:
        with_store(str(tmp_path / "file" / "tables.db"), lambda store: store.check())
    assert caught.value.message.id == "table-no-folder"


def test_a_database_that_does_not_answer_is_a_problem_for_people() -> None:
    with server.listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    with pytest.raises(Problem) as caught:
        asyncio.run(server._try_database(f"postgresql://ann:secret@127.0.0.1:{port}/tables"))
    assert caught.value.message.id == "table-no-database"
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("damage", [b"", b"\x00nonsense", b"\xc1" * 40])
def test_a_damaged_snapshot_is_made_anew_from_the_journal(sqlite: str, damage: bytes) -> None:
    with running(sqlite) as server:
        table = server.make("arena", "me", "hot", settings={"health": "30"})
        with server.page(table, 0) as page:
            for _ in range(35):
                page.choose()
        before = server.digest(table.id)
    with closing(sqlite3.connect(sqlite)) as file:
        assert file.execute("UPDATE snapshots SET state = ?", (damage,)).rowcount == 1
        file.commit()
    with running(sqlite) as server:
        assert server.digest(table.id) == before
        with server.page(table, 0) as page:
            assert page.choose()["number"] == 36
