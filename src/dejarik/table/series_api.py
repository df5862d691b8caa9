"""The HTTP interface of tables that follow each other, as `docs/table.md` describes it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Request, Response
from msgspec import UNSET

from dejarik.table import bodies, records
from dejarik.table.api import REFUSALS, Bearer, Id, answer, seat_link, tables_of, token_of, watch_path
from dejarik.table.documenting import answered
from dejarik.table.facts import public_facts
from dejarik.table.next_tables import GivenSeat
from dejarik.table.problems import Conflict, TableProblem, Unknown
from dejarik.table.replays import Played, play_again
from dejarik.table.series_files import history, take_in_series, written
from dejarik.table.series_secrets import may_be_told
from dejarik.table.tables import Tables
from dejarik.table.words import SeatToken, TableId

router = APIRouter(responses=REFUSALS)


@router.post("/api/tables/{table}/next", **answered(records.Continued))
async def go_on(
    request: Request, table: Id, wanted: bodies.Continuing, authorization: Bearer = None
) -> Response:
    """The game that follows one that is over, for the same people; whoever asks second is led to the same table."""
    tables = tables_of(request)
    token = token_of(authorization)
    new, invitations = await tables.go_on(TableId(table), token, _given(wanted))
    return answer(await _led_to(tables, new, token, invitations))


@router.post("/api/tables/{table}/branch", **answered(records.Continued, 201))
async def branch(
    request: Request, table: Id, wanted: bodies.Branching, authorization: Bearer = None
) -> Response:
    """A game of a series, or what follows it, once more: as the first table of another series."""
    tables = tables_of(request)
    token = token_of(authorization)
    new, invitations = await tables.branch(TableId(table), token, wanted.at, _given(wanted))
    return answer(await _led_to(tables, new, token, invitations), 201)


def _given(wanted: bodies.Continuing) -> list[GivenSeat]:
    return [GivenSeat(each.seat, each.kind, each.name, each.bot, each.program) for each in wanted.seats]


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


@router.get("/api/tables/{table}/series/file", response_model=dict[str, Any])
async def export(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """The whole series as a file: once its last game is over, before that for whoever plays alone."""
    tables = tables_of(request)
    async with tables.room(TableId(table)).entered() as live:
        name = live.row.series
        live.watch(live.seats_of(token_of(authorization)))
    if name is None:
        raise Unknown("table-unknown")
    if not await may_be_told(tables, name, token_of(authorization)):
        raise Conflict("table-series-runs")
    content = await written(tables.store, name)
    headers = {
        "content-disposition": f'attachment; filename="{live.game.name}-{name}.json"',
        "cache-control": "no-store",
    }
    return Response(content, media_type="application/json", headers=headers)


@router.post("/api/series", **answered(records.MadeTable, 201))
async def upload(request: Request) -> Response:
    """Go on with a series from a file (the body), which may be of another server: with an invitation to each seat."""
    tables = tables_of(request)

    async def play(data: bytes) -> Played:
        return await tables.errands.elsewhere(play_again, data)

    taken = await take_in_series(tables.store, await request.body(), play)
    table, links = taken.table, taken.links
    made = [
        records.MadeSeat(
            seat=each.seat,
            kind=each.kind,
            link=seat_link(table, links[each.seat]) if each.seat in links else UNSET,
        )
        for each in taken.seats
    ]
    tables.wake(tables.room(table))
    known = records.MadeTable(
        table=table,
        seats=made,
        watch=watch_path(table),
        unplayed=taken.unplayed or UNSET,
        left_out=taken.left_out or UNSET,
    )
    return answer(known, 201)
