"""A series that bots play over a server that is killed again and again comes to the same end as without that."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.harness import eventually, running
from tests.table.processes import Mortal, free_port

from dejarik.assault.campaign.log_files import write_log
from dejarik.assault.campaign.sequels import log_after
from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.kernel.rng import Rng
from dejarik.table.journal import Chosen, Continued
from dejarik.table.live_table import LiveTable
from dejarik.table.next_tables import seed_of
from dejarik.table.problems import NotStored
from dejarik.table.rows import Listed, SeatRow, TableRow
from dejarik.table.store import Store, open_store
from dejarik.table.tables import Tables
from dejarik.table.words import SeatKind, Stage, TableId

KILLS = int(os.environ.get("DEJARIK_KILLS", "12"))
SERIES = "a series"
JOURNEYS = {"players": "3", "journeys": "24"}
#: From the last upgrades to the finale; with many kills, from the middle on.
CAMPAIGN = {"format": "campaign", "campaign": "core", "heroes": "2", "slot": "11" if KILLS < 50 else "5"}
LONGEST = 1800.0


async def begin(database: str, game_name: str, settings: dict[str, str]) -> None:
    """The first table of a series in a new database: all that happens at it and after it follows from here."""
    game = find_game(game_name)
    options = game.options_from(settings, Rng.seeded(5))
    row = TableRow(
        id=TableId("first"),
        game=game.name,
        version=game.version,
        settings=msgspec.json.encode(settings),
        options=msgspec.json.encode(options),
        seed=seed_of(11, 0),
        private=False,
        spectators=True,
        clock=None,
        created=time.time(),
        series=SERIES,
        chance=11,
    )
    seats = [SeatRow(seat, SeatKind.BOT, bot="random") for seat in range(game.seats(options))]
    store = await open_store(database)
    await store.create(row, seats, LiveTable(row, seats).summary())
    await store.close()


async def look(database: str) -> list[Listed]:
    store = await open_store(database)
    try:
        return await store.series(SERIES)
    finally:
        await store.close()


def is_over(listed: list[Listed]) -> bool:
    last = listed[-1]
    return last.summary.stage is Stage.FINISHED and not last.summary.asked_bot


async def played(database: str) -> list[Any]:
    """Each game with everything that was chosen in it and how it ended; and that each table leads to the next."""
    store = await open_store(database)
    found, leads = [], []
    listed = await store.series(SERIES)
    for each in listed:
        entries = [line.entry for line in await store.lines(each.row.id)]
        choices = [entry.answer for entry in entries if isinstance(entry, Chosen)]
        numbers = [entry.number for entry in entries if isinstance(entry, Chosen)]
        assert numbers == list(range(len(choices))), "each decision is answered once"
        leads.append([entry.table for entry in entries if isinstance(entry, Continued)])
        found.append((each.row.part, each.row.options, each.row.seed, choices, each.summary.outcome))
    await store.close()
    assert leads == [[each.row.id] for each in listed[1:]] + [[]], (
        "there is one next table, and it is told of once"
    )
    assert [each.row.follows for each in listed] == [None, *(each.row.id for each in listed[:-1])]
    return found


def undisturbed(database: str, seconds: float) -> list[Any]:
    process = Mortal(database, free_port())
    eventually(lambda: is_over(asyncio.run(look(database))), seconds)
    process.kill()
    return asyncio.run(played(database))


def killed(database: str, kills: int, most: float, seconds: float) -> tuple[list[Any], set[int]]:
    """The same with a server that is killed so often, each time after `most` seconds or less; and in which games. A
    life in which nothing happened lets the next one be longer, one that has seen several games makes it shorter."""
    chance, port, parts, reached = random.Random(3), free_port(), set(), 0
    for _ in range(kills):
        process = Mortal(database, port)
        time.sleep(chance.uniform(most / 2, most))
        process.kill()
        listed = asyncio.run(look(database))
        if is_over(listed):
            break
        before, reached = reached, len(listed) - 1
        parts.add(reached)
        most *= 1.25 if reached == before else 0.8 if reached > before + 2 else 1
    return undisturbed(database, seconds), parts


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_series_ends_as_it_would_have_however_often_the_server_is_killed(
    request: pytest.FixtureRequest, kind: str, tmp_path: Path
) -> None:
    calm, wild = str(tmp_path / "calm.db"), str(tmp_path / "wild.db")
    if kind == "postgres":
        wild = request.getfixturevalue("fresh_postgres")
    for database in (calm, wild):
        asyncio.run(begin(database, "caravan", JOURNEYS))
    expected = undisturbed(calm, 60)
    assert [part for part, *_ in expected] == list(range(24))
    found, parts = killed(wild, KILLS, 0.6, 60)
    assert found == expected
    assert len(parts) > 2, "it was killed in several games"


def killed_between(database: str, kills: int) -> tuple[int, int]:
    """A server that is killed again and again: in the middle of each game, and then between it and the next one. How
    often it was, and how often of these between two games."""
    chance, port, killed, between, most = random.Random(3), free_port(), 0, 0, 0.5
    while killed < kills and not is_over(listed := asyncio.run(look(database))):
        part = len(listed)
        for _ in range(max(1, kills // 10)):
            process = Mortal(database, port)
            time.sleep(chance.uniform(0, most))
            process.kill()
            killed += 1
            if len(asyncio.run(look(database))) > part:
                break
        else:
            between += _died_between(database, port)
            killed += 1
    return killed, between


def _died_between(database: str, port: int) -> bool:
    """Whether a server came to the end of a game and died before the next one; not so with the last game of all."""
    process = Mortal(database, port, dies_between_games=True)
    eventually(lambda: process.has_died() or is_over(asyncio.run(look(database))), LONGEST)
    died = process.has_died()
    process.kill()
    return died


def log_over_http(database: str) -> bytes:
    """The log at the end of a campaign, from the file that a server gives out."""
    with running(database) as server:
        answer = server.get("/api/tables/first/series/file", timeout=60)
    assert answer.status_code == 200, answer.text
    match = Match.from_replay(msgspec.json.encode(answer.json()["games"][-1]))
    log = log_after(match.options, match.state)
    assert log is not None
    assert log.is_over
    return write_log(log)


@pytest.mark.slow
def test_a_campaign_ends_as_it_would_have_when_the_server_is_killed(tmp_path: Path) -> None:
    """`DEJARIK_KILLS=100` kills it a hundred times."""
    calm, wild = str(tmp_path / "calm.db"), str(tmp_path / "wild.db")
    for database in (calm, wild):
        asyncio.run(begin(database, "assault", CAMPAIGN))
    expected = undisturbed(calm, LONGEST)
    assert len(expected) >= 2, "a stage, and the finale"
    killed, between = killed_between(wild, KILLS if KILLS >= 50 else 6)
    found = undisturbed(wild, LONGEST)
    print(f"killed {killed} times, {between} of them between two games; {len(found)} games")
    assert between > 0 or KILLS < 50, "with few kills that is luck"
    assert found == expected
    assert log_over_http(wild) == log_over_http(calm)


def test_a_server_that_ends_between_two_games_leaves_the_next_to_whoever_comes(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last choice of a game is stored, and nothing after it."""
    asyncio.run(begin(sqlite, "caravan", {"players": "2", "journeys": "2"}))

    async def fail(self: Tables, *given: Any) -> Any:
        raise NotStored("table-not-stored")

    with monkeypatch.context() as broken:
        broken.setattr(Tables, "_go_on_alone", fail)
        with running(sqlite):
            eventually(lambda: asyncio.run(look(sqlite))[-1].summary.stage is Stage.FINISHED)
    [first] = asyncio.run(look(sqlite))
    assert first.summary.asked_bot

    async def waits() -> list[TableId]:
        store: Store = await open_store(sqlite)
        try:
            return await store.waiting(None)
        finally:
            await store.close()

    assert asyncio.run(waits()) == [first.row.id]
    with running(sqlite):
        eventually(lambda: is_over(asyncio.run(look(sqlite))))
    assert [part for part, *_ in asyncio.run(played(sqlite))] == [0, 1]
    assert asyncio.run(waits()) == []
