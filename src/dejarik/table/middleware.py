"""The guard at the door: headers that every answer carries, sizes, rates, and pages of other sites.

It works on plain ASGI, so that nothing is read before it is counted. Who may do what at a table is not decided here.

What costs something is counted: whatever is asked of tables and games, and sockets. Somebody with a seat is counted by
the secret of it, so that friends behind one router do not eat each other's share; what all of them behind one address
may ask for together is bounded, too. Files are cheap and kept by browsers: they have a wide bound of their own.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.table.addresses import Names, Proxies
from dejarik.table.costs import PAYER, Costs, Payer
from dejarik.table.logs import REQUEST, log_access, new_request
from dejarik.table.metrics import Metrics
from dejarik.table.operating import Bans
from dejarik.table.problems import Forbidden, Misdirected, TooLarge, TooMany, TooSlow, status_of
from dejarik.table.rates import Rates
from dejarik.table.records import ProblemBody, Words

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

KILOBYTE = 1024
MOST_BYTES = 64 * KILOBYTE
MOST_REPLAY_BYTES = 4096 * KILOBYTE
REPLAYS = ("/api/replays", "/api/series")
QUESTIONS = ("/hint", "/examine")  # asked with a body, and changing nothing

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much may be asked for: a burst, and then so many a second. An address may be a club of forty people."""

    requests: tuple[float, float] = (2000, 400)  # of one address, sockets that are opened among them
    changes: tuple[float, float] = (120, 4)  # of one address: new tables, seats, reports, replays
    seat_requests: tuple[float, float] = (200, 50)  # with one secret
    seat_changes: tuple[float, float] = (20, 1)  # with one secret
    files: tuple[float, float] = (5000, 1000)  # of one address
    messages: tuple[float, float] = (100, 50)  # of one socket
    spectators: int = 200  # sockets of one table
    spectators_each: int = 200  # sockets of one address
    sockets_seat: int = 50  # of one person at one table
    sockets_each: int = 400  # of one address, spectators or not
    seconds: tuple[float, float] = (30, 0.5)  # of the processor that one address uses, here and in workers
    undos: tuple[float, float] = (20, 0.5)  # requests of one person at a table to take back
    preparing: tuple[float, float] = (10, 0.1)  # answers that one person leaves for questions to come
    connections: int = 300  # of one address
    header_seconds: float = 10.0  # to say what is wanted
    body_seconds: float = 30.0


def same_origin(headers: Iterable[tuple[bytes, bytes]], allowed: Iterable[str] = ()) -> bool:
    """Whether a request comes from our own page, from an allowed one, or from no page at all."""
    found = {name.lower(): value.decode("latin-1") for name, value in headers}
    origin = found.get(b"origin")
    if origin is None:
        return True
    return origin in allowed or urlsplit(origin).netloc.lower() == found.get(b"host", "").lower() != ""


def caller_of(scope: Scope) -> str:
    """The address that a request comes from, as the guard has found it out."""
    return str(scope["state"].get("caller", "-"))


def _secret_of(scope: Scope) -> str | None:
    """The secret that a request was sent with, as a hash: what was sent is not kept."""
    found = next((value for name, value in scope["headers"] if name.lower() == b"authorization"), None)
    return None if found is None else hashlib.sha256(found).hexdigest()


def is_file(path: str) -> bool:
    """Whether a path is that of the page, its files or its words, and no question to a table."""
    return path not in ("/api", "/healthz", "/readyz", "/metrics") and not path.startswith("/api/")


class Guard:
    """Stands before the application."""

    def __init__(
        self,
        app: Application,
        limits: Limits,
        origins: Iterable[str] = (),
        proxies: Iterable[str] = (),
        costs: Costs | None = None,
        bans: Bans | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self._app = app
        self._metrics = metrics or Metrics()
        self._costs = costs or Costs(*limits.seconds)
        self._bans = bans or Bans()
        self._limits = limits
        self._proxies, self._names = Proxies(proxies), Names(origins)
        self._requests, self._seat_requests = Rates(*limits.requests), Rates(*limits.seat_requests)
        self._changes, self._seat_changes = Rates(*limits.changes), Rates(*limits.seat_changes)
        self._files = Rates(*limits.files)
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        caller = self._proxies.caller(scope)
        scope.setdefault("state", {})["caller"] = caller
        PAYER.set(Payer(caller, _secret_of(scope) or ""))
        if scope["type"] == "websocket":
            is_welcome = self._names.allow(scope) and not self._bans.has(caller)
            if is_welcome and self._requests.take(caller):
                await self._app(scope, receive, send)
            else:
                await send(
                    {"type": "websocket.close", "code": 1008}
                )  # before it is accepted: refused with 403
            return
        start = time.perf_counter()
        status = [500]
        REQUEST.set(new_request())
        try:
            await self._answer(scope, receive, send, status)
        finally:
            took = time.perf_counter() - start
            self._metrics.requests.labels(_method(scope), str(status[0])).inc()
            log_access(scope["method"], scope["path"], status[0], took, caller)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, status: list[int]) -> None:
        most = MOST_REPLAY_BYTES if scope["path"] in REPLAYS else MOST_BYTES

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                extra = [
                    (name.encode(), value.encode())
                    for name, value in HEADERS.items()
                    if name.encode() not in present
                ]
                extra.append((b"x-request-id", REQUEST.get().encode()))
                message["headers"] = [*message["headers"], *extra]
                status[0] = message["status"]
            await send(message)

        try:
            self._check(scope, most)
            try:
                async with asyncio.timeout(self._limits.body_seconds):
                    body = await _read(receive, most)
            except TimeoutError:
                raise TooSlow("table-too-slow", seconds=int(self._limits.body_seconds)) from None
        except Problem as problem:
            self._metrics.refused.labels(problem.message.id).inc()
            await _refuse(problem, send_with_headers)
            return

        async def receive_again() -> Message:
            return body.pop(0) if body else await receive()

        await self._app(scope, receive_again, send_with_headers)

    def _check(self, scope: Scope, most: int) -> None:
        caller, secret = caller_of(scope), _secret_of(scope)
        if self._bans.has(caller):
            raise Forbidden("table-banned")
        if not self._names.allow(scope):
            raise Misdirected("table-other-name")
        is_look = scope["method"] in ("GET", "HEAD")
        if not is_look and not same_origin(scope["headers"], self._origins):
            raise Forbidden("table-foreign-page")
        if is_look and is_file(scope["path"]):
            of_seat, of_address = [], [self._files]
        elif is_look or scope["path"].endswith(QUESTIONS):
            of_seat, of_address = [self._seat_requests], [self._requests]
        else:
            of_seat = [self._seat_requests, self._seat_changes]
            of_address = [self._requests, self._changes]
        # The secret's own share first: what is refused takes nothing from those behind the same address.
        if secret and not all(rates.take(secret) for rates in of_seat):
            raise TooMany("table-too-many")
        buckets = [rates.bucket(caller) for rates in of_address]
        if not all(bucket.has() for bucket in buckets) or (of_seat and self._costs.is_overdrawn(caller)):
            raise TooMany("table-too-many")
        for bucket in buckets:
            bucket.take()
        for name, value in scope["headers"]:
            if name.lower() == b"content-length" and (not value.isdigit() or int(value) > most):
                raise TooLarge("table-too-large", most=most // KILOBYTE)


def _method(scope: Scope) -> str:
    """One of a few: whatever somebody makes up is no label of its own."""
    return scope["method"] if scope["method"] in ("GET", "HEAD", "POST") else "other"


async def _read(receive: Receive, most: int) -> list[Message]:
    """The whole body, if it is not too large."""
    messages: list[Message] = []
    size = 0
    while True:
        message = await receive()
        messages.append(message)
        if message["type"] != "http.request":
            return messages
        size += len(message.get("body", b""))
        if size > most:
            raise TooLarge("table-too-large", most=most // KILOBYTE)
        if not message.get("more_body"):
            return messages


async def _refuse(problem: Problem, send: Send) -> None:
    body = msgspec.json.encode(ProblemBody(error=Words.of(problem.message)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(problem, TooSlow):
        headers.append((b"connection", b"close"))
    if isinstance(problem, TooMany):
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status_of(problem), "headers": headers})
    await send({"type": "http.response.body", "body": body})
