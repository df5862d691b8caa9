"""The server's log: lines for people or JSON for programs, each with the request that it belongs to, and no secret.

Secrets never get into a line by themselves: they are in no path, and bodies and headers are not logged. What libraries
and errors say is cleaned all the same (`clean`): whatever looks like a secret of a seat, and characters that would
steer a terminal.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Literal

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="-")
ACCESS = "dejarik.access"

#: Secrets of seats and invitations are 32 letters or more; ids of tables are 16, of requests 12, digests 24.
_SECRET = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32,64}(?![A-Za-z0-9_-])")
_PASSWORD = re.compile(r"(?<=://)([^/@\s:]+):[^/@\s]+@")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def clean(text: str) -> str:
    """A text without secrets and without control characters."""
    text = _PASSWORD.sub(r"\1:…@", _SECRET.sub("…", text))
    return _CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", text)


def new_request() -> str:
    """A name for a request, by which its lines are found."""
    return secrets.token_hex(6)


class Plain(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s [%(request)s] %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        record.request = REQUEST.get()
        return clean(super().format(record))


class Json(logging.Formatter):
    """An object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "request": REQUEST.get(),
            "logger": record.name,
            "message": clean(record.getMessage()),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = clean(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up(format: Literal["text", "json"], level: str, access: bool) -> None:
    """Have the log of this process written to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if format == "json" else Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.CRITICAL)


def log_access(method: str, path: str, status: int, seconds: float, caller: str) -> None:
    """A line for a request; what was asked, without its query."""
    logger = logging.getLogger(ACCESS)
    if not logger.isEnabledFor(logging.INFO):
        return
    took = round(seconds * 1000, 1)
    facts = {"method": method, "path": clean(path), "status": status, "ms": took, "caller": clean(caller)}
    logger.info("%s %s %s %s ms %s", method, path, status, took, caller, extra={"facts": facts})
