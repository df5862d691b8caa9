"""Games that follow each other at tables of a series: everybody is led from one to the next, once."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.table.harness import Page, Server, Table, at_least, eventually, play

from dejarik.table.asking import pass_seat
from dejarik.table.next_tables import GivenSeat
from dejarik.table.passing import WantedPassing
from dejarik.table.problems import Unnamed
from dejarik.table.rows import TableRow
from dejarik.table.tables import Tables
from dejarik.table.words import PassedTo, SeatKind, SeatToken, TableId

TWO = {"players": "2", "journeys": "2"}
WAITING: dict[str, Any] = {"goes_on": True, "next": None, "branches": [], "points": {}}


def facts(server: Server, table: str, token: str | None = None) -> Any:
    return server.get(f"/api/tables/{table}", token).json()


def row_of(server: Server, table: str) -> TableRow:
    found = server.run(server.tables.store.find(TableId(table)))
    assert found is not None
    return found[0]


def play_to_the_end(server: Server, table: Table, *seats: int) -> None:
    """Each person of these seats answers at random, one after the other as they are asked."""
    pages = [server.page(table, seat) for seat in seats]
    for page in pages:
        page.wait("state")
    while not pages[0].state["outcome"]:
        for page in pages:
            if page.state["decision"]:
                page.choose()
                for other in pages:
                    other.until(at_least("number", page.state["number"]))
    for page in pages:
        page.close()


def go_on(server: Server, table: Table, seat: int, **body: Any) -> Any:
    return server.post(f"/api/tables/{table.id}/next", body, table.tokens[seat])


@pytest.fixture
def finished(server: Server) -> Table:
    """The first of two journeys of a person and a friend, at its end."""
    table = server.make("caravan", "me", "friend", settings=TWO, clock=600, private=True)
    play_to_the_end(server, table, 0, 1)
    return table


def test_the_next_game_has_the_same_people_in_the_same_seats(server: Server, finished: Table) -> None:
    known = facts(server, finished.id)
    assert known["series"] == {"id": known["series"]["id"], "part": 0, **WAITING}
    gold = server.get(f"/api/tables/{finished.id}/view").json()["view"]["state"]["purses"]
    made = go_on(server, finished, 1).json()
    assert made["token"] == finished.tokens[1]
    assert made["seats"] == []
    for seat in (0, 1):
        with Page(server.base, made["table"], finished.tokens[seat]) as page:
            assert page.state["seats"] == [seat]
            purses = page.state["view"]["state"]["purses"]
            assert [each["gold"] for each in purses] == [each["gold"] for each in gold]
    after = facts(server, made["table"])
    assert [(seat["kind"], seat["name"]) for seat in after["seats"]] == [
        ("me", "me 0"),
        ("friend", "friend 1"),
    ]
    assert (after["clock"], after["private"], after["state"]) == (600, True, "playing")
    assert after["series"] == {"id": known["series"]["id"], "part": 1, **WAITING, "goes_on": False}


def test_everybody_is_led_to_the_newest_table(server: Server, finished: Table) -> None:
    with server.page(finished, 0) as page, server.page(finished) as spectator:
        made = go_on(server, finished, 1).json()["table"]
        for each in (page, spectator):
            led = each.until(lambda state: bool(state["table"]["series"]["next"]))["table"]["series"]
            assert (led["next"], led["goes_on"]) == (made, False)
    assert facts(server, finished.id, finished.tokens[0])["series"]["newest"] == made
    listed = server.get(f"/api/tables/{made}/series").json()
    assert [each["id"] for each in listed["tables"]] == [finished.id, made]
    assert listed == server.get(f"/api/tables/{finished.id}/series").json()


def test_of_many_who_go_on_at_once_all_come_to_one_table(server: Server, finished: Table) -> None:
    async def all_at_once() -> list[Any]:
        other = Tables(server.tables.store)  # a second server, as far as its memory goes
        both = (server.tables, other)
        secrets = [SeatToken(finished.tokens[seat]) for seat in (0, 1, 0)]
        asked = (each.go_on(TableId(finished.id), secret) for each in both for secret in secrets)
        return await asyncio.gather(*asked)

    found = {table for table, _ in server.run(all_at_once())}
    assert len(found) == 1
    series = facts(server, finished.id)["series"]
    assert [each.row.id for each in server.run(server.tables.store.series(series["id"]))] == [
        finished.id,
        *found,
    ]


def test_whoever_may_not_go_on_is_refused(server: Server, finished: Table) -> None:
    assert server.post(f"/api/tables/{finished.id}/next").json()["error"]["id"] == "table-not-your-seat"
    again = server.post(f"/api/tables/{finished.id}/rematch", {}, finished.tokens[0])
    assert (again.status_code, again.json()["error"]["id"]) == (409, "table-in-series")
    last = go_on(server, finished, 0).json()["table"]
    early = go_on(server, Table(last, finished.tokens), 0)
    assert early.json()["error"]["id"] == "table-not-finished"
    play_to_the_end(server, Table(last, finished.tokens), 0, 1)
    assert facts(server, last)["series"]["goes_on"] is False
    over = go_on(server, Table(last, finished.tokens), 0)
    assert (over.status_code, over.json()["error"]["id"]) == (409, "table-nothing-follows")
    alone = server.make("arena", "me", "hot")
    assert facts(server, alone.id)["series"] is None
    assert server.get(f"/api/tables/{alone.id}/series").status_code == 404


def test_what_others_hid_is_hidden_until_the_last_game_is_over(server: Server, finished: Table) -> None:
    replay, view = f"/api/tables/{finished.id}/replay", f"/api/tables/{finished.id}/view?at=2&seat=1"
    assert server.get(replay, finished.tokens[0]).json()["error"]["id"] == "table-series-runs"
    assert server.get(view, finished.tokens[0]).json()["viewer"] == 0
    last = Table(go_on(server, finished, 0).json()["table"], finished.tokens)
    assert server.get(replay, finished.tokens[0]).status_code == 409
    play_to_the_end(server, last, 0, 1)
    assert server.get(replay, finished.tokens[0]).status_code == 200
    assert server.get(view, finished.tokens[0]).json()["viewer"] == 1


def test_the_replay_of_a_game_does_not_tell_the_seed_of_the_next(server: Server, finished: Table) -> None:
    last = go_on(server, finished, 0).json()["table"]
    first, second = row_of(server, finished.id), row_of(server, last)
    assert second.seed != first.seed
    assert second.chance == first.chance > 0
    assert str(first.chance) not in server.get(f"/api/tables/{last}/series").text


def test_seats_change_hands_between_two_games(server: Server, finished: Table) -> None:
    theirs = go_on(server, finished, 0, seats=[{"seat": 1, "kind": "bot"}])
    assert theirs.json()["error"]["id"] == "table-not-your-seat"
    nobody = go_on(server, finished, 0, seats=[{"seat": 0, "kind": "bot", "bot": "hal"}])
    assert nobody.json()["error"]["id"] == "table-bot-unknown"
    assert facts(server, finished.id)["series"]["goes_on"] is True
    made = go_on(server, finished, 0, seats=[{"seat": 0, "kind": "invited", "name": "Zoë"}]).json()
    assert made["token"] is None
    [seat] = made["seats"]
    after = Table(made["table"], {1: finished.tokens[1]}, {0: seat["link"].rsplit("/", 1)[1]})
    assert facts(server, after.id)["state"] == "open"
    assert server.get(f"/api/tables/{after.id}", finished.tokens[0]).status_code == 401
    assert server.sit_down(after, 0).json()["seat"] == 0
    known = facts(server, after.id)
    assert (known["state"], known["seats"][0]["name"]) == ("playing", "Zoë")


def test_a_bot_keeps_the_seat_of_whoever_has_given_up_and_can_be_replaced(server: Server) -> None:
    settings = {"players": "2", "journeys": "3"}
    table = server.make("caravan", "me", "friend", settings=settings)
    with server.page(table, 1) as friend, server.page(table, 0) as page:
        friend.say(type="concede", seat=1)
        friend.until(lambda state: bool(state["table"]["seats"][1]["conceded"]))
        assert friend.state["outcome"] is None, "the others shall be able to go on"
        end = play(page, random.Random(3))
    assert end["outcome"]["reason"] == "most-gold"
    assert end["table"]["series"]["goes_on"] is True
    gone = go_on(server, table, 1)
    assert (gone.status_code, gone.json()["error"]["id"]) == (403, "table-conceded")
    second = Table(go_on(server, table, 0).json()["table"], table.tokens)
    assert [seat["kind"] for seat in facts(server, second.id)["seats"]] == ["me", "bot"]
    with server.page(second, 0) as page:
        play(page, random.Random(4))
    third = go_on(server, second, 0, seats=[{"seat": 1, "kind": "invited", "name": "Ola"}]).json()
    assert [(seat["seat"], seat["kind"]) for seat in third["seats"]] == [(1, "invited")]


def test_whoever_goes_on_takes_over_seats_of_the_own_team_alone(server: Server) -> None:
    """Whoever played an opponent's would look at what that side hides."""
    settings = {"players": "4", "companies": "true", "journeys": "2"}
    table = server.make("caravan", "me", "bot", "bot", "bot", settings=settings)
    with server.page(table, 0) as page:
        play(page, random.Random(3))
    for seats in ([{"seat": 1, "kind": "hot"}], [{"seat": 2, "kind": "hot"}, {"seat": 3, "kind": "me"}]):
        for call, body in (("next", {}), ("branch", {"at": "end"}), ("branch", {"at": "start"})):
            path = f"/api/tables/{table.id}/{call}"
            refused = server.post(path, {**body, "seats": seats}, table.tokens[0])
            assert (refused.status_code, refused.json()["error"]["id"]) == (403, "table-not-your-seat")
    made = go_on(server, table, 0, seats=[{"seat": 2, "kind": "hot"}]).json()["table"]
    assert facts(server, made, table.tokens[0])["caller"]["seats"] == [0, 2]


def test_a_seat_is_named_once(server: Server, finished: Table) -> None:
    twice = [{"seat": 0, "kind": "bot"}, {"seat": 0, "kind": "invited"}]
    for call, body in (("next", {}), ("branch", {"at": "end"})):
        path = f"/api/tables/{finished.id}/{call}"
        refused = server.post(path, {**body, "seats": twice}, finished.tokens[0])
        assert (refused.status_code, refused.json()["error"]["id"]) == (422, "table-malformed")
    assert facts(server, finished.id)["series"]["goes_on"] is True


def test_who_gives_a_seat_away_at_the_same_moment_does_not_go_on_with_it(
    server: Server, finished: Table
) -> None:
    """Whose a seat is counts when the next table is made, not when it was asked for."""
    token = SeatToken(finished.tokens[1])

    async def at_once() -> tuple[Any, Any]:
        room = server.tables.room(TableId(finished.id))
        given = pass_seat(room, token, WantedPassing(1, PassedTo.INVITED))
        gone = server.tables.go_on(TableId(finished.id), token, [GivenSeat(1, SeatKind.BOT)])
        return await asyncio.gather(given, gone, return_exceptions=True)

    _, refused = server.run(at_once())
    assert isinstance(refused, Unnamed)
    assert facts(server, finished.id)["series"]["goes_on"] is True


def test_a_game_of_a_series_is_given_up_when_nobody_is_left(server: Server) -> None:
    table = server.make("caravan", "me", "bot", settings=TWO)
    with server.page(table, 0) as page:
        page.say(type="concede", seat=0)
        end = page.until(lambda state: bool(state["outcome"]))
    assert (end["outcome"]["reason"], end["outcome"]["winners"]) == ("conceded", [1])
    assert end["table"]["series"]["goes_on"] is False


def test_how_somebody_wants_to_be_asked_stays(lite: Server) -> None:
    table = lite.make("caravan", "me", "bot", settings=TWO)
    with lite.page(table, 0) as page:
        page.say(type="pace", seat=0, pace="always", until=None)
        play(page)
    after = go_on(lite, table, 0).json()["table"]

    async def wanted() -> Any:
        async with lite.tables.room(TableId(after)).entered() as live:
            return live.paces.of(0, live.match.state).pace.value

    assert lite.run(wanted()) == "always"
    lite.digest(after)


def test_where_only_bots_play_the_games_follow_each_other_by_themselves(server: Server) -> None:
    table = server.make("caravan", "bot", "bot", "bot", settings={"players": "3", "journeys": "3"})
    series = facts(server, table.id)["series"]["id"]

    def played() -> list[Any]:
        listed: list[Any] = server.get(f"/api/tables/{table.id}/series").json()["tables"]
        return listed

    eventually(lambda: len(played()) == 3 and all(each["state"] == "finished" for each in played()))
    assert [each["series"] for each in played()] == [
        {"id": series, "part": part, "points": {}} for part in range(3)
    ]
    assert server.run(server.tables.store.waiting(None)).count(TableId(table.id)) == 0


def branch(server: Server, table: Table, seat: int, at: str, **body: Any) -> Any:
    return server.post(f"/api/tables/{table.id}/branch", {"at": at, **body}, table.tokens[seat])


def test_a_game_can_be_played_once_more_and_the_old_one_stays(server: Server, finished: Table) -> None:
    second = Table(go_on(server, finished, 0).json()["table"], finished.tokens)
    with server.page(second, 0) as page:
        before = page.state["number"]
        made = branch(server, second, 1, "start")
        assert made.status_code == 201
        again = made.json()
        told = page.until(lambda state: bool(state["table"]["series"]["branches"]))
        assert told["table"]["series"]["branches"] == [again["table"]]
        assert (told["number"], told["table"]["series"]["next"]) == (before, None)
    assert again["token"] == second.tokens[1]
    old, new = row_of(server, second.id), row_of(server, again["table"])
    assert (new.options, new.part, new.follows) == (old.options, 1, finished.id)
    assert new.series != old.series
    assert new.seed != old.seed
    listed = server.get(f"/api/tables/{again['table']}/series").json()["tables"]
    assert [each["id"] for each in listed] == [finished.id, again["table"]]
    assert facts(server, finished.id)["series"]["newest"] == second.id
    third = branch(server, Table(again["table"], second.tokens), 0, "start").json()["table"]
    listed = server.get(f"/api/tables/{third}/series").json()["tables"]
    assert [each["id"] for each in listed] == [finished.id, third]


def test_a_series_branches_from_the_end_of_a_game(server: Server, finished: Table) -> None:
    running = server.make("caravan", "me", "hot", settings=TWO)
    assert branch(server, running, 0, "end").json()["error"]["id"] == "table-not-finished"
    second = Table(go_on(server, finished, 0).json()["table"], finished.tokens)
    made = branch(server, finished, 0, "end", seats=[{"seat": 0, "kind": "bot"}]).json()["table"]
    old, new = row_of(server, second.id), row_of(server, made)
    assert (new.options, new.part, new.follows) == (old.options, 1, finished.id)
    assert [seat["kind"] for seat in facts(server, made)["seats"]] == ["bot", "friend"]
    alone = server.make("arena", "me", "hot")
    refused = branch(server, alone, 0, "start")
    assert (refused.status_code, refused.json()["error"]["id"]) == (409, "table-nothing-follows")
    assert server.post(f"/api/tables/{finished.id}/branch", {"at": "start"}).status_code == 403


def name(server: Server, table: Table, seat: int, at: str, name: str) -> Any:
    return server.post(f"/api/tables/{table.id}/point", {"at": at, "name": name}, table.tokens[seat])


def test_points_of_a_series_are_given_names(server: Server, finished: Table) -> None:
    known = name(server, finished, 1, "start", " before the storm ").json()["table"]
    assert known["series"]["points"] == {"start": "before the storm"}
    name(server, finished, 0, "end", "rich")
    second = Table(go_on(server, finished, 0).json()["table"], finished.tokens)
    assert name(server, second, 0, "end", "x").json()["error"]["id"] == "table-not-finished"
    name(server, second, 0, "start", "second")
    listed = server.get(f"/api/tables/{second.id}/series").json()["tables"]
    assert [each["series"]["points"] for each in listed] == [
        {"start": "before the storm", "end": "rich"},
        {"start": "second"},
    ]
    name(server, finished, 0, "end", "")
    assert facts(server, finished.id)["series"]["points"] == {"start": "before the storm"}
    assert server.post(f"/api/tables/{second.id}/point", {"at": "start", "name": "x"}).status_code == 403
    alone = server.make("arena", "me", "hot")
    assert name(server, alone, 0, "start", "x").json()["error"]["id"] == "table-nothing-follows"
    made = branch(server, finished, 0, "start").json()["table"]
    assert facts(server, made)["series"]["points"] == {}, "a branch has points of its own"
    server.digest(second.id)
