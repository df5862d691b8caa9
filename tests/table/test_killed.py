"""A server that is killed loses nothing that anybody was told of, and doubles nothing."""

from __future__ import annotations

import json
import os
import random
import socket
import threading
import time
from contextlib import suppress
from typing import Any

import httpx
import pytest
from tests.table.harness import PATIENCE, Page, Table, at_least, eventually, fresh_room, running, some_answer
from tests.table.processes import Mortal, free_port
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from dejarik.kernel import engine
from dejarik.kernel.match import Match
from dejarik.table import event_feed
from dejarik.table.journal import Chosen
from dejarik.table.words import SeatToken

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("DEJARIK_KILLS", "8"))
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


#: Game, settings, seats.
TABLES = {
    "arena": ("arena", {"health": "30"}, "me friend"),
    "caravan": ("caravan", {"players": "3"}, "me bot friend"),
    "duel": ("lcg", {"format": "duel"}, "me friend"),
    "team": ("lcg", {"format": "2v2"}, "bot bot bot bot"),
    "hunt": ("lcg", {"format": "skywalker"}, "me bot friend"),
}


class Player(threading.Thread):
    """Somebody who answers whenever asked, comes back whenever the server does, and remembers all that it was told."""

    def __init__(self, base: str, table: str, token: str) -> None:
        super().__init__(daemon=True)
        self.base, self.table, self.token = base, table, token
        self.told: dict[int, Any] = {}
        self.chosen: dict[int, Any] = {}  # what the server said that it had taken from us
        self.outcome: Any = None
        self.problems: list[str] = []
        self.stopping = False
        self._chance = random.Random(token)
        self._page: Page | None = None

    def drop(self) -> None:
        """The line breaks, without a word."""
        if self._page is not None:
            with suppress(OSError):
                self._page.socket.socket.shutdown(socket.SHUT_RDWR)

    def run(self) -> None:
        while self.outcome is None and not self.stopping:
            try:
                self._sit_down()
            except GONE:
                time.sleep(0.02)

    def _sit_down(self) -> None:
        page = self._page = Page(self.base, self.table, self.token, seen=len(self.told))
        pending: tuple[int, Any] | None = None
        try:
            while self.outcome is None and not self.stopping:
                message = page.hear(1.0)
                if message["type"] == "error":
                    if message["id"] not in ("refused-stale", "table-too-many"):
                        self.problems.append(message["id"])
                    pending = None
                elif message["type"] == "state":
                    self._note(message)
                    if pending is not None and message["number"] > pending[0]:
                        self.chosen[pending[0]] = pending[1]
                        pending = None
                    decision = message["decision"]
                    if decision is not None and pending is None:
                        pending = (decision["number"], some_answer(decision, self._chance))
                        page.say(type="choose", number=pending[0], seat=decision["seat"], answer=pending[1])
                        time.sleep(0.01)
        finally:
            page.close()

    def _note(self, state: dict[str, Any]) -> None:
        for step in state["events"]:
            if self.told.setdefault(step["number"], step) != step:
                self.problems.append(f"told differently: {step['number']}")
        if len(self.told) != state["number"]:
            self.problems.append(f"told of {len(self.told)} of {state['number']} choices")
        self.outcome = state["outcome"]


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_nothing_is_lost_or_doubled_when_the_server_is_killed(
    request: pytest.FixtureRequest, database: str, sqlite: str
) -> None:
    kills = KILLS if database == "sqlite" else 3
    where = sqlite if database == "sqlite" else request.getfixturevalue("fresh_postgres")
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    chance = random.Random(7)
    process = Mortal(where, port)
    tables: list[str] = []
    players: list[Player] = []
    finished: list[Player] = []

    def add_table(name: str) -> None:
        game, settings, kinds = TABLES[name]
        seats = [
            {"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds.split()
        ]
        made = httpx.post(
            f"{base}/api/tables", json={"game": game, "seats": seats, "settings": settings}
        ).json()
        tables.append(made["table"])
        for seat in made["seats"]:
            token = seat.get("token")
            if "link" in seat:
                headers = {"authorization": f"Bearer {seat['link'].rsplit('/', 1)[1]}"}
                join = f"{base}/api/tables/{made['table']}/join"
                token = httpx.post(join, json={}, headers=headers).json()["token"]
            if token:
                players.append(Player(base, made["table"], token))
                players[-1].start()

    for name in TABLES:
        add_table(name)
    for _ in range(kills):
        time.sleep(chance.uniform(0.0, 0.25))
        process.kill()
        process = Mortal(where, port)
        if all(player.outcome for player in players):
            finished += players
            players.clear()
            add_table("arena")
    told = {player: len(player.told) for player in players}
    eventually(lambda: any(player.outcome or len(player.told) > told[player] for player in players))
    for player in players:
        player.stopping = True
    for player in players:
        player.join(PATIENCE)
    process.kill()

    players += finished
    assert [problem for player in players for problem in player.problems] == []
    assert sum(len(player.told) for player in players) > 20
    with running(where) as server:
        for player in players:
            check(server, player)
        for table in tables:
            check_journal(server, table)


def check(server: Any, player: Player) -> None:
    """All that the player was told is stored, once, and is what the game played again tells."""

    async def stored() -> Any:
        async with fresh_room(server.tables, player.table).entered() as live:
            return (
                live.game,
                live.match.options,
                live.match.seed,
                live.match.choices,
                live.seats_of(SeatToken(player.token)),
            )

    game, options, seed, choices, seats = server.run(stored())
    match = Match(game, options, seed)
    for number, choice in enumerate(choices):
        seat = match.decision.seat if match.decision else None
        events = match.apply(choice, seat=seat, number=number)
        if number in player.told:
            told = json.loads(json.dumps(engine.told(match.state, events, seats[0])))
            assert player.told[number]["events"] == told
            assert player.told[number]["seat"] == seat
    assert sorted(player.told) == list(range(len(player.told)))
    assert len(choices) >= len(player.told)
    for number, answer in player.chosen.items():
        if player.told.get(number, {}).get("seat") in seats:
            assert choices[number] == answer


def check_journal(server: Any, table: str) -> None:
    """Each decision was answered once, by the seat that was asked, and told as the game played again tells it: also
    where only bots play, and nobody watched."""

    async def begun() -> Any:
        async with fresh_room(server.tables, table).entered() as live:
            return live.game, live.match.options, live.match.seed

    match = Match(*server.run(begun()))
    chosen = [line for line in server.run(server.tables.store.lines(table)) if isinstance(line.entry, Chosen)]
    assert chosen
    for number, line in enumerate(chosen):
        assert line.entry.number == number
        events = match.apply(line.entry.answer, seat=line.entry.seat, number=number)
        told = json.loads(json.dumps(engine.told(match.state, events, None)))
        assert json.loads(bytes(event_feed.unpack(line.told, None).events)) == told


def test_a_table_in_memory_is_what_its_journal_adds_up_to(server: Any) -> None:
    """With snapshots, taking back and all: read anew at any moment, it is the same."""
    table: Table = server.make("arena", "me", "hot", settings={"health": "40"})
    with server.page(table, 0) as page:
        for step in range(110):
            if page.state["outcome"]:
                break
            page.choose(some_answer(page.state["decision"], random.Random(step)))
            if step in (40, 70, 71, 100) and page.state["undo"]:
                revision = page.state["revision"]
                page.say(type="undo", number=page.state["number"])
                page.until(at_least("revision", revision + 1))
            if step % 10 == 5:
                server.digest(table.id)
        assert server.run(server.tables.store.snapshot(table.id)) is not None
        before = server.digest(table.id)
        server.tables._rooms.clear()
        assert server.digest(table.id) == before
