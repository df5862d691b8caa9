"""An update interrupts no campaign: what an earlier release left in its database is looked at and gone on with."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.harness import Server, Table, play, running
from tests.table.test_passing import refused
from tests.table.test_series import facts, go_on, play_to_the_end

from dejarik.assault.game import AssaultGame
from dejarik.cli import main
from dejarik.examples.caravan import CaravanGame
from dejarik.table.store import open_store
from dejarik.table.words import TableId

DATA = Path(__file__).parent / "data"
CAMPAIGNS: dict[str, dict[str, str]] = json.loads((DATA / "earlier_release.json").read_text())


@pytest.fixture
def earlier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of today over the database of an earlier release."""
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((DATA / "earlier_release.db.gz").read_bytes()))
    with running(f"sqlite:///{file}") as server:
        monkeypatch.setattr(server.tables.errands, "elsewhere", here)  # a worker takes long to start
        yield server


async def here(work: Callable[..., Any], *arguments: Any) -> Any:
    return work(*arguments)


def table_of(name: str, key: str = "table") -> Table:
    known = CAMPAIGNS[name]
    return Table(known[key], dict.fromkeys((0, 1), known["token"]))


def restart(server: Server, table: Table, seat: int = 0) -> Any:
    return server.post(f"/api/tables/{table.id}/restart", {}, table.tokens[seat])


def test_the_database_is_of_an_earlier_release(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((DATA / "earlier_release.db.gz").read_bytes()))
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0004",)]
        versions = database.execute("SELECT DISTINCT game, version FROM tables").fetchall()
        assert versions == [("assault", "0")]
        assert AssaultGame.version != "0"
        options = [json.loads(row[0]) for row in database.execute("SELECT options FROM tables")]
        assert not any("version" in each["log"] for each in options), "logs of version 1"


def test_a_mission_that_was_being_played_is_looked_at_and_not_played(earlier: Server) -> None:
    table = table_of("playing")
    known = facts(earlier, table.id)
    assert known["outdated"] == {
        "found": "0",
        "known": AssaultGame.version,
        "restart": True,
        "carry_on": True,
        "resume": None,
    }
    assert (known["state"], known["asked"], known["outcome"]) == ("playing", [], None)
    log = earlier.get(f"/api/tables/{table.id}/log", table.tokens[0]).json()
    assert log["number"] == known["number"] >= 36
    assert any(step["lines"] for step in log["log"])
    view = earlier.get(f"/api/tables/{table.id}/view", table.tokens[0]).json()
    assert view["shown"]["format"] == "mission"
    with earlier.page(table, 0) as page:
        assert (page.state["decision"], page.state["undo"]) == (None, None)
        page.say(type="choose", number=page.state["number"], seat=0, answer="pass")
        assert page.wait("error")["id"] == "table-other-version"
        page.say(type="chat", text="we go on tomorrow")
        assert page.wait("chat")["text"] == "we go on tomorrow"
    early = earlier.get(f"/api/tables/{table.id}/view?at=3", table.tokens[0])
    assert refused(early) == (409, "table-not-finished")


def test_it_goes_on_where_it_stands_or_says_from_where_on_the_rules_are_others(earlier: Server) -> None:
    """Whichever it is today: nobody is refused without being told what else there is."""
    table = table_of("playing")
    before = facts(earlier, table.id)["number"]
    answer = earlier.post(f"/api/tables/{table.id}/carry-on", {}, table.tokens[0])
    if answer.status_code == 200:
        assert (answer.json()["table"]["outdated"], answer.json()["table"]["number"]) == (None, before)
        return
    assert refused(answer) == (409, "table-rules-differ")
    assert 1 <= answer.json()["error"]["args"]["number"] <= before
    assert facts(earlier, table.id)["outdated"]["carry_on"] is False


def test_a_stage_that_is_over_is_seen_at_every_step(earlier: Server) -> None:
    first = table_of("playing", "first")
    last = facts(earlier, first.id)["number"]
    seen = [
        earlier.get(f"/api/tables/{first.id}/view?at={at}", first.tokens[0]).json()["number"]
        for at in range(last + 1)
    ]
    assert seen[0] == 0
    assert seen == sorted(seen)
    assert all(number <= at for at, number in enumerate(seen))


def test_a_stage_that_is_over_is_looked_at_with_its_log_and_result(earlier: Server) -> None:
    first = table_of("playing", "first")
    known = facts(earlier, first.id, first.tokens[0])
    assert known["outcome"]["reason"] == "stage-over"
    assert known["outdated"]["restart"] is False, "what follows it has begun"
    assert known["series"]["newest"] == CAMPAIGNS["playing"]["table"]
    assert earlier.get(f"/api/tables/{first.id}/log").json()["log"]
    listed = earlier.get(f"/api/tables/{first.id}/series").json()["tables"]
    assert [each["id"] for each in listed] == [first.id, CAMPAIGNS["playing"]["table"]]


def test_the_mission_is_begun_again_with_the_links_that_people_have(earlier: Server) -> None:
    table = table_of("playing")
    before = facts(earlier, table.id)
    spectator = earlier.post(f"/api/tables/{table.id}/restart")
    assert refused(spectator) == (403, "table-not-your-seat")
    known = restart(earlier, table).json()["table"]
    assert (known["outdated"], known["number"], known["state"]) == (None, 0, "playing")
    assert known["series"]["id"] == before["series"]["id"]
    assert [each["kind"] for each in known["story"]] == ["restarted"]
    assert restart(earlier, table).status_code == 200, "whoever presses second finds it begun"
    with earlier.page(table, 0, view=False) as page:
        page.until(lambda state: bool(state["decision"]))
        for _ in range(3):
            page.choose()
            page.until(lambda state: bool(state["decision"]))
    earlier.digest(table.id)
    assert refused(restart(earlier, table)) == (409, "table-no-restart")


def test_what_was_set_up_is_set_up_again_where_nobody_had_gone_on(earlier: Server) -> None:
    """That release did not keep what follows a stage."""
    table = table_of("waiting")
    known = facts(earlier, table.id)
    assert known["outdated"]["restart"] is True
    assert refused(go_on(earlier, table, 0))[0] == 409
    replay = earlier.get(f"/api/tables/{table.id}/replay", table.tokens[0])
    assert refused(replay) == (409, "table-series-runs")
    restart(earlier, table)
    with earlier.page(table, 0, view=False) as page:
        play(page)
    made = go_on(earlier, table, 0).json()["table"]
    assert facts(earlier, made)["series"]["part"] == 1
    row = earlier.run(earlier.tables.store.find(TableId(made)))
    assert row is not None
    assert row[0].version == AssaultGame.version


def test_a_mission_of_the_earlier_release_can_be_branched_from(earlier: Server) -> None:
    table = table_of("playing")
    made = earlier.post(f"/api/tables/{table.id}/branch", {"at": "start"}, table.tokens[0])
    assert made.status_code == 201
    assert facts(earlier, made.json()["table"])["outdated"] is None


def test_what_follows_a_game_is_kept_for_later_rules(lite: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished game of other rules is gone on from, whatever these make of its choices."""
    table = lite.make("caravan", "me", "friend", settings={"players": "2", "journeys": "3"})
    play_to_the_end(lite, table, 0, 1)
    gold = [
        each["gold"] for each in lite.get(f"/api/tables/{table.id}/view").json()["view"]["state"]["purses"]
    ]
    monkeypatch.setattr(CaravanGame, "version", "2")
    lite.tables._rooms.clear()
    known = facts(lite, table.id)
    assert (known["outdated"]["restart"], known["series"]["goes_on"]) == (False, True)
    assert known["outcome"]["reason"] == "most-gold"
    early = lite.get(f"/api/tables/{table.id}/view?at=2", table.tokens[0]).json()
    assert early["number"] == 2, "these rules lead to the same"
    second = Table(go_on(lite, table, 1).json()["table"], table.tokens)
    with lite.page(second, 0) as page:
        assert [each["gold"] for each in page.state["view"]["state"]["purses"]] == gold
    play_to_the_end(lite, second, 0, 1)
    lite.digest(second.id)


def test_the_last_game_of_a_series_is_not_begun_again(lite: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first = lite.make("caravan", "me", "friend", settings={"players": "2", "journeys": "2"})
    play_to_the_end(lite, first, 0, 1)
    table = Table(go_on(lite, first, 1).json()["table"], first.tokens)
    play_to_the_end(lite, table, 0, 1)
    before = facts(lite, table.id)
    monkeypatch.setattr(CaravanGame, "version", "2")
    lite.tables._rooms.clear()
    known = facts(lite, table.id)
    assert (known["outdated"]["known"], known["outdated"]["restart"]) == ("2", False)
    assert refused(restart(lite, table)) == (409, "table-no-restart")
    assert facts(lite, table.id)["outcome"] == before["outcome"]


def test_of_several_who_begin_again_at_once_all_find_one_beginning(
    lite: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dejarik.table.asking import restart as begin_again
    from dejarik.table.journal import Restarted
    from dejarik.table.tables import Tables
    from dejarik.table.words import SeatToken

    table = lite.make("caravan", "me", "friend", settings={"players": "2", "journeys": "2"})
    with lite.page(table, 0) as page:
        page.choose()
    monkeypatch.setattr(CaravanGame, "version", "2")
    lite.tables._rooms.clear()

    async def all_at_once() -> list[Any]:
        rooms = [lite.tables.room(TableId(table.id)), Tables(lite.tables.store).room(TableId(table.id))]
        asked = (begin_again(room, SeatToken(table.tokens[seat])) for room in rooms for seat in (0, 1))
        return await asyncio.gather(*asked)

    lite.run(all_at_once())
    lines = lite.run(lite.tables.store.lines(TableId(table.id)))
    assert sum(isinstance(line.entry, Restarted) for line in lines) == 1
    lite.digest(table.id)
    with lite.page(table, 0) as page:
        assert page.state["number"] == 0


def test_a_game_that_stands_by_itself_is_begun_again_too(
    lite: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lite.make("arena", "me", "bot")
    assert refused(restart(lite, table)) == (409, "table-no-restart")
    with lite.page(table, 0) as page:
        page.until(lambda state: bool(state["decision"]))
        page.choose()
    from dejarik.examples.arena import ArenaGame

    monkeypatch.setattr(ArenaGame, "version", "2")
    lite.tables._rooms.clear()
    assert restart(lite, table).json()["table"]["number"] == 0
    with lite.page(table, 0) as page:
        play(page)
    lite.digest(table.id)


def test_the_file_of_a_campaign_names_the_rules_of_each_game(earlier: Server) -> None:
    table = table_of("playing")
    restart(earlier, table)
    file = earlier.get(f"/api/tables/{table.id}/series/file", table.tokens[0]).json()
    assert [game["version"] for game in file["games"]] == ["0", AssaultGame.version]


def test_a_store_of_an_earlier_release_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((DATA / "earlier_release.db.gz").read_bytes()))

    async def look() -> Any:
        store = await open_store(f"sqlite:///{file}")
        try:
            return await store.summary(TableId(CAMPAIGNS["waiting"]["table"]))
        finally:
            await store.close()

    assert asyncio.run(look()).sequel is None


def test_a_campaign_of_an_earlier_release_is_printed_from_its_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((DATA / "earlier_release.db.gz").read_bytes()))
    for name in ("playing", "waiting"):
        main(["campaign", "print", CAMPAIGNS[name]["table"], "--db", str(file), "--json"], {"LANG": "en"})
        answer = json.loads(capsys.readouterr().out)
        assert answer["heroes"] == ["diala-passil", "gaarkhan"]
        assert answer["lines"][0] == "Campaign: Core set"
