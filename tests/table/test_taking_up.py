"""A position is taken up again: a new table goes on from a moment of another one."""

from __future__ import annotations

import pytest
from tests.table.harness import Server, Table, play

ME_AND_A_BOT = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


def view(server: Server, table: str, token: str | None = None, **more: int) -> dict[str, object]:
    found: dict[str, object] = server.get(f"/api/tables/{table}/view", token, params=more).json()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["arena", "caravan"])
def test_a_game_that_is_over_goes_on_from_any_moment(lite: Server, game: str) -> None:
    table = lite.make(game, "me", "hot")
    with lite.page(table, 0) as page:
        play(page)
    moment = view(lite, table.id, table.tokens[0], number=3)
    made = lite.post(
        f"/api/tables/{table.id}/take-up", {"number": 3, "seats": [{"kind": "me"}, {"kind": "hot"}]}
    )
    assert made.status_code == 201, made.text
    token = made.json()["seats"][0]["token"]
    now = view(lite, made.json()["table"], token)
    assert (now["number"], now["shown"]) == (3, moment["shown"])
    story = [
        lite.get(f"/api/tables/{each}/log", holder).json()["log"]
        for each, holder in ((table.id, table.tokens[0]), (made.json()["table"], token))
    ]
    assert story[1] == story[0][:3]
    with lite.page(table, 0) as page:
        assert page.state["table"]["state"] == "finished"  # the old game stays what it was


@pytest.mark.slow
def test_it_goes_on_with_bots_and_friends_to_its_end(lite: Server) -> None:
    table = lite.make("arena", "me", "hot")
    with lite.page(table, 0) as page:
        play(page)
    made = lite.post(f"/api/tables/{table.id}/take-up", {"number": 2, "seats": ME_AND_A_BOT}).json()
    assert [seat["kind"] for seat in made["seats"]] == ["me", "bot"]
    facts = lite.get(f"/api/tables/{made['table']}").json()
    assert (facts["state"], facts["private"]) == ("playing", True)
    again = Table(made["table"], {0: made["seats"][0]["token"]}, {})
    with lite.page(again, 0) as page:
        assert play(page)["outcome"] is not None
    assert lite.digest(again.id) == lite.digest(again.id)  # what is in memory is what is stored


@pytest.mark.slow
def test_nobody_learns_what_is_hidden_in_a_game_that_is_played(lite: Server) -> None:
    table = lite.make("arena", "me", "friend")
    refused = lite.post(
        f"/api/tables/{table.id}/take-up", {"number": 0, "seats": ME_AND_A_BOT}, table.tokens[0]
    )
    assert (refused.status_code, refused.json()["error"]["id"]) == (409, "table-not-finished")
    alone = lite.make("arena", "me", "bot")
    path = f"/api/tables/{alone.id}/take-up"
    assert lite.post(path, {"number": 0, "seats": ME_AND_A_BOT}).status_code == 409  # somebody who looks on
    assert lite.post(path, {"number": 0, "seats": ME_AND_A_BOT}, alone.tokens[0]).status_code == 201


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ({"number": 9999, "seats": ME_AND_A_BOT}, "table-no-moment"),
        ({"number": 0, "seats": ME_AND_A_BOT[:1]}, "table-seats"),
        ({"number": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}, "table-seat-now"),
        ({"number": -1, "seats": ME_AND_A_BOT}, "table-malformed"),
        ({"number": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, "table-bot-unknown"),
    ],
)
def test_what_can_not_be_taken_up_is_refused_and_makes_nothing(
    lite: Server, body: dict[str, object], problem: str
) -> None:
    table = lite.make("arena", "me", "bot")
    before = lite.get("/api/tables", params={"state": "playing"}).json()
    refused = lite.post(f"/api/tables/{table.id}/take-up", body, table.tokens[0])
    assert refused.json()["error"]["id"] == problem
    assert lite.get("/api/tables", params={"state": "playing"}).json() == before
