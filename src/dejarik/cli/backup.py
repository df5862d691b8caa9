"""`dejarik backup FILE`: everything that a server has stored, in one file, also while it runs.

JSON: `file`, and `rows`, how many of each kind.
"""

from __future__ import annotations

from pathlib import Path

from dejarik.cli.command import FILE, Call, Command, Positional, Report
from dejarik.cli.databases import CONFIG, DATABASE, with_store
from dejarik.kernel.text import text

WHERE: Positional[Path] = Positional("file", text("cli-backup-file"), kind=FILE)


def run(call: Call) -> Report:
    from dejarik.table.backups import back_up

    rows = with_store(call, lambda store: back_up(store, call[WHERE]))
    said = call.say("admin-backed-up", file=str(call[WHERE]), count=rows["tables"])
    return Report({"file": str(call[WHERE]), "rows": rows}, (said,))


COMMAND = Command("backup", text("cli-backup"), run, (WHERE, DATABASE, CONFIG))
