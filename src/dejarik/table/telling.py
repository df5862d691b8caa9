"""What was told of each choice, packed for the journal: the events as every seat and a spectator may hear them.

It is written down when it happens, because what a seat may hear is decided by the state of that moment, and so that
a log can be read without playing the game again.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from dejarik.kernel import engine
from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.table.words import Viewer

_SPECTATOR = "-"


def _name(viewer: Viewer) -> str:
    return _SPECTATOR if viewer is None else str(viewer)


def pack(state: State, events: Sequence[Event], seats: int) -> bytes:
    """The events for every viewer of a game with so many seats."""
    viewers: list[Viewer] = [None, *range(seats)]
    told = {_name(viewer): engine.told(state, events, viewer) for viewer in viewers}
    return zlib.compress(msgspec.json.encode(told), 1)


def unpack(packed: bytes | None, viewer: Viewer) -> list[dict[str, Any]]:
    """The events for one viewer."""
    if packed is None:
        return []
    told: dict[str, list[dict[str, Any]]] = msgspec.json.decode(zlib.decompress(packed))
    return told.get(_name(viewer), [])
