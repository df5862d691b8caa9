"""Calling people to the table: real receivers on this machine, and everything that must not be called."""

from __future__ import annotations

import ipaddress
import json
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from tests.table.harness import Server, Table, at_least, eventually, of_teams, running

from dejarik.kernel.errors import Problem
from dejarik.table import calling, clock, sending
from dejarik.table.sending import NotSent, allowed_address, checked_hook, checked_mail, is_public, send_hook
from dejarik.table.settings import NoticesPart

ORIGIN = "https://dejarik.example.org"
PART = NoticesPart(
    enabled=True, hosts=("hooks.example.org", "*.chat.example"), smtp_host="", smtp_from="d@example.org"
)


class Receiver:
    """A webhook's server: what it got, and what it answers."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, Any]]] = []
        self.status = 204
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.got.append((self.path, json.loads(body)))
                self.send_response(outer.status)
                if outer.status == 302:
                    self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/hook?key=1"

    def __enter__(self) -> Receiver:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class Mailbox(socketserver.StreamRequestHandler):
    """As much of SMTP as a letter needs."""

    letters: list[str] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while not letter.endswith(b"\r\n.\r\n"):
                    letter += self.rfile.readline()
                self.letters.append(letter.decode())
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                return


@contextmanager
def mail_server() -> Iterator[int]:
    Mailbox.letters = []
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "LOOK_SECONDS", 0.02)


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, sqlite: str) -> str:
    if request.param == "sqlite":
        return sqlite
    found: str = request.getfixturevalue("fresh_postgres")
    return found


@contextmanager
def calling_server(sqlite: str, **more: Any) -> Iterator[Server]:
    part = NoticesPart(
        enabled=True,
        hosts=("127.0.0.1",),
        private_hosts=("127.0.0.1",),
        smtp_from="table@example.org",
        **more,
    )
    with running(sqlite, origins=(ORIGIN,), notices=part) as server:
        yield server


def want(server: Server, table: Table, seat: int, holder: int | None = None, **wanted: Any) -> Any:
    token = table.tokens[seat if holder is None else holder]
    return server.post(f"/api/tables/{table.id}/calling", {"seat": seat, **wanted}, token)


def asked(page: Any) -> int:
    """Whose turn it is."""
    found: int = page.state["asked"]
    return found


@pytest.mark.parametrize("kind", ["hook", "chat"])
def test_who_is_asked_is_called_over_http_with_what_happened_and_no_secret(
    sqlite: str, hook: Receiver, kind: str
) -> None:
    with calling_server(sqlite) as server:
        table = server.make("assault", "me", "friend", settings={"players": "2"}, bluff=False)
        with server.page(table, 0) as first, server.page(table, 1) as second:
            me, you = (first, second) if asked(first) == 0 else (second, first)
            seat = 1 - asked(first)
            assert want(server, table, seat, kind=kind, address=hook.url, language="pl").status_code == 200
            while asked(me) != seat:
                me.choose()
            eventually(lambda: bool(hook.got))
            you.until(lambda state: bool(state["decision"]))
            path, content = hook.got[0]
        assert path == "/hook?key=1"
        whole = json.dumps(content, ensure_ascii=False)
        assert f"{ORIGIN}/#/table/{table.id}" in whole
        assert "Twoja kolej" in whole
        for secret in (*table.tokens.values(), *table.links.values()):
            assert secret not in whole
        if kind == "hook":
            assert (content["event"], content["table"], content["seat"]) == ("turn", table.id, seat)
            assert len(content["lines"]) >= 1
        else:
            assert content["text"] == content["content"]


def test_who_is_asked_gets_an_email(sqlite: str) -> None:
    with (
        mail_server() as port,
        calling_server(sqlite, smtp_host="127.0.0.1", smtp_port=port, smtp_tls="none") as server,
    ):
        table = server.make("arena", "me", "friend")
        with server.page(table, 0) as page:
            seat = asked(page)
        assert want(server, table, seat, kind="mail", address="anna@example.com").status_code == 200
        eventually(lambda: bool(Mailbox.letters))
        (letter,) = Mailbox.letters
        assert "To: anna@example.com" in letter
        assert f"{ORIGIN}/#/table/{table.id}" in letter


def test_later_and_daily_wait_and_an_answer_in_time_calls_nobody(
    sqlite: str, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with calling_server(sqlite) as server:
        table = server.make("arena", "me", "hot")
        with server.page(table, 0) as page:
            seat = asked(page)
            for pace in ("later", "daily"):
                want(server, table, seat, kind="hook", address=hook.url, pace=pace)
                eventually(lambda: due(server, table, seat) is not None)
                expected = {"later": 600, "daily": 24 * 3600}[pace]
                assert abs((due(server, table, seat) or 0) - clock.now() - expected) < 60
            want(server, table, seat, kind="hook", address=hook.url, pace="later")
            eventually(lambda: due(server, table, seat) is not None)
            while asked(page) == seat:
                page.choose()
            eventually(lambda: due(server, table, seat) is None)
        assert hook.got == []
        want(server, table, seat)  # no more
        answer = server.get(f"/api/tables/{table.id}/calling?seat={seat}", table.tokens[0]).json()
        assert (answer["kind"], answer["kinds"]) == (None, ["chat", "hook"])


def due(server: Server, table: Table, seat: int) -> float | None:
    from dejarik.table.words import TableId

    found = server.run(calling.of_seat(server.tables.store, TableId(table.id), seat))
    return None if found is None else found.due


def was_looked_at(server: Server, table: Table, seat: int) -> bool:
    """Whether it was seen to since the table has changed whether somebody is to be called."""
    from dejarik.table.words import TableId

    found = server.run(calling.of_seat(server.tables.store, TableId(table.id), seat))
    return found is not None and found.seen > 0


@pytest.mark.parametrize("status", [302, 500])
def test_what_does_not_arrive_is_tried_again_a_few_times(
    sqlite: str, hook: Receiver, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    hook.status = status
    monkeypatch.setattr(calling, "TRIES_AFTER", (0.01, 0.01))
    with calling_server(sqlite) as server:
        table = server.make("arena", "me", "friend")
        with server.page(table, 0) as page:
            seat = asked(page)
        want(server, table, seat, kind="hook", address=hook.url)
        eventually(lambda: len(hook.got) == 3 and due(server, table, seat) is None)
        assert {path for path, _ in hook.got} == {"/hook?key=1"}  # and no redirect is followed


def test_a_seat_is_called_only_as_its_holder_wants(sqlite: str, hook: Receiver) -> None:
    with calling_server(sqlite) as server:
        table = server.make("arena", "me", "friend")
        refused = want(server, table, 1, holder=0, kind="hook", address=hook.url)
        assert (refused.status_code, refused.json()["error"]["id"]) == (403, "table-not-your-seat")
        other = server.get(f"/api/tables/{table.id}/calling?seat=1", table.tokens[0])
        assert other.status_code == 403


def test_nobody_is_called_for_a_seat_that_is_somebody_elses_now(sqlite: str, hook: Receiver) -> None:
    """Neither is whoever gave it away told what its next holder hears, nor does that one read their address."""
    with calling_server(sqlite) as server:
        table = server.make("arena", "me", "friend")
        with server.page(table, 0) as page:
            seat = asked(page)
        assert want(server, table, 1 - seat, kind="hook", address=hook.url).status_code == 200
        wanted = {"seat": 1 - seat, "to": "invited"}
        given = server.post(f"/api/tables/{table.id}/seat", wanted, table.tokens[1 - seat])
        table.links[1 - seat] = given.json()["link"].rsplit("/", 1)[1]
        server.sit_down(table, 1 - seat)
        found = server.get(f"/api/tables/{table.id}/calling?seat={1 - seat}", table.tokens[1 - seat]).json()
        assert (found["kind"], found["address"]) == (None, "")
        with server.page(table, seat) as page:
            while asked(page) == seat:
                page.choose()
        assert due(server, table, 1 - seat) is None
        assert hook.got == []


def test_who_is_called_is_called_to_the_next_table_of_a_series_too_and_to_no_seat_of_somebody_else(
    database: str, hook: Receiver
) -> None:
    with calling_server(database) as server:
        table = server.make("caravan", "me", "friend", settings={"players": "2", "journeys": "2"})
        for seat in (0, 1):
            wanted: dict[str, Any] = {
                "kind": "hook",
                "address": f"{hook.url}&{seat}",
                "pace": "later",
                "language": "pl",
            }
            assert want(server, table, seat, **wanted).status_code == 200
        with server.page(table, 0) as one, server.page(table, 1) as other:
            while not one.state["outcome"]:
                page = one if one.state["decision"] else other
                page.until(lambda state: bool(state["decision"] or state["outcome"]))
                if page.state["decision"]:
                    page.choose()
                one.until(at_least("number", page.state["number"]))
                other.until(at_least("number", page.state["number"]))
        given = {"seats": [{"seat": 0, "kind": "invited"}]}
        answer = server.post(f"/api/tables/{table.id}/next", given, table.tokens[0]).json()
        second = Table(
            answer["table"], {1: table.tokens[1]}, {0: answer["seats"][0]["link"].rsplit("/", 1)[1]}
        )
        server.sit_down(second, 0)
        found = [
            server.get(f"/api/tables/{second.id}/calling?seat={seat}", second.tokens[seat]).json()
            for seat in (0, 1)
        ]
        assert [(each["kind"], each["address"], each["pace"]) for each in found] == [
            (None, "", "now"),
            ("hook", f"{hook.url}&1", "later"),
        ]
        eventually(lambda: was_looked_at(server, second, 1))


def test_who_plays_for_a_partner_neither_reads_nor_changes_where_that_one_is_called(
    sqlite: str, hook: Receiver
) -> None:
    with calling_server(sqlite) as server:
        table, teams = of_teams(server)
        with server.page(table) as page:
            mate = asked(page)
        partner = next(seat for seat in range(4) if teams[seat] == teams[mate] and seat != mate)
        passed = {"seat": mate, "to": "partner", "partner": partner}
        assert server.post(f"/api/tables/{table.id}/seat", passed, table.tokens[mate]).status_code == 200
        assert want(server, table, mate, kind="hook", address=hook.url).status_code == 200
        theirs = server.get(f"/api/tables/{table.id}/calling?seat={mate}", table.tokens[partner])
        assert theirs.status_code == 403
        refused = want(server, table, mate, holder=partner, kind="hook", address=hook.url)
        assert (refused.status_code, refused.json()["error"]["id"]) == (403, "table-not-your-seat")
        own = server.get(f"/api/tables/{table.id}/calling?seat={mate}", table.tokens[mate])
        assert own.json()["address"] == hook.url, "its own person does, also while somebody else plays"
        eventually(lambda: was_looked_at(server, table, mate))
        assert due(server, table, mate) is None, "the partner is there to answer"
        back = {"seat": mate, "to": "back"}
        assert server.post(f"/api/tables/{table.id}/seat", back, table.tokens[mate]).status_code == 200
        eventually(lambda: bool(hook.got))


def test_nothing_is_sent_unless_the_operator_has_switched_it_on(lite: Server) -> None:
    table = lite.make("arena", "me", "friend")
    refused = want(lite, table, 0, kind="hook", address="https://hooks.example.org/x")
    assert (refused.status_code, refused.json()["error"]["id"]) == (400, "notice-off")
    assert lite.get(f"/api/tables/{table.id}/calling?seat=0", table.tokens[0]).json()["kinds"] == []


@pytest.mark.parametrize(
    ("address", "id"),
    [
        ("https://evil.example/x", "notice-host"),
        ("https://hooks.example.org.evil.example/x", "notice-host"),
        ("https://chat.example/x", "notice-host"),
        ("http://hooks.example.org/x", "notice-no-address"),
        ("https://hooks.example.org:22/x", "notice-no-address"),
        ("https://me:pass@hooks.example.org/x", "notice-no-address"),
        ("ftp://hooks.example.org/x", "notice-no-address"),
        ("https://[::1/x", "notice-no-address"),
        ("nonsense", "notice-no-address"),
    ],
)
def test_only_hosts_on_the_list_are_taken(address: str, id: str) -> None:
    with pytest.raises(Problem) as problem:
        checked_hook(PART, address)
    assert problem.value.message.id == id
    assert checked_hook(PART, "https://a.chat.example/hook").hostname == "a.chat.example"


@pytest.mark.parametrize(
    "given", ["nonsense", "a@b", "a b@example.org", "a@example.org, b@example.org", "a@example.org\nBcc: b"]
)
def test_only_one_plain_address_gets_mail(given: str) -> None:
    with pytest.raises(Problem):
        checked_mail(NoticesPart(smtp_host="mail.example.org"), given)
    with pytest.raises(Problem):
        checked_mail(PART, "a@example.org")  # the operator sends no mail


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "::1",
        "fd00::1",
        "fe80::1",
        "::ffff:10.0.0.1",
        "2002:a00:1::",
        "224.0.0.1",
    ],
)
def test_private_addresses_are_never_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_public(ipaddress.ip_address(address))
    answers = [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", (address, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answers)
    with pytest.raises(NotSent):
        allowed_address(PART, "hooks.example.org", 443)


def test_the_address_that_was_looked_at_is_the_one_that_is_called(
    hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that means something else when it is asked a second time."""
    port = int(hook.url.rpartition(":")[2].partition("/")[0])
    asked: list[str] = []

    def lookup(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", ("127.0.0.1" if len(asked) == 1 else "192.0.2.1", port))]

    part = NoticesPart(enabled=True, hosts=("inside.example",), private_hosts=("inside.example",))
    real = socket.create_connection
    reached: list[Any] = []

    def create(address: Any, *rest: Any) -> Any:
        reached.append(address)
        with monkeypatch.context() as plain:
            plain.undo()
            return real(address, *rest)

    monkeypatch.setattr(sending, "allowed_address", lambda part, host, port: lookup(host, port)[0][4][0])
    monkeypatch.setattr(socket, "create_connection", create)
    send_hook(part, f"http://inside.example:{port}/x", {"text": "hello"})
    assert (asked, reached) == (["inside.example"], [("127.0.0.1", port)])
    assert hook.got == [("/x", {"text": "hello"})]
