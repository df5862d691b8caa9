"""A folder with the results of a plan, kept as the games are played, so that what was stopped can go on.

`plan.json` says what is played, `games.jsonl` has one line for each game (`Played`) in the order in which they ended.
All games of a number are written at once; what a kill has left half written does not count and is played again. With
pyarrow, `games.parquet` holds the same when all is done (`lab.parquet`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.kernel.games import find_game
from dejarik.kernel.locks import lock
from dejarik.lab.played import Played, Simulation

PLAN, GAMES, PARQUET = "plan.json", "games.jsonl", "games.parquet"
FORM = 1
"""Of the folder and its files."""

_GAME = msgspec.json.Decoder(Played)


class Kept(msgspec.Struct, frozen=True):
    """The plan of a folder, and the rules by which it is played."""

    dejarik: int
    version: str
    plan: Simulation


class Results:
    """A folder that is being filled."""

    def __init__(self, folder: Path, games: IO[bytes], played: list[Played]) -> None:
        self.folder = folder
        self.played = played
        self._games = games

    @property
    def done(self) -> set[int]:
        """The numbers that are over."""
        return {each.number for each in self.played}

    def keep(self, played: Iterable[Played]) -> None:
        """The games of one number, from now on, whatever happens to this process."""
        games = list(played)
        self._games.write(b"".join(msgspec.json.encode(each) + b"\n" for each in games))
        self._games.flush()
        self.played += games


@contextmanager
def filling(folder: Path, plan: Simulation) -> Iterator[Results]:
    """A folder for a plan, new or with what was played before; a Problem when it is another plan's, or somebody else is
    filling it. There may be more games to play than before."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("results-no-folder", folder=str(folder), reason=error.strerror or str(error)) from error
    with (folder / f"{PLAN}.lock").open("a") as held:
        if not lock(held):
            raise Problem("results-in-use", folder=str(folder))
        _agree(folder, plan)
        file = folder / GAMES
        written = file.read_bytes() if file.exists() else b""
        played, length = _whole(written, file)
        with file.open("r+b" if file.exists() else "wb") as games:
            games.truncate(length)
            games.seek(length)
            yield Results(folder, games, [each for each in played if each.number < plan.games])


def read_results(folder: Path) -> tuple[Simulation, list[Played]]:
    """The plan of a folder and all its games, by their numbers: also while it is being filled."""
    kept, file = _plan_of(folder), folder / GAMES
    if kept is None:
        raise Problem("results-none", folder=str(folder))
    played, _ = _whole(file.read_bytes() if file.exists() else b"", file)
    return kept.plan, sorted(played, key=lambda each: (each.number, each.stage))


def _agree(folder: Path, plan: Simulation) -> None:
    """The folder is this plan's from now on."""
    kept, version = _plan_of(folder), find_game(plan.game).version
    if kept is not None:
        if msgspec.structs.replace(kept.plan, games=plan.games) != plan:
            raise Problem("results-other-plan", folder=str(folder))
        if kept.version != version:
            raise Problem("results-other-rules", folder=str(folder), before=kept.version, now=version)
    new = folder / f"{PLAN}.new"
    new.write_bytes(msgspec.json.encode(Kept(FORM, version, plan)) + b"\n")
    new.replace(folder / PLAN)


def _plan_of(folder: Path) -> Kept | None:
    file = folder / PLAN
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except FileNotFoundError:
        return None
    except (msgspec.DecodeError, OSError) as error:
        raise Problem("results-damaged", file=str(file), line=1) from error


def _whole(written: bytes, file: Path) -> tuple[list[Played], int]:
    """The games of all numbers that are written to the end, and up to which byte that is."""
    whole: list[Played] = []
    begun: list[Played] = []
    length = end = 0
    for line, row in enumerate(written.splitlines(keepends=True), start=1):
        end += len(row)
        if not row.endswith(b"\n"):
            break  # killed while it was written
        try:
            begun.append(_GAME.decode(row))
        except msgspec.DecodeError as error:
            raise Problem("results-damaged", file=str(file), line=line) from error
        if begun[-1].is_last:
            whole += begun
            begun, length = [], end
    return whole, length
