"""The same game again: a new table for the people of one that is over, on the sides and with the armies or decks that
whoever asks for it wants.

With `ask` nobody is seated unasked: the secret that somebody had at the old table is an invitation to the new one,
where they see what is to be played, choose what they bring and sit down, or don't. Without it everybody sits there at
once.
Nothing is stored here.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from dejarik.kernel import engine
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame, find_game
from dejarik.kernel.rng import Rng
from dejarik.kernel.sent import Setting
from dejarik.table import clock
from dejarik.table.joining import settings_of_seats, with_settings
from dejarik.table.journal import Rematched
from dejarik.table.live_table import LiveTable
from dejarik.table.next_tables import Leading
from dejarik.table.problems import Conflict, TableProblem
from dejarik.table.rows import SeatRow, TableRow
from dejarik.table.tokens import new_table_id
from dejarik.table.words import Brought, SeatKind, Sides, Stage


@dataclass(frozen=True)
class Wish:
    """How somebody wants to play again. `brings` are settings of seats at the new table: the own ones and those of
    bots."""

    sides: Sides = Sides.SWAPPED
    brought: Brought = Brought.SAME
    brings: Mapping[str, str] = field(default_factory=dict)
    ask: bool = False


def rematch(live: LiveTable, own: Collection[int], wish: Wish) -> Leading:
    """The table of the next game. `own`: the seats of whoever asks for it."""
    if live.stage is not Stage.FINISHED:
        raise TableProblem("table-not-finished")
    if live.row.series is not None:
        raise Conflict("table-in-series")
    row = replace(
        live.row,
        id=new_table_id(),
        version=find_game(live.row.game).version,
        seed=secrets.randbits(63),
        created=clock.now(),
    )
    if wish.brought is Brought.DRAWN:
        row = drawn_anew(live.game, row, live.match.options)
    count, by = len(live.seats), live.further if wish.sides is Sides.SWAPPED else 0
    seats = [replace(live.seats[(number - by) % count], seat=number) for number in range(count)]
    mine = {(seat + by) % count for seat in own}
    if wish.ask:
        seats = asked_first(seats, mine)
    if wish.brings:
        made = LiveTable(row, seats)
        mine |= {seat.seat for seat in seats if seat.kind is SeatKind.BOT}
        settings, options = with_settings(made, mine, wish.brings)
        row = replace(row, settings=msgspec.json.encode(settings), options=msgspec.json.encode(options))
    return Leading(Rematched(min(own), row.id), LiveTable(row, seats))


def asked_first(seats: Collection[SeatRow], own: Collection[int]) -> list[SeatRow]:
    """The seats as long as others have not agreed: each of them is invited with the secret they have. Who holds several
    seats, or has not sat down yet, stays as they are."""
    held = Counter(seat.token for seat in seats)
    return [
        replace(seat, kind=SeatKind.INVITED, token=None, invitation=seat.token)
        if seat.seat not in own and seat.token is not None and held[seat.token] == 1
        else seat
        for seat in seats
    ]


def drawn_anew(game: AnyGame, row: TableRow, options: Any) -> TableRow:
    """A table at which something ready-made is drawn for each seat, other than what it had where there is more."""
    rng = Rng.seeded(secrets.randbits(63))
    brought, count = settings_of_seats(game), game.seats(options)
    for seat in range(count):
        for setting in (each for each in brought if each.seat == seat):
            options = _drawn(game, options, setting, range(seat + 1, count), rng)
    engine.start(game, options, row.seed)
    names = {setting.name for setting in brought}
    settings = {name: value for name, value in msgspec.json.decode(row.settings).items() if name not in names}
    return replace(row, settings=msgspec.json.encode(settings), options=msgspec.json.encode(options))


def _drawn(game: AnyGame, options: Any, setting: Setting, later: Collection[int], rng: Rng) -> Any:
    """The options with another choice of what one seat brings, where one can be brought."""
    choices = list(setting.choices)
    rng.shuffle(choices)
    for choice in choices:
        with suppress(Problem):
            drawn = game.bring(options, setting.name, choice.value, open_seats=later, rng=rng)
            if drawn != options:
                return drawn
    return options
