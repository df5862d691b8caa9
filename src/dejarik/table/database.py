"""Databases: what an address means, and bringing the schema up to date when a server starts."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy import text as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine

from dejarik.kernel.errors import Problem

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATING = 0x64656A61  # the number of the lock that one server holds while it migrates

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def address(url: str) -> URL:
    """`postgresql://…`, `sqlite:///file`, or the path of a file, with the driver that is used here."""
    if "://" not in url:
        return URL.create(_DRIVERS["sqlite"], database=url)
    try:
        given = make_url(url)
    except (ArgumentError, ValueError):
        raise Problem("table-database", given=url.partition("://")[0]) from None
    kind = given.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise Problem("table-database", given=kind)
    return given.set(drivername=_DRIVERS[kind])


def make_folder(url: URL) -> None:
    """The folder that a file of SQLite lies in, if it is not there yet."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    folder = Path(url.database).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem("table-no-folder", folder=str(folder), reason=reason) from error
    _keep_to_oneself(Path(url.database))


def _keep_to_oneself(file: Path) -> None:
    """Nobody else of this machine reads the games. What SQLite puts beside the file gets the same rights."""
    if os.name != "posix" or file.name == ":memory:":
        return
    with suppress(OSError):  # it is somebody else's file, or can't be made: opening it says so
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        file.chmod(0o600)


def is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest schema; of several servers that start together, one does it."""
    async with engine.begin() as connection:
        if not is_sqlite(engine):
            await connection.execute(sql("SELECT pg_advisory_xact_lock(:n)"), {"n": _MIGRATING})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    _check_is_known(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def _check_is_known(connection: Connection, scripts: ScriptDirectory) -> None:
    """A database that a newer program has written to is left alone."""
    from alembic.migration import MigrationContext

    known = {each.revision for each in scripts.walk_revisions()}
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known:
            raise Problem("table-newer-database", found=found, known=scripts.get_current_head() or "-")


def pool(where: URL) -> dict[str, Any]:
    """How connections are kept. A file is always there, and transactions are ended where they are begun: SQLite is
    spared the questions that a server over a network is asked first, each of which is a change of threads."""
    if where.get_backend_name() == "sqlite":
        return {"pool_reset_on_return": None}
    return {"pool_pre_ping": True}


def prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def never_wait(connection: Any, _record: object) -> None:
    """A locked file is tried again by `writing.py`, which lets others go on meanwhile."""
    connection.execute("PRAGMA busy_timeout=0")
