"""Those who look at a room: each has its place in the journal and is woken when there is more to tell.

Nothing is queued. A viewer that is slow gets one message with all that it missed, never a backlog.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from dejarik.kernel import engine
from dejarik.table.live import LiveTable
from dejarik.table.presenting import present
from dejarik.table.words import Stage, Viewer


class Client:
    """One open page: the seats that it holds, and how much it has been told."""

    def __init__(self, seats: Sequence[int], seen: int | None) -> None:
        self.seats = list(seats)
        self.woken = asyncio.Event()
        self.woken.set()
        self.number: int | None = (
            seen  # of the first choice whose events it has not heard; None: the past is not wanted
        )
        self.version = -1
        self.position = 0


class Viewers:
    """All clients of a room, and what is worked out once for several of them."""

    def __init__(self) -> None:
        self._clients: set[Client] = set()
        self._version = 0
        self._cached: dict[Viewer, tuple[int, dict[str, msgspec.Raw]]] = {}

    @property
    def count(self) -> int:
        return len(self._clients)

    @property
    def connected(self) -> set[int]:
        """The seats that are looked at from here."""
        return {seat for client in self._clients for seat in client.seats}

    def add(self, client: Client) -> None:
        self._clients.add(client)
        self.notify()

    def remove(self, client: Client) -> None:
        self._clients.discard(client)
        self.notify()

    def notify(self) -> None:
        """There is something new."""
        self._version += 1
        for client in self._clients:
            client.woken.set()

    def messages(self, live: LiveTable, client: Client) -> list[bytes]:
        """All that a client does not know yet. Called with the room's lock held."""
        if client.version == self._version:
            return []
        client.version = self._version
        found: list[dict[str, Any]] = []
        found += self._chat(live, client)
        asking = live.asking
        if asking is not None and asking.position >= client.position:
            found.append({"type": "undo", "by": asking.seat, "to": asking.to})
        found.append(self._state(live, client))
        client.position = live.position
        return [msgspec.json.encode(message) for message in found]

    def _chat(self, live: LiveTable, client: Client) -> list[dict[str, Any]]:
        return [
            {"type": "chat", "from": line.said.seat, "text": line.said.text, "at": line.at}
            for line in live.chat
            if line.position >= client.position
        ]

    def _state(self, live: LiveTable, client: Client) -> dict[str, Any]:
        viewer = live.viewer(client.seats)
        number = len(live.steps)
        start = number if client.number is None else min(client.number, number)
        client.number = number
        undo = live.undo_for(client.seats)
        return {
            "type": "state",
            "number": number,
            "revision": live.revision,
            "seats": client.seats,
            "viewer": viewer,
            **self._shown(live, viewer),
            "asked": live.asked,
            "events": live.told(start, viewer),
            "table": live.facts(self.connected),
            "undo": None if undo is None else undo[0].value,
            "outcome": live.outcome,
        }

    def _shown(self, live: LiveTable, viewer: Viewer) -> dict[str, msgspec.Raw]:
        """View, presentation and decision; the same for all who look through the same seat."""
        stamp = live.revision * 2 + (live.stage is Stage.PLAYING)
        known = self._cached.get(viewer)
        if known is not None and known[0] == stamp:
            return known[1]
        view = engine.view(live.match.state, viewer)
        decision = view["decision"] if viewer is not None and live.asked == viewer else None
        shown = {
            "view": _raw(view),
            "shown": _raw(present(live.game, live.match.state, viewer)),
            "decision": _raw(decision),
        }
        self._cached[viewer] = (stamp, shown)
        return shown


def _raw(thing: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))
