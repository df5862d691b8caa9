"""Servers as processes of their own, as people start them: to be killed, stopped and started again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from tests.table.harness import GENEROUS, PATIENCE, eventually

from dejarik.table import server
from dejarik.table.app import Config
from dejarik.table.tables import Tables

ROOT = Path(__file__).parents[2]


class Process:
    """`dejarik …` in another process."""

    def __init__(self, *arguments: str, environ: dict[str, str] | None = None) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "dejarik", *arguments],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "DEJARIK_LANG": "en", **(environ or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def line(self) -> str:
        """The next line on standard error."""
        assert self._process.stderr is not None
        return self._process.stderr.readline().rstrip()

    def kill(self) -> None:
        """SIGKILL: nothing is saved, nothing is finished."""
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)

    def stop(self) -> tuple[int, str, str]:
        """Ctrl+C; the exit code and what was said since."""
        self._process.send_signal(signal.SIGINT)
        return self.end()

    def end(self) -> tuple[int, str, str]:
        out, err = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, out, err

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None


class Mortal:
    """A server process that starts quickly, because a helper that it is forked from has imported everything already.

    It is a whole server, with its own memory; only its imports are not made anew.
    """

    def __init__(self, database: str, port: int, *, dies_between_games: bool = False) -> None:
        target = _serve_one_game if dies_between_games else _serve
        self._process = _forks().Process(target=target, args=(database, port), daemon=True)
        self._process.start()
        if not dies_between_games:  # it may be dead before it has answered
            wait_for(port)

    def has_died(self) -> bool:
        """Whether it has ended without being killed from here."""
        return not self._process.is_alive()

    def kill(self) -> None:
        """SIGKILL: nothing is saved, nothing is finished."""
        self._process.kill()
        self._process.join(PATIENCE)
        self._process.close()


@cache
def _forks() -> Any:
    if os.name != "posix":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(
        [
            __name__,
            "dejarik.examples.arena",
            "dejarik.examples.caravan",
            "dejarik.lcg.game",
            "dejarik.lcg.presenting",
            "dejarik.assault.game",
        ]
    )
    return context


def may_have_workers() -> None:
    """A process that ends with the test may start others all the same: they end with it."""
    multiprocessing.current_process()._config["daemon"] = False  # type: ignore[attr-defined]


def _serve(database: str, port: int) -> None:
    may_have_workers()
    process: Any = multiprocessing.current_process()
    process._config["daemon"] = False  # so that it may have workers, which end with it
    server.run(Config(database, limits=GENEROUS), server.listen("127.0.0.1", port), lambda: None)


def _serve_one_game(database: str, port: int) -> None:
    """A server that dies as soon as a game of a series is over, before the next one is made."""

    async def die(self: Tables, *given: Any) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(Tables, "go_on", die)  # noqa: B010
    _serve(database, port)


@contextmanager
def serving(database: str) -> Iterator[str]:
    """The address of a server process, which is killed at the end."""
    port = free_port()
    process = Mortal(database, port)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()


def free_port() -> int:
    with server.listen("127.0.0.1", 0) as free:
        port: int = free.getsockname()[1]
    return port


def wait_for(port: int) -> None:
    """Until a server answers there."""

    def answers() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    eventually(answers)
