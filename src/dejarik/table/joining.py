"""Sitting down at a table: which seat somebody takes, and what they bring to the game that is about to begin.

What a seat may bring is the game's to say (`settings` that name a `seat`), and so is what is wrong with it. Whoever
sits first chooses first: what was drawn for those who have not sat down stands in nobody's way. Nothing is changed
here; a room writes it down.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import UNSET

from dejarik.kernel import engine
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame
from dejarik.kernel.rng import Rng
from dejarik.kernel.sent import Sent, Setting
from dejarik.table.facts import is_empty, is_taken
from dejarik.table.journal import Joined
from dejarik.table.live_table import LiveTable
from dejarik.table.problems import Conflict, Forbidden
from dejarik.table.rows import SeatRow
from dejarik.table.tokens import hash_of, is_same, new_token, plays_only
from dejarik.table.words import SeatKind, SeatToken, Stage


def seated_before(
    live: LiveTable, seat: int | None, token: SeatToken | None, secret: SeatToken | None
) -> int | None:
    """The seat in which somebody has sat down with this secret, if they ask for it again because the answer was lost.
    A secret or an invitation that is in use otherwise is refused: each opens one thing."""
    if secret is None:
        return None
    hashed = hash_of(secret)
    invitation = None if token is None else hash_of(token)
    for each in live.seats:
        if each.token is not None and is_same(each.token, hashed):
            is_asked_again = each.invitation == invitation and seat in (None, each.seat)
            if is_asked_again and (invitation is not None or each.kind is SeatKind.OPEN):
                return each.seat
            raise Conflict("table-seated")
        if each.invitation is not None and is_same(each.invitation, hashed):
            raise Conflict("table-seated")
    return None


def seated(
    live: LiveTable, name: str, seat: int | None, token: SeatToken | None, own: SeatToken | None = None
) -> tuple[SeatRow, SeatToken]:
    """The seat as it is when somebody has sat down in it, and its secret: their own, or one that is made now. A friend
    who was invited is a friend from now on."""
    empty = _open_seat(live, seat) if token is None else _of_invitation(live, seat, token)
    kind = SeatKind.FRIEND if empty.kind is SeatKind.INVITED else empty.kind
    if plays_only(token) and own is not None and not plays_only(own):
        raise Forbidden("table-plays-only")
    secret = own or new_token(plays_only=plays_only(token))
    return replace(empty, kind=kind, name=name or empty.name, token=hash_of(secret)), secret


def _open_seat(live: LiveTable, seat: int | None) -> SeatRow:
    free = [each for each in live.seats if each.kind is SeatKind.OPEN and is_empty(each)]
    if not free or live.stage is not Stage.OPEN:
        raise Conflict("table-full")
    wanted = [each for each in free if seat in (None, each.seat)]
    if not wanted:
        raise Conflict("table-seat-gone")
    return wanted[0]


def _of_invitation(live: LiveTable, seat: int | None, token: SeatToken) -> SeatRow:
    caller = live.caller(token)
    if seat is not None and seat not in (*caller.seats, caller.invitation):
        raise Forbidden("table-not-your-seat")
    if caller.invitation is None:
        raise Conflict("table-seated")
    return live.seats[caller.invitation]


def with_what_is_brought(live: LiveTable, taken: SeatRow, brings: Mapping[str, str]) -> Joined:
    """The line of the journal for somebody who sits down, with the options that follow from what they bring; a problem
    when these make no game."""
    is_settled = is_taken(live.seats[taken.seat])
    joined = Joined(taken.seat, taken.name, waited=not is_settled)
    if not brings:
        return joined
    if is_settled or live.steps or live.row.part:  # the game has begun, or goes on with what there is
        raise Conflict("table-seat-fixed")
    settings, options = with_settings(live, [taken.seat], brings)
    return msgspec.structs.replace(joined, settings=settings, options=msgspec.to_builtins(options))


def with_settings(
    live: LiveTable, seats: Collection[int], brings: Mapping[str, str]
) -> tuple[dict[str, str], Any]:
    """The settings and options of a table at which what these seats bring is changed; a problem when they make no
    game."""
    own = {each.name: each.seat for each in settings_of_seats(live.game) if each.seat in seats}
    options, rng = live.match.options, Rng.seeded(secrets.randbits(63))
    loose = _still_open(live, seats)
    for setting, value in brings.items():
        if setting not in own:
            raise Forbidden("table-not-brought", setting=setting)
        options = live.game.bring(options, setting, value, open_seats=loose, rng=rng)
    engine.start(live.game, options, live.row.seed)
    return {**_still_true(live, options, loose), **brings}, options


def fitting(live: LiveTable, seat: int, own: Sequence[str], token: SeatToken | None) -> Callable[[], Sent]:
    """The question what can't be brought to a seat, for somebody who could sit down there now."""
    if token is None or live.caller(token).invitation is None:
        _open_seat(live, seat)
    elif live.caller(token).invitation != seat:
        raise Forbidden("table-not-your-seat")
    game, options, loose = live.game, live.match.options, _still_open(live, [seat])
    return lambda: game.presenter.fitting(options, seat, own, loose)


def settings_of_seats(game: AnyGame) -> list[Setting]:
    """What whoever sits down in a seat may choose: of all seats."""
    return [each for each in game.presenter.settings() if each.seat is not UNSET]


def _settings(live: LiveTable) -> dict[str, str]:
    found: dict[str, str] = msgspec.json.decode(live.row.settings)
    return found


def _still_open(live: LiveTable, seats: Collection[int]) -> tuple[int, ...]:
    """The other seats whose part is settled by nobody: who shall sit there has not, or it is a bot's and was drawn."""
    chosen = _settings(live)
    given = {each.seat for each in settings_of_seats(live.game) if each.name in chosen}
    return tuple(
        each.seat
        for each in live.seats
        if each.seat not in seats
        and (not is_taken(each) or (each.kind is SeatKind.BOT and each.seat not in given))
    )


def _still_true(live: LiveTable, options: Any, loose: Sequence[int]) -> dict[str, str]:
    """The settings of the table without those that are so no more, because something else was drawn: what would
    change the game if it were brought now."""
    settings = _settings(live)
    for each in settings_of_seats(live.game):
        name = each.name
        if name in settings and each.seat in loose:
            try:
                kept = live.game.bring(options, name, settings[name]) == options
            except Problem:
                kept = False
            if not kept:
                del settings[name]
    return settings
