"""What fails for a while: errors that mean that the database does not answer, and pauses that grow until it does.

Nothing at the table is given up because of such an error. What nobody waits for is tried again after a pause; whoever
waits is refused with words of its own, and may try again.
"""

from __future__ import annotations

import sqlite3
import time

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

SECONDS_TO_ANSWER = 30.0  # that a database may take before it counts as gone
_DRIVERS = ("asyncpg", "sqlite3")  # by name: only one of them is in use, and the other need not be loaded


def is_of_database(error: BaseException) -> bool:
    """Whether a database (or the way to it) is at fault. Drivers raise their own errors while they connect."""
    return isinstance(error, SQLAlchemyError | OSError) or _is_of_driver(error)


def concerns_all(error: BaseException) -> bool:
    """Whether nothing at all can be written now, so that it is no use to try the parts of it one by one."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _is_locked(error.orig)
    return isinstance(error, OSError) or _is_of_driver(error)


def is_locked(error: DBAPIError) -> bool:
    """Whether another program is writing to the file at this moment."""
    return _is_locked(error.orig)


def _is_locked(error: object) -> bool:
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY  # the rest says what the other one does


def _is_of_driver(error: BaseException) -> bool:
    return any(kind.__module__.partition(".")[0] in _DRIVERS for kind in type(error).__mro__)


def reason(error: BaseException) -> str:
    """The first line of what the driver says; the rest repeats the statement."""
    return next(iter(str(getattr(error, "orig", None) or error).splitlines()), type(error).__name__)


class Pause:
    """How long to wait before something that failed is tried again: twice as long each time, up to a limit."""

    def __init__(self, first: float = 1.0, longest: float = 60.0) -> None:
        self._first, self._longest = first, longest
        self._until = 0.0
        self.seconds = 0.0
        self.failures = 0

    def failed(self, *, is_hopeless: bool = False) -> bool:
        """It has failed; it is tried seldom if that is hopeless. Whether to tell of it: the first time, and whenever
        there have been twice as many failures, so that no log is flooded."""
        self.failures += 1
        grown = self.seconds * 2 or self._first
        self.seconds = self._longest if is_hopeless else min(self._longest, grown)
        self._until = time.monotonic() + self.seconds
        return self.failures & (self.failures - 1) == 0

    def succeeded(self) -> None:
        self.seconds = self._until = 0.0
        self.failures = 0

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self._until
