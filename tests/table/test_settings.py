"""How a server is set up: a file, the environment, the command line; and what is said when something is wrong."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.table.processes import Process
from tests.table.test_commands import address_in

from dejarik.kernel.errors import Problem
from dejarik.table.middleware import Limits
from dejarik.table.settings import LogPart, Settings, read_settings

WHOLE = """
[server]
host = "0.0.0.0"
port = 8123
database = "postgresql://dejarik@db/dejarik"
origins = ["https://dejarik.example.org"]
proxies = ["10.0.0.0/8"]

[workers]
bots = 3
errands = 2

[limits]
changes = [60, 2]

[retention]
finished_days = 90

[log]
format = "json"
level = "info"
access = true
"""


def written(tmp_path: Path, content: str) -> Path:
    file = tmp_path / "dejarik.toml"
    file.write_text(content, encoding="utf-8")
    return file


def test_a_file_says_how_a_server_is_set_up(tmp_path: Path) -> None:
    found = read_settings(written(tmp_path, WHOLE), {})
    assert (found.server.port, found.server.proxies, found.workers.bots) == (8123, ("10.0.0.0/8",), 3)
    assert (found.limits.changes, found.limits.requests) == ((60, 2), Limits().requests)
    assert (found.retention.finished_days, found.retention.open_days) == (90, None)
    assert found.log == LogPart("json", "info", True)
    assert read_settings(None, {}) == Settings()


def test_the_environment_counts_more_than_the_file(tmp_path: Path) -> None:
    environ = {
        "DEJARIK_SERVER_PORT": "9000",
        "DEJARIK_SERVER_ORIGINS": "https://a.example, https://b.example",
        "DEJARIK_LIMITS_CHANGES": "5,0.5",
        "DEJARIK_LOG_ACCESS": "false",
        "DEJARIK_LANG": "pl",
        "HOME": "/nowhere",
    }
    found = read_settings(written(tmp_path, WHOLE), environ)
    assert (found.server.port, found.server.host) == (9000, "0.0.0.0")
    assert found.server.origins == ("https://a.example", "https://b.example")
    assert (found.limits.changes, found.log.access) == ((5, 0.5), False)


@pytest.mark.parametrize(
    ("content", "environ", "id"),
    [
        ("[server]\nprot = 1", {}, "settings-wrong"),
        ("[servers]\nport = 1", {}, "settings-wrong"),
        ("[server]\nport = 'many'", {}, "settings-wrong"),
        ("[limits]\nrequest = [1, 1]", {}, "settings-wrong"),
        ("[server]\nport = 70000", {}, "settings-no-number"),
        ("[workers]\nbots = 0", {}, "settings-no-number"),
        ("[server", {}, "settings-no-toml"),
        ("[log]\nformat = 'xml'", {}, "settings-wrong"),
        ("[server]\norigins = ['dejarik.example.org']", {}, "settings-no-origin"),
        ("[server]\nproxies = ['everybody']", {}, "table-no-network"),
        ("[notices]\nenabled = true", {}, "settings-needs"),
        ("", {"DEJARIK_SERVER_PROT": "1"}, "settings-unknown-name"),
        ("", {"DEJARIK_NONSENSE": "1"}, "settings-unknown-name"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, content: str, environ: dict[str, str], id: str) -> None:
    with pytest.raises(Problem) as problem:
        read_settings(written(tmp_path, content), environ)
    assert problem.value.message.id == id


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(Problem) as problem:
        read_settings(tmp_path / "none.toml", {})
    assert problem.value.message.id == "settings-no-file"


@pytest.mark.slow
def test_serve_reads_its_file_and_the_command_line_counts_most(tmp_path: Path) -> None:
    file = written(
        tmp_path, '[server]\nport = 1\n[log]\nformat = "json"\naccess = true\n[metrics]\nenabled = true'
    )
    database = str(tmp_path / "tables.db")
    process = Process("serve", "--config", str(file), "--port", "0", "--db", database)
    base = address_in(process.line())
    assert "dejarik_tables" in httpx.get(f"{base}metrics").text
    assert '"path":"/metrics"' in process.line()
    process.stop()
    code, _, err = Process("serve", "--config", str(tmp_path / "none.toml")).end()
    assert (code, "none.toml" in err) == (2, True)
