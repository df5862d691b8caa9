"""What everybody may know of a table and its seats, whether or not its journal was read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.kernel.games import Role, find_game
from dejarik.table.records import Outcome, Seat, Series, Table, Words
from dejarik.table.rows import SeatRow, Summary, TableRow
from dejarik.table.words import SeatKind


def is_taken(seat: SeatRow) -> bool:
    """Whether nobody is waited for there: not for a friend either who plays what was chosen."""
    return seat.token is not None or seat.kind in (SeatKind.BOT, SeatKind.FRIEND)


def is_empty(seat: SeatRow) -> bool:
    """Whether a person could sit down there: nobody has."""
    return seat.token is None and seat.kind is not SeatKind.BOT


def seat_facts(seat: SeatRow, role: Role) -> Seat:
    return Seat(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        taken=is_taken(seat),
        seated=not is_empty(seat),
        team=role.team,
        role=None if role.label is None else Words.of(role.label),
    )


def game_label(game: str) -> Words:
    """What a game is called, also one that is not here any more."""
    return Words(id=f"game-name-{game}", args={})


#: Of a game that is not here any more, or whose options were others.
_UNREADABLE = (Problem, LookupError, ValueError)


@lru_cache(maxsize=512)
def _roles(game: str, options: bytes) -> tuple[Role, ...]:
    try:
        known = find_game(game)
        return tuple(known.roles(known.read_options(options)))
    except _UNREADABLE:
        return ()


@lru_cache(maxsize=512)
def _bluff(game: str, options: bytes) -> bool | None:
    try:
        known = find_game(game)
        return known.bluff_option(known.read_options(options))
    except _UNREADABLE:
        return None


@lru_cache(maxsize=512)
def _is_shared(game: str, options: bytes) -> bool:
    try:
        known = find_game(game)
        return known.shares_decisions(msgspec.json.decode(options, type=known.options_type))
    except _UNREADABLE:
        return False


def roles_at(row: TableRow, seats: Sequence[SeatRow]) -> Sequence[Role]:
    """What each seat is in the game, as far as that can still be told."""
    roles = _roles(row.game, row.options)
    return roles if len(roles) == len(seats) else [Role(seat.seat) for seat in seats]


def public_settings(row: TableRow) -> dict[str, str]:
    """The settings that are words. Whole documents, such as an army with its deck, are known to their seats alone."""
    settings: dict[str, str] = msgspec.json.decode(row.settings)
    return {name: value for name, value in settings.items() if "\n" not in value}


def _points(summary: Summary) -> dict[str, str]:
    return {} if summary.points is None else msgspec.json.decode(summary.points, type=dict[str, str])


def public_facts(row: TableRow, seats: Sequence[SeatRow], summary: Summary) -> Table:
    """A table as the lobby shows it."""
    return Table(
        id=row.id,
        game=row.game,
        label=game_label(row.game),
        settings=public_settings(row),
        seats=[seat_facts(*each) for each in zip(seats, roles_at(row, seats), strict=True)],
        state=summary.stage,
        private=row.private,
        spectators=row.spectators,
        clock=row.clock,
        bluff=_bluff(row.game, row.options),
        together=row.together if _is_shared(row.game, row.options) else None,
        due=None,  # what is stored may be what the person who is asked has left: nobody else is told
        created=row.created,
        series=None if row.series is None else Series(id=row.series, part=row.part, points=_points(summary)),
        outcome=None if summary.outcome is None else msgspec.json.decode(summary.outcome, type=Outcome),
    )
