"""The HTTP interface for who plays which seat, and for what people agree on, as `docs/table.md` describes it."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response
from msgspec import UNSET

from dejarik.kernel import engine
from dejarik.table import asking, bodies, records
from dejarik.table.api import REFUSALS, Bearer, Id, answer, held, seat_link, tables_of, token_of
from dejarik.table.documenting import answered
from dejarik.table.passing import WantedPassing
from dejarik.table.room import Room
from dejarik.table.words import TableId

router = APIRouter(responses=REFUSALS)


async def _facts(room: Room, link: str | None = None) -> records.Agreed:
    async with room.entered() as live:
        known = room.viewers.facts(live)
    return records.Agreed(table=known, link=link or UNSET)


@router.post("/api/tables/{table}/seat", **answered(records.Agreed))
async def pass_seat(
    request: Request, table: Id, wanted: bodies.PassingWanted, authorization: Bearer = None
) -> Response:
    """Pass a seat to a bot, a partner or somebody else, or take it back."""
    room = tables_of(request).room(TableId(table))
    passing = WantedPassing(wanted.seat, wanted.to, wanted.bot, wanted.partner, wanted.name)
    link = await asking.pass_seat(room, token_of(authorization), passing)
    return answer(await _facts(room, None if link is None else seat_link(table, link)))


@router.get("/api/tables/{table}/corrections", response_model=dict[str, Any])
async def correctable(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """What can be put right now: `Presenter.correctable`."""
    async with tables_of(request).room(TableId(table)).entered() as live:
        held(live, authorization)
        game, options, state = live.game, live.match.options, engine.clone(live.match.state)
    return answer(await asyncio.to_thread(game.presenter.correctable, options, state))


@router.post("/api/tables/{table}/corrections", **answered(records.Agreed))
async def correct(
    request: Request, table: Id, wanted: bodies.CorrectionWanted, authorization: Bearer = None
) -> Response:
    """Put something right, if nobody else plays; else suggest it."""
    room = tables_of(request).room(TableId(table))
    await asking.suggest_correction(room, token_of(authorization), wanted.change, wanted.why)
    return answer(await _facts(room))


@router.post("/api/tables/{table}/suggestion", **answered(records.Agreed))
async def answer_suggestion(
    request: Request, table: Id, wanted: bodies.SuggestionAnswered, authorization: Bearer = None
) -> Response:
    """Agree to a suggestion, or refuse it; withdraw the own one."""
    room = tables_of(request).room(TableId(table))
    await asking.answer_suggestion(room, token_of(authorization), wanted.id, yes=wanted.yes)
    return answer(await _facts(room))


@router.post("/api/tables/{table}/restart", **answered(records.Agreed))
async def restart(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """Begin a game again that was begun with other rules."""
    room = tables_of(request).room(TableId(table))
    await asking.restart(room, token_of(authorization))
    return answer(await _facts(room))


@router.post("/api/tables/{table}/carry-on", **answered(records.Agreed))
async def carry_on(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """Go on with a game that was begun with other rules, if today's lead to where it stands."""
    room = tables_of(request).room(TableId(table))
    await asking.carry_on(room, token_of(authorization))
    return answer(await _facts(room))


@router.post("/api/tables/{table}/resume", **answered(records.Agreed))
async def resume(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """Go on with a game that was begun with other rules from the last position that today's can read."""
    room = tables_of(request).room(TableId(table))
    await asking.resume(room, token_of(authorization))
    return answer(await _facts(room))


@router.post("/api/tables/{table}/point", **answered(records.Agreed))
async def name_point(
    request: Request, table: Id, wanted: bodies.PointNamed, authorization: Bearer = None
) -> Response:
    """Give the start or the end of a game of a series a name."""
    room = tables_of(request).room(TableId(table))
    await asking.name_point(room, token_of(authorization), wanted.at, wanted.name)
    return answer(await _facts(room))
