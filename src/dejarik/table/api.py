"""The HTTP interface of the table, as `docs/table.md` describes it. Each call asks the tables, or one room."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Path, Query, Request, Response
from starlette.responses import RedirectResponse

from dejarik.bots import bot_names
from dejarik.kernel import engine
from dejarik.kernel.games import find_game, game_names
from dejarik.kernel.state import State
from dejarik.table import bodies
from dejarik.table.facts import public_facts
from dejarik.table.live_table import LiveTable, viewer_of
from dejarik.table.pages import FOR_GOOD, edition, tagged
from dejarik.table.presenting import present
from dejarik.table.problems import Conflict, Forbidden, Unknown
from dejarik.table.replays import take_in
from dejarik.table.tables import NewSeat, NewTable, Tables
from dejarik.table.words import SeatKind, Stage, TableId, Token

LOBBY_SIZE = 100
DAY = 24 * 3600

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": bodies.ProblemBody, "description": "refused; nothing has changed"}
    for status in (400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 503)
}
router = APIRouter(responses=REFUSALS)

Id = Annotated[str, Path(max_length=32)]
Bearer = Annotated[str | None, Header(max_length=300)]


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def answer(content: object, status: int = 200) -> Response:
    """JSON, written by the same encoder as everything else here."""
    body = msgspec.json.encode(content)
    headers = {"cache-control": "no-store"}
    return Response(body, status, media_type="application/json", headers=headers)


def token_of(authorization: str | None) -> Token | None:
    """The secret in an `Authorization: Bearer …` header; no header is a spectator."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    return Token(token.strip()) if scheme.lower() == "bearer" else Token("")


# --- Games ------------------------------------------------------------------------------------------


@router.get("/healthz", response_model=bodies.Healthy)
async def healthz(request: Request) -> Response:
    """Whether the database answers; 503 when it does not."""
    await tables_of(request).store.check()
    return answer({"ok": True})


@router.get("/api/games", response_model=bodies.Games)
async def games() -> Response:
    """The games that are installed."""
    found = [find_game(name) for name in game_names()]
    return answer(
        {
            "games": [
                {
                    "name": game.name,
                    "label": {"id": f"game-name-{game.name}", "args": {}},
                    "settings": game.settings(),
                    "bots": bot_names(game),
                }
                for game in found
            ]
        }
    )


@lru_cache(maxsize=16)
def _catalogue(game: str) -> tuple[bytes, str]:
    content = msgspec.json.encode(find_game(game).catalogue())
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


def seat_link(table: str, token: Token) -> str:
    """The secret is behind `#`, so that browsers send it to nobody."""
    return f"{watch_path(table)}/{token}"


@router.post("/api/tables", response_model=bodies.MadeTable, status_code=201)
async def create(request: Request, wanted: bodies.WantedTable) -> Response:
    """Make a table."""
    made = await tables_of(request).create(
        NewTable(
            game=wanted.game,
            seats=tuple(NewSeat(seat.kind, seat.name, seat.bot) for seat in wanted.seats),
            settings=wanted.settings,
            options=wanted.options,
            private=wanted.private,
            spectators=wanted.spectators,
            clock=wanted.clock,
        )
    )
    seats: list[dict[str, Any]] = []
    for seat in made.seats:
        shown: dict[str, Any] = {"seat": seat.seat, "kind": seat.kind.value}
        token = made.tokens.get(seat.seat)
        if token is not None and seat.kind in (SeatKind.FRIEND, SeatKind.INVITED):
            shown["link"] = seat_link(made.id, token)
        elif token is not None:
            shown["token"] = token
        seats.append(shown)
    return answer({"table": made.id, "seats": seats, "watch": watch_path(made.id)}, 201)


@router.get("/api/tables", response_model=bodies.Lobby)
async def lobby(request: Request, state: Annotated[Stage, Query()] = Stage.OPEN) -> Response:
    """Public tables."""
    listed = await tables_of(request).store.lobby(state, LOBBY_SIZE)
    return answer({"tables": [public_facts(each.row, each.seats, each.summary) for each in listed]})


@router.get("/api/tables/{table}", response_model=bodies.TableFacts)
async def facts(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """What everybody may know of a table, and who the caller is."""
    room = tables_of(request).room(TableId(table))
    token = token_of(authorization)
    async with room.entered() as live:
        known = live.facts(room.viewers.connected)
        return answer(known if token is None else {**known, "caller": asdict(live.caller(token))})


@router.post("/api/tables/{table}/join", response_model=bodies.Joined)
async def join(
    request: Request, table: Id, joining: bodies.Joining, authorization: Bearer = None
) -> Response:
    """Take an open seat; or sit down where one's invitation leads. The seat's secret is the caller's, or made now."""
    room = tables_of(request).room(TableId(table))
    secret = None if joining.secret is None else Token(joining.secret)
    seat, token = await room.join(joining.name, joining.seat, joining.brings, token_of(authorization), secret)
    return answer({"seat": seat, "token": token})


@router.post("/api/tables/{table}/rematch", response_model=bodies.Rematch)
async def rematch(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """The same game again, everybody one seat further, with the secrets they have."""
    tables = tables_of(request)
    async with tables.room(TableId(table)).entered() as live:
        seats = held(live, authorization)
    new = await tables.rematch(TableId(table), seats)
    return answer({"table": new, "watch": watch_path(new), "token": token_of(authorization)})


def held(live: LiveTable, authorization: str | None) -> list[int]:
    """The caller's seats; a spectator is refused."""
    seats = live.seats_of(token_of(authorization))
    if not seats:
        raise Forbidden("table-not-your-seat")
    return seats


# --- Looking ----------------------------------------------------------------------------------------


def past(live: LiveTable, number: int) -> State:
    """The state at a decision: the one that is waited for, or any of a game that is over."""
    if number != len(live.steps) and live.stage is not Stage.FINISHED:
        raise Conflict("table-not-finished")
    return live.match.state_at(number)


@router.get("/api/tables/{table}/view", response_model=bodies.TableView)
async def view(
    request: Request,
    table: Id,
    at: Annotated[int | None, Query(ge=0, lt=2**31)] = None,
    seat: Annotated[int | None, Query(ge=0, lt=16)] = None,
    authorization: Bearer = None,
) -> Response:
    """What the caller sees: now, or at a decision of a game that is over; then through any seat's eyes."""
    async with tables_of(request).room(TableId(table)).entered() as live:
        seats = live.seats_of(token_of(authorization))
        live.watch(seats)
        state = live.match.state if at is None else past(live, at)
        viewer = viewer_of(state, seats)
        if live.stage is Stage.FINISHED and seat in range(len(live.seats)):
            viewer = seat
        return answer(
            {
                "number": state.number,
                "seats": seats,
                "viewer": viewer,
                "view": engine.view(state, viewer),
                "shown": present(live.game, state, viewer),
            }
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
        state = engine.clone(live.match.state) if wanted.at is None else past(live, wanted.at)
        game, viewer = live.game, viewer_of(state, seats)
    return answer(await asyncio.to_thread(game.hint, state, viewer, wanted.option))


@router.get("/api/tables/{table}/log", response_model=bodies.Log)
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
        told = live.told(start, seats[0] if seats else None)
        return answer({"number": len(live.steps), "log": told})


# --- Files ------------------------------------------------------------------------------------------


@router.get("/api/tables/{table}/replay", response_model=dict[str, Any])
async def replay(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """The replay file of a game that is over."""
    async with tables_of(request).room(TableId(table)).entered() as live:
        live.watch(live.seats_of(token_of(authorization)))
        if live.stage is not Stage.FINISHED:
            raise Conflict("table-not-finished")
        content = live.match.replay()
    name = f"{live.game.name}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, media_type="application/json", headers=headers)


@router.post("/api/replays", response_model=bodies.Looked, status_code=201)
async def upload(request: Request) -> Response:
    """Make a table of a replay file (the body), to look at."""
    table = await take_in(tables_of(request), await request.body())
    return answer({"table": table, "watch": watch_path(table)}, 201)


@router.post("/api/tables/{table}/report", response_model=bodies.Reported, status_code=201)
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
    return answer({"report": id}, 201)


@router.get("/api", include_in_schema=False)
async def interface() -> Response:
    return RedirectResponse("/api/openapi.json")
