"""`dejarik campaign list|export|import`: the campaigns on a server's database.

`list` has in its JSON `campaigns`, the newest first: `series`, `game`, `tables` (one a stage), `newest` (a table),
`state`, `people` (names), `begun` (seconds since 1970). `export SERIES FILE` writes a campaign with the replays of all
its stages; `series` may also be the id of one of its tables. `import FILE` makes its tables anew: `table`, and `links`,
an invitation to each seat that is no bot's, below the server's address; `unplayed` counts stages of other rules, which
can be looked at only, `left_out` those that these rules can't even begin.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli.command import FILE, WORD, Call, Command, Positional, Report
from dejarik.cli.databases import CONFIG, DATABASE, with_store
from dejarik.cli.games import read_bytes
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import text
from dejarik.messages import say

if TYPE_CHECKING:
    from dejarik.assault.campaign.rules.log import Log
    from dejarik.table.store import Store

SERIES: Positional[str] = Positional("series", text("cli-campaign-series"), kind=WORD)
STATES = {"open": text("series-open"), "playing": text("series-playing"), "finished": text("series-finished")}
WHOLE_FILE: Positional[Path] = Positional("file", text("cli-campaign-whole-file"), kind=FILE)


def listed(call: Call) -> Report:
    from dejarik.table.facts import game_label

    found = with_store(call, lambda store: store.all_series())
    campaigns: list[dict[str, object]] = []
    lines: list[str] = []
    for tables in found:
        last = tables[-1]
        people = [seat.name for seat in last.seats if seat.bot is None and seat.name]
        state = last.summary.stage.value
        campaigns.append(
            {
                "series": last.row.series,
                "game": last.row.game,
                "tables": last.row.part + 1,
                "newest": last.row.id,
                "state": state,
                "people": people,
                "begun": tables[0].row.created,
            }
        )
        game = game_label(last.row.game)
        lines.append(
            call.say(
                "series-line",
                series=str(last.row.series),
                game=say(text(game.id), call.language),
                count=last.row.part + 1,
                state=say(STATES[state], call.language),
                people=", ".join(people) or "-",
                begun=datetime.fromtimestamp(tables[0].row.created, UTC).strftime("%Y-%m-%d"),
            )
        )
    return Report({"campaigns": campaigns}, tuple(lines) or (call.say("series-none"),))


def stored_log(call: Call, series: str) -> Log:
    """The log of a campaign on the database, as it stands; `series` may also be one of its tables."""
    from dejarik.assault.campaign.sequels import log_now
    from dejarik.table.loading import load
    from dejarik.table.words import TableId

    async def work(store: Store) -> Log | None:
        found = await store.find(TableId(series))
        newest = await store.newest((found[0].series if found else None) or series)
        if newest is None:
            return None
        live = await load(store, newest)
        following = live.sequel if live.outdated is not None else None
        return log_now(live.match.options, live.match.state) if following is None else following.log

    log = with_store(call, work)
    if log is None:
        raise Problem("series-unknown", series=series[:40])
    return log


def export(call: Call) -> Report:
    from dejarik.table.series_files import written
    from dejarik.table.words import TableId

    async def work(store: Store) -> bytes:
        found = await store.find(TableId(call[SERIES]))
        return await written(store, (found[0].series if found else None) or call[SERIES])

    content, file = with_store(call, work), call[WHOLE_FILE]
    try:
        file.write_bytes(content)
    except OSError as error:
        raise Problem("cli-unwritable-file", file=str(file), reason=error.strerror or str(error)) from error
    report = {"file": str(file), "bytes": len(content)}
    return Report(report, (call.say("series-exported", file=str(file)),))


def taken_in(call: Call) -> Report:
    from dejarik.table.replays import Played, play_again
    from dejarik.table.series_files import take_in_series

    data = read_bytes(call[WHOLE_FILE])

    async def play(replay: bytes) -> Played:
        return play_again(replay)

    taken = with_store(call, lambda store: take_in_series(store, data, play))
    table = taken.table
    paths = {seat: f"/#/table/{table}/{link}" for seat, link in sorted(taken.links.items())}
    names = {seat.seat: seat.name or "-" for seat in taken.seats}
    lines = [call.say("series-unplayed", count=taken.unplayed)] if taken.unplayed else []
    lines += [call.say("series-left-out", count=taken.left_out)] if taken.left_out else []
    lines.append(call.say("series-imported", path=f"/#/table/{table}"))
    lines += [
        call.say("series-link", seat=seat + 1, name=names[seat], path=path) for seat, path in paths.items()
    ]
    report = {
        "table": table,
        "links": {str(seat): path for seat, path in paths.items()},
        "unplayed": taken.unplayed,
        "left_out": taken.left_out,
    }
    return Report(report, tuple(lines))


COMMANDS = (
    Command("list", text("cli-campaign-list"), listed, (DATABASE, CONFIG)),
    Command("export", text("cli-campaign-export"), export, (SERIES, WHOLE_FILE, DATABASE, CONFIG)),
    Command("import", text("cli-campaign-import"), taken_in, (WHOLE_FILE, DATABASE, CONFIG)),
)
