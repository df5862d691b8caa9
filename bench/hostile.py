"""Twenty hostile callers at the rates that the server allows, and how long somebody else's choices take meanwhile.

`python -m bench.hostile` starts a server with its ordinary limits. Every hostile caller has an address of its own (on
the loopback of this machine) and asks for what costs most: tables for eight with random armies, replays of 46 kB to be
played again, their states at any decision, tables with bots, choices as fast as they are taken. Bounded in time and
number; without `--clients` the same is measured without them first, for comparison.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.table import _percentile, _wait

MOST_CLIENTS = 40
MOST_SECONDS = 60.0
REPLAY_BYTES = 46_000
CHANGES, LOOKS = 4, 25  # a second, of each client
HOST = "127.0.0.1"
BEFORE = 8.0  # seconds until they are at it
CLIENTS, SECONDS = 20, 10.0  # for `dejarik bench`


def serve(database: str, port: int) -> None:
    from dejarik.table import server
    from dejarik.table.app import Config

    server.run(Config(database), server.listen(HOST, port), lambda: None)


def long_replay() -> bytes:
    """A skirmish by chance, as long as a file of that size."""
    from dejarik.kernel.driver import RandomPlayer, Turn
    from dejarik.kernel.games import find_game
    from dejarik.kernel.match import Match
    from dejarik.kernel.rng import Rng

    game = find_game("assault")
    match = Match(game, game.options_from({"players": "4"}, Rng.seeded(3)), 3)
    player = RandomPlayer(3)
    while match.decision is not None:
        match.apply(player.choose(Turn(match.state, match.decision)))
        if len(match.choices) % 50 == 0 and len(match.replay()) > REPLAY_BYTES:
            break
    return match.replay()


class Caller:
    """Somebody at an address who keeps a connection."""

    def __init__(self, address: str, port: int) -> None:
        self._address, self._port = address, port
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        if self._line is None:
            self._line = await asyncio.open_connection(HOST, self._port, local_addr=(self._address, 0))
        reader, writer = self._line
        try:
            head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\ncontent-length: {len(body)}\r\n"
            writer.write(head.encode() + b"content-type: application/json\r\n\r\n" + body)
            await writer.drain()
            answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            length = int(answer.partition("content-length: ")[2].partition("\r\n")[0] or 0)
            return int(answer.split(" ", 2)[1]), await reader.readexactly(length)
        except (OSError, asyncio.IncompleteReadError):
            writer.close()
            self._line = None
            return 0, b""


async def molest(address: str, port: int, replay: bytes, end: float, counts: dict[str, int]) -> None:
    """What one hostile caller does, each second anew, and as much of it as is allowed."""
    caller, chance = Caller(address, port), random.Random(address)
    random_armies = {"settings": {"armies": "random"}}
    eight = json.dumps({"game": "assault", "seats": [{"kind": "bot"}] * 8, **random_armies}).encode()
    bots = json.dumps(
        {"game": "assault", "seats": [{"kind": "bot"}] * 4, "settings": {"players": "4"}}
    ).encode()
    looked: list[str] = []
    while time.monotonic() < end:
        second = time.monotonic() + 1.0
        for each in range(CHANGES):
            if each == 0:
                status, answer = await caller.call("POST", "/api/replays", replay)
                if status == 201:
                    looked.append(json.loads(answer)["table"])
            else:
                status, _ = await caller.call("POST", "/api/tables", bots if each == 1 else eight)
            counts[f"change {status}"] = counts.get(f"change {status}", 0) + 1
        for _ in range(LOOKS):
            if looked:
                path = f"/api/tables/{looked[-1]}/view?at={chance.randrange(400)}"
                status, _ = await caller.call("GET", path)
                counts[f"look {status}"] = counts.get(f"look {status}", 0) + 1
            if time.monotonic() > second:
                break
        await asyncio.sleep(max(0.0, second - time.monotonic()))


async def haste(address: str, port: int, end: float, counts: dict[str, int]) -> None:
    """One hostile player, who chooses as fast as it is taken, in all seats of a table."""
    caller = Caller(address, port)
    seats = [{"kind": "me"}, *[{"kind": "hot"}] * 3]
    wanted = {"game": "assault", "seats": seats, "settings": {"players": "4"}}
    status, answer = await caller.call("POST", "/api/tables", json.dumps(wanted).encode())
    if status != 201:
        return
    async with await sit(port, json.loads(answer), address) as page:
        while time.monotonic() < end:
            if await choose(page, end) is None:
                return
            counts["choices"] = counts.get("choices", 0) + 1


async def sit(port: int, made: dict[str, Any], address: str = HOST) -> ClientConnection:
    where = f"ws://{HOST}:{port}/api/tables/{made['table']}/socket"
    page = await connect(where, max_size=None, local_addr=(address, 0), ping_interval=None)
    await page.send(json.dumps({"type": "hello", "token": made["seats"][0]["token"]}))
    return page


_last: dict[ClientConnection, dict[str, Any]] = {}


async def choose(page: ClientConnection, end: float) -> float | None:
    """Answer what is asked by chance; the seconds until that is shown. None when the game or the time is over."""
    state = _last.pop(page, None)
    while state is None or not state["decision"]:
        if state is not None and state["outcome"]:
            return None
        message = json.loads(await asyncio.wait_for(page.recv(), max(0.1, end + 5 - time.monotonic())))
        state = message if message["type"] == "state" else state
    decision = state["decision"]
    ids = [option["id"] for option in decision["options"]]
    answer: Any = random.choice(ids)
    if decision["kind"] == "order":
        answer = ids
    elif decision["kind"] == "some":
        answer = ids[: decision["least"]]
    elif decision["kind"] != "choose":
        answer, left = {}, decision["least"]
        for option in decision["options"]:
            if take := min(left, option["cap"]):
                answer[option["id"]], left = take, left - take
    begin = time.monotonic()
    said = {"type": "choose", "number": decision["number"], "seat": decision["seat"], "answer": answer}
    await page.send(json.dumps(said))
    while True:
        message = json.loads(await asyncio.wait_for(page.recv(), 60))
        if message["type"] == "error":  # too much: wait a little
            await asyncio.sleep(0.5)
            _last[page] = state
            return 0.0
        if message["type"] == "state" and message["revision"] > state["revision"]:
            _last[page] = message
            return time.monotonic() - begin


async def suffer(port: int, end: float, pause: float) -> list[float]:
    """Somebody who plays in peace; how long each choice takes."""
    caller = Caller("127.0.0.1", port)
    wanted = {"game": "assault", "seats": [{"kind": "me"}, {"kind": "hot"}], "settings": {"players": "2"}}
    status, answer = await caller.call("POST", "/api/tables", json.dumps(wanted).encode())
    assert status == 201, (status, answer)
    found: list[float] = []
    async with await sit(port, json.loads(answer)) as page:
        while time.monotonic() < end:
            took = await choose(page, end)
            if took is None:
                return found + await suffer(port, end, pause)
            found.append(took)
            await asyncio.sleep(pause)
    return found


async def _attack(port: int, clients: int, end: float, replay: bytes) -> dict[str, int]:
    counts: dict[str, int] = {}
    hostile = [
        asyncio.create_task(
            haste(f"127.0.0.{2 + each}", port, end, counts)
            if each % 4 == 3
            else molest(f"127.0.0.{2 + each}", port, replay, end, counts)
        )
        for each in range(clients)
    ]
    await asyncio.sleep(end - time.monotonic())
    for each in hostile:
        each.cancel()
    await asyncio.gather(*hostile, return_exceptions=True)
    return counts


def attack(port: int, clients: int, end: float) -> dict[str, int]:
    return asyncio.run(_attack(port, clients, end, long_replay()))


def play(port: int, end: float) -> list[float]:
    return asyncio.run(suffer(port, end, 0.2))


def measure(clients: int, seconds: float) -> dict[str, Any]:
    from dejarik.table.server import listen

    with listen(HOST, 0) as free:
        port = free.getsockname()[1]
    clients, seconds = min(clients, MOST_CLIENTS), min(seconds, MOST_SECONDS)
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(2, mp_context=spawn) as pool:
        server = spawn.Process(target=serve, args=(str(Path(folder) / "tables.db"), port))
        server.start()
        try:
            _wait(f"http://{HOST}:{port}")
            end = time.monotonic() + seconds + BEFORE
            hostile = pool.submit(attack, port, clients, end)
            time.sleep(BEFORE)
            took = sorted(pool.submit(play, port, end).result(seconds + 90))
            counts = hostile.result(60)
        finally:
            server.kill()
            server.join(10)
    figures = {f"p{part}_ms": _percentile(took, part) for part in (50, 95, 99, 100)}
    return {"clients": clients, "choices": len(took), **figures, "hostile": dict(sorted(counts.items()))}


def metrics() -> dict[str, tuple[float, str]]:
    """A short run for `dejarik bench`."""
    found = measure(CLIENTS, SECONDS)
    return {f"hostile_choice_p{part}": (found[f"p{part}_ms"], "ms") for part in (50, 99)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.hostile")
    parser.add_argument("--clients", type=int)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    for clients in (0, 20) if given.clients is None else (given.clients,):
        print(json.dumps(measure(clients, given.seconds)))


if __name__ == "__main__":
    main()
