"""What an operator sees of a server and says to it: tables that stand still, who is shut out, whose file it is."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.table.harness import Server, eventually, running
from tests.table.processes import Mortal, Process, free_port
from websockets.exceptions import InvalidStatus

from dejarik.cli import harmless
from dejarik.kernel.errors import Problem
from dejarik.table import clock, heeding, operating
from dejarik.table.clock import Clock
from dejarik.table.database import address
from dejarik.table.single import alone_with
from dejarik.table.store import open_store
from dejarik.table.words import TableId

T = TypeVar("T")


def at_the_database(where: str, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """As an operator does, from another process."""

    async def inside() -> T:
        store = await open_store(where)
        try:
            async with store.changing() as connection:
                return await work(connection)
        finally:
            await store.close()

    return asyncio.run(inside())


# --- Tables that stand still --------------------------------------------------------------------------


def test_a_table_that_stands_still_is_told_and_can_be_woken(
    shared_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody can answer, and it would be tried again after a minute, also when that is mended."""
    caplog.set_level(logging.CRITICAL)
    monkeypatch.setattr(operating, "STANDING_SECONDS", -10.5)  # a bot is overdue after ten seconds
    monkeypatch.setattr(heeding, "SECONDS", 0.05)
    with running(shared_database) as server:
        known = server.get("/healthz").json()["standing"]
        with monkeypatch.context() as broken:
            broken.setattr(type(server.tables.bot_workers), "think", never)
            table = server.make("arena", "bot", "bot")
            eventually(lambda: TableId(table.id) in server.tables._pauses)
            assert server.get("/healthz").json() == {"ok": True, "standing": known + 1}
        assert TableId(table.id) in server.tables._pauses
        at_the_database(shared_database, lambda connection: operating.order(connection, TableId(table.id)))
        eventually(lambda: server.get(f"/api/tables/{table.id}").json()["state"] == "finished")
        assert server.get("/healthz").json() == {"ok": True, "standing": known}


async def never(*_: Any) -> Any:
    raise Problem("table-failed")


# --- Who is shut out ----------------------------------------------------------------------------------


def test_an_address_that_is_shut_out_gets_nothing_until_that_is_over(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heeding, "SECONDS", 0.05)
    with running(sqlite) as server:
        table = server.make("arena", "me", "bot")
        assert at_the_database(sqlite, lambda connection: operating.ban(connection, "127.0.0.1", None)) == (
            "127.0.0.1/32"
        )
        eventually(lambda: server.get("/api/games").status_code == 403)
        assert server.get("/").json()["error"]["id"] == "table-banned"
        with pytest.raises(InvalidStatus):
            server.page(table, 0)
        assert at_the_database(sqlite, lambda connection: operating.unban(connection, "127.0.0.1"))
        eventually(lambda: server.get("/api/games").status_code == 200)


def test_a_ban_ends_by_itself(sqlite: str) -> None:
    async def work(connection: AsyncConnection) -> list[list[str]]:
        found = []
        for seconds in (None, 60.0, -1.0):
            await operating.ban(connection, "192.0.2.0/24", seconds)
            found.append([row.network for row in await operating.bans(connection)])
        return found

    assert at_the_database(sqlite, work) == [["192.0.2.0/24"], ["192.0.2.0/24"], []]
    bans = operating.Bans()
    bans.take(["192.0.2.0/24", "2001:db8::/32"])
    asked = ("192.0.2.9", "192.0.3.9", "2001:db8::5", "nonsense")
    assert [bans.has(each) for each in asked] == [True, False, True, False]


# --- The file -----------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="rights of files are different elsewhere")
def test_nobody_else_of_the_machine_reads_the_file(tmp_path: Path) -> None:
    new, old = tmp_path / "new.db", tmp_path / "old.db"
    old.touch(0o644)
    for file in (new, old):
        with running(str(file)) as server:
            server.make("arena", "me", "bot")
            beside = sorted(tmp_path.glob(f"{file.name}*"))
            assert len(beside) >= 2
            assert {stat.S_IMODE(each.stat().st_mode) for each in beside} == {0o600}


def test_a_newer_schema_is_left_alone_and_says_so(sqlite: str) -> None:
    asyncio.run(opened_and_closed(sqlite))
    with closing(sqlite3.connect(sqlite)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    with pytest.raises(Problem) as problem:
        asyncio.run(opened_and_closed(sqlite))
    assert (problem.value.message.id, problem.value.message.args["found"]) == ("table-newer-database", "9999")


async def opened_and_closed(where: str) -> None:
    await (await open_store(where)).close()


def test_a_file_has_one_server(sqlite: str) -> None:
    with alone_with(sqlite):
        with pytest.raises(Problem) as problem, alone_with(sqlite):
            pass
        assert problem.value.message.id == "table-file-in-use"
    with alone_with(sqlite), alone_with("postgresql://nobody@nowhere/none"):
        pass
    assert address(sqlite).database == sqlite


@pytest.mark.slow
def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(sqlite: str) -> None:
    first = Mortal(sqlite, free_port())
    code, _, err = Process("serve", "--port", "0", "--db", sqlite).end()
    assert (code, err.startswith("Another server is working on")) == (2, True)
    first.kill()
    second = Process("serve", "--port", "0", "--db", sqlite)
    assert second.line().startswith("Dejarik is at")
    second.kill()


# --- Clocks, names, bodies ----------------------------------------------------------------------------


def test_a_clock_that_is_set_shortens_nobodys_time() -> None:
    wall, steady = [1000.0], [5.0]
    told = Clock(lambda: wall[0], lambda: steady[0])
    assert told.now() == 1000
    steady[0], wall[0] = 6.0, 4601.0  # a second later it was set an hour ahead
    assert told.now() == 1001
    steady[0], wall[0] = 7.0, 2.0  # and far back
    assert told.now() == 1002
    steady[0], wall[0] = 17.0, 1012.5  # a small correction
    assert told.now() == 1012.5
    assert abs(clock.now() - Clock().now()) < 5


def test_names_have_no_marks_that_turn_what_follows(lite: Server) -> None:
    seats = [{"kind": "me", "name": "A\u202enna\u200f\u2066\x9b31m"}, {"kind": "bot", "name": "דנה"}]
    made = lite.post("/api/tables", {"game": "arena", "seats": seats}).json()
    names = [seat["name"] for seat in lite.get(f"/api/tables/{made['table']}").json()["seats"]]
    assert names == ["Anna31m", "דנה"]


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b'{"game": "\xff"}', "codec can't decode byte 0xff"),
        (b'{"options": ' + b"[" * 30_000 + b"]" * 30_000 + b"}", "nested too deeply"),
    ],
)
def test_a_body_that_is_no_json_is_told_what_is_wrong_with_it(lite: Server, body: bytes, words: str) -> None:
    headers = {"content-type": "application/json"}
    answer = lite.http.post("/api/tables", content=body, headers=headers)
    error = answer.json()["error"]
    assert (answer.status_code, error["id"]) == (422, "table-malformed")
    assert words in error["args"]["where"]


def test_control_characters_never_reach_a_terminal() -> None:
    assert harmless("Anna\x1b]0;title\x07\x9b2J\n\tż") == "Anna\\x1b]0;title\\x07\\x9b2J\n\tż"
