"""`dejarik admin`, `backup` and `restore`, on the database of a server that is running."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.databases import new_database
from tests.table.harness import Server, eventually, play, running

from dejarik.cli import main
from dejarik.table import clock, heeding
from dejarik.table.backups import back_up, restore
from dejarik.table.housekeeping import clean
from dejarik.table.store import open_store
from dejarik.table.words import Stage


class Shell:
    """The command line, on one database."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._database, self._capsys = database, capsys

    def __call__(self, *words: str) -> Any:
        self._capsys.readouterr()
        code = main([*words, "--db", self._database, "--json"])
        found = json.loads(self._capsys.readouterr().out)
        return found["error"]["id"] if "error" in found else found if code == 0 else code


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heeding, "SECONDS", 0.05)
    monkeypatch.setattr("dejarik.cli.admin.SECONDS_TO_HEAR", 0.2)


@pytest.fixture
def shell(sqlite: str, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(sqlite, capsys)


@pytest.fixture
def running_server(sqlite: str) -> Iterator[Server]:
    with running(sqlite) as server:
        yield server


def test_tables_are_listed_private_ones_too(running_server: Server, shell: Shell) -> None:
    hidden = running_server.make("arena", "me", "friend", private=True)
    running_server.make_only("caravan", "me", "open", settings={"players": "2"})
    found = {each["table"]: each for each in shell("admin", "list")["tables"]}
    assert found[hidden.id]["people"] == ["me 0", "friend 1"]
    assert {each["state"] for each in found.values()} == {"playing", "open"}
    assert [each["game"] for each in shell("admin", "list", "--state", "open")["tables"]] == ["caravan"]
    assert shell("admin", "list", "--state", "standing") == {"tables": []}


def test_a_table_is_closed_while_it_is_played(running_server: Server, shell: Shell) -> None:
    table = running_server.make("arena", "me", "friend")
    with running_server.page(table, 0) as page:
        assert shell("admin", "close", table.id) == {"table": table.id}
        page.until(lambda state: state["table"]["state"] == "finished")
        assert shell("admin", "close", table.id) == "admin-finished"
        assert shell("admin", "close", "nothing") == "table-unknown"


def test_a_journal_tells_what_happened_and_no_secret(running_server: Server, shell: Shell) -> None:
    table = running_server.make("arena", "me", "hot")
    with running_server.page(table, 0) as page:
        page.choose()
        page.say(type="chat", text="hello")
        page.wait("chat")
    lines = shell("admin", "journal", table.id)["lines"]
    assert [(line["position"], line["is"]) for line in lines] == [(0, "chosen"), (1, "said")]
    assert table.tokens[0] not in json.dumps(lines)
    assert shell("admin", "journal", "nothing") == "table-unknown"


def test_a_table_is_woken_and_removed(running_server: Server, shell: Shell) -> None:
    table = running_server.make("arena", "me", "friend")
    assert shell("admin", "wake", table.id) == {"table": table.id}
    assert shell("admin", "remove", table.id) == {"table": table.id}
    eventually(lambda: running_server.get(f"/api/tables/{table.id}").status_code == 404)
    assert shell("admin", "wake", table.id) == shell("admin", "remove", table.id) == "table-unknown"
    assert shell("admin", "vacuum") == {"done": True}


def test_an_address_is_shut_out_and_let_in(running_server: Server, shell: Shell) -> None:
    assert shell("admin", "bans") == {"bans": []}
    (ban,) = shell("admin", "ban", "192.0.2.7", "--hours", "2")["bans"]
    assert (ban["network"], 7100 < ban["until"] - clock.now() < 7300) == ("192.0.2.7/32", True)
    assert shell("admin", "unban", "192.0.2.7") == {"bans": []}
    assert shell("admin", "unban", "192.0.2.7") == "admin-not-banned"
    assert shell("admin", "ban", "somebody") == "table-no-network"


def test_what_is_old_is_removed(running_server: Server, shell: Shell) -> None:
    over, played = running_server.make("arena", "me", "hot"), running_server.make("arena", "me", "hot")
    with running_server.page(over, 0) as page:
        play(page)
    assert shell("admin", "clean") == "admin-clean-what"
    assert shell("admin", "clean", "--finished", "1", "--playing", "1") == {"removed": []}
    assert shell("admin", "clean", "--finished", "0") == {"removed": [over.id]}
    assert running_server.get(f"/api/tables/{played.id}").status_code == 200


def test_a_server_removes_what_is_old_by_itself(sqlite: str) -> None:
    with running(sqlite) as server:
        table = server.make("arena", "me", "hot")

    async def work() -> list[list[str]]:
        store = await open_store(sqlite)
        try:
            return [list(await clean(store, {Stage.PLAYING: days})) for days in (None, 1, 0)]
        finally:
            await store.close()

    assert asyncio.run(work()) == [[], [], [table.id]]


# --- Backups ------------------------------------------------------------------------------------------


def positions(server: Server, tables: list[str]) -> dict[str, tuple[str, int]]:
    return {table: server.digest(table) for table in tables}


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def two_databases(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """One to take a backup from, and another one to restore it to."""
    if request.param == "sqlite":
        return str(tmp_path / "one.db"), str(tmp_path / "two.db")
    server = request.getfixturevalue("postgres")
    return new_database(server), new_database(server)


def test_a_backup_under_load_is_of_one_moment_and_goes_on_elsewhere(
    two_databases: tuple[str, str], tmp_path: Path
) -> None:
    source, target = two_databases
    file = tmp_path / "backup.dejarik"
    with running(source) as server:
        tables = [server.make("arena", "me", "hot", settings={"health": "30"}) for _ in range(3)]
        done = threading.Event()
        load = [threading.Thread(target=keep_playing, args=(server, each, done)) for each in tables]
        for each in load:
            each.start()
        eventually(lambda: all(len_of(server, each.id) > 3 for each in tables))
        rows = asyncio.run(backed_up(source, file))
        done.set()
        for each in load:
            each.join()
        lengths = {each.id: len_of(server, each.id) for each in tables}
    assert rows["tables"] == 3
    with running(target) as server:
        other = server.make("arena", "me", "hot")  # this one plays on beside it
        with server.page(other, 0) as page:
            page.choose()
            assert asyncio.run(restored(target, file)) == (3, 0)
            assert asyncio.run(restored(target, file)) == (0, 3)
            page.choose()
        for table in tables:
            assert 3 < server.digest(table.id)[1] <= lengths[table.id]
            with server.page(table, 0) as page:
                before = page.state["number"]
                if page.state["outcome"] is None:
                    assert page.choose()["number"] == before + 1


def keep_playing(server: Server, table: Any, done: threading.Event) -> None:
    chance = random.Random(table.id)
    with server.page(table, 0) as page:
        while not done.is_set() and page.state["outcome"] is None:
            page.choose(chance.choice([option["id"] for option in page.state["decision"]["options"]]))


def len_of(server: Server, table: str) -> int:
    return int(server.get(f"/api/tables/{table}").json()["number"])


async def backed_up(database: str, file: Path) -> dict[str, int]:
    store = await open_store(database)
    try:
        return await back_up(store, file)
    finally:
        await store.close()


async def restored(database: str, file: Path) -> tuple[int, int]:
    store = await open_store(database)
    try:
        return await restore(store, file)
    finally:
        await store.close()


def test_backup_and_restore_say_what_they_did(running_server: Server, shell: Shell, tmp_path: Path) -> None:
    table = running_server.make("arena", "me", "hot")
    file = str(tmp_path / "backup.dejarik")
    assert shell("backup", file)["rows"]["tables"] == 1
    assert [path.name for path in tmp_path.glob("*backup*")] == ["backup.dejarik"]
    assert shell("restore", file) == {"restored": 0, "known": 1}
    shell("admin", "remove", table.id)
    assert shell("restore", file) == {"restored": 1, "known": 0}
    assert running_server.get(f"/api/tables/{table.id}").status_code == 200
    (tmp_path / "nonsense").write_text("nonsense")
    assert shell("restore", str(tmp_path / "nonsense")) == "admin-not-a-backup"
    assert shell("restore", str(tmp_path / "none")) == "admin-no-backup"
