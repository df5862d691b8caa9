"""Every scene is also played with interruptions: `make test-undo`, or `INTERRUPTED=1 pytest …`.

Whenever a test answers a decision, the position before it is also written to a file, read back and answered the same:
once as JSON, once in the binary form. That is what happens to a game that is saved and loaded, or in which a decision
is taken back and made again. All that happened, the state and the next question must be the same. A test goes on with
the state it has, since that is now shown to be the one that was loaded, and what it holds in its hands stays true.

What a state has beside its data (`__dict__`) is lost, as in a file; but for the board of a text picture, which has no
name to be found by.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

import msgspec

import dejarik.kernel
from dejarik.kernel import Event, Refused, State, engine
from dejarik.kernel.answers import as_ids
from dejarik.kernel.conformance import _asks_the_same
from dejarik.kernel.records import decoder_of, read_member
from dejarik.kernel.saves import digest, packed

#: Who is interrupted: tests that answer. Bots that try something out on a copy are not, nor a `Match` with its
#: inspector, which does all this itself.
INTERRUPTED = "tests."

_apply = engine.apply


@cache
def _from_json(kind: type[State]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, dec_hook=read_member)


def interrupt_every_scene() -> None:
    """From now on whoever imports `apply` gets the one that interrupts. Before any test is imported."""
    engine.apply = dejarik.kernel.apply = apply


def apply(state: State, answer: object, *, seat: int | None = None, number: int | None = None) -> list[Event]:
    """Like `engine.apply`, and what it leads to is compared with the same answer after loading."""

    def uninterrupted() -> list[Event]:
        return _apply(state, answer, seat=seat, number=number)

    asked = engine.decision(state)
    if asked is None or not sys._getframe(1).f_globals["__name__"].startswith(INTERRUPTED):
        return uninterrupted()
    try:
        ids = as_ids(state, asked, answer)  # type: ignore[arg-type]
    except Refused:
        return uninterrupted()
    loaded = [
        _from_json(type(state)).decode(msgspec.json.encode(state)),
        decoder_of(type(state)).decode(packed(state)),
    ]
    for twin in loaded:
        if "board_" in state.__dict__:
            twin.__dict__["board_"] = state.__dict__["board_"]
    events = uninterrupted()
    for twin in loaded:
        _compare(twin, _apply(twin, ids), state, events)
    return events


def _compare(loaded: State, again: list[Event], state: State, events: list[Event]) -> None:
    assert again == events, "after loading, the same answer made something else happen"
    assert loaded == state, "after loading, the same answer led to another state"
    assert digest(loaded) == digest(state), "after loading, the same answer led to another order in the state"
    assert _asks_the_same(loaded, state), "after loading, the same answer led to another question"
