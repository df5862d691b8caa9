"""The application: the interface, the sockets and the page, put together over a database."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import entry_points
from typing import Any

import msgspec
from fastapi import Depends, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.websockets import WebSocketDisconnect

from dejarik import __version__
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import find_game, game_names
from dejarik.kernel.records import ready_for_threads
from dejarik.messages import declare_family
from dejarik.table import accounting, calling_api, documents, operator_api, pages, people_api, series_api
from dejarik.table.api import answer, check_scope, router
from dejarik.table.calling import Caller
from dejarik.table.costs import Costs
from dejarik.table.documenting import record_schemas
from dejarik.table.metrics import Metrics
from dejarik.table.middleware import Guard, Limits, caller_of, same_origin
from dejarik.table.operating import Bans
from dejarik.table.problems import Malformed, TableProblem, Unknown, status_of
from dejarik.table.rates import Rates
from dejarik.table.records import ProblemBody, Words
from dejarik.table.settings import MetricsPart, NoticesPart, RetentionPart
from dejarik.table.socket import Conversation, Wishes
from dejarik.table.store import open_store
from dejarik.table.tables import Tables
from dejarik.table.words import Stage, TableId

_log = logging.getLogger(__name__)

declare_family(
    "game-name-*", lambda: (f"game-name-{entry.name}" for entry in entry_points(group="dejarik.games"))
)


class Config(msgspec.Struct, frozen=True):
    """How a server is set up. `origins` are the addresses under which it is reached, and pages of other sites that may
    talk to it; `proxies` are those whose word about callers is taken; `examples` stand in the lobby, too."""

    database: str
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()
    proxies: tuple[str, ...] = ()
    bot_workers: int | None = None
    errand_workers: int = 1
    metrics: MetricsPart = MetricsPart()
    retention: RetentionPart = RetentionPart()
    notices: NoticesPart = NoticesPart()
    examples: bool = False


def create_app(config: Config, ready: Callable[[Tables], None] | None = None) -> FastAPI:
    """The application over a database, which it opens when it starts and closes when it stops."""

    costs, bans, metrics = Costs(*config.limits.seconds), Bans(), Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        load_games()
        store = await open_store(config.database)
        tables = Tables(store, config.bot_workers, config.errand_workers, costs, bans, metrics)
        kept = config.retention
        tables.retention = {
            Stage.OPEN: kept.open_days,
            Stage.PLAYING: kept.playing_days,
            Stage.FINISHED: kept.finished_days,
        }
        app.state.tables = tables
        if config.notices.enabled:
            origin = next(iter(config.origins), "")
            tables.caller = Caller(store, tables.room, config.notices, origin, metrics)
        await tables.open()
        if ready is not None:
            ready(tables)
        try:
            yield
        finally:
            await tables.close()

    app = _Documented(
        title="Dejarik",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.config = config
    app.state.open_sockets = Counter()
    app.state.watching = Counter()
    app.state.hints = Rates(*config.limits.requests)
    app.state.wishes = Wishes(config.limits)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(
        Guard,
        limits=config.limits,
        origins=config.origins,
        proxies=config.proxies,
        costs=costs,
        bans=bans,
        metrics=metrics,
    )
    app.add_exception_handler(Exception, _failed)
    app.add_exception_handler(Problem, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_there)
    for each in (
        router,
        documents.router,
        operator_api.router,
        calling_api.router,
        series_api.router,
        accounting.router,
        people_api.router,
    ):
        app.include_router(each, dependencies=[Depends(check_scope)])
    app.add_api_websocket_route("/api/tables/{table}/socket", _socket)
    app.add_api_route("/locale/{language}/{name:path}", _words, include_in_schema=False)
    app.add_api_route("/{path:path}", _page, include_in_schema=False)
    return app


class _Documented(FastAPI):
    """Its document describes answers by the records that are sent."""

    def openapi(self) -> dict[str, Any]:
        document = super().openapi()
        document.setdefault("components", {}).setdefault("schemas", {}).update(record_schemas())
        return document


def load_games() -> None:
    """Everything that games read from files is read before requests come, and threads with them."""
    for name in game_names():
        try:
            game = find_game(name)
            game.presenter.settings()
            game.presenter.catalogue()
        except Exception:
            _log.exception("the game %s can't be loaded", name)
    ready_for_threads()


async def _socket(socket: WebSocket, table: str) -> None:
    config: Config = socket.app.state.config
    open_sockets: Counter[str] = socket.app.state.open_sockets
    caller = caller_of(socket.scope)
    is_too_much = open_sockets[caller] >= config.limits.sockets_each
    if is_too_much or len(table) > 32 or not same_origin(socket.scope["headers"], config.origins):
        await socket.close(1008)  # before it is accepted: refused with 403
        return
    open_sockets[caller] += 1
    try:
        await socket.accept()
        tables: Tables = socket.app.state.tables
        room = tables.room(TableId(table))
        hints: Rates = socket.app.state.hints
        watching: Counter[str] = socket.app.state.watching
        shared = watching, hints.bucket(caller), socket.app.state.wishes
        await Conversation(socket, room, config.limits, caller, *shared).run()
    except WebSocketDisconnect:
        return
    finally:
        open_sockets[caller] -= 1
        if not open_sockets[caller]:
            del open_sockets[caller]


async def _page(request: Request, path: str) -> Response:
    if path == "api" or path.startswith("api/"):
        raise Unknown("table-no-page")
    return pages.page(request, path)


async def _words(request: Request, language: str, name: str) -> Response:
    return pages.words(request, language, name)


# --- What is refused ------------------------------------------------------------------------------


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    request.app.state.tables.metrics.refused.labels(error.message.id).inc()
    return answer(ProblemBody(error=Words.of(error.message)), status_of(error))


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    found = error.errors()[0]
    where = ".".join(str(part) for part in found["loc"])
    return await _refused(request, Malformed("table-malformed", where=f"{where}: {found['msg']}"[:200]))


async def _not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # a body that is no JSON at all
        return await _refused(request, Malformed("table-malformed", where=_what_is_wrong(error)))
    refusal = await _refused(request, Unknown("table-no-page"))
    refusal.status_code = error.status_code
    if error.headers:
        refusal.headers.update(error.headers)
    return refusal


def _what_is_wrong(error: HTTPException) -> str:
    """Why a body can't be read, as whatever read it says."""
    cause = error.__cause__
    if isinstance(cause, RecursionError):
        return "body: nested too deeply"
    return f"body: {cause or error.detail}"[:200]


async def _failed(request: Request, error: Exception) -> Response:
    refusal = await _refused(request, TableProblem("table-failed"))
    refusal.status_code = 500
    return refusal
