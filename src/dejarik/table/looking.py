"""Looking at a table without changing it: what options would do, and how it stood at an earlier decision.

It is worked out on copies and away from the event loop, so that nobody waits for whoever looks.
"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.kernel import engine
from dejarik.kernel.errors import Refused
from dejarik.kernel.sent import Sent
from dejarik.kernel.state import State
from dejarik.table.alike import alike, nearest
from dejarik.table.known_hints import asker
from dejarik.table.live_table import LiveTable
from dejarik.table.played import prepare
from dejarik.table.presenting import hints_for
from dejarik.table.problems import Conflict
from dejarik.table.room import Room
from dejarik.table.words import Stage


async def hints(
    room: Room, seats: Sequence[int], options: Sequence[str], number: int | None = None
) -> dict[str, Sent]:
    """What the game says about options before one is taken, or about things on the table, to the holder of these
    seats. `Refused` as stale when the decision of that number is not the one that is waited for."""
    async with room.entered() as live:
        live.watch(seats)
        if number is not None and number != len(live.steps):
            raise Refused("refused-stale", number=len(live.steps))
        viewer = asker(live.match.state, live.viewer(seats))
        known = room.viewers.hints.of(live.revision, viewer)
        unknown = [option for option in dict.fromkeys(options) if option not in known]
        state = engine.clone(live.match.state) if unknown else live.match.state
        game = live.game
    if unknown:
        asked = (game, state, viewer, unknown)
        known |= hints_for(*asked) if room.errands is None else await room.errands.beside(hints_for, *asked)
    return {option: known[option] for option in options}


async def past(room: Room, live: LiveTable, number: int) -> State:
    """The state at a decision: the one that is waited for, or any of a game that is over."""
    if number != len(live.steps) and live.stage is not Stage.FINISHED:
        raise Conflict("table-not-finished")
    if live.outdated is not None:
        return await _past_of_other_rules(room, live, number)
    if number < live.match.begins:
        kept = nearest(live, await room.store.snapshots(room.id), number)
        return kept or engine.start(live.game, live.match.options, live.row.seed)
    await room.know_stored(live, number)
    await prepare(live.match, number, room.errands)
    return live.match.state_at(number)


async def _past_of_other_rules(room: Room, live: LiveTable, number: int) -> State:
    """The same of a game of other rules: as far as today's lead to the same, and from there on as it stood at the last
    snapshot before."""
    if number in (live.match.state.number, len(live.steps)):
        return live.match.state
    same = 0 if live.story.was_corrected else (await alike(live, room.errands)).number
    kept = nearest(live, await room.store.snapshots(room.id), number) if same < number else None
    if kept is not None and kept.number > same:
        return kept
    shown = min(same, number)
    await prepare(live.match, shown, room.errands)
    return live.match.state_at(shown)
