"""The time of day as this server counts it: it follows the clock of the machine, but does not jump with it.

Clocks of tables and the turns of bots are told by it. A clock that is set, forwards or back, while the server runs
shortens nobody's time and makes nobody wait; small corrections are followed. What is stored is seconds since 1970.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SMALL = 2.0  # seconds that a correction may have to be followed

#: Goes on while a machine sleeps, where there is such a clock.
_STEADY: int = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", -1))


def steady() -> float:
    return time.clock_gettime(_STEADY) if _STEADY >= 0 else time.monotonic()


class Clock:
    """A clock that does not jump."""

    def __init__(
        self, wall: Callable[[], float] = lambda: time.time(), steady: Callable[[], float] = steady
    ) -> None:
        self._wall, self._steady = wall, steady
        self._ahead = wall() - steady()

    def now(self) -> float:
        told = self._steady() + self._ahead
        off = self._wall() - told
        if 0.0 < abs(off) <= SMALL:
            self._ahead += off
            return told + off
        return told


_clock = Clock()


def now() -> float:
    """Seconds since 1970."""
    return _clock.now()
