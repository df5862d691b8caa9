"""What was told of each choice, packed for the journal: the events as every seat and a spectator may hear them.

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
from dejarik.kernel.state import State
from dejarik.table.words import Viewer

_SPECTATOR = "-"
_NOTHING = msgspec.Raw(b"[]")
_decoder = msgspec.json.Decoder(dict[str, msgspec.Raw])

#: So many choices are kept unpacked: everybody at a table is told of the same choice at the same moment.
KEPT = 512


def _name(viewer: Viewer) -> str:
    return _SPECTATOR if viewer is None else str(viewer)


def pack(state: State, events: Sequence[Event], seats: int) -> bytes:
    """The events for every viewer of a game with so many seats."""
    viewers: list[Viewer] = [None, *range(seats)]
    told = {_name(viewer): engine.told(state, events, viewer) for viewer in viewers}
    return zlib.compress(msgspec.json.encode(told), 1)


def unpack(packed: bytes | None, viewer: Viewer) -> msgspec.Raw:
    """The events for one viewer: a list, as JSON."""
    return _NOTHING if packed is None else _unpacked(packed).get(_name(viewer), _NOTHING)


def is_empty(packed: bytes | None) -> bool:
    """Whether nobody was told of anything."""
    return packed is None or all(told == _NOTHING for told in _unpacked(packed).values())


@lru_cache(KEPT)
def _unpacked(packed: bytes) -> dict[str, msgspec.Raw]:
    return _decoder.decode(zlib.decompress(packed))
