"""The conversation with one open page: what it may say, and telling it what has changed.

The first message says who is there; after that, every message is checked, tried at the room, and answered with an
`error` if it is refused. What comes of it is told by `viewers.py`, to everybody alike.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from typing import Annotated

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from dejarik.kernel.answers import Answer
from dejarik.kernel.errors import Problem
from dejarik.kernel.sent import Sent
from dejarik.kernel.text import Text
from dejarik.table import asking
from dejarik.table.held_words import worded
from dejarik.table.journal import Prepared
from dejarik.table.line_records import Hints, Pong, Refusal
from dejarik.table.looking import hints
from dejarik.table.middleware import Limits
from dejarik.table.moments import Proposal
from dejarik.table.outages import Pause
from dejarik.table.problems import Forbidden, Malformed, NotStored, TableProblem, TooMany
from dejarik.table.rates import Bucket, Rates
from dejarik.table.records import Words
from dejarik.table.room import Room
from dejarik.table.tokens import plays_only
from dejarik.table.viewers import Client
from dejarik.table.words import Answers, Habit, Pace, SeatToken

SECONDS_TO_GREET = 10.0
SECONDS_TO_TELL_AGAIN = (1.0, 10.0)  # when a page could not be told: after so long, and at most so long
TRY_AGAIN_LATER = 1013
REFUSED = 1008
MOST_CHAT = 500
MOST_ANSWERS = 1000
MOST_SETTLED = 300  # texts
MOST_SECONDS = 7 * 24 * 3600.0  # that a prepared answer may wait
MOST_HINTS = 40  # in one question
_BIG = 2**31

Number = Annotated[int, msgspec.Meta(ge=0, lt=_BIG)]
Id = Annotated[str, msgspec.Meta(max_length=400)]
Settled = Annotated[
    dict[Annotated[str, msgspec.Meta(max_length=100)], Habit], msgspec.Meta(max_length=MOST_SETTLED)
]
Given = (
    Id
    | Annotated[list[Id], msgspec.Meta(max_length=MOST_ANSWERS)]
    | Annotated[dict[Id, Number], msgspec.Meta(max_length=MOST_ANSWERS)]
)
PageName = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]
_log = logging.getLogger(__name__)


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a page can say."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """Who is there, and what it has heard already."""

    token: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    seen: Number | None = None  # the `number` of the last state that it got, 0 for all that ever happened
    heard: Number | None = None  # one more than the `position` of the last line of chat that it got
    page: PageName | None = None  # made up for itself alone: by it a page that comes back is known
    view: bool = False  # whether it wants the kernel's view in every state
    differences: Number = 0  # which kind of differences it takes (`DIFFERENCES`); 0: none, only whole states


class Choose(ClientMessage, frozen=True, tag="choose"):
    """An answer to the decision; where all must agree who decide together, a proposal."""

    number: Number
    seat: Number
    answer: Given
    revision: Number | None = None


class Propose(ClientMessage, frozen=True, tag="propose"):
    """What one would answer, told to those who decide together; `null` takes it back."""

    number: Number
    seat: Number
    answer: Given | None
    revision: Number | None = None


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Go back to the own last decision, or ask for it."""

    number: Number  # of the state that the player looks at


class Consent(ClientMessage, frozen=True, tag="consent"):
    """An answer to whoever asks to take back; who asks withdraws with `false`."""

    yes: bool


class Concede(ClientMessage, frozen=True, tag="concede"):
    """Give up."""

    seat: Number


class SetPace(ClientMessage, frozen=True, tag="pace"):
    """How to be asked; and whether to be passed for in windows until the end of something in progress."""

    seat: Number
    pace: Pace
    until: Id | None = None  # one of the `scopes` of what was sent last
    unless: bool = False  # but asked all the same where it concerns the seat


class Prepare(ClientMessage, frozen=True, tag="prepare"):
    """What becomes of questions out of turn, if one has not answered after so many seconds."""

    seat: Number
    answers: Answers
    after: Annotated[float, msgspec.Meta(ge=0, le=MOST_SECONDS)] = 0.0
    settled: Settled = {}  # by `Option.text`, else `?` and the prompt


class Chat(ClientMessage, frozen=True, tag="chat"):
    """Say something to everybody."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_CHAT)]


class AskHints(ClientMessage, frozen=True, tag="hints"):
    """What is known about options of a decision, or about things on the table (`Presenter.hint`)?"""

    number: Number
    options: Annotated[list[Id], msgspec.Meta(max_length=MOST_HINTS)]


class Whole(ClientMessage, frozen=True, tag="whole"):
    """It has lost track of how states differ: it wants the next one whole."""

    seen: Number  # as in a hello


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Is the line there?"""


AnyClientMessage = (
    Hello | Choose | Propose | Undo | Consent | Concede | SetPace | Prepare | Chat | AskHints | Whole | Ping
)
PLAYING = (Choose, Propose, Consent, AskHints, Whole, Ping)
"""What a program may say that can do nothing but play: answers, and questions about them."""
_decoder: msgspec.json.Decoder[AnyClientMessage] = msgspec.json.Decoder(AnyClientMessage)
_PONG = msgspec.json.encode(Pong()).decode()


def read(text: str | bytes) -> AnyClientMessage:
    """A message of a page; a problem when it is none."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Malformed("table-malformed", where=str(error)[:200]) from None


class Wishes:
    """What each person at a table may ask of everybody there so often, on however many pages."""

    def __init__(self, limits: Limits) -> None:
        self.undos = Rates(*limits.undos)
        self.preparing = Rates(*limits.preparing)


class Conversation:
    """One socket, from its greeting to its end."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        limits: Limits,
        caller: str = "-",
        watching: Counter[str] | None = None,
        hints: Bucket | None = None,
        wishes: Wishes | None = None,
    ) -> None:
        self._socket = socket
        self._room = room
        self._limits = limits
        self._bucket = Bucket(*limits.messages)
        self._wishes = wishes or Wishes(limits)
        self._caller = caller
        #: Each hint is counted as a request: in the share of this page, then in that of its address.
        self._hint_buckets = [Bucket(*limits.seat_requests), hints or Bucket(*limits.requests)]
        self._hinting = asyncio.Lock()
        self._had: set[str] = set()  # the messages whose words went out with something
        self._hints: set[asyncio.Task[None]] = set()
        self._watching = Counter() if watching is None else watching  # the spectators of each address

    async def run(self) -> None:
        """Talk until the page goes away."""
        try:
            client = await self._greet()
        except Problem as problem:
            await self._send_error(problem)
            await self._socket.close(TRY_AGAIN_LATER if isinstance(problem, NotStored | TooMany) else REFUSED)
            return
        is_spectator = not client.seats
        self._watching[self._caller] += is_spectator
        self._room.viewers.add(client)
        teller = asyncio.create_task(self._tell(client))
        try:
            while True:
                text = await self._receive()
                if client.is_replaced:  # what was under way on a line that the page has given up
                    await self._socket.close(1000)
                    return
                await self._hear(client, text)
        finally:
            self._watching[self._caller] -= is_spectator
            if not self._watching[self._caller]:
                del self._watching[self._caller]
            self._room.viewers.remove(client)
            for task in (teller, *self._hints):
                task.cancel()
            await asyncio.gather(teller, *self._hints, return_exceptions=True)

    async def _greet(self) -> Client:
        try:
            said = read(await asyncio.wait_for(self._receive(), SECONDS_TO_GREET))
        except TimeoutError:
            raise TableProblem("table-no-hello") from None
        if not isinstance(said, Hello):
            raise TableProblem("table-no-hello")
        async with self._room.entered() as live:
            token = None if said.token is None else SeatToken(said.token)
            seats = live.seats_of(token)
            live.watch(seats)
        self._check_room_for(seats)
        return Client(
            seats,
            said.seen,
            said.heard or 0,
            said.page,
            wants_view=said.view,
            token=token,
            differences=said.differences,
        )

    def _check_room_for(self, seats: list[int]) -> None:
        """Whoever has a seat is counted alone, so that neither spectators nor other players lock anybody out."""
        limits, there = self._limits, self._room.viewers.count_of(seats)
        if seats:
            is_full = there >= limits.sockets_seat
        else:
            is_full = there >= limits.spectators or self._watching[self._caller] >= limits.spectators_each
        if is_full:
            raise TooMany("table-too-many")

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1005))
        found: str | bytes = message.get("text") or message.get("bytes") or ""
        return found

    async def _hear(self, client: Client, text: str | bytes) -> None:
        try:
            if not self._bucket.take() or self._room.costs.is_overdrawn(self._caller):
                raise TooMany("table-too-many")
            await self._act(client, read(text))
        except Problem as problem:
            self._room.metrics.refused.labels(problem.message.id).inc()
            await self._send_error(problem)
        except WebSocketDisconnect:
            raise
        except Exception:
            _log.exception("a message at table %s failed", self._room.id)
            await self._send_error(TableProblem("table-failed"))

    async def _act(self, client: Client, said: AnyClientMessage) -> None:
        room, seats = self._room, client.seats
        if plays_only(client.token) and not isinstance(said, PLAYING):
            raise Forbidden("table-plays-only")
        match said:
            case Choose(number=number, seat=seat, answer=answer, revision=revision):
                plain: Answer = answer
                with room.metrics.stored.time():
                    await room.choose(seats, seat, number, plain, revision)
            case Propose(number=number, seat=seat, answer=answer, revision=revision):
                await room.propose(seats, Proposal(seat, number, answer, revision))
            case Undo(number=number):
                if not self._wishes.undos.take(self._person(client)):
                    raise TooMany("table-too-many")
                await asking.undo(room, seats, number)
            case Consent(yes=yes):
                await asking.consent(room, seats, yes)
            case Concede(seat=seat):
                await room.concede(seats, seat)
            case SetPace(seat=seat, pace=pace, until=until, unless=unless):
                await room.set_pace(seats, seat, pace, until, unless=unless)
            case Prepare(seat=seat, answers=answers, after=after, settled=settled):
                if not self._wishes.preparing.take(self._person(client)):
                    raise TooMany("table-too-many")
                await asking.prepare(room, seats, Prepared(seat, answers, after, settled))
            case Chat(text=text):
                printed = "".join(letter for letter in text if letter.isprintable())
                if not printed.strip():
                    raise Malformed("table-malformed", where="text")
                await room.say(seats, printed)
            case AskHints():
                task = asyncio.create_task(self._hint(client, said))
                self._hints.add(task)
                task.add_done_callback(self._hints.discard)
            case Whole(seen=seen):
                room.viewers.show_whole(client, seen)
            case Ping():
                await self._socket.send_text(_PONG)
            case Hello():
                raise TableProblem("table-no-hello")

    def _person(self, client: Client) -> str:
        """Whoever holds these seats, on however many pages."""
        return f"{self._room.id} {client.seats}"

    async def _hint(self, client: Client, asked: AskHints) -> None:
        """Answer what is known about options, one question after the other and beside all else."""
        try:
            if not all(bucket.take(len(asked.options)) for bucket in self._hint_buckets):
                raise TooMany("table-too-many")
            async with self._hinting:
                found = await hints(self._room, client.seats, asked.options, asked.number)
            answer = Hints(number=asked.number, hints=found)
        except Problem as problem:
            answer = Hints(number=asked.number, hints={}, error=Words.of(problem.message))
        except Exception:
            _log.exception("hints at table %s failed", self._room.id)
            answer = Hints(number=asked.number, hints={}, error=Words.of(Text("table-failed")))
        await self._send(answer)

    async def _tell(self, client: Client) -> None:
        """Send what is new whenever there is something new; later, when it can't be worked out or read now."""
        first, longest = SECONDS_TO_TELL_AGAIN
        pause = Pause(first, longest)
        told = self._room.stored
        while True:
            await client.woken.wait()
            client.woken.clear()
            try:
                async with self._room.entered() as live, self._room.costs.loop.one():
                    found = self._room.viewers.messages(live, client)
                    messages = [worded(message, self._had).decode() for message in found]
            except Exception as error:
                await self._not_told(error, pause)
                await asyncio.sleep(first)  # however often it is woken
                with suppress(TimeoutError):
                    await asyncio.wait_for(client.woken.wait(), pause.seconds - first)
                client.woken.set()
                continue
            pause.succeeded()
            try:
                for message in messages:
                    await self._socket.send_text(message)
                if self._room.stored > told:
                    told = self._room.stored
                    self._room.metrics.told.observe(time.perf_counter() - told)
            except (WebSocketDisconnect, RuntimeError):
                return  # it has gone

    async def _not_told(self, error: Exception, pause: Pause) -> None:
        """The page is told so once, the log now and then."""
        is_worth_a_line = pause.failed()
        if is_worth_a_line and not isinstance(error, NotStored):
            _log.error("table %s can't be told", self._room.id, exc_info=error)
        if pause.failures == 1:
            await self._send_error(error if isinstance(error, Problem) else TableProblem("table-failed"))

    async def _send_error(self, problem: Problem) -> None:
        await self._send(Refusal(id=problem.message.id, args=problem.message.args))

    async def _send(self, message: Sent) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            try:
                await self._socket.send_text(worded(msgspec.json.encode(message), self._had).decode())
            except (WebSocketDisconnect, RuntimeError):
                return
