"""One process at a time: a lock on a file, which ends with the process that holds it."""

from __future__ import annotations

import os
from typing import IO


def lock(file: IO[str]) -> bool:
    """Holds an open file for this process until it is closed; False when another process does."""
    try:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            locking = getattr(msvcrt, "locking")  # noqa: B009  # typed for Windows only
            locking(file.fileno(), getattr(msvcrt, "LK_NBLCK"), 1)  # noqa: B009
    except OSError:
        return False
    return True
