"""Slow connections, many of them, other names, and what proxies say about who calls."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from urllib.parse import urlsplit

import httpx
import pytest
from tests.table.harness import PATIENCE, Server, eventually, running
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from dejarik.kernel.errors import Problem
from dejarik.table.addresses import Names, Proxies, network
from dejarik.table.middleware import Limits

SHORT = Limits(header_seconds=0.3, body_seconds=0.3)


def opened(server: Server) -> socket.socket:
    where = urlsplit(server.base)
    return socket.create_connection((where.hostname or "", where.port or 0), timeout=PATIENCE)


def rest_of(line: socket.socket) -> bytes:
    """All that still comes until the server hangs up."""
    found = b""
    try:
        while more := line.recv(4096):
            found += more
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize("said", [b"", b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "])
def test_who_does_not_say_what_they_want_is_hung_up_on(sqlite: str, said: bytes) -> None:
    with running(sqlite, SHORT) as server, opened(server) as line:
        line.sendall(said)
        assert rest_of(line) == b""


def test_a_second_request_has_as_little_time_for_its_headers(sqlite: str) -> None:
    with running(sqlite, SHORT) as server, opened(server) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert b"HTTP/1.1" not in rest_of(line)


def test_a_body_that_does_not_come_is_not_waited_for(sqlite: str) -> None:
    with running(sqlite, SHORT) as server, opened(server) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
        answer = rest_of(line)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"table-too-slow" in answer


def test_an_address_has_so_many_connections(sqlite: str) -> None:
    with running(sqlite, Limits(connections=3)) as server, ExitStack() as held:
        lines = [held.enter_context(opened(server)) for _ in range(3)]
        eventually(lambda: not answers(server))
        lines[0].close()
        eventually(lambda: answers(server))


def answers(server: Server) -> bool:
    try:
        return httpx.get(f"{server.base}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_a_named_proxy_has_as_many_as_it_needs_and_sockets_count_as_sockets(sqlite: str) -> None:
    with running(sqlite, Limits(connections=1), proxies=("127.0.0.0/8",)) as server, ExitStack() as held:
        for _ in range(3):
            held.enter_context(opened(server))
        assert answers(server)
    with running(sqlite, Limits(connections=1)) as server:
        table = made(server)
        with connect(f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket") as page:
            page.send('{"type": "hello"}')
            assert '"state"' in str(page.recv(PATIENCE))
            eventually(lambda: answers(server))


def made(server: Server) -> str:
    wanted = {"game": "arena", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answer = httpx.post(f"{server.base}/api/tables", json=wanted)
    return str(answer.json()["table"])


@pytest.mark.parametrize(
    ("client", "said", "proxies", "caller"),
    [
        ("192.0.2.7", None, (), "192.0.2.7"),
        ("192.0.2.7", "198.51.100.1", (), "192.0.2.7"),
        ("192.0.2.7", "198.51.100.1", ("192.0.2.0/24",), "198.51.100.1"),
        ("192.0.2.7", "203.0.113.9, 198.51.100.1", ("192.0.2.7",), "198.51.100.1"),
        ("192.0.2.7", "203.0.113.9, 192.0.2.8", ("192.0.2.0/24",), "203.0.113.9"),
        ("192.0.2.7", None, ("192.0.2.7",), "192.0.2.7"),
        ("192.0.2.7", "nonsense", ("192.0.2.7",), "?nonsense"),
        ("::1", "2001:DB8::0001", ("::1",), "2001:db8::1"),
    ],
)
def test_only_named_proxies_are_believed(
    client: str, said: str | None, proxies: tuple[str, ...], caller: str
) -> None:
    headers = [(b"x-forwarded-for", said.encode())] if said else []
    assert Proxies(proxies).caller({"client": (client, 1), "headers": headers}) == caller


def test_what_is_no_network_is_said() -> None:
    with pytest.raises(Problem) as problem:
        network("10.0.0.0/99")
    assert problem.value.message.id == "table-no-network"


def test_nobody_can_call_from_elsewhere_by_saying_so(sqlite: str) -> None:
    limits = Limits(requests=(3, 1e-6))
    with running(sqlite, limits) as server:
        asked = [
            httpx.get(f"{server.base}/api/games", headers={"x-forwarded-for": f"192.0.2.{each}"}).status_code
            for each in range(5)
        ]
        assert asked == [200] * 3 + [429] * 2


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("dejarik.example", True),
        ("DEJARIK.example", True),
        ("dejarik.example:8000", False),
        ("evil.example", False),
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("localhost", True),
        ("", False),
    ],
)
def test_with_origins_only_their_names_lead_here(host: str, allowed: bool) -> None:
    scope = {"headers": [(b"host", host.encode())]}
    assert Names(["https://dejarik.example"]).allow(scope) is allowed
    assert Names().allow(scope)


def test_a_page_that_reaches_the_server_under_a_name_of_its_own_gets_nothing(sqlite: str) -> None:
    with running(sqlite, origins=("https://dejarik.example",)) as server:
        evil = {"host": "evil.example", "origin": "http://evil.example"}
        refused = httpx.get(f"{server.base}/api/games", headers=evil)
        assert (refused.status_code, refused.json()["error"]["id"]) == (421, "table-other-name")
        table = server.make("arena", "me", "bot")
        address = f"{server.base.replace('http', 'ws')}/api/tables/{table.id}/socket"
        with pytest.raises(InvalidStatus), connect(address, additional_headers={"Host": "evil.example"}):
            pass
        own = {"host": "dejarik.example"}
        assert httpx.get(f"{server.base}/api/games", headers=own).status_code == 200
