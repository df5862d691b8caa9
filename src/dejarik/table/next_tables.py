"""The table after one that is finished: the one that follows in a series, or this one of a series once more. The same
game again outside of series is in `rematches.py`.

Nothing is stored here. The line of the old table's journal that leads to the new one is stored together with it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

import msgspec

from dejarik.bots import bot_names
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame, find_game
from dejarik.table import clock
from dejarik.table.bot_workers import stand_in
from dejarik.table.journal import AnyEntry, Branched, Continued, Paced, Passed, Prepared
from dejarik.table.live_table import LiveTable
from dejarik.table.problems import Conflict, Forbidden, Malformed, TableProblem
from dejarik.table.rows import Line, New, SeatRow, TableRow
from dejarik.table.tokens import hash_of, new_table_id, new_token
from dejarik.table.words import Point, SeatKind, SeatToken, Stage, TableId

OWN = (SeatKind.ME, SeatKind.HOT)


@dataclass(frozen=True)
class GivenSeat:
    """A seat that changes hands between two games."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    program: bool = False  # whoever gets the link can do nothing but play


@dataclass(frozen=True)
class Leading:
    """A table that is made, the line that leads there, and the invitations to seats that are given to others."""

    entry: AnyEntry
    made: LiveTable
    lines: Sequence[Line] = ()
    invitations: Mapping[int, SeatToken] = field(default_factory=dict)
    kept: Sequence[int] = ()  # the seats whose people go along with all that they have left

    @property
    def new(self) -> New:
        return New(self.made.row, self.made.seats, self.made.summary(), self.lines, self.kept)


def bot_of(game: AnyGame, wanted: str | None) -> str:
    """The bot of that name, or the one that plays where none is named."""
    bot, known = wanted or stand_in(game), bot_names(game)
    if bot not in known:
        raise Problem("table-bot-unknown", bot=bot[:40], known=", ".join(known))
    return bot


def new_series(row: TableRow) -> TableRow:
    """The same table as the first of a series."""
    return replace(row, series=secrets.token_hex(12), chance=secrets.randbits(63))


def seed_of(chance: int, part: int) -> int:
    """The seed of a table of a series. Whoever knows those of earlier ones, which their replays tell, can't work it
    out; a server that is started again can."""
    drawn = hashlib.sha256(f"{chance}:{part}".encode()).digest()
    return int.from_bytes(drawn[:8]) >> 1


def seats_kept(live: LiveTable, token: SeatToken | None) -> list[int]:
    """The own seats of whoever goes on or branches: those that they have not given up. Nobody else does."""
    if not live.seats_of(token):
        raise Forbidden("table-not-your-seat")
    own = [seat for seat in live.own_seats(token) if live.is_owned(seat)]
    if not own:
        raise Forbidden("table-conceded")
    return own


def _part_of(series: TableRow, options: object, part: int, follows: TableId | None) -> TableRow:
    """Another table of a series: its game with these options, behind that table."""
    return replace(
        series,
        id=new_table_id(),
        version=find_game(series.game).version,
        options=msgspec.json.encode(options),
        seed=seed_of(series.chance, part),
        created=clock.now(),
        part=part,
        follows=follows,
    )


def following(live: LiveTable, caller: Collection[int], given: Sequence[GivenSeat] = ()) -> Leading:
    """The game that follows, with everybody in the seat they have. `caller`: the seats of whoever asks for it; of
    nobody where only bots play."""
    if live.stage is not Stage.FINISHED:
        raise TableProblem("table-not-finished")
    options = live.sequel if live.goes_on else None
    if options is None:
        raise Conflict("table-nothing-follows")
    if live.suggestion is not None:
        raise Conflict("table-suggested")
    seats, invitations = seats_after(live, caller, given)
    row = _part_of(live.row, options, live.row.part + 1, live.row.id)
    entry = Continued(row.id, min(caller, default=None))
    return Leading(entry, *begun(live, row, seats), invitations, _kept(live, seats))


def branch(live: LiveTable, caller: Collection[int], at: Point, given: Sequence[GivenSeat] = ()) -> Leading:
    """The same game, or the one that follows it, once more, with new luck: as the first table of another series, whose
    earlier games are those of this one."""
    old = live.row
    if old.series is None:
        raise Conflict("table-nothing-follows")
    options = live.match.options if at is Point.START else live.sequel
    if options is None:
        raise Conflict("table-not-finished" if live.stage is not Stage.FINISHED else "table-nothing-follows")
    seats, invitations = seats_after(live, caller, given)
    part, follows = (old.part, old.follows) if at is Point.START else (old.part + 1, old.id)
    row = _part_of(replace(new_series(old), branched_from=old.series), options, part, follows)
    return Leading(Branched(row.id, min(caller)), *begun(live, row, seats), invitations, _kept(live, seats))


def begun(live: LiveTable, row: TableRow, seats: Sequence[SeatRow]) -> tuple[LiveTable, list[Line]]:
    """A table with the people of another one, who want to be asked as they did there, and for whom others play as they
    did; and its first lines."""
    made = LiveTable(row, seats)
    left: list[Paced | Prepared] = [*live.paces.lasting(), *live.prepared.lasting()]
    entries: list[AnyEntry] = [entry for entry in left if made.is_owned(entry.seat)]
    for seat, passing in live.passed.items():
        partner = seat if passing.partner is None else passing.partner
        is_same = all(seats[each].token == live.seats[each].token is not None for each in (seat, partner))
        if is_same and made.is_owned(seat) and made.is_owned(partner):
            entries.append(Passed(seat, passing, seat))
    lines = [Line(position, entry, row.created) for position, entry in enumerate(entries)]
    for line in lines:
        made.fold(line)
    return made, lines


def _kept(live: LiveTable, seats: Sequence[SeatRow]) -> list[int]:
    """The seats in which the same people sit as at the table before."""
    return [
        each.seat for each in seats if each.token is not None and each.token == live.seats[each.seat].token
    ]


def seats_after(
    live: LiveTable, caller: Collection[int], given: Sequence[GivenSeat]
) -> tuple[list[SeatRow], dict[int, SeatToken]]:
    """The seats of the next table, and the invitations to those that are given away now. Bots stay where somebody has
    given up. Nobody takes over what an opponent's seat hides."""
    if len({each.seat for each in given}) < len(given):
        raise Malformed("table-malformed", where="seats")
    seats = [
        SeatRow(each.seat, SeatKind.BOT, bot=live.stand_in) if each.seat in live.conceded else each
        for each in live.seats
    ]
    invitations: dict[int, SeatToken] = {}
    for each in given:
        if each.seat >= len(seats) or (each.seat not in caller and live.is_owned(each.seat)):
            raise Forbidden("table-not-your-seat")
        row = SeatRow(each.seat, each.kind, each.name)
        if each.kind is SeatKind.BOT:
            row = replace(row, bot=bot_of(live.game, each.bot))
        elif each.kind in OWN:
            if each.seat not in caller and not any(live.are_partners(each.seat, own) for own in caller):
                raise Forbidden("table-not-your-seat")
            row = replace(row, token=live.seats[min(caller)].token)
        elif each.kind is not SeatKind.OPEN:
            invitations[each.seat] = new_token(plays_only=each.program)
            row = replace(row, kind=SeatKind.INVITED, invitation=hash_of(invitations[each.seat]))
        seats[each.seat] = row
    return seats, invitations
