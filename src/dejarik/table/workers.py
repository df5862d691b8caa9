"""Worker processes, each with a line of its own: one can be ended without harm to the others.

A worker says when it has loaded the games, and when it begins with a piece of work. Time is counted from that moment,
so that neither starting nor waiting for a turn makes it look as if it hung.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from dejarik.kernel.games import find_game, game_names

SECONDS_TO_START = 60.0
SECONDS_TO_BEGIN = 5.0  # for one that has worked before: it has nothing to load
READY = b"ready"
NICENESS = 5

_spawn = multiprocessing.get_context("spawn")


class Died(Exception):
    """The worker has died."""


class Failure(NamedTuple):
    """The work has raised something, which may be of a kind that can't travel."""

    trace: str


class Worker:
    """A process that carries out one thing at a time."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Any = None
        self._is_killed = False

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def carry_out(self, seconds: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """What comes of some work, or a `Failure`. It blocks, so it is called in a thread.

        `TimeoutError` when it takes too long and `Died` when the process has died: it is of no use any more then."""
        try:
            is_new = self._process is None
            if is_new:
                self._start()
            seconds_to_begin = SECONDS_TO_START if is_new else SECONDS_TO_BEGIN
            self._send((work, arguments), seconds_to_begin)
            self._is_ready(seconds_to_begin)
            return self._received(seconds)
        except BaseException as error:
            self.close()
            if isinstance(error, EOFError | ConnectionError):
                raise Died from error
            raise

    def _start(self) -> None:
        self._line, theirs = _spawn.Pipe()
        process = _spawn.Process(target=_serve, args=(theirs,), daemon=True)
        process.start()
        self._process = process
        theirs.close()  # else nobody would notice when the worker dies
        if self._is_killed:
            process.kill()
        self._is_ready(SECONDS_TO_START)

    def _send(self, thing: object, seconds: float) -> None:
        """What is long waits until the worker takes it; one that takes nothing is ended."""
        assert self._process is not None
        end = threading.Timer(seconds, self._process.kill)
        end.daemon = True
        end.start()
        try:
            self._line.send(thing)
        finally:
            end.cancel()

    def _is_ready(self, seconds: float) -> None:
        """Wait until everything is loaded that has to be."""
        try:
            self._received(seconds)
        except TimeoutError as error:
            raise Died from error

    def _received(self, seconds: float) -> Any:
        if not self._line.poll(seconds):
            raise TimeoutError
        return self._line.recv()

    def kill(self) -> None:
        """From any thread: who waits for it hears of it."""
        self._is_killed = True
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        """Only when nobody waits for it."""
        self.kill()
        if self._line is not None:
            self._line.close()


# --- Inside the process -----------------------------------------------------------------------------


def _serve(line: Any) -> None:
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its workers
    end_with_server()
    if hasattr(os, "nice"):
        os.nice(NICENESS)  # who waits for a choice comes before whoever waits for a thought
    for name in game_names():
        with suppress(Exception):
            find_game(name)  # a game that can't be loaded fails when it is thought about
    line.send(READY)
    while True:
        try:
            packed = line.recv_bytes()
        except (EOFError, OSError):
            return
        line.send_bytes(_outcome(packed, line))


def _outcome(packed: bytes, line: Any) -> bytes:
    try:
        try:
            work, arguments = pickle.loads(packed)  # loads the module that it is in
        finally:
            line.send(READY)
        return pickle.dumps(work(*arguments))
    except Exception:
        return pickle.dumps(Failure(traceback.format_exc()))


def end_with_server() -> None:
    """End this worker as soon as its server is gone, also one that was killed and could tell nobody, and also in the
    middle of a thought: there is nobody left who would hear of it."""
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_end_after, args=(server.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])  # on every system: it is ready when the process is gone
    os._exit(1)
