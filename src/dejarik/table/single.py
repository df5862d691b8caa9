"""One server at a time works on a file of SQLite: a lock beside it says so, and ends with the process that holds it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from dejarik.kernel.errors import Problem
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
        _lock(held, where.database)
        yield


def _lock(file: IO[str], database: str) -> None:
    try:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            locking = getattr(msvcrt, "locking")  # noqa: B009  # typed for Windows only
            locking(file.fileno(), getattr(msvcrt, "LK_NBLCK"), 1)  # noqa: B009
    except OSError as error:
        raise Problem("table-file-in-use", file=database) from error
