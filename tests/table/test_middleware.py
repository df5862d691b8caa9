"""The door: headers, sizes, rates, pages of other sites, files that are nobody's business."""

from __future__ import annotations

import httpx
import pytest
from tests.table.harness import PATIENCE, Page, Server, Table, eventually, running
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from dejarik.table.middleware import HEADERS, MOST_BYTES, Limits, same_origin
from dejarik.table.rates import Bucket


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api/games", "/api/tables/none", "/locale/pl/table.ftl", "/no.js"]
)
def test_every_answer_carries_the_headers(lite: Server, path: str) -> None:
    found = lite.get(path).headers
    assert {name: found.get(name) for name in HEADERS} == HEADERS
    assert "unsafe" not in found["content-security-policy"]
    assert found["referrer-policy"] == "no-referrer"


def test_pages_of_other_sites_open_no_socket(lite: Server) -> None:
    table = lite.make("arena", "me", "bot")
    address = lite.base.replace("http", "ws") + f"/api/tables/{table.id}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(lite.base)) as own:
        own.send('{"type": "hello"}')
        assert '"state"' in str(own.recv(PATIENCE))


def test_pages_of_other_sites_change_nothing(lite: Server) -> None:
    wanted = {"game": "arena", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    answer = lite.http.post("/api/tables", json=wanted, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "table-foreign-page")
    assert lite.http.post("/api/tables", json=wanted, headers={"origin": lite.base}).status_code == 201


@pytest.mark.parametrize(
    ("origin", "host", "allowed", "same"),
    [
        (None, "a.example", (), True),
        ("https://a.example", "a.example", (), True),
        ("https://a.example:81", "a.example", (), False),
        ("https://b.example", "a.example", (), False),
        ("https://b.example", "a.example", ("https://b.example",), True),
        ("null", "a.example", (), False),
        ("null", "", (), False),
    ],
)
def test_a_page_is_our_own_when_it_comes_from_the_same_host(
    origin: str | None, host: str, allowed: tuple[str, ...], same: bool
) -> None:
    headers = [(b"host", host.encode())] + ([(b"origin", origin.encode())] if origin else [])
    assert same_origin(headers, allowed) is same


def test_what_is_too_large_is_refused_before_it_is_read(lite: Server) -> None:
    table = lite.make("arena", "me", "bot")
    big = b'{"name": "' + b"x" * MOST_BYTES + b'"}'
    for content in (big, iter([big])):  # with its length, and in pieces
        answer = lite.http.post(f"/api/tables/{table.id}/join", content=content)
        assert (answer.status_code, answer.json()["error"]["id"]) == (413, "table-too-large")
    page = lite.page(table, 0)
    page.wait("state")
    page.socket.send(big)
    with pytest.raises(ConnectionClosed) as closed:
        page.wait("what never comes")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    page.close()


@pytest.mark.slow
def test_who_asks_too_often_is_told_to_wait(sqlite: str) -> None:
    slow = Limits(requests=(20, 0.001), changes=(2, 0.001), messages=(3, 0.001), spectators=1)
    with running(sqlite, slow) as server:
        table = server.make_only("arena", "me", "friend")
        with server.page(table, 0) as page:
            errors = [page.refused(type="undo", number=0) for _ in range(4)]
            assert errors[0] == "table-nothing-to-undo"
            assert errors[3] == "table-too-many"
            with server.page(table) as second:
                assert second.state["number"] == 0
                third = server.page(table)
                assert closed_with(third) == ("table-too-many", 1013)
        statuses = [server.post("/api/tables", {}).status_code for _ in range(3)]
        assert statuses == [422, 429, 429]
        refused = [server.get("/healthz") for _ in range(20)][-1]
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "5")
        with pytest.raises(InvalidStatus):
            server.page(table)  # a socket is a request, too
        assert server.get("/").status_code == server.get("/locale/en/table.ftl").status_code == 200


def closed_with(page: Page) -> tuple[str, int]:
    """Why a page was refused, and with which code."""
    problem = page.wait("error")["id"]
    with pytest.raises(ConnectionClosed) as closed:
        page.hear()
    page.close()
    assert closed.value.rcvd is not None
    return problem, closed.value.rcvd.code


@pytest.mark.parametrize("limits", [Limits(spectators=2), Limits(spectators_each=2)])
def test_spectators_do_not_lock_players_out(sqlite: str, limits: Limits) -> None:
    with running(sqlite, limits) as server:
        table = server.make("arena", "me", "friend")
        with server.page(table), server.page(table) as last:
            assert closed_with(server.page(table)) == ("table-too-many", 1013)
            with server.page(table, 0) as one, server.page(table, 1) as two:
                assert (one.state["seats"], two.state["seats"]) == ([0], [1])
                last.close()
                eventually(lambda: opens_as_spectator(server, table))


def opens_as_spectator(server: Server, table: Table) -> bool:
    page = server.page(table)
    try:
        return bool(page.hear()["type"] == "state")
    finally:
        page.close()


def test_one_player_with_many_pages_does_not_lock_another_out(sqlite: str) -> None:
    with running(sqlite, Limits(sockets_seat=2)) as server:
        table = server.make("arena", "me", "friend")
        with server.page(table, 0), server.page(table, 0):
            assert closed_with(server.page(table, 0)) == ("table-too-many", 1013)
            with server.page(table, 1) as other:
                assert other.state["seats"] == [1]


def test_one_seat_does_not_starve_its_address(sqlite: str) -> None:
    slow = Limits(requests=(12, 0.001), changes=(6, 0.001), seat_requests=(5, 0.001), seat_changes=(2, 0.001))
    with running(sqlite, slow) as server:
        table = server.make("arena", "me", "friend")  # 2 requests, both changes
        path = f"/api/tables/{table.id}"
        reports = [server.post(f"{path}/report", {}, table.tokens[0]).status_code for _ in range(9)]
        assert reports == [201, 201] + [429] * 7
        looks = [server.get(path, table.tokens[0]).status_code for _ in range(9)]
        assert looks == [429] * 9
        wanted = {"game": "arena", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        made = [server.post("/api/tables", wanted).status_code for _ in range(4)]
        assert made == [201, 201, 429, 429]
        # Those two were refused, and took nothing of what may be looked at.
        assert [server.get(path).status_code for _ in range(7)] == [200] * 6 + [429]


def test_those_who_have_a_seat_do_not_eat_each_others_share(sqlite: str) -> None:
    slow = Limits(seat_requests=(5, 0.001), seat_changes=(2, 0.001))
    with running(sqlite, slow) as server:
        table = server.make("arena", "me", "friend")
        path = f"/api/tables/{table.id}"
        hasty, calm = table.tokens[0], table.tokens[1]
        assert [server.get(path, hasty).status_code for _ in range(6)] == [200] * 5 + [429]
        assert [server.post(f"{path}/report", {}, calm).status_code for _ in range(3)] == [201, 201, 429]
        assert [server.get(path, calm).status_code for _ in range(3)] == [200, 200, 429]
        assert server.get(path).status_code == 200


def test_made_up_secrets_do_not_widen_what_one_address_may_ask_for(sqlite: str) -> None:
    with running(sqlite, Limits(requests=(10, 0.001))) as server:
        asked = [server.get("/api/games", f"secret {each}").status_code for each in range(12)]
        assert asked == [200] * 10 + [429] * 2


def test_one_caller_opens_only_so_many_sockets(sqlite: str) -> None:
    with running(sqlite, Limits(sockets_each=2)) as server:
        table = server.make("arena", "me", "friend")
        with server.page(table, 0):
            with server.page(table), pytest.raises(InvalidStatus):
                server.page(table)
            eventually(lambda: opens(server, table))


def opens(server: Server, table: Table) -> bool:
    """Whether one more socket can be opened: those that were closed do not count."""
    try:
        server.page(table).close()
    except InvalidStatus:
        return False
    return True


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 1000)
    assert [bucket.take() for _ in range(2)] == [True, True]
    while not bucket.take():
        pass
    assert not Bucket(0.5, 0).take()


def test_what_fails_inside_says_nothing_of_the_inside(lite: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken() -> None:
        raise RuntimeError("the password is 1234")

    monkeypatch.setattr(lite.tables.store, "check", broken)
    answer = httpx.get(
        f"{lite.base}/healthz"
    )  # on a connection of its own: the server closes it after a failure
    assert answer.status_code == 500
    assert answer.json() == {"error": {"id": "table-failed", "args": {}}}
