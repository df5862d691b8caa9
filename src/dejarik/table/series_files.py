"""Files with a whole series, such as a campaign: who plays, and the replay of every game up to where it stands.

A file is played again in full before anything is stored, and each game must be the one that follows the game before it.
Secrets are not in it: people sit down anew, each with an invitation, where bots don't. Past games come along as they
were played; those to come have new luck.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from dejarik.bots import bot_names
from dejarik.kernel import saves
from dejarik.kernel.errors import BadFile
from dejarik.kernel.games import AnyGame
from dejarik.table import clock
from dejarik.table.bodies import (
    LONGEST_CLOCK,
    LONGEST_NAME,
    LONGEST_VALUE,
    LONGEST_WORD,
    MOST_SETTINGS,
    SHORTEST_CLOCK,
)
from dejarik.table.bot_workers import stand_in
from dejarik.table.file_games import FileGame, Play, games_of, read_sequel, table_of
from dejarik.table.journal import AnyEntry, Continued, Named
from dejarik.table.loading import load
from dejarik.table.making import draw
from dejarik.table.next_tables import new_series
from dejarik.table.problems import Unknown
from dejarik.table.rows import Listed, SeatRow, TableRow
from dejarik.table.store import Store
from dejarik.table.stored_match import NOTHING_FOLLOWS
from dejarik.table.tokens import hash_of, new_table_id, new_token
from dejarik.table.words import Point, SeatKind, SeatToken, TableId, Together

FORMAT = 1
BEGINNING = b'{"dejarik_series":'
MOST_GAMES = 200


@dataclass(frozen=True)
class TakenIn:
    """A series that was taken in: its newest table with its seats and the invitation to each of a person; how many of
    its games are of other rules, to be looked at only, and how many were left out."""

    table: TableId
    seats: list[SeatRow]
    links: dict[int, SeatToken]
    unplayed: int
    left_out: int


class KeptSeat(msgspec.Struct, omit_defaults=True):
    """A seat: a bot's, or a person's where there is none."""

    name: str = ""
    bot: str | None = None


class SeriesFile(msgspec.Struct, omit_defaults=True):
    """A series as a file. `games` are replays. For later rules, which could not work it out any more, it says what
    follows the last of them (`sequel`), or that nothing does (`ended`)."""

    dejarik_series: int
    seats: list[KeptSeat]
    games: list[msgspec.Raw]
    settings: dict[str, str] = {}
    private: bool = False
    spectators: bool = True
    clock: int | None = None
    together: Together = Together.ANY
    points: list[dict[Point, str]] = []  # of each game, the names of its start and its end
    sequel: dict[str, Any] | None = None
    ended: bool = False


async def history(store: Store, series: str) -> list[Listed]:
    """The tables of a series, with those before it branched."""
    listed = await store.series(series)
    while listed and listed[0].row.follows is not None:
        before = await store.find(listed[0].row.follows)
        if before is None or before[0].series is None:
            break
        earlier = [each for each in await store.series(before[0].series) if each.row.part <= before[0].part]
        listed = [*earlier, *listed]
    return listed


# --- Writing ------------------------------------------------------------------------------------------


async def written(store: Store, series: str) -> bytes:
    """A series as a file."""
    tables = [await load(store, each.row.id) for each in await history(store, series)]
    if not tables:
        raise Unknown("series-unknown", series=series[:40])
    row, sequel = tables[-1].row, tables[-1].summary().sequel
    file = SeriesFile(
        dejarik_series=FORMAT,
        seats=[KeptSeat(seat.name, seat.bot) for seat in tables[-1].seats],
        games=[msgspec.Raw(each.match.replay()) for each in tables],
        settings=msgspec.json.decode(row.settings),
        private=row.private,
        spectators=row.spectators,
        clock=row.clock,
        together=row.together,
        points=[{Point(at): name for at, name in each.points.items()} for each in tables],
        sequel=None if sequel is None else msgspec.json.decode(sequel),
        ended=sequel == NOTHING_FOLLOWS,
    )
    return msgspec.json.encode(file)


# --- Reading ------------------------------------------------------------------------------------------


def read(data: bytes) -> SeriesFile:
    """A file, not yet played."""
    try:
        file = msgspec.json.decode(data, type=SeriesFile)
    except saves.UNREADABLE as error:
        if data.lstrip().startswith(BEGINNING):
            raise BadFile("file-damaged", detail=str(error)[:200]) from error
        raise BadFile("file-foreign") from error
    if file.dejarik_series > FORMAT:
        raise BadFile("file-newer", found=file.dejarik_series, known=FORMAT)
    if file.dejarik_series < 1:
        raise BadFile("file-damaged", detail=f"dejarik_series: {file.dejarik_series}")
    if not 1 <= len(file.games) <= MOST_GAMES:
        raise BadFile("file-damaged", detail=f"{len(file.games)}")
    return file


async def take_in_series(store: Store, data: bytes, play: Play) -> TakenIn:
    """Make the tables of a file. All are stored, or none."""
    file = read(data)
    game, games = await games_of([bytes(raw) for raw in file.games], len(file.seats), play)
    links = {seat: new_token() for seat, each in enumerate(file.seats) if each.bot is None}
    seats = [_seat(game, seat, each, links.get(seat)) for seat, each in enumerate(file.seats)]
    first = TableRow(
        id=new_table_id(),
        game=game.name,
        version=game.version,
        settings=msgspec.json.encode(_settings(game, file.settings, len(seats))),
        options=b"",
        seed=0,
        private=file.private,
        spectators=file.spectators,
        clock=file.clock if file.clock and SHORTEST_CLOCK <= file.clock <= LONGEST_CLOCK else None,
        created=clock.now(),
        together=file.together,
    )
    rows = [new_series(first)]
    while len(rows) < len(games):
        rows.append(replace(rows[-1], id=new_table_id(), part=len(rows), follows=rows[-1].id))
    left_out = len(file.games) - len(games)
    points = file.points[left_out:] if len(file.points) == len(file.games) else [{} for _ in rows]
    last = NOTHING_FOLLOWS if file.ended else read_sequel(game, file.sequel, len(seats))
    sequels = [*[NOTHING_FOLLOWS] * (len(rows) - 1), last]
    made = [
        table_of(
            replace(row, options=_options(each), seed=each.replay.seed, version=each.version),
            seats,
            each,
            _names(named) + ([] if after is None else [Continued(after.id)]),
            sequel,
        )
        for row, each, named, after, sequel in zip(
            rows, games, points, [*rows[1:], None], sequels, strict=True
        )
    ]
    await store.create_all(made)
    unplayed = sum(each.played is None for each in games)
    return TakenIn(rows[-1].id, seats, links, unplayed, left_out)


def _options(game: FileGame) -> bytes:
    return msgspec.json.encode(game.options)


def _seat(game: AnyGame, seat: int, kept: KeptSeat, link: SeatToken | None) -> SeatRow:
    name = "".join(filter(str.isprintable, kept.name))[:40]
    if link is not None:
        return SeatRow(seat, SeatKind.INVITED, name, invitation=hash_of(link))
    return SeatRow(seat, SeatKind.BOT, name, kept.bot if kept.bot in bot_names(game) else stand_in(game))


def _settings(game: AnyGame, given: Mapping[str, str], seats: int) -> dict[str, str]:
    """Those with which such a table could have been made, else none: they are shown in the lobby."""
    are_short = all(
        len(name) <= LONGEST_WORD and len(value) <= LONGEST_VALUE for name, value in given.items()
    )
    if len(given) > MOST_SETTINGS or not are_short:
        return {}
    return dict(given) if draw(game.name, dict(given), seats, 1).options is not None else {}


def _names(points: Mapping[Point, str]) -> list[AnyEntry]:
    kept = {at: "".join(filter(str.isprintable, name))[:LONGEST_NAME] for at, name in points.items()}
    return [Named(0, at, name) for at, name in kept.items() if name]
