"""Rates: so many at once, and so many a second after that, for each caller."""

from __future__ import annotations

import time


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._left = burst
        self._at = time.monotonic()

    def has(self, amount: float = 1.0) -> bool:
        """Whether there is room for one more."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= amount

    def take(self, amount: float = 1.0) -> bool:
        """The same; the room is taken then."""
        if not self.has(amount):
            return False
        self._left -= amount
        return True

    def spend(self, amount: float) -> None:
        """Take what is known only afterwards, also more than there is."""
        self.has()
        self._left -= amount

    @property
    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Rates:
    """A bucket for each caller, forgotten when it is full again."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, caller: str) -> bool:
        return self.bucket(caller).take()

    def bucket(self, caller: str) -> Bucket:
        if len(self._buckets) > 10_000:
            self._buckets = {name: each for name, each in self._buckets.items() if not each.is_full}
        return self._buckets.setdefault(caller, Bucket(self._burst, self._rate))
