"""What the server says when a request can't be granted: problems with the status that HTTP has for them.

A problem raised here or in a game leaves every table as it was.
"""

from __future__ import annotations

from typing import ClassVar

from dejarik.kernel.errors import Problem, Refused


class TableProblem(Problem):
    """Something is wrong with a request to the table."""

    status: ClassVar[int] = 400


class Malformed(TableProblem):
    """The message or body is not of the shape that is documented."""

    status = 422


class Unknown(TableProblem):
    """There is no such table, page or seat."""

    status = 404


class Forbidden(TableProblem):
    """The caller holds no seat that may do this."""

    status = 403


class Unnamed(TableProblem):
    """The token that was sent belongs to no seat of this table."""

    status = 401


class Conflict(TableProblem):
    """The table is not in a state in which this can be done."""

    status = 409


class Gone(TableProblem):
    """What the link led to is somebody else's now."""

    status = 410


class TooLarge(TableProblem):
    status = 413


class TooSlow(TableProblem):
    """The body of a request takes too long to come."""

    status = 408


class Misdirected(TableProblem):
    """The server is not put under the name to which the request was sent."""

    status = 421


class TooMany(TableProblem):
    """Too many requests in too short a time."""

    status = 429


class Broken(TableProblem):
    """The rules failed; the table stands where it stood, and a report was saved."""

    status = 500


class NotStored(TableProblem):
    """The database does not answer (now); it may be tried again."""

    status = 503


def status_of(problem: Problem) -> int:
    """The HTTP status of a problem: an answer that is not legal (any more) is a conflict."""
    if isinstance(problem, TableProblem):
        return problem.status
    return 409 if isinstance(problem, Refused) else 400
