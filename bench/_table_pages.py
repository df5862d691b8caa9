"""Pages for the load bench, as cheap as they can be: what they cost is taken from the server on the same machine.

A page is a WebSocket of its own on bare asyncio; of a state it reads only what a random player needs. Messages are
packed as browsers ask for them (`permessage-deflate`). One process holds the pages of many tables.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
import time
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any, cast
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_OFFER = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
LAG_EVERY = 0.05


class Option(msgspec.Struct):
    id: str
    cap: int = 1


class Decision(msgspec.Struct):
    number: int
    seat: int
    kind: str
    options: list[Option]
    least: int = 0


class Message(msgspec.Struct):
    """What a page reads of a message; all else is skipped."""

    type: str
    id: str = ""
    revision: int = -1
    viewer: int | None = None
    decision: Decision | None = None
    outcome: msgspec.Raw = msgspec.Raw(b"null")

    @property
    def is_over(self) -> bool:
        return bytes(self.outcome) != b"null"


class Plan(msgspec.Struct, frozen=True):
    """What one process of pages does. Times are those of `time.monotonic`, which all processes share."""

    bases: list[str]  # of the servers, among which the tables are shared
    apart: bool  # the pages of one table are at different servers
    game: str
    settings: dict[str, str]
    seats: int
    tables: int
    pause: float
    begin: float
    start: float
    end: float
    is_packed: bool
    differences: int  # the kind that the pages take; 0: whole states


class Measured(msgspec.Struct):
    """Seconds from a choice until the page that made it shows it, and until all pages of the table do."""

    own: list[float] = []
    everybody: list[float] = []
    lag: list[float] = []  # how late this process itself was
    tables: int = 0
    received: int = 0  # bytes
    messages: int = 0
    cpu: float = 0.0
    problems: list[str] = []


_decoder = msgspec.json.Decoder(Message)


def call(address: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    data = None if body is None else msgspec.json.encode(body)
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    try:
        with urlopen(Request(address, data, headers), timeout=60) as answer:
            return msgspec.json.decode(answer.read())
    except HTTPError as refused:  # which can't be sent from process to process
        raise RuntimeError(f"{refused.code}: {refused.read().decode(errors='replace')[:400]}") from None


def _sit_down(base: str, made: dict[str, Any]) -> list[str]:
    """The secrets of all seats of a new table, those of friends by following their links."""
    join = f"{base}/api/tables/{made['table']}/join"
    return [
        seat.get("token") or call(join, {}, seat["link"].rsplit("/", 1)[1])["token"] for seat in made["seats"]
    ]


def random_answer(decision: Decision) -> Any:
    """A legal answer of any kind of decision."""
    ids = [option.id for option in decision.options]
    if decision.kind == "choose":
        return random.choice(ids)
    if decision.kind == "order":
        return ids
    if decision.kind == "some":
        return random.sample(ids, decision.least)
    amounts, left = {}, decision.least
    for option in decision.options:
        amounts[option.id] = min(left, option.cap)
        left -= amounts[option.id]
    return amounts


class Page(asyncio.Protocol):
    """A socket that says hello and hands on what it hears."""

    def __init__(
        self, path: str, host: str, token: str | None, heard: Callable[[Page, bytes], None], plan: Plan
    ) -> None:
        self.received = self.messages = 0
        self.revision = -1
        self._path, self._host, self._token, self._heard = path, host, token, heard
        self._is_packed, self._differences = plan.is_packed, plan.differences
        self._unpack: Any = None
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"{_OFFER if self._is_packed else ''}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self._is_open:
            self._greet()
        while self._is_open and self._take_frame():
            pass

    def _greet(self) -> None:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise RuntimeError(head.split(b"\r\n", 1)[0].decode())
        if b"permessage-deflate" in head:
            self._unpack = zlib.decompressobj(wbits=-15)
        self._buffer = bytearray(rest)
        self._is_open = True
        hello = {"type": "hello", "differences": self._differences}
        self.say(msgspec.json.encode(hello if self._token is None else {**hello, "token": self._token}))

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        first, size, start = buffer[0], buffer[1], 2
        if size == 126:
            if len(buffer) < 4:
                return False
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        body = bytes(memoryview(buffer)[start : start + size])
        del buffer[: start + size]
        kind = first & 15
        if kind == PING:
            self.say(body, PONG)
        elif kind == CLOSE:
            self.close()
        elif kind == TEXT:
            self.messages += 1
            if first & 64:
                body = self._unpack.decompress(body + b"\0\0\xff\xff")
            self._heard(self, body)
        return True

    def say(self, body: bytes, kind: int = TEXT) -> None:
        """Send a frame, masked with zeros: what a page has to send is small, and masking it proves nothing."""
        assert self._transport is not None
        size = len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def _itself(page: Page) -> Page:
    return page


class Game:
    """One table with a page for each seat. Whoever is asked answers after a pause, as people do."""

    def __init__(
        self, plan: Plan, measured: Measured, bases: list[str], table: str, tokens: list[str]
    ) -> None:
        self._plan, self._measured = plan, measured
        self._bases = bases  # where its pages are, one after the other
        self._loop = asyncio.get_running_loop()
        self.over: asyncio.Future[None] = self._loop.create_future()
        self._path = f"/api/tables/{table}/socket"
        self._tokens = tokens
        self._pages: list[Page] = []
        self._answered = -1  # the revision that was answered last
        self._sent = 0.0
        self._waiting: set[Page] = set()

    async def open(self) -> None:
        for number, token in enumerate(self._tokens):
            where = urlsplit(self._bases[number % len(self._bases)])
            host, port = where.hostname or "", where.port or 80
            page = Page(self._path, where.netloc, token, self._hear, self._plan)
            self._pages.append(page)
            await self._loop.create_connection(partial(_itself, page), host, port)

    def close(self) -> None:
        for page in self._pages:
            page.close()
            self._measured.received += page.received
            self._measured.messages += page.messages

    def _hear(self, page: Page, body: bytes) -> None:
        now = time.monotonic()
        message = _decoder.decode(body)
        if message.type == "error":
            self._measured.problems.append(message.id)
        if message.type not in ("state", "changes") or message.revision <= page.revision:
            return
        page.revision = message.revision
        if page in self._waiting and message.revision > self._answered:
            self._shown(page, now)
        if message.is_over:
            if not self.over.done():
                self.over.set_result(None)
        elif message.decision is not None:
            pause = self._plan.pause * random.uniform(0.5, 1.5)
            self._loop.call_later(pause, self._answer, page, message)

    def _answer(self, page: Page, message: Message) -> None:
        revision, decision = message.revision, message.decision
        assert decision is not None
        if revision <= self._answered or time.monotonic() > self._plan.end or self.over.done():
            return
        answer = random_answer(decision)
        choice = {"type": "choose", "number": decision.number, "seat": message.viewer, "answer": answer}
        self._answered = revision
        self._waiting = set(self._pages)
        self._chooser = page
        self._sent = time.monotonic()
        page.say(msgspec.json.encode(choice))

    def _shown(self, page: Page, now: float) -> None:
        self._waiting.discard(page)
        if self._sent < self._plan.start:
            return
        if page is self._chooser:
            self._measured.own.append(now - self._sent)
        if not self._waiting:
            self._measured.everybody.append(now - self._sent)


async def _play(plan: Plan) -> Measured:
    measured = Measured()
    friends = [{"kind": "friend"}] * (plan.seats - 1)
    wanted = {"game": plan.game, "seats": [{"kind": "me"}, *friends], "settings": plan.settings}

    async def one_table_after_another(number: int, after: float) -> None:
        await asyncio.sleep(after)
        base = plan.bases[number % len(plan.bases)]
        while time.monotonic() < plan.end:
            made = await asyncio.to_thread(call, f"{base}/api/tables", wanted)
            measured.tables += 1
            tokens = await asyncio.to_thread(_sit_down, base, made)
            game = Game(plan, measured, plan.bases if plan.apart else [base], made["table"], tokens)
            await game.open()
            await asyncio.wait({game.over}, timeout=max(0.0, plan.end + 1.0 - time.monotonic()))
            game.close()

    async def look_at_the_clock() -> None:
        while time.monotonic() < plan.end:
            wanted_at = time.monotonic() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            if wanted_at > plan.start:
                measured.lag.append(time.monotonic() - wanted_at)

    sitting_down = (plan.start - plan.begin) * 0.7
    async with asyncio.TaskGroup() as group:
        group.create_task(look_at_the_clock())
        for number in range(plan.tables):
            group.create_task(one_table_after_another(number, sitting_down * number / plan.tables))
    return measured


def play(plan: Plan) -> Measured:
    """Play all tables of a plan to its end. Runs in a process of its own."""
    try:
        import uvloop
    except ImportError:
        runner: Any = asyncio.run
    else:
        runner = uvloop.run
    before = time.process_time()
    measured: Measured = runner(_play(plan))
    measured.cpu = time.process_time() - before
    return measured
