"""The table under load: how long it takes from a choice to the update that shows it, over real sockets on this machine.

`python -m bench.table --tables 100 --seconds 20` plays so many tables of a game, each with a random page that answers
once a second and a friend's page that only listens, and reports percentiles as JSON. `dejarik bench` takes a short run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

MOST_TABLES = 500
MOST_SECONDS = 120.0
SECONDS_TO_START = 30.0
WARM_UP = 3.0  # while everybody sits down, nothing is measured


def serve(database: str, port: int) -> None:
    """A server as `dejarik serve` starts it, for callers that never slow down."""
    from dejarik.table import server
    from dejarik.table.app import Config
    from dejarik.table.guard import Limits

    limits = Limits(requests=(1e9, 1e9), changes=(1e9, 1e9))
    server.run(Config(database, limits=limits), server.listen("127.0.0.1", port), lambda: None)


def call(address: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, {"content-type": "application/json"}), timeout=30) as answer:
        return json.loads(answer.read())


def random_answer(decision: dict[str, Any]) -> Any:
    """A legal answer of any kind of decision."""
    options = decision["options"]
    ids = [option["id"] for option in options]
    if decision["kind"] == "choose":
        return random.choice(ids)
    if decision["kind"] == "order":
        return ids
    if decision["kind"] == "some":
        return random.sample(ids, decision["least"])
    amounts, left = {}, decision["least"]
    for option in options:
        amounts[option["id"]] = min(left, option["cap"])
        left -= amounts[option["id"]]
    return amounts


class Load:
    """Pages at tables, and how long each of their choices took."""

    def __init__(self, base: str, game: str, pause: float, seconds: float) -> None:
        self.base, self.game, self.pause = base, game, pause
        self.start = time.monotonic() + WARM_UP
        self.end = self.start + seconds
        self.seconds: list[float] = []

    async def table(self) -> None:
        """One table after another, until the time is over."""
        await asyncio.sleep(random.uniform(0, WARM_UP / 2))
        while time.monotonic() < self.end:
            settings = {"players": "2"} if self.game == "assault" else {}
            seats = [{"kind": "me"}, {"kind": "hot"}]
            wanted = {"game": self.game, "seats": seats, "settings": settings}
            made = await asyncio.to_thread(call, f"{self.base}/api/tables", wanted)
            address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
            async with connect(address, max_size=None) as page, connect(address, max_size=None) as friend:
                await friend.send('{"type": "hello"}')
                listening = asyncio.create_task(_listen(friend))
                await page.send(json.dumps({"type": "hello", "token": made["seats"][0]["token"]}))
                await self._play(page)
                listening.cancel()

    async def _play(self, page: Any) -> None:
        state = await _state(page, -1)
        while time.monotonic() < self.end and not state["outcome"]:
            decision = state["decision"]
            message = {
                "type": "choose",
                "number": decision["number"],
                "seat": decision["seat"],
                "answer": random_answer(decision),
            }
            start = time.monotonic()
            await page.send(json.dumps(message))
            state = await _state(page, state["revision"])
            if start >= self.start:
                self.seconds.append(time.monotonic() - start)
            await asyncio.sleep(self.pause * random.uniform(0.5, 1.5))


async def _state(page: Any, revision: int) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await page.recv())
        if message["type"] == "error":
            raise RuntimeError(message["id"])
        if message["type"] == "state" and message["revision"] > revision:
            return message


async def _listen(page: Any) -> None:
    async for _ in page:
        pass


def measure(
    game: str, tables: int, seconds: float, pause: float = 1.0, database: str | None = None
) -> dict[str, Any]:
    """Percentiles of choice to update, in milliseconds."""
    from dejarik.table.server import listen

    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "tables.db")
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(where, port), daemon=True)
        process.start()
        try:
            _wait(base)
            load = Load(base, game, pause, min(seconds, MOST_SECONDS))
            asyncio.run(_run(load, min(tables, MOST_TABLES)))
        finally:
            process.kill()
            process.join()
    found = sorted(load.seconds)
    return {
        "game": game,
        "tables": tables,
        "choices": len(found),
        "choices_per_second": round(len(found) / seconds, 1),
        "p50_ms": _percentile(found, 50),
        "p95_ms": _percentile(found, 95),
        "p99_ms": _percentile(found, 99),
        "worst_ms": _percentile(found, 100),
    }


def _percentile(seconds: list[float], part: int) -> float:
    """In milliseconds, of sorted times."""
    return round(seconds[min(len(seconds) - 1, len(seconds) * part // 100)] * 1000, 2)


def _wait(base: str) -> None:
    end = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            call(f"{base}/healthz")
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


async def _run(load: Load, tables: int) -> None:
    async with asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(load.table())


def metrics() -> dict[str, tuple[float, str]]:
    """A short run for `dejarik bench`."""
    found = measure("arena", tables=20, seconds=4, pause=0.5)
    return {
        "table_choice_to_update_p50": (found["p50_ms"], "ms"),
        "table_choice_to_update_p99": (found["p99_ms"], "ms"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.table")
    parser.add_argument("--game", default="arena")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--db")
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.tables, given.seconds, given.pause, given.db), indent=1))


if __name__ == "__main__":
    main()
