"""What an operator's programs see of a server: numbers, readiness, and a log without secrets."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import httpx
import pytest
from tests.table.harness import Server, eventually, running

from dejarik.table import logs, operator_api
from dejarik.table.metrics import resident_bytes
from dejarik.table.settings import MetricsPart


@pytest.fixture
def watched(sqlite: str) -> Iterator[Server]:
    with running(sqlite, metrics=MetricsPart(enabled=True)) as server:
        yield server


def numbers(server: Server) -> dict[str, float]:
    lines = server.get("/metrics").text.splitlines()
    return {
        name: float(value) for name, _, value in (line.rpartition(" ") for line in lines) if name[0] != "#"
    }


def test_the_numbers_of_a_server(watched: Server) -> None:
    table = watched.make("arena", "me", "bot")
    with watched.page(table, 0) as page:
        page.until(lambda state: bool(state["decision"]))
        page.choose()
        assert page.refused(type="undo", number=999) == "refused-stale"
        eventually(lambda: numbers(watched).get('dejarik_choices_total{by="bot",game="arena"}', 0) >= 1)
        found = numbers(watched)
    assert found['dejarik_tables{stage="playing"}'] + found['dejarik_tables{stage="finished"}'] == 1
    assert found['dejarik_choices_total{by="person",game="arena"}'] >= 1
    assert found["dejarik_choice_stored_seconds_count"] >= 1
    assert found["dejarik_choice_told_seconds_count"] >= 1
    assert found['dejarik_refused_total{problem="refused-stale"}'] == 1
    assert found['dejarik_requests_total{method="POST",status="201"}'] == 1
    assert (found["dejarik_sockets"], found["dejarik_tables_standing"]) == (1, 0)
    assert found['dejarik_bot_thought_seconds_count{bot="random",game="arena"}'] >= 1
    assert (found["dejarik_memory_bytes"] > 1e6) is (resident_bytes() > 0)
    assert found['dejarik_queue{line="bots"}'] == 0


def test_numbers_are_for_those_who_may_read_them(lite: Server, sqlite: str) -> None:
    assert lite.get("/metrics").status_code == 404  # they are off unless switched on
    with running(sqlite, metrics=MetricsPart(enabled=True, readers=("192.0.2.1",))) as server:
        assert server.get("/metrics").status_code == 404


def test_a_server_with_a_full_disk_is_not_ready(lite: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ready = lite.get("/readyz")
    assert (ready.status_code, ready.json()["ok"], ready.json()["free"] > 0) == (200, True, True)
    monkeypatch.setattr(operator_api, "LEAST_FREE", 2**80)
    full = lite.get("/readyz")
    assert (full.status_code, full.json()["error"]["id"]) == (503, "table-disk-full")
    assert lite.get("/healthz").status_code == 200


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The log of this process, as JSON lines."""
    root, access = logging.getLogger(), logging.getLogger(logs.ACCESS)
    before = (root.handlers[:], root.level, access.level)
    stream = io.StringIO()
    logs.set_up("json", "info", True)
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(stream)
    yield stream
    root.handlers[:], root.level = before[0], before[1]
    access.setLevel(before[2])


def test_each_request_has_a_line_with_its_id_and_no_secret(sqlite: str, written: io.StringIO) -> None:
    with running(sqlite) as server:
        table = server.make("arena", "me", "friend")
        secret, link = table.tokens[0], table.links[1]
        answer = server.get(f"/api/tables/{table.id}", secret)
        server.get(f"/api/tables/{secret}")  # in a place where it should not be
        server.get(f"/api/tables/{table.id}/view?token={link}")
        logging.getLogger("dejarik").error("\x1b[2J %s of postgresql://me:hidden@db/x", secret)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    own = [line for line in lines if line["request"] == answer.headers["x-request-id"]]
    assert [(line["method"], line["path"], line["status"], line["caller"]) for line in own] == [
        ("GET", f"/api/tables/{table.id}", 200, "127.0.0.1")
    ]
    assert len({line["request"] for line in lines if line["logger"] == logs.ACCESS}) >= 4
    for hidden in (secret, link, "hidden", "\x1b"):
        assert hidden not in written.getvalue()


def test_lines_for_people(written: io.StringIO) -> None:
    record = logging.LogRecord("dejarik", logging.WARNING, "", 0, "table %s\x07", ("t1",), None)
    logs.REQUEST.set("abc")
    assert logs.Plain().format(record).endswith(r"WARNING [abc] dejarik: table t1\x07")
    logs.REQUEST.set("-")


def test_a_failure_keeps_its_request_id(sqlite: str) -> None:
    with running(sqlite) as server:
        answer = httpx.get(f"{server.base}/api/tables/none")
        assert (answer.status_code, len(answer.headers["x-request-id"])) == (404, 12)
