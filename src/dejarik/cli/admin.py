"""`dejarik admin …`: looking after the tables of a server, through its database and while it runs.

JSON: `list` has `tables` (`table`, `game`, `state`, `changed`, `standing`: seconds that it is overdue, or null,
`people`), `journal` has `lines`, `ban`, `unban` and `bans` have `bans` (`network`, `until`), `clean` has `removed`;
the others say which `table` it was.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from enum import Enum
from typing import TYPE_CHECKING, Any

from dejarik.cli.command import ID, WORD, Call, Command, Option, Positional, Report, number, one_of
from dejarik.cli.databases import CONFIG, DATABASE, with_store
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import text

if TYPE_CHECKING:
    from dejarik.table.store import Store
    from dejarik.table.words import TableId

#: Servers have heard by then what was done behind their backs.
SECONDS_TO_HEAR = 2.5


class State(Enum):
    """Which tables to list."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    STANDING = "standing"


TABLE: Positional[str] = Positional("table", text("cli-admin-table"), kind=ID)
STATE: Option[State | None] = Option(
    "--state", text("cli-admin-state"), None, kind=one_of(State, text("cli-placeholder-text"))
)
MOST = Option("--most", text("cli-admin-most"), 100, kind=number(1, 100_000))
ADDRESS: Positional[str] = Positional("address", text("cli-admin-address"), kind=WORD)
HOURS: Option[int | None] = Option("--hours", text("cli-admin-hours"), None, kind=number(1, 100_000))
FINISHED: Option[int | None] = Option("--finished", text("cli-admin-finished"), None, kind=number(0))
OPEN: Option[int | None] = Option("--open", text("cli-admin-open"), None, kind=number(0))
PLAYING: Option[int | None] = Option("--playing", text("cli-admin-playing"), None, kind=number(0))


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _table(call: Call) -> TableId:
    from dejarik.table.words import TableId

    return TableId(call[TABLE])


def listed(call: Call) -> Report:
    from dejarik.table import housekeeping, operating
    from dejarik.table.words import Stage

    state = call[STATE]

    async def work(store: Store) -> tuple[list[Any], dict[str, float]]:
        stage = None if state in (None, State.STANDING) else Stage(state.value)
        async with store.reading() as connection:
            still = await operating.standing(connection, call[MOST])
        found = await housekeeping.listed(store, stage, call[MOST])
        return found, {each.table: each.seconds for each in still}

    found, still = with_store(call, work)
    tables: list[dict[str, object]] = []
    for each, changed in found:
        if state is State.STANDING and each.row.id not in still:
            continue
        people = [seat.name or "-" for seat in each.seats if seat.bot is None]
        known = {"table": each.row.id, "game": each.row.game, "state": each.summary.stage.value}
        tables.append({**known, "changed": changed, "standing": still.get(each.row.id), "people": people})
    lines = [
        f"{each['table']}  {each['game']:8} {each['state']:8} {_moment(float(str(each['changed'])))}  "
        + ", ".join(map(str, each["people"] if isinstance(each["people"], list) else []))
        + (
            f"  {call.say('admin-standing', seconds=int(float(str(each['standing']))))}"
            if each["standing"]
            else ""
        )
        for each in tables
    ]
    return Report({"tables": tables}, tuple(lines) or (call.say("admin-no-tables"),))


def closed(call: Call) -> Report:
    from dejarik.table.housekeeping import close

    with_store(call, lambda store: close(store, _table(call)))
    return Report({"table": call[TABLE]}, (call.say("admin-closed", table=call[TABLE]),))


def woken(call: Call) -> Report:
    from dejarik.table import operating

    async def work(store: Store) -> None:
        if await store.find(_table(call)) is None:
            raise Problem("table-unknown")
        async with store.changing() as connection:
            await operating.order(connection, _table(call))

    with_store(call, work)
    return Report({"table": call[TABLE]}, (call.say("admin-woken", table=call[TABLE]),))


def removed(call: Call) -> Report:
    from dejarik.table.housekeeping import remove

    async def work(store: Store) -> None:
        if await store.find(_table(call)) is None:
            raise Problem("table-unknown")
        await remove(store, [_table(call)])

    with_store(call, work)
    time.sleep(SECONDS_TO_HEAR)
    return Report({"table": call[TABLE]}, (call.say("admin-removed", table=call[TABLE]),))


def journal(call: Call) -> Report:
    from dejarik.table import housekeeping

    found = with_store(call, lambda store: housekeeping.journal(store, _table(call)))
    lines = [housekeeping.shown(line) for line in found]
    return Report({"lines": lines}, tuple(_line(dict(each)) for each in lines))


def _line(entry: dict[str, Any]) -> str:
    position, at, kind = entry.pop("position"), entry.pop("at"), entry.pop("is")
    facts = " ".join(f"{name}={value}" for name, value in entry.items())
    return f"{position:6} {_moment(at)} {kind:10} {facts}"[:400]


def banned(call: Call) -> Report:
    from dejarik.table import operating

    hours = call[HOURS]

    async def work(store: Store) -> list[Any]:
        async with store.changing() as connection:
            await operating.ban(connection, call[ADDRESS], None if hours is None else hours * 3600.0)
            return await operating.bans(connection)

    return _bans(call, with_store(call, work))


def unbanned(call: Call) -> Report:
    from dejarik.table import operating

    async def work(store: Store) -> list[Any]:
        async with store.changing() as connection:
            if not await operating.unban(connection, call[ADDRESS]):
                raise Problem("admin-not-banned", address=call[ADDRESS])
            return await operating.bans(connection)

    return _bans(call, with_store(call, work))


def bans(call: Call) -> Report:
    from dejarik.table import operating

    async def work(store: Store) -> list[Any]:
        async with store.reading() as connection:
            return await operating.bans(connection)

    return _bans(call, with_store(call, work))


def _bans(call: Call, found: list[Any]) -> Report:
    lines = [
        row.network
        if row.until is None
        else call.say("admin-banned-until", address=row.network, until=_moment(row.until))
        for row in found
    ]
    data = [{"network": row.network, "until": row.until} for row in found]
    return Report({"bans": data}, tuple(lines) or (call.say("admin-no-bans"),))


def cleaned(call: Call) -> Report:
    from dejarik.table.housekeeping import clean
    from dejarik.table.words import Stage

    days: dict[Stage, float | None] = {
        Stage.FINISHED: call[FINISHED],
        Stage.OPEN: call[OPEN],
        Stage.PLAYING: call[PLAYING],
    }
    if all(each is None for each in days.values()):
        raise Problem("admin-clean-what")
    found = with_store(call, lambda store: clean(store, days))
    return Report({"removed": list(found)}, (call.say("admin-cleaned", count=len(found)),))


def vacuumed(call: Call) -> Report:
    from dejarik.table.housekeeping import vacuum

    with_store(call, vacuum)
    return Report({"done": True}, (call.say("admin-vacuumed"),))


_WHERE = (DATABASE, CONFIG)
COMMAND = Command(
    "admin",
    text("cli-admin"),
    commands=(
        Command("list", text("cli-admin-list"), listed, (STATE, MOST, *_WHERE)),
        Command("journal", text("cli-admin-journal"), journal, (TABLE, *_WHERE)),
        Command("wake", text("cli-admin-wake"), woken, (TABLE, *_WHERE)),
        Command("close", text("cli-admin-close"), closed, (TABLE, *_WHERE)),
        Command("remove", text("cli-admin-remove"), removed, (TABLE, *_WHERE)),
        Command("clean", text("cli-admin-clean"), cleaned, (FINISHED, OPEN, PLAYING, *_WHERE)),
        Command("ban", text("cli-admin-ban"), banned, (ADDRESS, HOURS, *_WHERE)),
        Command("unban", text("cli-admin-unban"), unbanned, (ADDRESS, *_WHERE)),
        Command("bans", text("cli-admin-bans"), bans, _WHERE),
        Command("vacuum", text("cli-admin-vacuum"), vacuumed, _WHERE),
    ),
)
