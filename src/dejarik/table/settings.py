"""How an operator sets a server up: a file, the environment and the command line, the later over the earlier.

The file is TOML; each part of it is a record here, and what is not in the records is refused by its name. In the
environment `DEJARIK_LOG_FORMAT=json` is `format` of `[log]`; lists are written with commas. Nothing is served here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.table.addresses import network
from dejarik.table.middleware import Limits

PREFIX = "DEJARIK_"
#: Other words of the environment that begin alike: the language of the command line, and a database for tests.
FOREIGN = ("DEJARIK_LANG", "DEJARIK_TEST_POSTGRES", "DEJARIK_CONFIG")
MOST_WORKERS = 64


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file."""


class ServerPart(Part, frozen=True):
    """`origins` are the addresses under which the page is reached: only their names lead here then. `proxies` are
    those that may say who calls."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    examples: bool = False


class WorkersPart(Part, frozen=True):
    """Processes in which bots think, and those for what people ask for that takes long."""

    bots: int | None = None
    errands: int = 1


class RetentionPart(Part, frozen=True):
    """After so many days without a change a table is removed; never without a number."""

    finished_days: float | None = None
    open_days: float | None = None
    playing_days: float | None = None


class LogPart(Part, frozen=True):
    """`access`: a line for each request."""

    format: Literal["text", "json"] = "text"
    level: Literal["debug", "info", "warning", "error"] = "warning"
    access: bool = False


class MetricsPart(Part, frozen=True):
    """Who may read `/metrics`: addresses and ranges of them."""

    enabled: bool = False
    readers: tuple[str, ...] = ("127.0.0.0/8", "::1/128")


class NoticesPart(Part, frozen=True):
    """Calling people to the table. `hosts` are those to which webhooks may go, `*.example.org` with all below them;
    `private_hosts` those of them that may have addresses of a private network."""

    enabled: bool = False
    hosts: tuple[str, ...] = ()
    private_hosts: tuple[str, ...] = ()
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    smtp_from: str = ""


class Settings(Part, frozen=True):
    """All of it."""

    server: ServerPart = ServerPart()
    workers: WorkersPart = WorkersPart()
    limits: Limits = Limits()
    retention: RetentionPart = RetentionPart()
    log: LogPart = LogPart()
    metrics: MetricsPart = MetricsPart()
    notices: NoticesPart = NoticesPart()


def read_settings(file: Path | None, environ: Mapping[str, str]) -> Settings:
    """What the file and the environment say."""
    given = {} if file is None else _read(file)
    for name, value in sorted(environ.items()):
        if name.startswith(PREFIX) and name not in FOREIGN:
            _put(given, name, value)
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        where = "-" if file is None else str(file)
        raise Problem("settings-wrong", file=where, reason=str(error)[:300]) from None
    check(settings)
    return settings


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Problem("settings-no-file", file=str(file), reason=error.strerror or "-") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Problem("settings-no-toml", file=str(file), reason=str(error)[:200]) from error


def _put(given: dict[str, Any], name: str, value: str) -> None:
    """A word of the environment in its place."""
    part, _, field = name.removeprefix(PREFIX).lower().partition("_")
    kind: Any = _fields(Settings).get(part)
    fields = {} if kind is None else _fields(kind)
    if field not in fields:
        raise Problem("settings-unknown-name", name=name)
    is_list = str(fields[field]).startswith("tuple")
    words = [each.strip() for each in value.split(",") if each.strip()]
    given.setdefault(part, {})[field] = words if is_list else value


def _fields(kind: Any) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def check(settings: Settings) -> None:
    """What the types don't say."""
    for origin in settings.server.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            raise Problem("settings-no-origin", given=origin[:100])
    for each in (*settings.server.proxies, *settings.metrics.readers):
        network(each)
    numbers = {"workers.bots": settings.workers.bots, "workers.errands": settings.workers.errands}
    for name, number in numbers.items():
        if number is not None and not 1 <= number <= MOST_WORKERS:
            raise Problem("settings-no-number", name=name, least=1, most=MOST_WORKERS)
    if not 0 <= settings.server.port <= 65535:
        raise Problem("settings-no-number", name="server.port", least=0, most=65535)
    if settings.notices.enabled and not settings.server.origins:
        raise Problem("settings-needs", name="notices.enabled", needed="server.origins")
    if settings.notices.smtp_host and "@" not in settings.notices.smtp_from:
        raise Problem("settings-needs", name="notices.smtp_host", needed="notices.smtp_from")
