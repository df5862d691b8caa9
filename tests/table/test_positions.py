"""Games that were begun with other rules, which today's don't lead to: they are taken up from the last position that
can be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update
from tests.table.harness import Server, Table, at_least
from tests.table.test_carrying_on import begun, carry_on, looked, moving, nobody_moves
from tests.table.test_carrying_on import updated as updated
from tests.table.test_passing import refused

from dejarik.examples import arena
from dejarik.examples.caravan import CaravanGame
from dejarik.kernel.corrections import Correction
from dejarik.table import schema
from dejarik.table.journal import AnyEntry, Chosen, Corrected, Restarted, Resumed, Undone
from dejarik.table.positions import Position, kept_positions
from dejarik.table.rows import Line, Snapshot
from dejarik.table.tables import Tables
from dejarik.table.words import TableId


def resume(server: Server, table: Table, seat: int = 0) -> Any:
    return server.post(f"/api/tables/{table.id}/resume", {}, table.tokens[seat])


def facts(server: Server, table: Table) -> Any:
    return server.get(f"/api/tables/{table.id}").json()


def test_it_is_taken_up_at_the_last_snapshot_and_as_far_as_the_rules_lead_to_the_same(
    lite: Server, updated: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(lite, 45)
    log = lite.get(f"/api/tables/{table.id}/log").json()["log"]
    updated()
    nobody_moves(monkeypatch)
    last = next(number for number in range(32, 46) if number == 45 or is_move(lite, table, number))
    with lite.page(table, 1) as friend:
        assert friend.state["table"]["outdated"]["resume"] is None, "nobody has tried yet"
        assert refused(carry_on(lite, table)) == (409, "table-rules-differ")
        friend.until(lambda state: state["table"]["outdated"]["resume"] == last)
        assert refused(lite.post(f"/api/tables/{table.id}/resume")) == (403, "table-not-your-seat")
        known = resume(lite, table).json()["table"]
        assert (known["outdated"], known["number"], known["state"]) == (None, last, "playing")
        assert [known["story"][-1][each] for each in ("kind", "number", "seat")] == ["resumed", last, 0]
        friend.until(lambda state: state["table"]["outdated"] is None and state["number"] == last)
    assert resume(lite, table, 1).status_code == 200, "whoever presses second finds it going on"
    assert lite.get(f"/api/tables/{table.id}/log").json()["log"] == log[:last]
    lite.digest(table.id)
    with lite.page(table, 0) as page, lite.page(table, 1) as friend:
        asked = (page, friend)[page.state["asked"]]
        assert asked.state["undo"] is None, "nobody takes back what was chosen with other rules"
        asked.choose()
        page.until(at_least("number", last + 1))
    lite.digest(table.id)


def is_move(server: Server, table: Table, number: int) -> bool:
    lines = server.run(server.tables.store.lines(TableId(table.id)))
    chosen = [line.entry for line in lines if isinstance(line.entry, Chosen)]
    return str(chosen[number].answer).startswith("move")


def test_a_snapshot_that_can_not_be_read_leaves_the_one_before_it(
    lite: Server, updated: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(lite, 66)
    damage(lite, table, 64)
    updated()
    nobody_moves(monkeypatch)
    assert 32 <= resume(lite, table).json()["table"]["number"] < 64
    lite.digest(table.id)


def damage(server: Server, table: Table, least: int) -> None:
    """What the snapshots from a place of the journal on say is nothing that these rules know."""

    async def work() -> None:
        columns = schema.snapshots.c
        async with server.tables.store.changing() as connection:
            await connection.execute(
                update(schema.snapshots)
                .where(columns.table_id == table.id, columns.position >= least)
                .values(state=b"\x81\xa4kind\xa5other")
            )

    server.run(work())


def test_where_no_position_can_be_read_it_is_begun_again_with_the_same_links(
    lite: Server, updated: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(lite, 40)
    damage(lite, table, 0)
    updated()
    nobody_moves(monkeypatch)
    assert refused(carry_on(lite, table)) == (409, "table-rules-differ")
    assert refused(resume(lite, table)) == (409, "table-no-position")
    known = facts(lite, table)["outdated"]
    assert (known["restart"], known["carry_on"], known["resume"]) == (True, False, None)
    again = lite.post(f"/api/tables/{table.id}/restart", {}, table.tokens[1]).json()["table"]
    assert (again["outdated"], again["number"]) == (None, 0)
    assert refused(resume(lite, table)) == (409, "table-no-restart")


def test_another_server_hears_of_it_and_a_second_change_of_rules_finds_it(
    lite: Server, updated: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(lite, 40)
    updated()
    nobody_moves(monkeypatch)
    other = Tables(lite.tables.store).room(TableId(table.id))

    async def number() -> int | None:
        await other.catch_up()
        async with other.entered() as live:
            return None if live.outdated is not None else live.match.state.number

    assert lite.run(number()) is None
    first = resume(lite, table).json()["table"]["number"]
    assert lite.run(number()) == first
    monkeypatch.setattr(arena.ArenaGame, "version", "3")
    lite.tables._rooms.clear()
    assert facts(lite, table)["outdated"]["found"] == "2"
    assert carry_on(lite, table).json()["table"]["number"] == first, "from there on the rules are the same"
    lite.digest(table.id)


def test_a_finished_one_is_looked_at_step_by_step_and_its_file_is_of_other_rules(
    lite: Server, updated: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(lite, 40)
    updated()
    nobody_moves(monkeypatch)
    first = resume(lite, table).json()["table"]["number"]
    monkeypatch.undo()
    updated()
    with lite.page(table, 0) as page, lite.page(table, 1) as friend:
        while page.state["outcome"] is None:
            asked = (page, friend)[page.state["asked"]]
            number = asked.choose(moving(asked.state["decision"]))["number"]
            for each in (page, friend):
                each.until(at_least("number", number))
    assert [looked(lite, table, at)["number"] for at in (first, first + 1)] == [first, first + 1]
    assert looked(lite, table, first - 1)["number"] < first
    replay = lite.get(f"/api/tables/{table.id}/replay", table.tokens[0])
    assert json.loads(replay.content)["version"] == "1"
    uploaded = lite.http.post("/api/replays", content=replay.content)
    assert refused(uploaded) == (400, "file-other-version")


def test_a_series_goes_on_after_a_game_that_was_taken_up(
    lite: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def here(work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    table = lite.make("caravan", "me", "hot", settings={"players": "2", "journeys": "2"})
    with lite.page(table, 0) as page:
        while page.state["number"] < 3:
            page.choose()
        with monkeypatch.context() as now:
            now.setattr("dejarik.table.room.STRIDE", 1)  # a snapshot is kept
            page.choose()
    monkeypatch.setattr(CaravanGame, "version", "2")
    monkeypatch.setattr(lite.tables.errands, "elsewhere", here)
    lite.tables._rooms.clear()
    with monkeypatch.context() as now:
        for module in ("alike", "positions"):  # rules that lead elsewhere with the next choice
            now.setattr(f"dejarik.table.{module}.played_alike", lambda past: (past.first, past.start))
        assert resume(lite, table).json()["table"]["number"] == 4
    with lite.page(table, 0) as page:
        while page.state["outcome"] is None:
            page.choose()
    made = lite.post(f"/api/tables/{table.id}/next", {}, table.tokens[0])
    assert made.status_code == 200
    file = lite.get(f"/api/tables/{made.json()['table']}/series/file", table.tokens[0])
    taken = lite.http.post("/api/series", content=file.content)
    assert (taken.status_code, taken.json()["unplayed"]) == (201, 1)


def test_what_was_taken_back_or_begun_again_is_no_position() -> None:
    chosen = Chosen(0, 0, "a", False)
    put_right = Corrected(Correction(0, {}, "", "why"))
    base = Resumed(0, "2", "1", 1, 0, b"base")
    entries: list[AnyEntry] = [
        chosen,
        Restarted(0, "1", 5),
        chosen,
        chosen,
        Undone(0, 1),
        chosen,
        put_right,
        chosen,
    ]
    lines = [Line(at, entry, 0.0) for at, entry in enumerate(entries)]
    snapshots = [Snapshot(at, bytes([at])) for at in (1, 3, 4, 6, 7, 8)]
    assert kept_positions(lines, snapshots) == [
        Position(3, 1, b"\x08"), Position(2, 1, b"\x07"), Position(2, 0, b"\x06"), Position(1, 0, b"\x03"),
    ]  # fmt: skip
    taken_up = [*lines, Line(8, base, 0.0), Line(9, chosen, 0.0)]
    assert kept_positions(taken_up, snapshots) == [Position(1, 0, b"base"), Position(1, 0, b"\x03")]
