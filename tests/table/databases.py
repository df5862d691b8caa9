"""Databases that a test has for itself."""

from __future__ import annotations

import asyncio
import secrets

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from dejarik.table.database import address


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
