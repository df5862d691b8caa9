"""The table under load: how long it takes from a choice to the update that shows it, over real sockets on this machine.

`python -m bench.table --game caravan --seats 4 --tables 300` plays so many tables, each with a page for every seat;
whoever is asked answers after about a second. The server and the pages have a process each (`_table_pages.py`), and the
report, as JSON, says what both of them needed. `dejarik bench` takes a short run.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import tempfile
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from bench._machine import cpu_of_all, cpu_of_family, cpu_of_process, process_of
from bench._table_pages import Measured, Plan, call, play
from dejarik.table.differences import DIFFERENCES

MOST_TABLES = 500
MOST_SECONDS = 120.0
SECONDS_TO_START = 30.0
TABLES_A_SECOND = 40  # that sit down before anything is measured
WARM_UP = 3.0


def serve(database: str, port: int) -> None:
    """A server as `dejarik serve` starts it, for callers that never slow down."""
    from dejarik.table import server
    from dejarik.table.app import Config
    from dejarik.table.middleware import Limits

    much = (1e9, 1e9)
    limits = Limits(requests=much, changes=much, seconds=much, sockets_each=100_000, connections=100_000)
    server.run(Config(database, limits=limits), server.listen("127.0.0.1", port), lambda: None)


def measure(
    game: str,
    tables: int,
    seconds: float,
    pause: float = 1.0,
    database: str | None = None,
    *,
    settings: Mapping[str, str] | None = None,
    seats: int = 2,
    processes: int = 1,
    is_packed: bool = True,
    differences: int = DIFFERENCES,
    servers: int = 1,
    apart: bool = False,
    warm_up: float = WARM_UP,
) -> dict[str, Any]:
    """Percentiles of choice to update, in milliseconds. Several `servers` need a database that they share; `apart`: the
    pages of one table are at different ones, so that each choice travels from one to the other."""
    tables, seconds = min(tables, MOST_TABLES), min(seconds, MOST_SECONDS)
    ports = [_free_port() for _ in range(servers)]
    bases = [f"http://127.0.0.1:{port}" for port in ports]
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(processes, mp_context=spawn) as pool:
        where = database or str(Path(folder) / "tables.db")
        started = [spawn.Process(target=serve, args=(where, port)) for port in ports]
        try:
            for server, base in zip(started, bases, strict=True):
                server.start()
                _wait(base)
            begin = time.monotonic() + 1.0
            start = begin + max(warm_up, tables / TABLES_A_SECOND)
            share = [len(range(number, tables, processes)) for number in range(processes)]
            settings = dict(settings or ({"players": str(seats)} if game != "arena" else {}))
            ways = (is_packed, differences)
            plans = [
                Plan(bases, apart, game, settings, seats, each, pause, begin, start, start + seconds, *ways)
                for each in share
            ]
            running = [pool.submit(play, plan) for plan in plans]
            time.sleep(max(0.0, start - time.monotonic()))
            database_pid = process_of(where)
            before, all_before = [cpu_of_process(each.pid) for each in started], cpu_of_all()
            database_before = cpu_of_family(database_pid)
            time.sleep(max(0.0, start + seconds - time.monotonic()))
            each_used = [cpu_of_process(each.pid) - at for each, at in zip(started, before, strict=True)]
            database_used = cpu_of_family(database_pid) - database_before
            used, all_used = sum(each_used), cpu_of_all() - all_before
            found = [each.result(60) for each in running]
        finally:
            for server in started:
                if server.pid is not None:
                    server.kill()
                    server.join()
    report = _report(found, seconds)
    others = (all_used - used - database_used) / seconds - report["pages_cpu"]
    return {
        "game": game,
        "tables": tables,
        "sockets": tables * seats,
        "servers": servers,
        **report,
        "server_cpu": round(used / seconds, 2),
        "cpu_ms_a_choice": round(used * 1000 / max(1, report["choices"]), 2),
        "database_ms_a_choice": round(database_used * 1000 / max(1, report["choices"]), 2),
        "others_cpu": round(others, 2),  # of programs that have nothing to do with it: the less, the truer
    }


def _free_port() -> int:
    from dejarik.table.server import listen

    with listen("127.0.0.1", 0) as free:
        port: int = free.getsockname()[1]
    return port


def _report(found: list[Measured], seconds: float) -> dict[str, Any]:
    own = sorted(time for each in found for time in each.own)
    everybody = sorted(time for each in found for time in each.everybody)
    lag = sorted(time for each in found for time in each.lag)
    whole = sum(each.cpu for each in found)
    messages = sum(each.messages for each in found)
    return {
        "choices": len(own),
        "choices_per_second": round(len(own) / seconds, 1),
        "p50_ms": _percentile(own, 50),
        "p95_ms": _percentile(own, 95),
        "p99_ms": _percentile(own, 99),
        "worst_ms": _percentile(own, 100),
        "everybody_p99_ms": _percentile(everybody, 99),
        "pages_late_p99_ms": _percentile(lag, 99),
        "pages_cpu": round(whole / seconds, 2),
        "bytes_a_message": sum(each.received for each in found) // max(1, messages),
        "problems": sorted({problem for each in found for problem in each.problems}),
    }


def _percentile(seconds: list[float], part: int) -> float:
    """In milliseconds, of sorted times."""
    if not seconds:
        return float("nan")
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
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=1, help="of pages")
    parser.add_argument("--servers", type=int, default=1, help="on one database, which is given with --db")
    parser.add_argument("--apart", action="store_true", help="pages of one table are at different servers")
    parser.add_argument("--warm-up", type=float, default=WARM_UP, help="seconds in which all sit down")
    parser.add_argument("--plain", action="store_true", help="messages are not packed")
    parser.add_argument("--whole", action="store_true", help="pages take no differences")
    parser.add_argument("--set", action="append", default=[], help="a setting of the tables: format=mission")
    parser.add_argument("--db")
    given = parser.parse_args()
    found = measure(
        given.game,
        given.tables,
        given.seconds,
        given.pause,
        given.db,
        seats=given.seats,
        processes=given.processes,
        settings=dict(each.split("=", 1) for each in given.set),
        is_packed=not given.plain,
        differences=0 if given.whole else DIFFERENCES,
        servers=given.servers,
        apart=given.apart,
        warm_up=given.warm_up,
    )
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
