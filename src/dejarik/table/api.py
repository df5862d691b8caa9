"""The HTTP interface of the table, as `docs/table.md` describes it. Each call asks the tables, or one room."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Path, Query, Request, Response
from msgspec import UNSET
from starlette.responses import RedirectResponse

from dejarik.bots import levels_of, offered_bots
from dejarik.kernel import engine
from dejarik.kernel.games import find_game, game_names
from dejarik.table import bodies, operating, records, service_records
from dejarik.table.documenting import answered, described
from dejarik.table.facts import game_label, public_facts
from dejarik.table.held_words import worded
from dejarik.table.live_table import LiveTable
from dejarik.table.looking import hints, past
from dejarik.table.making import NewSeat, NewTable
from dejarik.table.pages import FOR_GOOD, edition, tagged
from dejarik.table.presenting import present, present_standing, viewer_of
from dejarik.table.problems import Conflict, Forbidden, Unknown
from dejarik.table.rematches import Wish
from dejarik.table.replays import take_in
from dejarik.table.series_secrets import is_over
from dejarik.table.tables import Made, Tables
from dejarik.table.taking_up import take_up
from dejarik.table.tokens import plays_only
from dejarik.table.words import SeatKind, SeatToken, Stage, TableId

LOBBY_SIZE = 100
DAY = 24 * 3600

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: described(records.ProblemBody, "refused; nothing has changed")
    for status in (400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 503)
}
router = APIRouter(responses=REFUSALS)

Id = Annotated[str, Path(max_length=32)]
Bearer = Annotated[str | None, Header(max_length=300)]


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def answer(content: object, status: int = 200) -> Response:
    """JSON, written by the same encoder as everything else here, with words that the page may lack."""
    body = worded(msgspec.json.encode(content))
    headers = {"cache-control": "no-store"}
    return Response(body, status, media_type="application/json", headers=headers)


def token_of(authorization: str | None) -> SeatToken | None:
    """The secret in an `Authorization: Bearer …` header; no header is a spectator."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    return SeatToken(token.strip()) if scheme.lower() == "bearer" else SeatToken("")


ALLOWED_TO_PROGRAMS = ("/join", "/hint", "/examine")


def check_scope(request: Request) -> None:
    """Whoever may only play changes nothing else: such a secret looks, and sits down."""
    token, changes = token_of(request.headers.get("authorization")), request.method not in ("GET", "HEAD")
    if changes and plays_only(token) and not request.url.path.endswith(ALLOWED_TO_PROGRAMS):
        raise Forbidden("table-plays-only")


# --- Games ------------------------------------------------------------------------------------------


@router.get("/healthz", **answered(service_records.Healthy))
async def healthz(request: Request) -> Response:
    """Whether the database answers, 503 when it does not; and how many tables stand still."""
    store = tables_of(request).store
    await store.check()
    async with store.reading() as connection:
        still = await operating.standing(connection)
    return answer(service_records.Healthy(standing=len(still)))


@router.get("/api/games", **answered(records.Games))
async def games(request: Request) -> Response:
    """The games that are installed."""
    return answer(_games(request.app.state.config.examples))


@lru_cache(maxsize=2)
def _games(examples: bool) -> msgspec.Raw:
    """Written once: what games say of themselves does not change, and takes them a while."""
    found = [find_game(name) for name in game_names()]
    games = [
        records.Game(
            name=game.name,
            label=game_label(game.name),
            offered=examples or not game.is_example,
            settings=game.presenter.settings(),
            bots=offered_bots(game),
            levels=levels_of(game),
            bluff=game.has_bluff_option,
            together=game.has_shared_decisions,
        )
        for game in found
    ]
    return msgspec.Raw(msgspec.json.encode(records.Games(games=games)))


@lru_cache(maxsize=16)
def _catalogue(game: str) -> tuple[bytes, str]:
    content = msgspec.json.encode(find_game(game).presenter.catalogue())
    return content, f'"{hashlib.sha256(content).hexdigest()[:24]}"'


@router.get("/api/games/{game}/catalogue", response_model=dict[str, Any], responses={304: {}})
async def catalogue(
    request: Request, game: Id, v: Annotated[str | None, Query(max_length=64)] = None
) -> Response:
    """Facts of a game that never change: cards, maps. With `v`, the version of the page, they are kept for good."""
    if game not in game_names():
        raise Unknown("game-unknown", name=game, games=", ".join(game_names()))
    content, tag = await asyncio.to_thread(_catalogue, game)
    caching = FOR_GOOD if v == edition().version else f"public, max-age={DAY}" if v is None else "no-cache"
    return tagged(request, content, tag, "application/json", caching)


# --- Tables -----------------------------------------------------------------------------------------


def watch_path(table: str) -> str:
    return f"/#/table/{table}"


def seat_link(table: str, token: SeatToken) -> str:
    """The secret is behind `#`, so that browsers send it to nobody."""
    return f"{watch_path(table)}/{token}"


@router.post("/api/tables", **answered(records.MadeTable, 201))
async def create(request: Request, wanted: bodies.WantedTable) -> Response:
    """Make a table."""
    made = await tables_of(request).create(
        NewTable(
            game=wanted.game,
            seats=tuple(NewSeat(seat.kind, seat.name, seat.bot, seat.program) for seat in wanted.seats),
            settings=wanted.settings,
            options=wanted.options,
            private=wanted.private,
            spectators=wanted.spectators,
            clock=wanted.clock,
            bluff=wanted.bluff,
            together=wanted.together,
        )
    )
    return answer(_made_table(made), 201)


def _made_table(made: Made) -> records.MadeTable:
    seats = [_made_seat(made.id, seat.seat, seat.kind, made.tokens.get(seat.seat)) for seat in made.seats]
    return records.MadeTable(table=made.id, seats=seats, watch=watch_path(made.id))


def _made_seat(table: str, seat: int, kind: SeatKind, token: SeatToken | None) -> records.MadeSeat:
    if token is None:
        return records.MadeSeat(seat=seat, kind=kind)
    if kind in (SeatKind.FRIEND, SeatKind.INVITED):
        return records.MadeSeat(seat=seat, kind=kind, link=seat_link(table, token))
    return records.MadeSeat(seat=seat, kind=kind, token=token)


@router.get("/api/tables", **answered(records.Lobby))
async def lobby(request: Request, state: Annotated[Stage, Query()] = Stage.OPEN) -> Response:
    """Public tables."""
    tables = tables_of(request)
    listed = await tables.store.lobby(state, LOBBY_SIZE)
    facts = [public_facts(each.row, each.seats, each.summary) for each in listed]
    return answer(records.Lobby(tables=[_with_people(tables, each) for each in facts]))


def _with_people(tables: Tables, table: records.Table) -> records.Table:
    """A table of the lobby with those who look at it from here; of one that is not in memory nobody does."""
    room = tables.room_in_memory(TableId(table.id))
    if room is None:
        return table
    there = room.viewers.connected
    seats = [msgspec.structs.replace(seat, connected=seat.seat in there) for seat in table.seats]
    return msgspec.structs.replace(table, seats=seats, watching=room.viewers.count_of(()))


@router.get("/api/tables/{table}", **answered(records.Table))
async def facts(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """What everybody may know of a table, and who the caller is."""
    room = tables_of(request).room(TableId(table))
    token = token_of(authorization)
    async with room.entered() as live:
        known = room.viewers.facts(live)
        if token is not None:
            known = msgspec.structs.replace(known, caller=live.caller(token))
        series, has_next = known.series, live.next is not None
    if series is not None and has_next:
        newest = await tables_of(request).store.newest(series.id)
        series = msgspec.structs.replace(series, newest=newest or UNSET)
        known = msgspec.structs.replace(known, series=series)
    return answer(known)


@router.post("/api/tables/{table}/join", **answered(records.Joined))
async def join(
    request: Request, table: Id, joining: bodies.Joining, authorization: Bearer = None
) -> Response:
    """Take an open seat; or sit down where one's invitation leads. The seat's secret is the caller's, or made now."""
    room = tables_of(request).room(TableId(table))
    secret = None if joining.secret is None else SeatToken(joining.secret)
    seat, token = await room.join(joining.name, joining.seat, joining.brings, token_of(authorization), secret)
    return answer(records.Joined(seat=seat, token=token))


@router.post("/api/tables/{table}/rematch", **answered(records.Rematch))
async def rematch(
    request: Request, table: Id, wanted: bodies.Rematching | None = None, authorization: Bearer = None
) -> Response:
    """The same game again, for those who were here, with the secrets they have."""
    tables = tables_of(request)
    async with tables.room(TableId(table)).entered() as live:
        held(live, authorization)
        seats = live.own_seats(token_of(authorization))  # whom they play for is asked as everybody else is
    asked = wanted or bodies.Rematching()
    wish = Wish(sides=asked.sides, brought=asked.brought, brings=asked.brings, ask=asked.ask)
    new = await tables.rematch(TableId(table), seats, wish)
    token = token_of(authorization)
    assert token is not None  # it holds a seat
    async with tables.room(new).entered() as live:
        invited, is_known = live.is_invited(token), bool(live.own_seats(token))
    kept = token if invited or is_known else None
    return answer(records.Rematch(table=new, watch=watch_path(new), token=kept, invited=invited))


def held(live: LiveTable, authorization: str | None) -> list[int]:
    """The caller's seats; a spectator is refused."""
    seats = live.seats_of(token_of(authorization))
    if not seats:
        raise Forbidden("table-not-your-seat")
    return seats


async def _is_open(tables: Tables, table: TableId) -> bool:
    """Whether everything may be seen of a table, once its own game is over."""
    async with tables.room(table).entered() as live:
        series = live.row.series
    return await is_over(tables, series)


# --- Looking ----------------------------------------------------------------------------------------


@router.get("/api/tables/{table}/view", **answered(records.View))
async def view(
    request: Request,
    table: Id,
    at: Annotated[int | None, Query(ge=0, lt=2**31)] = None,
    seat: Annotated[int | None, Query(ge=0, lt=16)] = None,
    authorization: Bearer = None,
) -> Response:
    """What the caller sees: now, or at a decision of a game that is over; then through any seat's eyes, once no game of
    its series is to come."""
    tables = tables_of(request)
    is_open = await _is_open(tables, TableId(table))
    room = tables.room(TableId(table))
    async with room.entered() as live:
        seats = live.seats_of(token_of(authorization))
        live.watch(seats)
        state = live.match.state if at is None else await past(room, live, at)
        viewer = viewer_of(state, seats)
        if is_open and live.stage is Stage.FINISHED and seat in range(len(live.seats)):
            viewer = seat
        async with tables.costs.loop.one():
            return answer(
                records.View(
                    number=state.number,
                    seats=seats,
                    viewer=viewer,
                    view=engine.view(state, viewer),
                    shown=present(live.game, state, viewer),
                    standing=present_standing(live.game, live.match.options, state, viewer),
                )
            )


@router.post("/api/tables/{table}/hint", response_model=dict[str, Any])
async def hint(
    request: Request, table: Id, wanted: bodies.HintWanted, authorization: Bearer = None
) -> Response:
    """What the game says about an option before it is taken, or about a thing on the table."""
    room = tables_of(request).room(TableId(table))
    async with room.entered() as live:
        seats = live.seats_of(token_of(authorization))
        live.watch(seats)
        if wanted.at is not None:
            state, game = await past(room, live, wanted.at), live.game
    if wanted.at is None:
        return answer((await hints(room, seats, [wanted.option]))[wanted.option])
    asked = (state, viewer_of(state, seats), wanted.option)
    return answer(await tables_of(request).errands.beside(game.presenter.hint, *asked))


@router.get("/api/tables/{table}/log", **answered(records.Log))
async def log(
    request: Request,
    table: Id,
    start: Annotated[int, Query(alias="from", ge=0, lt=2**31)] = 0,
    authorization: Bearer = None,
) -> Response:
    """What happened from a decision on, as the caller may hear it."""
    async with tables_of(request).room(TableId(table)).entered() as live:
        seats = live.seats_of(token_of(authorization))
        live.watch(seats)
        viewer = seats[0] if seats else None
        async with tables_of(request).costs.loop.one():
            told = live.told(start, viewer)
            found = records.Log(number=len(live.steps), opening=live.opening(start, viewer), log=told)
            return answer(found)


# --- Files ------------------------------------------------------------------------------------------


@router.get("/api/tables/{table}/replay", response_model=dict[str, Any])
async def replay(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """The replay file of a game that is over, and with it all of its series."""
    tables = tables_of(request)
    is_open = await _is_open(tables, TableId(table))
    async with tables.room(TableId(table)).entered() as live:
        live.watch(live.seats_of(token_of(authorization)))
        if live.stage is Stage.FINISHED and not is_open:
            raise Conflict("table-series-runs")
        if live.stage is not Stage.FINISHED:
            raise Conflict("table-not-finished")
        content = live.match.replay()
    name = f"{live.game.name}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, media_type="application/json", headers=headers)


@router.post("/api/tables/{table}/take-up", **answered(records.MadeTable, 201))
async def taken_up(
    request: Request, table: Id, wanted: bodies.TakingUp, authorization: Bearer = None
) -> Response:
    """A new table that goes on from a moment of a game that is over, or of one against bots alone."""
    seats = [NewSeat(seat.kind, seat.name, seat.bot, seat.program) for seat in wanted.seats]
    made = await take_up(tables_of(request), TableId(table), token_of(authorization), wanted.number, seats)
    return answer(_made_table(made), 201)


@router.post("/api/replays", **answered(records.Looked, 201))
async def upload(request: Request) -> Response:
    """Make a table of a replay file (the body), to look at."""
    table = await take_in(tables_of(request), await request.body())
    return answer(records.Looked(table=table, watch=watch_path(table)), 201)


@router.post("/api/tables/{table}/report", **answered(service_records.Reported, 201))
async def report(
    request: Request, table: Id, reporting: bodies.Reporting, authorization: Bearer = None
) -> Response:
    """Keep the game as it is now, with a note, for whoever runs the server."""
    tables = tables_of(request)
    async with tables.room(TableId(table)).entered() as live:
        held(live, authorization)
        content = live.match.replay(reporting.note)
    id = secrets.token_urlsafe(12)
    await tables.store.report(id, TableId(table), reporting.note, content)
    return answer(service_records.Reported(report=id), 201)


@router.get("/api", include_in_schema=False)
async def interface() -> Response:
    return RedirectResponse("/api/openapi.json")
