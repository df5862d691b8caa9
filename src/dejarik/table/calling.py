"""Calling people to the table, off the page: who wants to be called, when, and what they are told.

A person leaves an address for a seat. When the seat is asked, and has been for as long as they said, they are sent
what has happened since they were last told, as the seat may hear it, and where the table is. No notice has a secret.
Of several servers one sends it: whoever is first to put its moment off.
"""

from __future__ import annotations

import asyncio
import enum
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update

from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, say
from dejarik.table import clock, schema
from dejarik.table.facts import game_label
from dejarik.table.live_table import LiveTable
from dejarik.table.metrics import Metrics
from dejarik.table.outages import Pause
from dejarik.table.problems import NotStored, Unknown
from dejarik.table.room import Room
from dejarik.table.sending import MOST_CHAT, NotSent, checked_hook, checked_mail, send_hook, send_mail
from dejarik.table.settings import NoticesPart
from dejarik.table.store import Store
from dejarik.table.words import TableId

LOOK_SECONDS = 2.0
CLAIM_SECONDS = 120.0  # that a server has to send what it has begun to
AT_ONCE = 20
MOST_LINES = 12
TRIES_AFTER = (60.0, 300.0, 1500.0)
_log = logging.getLogger(__name__)


class Kind(enum.Enum):
    """How somebody is called: JSON to a webhook, the form that chat services take, or e-mail."""

    HOOK = "hook"
    CHAT = "chat"
    MAIL = "mail"


class Wait(enum.Enum):
    """When somebody is called: as soon as they are asked, when they have been for ten minutes, or once a day."""

    NOW = "now"
    LATER = "later"
    DAILY = "daily"


SECONDS = {Wait.NOW: 0.0, Wait.LATER: 600.0, Wait.DAILY: 24 * 3600.0}


@dataclass(frozen=True)
class Calling:
    """Somebody's wish to be called."""

    table: TableId
    seat: int
    kind: Kind
    address: str
    pace: Wait
    language: Language
    seen: float = 0.0
    told: int = 0
    sent: float = 0.0
    failures: int = 0
    due: float | None = None


def checked(part: NoticesPart, kind: Kind, address: str) -> str:
    """An address to which this server may send; a problem when it may not."""
    if not part.enabled:
        raise Problem("notice-off")
    if kind is Kind.MAIL:
        return checked_mail(part, address)
    checked_hook(part, address)
    return address


# --- Keeping it ---------------------------------------------------------------------------------------


async def keep(store: Store, calling: Calling) -> None:
    """In place of what the seat wanted before."""
    async with store.changing() as connection:
        await connection.execute(delete(schema.callings).where(_of(calling.table, calling.seat)))
        values = {
            "table_id": calling.table,
            "seat": calling.seat,
            "kind": calling.kind.value,
            "address": calling.address,
            "pace": calling.pace.value,
            "language": calling.language.value,
            "seen": calling.seen,
            "told": calling.told,
            "sent": calling.sent,
            "failures": 0,
            "due": None,
        }
        await connection.execute(insert(schema.callings).values(**values))


async def drop(store: Store, table: TableId, seat: int) -> None:
    async with store.changing() as connection:
        await connection.execute(delete(schema.callings).where(_of(table, seat)))


async def of_seat(store: Store, table: TableId, seat: int) -> Calling | None:
    async with store.reading() as connection:
        row = (await connection.execute(select(schema.callings).where(_of(table, seat)))).first()
    return None if row is None else _calling(row)


def _of(table: TableId, seat: int) -> Any:
    return (schema.callings.c.table_id == table) & (schema.callings.c.seat == seat)


def _calling(row: Any) -> Calling:
    return Calling(
        TableId(row.table_id),
        row.seat,
        Kind(row.kind),
        row.address,
        Wait(row.pace),
        Language(row.language),
        row.seen,
        row.told,
        row.sent,
        row.failures,
        row.due,
    )


# --- What is told -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Notice:
    """What somebody is told."""

    subject: str
    lines: tuple[str, ...]
    url: str

    @property
    def body(self) -> str:
        return "\n".join((self.subject, "", *self.lines, "", self.url))


def compose(live: LiveTable, calling: Calling, origin: str) -> Notice:
    """What has happened since somebody was last told, as their seat may hear it."""
    language = calling.language
    game = say(text(game_label(live.row.game).id), language)
    if live.outcome is not None:
        subject = say(text("notice-over", game=game), language)
    else:
        subject = say(text("notice-your-turn", game=game), language)
    told = [
        words for step in live.told(calling.told, calling.seat) for words in _sentences(step.lines, language)
    ]
    left = len(told) - MOST_LINES
    lines = told if left <= 0 else [say(text("notice-more", count=left), language), *told[-MOST_LINES:]]
    return Notice(subject, tuple(lines), f"{origin}/#/table/{live.row.id}")


def _sentences(lines: object, language: Language) -> list[str]:
    """The lines of the log of a choice, as they were packed."""
    found = msgspec.json.decode(
        lines if isinstance(lines, bytes | msgspec.Raw) else msgspec.json.encode(lines)
    )
    return [say(msgspec.convert(line["text"], Text), language) for line in found if "text" in line]


def content(kind: Kind, notice: Notice, calling: Calling) -> dict[str, Any]:
    """What is posted: everything by its name, or one text, under both names that chat services know."""
    if kind is Kind.CHAT:
        body = notice.body
        whole = body if len(body) <= MOST_CHAT else f"{body[: MOST_CHAT - 1]}…"
        return {"text": whole, "content": whole}
    return {
        "event": "turn",
        "table": calling.table,
        "seat": calling.seat,
        "subject": notice.subject,
        "lines": list(notice.lines),
        "url": notice.url,
    }


# --- Calling ------------------------------------------------------------------------------------------


class Caller:
    """Looks now and then for people who are to be called."""

    def __init__(
        self, store: Store, room: Callable[[TableId], Room], part: NoticesPart, origin: str, metrics: Metrics
    ) -> None:
        self._store, self._room, self._part, self._origin = store, room, part, origin
        self._metrics = metrics

    async def call_for_ever(self, closing: asyncio.Event) -> None:
        pause = Pause(longest=30.0)
        while not closing.is_set():
            try:
                if pause.is_over:
                    await self.look()
                    pause.succeeded()
            except Exception as error:
                if pause.failed() and not isinstance(error, NotStored):
                    _log.exception("looking for people to call failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), LOOK_SECONDS)

    async def look(self) -> None:
        """See which tables have changed, and call whoever is to be called by now."""
        columns = schema.callings.c
        changed = schema.tables.c.changed
        wanted = (
            select(schema.callings, changed)
            .join(schema.tables, schema.tables.c.id == columns.table_id)
            .where(or_(changed > columns.seen, columns.due <= clock.now()))
            .limit(AT_ONCE)
        )
        async with self._store.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        for row in rows:
            calling = _calling(row)
            if row.changed > calling.seen:
                await self._plan(calling, row.changed)
            elif await self._is_mine(calling):
                await self._call(calling)

    async def _plan(self, calling: Calling, changed: float) -> None:
        """When somebody is to be called, as the table stands now."""
        try:
            async with self._room(calling.table).entered() as live:
                due = self._due(live, calling)
        except Unknown:
            return
        except Problem:
            due = None  # rules of another version: nobody is asked
        await self._set(calling, seen=changed, due=due, failures=0)

    def _due(self, live: LiveTable, calling: Calling) -> float | None:
        plays_it = live.is_person(calling.seat) and live.player(calling.seat) == calling.seat
        is_asked = calling.seat in live.asked_seats and plays_it and not live.answers_itself
        if not is_asked and not (live.outcome is not None and calling.told < len(live.steps)):
            return None
        if calling.pace is Wait.DAILY:
            return max(clock.now(), calling.sent + SECONDS[Wait.DAILY])
        return live.asked_since + SECONDS[calling.pace]

    async def _is_mine(self, calling: Calling) -> bool:
        """Put the moment off; who does so first calls."""
        mine = _of(calling.table, calling.seat) & (schema.callings.c.due == calling.due)
        async with self._store.changing() as connection:
            later = update(schema.callings).where(mine).values(due=clock.now() + CLAIM_SECONDS)
            return (await connection.execute(later)).rowcount == 1

    async def _call(self, calling: Calling) -> None:
        async with self._room(calling.table).entered() as live:
            notice, number = compose(live, calling, self._origin), len(live.steps)
        try:
            await asyncio.to_thread(self._send, calling, notice)
        except NotSent as error:
            _log.warning("a notice of table %s was not sent: %s", calling.table, error)
            self._metrics.notices.labels(calling.kind.value, "failed").inc()
            again = calling.failures < len(TRIES_AFTER)
            due = clock.now() + TRIES_AFTER[calling.failures] if again else None
            await self._set(calling, due=due, failures=calling.failures + 1)
        else:
            self._metrics.notices.labels(calling.kind.value, "sent").inc()
            await self._set(calling, due=None, failures=0, told=number, sent=clock.now())

    def _send(self, calling: Calling, notice: Notice) -> None:
        if calling.kind is Kind.MAIL:
            send_mail(self._part, calling.address, notice.subject, notice.body)
        else:
            send_hook(self._part, calling.address, content(calling.kind, notice, calling))

    async def _set(self, calling: Calling, **values: Any) -> None:
        async with self._store.changing() as connection:
            await connection.execute(
                update(schema.callings).where(_of(calling.table, calling.seat)).values(**values)
            )
