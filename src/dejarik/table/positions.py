"""A game of other rules is taken up where today's can read it: at the last snapshot that they understand, and as many
choices further as they lead to the very same.

What was played before is told as it was told then. Such a game can't be played again from its start, so nobody takes
back to before the position, and its replay file can only be looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dejarik.kernel import engine, saves
from dejarik.kernel.games import find_game
from dejarik.kernel.state import State
from dejarik.table.alike import Past, alike, past_of, played_alike
from dejarik.table.errands import Errands
from dejarik.table.journal import Resumed
from dejarik.table.live_table import LiveTable
from dejarik.table.rows import Line, Snapshot
from dejarik.table.standing import Standing


class Position(NamedTuple):
    """A state that was kept: of the decision of this number, with so many corrections in it."""

    number: int
    corrections: int
    state: bytes


def kept_positions(lines: Sequence[Line], snapshots: Sequence[Snapshot]) -> list[Position]:
    """The snapshots of a game as it stands, the last one first: without what was taken back, or played before the game
    was begun again."""
    states = {snapshot.position: snapshot.state for snapshot in snapshots}
    standing, found = Standing(), list[Position]()
    for line in lines:
        if line.position in states:
            found.append(_position(standing, states[line.position]))
        standing.take(line.entry)
        found = [each for each in found if each.number <= len(standing.choices)]
        if isinstance(line.entry, Resumed):
            found.append(_position(standing, line.entry.state))
    if len(lines) in states:
        found.append(_position(standing, states[len(lines)]))
    return found[::-1]


def _position(standing: Standing, state: bytes) -> Position:
    return Position(len(standing.choices), len(standing.corrections), state)


async def last_position(
    live: LiveTable, lines: Sequence[Line], snapshots: Sequence[Snapshot], errands: Errands | None
) -> Position | None:
    """The last position of a game of other rules that today's can go on from; None: only its beginning."""
    from_start = Position(0, 0, b"")
    if not live.match.corrections and not live.match.begins:
        same = await alike(live, errands)
        from_start = Position(same.number, 0, same.state)
    for kept in kept_positions(lines, snapshots):
        if kept.number <= from_start.number:
            break
        later = [made.at for made in live.match.corrections[kept.corrections :]]
        past = past_of(live, kept.state, kept.number, min(later, default=None))
        found = readable(past) if errands is None else await errands.elsewhere(readable, past)
        if found is not None:
            return Position(found[0], kept.corrections, found[1])
    return from_start if from_start.number else None


def readable(past: Past) -> tuple[int, bytes] | None:
    """How far a game can be played on from a kept state, and the packed state there; None where these rules can't make
    anything of it. Runs in a worker process."""
    game = find_game(past.game)
    try:
        state: State = saves.unpacked(game, past.start)
        is_sound = state.number == past.first and engine.decision(state) is not None
        for seat in past.viewers:
            game.presenter.present(state, seat)
        return played_alike(past) if is_sound and not [*game.violations(state)] else None
    except Exception:  # whatever these rules make of it
        return None
