"""What the work of this server costs, whose it is, and who comes first when there is more of it than time.

Whatever takes the processor, here or in a worker, is done in turns. Who has used least of late comes first, so that
somebody who asks for a lot waits behind themselves and holds up nobody else. What was used is forgotten by and by.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import NamedTuple

from dejarik.table.rates import Rates

HALF_LIFE = 10.0  # seconds after which half of what was used is forgotten
MOST_ACCOUNTS = 20_000
SHARE_OF_ADDRESS = 0.1  # how much of what others behind the same address have used counts against somebody


class Payer(NamedTuple):
    """On whose account something is done: an address, and who it is of those behind it."""

    address: str = "-"
    who: str = ""


PAYER: ContextVar[Payer] = ContextVar("payer", default=Payer())  # noqa: B039  # it can't be changed


class Accounts:
    """Seconds of the processor that each has used of late."""

    def __init__(self, purses: Rates | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self._purses = purses
        self._now = now
        self._used: dict[str, tuple[float, float]] = {}  # how much it was, and when

    def used(self, name: str) -> float:
        """What is not forgotten yet."""
        amount, at = self._used.get(name, (0.0, 0.0))
        return amount * 0.5 ** ((self._now() - at) / HALF_LIFE) if amount else 0.0

    def charge(self, name: str, seconds: float) -> None:
        if len(self._used) > MOST_ACCOUNTS:
            self._used = {each: known for each, known in self._used.items() if self.used(each) > 0.001}
        self._used[name] = (self.used(name) + seconds, self._now())

    def standing(self, payer: Payer) -> float:
        """The less, the sooner it is somebody's turn."""
        return self.used(f"{payer.address} {payer.who}") + SHARE_OF_ADDRESS * self.used(payer.address)

    def pay(self, payer: Payer, seconds: float) -> None:
        self.charge(payer.address, seconds)
        self.charge(f"{payer.address} {payer.who}", seconds)
        if self._purses is not None:
            self._purses.bucket(payer.address).spend(seconds)


class Turns:
    """So many at a time; of those who wait, whoever has used least comes first.

    For work in the event loop itself (`one`) there is a breath after each piece of it, in which others that have come
    meanwhile are heard."""

    def __init__(self, accounts: Accounts, places: int = 1) -> None:
        self._accounts = accounts
        self._free = places
        self._waiting: list[tuple[Payer, asyncio.Future[None]]] = []

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._waiting)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """A turn for something that is done without waiting for anything."""
        payer = PAYER.get()
        await self._enter(payer)
        start = time.thread_time()
        try:
            yield
        finally:
            self._accounts.pay(payer, time.thread_time() - start)
            asyncio.get_running_loop().call_soon(self._leave)

    @asynccontextmanager
    async def long(self) -> AsyncIterator[None]:
        """A turn for something that is done elsewhere, and awaited."""
        payer = PAYER.get()
        await self._enter(payer)
        start = time.perf_counter()
        try:
            yield
        finally:
            self._accounts.pay(payer, time.perf_counter() - start)
            self._leave()

    async def _enter(self, payer: Payer) -> None:
        if self._free > 0:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = (payer, place)
        self._waiting.append(entry)
        try:
            await place
        except BaseException:
            if entry in self._waiting:
                self._waiting.remove(entry)
            elif place.done() and not place.cancelled():
                self._leave()  # it was given a turn that it does not take
            raise

    def _leave(self) -> None:
        """Give the turn to the next."""
        while self._waiting:
            standing = self._accounts.standing
            best = min(range(len(self._waiting)), key=lambda index: standing(self._waiting[index][0]))
            _, place = self._waiting.pop(best)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


class Costs:
    """The accounts of a server, what each address may use, and the turns in which the event loop works."""

    def __init__(self, burst: float = 30.0, rate: float = 0.5) -> None:
        self._purses = Rates(burst, rate)
        self.accounts = Accounts(self._purses)
        self.loop = Turns(self.accounts)

    def is_overdrawn(self, address: str) -> bool:
        """Whether an address has used more of the processor than it may."""
        return not self._purses.bucket(address).has(0.0)
