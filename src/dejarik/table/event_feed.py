"""What was told of each choice, packed for the journal: events and lines of the log, for every seat and a spectator.

It is written down when it happens, because what a seat may hear is decided by the state of that moment, and so that
a log can be read without playing the game again.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from dejarik.kernel import engine
from dejarik.kernel.events import Event
from dejarik.kernel.games import game_of
from dejarik.kernel.sent import Sent
from dejarik.kernel.state import State
from dejarik.table.words import Viewer

_SPECTATOR = "-"
_NOTHING = msgspec.Raw(b"[]")


class Told(Sent, kw_only=True):
    """What one viewer heard of a choice: lists, as JSON."""

    events: msgspec.Raw = _NOTHING
    lines: msgspec.Raw = _NOTHING


_decoder = msgspec.json.Decoder(dict[str, msgspec.Raw])
_heard = msgspec.json.Decoder(Told)

#: So many choices are kept unpacked: everybody at a table is told of the same choice at the same moment.
KEPT = 512


def _name(viewer: Viewer) -> str:
    return _SPECTATOR if viewer is None else str(viewer)


def pack(state: State, events: Sequence[Event], seats: int) -> bytes:
    """The events and their lines for every viewer of a game with so many seats."""
    presenter = game_of(state).presenter
    told = {
        _name(viewer): {
            "events": engine.told(state, events, viewer),
            "lines": presenter.tell(state, events, viewer),
        }
        for viewer in [None, *range(seats)]
    }
    return zlib.compress(msgspec.json.encode(told), 1)


def unpack(packed: bytes | None, viewer: Viewer) -> Told:
    """What one viewer heard."""
    return Told() if packed is None else _unpacked(packed).get(_name(viewer), Told())


def is_empty(packed: bytes | None) -> bool:
    """Whether nobody was told of anything."""
    return packed is None or all(told.events == _NOTHING for told in _unpacked(packed).values())


@lru_cache(KEPT)
def _unpacked(packed: bytes) -> dict[str, Told]:
    heard = _decoder.decode(zlib.decompress(packed))
    return {
        # games that were stored before there were lines have only events
        viewer: Told(events=raw) if bytes(raw).startswith(b"[") else _heard.decode(raw)
        for viewer, raw in heard.items()
    }
