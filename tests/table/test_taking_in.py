"""What comes from outside is worked out elsewhere: replays by workers, and chat that says nothing is not said."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.table.harness import Server, play, running

from dejarik.table.stored_match import StoredMatch


@pytest.mark.slow
def test_a_replay_is_never_played_in_the_server(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(*_: Any, **__: Any) -> None:
        raise AssertionError("played where everybody waits")

    with running(sqlite) as server:
        table = server.make("arena", "me", "hot")
        with server.page(table, 0) as page:
            outcome = play(page)["outcome"]
        replay = server.get(f"/api/tables/{table.id}/replay").content
        view = server.get(f"/api/tables/{table.id}/view").json()
        monkeypatch.setattr(StoredMatch, "apply", apply)
        taken = server.http.post("/api/replays", content=replay, headers={"content-type": "application/json"})
        assert taken.status_code == 201, taken.text
        path = f"/api/tables/{taken.json()['table']}"
        assert server.get(path).json()["outcome"] == outcome
        again = server.get(f"{path}/view").json()
        assert (again["number"], again["shown"]) == (len(json.loads(replay)["choices"]), view["shown"])


@pytest.mark.parametrize("text", ["\x00\x07", "\u200b", " \n ", "   "])
def test_chat_that_shows_nothing_is_refused(lite: Server, text: str) -> None:
    table = lite.make("arena", "me", "hot")
    with lite.page(table, 0) as page:
        assert page.refused(type="chat", text=text) == "table-malformed"
        page.say(type="chat", text=f"{text}hello")
        assert page.wait("chat")["text"].strip() == "hello"
    assert lite.digest(table.id)[1] == 1
