"""Programs from outside: a secret that can do nothing but play, and the examples of docs/bot-api.md."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.table.harness import Server, Table

from dejarik.kernel.games import find_game

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NODE = shutil.which("node")
SECRET = "play_" + "x" * 32


def table_for_a_program(server: Server, game: str, others: str = "bot", **more: Any) -> Table:
    seats = [{"kind": "invited", "program": True}, {"kind": others}]
    answer = server.http.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat}
    links = {seat["seat"]: seat["link"].rsplit("/", 1)[1] for seat in made["seats"] if "link" in seat}
    return Table(made["table"], tokens, links)


def test_the_invitation_of_a_program_gives_a_secret_that_only_plays(lite: Server) -> None:
    table = table_for_a_program(lite, "arena")
    assert table.links[0].startswith("play_")
    refused = lite.post(f"/api/tables/{table.id}/join", {"secret": "y" * 32}, table.links[0])
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "table-plays-only")
    joined = lite.post(f"/api/tables/{table.id}/join", {"name": "HAL"}, table.links[0])
    assert joined.json()["token"].startswith("play_")


def test_the_invitation_of_a_person_is_as_ever(lite: Server) -> None:
    table = lite.make_only("arena", "invited", "bot")
    assert not table.links[0].startswith("play_")
    assert not lite.sit_down(table, 0).json()["token"].startswith("play_")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("seat", {"seat": 0, "to": "bot", "bot": "random"}),
        ("rematch", {}),
        ("report", {}),
        ("next", {}),
        ("corrections", {"change": {}, "why": "x"}),
        ("calling", {"seat": 0, "address": "", "pace": "now", "language": "en"}),
        ("take-up", {"number": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    ],
)
def test_such_a_secret_changes_nothing_at_the_table(lite: Server, path: str, body: dict[str, Any]) -> None:
    table = table_for_a_program(lite, "arena", "me")
    lite.sit_down(table, 0, secret=SECRET)
    refused = lite.post(f"/api/tables/{table.id}/{path}", body, SECRET)
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "table-plays-only")


def test_no_call_at_all_that_changes_something_takes_such_a_secret(lite: Server) -> None:
    table = table_for_a_program(lite, "arena", "me")
    lite.sit_down(table, 0, secret=SECRET)
    paths = lite.get("/api/openapi.json").json()["paths"]
    calls = [path.format(table=table.id, game="arena") for path, known in paths.items() if "post" in known]
    answers = {call: lite.post(call, {}, SECRET) for call in calls}
    allowed = {call for call, answer in answers.items() if "table-plays-only" not in answer.text}
    assert len(calls) > 15
    assert allowed == {
        f"/api/tables/{table.id}/{call}" for call in ("join", "hint", "examine")
    } | {"/api/games/arena/examine"}  # fmt: skip


def test_such_a_secret_looks_and_answers_and_says_nothing_else(lite: Server) -> None:
    table = table_for_a_program(lite, "arena", "me")
    lite.sit_down(table, 0, secret=SECRET)
    assert lite.get(f"/api/tables/{table.id}", SECRET).json()["caller"]["seats"] == [0]
    assert lite.get(f"/api/tables/{table.id}/view", SECRET).status_code == 200
    with lite.page(table, 0) as page:
        assert page.refused(type="chat", text="hello") == "table-plays-only"
        assert page.refused(type="concede", seat=0) == "table-plays-only"
        assert page.refused(type="undo", number=0) == "table-plays-only"
        assert page.refused(type="pace", seat=0, pace="always") in ("table-plays-only", "table-malformed")
        page.say(type="ping")
        page.wait("pong")
        number = page.state["number"]
        page.choose()
        assert page.state["number"] > number


def node() -> list[str]:
    """Node with what it takes to have a WebSocket: those before 22 have it on request."""
    if NODE is None:
        return []
    version = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout
    is_old = int(version[1:].split(".")[0]) < 22
    return [NODE, *(["--experimental-websocket", "--no-warnings"] if is_old else [])]


EXAMPLE_PROGRAMS = [
    pytest.param([sys.executable, str(EXAMPLES / "bot.py")], id="Python"),
    pytest.param(
        [*node(), str(EXAMPLES / "bot.mjs")],
        id="JavaScript",
        marks=pytest.mark.skipif(
            NODE is None, reason="there is no Node: the example in JavaScript is not played"
        ),
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("command", EXAMPLE_PROGRAMS)
@pytest.mark.parametrize("game", ["arena", "lcg"])
def test_an_example_plays_a_whole_game(server: Server, command: list[str], game: str) -> None:
    table = table_for_a_program(server, game)
    link = f"{server.base}/#/table/{table.id}/{table.links[0]}"
    done = subprocess.run([*command, link], capture_output=True, text=True, timeout=300, check=True)
    assert json.loads(done.stdout)["reason"] in find_game(game).reasons
    assert done.stderr == ""
    assert server.get(f"/api/tables/{table.id}").json()["state"] == "finished"


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_an_example_is_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) < 100


def test_a_program_that_plays_alone_in_a_series_has_no_file_of_it(lite: Server) -> None:
    """A file has the seed and what everybody hides; a person who is alone may have it."""
    table = table_for_a_program(lite, "caravan", settings={"players": "2", "journeys": "2"})
    secret = lite.post(f"/api/tables/{table.id}/join", {}, table.links[0]).json()["token"]
    refused = lite.get(f"/api/tables/{table.id}/series/file", secret)
    assert (refused.status_code, refused.json()["error"]["id"]) == (409, "table-series-runs")
    alone = lite.make("caravan", "me", "bot", settings={"players": "2", "journeys": "2"})
    assert lite.get(f"/api/tables/{alone.id}/series/file", alone.tokens[0]).status_code == 200
