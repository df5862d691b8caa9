"""A room: one table in this server, with the people who look at it. What they do is checked, stored and then told.

Only one thing happens at a time in a room (its lock). A change is made in memory, stored, and only then shown; if it
can't be stored, the memory is thrown away and read anew. A room whose line came too late reads what came before it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from dejarik.kernel import saves
from dejarik.kernel.answers import Answer
from dejarik.kernel.errors import Problem, Refused
from dejarik.kernel.match import STRIDE
from dejarik.table import clock, event_feed
from dejarik.table.background import Background
from dejarik.table.costs import Costs
from dejarik.table.errands import Errands
from dejarik.table.failing import Failures
from dejarik.table.joining import seated, seated_before, with_what_is_brought
from dejarik.table.journal import (
    Adopted,
    AnyEntry,
    Chosen,
    Conceded,
    Paced,
    Said,
    Undone,
    heard_by,
)
from dejarik.table.live_table import LiveTable
from dejarik.table.loading import CHANGES_OF_SEATS, journal_and_seats, load
from dejarik.table.metrics import Metrics
from dejarik.table.moments import Proposal, Task
from dejarik.table.next_tables import Leading
from dejarik.table.pacing import open_scopes
from dejarik.table.played import know_stored, recall
from dejarik.table.problems import Broken, Forbidden, NotStored
from dejarik.table.proposals import agreed, must_agree, propose
from dejarik.table.rows import Line, New, SeatRow, Snapshot
from dejarik.table.store import Late, Store
from dejarik.table.viewers import Viewers
from dejarik.table.words import By, Pace, SeatToken, TableId

T = TypeVar("T")
TRIES = 8  # to sit down or to go on, while others write to the same journal
_log = logging.getLogger(__name__)


class Room:
    """One table, as this server knows it."""

    def __init__(
        self,
        id: TableId,
        store: Store,
        background: Background,
        changed: Callable[[Room], None],
        costs: Costs | None = None,
        errands: Errands | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.id = id
        self.viewers = Viewers()
        self.used = time.monotonic()
        self._store = store
        self._background = background
        self._changed = changed  # called after every change: somebody may have to answer
        self._lock = asyncio.Lock()
        self._live: LiveTable | None = None
        self._failures = Failures(store)
        self.costs = costs or Costs()
        self.metrics = metrics or Metrics()
        self.stored = 0.0  # when something was last, for those who are told
        self.errands = errands  # None: what takes long is done here

    def is_left(self, empty_seconds: float, idle_seconds: float) -> bool:
        """Whether nobody has been here for a while; a room without a table is left sooner."""
        seconds = empty_seconds if self._live is None else idle_seconds
        is_old = self.used < time.monotonic() - seconds
        return is_old and not self._lock.locked() and not self.viewers.count

    def begin(self, live: LiveTable) -> None:
        """A table that was just made, and stored, need not be read."""
        if self._live is None and not self._lock.locked():
            self._live = live

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[LiveTable]:
        """The table, alone with it. Read from the database when it is not in memory."""
        self.used = time.monotonic()
        async with self._lock:
            yield await self._loaded()

    async def _loaded(self) -> LiveTable:
        if self._live is None:
            self._live = await self._background.finish(load(self._store, self.id, self.errands))
            self.viewers.reseat(self._live)
        return self._live

    def _forget(self) -> None:
        """What is in memory may not be what is stored. Whoever looks is shown what is, as soon as it can be read."""
        self._live = None
        self.viewers.notify()

    def read_anew(self) -> None:
        """Whoever comes next reads the table from the database."""
        if not self._lock.locked():
            self._forget()

    async def catch_up(self, position: int | None = None) -> None:
        """Read what other servers have written, before `position` if that is known."""
        async with self._lock:
            if self._live is not None and (position is None or self._live.position < position):
                await self._read_on(self._live)

    def catch_up_soon(self, position: int | None = None) -> None:
        """The same, from where nothing can wait."""
        live = self._live
        if live is not None and (position is None or live.position < position):
            self._background.begin(self._catch_up_or_forget(position))

    async def _catch_up_or_forget(self, position: int | None) -> None:
        try:
            await self.catch_up(position)
        except NotStored:
            return  # those who look read it anew; the others do when they come
        except Exception:
            _log.exception("what others have written to table %s can't be read", self.id)

    async def _read_on(self, live: LiveTable) -> None:
        try:
            lines = await self._store.lines(self.id, live.position)
            if any(isinstance(line.entry, CHANGES_OF_SEATS) for line in lines):
                lines, live.seats = await journal_and_seats(self._store, self.id, live.position)
            for line in lines:
                await self._fold(live, line)
            if any(isinstance(line.entry, Adopted) for line in lines):
                self._forget()  # what was looked at is played now
                return
        except BaseException:
            self._forget()
            raise
        if lines:
            self.viewers.reseat(live)
            self.viewers.notify(heard_by([line.entry for line in lines]))

    # --- Writing ----------------------------------------------------------------------------------

    async def write(
        self,
        live: LiveTable,
        entries: Sequence[AnyEntry],
        *,
        told: bytes | None = None,
        taken: SeatRow | None = None,
        given: SeatRow | None = None,
        new: New | None = None,
    ) -> None:
        """Store entries and fold them. A choice among them has been played already, nothing else has.

        `Refused` as stale when somebody else was first."""
        now = clock.now()
        start = live.position
        lines = [Line(start + index, entry, now, told) for index, entry in enumerate(entries)]
        try:
            for line in lines:
                await self._fold(live, line, is_played=isinstance(line.entry, Chosen))
            await self._store.append(
                self.id,
                lines,
                live.summary(),
                taken=taken,
                given=given,
                snapshot=self._snapshot(live, entries),
                new=new,
            )
        except Late:
            self._forget()
            live = await self._loaded()
            raise Refused("refused-stale", number=len(live.steps)) from None
        except BaseException:
            self._forget()  # whether it was stored is for the database to say
            raise
        if not all(isinstance(entry, Chosen) for entry in entries):  # by a choice no seat changes hands
            self.viewers.reseat(live)
        self.viewers.notify(heard_by(entries))

    async def _fold(self, live: LiveTable, line: Line, *, is_played: bool = False) -> None:
        if isinstance(line.entry, Undone):
            await self.know_stored(live, line.entry.to)
            await recall(live.match, line.entry.to, self.errands)
        live.fold(line, is_played=is_played)

    def _snapshot(self, live: LiveTable, entries: Sequence[AnyEntry]) -> Snapshot | None:
        is_due = isinstance(entries[-1], Chosen) and len(live.steps) % STRIDE == 0
        is_due = is_due or isinstance(entries[-1], Adopted)  # earlier ones may be of no use
        return Snapshot(live.position, saves.packed(live.match.state)) if is_due else None

    async def know_stored(self, live: LiveTable, number: int) -> None:
        """See to it that the table knows a state near a decision, if one was stored."""
        await know_stored(live, number, self._store)

    @property
    def store(self) -> Store:
        """For those who look at what was written down."""
        return self._store

    async def do(self, act: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Carry something out to its end, also when whoever asked for it hangs up meanwhile."""

        async def alone() -> T:
            async with self.entered() as live:
                try:
                    result = await act(live)
                except Problem:
                    raise  # refused: it stands where it stood
                except BaseException:
                    self._forget()
                    raise
            self._changed(self)
            return result

        return await self._background.finish(alone())

    # --- Playing ----------------------------------------------------------------------------------

    async def choose(
        self, seats: Collection[int], seat: int, number: int, answer: Answer, revision: int | None = None
    ) -> None:
        """A person answers."""

        async def act(live: LiveTable) -> None:
            live.check_plays(seats, seat)
            if revision is not None and revision != live.revision:
                raise Refused("refused-stale", number=len(live.steps))
            if must_agree(live):
                await self._propose(live, Proposal(seat, number, answer, live.revision))
            else:
                await self._play(live, seat, number, answer, By.PERSON)

        await self.do(act)

    async def propose(self, seats: Collection[int], proposal: Proposal) -> None:
        """A person says what they would answer where several decide together."""

        async def act(live: LiveTable) -> None:
            live.check_plays(seats, proposal.seat)
            await self._propose(live, proposal)

        await self.do(act)

    async def _propose(self, live: LiveTable, proposal: Proposal, *, is_first: bool = True) -> None:
        """Take a proposal in. `is_first`: no other server has heard of it."""
        propose(live, proposal)
        self.viewers.notify(live.asked_seats)
        if not await self._play_what_is_agreed(live) and is_first:
            with suppress(NotStored):  # whoever looks here has heard of it
                await self._store.tell(self.id, proposal)

    def hear_soon(self, proposal: Proposal) -> None:
        """Somebody proposes something at another server."""
        if self._live is not None:
            self._background.begin(self._hear(proposal))

    async def _hear(self, proposal: Proposal) -> None:
        with suppress(Problem):  # the game has gone on
            await self.do(lambda live: self._propose(live, proposal, is_first=False))

    async def _play_what_is_agreed(self, live: LiveTable) -> bool:
        """Answer, if everybody proposes the same who must; whether they did."""
        chosen = agreed(live)
        if chosen is not None and chosen.answer is not None:
            await self._play(live, chosen.seat, chosen.number, chosen.answer, By.PERSON)
        return chosen is not None

    async def choose_for(self, task: Task, answer: Answer) -> None:
        """A bot answers; refused when its task is not there any more."""

        async def act(live: LiveTable) -> None:
            if live.task(clock.now()) != task:
                raise Refused("refused-stale", number=len(live.steps))
            await self._play(live, task.seat, task.number, answer, task.by)

        await self.do(act)

    async def _play(self, live: LiveTable, seat: int, number: int, answer: Answer, by: By) -> None:
        """Somebody answers; what the table answers for people at once, in no bluff window, comes with it."""
        await self._play_one(live, seat, number, answer, by)
        with suppress(Problem):  # the choice is made; the table tries again
            while (task := live.task(clock.now())) is not None and task.by is By.PACE and task.at == 0.0:
                assert task.answer is not None
                await self._play_one(live, task.seat, task.number, task.answer, task.by)

    async def _play_one(self, live: LiveTable, seat: int, number: int, answer: Answer, by: By) -> None:
        match, asked = live.match, live.asked_seats
        try:
            async with self.costs.loop.one():
                events = match.apply(answer, seat=seat, number=number, heeding=live.has_several_people)
        except Problem:
            raise
        except Exception as error:
            await self._failures.report(live, seat, answer, error)
            raise Broken("table-rules-broken") from error
        async with self.costs.loop.one():  # who fails here has played already: then it is read anew
            told = event_feed.pack(match.state, events, len(live.seats))
        if by is not By.PERSON:  # what its bot shows of a hand is news to its person's opponents all the same
            match.learned[-1] |= match.state.has_learned
        partners = tuple(other for other in asked if other != seat)
        await self.write(live, [Chosen(seat, number, answer, match.learned[-1], by, partners)], told=told)
        self.metrics.choices.labels(live.game.name, by.value).inc()
        self.stored = time.perf_counter()

    async def concede(self, seats: Collection[int], seat: int) -> None:
        async def act(live: LiveTable) -> None:
            live.check_plays(seats, seat)
            if live.player(seat) != seat:  # a partner's: to play for somebody is not to have the seat
                raise Forbidden("table-not-your-seat")
            await self.write(live, [Conceded(seat)])
            await self._play_what_is_agreed(live)

        await self.do(act)

    async def set_pace(
        self, seats: Collection[int], seat: int, pace: Pace, until: str | None, *, unless: bool = False
    ) -> None:
        """How a person wants to be asked from now on."""

        async def act(live: LiveTable) -> None:
            live.check_holds(seats, seat)
            label = "" if until is None else open_scopes(live.match.state).get(until)
            if label is None:
                raise Refused("refused-stale", number=len(live.steps))  # it is over
            await self.write(live, [Paced(seat, pace, label, unless)])

        await self.do(act)

    # --- People -----------------------------------------------------------------------------------

    async def say(self, seats: Sequence[int], text: str) -> None:
        async def act(live: LiveTable) -> None:
            if not seats:
                raise Forbidden("table-not-your-seat")
            await self.write(live, [Said(live.speaker(seats), text)])

        await self.do(act)

    async def join(
        self,
        name: str,
        seat: int | None = None,
        brings: Mapping[str, str] | None = None,
        token: SeatToken | None = None,
        secret: SeatToken | None = None,
    ) -> tuple[int, SeatToken]:
        """Take a free seat: that one, or the first. With an invitation, sit down where it leads. Who brings a secret
        can ask again when the answer is lost, and gets the same one.

        Whoever was a moment too late is told what is so now, not that something has changed."""

        async def act(live: LiveTable) -> tuple[int, SeatToken]:
            before = seated_before(live, seat, token, secret)
            if before is not None and secret is not None:
                return before, secret
            taken, own = seated(live, name, seat, token, secret)
            entry = with_what_is_brought(live, taken, brings or {})
            live.seats[taken.seat] = taken
            await self.write(live, [entry], taken=taken)
            return taken.seat, own

        return await self.insist(act)

    async def lead_on(
        self, known: Callable[[LiveTable], str | None], make: Callable[[LiveTable], Leading]
    ) -> tuple[TableId, Leading | None]:
        """Where the next game is. Its table, if it is made now, is stored together with the line that leads there, so
        that there is one, whoever else asks at the same moment."""

        async def act(live: LiveTable) -> tuple[TableId, Leading | None]:
            found = known(live)
            if found is not None:
                return TableId(found), None
            leading = make(live)
            await self.write(live, [leading.entry], new=leading.new)
            return leading.made.row.id, leading

        return await self.insist(act)

    async def insist(self, act: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Carry out what is not refused because others write to the same journal."""
        for _ in range(TRIES):
            with suppress(Refused):
                return await self.do(act)
        return await self.do(act)
