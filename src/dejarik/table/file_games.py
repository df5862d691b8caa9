"""The games of a file with a series: played again in full, and each must be the one that follows the game before it.

A file of an earlier release has games of other rules, which are not played here. They come along to be looked at, as
at a server whose program was replaced, and the series goes on with what the last of them left, or from its start. Where
these rules can't even begin such a game, it is left out, with those before it: what counts stands in the options of
those after it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from dejarik.kernel import engine, saves
from dejarik.kernel.errors import BadFile
from dejarik.kernel.games import AnyGame, find_game
from dejarik.kernel.match import Replay, read_replay
from dejarik.table.journal import AnyEntry
from dejarik.table.live_table import LiveTable
from dejarik.table.replays import Played, check_possible, lines_of
from dejarik.table.rows import New, SeatRow, Snapshot, Summary, TableRow
from dejarik.table.words import Stage

Play = Callable[[bytes], Awaitable[Played]]


@dataclass(frozen=True)
class FileGame:
    """A game of a file; `played` is None where it is one of other rules."""

    replay: Replay
    options: Any
    played: Played | None

    @property
    def version(self) -> str:
        return self.replay.version[:40]


# --- Reading ------------------------------------------------------------------------------------------


async def games_of(replays: Sequence[bytes], seats: int, play: Play) -> tuple[AnyGame, list[FileGame]]:
    """The games from the first on that these rules can begin, those of these rules played again."""
    found: list[FileGame] = []
    expected: Any = None  # what follows the last of them, if that was played
    for raw in replays:
        read = _read(raw, is_last=raw is replays[-1])
        if read is None:
            found = []
            continue
        replay, game, options = read
        is_known = bool(found) and found[-1].played is not None
        is_next = not is_known or msgspec.json.encode(options) == msgspec.json.encode(expected)
        if not is_next or not game.has_sequels(options) or game.seats(options) != seats:
            raise BadFile("file-altered")
        played = None
        if replay.version == game.version:
            played = await play(raw)
            if played.problem is not None:
                raise BadFile(played.problem.id, **played.problem.args)
            state = saves.unpacked(game, played.state)
            expected = None if state.outcome is None else game.sequel(options, state)
        else:
            check_possible(replay, game.bound, seats)
        found.append(FileGame(replay, options, played))
    return game, found


def _read(raw: bytes, *, is_last: bool) -> tuple[Replay, AnyGame, Any] | None:
    """A game; None for one of other rules which these can't begin. The last must be one that they can."""
    try:
        replay, game, options = read_replay(raw, of_any_version=True)
        if replay.version != game.version:
            engine.start(game, options, replay.seed)
    except Exception as error:  # whatever these rules make of it
        other = _other_version(raw)
        if isinstance(error, BadFile) and (is_last or other is None):
            raise
        if is_last or other is None:
            raise other or BadFile("file-damaged", detail=str(error)[:200]) from error
        return None
    return replay, game, options


class _Head(msgspec.Struct):
    game: str
    version: str


def _other_version(raw: bytes) -> BadFile | None:
    """That a game is one of other rules, if it is."""
    try:
        head = msgspec.json.decode(raw, type=_Head)
        known = find_game(head.game).version
    except Exception:
        return None
    if head.version == known:
        return None
    return BadFile("file-other-version", game=head.game, found=head.version[:40], known=known)


def read_sequel(game: AnyGame, kept: Mapping[str, Any] | None, seats: int) -> bytes | None:
    """What follows the last game of a file, if these rules can begin it."""
    if kept is None:
        return None
    try:
        options = game.read_options(kept)
        engine.start(game, options, 0)
        if game.has_sequels(options) and game.seats(options) == seats:
            return msgspec.json.encode(options)
    except Exception:  # then the last game is begun again
        return None
    return None


# --- Tables -------------------------------------------------------------------------------------------


def table_of(
    row: TableRow,
    seats: Sequence[SeatRow],
    game: FileGame,
    more: Sequence[AnyEntry],
    sequel: bytes | None = None,
) -> tuple[New, Snapshot | None]:
    """The table of a game, with what is written below it. Of one of other rules `sequel` is what follows it, where no
    table of the file does."""
    replay, played = game.replay, game.played
    bots = [seat.seat for seat in seats if seat.bot is not None]
    if played is not None:
        lines = lines_of(replay, played, row.created, more, bots)
        live = LiveTable(row, seats)
        snapshot = Snapshot(len(played.steps) + len(replay.corrections), played.state)
        live.replay(lines, snapshot)
        return New(row, seats, live.summary(), lines), snapshot
    untold = Played(len(seats), [((0,), True, b"")] * len(replay.choices))  # who chose is not in the file
    lines = lines_of(replay, untold, row.created, more)
    is_over = sequel is not None
    live = LiveTable(
        row, seats, Summary(Stage.FINISHED if is_over else Stage.PLAYING, False, None, None, sequel)
    )
    live.look(lines, None)
    return New(row, seats, live.summary(), lines), None
