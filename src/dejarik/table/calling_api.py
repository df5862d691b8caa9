"""The HTTP interface for being called to the table: what a seat wants, asked and said by whoever holds it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field, StringConstraints

from dejarik.messages import Language
from dejarik.table import calling, clock, service_records
from dejarik.table.api import REFUSALS, Bearer, Id, answer, held, tables_of, token_of
from dejarik.table.bodies import MOST_SEATS, Body
from dejarik.table.calling import Calling, Kind, Wait
from dejarik.table.documenting import answered
from dejarik.table.problems import Forbidden
from dejarik.table.settings import NoticesPart
from dejarik.table.words import TableId

router = APIRouter(responses=REFUSALS)
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class CallWanted(Body):
    """How the holder of a seat wants to be called; not at all without a `kind`."""

    seat: Seat
    kind: Kind | None = None
    address: Annotated[str, StringConstraints(max_length=1000, strip_whitespace=True)] = ""
    pace: Wait = Wait.NOW
    language: Language = Language.ENGLISH


def _part(request: Request) -> NoticesPart:
    part: NoticesPart = request.app.state.config.notices
    return part


async def _told(request: Request, table: str, seat: int, authorization: str | None) -> int:
    """How many choices there are, if the seat is the caller's own, whoever plays it now."""
    async with tables_of(request).room(TableId(table)).entered() as live:
        held(live, authorization)
        if seat not in live.own_seats(token_of(authorization)):
            raise Forbidden("table-not-your-seat")
        return len(live.steps)


async def _shown(request: Request, table: str, seat: int) -> Response:
    part = _part(request)
    known = await calling.of_seat(tables_of(request).store, TableId(table), seat)
    kinds = [Kind.MAIL] if part.smtp_host else []
    kinds += [Kind.CHAT, Kind.HOOK] if part.hosts else []
    return answer(
        service_records.Called(
            kinds=[each.value for each in kinds] if part.enabled else [],
            hosts=list(part.hosts) if part.enabled else [],
            kind=None if known is None else known.kind.value,
            address="" if known is None else known.address,
            pace=Wait.NOW.value if known is None else known.pace.value,
        )
    )


@router.get("/api/tables/{table}/calling", **answered(service_records.Called))
async def look(
    request: Request,
    table: Id,
    seat: Annotated[int, Query(ge=0, lt=MOST_SEATS)],
    authorization: Bearer = None,
) -> Response:
    """How a seat of the caller's own is called to the table, and how it could be."""
    await _told(request, table, seat, authorization)
    return await _shown(request, table, seat)


@router.post("/api/tables/{table}/calling", **answered(service_records.Called))
async def want(request: Request, table: Id, wanted: CallWanted, authorization: Bearer = None) -> Response:
    """Be called so from now on, or no more."""
    number = await _told(request, table, wanted.seat, authorization)
    store, part = tables_of(request).store, _part(request)
    if wanted.kind is None:
        await calling.drop(store, TableId(table), wanted.seat)
    else:
        address = calling.checked(part, wanted.kind, wanted.address)
        new = Calling(
            TableId(table), wanted.seat, wanted.kind, address, wanted.pace, wanted.language, told=number
        )
        await calling.keep(store, new if wanted.pace is not Wait.DAILY else _from_now_on(new))
    return await _shown(request, table, wanted.seat)


def _from_now_on(wish: Calling) -> Calling:
    """The first digest comes after a day."""
    return replace(wish, sent=clock.now())
