"""Games on processes of this machine, one at a time on each.

Whoever hands out the games knows which of them each process plays. So a process that dies loses only its game, which
another one plays; a game that takes a second process with it is told to be unplayable. When the one that hands out is
killed, the others end at once.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

import msgspec

from dejarik.lab.played import Played, Simulation, play_number, unplayed

ATTEMPTS = 2
"""How many processes may die of one game."""

Play = Callable[[Simulation, int], list[Played]]

_SERIES = msgspec.json.Decoder(list[Played])
_SPAWN = get_context("spawn")  # not forked: the same on every system, and safe whatever threads there are


class _Worker:
    """A process, the way to it, and what it plays now."""

    def __init__(self, plan: Simulation, play: Play) -> None:
        self.way, theirs = _SPAWN.Pipe()
        self.process: BaseProcess = _SPAWN.Process(target=_work, args=(theirs, plan, play), daemon=True)
        self.process.start()
        theirs.close()
        self.number: int | None = None

    def hand(self, number: int) -> None:
        self.number = number
        with suppress(OSError):  # it has died: its sentinel says so
            self.way.send(number)

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.way.close()


def on_processes(
    plan: Simulation, numbers: Iterable[int], workers: int, play: Play = play_number
) -> Iterator[list[Played]]:
    """The games of each number as soon as they are over, in any order."""
    waiting, deaths = deque(numbers), Counter[int]()
    crew = [_Worker(plan, play) for _ in range(min(workers, len(waiting)))]
    try:
        for worker in crew:
            worker.hand(waiting.popleft())
        while crew:
            ready = wait([worker.way for worker in crew])
            for worker in [each for each in crew if each.way in ready]:
                number = worker.number
                assert number is not None
                played = _received(worker)
                if played is None:
                    crew[crew.index(worker)] = worker = _replaced(worker, plan, play)
                    deaths[number] += 1
                    if deaths[number] < ATTEMPTS:
                        worker.hand(number)
                        continue
                    played = [unplayed(plan, number, "the process that played it has died")]
                if waiting:
                    worker.hand(waiting.popleft())
                else:
                    crew.remove(worker)
                    worker.end()
                yield played
    finally:
        for worker in crew:
            worker.end()


def _received(worker: _Worker) -> list[Played] | None:
    """What a process has sent; None: it has died."""
    try:
        return _SERIES.decode(worker.way.recv_bytes())
    except (EOFError, OSError):
        return None


def _replaced(worker: _Worker, plan: Simulation, play: Play) -> _Worker:
    worker.end()
    return _Worker(plan, play)


# --- In the process -------------------------------------------------------------------------------------


def _work(way: Connection, plan: Simulation, play: Play) -> None:
    """Plays what it is handed, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever handed out the games ends this process, too
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            way.send_bytes(msgspec.json.encode(play(plan, way.recv())))


def _end_with_parent() -> None:
    """In the middle of a game, if need be: its result could be given to nobody."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(1)
