"""Links are invitations: each seats one person once, shows nothing of the seat before, and is used up then."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest
from tests.table.harness import Page, Server, Table

from dejarik.lcg.decks.ready_made import ready_made
from dejarik.table.words import TableId

TEAMS = {"format": "2v2", "players": "4"}


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("error", {}).get("id", "")


def caller(server: Server, table: Table, token: str) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{table.id}", token).json()["caller"]
    return found


def join(server: Server, table: Table, token: str | None = None, **body: Any) -> httpx.Response:
    return server.post(f"/api/tables/{table.id}/join", body, token)


def together(*calls: Any) -> list[httpx.Response]:
    """Ask all of this at the same moment."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return [each.result() for each in [pool.submit(call) for call in calls]]


# --- Who the caller is ------------------------------------------------------------------------------


def test_the_server_says_who_the_caller_is(server: Server) -> None:
    table = server.make_only("caravan", "me", "hot", "friend", "invited", settings={"players": "4"})
    assert "caller" not in server.get(f"/api/tables/{table.id}").json()
    assert caller(server, table, table.tokens[0]) == {"seats": [0, 1], "invitation": None}
    assert caller(server, table, table.links[2]) == {"seats": [], "invitation": 2}
    assert caller(server, table, table.links[3]) == {"seats": [], "invitation": 3}
    assert problem(server.get(f"/api/tables/{table.id}", "no-such-secret")) == (401, "table-token")
    server.sit_down(table, 3)
    assert caller(server, table, table.tokens[3]) == {"seats": [3], "invitation": None}
    assert problem(server.get(f"/api/tables/{table.id}", table.links[3])) == (410, "table-link-used")
    seats = server.get(f"/api/tables/{table.id}").json()["seats"]
    assert [seat["seated"] for seat in seats] == [True, True, False, True]
    assert [seat["taken"] for seat in seats] == [True, True, True, True]


@pytest.mark.parametrize("kind", ["friend", "invited"])
def test_a_link_is_exchanged_for_a_secret_once(server: Server, kind: str) -> None:
    table = server.make_only("caravan", "me", kind)
    link = table.links[1]
    first = join(server, table, link, name="Leia")
    assert first.status_code == 200
    secret = first.json()["token"]
    assert secret != link
    assert problem(join(server, table, link, name="Greedo")) == (410, "table-link-used")
    for path in ("view", "log", "replay"):
        assert problem(server.get(f"/api/tables/{table.id}/{path}", link)) == (410, "table-link-used")
    for path, body in (("hint", {"option": "x"}), ("rematch", {}), ("report", {})):
        assert problem(server.post(f"/api/tables/{table.id}/{path}", body, link)) == (410, "table-link-used")
    page = Page(server.base, table.id, link)
    assert page.wait("error")["id"] == "table-link-used"
    page.close()
    assert server.get(f"/api/tables/{table.id}").json()["seats"][1]["name"] == "Leia"
    with Page(server.base, table.id, secret) as own:
        assert own.state["seats"] == [1]
    server.digest(table.id)


def test_two_who_press_at_the_same_moment_with_one_link_are_one(server: Server) -> None:
    for _ in range(5):
        table = server.make_only("arena", "me", "friend")
        answers = together(*[partial(join, server, table, table.links[1])] * 4)
        assert sorted(map(problem, answers)) == [(200, ""), *[(410, "table-link-used")] * 3]


def test_a_friend_who_sits_down_late_does_not_stop_the_clock_of_others(server: Server) -> None:
    table = server.make_only("arena", "me", "friend", clock=60)
    due = server.get(f"/api/tables/{table.id}").json()["due"]
    assert server.sit_down(table, 1).status_code == 200
    assert server.get(f"/api/tables/{table.id}").json()["due"] == due


def test_secrets_and_unused_links_go_along_to_the_next_game(server: Server) -> None:
    table = server.make_only("caravan", "me", "friend", "friend", settings={"players": "3"})
    server.sit_down(table, 1)
    with server.page(table, 0) as one, server.page(table, 1) as two:
        one.say(type="concede", seat=0)
        two.say(type="concede", seat=1)
        one.until(lambda state: state["outcome"] is not None)
    link = table.links[2]
    refused = server.post(f"/api/tables/{table.id}/rematch", {}, link)
    assert problem(refused) == (403, "table-not-your-seat")
    again = Table(server.post(f"/api/tables/{table.id}/rematch", {}, table.tokens[0]).json()["table"], {})
    assert caller(server, again, table.tokens[0]) == {"seats": [1], "invitation": None}
    assert caller(server, again, table.tokens[1]) == {"seats": [2], "invitation": None}
    assert caller(server, again, link) == {"seats": [], "invitation": 0}
    assert problem(server.get(f"/api/tables/{again.id}", table.links[1])) == (410, "table-link-used")
    assert join(server, again, link).json()["seat"] == 0


# --- An answer that is lost -------------------------------------------------------------------------

OWN = "made-up-by-the-page_0123456789AB"


@pytest.mark.parametrize("kind", ["open", "friend", "invited"])
def test_whoever_loses_the_answer_asks_again_with_the_same_secret(server: Server, kind: str) -> None:
    table = server.make_only("caravan", "me", kind)
    link = table.links.get(1)
    first = join(server, table, link, name="Leia", secret=OWN)
    assert (first.status_code, first.json()) == (200, {"seat": 1, "token": OWN})
    again = join(server, table, link, name="Leia", secret=OWN)
    assert (again.status_code, again.json()) == (200, {"seat": 1, "token": OWN})
    assert caller(server, table, OWN) == {"seats": [1], "invitation": None}
    gone = (409, "table-full") if link is None else (410, "table-link-used")
    assert problem(join(server, table, link, secret=OWN[::-1])) == gone
    assert problem(join(server, table, link)) == gone
    assert server.digest(table.id)[1] == 1


def test_the_same_request_many_times_at_once_is_one(server: Server) -> None:
    table = server.make_only("caravan", "me", "open", "open", settings={"players": "3"})
    answers = together(*[partial(join, server, table, secret=OWN)] * 4)
    assert [each.json() for each in answers] == [{"seat": 1, "token": OWN}] * 4
    assert server.digest(table.id)[1] == 1


def test_a_secret_opens_one_seat_only_and_is_no_link(server: Server) -> None:
    table = server.make_only("caravan", "me", "friend", "open", "open", settings={"players": "4"})
    seated = (409, "table-seated")
    for secret in (table.tokens[0], table.links[1]):
        assert problem(join(server, table, secret=secret)) == seated
        assert problem(join(server, table, table.links[1], secret=secret)) == seated
    assert join(server, table, seat=2, secret=OWN).status_code == 200
    assert problem(join(server, table, seat=3, secret=OWN)) == seated
    assert problem(join(server, table, table.links[1], secret=OWN)) == seated
    assert server.digest(table.id)[1] == 1


@pytest.mark.parametrize("secret", ["", "x" * 31, "x" * 65, "x" * 31 + " ", "x" * 31 + "\n", "ł" * 32, 7])
def test_a_secret_that_could_be_guessed_or_does_not_travel_is_refused(lite: Server, secret: Any) -> None:
    table = lite.make_only("caravan", "me", "open")
    assert problem(join(lite, table, secret=secret)) == (422, "table-malformed")


# --- Open seats -------------------------------------------------------------------------------------


def test_three_open_seats_are_taken_by_three_at_once(server: Server) -> None:
    table = server.make("caravan", "me", "open", "open", "open", settings={"players": "4"})
    answers = together(*[partial(join, server, table)] * 4)
    assert sorted(each.json()["seat"] for each in answers if each.status_code == 200) == [1, 2, 3]
    assert [problem(each) for each in answers if each.status_code != 200] == [(409, "table-full")]
    server.digest(table.id)


def test_a_seat_that_is_gone_is_another_thing_than_a_full_table(lite: Server) -> None:
    table = lite.make("assault", "me", "open", "open", "bot", settings={"players": "4"})
    assert join(lite, table, seat=1, brings={"army-2": "hired-guns"}).status_code == 200
    assert problem(join(lite, table, seat=1, brings={"army-2": "hired-guns"})) == (409, "table-seat-gone")
    assert problem(join(lite, table, seat=0)) == (409, "table-seat-gone")
    assert join(lite, table, seat=2, brings={"army-3": "hired-guns"}).status_code == 200
    assert problem(join(lite, table, seat=2)) == (409, "table-full")


# --- Who sits first chooses first -------------------------------------------------------------------


def offered(server: Server, table: Table, seat: int, token: str | None = None) -> list[str]:
    answer = server.post(f"/api/tables/{table.id}/examine", {"seat": seat}, token)
    assert answer.status_code == 200, answer.text
    return [name for name in ready_made() if name not in answer.json()["refused"][f"deck-{seat + 1}"]]


@pytest.mark.parametrize("kind", ["open", "invited"])
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_offered_is_accepted_in_any_order(lite: Server, kind: str, seed: int) -> None:
    """Two against two: four who sit down one after another, each with any deck that is offered."""
    chance = random.Random(f"{kind} {seed}")
    table = lite.make("lcg", *[kind] * 4, settings=TEAMS)
    order = [0, 1, 2, 3]
    chance.shuffle(order)
    chosen: dict[str, str] = {}
    for seat in order:
        token = table.links.get(seat)
        setting = f"deck-{seat + 1}"
        chosen[setting] = chance.choice(offered(lite, table, seat, token))
        place = {} if token else {"seat": seat}
        answer = join(lite, table, token, brings={setting: chosen[setting]}, **place)
        assert problem(answer) == (200, "")
    facts = lite.get(f"/api/tables/{table.id}").json()
    assert (facts["state"], facts["settings"]) == ("playing", {**TEAMS, **chosen})


def test_what_the_host_proposed_to_somebody_absent_gives_way(lite: Server) -> None:
    """The partner's preset does not fit beside what was brought: it is dropped, and another deck is drawn."""
    proposed = {**TEAMS, "deck-1": "red-squadron", "deck-2": "old-masters", "deck-3": "dark-throne"}
    table = lite.make("lcg", "invited", "invited", "me", "bot", settings=proposed)
    assert "scoundrels-and-jedi" in offered(lite, table, 0, table.links[0])
    assert lite.sit_down(table, 0, brings={"deck-1": "scoundrels-and-jedi"}).status_code == 200
    left = lite.get(f"/api/tables/{table.id}").json()["settings"]
    assert left == {**TEAMS, "deck-1": "scoundrels-and-jedi", "deck-3": "dark-throne"}
    assert "old-masters" not in offered(lite, table, 1, table.links[1])
    assert problem(lite.sit_down(table, 1, brings={"deck-2": "old-masters"})) == (400, "lcg-bad-team")
    assert lite.sit_down(table, 1).status_code == 200
    lite.digest(table.id)


def test_what_the_host_has_settled_stands(lite: Server) -> None:
    """A friend's fixed deck, and one that was chosen for a bot; what was merely drawn for a bot gives way."""
    fixed = {**TEAMS, "deck-1": "red-squadron", "deck-2": "old-masters", "deck-3": "dark-throne"}
    for partner in ("friend", "bot", "me"):
        table = lite.make("lcg", "invited", partner, "me", "bot", settings=fixed)
        assert "scoundrels-and-jedi" not in offered(lite, table, 0, table.links[0])
        refused = lite.sit_down(table, 0, brings={"deck-1": "scoundrels-and-jedi"})
        assert problem(refused) == (400, "lcg-bad-team")
    drawn = {name: value for name, value in fixed.items() if name != "deck-2"}
    table = lite.make("lcg", "invited", "bot", "me", "bot", settings=drawn)
    for name, deck in ready_made().items():
        if deck.side is ready_made()["old-masters"].side and len(deck.sets) == 10 and not deck.challenge:
            assert name in offered(lite, table, 0, table.links[0])


def test_only_who_could_sit_down_is_told_what_could_be_brought(lite: Server) -> None:
    table = lite.make("lcg", "me", "invited", "invited", "open", settings=TEAMS)
    path = f"/api/tables/{table.id}/examine"
    assert problem(lite.post(path, {"seat": 1})) == (409, "table-seat-gone")
    assert problem(lite.post(path, {"seat": 1}, table.links[2])) == (403, "table-not-your-seat")
    assert lite.post(path, {"seat": 3}).status_code == 200
    assert lite.post(path, {"seat": 1}, table.links[1]).status_code == 200
    assert problem(lite.post(path, {"seat": 1}, "no-such-secret")) == (401, "table-token")


def test_a_game_without_shared_things_refuses_nothing(lite: Server) -> None:
    table = lite.make("assault", "me", "invited", settings={"players": "2"})
    assert lite.post(f"/api/tables/{table.id}/examine", {"seat": 1}, table.links[1]).json() == {}


def test_the_hash_of_a_used_link_is_kept_beside_that_of_the_secret(lite: Server) -> None:
    table = lite.make_only("arena", "me", "friend")

    async def rows() -> list[tuple[bool, bool]]:
        found = await lite.tables.store.seats(TableId(table.id))
        return [(seat.token is not None, seat.invitation is not None) for seat in found]

    assert lite.run(rows()) == [(True, False), (False, True)]
    lite.sit_down(table, 1)
    assert lite.run(rows()) == [(True, False), (True, True)]
