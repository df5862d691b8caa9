"""All tables of this server: their rooms, new ones, and the bots and clocks that answer where no person does.

Bots are woken by the server that stored the last choice. Every server also looks for tables whose bot or clock is
overdue, so that a server that dies leaves no table waiting; two answers to one decision can't both be stored. A table
that can't be answered, whatever the reason, is tried again after a pause: none is given up.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from dejarik.kernel import engine
from dejarik.kernel.answers import Answer, answers, as_ids
from dejarik.kernel.errors import Problem, Refused
from dejarik.kernel.games import AnyGame, find_game
from dejarik.table import clock
from dejarik.table.background import Background
from dejarik.table.bot_workers import BotWorkers
from dejarik.table.calling import Caller
from dejarik.table.costs import PAYER, Costs, Payer
from dejarik.table.errands import Errands
from dejarik.table.heeding import heed_for_ever
from dejarik.table.live_table import LiveTable
from dejarik.table.making import Draws, NewSeat, NewTable, with_bluff_windows
from dejarik.table.metrics import Metrics
from dejarik.table.moments import Task
from dejarik.table.next_tables import (
    GivenSeat,
    bot_of,
    branch,
    following,
    new_series,
    seats_kept,
)
from dejarik.table.notifications import Heard, Proposed
from dejarik.table.operating import Bans
from dejarik.table.outages import Pause
from dejarik.table.problems import Broken, NotStored, Unknown
from dejarik.table.rematches import Wish, rematch
from dejarik.table.room import Room
from dejarik.table.rows import Line, SeatRow, Snapshot, TableRow
from dejarik.table.store import Store
from dejarik.table.tokens import hash_of, new_table_id, new_token
from dejarik.table.words import Point, SeatKind, SeatToken, Stage, TableId

T = TypeVar("T")

AS_ALWAYS = Wish()
SWEEP_SECONDS = 0.5
LONGEST_SWEEP_PAUSE = 5.0  # when the database does not answer
IDLE_SECONDS = 600.0
EMPTY_SECONDS = 60.0  # longer than a page may take to say hello
ANSWERS_TRIED = 50
MOST_REFUSALS = (
    10  # of answers to the same decision, such as when somebody writes to the table at the same moment
)

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Made:
    """A new table, with the secrets of its maker's seats and the invitations to those of friends."""

    id: TableId
    seats: tuple[SeatRow, ...]
    tokens: Mapping[int, SeatToken]


class Tables:
    """Everything that is played in this server."""

    def __init__(
        self,
        store: Store,
        bot_workers: int | None = None,
        errand_workers: int = 1,
        costs: Costs | None = None,
        bans: Bans | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.bot_workers = BotWorkers(bot_workers)
        self.costs = costs or Costs()
        self.bans = bans or Bans()
        self.metrics = metrics or Metrics()
        store.failed = self.metrics.failures.inc
        self.caller: Caller | None = None  # who calls people to the table, if that is wanted
        self.retention: dict[Stage, float | None] = {}  # after how many days tables are removed
        self.errands = Errands(self.costs.accounts, errand_workers)
        self._draws = Draws(self.errands)
        self._background = Background()
        self._rooms: dict[TableId, Room] = {}
        self._thinking: dict[TableId, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._listener: asyncio.Task[None] | None = None
        self._pauses: dict[
            TableId, Pause
        ] = {}  # where the last answer failed: the database, the rules, their version
        self._closing = asyncio.Event()

    async def open(self) -> None:
        """Begin to look after tables, first those that wait for a bot since the last server stopped."""
        self._chores.append(asyncio.create_task(self._sweep_for_ever()))
        heeding = heed_for_ever(self.store, self.bans, self.wake_anew, self._closing, self.retention)
        self._chores.append(asyncio.create_task(heeding))
        if self.caller is not None:
            self._chores.append(asyncio.create_task(self.caller.call_for_ever(self._closing)))
        if self.store.is_shared:
            self._listener = asyncio.create_task(self.store.listen(self._heard))

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        self._closing.set()
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        await asyncio.gather(*self._chores, *self._thinking.values(), return_exceptions=True)
        await self._background.settled()
        self.bot_workers.close()
        self.errands.close()
        await self.store.close()

    def room(self, table: TableId) -> Room:
        """The room of a table, whether or not there is such a table: entering it says so."""
        known = self._rooms.get(table)
        if known is None:
            known = Room(
                table, self.store, self._background, self.wake, self.costs, self.errands, self.metrics
            )
            self._rooms[table] = known
        known.used = time.monotonic()
        return known

    def room_in_memory(self, table: TableId) -> Room | None:
        return self._rooms.get(table)

    @property
    def room_count(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    # --- New tables -------------------------------------------------------------------------------

    async def create(self, wanted: NewTable) -> Made:
        """Make a table. Whoever makes it gets one secret for all their seats, and an invitation for each friend."""
        game = find_game(wanted.game)
        options = with_bluff_windows(game, await self._draws.options(game, wanted), wanted)
        seed = secrets.randbits(63)
        engine.start(game, options, seed)  # options that make no game are refused here
        seats, tokens = seats_as_wanted(game, wanted.seats)
        row = TableRow(
            id=new_table_id(),
            game=game.name,
            version=game.version,
            settings=msgspec.json.encode(dict(wanted.settings)),
            options=msgspec.json.encode(options),
            seed=seed,
            private=wanted.private,
            spectators=wanted.spectators,
            clock=wanted.clock,
            created=clock.now(),
            together=wanted.together,
        )
        await self.store_new(new_series(row) if game.has_sequels(options) else row, seats)
        return Made(row.id, tuple(seats), tokens)

    async def rematch(self, table: TableId, seats: Sequence[int], wish: Wish = AS_ALWAYS) -> TableId:
        """The same game again. Secrets and links stay, so everybody can go there; who comes second finds the table
        that the first has made."""
        found, leading = await self.room(table).lead_on(
            lambda live: None if live.rematch is None else live.rematch.table,
            lambda live: rematch(live, seats, wish),
        )
        if leading is not None:
            self._begin(leading.made)
        return found

    async def go_on(
        self, table: TableId, token: SeatToken | None, given: Sequence[GivenSeat] = ()
    ) -> tuple[TableId, Mapping[int, SeatToken]]:
        """The game that follows, with everybody where they are; the invitations to seats that were given away. Whoever
        comes second finds the table that the first has made."""
        found, leading = await self.room(table).lead_on(
            lambda live: live.next if seats_kept(live, token) else None,
            lambda live: following(live, seats_kept(live, token), given),
        )
        if leading is None:
            return found, {}
        self._begin(leading.made)
        return found, leading.invitations

    async def _go_on_alone(self, table: TableId) -> None:
        _, leading = await self.room(table).lead_on(lambda live: live.next, lambda live: following(live, ()))
        if leading is not None:
            self._begin(leading.made)

    async def branch(
        self, table: TableId, token: SeatToken | None, at: Point, given: Sequence[GivenSeat] = ()
    ) -> tuple[TableId, Mapping[int, SeatToken]]:
        """A game of a series, or what follows it, once more at a table of its own; this one stays as it is."""
        found, leading = await self.room(table).lead_on(
            lambda live: None, lambda live: branch(live, seats_kept(live, token), at, given)
        )
        assert leading is not None  # nothing that is known leads there
        self._begin(leading.made)
        return found, leading.invitations

    async def store_new(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[Line] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        """A new table is stored and begins, with what was played at it already."""
        live = LiveTable(row, seats)
        if lines or snapshot is not None:
            live.replay(lines, snapshot)
        await self.store.create(row, seats, live.summary(), lines, snapshot)
        self._begin(live)

    def _begin(self, live: LiveTable) -> None:
        room = self.room(live.row.id)
        room.begin(live)
        self.wake(room)

    # --- Bots and clocks --------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """See whether somebody has to answer at this table."""
        task = self._thinking.get(room.id)
        if self._closing.is_set() or (task is not None and not task.done()):
            return
        self._thinking[room.id] = asyncio.create_task(self._answer(room))

    def wake_anew(self, table: TableId) -> None:
        """Whatever was wrong with a table: read it once more, and see whether it goes on."""
        self._pauses.pop(table, None)
        room = self.room(table)
        room.read_anew()
        self.wake(room)

    async def _answer(self, room: Room) -> None:
        """Answer as long as it is a bot that is asked."""
        refused: list[Task] = []
        PAYER.set(Payer(f"table {room.id}"))  # not whoever has woken it
        try:
            while not self._closing.is_set():
                async with room.entered() as live:
                    task = live.task(clock.now())
                    state = engine.clone(live.match.state) if task else None
                if task is None or state is None:
                    if live.goes_on_alone:
                        await self._go_on_alone(room.id)
                    elif live.stage is not Stage.FINISHED:
                        live.check_rules()
                    self._pauses.pop(room.id, None)
                    return
                chosen = task.answer
                if chosen is None:
                    thought = self.bot_workers.think(task.bot, live.game, state, *live.mindset(task))
                    with self.metrics.thoughts.labels(live.game.name, task.bot).time():
                        chosen = await self._unless_closing(thought)
                if chosen is None or await self._closes_before(task.at):
                    return
                try:
                    await self._choose(room, task, chosen)
                except Refused:  # the table has moved on
                    refused.append(task)
                    if refused.count(task) > MOST_REFUSALS:
                        raise
                else:
                    self._pauses.pop(room.id, None)
                    refused.clear()
                await asyncio.sleep(0)
        except Exception as error:
            self._try_again_later(room, error)
        finally:
            self._thinking.pop(room.id, None)

    def _try_again_later(self, room: Room, error: Exception) -> None:
        """Soon, if it may be over soon; seldom, if it takes other rules."""
        if isinstance(error, Unknown):
            self._pauses.pop(room.id, None)
            return
        pause = self._pauses.setdefault(room.id, Pause())
        is_hopeless = isinstance(error, Problem) and not isinstance(error, NotStored)
        if not pause.failed(is_hopeless=is_hopeless):
            return
        trace = None if isinstance(error, Problem) else error
        _log.warning(
            "nobody answers at table %s, tried again in %s s: %s",
            room.id,
            pause.seconds,
            error,
            exc_info=trace,
        )

    async def _unless_closing(self, thought: Coroutine[Any, Any, T]) -> T | None:
        """The result of a thought, or None when the server closes first."""
        thinking = asyncio.ensure_future(thought)
        closing = asyncio.ensure_future(self._closing.wait())
        await asyncio.wait({thinking, closing}, return_when=asyncio.FIRST_COMPLETED)
        closing.cancel()
        if thinking.done():
            return thinking.result()
        thinking.cancel()
        return None

    async def _closes_before(self, moment: float) -> bool:
        """Wait for a moment; whether the server closes first."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), max(0.0, moment - clock.now()))
        return self._closing.is_set()

    async def _choose(self, room: Room, task: Task, chosen: Answer) -> None:
        """Take a bot's answer; if the rules fail at it, any that they do not fail at."""
        with suppress(Broken):
            await room.choose_for(task, chosen)
            return
        async with room.entered() as live:
            state, asked = live.match.state, live.match.decision
            tried = [] if asked is None else answers(asked, ANSWERS_TRIED)
            others = [as_ids(state, asked, each) for each in tried if asked is not None]
        for other in others:
            with suppress(Broken):
                await room.choose_for(task, other)
                return
        raise Broken("table-rules-broken")

    async def _sweep_for_ever(self) -> None:
        start = True
        pause = Pause(longest=LONGEST_SWEEP_PAUSE)
        while not self._closing.is_set():
            try:
                if pause.is_over:
                    for table in await self.store.waiting(None if start else clock.now()):
                        if table not in self._pauses:
                            self.wake(self.room(table))
                    start = False
                    pause.succeeded()
                for table, each in list(self._pauses.items()):
                    if each.is_over:
                        self.wake(self.room(table))
                self._leave_idle_rooms()
            except Exception as error:
                if pause.failed() and not isinstance(error, NotStored):
                    _log.exception("looking for waiting tables failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SWEEP_SECONDS)

    def _leave_idle_rooms(self) -> None:
        for id, room in list(self._rooms.items()):
            if id not in self._thinking and room.is_left(EMPTY_SECONDS, IDLE_SECONDS):
                del self._rooms[id]

    def _heard(self, news: Heard) -> None:
        """Another server (or this one) has written to a table, or tells of a proposal; to any, after a time of
        deafness."""
        if news is None:
            for room in self._rooms.values():
                room.catch_up_soon()
        elif isinstance(news, Proposed):
            if news.table in self._rooms and news.server != self.store.name:
                self._rooms[news.table].hear_soon(news.proposal)
        elif news.table in self._rooms:
            self._rooms[news.table].catch_up_soon(news.position)


def seats_as_wanted(game: AnyGame, wanted: Sequence[NewSeat]) -> tuple[list[SeatRow], dict[int, SeatToken]]:
    """The seats of a new table, with one secret for all of its maker's, and an invitation for each friend."""
    mine = new_token()
    tokens: dict[int, SeatToken] = {}
    seats: list[SeatRow] = []
    for number, seat in enumerate(wanted):
        bot = None
        if seat.kind is SeatKind.BOT:
            bot = bot_of(game, seat.bot)
        elif seat.kind is not SeatKind.OPEN:
            is_mine = seat.kind in (SeatKind.ME, SeatKind.HOT)
            tokens[number] = mine if is_mine else new_token(plays_only=seat.program)
        hashed = hash_of(tokens[number]) if number in tokens else None
        is_friend = seat.kind in (SeatKind.FRIEND, SeatKind.INVITED)
        token, invitation = (None, hashed) if is_friend else (hashed, None)
        seats.append(SeatRow(number, seat.kind, seat.name, bot, token, invitation))
    return seats, tokens
