"""What went wrong at a table is put right when everybody agrees, and never otherwise."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.table.harness import Page, Server, Table, at_least, fresh_room
from tests.table.test_series import TWO, facts, go_on, play_to_the_end

from dejarik.kernel import saves
from dejarik.kernel.match import Match
from dejarik.table.journal import Corrected
from dejarik.table.tables import Tables
from dejarik.table.words import TableId

GOLD = {"seat": 0, "gold": 5}


def correct(server: Server, table: Table, seat: int, change: Any = GOLD, why: str = "miscounted") -> Any:
    body = {"change": change, "why": why}
    return server.post(f"/api/tables/{table.id}/corrections", body, table.tokens[seat])


def agree(server: Server, table: Table, seat: int, id: int, yes: bool = True) -> Any:
    return server.post(f"/api/tables/{table.id}/suggestion", {"id": id, "yes": yes}, table.tokens[seat])


def gold(server: Server, table: Table) -> list[int]:
    view = server.get(f"/api/tables/{table.id}/view").json()["view"]
    return [purse["gold"] for purse in view["state"]["purses"]]


@pytest.fixture
def three(server: Server) -> Table:
    return server.make("caravan", "me", "friend", "friend", settings={"players": "3", "journeys": "2"})


def test_a_correction_is_made_when_the_last_of_all_people_agrees(server: Server, three: Table) -> None:
    with server.page(three, 2) as page:
        asked = correct(server, three, 0).json()["table"]["suggestion"]
        shown = page.until(lambda state: bool(state["table"]["suggestion"]))["table"]["suggestion"]
        assert shown == asked
        assert (asked["by"], asked["yes"], asked["waiting"]) == (0, [], [1, 2])
        assert asked["correction"]["change"] == GOLD
        assert (asked["correction"]["why"], asked["correction"]["name"]) == ("miscounted", "me 0")
        known = agree(server, three, 1, asked["id"]).json()["table"]
        assert (known["suggestion"]["yes"], known["suggestion"]["waiting"]) == ([1], [2])
        assert gold(server, three) == [0, 0, 0]
        before = page.state["revision"]
        after = agree(server, three, 2, asked["id"]).json()["table"]
        assert after["suggestion"] is None
        assert page.until(at_least("revision", before + 1))["view"]["state"]["purses"][0]["gold"] == 5
    [told] = [each for each in after["story"] if each["kind"] == "corrected"]
    assert (told["seat"], told["correction"]["why"]) == (0, "miscounted")
    server.digest(three.id)


def test_whoever_refuses_ends_it_and_nothing_changes(server: Server, three: Table) -> None:
    before = server.digest(three.id)[0]
    id = correct(server, three, 0).json()["table"]["suggestion"]["id"]
    assert agree(server, three, 1, id).status_code == 200
    assert agree(server, three, 2, id, yes=False).json()["table"]["suggestion"] is None
    late = agree(server, three, 2, id)
    assert (late.status_code, late.json()["error"]["id"]) == (409, "table-nothing-suggested")
    id = correct(server, three, 1).json()["table"]["suggestion"]["id"]
    assert agree(server, three, 1, id, yes=False).json()["table"]["suggestion"] is None, "withdrawn"
    assert server.digest(three.id)[0] == before


def test_nobody_agrees_to_the_own_suggestion_or_to_another_than_was_read(
    server: Server, three: Table
) -> None:
    first = correct(server, three, 0).json()["table"]["suggestion"]["id"]
    own = agree(server, three, 0, first)
    assert (own.status_code, own.json()["error"]["id"]) == (403, "table-not-your-seat")
    again = correct(server, three, 1)
    assert (again.status_code, again.json()["error"]["id"]) == (409, "table-suggested")
    agree(server, three, 0, first, yes=False)
    second = correct(server, three, 0, {"seat": 0, "gold": 900}).json()["table"]["suggestion"]["id"]
    stale = agree(server, three, 1, first)
    assert stale.json()["error"]["id"] == "table-nothing-suggested"
    assert facts(server, three.id)["suggestion"]["yes"] == []
    spectator = server.post(f"/api/tables/{three.id}/suggestion", {"id": second, "yes": True})
    assert spectator.status_code == 403
    assert server.post(f"/api/tables/{three.id}/corrections", {"change": GOLD, "why": "x"}).status_code == 403


def test_what_can_not_be_is_refused_at_once_and_once_more_in_the_end(server: Server, three: Table) -> None:
    poor = correct(server, three, 0, {"seat": 1, "gold": -1})
    assert (poor.status_code, poor.json()["error"]["id"]) == (400, "caravan-too-little")
    assert correct(server, three, 0, {"seat": 9, "gold": 1}).json()["error"]["id"] == "caravan-no-correction"
    assert correct(server, three, 0, why=" ").status_code == 422
    assert facts(server, three.id)["suggestion"] is None
    other = server.make("arena", "me", "hot")
    assert correct(server, other, 0).json()["error"]["id"] == "game-no-corrections"


def test_who_plays_alone_with_bots_is_asked_by_nobody(server: Server) -> None:
    table = server.make("caravan", "me", "hot", settings=TWO)
    after = correct(server, table, 1).json()["table"]
    assert after["suggestion"] is None
    assert gold(server, table) == [5, 0]


def test_a_correction_after_the_game_counts_in_the_next(server: Server) -> None:
    table = server.make("caravan", "me", "friend", settings=TWO)
    play_to_the_end(server, table, 0, 1)
    before = gold(server, table)
    id = correct(server, table, 0).json()["table"]["suggestion"]["id"]
    waits = go_on(server, table, 0)
    assert (waits.status_code, waits.json()["error"]["id"]) == (409, "table-suggested")
    agree(server, table, 1, id)
    made = Table(go_on(server, table, 0).json()["table"], table.tokens)
    assert gold(server, made) == [before[0] + 5, before[1]]
    over = correct(server, table, 0)
    assert (over.status_code, over.json()["error"]["id"]) == (409, "table-gone-on")


def test_taking_back_stops_at_what_was_put_right(server: Server) -> None:
    table = server.make("caravan", "me", "hot", settings=TWO)
    with server.page(table, 0) as page:
        page.choose()
        page.choose()
        assert page.state["undo"] == "free"
        correct(server, table, 0)
        page.until(lambda state: state["undo"] is None)
        page.choose()
        page.say(type="undo", number=3)
        back = page.until(lambda state: state["number"] == 2)
        assert back["undo"] is None
        assert back["view"]["state"]["purses"][0]["gold"] == 5
    server.digest(table.id)


def test_a_correction_is_in_the_replay_and_in_the_file_of_the_series(server: Server) -> None:
    table = server.make("caravan", "me", "hot", settings=TWO)
    with server.page(table, 0) as page:
        for _ in range(3):
            page.choose()
    correct(server, table, 0)

    async def look() -> tuple[bytes, str]:
        async with fresh_room(server.tables, table.id).entered() as live:
            return live.match.replay(), saves.digest(live.match.state)

    replay, digest = server.run(look())
    again = Match.from_replay(replay)
    assert saves.digest(again.state) == digest
    assert [made.at for made in again.corrections] == [3]
    file = server.get(f"/api/tables/{table.id}/series/file", table.tokens[0])
    made = server.http.post("/api/series", content=file.content)
    assert made.status_code == 201, made.text
    new = Table(made.json()["table"], {})
    assert gold(server, new) == gold(server, table)
    lines = server.run(server.tables.store.lines(TableId(new.id)))
    assert sum(isinstance(line.entry, Corrected) for line in lines) == 1


def test_of_two_who_agree_at_once_nothing_is_made_twice(server: Server) -> None:
    table = server.make("caravan", "me", "friend", settings=TWO)
    id = correct(server, table, 0).json()["table"]["suggestion"]["id"]

    async def both() -> list[Any]:
        from dejarik.table.asking import answer_suggestion
        from dejarik.table.words import SeatToken

        rooms = [server.tables.room(TableId(table.id)), Tables(server.tables.store).room(TableId(table.id))]
        token = SeatToken(table.tokens[1])
        asked = (answer_suggestion(room, token, id, yes=True) for room in rooms for _ in range(2))
        return await asyncio.gather(*asked, return_exceptions=True)

    found = server.run(both())
    assert found.count(None) == 1
    assert gold(server, table) == [5, 0]
    server.digest(table.id)


def test_a_correction_is_there_after_snapshots(server: Server) -> None:
    """Also one that was made before a snapshot, and one at the very decision of it."""
    table = server.make("caravan", "me", "hot", settings=TWO)
    with Page(server.base, table.id, table.tokens[0]) as page:
        while page.state["number"] < 33 and not page.state["outcome"]:
            if page.state["number"] in (5, 32):
                correct(server, table, 0, {"seat": 1, "gold": 100})
                page.until(at_least("revision", page.state["revision"] + 1))
            page.choose()
        assert gold(server, table)[1] >= 100
        if page.state["undo"] and page.state["number"] > 32:
            page.say(type="undo", number=page.state["number"])
    server.digest(table.id)


def test_what_can_not_be_seen_is_taken_out_of_the_words(server: Server, three: Table) -> None:
    asked = correct(server, three, 0, why="mis\u202ecounted\u200b").json()["table"]["suggestion"]
    assert asked["correction"]["why"] == "miscounted"
    assert correct(server, three, 0, why="\u202e").status_code == 422


def test_who_is_away_is_asked_too(server: Server, three: Table) -> None:
    """Whoever plays for somebody does not agree for them, and nothing is put right behind anybody's back."""
    passed = {"seat": 2, "to": "bot"}
    assert server.post(f"/api/tables/{three.id}/seat", passed, three.tokens[2]).status_code == 200
    asked = correct(server, three, 0).json()["table"]["suggestion"]
    assert asked["waiting"] == [1, 2]
    assert agree(server, three, 1, asked["id"]).json()["table"]["suggestion"]["waiting"] == [2]
    assert gold(server, three) == [0, 0, 0]
    assert agree(server, three, 2, asked["id"]).json()["table"]["suggestion"] is None
    assert gold(server, three)[0] == 5


def test_a_partner_does_not_agree_or_suggest_for_whom_they_play(server: Server) -> None:
    settings = {"players": "4", "companies": "true", "journeys": "2"}
    table = server.make("caravan", "friend", "bot", "me", "bot", settings=settings)
    passed = {"seat": 0, "to": "partner", "partner": 2}
    assert server.post(f"/api/tables/{table.id}/seat", passed, table.tokens[0]).status_code == 200
    asked = correct(server, table, 2).json()["table"]["suggestion"]
    assert (asked["by"], asked["correction"]["name"], asked["waiting"]) == (2, "me 2", [0])
    own = agree(server, table, 2, asked["id"])
    assert (own.status_code, own.json()["error"]["id"]) == (403, "table-not-your-seat")
    assert agree(server, table, 0, asked["id"]).json()["table"]["suggestion"] is None
    assert gold(server, table)[0] == 5
    asked = correct(server, table, 0).json()["table"]["suggestion"]
    assert (asked["by"], asked["waiting"]) == (0, [2])
