"""The HTTP interface of tables that follow each other, as `docs/table.md` describes it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from fastapi import APIRouter, Request, Response

from dejarik.table import bodies, records
from dejarik.table.api import REFUSALS, Bearer, Id, answer, held, seat_link, tables_of, token_of, watch_path
from dejarik.table.documenting import answered
from dejarik.table.facts import public_facts
from dejarik.table.next_tables import GivenSeat
from dejarik.table.problems import Forbidden, TableProblem, Unknown
from dejarik.table.rows import Listed
from dejarik.table.store import Store
from dejarik.table.tables import Tables
from dejarik.table.words import SeatToken, TableId

router = APIRouter(responses=REFUSALS)


@router.post("/api/tables/{table}/next", **answered(records.Continued))
async def go_on(
    request: Request, table: Id, wanted: bodies.Continuing, authorization: Bearer = None
) -> Response:
    """The game that follows one that is over, for the same people; whoever asks second is led to the same table."""
    tables = tables_of(request)
    own = await _own_seats(tables, TableId(table), authorization)
    new, invitations = await tables.go_on(TableId(table), own, _given(wanted))
    return answer(await _led_to(tables, new, token_of(authorization), invitations))


@router.post("/api/tables/{table}/branch", **answered(records.Continued, 201))
async def branch(
    request: Request, table: Id, wanted: bodies.Branching, authorization: Bearer = None
) -> Response:
    """A game of a series, or what follows it, once more: as the first table of another series."""
    tables = tables_of(request)
    own = await _own_seats(tables, TableId(table), authorization)
    new, invitations = await tables.branch(TableId(table), own, wanted.at, _given(wanted))
    return answer(await _led_to(tables, new, token_of(authorization), invitations), 201)


async def _own_seats(tables: Tables, table: TableId, authorization: str | None) -> list[int]:
    """The seats of the caller that were not given up."""
    async with tables.room(table).entered() as live:
        own = [seat for seat in held(live, authorization) if live.is_person(seat)]
    if not own:
        raise Forbidden("table-conceded")
    return own


def _given(wanted: bodies.Continuing) -> list[GivenSeat]:
    return [GivenSeat(each.seat, each.kind, each.name, each.bot) for each in wanted.seats]


async def _led_to(
    tables: Tables, table: TableId, token: SeatToken | None, invitations: Mapping[int, SeatToken]
) -> records.Continued:
    async with tables.room(table).entered() as live:
        is_seated = False
        with suppress(TableProblem):  # the caller's seat is somebody else's from now on
            is_seated = bool(live.seats_of(token))
        seats = [
            records.MadeSeat(seat=seat, kind=live.seats[seat].kind, link=seat_link(table, link))
            for seat, link in sorted(invitations.items())
        ]
    watch = watch_path(table)
    return records.Continued(table=table, watch=watch, token=token if is_seated else None, seats=seats)


@router.get("/api/tables/{table}/series", **answered(records.SeriesTables))
async def series(request: Request, table: Id) -> Response:
    """The tables of a series."""
    store = tables_of(request).store
    found = await store.find(TableId(table))
    if found is None or found[0].series is None:
        raise Unknown("table-unknown")
    listed = await history(store, found[0].series)
    facts = [public_facts(each.row, each.seats, each.summary) for each in listed]
    return answer(records.SeriesTables(id=found[0].series, tables=facts))


async def history(store: Store, series: str) -> list[Listed]:
    """The tables of a series, with those before it branched."""
    listed = await store.series(series)
    while listed and listed[0].row.follows is not None:
        before = await store.find(listed[0].row.follows)
        if before is None or before[0].series is None:
            break
        earlier = [each for each in await store.series(before[0].series) if each.row.part <= before[0].part]
        listed = [*earlier, *listed]
    return listed
