"""Connections: how many one address may have, and how long it may take to say what it wants.

A request begins with its headers; whoever takes too long over them is hung up on, and so is whoever keeps more
connections open than a club of forty needs. Bodies have their time in `middleware.py`. A connection that has become a
socket is counted there, as a socket, and no more here.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from dejarik.table.addresses import Proxies


class Connections:
    """How many are open from each address."""

    def __init__(self, most: int, seconds: float, proxies: Proxies) -> None:
        self.most, self.seconds, self.proxies = most, seconds, proxies
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more. Proxies have everybody behind them, and are not counted."""
        if self.open[address] >= self.most and not self.proxies.has(address):
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


def protocol(connections: Connections) -> type[asyncio.Protocol]:
    """How HTTP is spoken on each connection of a server."""

    class Watched(H11Protocol):
        _address = ""
        _is_counted = False
        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._address = self.client[0] if self.client else "-"
            if not connections.enter(self._address):
                transport.abort()
                return
            self._is_counted = True
            self._wait_for_headers()

        def data_received(self, data: bytes) -> None:
            if self._is_between_requests and self._deadline is None:
                self._wait_for_headers()
            super().data_received(data)
            if not self._is_between_requests:
                self._stop_waiting()

        @property
        def _is_between_requests(self) -> bool:
            cycle: Any = self.cycle
            return cycle is None or bool(cycle.response_complete)

        def _wait_for_headers(self) -> None:
            self._deadline = self.loop.call_later(connections.seconds, self._hang_up)

        def _stop_waiting(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _hang_up(self) -> None:
            self._deadline = None
            if self._is_between_requests:
                self.transport.abort()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._leave()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def _leave(self) -> None:
            self._stop_waiting()
            if self._is_counted:
                self._is_counted = False
                connections.leave(self._address)

    found: type[Any] = Watched
    return found
