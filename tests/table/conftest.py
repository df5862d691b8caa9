"""Databases and servers for the tests of the table: each test runs on SQLite and on PostgreSQL.

PostgreSQL is a real server, from the package `pgserver` or at `DEJARIK_TEST_POSTGRES`. Without either, the tests
on it are skipped, and the summary of the run says so.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.databases import new_database, own_postgres
from tests.table.harness import Server, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    given = os.environ.get("DEJARIK_TEST_POSTGRES")
    if given:
        yield given
        return
    with own_postgres() as server:
        yield server.address


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def shared_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database for all tests that mind only their own tables."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("sqlite") / "tables.db")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def server(shared_database: str) -> Iterator[Server]:
    """A server that asks nobody to slow down."""
    with running(shared_database) as started:
        yield started


@pytest.fixture(scope="session")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, for what has nothing to do with the database."""
    with running(str(tmp_path_factory.mktemp("lite") / "tables.db")) as started:
        yield started


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """A PostgreSQL database that no other test knows."""
    return new_database(postgres)
