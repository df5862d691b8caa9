"""Chaos: servers and workers are killed, processes paused, databases restarted or locked, disks full, clocks set,
sockets dropped and left half open, while scripted people and bots play both games. Nothing may be lost or doubled, and
every table goes on within 15 seconds after each of it.

`make chaos` takes ten minutes, half of them on SQLite and half on PostgreSQL; a short form is in
`tests/table/test_chaos.py`. All of it is on the loopback of this machine.
"""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
from tests.table.databases import Postgres, locked, new_database, own_postgres
from tests.table.harness import GENEROUS, PATIENCE, Page, Server, running
from tests.table.processes import _forks, free_port, may_have_workers, wait_for
from tests.table.test_killed import GONE, Player, check, check_journal

from dejarik.table import server
from dejarik.table.app import Config

SECONDS_TO_GO_ON = 15.0
PAUSE = 2.0
TABLES: list[tuple[str, dict[str, str], str]] = [
    ("arena", {"health": "30"}, "me friend"),
    ("caravan", {"players": "3"}, "me bot friend"),
    ("lcg", {"format": "duel"}, "me bot"),
    ("assault", {"players": "2"}, "me bot"),
    ("assault", {"players": "2"}, "bot bot"),
]


def _serve(database: str, port: int) -> None:
    """A server whose clock can be set: by a signal, an hour ahead or back."""
    real, ahead = time.time, [0.0]

    def jump(*_: Any) -> None:
        ahead[0] = 0.0 if ahead[0] else random.choice((-3600.0, 3600.0))

    time.time = lambda: real() + ahead[0]
    signal.signal(signal.SIGUSR2, jump)
    may_have_workers()
    server.run(Config(database, limits=GENEROUS), server.listen("127.0.0.1", port), lambda: None)


class Chaos:
    """One server, its tables and those who play at them, and what is done to them."""

    def __init__(self, database: str, postgres: Postgres | None, seed: int, pause: float = PAUSE) -> None:
        self.database, self.postgres = database, postgres
        self.pause = pause  # how long what stands still does so
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.chance = random.Random(seed)
        self.players: list[Player] = []
        self.tables: list[str] = []
        self.playing: dict[str, int] = {}  # the tables that are not over, and what they were made of
        self.over: list[int] = []  # those that are over
        self.done: Counter[str] = Counter()
        self.slowest = 0.0
        self._process: Any = None

    def start(self) -> None:
        self._process = _forks().Process(target=_serve, args=(self.database, self.port), daemon=True)
        self._process.start()
        wait_for(self.port)

    def kill(self) -> None:
        self._process.kill()
        self._process.join(PATIENCE)

    def open_tables(self) -> None:
        for which in range(len(TABLES)):
            self.make(which)

    def make(self, which: int) -> None:
        game, settings, kinds = TABLES[which]
        seats = [
            {"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds.split()
        ]
        wanted = {"game": game, "seats": seats, "settings": settings}
        made = httpx.post(f"{self.base}/api/tables", json=wanted, timeout=30).json()
        self.tables.append(made["table"])
        self.playing[made["table"]] = which
        for seat in made["seats"]:
            token = seat.get("token")
            if "link" in seat:
                headers = {"authorization": f"Bearer {seat['link'].rsplit('/', 1)[1]}"}
                join = f"{self.base}/api/tables/{made['table']}/join"
                token = httpx.post(join, json={}, headers=headers, timeout=30).json()["token"]
            if token:
                self.players.append(Player(self.base, made["table"], token))
                self.players[-1].start()

    # --- What goes wrong --------------------------------------------------------------------------

    def killed_server(self) -> None:
        self.kill()
        self.start()

    def killed_workers(self) -> None:
        for child in self._children():
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

    def _children(self) -> list[int]:
        try:
            found = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text()
        except OSError:
            return []
        return [int(each) for each in found.split()]

    def paused_server(self) -> None:
        self._pause([self._process.pid])

    def paused_workers(self) -> None:
        self._pause(self._children())

    def _pause(self, processes: list[int]) -> None:
        for stop in (signal.SIGSTOP, signal.SIGCONT):
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, stop)
            if stop is signal.SIGSTOP:
                time.sleep(self.pause)

    def lost_database(self) -> None:
        if self.postgres is not None:
            self.postgres.stop()
            time.sleep(1)
            self.postgres.start()
            return
        with locked(self.database):
            time.sleep(self.pause)

    def hanging_database(self) -> None:
        if self.postgres is None:
            self.lost_database()
            return
        with self.postgres.hanging():
            time.sleep(self.pause)

    def full_disk(self) -> None:
        """The server may not make its file any longer; with PostgreSQL the disk is another one."""
        _, most = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (4096, most))
        time.sleep(self.pause)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (most, most))

    def set_clock(self) -> None:
        os.kill(self._process.pid, signal.SIGUSR2)

    def dropped_sockets(self) -> None:
        for player in self.players:
            player.drop()

    def half_open_sockets(self) -> None:
        """Requests that are not said to their end, and pages of people who say hello and never read an answer."""
        with ExitStack() as held:
            for _ in range(50):
                held.enter_context(socket.create_connection(("127.0.0.1", self.port), 5)).sendall(b"GET /")
            for player in self.players[-6:]:
                with suppress(*GONE):
                    held.callback(Page(self.base, player.table, player.token, seen=0).close)
            time.sleep(0.5)

    FAULTS: tuple[Callable[[Chaos], None], ...] = (
        killed_server,
        killed_workers,
        paused_server,
        paused_workers,
        lost_database,
        hanging_database,
        full_disk,
        set_clock,
        dropped_sockets,
        half_open_sockets,
    )

    # --- What must hold ---------------------------------------------------------------------------

    def run(self, seconds: float) -> None:
        """Everything that can go wrong, in some order, again and again until the time is up."""
        self.start()
        self.open_tables()
        end = time.monotonic() + seconds
        order = [fault for fault in self.FAULTS if self.postgres is None or fault is not Chaos.full_disk]
        while time.monotonic() < end:
            self.chance.shuffle(order)
            for fault in order:
                self.suffer(fault)
                if time.monotonic() > end:
                    break
        self.end()

    def suffer(self, fault: Callable[[Chaos], None]) -> None:
        """One of these, after which every table goes on. For each that is over another one is made before."""
        while self.over:
            self.make(self.over.pop())
        time.sleep(self.chance.uniform(0.1, 0.5) * self.pause)
        fault(self)
        self.done[fault.__name__] += 1
        self._all_go_on()

    def end(self) -> None:
        """Everybody leaves, and all that was told is compared with what is stored."""
        self._all_go_on()
        for player in self.players:
            player.stopping = True
        for player in self.players:
            player.join(PATIENCE)
        self.kill()
        with running(self.database) as last:
            self._nothing_is_lost(last)

    def _all_go_on(self) -> None:
        """Every table that is not over goes on."""
        begin = time.monotonic()
        waiting: dict[str, int | None] = {table: self._number(table) for table in list(self.playing)}
        while waiting:
            for table, before in list(waiting.items()):
                now = self._number(table)
                if now == sys.maxsize or (now is not None and before is not None and now > before):
                    del waiting[table]
                elif before is None:
                    waiting[table] = now
            took = time.monotonic() - begin
            assert took < SECONDS_TO_GO_ON, f"{self._standing(waiting)} after {self.done}"
            time.sleep(0.05)
        self.slowest = max(self.slowest, time.monotonic() - begin)

    def _standing(self, waiting: dict[str, int | None]) -> str:
        """What stands still, and whom it waits for."""
        found = []
        for table, number in waiting.items():
            answer = httpx.get(f"{self.base}/api/tables/{table}", timeout=30).json()
            asked, seats = answer.get("asked"), [seat["kind"] for seat in answer.get("seats", ())]
            found.append(f"{TABLES[self.playing.get(table, 0)]} stands still at {number}: {asked} of {seats}")
        return "; ".join(found)

    def _number(self, table: str) -> int | None:
        """How many choices were made; many when it is over. None when nobody answers."""
        try:
            answer = httpx.get(f"{self.base}/api/tables/{table}", timeout=5)
        except httpx.TransportError:
            return None
        if answer.status_code != 200:
            return None
        if answer.json()["state"] == "finished":
            if table in self.playing:
                self.over.append(self.playing.pop(table))
            return sys.maxsize
        return int(answer.json()["number"])

    def _nothing_is_lost(self, last: Server) -> None:
        assert [
            problem for player in self.players for problem in player.problems if problem not in PASSING
        ] == []
        for player in self.players:
            check(last, player)
        for table in self.tables:
            check_journal(last, table)


PASSING = ("table-not-stored", "table-failed")  # a person may try again, and does


def report(chaos: Chaos) -> dict[str, Any]:
    return {
        "database": "postgres" if chaos.postgres else "sqlite",
        "tables": len(chaos.tables),
        "choices": sum(len(player.told) for player in chaos.players),
        "slowest_to_go_on_s": round(chaos.slowest, 1),
        **chaos.done,
    }


def main() -> None:
    seconds, seed = float(sys.argv[1]) / 2, int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as folder:
        lite = Chaos(str(Path(folder) / "tables.db"), None, seed)
        lite.run(seconds)
        print(json.dumps(report(lite)), flush=True)
    with own_postgres() as postgres:
        other = Chaos(new_database(postgres.address), postgres, seed)
        other.run(seconds)
        print(json.dumps(report(other)))


if __name__ == "__main__":
    main()
