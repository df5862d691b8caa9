"""The databases of earlier releases: every game in them is looked at, and goes on or is begun again."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.table.harness import Server, Table, running
from tests.table.releases import OVER, RUNNING

DATA = Path(__file__).parent / "data"
RELEASES = sorted(path.name.removesuffix(".json") for path in DATA.glob("release-*.json"))

pytestmark = pytest.mark.slow


class Opened(NamedTuple):
    server: Server
    tables: dict[str, Table]


@pytest.fixture(params=RELEASES)
def opened(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Opened]:
    """A server of today over the database of a release."""
    known = json.loads((DATA / f"{request.param}.json").read_text())
    tables = {
        name: Table(each["table"], dict.fromkeys((0, 1), each["token"])) for name, each in known.items()
    }
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((DATA / f"{request.param}.db.gz").read_bytes()))

    async def here(work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    with running(f"sqlite:///{file}") as server:
        monkeypatch.setattr(server.tables.errands, "elsewhere", here)  # a worker takes long to start
        yield Opened(server, tables)


def test_there_is_a_release_to_be_tested() -> None:
    assert RELEASES


def test_every_running_game_is_looked_at_and_goes_on_is_taken_up_or_is_begun_again(opened: Opened) -> None:
    server, tables = opened
    for name in RUNNING:
        table = tables[name]
        known = server.get(f"/api/tables/{table.id}").json()
        assert known["outdated"] is not None, name
        assert (
            len(server.get(f"/api/tables/{table.id}/log", table.tokens[0]).json()["log"]) == known["number"]
        )
        assert server.get(f"/api/tables/{table.id}/view", table.tokens[0]).status_code == 200
        answer = server.post(f"/api/tables/{table.id}/carry-on", {}, table.tokens[0])
        if answer.status_code != 200:
            assert answer.json()["error"]["id"] == "table-rules-differ", name
            answer = server.post(f"/api/tables/{table.id}/resume", {}, table.tokens[0])
        if answer.status_code != 200:
            assert answer.json()["error"]["id"] == "table-no-position", name
            answer = server.post(f"/api/tables/{table.id}/restart", {}, table.tokens[0])
        now = answer.json()["table"]
        assert (now["outdated"], now["state"]) == (None, "playing")
        assert now["number"] <= known["number"]
        with server.page(table, 0, view=False) as page:
            assert page.choose()["number"] == now["number"] + 1
        server.digest(table.id)


def test_every_game_that_is_over_is_looked_at_step_by_step(opened: Opened) -> None:
    server, tables = opened
    for name in OVER:
        table = tables[name]
        known = server.get(f"/api/tables/{table.id}").json()
        assert (known["state"], known["outdated"]["restart"]) == ("finished", False), name
        for at in range(0, known["number"], 7):
            seen = server.get(f"/api/tables/{table.id}/view", table.tokens[0], params={"at": at})
            assert (seen.status_code, seen.json()["number"] <= at) == (200, True)
