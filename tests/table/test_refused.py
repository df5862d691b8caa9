"""What is forged, stale, malformed or out of turn is refused, and leaves the game and its journal as they were."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.harness import PATIENCE, Page, Server, Table

from dejarik.kernel.errors import Problem
from dejarik.table import socket


@pytest.fixture
def table(server: Server) -> Table:
    """Two people; the first is asked, and one choice has been made."""
    made = server.make("caravan", "me", "friend", "open", settings={"players": "3"})
    server.post(f"/api/tables/{made.id}/join", {"name": "third"})
    with server.page(made, 0) as page:
        page.choose()
    with server.page(made, 1) as page:
        page.choose()
    return made


REFUSALS: dict[str, tuple[int | None, dict[str, Any], str]] = {
    "somebody else's seat": (0, {"type": "choose", "number": 2, "seat": 2, "answer": []}, "table-not-your-seat"),
    "own seat, not asked": (0, {"type": "choose", "number": 2, "seat": 0, "answer": []}, "refused-seat"),
    "a seat that is not there": (0, {"type": "choose", "number": 2, "seat": 9, "answer": []}, "table-not-your-seat"),
    "a spectator": (None, {"type": "choose", "number": 2, "seat": 2, "answer": []}, "table-not-your-seat"),
    "answered already": (0, {"type": "choose", "number": 0, "seat": 0, "answer": []}, "refused-stale"),
    "a number to come": (0, {"type": "choose", "number": 3, "seat": 0, "answer": []}, "refused-stale"),
    "another's concession": (0, {"type": "concede", "seat": 1}, "table-not-your-seat"),
    "a spectator's concession": (None, {"type": "concede", "seat": 1}, "table-not-your-seat"),
    "a spectator takes back": (None, {"type": "undo", "number": 2}, "table-not-your-seat"),
    "a stale wish to take back": (0, {"type": "undo", "number": 1}, "refused-stale"),
    "consent to nothing": (1, {"type": "consent", "yes": True}, "table-nothing-asked"),
    "a spectator talks": (None, {"type": "chat", "text": "hi"}, "table-not-your-seat"),
    "a second hello": (0, {"type": "hello"}, "table-no-hello"),
    "chat without end": (0, {"type": "chat", "text": "x" * 501}, "table-malformed"),
    "an unknown type": (0, {"type": "cheat"}, "table-malformed"),
    "a missing field": (0, {"type": "choose", "number": 2}, "table-malformed"),
    "a field too many": (0, {"type": "ping", "seat": 0}, "table-malformed"),
    "a negative number": (0, {"type": "choose", "number": -1, "seat": 0, "answer": []}, "table-malformed"),
    "a number as a word": (0, {"type": "choose", "number": "2", "seat": 0, "answer": []}, "table-malformed"),
    "an answer of the wrong kind": (0, {"type": "choose", "number": 2, "seat": 0, "answer": 5}, "table-malformed"),
}  # fmt: skip


@pytest.mark.parametrize(("seat", "message", "why"), REFUSALS.values(), ids=REFUSALS.keys())
def test_a_message_is_refused_and_nothing_changes(
    server: Server, table: Table, seat: int | None, message: dict[str, Any], why: str
) -> None:
    before = server.digest(table.id)
    with server.page(table, seat) as page:
        assert page.refused(**message) == why
        page.say(type="ping")
        page.wait("pong")
    assert server.digest(table.id) == before


def test_illegal_answers_are_refused_in_the_words_of_the_rules(server: Server) -> None:
    table = server.make("caravan", "me", "bot")
    before = server.digest(table.id)
    with server.page(table, 0) as page:
        ids = [option["id"] for option in page.state["decision"]["options"]]
        for answer, why in (
            (["spy#999"], "refused-option"),
            (ids[:3], "refused-count"),
            ([ids[0], ids[0]], "refused-twice"),
            (ids[0], "refused-malformed"),
            ({ids[0]: 1}, "refused-malformed"),
        ):
            assert page.refused(type="choose", number=0, seat=0, answer=answer) == why
    assert server.digest(table.id) == before


def test_a_choice_for_an_older_revision_is_stale(server: Server) -> None:
    table = server.make("arena", "me", "hot")
    with server.page(table, 0) as page:
        page.choose("brace")
        page.say(type="undo", number=1)
        page.until(lambda state: state["revision"] == 2)
        said = {"type": "choose", "number": 0, "seat": 0, "answer": "brace"}
        assert page.refused(**said, revision=0) == "refused-stale"
        page.say(**said, revision=2)
        page.until(lambda state: state["number"] == 1)


def test_the_same_choice_sent_by_two_tabs_is_made_once(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    with server.page(table, 0) as one, server.page(table, 0) as two:
        for page in (one, two):
            page.say(type="choose", number=0, seat=0, answer="brace")
            page.say(type="ping")
        for page in (one, two):
            page.wait("pong")
        errors = [
            message["id"] for page in (one, two) for message in page.heard if message["type"] == "error"
        ]
    assert errors == ["refused-stale"]
    assert server.get(f"/api/tables/{table.id}").json()["number"] == 1


@pytest.mark.parametrize(
    "hello", [{"type": "hello", "token": "x" * 32}, {"type": "ping"}, {"hello": 1}, 7, None]
)
def test_a_socket_that_does_not_say_who_it_is_is_closed(server: Server, table: Table, hello: Any) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    with connect(server.base.replace("http", "ws") + f"/api/tables/{table.id}/socket") as raw:
        raw.send(json.dumps(hello))
        error = json.loads(raw.recv(PATIENCE))
        assert error["type"] == "error"
        assert error["id"] in {"table-token", "table-no-hello", "table-malformed"}
        with pytest.raises(ConnectionClosed):
            raw.recv(PATIENCE)


def test_a_token_holds_no_seat_at_another_table(server: Server, table: Table) -> None:
    other = server.make("arena", "me", "bot")
    answer = server.get(f"/api/tables/{table.id}/view", other.tokens[0])
    assert (answer.status_code, answer.json()["error"]["id"]) == (401, "table-token")


def test_a_table_without_spectators_is_for_its_seats(server: Server) -> None:
    table = server.make("arena", "me", "friend", spectators=False)
    for path in ("view", "log", "replay"):
        assert server.get(f"/api/tables/{table.id}/{path}").status_code == 403
        assert server.get(f"/api/tables/{table.id}/{path}", table.tokens[1]).status_code in (200, 409)
    page = server.page(table)
    assert page.hear()["id"] == "table-no-spectators"
    page.close()


# --- Noise ------------------------------------------------------------------------------------------

things = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
types = st.sampled_from(["hello", "choose", "undo", "consent", "concede", "chat", "ping", "state", ""])
fields = st.sampled_from(["number", "seat", "answer", "token", "seen", "yes", "text", "revision"])


@st.composite
def almost_messages(draw: st.DrawFn) -> str:
    """Something like a message, but hardly ever a right one."""
    message: dict[str, Any] = {"type": draw(types)}
    for name in draw(st.lists(fields, max_size=4)):
        message[name] = draw(st.integers(-3, 5) | things)
    return json.dumps(message)


noise = almost_messages() | things.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)


@pytest.mark.slow
@given(noise)
def test_noise_is_a_message_or_a_problem_and_nothing_else(said: str | bytes) -> None:
    try:
        found: object = socket.read(said)
    except Problem as problem:
        found = problem.message.id
    assert isinstance(found, socket.ClientMessage) or found == "table-malformed"


@pytest.fixture(scope="module")
def noisy(lite: Server) -> Iterator[tuple[Table, Page, tuple[str, int]]]:
    """A table, a spectator's page at it, and what the table holds and shall go on holding."""
    table = lite.make("caravan", "me", "friend")
    with lite.page(table) as page:
        yield table, page, lite.digest(table.id)


@pytest.mark.slow
@settings(max_examples=150)
@given(st.lists(noise, min_size=1, max_size=5))
def test_a_spectator_who_sends_noise_changes_nothing(
    lite: Server, noisy: tuple[Table, Page, tuple[str, int]], said: list[str | bytes]
) -> None:
    table, page, before = noisy
    for message in said:
        page.socket.send(message)
    assert page.refused(
        type="undo", number=0
    )  # the answer to noise: `error` or `pong`, and the line stays open
    assert lite.digest(table.id) == before
