"""What the commands that play games have in common: the game by its name, reading a file, telling progress.

Games are found through the kernel, so a command works for every game that is installed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter

from dejarik.cli.command import Call, Positional, ValueKind
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame, find_game
from dejarik.kernel.text import text

GAME: ValueKind[AnyGame] = ValueKind(text("cli-placeholder-game"), find_game)
THE_GAME: Positional[AnyGame] = Positional("game", text("cli-argument-game"), kind=GAME)


def read_bytes(path: Path) -> bytes:
    """The content of a file; a Problem when it can't be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise Problem("cli-no-such-file", file=str(path)) from error
    except OSError as error:
        raise Problem("cli-unreadable-file", file=str(path), reason=error.strerror or str(error)) from error


class ProgressLine:
    """One line on standard error that is written over and over, for somebody who waits at a terminal."""

    def __init__(self) -> None:
        self._is_watched = sys.stderr.isatty()
        self._width = 0

    def show(self, sentence: str) -> None:
        if self._is_watched:
            print(f"\r{sentence.ljust(self._width)}", end="", file=sys.stderr, flush=True)
            self._width = len(sentence)

    def clear(self) -> None:
        if self._is_watched and self._width:
            print(f"\r{' ' * self._width}\r", end="", file=sys.stderr, flush=True)
            self._width = 0


class ProgressBar:
    """How many of so many games are played, and about how long the rest takes: by those that were played since it is
    shown."""

    WIDTH = 24

    def __init__(self, call: Call, total: int) -> None:
        self._call, self._total = call, total
        self._line = ProgressLine()
        self._started, self._first = perf_counter(), 0

    def show(self, games: int) -> None:
        self._first = self._first or games
        full = self.WIDTH * games // self._total
        bar = "█" * full + "░" * (self.WIDTH - full)
        minutes, seconds = divmod(round(self._left(games)), 60)
        self._line.show(
            self._call.say(
                "sim-progress", bar=bar, games=games, total=self._total, left=f"{minutes}:{seconds:02}"
            )
        )

    def _left(self, games: int) -> float:
        played = games - self._first + 1
        return (perf_counter() - self._started) / played * (self._total - games)

    def clear(self) -> None:
        self._line.clear()
