"""What a choice at a table costs the server, part by part: one table in this process, with a page at every seat.

`python -m bench.choice --way skirmish` plays games of fixed seeds by chance, through a real room and a real database
but without sockets, and says how many microseconds of the processor each part of the work took for a choice: the rules,
what is told of it, what each page is shown. What lies within another part counts there.

`--db postgresql://…` takes a database on PostgreSQL and says what that needed besides; with `--apart` every other page
is at a second server of it, which works each choice out as well. None of that depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
import tempfile
import time
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bench._machine import cpu_of_family, process_of
from dejarik.kernel import Rng, engine, find_game, match
from dejarik.kernel.answers import Answer, as_ids, random_answer
from dejarik.kernel.decisions import Decision
from dejarik.kernel.state import State
from dejarik.table import clock, event_feed, held_words, viewers, writing
from dejarik.table.background import Background
from dejarik.table.differences import DIFFERENCES
from dejarik.table.live_table import LiveTable
from dejarik.table.making import NewSeat, NewTable, with_bluff_windows
from dejarik.table.pacing import Paces
from dejarik.table.room import Room
from dejarik.table.rows import TableRow
from dejarik.table.store import Store, open_store
from dejarik.table.tables import seats_as_wanted
from dejarik.table.tokens import hash_of
from dejarik.table.viewers import Client
from dejarik.table.words import By, SeatKind, TableId


class Way(NamedTuple):
    """A way to play: a game, its seats and its settings."""

    game: str
    seats: int
    settings: dict[str, str]


WAYS = {
    "skirmish": Way("assault", 4, {"players": "4"}),
    "mission": Way("assault", 5, {"format": "mission", "mission": "aftermath", "players": "5"}),
    "duel": Way("lcg", 2, {"format": "duel"}),
}

SHORT, CHOICES = 1, 60  # seeds and choices of each for `dejarik bench`
FAR_AHEAD = 100.0  # seconds: no bluff window takes so long


def _some_answer(state: State, asked: Decision, rng: Rng) -> Answer:
    return as_ids(state, asked, random_answer(asked, rng))


class OneTable:
    """A table with a person at each seat and a page for each of them."""

    def __init__(self, room: Room, pages: list[Client], seed: int, other: Room | None = None) -> None:
        self.room = room
        self._rooms = [room] if other is None else [room, other]
        self._rng = Rng.seeded(seed)
        self._pages = pages
        self._had: list[set[str]] = [set() for _ in pages]

    @classmethod
    async def begun(
        cls,
        store: Store,
        way: Way,
        seed: int,
        id: str,
        differences: int = DIFFERENCES,
        other: Store | None = None,
    ) -> OneTable:
        """A new table of fixed chance, at its first decision. With an `other` server every other page is there."""
        game, rng = find_game(way.game), Rng.seeded(seed)
        options = game.options_from(way.settings, rng)
        while game.seats(options) != way.seats:
            options = game.options_from(way.settings, rng)
        people = (NewSeat(SeatKind.ME), *[NewSeat(SeatKind.FRIEND)] * (way.seats - 1))
        options = with_bluff_windows(game, options, NewTable(way.game, people, way.settings))
        seats, tokens = seats_as_wanted(game, people)
        seats = [replace(seat, token=hash_of(tokens[seat.seat])) for seat in seats]
        row = TableRow(
            id=TableId(id),
            game=way.game,
            version=game.version,
            settings=b"{}",
            options=msgspec.json.encode(options),
            seed=seed,
            private=True,
            spectators=True,
            clock=None,
            created=clock.now(),
        )
        live = LiveTable(row, seats)
        await store.create(row, seats, live.summary(), (), None)
        room = Room(row.id, store, Background(), lambda _: None)
        room.begin(live)
        pages = [Client([seat], None, token=token, differences=differences) for seat, token in tokens.items()]
        elsewhere = None if other is None else Room(row.id, other, Background(), lambda _: None)
        table = cls(room, pages, seed, elsewhere)
        for where, page in table._places():
            where.viewers.add(page)
        return table

    def _places(self) -> Iterator[tuple[Room, Client]]:
        """Each page, and where it is."""
        return zip(cycle(self._rooms), self._pages, strict=False)

    async def choose(self) -> bool:
        """Whoever is asked answers by chance, or the table does; whether the game goes on."""
        async with self.room.entered() as live:
            task, state, asked = live.task(clock.now() + FAR_AHEAD), live.match.state, live.match.decision
        if asked is None:
            return False
        if task is not None and task.by is By.PACE and task.answer is not None:
            await self.room.choose_for(task, task.answer)
        else:
            answer = _some_answer(state, asked, self._rng)
            await self.room.choose([asked.seat], asked.seat, asked.number, answer)
        return True

    async def told(self) -> list[list[bytes]]:
        """What each page is sent now."""
        for room in self._rooms[1:]:
            await room.catch_up()
        found = []
        for (room, page), had in zip(self._places(), self._had, strict=True):
            async with room.entered() as live:
                found.append([held_words.worded(each, had) for each in room.viewers.messages(live, page)])
        return found


BENCH = "this bench itself"
#: The names of the parts, and the functions in which each of them is done.
PARTS: list[tuple[str, Any, str]] = [
    (BENCH, sys.modules[__name__], "_some_answer"),
    ("packing", sys.modules[__name__], "_packed"),
    ("rules", engine, "apply"),
    ("a copy of the state", engine, "clone"),
    ("what asking tells", match, "asking_tells"),
    ("answers for people", Paces, "answer"),
    ("events and lines", event_feed, "pack"),
    ("writing", writing, "write"),
    ("summary", LiveTable, "summary"),
    ("shown to all", viewers, "present_to_all"),
    ("shown to one", viewers, "present_to"),
    ("the decision", viewers, "_decision"),
    ("the occasion", viewers, "_occasion"),
    ("facts of the table", LiveTable, "facts"),
    ("taking back", viewers, "way_back"),
    ("what was told", LiveTable, "told"),
    ("pacing", viewers, "_pacing"),
    ("words held back", held_words, "worded"),
]


class Parts:
    """Seconds of the processor by parts."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._is_inside = False
        self._nothing = min(self._looked() for _ in range(100))  # what it takes to look at the clock

    def _looked(self) -> float:
        start = time.thread_time()
        return time.thread_time() - start

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Time all parts."""
        before = [(owner, name, getattr(owner, name)) for _, owner, name in PARTS]
        try:
            for part, owner, name in PARTS:
                setattr(owner, name, self._timed(part, getattr(owner, name)))
            yield
        finally:
            for owner, name, done in before:
                setattr(owner, name, done)

    def _timed(self, part: str, done: Callable[..., Any]) -> Callable[..., Any]:
        """The same function; whatever lies within it is its own."""

        def timed(*given: Any, **named: Any) -> Any:
            if self._is_inside:
                return done(*given, **named)
            self._is_inside = True
            start = time.thread_time()
            try:
                return done(*given, **named)
            finally:
                self.seconds[part] += time.thread_time() - start - self._nothing
                self._is_inside = False

        return timed


class Played(NamedTuple):
    """A game that was played: choices, seconds of the processor, and bytes that were sent, as they are and packed."""

    choices: int
    seconds: float
    sent: int
    packed: int


def metrics() -> dict[str, tuple[float, str]]:
    """What a choice at a table costs the processor, in each way to play."""
    found = {way: asyncio.run(measure(way, SHORT, CHOICES, DIFFERENCES)) for way in WAYS}
    return {f"choice at a table, {way}": (each["us_a_choice"], "µs") for way, each in found.items()}


async def measure(
    way: str,
    seeds: int,
    choices: int,
    differences: int,
    database: str | None = None,
    *,
    apart: bool = False,
) -> dict[str, Any]:
    """Microseconds a choice altogether and by parts, and bytes. Each game is played three times: once so that what is
    worked out once for all games is there, once without looking at the parts, and once for the parts."""
    parts, found, of_database = Parts(), [], 0.0
    first = None if database is None else await asyncio.to_thread(process_of, database)
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "tables.db")
        store, *others = [await open_store(where) for _ in range(2 if apart else 1)]
        for seed in range(1, seeds + 1):
            for time_ in range(3):
                id = f"{seed}-{time_}-{secrets.token_hex(4)}"
                table = await OneTable.begun(store, WAYS[way], seed, id, differences, *others)
                before = cpu_of_family(first)
                with parts.watched() if time_ == 2 else nullcontext():
                    played = await _play(table, choices)
                found += [played] if time_ == 1 else []
                of_database += cpu_of_family(first) - before if time_ else 0.0
        for each in (store, *others):
            await each.close()
    done = sum(each.choices for each in found)
    own = sum(each.seconds for each in found) - parts.seconds.pop(BENCH)
    parts.seconds["all else"] = own - sum(parts.seconds.values())
    dearest_first = sorted(parts.seconds.items(), key=lambda part: -part[1])
    return {
        "way": way,
        "choices": done,
        "us_a_choice": round(own / done * 1e6),
        "us_of_database": round(of_database / done / 2 * 1e6),  # which played each game twice
        "bytes": sum(each.sent for each in found) // done,
        "packed": sum(each.packed for each in found) // done,
        "parts": {name: round(each / done * 1e6) for name, each in dearest_first},
    }


async def _play(table: OneTable, choices: int) -> Played:
    packers = [zlib.compressobj(wbits=-12, memLevel=5) for _ in await table.told()]
    number = sent = packed = 0
    start = time.thread_time()
    while number < choices and await table.choose():
        number += 1
        for packer, messages in zip(packers, await table.told(), strict=True):
            packed += sum(_packed(packer, each) for each in messages)
            sent += sum(map(len, messages))
    return Played(number, time.thread_time() - start, sent, packed)


def _packed(packer: Any, message: bytes) -> int:
    """How long a message is when it is packed as a socket does it."""
    return len(packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.choice")
    parser.add_argument("--way", default="skirmish", choices=WAYS)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--choices", type=int, default=150, help="of each seed")
    parser.add_argument("--whole", action="store_true", help="pages that take no differences")
    parser.add_argument("--db", help="a database on PostgreSQL")
    parser.add_argument("--apart", action="store_true", help="every other page is at a second server")
    given = parser.parse_args()
    differences = 0 if given.whole else DIFFERENCES
    asked = (given.way, given.seeds, given.choices, differences, given.db)
    print(json.dumps(asyncio.run(measure(*asked, apart=given.apart)), indent=1))


if __name__ == "__main__":
    main()
