"""Games that were begun with other rules: whether today's lead to the very same, choice by choice.

Where they do, such a game is gone on with where it stands, and looked at step by step. Where they do not, it is told as
it was told then, and shown as it stood at the snapshots that were kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from dejarik.kernel import engine, saves
from dejarik.kernel.answers import Answer
from dejarik.kernel.games import find_game
from dejarik.kernel.state import State
from dejarik.table import event_feed
from dejarik.table.errands import Errands
from dejarik.table.live_table import LiveTable
from dejarik.table.rows import Snapshot
from dejarik.table.words import Viewer


class Alike(NamedTuple):
    """Up to which choice today's rules lead to the same, and the packed state there."""

    number: int
    state: bytes


class Past(NamedTuple):
    """A game as it was written down: by whom and how each choice was made, and what was told of it."""

    game: str
    options: bytes
    seed: int
    choices: Sequence[Answer]
    seats: Sequence[int]
    told: Sequence[bytes | None]
    viewers: Sequence[Viewer]
    start: bytes = (
        b""  # the packed state before the choice `first`; that with which the game begins, without one
    )
    first: int = 0


async def alike(live: LiveTable, errands: Errands | None) -> Alike:
    """How far today's rules lead to the same, found out once."""
    if live.alike is None:
        past = past_of(live, *live.match.base)
        live.alike = played_alike(past) if errands is None else await errands.elsewhere(played_alike, past)
    return Alike(*live.alike)


def past_of(live: LiveTable, start: bytes = b"", first: int = 0, end: int | None = None) -> Past:
    """A game as it stands, from a state on, up to a choice."""
    return Past(
        live.game.name,
        live.row.options,
        live.row.seed,
        live.match.choices[:end],
        [step.seat for step in live.steps],
        [step.told for step in live.steps],
        [None, *range(len(live.seats))],
        start,
        first,
    )


def played_alike(past: Past) -> tuple[int, bytes]:
    """Play a game once more, as long as the same seats are asked and the same is told. Runs in a worker process."""
    game = find_game(past.game)
    try:
        state: State = (
            saves.unpacked(game, past.start)
            if past.start
            else engine.start(game, game.read_options(past.options), past.seed)
        )
    except Exception:
        return past.first, past.start
    for number, choice in enumerate(past.choices[past.first :], past.first):
        before = saves.packed(state)
        try:
            events = engine.apply(state, choice, seat=past.seats[number], number=number)
        except Exception:  # whatever these rules make of it
            return number, before
        for viewer in past.viewers:
            heard = bytes(event_feed.unpack(past.told[number], viewer).events)
            if msgspec.json.decode(heard) != msgspec.to_builtins(engine.told(state, events, viewer)):
                return number, before
    return len(past.choices), saves.packed(state)


def nearest(live: LiveTable, snapshots: Sequence[Snapshot], number: int) -> State | None:
    """How a game stood at the last snapshot up to a decision, as far as today's rules can show that."""
    for each in sorted(snapshots, key=lambda snapshot: -snapshot.position):
        try:
            state: State = saves.unpacked(live.game, each.state)
            engine.decision(state)
            live.game.presenter.present(state, None)
        except Exception:  # whatever these rules make of it
            continue
        if state.number <= number:
            return state
    return None
