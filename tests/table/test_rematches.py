"""Playing again: on which sides, with which armies and decks, and who is asked first."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.table.harness import Page, Server, Table, of_teams

from dejarik.table.words import TableId

ARMIES = {"map": "echo-base", "mission": "A", "army-1": "echo-base-line", "army-2": "hired-guns"}
DECKS = {"format": "duel", "deck-1": "dark-throne", "deck-2": "red-squadron"}


def over(server: Server, game: str, *seats: str, **wanted: Any) -> Table:
    """A table at which the first seat has given up."""
    table = server.make(game, *seats, **wanted)
    with server.page(table, 0) as page:
        page.say(type="concede", seat=0)
        page.until(lambda state: state["outcome"] is not None)
    return table


def again(server: Server, table: Table, seat: int = 0, **wish: Any) -> dict[str, Any]:
    answer = server.post(f"/api/tables/{table.id}/rematch", wish, table.tokens[seat])
    found: dict[str, Any] = answer.json()
    return found


def caller(server: Server, table: str, token: str) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{table}", token).json()["caller"]
    return found


def brought(server: Server, table: str, what: str) -> list[str]:
    async def options() -> Any:
        async with server.tables.room(TableId(table)).entered() as live:
            return msgspec.to_builtins(live.match.options)

    return [each["name"] for each in server.run(options())[what]]


def test_whoever_stays_on_the_own_side_keeps_seat_and_army(lite: Server) -> None:
    table = over(lite, "assault", "me", "bot", settings=ARMIES)
    made = again(lite, table, sides="same")
    assert caller(lite, made["table"], table.tokens[0]) == {"seats": [0], "invitation": None}
    assert brought(lite, made["table"], "armies") == ["Line of Echo Base", "Hired Guns"]
    assert made["invited"] is False


def test_armies_are_chosen_for_oneself_and_for_bots(lite: Server) -> None:
    table = over(lite, "assault", "me", "bot", settings=ARMIES)
    made = again(lite, table, brings={"army-2": "echo-base-line", "army-1": "claws-and-ice"})
    assert caller(lite, made["table"], table.tokens[0])["seats"] == [1]
    assert brought(lite, made["table"], "armies") == ["Claws and Ice", "Line of Echo Base"]


def test_nobody_chooses_for_another_person(lite: Server) -> None:
    table = over(lite, "assault", "me", "friend", settings=ARMIES)
    refused = again(lite, table, sides="same", ask=True, brings={"army-2": "echo-base-line"})
    assert refused["error"]["id"] == "table-not-brought"
    assert lite.get(f"/api/tables/{table.id}").json()["rematch"] is None


def test_others_are_asked_first_and_bring_what_they_like(lite: Server) -> None:
    """The secret of the old table is an invitation to the new one, and the game begins when they have sat down."""
    table = over(lite, "assault", "me", "friend", settings=ARMIES)
    with lite.page(table, 1) as friend:
        made = again(lite, table, sides="same", ask=True, brings={"army-1": "hired-guns"})
        told = friend.until(lambda state: bool(state["table"]["rematch"]))["table"]["rematch"]
    assert told == {"table": made["table"], "by": 0}
    assert lite.get(f"/api/tables/{made['table']}").json()["state"] == "open"
    assert caller(lite, made["table"], table.tokens[1]) == {"seats": [], "invitation": 1}
    assert again(lite, table, 1) == {**made, "token": table.tokens[1], "invited": True}
    where = f"/api/tables/{made['table']}/join"
    sat = lite.post(where, {"brings": {"army-2": "echo-base-line"}}, table.tokens[1]).json()
    assert brought(lite, made["table"], "armies") == ["Hired Guns", "Line of Echo Base"]
    with Page(lite.base, made["table"], sat["token"]) as page:
        assert (page.state["seats"], page.state["table"]["state"]) == ([1], "playing")
    assert again(lite, table, 1) == {**made, "token": None}  # they have another secret there


def test_decks_are_drawn_anew_for_the_sides_they_are_for(lite: Server) -> None:
    table = over(lite, "lcg", "me", "bot", settings=DECKS)
    before = brought(lite, table.id, "decks")
    made = again(lite, table, sides="same", brought="drawn")
    after = brought(lite, made["table"], "decks")
    assert after[0] != before[0]
    assert after[1] != before[1]
    facts = [lite.get(f"/api/tables/{each}").json() for each in (table.id, made["table"])]
    assert [seat["role"] for seat in facts[0]["seats"]] == [seat["role"] for seat in facts[1]["seats"]]
    assert facts[1]["settings"] == {"format": "duel"}


def test_partners_stay_partners_on_the_other_side(lite: Server) -> None:
    table = lite.make("lcg", "me", "hot", "bot", "bot", settings={"format": "2v2"})
    teams = [seat["team"] for seat in lite.get(f"/api/tables/{table.id}").json()["seats"]]
    with lite.page(table, 0) as page:
        for seat in (0, 1):
            page.say(type="concede", seat=seat)
            page.until(lambda state, seat=seat: bool(state["table"]["seats"][seat]["conceded"]))  # type: ignore[misc]
    made = again(lite, table)
    own = caller(lite, made["table"], table.tokens[0])["seats"]
    assert lite.get(f"/api/tables/{table.id}").json()["further"] == 2
    assert len({teams[seat] for seat in own}) == 1
    assert {teams[seat] for seat in own} != {teams[0]}


def test_a_partner_for_whom_somebody_plays_is_asked_as_everybody_else_is(lite: Server) -> None:
    table, teams = of_teams(lite)
    mate = next(seat for seat in range(1, 4) if teams[seat] == teams[0])
    passed = {"seat": mate, "to": "partner", "partner": 0}
    assert lite.post(f"/api/tables/{table.id}/seat", passed, table.tokens[mate]).status_code == 200
    for foe in (seat for seat in range(4) if teams[seat] != teams[0]):
        with lite.page(table, foe) as page:
            page.say(type="concede", seat=foe)
            page.until(lambda state, foe=foe: state["table"]["seats"][foe]["conceded"])  # type: ignore[misc]
    brings = {f"army-{mate + 1}": "hired-guns"}
    refused = lite.post(
        f"/api/tables/{table.id}/rematch", {"sides": "same", "ask": True, "brings": brings}, table.tokens[0]
    )
    assert refused.json()["error"]["id"] == "table-not-brought"
    made = again(lite, table, sides="same", ask=True)
    assert caller(lite, made["table"], table.tokens[mate]) == {"seats": [], "invitation": mate}
