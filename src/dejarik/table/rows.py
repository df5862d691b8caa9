"""What is stored of a table, as records: its row, its seats, the lines of its journal; and how that lies in
the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.engine import Row

from dejarik.table.journal import AnyEntry, encode
from dejarik.table.words import SeatKind, Stage, TableId, Together, TokenHash
from dejarik.table.writing import Part, Values


@dataclass(frozen=True)
class TableRow:
    """A table as it was made. `series` is that to which it belongs, as its `part` (from 0), and `follows` the table
    before it. From `chance`, a secret of the series, the seeds of its tables follow. `branched_from` is the series from
    which this one branched."""

    id: TableId
    game: str
    version: str
    settings: bytes
    options: bytes
    seed: int
    private: bool
    spectators: bool
    clock: int | None
    created: float
    together: Together = Together.ANY
    series: str | None = None
    part: int = 0
    chance: int = 0
    follows: TableId | None = None
    branched_from: str | None = None


@dataclass(frozen=True)
class SeatRow:
    """A seat and who has it; `token` is a hash, None while nobody or a bot sits there, and so is `invitation`: that of
    the link with which somebody may sit down, or has sat down."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    token: TokenHash | None = None
    invitation: TokenHash | None = None


@dataclass(frozen=True)
class Line:
    """An entry in its place of the journal. `told` is packed (see `event_feed.py`)."""

    position: int
    entry: AnyEntry
    at: float
    told: bytes | None = None


@dataclass(frozen=True)
class Summary:
    """What the journal adds up to, for those who look for tables without reading journals."""

    stage: Stage
    asked_bot: bool  # a bot is asked, or somebody in a bluff window, for whom the table may pass
    due: float | None
    outcome: bytes | None
    sequel: bytes | None = None  # the options of the game that follows, once this one is over
    points: bytes | None = None  # the names that its start and its end were given


@dataclass(frozen=True)
class Listed:
    """A table in the lobby."""

    row: TableRow
    summary: Summary
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class Snapshot:
    """The state after the entries before `position`."""

    position: int
    state: bytes


@dataclass(frozen=True)
class New:
    """A table that is made, with the first lines of its journal, if it has some. `kept`: the seats in which the people
    of the table before it sit as they did there."""

    row: TableRow
    seats: Sequence[SeatRow]
    summary: Summary
    lines: Sequence[Line] = ()
    kept: Sequence[int] = ()


def new_table_values(new: New) -> dict[Part, Sequence[Values]]:
    values = {name: getattr(new.row, name) for name in TableRow.__dataclass_fields__}
    values["together"] = new.row.together.value
    return {
        Part.TABLE: [{**values, "changed": new.row.created, **summary_values(new.summary)}],
        Part.SEAT: [{"table_id": new.row.id, **seat_values(seat)} for seat in new.seats],
        Part.LINE: [line_values(new.row.id, line) for line in new.lines],
    }


def table_row(row: Row[Any]) -> TableRow:
    values = {name: getattr(row, name) for name in TableRow.__dataclass_fields__}
    return TableRow(**{**values, "together": Together(row.together)})


def seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, SeatKind(row.kind), row.name, row.bot, row.token, row.invitation)


def seat_values(seat: SeatRow) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "kind": seat.kind.value,
        "name": seat.name,
        "bot": seat.bot,
        "token": seat.token,
        "invitation": seat.invitation,
    }


def line_values(table: TableId, line: Line) -> dict[str, Any]:
    return {
        "table_id": table,
        "position": line.position,
        "body": encode(line.entry),
        "told": line.told,
        "at": line.at,
    }


def snapshot_values(table: TableId, snapshot: Snapshot) -> dict[str, Any]:
    return {"table_id": table, "position": snapshot.position, "state": snapshot.state}


def summary_of(row: Row[Any]) -> Summary:
    return Summary(Stage(row.stage), row.asked_bot, row.due, row.outcome, row.sequel, row.points)


def summary_values(summary: Summary) -> dict[str, Any]:
    return {
        "stage": summary.stage.value,
        "asked_bot": summary.asked_bot,
        "due": summary.due,
        "outcome": summary.outcome,
        "sequel": summary.sequel,
        "points": summary.points,
    }
