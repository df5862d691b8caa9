"""Games that were begun with other rules go on where today's lead to the very same, and are looked at step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.table.harness import Server, Table, at_least
from tests.table.test_passing import refused

from dejarik.examples import arena
from dejarik.examples.arena import ArenaGame
from dejarik.kernel import Rng, engine, find_game, saves
from dejarik.table import event_feed
from dejarik.table.alike import Past, played_alike
from dejarik.table.journal import Adopted
from dejarik.table.tables import Tables
from dejarik.table.words import TableId


@pytest.fixture
def updated(lite: Server, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Has the server updated: its rules have another version, and it has forgotten what was in memory."""

    async def here(work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    def update() -> None:
        monkeypatch.setattr(ArenaGame, "version", "2")
        monkeypatch.setattr(lite.tables.errands, "elsewhere", here)
        lite.tables._rooms.clear()

    return update


def nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that are really others."""
    monkeypatch.setattr(arena, "can_move", lambda state, id: False)


def carry_on(server: Server, table: Table, seat: int = 0) -> Any:
    return server.post(f"/api/tables/{table.id}/carry-on", {}, table.tokens[seat])


def moving(decision: dict[str, Any]) -> str:
    """To move, where one can; else whatever comes last."""
    ids: list[str] = [option["id"] for option in decision["options"]]
    return next((id for id in ids if id.startswith("move")), ids[-1])


def begun(server: Server, choices: int) -> Table:
    """Two people have played for a while; now and then somebody has moved."""
    table = server.make("arena", "me", "friend", settings={"health": "30"})
    with server.page(table, 0) as page, server.page(table, 1) as friend:
        for number in range(choices):
            asked = (page, friend)[page.state["asked"]]
            asked.choose(moving(asked.state["decision"]))
            for each in (page, friend):
                each.until(at_least("number", number + 1))
    return table


def test_a_running_game_goes_on_where_it_stands(lite: Server, updated: Callable[[], None]) -> None:
    table = begun(lite, 37)
    before = lite.digest(table.id)[0]
    updated()
    known = lite.get(f"/api/tables/{table.id}").json()
    either = {"restart": True, "carry_on": True, "resume": None}
    assert known["outdated"] == {"found": "1", "known": "2", **either}
    assert refused(lite.post(f"/api/tables/{table.id}/carry-on")) == (403, "table-not-your-seat")
    with lite.page(table, 1) as friend:
        assert friend.state["decision"] is None
        known = carry_on(lite, table).json()["table"]
        assert (known["outdated"], known["number"], known["state"]) == (None, 37, "playing")
        assert known["story"][-1]["kind"] == "adopted"
        friend.until(lambda state: state["table"]["outdated"] is None)
    assert lite.digest(table.id)[0] == before
    assert carry_on(lite, table, 1).status_code == 200, "whoever presses second finds it going on"
    lite.tables._rooms.clear()
    assert lite.digest(table.id)[0] == before
    lines = lite.run(lite.tables.store.lines(TableId(table.id)))
    assert sum(isinstance(line.entry, Adopted) for line in lines) == 1
    with lite.page(table, 0) as page, lite.page(table, 1) as friend:
        asked = (page, friend)[page.state["asked"]]
        assert asked.choose()["number"] == 38
    lite.digest(table.id)


def test_where_the_rules_are_really_others_it_says_from_where_on_and_is_begun_again(
    lite: Server, updated: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(lite, 5)
    updated()
    nobody_moves(monkeypatch)
    answer = carry_on(lite, table)
    assert refused(answer) == (409, "table-rules-differ")
    assert answer.json()["error"]["args"] == {"number": 1}
    known = lite.get(f"/api/tables/{table.id}").json()["outdated"]
    assert (known["restart"], known["carry_on"]) == (True, False)
    begun_again = lite.post(f"/api/tables/{table.id}/restart", {}, table.tokens[0]).json()["table"]
    assert (begun_again["outdated"], begun_again["number"]) == (None, 0)
    assert refused(carry_on(lite, table)) == (409, "table-no-restart")


def finished(server: Server) -> tuple[Table, list[Any]]:
    """A game that is over, and how it looked at each decision."""
    table = server.make("arena", "me", "hot", settings={"health": "20"})
    with server.page(table, 0) as page:
        while page.state["outcome"] is None:
            page.choose(moving(page.state["decision"]))
    last = page.state["number"]
    assert last > 33
    return table, [looked(server, table, at) for at in range(last)]


def looked(server: Server, table: Table, at: int) -> Any:
    answer = server.get(f"/api/tables/{table.id}/view", table.tokens[0], params={"at": at, "seat": 0})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_finished_game_is_looked_at_step_by_step(lite: Server, updated: Callable[[], None]) -> None:
    table, before = finished(lite)
    updated()
    assert [looked(lite, table, at) for at in range(len(before))] == before
    assert refused(carry_on(lite, table)) == (409, "table-no-restart")


def test_where_the_rules_are_really_others_it_is_seen_as_it_stood_at_its_snapshots(
    lite: Server, updated: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, before = finished(lite)
    updated()
    nobody_moves(monkeypatch)
    seen = [looked(lite, table, at) for at in range(len(before))]
    numbers = [each["number"] for each in seen]
    assert numbers == sorted(numbers)
    assert all(number <= at and number % 32 == 0 for at, number in enumerate(numbers))
    assert numbers[-1] > 0, "a snapshot that these rules can show"
    for each in seen:
        assert each["view"]["state"] == before[each["number"]]["view"]["state"]


def test_another_server_hears_that_it_goes_on(lite: Server, updated: Callable[[], None]) -> None:
    table = begun(lite, 4)
    updated()
    other = Tables(lite.tables.store).room(TableId(table.id))

    async def numbers() -> tuple[bool, int]:
        await other.catch_up()
        async with other.entered() as live:
            return live.outdated is not None, live.match.state.number

    assert lite.run(numbers())[0]
    assert carry_on(lite, table).status_code == 200
    assert lite.run(numbers()) == (False, 4)


def test_rules_that_ask_the_same_and_tell_anybody_something_else_are_others() -> None:
    game = find_game("arena")
    options = game.options_from({}, Rng.seeded(1))
    state = engine.start(game, options, 7)
    choices, seats, told, states = [], [], [], []
    for _ in range(6):
        asked = engine.decision(state)
        assert asked is not None
        states.append(saves.packed(state))
        choices.append(asked.ids(state)[0])
        seats.append(asked.seat)
        told.append(event_feed.pack(state, engine.apply(state, choices[-1]), 2))
    past = Past("arena", msgspec.json.encode(options), 7, choices, seats, told, [None, 0, 1])
    assert played_alike(past) == (6, saves.packed(state))
    heard = next(number for number, each in enumerate(told) if not event_feed.is_empty(each))
    for number in range(heard, 6):
        if event_feed.is_empty(told[number]):
            continue
        other = [*told[:number], event_feed.pack(state, [], 2), *told[number + 1 :]]
        assert played_alike(past._replace(told=other)) == (number, states[number])
    another = [*seats[:2], 1 - seats[2], *seats[3:]]
    assert played_alike(past._replace(seats=another)) == (2, states[2])
