"""A position of a game is taken up again: a new table goes on from there, with whoever comes to it.

What was played up to then is played once more in a worker, and is the beginning of the new table's journal. The chance
that lies ahead is the same, too: whoever does as was done then sees the same dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from dejarik.kernel.errors import BadFile, Problem
from dejarik.kernel.match import Replay, read_replay
from dejarik.table import clock
from dejarik.table.live_table import LiveTable
from dejarik.table.making import NewSeat
from dejarik.table.problems import Conflict
from dejarik.table.replays import lines_of, play_again
from dejarik.table.rows import Snapshot
from dejarik.table.tables import Made, Tables, seats_as_wanted
from dejarik.table.tokens import new_table_id
from dejarik.table.words import SeatKind, SeatToken, Stage, TableId

#: Who can sit at a table that goes on from the middle: nobody is waited for there.
KINDS = (SeatKind.ME, SeatKind.HOT, SeatKind.FRIEND, SeatKind.BOT)


def replay_until(live: LiveTable, token: SeatToken | None, number: int) -> bytes:
    """What was played at a table before the decision of this number, for somebody who may learn all that was hidden in
    it: after the game, or while everybody else in it is a bot."""
    live.watch(live.seats_of(token))
    if live.row.series is not None:
        raise Conflict("table-in-series")
    own = live.own_seats(token)
    is_alone = bool(own) and all(
        seat.seat in own or seat.kind is SeatKind.BOT or seat.seat in live.conceded for seat in live.seats
    )
    if live.stage is not Stage.FINISHED and not is_alone:
        raise Conflict("table-not-finished")
    if number > len(live.match.choices):
        raise Problem("table-no-moment", number=number)
    replay = msgspec.json.decode(live.match.replay(), type=Replay)
    corrections = [made for made in replay.corrections if made.at <= number]
    earlier = msgspec.structs.replace(
        replay, choices=replay.choices[:number], corrections=corrections, digest="", note=""
    )
    return msgspec.json.encode(earlier)


async def take_up(
    tables: Tables, table: TableId, token: SeatToken | None, number: int, wanted: Sequence[NewSeat]
) -> Made:
    """A new table that goes on from a moment of another one."""
    async with tables.room(table).entered() as live:
        data = replay_until(live, token, number)
        old, count, game = live.row, len(live.seats), live.game
    if len(wanted) != count:
        raise Problem("table-seats", given=len(wanted), wanted=count)
    if any(seat.kind not in KINDS for seat in wanted):
        raise Problem("table-seat-now")
    replay, _, _ = read_replay(data)
    played = await tables.errands.elsewhere(play_again, data)
    if played.problem is not None:
        raise BadFile(played.problem.id, **played.problem.args)
    seats, tokens = seats_as_wanted(game, wanted)
    bots = [seat.seat for seat in seats if seat.kind is SeatKind.BOT]
    row = replace(old, id=new_table_id(), version=game.version, created=clock.now(), private=True, clock=None)
    lines = lines_of(replay, played, row.created, bots=bots)
    snapshot = Snapshot(len(played.steps) + len(replay.corrections), played.state)
    await tables.store_new(row, seats, lines, snapshot)
    return Made(row.id, tuple(seats), tokens)
