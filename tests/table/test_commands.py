"""`dejarik play` and `dejarik serve`, as people start and stop them."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import httpx
import pytest
from tests.table.processes import Process

from dejarik.kernel.errors import Problem
from dejarik.table import server


def address_in(line: str) -> str:
    found = re.search(r"http://\S+/", line)
    assert found, line
    return found[0]


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="Ctrl+C can't be sent to a process on Windows")
def test_play_starts_over_a_file_of_the_user_and_stops_with_everything_kept(tmp_path: Path) -> None:
    environ = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    process = Process("play", "--no-browser", "--port", "0", "--json", environ=environ)
    address = address_in(process.line())
    wanted = {"game": "arena", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    made = httpx.post(f"{address}api/tables", json=wanted).json()
    assert made["table"]
    code, out, err = process.stop()
    assert (code, json.loads(out), err) == (0, {"address": address}, "")
    assert [path.name for path in tmp_path.rglob("*.db")] == ["tables.db"]

    process = Process("serve", "--port", "0", "--db", str(next(tmp_path.rglob("*.db"))))
    facts = httpx.get(f"{address_in(process.line())}api/tables/{made['table']}").json()
    assert facts["state"] == "playing"
    code, out, _ = process.stop()
    assert (code, out.strip()) == (0, "Stopped. Every game is kept where it stands.")


@pytest.mark.slow
def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    with server.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        code, _, err = Process("serve", "--port", str(port), "--db", str(tmp_path / "x.db")).end()
    assert code == 2
    assert (
        err.strip()
        == f"Port {port} of 127.0.0.1 is in use. Choose another one with --port, or 0 for any free one."
    )


def test_play_takes_any_port_when_its_own_is_taken() -> None:
    with server.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with server.listen("127.0.0.1", port, or_any=True) as other:
            assert other.getsockname()[1] != port


def test_an_address_that_is_nobodys_is_a_problem_for_people() -> None:
    with pytest.raises(Problem) as caught:
        server.listen("no such host.invalid", 80)
    assert caught.value.message.id == "table-no-port"


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {}, ".local/share/dejarik"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/dejarik"),
        ("darwin", {}, "Library/Application Support/dejarik"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/dejarik"),
        ("win32", {}, "AppData/Local/dejarik"),
    ],
)
def test_data_lies_where_the_system_wants_it(platform: str, environ: dict[str, str], folder: str) -> None:
    assert server.data_folder(environ, platform) == Path.home() / folder
