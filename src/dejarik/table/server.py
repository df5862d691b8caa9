"""Running the table: an address to listen on, a database, and stopping without losing anything.

Used by `dejarik play` and `dejarik serve`; nothing here knows games or seats.
"""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from dejarik.kernel.errors import Problem
from dejarik.table.addresses import Proxies
from dejarik.table.app import Config, create_app
from dejarik.table.connections import Connections, protocol
from dejarik.table.middleware import MOST_BYTES
from dejarik.table.outages import is_of_database, reason
from dejarik.table.single import alone_with
from dejarik.table.store import Store, open_store
from dejarik.table.tables import Tables

SECONDS_TO_STOP = 5
#: How long a busy thread keeps others waiting. SQLite works in threads, and a choice waits for it several times.
SWITCH_SECONDS = 0.0005
#: New objects before the youngest are searched for garbage, and how often that is done before older ones are, too.
COLLECT_AFTER = (10_000, 10, 10)
#: How often a quiet page is asked whether it is still there, and how long it has to answer. The browser itself answers,
#: also for a page in the background: so whoever has gone without a word is known to be gone after the sum of the two.
PING_SECONDS = 8.0
PONG_SECONDS = 8.0
DATABASE_FILE = "tables.db"


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where programs of this user keep their data."""
    home = Path.home()
    if platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "dejarik"


def own_database() -> str:
    """The file with this user's games."""
    return str(data_folder() / DATABASE_FILE)


def listen(host: str, port: int, *, or_any: bool = False) -> socket.socket:
    """A socket that listens there; on any free port instead, if that is wanted."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP, flags=socket.AI_PASSIVE
        )[0]
        # With its protocol named, asyncio sends small messages at once instead of gathering them.
        listening = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
        except BaseException:
            listening.close()
            raise
    except OSError as error:
        if isinstance(error, socket.gaierror) or not port:
            raise Problem("table-no-port", host=host, port=str(port), reason=error.strerror or "-") from error
        if or_any:
            return listen(host, 0)
        raise Problem("table-port-taken", host=host, port=str(port)) from error
    listening.listen(2048)
    return listening


def address_of(listening: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def opened_store(url: str) -> Store:
    """The database at an address; a problem for people when it can't be opened."""
    try:
        return await open_store(url)
    except Exception as error:
        if not is_of_database(error):
            raise
        raise Problem("table-no-database", reason=reason(error)[:200]) from error


async def _try_database(url: str) -> None:
    await (await opened_store(url)).close()


def settle_memory() -> None:
    """Rules, cards and libraries stay as long as the server does: they are not searched for garbage again and again,
    which takes a tenth of a second and keeps every table waiting."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def spoken(app: FastAPI, config: Config) -> uvicorn.Config:
    """How the application speaks to the world. What proxies say is weighed by the application itself."""
    limits = config.limits
    connections = Connections(limits.connections, limits.header_seconds, Proxies(config.proxies))
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        http=protocol(connections),
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        server_header=False,
        proxy_headers=False,
    )


def run(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody stops it; every game is stored by then."""
    sys.setswitchinterval(SWITCH_SECONDS)
    with listening, alone_with(config.database):
        asyncio.run(_try_database(config.database))

        def started(_: Tables) -> None:
            settle_memory()
            ready()

        settings = spoken(create_app(config, started), config)
        try:
            uvicorn.Server(settings).run(sockets=[listening])
        except KeyboardInterrupt:
            return
