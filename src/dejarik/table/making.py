"""The options of a new table: those that were given, or what its settings leave open, drawn so that the seats fit.

A draw may take long, and many may be needed. What is not found in a moment is drawn in a worker.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame, find_game
from dejarik.kernel.rng import Rng
from dejarik.kernel.text import Text
from dejarik.table.errands import Errands
from dejarik.table.problems import Malformed
from dejarik.table.words import SeatKind, Together

MOST_DRAWS = 50
SECONDS_AT_ONCE = 0.005


@dataclass(frozen=True)
class NewSeat:
    """A seat as whoever makes a table wants it."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    program: bool = False  # whoever is invited can do nothing but play


@dataclass(frozen=True)
class NewTable:
    """A table as somebody wants it. `options` are the game's own, complete; else they are drawn from `settings`."""

    game: str
    seats: tuple[NewSeat, ...]
    settings: Mapping[str, str]
    options: Mapping[str, Any] | None = None
    private: bool = False
    spectators: bool = True
    clock: int | None = None
    bluff: bool | None = None  # None: if people play against each other
    together: Together = Together.ANY


class Drawn(msgspec.Struct):
    """What came of drawing, as JSON of the options; or which numbers of seats came instead, or what is wrong."""

    options: bytes | None = None
    counts: list[int] = []
    problem: Text | None = None


def draw(game: str, settings: dict[str, str], seats: int, draws: int, seconds: float | None = None) -> Drawn:
    """Draw so often, or for so long; once at least. Runs in a worker process, which problems leave as data."""
    found, end = find_game(game), None if seconds is None else time.perf_counter() + seconds
    counts: set[int] = set()
    for number in range(draws):
        if number and end is not None and time.perf_counter() > end:
            break
        try:
            options = found.options_from(settings, Rng.seeded(secrets.randbits(63)))
        except Problem as problem:
            return Drawn(problem=problem.message)
        if found.seats(options) == seats:
            return Drawn(msgspec.json.encode(options))
        counts.add(found.seats(options))
    return Drawn(counts=sorted(counts))


class Draws:
    """Which settings take long to draw from is remembered, so that it happens once in the event loop."""

    def __init__(self, errands: Errands) -> None:
        self._errands = errands
        self._slow: set[tuple[str, ...]] = set()

    async def options(self, game: AnyGame, wanted: NewTable) -> Any:
        """The options of a new table. Where they are given whole, the settings, which everybody reads, must be such as
        could have been given instead."""
        if wanted.options is not None:
            found = given_options(game, wanted)
            if wanted.settings:
                await self._drawn(game, wanted)
            return found
        return await self._drawn(game, wanted)

    async def _drawn(self, game: AnyGame, wanted: NewTable) -> Any:
        seats, settings, kind = len(wanted.seats), dict(wanted.settings), _kind(wanted)
        drawn = Drawn()
        if kind not in self._slow:
            start = time.perf_counter()
            drawn = draw(game.name, settings, seats, MOST_DRAWS, SECONDS_AT_ONCE)
            if time.perf_counter() - start > SECONDS_AT_ONCE:
                self._slow.add(kind)
        if drawn.options is None and drawn.problem is None:
            drawn = await self._errands.elsewhere(draw, game.name, settings, seats, MOST_DRAWS)
        if drawn.problem is not None:
            raise Problem(drawn.problem.id, **drawn.problem.args)
        if drawn.options is None:
            raise Problem("table-seats", given=seats, wanted=min(drawn.counts))
        return game.read_options(drawn.options)


def _kind(wanted: NewTable) -> tuple[str, ...]:
    """What takes as long as each other: the game and its settings, of texts of one's own only that they are there."""
    return (wanted.game, *sorted(f"{name}={value[:20]}" for name, value in wanted.settings.items()))


def given_options(game: AnyGame, wanted: NewTable) -> Any:
    """Options that were given whole."""
    try:
        options = game.read_options(wanted.options or {})
    except msgspec.ValidationError as error:
        raise Malformed("table-malformed", where=str(error)[:200]) from None
    count = game.seats(options)
    if count == len(wanted.seats):
        return options
    raise Problem("table-seats", given=len(wanted.seats), wanted=count)


def with_bluff_windows(game: AnyGame, options: Any, wanted: NewTable) -> Any:
    """The options of a new table with bluff windows if that is wanted; else, unless the options were given whole, where
    several people play who don't share a screen."""
    on = wanted.bluff
    if on is None and wanted.options is None:
        kinds = [seat.kind for seat in wanted.seats]
        apart = sum(kind in (SeatKind.FRIEND, SeatKind.INVITED, SeatKind.OPEN) for kind in kinds)
        on = apart + (SeatKind.ME in kinds or SeatKind.HOT in kinds) > 1
    if on is None or game.bluff_option(options) is None:
        return options
    return msgspec.structs.replace(options, bluff=on)
