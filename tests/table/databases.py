"""Databases that a test has for itself."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from dejarik.table.database import address


class Postgres:
    """A PostgreSQL server that a test may stop and start again."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # where it keeps its socket
            try:
                from pgserver.postgres_server import get_server
            except ImportError:
                pytest.skip("NO POSTGRESQL: install requirements/postgres.txt or set DEJARIK_TEST_POSTGRES")
        self._server = get_server(folder / "data", cleanup_mode="stop")

    @property
    def address(self) -> str:
        return str(self._server.get_uri())

    def stop(self) -> None:
        """At once: every connection is cut."""
        from pgserver import pg_ctl  # type: ignore[attr-defined]  # made when it is imported

        arguments = ["-w", "-m", "fast", "stop"]
        pg_ctl(arguments, pgdata=self._server.pgdata, user=self._server.system_user)

    def start(self) -> None:
        self._server.ensure_postgres_running()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """While it keeps its connections and answers nothing."""
        first: Any = self._server.get_postmaster_info().process
        processes = [first, *first.children()]
        for process in processes:
            process.suspend()
        try:
            yield
        finally:
            for process in processes:
                process.resume()

    def close(self) -> None:
        self._server.cleanup()


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="dejarik-pg-"))
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.close()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def locked(file: str) -> Iterator[None]:
    """While another program writes to a file of SQLite."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def new_database(server: str) -> str:
    """A database of one's own on a PostgreSQL server."""
    name = f"dejarik_{secrets.token_hex(6)}"

    async def create() -> None:
        engine = create_async_engine(address(server), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    return make_url(server).set(database=name).render_as_string(hide_password=False)
