"""A whole series in one file: written by one server, gone on with at another; a bad file changes nothing."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.table.harness import Page, Server, Table, eventually, play, running
from tests.table.test_series import TWO, go_on, play_to_the_end

from dejarik.cli import main

THREE = {"players": "2", "journeys": "3"}


@pytest.fixture
def begun(server: Server) -> Table:
    """The second of three journeys of a person and a bot, at its third decision or later."""
    table = server.make("caravan", "me", "bot", settings=THREE)
    with server.page(table, 0) as page:
        play(page, random.Random(1))
    made = server.post(f"/api/tables/{table.id}/next", {}, table.tokens[0]).json()
    second = Table(made["table"], table.tokens)
    with server.page(second, 0) as page:
        for _ in range(2):
            page.until(lambda state: bool(state["decision"]))
            page.choose()
        page.until(lambda state: bool(state["decision"]))
    return second


def exported(server: Server, table: Table) -> bytes:
    answer = server.get(f"/api/tables/{table.id}/series/file", table.tokens.get(0))
    assert answer.status_code == 200, answer.text
    return answer.content


def brought(server: Server, data: bytes) -> Any:
    return server.http.post("/api/series", content=data)


def play_both(server: Server, first: Table) -> None:
    """Play a series of two games."""
    play_to_the_end(server, first, 0, 1)
    second = go_on(server, first, 0).json()["table"]
    play_to_the_end(server, Table(second, first.tokens), 0, 1)


def test_a_series_goes_on_at_another_server_where_it_stood(
    server: Server, begun: Table, tmp_path: Path
) -> None:
    data = exported(server, begun)
    with running(str(tmp_path / "other.db")) as other:
        answer = brought(other, data)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        assert [seat["kind"] for seat in made["seats"]] == ["invited", "bot"]
        there = Table(made["table"], {}, {0: made["seats"][0]["link"].rsplit("/", 1)[1]})
        assert other.sit_down(there, 0).status_code == 200
        with other.page(there, 0) as page, server.page(begun, 0) as old:
            assert page.state["view"] == old.state["view"]
            assert page.state["number"] == old.state["number"]
            assert page.state["decision"] == old.state["decision"]
            assert play(page, random.Random(2))["table"]["series"]["goes_on"] is True
        listed = other.get(f"/api/tables/{there.id}/series").json()["tables"]
        assert [each["state"] for each in listed] == ["finished", "finished"]
        first = other.get(f"/api/tables/{listed[0]['id']}", there.links[0])
        assert first.status_code == 200
        assert first.json()["series"]["newest"] == there.id
        made = other.post(f"/api/tables/{there.id}/next", {}, there.tokens[0]).json()
        with Page(other.base, made["table"], there.tokens[0]) as page:
            assert page.state["table"]["series"]["part"] == 2
        other.digest(there.id)
        other.digest(listed[0]["id"])


def altered(data: bytes, change: str) -> bytes:
    content = json.loads(data)
    if change == "truncated":
        return data[: len(data) // 2]
    if change == "options":
        content["games"][1]["options"]["gold"] = [40, 0]
    elif change == "choice":
        content["games"][0]["choices"][-1] = "guard#999"
    elif change == "order":
        content["games"].reverse()
    elif change == "version":
        content["games"][1] |= {"version": "0", "options": {"players": 99}}
    elif change == "newer":
        content["dejarik_series"] = 9
    elif change == "below":
        content["dejarik_series"] = -1
    elif change == "seats":
        content["seats"].pop()
    elif change == "empty":
        content["games"] = []
    elif change == "foreign":
        content = {"name": "Zoë"}
    return json.dumps(content, separators=(",", ":")).encode()


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ("truncated", "file-damaged"), ("options", "file-altered"), ("order", "file-altered"),
        ("version", "file-other-version"), ("newer", "file-newer"), ("below", "file-damaged"),
        ("seats", "file-altered"), ("empty", "file-damaged"), ("foreign", "file-foreign"), ("choice", None),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_and_changes_nothing(
    server: Server, begun: Table, change: str, error: str | None
) -> None:
    data = exported(server, begun)
    before = len(server.run(server.tables.store.all_series()))
    answer = brought(server, altered(data, change))
    assert 400 <= answer.status_code < 500
    assert error in (None, answer.json()["error"]["id"])
    assert len(server.run(server.tables.store.all_series())) == before


def test_a_series_that_others_still_play_is_no_file_for_anybody(server: Server) -> None:
    table = server.make("caravan", "me", "friend", settings=THREE)
    for token in (None, table.tokens[0]):
        refused = server.get(f"/api/tables/{table.id}/series/file", token)
        assert (refused.status_code, refused.json()["error"]["id"]) == (409, "table-series-runs")
    alone = server.make("arena", "me", "bot")
    assert server.get(f"/api/tables/{alone.id}/series/file", alone.tokens[0]).status_code == 404


def test_the_command_lists_writes_and_reads_campaigns(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other, file = (str(tmp_path / name) for name in ("one.db", "other.db", "campaign.json"))

    def call(*arguments: str) -> tuple[int, Any]:
        code = main(["campaign", *arguments, "--json"])
        return code, json.loads(capsys.readouterr().out)

    assert call("list", "--db", one) == (0, {"campaigns": []})
    with running(one) as server:
        table = server.make("caravan", "me", "bot", settings=THREE)
        with server.page(table, 0) as page:
            play(page)
    _, found = call("list", "--db", one)
    [campaign] = found["campaigns"]
    known = {name: campaign[name] for name in ("game", "tables", "newest", "state", "people")}
    assert known == {
        "game": "caravan",
        "tables": 1,
        "newest": table.id,
        "state": "finished",
        "people": ["me 0"],
    }
    assert call("export", campaign["series"], file, "--db", one)[0] == 0
    code, made = call("import", file, "--db", other)
    assert (code, [*made["links"]]) == (0, ["0"])
    with running(other) as server:
        link = made["links"]["0"].rsplit("/", 1)[1]
        there = Table(made["table"], {}, {0: link})
        assert server.sit_down(there, 0).json()["seat"] == 0
        assert server.post(f"/api/tables/{there.id}/next", {}, there.tokens[0]).status_code == 200
        eventually(lambda: len(server.get(f"/api/tables/{there.id}/series").json()["tables"]) == 2)
    code, said = call("export", "nothing", file, "--db", one)
    assert (code > 0, said["error"]["id"]) == (True, "series-unknown")
    Path(file).write_bytes(Path(file).read_bytes()[:-40])
    code, said = call("import", file, "--db", other)
    assert (code > 0, said["error"]["id"]) == (True, "file-damaged")
    _, found = call("list", "--db", other)
    assert len(found["campaigns"]) == 1


@pytest.mark.parametrize(
    "made_up", [{"journeys": "3" * 100_000}, {"x" * 1000: "y"}, {"own": "z"}, {"players": "4"}]
)
def test_a_file_brings_no_settings_that_such_a_table_can_not_have(
    server: Server, begun: Table, made_up: dict[str, str]
) -> None:
    """They are in the lobby, for everybody."""
    file = json.loads(exported(server, begun))
    assert file["settings"] == THREE
    file["settings"] |= made_up
    made = brought(server, json.dumps(file).encode())
    assert made.status_code == 201, made.text
    known = server.get(f"/api/tables/{made.json()['table']}").json()
    assert known["settings"] == {}


def test_the_file_of_a_branch_waits_for_the_series_that_it_came_from(server: Server) -> None:
    """Its first games, and what the branch began with, are those of a series that is still played."""
    table = server.make("caravan", "me", "friend", settings=TWO)
    play_to_the_end(server, table, 0, 1)
    last = Table(go_on(server, table, 0).json()["table"], table.tokens)
    body = {"at": "end"}
    made = server.post(f"/api/tables/{table.id}/branch", body, table.tokens[0]).json()["table"]
    branched = Table(made, table.tokens)
    play_to_the_end(server, branched, 0, 1)
    for path in ("series/file", "replay"):
        refused = server.get(f"/api/tables/{branched.id}/{path}", table.tokens[0])
        assert (refused.status_code, refused.json()["error"]["id"]) == (409, "table-series-runs")
    eyes = f"/api/tables/{branched.id}/view?at=1&seat=1"
    assert server.get(eyes, table.tokens[0]).json()["viewer"] == 0
    play_to_the_end(server, last, 0, 1)
    assert len(json.loads(exported(server, branched))["games"]) == 2
    assert server.get(f"/api/tables/{branched.id}/replay", table.tokens[0]).status_code == 200
    assert server.get(eyes, table.tokens[0]).json()["viewer"] == 1


def test_the_file_of_a_branch_from_the_very_start_waits_for_all_series_that_it_came_from(
    server: Server,
) -> None:
    """No table comes before its first one, but what that one began with is still hidden in the others."""
    first = server.make("caravan", "me", "friend", settings=TWO)
    found = [first]
    for _ in range(2):
        made = server.post(f"/api/tables/{found[-1].id}/branch", {"at": "start"}, first.tokens[0]).json()
        found.append(Table(made["table"], first.tokens))
    play_both(server, found[2])
    for still_played in (found[0], found[1]):
        for path in ("series/file", "replay"):
            refused = server.get(f"/api/tables/{found[2].id}/{path}", first.tokens[0])
            assert (refused.status_code, refused.json()["error"]["id"]) == (409, "table-series-runs")
        play_both(server, still_played)
    assert len(json.loads(exported(server, found[2]))["games"]) == 2


def test_the_file_of_a_series_waits_for_what_branched_from_it(server: Server) -> None:
    """What was hidden in it is what its branch began with."""
    first = server.make("caravan", "me", "friend", settings=TWO)
    made = server.post(f"/api/tables/{first.id}/branch", {"at": "start"}, first.tokens[0]).json()
    play_both(server, first)
    for path in ("series/file", "replay"):
        refused = server.get(f"/api/tables/{first.id}/{path}", first.tokens[0])
        assert (refused.status_code, refused.json()["error"]["id"]) == (409, "table-series-runs")
    play_both(server, Table(made["table"], first.tokens))
    assert len(json.loads(exported(server, first))["games"]) == 2


def test_who_was_alone_once_has_no_file_of_what_others_play_now(server: Server) -> None:
    table = server.make("caravan", "me", "bot", settings=TWO)
    with server.page(table, 0) as page:
        play(page, random.Random(1))
    assert len(json.loads(exported(server, table))["games"]) == 1
    made = go_on(server, table, 0, seats=[{"seat": 1, "kind": "invited"}]).json()
    after = Table(made["table"], table.tokens, {1: made["seats"][0]["link"].rsplit("/", 1)[1]})
    assert server.sit_down(after, 1).status_code == 200
    refused = server.get(f"/api/tables/{table.id}/series/file", table.tokens[0])
    assert (refused.status_code, refused.json()["error"]["id"]) == (409, "table-series-runs")


@pytest.mark.parametrize(
    "forged", [{"seat": 9}, {"seat": -1}, {"why": "x" * 301}, {"why": "a\x00"}, {"name": "x" * 41}]
)
def test_a_forged_correction_in_a_file_is_refused(
    server: Server, begun: Table, forged: dict[str, Any]
) -> None:
    """Nobody can have said so at a table."""
    body = {"change": {"seat": 0, "gold": 5}, "why": "miscounted"}
    assert server.post(f"/api/tables/{begun.id}/corrections", body, begun.tokens[0]).status_code == 200
    file = json.loads(exported(server, begun))
    file["games"][-1]["corrections"][0]["correction"] |= forged
    answer = brought(server, json.dumps(file).encode())
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "file-damaged")
