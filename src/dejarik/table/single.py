"""One server at a time works on a file of SQLite: a lock beside it says so, and ends with the process that holds it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dejarik.kernel.errors import Problem
from dejarik.kernel.locks import lock
from dejarik.table.database import address


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """While this process is the only server of a database; a problem when another one is. Databases that are shared
    are not locked."""
    where = address(database)
    if where.get_backend_name() != "sqlite" or not where.database or where.database == ":memory:":
        yield
        return
    file = Path(f"{where.database}.lock")
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a") as held:
        if not lock(held):
            raise Problem("table-file-in-use", file=where.database)
        yield
