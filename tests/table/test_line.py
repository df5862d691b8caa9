"""The line between a page and its table: what is told again when a page comes back, who asks whom, who has gone."""

from __future__ import annotations

import base64
import json
import os
import socket
import time
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.table.harness import Page, Server, Table, eventually, running
from websockets.exceptions import ConnectionClosedOK

from dejarik.table import server as table_server

PAGE = "a-page-of-its-own-1234"


def chat(page: Page) -> list[str]:
    return [message["text"] for message in page.heard if message["type"] == "chat"]


# --- Chat -------------------------------------------------------------------------------------------


def test_a_page_that_comes_back_hears_only_the_chat_that_it_has_missed(lite: Server) -> None:
    table = lite.make("arena", "me", "friend")
    with lite.page(table, 0) as page:
        page.say(type="chat", text="one")
        first = page.wait("chat")
        page.wait("state")
        page.say(type="chat", text="two")
        second = page.wait("chat")
    assert second["position"] > first["position"]
    with Page(lite.base, table.id, table.tokens[0], heard=first["position"] + 1) as back:
        assert chat(back) == ["two"]
    with Page(lite.base, table.id, table.tokens[0], heard=second["position"] + 1) as back:
        assert chat(back) == []
    with lite.page(table, 1) as friend:
        assert chat(friend) == ["one", "two"]


# --- Taking back ------------------------------------------------------------------------------------


def three_who_have_exchanged_cards(lite: Server) -> Table:
    """The first seat's choice can be taken back when both others agree."""
    table = lite.make("caravan", "me", "friend", "friend", settings={"players": "3"})
    for seat in range(3):
        with lite.page(table, seat) as page:
            page.until(lambda state: state["decision"] is not None)
            page.choose()
    return table


def test_everybody_can_see_who_is_still_waited_for(lite: Server) -> None:
    table = three_who_have_exchanged_cards(lite)
    with lite.page(table, 0) as page, lite.page(table, 1) as friend, lite.page(table, 2) as other:
        page.say(type="undo", number=page.state["number"])
        asking = friend.until(lambda state: bool(state["table"]["asking"]))["table"]["asking"]
        assert asking == {"by": 0, "to": 0, "yes": [], "waiting": [1, 2]}
        friend.say(type="consent", yes=True)
        asking = page.until(lambda state: bool(state["table"]["asking"] and state["table"]["asking"]["yes"]))
        assert asking["table"]["asking"] == {"by": 0, "to": 0, "yes": [1], "waiting": [2]}
        other.say(type="consent", yes=True)
        back = page.until(lambda state: state["number"] == 0)
        assert back["table"]["asking"] is None
        assert since_all_sat_down(back["table"]["story"]) == [
            {"number": 0, "kind": "undone", "seat": 0, "agreed": True, "bot": False}
        ]


def test_who_has_asked_may_withdraw(lite: Server) -> None:
    table = three_who_have_exchanged_cards(lite)
    with lite.page(table, 0) as page, lite.page(table, 1) as friend:
        before = page.state
        page.say(type="undo", number=before["number"])
        friend.until(lambda state: bool(state["table"]["asking"]))
        assert page.refused(type="consent", yes=True) == "table-not-your-seat"
        page.say(type="consent", yes=False)
        after = friend.until(lambda state: not state["table"]["asking"])
        assert (after["number"], after["revision"]) == (before["number"], before["revision"])
        assert friend.refused(type="consent", yes=True) == "table-nothing-asked"


# --- What happened besides the choices --------------------------------------------------------------


def since_all_sat_down(story: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [told for told in story if told["kind"] != "joined"]


def test_the_story_tells_who_gave_up_and_whether_a_bot_plays_on(lite: Server) -> None:
    table = lite.make("caravan", "me", "friend", "friend", settings={"players": "3"})
    with lite.page(table, 0) as page, lite.page(table, 1) as friend, lite.page(table, 2) as other:
        page.choose()
        friend.say(type="concede", seat=1)
        told = {"number": 1, "kind": "conceded", "seat": 1, "agreed": False, "bot": True}
        for each in (page, friend, other):
            story = each.until(lambda state: bool(since_all_sat_down(state["table"]["story"])))["table"][
                "story"
            ]
            assert since_all_sat_down(story) == [told]
        other.say(type="concede", seat=2)
        end = page.until(lambda state: bool(state["outcome"]))
        assert end["outcome"]["conceded"] == [1, 2]
        last = end["table"]["story"][-1]
        assert (last["kind"], last["seat"], last["bot"]) == ("conceded", 2, False)
        story = end["table"]["story"]
    lite.tables._rooms.clear()  # it is what the journal says, not what a server remembers
    assert lite.get(f"/api/tables/{table.id}").json()["story"] == story


def test_the_story_tells_who_sat_down_and_who_took_back_freely(lite: Server) -> None:
    table = lite.make("arena", "me", "open")
    token = lite.post(f"/api/tables/{table.id}/join", {"name": "Olga"}).json()["token"]
    with lite.page(table, 0) as page, Page(lite.base, table.id, token) as friend:
        page.choose("brace")
        page.say(type="undo", number=1)
        story = friend.until(lambda state: len(state["table"]["story"]) == 2)["table"]["story"]
    assert [(told["number"], told["kind"], told["seat"], told["agreed"]) for told in story] == [
        (0, "joined", 1, False),
        (0, "undone", 0, False),
    ]


def test_what_happened_later_comes_along_when_the_game_goes_back(lite: Server) -> None:
    table = lite.make("caravan", "me", "friend", "bot", settings={"players": "3"})
    with lite.page(table, 0) as page, lite.page(table, 1) as friend:
        page.choose()
        friend.say(type="concede", seat=1)
        page.until(lambda state: bool(state["table"]["seats"][1]["conceded"]) and bool(state["decision"]))
        for _ in range(2):  # nobody else plays now: twice to the same place is told once
            page.say(type="undo", number=page.state["number"])
            page.until(lambda state: state["number"] == 0)
            page.choose()
            page.until(lambda state: bool(state["decision"]) and state["number"] > 1)
        story = page.state["table"]["story"]
    assert [(told["number"], told["kind"], told["seat"]) for told in since_all_sat_down(story)] == [
        (0, "conceded", 1),
        (0, "undone", 0),
    ]


# --- Lines that died --------------------------------------------------------------------------------


def test_what_a_page_said_on_a_line_that_it_has_given_up_does_not_count(lite: Server) -> None:
    """The old line may come back to life after the page was told that its choice had not arrived."""
    table = lite.make("arena", "me", "friend")
    old = Page(lite.base, table.id, table.tokens[0], page=PAGE)
    with old, Page(lite.base, table.id, table.tokens[0], page=PAGE) as new:
        assert new.state["number"] == 0
        decision = new.state["decision"]
        old.say(type="choose", number=0, seat=0, answer=decision["options"][0]["id"])
        with pytest.raises(ConnectionClosedOK):
            old.wait("never")
        new.say(type="ping")
        new.wait("pong")
        assert lite.get(f"/api/tables/{table.id}").json()["number"] == 0
        new.choose()
        assert new.state["number"] == 1


def test_a_page_of_somebody_else_replaces_nobody(lite: Server) -> None:
    table = lite.make("arena", "me", "friend")
    with (
        Page(lite.base, table.id, table.tokens[0], page=PAGE) as page,
        Page(lite.base, table.id, page=PAGE),
    ):
        page.choose()
        assert page.state["number"] == 1


def masked(text: str) -> bytes:
    """A message as a browser sends it."""
    data, mask = text.encode(), os.urandom(4)
    assert len(data) < 126
    body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    return bytes([0x81, 0x80 | len(data)]) + mask + body


def test_who_has_gone_without_a_word_is_not_connected(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_server, "PING_SECONDS", 0.5)
    monkeypatch.setattr(table_server, "PONG_SECONDS", 0.5)
    with running(sqlite) as server:
        table = server.make("arena", "me", "friend")
        address = urlsplit(server.base)
        with (
            closing(socket.create_connection((address.hostname, address.port))) as silent,
            server.page(table, 0) as page,
        ):
            key = base64.b64encode(os.urandom(16)).decode()
            silent.sendall(
                f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: {address.netloc}\r\nConnection: Upgrade\r\n"
                f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
            )
            time.sleep(0.2)
            silent.sendall(masked(json.dumps({"type": "hello", "token": table.tokens[1]})))
            page.until(lambda state: bool(state["table"]["seats"][1]["connected"]))
            page.until(lambda state: not state["table"]["seats"][1]["connected"])  # it has answered no ping
            eventually(lambda: bool(server.get(f"/api/tables/{table.id}").json()["seats"][0]["connected"]))
