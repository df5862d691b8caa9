"""What people ask of each other at a table: to take back, to put something right, to play for somebody. Each is
checked, and written to the journal of its room.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from dejarik.kernel.errors import Refused
from dejarik.table.alike import alike
from dejarik.table.journal import (
    Adopted,
    AnyEntry,
    Consented,
    Named,
    Prepared,
    Restarted,
    Resumed,
    UndoAsked,
    Undone,
)
from dejarik.table.live_table import LiveTable
from dejarik.table.passing import Change, WantedPassing, changed_seat
from dejarik.table.positions import Position, last_position
from dejarik.table.problems import Conflict, Forbidden
from dejarik.table.room import Room
from dejarik.table.suggestions import answers, correction_of
from dejarik.table.taking_back import way_back, would_agree
from dejarik.table.words import Point, SeatToken, Stage, UndoTerms

# --- Taking back ------------------------------------------------------------------------------------


async def undo(room: Room, seats: Collection[int], number: int) -> None:
    """Go back to the caller's last own decision, or ask the others to."""

    async def act(live: LiveTable) -> None:
        if not seats:
            raise Forbidden("table-not-your-seat")
        live.check_running()
        if number != len(live.steps):
            raise Refused("refused-stale", number=len(live.steps))
        way = way_back(live, seats)
        if way is None:
            raise Conflict("table-nothing-to-undo")
        terms, to, seat = way
        if terms is UndoTerms.FREE:
            await room.write(live, [Undone(seat, to)])
        elif live.asking is None:
            await room.write(live, [UndoAsked(seat, to)])
        else:
            raise Conflict("table-undo-asked")

    await room.do(act)


async def consent(room: Room, seats: Collection[int], yes: bool) -> None:
    """Answer to somebody who asks to take back. The last to agree takes it back; who asks may withdraw."""

    async def act(live: LiveTable) -> None:
        asking = live.asking
        if asking is None:
            raise Conflict("table-nothing-asked")
        mine = live.acting(seats)
        if not mine or (yes and asking.seat in seats):
            raise Forbidden("table-not-your-seat")
        entries: list[AnyEntry] = [Consented(mine[0], yes)]
        if yes and would_agree(live, mine[0]):
            entries.append(Undone(asking.seat, asking.to))
        await room.write(live, entries)

    await room.do(act)


async def prepare(room: Room, seats: Collection[int], entry: Prepared) -> None:
    """A person leaves what becomes of questions that come out of turn, or takes it back."""

    async def act(live: LiveTable) -> None:
        live.check_holds(seats, entry.seat)
        if live.player(entry.seat) != entry.seat:  # for a partner one answers, and leaves nothing behind
            raise Forbidden("table-not-your-seat")
        if live.stage is Stage.FINISHED:
            raise Refused("refused-over")
        if not live.game.has_turns:
            raise Conflict("table-no-turns")
        if live.prepared.left(entry.seat) != entry:
            await room.write(live, [entry])

    await room.do(act)


async def name_point(room: Room, token: SeatToken | None, at: Point, name: str) -> None:
    """Give the start or the end of a game of a series a name, by which people find it again."""

    async def act(live: LiveTable) -> None:
        own = [seat for seat in live.own_seats(token) if live.is_owned(seat)]
        if not own:
            raise Forbidden("table-not-your-seat")
        if live.row.series is None:
            raise Conflict("table-nothing-follows")
        if at is Point.END and live.stage is not Stage.FINISHED:
            raise Conflict("table-not-finished")
        if live.points.get(at.value, "") != name:
            await room.write(live, [Named(own[0], at, name)])

    await room.insist(act)


async def restart(room: Room, token: SeatToken | None) -> None:
    """Begin a game again that was begun with other rules: with the same options and people, and new luck. Whoever asks
    second finds it begun."""

    async def act(live: LiveTable) -> None:
        own = [seat for seat in live.own_seats(token) if live.is_owned(seat)]
        if not own:
            raise Forbidden("table-not-your-seat")
        if live.outdated is None and live.story.was_restarted and not live.steps:
            return
        if not live.can_restart:
            raise Conflict("table-no-restart")
        await room.write(live, [Restarted(own[0], live.game.version, secrets.randbits(63))])

    await room.insist(act)


async def carry_on(room: Room, token: SeatToken | None) -> None:
    """Go on where it stands with a game that was begun with other rules, if today's lead to the very same. Whoever asks
    second finds it going on."""

    async def act(live: LiveTable) -> None:
        own = [seat for seat in live.own_seats(token) if live.is_owned(seat)]
        if not own:
            raise Forbidden("table-not-your-seat")
        if live.outdated is None and live.story.was_adopted:
            return
        if not live.can_restart or live.stage is not Stage.PLAYING:
            raise Conflict("table-no-restart")
        found = await alike(live, room.errands)
        if found.number < len(live.steps) or live.story.was_corrected:
            await _find_position(room, live)
            raise Conflict("table-rules-differ", number=found.number + 1)
        live.match.carry_on(live.game.version, found.state)
        await room.write(live, [Adopted(own[0], live.game.version)])

    await room.insist(act)


async def resume(room: Room, token: SeatToken | None) -> None:
    """Go on with a game that was begun with other rules from the last position that today's can read. Whoever asks
    second finds it going on."""

    async def act(live: LiveTable) -> None:
        own = [seat for seat in live.own_seats(token) if live.is_owned(seat)]
        if not own:
            raise Forbidden("table-not-your-seat")
        if live.outdated is None and live.story.was_resumed:
            return
        if not live.can_restart or live.stage is not Stage.PLAYING:
            raise Conflict("table-no-restart")
        found = await _find_position(room, live)
        if found is None:
            raise Conflict("table-no-position")
        version = live.game.version
        await room.write(live, [Resumed(own[0], version, live.row.version, *found)])

    await room.insist(act)


async def _find_position(room: Room, live: LiveTable) -> Position | None:
    """Where such a game can be taken up; everybody is told."""
    if live.resumable is None:
        lines, snapshots = await room.store.lines(room.id), await room.store.snapshots(room.id)
        live.resumable = await last_position(live, lines, snapshots, room.errands)
        room.viewers.notify()
    return None if live.resumable is None else Position(*live.resumable)


# --- What takes everybody's word --------------------------------------------------------------------


async def suggest_correction(room: Room, token: SeatToken | None, change: dict[str, Any], why: str) -> None:
    """Put something right, or suggest it to the others."""

    async def act(live: LiveTable) -> None:
        await room.write(live, correction_of(live, live.own_seats(token), change, why))

    await room.insist(act)


async def answer_suggestion(room: Room, token: SeatToken | None, to: int, *, yes: bool) -> None:
    """Agree to a suggestion, or not; the last to agree carries it out."""

    async def act(live: LiveTable) -> None:
        await room.write(live, answers(live, token, to, yes=yes))

    await room.insist(act)


async def pass_seat(room: Room, token: SeatToken | None, wanted: WantedPassing) -> SeatToken | None:
    """Pass a seat to somebody, take it back, or suggest that; the invitation, if it is somebody else's for good."""

    async def act(live: LiveTable) -> Change:
        change = changed_seat(live, token, room.viewers.connected, wanted)
        if change.given is not None:
            live.seats[change.given.seat] = change.given
        await room.write(live, change.entries, given=change.given)
        return change

    return (await room.insist(act)).link
