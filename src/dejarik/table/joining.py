"""Sitting down at a table: which seat somebody takes, and what they bring to the game that is about to begin.

What a seat may bring is the game's to say (`settings` that name a `seat`), and so is what is wrong with it. Nothing is
changed here; a room writes it down.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from dejarik.kernel import engine
from dejarik.table.entries import Joined
from dejarik.table.facts import is_taken
from dejarik.table.live import LiveTable
from dejarik.table.problems import Conflict, Forbidden
from dejarik.table.store import SeatRow
from dejarik.table.tokens import hash_of, new_token
from dejarik.table.words import SeatKind, Stage, Token


def seated(live: LiveTable, name: str, seat: int | None, token: Token | None) -> tuple[SeatRow, Token]:
    """The seat as it is when somebody has sat down in it, and its secret."""
    if token is not None:
        return _as_invited(live, name, seat, token), token
    free = [each for each in live.seats if each.kind is SeatKind.OPEN and not is_taken(each)]
    wanted = [each for each in free if seat in (None, each.seat)]
    if not wanted or live.stage is not Stage.OPEN:
        raise Conflict("table-full")
    fresh = new_token()
    return replace(wanted[0], name=name, token=hash_of(fresh)), fresh


def _as_invited(live: LiveTable, name: str, seat: int | None, token: Token) -> SeatRow:
    held = [live.seats[each] for each in live.seats_of(token) if seat in (None, each)]
    if not held:
        raise Forbidden("table-not-your-seat")
    invited = [each for each in held if each.kind is SeatKind.INVITED]
    if not invited:
        raise Conflict("table-seated")
    return replace(invited[0], kind=SeatKind.FRIEND, name=name or invited[0].name)


def with_what_is_brought(live: LiveTable, joined: Joined, brings: Mapping[str, str]) -> Joined:
    """The same line of the journal with the options that follow; a problem when they make no game."""
    if not brings:
        return joined
    own = {each["name"] for each in live.game.settings() if each.get("seat") == joined.seat}
    options = live.match.options
    for setting, value in brings.items():
        if setting not in own:
            raise Forbidden("table-not-brought", setting=setting)
        options = live.game.bring(options, setting, value)
    engine.start(live.game, options, live.row.seed)
    settings: dict[str, str] = msgspec.json.decode(live.row.settings)
    return msgspec.structs.replace(
        joined, settings={**settings, **brings}, options=msgspec.to_builtins(options)
    )
